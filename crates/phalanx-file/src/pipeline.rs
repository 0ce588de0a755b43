//! One reader, many workers, one writer, and a fixed number of buffers that go round between them.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::panic::resume_unwind;
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
                    let outcome = work(&mut buffer).map(|()| buffer);
                    send(&sender, (number, outcome));
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
