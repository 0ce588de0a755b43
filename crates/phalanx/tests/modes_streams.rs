//! Tests messages in pieces in every mode: a clone and its original continue independently. Also
//! tests runs of sectors, and counted nonces.

use phalanx::gost28147::CryptoProA;
use phalanx::modes::gost28147::{ImitRules, KeyMeshing, OneBlock};
use phalanx::modes::nist::TweakKey;
use phalanx::modes::{NonceCounter, Padding, dstu7624, gost3413, gost28147, nist};
use phalanx::{
    Error, Gost28147, Kalyna128_128, Kalyna256_256, Kalyna512_512, Kuznyechik, Magma, Ublock128_256, Ublock256_256,
};
use phalanx_vectors::stream;

/// The length of a message in bytes. It is a multiple of every block size, and longer than two key
/// meshing sections and a piece of keystream.
const BYTES: usize = 64 * 137;

/// Where to split a message: near the edges of blocks, sections and pieces of keystream.
const CUTS: [usize; 24] =
    [0, 1, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 255, 257, 1023, 1024, 1025, 2049, 8191, 8193];

/// At every split, clones the message, then alternately continues the original and the clone with
/// different data. Each must give the same result as a message that was never cloned.
fn check<S: Clone>(
    name: &str,
    start: impl Fn() -> S,
    update: impl Fn(&mut S, &[u8], &mut Vec<u8>),
    finish: impl Fn(S, &mut Vec<u8>),
) {
    let (one, other) = (stream(b"one", BYTES), stream(b"other", BYTES));
    for cut in CUTS {
        let wanted = |end: &[u8]| {
            let (mut state, mut out) = (start(), Vec::new());
            update(&mut state, &[&one[..cut], end].concat(), &mut out);
            finish(state, &mut out);
            out
        };
        let ends = [&one[cut..], &other[cut..]];
        let wants = ends.map(wanted);
        assert!(wants[0] != wants[1], "{name}: two messages that cannot be told apart");
        // Either of the two may finish first.
        for first in [0, 1] {
            let (mut original, mut out) = (start(), Vec::new());
            update(&mut original, &one[..cut], &mut out);
            let mut states = [(original.clone(), out.clone()), (original, out)];
            for piece in 0.. {
                let range = |end: &[u8]| (700 * piece).min(end.len())..(700 * (piece + 1)).min(end.len());
                if range(ends[0]).is_empty() {
                    break;
                }
                for ((state, out), end) in states.iter_mut().zip(ends) {
                    update(state, &end[range(end)], out);
                }
            }
            let mut states = states.into_iter().zip(&wants);
            let (mut a, mut b) = (states.next().expect("the clone"), states.next().expect("the original"));
            if first == 1 {
                (a, b) = (b, a);
            }
            for ((state, mut out), want) in [a, b] {
                finish(state, &mut out);
                assert!(out == *want, "{name}, cut at {cut}");
            }
        }
    }
}

/// Appends the end of a message, i.e. its tag or its error.
fn ended(result: Result<(), Error>, tag: &[u8], out: &mut Vec<u8>) {
    match result {
        Ok(()) => out.extend_from_slice(tag),
        Err(error) => out.extend_from_slice(error.to_string().as_bytes()),
    }
}

