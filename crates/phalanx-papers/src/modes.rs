//! Simple modes of operation over a single entry, which let us measure a technique in a mode. **Do
//! not encrypt with these.**
//!
//! They process whole blocks in place, with no padding. In serial modes, each call processes a
//! single block.

use core::mem::MaybeUninit;

use phalanx_kernels::kernel::{Crypt, Entry, Family, Kernel, KernelRun, Op};
use phalanx_kernels::parts::{Secret, wipe};

/// A mode of operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Each block on its own.
    Ecb,
    /// Cipher block chaining.
    Cbc,
    /// Cipher feedback with whole blocks.
    Cfb,
    /// Output feedback with whole blocks.
    Ofb,
}

impl Mode {
    /// The modes.
    pub const ALL: [Self; 4] = [Self::Ecb, Self::Cbc, Self::Cfb, Self::Ofb];

    /// Returns the name used in [`Published`](crate::Published).
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ecb => "ecb",
            Self::Cbc => "cbc",
            Self::Cfb => "cfb",
            Self::Ofb => "ofb",
        }
    }

    /// Returns the block operation that encrypts or decrypts a message in this mode.
    pub const fn of_blocks(self, op: Op) -> Op {
        match self {
            Self::Ecb | Self::Cbc => op,
            Self::Cfb | Self::Ofb => Op::Encrypt,
        }
    }
}

/// An entry with a key. As in the published code, nothing is wiped.
pub struct Modes {
    row: KernelRun,
    op: Op,
    block: usize,
    /// Blocks in a batch of the entry.
    width: usize,
}

impl Modes {
    /// Expands `key` for `kernel`.
    ///
    /// # Panics
    /// Panics under the same conditions as [`KernelRun::new`].
    pub fn new(family: &'static Family, kernel: &'static Kernel, key: &[u8]) -> Self {
        let row = KernelRun::new(family, kernel, key);
        Self { row, op: kernel.op, block: family.block, width: kernel.width }
    }

    /// Encrypts or decrypts a message.
    ///
    /// # Panics
    /// Panics if the entry's direction is not that of the mode ([`Mode::of_blocks`]), if `iv` is
    /// not one block long, or if `data` is not a multiple of the block size.
    pub fn run(&self, mode: Mode, op: Op, iv: &[u8], data: &mut [u8]) {
        assert!(
            matches!(op, Op::Encrypt | Op::Decrypt) && self.op == mode.of_blocks(op),
            "the entry is for the other direction"
        );
        match self.block {
            8 => self.run_blocks::<8>(mode, op, iv, data),
            16 => self.run_blocks::<16>(mode, op, iv, data),
            32 => self.run_blocks::<32>(mode, op, iv, data),
            64 => self.run_blocks::<64>(mode, op, iv, data),
            other => panic!("unsupported block size: {other} bytes"),
        }
    }

    fn run_blocks<const N: usize>(&self, mode: Mode, op: Op, iv: &[u8], data: &mut [u8]) {
        let mut state = [0; N];
        state.copy_from_slice(iv);
        let blocks = whole(data);
        match (mode, op) {
            (Mode::Ecb, _) => self.crypt(blocks),
            (Mode::Cbc, Op::Encrypt) => self.cbc_encrypt(&mut state, blocks),
            (Mode::Cbc, _) => self.cbc_decrypt(&mut state, blocks),
            (Mode::Cfb, Op::Encrypt) => self.cfb_encrypt(&mut state, blocks),
            (Mode::Cfb, _) => self.cfb_decrypt(&mut state, blocks),
            (Mode::Ofb, _) => self.ofb(&mut state, blocks),
        }
        wipe(&mut state);
    }

