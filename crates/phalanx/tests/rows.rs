//! Tests rows: compares one call for many short messages with one call per message.

use phalanx::gost28147::CryptoProA;
use phalanx::many::rows::*;
use phalanx::modes::dstu7624::{self, Kalyna};
use phalanx::modes::gost3413::{self, Gost};
use phalanx::modes::gost28147::{self, KeyMeshing};
use phalanx::modes::nist::{self, Block128};
use phalanx::modes::{BlockCipher, Key};
use phalanx::*;
use phalanx_vectors::stream;

type Keyed<C> = Cipher<<C as BlockCipher>::Standard>;
type Seal<'a> = dyn Fn(&[u8], &[u8], &[u8]) -> Vec<u8> + 'a;

/// Rows of several widths, preceded by a few bytes that don't belong to any row.
struct Column {
    offsets: Vec<u32>,
    bytes: Vec<u8>,
}

impl Column {
    fn new<'r>(rows: impl IntoIterator<Item = &'r [u8]>) -> Self {
        let mut column = Self { offsets: vec![3], bytes: vec![0xee; 3] };
        for row in rows {
            column.bytes.extend_from_slice(row);
            column.offsets.push(column.bytes.len() as u32);
        }
        column
    }

    fn random(seed: &str, n: usize, least: usize) -> Self {
        let widths = stream(seed.as_bytes(), n);
        let widths = widths.iter().map(|width| least.max(usize::from(*width) % 71));
        let rows: Vec<_> =
            widths.enumerate().map(|(i, width)| stream(format!("{seed} {i}").as_bytes(), width)).collect();
        Self::new(rows.iter().map(Vec::as_slice))
    }

    fn rows(&self) -> Rows<'_> {
        Rows::Offsets32 { offsets: &self.offsets, bytes: &self.bytes }
    }

    fn row(&self, row: usize) -> &[u8] {
        &self.bytes[self.offsets[row] as usize..self.offsets[row + 1] as usize]
    }
}

fn key<C: BlockCipher<Standard: KeyOnly>>(seed: &str) -> Key<C> {
    let bytes = stream(seed.as_bytes(), Keyed::<C>::KEY_BYTES);
    bytes.as_slice().try_into().unwrap_or_else(|_| panic!("a key of its length"))
}

fn keys_of<K: AsRef<[u8]>>(keys: &[K]) -> Column {
    Column::new(keys.iter().map(AsRef::as_ref))
}

fn keyed<C: BlockCipher<Standard: KeyOnly>>(level: Level) -> Keyed<C> {
    Cipher::with_level(&key::<C>("key"), level).expect("available")
}

/// Returns consecutive nonces whose first bit is zero.
fn nonces(n: usize, bytes: usize) -> Vec<u8> {
    let mut all = stream(b"nonces", n * bytes);
    all.chunks_exact_mut(bytes).for_each(|nonce| nonce[0] &= 0x7f);
    all
}

/// Returns the expected counted nonce.
fn counted(prefix: &[u8], number: u64, bytes: usize) -> Vec<u8> {
    let mut nonce = vec![0; bytes];
    nonce[..prefix.len()].copy_from_slice(prefix);
    let room = (bytes - prefix.len()).min(8);
    nonce[bytes - room..].copy_from_slice(&number.to_be_bytes()[8 - room..]);
    nonce
}

/// More than twice as many rows as the widest kernel has lanes.
const MAX_ROWS: usize = 2 * 64 + 3;
/// Row lengths in bytes: less than a block, one or more blocks, and partial blocks.
const WIDTHS: [usize; 6] = [1, 8, 16, 17, 32, 70];

/// Whether to test `n` rows of this width with one key per row. Because this is slow, we only test
/// one width with any number of rows, and only at the active level.
fn each_is_tried(level: Level, width: usize, n: usize) -> bool {
    level == Level::active() && (width == 17 || n == MAX_ROWS)
}

/// Like [`Seal`], but with the row's key.
type SealEach<'a, C> = dyn Fn(&Key<C>, &[u8], &[u8], &[u8]) -> Vec<u8> + 'a;