/// The four kinds of streams.
macro_rules! streams {
    (keystream: $($name:literal $start:expr;)*) => {$(
        check($name, || $start.unwrap(), |stream, piece, out| {
            let from = out.len();
            out.extend_from_slice(piece);
            stream.apply(&mut out[from..]).unwrap();
        }, |_, _| {});
    )*};
    (feedback: $($name:literal $start:expr;)*) => {$(
        check($name, || $start.unwrap(), |stream, piece, out| {
            let from = out.len();
            out.extend_from_slice(piece);
            stream.apply(&mut out[from..]);
        }, |_, _| {});
    )*};
    (blocks: $($name:literal $start:expr;)*) => {$(
        check($name, || $start.unwrap(), |stream, piece, out| stream.update(piece, out), |stream, out| {
            let result = stream.finish(out);
            ended(result, &[], out);
        });
    )*};
    (macs: $($name:literal $bytes:literal $start:expr, $update:expr;)*) => {$(
        check($name, || $start, $update, |stream, out| {
            let mut tag = [0; $bytes];
            let result = stream.finish(&mut tag);
            ended(result, &tag, out);
        });
    )*};
    (aeads: $($name:literal $bytes:literal $mode:expr, $nonce:expr;)*) => {$(
        check(concat!($name, " encryption"), || $mode.start_encryption(&$nonce, b"header").unwrap(), |stream, piece, out| {
            let from = out.len();
            out.extend_from_slice(piece);
            stream.update(&mut out[from..]).unwrap();
        }, |stream, out| {
            let mut tag = [0; $bytes];
            let result = stream.finish(&mut tag);
            ended(result, &tag, out);
        });
        // Now the original is authentic, but the clone isn't, because it was continued with other
        // data.
        let mut right = [0; $bytes];
        let mut sealed = stream(b"plain", BYTES);
        $mode.encrypt_detached(&$nonce, b"header", &mut sealed, &mut right).unwrap();
        for cut in CUTS {
            let mut data = sealed.clone();
            let mut original = $mode.start_unverified_decryption(&$nonce, b"header").unwrap();
            original.update(&mut data[..cut]).unwrap();
            let (mut clone, mut forged) = (original.clone(), data[cut..].to_vec());
            forged[0] ^= 1;
            clone.update(&mut forged).unwrap();
            original.update(&mut data[cut..]).unwrap();
            assert_eq!(clone.clone().verify(&right), Err(Error::NotAuthentic), "{}, cut at {cut}", $name);
            original.verify(&right).unwrap();
            assert_eq!(clone.verify(&right), Err(Error::NotAuthentic), "{}, cut at {cut}", $name);
            assert!(data == stream(b"plain", BYTES), "{}, cut at {cut}", $name);
        }
    )*};
}

#[test]
fn clones_of_keystreams_go_on_by_themselves() {
    streams! { keystream:
        "nist::Ctr32Be" nist::Ctr32Be::<Kuznyechik>::new(&[7; 32]).start(&[0xff; 16]);
        "nist::Ctr64Be" nist::Ctr64Be::<Ublock128_256>::new(&[7; 32]).start(&[0xff; 16]);
        "nist::Ctr128Be" nist::Ctr128Be::<Kalyna128_128>::new(&[7; 16]).start(&[0xff; 16]);
        "nist::Ctr256Be" nist::Ctr256Be::<Ublock256_256>::new(&[7; 32]).start(&[0xff; 32]);
        "gost3413::Ctr" gost3413::Ctr::<Magma>::new(&[7; 32]).start(&[1; 4]);
        "gost3413::Ctr, segments" gost3413::Ctr::<Kuznyechik>::new(&[7; 32]).start_with_segment(&[1; 8], 5);
        "gost3413::CtrAcpkm" gost3413::CtrAcpkm::<Magma>::new(&[7; 32]).start(&[1; 4], 1024);
        "gost3413::CtrAcpkm, segments" gost3413::CtrAcpkm::<Kuznyechik>::new(&[7; 32]).start_with_segment(&[1; 8], 64, 4);
        "dstu7624::Ctr" dstu7624::Ctr::<Kalyna512_512>::new(&[7; 64]).start(&[1; 64]);
        "gost28147::Cnt, seekable" gost28147::Cnt::<Gost28147<CryptoProA>>::new(&[7; 32]).start_seekable(&[1; 8]);
        "gost28147::Cnt" gost28147::Cnt::<Gost28147<CryptoProA>>::new(&[7; 32]).start(&[1; 8], KeyMeshing::None);
        "gost28147::Cnt, meshed"
            gost28147::Cnt::<Gost28147<CryptoProA>>::new(&[7; 32]).start(&[1; 8], KeyMeshing::CryptoPro);
        "nist::Ofb" nist::Ofb::<Ublock256_256>::new(&[7; 32]).start(&[1; 32]);
        "gost3413::Ofb, three blocks" gost3413::Ofb::<Magma>::new(&[7; 32]).start(&stream(b"iv", 24));
        "gost3413::Ofb, segments" gost3413::Ofb::<Kuznyechik>::new(&[7; 32]).start_with_segment(&stream(b"iv", 32), 3);
        "dstu7624::Ofb" dstu7624::Ofb::<Kalyna256_256>::new(&[7; 32]).start(&[1; 32]);
    }
}

