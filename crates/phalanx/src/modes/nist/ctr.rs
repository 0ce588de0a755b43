//! Counter mode, SP 800-38A section 6.5.

use super::{Block128, Block256, one_block};
use crate::modes::counter::Counter;
use crate::modes::keyed::keyed;
#[cfg(feature = "rayon")]
use crate::modes::parallel;
use crate::modes::{BlockCipher, CtrStream};
use crate::steps::{BIG_16, BIG_16_LAST_4, BIG_16_LAST_8, BIG_32, Steps};
use crate::{Cipher, Error};

/// A counter mode: name, ciphers, sequence of counters, bits that count.
macro_rules! counter_mode {
    ($(#[$doc:meta])* $mode:ident, $bound:ident, $sequence:ident, $bits:literal) => {
        $(#[$doc])*
        pub struct $mode<C: $bound> {
            cipher: Cipher<<C as BlockCipher>::Standard>,
        }

        keyed!($mode, $bound);

        impl<C: $bound> $mode<C> {
            /// Bytes of a counter: a block.
            pub const COUNTER_BYTES: usize = Cipher::<C::Standard>::BLOCK_BYTES;

            /// The mode with a cipher that has its key already.
            pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
                Self { cipher }
            }

            /// Encrypts or decrypts a whole message in place.
            ///
            /// # Errors
            /// [`Error::NonceLength`]; [`Error::TooLong`] if a counter would come twice. Nothing is written then.
            pub fn apply(&self, counter: &[u8], data: &mut [u8]) -> Result<(), Error> {
                self.start(counter)?.apply(data)
            }

            /// [`Self::apply`] on the threads of the `rayon` pool that this is called in, if there are 512 KiB or more.
            ///
            /// # Errors
            /// As [`Self::apply`].
            #[cfg(feature = "rayon")]
            pub fn par_apply(&self, counter: &[u8], data: &mut [u8]) -> Result<(), Error> {
                parallel::apply(|| self.start(counter), data)
            }

            /// Starts a message that comes in pieces.
            ///
            /// # Errors
            /// [`Error::NonceLength`].
            pub fn start(&self, counter: &[u8]) -> Result<CtrStream, Error> {
                one_block(counter, Self::COUNTER_BYTES)?;
                let (engine, most) = (self.cipher.engine(), const { if $bits < 64 { 1 << $bits } else { 1 << 64 } });
                let counter = Counter::new(engine.clone(), &$sequence, counter, most, Self::COUNTER_BYTES);
                Ok(CtrStream::new(counter, Steps::new(engine.level())))
            }
        }
    };
}

counter_mode!(
    /// Counter mode of SP 800-38A, section 6.5, whose whole block of 16 bytes counts, as a big-endian number: what most libraries
    /// call CTR. **No authentication**: a changed message decrypts to a changed one.
    ///
    /// It starts from a block, the first counter. **No counter may come twice under one key**, in whichever message: a message takes
    /// as many as it has blocks, and this does not know of the others.
    ///
    /// ```
    /// use phalanx::{Error, Ublock128_256, modes::nist::Ctr128Be};
    ///
    /// let ctr = Ctr128Be::<Ublock128_256>::new(&[7; 32]);
    /// let (counter, mut data) = ([1; 16], *b"attack at dawn");
    /// ctr.apply(&counter, &mut data)?;
    /// assert_ne!(&data, b"attack at dawn");
    ///
    /// // From the eighth byte on.
    /// let mut stream = ctr.start(&counter)?;
    /// stream.seek(7)?;
    /// stream.apply(&mut data[7..])?;
    /// assert_eq!(&data[7..], b"at dawn");
    /// # Ok::<(), Error>(())
    /// ```
    Ctr128Be, Block128, BIG_16, 128
);

counter_mode!(
    /// The same where the last 8 bytes of the block count, and the first 8, the nonce, stay. A carry out of them is lost, so that
    /// 2^64 blocks may follow any counter.
    Ctr64Be, Block128, BIG_16_LAST_8, 64
);

counter_mode!(
    /// The same where the last 4 bytes of the block count, and the first 12, the nonce, stay, as in [`Gcm`](super::Gcm): at most
    /// 2^32 blocks, 64 GiB.
    Ctr32Be, Block128, BIG_16_LAST_4, 32
);

counter_mode!(
    /// [`Ctr128Be`] with blocks of 32 bytes, all of which count.
    Ctr256Be, Block256, BIG_32, 256
);
