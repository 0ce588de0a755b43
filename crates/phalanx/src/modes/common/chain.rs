//! CBC, CFB and OFB with a register of one or more blocks.
//!
//! A register of `z` blocks results in `z` independent chains: block `i` belongs to chain `i % z`,
//! so we can process `z` blocks in parallel.

use alloc::vec::Vec;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, One, Secret, clear_registers, wipe, wiped_beside, with_room};

use super::checks::{block, check_segment};
use super::direction::Direction;
use super::keyed::{Keyed, Mode};
use super::meshing::Meshing;
use super::opaque::opaque;
use super::stream::{Keystream, PIECE_BYTES, Stream};
use crate::Error;
use crate::modes::cipher::BlockCipher;
use crate::modes::rules::{Chained, FedBack, mode};
use crate::steps::{Padding, Steps, pad, unpadded};

/// Calls a function with the block size as a const generic argument.
macro_rules! by_size {
    ($size:expr, $function:ident($($argument:expr),*)) => {
        match $size {
            8 => $function::<8>($($argument),*),
            16 => $function::<16>($($argument),*),
            32 => $function::<32>($($argument),*),
            64 => $function::<64>($($argument),*),
            _ => unreachable!("no cipher has any other block size"),
        }
    };
}
pub(super) use by_size;

/// `a ^= b`. We do this in place, because if we returned the array, the compiler would move it byte
/// by byte.
#[inline(always)]
pub(super) fn add<const N: usize>(a: &mut [u8; N], b: &[u8; N]) {
    a.iter_mut().zip(b).for_each(|(a, b)| *a ^= b);
}

/// `c[i] = E(p[i] ^ c[i - 1])`
fn encrypt_chain<const N: usize>(one: &mut One<'_>, register: &mut [u8], data: &mut [u8]) {
    let Some(register) = register.as_chunks_mut::<N>().0.first_mut() else { return };
    for block in data.as_chunks_mut::<N>().0 {
        add(register, block);
        one.run(register);
        *block = *register;
    }
}

/// `c[i] = p[i] ^ E(c[i - 1])`
fn feed_back<const N: usize>(one: &mut One<'_>, register: &mut [u8], data: &mut [u8]) {
    let Some(register) = register.as_chunks_mut::<N>().0.first_mut() else { return };
    for block in data.as_chunks_mut::<N>().0 {
        one.run(register);
        add(register, block);
        *block = *register;
    }
}

/// `o[i] = E(o[i - 1])`
fn run_on<const N: usize>(one: &mut One<'_>, register: &mut [u8], out: &mut [u8]) {
    let Some(register) = register.as_chunks_mut::<N>().0.first_mut() else { return };
    for block in out.as_chunks_mut::<N>().0 {
        one.run(register);
        *block = *register;
    }
}

/// Shifts `blocks` into the end of the register.
fn shift_in(register: &mut [u8], blocks: &[u8]) {
    let (m, n) = (register.len(), blocks.len());
    if n >= m {
        register.copy_from_slice(&blocks[n - m..]);
    } else {
        register.copy_within(n.., 0);
        register[m - n..].copy_from_slice(blocks);
    }
}

/// CBC for whole blocks.
#[derive(Clone)]
pub(crate) struct Cbc {
    engine: Engine,
    steps: Steps,
    direction: Direction,
    /// Initially the initialisation vector, later the last blocks of ciphertext.
    pub(crate) register: Secret,
    meshing: Option<Meshing>,
}

impl Cbc {
    /// `iv` is the register, which is one or more blocks long.
    pub(crate) fn new(engine: Engine, direction: Direction, iv: &[u8]) -> Self {
        let register = Secret::from_slice(iv);
        let steps = Steps::new(engine.level());
        Self { engine, steps, direction, register, meshing: None }
    }

    /// Adds key meshing, if any.
    pub(crate) fn meshed(self, meshing: Option<Meshing>) -> Self {
        Self { meshing, ..self }
    }

    fn block(&self) -> usize {
        self.engine.family().block
    }

