//! The modes that can be timed: a row for each mode, cipher and direction.

use phalanx::gost28147::Tc26Z;
use phalanx::kernel::Op;
use phalanx::many::{Chaining, Keys, Message};
use phalanx::modes::BlockCipher;
use phalanx::modes::dstu7624::{self, Kalyna};
use phalanx::modes::gost3413::{self, Gost};
use phalanx::modes::gost28147::{self, AnySet, ImitRules, KeyMeshing, OneBlock};
use phalanx::modes::nist::{self, Block128, Block128Or256};
use phalanx::{
    Cipher, Gost28147, Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512, KeyOnly, Kuznyechik,
    Level, Magma, Standard, Ublock128_128, Ublock128_256, Ublock256_256,
};

/// What is timed: a message, processed in place.
pub(crate) type Run = Box<dyn FnMut(&mut [u8])>;

/// What times itself elsewhere: nanoseconds of so many calls; none if it is gone.
pub(crate) type Remote = Box<dyn FnMut(usize) -> Option<f64>>;

/// How a mode is made ready.
pub(crate) enum Make {
    /// Under a level.
    Level(fn(Level) -> Run),
    /// Under a level, with so many messages side by side.
    Streams(fn(Level, usize) -> Run),
    /// By another library.
    Peer(Box<dyn Fn() -> Result<Run, String> + Send + Sync>),
    /// By another process, over a buffer of so many bytes.
    Remote(Box<dyn Fn(usize) -> Result<Remote, String> + Send + Sync>),
}

/// A mode over a cipher, in one direction.
pub struct Mode {
    /// The cipher, as `kalyna-256/256`.
    pub cipher: &'static str,
    /// The mode with its standard, as `gost3413-ctr`.
    pub name: &'static str,
    /// The direction.
    pub op: Op,
    /// The library that has it, if it is another one.
    pub peer: Option<&'static str>,
    /// Makes it ready.
    pub(crate) make: Make,
}

impl Mode {
    /// Whether it takes several messages side by side.
    pub fn has_streams(&self) -> bool {
        matches!(self.make, Make::Streams(_))
    }

    /// Whether each block waits for the one before it.
    pub(crate) fn is_serial(&self) -> bool {
        let (_, mode) = self.name.split_once('-').unwrap_or(("", self.name));
        matches!(mode, "ofb" | "cmac" | "omac") || (self.op == Op::Encrypt && matches!(mode, "cbc" | "cfb"))
    }

    /// Whether both are the same mode of the same cipher in the same direction, by whatever library.
    pub fn is(&self, other: &Self) -> bool {
        (self.cipher, self.name, self.op) == (other.cipher, other.name, other.op)
    }
}

impl std::fmt::Debug for Mode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {} {}", self.cipher, self.name, self.op)
    }
}

/// A key for a cipher: some bytes.
fn key<C: BlockCipher<Standard: KeyOnly>>(level: Level) -> Cipher<C::Standard> {
    let bytes: Vec<u8> = (0..=255).take(Cipher::<C::Standard>::KEY_BYTES).collect();
    let key = <C::Standard as Standard>::Key::try_from(&bytes);
    let Ok(key) = key else { unreachable!("as many bytes as the key has") };
    match Cipher::with_level(&key, level) {
        Ok(cipher) => cipher,
        Err(_) => unreachable!("jobs have levels of this CPU"),
    }
}

/// A block of some bytes that no mode objects to.
const IV: [u8; 64] = [1; 64];

/// A function that times a mode: `timed!(name, bound, mode, |mode, data, iv, tag| …)`.
macro_rules! timed {
    ($($name:ident: $bound:ident, $mode:path, |$value:ident, $data:ident, $tag:ident| $run:expr;)*) => {$(
        fn $name<C: $bound<Standard: KeyOnly> + 'static>(level: Level) -> Run {
            let $value = <$mode>::from_cipher(key::<C>(level));
            let mut buffer = [0; 64];
            Box::new(move |$data| {
                let $tag = &mut buffer[..Cipher::<C::Standard>::BLOCK_BYTES];
                done($run);
                std::hint::black_box($tag);
            })
        }
    )*};
}

/// An initialisation vector of a block.
fn iv<C: BlockCipher>() -> &'static [u8] {
    &IV[..Cipher::<C::Standard>::BLOCK_BYTES]
}

/// Half a block.
fn half<C: BlockCipher>() -> &'static [u8] {
    &IV[..Cipher::<C::Standard>::BLOCK_BYTES / 2]
}