    /// Runs the entry on blocks of its block size. If the last batch is incomplete, it is padded.
    #[inline]
    fn crypt<const N: usize>(&self, blocks: &mut [[u8; N]]) {
        assert!(N == self.block && self.width <= WIDEST, "unexpected block size or batch size");
        let Some((crypt, form)) = self.row.bare() else { unreachable!("entries of this kind") };
        let (whole, rest) = blocks.split_at_mut(blocks.len() / self.width * self.width);
        if !whole.is_empty() {
            let p = whole.as_mut_ptr().cast();
            // SAFETY: the form belongs to the entry, and the buffer has this many batches.
            unsafe { crypt(form.as_ptr(), p, p, whole.len() / self.width) };
        }
        if !rest.is_empty() {
            let mut batch = [const { MaybeUninit::<[u8; N]>::uninit() }; WIDEST];
            let filled = rest.iter().chain(core::iter::repeat(&[0; N]));
            batch[..self.width].iter_mut().zip(filled).for_each(|(place, block)| {
                place.write(*block);
            });
            let p = batch.as_mut_ptr().cast();
            // SAFETY: as above. The batch is fully initialised.
            unsafe { crypt(form.as_ptr(), p, p, 1) };
            // SAFETY: these blocks are part of the batch, which is initialised.
            rest.iter_mut().zip(&batch).for_each(|(block, place)| *block = unsafe { place.assume_init() });
        }
    }

    fn cbc_encrypt<const N: usize>(&self, state: &mut [u8; N], data: &mut [[u8; N]]) {
        for block in data {
            add(state, block);
            self.crypt(core::slice::from_mut(state));
            *block = *state;
        }
    }

    fn cbc_decrypt<const N: usize>(&self, state: &mut [u8; N], data: &mut [[u8; N]]) {
        let mut ciphertext = [[0; N]; PIECE];
        for piece in data.chunks_mut(PIECE) {
            let ciphertext = &mut ciphertext[..piece.len()];
            ciphertext.copy_from_slice(piece);
            self.crypt(piece);
            for (block, before) in piece.iter_mut().zip(core::iter::once(&*state).chain(&*ciphertext)) {
                add(block, before);
            }
            *state = ciphertext.last().copied().unwrap_or(*state);
        }
    }

    fn cfb_encrypt<const N: usize>(&self, state: &mut [u8; N], data: &mut [[u8; N]]) {
        for block in data {
            self.crypt(core::slice::from_mut(state));
            add(block, state);
            *state = *block;
        }
    }

    fn cfb_decrypt<const N: usize>(&self, state: &mut [u8; N], data: &mut [[u8; N]]) {
        let mut stream = [[0; N]; PIECE];
        for piece in data.chunks_mut(PIECE) {
            let stream = &mut stream[..piece.len()];
            for (block, before) in stream.iter_mut().zip(core::iter::once(&*state).chain(&*piece)) {
                *block = *before;
            }
            *state = piece.last().copied().unwrap_or(*state);
            self.crypt(stream);
            for (block, stream) in piece.iter_mut().zip(&*stream) {
                add(block, stream);
            }
        }
        wipe(stream.as_flattened_mut());
    }

    fn ofb<const N: usize>(&self, state: &mut [u8; N], data: &mut [[u8; N]]) {
        for block in data {
            self.crypt(core::slice::from_mut(state));
            add(block, state);
        }
    }
}

/// Blocks in a batch of the widest entry.
const WIDEST: usize = 128;

/// Blocks processed per call in parallel modes.
const PIECE: usize = 128;

/// Returns the message as blocks.
fn whole<const N: usize>(data: &mut [u8]) -> &mut [[u8; N]] {
    let (blocks, rest) = data.as_chunks_mut();
    assert!(rest.is_empty(), "whole blocks");
    blocks
}

/// `a ^= b`
#[inline]
fn add<const N: usize>(a: &mut [u8; N], b: &[u8; N]) {
    for (a, b) in a.iter_mut().zip(b) {
        *a ^= b;
    }
}

/// Encrypts or decrypts short messages that consist of whole batches, each with its own key
/// schedule, just as the paper's programs do in a loop.
///
/// `keys` are the concatenated keys of a batch, as many as the schedule of the entry's form expands
/// at once.
///
/// # Panics
/// Panics if this CPU supports no schedule of `family` that expands this many keys into the form of
/// `kernel`, or if `data` is not a multiple of the batch size.
pub fn rekeyed(family: &'static Family, kernel: &'static Kernel, keys: &[u8], data: &mut [u8]) {
    let n = keys.len() / family.key;
    let direct = |k: &&Kernel| k.op == Op::Schedule && (k.form, k.width) == (kernel.form, n);
    let schedule = family.kernels.iter().find(direct).filter(|k| k.is_available() && kernel.is_available());
    let (Entry::Crypt(crypt), Some(Entry::Expand(expand))) = (kernel.entry, schedule.map(|k| k.entry)) else {
        panic!("{kernel:?} has no key schedule for {n} keys")
    };
    let batch = kernel.width * family.block;
    assert!(keys.len() == n * family.key && data.len().is_multiple_of(batch), "whole keys and batches");
    let mut form = Secret::zeros(family.forms[kernel.form].bytes);
    let p = data.as_mut_ptr();
    // SAFETY: there are that many keys, and the kernel reads the form that the schedule writes. The
    // buffer has that many batches.
    unsafe {
        expand(keys.as_ptr(), form.bytes_mut().as_mut_ptr(), 1);
        crypt(form.bytes().as_ptr(), p, p, data.len() / batch);
    }
}

