//! Marker types for standards and modes. You'll see these in compiler messages: `Keyed<C,
//! mode::Cbc<Nist>>` is [`nist::Cbc<C>`](super::nist::Cbc).

use super::common::nonce_length;
use crate::Error;

/// NIST SP 800-38A, B and D.
pub enum Nist {}

/// NIST SP 800-38A, with a 4-byte counter at the end of the block.
pub enum Nist32 {}

/// NIST SP 800-38A, with an 8-byte counter at the end of the block.
pub enum Nist64 {}

/// NIST SP 800-38A, with a 16-byte counter.
pub enum Nist128 {}

/// NIST SP 800-38A, with a 32-byte counter.
pub enum Nist256 {}

/// GOST R 34.13-2015, R 1323565.1.017-2018 and R 1323565.1.026-2019.
pub enum Gost3413 {}

/// DSTU 7624:2014.
pub enum Dstu7624 {}

/// GOST 28147-89 and RFC 4357.
pub enum Gost28147 {}

/// Legacy UAPKI and cryptonite formats that differ from DSTU 7624:2014.
pub enum Uapki {}

/// The initial CBC or OFB register, for modes without parameters.
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

/// The initial CFB register, for modes without parameters.
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
        register(iv.len() >= block, "at least one block", iv)
    }
}

fn register(right: bool, allowed: &'static str, iv: &[u8]) -> Result<(), Error> {
    let (what, got) = ("initialisation vector length", iv.len() as u64);
    if right { Ok(()) } else { Err(Error::Parameter { what, allowed, got }) }
}

/// The modes as types, such as `mode::Cbc<Nist>`, which are used as the second parameter of
/// [`Keyed`](super::common::Keyed).
macro_rules! modes {
    ($($mode:ident)*) => {
        pub mod mode {
            //! One type for each mode. Its parameter is the standard, as in `Cbc<Nist>`.

            use core::marker::PhantomData;

            $(
                #[doc = concat!("`", stringify!($mode), "`, by the rules `R`.")]
                pub struct $mode<R>(PhantomData<R>);
            )*
        }
    };
}

modes! {
    Ctr CtrAcpkm Cnt Cbc Cfb Ofb Xts Cmac Omac OmacAcpkm Imit Gmac Gcm StandardGcmWithUnboundNonce Ccm Mgm Kw KwPadded
    AnyKw KeyWrap
}
