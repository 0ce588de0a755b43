//! RustCrypto traits for the modes, for use in generic code.
//!
//! | trait | on | feature |
//! |---|---|---|
//! | `KeyInit`, `KeySizeUser` | every mode with one key | `cipher` |
//! | `StreamCipher` | [`CtrStream`], [`Stream`], [`KeyedStream`] | `cipher` |
//! | `StreamCipherSeek` | [`CtrStream`], [`KeyedStream`] of counter modes | `cipher` |
//! | `KeyIvInit` | [`KeyedStream`]; [`Gmac`] | `cipher`; `digest` |
//! | `Mac` (`Update`, `FixedOutput`, `MacMarker`) | [`Omac`], [`Cmac`], [`Gmac`], [`Hmac`], [`Kmac`] | `digest` |
//! | `AeadInOut` | every authenticated encryption mode with a fixed nonce length | `aead` |
//!
//! Two traits are missing, because they have no way to return an error that these modes need to
//! return: `nist::Xts` doesn't implement `KeyInit`, because it rejects equal keys.
//! `dstu7624::Cmac`, `dstu7624::Gmac` and `gost28147::Imit` don't implement `Mac`, because they
//! reject the empty message.

#[cfg(feature = "digest")]
use alloc::boxed::Box;
use core::fmt;

use ::cipher::array::ArraySize;
use ::cipher::common::IvSizeUser;
use ::cipher::inout::InOutBuf;
use ::cipher::{
    Iv, Key, KeyInit, KeyIvInit, KeySizeUser, OverflowError, SeekNum, StreamCipher, StreamCipherError, StreamCipherSeek,
};

use phalanx_kernels::parts::ZeroizeOnDrop;

use super::cipher::BlockCipher;
use super::common::counter::{CounterMode, CtrStream};
use super::common::stream::{Apply, Stream};
use super::common::{Keyed, Mode};
use super::rules::{Chained, mode};
use crate::{Error, KeyOnly, Standard};

impl<C: BlockCipher<Standard: KeyOnly>, M: Mode<C>> KeySizeUser for Keyed<C, M> {
    type KeySize = <C::Standard as Standard>::KeySize;
}

impl<C: BlockCipher<Standard: KeyOnly>, M: Mode<C>> KeyInit for Keyed<C, M> {
    fn new(key: &Key<Self>) -> Self {
        Self::from_cipher(KeyInit::new(key))
    }
}

/// Implements `StreamCipher` for a wrapper around [`Apply`], given the path to its fields.
macro_rules! stream_cipher {
    ($($stream:ident: $($field:tt).+;)*) => {$(
        impl StreamCipher for $stream {
            fn check_remaining(&self, bytes: usize) -> Result<(), StreamCipherError> {
                self.$($field).+.check(bytes).map_err(|_| StreamCipherError)
            }

            fn unchecked_apply_keystream_inout(&mut self, buffer: InOutBuf<'_, '_, u8>) {
                self.$($field).+.apply_unchecked(buffer.into_out_with_copied_in());
            }

            fn unchecked_write_keystream(&mut self, buffer: &mut [u8]) {
                buffer.fill(0);
                self.$($field).+.apply_unchecked(buffer);
            }
        }
    )*};
}

stream_cipher! {
    CtrStream: 0.stream;
    Stream: 0;
}

impl StreamCipherSeek for CtrStream {
    fn try_current_pos<T: SeekNum>(&self) -> Result<T, OverflowError> {
        // With one-byte units, we are always at the end of a unit.
        T::from_block_byte(self.position(), 1, 1)
    }

    fn try_seek<T: SeekNum>(&mut self, place: T) -> Result<(), StreamCipherError> {
        let (place, _) = place.into_block_byte::<u64>(1).map_err(|_| StreamCipherError)?;
        self.seek(place).map_err(|_| StreamCipherError)
    }
}

/// A mode in which a message starts from a single initialisation vector. [`KeyedStream`] turns it
/// into a stream cipher.
pub trait FromIv: Sized {
    /// The state of a message.
    type Stream: StreamCipher + Clone;
    /// The length of the initialisation vector.
    type IvSize: ArraySize;

    /// Starts a message.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    fn begin(&self, iv: &[u8]) -> Result<Self::Stream, Error>;
}

impl<C: BlockCipher, R> FromIv for Keyed<C, mode::Ctr<R>>
where
    mode::Ctr<R>: CounterMode<C>,
{
    type Stream = CtrStream;
    type IvSize = <mode::Ctr<R> as CounterMode<C>>::NonceSize;

    fn begin(&self, iv: &[u8]) -> Result<CtrStream, Error> {
        self.start(iv)
    }
}

