//! One reader, many workers, one writer, and a fixed number of buffers that go round between them.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use rayon::ThreadPoolBuilder;

use crate::error::{Error, Result};

/// Bytes that all buffers may have together, unless two are larger than that.
const MEMORY: usize = 32 << 20;

/// How many workers, and how many buffers for them.
pub(crate) struct Ring {
    threads: usize,
    buffers: usize,
}

impl Ring {
    /// Two buffers per worker, so that reading and writing overlap with the work, and two for reader and writer.
    pub(crate) fn new(threads: Option<NonZeroUsize>, buffer_bytes: usize) -> Self {
        let threads = threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
        let buffers = (2 * threads + 2).min((MEMORY / buffer_bytes).max(2));
        // More workers than buffers would never have anything to do.
        Self { threads: threads.min(buffers), buffers }
    }
}

/// Fills buffers with `read` in order until it says [`ControlFlow::Break`], passes each through `work` in any order, and
/// hands them to `write` in order.
///
/// The first error in the order of the data ends it all and is returned; everything before it was written, nothing after.
pub(crate) fn run<B: Send>(
    ring: Ring,
    make: impl Fn() -> Result<B>,
    mut read: impl FnMut(&mut B) -> Result<ControlFlow<()>>,
    work: impl Fn(&mut B) -> Result<()> + Sync,
    mut write: impl FnMut(&B) -> Result<()> + Send,
) -> Result<()> {
    let mut buffer = make()?;
    let mut flow = read(&mut buffer)?;
    if flow.is_break() {
        // One buffer was enough: threads would cost more than they save.
        work(&mut buffer)?;
        return write(&buffer);
    }

    // A pool of our own: waiting for a buffer on a thread of the global pool could wait for itself.
    let pool = ThreadPoolBuilder::new().num_threads(ring.threads).build()?;
    let (done_sender, done) = channel();
    let (free_sender, free) = channel();
    for _ in 1..ring.buffers {
        send(&free_sender, make()?);
    }
    let work = &work;
    thread::scope(|threads| {
        let writer = threads.spawn(move || write_in_order(&done, &free_sender, &mut write));
        pool.in_place_scope(move |workers| {
            for number in 0.. {
                let sender = done_sender.clone();
                workers.spawn(move |_| {
                    // A buffer that never came out would leave everybody waiting for it. Nobody looks at what is in it then.
                    let outcome = catch_unwind(AssertUnwindSafe(|| work(&mut buffer)))
                        .unwrap_or(Err(Error::Internal("a worker panicked")));
                    send(&sender, (number, outcome.map(|()| buffer)));
                });
                if flow.is_break() {
                    break;
                }
                // No buffer comes back once the writer has stopped.
                let Ok(next) = free.recv() else { break };
                buffer = next;
                match read(&mut buffer) {
                    Ok(next) => flow = next,
                    Err(error) => {
                        send(&done_sender, (number + 1, Err(error)));
                        break;
                    }
                }
            }
        });
        writer.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}

/// Writes buffers in the order of their numbers and sends them back.
fn write_in_order<B>(
    done: &Receiver<(u64, Result<B>)>,
    free: &Sender<B>,
    write: &mut impl FnMut(&B) -> Result<()>,
) -> Result<()> {
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    for (number, outcome) in done {
        waiting.insert(number, outcome);
        while let Some(outcome) = waiting.remove(&next) {
            let buffer = outcome?;
            write(&buffer)?;
            send(free, buffer);
            next += 1;
        }
    }
    if waiting.is_empty() { Ok(()) } else { Err(Error::Internal("a worker vanished")) }
}

/// Sends to a receiver that may have stopped: the one who stops first has the reason and returns it.
fn send<T>(sender: &Sender<T>, value: T) {
    drop(sender.send(value));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts to `last` through a ring, and calls the hooks with each number.
    fn count(
        last: u64,
        mut read: impl FnMut(u64),
        work: impl Fn(u64) + Sync,
        mut write: impl FnMut(u64) + Send,
    ) -> Result<()> {
        let mut next = 0;
        run(
            Ring::new(NonZeroUsize::new(3), 1000),
            || Ok(0),
            |buffer: &mut u64| {
                read(next);
                *buffer = next;
                next += 1;
                Ok(if *buffer == last { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
            },
            |buffer| {
                work(*buffer);
                Ok(())
            },
            |buffer| {
                write(*buffer);
                Ok(())
            },
        )
    }

    #[test]
    fn everything_is_written_in_order() {
        let mut written = Vec::new();
        count(1000, |_| {}, |_| {}, |number| written.push(number)).unwrap();
        assert!(written.into_iter().eq(0..=1000));
    }

    /// Whoever panics, nobody waits for ever: it ends, and never well.
    #[test]
    fn panics_do_not_hang() {
        for at in [1, 2, 5, 17, 999] {
            let panics = |number| assert!(number != at, "planted");
            let outcome = count(1000, |_| {}, panics, |_| {});
            assert!(matches!(outcome, Err(Error::Internal("a worker panicked"))), "{outcome:?}");
            let outcome = catch_unwind(AssertUnwindSafe(|| count(1000, panics, |_| {}, |_| {})));
            assert!(outcome.is_err());
            let outcome = catch_unwind(AssertUnwindSafe(|| count(1000, |_| {}, |_| {}, panics)));
            assert!(outcome.is_err());
        }
    }
}
