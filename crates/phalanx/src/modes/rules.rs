//! The rules of the standards: what differs under one name, and the table of the modes that there are.

use alloc::sync::Arc;
use core::marker::PhantomData;

use phalanx_kernels::parts::Engine;

use super::core::hash::HashKey;
use super::core::mac::CmacKey;
use super::core::{Mode, nonce_length};
use super::dstu7624::Kalyna;
use super::gost3413::Gost;
use super::gost28147::AnySet;
use super::nist::{Block128, Block128Or256, Block256};
use crate::Error;

/// NIST SP 800-38A, B and D.
pub enum Nist {}

/// NIST SP 800-38A, where the last 4 bytes of a counter count.
pub enum Nist32 {}

/// NIST SP 800-38A, where the last 8 bytes of a counter count.
pub enum Nist64 {}

/// NIST SP 800-38A, where all 16 bytes of a counter count.
pub enum Nist128 {}

/// NIST SP 800-38A, where all 32 bytes of a counter count.
pub enum Nist256 {}

/// GOST R 34.13-2015, R 1323565.1.017-2018 and R 1323565.1.026-2019.
pub enum Gost3413 {}

/// DSTU 7624:2014.
pub enum Dstu7624 {}

/// GOST 28147-89 and RFC 4357.
pub enum Gost28147 {}

/// What UAPKI and cryptonite did instead of DSTU 7624:2014.
pub enum Uapki {}

/// The register from which CBC and OFB start, where they take nothing beside it and the message.
pub trait Chained: 'static {
    #[doc(hidden)]
    fn check_register(block: usize, iv: &[u8]) -> Result<(), Error> {
        nonce_length(block, iv)
    }
}

impl Chained for Nist {}
impl Chained for Dstu7624 {}
impl Chained for Gost3413 {
    fn check_register(block: usize, iv: &[u8]) -> Result<(), Error> {
        let whole = !iv.is_empty() && iv.len().is_multiple_of(block);
        register(whole, "one or more whole blocks", iv)
    }
}

/// The register from which CFB starts, where it takes nothing beside it and the message.
pub trait FedBack: 'static {
    #[doc(hidden)]
    fn check_register(block: usize, iv: &[u8]) -> Result<(), Error>;
}

impl FedBack for Nist {
    fn check_register(block: usize, iv: &[u8]) -> Result<(), Error> {
        nonce_length(block, iv)
    }
}

impl FedBack for Gost3413 {
    fn check_register(block: usize, iv: &[u8]) -> Result<(), Error> {
        register(iv.len() >= block, "a block or more", iv)
    }
}

fn register(right: bool, allowed: &'static str, iv: &[u8]) -> Result<(), Error> {
    let (what, got) = ("length of an initialisation vector", iv.len() as u64);
    if right { Ok(()) } else { Err(Error::Parameter { what, allowed, got }) }
}

/// The modes as types, `mode::Cbc<Nist>`; and the table of those that there are: by whose rules, with which ciphers, and what is made of
/// the key beside its schedule.
macro_rules! modes {
    ($($mode:ident { $($rules:ident, $ciphers:ident $(: $extra:ty = $make:expr)?;)* })*) => {
        /// The modes as types: the second parameter of [`Keyed`](super::core::Keyed).
        pub(crate) mod mode {
            use super::PhantomData;

            $(
                #[doc = concat!("`", stringify!($mode), "`, by the rules `R`.")]
                pub struct $mode<R>(PhantomData<R>);
            )*
        }

        $($(
            impl<C: $ciphers> Mode<C> for mode::$mode<$rules> {
                const NAME: &'static str = stringify!($mode);
                modes!(@ $($extra = $make)?);
            }
        )*)*
    };
    (@) => {
        type Extra = ();

        fn extra(_: &Arc<Engine>) {}
    };
    (@ $extra:ty = $make:expr) => {
        type Extra = $extra;

        fn extra(cipher: &Arc<Engine>) -> $extra {
            $make(cipher)
        }
    };
}

modes! {
    Ctr {
        Nist32, Block128;
        Nist64, Block128;
        Nist128, Block128;
        Nist256, Block256;
        Gost3413, Gost;
        Dstu7624, Kalyna;
    }
    CtrAcpkm { Gost3413, Gost; }
    Cnt { Gost28147, AnySet; }
    Cbc { Nist, Block128Or256; Gost3413, Gost; Dstu7624, Kalyna; Gost28147, AnySet; }
    Cfb { Nist, Block128Or256; Gost3413, Gost; Dstu7624, Kalyna; Gost28147, AnySet; }
    Ofb { Nist, Block128Or256; Gost3413, Gost; Dstu7624, Kalyna; }
    Xts { Dstu7624, Kalyna; }
    Cmac { Nist, Block128: Arc<CmacKey> = CmacKey::new; Dstu7624, Kalyna; }
    Omac { Gost3413, Gost: Arc<CmacKey> = CmacKey::new; }
    OmacAcpkm { Gost3413, Gost; }
    Imit { Gost28147, AnySet; }
    Gmac {
        Nist, Block128: Arc<HashKey> = HashKey::with_bits_reversed;
        Dstu7624, Kalyna: Arc<HashKey> = HashKey::new;
        Uapki, Kalyna: Arc<HashKey> = HashKey::new;
    }
    Gcm {
        Nist, Block128: Arc<HashKey> = HashKey::with_bits_reversed;
        Dstu7624, Kalyna: Arc<HashKey> = HashKey::new;
        Uapki, Kalyna: Arc<HashKey> = HashKey::new;
    }
    StandardGcmWithUnboundNonce { Dstu7624, Kalyna: Arc<HashKey> = HashKey::new; }
    Ccm { Dstu7624, Kalyna; Uapki, Kalyna; }
    Mgm { Gost3413, Gost; }
    Kw { Dstu7624, Kalyna; Uapki, Kalyna; }
    KwPadded { Dstu7624, Kalyna; Uapki, Kalyna; }
    AnyKw { Uapki, Kalyna; }
    KeyWrap { Gost28147, AnySet; }
}