/// The initialisation vector is one block.
impl<C: BlockCipher, R: Chained> FromIv for Keyed<C, mode::Ofb<R>>
where
    mode::Ofb<R>: Mode<C>,
{
    type Stream = Stream;
    type IvSize = <C::Standard as Standard>::BlockSize;

    fn begin(&self, iv: &[u8]) -> Result<Stream, Error> {
        self.start(iv)
    }
}

/// A message under a key and an initialisation vector. It is a stream cipher as defined by the
/// `cipher` crate.
///
/// ```
/// use cipher::{KeyIvInit, StreamCipher};
/// use phalanx::modes::{gost3413::Ctr, rustcrypto::KeyedStream};
/// use phalanx::Magma;
///
/// let mut data = *b"attack at dawn";
/// KeyedStream::<Ctr<Magma>>::new(&[7; 32].into(), &[1, 2, 3, 4].into()).apply_keystream(&mut data);
///
/// let mut same = *b"attack at dawn";
/// Ctr::<Magma>::new(&[7; 32]).apply(&[1, 2, 3, 4], &mut same)?;
/// assert_eq!(data, same);
/// # Ok::<(), phalanx::Error>(())
/// ```
pub struct KeyedStream<M: FromIv>(M::Stream);

impl<M: FromIv + KeyInit> KeySizeUser for KeyedStream<M> {
    type KeySize = M::KeySize;
}

impl<M: FromIv> IvSizeUser for KeyedStream<M> {
    type IvSize = M::IvSize;
}

impl<M: FromIv + KeyInit> KeyIvInit for KeyedStream<M> {
    fn new(key: &Key<Self>, iv: &Iv<Self>) -> Self {
        let Ok(stream) = <M as KeyInit>::new(key).begin(iv) else { unreachable!("the array has the right length") };
        Self(stream)
    }
}

impl<M: FromIv> StreamCipher for KeyedStream<M> {
    fn check_remaining(&self, bytes: usize) -> Result<(), StreamCipherError> {
        self.0.check_remaining(bytes)
    }

    fn unchecked_apply_keystream_inout(&mut self, buffer: InOutBuf<'_, '_, u8>) {
        self.0.unchecked_apply_keystream_inout(buffer);
    }

    fn unchecked_write_keystream(&mut self, buffer: &mut [u8]) {
        self.0.unchecked_write_keystream(buffer);
    }
}

impl<M: FromIv<Stream: StreamCipherSeek>> StreamCipherSeek for KeyedStream<M> {
    fn try_current_pos<T: SeekNum>(&self) -> Result<T, OverflowError> {
        self.0.try_current_pos()
    }

    fn try_seek<T: SeekNum>(&mut self, place: T) -> Result<(), StreamCipherError> {
        self.0.try_seek(place)
    }
}

impl<M: FromIv> ZeroizeOnDrop for KeyedStream<M> {}

impl<M: FromIv> Clone for KeyedStream<M> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<M: FromIv> fmt::Debug for KeyedStream<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KeyedStream").finish_non_exhaustive()
    }
}

#[cfg(all(feature = "digest", feature = "streebog"))]
pub use mac::Hmac;
#[cfg(all(feature = "digest", feature = "kupyna"))]
pub use mac::Kmac;
#[cfg(feature = "digest")]
pub use mac::{Cmac, Gmac, KeyedMac, Omac, ToMac, ToMacAtOnce};

#[cfg(feature = "digest")]
mod mac {
    use ::digest::{FixedOutput, FixedOutputReset, MacMarker, Output, OutputSizeUser, Reset, Update};

    use phalanx_kernels::parts::wiped_beside;

    use super::*;
    #[cfg(any(feature = "streebog", feature = "kupyna"))]
    use crate::hash;
    use crate::modes::common::mac::{self, MacState};
    use crate::modes::nist::gmac::GmacState;
    use crate::modes::{gost3413, nist};
    use ::cipher::common::InvalidLength;

    /// A MAC that accepts every message, including the empty one. [`KeyedMac`] implements `Mac` for
    /// it.
    pub trait ToMac: Clone {
        /// The state of a message.
        #[doc(hidden)]
        type State: MacState;
        /// The length of a full tag.
        type TagSize: ArraySize;
    }

    /// A MAC that doesn't use a nonce.
    pub trait ToMacAtOnce: ToMac {
        #[doc(hidden)]
        fn state(&self) -> Self::State;
    }

    impl<C: nist::Block128> ToMac for nist::Cmac<C> {
        type State = mac::Cmac;
        type TagSize = <C::Standard as Standard>::BlockSize;
    }

    impl<C: nist::Block128> ToMacAtOnce for nist::Cmac<C> {
        fn state(&self) -> mac::Cmac {
            mac::Cmac::new(&self.extra)
        }
    }

    impl<C: gost3413::Gost> ToMac for gost3413::Omac<C> {
        type State = mac::Cmac;
        type TagSize = <C::Standard as Standard>::BlockSize;
    }

