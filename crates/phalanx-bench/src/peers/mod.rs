//! Other libraries that implement the same ciphers, measured in the same run on the same buffers.
//!
//! Rust libraries are compiled in (feature `peers`), and C libraries are loaded from the system or
//! from the folder that `tools/install-peers` uses. Libraries that need a virtual machine run in a
//! separate process and time themselves. If a library is missing, we leave it out and say why.

mod botan;
mod bouncycastle;
mod cryptopp;
mod libgcrypt;
mod openssl;
#[cfg(feature = "peers")]
mod rust;
#[cfg(not(feature = "peers"))]
mod rust {
    use super::Peer;

    fn absent(name: &'static str) -> Peer {
        Peer { name, modes: Err("not in this build: enable the feature `peers`".into()) }
    }

    pub(super) fn rustcrypto() -> Peer {
        absent("rustcrypto")
    }

    pub(super) fn dstu_core() -> Peer {
        absent("dstu-core")
    }
}

use std::ffi::CStr;
use std::ffi::c_char;
use std::path::PathBuf;
use std::sync::OnceLock;

use libloading::{Library, Symbol};
use phalanx::kernel::{Family, Op};

use crate::modes::{Make, Mode, Run};

/// Another library and its status.
#[derive(Debug)]
pub struct Peer {
    /// Its name in options, such as `openssl`.
    pub name: &'static str,
    /// Its ciphers and modes, or the reason why there are none.
    pub modes: Result<Vec<Mode>, String>,
}

/// A known library, which is loaded on first use.
struct Known(&'static str, fn() -> Peer, OnceLock<Peer>);

static KNOWN: [Known; 8] = {
    const fn known(name: &'static str, find: fn() -> Peer) -> Known {
        Known(name, find, OnceLock::new())
    }
    [
        known("rustcrypto", rust::rustcrypto),
        known("dstu-core", rust::dstu_core),
        known("openssl", openssl::aes),
        known("gost-engine", openssl::gost_engine),
        known("botan", botan::peer),
        known("cryptopp", cryptopp::peer),
        known("libgcrypt", libgcrypt::peer),
        known("bouncycastle", bouncycastle::peer),
    ]
};

/// The names of all known libraries.
pub fn peer_names() -> impl Iterator<Item = &'static str> {
    KNOWN.iter().map(|known| known.0)
}

/// The selected libraries, whether they were found or not.
pub fn peers(wanted: impl Fn(&str) -> bool) -> impl Iterator<Item = &'static Peer> {
    KNOWN.iter().filter(move |known| wanted(known.0)).map(|Known(_, find, peer)| peer.get_or_init(find))
}

/// AES-256 in hardware. This isn't part of Phalanx, but it makes a good reference point.
pub static AES_256: Family = Family::new("aes-256", [16, 32, 0], &[], &[]);

/// The key that every peer uses: 0, 1, 2, …
fn key(bytes: usize) -> Vec<u8> {
    (0..=u8::MAX).cycle().take(bytes).collect()
}

