//! Literal transcriptions of the DSTU 7624:2014 modes for comparison. They process one block at a
//! time.

use phalanx::reference::BlockCipher;
use phalanx::reference::dstu7624::gf_mul;

type Cipher<'a> = &'a dyn BlockCipher;

pub(crate) fn encrypted(cipher: Cipher, block: &[u8]) -> Vec<u8> {
    let mut block = block.to_vec();
    cipher.encrypt_block(&mut block);
    block
}

fn decrypted(cipher: Cipher, block: &[u8]) -> Vec<u8> {
    let mut block = block.to_vec();
    cipher.decrypt_block(&mut block);
    block
}

fn sum(a: &[u8], b: &[u8]) -> Vec<u8> {
    a.iter().zip(b).map(|(a, b)| a ^ b).collect()
}

/// Always appends a one bit, followed by zeros up to a whole block.
pub(crate) fn padded(message: &[u8], block: usize) -> Vec<u8> {
    let mut padded = [message, &[0x80]].concat();
    padded.resize(padded.len().next_multiple_of(block), 0);
    padded
}

/// Only pads a partial block.
fn padded_if_short(message: &[u8], block: usize) -> Vec<u8> {
    if message.len().is_multiple_of(block) { message.to_vec() } else { padded(message, block) }
}

/// Returns `bytes` bytes of E(E(iv) + 1), E(E(iv) + 2), …, where the counter is the low `low` bytes
/// of the block.
fn gamma(cipher: Cipher, iv: &[u8], low: usize, bytes: usize) -> Vec<u8> {
    let (mut counter, mut gamma) = (encrypted(cipher, iv), Vec::new());
    while gamma.len() < bytes {
        for byte in &mut counter[..low] {
            *byte = byte.wrapping_add(1);
            if *byte != 0 {
                break;
            }
        }
        gamma.extend(encrypted(cipher, &counter));
    }
    gamma.truncate(bytes);
    gamma
}

pub(crate) fn ctr(cipher: Cipher, iv: &[u8], message: &[u8]) -> Vec<u8> {
    sum(message, &gamma(cipher, iv, iv.len(), message.len()))
}

pub(crate) fn ofb(cipher: Cipher, iv: &[u8], message: &[u8]) -> Vec<u8> {
    let (mut register, mut out) = (iv.to_vec(), Vec::new());
    for part in message.chunks(iv.len()) {
        register = encrypted(cipher, &register);
        out.extend(sum(part, &register));
    }
    out
}

pub(crate) fn cbc(cipher: Cipher, iv: &[u8], message: &[u8]) -> Vec<u8> {
    let (mut last, mut out) = (iv.to_vec(), Vec::new());
    for block in message.chunks(iv.len()) {
        last = encrypted(cipher, &sum(block, &last));
        out.extend(&last);
    }
    out
}

pub(crate) fn cfb(cipher: Cipher, iv: &[u8], q: usize, message: &[u8]) -> Vec<u8> {
    let (mut register, mut out) = (iv.to_vec(), Vec::new());
    for part in message.chunks(q) {
        register = encrypted(cipher, &register);
        let from = iv.len() - part.len();
        let ciphertext = sum(part, &register[from..]);
        register[from..].copy_from_slice(&ciphertext);
        out.extend(ciphertext);
    }
    out
}

pub(crate) fn cmac(cipher: Cipher, message: &[u8]) -> Vec<u8> {
    let n = cipher.block_bytes();
    let whole = padded_if_short(message, n);
    let mut mask = vec![0; n];
    mask[0] = u8::from(whole.len() > message.len());
    let (start, last) = whole.split_at(whole.len() - n);
    let last = sum(last, &encrypted(cipher, &mask));
    start.chunks(n).chain([&last[..]]).fold(vec![0; n], |c, block| encrypted(cipher, &sum(&c, block)))
}

pub(crate) fn xts(cipher: Cipher, iv: &[u8], message: &[u8]) -> Vec<u8> {
    let n = iv.len();
    let mut x = vec![0; n];
    x[0] = 2;
    let (mut tweak, mut out, r) = (encrypted(cipher, iv), Vec::new(), message.len() % n);
    let mut next = |block: &[u8]| {
        tweak = gf_mul(&tweak, &x);
        sum(&encrypted(cipher, &sum(block, &tweak)), &tweak)
    };
    let (whole, tail) = message.split_at(message.len() - r);
    whole.chunks(n).for_each(|block| out.extend(next(block)));
    if r > 0 {
        let last = out.split_off(out.len() - n);
        out.extend(next(&[tail, &last[r..]].concat()));
        out.extend(&last[..r]);
    }
    out
}

/// Returns the ciphertext and the tag.
pub(crate) fn ccm(
    cipher: Cipher,
    nonce: &[u8],
    aad: &[u8],
    message: &[u8],
    tag: usize,
    n_b: usize,
) -> (Vec<u8>, Vec<u8>) {
    let n = nonce.len();
    let code = match tag {
        8 => 2,
        16 => 3,
        32 => 4,
        48 => 5,
        _ => 6,
    };
    let length = |bytes: usize| bytes.to_le_bytes()[..n_b].to_vec();
    let mut input = [&nonce[..n - n_b - 1], &length(message.len())].concat();
    input.push(if aad.is_empty() { 0 } else { 0x80 } + 16 * code + n_b as u8 - 1);
    if !aad.is_empty() {
        input.extend(length(aad.len()));
        while !(input.len() + aad.len()).is_multiple_of(n) {
            input.push(0);
        }
        input.extend(aad);
    }
    input.extend(padded_if_short(message, n));
    let h = input.chunks(n).fold(vec![0; n], |c, block| encrypted(cipher, &sum(&c, block)));
    let all = [message, &h[..tag]].concat();
    let mut out = sum(&all, &gamma(cipher, nonce, n / 2, all.len()));
    let tag = out.split_off(message.len());
    (out, tag)
}

