//! What every authenticated encryption has beside its own `encrypt_in_place` and `decrypt_in_place`.

/// Attached tags, and the traits of the crate `aead`.
///
/// `aead!(Mode, Bound, nonce size, tag size)`: `Mode<C: Bound>` has the constructors of [`keyed`](super::keyed), `TAG_BYTES`, and
///
/// ```text
/// encrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error>
/// decrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error>
/// ```
macro_rules! aead {
    ($mode:ident, $bound:path, $nonce:ty, $tag:ty) => {
        impl<C: $bound> $mode<C> {
            /// Encrypts a message. What is returned is the ciphertext, then the whole tag.
            ///
            /// # Errors
            /// Those of encryption in place.
            pub fn seal(&self, nonce: &[u8], aad: &[u8], message: &[u8]) -> Result<alloc::vec::Vec<u8>, $crate::Error> {
                let mut whole = alloc::vec::Vec::with_capacity(message.len() + Self::TAG_BYTES);
                whole.extend_from_slice(message);
                whole.resize(message.len() + Self::TAG_BYTES, 0);
                let (data, tag) = whole.split_at_mut(message.len());
                if let Err(error) = self.encrypt_in_place(nonce, aad, data, tag) {
                    phalanx_kernels::parts::wipe(data);
                    return Err(error);
                }
                Ok(whole)
            }

            /// Verifies the whole tag at the end of `sealed`, and only then decrypts what is in front of it.
            ///
            /// # Errors
            /// [`Error::NotAuthentic`](crate::Error::NotAuthentic), also if it is shorter than a tag, and those of decryption in
            /// place.
            pub fn open(&self, nonce: &[u8], aad: &[u8], sealed: &[u8]) -> Result<alloc::vec::Vec<u8>, $crate::Error> {
                let Some(bytes) = sealed.len().checked_sub(Self::TAG_BYTES) else {
                    return Err($crate::Error::NotAuthentic);
                };
                let (ciphertext, tag) = sealed.split_at(bytes);
                let mut data = ciphertext.to_vec();
                self.decrypt_in_place(nonce, aad, &mut data, tag)?;
                Ok(data)
            }
        }

        #[cfg(feature = "aead")]
        impl<C: $bound> ::aead::KeySizeUser for $mode<C>
        where
            C::Standard: $crate::KeyOnly,
        {
            type KeySize = <C::Standard as $crate::Standard>::KeySize;
        }

        #[cfg(feature = "aead")]
        impl<C: $bound> ::aead::KeyInit for $mode<C>
        where
            C::Standard: $crate::KeyOnly,
        {
            fn new(key: &::aead::Key<Self>) -> Self {
                Self::from_cipher(::aead::KeyInit::new(key))
            }
        }

        #[cfg(feature = "aead")]
        impl<C: $bound> ::aead::AeadCore for $mode<C> {
            type NonceSize = $nonce;
            type TagSize = $tag;
            const TAG_POSITION: ::aead::TagPosition = ::aead::TagPosition::Postfix;
        }

        #[cfg(feature = "aead")]
        impl<C: $bound> ::aead::AeadInOut for $mode<C> {
            fn encrypt_inout_detached(
                &self,
                nonce: &::aead::Nonce<Self>,
                aad: &[u8],
                mut buffer: ::aead::inout::InOutBuf<'_, '_, u8>,
            ) -> ::aead::Result<::aead::Tag<Self>> {
                let mut tag = ::aead::Tag::<Self>::default();
                let apart = buffer.get_in().as_ptr() != buffer.get_out().as_ptr();
                let data = buffer.into_out_with_copied_in();
                if self.encrypt_in_place(nonce, aad, data, &mut tag).is_err() {
                    // The message does not stay where a ciphertext was asked for.
                    if apart {
                        phalanx_kernels::parts::wipe(data);
                    }
                    return Err(::aead::Error);
                }
                Ok(tag)
            }

            fn decrypt_inout_detached(
                &self,
                nonce: &::aead::Nonce<Self>,
                aad: &[u8],
                buffer: ::aead::inout::InOutBuf<'_, '_, u8>,
                tag: &::aead::Tag<Self>,
            ) -> ::aead::Result<()> {
                let data = buffer.into_out_with_copied_in();
                self.decrypt_in_place(nonce, aad, data, tag).map_err(|_| ::aead::Error)
            }
        }
    };
}
pub(crate) use aead;