/// Processes one message in place with the row's key.
type Each<'a, C> = dyn Fn(&Key<C>, &[u8], &mut [u8]) + 'a;

/// Tests an AEAD with rows. `seal` encrypts a single message, and `each` does so with the row's
/// key.
fn aead<M: AeadRows<Cipher: BlockCipher<Standard: KeyOnly>>>(
    name: &str,
    mode: &M,
    nonce: usize,
    tag: usize,
    seal: &Seal<'_>,
    each: &SealEach<'_, M::Cipher>,
) {
    for n in [0, 1, 2, 7, 600] {
        // Not every mode allows both message and associated data to be empty.
        let data = Column::random(&format!("{name} data {n}"), n, 1);
        let empty = Column::random(&format!("{name} data {n}"), n, 0);
        let own = Column::random(&format!("{name} aad {n}"), n, 1);
        let (given, prefix) = (nonces(n, nonce), &[0x5a_u8; 3][..]);
        let fixed: Vec<u8> = stream(b"fixed", 16 * n);
        let columns = [
            (data.rows(), Aad::None),
            (empty.rows(), Aad::Shared(b"the same for all, and longer than a block is")),
            (empty.rows(), Aad::Each(own.rows())),
            (Rows::Fixed { width: 16, bytes: &fixed }, Aad::None),
        ];
        for (i, (rows, aad)) in columns.into_iter().enumerate() {
            for nonces in [Nonces::Given(&given), Nonces::Counted { prefix, first: 250 }] {
                let message = |row: usize| match i {
                    0 => data.row(row),
                    3 => &fixed[16 * row..16 * (row + 1)],
                    _ => empty.row(row),
                };
                let parts = |row: usize| {
                    let nonce = match nonces {
                        Nonces::Given(all) => all[row * nonce..(row + 1) * nonce].to_vec(),
                        Nonces::Counted { first, .. } => counted(prefix, first + row as u64, nonce),
                    };
                    let aad = match i {
                        0 | 3 => &[][..],
                        1 => b"the same for all, and longer than a block is",
                        _ => own.row(row),
                    };
                    (nonce, aad, message(row))
                };
                let context = format!("{name}, {n} rows, column {i}, {nonces:?}");
                let want: Vec<_> = (0..n).map(&parts).map(|(nonce, aad, data)| seal(&nonce, aad, data)).collect();
                let mut out = vec![0; rows.total() + n * tag];
                assert_eq!(seal_rows(mode, nonces, aad, rows, &mut out), Ok(()), "{context}");
                assert!(out == want.concat(), "{context}");

                let mut sealed = Column::new(want.iter().map(Vec::as_slice));
                let mut opened = vec![1; rows.total()];
                assert_eq!(open_rows(mode, nonces, aad, sealed.rows(), &mut opened), Ok(()), "{context}");
                let plain: Vec<_> = (0..n).map(|row| message(row).to_vec()).collect();
                assert!(opened == plain.concat(), "{context}");

                // We modify some rows, which must then become zeros.
                let places = [n / 2, n.saturating_sub(1)];
                if n > 0 {
                    for row in places {
                        let at = sealed.offsets[row + usize::from(row % 2 == 0)] as usize - usize::from(row % 2 == 0);
                        sealed.bytes[at] ^= 4;
                    }
                    let bad = if places[0] == places[1] { 1 } else { 2 };
                    // Modifying the same byte twice restores it.
                    if bad == 2 {
                        let mut opened = vec![1; rows.total()];
                        let refused = open_rows(mode, nonces, aad, sealed.rows(), &mut opened);
                        assert_eq!(refused, Err(RowsError::NotAuthentic { row: places[0], bad }), "{context}");
                        let zeros = |row: usize| {
                            if places.contains(&row) { vec![0; message(row).len()] } else { plain[row].clone() }
                        };
                        assert!(opened == (0..n).map(zeros).collect::<Vec<_>>().concat(), "{context}");
                    }
                }

                let keys: Vec<_> = (0..n).map(|row| key::<M::Cipher>(&format!("key {row}"))).collect();
                let want: Vec<_> = (0..n)
                    .map(|row| (row, parts(row)))
                    .map(|(row, (nonce, aad, data))| each(&keys[row], &nonce, aad, data))
                    .collect();
                let mut out = vec![0; rows.total() + n * tag];
                assert_eq!(
                    seal_rows_each::<M>(keys_of(&keys).rows(), nonces, aad, rows, &mut out),
                    Ok(()),
                    "{context}, each"
                );
                assert!(out == want.concat(), "{context}, each");
                let sealed = Column::new(want.iter().map(Vec::as_slice));
                assert_eq!(
                    open_rows_each::<M>(keys_of(&keys).rows(), nonces, aad, sealed.rows(), &mut opened),
                    Ok(()),
                    "{context}, each"
                );
                assert!(opened == plain.concat(), "{context}, each");
                if n > 1 {
                    let wrong: Vec<_> = (0..n).map(|row| key::<M::Cipher>(&format!("key {}", row.max(1)))).collect();
                    let refused = open_rows_each::<M>(keys_of(&wrong).rows(), nonces, aad, sealed.rows(), &mut opened);
                    assert_eq!(refused, Err(RowsError::NotAuthentic { row: 0, bad: 1 }), "{context}, each");
                }
            }
        }
    }
}

