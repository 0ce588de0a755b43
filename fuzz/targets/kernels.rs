//! Tests all kernels that this CPU supports against the reference, with random keys, sizes and
//! alignments, both in place and out of place.
//!
//! Buffers end where the data ends, so that the address sanitizer detects overruns of a single
//! byte.

#![no_main]

use libfuzzer_sys::fuzz_target;
use phalanx::gost28147::Sbox;
use phalanx::kernel::{Entry, Family, GhashRun, Kernel, KernelRun, Op};
use phalanx::{families, reference};
use phalanx_vectors::stream;

/// Bytes at the start of the input. The rest is the seed for the key and the data.
const HEAD: usize = 6;

fuzz_target!(|data: &[u8]| {
    let Some(([row_low, row_high, blocks, from, to, flags], seed)) = data.split_first_chunk::<HEAD>() else { return };
    let rows: Vec<(&'static Family, &'static Kernel)> = families()
        .iter()
        .flat_map(|family| family.kernels.iter().map(|kernel| (*family, kernel)))
        .filter(|(_, kernel)| kernel.is_available())
        // Kernels for many keys read forms that are assembled from several keys. Sums of products
        // have no key.
        .filter(|(_, kernel)| !matches!(kernel.op, Op::EncryptMany | Op::DecryptMany | Op::Dot))
        .collect();
    let (family, kernel) = rows[usize::from(u16::from_le_bytes([*row_low, *row_high])) % rows.len()];
    let bytes = |what: &[u8], n: usize| {
        let mut bytes = stream(&[seed, what].concat(), n);
        // Cover the ends of the range, where carries propagate.
        match flags >> 1 & 3 {
            1 => bytes.fill(0),
            2 => bytes.fill(0xff),
            _ => {}
        }
        bytes
    };
    let n = usize::from(*blocks) % (2 * kernel.width + 4);
    let offsets = [from, to].map(|offset| usize::from(*offset) % 64);
    match kernel.entry {
        Entry::Crypt(_) => crypt(family, kernel, &bytes, n, offsets, flags & 1 == 1),
        Entry::Ghash(_) => hash(family, kernel, &bytes, n, offsets[0]),
        Entry::Expand(expand) if kernel.op == Op::Schedule => {
            let n = 1 + n % 4;
            let keys = key(family, kernel, &bytes(b"key", n * family.key));
            let (mut from, mut to) = (vec![0; offsets[0]], vec![0; offsets[1] + n * family.schedule]);
            from.extend(&keys);
            // SAFETY: each buffer is `n` times the size that the family requires.
            unsafe { expand(from[offsets[0]..].as_ptr(), to[offsets[1]..].as_mut_ptr(), n) }
            let want: Vec<u8> = keys.chunks_exact(family.key).flat_map(|key| schedule(family, key)).collect();
            assert!(to[offsets[1]..] == want, "{kernel:?}: {n} keys at {offsets:?}");
        }
        Entry::Absorb(absorb) => {
            let (states, blocks) =
                (bytes(b"states", kernel.width * family.schedule), bytes(b"blocks", n * kernel.width * family.block));
            let (mut from, mut to) = (vec![0; offsets[0]], vec![0; offsets[1]]);
            from.extend(&blocks);
            to.extend(&states);
            // SAFETY: there is a state and there are `n` blocks for each message.
            unsafe { absorb(from[offsets[0]..].as_ptr(), to[offsets[1]..].as_mut_ptr(), n) }
            let got = to[offsets[1]..].chunks_exact(family.schedule);
            for (m, (state, got)) in states.chunks_exact(family.schedule).zip(got).enumerate() {
                let own = blocks.chunks_exact(family.block).skip(m).step_by(kernel.width);
                assert!(absorbed(family, state, own) == got, "{kernel:?}: {n} blocks of message {m} at {offsets:?}");
            }
        }
        // Forms are tested indirectly, through the kernels that read them.
        _ => {}
    }
});

/// The state after blocks have been absorbed with the reference.
fn absorbed<'b>(family: &Family, state: &[u8], blocks: impl Iterator<Item = &'b [u8]>) -> Vec<u8> {
    let mut state = state.to_vec();
    for block in blocks {
        if family.name == "streebog" {
            let mut whole = reference::streebog::State::from_bytes(state[..].try_into().unwrap());
            whole.absorb(block.try_into().unwrap(), 512);
            state = whole.to_bytes();
        } else {
            reference::kupyna::absorb(&mut state, block);
        }
    }
    state
}