    /// Processes the next blocks in place, which must be whole.
    pub(crate) fn run(&mut self, data: &mut [u8]) {
        wiped_beside(data.len(), || match &self.meshing {
            None => self.run_section(data),
            Some(_) => self.run_sections(data),
        });
    }

    /// Like [`Cbc::run`], but checks that the data consists of whole blocks.
    pub(crate) fn run_checked(&mut self, data: &mut [u8]) -> Result<(), Error> {
        let block = self.block();
        if !data.len().is_multiple_of(block) {
            return Err(Error::PartialBlock { block, got: data.len() });
        }
        self.run(data);
        Ok(())
    }

    fn run_sections(&mut self, mut data: &mut [u8]) {
        while let (false, Some(meshing)) = (data.is_empty(), &mut self.meshing) {
            if self.direction == Direction::Decrypt {
                let Self { engine, steps, register, .. } = self;
                let done = meshing.decrypt(engine, *steps, Op::Decrypt, register.bytes_mut(), data);
                data = &mut data[done..];
                if data.is_empty() {
                    return;
                }
            }
            let bytes = meshing.enter(&mut self.engine, self.register.bytes_mut(), data.len());
            let (section, rest) = data.split_at_mut(bytes);
            self.run_section(section);
            data = rest;
        }
    }

    fn run_section(&mut self, data: &mut [u8]) {
        match self.direction {
            Direction::Encrypt if self.register.bytes().len() == self.block() => self.encrypt_chain(data),
            Direction::Encrypt => self.encrypt_chains(data),
            Direction::Decrypt => self.decrypt(data),
        }
    }

    fn encrypt_chain(&mut self, data: &mut [u8]) {
        let register = self.register.bytes_mut();
        let mut one = self.engine.one(Op::Encrypt, data.len() / register.len());
        by_size!(register.len(), encrypt_chain(&mut one, register, data));
    }

    fn encrypt_chains(&mut self, data: &mut [u8]) {
        let register = self.register.bytes_mut();
        for row in data.chunks_mut(register.len()) {
            self.steps.xor(row, register);
            self.engine.in_place(Op::Encrypt, row);
            shift_in(register, row);
        }
    }

    fn decrypt(&mut self, data: &mut [u8]) {
        let register = self.register.bytes_mut();
        // We use half a piece, so that the message, its copy and the kernel's stack all fit in the
        // L1 cache.
        let (m, piece) = (register.len(), PIECE_BYTES / 2);
        // `before` holds what each block is chained to, i.e. the register followed by the
        // ciphertext.
        let mut decrypt = |before: &mut [u8], part: &mut [u8]| {
            before[..m].copy_from_slice(register);
            before[m..].copy_from_slice(part);
            self.engine.in_place(Op::Decrypt, part);
            self.steps.xor(part, before);
            register.copy_from_slice(&before[part.len()..]);
        };
        if m + data.len() <= SHORT {
            return with_room(&[], m + data.len(), |before| decrypt(before, data));
        }
        let mut before = Secret::zeros(m + piece.min(data.len()));
        for part in data.chunks_mut(piece) {
            decrypt(&mut before.bytes_mut()[..m + part.len()], part);
        }
    }
}

/// Up to this length, stack memory is faster than heap memory.
const SHORT: usize = 1024;

/// A message in CBC mode that is encrypted or decrypted in pieces of any size.
///
/// The output is appended to a vector in whole blocks. Decryption holds back one block, because it
/// may turn out to be padding. If the padding is wrong, decryption ends with [`Error::Padding`]
/// after all other blocks have been returned. A clone continues independently.
#[derive(Clone)]
pub struct CbcStream {
    cbc: Cbc,
    padding: Padding,
    /// The bytes of an incomplete block. When decrypting, we also hold back the last block, because
    /// it may be padding.
    waiting: Secret,
    filled: usize,
}

impl CbcStream {
    pub(crate) fn new(cbc: Cbc, padding: Padding) -> Self {
        let waiting = Secret::zeros(cbc.block());
        Self { cbc, padding, waiting, filled: 0 }
    }

