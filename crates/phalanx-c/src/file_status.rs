//! Status codes and messages of errors that are about files.

use std::ffi::c_int;
use std::io;

use crate::status::{
    Failure, PHALANX_E_ALGORITHM, PHALANX_E_AUTH, PHALANX_E_CANCELLED, PHALANX_E_INTERNAL, PHALANX_E_IO,
    PHALANX_E_LENGTH, PHALANX_E_LEVEL, PHALANX_E_LIMIT, PHALANX_E_PARAMETER, PHALANX_E_STATE, quoted,
};

impl Failure {
    /// Adds the name of the file as a prefix.
    pub(crate) fn about(self, file: &str) -> Self {
        Self { text: format!("{file}: {}", self.text), ..self }
    }

    /// The failure of a call that parses secrets or options. Since no encrypted file has been read
    /// at this point, the error must be about a parameter.
    #[cold]
    pub(crate) fn of_parameter(error: phalanx_file::Error) -> Self {
        use phalanx_file::Error as E;
        let of_file = !matches!(error, E::ByteOrderMark(_) | E::Cost(_));
        let failure = Self::from(error);
        if of_file { failure } else { Self { status: PHALANX_E_PARAMETER, ..failure } }
    }

    fn status_of(error: &phalanx_file::Error) -> c_int {
        use phalanx_file::Error as E;
        match error {
            E::SuiteName { .. } => PHALANX_E_ALGORITHM,
            E::Level(_) => PHALANX_E_LEVEL,
            E::TooLong { .. } => PHALANX_E_LIMIT,
            E::Read { .. } | E::Write { .. } | E::Path { .. } | E::Changed(_) | E::Changing => PHALANX_E_IO,
            E::Memory(_) | E::Random(_) => PHALANX_E_IO,
            E::ChunkSize
            | E::NoSecret
            | E::TooMany { .. }
            | E::HeaderFull
            | E::NoPublicKeys
            | E::EmptyPassphrase
            | E::Layout
            | E::NotDraft
            | E::KeyFile(_)
            | E::Identity(_)
            | E::PublicKey { .. } => PHALANX_E_PARAMETER,
            E::Guesses { .. } => PHALANX_E_LIMIT,
            E::Short { .. } => PHALANX_E_LENGTH,
            E::Failed => PHALANX_E_STATE,
            E::Cancelled => PHALANX_E_CANCELLED,
            E::Internal(_) => PHALANX_E_INTERNAL,
            // Everything else is about the contents of a file: it isn't an encrypted file, it was
            // modified or truncated, or no secret matches.
            _ => PHALANX_E_AUTH,
        }
    }
}

/// The reason for a system error and the next step.
pub(crate) fn system(error: &io::Error) -> String {
    use io::ErrorKind as K;
    let known = match error.kind() {
        K::NotFound => "no such file or folder: check the name",
        K::AlreadyExists => "the file already exists: use another name, or the option existing=replace",
        K::PermissionDenied => "permission denied: ask its owner, or use another folder",
        K::StorageFull | K::QuotaExceeded => "no space left: free some space and try again",
        K::FileTooLarge => "the file would exceed the size limit: use another folder, or raise the limit",
        K::ReadOnlyFilesystem => "the file system is read-only: use another folder",
        K::IsADirectory => "is a folder: give a file name",
        K::NotADirectory => "a part of the path is a file, not a folder: check the name",
        K::InvalidFilename => "the file system does not allow this name, or it is too long: use another name",
        K::ResourceBusy | K::ExecutableFileBusy => "in use by another program: close that program and try again",
        // If the system provides a message, we drop the error number because it doesn't help the
        // user.
        _ => {
            let said = error.to_string();
            return match (error.raw_os_error(), said.rfind(" (os error ")) {
                (Some(_), Some(end)) => said[..end].to_owned(),
                _ => said,
            };
        }
    };
    known.to_owned()
}

impl From<phalanx_file::Error> for Failure {
    fn from(error: phalanx_file::Error) -> Self {
        use phalanx_file::Error as E;
        let status = Self::status_of(&error);
        let text = match &error {
            E::Path { path, what, source } => format!("{what} {}: {}", path.display(), system(source)),
            E::Read { offset, source } => format!("cannot read at byte {offset}: {}", system(source)),
            E::Write { offset, source } => format!("cannot write at byte {offset}: {}", system(source)),
            E::SuiteName { name, known } => {
                format!("unknown cipher suite {}: choose one of {known}", quoted(name.as_bytes()))
            }
            E::NoSecret => "no secret to encrypt with: add a key file, passphrase or public key with a function \
                            phalanx_file_secrets_add_..."
                .to_owned(),
            E::NotDraft => "not the draft of a new file: make one with phalanx_file_draft_new, an existing \
                            encrypted file cannot be modified"
                .to_owned(),
            E::Guesses { slots, gib } => format!(
                "trying its {slots} passphrases would cost {gib} GiB times passes of Argon2id, which only format version 1 \
                 allows: if you trust its creator, decrypt it with the command phalanx and --trust-costs"
            ),
            _ => error.to_string(),
        };
        Self::new(status, text)
    }
}