/// Bytes of a section as TLS has them (RFC 9189): 4 KiB with Kuznyechik, 1 KiB with Magma.
fn section<C: BlockCipher>() -> usize {
    if Cipher::<C::Standard>::BLOCK_BYTES == 16 { 4096 } else { 1024 }
}

/// The MAC without meshing.
const RULES: ImitRules = ImitRules { meshing: KeyMeshing::None, one_block: OneBlock::AppendZeros };

timed! {
    dstu_ctr: Kalyna, dstu7624::Ctr::<C>, |mode, data, tag| mode.apply(iv::<C>(), data);
    dstu_ofb: Kalyna, dstu7624::Ofb::<C>, |mode, data, tag| mode.apply(iv::<C>(), data);
    dstu_cbc_encrypt: Kalyna, dstu7624::Cbc::<C>, |mode, data, tag| mode.encrypt_in_place(iv::<C>(), data);
    dstu_cbc_decrypt: Kalyna, dstu7624::Cbc::<C>, |mode, data, tag| mode.decrypt_in_place(iv::<C>(), data);
    dstu_cfb_encrypt: Kalyna, dstu7624::Cfb::<C>, |mode, data, tag| mode.encrypt_in_place(iv::<C>(), tag.len(), data);
    dstu_cfb_decrypt: Kalyna, dstu7624::Cfb::<C>, |mode, data, tag| mode.decrypt_in_place(iv::<C>(), tag.len(), data);
    dstu_xts_encrypt: Kalyna, dstu7624::Xts::<C>, |mode, data, tag| mode.encrypt_in_place(iv::<C>(), data);
    dstu_xts_decrypt: Kalyna, dstu7624::Xts::<C>, |mode, data, tag| mode.decrypt_in_place(iv::<C>(), data);
    dstu_cmac: Kalyna, dstu7624::Cmac::<C>, |mode, data, tag| mode.mac(data, tag);
    dstu_gmac: Kalyna, dstu7624::Gmac::<C>, |mode, data, tag| mode.mac(data, tag);
    dstu_gcm: Kalyna, dstu7624::Gcm::<C>, |mode, data, tag| mode.encrypt_in_place(iv::<C>(), &[], data, tag);
    dstu_ccm: Kalyna, dstu7624::Ccm::<C>,
        |mode, data, tag| mode.encrypt_in_place(iv::<C>(), &[], data, &mut tag[..dstu7624::Ccm::<C>::TAG_BYTES]);
    gost_ctr: Gost, gost3413::Ctr::<C>, |mode, data, tag| mode.apply(half::<C>(), data);
    gost_ctr_acpkm: Gost, gost3413::CtrAcpkm::<C>, |mode, data, tag| mode.apply(half::<C>(), section::<C>(), data);
    gost_ofb: Gost, gost3413::Ofb::<C>, |mode, data, tag| mode.apply(iv::<C>(), data);
    gost_cbc_encrypt: Gost, gost3413::Cbc::<C>, |mode, data, tag| mode.encrypt_in_place(iv::<C>(), data);
    gost_cbc_decrypt: Gost, gost3413::Cbc::<C>, |mode, data, tag| mode.decrypt_in_place(iv::<C>(), data);
    gost_cfb_encrypt: Gost, gost3413::Cfb::<C>, |mode, data, tag| mode.encrypt_in_place(iv::<C>(), data);
    gost_cfb_decrypt: Gost, gost3413::Cfb::<C>, |mode, data, tag| mode.decrypt_in_place(iv::<C>(), data);
    gost_omac: Gost, gost3413::Omac::<C>, |mode, data, tag| mode.mac(data, tag);
    cnt: AnySet, gost28147::Cnt::<C>, |mode, data, tag| mode.apply(iv::<C>(), KeyMeshing::None, data);
    cnt_mesh: AnySet, gost28147::Cnt::<C>, |mode, data, tag| mode.apply(iv::<C>(), KeyMeshing::CryptoPro, data);
    imit: AnySet, gost28147::Imit::<C>, |mode, data, tag| mode.mac(RULES, data, &mut tag[..4]);
    nist_ctr: Block128, nist::Ctr128Be::<C>, |mode, data, tag| mode.apply(iv::<C>(), data);
    nist_ctr32: Block128, nist::Ctr32Be::<C>, |mode, data, tag| mode.apply(iv::<C>(), data);
    nist_ofb: Block128Or256, nist::Ofb::<C>, |mode, data, tag| mode.apply(iv::<C>(), data);
    nist_cbc_encrypt: Block128Or256, nist::Cbc::<C>, |mode, data, tag| mode.encrypt_in_place(iv::<C>(), data);
    nist_cbc_decrypt: Block128Or256, nist::Cbc::<C>, |mode, data, tag| mode.decrypt_in_place(iv::<C>(), data);
    nist_cfb_encrypt: Block128Or256, nist::Cfb::<C>, |mode, data, tag| mode.encrypt_in_place(iv::<C>(), data);
    nist_cfb_decrypt: Block128Or256, nist::Cfb::<C>, |mode, data, tag| mode.decrypt_in_place(iv::<C>(), data);
    nist_cmac: Block128, nist::Cmac::<C>, |mode, data, tag| mode.mac(data, tag);
    nist_gmac: Block128, nist::Gmac::<C>, |mode, data, tag| mode.mac(&IV[..12], data, tag);
    nist_gcm: Block128, nist::Gcm::<C>, |mode, data, tag| mode.encrypt_in_place(&IV[..12], &[], data, tag);
    gost_mgm: Gost, gost3413::Mgm::<C>, |mode, data, tag| mode.encrypt_in_place(iv::<C>(), &[], data, tag);
}