/// Any number of rows of one width gives the same result as single calls.
fn any_number<M: AeadRows<Cipher: BlockCipher<Standard: KeyOnly>>>(
    name: &str,
    level: Level,
    mode: &M,
    [nonce, tag]: [usize; 2],
    seal: &Seal<'_>,
    each: &SealEach<'_, M::Cipher>,
) {
    let keys: Vec<_> = (0..MAX_ROWS).map(|row| key::<M::Cipher>(&format!("key {row}"))).collect();
    let counts = Nonces::Counted { prefix: &[1], first: 0 };
    for (width, aad) in WIDTHS.into_iter().zip([&b""[..], b"aad"].into_iter().cycle()) {
        let data = stream(b"rows", MAX_ROWS * width);
        let rows = || data.chunks_exact(width).enumerate().map(|(row, data)| (counted(&[1], row as u64, nonce), data));
        let want = rows().map(|(nonce, data)| seal(&nonce, aad, data)).collect::<Vec<_>>().concat();
        let own = rows().zip(&keys).map(|((nonce, data), key)| each(key, &nonce, aad, data)).collect::<Vec<_>>();
        let own = own.concat();
        for n in 0..=MAX_ROWS {
            let context = format!("{name}, {n} rows of {width} bytes");
            let (rows, sealed) = (Rows::Fixed { width, bytes: &data[..n * width] }, n * (width + tag));
            let (mut out, mut opened) = (vec![0; sealed], vec![0; n * width]);
            assert_eq!(seal_rows(mode, counts, Aad::Shared(aad), rows, &mut out), Ok(()), "{context}");
            assert!(out == want[..sealed], "{context}");
            let whole = Rows::Fixed { width: width + tag, bytes: &out };
            assert_eq!(open_rows(mode, counts, Aad::Shared(aad), whole, &mut opened), Ok(()), "{context}");
            assert!(opened == data[..n * width], "{context}");

            if !each_is_tried(level, width, n) {
                continue;
            }
            opened.fill(0);
            assert_eq!(
                seal_rows_each::<M>(keys_of(&keys[..n]).rows(), counts, Aad::Shared(aad), rows, &mut out),
                Ok(()),
                "{context}"
            );
            assert!(out == own[..sealed], "{context}, each");
            let whole = Rows::Fixed { width: width + tag, bytes: &out };
            assert_eq!(
                open_rows_each::<M>(keys_of(&keys[..n]).rows(), counts, Aad::Shared(aad), whole, &mut opened),
                Ok(())
            );
            assert!(opened == data[..n * width], "{context}, each");
        }
    }
}

