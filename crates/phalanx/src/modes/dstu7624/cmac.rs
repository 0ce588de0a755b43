//! CMAC.

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, wipe, wiped_beside};

use super::kalyna::Kalyna;
use crate::Error;
use crate::modes::common::mac::{Chain, IsMac, Mac, MacState, MacStream};
use crate::modes::common::stream::MAX_BLOCK_BYTES;
use crate::modes::common::{Keyed, block, tag_length};
use crate::modes::rules::{Dstu7624, mode};

/// CMAC as in DSTU 7624:2014. This is not NIST CMAC.
///
/// **Full-block tags can be forged if the attacker can choose messages.** The tag of a zero block
/// followed by a block X is E(X), i.e. the cipher itself, so three tags are enough to compute the
/// tag of another message. Shorter tags resist this attack. [`Gcm`](super::Gcm) is a better choice,
/// and so is [`Gmac`](super::Gmac) if every message starts with a counter. Never use the key for
/// anything else.
///
/// ```
/// use phalanx::{Error, Kalyna256_256, modes::dstu7624::Cmac};
///
/// let cmac = Cmac::<Kalyna256_256>::new(&[7; 32]);
/// let mut tag = [0; 16];
/// cmac.mac(b"attack at dawn", &mut tag)?;
///
/// let mut stream = cmac.start();
/// stream.update(b"attack at ");
/// stream.update(b"dawn");
/// stream.verify(&tag)?;
/// assert_eq!(cmac.verify(b"attack at noon", &tag), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
pub type Cmac<C> = Keyed<C, mode::Cmac<Dstu7624>>;

impl<C: Kalyna> Cmac<C> {
    /// The length of a full tag in bytes.
    pub const TAG_BYTES: usize = block::<C>();
}

impl IsMac for mode::Cmac<Dstu7624> {}

impl<C: Kalyna> Mac<C> for mode::Cmac<Dstu7624> {
    const TAG_BYTES: usize = Cmac::<C>::TAG_BYTES;
    type State = CmacState;

    fn state(key: &Cmac<C>) -> CmacState {
        CmacState::new(key.engine().clone())
    }
}

/// A message that is being authenticated with CMAC in pieces of any size. Its tag is between 8
/// bytes and a whole block long.
pub type CmacStream = MacStream<CmacState>;

/// The CMAC state for a message.
#[derive(Clone)]
pub struct CmacState {
    engine: Engine,
    chain: Chain,
}

impl CmacState {
    pub(super) fn new(engine: Engine) -> Self {
        Self { chain: Chain::new(engine.clone()), engine }
    }
}

impl MacState for CmacState {
    fn take(&mut self, piece: &[u8]) -> Result<(), Error> {
        self.chain.absorb(piece);
        Ok(())
    }

    /// The last block is masked with E(0) if it is whole, and with E(1) if it was padded.
    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error> {
        let block = self.chain.block();
        tag_length(8, block, bytes)?;
        if self.chain.filled() == 0 {
            return Err(Error::Empty);
        }
        let mut mask = [0; MAX_BLOCK_BYTES];
        mask[0] = u8::from(self.chain.filled() < block);
        self.engine.in_place(Op::Encrypt, &mut mask[..block]);
        let tag = self.chain.end(&mask[..block]);
        wipe(&mut mask);
        Ok(&tag[..bytes])
    }
}

impl CmacStream {
    /// Processes the next piece.
    pub fn update(&mut self, piece: &[u8]) {
        wiped_beside(piece.len(), || self.0.chain.absorb(piece));
    }
}
