package dev.phalanx;

import java.io.IOException;
import java.security.AlgorithmParametersSpi;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidParameterSpecException;
import java.util.Arrays;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;

/**
 * A nonce or IV, and of AEADs the bytes of the tag. In DER it is an OCTET STRING, or a SEQUENCE of an OCTET STRING and
 * an INTEGER, as the GCMParameters of RFC 5084.
 */
final class PhalanxParameters extends AlgorithmParametersSpi {
    private static final int OCTETS = 4;
    private static final int INTEGER = 2;
    private static final int SEQUENCE = 0x30;

    private byte[] nonce;
    private int tag;

    @Override
    protected void engineInit(AlgorithmParameterSpec spec) throws InvalidParameterSpecException {
        if (spec instanceof GCMParameterSpec gcm && gcm.getTLen() % 8 == 0 && gcm.getTLen() > 0 && gcm.getTLen() <= 512) {
            nonce = gcm.getIV();
            tag = gcm.getTLen() / 8;
        } else if (spec instanceof IvParameterSpec iv && !(spec instanceof PhalanxParameterSpec)) {
            nonce = iv.getIV();
            tag = 0;
        } else {
            throw new InvalidParameterSpecException("phalanx: not an IvParameterSpec or a GCMParameterSpec with whole bytes");
        }
        if (nonce.length > 100) {
            throw new InvalidParameterSpecException("phalanx: a nonce of " + nonce.length + " bytes");
        }
    }

    @Override
    protected void engineInit(byte[] der) throws IOException {
        boolean sequence = der.length > 0 && der[0] == SEQUENCE;
        byte[] inner = sequence ? value(der, 0, SEQUENCE, der.length) : der;
        byte[] octets = value(inner, 0, OCTETS, sequence ? -1 : inner.length);
        int tagBytes = 0;
        if (sequence) {
            byte[] number = value(inner, 2 + octets.length, INTEGER, inner.length);
            if (number.length != 1 || number[0] <= 0 || number[0] > 64) {
                throw new IOException("phalanx: not the size of a tag");
            }
            tagBytes = number[0];
        }
        nonce = octets;
        tag = tagBytes;
    }

    @Override
    protected void engineInit(byte[] encoded, String format) throws IOException {
        known(format);
        engineInit(encoded);
    }

    /** The content of an element, which ends at `end` unless that is negative. */
    private static byte[] value(byte[] der, int at, int kind, int end) throws IOException {
        if (at + 2 > der.length || der[at] != kind || der[at + 1] < 0 || at + 2 + der[at + 1] > der.length
                || end >= 0 && at + 2 + der[at + 1] != end) {
            throw new IOException("phalanx: these are not the parameters of a cipher in DER");
        }
        return Arrays.copyOfRange(der, at + 2, at + 2 + der[at + 1]);
    }

    private static byte[] element(int kind, byte[] content) {
        byte[] all = new byte[2 + content.length];
        all[0] = (byte) kind;
        all[1] = (byte) content.length;
        System.arraycopy(content, 0, all, 2, content.length);
        return all;
    }

    private static void known(String format) throws IOException {
        if (format != null && !format.equalsIgnoreCase("ASN.1") && !format.equalsIgnoreCase("DER")) {
            throw new IOException("phalanx: unknown format of parameters: " + format);
        }
    }

    @Override
    protected byte[] engineGetEncoded() {
        byte[] octets = element(OCTETS, nonce);
        if (tag == 0) {
            return octets;
        }
        byte[] both = Arrays.copyOf(octets, octets.length + 3);
        System.arraycopy(element(INTEGER, new byte[] {(byte) tag}), 0, both, octets.length, 3);
        return element(SEQUENCE, both);
    }

    @Override
    protected byte[] engineGetEncoded(String format) throws IOException {
        known(format);
        return engineGetEncoded();
    }

    @Override
    protected <T extends AlgorithmParameterSpec> T engineGetParameterSpec(Class<T> wanted) throws InvalidParameterSpecException {
        if (tag > 0 && wanted.isAssignableFrom(GCMParameterSpec.class)) {
            return wanted.cast(new GCMParameterSpec(8 * tag, nonce));
        }
        if (wanted.isAssignableFrom(IvParameterSpec.class)) {
            return wanted.cast(new IvParameterSpec(nonce));
        }
        throw new InvalidParameterSpecException("phalanx: only IvParameterSpec and, of AEADs, GCMParameterSpec");
    }

    @Override
    protected String engineToString() {
        return tag == 0 ? "nonce of " + nonce.length + " bytes" : "tag of " + tag + " bytes";
    }
}