/// An entry in a library's list, with our names for the cipher and mode, the direction, and the
/// library's own name.
type Line = (&'static str, &'static str, Op, &'static str);

/// Whole blocks, in both directions.
const BOTH: [Op; 2] = [Op::Encrypt, Op::Decrypt];

/// The modes in a list that a library supports. We try each of them once.
fn found(
    name: &'static str,
    version: &str,
    lines: impl IntoIterator<Item = Line>,
    make: fn(&'static str, Op) -> Result<Run, String>,
) -> Peer {
    let peer: &'static str = format!("{name}-{version}").leak();
    let modes = lines.into_iter().filter(|(.., theirs)| make(theirs, Op::Encrypt).is_ok());
    let modes = modes.map(|(cipher, name, op, theirs)| Mode {
        cipher,
        name,
        op,
        peer: Some(peer),
        make: Make::Peer(Box::new(move || make(theirs, op))),
    });
    let modes: Vec<Mode> = modes.collect();
    Peer { name, modes: if modes.is_empty() { Err("it has none of these ciphers".into()) } else { Ok(modes) } }
}

/// Opens a shared library under the first of several names that works.
fn open(names: &[&str]) -> Result<Library, String> {
    let mut why = String::from("no name to try");
    for name in names {
        // SAFETY: these are system libraries, whose constructors may run at any time.
        match unsafe { Library::new(*name) } {
            Ok(library) => return Ok(library),
            Err(error) => why = format!("{}: run tools/install-peers", reason(&error)),
        }
    }
    Err(why)
}

/// The system's message if a library can't be opened or a function is missing.
pub(crate) fn reason(error: &libloading::Error) -> String {
    std::error::Error::source(error).map_or_else(|| error.to_string(), ToString::to_string)
}

/// Finds a function in a library.
///
/// # Safety
/// The function has this type.
pub(crate) unsafe fn function<T: Copy>(library: &Library, name: &str) -> Result<T, String> {
    // SAFETY: the caller guarantees this.
    let symbol: Symbol<'_, T> = unsafe { library.get(name.as_bytes()) }.map_err(|error| reason(&error))?;
    Ok(*symbol)
}

/// The string that a pointer from a C library points to.
///
/// # Safety
/// The pointer is either NULL or a static C string.
unsafe fn text(p: *const c_char) -> String {
    if p.is_null() {
        return "unknown".into();
    }
    // SAFETY: the caller guarantees this.
    unsafe { CStr::from_ptr(p) }.to_string_lossy().into_owned()
}

/// The folder that `tools/install-peers` uses, which is `$PHALANX_PEERS`, or else `peers` next to
/// this program's folder.
pub(crate) fn folder() -> PathBuf {
    let beside = || Some(std::env::current_exe().ok()?.parent()?.parent()?.join("peers"));
    std::env::var_os("PHALANX_PEERS").map(PathBuf::from).or_else(beside).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use phalanx::Level;
    use phalanx::kernel::Keyed;

    use super::*;
    use crate::hashes::put;
    use crate::modes::modes;

    /// To keep comparisons fair, all available libraries must compute the same blocks as Phalanx.
    /// We exclude GOST 28147-89 because S-boxes differ.
    #[test]
    fn libraries_compute_what_we_compute() {
        let mut compared = 0;
        for mode in peers(|_| true).flat_map(|peer| peer.modes.iter().flatten()).filter(|mode| mode.name == "ecb") {
            let family = phalanx::families().iter().find(|family| family.name == mode.cipher);
            let Some(family) = family.filter(|family| family.name != "gost28147") else { continue };
            let mut theirs = key(5 * family.block);
            let mut ours = theirs.clone();
            let keyed = Keyed::new(family, Level::best(), &key(family.key)).unwrap();
            let p = ours.as_mut_ptr();
            // SAFETY: the buffer holds five blocks.
            unsafe { keyed.run(mode.op, p, p, 5) };
            match &mode.make {
                Make::Peer(make) => make().unwrap()(&mut theirs),
                Make::Remote(_) => theirs = bouncycastle::once(mode.cipher, mode.op, &theirs).unwrap(),
                _ => unreachable!("the others are ours"),
            }
            assert_eq!(ours, theirs, "{mode:?} of {:?}", mode.peer);
            compared += 1;
        }
        for mode in peers(|_| true).flat_map(|peer| peer.modes.iter().flatten()).filter(|mode| mode.op == Op::Absorb) {
            let ours = modes().find(|ours| ours.is(mode)).unwrap_or_else(|| panic!("{mode:?} is unknown"));
            let (mut theirs, mut data) = (key(200), key(200));
            match &ours.make {
                Make::Level(make) => make(Level::best())(&mut data),
                Make::Key(make) => make()(&mut data),
                _ => panic!("{mode:?} is not of one message"),
            }
            match &mode.make {
                Make::Peer(make) => make().unwrap()(&mut theirs),
                Make::Remote(_) => put(&mut theirs, &bouncycastle::digest(mode.cipher, &key(200)).unwrap()),
                _ => unreachable!("the others are ours"),
            }
            assert_eq!(data, theirs, "{mode:?} of {:?}", mode.peer);
            compared += 1;
        }
        for peer in peers(|_| true) {
            if let Err(why) = &peer.modes {
                println!("NOT TESTED: {}: {why}", peer.name);
            }
        }
        assert!(compared >= if cfg!(feature = "peers") { 21 } else { 0 });
    }
}