macro_rules! check_aead {
    ($level:expr, $tag:expr, $nonce:expr; $($mode:ty),* $(,)?) => {$(
        let mode = <$mode>::from_cipher(keyed::<<$mode as phalanx::modes::KeyedMode>::Cipher>($level));
        let seal = |mode: &$mode, nonce: &[u8], aad: &[u8], data: &[u8]| {
            let (mut out, mut tag) = (data.to_vec(), vec![0; $tag]);
            mode.encrypt_detached(nonce, aad, &mut out, &mut tag).expect("lengths are valid");
            out.extend(tag);
            out
        };
        aead(
            &format!("{} at {}", std::any::type_name::<$mode>(), $level), &mode, $nonce, $tag,
            &|nonce, aad, data| seal(&mode, nonce, aad, data),
            &|key, nonce, aad, data| seal(&<$mode>::new(key), nonce, aad, data),
        );
        any_number(
            &format!("{} at {}", std::any::type_name::<$mode>(), $level), $level, &mode, [$nonce, $tag],
            &|nonce, aad, data| seal(&mode, nonce, aad, data),
            &|key, nonce, aad, data| seal(&<$mode>::new(key), nonce, aad, data),
        );
    )*};
}

fn gost_aead<C: Gost<Standard: KeyOnly>>(level: Level) {
    check_aead!(level, Keyed::<C>::BLOCK_BYTES, Keyed::<C>::BLOCK_BYTES; gost3413::Mgm<C>);
}

fn dstu_aead<C: Kalyna>(level: Level) {
    check_aead!(level, Keyed::<C>::BLOCK_BYTES, Keyed::<C>::BLOCK_BYTES; dstu7624::Gcm<C>, dstu7624::StandardGcmWithUnboundNonce<C>);
}

fn nist_aead<C: Block128>(level: Level) {
    check_aead!(level, 16, 12; nist::Gcm<C>);
}

macro_rules! every {
    ($check:ident, $level:expr; $($cipher:ty),*) => { $($check::<$cipher>($level);)* };
}

/// Returns the lowest level, the highest level, and one in between.
fn levels() -> Vec<Level> {
    let all: Vec<_> = Level::available().collect();
    let mut some = vec![all[0], all[all.len() / 2], all[all.len() - 1]];
    some.dedup();
    some
}

#[test]
fn mgm_by_rows() {
    for level in levels() {
        every!(gost_aead, level; Kuznyechik, Magma, Gost28147<CryptoProA>);
    }
}

#[test]
fn gcm_of_dstu7624_by_rows() {
    for level in levels() {
        every!(dstu_aead, level; Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512);
    }
}

#[test]
fn gcm_of_nist_by_rows() {
    for level in levels() {
        every!(nist_aead, level; Kalyna128_128, Kalyna128_256, Kuznyechik, Ublock128_128, Ublock128_256);
    }
}

/// Tests a counter mode with rows. Counted nonces are `whole` bytes long and zero-padded.
fn ctr<M: CtrRows<Cipher: BlockCipher<Standard: KeyOnly>>>(
    name: &str,
    mode: &M,
    nonce: usize,
    whole: Option<usize>,
    apply: &dyn Fn(&[u8], &mut [u8]),
    each: &Each<'_, M::Cipher>,
) {
    for n in [0, 1, 2, 7, 900] {
        let data = Column::random(&format!("{name} {n}"), n, 0);
        let given = nonces(n, nonce);
        let prefix = [0x33; 1];
        let mut ways = vec![Nonces::Given(&given)];
        if whole.is_some() {
            ways.push(Nonces::Counted { prefix: &prefix, first: 60 });
            ways.push(Nonces::Counted { prefix: &[], first: 60 });
        }
        for nonces in ways {
            let keys: Vec<_> = (0..n).map(|row| key::<M::Cipher>(&format!("key {row}"))).collect();
            let (mut want, mut want_each) = (Vec::new(), Vec::new());
            for row in 0..n {
                let mut nonce = match nonces {
                    Nonces::Given(all) => all[row * nonce..(row + 1) * nonce].to_vec(),
                    Nonces::Counted { prefix, first } => {
                        let mut start = counted(prefix, first + row as u64, whole.expect("it counts"));
                        start.resize(nonce, 0);
                        start
                    }
                };
                let (mut one, mut own) = (data.row(row).to_vec(), data.row(row).to_vec());
                apply(&mut nonce, &mut one);
                each(&keys[row], &mut nonce, &mut own);
                want.extend(one);
                want_each.extend(own);
            }
            let context = format!("{name}, {n} rows, {nonces:?}");
            let mut out = vec![0; data.rows().total()];
            assert_eq!(apply_rows(mode, nonces, data.rows(), &mut out), Ok(()), "{context}");
            assert!(out == want, "{context}");
            assert_eq!(
                apply_rows_each::<M>(keys_of(&keys).rows(), nonces, data.rows(), &mut out),
                Ok(()),
                "{context}, each"
            );
            assert!(out == want_each, "{context}, each");
        }
    }
}

