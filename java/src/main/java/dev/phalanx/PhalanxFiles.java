package dev.phalanx;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Encrypts and decrypts whole files, in the format of the command {@code phalanx}.
 *
 * <p>To cancel a call, throw an exception from its {@link Progress}, or interrupt its thread, as
 * {@link java.util.concurrent.Future#cancel Future.cancel(true)} does. An interrupted call throws
 * {@link java.io.InterruptedIOException}, and its thread stays interrupted. No output appears, the temporary file is
 * removed, and an existing file stays unchanged. A call that tries a passphrase ends after that.
 */
public final class PhalanxFiles {
    private PhalanxFiles() {}

    /** Progress of a call on a whole file. */
    @FunctionalInterface
    public interface Progress {
        /**
         * Called after each chunk or mebibyte, usually on other threads, but one at a time and never after the call on
         * the file has returned. If this throws, the call on the file is cancelled and throws the same.
         *
         * @param done the bytes of plaintext that have been processed
         * @param total the bytes of plaintext in total, or -1 if that is unknown
         */
        void report(long done, long total);
    }

    /** The contents of a new identity's file, and its public key. */
    public record NewIdentity(byte[] identity, byte[] recipient) {}

    /** Encrypts the file input to the file output, which appears once it is complete. */
    public static void encrypt(Path input, Path output, Secrets secrets) throws IOException {
        encrypt(input, output, secrets, "", null);
    }

    /**
     * Encrypts the file input to the file output, which appears once it is complete.
     *
     * @param options such as {@code "suite=kuznyechik-mgm;threads=2;existing=replace"}, or empty
     * @param progress may be null
     */
    public static void encrypt(Path input, Path output, Secrets secrets, String options, Progress progress) throws IOException {
        run(Native.ENCRYPT, input, Native.text(name(output)), secrets, options, progress);
    }

    /** Decrypts the file input to the file output, which only appears once all of it has been verified. */
    public static void decrypt(Path input, Path output, Secrets secrets) throws IOException {
        decrypt(input, output, secrets, "", null);
    }

    /**
     * Decrypts the file input to the file output, which only appears once all of it has been verified.
     *
     * @param options such as {@code "threads=2;existing=replace"}, or empty
     * @param progress may be null
     */
    public static void decrypt(Path input, Path output, Secrets secrets, String options, Progress progress) throws IOException {
        run(Native.DECRYPT, input, Native.text(name(output)), secrets, options, progress);
    }

    /** Verifies the whole file without writing anything. */
    public static void verify(Path input, Secrets secrets) throws IOException {
        verify(input, secrets, "", null);
    }

    /**
     * Verifies the whole file without writing anything.
     *
     * @param options such as {@code "threads=2"}, or empty
     * @param progress may be null
     */
    public static void verify(Path input, Secrets secrets, String options, Progress progress) throws IOException {
        run(Native.DECRYPT, input, null, secrets, options, progress);
    }

    /** The contents of a new key file. */
    public static byte[] generateKey() {
        return Native.generate(false)[0];
    }

    /** A new identity, which opens files that were locked with its public key. */
    public static NewIdentity generateIdentity() {
        byte[][] pair = Native.generate(true);
        return new NewIdentity(pair[0], pair[1]);
    }

    private static void run(int direction, Path input, byte[] output, Secrets secrets, String options, Progress progress)
            throws IOException {
        byte[] in = Native.text(name(input));
        byte[] opt = Native.text(options);
        Transfer transfer = new Transfer(progress);
        try {
            secrets.set.read(address -> {
                transfer.run(direction, in, output, address, opt);
                return null;
            });
        } catch (PhalanxException error) {
            throw error.status() == PhalanxException.CANCELLED ? transfer.cancelled(input, error) : of(input, error);
        }
    }

    /** The name of a file for the library. */
    static String name(Path path) {
        // Throws UnsupportedOperationException for paths inside archives.
        return path.toFile().getPath();
    }

    /** Errors of files become IOExceptions. Invalid arguments stay what they are. */
    static IOException of(Path input, PhalanxException error) {
        switch (error.status()) {
            case PhalanxException.AUTH:
                return new FileAuthenticationException(error.getMessage(), error);
            case PhalanxException.IO:
                if (Files.notExists(input)) {
                    NoSuchFileException missing = new NoSuchFileException(input.toString(), null, error.getMessage());
                    missing.initCause(error);
                    return missing;
                }
                return new IOException(error.getMessage(), error);
            default:
                throw error;
        }
    }
}
