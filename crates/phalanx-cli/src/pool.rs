//! Works on several items at the same time, and passes on the results in the order of the items.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread::{Builder, scope};

/// The state shared by the workers.
struct Queue<I, R, F> {
    items: I,
    /// The results that have not been passed on, in order. `None` is still being worked on.
    results: VecDeque<Option<R>>,
    /// Number of results that have been passed on.
    passed: usize,
    /// `None` while a worker is calling it.
    finish: Option<F>,
    /// Number of workers that wait until there are fewer results.
    waiting: usize,
    /// Whether a worker panicked, so that some results will never arrive.
    broken: bool,
}

/// Calls `work` with each item, on this thread and up to `threads` - 1 others, and `finish` with
/// each result, in the order of the items and never twice at the same time.
///
/// Each worker goes on to the next item at once. No thread is reserved for `finish`: the worker
/// that completes the next result in the order also passes on the results after it, while others
/// work. There are never more than `most` results that wait for an earlier one.
pub(crate) fn in_order<T, R: Send>(
    threads: usize,
    most: usize,
    items: impl Iterator<Item = T> + Send,
    work: impl Fn(T) -> R + Sync,
    finish: impl FnMut(R) + Send,
) {
    let queue = Mutex::new(Queue {
        items: items.fuse(),
        results: VecDeque::new(),
        passed: 0,
        finish: Some(finish),
        waiting: 0,
        broken: false,
    });
    let fewer = Condvar::new();
    let lock = || queue.lock().unwrap_or_else(PoisonError::into_inner);
    let run = || {
        let mut queue = lock();
        loop {
            while queue.results.len() >= most && !queue.broken {
                queue.waiting += 1;
                queue = fewer.wait(queue).unwrap_or_else(PoisonError::into_inner);
                queue.waiting -= 1;
            }
            let Some(item) = queue.items.next().filter(|_| !queue.broken) else { return };
            let number = queue.passed + queue.results.len();
            queue.results.push_back(None);
            drop(queue);
            let result = work(item);
            queue = lock();
            let place = number - queue.passed;
            queue.results[place] = Some(result);
            // If another worker is passing on results, it will see this one.
            let Some(mut finish) = queue.finish.take() else { continue };
            while queue.results.front().is_some_and(Option::is_some)
                && let Some(Some(result)) = queue.results.pop_front()
            {
                queue.passed += 1;
                // Waking a worker for every single result would cost more than it gains.
                if queue.waiting > 0 && queue.results.len() <= most / 2 {
                    fewer.notify_all();
                }
                drop(queue);
                finish(result);
                queue = lock();
            }
            queue.finish = Some(finish);
        }
    };
    let worker = || {
        if let Err(panic) = catch_unwind(AssertUnwindSafe(run)) {
            // The others must not wait for its result.
            lock().broken = true;
            fewer.notify_all();
            resume_unwind(panic);
        }
    };
    scope(|scope| {
        for _ in 1..threads.min(most) {
            // If the system refuses a thread, the others do its work.
            if Builder::new().spawn_scoped(scope, worker).is_err() {
                break;
            }
        }
        worker();
    });
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread::sleep;
    use std::time::Duration;

    use super::*;

    /// Some items take much longer than others, and so does passing on some results.
    #[test]
    fn results_keep_their_order() {
        for (threads, most) in [(1, 1), (1, 8), (2, 1), (2, 2), (3, 7), (8, 4), (8, 256)] {
            let (begun, mut passed) = (AtomicUsize::new(0), Vec::new());
            let work = |item: usize| {
                begun.fetch_add(1, Ordering::Relaxed);
                if item.is_multiple_of(97) {
                    sleep(Duration::from_millis(3));
                }
                item * 3
            };
            in_order(threads, most, 0..1000, work, |result| {
                passed.push(result);
                assert!(begun.load(Ordering::Relaxed) <= passed.len() + most, "{threads} {most}");
                if result.is_multiple_of(501) {
                    sleep(Duration::from_millis(3));
                }
            });
            assert!(passed.into_iter().eq((0..1000).map(|item| item * 3)), "{threads} {most}");
        }
        in_order(3, 3, 0..0, |_: i32| (), |()| panic!("there are no items"));
    }

    /// While one worker passes on results, the others work.
    #[test]
    fn finishing_does_not_stop_the_work() {
        let begun = AtomicUsize::new(0);
        let mut first = true;
        let work = |_| begun.fetch_add(1, Ordering::SeqCst);
        in_order(2, 50, 0..1000, work, |_| {
            if std::mem::take(&mut first) {
                while begun.load(Ordering::SeqCst) < 50 {
                    sleep(Duration::from_millis(1));
                }
            }
        });
        assert_eq!(begun.into_inner(), 1000);
    }

    /// A panic ends it without a deadlock.
    #[test]
    fn panics_do_not_hang() {
        for (threads, most) in [(1, 1), (2, 1), (3, 2), (8, 64)] {
            for at in [0, 3, 99] {
                let panics = |item| assert!(item != at, "planted");
                let work = || in_order(threads, most, 0..100, panics, |()| ());
                assert!(catch_unwind(AssertUnwindSafe(work)).is_err());
                let finish = || in_order(threads, most, 0..100, |item| item, panics);
                assert!(catch_unwind(AssertUnwindSafe(finish)).is_err());
            }
        }
    }
}