/// Any number of rows of one width, with given nonces.
fn any_number_in_ctr<M: CtrRows<Cipher: BlockCipher<Standard: KeyOnly>>>(
    name: &str,
    level: Level,
    mode: &M,
    nonce: usize,
    apply: &dyn Fn(&[u8], &mut [u8]),
    each: &Each<'_, M::Cipher>,
) {
    let keys: Vec<_> = (0..MAX_ROWS).map(|row| key::<M::Cipher>(&format!("key {row}"))).collect();
    let given = nonces(MAX_ROWS, nonce);
    for width in WIDTHS {
        let data = stream(b"rows", MAX_ROWS * width);
        let (mut want, mut own) = (data.clone(), data.clone());
        let rows = want.chunks_exact_mut(width).zip(own.chunks_exact_mut(width));
        for (((want, own), nonce), key) in rows.zip(given.chunks_exact(nonce)).zip(&keys) {
            apply(nonce, want);
            each(key, nonce, own);
        }
        for n in 0..=MAX_ROWS {
            let context = format!("{name}, {n} rows of {width} bytes");
            let (bytes, nonces) = (n * width, Nonces::Given(&given[..n * nonce]));
            let (rows, mut out) = (Rows::Fixed { width, bytes: &data[..bytes] }, vec![0; bytes]);
            assert_eq!(apply_rows(mode, nonces, rows, &mut out), Ok(()), "{context}");
            assert!(out == want[..bytes], "{context}");
            if each_is_tried(level, width, n) {
                assert_eq!(
                    apply_rows_each::<M>(keys_of(&keys[..n]).rows(), nonces, rows, &mut out),
                    Ok(()),
                    "{context}"
                );
                assert!(out == own[..bytes], "{context}, each");
            }
        }
    }
}

macro_rules! check_ctr {
    ($level:expr, $nonce:expr, $counted:expr; $($mode:ty),* $(,)?) => {$(
        let mode = <$mode>::from_cipher(keyed::<<$mode as phalanx::modes::KeyedMode>::Cipher>($level));
        ctr(
            &format!("{} at {}", std::any::type_name::<$mode>(), $level), &mode, $nonce, $counted,
            &|nonce, data| mode.apply(nonce, data).expect("lengths are valid"),
            &|key, nonce, data| <$mode>::new(key).apply(nonce, data).expect("lengths are valid"),
        );
        any_number_in_ctr(
            &format!("{} at {}", std::any::type_name::<$mode>(), $level), $level, &mode, $nonce,
            &|nonce, data| mode.apply(nonce, data).expect("lengths are valid"),
            &|key, nonce, data| <$mode>::new(key).apply(nonce, data).expect("lengths are valid"),
        );
    )*};
}

fn gost_ctr<C: Gost<Standard: KeyOnly>>(level: Level) {
    let half = Keyed::<C>::BLOCK_BYTES / 2;
    check_ctr!(level, half, Some(half); gost3413::Ctr<C>);
}

fn dstu_ctr<C: Kalyna>(level: Level) {
    check_ctr!(level, Keyed::<C>::BLOCK_BYTES, Some(Keyed::<C>::BLOCK_BYTES); dstu7624::Ctr<C>);
}