/// A clone keeps its position when the original seeks, and vice versa. This must also be the case
/// with section keys.
#[test]
fn clones_keep_their_place() {
    let ctr = gost3413::CtrAcpkm::<Kuznyechik>::new(&[7; 32]);
    let mut want = vec![0; BYTES];
    ctr.apply(&[1; 8], 1024, &mut want).unwrap();
    let mut original = ctr.start(&[1; 8], 1024).unwrap();
    original.seek(5000).unwrap();
    let mut clone = original.clone();
    original.seek(17).unwrap();
    let (mut near, mut far) = ([0; 100], [0; 100]);
    clone.apply(&mut far).unwrap();
    original.apply(&mut near).unwrap();
    assert_eq!((near[..].as_ref(), far[..].as_ref()), (&want[17..117], &want[5000..5100]));
    assert_eq!((original.position(), clone.position()), (117, 5100));
}

#[test]
fn clones_of_chains_go_on_by_themselves() {
    let mesh = KeyMeshing::CryptoPro;
    streams! { blocks:
        "nist::Cbc" nist::Cbc::<Kuznyechik>::new(&[7; 32]).start_encryption(&[1; 16], Padding::Pkcs7);
        "nist::Cbc back" nist::Cbc::<Kuznyechik>::new(&[7; 32]).start_decryption(&[1; 16], Padding::Pkcs7);
        "gost3413::Cbc" gost3413::Cbc::<Magma>::new(&[7; 32]).start_encryption(&stream(b"iv", 24), Padding::OneZeros);
        "gost3413::Cbc back" gost3413::Cbc::<Magma>::new(&[7; 32]).start_decryption(&stream(b"iv", 24), Padding::None);
        "dstu7624::Cbc" dstu7624::Cbc::<Kalyna512_512>::new(&[7; 64]).start_encryption(&[1; 64], Padding::OneZeros);
        "dstu7624::Cbc back" dstu7624::Cbc::<Kalyna512_512>::new(&[7; 64]).start_decryption(&[1; 64], Padding::OneZeros);
        "gost28147::Cbc"
            gost28147::Cbc::<Gost28147<CryptoProA>>::new(&[7; 32]).start_encryption(&[1; 8], mesh, Padding::Pkcs7);
        "gost28147::Cbc back"
            gost28147::Cbc::<Gost28147<CryptoProA>>::new(&[7; 32]).start_decryption(&[1; 8], mesh, Padding::None);
    }
    streams! { feedback:
        "nist::Cfb" nist::Cfb::<Ublock256_256>::new(&[7; 32]).start_encryption(&[1; 32]);
        "nist::Cfb back" nist::Cfb::<Ublock256_256>::new(&[7; 32]).start_decryption(&[1; 32]);
        "gost3413::Cfb" gost3413::Cfb::<Magma>::new(&[7; 32]).start_encryption_with_segment(&stream(b"iv", 20), 5);
        "gost3413::Cfb back" gost3413::Cfb::<Magma>::new(&[7; 32]).start_decryption_with_segment(&stream(b"iv", 20), 5);
        "gost28147::Cfb" gost28147::Cfb::<Gost28147<CryptoProA>>::new(&[7; 32]).start_encryption(&[1; 8], mesh);
        "gost28147::Cfb back" gost28147::Cfb::<Gost28147<CryptoProA>>::new(&[7; 32]).start_decryption(&[1; 8], mesh);
    }
    for segment in [1, 8, 32] {
        let cfb = dstu7624::Cfb::<Kalyna256_256>::new(&[7; 32]);
        let update = |stream: &mut dstu7624::CfbStream, piece: &[u8], out: &mut Vec<u8>| stream.update(piece, out);
        let finish = |stream: dstu7624::CfbStream, out: &mut Vec<u8>| stream.finish(out);
        check("dstu7624::Cfb", || cfb.start_encryption(&[1; 32], segment).unwrap(), update, finish);
        check("dstu7624::Cfb back", || cfb.start_decryption(&[1; 32], segment).unwrap(), update, finish);
    }
}

