package dev.phalanx;

import java.lang.ref.Reference;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.LongFunction;

/** An object of the library that several threads use. It is not freed while a call uses it. */
final class Shared implements AutoCloseable {
    private final Native.Handle handle;
    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    Shared(Native.Handle handle) {
        this.handle = handle;
    }

    /** A call that any number of threads may make at once. */
    <T> T read(LongFunction<T> call) {
        return locked(lock.readLock(), call);
    }

    /** A call that changes the object. */
    <T> T change(LongFunction<T> call) {
        return locked(lock.writeLock(), call);
    }

    private <T> T locked(Lock held, LongFunction<T> call) {
        held.lock();
        try {
            return call.apply(handle.get());
        } finally {
            held.unlock();
            Reference.reachabilityFence(this);
        }
    }

    @Override
    public void close() {
        lock.writeLock().lock();
        try {
            handle.close();
        } finally {
            lock.writeLock().unlock();
        }
    }
}