    impl<C: gost3413::Gost> ToMacAtOnce for gost3413::Omac<C> {
        fn state(&self) -> mac::Cmac {
            mac::Cmac::new(&self.extra)
        }
    }

    impl<C: nist::Block128> ToMac for nist::Gmac<C> {
        type State = GmacState;
        type TagSize = <C::Standard as Standard>::BlockSize;
    }

    #[cfg(feature = "streebog")]
    impl<F: hash::Streebog> ToMac for hash::Hmac<F> {
        type State = hash::HmacState;
        type TagSize = F::DigestSize;
    }

    #[cfg(feature = "streebog")]
    impl<F: hash::Streebog> ToMacAtOnce for hash::Hmac<F> {
        fn state(&self) -> hash::HmacState {
            self.state()
        }
    }

    #[cfg(feature = "streebog")]
    impl<F: hash::Streebog> KeySizeUser for hash::Hmac<F> {
        type KeySize = F::BlockSize;
    }

    /// `new_from_slice` accepts a key of any length.
    #[cfg(feature = "streebog")]
    impl<F: hash::Streebog> KeyInit for hash::Hmac<F> {
        fn new(key: &Key<Self>) -> Self {
            Self::new(key.as_slice())
        }

        fn new_from_slice(key: &[u8]) -> Result<Self, InvalidLength> {
            Ok(Self::new(key))
        }
    }

    #[cfg(feature = "kupyna")]
    impl<F: hash::Kupyna> ToMac for hash::Kmac<F> {
        type State = hash::KmacState;
        type TagSize = F::DigestSize;
    }

    #[cfg(feature = "kupyna")]
    impl<F: hash::Kupyna> ToMacAtOnce for hash::Kmac<F> {
        fn state(&self) -> hash::KmacState {
            self.state()
        }
    }

    #[cfg(feature = "kupyna")]
    impl<F: hash::Kupyna> KeySizeUser for hash::Kmac<F> {
        type KeySize = F::DigestSize;
    }

    #[cfg(feature = "kupyna")]
    impl<F: hash::Kupyna> KeyInit for hash::Kmac<F> {
        fn new(key: &Key<Self>) -> Self {
            let Ok(kmac) = Self::new(key.as_slice()) else { unreachable!("the array has the right length") };
            kmac
        }
    }

    /// [`gost3413::Omac`] with the `Mac` trait, as a drop-in replacement for
    /// `cmac::Cmac<kuznyechik::Kuznyechik>`.
    ///
    /// ```
    /// use digest::{KeyInit, Mac};
    /// use phalanx::{Kuznyechik, modes::gost3413, modes::rustcrypto::Omac};
    ///
    /// let mac = Omac::<Kuznyechik>::new(&[7; 32].into()).chain_update(b"attack at dawn");
    /// let mut tag = [0; 16];
    /// gost3413::Omac::<Kuznyechik>::new(&[7; 32]).mac(b"attack at dawn", &mut tag)?;
    /// assert_eq!(mac.finalize().into_bytes(), tag);
    /// # Ok::<(), phalanx::Error>(())
    /// ```
    pub type Omac<C> = KeyedMac<gost3413::Omac<C>>;

    /// [`nist::Cmac`] with the `Mac` trait.
    pub type Cmac<C> = KeyedMac<nist::Cmac<C>>;

    /// [`hash::Hmac`] with the `Mac` trait, as a drop-in replacement for
    /// `hmac::Hmac<streebog::Streebog256>`. A key may have any length.
    ///
    /// ```
    /// use digest::{KeyInit, Mac};
    /// use phalanx::{hash, modes::rustcrypto::Hmac};
    ///
    /// let mut mac = Hmac::<hash::functions::Streebog256>::new_from_slice(b"any key")?;
    /// mac.update(b"attack at dawn");
    /// let tag = mac.finalize().into_bytes();
    /// hash::Hmac::<hash::functions::Streebog256>::new(b"any key").verify(b"attack at dawn", &tag)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "streebog")]
    pub type Hmac<F> = KeyedMac<hash::Hmac<F>>;

    /// [`hash::Kmac`] with the `Mac` trait.
    #[cfg(feature = "kupyna")]
    pub type Kmac<F> = KeyedMac<hash::Kmac<F>>;

    /// [`nist::Gmac`] with the `Mac` trait, created from a key and a 12-byte nonce.
    pub type Gmac<C> = KeyedMac<nist::Gmac<C>>;

    /// A key, and a message that is being authenticated under it: [`Omac`], [`Cmac`], [`Gmac`],
    /// [`Hmac`], [`Kmac`].
    pub struct KeyedMac<M: ToMac> {
        key: M,
        state: Box<M::State>,
    }

    impl<M: ToMac + KeySizeUser> KeySizeUser for KeyedMac<M> {
        type KeySize = M::KeySize;
    }

