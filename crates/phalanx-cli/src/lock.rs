//! The `encrypt` options for secrets other than key files: public keys, the holders of another
//! file, and generated passphrases.

use std::fs::File;
use std::path::{Path, PathBuf};

use phalanx_file::{Options, Recipient, Secret, SlotKind};

use crate::failure::{Failure, say, short, shown};
use crate::journal::settled_header;
use crate::secrets::{
    CostArgs, Purpose, RecipientArgs, SecretArgs, check_typable, described, fold_public_keys, generate,
    public_key_hint, remark_weak,
};

/// These options.
#[derive(clap::Args)]
pub(crate) struct LockArgs {
    #[command(flatten)]
    recipients: RecipientArgs,

    /// Encrypt for the same holders as this encrypted file; their public keys are looked up in -R, and a missing one is an error
    #[arg(long, value_name = "FILE")]
    holders_of: Option<PathBuf>,

    /// With --holders-of: trust its list of holders even if no given secret opens it (anyone may have written it)
    #[arg(long, requires = "holders_of")]
    trust_holders: bool,

    /// With --holders-of: leave out this holder, by fingerprint or slot number
    #[arg(long, value_name = "HOLDER", requires = "holders_of")]
    without: Vec<String>,

    /// Generate an eight-word passphrase, show it, and encrypt with it
    #[arg(long, group = "passphrase-source", help_heading = "Secrets")]
    generate_passphrase: bool,

    #[command(flatten)]
    cost: CostArgs,

    /// Reserve header space for N more public keys (48 in total), so that slots can be added in place [default: 3, or 0 for up to
    /// 16 KiB of data]
    #[arg(long, value_name = "N", value_parser = slot_room, allow_negative_numbers = true, help_heading = "Format")]
    slot_room: Option<usize>,
}

/// Parses a number of public keys from the command line.
fn slot_room(text: &str) -> Result<usize, &'static str> {
    text.parse().map_err(|_| "specify a whole number from 0 to 48, the maximum number of public keys")
}

impl LockArgs {
    /// Whether the user gave none of these options.
    pub(crate) fn is_empty(&self) -> bool {
        self.recipients.is_empty() && self.holders_of.is_none() && !self.generate_passphrase
    }

    /// Rejects a cost without a passphrase.
    pub(crate) fn check(&self, secrets: &SecretArgs) -> Result<(), Failure> {
        self.cost.check(self.generate_passphrase || secrets.has_passphrase())
    }

    /// Adds the cost and the header space to the options of the library.
    pub(crate) fn options(&self, options: Options) -> Options {
        Options { cost: self.cost.cost(), slot_room: self.slot_room.or(options.slot_room), ..options }
    }

    /// Files that an output must not replace.
    pub(crate) fn files(&self) -> Vec<PathBuf> {
        self.recipients.files().iter().chain(&self.holders_of).cloned().collect()
    }

    /// Adds the requested secrets to `secrets`, the ones given by the user.
    pub(crate) fn add_to(&self, secrets: &mut Vec<Secret>, quiet: bool) -> Result<(), Failure> {
        let listed = self.recipients.listed(Purpose::Opening)?;
        let mut recipients = self.recipients.named()?;
        match &self.holders_of {
            None => recipients.extend(listed),
            Some(path) => recipients.extend(self.holders(path, secrets, &listed, quiet)?),
        }
        secrets.extend(recipients.into_iter().map(Secret::Recipient));
        secrets.retain(|secret| {
            let Some(recipient) = secret.recipient() else { return true };
            !self.without.iter().any(|text| recipient.fingerprint().is_written(text))
        });
        // With --holders-of, the identity that opens the other file is usually one of its holders.
        fold_public_keys(secrets, quiet || self.holders_of.is_some());
        let chosen = secrets.iter().find_map(|secret| match secret {
            Secret::Passphrase(passphrase) => Some(passphrase),
            _ => None,
        });
        chosen.map_or(Ok(()), check_typable)?;
        if !quiet {
            chosen.map(remark_weak);
            self.cost.remark();
        }
        // We do this last, when nothing else can fail.
        if self.generate_passphrase {
            secrets.push(Secret::Passphrase(generate()?));
        }
        Ok(())
    }

    /// The public keys that can open `path`.
    fn holders(
        &self,
        path: &Path,
        secrets: &[Secret],
        listed: &[Recipient],
        quiet: bool,
    ) -> Result<Vec<Recipient>, Failure> {
        let name = shown(path);
        let file = File::open(path).map_err(Failure::io(&name, "cannot open"))?;
        if file.metadata().is_ok_and(|there| there.is_dir()) {
            return Err(Failure::directory(&name));
        }
        let header = settled_header(&file).map_err(Failure::file(&name))?;
        let opened = header.opened_by(secrets).map_err(Failure::file(&name))?;
        if !opened.is_empty() {
            header.unlock(secrets).map_err(Failure::file(&name))?;
        } else if !self.trust_holders {
            // Anyone with write access to its folder could have put a header with other holders
            // there.
            return Err(Failure::Usage(format!(
                "{name}: no given secret opens it, so anyone may have written its list of holders: use a secret that opens it (-i, -k or -p), list the holders with -R instead of --holders-of, or trust the list (--trust-holders)"
            )));
        }
        let is_meant = |at: usize, text: &str| match header.slots()[at] {
            _ if text == (at + 1).to_string() => true,
            SlotKind::XWing(whose) => whose.is_written(text),
            _ => false,
        };
        let all = 0..header.slots().len();
        if let Some(text) = self.without.iter().find(|text| !all.clone().any(|at| is_meant(at, text))) {
            let see = format!("see phalanx slots list {name}");
            return Err(Failure::Usage(match public_key_hint(text) {
                Some(hint) => format!("--without: {hint}"),
                None => format!("{name}: has no holder '{}': {see}", short(text)),
            }));
        }
        // A holder left out by number must not end up with another slot.
        let left_out: Vec<SlotKind> = all
            .clone()
            .filter(|at| self.without.iter().any(|text| is_meant(*at, text)))
            .map(|at| header.slots()[at])
            .collect();
        let (mut found, mut unknown): (Vec<Recipient>, Vec<String>) = (Vec::new(), Vec::new());
        for (at, slot) in header.slots().iter().enumerate() {
            match slot {
                SlotKind::XWing(_) if left_out.contains(slot) => {}
                SlotKind::XWing(whose) => match listed.iter().find(|listed| listed.fingerprint() == *whose) {
                    Some(recipient) => found.push(recipient.clone()),
                    None => unknown.push(format!("slot {}, {slot}", at + 1)),
                },
                _ if opened.contains(&at) || self.without.iter().any(|text| is_meant(at, text)) => {}
                _ => unknown.push(format!("slot {}, {slot}", at + 1)),
            }
        }
        if !unknown.is_empty() {
            return Err(Failure::Usage(format!(
                "{name}: unknown holder: {}: use -R for the public key (or add the key file or the passphrase), or --without",
                unknown.join("; ")
            )));
        }
        if !quiet && !found.is_empty() {
            let holders = found.iter().map(described).collect::<Vec<_>>().join(", ");
            say(format_args!("encrypting for the holders of {name}: {holders}"));
        }
        Ok(found)
    }
}
