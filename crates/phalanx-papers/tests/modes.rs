//! Compares every entry in every mode with a straightforward implementation of the mode that uses
//! the reference cipher.

use phalanx_kernels::gost28147::{NAMED_SETS, Sbox};
use phalanx_kernels::kernel::{Family, Kernel, Op};
use phalanx_kernels::reference::{self, BlockCipher};
use phalanx_papers::families;
use phalanx_papers::modes::{ManyModes, Mode, Modes};

/// Returns pseudo-random bytes.
fn bytes(seed: usize, n: usize) -> Vec<u8> {
    let mut state = 0x9e37_79b9_7f4a_7c15 ^ (seed as u64) << 20;
    let next = |_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    (0..n + 8).map(next).skip(8).collect()
}

/// Returns a test key in the family's format, and the reference cipher with this key.
fn some_key(family: &Family, kernel: &Kernel, seed: usize) -> (Vec<u8>, Box<dyn BlockCipher>) {
    let named = Sbox::named("id-tc26-gost-28147-param-Z").expect("a named set");
    let sbox = (family.name == "gost28147").then(|| kernel.parameter.map_or(*named, |set| NAMED_SETS[set.index].sbox));
    let rows = sbox.map_or(Vec::new(), |sbox| sbox.rows().concat());
    let key = bytes(seed, family.key - rows.len());
    let reference = reference::new(family.name, &key, sbox.as_ref()).expect("every cipher has a reference");
    ([rows, key].concat(), reference)
}

fn add(a: &[u8], b: &[u8]) -> Vec<u8> {
    a.iter().zip(b).map(|(a, b)| a ^ b).collect()
}

fn encrypted(reference: &dyn BlockCipher, block: &[u8]) -> Vec<u8> {
    let mut block = block.to_vec();
    reference.encrypt_block(&mut block);
    block
}

fn decrypted(reference: &dyn BlockCipher, block: &[u8]) -> Vec<u8> {
    let mut block = block.to_vec();
    reference.decrypt_block(&mut block);
    block
}

/// Encrypts or decrypts a message by following the mode's definition.
fn plainly(reference: &dyn BlockCipher, mode: Mode, op: Op, iv: &[u8], data: &[u8]) -> Vec<u8> {
    let (e, d) = (|x: &[u8]| encrypted(reference, x), |x: &[u8]| decrypted(reference, x));
    let mut before = iv.to_vec();
    let one = |x: &[u8]| {
        let (y, next) = match (mode, op) {
            (Mode::Ecb, Op::Encrypt) => (e(x), vec![]),
            (Mode::Ecb, _) => (d(x), vec![]),
            (Mode::Cbc, Op::Encrypt) => (e(&add(x, &before)), vec![]),
            (Mode::Cbc, _) => (add(&d(x), &before), x.to_vec()),
            (Mode::Cfb, Op::Encrypt) => (add(x, &e(&before)), vec![]),
            (Mode::Cfb, _) => (add(x, &e(&before)), x.to_vec()),
            (Mode::Ofb, _) => (add(x, &e(&before)), e(&before)),
        };
        before = if next.is_empty() { y.clone() } else { next };
        y
    };
    data.chunks_exact(iv.len()).flat_map(one).collect()
}

#[test]
fn one_key() {
    let mut checked = 0;
    for family in families() {
        let rows = family.kernels.iter().filter(|k| matches!(k.op, Op::Encrypt | Op::Decrypt) && k.is_available());
        for (kernel, seed) in rows.zip(0..) {
            let (key, reference) = some_key(family, kernel, seed);
            let row = Modes::new(family, kernel, &key);
            let iv = bytes(seed + 1, family.block);
            for (mode, op) in Mode::ALL.into_iter().flat_map(|mode| [(mode, Op::Encrypt), (mode, Op::Decrypt)]) {
                if mode.of_blocks(op) != kernel.op {
                    continue;
                }
                for blocks in (0..=2 * kernel.width + 1).chain([127, 128, 129, 300]) {
                    let message = bytes(blocks, blocks * family.block);
                    let mut data = message.clone();
                    row.run(mode, op, &iv, &mut data);
                    let want = plainly(&*reference, mode, op, &iv, &message);
                    assert_eq!(data, want, "{kernel:?} {} {op} {blocks} blocks", mode.name());
                }
                checked += 1;
            }
        }
    }
    assert!(checked > 0 || !cfg!(target_arch = "x86_64"), "no entry was checked");
}

/// Tests keys that are expanded in parallel, with one stream per key.
#[test]
fn many_keys() {
    for family in families() {
        let direct =
            |k: &Kernel| family.kernels.iter().any(|s| s.op == Op::Schedule && (s.form, s.width) == (k.form, k.width));
        let many = |k: &&Kernel| matches!(k.op, Op::EncryptMany | Op::DecryptMany) && k.is_available();
        for kernel in family.kernels.iter().filter(many).filter(|k| direct(k)) {
            let keys: Vec<_> = (0..kernel.width).map(|i| some_key(family, kernel, i)).collect();
            let together: Vec<u8> = keys.iter().flat_map(|(key, _)| key.clone()).collect();
            let row = ManyModes::new(family, kernel, &together);
            let encrypts = kernel.op == Op::EncryptMany;
            for blocks in (0..=3).chain([130]) {
                let message = bytes(blocks, blocks * kernel.width * family.block);
                let mut data = message.clone();
                row.ecb(&mut data);
                let in_turn = message.chunks_exact(family.block).zip(keys.iter().cycle());
                let want: Vec<u8> = in_turn
                    .flat_map(|(x, (_, key))| if encrypts { encrypted(&**key, x) } else { decrypted(&**key, x) })
                    .collect();
                assert_eq!(data, want, "{kernel:?} {blocks} batches");
                if encrypts {
                    let ivs = bytes(7, kernel.width * family.block);
                    let mut data = message.clone();
                    row.cbc_encrypt(&ivs, &mut data);
                    let streams = (0..kernel.width).flat_map(|i| {
                        let stream = &message[i * blocks * family.block..][..blocks * family.block];
                        let iv = &ivs[i * family.block..][..family.block];
                        plainly(&*keys[i].1, Mode::Cbc, Op::Encrypt, iv, stream)
                    });
                    assert_eq!(data, streams.collect::<Vec<_>>(), "{kernel:?} {blocks} blocks of each stream");
                }
            }
        }
    }
}
