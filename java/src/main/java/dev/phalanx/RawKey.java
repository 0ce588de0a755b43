package dev.phalanx;

import java.io.NotSerializableException;
import java.security.MessageDigest;
import javax.crypto.SecretKey;

/** A key that {@link #destroy} wipes. */
final class RawKey implements SecretKey {
    private static final long serialVersionUID = 1;
    private final String algorithm;
    private transient byte[] bytes;

    RawKey(String algorithm, byte[] bytes) {
        this.algorithm = algorithm;
        this.bytes = bytes;
    }

    @Override
    public String getAlgorithm() {
        return algorithm;
    }

    @Override
    public String getFormat() {
        return "RAW";
    }

    @Override
    public synchronized byte[] getEncoded() {
        if (bytes == null) {
            throw new IllegalStateException("phalanx: the key was destroyed");
        }
        return bytes.clone();
    }

    @Override
    public synchronized void destroy() {
        Native.wipe(bytes);
        bytes = null;
    }

    @Override
    public synchronized boolean isDestroyed() {
        return bytes == null;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof SecretKey key) || isDestroyed() || key.isDestroyed() || key.getEncoded() == null) {
            return this == other;
        }
        byte[] ours = getEncoded();
        byte[] theirs = key.getEncoded();
        boolean same = algorithm.equalsIgnoreCase(key.getAlgorithm()) && MessageDigest.isEqual(ours, theirs);
        Native.wipe(ours);
        Native.wipe(theirs);
        return same;
    }

    @Override
    public int hashCode() {
        // Nothing of the key.
        return algorithm.toLowerCase(java.util.Locale.ROOT).hashCode();
    }

    private Object writeReplace() throws NotSerializableException {
        throw new NotSerializableException("phalanx: keys are not serialised; use getEncoded");
    }
}
