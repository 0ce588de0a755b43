//! Other libraries that have these ciphers, measured in the same run on the same buffers.
//!
//! Rust's are compiled in (feature `peers`), C's are opened where the system or `tools/install-peers` has put them, and what
//! needs a machine of its own runs beside this process and times itself. A library that is not there is left out, and says why.

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
        Peer { name, modes: Err("not in this build: it needs the feature `peers`".into()) }
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

/// Another library, as it was found.
#[derive(Debug)]
pub struct Peer {
    /// What it is asked for by, as `openssl`.
    pub name: &'static str,
    /// Its ciphers and modes, or why there are none.
    pub modes: Result<Vec<Mode>, String>,
}

/// A library that is known, looked for when it is first asked for.
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

/// The names of all that are known.
pub fn peer_names() -> impl Iterator<Item = &'static str> {
    KNOWN.iter().map(|known| known.0)
}

/// The libraries of those names, found or not.
pub fn peers(wanted: impl Fn(&str) -> bool) -> impl Iterator<Item = &'static Peer> {
    KNOWN.iter().filter(move |known| wanted(known.0)).map(|Known(_, find, peer)| peer.get_or_init(find))
}

/// AES-256, which the hardware has: no cipher of Phalanx, but the yardstick.
pub static AES_256: Family = Family::new("aes-256", [16, 32, 0], &[], &[]);

/// The key of every peer: 0, 1, 2, …
fn key(bytes: usize) -> Vec<u8> {
    (0..=u8::MAX).cycle().take(bytes).collect()
}

/// A row of the list of a library: our names of cipher and mode, the direction, and the library's own name.
type Line = (&'static str, &'static str, Op, &'static str);

/// Both directions of whole blocks.
const BOTH: [Op; 2] = [Op::Encrypt, Op::Decrypt];

/// What a library can make of a list, tried once: what it refuses is left out.
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

/// The first of several names of a shared library that can be opened.
fn open(names: &[&str]) -> Result<Library, String> {
    let mut why = String::from("no name to open");
    for name in names {
        // SAFETY: libraries of the system, whose constructors are made to run at any time.
        match unsafe { Library::new(*name) } {
            Ok(library) => return Ok(library),
            Err(error) => why = format!("{}; tools/install-peers gets it", reason(&error)),
        }
    }
    Err(why)
}

/// What the system says of a library that cannot be opened, or of a function that it lacks.
pub(crate) fn reason(error: &libloading::Error) -> String {
    std::error::Error::source(error).map_or_else(|| error.to_string(), ToString::to_string)
}

/// A function of a library.
///
/// # Safety
/// It has this type.
pub(crate) unsafe fn function<T: Copy>(library: &Library, name: &str) -> Result<T, String> {
    // SAFETY: as the caller promises.
    let symbol: Symbol<'_, T> = unsafe { library.get(name.as_bytes()) }.map_err(|error| reason(&error))?;
    Ok(*symbol)
}

/// The text at a pointer of a C library.
///
/// # Safety
/// It is null, or a string of C that stays.
unsafe fn text(p: *const c_char) -> String {
    if p.is_null() {
        return "unknown".into();
    }
    // SAFETY: as the caller promises.
    unsafe { CStr::from_ptr(p) }.to_string_lossy().into_owned()
}

/// Where `tools/install-peers` puts what it builds: `$PHALANX_PEERS`, or `peers` beside the folder of this program.
pub(crate) fn folder() -> PathBuf {
    let beside = || Some(std::env::current_exe().ok()?.parent()?.parent()?.join("peers"));
    std::env::var_os("PHALANX_PEERS").map(PathBuf::from).or_else(beside).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use phalanx::Level;
    use phalanx::kernel::Keyed;

    use super::*;

    /// What is compared is the same thing: every library that is here gives our blocks, but for S-boxes of GOST 28147-89, which
    /// are not all the same.
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
            // SAFETY: the buffer has five blocks.
            unsafe { keyed.run(mode.op, p, p, 5) };
            match &mode.make {
                Make::Peer(make) => make().unwrap()(&mut theirs),
                Make::Remote(_) => theirs = bouncycastle::once(mode.cipher, mode.op, &theirs).unwrap(),
                _ => unreachable!("the others are ours"),
            }
            assert_eq!(ours, theirs, "{mode:?} of {:?}", mode.peer);
            compared += 1;
        }
        for peer in peers(|_| true) {
            if let Err(why) = &peer.modes {
                println!("NOT TESTED: {}: {why}", peer.name);
            }
        }
        assert!(compared >= if cfg!(feature = "peers") { 14 } else { 0 });
    }
}
