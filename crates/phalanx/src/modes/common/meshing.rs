//! Key meshing: the key changes for each section of a message, and so does the register.

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Changing, Engine, with_room};

use super::sections::{Renewal, Sections};
use super::stream::PIECE_BYTES;
use crate::steps::Steps;

/// Changes the key for each section of a message. Each new key is also used to encrypt the
/// register.
#[derive(Clone)]
pub(crate) struct Meshing(Sections);

impl Meshing {
    /// Creates key meshing with sections of `bytes` bytes.
    pub(crate) fn new(bytes: usize, renewal: &'static Renewal) -> Self {
        Self(Sections::new(bytes, renewal))
    }

    /// Returns how many of the next `bytes` bytes are processed under one key, and sets `engine` to
    /// that key. `register` consists of whole blocks, or is empty.
    pub(crate) fn enter(&mut self, engine: &mut Engine, register: &mut [u8], bytes: usize) -> usize {
        let (now, changed) = self.0.enter(engine, bytes);
        if changed {
            engine.in_place(Op::Encrypt, register);
        }
        now
    }

    /// See [`Sections::together`].
    pub(crate) fn together(
        &mut self,
        engine: &mut Engine,
        op: Op,
        out: &mut [u8],
        fill: impl FnMut(Option<&mut Changing>, &mut [u8]),
    ) -> usize {
        let block = engine.family().block;
        self.0.together(engine, op, block, out, fill)
    }

    /// Decrypts several whole sections, provided that we are between two sections and that this is
    /// faster than one after the other. Returns the number of bytes, which may be 0. `op` is
    /// [`Op::Decrypt`] for CBC and [`Op::Encrypt`] for CFB. `register` is one block.
    pub(crate) fn decrypt(
        &mut self,
        engine: &mut Engine,
        steps: Steps,
        op: Op,
        register: &mut [u8],
        data: &mut [u8],
    ) -> usize {
        let (block, mut done) = (register.len(), 0);
        if !self.0.may_go_together(block, block, data.len().min(PIECE_BYTES)) {
            return 0;
        }
        with_room(&[], PIECE_BYTES.min(data.len()), |room| {
            for piece in data.chunks_mut(PIECE_BYTES) {
                let (room, mut rest) = (&mut room[..piece.len()], &mut *piece);
                let together = self.together(engine, op, room, |key, section| {
                    if let Some(key) = key {
                        key.in_place(Op::Encrypt, register);
                    }
                    let n = section.len();
                    let (now, later) = core::mem::take(&mut rest).split_at_mut(n);
                    rest = later;
                    // Each block is chained to the previous block of ciphertext. The cipher gets the
                    // ciphertext in CBC, and its chaining value in CFB.
                    if op == Op::Decrypt {
                        section.copy_from_slice(now);
                        now.copy_within(..n - block, block);
                        now[..block].copy_from_slice(register);
                        register.copy_from_slice(&section[n - block..]);
                    } else {
                        section[..block].copy_from_slice(register);
                        section[block..].copy_from_slice(&now[..n - block]);
                        register.copy_from_slice(&now[n - block..]);
                    }
                });
                steps.xor(&mut piece[..together], &room[..together]);
                done += together;
                if together < piece.len() {
                    break;
                }
            }
        });
        done
    }
}
