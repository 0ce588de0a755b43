//! The modes that can be timed: a row for each mode, cipher and direction.

use phalanx::kernel::Op;
use phalanx::modes::BlockCipher;
use phalanx::modes::dstu7624::{self, Kalyna};
use phalanx::modes::gost3413::{self, Gost};
use phalanx::{
    Cipher, Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512, KeyOnly, Kuznyechik, Level,
    Magma, Standard,
};

/// What is timed: a message, processed in place.
pub(crate) type Run = Box<dyn FnMut(&mut [u8])>;

/// A mode over a cipher, in one direction.
pub struct Mode {
    /// The cipher, as `kalyna-256/256`.
    pub cipher: &'static str,
    /// The mode with its standard, as `gost3413-ctr`.
    pub name: &'static str,
    /// The direction.
    pub op: Op,
    /// Makes it ready.
    pub(crate) make: fn(Level) -> Run,
}

impl std::fmt::Debug for Mode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {} {}", self.cipher, self.name, self.op)
    }
}

/// A key for a cipher: some bytes.
fn key<C: BlockCipher<Standard: KeyOnly>>(level: Level) -> Cipher<C::Standard> {
    let bytes: Vec<u8> = (0..=255).take(Cipher::<C::Standard>::KEY_BYTES).collect();
    let key = <C::Standard as Standard>::Key::try_from(&bytes);
    let Ok(key) = key else { unreachable!("as many bytes as the key has") };
    match Cipher::with_level(&key, level) {
        Ok(cipher) => cipher,
        Err(_) => unreachable!("jobs have levels of this CPU"),
    }
}

/// A block of some bytes that no mode objects to.
const IV: [u8; 64] = [1; 64];

fn gost_ctr<C: Gost<Standard: KeyOnly> + 'static>(level: Level) -> Run {
    let mode = gost3413::Ctr::<C>::from_cipher(key::<C>(level));
    Box::new(move |data| done(mode.apply(&IV[..gost3413::Ctr::<C>::NONCE_BYTES], data)))
}

fn dstu_gcm<C: Kalyna + 'static>(level: Level) -> Run {
    let mode = dstu7624::Gcm::<C>::from_cipher(key::<C>(level));
    let mut tag = [0; 64];
    let block = dstu7624::Gcm::<C>::TAG_BYTES;
    Box::new(move |data| done(mode.encrypt_in_place(&IV[..block], &[], data, &mut tag[..block])))
}

/// Nothing that is timed can fail: lengths are whole blocks, and the initialisation vectors have their size.
fn done(result: Result<(), phalanx::Error>) {
    debug_assert!(result.is_ok(), "{result:?}");
}

macro_rules! modes {
    ($($name:literal $op:ident $make:ident: $($cipher:ident),*;)*) => {
        &[$($(Mode { cipher: $cipher::NAME, name: $name, op: Op::$op, make: $make::<$cipher> }),*),*]
    };
}

/// Every mode that can be timed.
pub fn modes() -> &'static [Mode] {
    static MODES: &[Mode] = modes! {
        "dstu7624-gcm" Encrypt dstu_gcm: Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512;
        "gost3413-ctr" Encrypt gost_ctr: Kuznyechik, Magma;
    };
    MODES
}