#[test]
fn clones_of_authentication_codes_go_on_by_themselves() {
    let rules = ImitRules { meshing: KeyMeshing::CryptoPro, one_block: OneBlock::AppendZeros };
    streams! { macs:
        "nist::Cmac" 16 nist::Cmac::<Kuznyechik>::new(&[7; 32]).start(), |mac, piece, _| mac.update(piece);
        "nist::Gmac" 16 nist::Gmac::<Kuznyechik>::new(&[7; 32]).start(&[1; 12]).unwrap(),
            |mac, piece, _| mac.update(piece).unwrap();
        "gost3413::Omac" 8 gost3413::Omac::<Magma>::new(&[7; 32]).start(), |mac, piece, _| mac.update(piece);
        "gost3413::OmacAcpkm" 16 gost3413::OmacAcpkm::<Kuznyechik>::new(&[7; 32]).start(1024, 96).unwrap(),
            |mac, piece, _| mac.update(piece).unwrap();
        "dstu7624::Cmac" 64 dstu7624::Cmac::<Kalyna512_512>::new(&[7; 64]).start(), |mac, piece, _| mac.update(piece);
        "dstu7624::Gmac" 32 dstu7624::Gmac::<Kalyna256_256>::new(&[7; 32]).start(),
            |mac, piece, _| mac.update(piece).unwrap();
        "gost28147::Imit" 4 gost28147::Imit::<Gost28147<CryptoProA>>::new(&[7; 32]).start(rules),
            |mac, piece, _| mac.update(piece);
    }
}

#[test]
fn clones_of_sealed_messages_go_on_by_themselves() {
    streams! { aeads:
        "nist::Gcm" 16 nist::Gcm::<Kuznyechik>::new(&[7; 32]), [1; 12];
        "dstu7624::Gcm" 64 dstu7624::Gcm::<Kalyna512_512>::new(&[7; 64]), [1; 64];
        "dstu7624::StandardGcmWithUnboundNonce" 16
            dstu7624::StandardGcmWithUnboundNonce::<Kalyna128_128>::new(&[7; 16]), [1; 16];
        "gost3413::Mgm with Kuznyechik" 16 gost3413::Mgm::<Kuznyechik>::new(&[7; 32]), [1; 16];
        "gost3413::Mgm with Magma" 8 gost3413::Mgm::<Magma>::new(&[7; 32]), [1; 8];
    }
}

/// Consecutive sectors give the same result as single ones, even if their numbers carry beyond
/// eight bytes, and even if there are more sectors than tweaks computed at a time.
#[test]
fn runs_of_sectors() {
    let nist = nist::Xts::<Kuznyechik>::new(&[7; 32], TweakKey(&[8; 32])).unwrap();
    let dstu = dstu7624::Xts::<Kalyna512_512>::new(&[7; 64]);
    for (bytes, sectors) in [(512, 1), (512, 0), (520, 3), (64, 1100), (4096, 5)] {
        for first in [0, 3, u128::from(u64::MAX) - 1, u128::MAX - 2000] {
            let plain = stream(b"sectors", bytes * sectors);
            let (mut want_nist, mut want_dstu) = (plain.clone(), plain.clone());
            for (i, number) in (first..).take(sectors).enumerate() {
                nist.encrypt_unit(number, &mut want_nist[bytes * i..][..bytes]).unwrap();
                let mut iv = [0; 64];
                iv[..16].copy_from_slice(&number.to_le_bytes());
                dstu.encrypt_in_place(&iv, &mut want_dstu[bytes * i..][..bytes]).unwrap();
            }
            let mut data = plain.clone();
            nist.encrypt_sectors(first, bytes, &mut data).unwrap();
            assert!(data == want_nist, "IEEE 1619, {sectors} sectors of {bytes} from {first} on");
            nist.decrypt_sectors(first, bytes, &mut data).unwrap();
            assert!(data == plain);
            dstu.encrypt_sectors(first, bytes, &mut data).unwrap();
            assert!(data == want_dstu, "DSTU 7624, {sectors} sectors of {bytes} from {first} on");
            dstu.decrypt_sectors(first, bytes, &mut data).unwrap();
            assert!(data == plain);
        }
    }
    // If there are no sectors, nothing happens, whatever the sector length.
    for bytes in [1 << 23, usize::MAX / 2 + 1, usize::MAX] {
        assert_eq!(dstu.encrypt_sectors(0, bytes, &mut []), Ok(()), "{bytes}");
        let _ = nist.encrypt_sectors(0, bytes, &mut []);
    }
    // Rejected data is unchanged.
    let mut data = [5; 1024];
    for (first, bytes) in [(0, 15), (0, 0), (0, 1000), (0, 2048), (u128::MAX, 512)] {
        assert!(
            matches!(nist.encrypt_sectors(first, bytes, &mut data), Err(Error::Parameter { .. })),
            "{first} {bytes}"
        );
        assert!(
            matches!(nist.decrypt_sectors(first, bytes, &mut data), Err(Error::Parameter { .. })),
            "{first} {bytes}"
        );
        assert!(
            matches!(dstu.encrypt_sectors(first, bytes, &mut data), Err(Error::Parameter { .. })),
            "{first} {bytes}"
        );
    }
    assert!(matches!(nist.encrypt_sectors(0, (16 << 20) + 16, &mut data), Err(Error::TooLong { .. })));
    assert_eq!(data, [5; 1024]);
}