fn nist_ctr<C: Block128>(level: Level) {
    check_ctr!(level, 16, None; nist::Ctr128Be<C>);
    check_ctr!(level, 16, Some(8); nist::Ctr64Be<C>);
    check_ctr!(level, 16, Some(12); nist::Ctr32Be<C>);
}

#[test]
fn counter_modes_by_rows() {
    type Gost89 = Gost28147<CryptoProA>;
    for level in levels() {
        every!(gost_ctr, level; Kuznyechik, Magma, Gost28147<CryptoProA>);
        every!(dstu_ctr, level; Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512);
        every!(nist_ctr, level; Kalyna128_128, Kalyna128_256, Kuznyechik, Ublock128_128, Ublock128_256);
        check_ctr!(level, 32, None; nist::Ctr256Be<Ublock256_256>);
        let cnt = gost28147::Cnt::<Gost89>::from_cipher(keyed::<Gost89>(level));
        let apply = |cnt: &gost28147::Cnt<Gost89>, iv: &[u8], data: &mut [u8]| {
            cnt.apply(iv, KeyMeshing::None, data).expect("lengths are valid");
        };
        ctr(&format!("cnt at {level}"), &cnt, 8, Some(8), &|iv, data| apply(&cnt, iv, data), &|key, iv, data| {
            apply(&gost28147::Cnt::new(key), iv, data)
        });
    }
}

fn mac<M: MacRows<Cipher: BlockCipher<Standard: KeyOnly>>>(
    name: &str,
    mode: &M,
    least: usize,
    one: &dyn Fn(&[u8], &mut [u8]),
    each: &Each<'_, M::Cipher>,
) {
    for n in [0, 1, 2, 7, 1100] {
        let data = Column::random(&format!("{name} {n}"), n, least);
        let keys: Vec<_> = (0..n).map(|row| key::<M::Cipher>(&format!("key {row}"))).collect();
        let context = format!("{name}, {n} rows");
        let (mut want, mut want_each) = (vec![0; 8 * n], vec![0; 8 * n]);
        for row in 0..n {
            one(data.row(row), &mut want[8 * row..8 * (row + 1)]);
            each(&keys[row], data.row(row), &mut want_each[8 * row..8 * (row + 1)]);
        }
        let mut out = vec![0; 8 * n];
        assert_eq!(mac_rows(mode, data.rows(), 8, &mut out), Ok(()), "{context}");
        assert!(out == want, "{context}");
        assert_eq!(mac_rows_each::<M>(keys_of(&keys).rows(), data.rows(), 8, &mut out), Ok(()), "{context}, each");
        assert!(out == want_each, "{context}, each");
        assert_eq!(verify_rows(mode, data.rows(), 8, &want), Ok(()));
        assert_eq!(verify_rows_each::<M>(keys_of(&keys).rows(), data.rows(), 8, &want_each), Ok(()));
        if n > 0 {
            want[8 * (n / 2) + 7] ^= 1;
            want_each[8 * (n / 2)] ^= 0x80;
            let refused = Err(RowsError::NotAuthentic { row: n / 2, bad: 1 });
            assert_eq!(verify_rows(mode, data.rows(), 8, &want), refused);
            assert_eq!(verify_rows_each::<M>(keys_of(&keys).rows(), data.rows(), 8, &want_each), refused);
        }
    }
}

/// Any number of rows of one width.
fn any_number_of_codes<M: MacRows<Cipher: BlockCipher<Standard: KeyOnly>>>(
    name: &str,
    level: Level,
    mode: &M,
    one: &dyn Fn(&[u8], &mut [u8]),
    each: &Each<'_, M::Cipher>,
) {
    let keys: Vec<_> = (0..MAX_ROWS).map(|row| key::<M::Cipher>(&format!("key {row}"))).collect();
    for width in WIDTHS {
        let data = stream(b"rows", MAX_ROWS * width);
        let (mut want, mut own) = (vec![0; 8 * MAX_ROWS], vec![0; 8 * MAX_ROWS]);
        let tags = want.chunks_exact_mut(8).zip(own.chunks_exact_mut(8));
        for (((want, own), data), key) in tags.zip(data.chunks_exact(width)).zip(&keys) {
            one(data, want);
            each(key, data, own);
        }
        for n in 0..=MAX_ROWS {
            let context = format!("{name}, {n} rows of {width} bytes");
            let (rows, mut out) = (Rows::Fixed { width, bytes: &data[..n * width] }, vec![0; 8 * n]);
            assert_eq!(mac_rows(mode, rows, 8, &mut out), Ok(()), "{context}");
            assert!(out == want[..8 * n], "{context}");
            if each_is_tried(level, width, n) {
                assert_eq!(mac_rows_each::<M>(keys_of(&keys[..n]).rows(), rows, 8, &mut out), Ok(()), "{context}");
                assert!(out == own[..8 * n], "{context}, each");
            }
        }
    }
}

