//! A pipeline of one reader, many workers and one writer, with a fixed number of buffers.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::error::{Error, Result};

/// Total bytes of all buffers, unless two buffers alone need more.
const MEMORY: usize = 32 << 20;

/// The number of workers requested, and the size of a buffer.
#[derive(Clone, Copy)]
pub(crate) struct Ring {
    pub(crate) threads: Option<NonZeroUsize>,
    pub(crate) buffer_bytes: usize,
}

impl Ring {
    /// The numbers of workers and buffers. There are two buffers per worker, so that reading and
    /// writing overlap with the work, and two more for the reader and the writer.
    fn sizes(self) -> (usize, usize) {
        let threads = self.threads.map_or_else(cores, NonZeroUsize::get);
        let buffers = threads.saturating_mul(2).saturating_add(2).min((MEMORY / self.buffer_bytes).max(2));
        // Workers without a buffer would be idle.
        (threads.min(buffers), buffers)
    }
}

/// Number of cores available to this process.
pub(crate) fn cores() -> usize {
    // Finding this out means reading system files, which we don't want to repeat for each of many
    // files.
    static CORES: OnceLock<usize> = OnceLock::new();
    *CORES.get_or_init(|| thread::available_parallelism().map_or(1, NonZeroUsize::get))
}

/// Stack bytes of a thread.
const STACK: usize = 2 << 20;

/// Bytes of memory that each thread needs in addition to its stack, and the program in addition to
/// its threads.
const SPARE: usize = 1 << 20;

/// Reserves memory for `threads` workers and a writer, or for as many threads as possible. Returns
/// `None` if there isn't enough for two.
///
/// The memory is released before they start. If we didn't reserve it, buffers could use it up under
/// a memory limit, and then even a small allocation that fails aborts the program.
fn room(threads: usize) -> Option<(usize, Vec<u8>)> {
    fewer(threads).find_map(|threads| {
        let mut room = Vec::new();
        room.try_reserve_exact((STACK + SPARE).saturating_mul(threads + 1)).ok().map(|()| (threads, room))
    })
}

/// Starts up to `threads` workers, as many as the system allows. Returns `None` if it doesn't allow
/// any.
///
/// This is a separate pool, because waiting for a buffer on a thread of the global pool could
/// deadlock.
fn pool(threads: usize) -> Option<ThreadPool> {
    fewer(threads).find_map(|threads| ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK).build().ok())
}

fn fewer(threads: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(threads), |threads| Some(threads / 2)).take_while(|threads| *threads > 0)
}

/// Fills buffers with `read` in order until it returns [`ControlFlow::Break`], passes each through
/// `work` in any order, and hands them to `write` in order.
///
/// Returns the first error in the order of the data. Everything before it has been written, and
/// nothing after it. If the system refuses threads or memory, we make do with less, in the worst
/// case with only this thread and one buffer.
pub(crate) fn run<B: Send>(
    ring: Ring,
    make: impl Fn() -> Result<B>,
    mut read: impl FnMut(&mut B) -> Result<ControlFlow<()>>,
    work: impl Fn(&mut B) -> Result<()> + Sync,
    mut write: impl FnMut(&B) -> Result<()> + Send,
) -> Result<()> {
    let mut first = make()?;
    let mut flow = read(&mut first)?;
    // If one buffer is enough for everything, threads would cost more than they save.
    if flow.is_continue() {
        match in_parallel(ring, first, &make, &mut read, &work, &mut write) {
            Ok(outcome) => return outcome,
            Err(buffer) => first = buffer,
        }
    }
    loop {
        work(&mut first)?;
        write(&first)?;
        if flow.is_break() {
            return Ok(());
        }
        flow = read(&mut first)?;
    }
}

/// Continues with threads from the first buffer, or returns it if there are none.
fn in_parallel<B: Send>(
    ring: Ring,
    first: B,
    make: &impl Fn() -> Result<B>,
    read: &mut impl FnMut(&mut B) -> Result<ControlFlow<()>>,
    work: &(impl Fn(&mut B) -> Result<()> + Sync),
    write: &mut (impl FnMut(&B) -> Result<()> + Send),
) -> Result<Result<()>, B> {
    let (threads, buffers) = ring.sizes();
    let Some((threads, room)) = room(threads) else { return Err(first) };
    let buffers: Vec<B> = (1..buffers).map_while(|_| make().ok()).collect();
    drop(room);
    let (done_sender, done) = channel();
    let (free_sender, free) = channel();
    let more = free_sender.clone();
    thread::scope(|scope| {
        // Start this one before the workers, which could use up the last available thread.
        let writer = thread::Builder::new()
            .stack_size(STACK)
            .spawn_scoped(scope, move || write_in_order(&done, &free_sender, write));
        let Ok(writer) = writer else { return Err(first) };
        let Some(pool) = pool(threads) else { return Err(first) };
        buffers.into_iter().for_each(|buffer| send(&more, buffer));
        drop(more);
        pool.in_place_scope(move |workers| {
            let mut buffer = first;
            let mut flow = ControlFlow::Continue(());
            for number in 0.. {
                let sender = done_sender.clone();
                workers.spawn(move |_| {
                    // Losing a buffer would block everyone waiting for it, so we return it even
                    // after a panic. Its contents are not used.
                    let outcome = catch_unwind(AssertUnwindSafe(|| work(&mut buffer)))
                        .unwrap_or(Err(Error::Internal("a worker panicked")));
                    send(&sender, (number, outcome.map(|()| buffer)));
                });
                if flow.is_break() {
                    break;
                }
                // Once the writer has stopped, no buffers come back.
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
        Ok(writer.join().unwrap_or_else(|panic| resume_unwind(panic)))
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

/// Sends to a receiver that may have stopped. We can ignore that, because a thread that stops early
/// returns the reason itself.
fn send<T>(sender: &Sender<T>, value: T) {
    drop(sender.send(value));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts to `last` through a pipeline, calling the hooks with each number.
    fn count(
        last: u64,
        mut read: impl FnMut(u64),
        work: impl Fn(u64) + Sync,
        mut write: impl FnMut(u64) + Send,
    ) -> Result<()> {
        let mut next = 0;
        run(
            Ring { threads: NonZeroUsize::new(3), buffer_bytes: 1000 },
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

    /// The result is the same with only this thread and one buffer.
    #[test]
    fn one_buffer_is_enough() {
        let made = std::cell::Cell::new(0);
        let make = || {
            made.set(made.get() + 1);
            if made.get() == 1 { Ok(0) } else { Err(Error::Memory(1)) }
        };
        let (mut next, mut written) = (0, Vec::new());
        run(
            Ring { threads: None, buffer_bytes: 1000 },
            make,
            |buffer: &mut u64| {
                *buffer = next;
                next += 1;
                Ok(if next == 100 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
            },
            |_| Ok(()),
            |buffer| {
                written.push(*buffer);
                Ok(())
            },
        )
        .unwrap();
        assert!(written.into_iter().eq(0..100));
    }

    /// A panic anywhere ends the pipeline with an error, without a deadlock.
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
