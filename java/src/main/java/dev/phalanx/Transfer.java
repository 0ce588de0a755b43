package dev.phalanx;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.lang.reflect.UndeclaredThrowableException;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.nio.file.Path;

/**
 * A call on a whole file, which is cancelled if its listener throws or if its thread is interrupted. It is a channel
 * only because Java tells channels about interrupts.
 */
final class Transfer extends AbstractInterruptibleChannel {
    private final PhalanxFiles.Progress progress;
    // The native method reads this byte and stops if it isn't zero.
    private final ByteBuffer cancel = ByteBuffer.allocateDirect(1);
    private final Thread caller = Thread.currentThread();
    private Throwable thrown;

    /** @param progress may be null */
    Transfer(PhalanxFiles.Progress progress) {
        this.progress = progress;
    }

    /** @param output null to verify the input */
    void run(int direction, byte[] input, byte[] output, long secrets, byte[] options) {
        begin();
        try {
            Native.file(direction, input, output, secrets, options, cancel, progress == null ? null : this);
        } finally {
            try {
                end(true);
            } catch (AsynchronousCloseException interrupted) {
                // If the interrupt came too late, the call has succeeded. The thread stays interrupted.
            }
        }
    }

    @Override
    protected void implCloseChannel() {
        cancel.put(0, (byte) 1);
    }

    /** Called by the native method, on one thread at a time. Returns whether to continue. */
    synchronized boolean tell(long done, long total) {
        try {
            progress.report(done, total);
        } catch (Throwable each) {
            thrown = each;
        }
        // Channels aren't told about a thread that interrupts itself.
        return thrown == null && !caller.isInterrupted();
    }

    /** Throws the exception of the listener, or makes one about the interrupt. */
    synchronized IOException cancelled(Path input, PhalanxException error) {
        if (thrown instanceof Error each) {
            throw each;
        }
        if (thrown instanceof RuntimeException each) {
            throw each;
        }
        if (thrown != null) {
            // Scala and Kotlin don't declare checked exceptions.
            throw new UndeclaredThrowableException(thrown);
        }
        if (!caller.isInterrupted()) {
            // Java failed while it called the listener, and has printed why.
            throw error;
        }
        IOException interrupted = new InterruptedIOException(input + ": cancelled, because the thread was interrupted");
        interrupted.initCause(error);
        return interrupted;
    }
}
