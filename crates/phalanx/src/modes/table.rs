//! The table of modes. Each entry gives the standard, the ciphers, and the values (if any) that the
//! mode derives from the key in addition to its schedule.

use phalanx_kernels::sync::Arc;

use phalanx_kernels::parts::Engine;

use super::common::Mode;
use super::common::mac::CmacKey;
use super::dstu7624::Kalyna;
use super::gost3413::Gost;
use super::gost28147::AnySet;
use super::nist::{Block128, Block128Or256, Block256};
use super::rules::{Dstu7624, Gost3413, Gost28147, Nist, Nist32, Nist64, Nist128, Nist256, Uapki, mode};

macro_rules! modes {
    ($($mode:ident { $($rules:ident, $ciphers:ident $(: $extra:ty = $make:expr)?;)* })*) => {
        $($(
            impl<C: $ciphers> Mode<C> for mode::$mode<$rules> {
                const NAME: &'static str = stringify!($mode);
                modes!(@ $($extra = $make)?);
            }
        )*)*
    };
    (@) => {
        type Extra = ();

        fn extra(_: &Engine) {}
    };
    (@ $extra:ty = $make:expr) => {
        type Extra = $extra;

        fn extra(cipher: &Engine) -> $extra {
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
    Gmac { Nist, Block128; Dstu7624, Kalyna; Uapki, Kalyna; }
    Gcm { Nist, Block128; Dstu7624, Kalyna; Uapki, Kalyna; }
    StandardGcmWithUnboundNonce { Dstu7624, Kalyna; }
    Ccm { Dstu7624, Kalyna; Uapki, Kalyna; }
    Mgm { Gost3413, Gost; }
    Kw { Dstu7624, Kalyna; Uapki, Kalyna; }
    KwPadded { Dstu7624, Kalyna; Uapki, Kalyna; }
    AnyKw { Uapki, Kalyna; }
    KeyWrap { Gost28147, AnySet; }
}