    /// Processes a whole message. On error, the output is wiped.
    pub(crate) fn whole(mut self, input: &[u8]) -> Result<Vec<u8>, Error> {
        let mut output = Vec::with_capacity(input.len() + self.cbc.block());
        self.update(input, &mut output);
        match self.finish(&mut output) {
            Ok(()) => Ok(output),
            Err(error) => {
                wipe(&mut output);
                Err(error)
            }
        }
    }

    /// Processes the next piece and appends the blocks it completes.
    pub fn update(&mut self, piece: &[u8], out: &mut Vec<u8>) {
        let block = self.cbc.block();
        // Whether a complete block must be held back.
        let hold = self.cbc.direction == Direction::Decrypt && self.padding != Padding::None;
        let all = self.filled + piece.len();
        let ready = if hold { all.saturating_sub(1) } else { all } / block * block;
        let taken = ready.saturating_sub(self.filled).min(piece.len());
        if ready > 0 {
            let from = out.len();
            // Reserve up front, because a reallocation would leave unwiped copies behind.
            out.reserve(self.filled + taken);
            out.extend_from_slice(&self.waiting.bytes()[..self.filled]);
            out.extend_from_slice(&piece[..taken]);
            self.filled = 0;
            self.cbc.run(&mut out[from..]);
        }
        let rest = &piece[taken..];
        self.waiting.bytes_mut()[self.filled..self.filled + rest.len()].copy_from_slice(rest);
        self.filled += rest.len();
    }

    /// Ends the message. Appends the last block with padding added or removed.
    ///
    /// # Errors
    /// [`Error::PartialBlock`] if the mode needs whole blocks, or [`Error::Padding`] if the padding
    /// is wrong.
    pub fn finish(mut self, out: &mut Vec<u8>) -> Result<(), Error> {
        let block = self.cbc.block();
        let (filled, padding) = (self.filled, self.padding);
        let last = self.waiting.bytes_mut();
        match (padding, self.cbc.direction) {
            (Padding::None, _) if filled == 0 => return Ok(()),
            (Padding::None, _) => return Err(Error::PartialBlock { block, got: filled }),
            (_, Direction::Encrypt) => {
                pad(padding, last, filled);
                self.cbc.run(last);
                out.extend_from_slice(last);
            }
            (_, Direction::Decrypt) if filled < block => return Err(Error::PartialBlock { block, got: filled }),
            (_, Direction::Decrypt) => {
                self.cbc.run(last);
                let count = unpadded(padding, last).ok_or(Error::Padding)?;
                out.extend_from_slice(&last[..block - count]);
            }
        }
        Ok(())
    }
}

opaque!(CbcStream);

/// OFB with `z` chains of E(E(…)). Only the first `unit` bytes of each block are used.
#[derive(Clone)]
pub(crate) struct Ofb {
    engine: Engine,
    register: Secret,
    chain: usize,
    unit: usize,
}

impl Ofb {
    /// `iv` is the register, which is one or more blocks long.
    pub(crate) fn new(engine: Engine, iv: &[u8], unit: usize) -> Self {
        let register = Secret::from_slice(iv);
        Self { engine, register, chain: 0, unit }
    }
}

impl Keystream for Ofb {
    fn unit(&self) -> usize {
        self.unit
    }

    fn most(&self) -> u128 {
        u128::MAX >> 1
    }

    fn left(&self) -> u128 {
        self.most()
    }

    fn fill(&mut self, _steps: Steps, room: &mut [u8], bytes: usize) {
        let (block, out) = (self.engine.family().block, &mut room[..bytes]);
        let register = self.register.bytes_mut();
        if register.len() == block && self.unit == block {
            let mut one = self.engine.one(Op::Encrypt, out.len() / block);
            by_size!(block, run_on(&mut one, register, out));
            clear_registers();
            return;
        }
        if register.len() == block {
            let mut one = self.engine.one(Op::Encrypt, out.len() / self.unit);
            for part in out.chunks_exact_mut(self.unit) {
                one.run(register);
                part.copy_from_slice(&register[..self.unit]);
            }
            clear_registers();
            return;
        }
        for part in out.chunks_exact_mut(self.unit) {
            if self.chain == 0 {
                self.engine.in_place(Op::Encrypt, register);
            }
            part.copy_from_slice(&register[self.chain..][..self.unit]);
            self.chain = (self.chain + block) % register.len();
        }
    }
}

