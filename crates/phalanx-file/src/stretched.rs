//! A cache of Argon2id outputs for one passphrase, kept for as long as the passphrase is in use.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use crate::error::Result;
use crate::kdf::{Cost, Secret32};
use crate::random::Randomness;
use crate::slot::new_salt;

/// Bytes of a slot's salt.
pub(crate) const SALT_BYTES: usize = 32;

/// A slot's salt.
pub(crate) type Salt = [u8; SALT_BYTES];

/// Maximum number of cached secrets. A command rarely sees more salts, and each entry is about 100
/// bytes.
const MAX_KNOWN: usize = 64;

/// Called with `true` before Argon2id runs, and with `false` after it.
pub(crate) type Watch = dyn Fn(bool) + Send + Sync;

/// The derived secrets of one passphrase. They are wiped when the last copy of the passphrase is
/// dropped.
#[derive(Default)]
pub(crate) struct Stretched {
    derived: Mutex<Derived>,
    /// Notified when a thread has run Argon2id.
    ended: Condvar,
    watch: Option<Box<Watch>>,
}

#[derive(Default)]
struct Derived {
    /// The newest is last. Each secret has its own allocation, so growing the list doesn't copy any
    /// of them.
    known: Vec<Known>,
    /// Secrets for which Argon2id is running: form, cost and salt.
    running: Vec<(usize, Cost, Salt)>,
    /// The salt shared by new files, for each cost.
    shared: Vec<(Cost, Salt)>,
}

struct Known {
    form: usize,
    cost: Cost,
    salt: Salt,
    secret: Arc<Secret32>,
}

impl Stretched {
    pub(crate) fn watched(watch: Box<Watch>) -> Self {
        Self { watch: Some(watch), ..Self::default() }
    }

    fn derived(&self) -> MutexGuard<'_, Derived> {
        self.derived.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The secret derived from form `number` of the passphrase with this salt and cost.
    pub(crate) fn secret(&self, (number, form): (usize, &[u8]), cost: Cost, salt: &Salt) -> Result<Arc<Secret32>> {
        let is_it = |known: &&Known| (known.form, known.cost, &known.salt) == (number, cost, salt);
        let mut derived = self.derived();
        loop {
            if let Some(known) = derived.known.iter().find(is_it) {
                return Ok(known.secret.clone());
            }
            if !derived.running.contains(&(number, cost, *salt)) {
                break;
            }
            derived = self.ended.wait(derived).unwrap_or_else(PoisonError::into_inner);
        }
        // Don't hold the lock during this, because other threads may need other salts.
        derived.running.push((number, cost, *salt));
        drop(derived);
        let _running = Running(self, (number, cost, *salt));
        let watch = |running| self.watch.as_ref().map(|watch| watch(running));
        watch(true);
        let secret = cost.stretch(form, salt).map(Arc::new);
        watch(false);
        let secret = secret?;
        let known = &mut self.derived().known;
        if known.len() == MAX_KNOWN {
            known.remove(0);
        }
        known.push(Known { form: number, cost, salt: *salt, secret: secret.clone() });
        Ok(secret)
    }

    /// The salt shared by new files at this cost, or a new one if the file already has a slot with
    /// that salt.
    pub(crate) fn shared_salt(&self, cost: Cost, taken: &[Salt], random: &mut dyn Randomness) -> Result<Salt> {
        let shared = &mut self.derived().shared;
        let known = shared.iter().find(|(other, _)| *other == cost).map(|(_, salt)| *salt);
        if let Some(salt) = known.filter(|salt| !taken.contains(salt)) {
            return Ok(salt);
        }
        let salt = new_salt(random)?;
        if known.is_none() {
            shared.push((cost, salt));
        }
        Ok(salt)
    }
}

/// Argon2id is running for one secret, until dropped. Threads that need the same one wait for it.
struct Running<'a>(&'a Stretched, (usize, Cost, Salt));

impl Drop for Running<'_> {
    fn drop(&mut self) {
        self.0.derived().running.retain(|other| *other != self.1);
        self.0.ended.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread::scope;

    use super::*;
    use crate::SystemRandom;

    /// Threads that start at the same time share a salt, and Argon2id runs once for each salt.
    #[test]
    fn threads_share_the_work() {
        let runs = Arc::new(AtomicUsize::new(0));
        let counted = runs.clone();
        let watch = move |running| _ = running && counted.fetch_add(1, Ordering::Relaxed) > 0;
        let stretched = Stretched::watched(Box::new(watch));
        let (cost, barrier) = (Cost::new(Cost::MIN_MEMORY_KIB, 1, 1).unwrap(), Barrier::new(8));
        let derive = || {
            barrier.wait();
            let salt = stretched.shared_salt(cost, &[], &mut SystemRandom).unwrap();
            let other = new_salt(&mut SystemRandom).unwrap();
            let own = stretched.secret((0, b"horse"), cost, &other).unwrap();
            let shared = stretched.secret((0, b"horse"), cost, &salt).unwrap();
            assert!(own != shared);
            (salt, shared)
        };
        let results = scope(|scope| {
            let threads: Vec<_> = (0..8).map(|_| scope.spawn(derive)).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
        });
        assert!(results.iter().all(|result| *result == results[0]));
        assert_eq!(runs.load(Ordering::Relaxed), 8 + 1);
    }
}
