package dev.phalanx;

import java.lang.ref.Cleaner;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The calls of libphalanx. Strings are bytes that end in a NUL, made by {@link #text}. */
final class Native {
    // Roles, as in phalanx.h, are the kinds of keys. A message has the kind MESSAGE | role.
    static final int BLOCKS = 1;
    static final int STREAM = 2;
    static final int BLOCK_MODE = 3;
    static final int AEAD = 4;
    static final int MAC = 5;
    static final int XTS = 6;
    static final int WRAP = 7;
    static final int DERIVATION = 8;
    static final int HASH = 9;
    static final int MESSAGE = 16;
    static final int SECRETS = 32;
    static final int PARTS = 33;
    /** The kind of an update with associated data. */
    static final int AAD = 64;

    static final int ENCRYPT = 0;
    static final int DECRYPT = 1;

    // Secrets of files.
    static final int KEY_FILE = 0;
    static final int KEY = 1;
    static final int PASSPHRASE = 2;
    static final int RECIPIENTS = 3;
    static final int IDENTITY = 4;

    /** The most bytes of an array that the native methods lock instead of copying it. */
    static final int PIECE = 65536;

    private static final Cleaner CLEANER = Cleaner.create();

    static {
        Library.load();
        if (abi() < 0) {
            throw new UnsatisfiedLinkError("phalanx: the native library was compiled with another phalanx.h");
        }
    }

    private Native() {}

    static native int abi();

    static native String level();

    static native byte[] algorithm(int index);

    static native long open(int kind, byte[] name, byte[] key, byte[] options);

    static native void free(int kind, long handle);

    static native long start(int role, long key, int direction, byte[] nonce);

    static native long dup(int kind, long handle);

    static native int update(int kind, long handle, byte[] src, int at, int length, byte[] dst, int to, int room);

    static native int finish(int kind, long handle, byte[] dst, int to, int room);

    static native void crypt(
            int kind, long handle, int direction, byte[] nonce, byte[] aad, int aadLength, int tag, byte[] src, int at,
            int length, byte[] dst, int to);

    /**
     * Messages in one array, of which each begins where the one before ends, under one key. Tags follow the ciphertexts.
     *
     * @param first the number in the first nonce after their common prefix, or -1 if {@code nonces} are those of all rows
     */
    static native void rows(
            int direction, long aead, byte[] nonces, long first, byte[] aad, byte[] src, int[] ends, int count, byte[] dst);

    static native byte[] wrap(long handle, int direction, byte[] nonce, byte[] key);

    static native byte[] derive(byte[] name, byte[] key, byte[] options, byte[] seed);

    static native void kdf(
            byte[] name, byte[] key, int counter, long iterations, long record, byte[] salt, byte[] label, byte[] seed,
            byte[] info, byte[] out);

    static native void hashMac(byte[] name, byte[] key, byte[] message, int length, byte[] tag);

    static native long hashSizes(byte[] name);

    static native void addSecret(long secrets, int kind, byte[] content, byte[] passphrase);

    static native byte[][] generate(boolean identity);

    /**
     * @param cancel a byte that is set to cancel the call
     * @param listener may be null
     */
    static native void file(
            int direction, byte[] input, byte[] output, long secrets, byte[] options, ByteBuffer cancel, Transfer listener);

    static native byte[][] draft(long secrets, byte[] options, long plain);

    static native long headerBytes(byte[] start);

    static native long plainBytes(byte[] header, long file);

    static native long parts(byte[] start, long plain, long secrets, int direction, byte[] options);

    static native long[] layout(long parts, long first, long end);

    static native long[] chunksOf(long parts, long begin, long end);

    static native void chunks(long parts, int direction, long first, long end, byte[] src, int length, byte[] dst);

    /** Text for C. */
    static byte[] text(String text) {
        if (text.indexOf(0) >= 0) {
            throw new PhalanxException(PhalanxException.PARAMETER, "phalanx: a text contains a NUL");
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return Arrays.copyOf(bytes, bytes.length + 1);
    }

    static void wipe(byte[] bytes) {
        if (bytes != null) {
            Arrays.fill(bytes, (byte) 0);
        }
    }

    /** An object of the library. It is wiped and freed by {@link #close}, or once it is unreachable. */
    static final class Handle implements AutoCloseable {
        final int kind;
        private final Address address;
        private final Cleaner.Cleanable cleanable;

        Handle(int kind, long address) {
            this.kind = kind;
            this.address = new Address(kind, address);
            this.cleanable = CLEANER.register(this, this.address);
        }

        static Handle open(int kind, String name, byte[] key, String options) {
            return new Handle(kind, Native.open(kind, text(name), key, text(options)));
        }

        /** The address. Callers keep this object reachable until their call has returned. */
        long get() {
            if (address.value == 0) {
                throw new IllegalStateException("phalanx: closed");
            }
            return address.value;
        }

        Handle dup() {
            try {
                return new Handle(kind, Native.dup(kind, get()));
            } finally {
                java.lang.ref.Reference.reachabilityFence(this);
            }
        }

        @Override
        public void close() {
            cleanable.clean();
        }
    }

    private static final class Address implements Runnable {
        private final int kind;
        private long value;

        Address(int kind, long value) {
            this.kind = kind;
            this.value = value;
        }

        @Override
        public void run() {
            free(kind, value);
            value = 0;
        }
    }
}
