//! The keys of TLS records, which TLSTREE derives from the key of a connection (RFC 9189, RFC
//! 9367).
//!
//! libssl sets the parameter `tlstree` before each record. These parameters are those of
//! gost-engine's provider, and of the changes to libssl that use them.

use phalanx::equal;
use phalanx::kdf::{TlsTree, TlsTreeParameters};
use phalanx_catalogue::{Algorithm, Standard};
use zeroize::Zeroizing;

use crate::error::{Failure, Outcome, refuse};
use crate::params::Param;

/// Which cipher suites of RFC 9367 MGM is used for, i.e. how often the key changes.
#[derive(Clone, Copy)]
enum Mode {
    Light,
    Strong,
}

/// The parameters of TLSTREE for the cipher suite that an algorithm belongs to.
fn parameters(algorithm: &Algorithm, mode: Option<Mode>) -> Outcome<TlsTreeParameters> {
    let (cipher, of_cipher) = (algorithm.cipher, algorithm.mode);
    if algorithm.standard == Standard::Gost3413 {
        match (cipher, of_cipher, mode) {
            ("kuznyechik", "ctr-acpkm" | "omac", _) => return Ok(TlsTreeParameters::KUZNYECHIK_CTR_OMAC),
            ("magma", "ctr-acpkm" | "omac", _) => return Ok(TlsTreeParameters::MAGMA_CTR_OMAC),
            ("kuznyechik", "mgm", Some(Mode::Light)) => return Ok(TlsTreeParameters::KUZNYECHIK_MGM_L),
            ("kuznyechik", "mgm", Some(Mode::Strong)) => return Ok(TlsTreeParameters::KUZNYECHIK_MGM_S),
            ("magma", "mgm", Some(Mode::Light)) => return Ok(TlsTreeParameters::MAGMA_MGM_L),
            ("magma", "mgm", Some(Mode::Strong)) => return Ok(TlsTreeParameters::MAGMA_MGM_S),
            (_, "mgm", None) => refuse!("{algorithm}: tlstree: set tlstree_mode to light or strong before it"),
            _ => {}
        }
    }
    refuse!("{algorithm}: tlstree: no cipher suite of TLS with TLSTREE has this algorithm")
}

/// The key of the current record.
#[derive(Default)]
pub(crate) struct Record {
    mode: Option<Mode>,
    /// The keys of the last record. A copy of a context derives them anew.
    tree: Option<(TlsTreeParameters, TlsTree)>,
    key: Option<Zeroizing<[u8; 32]>>,
    number: u64,
}

impl Record {
    pub(crate) fn duplicate(&self) -> Self {
        Self { tree: None, key: self.key.clone(), ..*self }
    }

    /// Whether the context belongs to TLS 1.3.
    pub(crate) fn has_mode(&self) -> bool {
        self.mode.is_some()
    }

    pub(crate) fn set_mode(&mut self, algorithm: &Algorithm, param: &Param) -> Outcome {
        let text = param.as_terminated()?;
        let mode = match text.as_str() {
            "light" => Mode::Light,
            "strong" => Mode::Strong,
            _ => refuse!("{algorithm}: tlstree_mode: invalid value {text:?} (expected light or strong)"),
        };
        if algorithm.mode != "mgm" {
            refuse!("{algorithm}: tlstree_mode: only MGM has modes of TLSTREE");
        }
        (self.mode, self.tree, self.key) = (Some(mode), None, None);
        Ok(())
    }

    /// Derives the key of a record from the connection's. Returns whether it is another key than
    /// before.
    pub(crate) fn derive(&mut self, algorithm: &Algorithm, root: &[u8], param: &Param) -> Outcome<bool> {
        let (parameters, number) = (parameters(algorithm, self.mode)?, param.as_record_number()?);
        let failed = |error: phalanx::Error| Failure::refused(format!("{algorithm}: tlstree: {error}"));
        let tree = match &mut self.tree {
            Some((of, tree)) if *of == parameters => tree,
            other => &mut other.insert((parameters, TlsTree::new(root, parameters).map_err(failed)?)).1,
        };
        let mut key = Zeroizing::new([0; 32]);
        tree.key(number, &mut key).map_err(failed)?;
        let same = self.key.as_ref().is_some_and(|old| equal(&old[..], &key[..]));
        (self.key, self.number) = (Some(key), number);
        Ok(!same)
    }

    /// The key and the number of the record. `None` outside TLS.
    pub(crate) fn current(&self) -> Option<(&[u8], u64)> {
        self.key.as_ref().map(|key| (&key[..], self.number))
    }

    /// Forgets the record after the connection's key was set.
    pub(crate) fn forget(&mut self) {
        (self.tree, self.key) = (None, None);
    }
}
