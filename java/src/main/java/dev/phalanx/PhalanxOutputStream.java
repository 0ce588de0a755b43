package dev.phalanx;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;

/**
 * Writes an encrypted file, whose plaintext has a size that is known at the start. The file is complete only if
 * {@link #close} returns without an exception.
 */
public final class PhalanxOutputStream extends OutputStream {
    private final OutputStream out;
    private final Shared parts;
    private final long size;
    private final int chunk;
    /** Plaintext of chunks that are not yet complete. */
    private final byte[] buffer;
    private int used;
    private long next;
    private long total;
    private boolean failed;
    private boolean closed;

    /**
     * Starts a file. The secrets must include one that opens files, so public keys alone are rejected.
     *
     * @param size the bytes of plaintext that will be written
     */
    public PhalanxOutputStream(OutputStream out, long size, Secrets secrets) throws IOException {
        this(out, size, secrets, "");
    }

    /**
     * Starts a file. The secrets must include one that opens files, so public keys alone are rejected.
     *
     * @param size the bytes of plaintext that will be written
     * @param options such as {@code "suite=kuznyechik-mgm;chunk=65536"}, or empty
     */
    public PhalanxOutputStream(OutputStream out, long size, Secrets secrets, String options) throws IOException {
        this.out = Objects.requireNonNull(out, "the output is null");
        if (size < 0) {
            throw new IllegalArgumentException("negative size " + size);
        }
        this.size = size;
        byte[] opt = Native.text(options);
        byte[][] draft = secrets.set.read(address -> Native.draft(address, opt, size));
        parts = secrets.set.read(address -> new Shared(new Native.Handle(Native.PARTS,
                Native.parts(draft[0], size, address, Native.ENCRYPT, Native.text("")))));
        try {
            chunk = Math.toIntExact(parts.read(address -> Native.layout(address, 0, 1))[0]);
            buffer = new byte[Math.max(1, PhalanxReader.WINDOW / chunk) * chunk];
            out.write(draft[1]);
        } catch (IOException | RuntimeException error) {
            parts.close();
            throw error;
        }
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] src, int at, int length) throws IOException {
        Objects.checkFromIndexSize(at, length, src.length);
        if (closed) {
            throw new IOException("phalanx: the stream is closed");
        }
        if (failed) {
            throw new IOException("phalanx: an earlier write failed, so the file is incomplete: write it again");
        }
        if (length > size - total) {
            failed = true;
            throw new IOException("phalanx: more than the " + size + " bytes of plaintext that were announced");
        }
        int done = 0;
        while (done < length) {
            if (used == buffer.length) {
                seal();
            }
            int n = Math.min(length - done, buffer.length - used);
            System.arraycopy(src, at + done, buffer, used, n);
            used += n;
            total += n;
            done += n;
        }
    }

    /** Writes the buffered chunks. */
    private void seal() throws IOException {
        failed = true;
        // An empty file has one empty chunk.
        long end = next + Math.max(1, (used + chunk - 1L) / chunk);
        long[] at = parts.read(address -> Native.layout(address, next, end));
        byte[] sealed = new byte[Math.toIntExact(at[6] - at[5])];
        parts.read(address -> {
            Native.chunks(address, Native.ENCRYPT, next, end, buffer, used, sealed);
            return null;
        });
        Native.wipe(buffer);
        used = 0;
        out.write(sealed);
        next = end;
        failed = false;
    }

    /** Flushes complete parts of the file. The last bytes are only written by {@link #close}. */
    @Override
    public synchronized void flush() throws IOException {
        out.flush();
    }

    /** Writes the last chunks, wipes the key and closes the output. If this throws, the file is incomplete. */
    @Override
    @SuppressWarnings("try") // The resources are only closed.
    public synchronized void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        try (OutputStream closing = out; Shared key = parts) {
            if (failed) {
                throw new IOException("phalanx: an earlier write failed, so the file is incomplete: write it again");
            }
            if (total < size) {
                throw new IOException("phalanx: closed after " + total + " of " + size + " bytes, so the file is incomplete");
            }
            if (used > 0 || size == 0) {
                seal();
            }
        } finally {
            Native.wipe(buffer);
        }
    }
}
