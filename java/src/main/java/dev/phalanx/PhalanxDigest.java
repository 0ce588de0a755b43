package dev.phalanx;

import java.security.DigestException;
import java.security.MessageDigestSpi;

/** The hash functions. */
final class PhalanxDigest extends MessageDigestSpi implements Cloneable {
    private final String name;
    private final int size;
    private Native.Handle state;

    PhalanxDigest(String name) {
        this.name = name;
        this.size = (int) (Native.hashSizes(Native.text(name)) >>> 32);
    }

    @Override
    protected int engineGetDigestLength() {
        return size;
    }

    @Override
    protected void engineUpdate(byte input) {
        engineUpdate(new byte[] {input}, 0, 1);
    }

    @Override
    protected void engineUpdate(byte[] input, int at, int length) {
        if (state == null) {
            state = Native.Handle.open(Native.HASH, name, null, "");
        }
        for (int done = 0; done < length; done += Native.PIECE) {
            Native.update(Native.HASH, state.get(), input, at + done, Math.min(Native.PIECE, length - done), null, 0, 0);
        }
    }

    @Override
    protected byte[] engineDigest() {
        byte[] digest = new byte[size];
        engineUpdate(digest, 0, 0);
        Native.finish(Native.HASH, state.get(), digest, 0, size);
        engineReset();
        return digest;
    }

    @Override
    protected int engineDigest(byte[] out, int at, int room) throws DigestException {
        if (room < size) {
            throw new DigestException("phalanx: " + name + ": the output needs " + size + " bytes, but there is room for " + room);
        }
        System.arraycopy(engineDigest(), 0, out, at, size);
        return size;
    }

    @Override
    protected void engineReset() {
        if (state != null) {
            state.close();
            state = null;
        }
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        PhalanxDigest copy = (PhalanxDigest) super.clone();
        copy.state = state == null ? null : state.dup();
        return copy;
    }
}
