//! What a new file is locked with beside key files: public keys, the holders of another file, and passphrases that are made.

use std::fs::File;
use std::path::{Path, PathBuf};

use phalanx_file::{Fingerprint, Header, Options, Recipient, Secret, SlotKind};

use crate::failure::{Failure, say, shown};
use crate::secrets::{CostArgs, RecipientArgs, generate, remark_weak};

/// The options of it.
#[derive(clap::Args)]
pub(crate) struct LockArgs {
    #[command(flatten)]
    recipients: RecipientArgs,

    /// Lock for the same holders as that encrypted file, whose public keys are looked up in -R; a holder that is not found is an
    /// error
    #[arg(long, value_name = "FILE")]
    holders_of: Option<PathBuf>,

    /// With --holders-of: without this one, by fingerprint or number of slot
    #[arg(long, value_name = "HOLDER", requires = "holders_of")]
    without: Vec<String>,

    /// Make a passphrase of eight words, show it, and lock with it
    #[arg(long, group = "passphrase-source")]
    generate_passphrase: bool,

    #[command(flatten)]
    cost: CostArgs,

    /// Leave room in the header for N public keys more, so that they can be added later
    #[arg(long, value_name = "N", default_value_t = Options::default().slot_room)]
    slot_room: usize,
}

impl LockArgs {
    /// Whether nothing was named to lock with.
    pub(crate) fn is_empty(&self) -> bool {
        self.recipients.is_empty() && self.holders_of.is_none() && !self.generate_passphrase
    }

    /// What a passphrase costs, and the room in the header.
    pub(crate) fn options(&self, options: Options) -> Options {
        Options { cost: self.cost.cost(), slot_room: self.slot_room, ..options }
    }

    /// The files that an output must not replace.
    pub(crate) fn files(&self) -> Vec<PathBuf> {
        self.recipients.files().iter().chain(&self.holders_of).cloned().collect()
    }

    /// Adds what was named to `secrets`, which the user gave.
    pub(crate) fn add_to(&self, secrets: &mut Vec<Secret>, quiet: bool) -> Result<(), Failure> {
        let listed = self.recipients.listed()?;
        let mut recipients = self.recipients.named()?;
        match &self.holders_of {
            None => recipients.extend(listed),
            Some(path) => recipients.extend(self.holders(path, secrets, &listed, quiet)?),
        }
        secrets.extend(recipients.into_iter().map(Secret::Recipient));
        // One slot for each, and none for those who are to be without.
        let mut seen: Vec<Fingerprint> = Vec::new();
        secrets.retain(|secret| {
            let Some(recipient) = secret.recipient() else { return true };
            let which = recipient.fingerprint();
            let wanted = !seen.contains(&which) && !self.without.iter().any(|text| which.is_written(text));
            seen.push(which);
            wanted
        });
        let chosen = secrets.iter().find_map(|secret| match secret {
            Secret::Passphrase(passphrase) => Some(passphrase),
            _ => None,
        });
        if !quiet {
            chosen.map(remark_weak);
            self.cost.remark();
        }
        // Last, when nothing else can be refused.
        if self.generate_passphrase {
            secrets.push(Secret::Passphrase(generate()?));
        }
        Ok(())
    }

    /// The public keys of those who can open `path`.
    fn holders(
        &self,
        path: &Path,
        secrets: &[Secret],
        listed: &[Recipient],
        quiet: bool,
    ) -> Result<Vec<Recipient>, Failure> {
        let name = shown(path);
        let file = File::open(path).map_err(Failure::io(&name, "cannot open"))?;
        let header = Header::read(file).map_err(Failure::file(&name))?;
        let opened = header.opened_by(secrets).map_err(Failure::file(&name))?;
        // An identity that does not open it: somebody else may have put the file there. (A key file may be a new holder's.)
        let given = secrets.iter().any(|secret| matches!(secret, Secret::Identity(_)));
        if !opened.is_empty() {
            header.unlock(secrets).map_err(Failure::file(&name))?;
        } else if given {
            return Err(Failure::Usage(format!(
                "{name}: nothing given opens it, so that its list of holders cannot be verified; name them with -R instead"
            )));
        } else if !quiet {
            say(format_args!("{name}: nothing given opens it, so that its list of holders is not verified"));
        }
        let mut without: Vec<&String> = self.without.iter().collect();
        let (mut found, mut unknown) = (Vec::new(), Vec::new());
        for (at, slot) in header.slots().iter().enumerate() {
            let number = (at + 1).to_string();
            let is_it = |text: &str| text == number || matches!(slot, SlotKind::XWing(whose) if whose.is_written(text));
            let before = without.len();
            without.retain(|text| !is_it(text));
            if without.len() < before {
                continue;
            }
            match slot {
                SlotKind::XWing(whose) => match listed.iter().find(|listed| listed.fingerprint() == *whose) {
                    Some(recipient) => found.push(recipient.clone()),
                    None => unknown.push(format!("slot {number}, {slot}")),
                },
                _ if opened.contains(&at) => {}
                _ => unknown.push(format!("slot {number}, {slot}")),
            }
        }
        if let Some(text) = without.first() {
            return Err(Failure::Usage(format!("{name}: has no holder '{text}'; see phalanx slots list")));
        }
        if !unknown.is_empty() {
            return Err(Failure::Usage(format!(
                "{name}: unknown holder: {}; give the public key with -R (or the key file, or the passphrase), or --without",
                unknown.join("; ")
            )));
        }
        Ok(found)
    }
}
