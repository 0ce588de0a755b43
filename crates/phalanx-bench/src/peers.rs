//! Other crates that have these ciphers, measured in the same run on the same buffers.

use cipher::{Array, Block, BlockCipherDecrypt, BlockCipherEncrypt, BlockSizeUser, KeyInit};
use dstu_core::hazmat::kalyna;
use phalanx::Level;
use phalanx::kernel::Op;

use crate::modes::{Mode, Run};

/// The blocks of a crate with the traits of `cipher`, as many at once as it chooses.
fn rustcrypto_encrypt<C: KeyInit + BlockSizeUser + BlockCipherEncrypt + 'static>(_: Level) -> Run {
    let cipher = C::new(&Array::from_fn(|i| i as u8));
    Box::new(move |data| cipher.encrypt_blocks(Block::<C>::slice_as_chunks_mut(data).0))
}

fn rustcrypto_decrypt<C: KeyInit + BlockSizeUser + BlockCipherDecrypt + 'static>(_: Level) -> Run {
    let cipher = C::new(&Array::from_fn(|i| i as u8));
    Box::new(move |data| cipher.decrypt_blocks(Block::<C>::slice_as_chunks_mut(data).0))
}

/// Its blocks come one by one.
macro_rules! dstu_core {
    ($cipher:ident, $method:ident) => {
        |_| {
            let cipher = kalyna::$cipher::new(&std::array::from_fn(|i| i as u8));
            Box::new(move |data| {
                let blocks = data.as_chunks_mut().0;
                blocks.iter_mut().for_each(|block| *block = cipher.$method(block));
            })
        }
    };
}

macro_rules! peers {
    ($($peer:literal $cipher:literal: $encrypt:expr, $decrypt:expr;)*) => {
        &[$(
            Mode { cipher: $cipher, name: "ecb", op: Op::Encrypt, peer: Some($peer), make: $encrypt },
            Mode { cipher: $cipher, name: "ecb", op: Op::Decrypt, peer: Some($peer), make: $decrypt },
        )*]
    };
}

/// Every crate that is compiled in, with its version, for each of its ciphers.
pub fn peers() -> &'static [Mode] {
    static PEERS: &[Mode] = peers! {
        "rustcrypto kuznyechik 0.9" "kuznyechik":
            rustcrypto_encrypt::<::kuznyechik::Kuznyechik>, rustcrypto_decrypt::<::kuznyechik::Kuznyechik>;
        "rustcrypto magma 0.10" "magma": rustcrypto_encrypt::<::magma::Magma>, rustcrypto_decrypt::<::magma::Magma>;
        "dstu-core 0.7" "kalyna-128/128":
            dstu_core!(Kalyna128_128ExpandedKey, encrypt_block), dstu_core!(Kalyna128_128ExpandedKey, decrypt_block);
        "dstu-core 0.7" "kalyna-128/256":
            dstu_core!(Kalyna128_256ExpandedKey, encrypt_block), dstu_core!(Kalyna128_256ExpandedKey, decrypt_block);
        "dstu-core 0.7" "kalyna-256/256":
            dstu_core!(Kalyna256_256ExpandedKey, encrypt_block), dstu_core!(Kalyna256_256ExpandedKey, decrypt_block);
        "dstu-core 0.7" "kalyna-256/512":
            dstu_core!(Kalyna256_512ExpandedKey, encrypt_block), dstu_core!(Kalyna256_512ExpandedKey, decrypt_block);
        "dstu-core 0.7" "kalyna-512/512":
            dstu_core!(Kalyna512_512ExpandedKey, encrypt_block), dstu_core!(Kalyna512_512ExpandedKey, decrypt_block);
    };
    PEERS
}