/// In GOST 28147-89, the key is preceded by an S-box whose entries are nibbles. Uses the S-box
/// built into the kernel, or else an arbitrary one.
fn key(family: &Family, kernel: &Kernel, bytes: &[u8]) -> Vec<u8> {
    let mut key = bytes.to_vec();
    if family.name == "gost28147" {
        for key in key.chunks_exact_mut(family.key) {
            match kernel.parameter {
                Some(parameter) => key[..128].copy_from_slice(parameter.bytes),
                None => key[..128].iter_mut().for_each(|nibble| *nibble &= 15),
            }
        }
    }
    key
}

fn sbox(rows: &[u8]) -> Sbox {
    Sbox::from_rows(std::array::from_fn(|row| std::array::from_fn(|i| rows[16 * row + i]))).expect("nibbles")
}

fn oracle(family: &Family, key: &[u8]) -> Box<dyn reference::BlockCipher> {
    let (rows, words) = key.split_at(if family.name == "gost28147" { 128 } else { 0 });
    let sbox = (!rows.is_empty()).then(|| sbox(rows));
    reference::new(family.name, words, sbox.as_ref()).expect("every cipher has a reference")
}

/// Returns the reference for the GOST 28147-89 MAC.
fn mac_oracle(key: &[u8]) -> reference::gost28147::Gost28147 {
    let (rows, words) = key.split_at(128);
    reference::gost28147::Gost28147::new(words, &sbox(rows)).expect("32 bytes")
}

fn schedule(family: &Family, key: &[u8]) -> Vec<u8> {
    match family.name {
        "gost28147" | "magma" | "gf2-128" | "gf2-128-nist" | "gf2-256" | "gf2-512" => key.to_vec(),
        _ => oracle(family, key).round_keys().concat(),
    }
}

fn crypt(
    family: &'static Family,
    kernel: &'static Kernel,
    bytes: &dyn Fn(&[u8], usize) -> Vec<u8>,
    n: usize,
    [from, to]: [usize; 2],
    in_place: bool,
) {
    let key = key(family, kernel, &bytes(b"key", family.key));
    let input = bytes(b"data", n * family.block);
    let (oracle, mut want) = (oracle(family, &key), input.clone());
    for block in want.chunks_exact_mut(family.block) {
        if kernel.op == Op::Encrypt { oracle.encrypt_block(block) } else { oracle.decrypt_block(block) }
    }
    let row = KernelRun::new(family, kernel, &key);
    let mut source = vec![0xa5; from];
    source.extend(&input);
    let mut target = vec![0x5a; to];
    target.extend(&input);
    let p = target[to..].as_mut_ptr();
    let from = if in_place { p.cast_const() } else { source[from..].as_ptr() };
    // SAFETY: there are `n` blocks after each offset, in the same buffer or in two.
    unsafe { row.run(from, p, n) }
    assert!(target[to..] == want && target[..to].iter().all(|byte| *byte == 0x5a), "{kernel:?}: {n} blocks at {to}");
}

fn hash(
    family: &'static Family,
    kernel: &'static Kernel,
    bytes: &dyn Fn(&[u8], usize) -> Vec<u8>,
    n: usize,
    offset: usize,
) {
    // This is more than two groups of blocks that share a reduction.
    let n = n + 8 * (n % 4);
    let (key, mut acc) = (key(family, kernel, &bytes(b"key", family.key)), bytes(b"sum", family.block));
    let mut data = vec![0xa5; offset];
    data.extend(bytes(b"data", n * family.block));
    let mut want = acc.clone();
    for block in data[offset..].chunks_exact(family.block) {
        want.iter_mut().zip(block).for_each(|(sum, byte)| *sum ^= byte);
        match kernel.op {
            Op::Mac16 => mac_oracle(&key).mac_rounds(&mut want),
            _ if family.name == "gf2-128-nist" => {
                // The polynomial is the same, but the bits of every byte are in the opposite order.
                let reversed = |bytes: &[u8]| bytes.iter().map(|byte| byte.reverse_bits()).collect::<Vec<_>>();
                want = reversed(&reference::dstu7624::gf_mul(&reversed(&want), &reversed(&key)));
            }
            _ => want = reference::dstu7624::gf_mul(&want, &key),
        }
    }
    GhashRun::new(family, kernel, &key).run(&mut acc, &data[offset..]);
    assert_eq!(acc, want, "{kernel:?}: {n} blocks at {offset}");
}