macro_rules! check_mac {
    ($level:expr, $least:expr; $mode:ty) => {
        let mode = <$mode>::from_cipher(keyed::<<$mode as phalanx::modes::KeyedMode>::Cipher>($level));
        mac(
            &format!("{} at {}", std::any::type_name::<$mode>(), $level),
            &mode,
            $least,
            &|data, tag| mode.mac(data, tag).expect("lengths are valid"),
            &|key, data, tag| <$mode>::new(key).mac(data, tag).expect("lengths are valid"),
        );
        any_number_of_codes(
            &format!("{} at {}", std::any::type_name::<$mode>(), $level),
            $level,
            &mode,
            &|data, tag| mode.mac(data, tag).expect("lengths are valid"),
            &|key, data, tag| <$mode>::new(key).mac(data, tag).expect("lengths are valid"),
        );
    };
}

fn gost_mac<C: Gost<Standard: KeyOnly>>(level: Level) {
    check_mac!(level, 0; gost3413::Omac<C>);
}

fn dstu_mac<C: Kalyna>(level: Level) {
    check_mac!(level, 1; dstu7624::Cmac<C>);
}

fn nist_mac<C: Block128>(level: Level) {
    check_mac!(level, 0; nist::Cmac<C>);
}

#[test]
fn authentication_codes_by_rows() {
    for level in levels() {
        every!(gost_mac, level; Kuznyechik, Magma, Gost28147<CryptoProA>);
        every!(dstu_mac, level; Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512);
        every!(nist_mac, level; Kalyna128_128, Kalyna128_256, Kuznyechik, Ublock128_128, Ublock128_256);
    }
}