    impl<M: ToMacAtOnce + KeyInit> KeyInit for KeyedMac<M> {
        fn new(key: &Key<Self>) -> Self {
            let key = <M as KeyInit>::new(key);
            Self { state: Box::new(key.state()), key }
        }

        fn new_from_slice(key: &[u8]) -> Result<Self, InvalidLength> {
            let key = M::new_from_slice(key)?;
            Ok(Self { state: Box::new(key.state()), key })
        }
    }

    impl<C: nist::Block128> IvSizeUser for KeyedMac<nist::Gmac<C>> {
        type IvSize = ::cipher::consts::U12;
    }

    impl<C: nist::Block128> KeyIvInit for KeyedMac<nist::Gmac<C>> {
        fn new(key: &Key<Self>, nonce: &Iv<Self>) -> Self {
            let key = <nist::Gmac<C> as KeyInit>::new(key);
            let Ok(stream) = key.start(nonce) else { unreachable!("a 12-byte nonce is always valid") };
            Self { key, state: stream.0 }
        }
    }

    impl<M: ToMac> Update for KeyedMac<M> {
        fn update(&mut self, piece: &[u8]) {
            let taken = wiped_beside(piece.len(), || self.state.take(piece));
            let Ok(()) = taken else { unreachable!("no message is 2^61 bytes long") };
        }
    }

    impl<M: ToMac> OutputSizeUser for KeyedMac<M> {
        type OutputSize = M::TagSize;
    }

    impl<M: ToMac> KeyedMac<M> {
        fn write(&mut self, tag: &mut [u8]) {
            wiped_beside(0, || {
                let Ok(whole) = self.state.tag(tag.len()) else { unreachable!("every message has a full tag") };
                tag.copy_from_slice(whole);
            });
        }
    }

    impl<M: ToMac> FixedOutput for KeyedMac<M> {
        fn finalize_into(mut self, tag: &mut Output<Self>) {
            self.write(tag);
        }
    }

    impl<M: ToMacAtOnce> Reset for KeyedMac<M> {
        fn reset(&mut self) {
            *self.state = self.key.state();
        }
    }

    impl<M: ToMacAtOnce> FixedOutputReset for KeyedMac<M> {
        fn finalize_into_reset(&mut self, tag: &mut Output<Self>) {
            self.write(tag);
            self.reset();
        }
    }

    impl<M: ToMac> MacMarker for KeyedMac<M> {}

    impl<M: ToMac> ZeroizeOnDrop for KeyedMac<M> {}

    impl<M: ToMac> Clone for KeyedMac<M> {
        fn clone(&self) -> Self {
            Self { key: self.key.clone(), state: self.state.clone() }
        }
    }

    impl<M: ToMac + fmt::Debug> fmt::Debug for KeyedMac<M> {
        /// Shows the key's mode, cipher and level, but none of the state.
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.debug_struct("KeyedMac").field("key", &self.key).finish_non_exhaustive()
        }
    }
}

#[cfg(feature = "aead")]
mod aead {
    use ::aead::{AeadCore, AeadInOut, Nonce, Tag, TagPosition};
    use phalanx_kernels::parts::wipe;

    use super::*;
    use crate::modes::common::aead::{AeadSizes, IsAead};

    impl<C: BlockCipher, M: AeadSizes<C> + IsAead> AeadCore for Keyed<C, M> {
        type NonceSize = M::NonceSize;
        type TagSize = M::TagSize;
        const TAG_POSITION: TagPosition = TagPosition::Postfix;
    }

    impl<C: BlockCipher, M: AeadSizes<C> + IsAead> AeadInOut for Keyed<C, M> {
        fn encrypt_inout_detached(
            &self,
            nonce: &Nonce<Self>,
            aad: &[u8],
            mut buffer: InOutBuf<'_, '_, u8>,
        ) -> ::aead::Result<Tag<Self>> {
            let mut tag = Tag::<Self>::default();
            let apart = buffer.get_in().as_ptr() != buffer.get_out().as_ptr();
            let data = buffer.into_out_with_copied_in();
            if self.encrypt_detached(nonce, aad, data, &mut tag).is_err() {
                // The caller expects ciphertext in the output buffer, so we must not leave the
                // message there.
                if apart {
                    wipe(data);
                }
                return Err(::aead::Error);
            }
            Ok(tag)
        }

        fn decrypt_inout_detached(
            &self,
            nonce: &Nonce<Self>,
            aad: &[u8],
            buffer: InOutBuf<'_, '_, u8>,
            tag: &Tag<Self>,
        ) -> ::aead::Result<()> {
            let data = buffer.into_out_with_copied_in();
            self.decrypt_detached(nonce, aad, data, tag).map_err(|_| ::aead::Error)
        }
    }
}
