//! A cache of Argon2id outputs for one passphrase, kept for as long as the passphrase is in use.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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
    watch: Option<Box<Watch>>,
}

#[derive(Default)]
struct Derived {
    /// The newest is last. Each secret has its own allocation, so growing the list doesn't copy any
    /// of them.
    known: Vec<Known>,
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
        if let Some(known) = self.derived().known.iter().find(is_it) {
            return Ok(known.secret.clone());
        }
        // Don't hold the lock during this, because other threads may need other salts.
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
        let known = self.derived().shared.iter().find(|(other, _)| *other == cost).map(|(_, salt)| *salt);
        if let Some(salt) = known.filter(|salt| !taken.contains(salt)) {
            return Ok(salt);
        }
        let salt = new_salt(random)?;
        if known.is_none() {
            self.derived().shared.push((cost, salt));
        }
        Ok(salt)
    }
}
