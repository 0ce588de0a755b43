//! How keys are made where modes of several standards have the same methods. No trait of the library names those methods, and so these
//! are macros: each is given a mode with its cipher, as `ctr_of!(Ctr<C>)`.

/// CTR, whose rows the library has side by side.
macro_rules! ctr_of {
    ($mode:ident<$cipher:ident>) => {
        crate::algorithm::Make::Stream(|request| {
            crate::adapters::counter(
                request,
                $mode::<$cipher>::from_cipher(request.cipher::<$cipher>()?),
                |ctr, _, iv, data| ctr.apply(iv, data),
                |ctr, _, iv| Ok(Box::new(ctr.start(iv)?)),
                Some(phalanx::many::rows::apply_rows),
            )
        })
    };
}

/// CBC, which has no padding by default.
macro_rules! cbc_of {
    ($mode:ident<$cipher:ident>) => {
        crate::algorithm::Make::Chain(|request| {
            use crate::roles::Direction;
            let padding = request.options.padding.unwrap_or(phalanx::modes::Padding::None);
            crate::adapters::chain(
                request,
                ($mode::<$cipher>::from_cipher(request.cipher::<$cipher>()?), padding),
                |(cbc, _), direction, iv, data| match direction {
                    Direction::Encrypt => cbc.encrypt_in_place(iv, data),
                    Direction::Decrypt => cbc.decrypt_in_place(iv, data),
                },
                |(cbc, padding), direction, iv| {
                    Ok(Box::new(match direction {
                        Direction::Encrypt => cbc.start_encryption(iv, *padding)?,
                        Direction::Decrypt => cbc.start_decryption(iv, *padding)?,
                    }))
                },
            )
        })
    };
}

/// An authentication code of a message and nothing else; `rows` are functions for many, if the library has them.
macro_rules! mac_of {
    ($mode:ident<$cipher:ident>, $rows:expr) => {
        crate::algorithm::Make::Mac(|request| {
            crate::adapters::mac(
                request,
                $mode::<$cipher>::from_cipher(request.cipher::<$cipher>()?),
                |mac, _, message, tag| mac.mac(message, tag),
                |mac, _, message, tag| mac.verify(message, tag),
                |mac, _| Ok(Box::new(mac.start())),
                $rows,
            )
        })
    };
}

/// Authenticated encryption in pieces, whose rows the library has side by side.
macro_rules! aead_of {
    ($mode:ident<$cipher:ident>) => {
        crate::algorithm::Make::Aead(|request| {
            crate::adapters::aead(
                request,
                $mode::<$cipher>::from_cipher(request.cipher::<$cipher>()?),
                |aead, nonce, aad, data, tag| aead.encrypt_detached(nonce, aad, data, tag),
                |aead, nonce, aad, data, tag| aead.decrypt_detached(nonce, aad, data, tag),
                Some((
                    |aead, nonce, aad| Ok(Box::new(aead.start_encryption(nonce, aad)?)),
                    |aead, nonce, aad| Ok(Box::new(aead.start_unverified_decryption(nonce, aad)?)),
                )),
                Some([phalanx::many::rows::seal_rows, phalanx::many::rows::open_rows]),
            )
        })
    };
}

pub(super) use {aead_of, cbc_of, ctr_of, mac_of};
