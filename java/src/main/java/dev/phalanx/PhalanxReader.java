package dev.phalanx;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;

/**
 * Reads the plaintext of an encrypted file. Every byte that it returns has been verified. Any number of threads may
 * call {@link #read(ByteBuffer, long)}. {@code Channels.newInputStream} makes a stream of it.
 */
public final class PhalanxReader implements SeekableByteChannel {
    /** How many bytes of a file say how long its header is. */
    private static final int HEADER_START = 56;

    /** How many bytes of plaintext are decrypted at once. */
    static final int WINDOW = 1 << 20;

    private final Path path;
    private final FileChannel file;
    private final Shared parts;
    private final long size;
    private final long chunk;
    private long position;
    /** Plaintext at the position begin, so that short reads do not decrypt a chunk again. */
    private byte[] buffer = new byte[0];
    private long begin;

    /** Opens a file. This verifies its last chunk, so that truncated files are rejected at once. */
    public PhalanxReader(Path path, Secrets secrets) throws IOException {
        this(path, secrets, "");
    }

    /**
     * Opens a file. This verifies its last chunk, so that truncated files are rejected at once.
     *
     * @param options such as {@code "level=avx2"}, or empty
     */
    public PhalanxReader(Path path, Secrets secrets, String options) throws IOException {
        Objects.requireNonNull(secrets, "the secrets are null");
        byte[] opt = Native.text(options);
        this.path = path;
        file = FileChannel.open(path, StandardOpenOption.READ);
        Shared opened = null;
        try {
            long bytes = file.size();
            byte[] start = sealed(0, (int) Math.min(bytes, HEADER_START));
            long header = Native.headerBytes(start);
            if (header > bytes) {
                throw new PhalanxException(PhalanxException.AUTH, "truncated: it ends within its header: copy it again");
            }
            byte[] whole = sealed(0, (int) header);
            size = Native.plainBytes(whole, bytes);
            opened = secrets.set.read(address ->
                    new Shared(new Native.Handle(Native.PARTS, Native.parts(whole, size, address, Native.DECRYPT, opt))));
            parts = opened;
            chunk = parts.read(address -> Native.layout(address, 0, 1))[0];
            Native.wipe(open(size, size).bytes);
        } catch (PhalanxException error) {
            release(opened);
            throw named(error);
        } catch (IOException | RuntimeException error) {
            release(opened);
            throw error;
        }
    }

    private void release(Shared opened) throws IOException {
        if (opened != null) {
            opened.close();
        }
        file.close();
    }

    /** Adds the file's name. */
    private IOException named(PhalanxException error) {
        return PhalanxFiles.of(path, new PhalanxException(error.status(), path + ": " + error.getMessage()));
    }

    private byte[] sealed(long from, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        while (bytes.hasRemaining()) {
            if (file.read(bytes, from + bytes.position()) < 0) {
                throw new EOFException(path + ": the file became shorter: cannot read " + length + " bytes at offset " + from);
            }
        }
        return bytes.array();
    }

    private record Plain(byte[] bytes, long begin) {}

    /** Decrypts the chunks that contain a range of the plaintext. */
    private Plain open(long from, long to) throws IOException {
        try {
            long[] chunks = parts.read(address -> Native.chunksOf(address, from, to));
            long[] at = parts.read(address -> Native.layout(address, chunks[0], chunks[1]));
            byte[] sealed = sealed(at[5], Math.toIntExact(at[6] - at[5]));
            byte[] plain = new byte[Math.toIntExact(at[4] - at[3])];
            parts.read(address -> {
                Native.chunks(address, Native.DECRYPT, chunks[0], chunks[1], sealed, sealed.length, plain);
                return null;
            });
            return new Plain(plain, at[3]);
        } catch (PhalanxException error) {
            throw named(error);
        } catch (IllegalStateException closed) {
            throw new ClosedChannelException();
        }
    }

    /** The bytes of the plaintext. */
    @Override
    public long size() throws IOException {
        checkOpen();
        return size;
    }

    /** Reads plaintext from an offset on until the target is full. Returns fewer bytes, or -1, only at the end. */
    public int read(ByteBuffer target, long offset) throws IOException {
        checkOpen();
        if (offset < 0) {
            throw new IllegalArgumentException("negative offset " + offset);
        }
        if (!target.hasRemaining()) {
            return 0;
        }
        if (offset >= size) {
            return -1;
        }
        int total = 0;
        while (target.hasRemaining() && offset < size) {
            // End at the end of a chunk, so that no chunk is decrypted twice.
            long end = Math.max(offset / chunk + 1, (offset + WINDOW) / chunk) * chunk;
            long stop = Math.min(Math.min(offset + target.remaining(), end), size);
            Plain plain = open(offset, stop);
            int n = (int) (stop - offset);
            target.put(plain.bytes, (int) (offset - plain.begin), n);
            Native.wipe(plain.bytes);
            offset += n;
            total += n;
        }
        return total;
    }

    @Override
    public synchronized int read(ByteBuffer target) throws IOException {
        checkOpen();
        if (!target.hasRemaining()) {
            return 0;
        }
        if (position >= size) {
            return -1;
        }
        if (position < begin || position >= begin + buffer.length) {
            Plain plain = open(position, position + 1);
            Native.wipe(buffer);
            buffer = plain.bytes;
            begin = plain.begin;
        }
        int from = (int) (position - begin);
        int n = Math.min(target.remaining(), buffer.length - from);
        target.put(buffer, from, n);
        position += n;
        return n;
    }

    @Override
    public synchronized long position() throws IOException {
        checkOpen();
        return position;
    }

    @Override
    public synchronized PhalanxReader position(long next) throws IOException {
        checkOpen();
        if (next < 0) {
            throw new IllegalArgumentException("negative position " + next);
        }
        position = next;
        return this;
    }

    @Override
    public int write(ByteBuffer source) {
        throw new NonWritableChannelException();
    }

    @Override
    public PhalanxReader truncate(long bytes) {
        throw new NonWritableChannelException();
    }

    @Override
    public boolean isOpen() {
        return file.isOpen();
    }

    private void checkOpen() throws ClosedChannelException {
        if (!isOpen()) {
            throw new ClosedChannelException();
        }
    }

    /** Wipes the key and all plaintext that the reader holds. */
    @Override
    public synchronized void close() throws IOException {
        Native.wipe(buffer);
        buffer = new byte[0];
        release(parts);
    }
}