/// CFB with a register of at least one block, and segments of `unit` bytes, which is at most one
/// block. The keystream for a segment is the beginning of E(first block of the register), and the
/// segment's ciphertext is then shifted into the end of the register.
#[derive(Clone)]
pub(crate) struct Cfb {
    engine: Engine,
    steps: Steps,
    direction: Direction,
    register: Secret,
    /// The keystream for the current segment, and how many of its bytes have been used. Between
    /// segments, all of them have been.
    gamma: Secret,
    used: usize,
    unit: usize,
    meshing: Option<Meshing>,
}

impl Cfb {
    pub(crate) fn new(engine: Engine, direction: Direction, iv: &[u8], unit: usize) -> Self {
        let register = Secret::from_slice(iv);
        let gamma = Secret::zeros(engine.family().block);
        let steps = Steps::new(engine.level());
        Self { engine, steps, direction, register, gamma, used: unit, unit, meshing: None }
    }

    /// Adds key meshing, if any. Its sections must consist of whole segments.
    pub(crate) fn meshed(self, meshing: Option<Meshing>) -> Self {
        Self { meshing, ..self }
    }

    /// Processes the next piece in place.
    pub(crate) fn run(&mut self, data: &mut [u8]) {
        wiped_beside(data.len(), || match &self.meshing {
            None => self.run_section(data),
            Some(_) => self.run_sections(data),
        });
    }

    fn run_sections(&mut self, mut data: &mut [u8]) {
        while let (false, Some(meshing)) = (data.is_empty(), &mut self.meshing) {
            if self.direction == Direction::Decrypt {
                let Self { engine, steps, register, .. } = self;
                let done = meshing.decrypt(engine, *steps, Op::Encrypt, register.bytes_mut(), data);
                data = &mut data[done..];
                if data.is_empty() {
                    return;
                }
            }
            let bytes = meshing.enter(&mut self.engine, self.register.bytes_mut(), data.len());
            let (section, rest) = data.split_at_mut(bytes);
            self.run_section(section);
            data = rest;
        }
    }

    fn run_section(&mut self, data: &mut [u8]) {
        let (head, rest) = data.split_at_mut(data.len().min(self.unit - self.used));
        if !head.is_empty() {
            self.part(head);
        }
        let (whole, tail) = rest.split_at_mut(rest.len() / self.unit * self.unit);
        match self.direction {
            _ if whole.is_empty() => {}
            Direction::Encrypt => self.encrypt(whole),
            Direction::Decrypt => self.decrypt(whole),
        }
        if !tail.is_empty() {
            let block = self.gamma.bytes().len();
            self.gamma.bytes_mut().copy_from_slice(&self.register.bytes()[..block]);
            self.engine.in_place(Op::Encrypt, self.gamma.bytes_mut());
            self.used = 0;
            self.part(tail);
        }
    }

    /// Processes part of the current segment.
    fn part(&mut self, data: &mut [u8]) {
        if self.direction == Direction::Decrypt {
            shift_in(self.register.bytes_mut(), data);
        }
        self.steps.xor(data, &self.gamma.bytes()[self.used..]);
        self.used += data.len();
        if self.direction == Direction::Encrypt {
            shift_in(self.register.bytes_mut(), data);
        }
    }

