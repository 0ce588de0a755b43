package dev.phalanx;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.List;
import javax.crypto.MacSpi;
import javax.crypto.spec.IvParameterSpec;

/** MACs of ciphers. */
final class PhalanxMac extends MacSpi implements Cloneable {
    private final List<String> names;
    private Algorithm algorithm;
    private Native.Handle key;
    private Native.Handle message;
    private byte[] nonce;
    private int tag;

    /** The algorithms, one for each key length. */
    PhalanxMac(List<String> names) {
        this.names = names;
        this.algorithm = Algorithm.find(names.get(0));
        this.tag = algorithm.tagBytes();
    }

    @Override
    protected int engineGetMacLength() {
        return tag;
    }

    @Override
    protected void engineInit(Key secret, AlgorithmParameterSpec spec) throws InvalidKeyException, InvalidAlgorithmParameterException {
        byte[] bytes = PhalanxCipher.encoded(secret);
        try {
            Algorithm chosen = names.stream().map(Algorithm::find).filter(each -> each.keyBytes() == bytes.length).findFirst()
                    .orElseThrow(() -> new InvalidKeyException("phalanx: " + names.get(0) + ": invalid key length: "
                            + bytes.length + " bytes (expected " + Algorithm.find(names.get(0)).keyBytes() + ")"));
            if (spec != null && !(spec instanceof IvParameterSpec)) {
                throw new InvalidAlgorithmParameterException("phalanx: " + chosen.name()
                        + ": unknown parameters: use IvParameterSpec or PhalanxParameterSpec");
            }
            byte[] iv = spec instanceof IvParameterSpec plain ? plain.getIV() : new byte[0];
            String options = spec instanceof PhalanxParameterSpec ours ? ours.getOptions() : "";
            Native.Handle made;
            Native.Handle first = null;
            try {
                made = Native.Handle.open(Native.MAC, chosen.name(), bytes, options);
                first = start(made, iv);
            } catch (PhalanxException error) {
                throw new InvalidAlgorithmParameterException(error.getMessage(), error);
            }
            close();
            key = made;
            message = first;
            nonce = iv;
            algorithm = chosen;
            tag = chosen.tagBytes();
            for (String option : options.split(";")) {
                if (option.startsWith("tag=")) {
                    tag = Integer.parseInt(option.substring(4));
                }
            }
        } finally {
            Native.wipe(bytes);
        }
    }

    private static Native.Handle start(Native.Handle key, byte[] nonce) {
        return new Native.Handle(Native.MESSAGE | Native.MAC, Native.start(Native.MAC, key.get(), Native.ENCRYPT, nonce));
    }

    private void close() {
        if (message != null) {
            message.close();
            message = null;
        }
        if (key != null) {
            key.close();
            key = null;
        }
    }

    @Override
    protected void engineUpdate(byte input) {
        engineUpdate(new byte[] {input}, 0, 1);
    }

    @Override
    protected void engineUpdate(byte[] input, int at, int length) {
        try {
            for (int done = 0; done < length; done += Native.PIECE) {
                Native.update(message.kind, message.get(), input, at + done, Math.min(Native.PIECE, length - done), null, 0, 0);
            }
        } catch (PhalanxException error) {
            throw new IllegalStateException(error.getMessage(), error);
        }
    }

    @Override
    protected byte[] engineDoFinal() {
        byte[] out = new byte[tag];
        try {
            Native.finish(message.kind, message.get(), out, 0, tag);
        } catch (PhalanxException error) {
            throw new IllegalStateException(error.getMessage(), error);
        } finally {
            engineReset();
        }
        return out;
    }

    @Override
    protected void engineReset() {
        if (key != null) {
            message.close();
            message = start(key, nonce);
        }
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException("phalanx: the key cannot be shared");
    }

    /** HMAC and KMAC. Their messages are kept until doFinal. */
    static final class OfHash extends MacSpi {
        private final Names.Hash hash;
        private final int size;
        private byte[] key;
        private byte[] kept = new byte[256];
        private int length;

        OfHash(Names.Hash hash) {
            this.hash = hash;
            this.size = (int) (Native.hashSizes(Native.text(hash.name())) >>> 32);
        }

        @Override
        protected int engineGetMacLength() {
            return size;
        }

        @Override
        protected void engineInit(Key secret, AlgorithmParameterSpec spec) throws InvalidKeyException, InvalidAlgorithmParameterException {
            if (spec != null) {
                throw new InvalidAlgorithmParameterException("phalanx: " + hash.mac() + " has no parameters");
            }
            byte[] bytes = PhalanxCipher.encoded(secret);
            if (hash.mac().startsWith("kmac") && bytes.length != size) {
                Native.wipe(bytes);
                throw new InvalidKeyException("phalanx: " + hash.mac() + ": invalid key length: " + bytes.length
                        + " bytes (expected " + size + ")");
            }
            Native.wipe(key);
            key = bytes;
            engineReset();
        }

        @Override
        protected void engineUpdate(byte input) {
            engineUpdate(new byte[] {input}, 0, 1);
        }

        @Override
        protected void engineUpdate(byte[] input, int at, int more) {
            if (more > PhalanxCipher.KEPT - length) {
                throw new IllegalStateException("phalanx: " + hash.mac() + ": a message of more than " + PhalanxCipher.KEPT
                        + " bytes cannot be kept until it is complete: set the property dev.phalanx.kept");
            }
            if (more > kept.length - length) {
                byte[] larger = Arrays.copyOf(kept, (int) Math.min(PhalanxCipher.KEPT, Math.max(length + more, 2L * kept.length)));
                Native.wipe(kept);
                kept = larger;
            }
            System.arraycopy(input, at, kept, length, more);
            length += more;
        }

        @Override
        protected byte[] engineDoFinal() {
            byte[] out = new byte[size];
            try {
                Native.hashMac(Native.text(hash.mac()), key, kept, length, out);
            } catch (PhalanxException error) {
                throw new IllegalStateException(error.getMessage(), error);
            } finally {
                engineReset();
            }
            return out;
        }

        @Override
        protected void engineReset() {
            Arrays.fill(kept, 0, length, (byte) 0);
            length = 0;
        }
    }
}