/// Bytes of a cache line, and of the largest block.
const LINE: usize = 64;

/// As many messages, each under its own key, one after the other in the buffer.
fn many<C: BlockCipher<Standard: KeyOnly> + 'static>(level: Level, streams: usize, how: Chaining) -> Run {
    let block = Cipher::<C::Standard>::BLOCK_BYTES;
    let keys: Vec<_> = (0..streams)
        .filter_map(|i| <C::Standard as Standard>::Key::try_from(&vec![i as u8; Cipher::<C::Standard>::KEY_BYTES]).ok())
        .collect();
    let keys = match Keys::<Cipher<C::Standard>>::with_level(&keys, level) {
        Ok(keys) => keys,
        Err(_) => unreachable!("jobs have levels of this CPU"),
    };
    let mut ivs = vec![1; streams * block];
    Box::new(move |data| {
        // An odd number of cache lines where there are some: messages that are a power of two apart drive each other out of the
        // first-level cache, which messages elsewhere do not.
        let lines = data.len() / streams / LINE;
        let bytes = if lines > 1 { ((lines - 1) | 1) * LINE } else { (data.len() / streams / block).max(1) * block };
        let messages = data.chunks_mut(bytes).zip(ivs.chunks_mut(block)).zip(0..streams);
        done(keys.chain(how, messages.map(|((data, iv), key)| Message::new(key, iv, data))));
    })
}

fn many_cbc<C: BlockCipher<Standard: KeyOnly> + 'static>(level: Level, streams: usize) -> Run {
    many::<C>(level, streams, Chaining::CbcEncrypt)
}

fn many_ofb<C: BlockCipher<Standard: KeyOnly> + 'static>(level: Level, streams: usize) -> Run {
    many::<C>(level, streams, Chaining::Ofb)
}

fn ieee_xts<C: Block128 + 'static>(level: Level) -> nist::Xts<C> {
    let (one, two) = (key::<C>(level), vec![7; Cipher::<C::Standard>::KEY_BYTES]);
    let two = match Cipher::from_slice(&two) {
        Ok(cipher) => cipher,
        Err(_) => unreachable!("as many bytes as the key has"),
    };
    match nist::Xts::from_ciphers(one, two) {
        Ok(mode) => mode,
        Err(_) => unreachable!("the keys differ"),
    }
}

fn ieee_xts_encrypt<C: Block128 + 'static>(level: Level) -> Run {
    let mode = ieee_xts::<C>(level);
    Box::new(move |data| done(mode.encrypt_unit(1, data)))
}

fn ieee_xts_decrypt<C: Block128 + 'static>(level: Level) -> Run {
    let mode = ieee_xts::<C>(level);
    Box::new(move |data| done(mode.decrypt_unit(1, data)))
}

/// Nothing that is timed can fail: lengths are whole blocks, and the initialisation vectors have their size.
fn done(result: Result<(), phalanx::Error>) {
    debug_assert!(result.is_ok(), "{result:?}");
}

macro_rules! modes {
    ($($name:literal $op:ident $make:ident: $group:ident;)*) => { &[$($group!($name, $op, $make)),*] };
}

macro_rules! row {
    ($name:literal, $op:ident, $make:ident, $($cipher:ident),*) => { row!(Level $name, $op, $make, $($cipher),*) };
    ($shape:ident $name:literal, $op:ident, $make:ident, $($cipher:ident),*) => {
        &[$(Mode {
            cipher: $cipher::NAME,
            name: $name,
            op: Op::$op,
            peer: None,
            make: Make::$shape($make::<$cipher>),
        }),*] as &[Mode]
    };
}