    fn encrypt(&mut self, data: &mut [u8]) {
        let (block, register) = (self.engine.family().block, self.register.bytes_mut());
        if self.unit == block && register.len() == block {
            let mut one = self.engine.one(Op::Encrypt, data.len() / block);
            by_size!(block, feed_back(&mut one, register, data));
            return;
        }
        // The number of register blocks that the next segments don't change.
        let side_by_side = if self.unit == block { register.len() / block } else { 1 };
        let mut gamma = Secret::zeros(side_by_side * block);
        for row in data.chunks_mut(side_by_side * self.unit) {
            let gamma = &mut gamma.bytes_mut()[..row.len().next_multiple_of(block)];
            gamma.copy_from_slice(&register[..gamma.len()]);
            self.engine.in_place(Op::Encrypt, gamma);
            self.steps.xor(row, gamma);
            shift_in(register, row);
        }
    }

    /// Decrypts whole segments. Their registers are simply windows over the initialisation vector
    /// followed by the ciphertext.
    fn decrypt(&mut self, data: &mut [u8]) {
        let (block, unit, register) = (self.engine.family().block, self.unit, self.register.bytes_mut());
        let (m, segments) = (register.len(), PIECE_BYTES / block);
        if unit == block {
            return with_room(&[], PIECE_BYTES.min(data.len()), |gamma| {
                for part in data.chunks_mut(PIECE_BYTES) {
                    let gamma = &mut gamma[..part.len()];
                    let (first, rest) = gamma.split_at_mut(m.min(part.len()));
                    first.copy_from_slice(&register[..first.len()]);
                    rest.copy_from_slice(&part[..rest.len()]);
                    shift_in(register, part);
                    self.engine.in_place(Op::Encrypt, gamma);
                    self.steps.xor(part, gamma);
                }
            });
        }
        let mut before = Secret::zeros(m + (segments * unit).min(data.len()));
        with_room(&[], (data.len() / unit).min(segments) * block, |gamma| {
            for part in data.chunks_mut(segments * unit) {
                let before = &mut before.bytes_mut()[..m + part.len()];
                before[..m].copy_from_slice(register);
                before[m..].copy_from_slice(part);
                let gamma = &mut gamma[..part.len() / unit * block];
                for (gamma, at) in gamma.chunks_exact_mut(block).zip((0..).step_by(unit)) {
                    gamma.copy_from_slice(&before[at..at + block]);
                }
                self.engine.in_place(Op::Encrypt, gamma);
                for (segment, gamma) in part.chunks_exact_mut(unit).zip(gamma.chunks_exact(block)) {
                    self.steps.xor(segment, gamma);
                }
                register.copy_from_slice(&before[part.len()..]);
            }
        });
    }
}

/// A message in CFB mode that is encrypted or decrypted in pieces of any size. A clone continues
/// independently.
#[derive(Clone)]
pub struct CfbStream(pub(in crate::modes) Cfb);

impl CfbStream {
    /// Encrypts or decrypts the next piece in place.
    pub fn apply(&mut self, piece: &mut [u8]) {
        self.0.run(piece);
    }
}

opaque!(CfbStream);