/// Tests rejected input: the error messages, and that nothing is written.
#[test]
fn what_is_refused() {
    use phalanx::modes::gost3413::{Ctr, Mgm, Omac};
    let (mgm, ctr) = (Mgm::<Magma>::new(&[7; 32]), Ctr::<Magma>::new(&[7; 32]));
    let refused = |nonces, aad, data, bytes: usize| {
        let mut out = vec![5; bytes];
        let error = seal_rows(&mgm, nonces, aad, data, &mut out).expect_err("refused");
        assert!(out.iter().all(|byte| *byte == 5), "{error}");
        error.to_string()
    };
    let (counted, rows) = (Nonces::Counted { prefix: &[1], first: 0 }, Rows::Fixed { width: 4, bytes: &[0; 12] });
    let offsets = |offsets| Rows::Offsets32 { offsets, bytes: &[0; 12] };
    let fixed = |width| Rows::Fixed { width, bytes: &[0; 12] };
    for (error, words) in [
        (refused(counted, Aad::None, fixed(0), 36), "invalid row width 0: use offsets for empty rows"),
        (refused(counted, Aad::None, fixed(5), 36), "12 bytes are not a multiple of the row width of 5 bytes"),
        (refused(counted, Aad::None, offsets(&[]), 36), "no offsets: pass one more than the number of rows"),
        (
            refused(counted, Aad::None, offsets(&[0, 4, 3]), 36),
            "row 1 goes from offset 4 to 3: offsets must not decrease",
        ),
        (refused(counted, Aad::None, offsets(&[0, 4, 13]), 36), "the last offset is 13, but there are only 12 bytes"),
        (refused(counted, Aad::Each(fixed(6)), rows, 36), "there are 3 rows, but associated data for 2"),
        (refused(Nonces::Given(&[1; 23]), Aad::None, rows, 36), "got 23 bytes of nonces, but 3 rows need 8 bytes each"),
        (
            refused(Nonces::Counted { prefix: &[1; 8], first: 0 }, Aad::None, rows, 36),
            "the prefix is 8 bytes long: it must be shorter than the 8-byte nonce to leave room for the row number",
        ),
        (
            refused(Nonces::Counted { prefix: &[1; 7], first: 254 }, Aad::None, rows, 36),
            "3 rows starting at number 254 would go past the last number, 255, and nonces would repeat: choose another prefix or key",
        ),
        (
            refused(Nonces::Counted { prefix: &[], first: i64::MAX as u64 - 1 }, Aad::None, rows, 36),
            "3 rows starting at number 9223372036854775806 would go past the last number, 9223372036854775807, and nonces would repeat: choose another prefix or key",
        ),
        (
            refused(Nonces::Counted { prefix: &[0x80], first: 0 }, Aad::None, rows, 36),
            "row 0: invalid first bit of the nonce: 1 (allowed: 0)",
        ),
        (
            refused(Nonces::Given(&[0xff; 24]), Aad::None, rows, 36),
            "row 0: invalid first bit of the nonce: 1 (allowed: 0)",
        ),
        (refused(counted, Aad::None, rows, 35), "the output is 35 bytes; these rows need 36"),
        (
            refused(counted, Aad::None, offsets(&[0, 3, 3]), 19),
            "row 1: empty message: this mode requires at least one byte (GCM and MGM also accept associated data alone)",
        ),
    ] {
        assert_eq!(error, words);
    }
    // The last number is still valid.
    let last = Nonces::Counted { prefix: &[1; 7], first: 253 };
    assert_eq!(seal_rows(&mgm, last, Aad::None, rows, &mut [0; 36]), Ok(()));
    let over = Nonces::Counted { prefix: &[], first: (1 << 32) - 2 };
    assert!(matches!(apply_rows(&ctr, over, rows, &mut [0; 12]), Err(RowsError::Exhausted { last: 0xffff_ffff, .. })));
    let whole = nist::Ctr128Be::<Kuznyechik>::new(&[7; 32]);
    assert_eq!(apply_rows(&whole, counted, rows, &mut [0; 12]), Err(RowsError::NotCounted));
    // The row is shorter than a tag.
    let short = Err(RowsError::Row { row: 0, error: Error::NotAuthentic });
    assert_eq!(open_rows(&mgm, counted, Aad::None, rows, &mut []), short);
    let keys = Rows::Fixed { width: 32, bytes: &[1; 64] };
    let count = Err(RowsError::Count { what: "keys", rows: 3, got: 2 });
    assert_eq!(seal_rows_each::<Mgm<Magma>>(keys, counted, Aad::None, rows, &mut [0; 36]), count);
    assert_eq!(mac_rows_each::<Omac<Magma>>(keys, rows, 8, &mut [0; 24]), count);
    let short = Error::KeyLength { cipher: "magma", expected: 32, got: 31 };
    let short = Err(RowsError::Row { row: 0, error: short });
    let keys = Rows::Fixed { width: 31, bytes: &[1; 93] };
    assert_eq!(seal_rows_each::<Mgm<Magma>>(keys, counted, Aad::None, rows, &mut [0; 36]), short);
    let tag = Error::TagLength { min: 4, max: 8, got: 3 };
    assert_eq!(
        mac_rows(&Omac::<Magma>::new(&[7; 32]), rows, 3, &mut [0; 9]),
        Err(RowsError::Row { row: 0, error: tag })
    );
    let empty = Err(RowsError::Row { row: 1, error: Error::Empty });
    let cmac = dstu7624::Cmac::<Kalyna128_128>::new(&[7; 16]);
    assert_eq!(mac_rows(&cmac, offsets(&[0, 3, 3]), 8, &mut [0; 16]), empty);
}