/// The standard's queue of half blocks.
pub(crate) fn kw(cipher: Cipher, key: &[u8]) -> Vec<u8> {
    kw_counting(cipher, key, 8)
}

/// Uses `counter`-byte step numbers.
fn kw_counting(cipher: Cipher, key: &[u8], counter: usize) -> Vec<u8> {
    let h = cipher.block_bytes() / 2;
    let mut queue: Vec<Vec<u8>> = [key, &vec![0; 2 * h]].concat().chunks(h).map(<[u8]>::to_vec).collect();
    let steps = 6 * (queue.len() - 1) as u64;
    let mut a = queue.remove(0);
    for i in 1..=steps {
        let mut x = encrypted(cipher, &[a, queue.remove(0)].concat());
        a = x.split_off(h);
        a.iter_mut().zip(i.to_le_bytes()).take(counter).for_each(|(byte, other)| *byte ^= other);
        queue.push(x);
    }
    [a, queue.concat()].concat()
}

pub(crate) fn kw_padded(cipher: Cipher, key: &[u8]) -> Vec<u8> {
    let n = cipher.block_bytes();
    let mut length = (8 * key.len()).to_le_bytes().to_vec();
    length.resize(n / 2, 0);
    kw(cipher, &padded(&[key, &length].concat(), n))
}

/// Returns the unwrapped key, followed by the zero block, which isn't zero if the wrapped key was
/// modified.
pub(crate) fn kw_peeled(cipher: Cipher, wrapped: &[u8]) -> Vec<u8> {
    let h = cipher.block_bytes() / 2;
    let mut queue: Vec<Vec<u8>> = wrapped.chunks(h).map(<[u8]>::to_vec).collect();
    let mut a = queue.remove(0);
    for i in (1..=6 * queue.len() as u64).rev() {
        a.iter_mut().zip(i.to_le_bytes()).for_each(|(byte, other)| *byte ^= other);
        let left = queue.pop().unwrap_or_default();
        let mut x = decrypted(cipher, &[left, a].concat());
        queue.insert(0, x.split_off(h));
        a = x;
    }
    [a, queue.concat()].concat()
}

/// The formats that legacy software uses.
pub(crate) mod uapki {
    use super::*;

    fn zeros_if_short(message: &[u8], block: usize) -> Vec<u8> {
        let mut padded = message.to_vec();
        padded.resize(message.len().next_multiple_of(block), 0);
        padded
    }

    fn tag(cipher: Cipher, aad: &[u8], aad_bytes: usize, data: &[u8]) -> Vec<u8> {
        let n = cipher.block_bytes();
        let h = encrypted(cipher, &vec![0; n]);
        let whole = [aad, data].concat();
        let b = whole.chunks(n).fold(vec![0; n], |b, block| gf_mul(&sum(&b, block), &h));
        let mut lengths = vec![0; n];
        lengths[..8].copy_from_slice(&(8 * aad_bytes).to_le_bytes());
        lengths[n / 2..n / 2 + 8].copy_from_slice(&(8 * data.len()).to_le_bytes());
        encrypted(cipher, &sum(&b, &lengths))
    }

    pub(crate) fn gcm(cipher: Cipher, iv: &[u8], aad: &[u8], message: &[u8]) -> (Vec<u8>, Vec<u8>) {
        let out = sum(message, &gamma(cipher, iv, 8, message.len()));
        let tag = tag(cipher, &zeros_if_short(aad, iv.len()), aad.len(), &padded_if_short(&out, iv.len()));
        (out, tag)
    }

    pub(crate) fn gmac(cipher: Cipher, message: &[u8]) -> Vec<u8> {
        let padded = padded_if_short(message, cipher.block_bytes());
        tag(cipher, &padded, padded.len(), &[])
    }

    pub(crate) fn ccm(
        cipher: Cipher,
        nonce: &[u8],
        aad: &[u8],
        message: &[u8],
        tag: usize,
        n_b: usize,
    ) -> (Vec<u8>, Vec<u8>) {
        let n = nonce.len();
        let code = [8, 16, 32, 48, 64].iter().position(|bytes| *bytes == tag).map_or(0, |at| at as u8 + 2);
        let mut input = nonce[..n - n_b - 1].to_vec();
        input.push(message.len() as u8);
        input.resize(n - 1, 0);
        input.push(if message.is_empty() { 0 } else { 0x80 } + 16 * code + n_b as u8 - 1);
        input.push(aad.len() as u8);
        input.resize(2 * n - aad.len() % n, 0);
        input.extend(aad);
        input.extend(padded_if_short(message, n));
        let h = input.chunks(n).fold(vec![0; n], |c, block| encrypted(cipher, &sum(&c, block)));
        let all = [message, &h[..tag]].concat();
        let mut out = sum(&all, &gamma(cipher, nonce, n, all.len()));
        let tag = out.split_off(message.len());
        (out, tag)
    }

    pub(crate) fn kw(cipher: Cipher, key: &[u8]) -> Vec<u8> {
        kw_counting(cipher, key, 1)
    }

    pub(crate) fn kw_padded(cipher: Cipher, key: &[u8]) -> Vec<u8> {
        let n = cipher.block_bytes();
        let mut length = (8 * key.len()).to_le_bytes().to_vec();
        length.resize(n / 2, 0);
        kw(cipher, &padded_if_short(&[key, &length].concat(), n))
    }
}