impl<C: BlockCipher, R: Chained> Keyed<C, mode::Cbc<R>>
where
    mode::Cbc<R>: Mode<C>,
{
    /// Encrypts a whole message with padding.
    ///
    /// # Errors
    /// [`Error::NonceLength`], or [`Error::Parameter`] for standards that allow registers of
    /// several blocks. [`Error::PartialBlock`] if there is no padding and the message doesn't
    /// consist of whole blocks.
    pub fn encrypt(&self, iv: &[u8], padding: Padding, message: &[u8]) -> Result<Vec<u8>, Error> {
        self.start_encryption(iv, padding)?.whole(message)
    }

    /// Decrypts a whole message and removes its padding.
    ///
    /// # Errors
    /// [`Error::Padding`], which you must not reveal to the sender of the message (that would be a
    /// padding oracle), or any error from [`Self::encrypt`].
    pub fn decrypt(&self, iv: &[u8], padding: Padding, ciphertext: &[u8]) -> Result<Vec<u8>, Error> {
        self.start_decryption(iv, padding)?.whole(ciphertext)
    }

    /// Encrypts whole blocks in place.
    ///
    /// # Errors
    /// Same as [`Self::encrypt`]. On error, nothing is written.
    pub fn encrypt_in_place(&self, iv: &[u8], blocks: &mut [u8]) -> Result<(), Error> {
        self.chain(Direction::Encrypt, iv)?.run_checked(blocks)
    }

    /// Decrypts whole blocks in place.
    ///
    /// # Errors
    /// Same as [`Self::encrypt`]. On error, nothing is written.
    pub fn decrypt_in_place(&self, iv: &[u8], blocks: &mut [u8]) -> Result<(), Error> {
        self.chain(Direction::Decrypt, iv)?.run_checked(blocks)
    }

    /// Starts encrypting a message in pieces.
    ///
    /// # Errors
    /// Same as [`Self::encrypt`] for the initialisation vector.
    pub fn start_encryption(&self, iv: &[u8], padding: Padding) -> Result<CbcStream, Error> {
        Ok(CbcStream::new(self.chain(Direction::Encrypt, iv)?, padding))
    }

    /// Starts decrypting a message in pieces.
    ///
    /// # Errors
    /// Same as [`Self::encrypt`] for the initialisation vector.
    pub fn start_decryption(&self, iv: &[u8], padding: Padding) -> Result<CbcStream, Error> {
        Ok(CbcStream::new(self.chain(Direction::Decrypt, iv)?, padding))
    }

    pub(crate) fn chain(&self, direction: Direction, iv: &[u8]) -> Result<Cbc, Error> {
        R::check_register(block::<C>(), iv)?;
        Ok(Cbc::new(self.engine().clone(), direction, iv))
    }
}

impl<C: BlockCipher, R: FedBack> Keyed<C, mode::Cfb<R>>
where
    mode::Cfb<R>: Mode<C>,
{
    /// Encrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`], or [`Error::Parameter`] for standards that allow longer registers.
    /// On error, nothing is written.
    pub fn encrypt_in_place(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.start_encryption(iv)?.apply(data);
        Ok(())
    }

    /// Decrypts a whole message in place.
    ///
    /// # Errors
    /// Same as [`Self::encrypt_in_place`].
    pub fn decrypt_in_place(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.start_decryption(iv)?.apply(data);
        Ok(())
    }

    /// Starts encrypting a message in pieces.
    ///
    /// # Errors
    /// Same as [`Self::encrypt_in_place`].
    pub fn start_encryption(&self, iv: &[u8]) -> Result<CfbStream, Error> {
        self.start_feedback(Direction::Encrypt, iv, block::<C>())
    }

    /// Starts decrypting a message in pieces.
    ///
    /// # Errors
    /// Same as [`Self::encrypt_in_place`].
    pub fn start_decryption(&self, iv: &[u8]) -> Result<CfbStream, Error> {
        self.start_feedback(Direction::Decrypt, iv, block::<C>())
    }

    pub(crate) fn start_feedback(&self, direction: Direction, iv: &[u8], segment: usize) -> Result<CfbStream, Error> {
        R::check_register(block::<C>(), iv)?;
        check_segment::<C>(segment)?;
        Ok(CfbStream(Cfb::new(self.engine().clone(), direction, iv, segment)))
    }
}

impl<C: BlockCipher, R: Chained> Keyed<C, mode::Ofb<R>>
where
    mode::Ofb<R>: Mode<C>,
{
    /// Encrypts or decrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`], or [`Error::Parameter`] for standards that allow registers of
    /// several blocks. On error, nothing is written.
    pub fn apply(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.start(iv)?.apply(data)
    }

    /// Starts processing a message in pieces.
    ///
    /// # Errors
    /// Same as [`Self::apply`].
    pub fn start(&self, iv: &[u8]) -> Result<Stream, Error> {
        self.start_gamma(iv, block::<C>())
    }

    pub(in crate::modes) fn start_gamma(&self, iv: &[u8], segment: usize) -> Result<Stream, Error> {
        R::check_register(block::<C>(), iv)?;
        check_segment::<C>(segment)?;
        Ok(Stream::new(Ofb::new(self.engine().clone(), iv, segment), self.steps()))
    }
}