#[test]
fn nonces_count_and_end() {
    // With a one-byte number, there are exactly 256 different nonces.
    let mut nonces = NonceCounter::new(4, b"abc", 0).unwrap();
    for number in 0..=255 {
        assert_eq!(nonces.position(), number);
        assert_eq!(nonces.next_nonce().unwrap(), [b'a', b'b', b'c', number as u8]);
    }
    for _ in 0..3 {
        assert_eq!(nonces.next_nonce(), Err(Error::NoNonceLeft { given: 256 }));
    }
    // Continues from the position of another counter.
    let mut nonces = NonceCounter::new(4, b"abc", 255).unwrap();
    assert_eq!(nonces.next_nonce().unwrap(), b"abc\xff");
    assert!(nonces.next_nonce().is_err());
    // Leading zeros before a number of eight bytes, and the last number.
    let mut nonces = NonceCounter::new(12, b"ab", u64::MAX - 1).unwrap();
    assert_eq!(nonces.next_nonce().unwrap(), b"ab\0\0\xff\xff\xff\xff\xff\xff\xff\xfe");
    assert!(nonces.next_nonce().is_err() && nonces.next_nonce().is_err());
    for prefix in [4, 5] {
        assert!(matches!(NonceCounter::new(4, &vec![1; prefix], 0), Err(Error::Parameter { .. })));
    }
    assert!(matches!(NonceCounter::new(usize::MAX, b"", 0), Err(Error::Parameter { .. })));
}

/// The first bit of MGM nonces stays zero, both with and without a prefix.
#[test]
fn nonces_of_mgm() {
    assert!(gost3413::Mgm::<Magma>::nonces(&[0x80], 0).is_err());
    assert!(gost3413::Mgm::<Magma>::nonces(&[0x7f], 0).is_ok());
    assert!(nist::Gcm::<Kuznyechik>::nonces(&[0x80], 0).is_ok());
    let mut nonces = gost3413::Mgm::<Magma>::nonces(&[], (1 << 63) - 1).unwrap();
    let mgm = gost3413::Mgm::<Magma>::new(&[7; 32]);
    mgm.seal(nonces.next_nonce().unwrap(), b"", b"message").unwrap();
    assert!(nonces.next_nonce().is_err());
    let mut nonces = gost3413::Mgm::<Kuznyechik>::nonces(&[], u64::MAX - 1).unwrap();
    let mgm = gost3413::Mgm::<Kuznyechik>::new(&[7; 32]);
    mgm.seal(nonces.next_nonce().unwrap(), b"", b"message").unwrap();
    assert_eq!(format!("{nonces:?}"), "NonceCounter { prefix: [], position: 18446744073709551615, .. }");
}