macro_rules! kalyna {
    ($name:literal, $op:ident, $make:ident) => {
        row!($name, $op, $make, Kalyna128_128, Kalyna128_256, Kalyna256_256, Kalyna256_512, Kalyna512_512)
    };
}

macro_rules! gost {
    ($name:literal, $op:ident, $make:ident) => {
        row!($name, $op, $make, Kuznyechik, Magma)
    };
}

/// GOST 28147-89 with the set of Magma.
type GostZ = Gost28147<Tc26Z>;

macro_rules! set {
    ($name:literal, $op:ident, $make:ident) => {
        row!($name, $op, $make, GostZ)
    };
}

macro_rules! block128 {
    ($name:literal, $op:ident, $make:ident) => {
        row!($name, $op, $make, Kalyna128_128, Kalyna128_256, Kuznyechik, Ublock128_128, Ublock128_256)
    };
}

macro_rules! every {
    ($name:literal, $op:ident, $make:ident) => {
        row!(
            Streams $name,
            $op,
            $make,
            Kalyna128_128,
            Kalyna128_256,
            Kalyna256_256,
            Kalyna256_512,
            Kalyna512_512,
            Magma,
            Kuznyechik,
            Ublock128_128,
            Ublock128_256,
            Ublock256_256
        )
    };
}

macro_rules! all {
    ($name:literal, $op:ident, $make:ident) => {
        row!($name, $op, $make, Kalyna128_128, Kalyna128_256, Kuznyechik, Ublock128_128, Ublock128_256, Ublock256_256)
    };
}

/// Every mode that can be timed.
pub fn modes() -> impl Iterator<Item = &'static Mode> {
    static MODES: &[&[Mode]] = modes! {
        "dstu7624-ctr" Encrypt dstu_ctr: kalyna;
        "dstu7624-cbc" Encrypt dstu_cbc_encrypt: kalyna;
        "dstu7624-cbc" Decrypt dstu_cbc_decrypt: kalyna;
        "dstu7624-cfb" Encrypt dstu_cfb_encrypt: kalyna;
        "dstu7624-cfb" Decrypt dstu_cfb_decrypt: kalyna;
        "dstu7624-ofb" Encrypt dstu_ofb: kalyna;
        "dstu7624-xts" Encrypt dstu_xts_encrypt: kalyna;
        "dstu7624-xts" Decrypt dstu_xts_decrypt: kalyna;
        "dstu7624-cmac" Encrypt dstu_cmac: kalyna;
        "dstu7624-gmac" Encrypt dstu_gmac: kalyna;
        "dstu7624-gcm" Encrypt dstu_gcm: kalyna;
        "dstu7624-ccm" Encrypt dstu_ccm: kalyna;
        "gost3413-ctr" Encrypt gost_ctr: gost;
        "gost3413-ctr-acpkm" Encrypt gost_ctr_acpkm: gost;
        "gost3413-cbc" Encrypt gost_cbc_encrypt: gost;
        "gost3413-cbc" Decrypt gost_cbc_decrypt: gost;
        "gost3413-cfb" Encrypt gost_cfb_encrypt: gost;
        "gost3413-cfb" Decrypt gost_cfb_decrypt: gost;
        "gost3413-ofb" Encrypt gost_ofb: gost;
        "gost3413-omac" Encrypt gost_omac: gost;
        "gost3413-mgm" Encrypt gost_mgm: gost;
        "gost28147-cnt" Encrypt cnt: set;
        "gost28147-cnt-mesh" Encrypt cnt_mesh: set;
        "gost28147-imit" Encrypt imit: set;
        "nist-ctr" Encrypt nist_ctr: block128;
        "nist-ctr32" Encrypt nist_ctr32: block128;
        "nist-cbc" Encrypt nist_cbc_encrypt: all;
        "nist-cbc" Decrypt nist_cbc_decrypt: all;
        "nist-cfb" Encrypt nist_cfb_encrypt: all;
        "nist-cfb" Decrypt nist_cfb_decrypt: all;
        "nist-ofb" Encrypt nist_ofb: all;
        "nist-cmac" Encrypt nist_cmac: block128;
        "nist-gmac" Encrypt nist_gmac: block128;
        "nist-gcm" Encrypt nist_gcm: block128;
        "many-cbc" Encrypt many_cbc: every;
        "many-ofb" Encrypt many_ofb: every;
        "ieee-xts" Encrypt ieee_xts_encrypt: block128;
        "ieee-xts" Decrypt ieee_xts_decrypt: block128;
    };
    MODES.iter().copied().flatten()
}