/// An entry with a different key for each block in a batch. The keys are expanded in parallel.
pub struct ManyModes {
    crypt: Crypt,
    form: Secret,
    width: usize,
    block: usize,
}

impl ManyModes {
    /// Expands concatenated keys for `kernel`.
    ///
    /// # Panics
    /// Panics if `kernel` is not an entry of `family` for many keys, if this CPU does not support
    /// it or has no schedule that expands keys for it in parallel, or if the number of keys is not
    /// that of blocks in a batch.
    pub fn new(family: &'static Family, kernel: &'static Kernel, keys: &[u8]) -> Self {
        let own = family.kernels.iter().any(|k| core::ptr::eq(k, kernel)) && kernel.is_available();
        let many = matches!(kernel.op, Op::EncryptMany | Op::DecryptMany);
        let direct = |k: &&Kernel| k.op == Op::Schedule && (k.form, k.width) == (kernel.form, kernel.width);
        let schedule = family.kernels.iter().find(direct).filter(|k| k.is_available()).map(|k| k.entry);
        let (Entry::Crypt(crypt), Some(Entry::Expand(expand)), true) = (kernel.entry, schedule, own && many) else {
            panic!("{kernel:?} is not an entry for many keys of {family:?}")
        };
        assert_eq!(keys.len(), kernel.width * family.key, "wrong number of keys");
        let mut form = Secret::zeros(family.forms[kernel.form].bytes);
        // SAFETY: there are that many keys, and the kernel reads the form that the schedule writes.
        // This CPU supports both.
        unsafe { expand(keys.as_ptr(), form.bytes_mut().as_mut_ptr(), 1) }
        Self { crypt, form, width: kernel.width, block: family.block }
    }

    /// Encrypts or decrypts blocks, using key `i` for block `i` of every batch.
    ///
    /// # Panics
    /// Panics if `data` is not a multiple of the batch size.
    pub fn ecb(&self, data: &mut [u8]) {
        assert!(data.len().is_multiple_of(self.width * self.block), "whole batches");
        let p = data.as_mut_ptr();
        // SAFETY: the buffer has that many batches, and the form belongs to the entry.
        unsafe { (self.crypt)(self.form.bytes().as_ptr(), p, p, data.len() / (self.width * self.block)) }
    }

    /// Encrypts one stream per key with CBC. All streams are the same length and concatenated in
    /// `data`, and so are their IVs in `ivs`. The entry must be one for encryption.
    ///
    /// # Panics
    /// Panics if the number of IVs is not the number of keys, or if the streams differ in length or
    /// are not multiples of the block size.
    pub fn cbc_encrypt(&self, ivs: &[u8], data: &mut [u8]) {
        assert!(ivs.len() == self.width * self.block && data.len().is_multiple_of(ivs.len()), "whole blocks");
        match self.block {
            8 => self.cbc_encrypt_blocks::<8>(ivs, data),
            16 => self.cbc_encrypt_blocks::<16>(ivs, data),
            32 => self.cbc_encrypt_blocks::<32>(ivs, data),
            64 => self.cbc_encrypt_blocks::<64>(ivs, data),
            other => panic!("unsupported block size: {other} bytes"),
        }
    }

    fn cbc_encrypt_blocks<const N: usize>(&self, ivs: &[u8], data: &mut [u8]) {
        let mut states = Secret::from_slice(ivs);
        let blocks = whole::<N>(data);
        let stream = blocks.len() / self.width;
        for at in 0..stream {
            for (state, i) in whole(states.bytes_mut()).iter_mut().zip(0..) {
                add(state, &blocks[stream * i + at]);
            }
            self.ecb(states.bytes_mut());
            for (state, i) in whole(states.bytes_mut()).iter().zip(0..) {
                blocks[stream * i + at] = *state;
            }
        }
    }
}
