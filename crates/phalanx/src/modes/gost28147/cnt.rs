//! CNT, RFC 5830, section 6.

use alloc::borrow::Cow;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, wipe};

use super::any_set::{AnySet, BLOCK};
use super::meshing::KeyMeshing;
use crate::Error;
use crate::modes::common::counter::{Counter, CtrStream};
use crate::modes::common::meshing::Meshing;
use crate::modes::common::stream::{Keystream, Stream};
use crate::modes::common::{Keyed, nonce_length};
#[cfg(feature = "rayon")]
use crate::modes::parallel;
use crate::modes::rules::{Gost28147, mode};
use crate::steps::{GAMMA, Steps};

/// Counter mode (CNT, *gammirovanie*) for GOST 28147-89 as in RFC 5830, section 6. **No
/// authentication:** tampering goes undetected.
///
/// The initialisation vector (called the *synchronisation message* in the standard) is **8 bytes**
/// long and must never repeat under one key. It is encrypted to obtain the first counter, which
/// consists of the words N3 and N4. Each step adds a constant to N3 modulo 2^32 and another one to
/// N4 modulo 2^32 - 1. This is not the same as [`gost3413::Ctr`](crate::modes::gost3413::Ctr).
///
/// ```
/// use phalanx::modes::gost28147::{Cnt, KeyMeshing};
/// use phalanx::{Error, Gost28147, gost28147::CryptoProA};
///
/// let cnt = Cnt::<Gost28147<CryptoProA>>::new(&[7; 32]);
/// let mut data = *b"attack at dawn";
/// cnt.apply(&[1; 8], KeyMeshing::CryptoPro, &mut data)?;
/// assert_ne!(&data, b"attack at dawn");
///
/// let mut stream = cnt.start(&[1; 8], KeyMeshing::CryptoPro)?;
/// stream.apply(&mut data[..5])?;
/// stream.apply(&mut data[5..])?;
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
#[doc(alias = "ctr")]
#[doc(alias = "counter mode")]
pub type Cnt<C> = Keyed<C, mode::Cnt<Gost28147>>;

impl<C: AnySet> Cnt<C> {
    /// The length of an initialisation vector in bytes.
    pub const IV_BYTES: usize = BLOCK;

    /// Encrypts or decrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`]. On error, nothing is written.
    pub fn apply(&self, iv: &[u8], meshing: KeyMeshing, data: &mut [u8]) -> Result<(), Error> {
        self.start(iv, meshing)?.apply(data)
    }

    /// Starts processing a message in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start(&self, iv: &[u8], meshing: KeyMeshing) -> Result<Stream, Error> {
        let steps = self.steps();
        Ok(match meshing.keys() {
            None => Stream::new(self.counter(iv)?, steps),
            Some(meshing) => {
                let last = self.encrypted(iv)?;
                Stream::new(MeshedCounter { engine: self.engine().clone(), last, meshing }, steps)
            }
        })
    }

    /// [`Cnt::apply`] on the current `rayon` thread pool, without key meshing, for data of 512 KiB
    /// or more.
    ///
    /// # Errors
    /// [`Error::NonceLength`] or [`Error::TooLong`]. On error, nothing is written.
    #[cfg(feature = "rayon")]
    pub fn par_apply(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        parallel::apply(|| self.start_seekable(iv), data)
    }

    /// Starts a seekable message without key meshing.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start_seekable(&self, iv: &[u8]) -> Result<CtrStream, Error> {
        Ok(CtrStream::new(self.counter(iv)?, self.steps()))
    }

    fn encrypted(&self, iv: &[u8]) -> Result<[u8; BLOCK], Error> {
        nonce_length(BLOCK, iv)?;
        let mut block = [0; BLOCK];
        block.copy_from_slice(iv);
        self.engine().in_place(Op::Encrypt, &mut block);
        Ok(block)
    }

    fn counter(&self, iv: &[u8]) -> Result<Counter<'static>, Error> {
        let mut start = self.encrypted(iv)?;
        self.steps().skip(&GAMMA, &mut start, 1);
        // Both constants are coprime to their moduli, so the pair of N3 and N4 only repeats after
        // 2^32 (2^32 - 1) blocks.
        let most = (1 << 32) * ((1 << 32) - 1);
        let counter = Counter::new(Cow::Owned(self.engine().clone()), &GAMMA, most, BLOCK).begun(&start);
        wipe(&mut start);
        Ok(counter)
    }
}

/// Keystream with key meshing.
#[derive(Clone)]
struct MeshedCounter {
    engine: Engine,
    /// The last counter that was encrypted. When the key changes, meshing encrypts it again, and we
    /// continue counting from the result.
    last: [u8; BLOCK],
    meshing: Meshing,
}

impl Keystream for MeshedCounter {
    fn unit(&self) -> usize {
        BLOCK
    }

    fn most(&self) -> u128 {
        u128::MAX >> 1
    }

    fn left(&self) -> u128 {
        self.most()
    }

    fn fill(&mut self, steps: Steps, room: &mut [u8], bytes: usize) {
        let mut out = &mut room[..bytes];
        loop {
            let Self { engine, last, meshing } = self;
            let together = meshing.together(engine, Op::Encrypt, out, |key, section| {
                if let Some(key) = key {
                    key.in_place(Op::Encrypt, last);
                }
                count(steps, last, section);
            });
            out = &mut out[together..];
            if out.is_empty() {
                return;
            }
            let (section, rest) = out.split_at_mut(meshing.enter(engine, last, out.len()));
            count(steps, last, section);
            engine.in_place(Op::Encrypt, section);
            out = rest;
        }
    }
}

/// Writes the counters that follow `last`, and sets `last` to the final one.
fn count(steps: Steps, last: &mut [u8; BLOCK], out: &mut [u8]) {
    let mut next = *last;
    steps.skip(&GAMMA, &mut next, 1);
    steps.fill(&GAMMA, &mut next, out);
    wipe(&mut next);
    steps.skip(&GAMMA, last, (out.len() / BLOCK) as u64);
}

impl Drop for MeshedCounter {
    fn drop(&mut self) {
        wipe(&mut self.last);
    }
}
