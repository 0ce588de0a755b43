//! Generates known answers with the reference.

mod built_in;
mod nist;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use phalanx::{
    gost28147::{NAMED_SETS, Sbox},
    reference::{self, BlockCipher, dstu7624},
};
use phalanx_vectors::{Origin, Test, TestGroup, VectorFile, Verdict, sha256, stream};

const KALYNA: [(&str, usize); 5] = [
    ("kalyna-128/128", 16),
    ("kalyna-128/256", 32),
    ("kalyna-256/256", 32),
    ("kalyna-256/512", 64),
    ("kalyna-512/512", 64),
];
const UBLOCK: [(&str, usize); 3] = [("ublock-128/128", 16), ("ublock-128/256", 32), ("ublock-256/256", 32)];
const GOST_R_34_12: [(&str, usize); 2] = [("magma", 32), ("kuznyechik", 32)];

/// More than the widest batch, and not a multiple of any batch.
const BLOCKS: usize = 4099;
const ITERATIONS: u64 = 10_000;

/// Options of `phalanx-tools vectors`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Folder of the files
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../vectors/data"))]
    dir: PathBuf,
    /// Compare with the existing files instead of writing them
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Box<dyn Error>> {
    let files = [
        ("generated.json", generated()?),
        ("gcm-nonce-bound.json", gcm_nonce_bound()?),
        ("nist-modes.json", nist::modes()?),
    ];
    for (name, file) in files {
        args.write_or_check(&args.dir.join(name), &file, &file.to_json()?)?;
    }
    // This covers both the files generated above and those published by other projects.
    for (family, file) in built_in::select(&args.dir)? {
        // Without spaces, because programs contain them, and with a line for each group.
        let text = serde_json::to_string(&file)?.replace(r#"},{"cipher""#, "},\n{\"cipher\"") + "\n";
        args.write_or_check(&args.dir.join(format!("../built-in/{family}.json")), &file, &text)?;
    }
    Ok(())
}

impl Args {
    fn write_or_check(&self, path: &Path, file: &VectorFile, text: &str) -> Result<(), Box<dyn Error>> {
        if !self.check {
            fs::write(path, text)?;
            println!("{}: {} tests", path.display(), file.number_of_tests);
        } else if fs::read_to_string(path)? == text {
            println!("{}: as generated", path.display());
        } else {
            return Err(format!("{} differs from what is generated", path.display()).into());
        }
        Ok(())
    }
}

fn cipher(name: &str, key: &[u8], sbox: Option<&str>) -> Result<Box<dyn BlockCipher>, String> {
    reference::new(name, key, sbox.and_then(Sbox::named))
        .ok_or_else(|| format!("no cipher {name} with a key of this length"))
}

/// Derives a key from a label.
fn key(label: &str, bytes: usize) -> Vec<u8> {
    stream(format!("key {label}").as_bytes(), bytes)
}

fn generated() -> Result<VectorFile, String> {
    let mut groups = Vec::new();
    for (name, key_bytes) in KALYNA.into_iter().chain(GOST_R_34_12).chain(UBLOCK) {
        groups.push(group(name, "ecb", vec![ecb(name, key_bytes, None)?]));
    }
    let sets = NAMED_SETS.iter().map(|set| ecb("gost28147", 32, Some(set.name)));
    groups.push(group("gost28147", "ecb", sets.collect::<Result<_, _>>()?));

    // uBlock's official test data already includes such tests.
    for (name, key_bytes) in KALYNA.into_iter().chain(GOST_R_34_12) {
        groups.push(group(name, "ecb-iterated", vec![ecb_iterated(name, key_bytes, None)?]));
    }
    let iterated = ecb_iterated("gost28147", 32, Some("id-Gost28147-89-CryptoPro-A-ParamSet"))?;
    groups.push(group("gost28147", "ecb-iterated", vec![iterated]));

    Ok(VectorFile::new("All ciphers of Phalanx", "the plain reference of Phalanx", groups))
}

fn group(cipher: &str, mode: &str, tests: Vec<Test>) -> TestGroup {
    TestGroup { cipher: cipher.into(), mode: mode.into(), tests }
}

fn ecb(name: &str, key_bytes: usize, sbox: Option<&str>) -> Result<Test, String> {
    let label = format!("{name} ecb {}", sbox.unwrap_or_default());
    let mut test = Test { key: key(&label, key_bytes), sbox: sbox.map(Into::into), ..Test::default() };
    let cipher = cipher(name, &test.key, sbox)?;
    test.msg = label.into_bytes();
    test.msg_bytes = Some(BLOCKS * cipher.block_bytes());
    let mut data = test.message().into_owned();
    data.chunks_mut(cipher.block_bytes()).for_each(|block| cipher.encrypt_block(block));
    test.ct_sha256 = Some(sha256(&data));
    Ok(test)
}

fn ecb_iterated(name: &str, key_bytes: usize, sbox: Option<&str>) -> Result<Test, String> {
    let label = format!("{name} ecb-iterated {}", sbox.unwrap_or_default());
    let mut test = Test { key: key(&label, key_bytes), sbox: sbox.map(Into::into), ..Test::default() };
    let cipher = cipher(name, &test.key, sbox)?;
    test.msg = stream(label.as_bytes(), cipher.block_bytes());
    test.iterations = Some(ITERATIONS);
    let mut block = test.msg.clone();
    (0..ITERATIONS).for_each(|_| cipher.encrypt_block(&mut block));
    test.ct = Some(block);
    Ok(test)
}

fn gcm_nonce_bound() -> Result<VectorFile, String> {
    let groups = KALYNA
        .into_iter()
        .map(|(name, key_bytes)| Ok(group(name, "gcm-nonce-bound", nonce_bound_tests(name, key_bytes)?)));
    let source = "the plain reference of Phalanx. The mode is Phalanx's own: GCM of DSTU 7624:2014 with the nonce, a \
                  full block, in front of the associated data; the tag has the size of a block";
    Ok(VectorFile::new("Kalyna, nonce-bound GCM", source, groups.collect::<Result<_, String>>()?))
}

fn nonce_bound_tests(name: &str, key_bytes: usize) -> Result<Vec<Test>, String> {
    let key = key(&format!("{name} gcm-nonce-bound"), key_bytes);
    let cipher = cipher(name, &key, None)?;
    let n = cipher.block_bytes();
    let part = |what: &str, bytes| stream(format!("{what} {name} gcm-nonce-bound").as_bytes(), bytes);
    let seal = |nonce: &[u8], aad: &[u8], test: Test| {
        let (ciphertext, tag) = dstu7624::nonce_bound_gcm(&*cipher, nonce, aad, &test.message(), false);
        let long = test.msg_bytes.is_some();
        Test {
            key: key.clone(),
            iv: Some(nonce.to_vec()),
            aad: aad.to_vec(),
            ct_sha256: long.then(|| sha256(&ciphertext)),
            ct: (!long).then_some(ciphertext),
            tag: Some(tag),
            tag_bits: Some(8 * n),
            origin: Origin::Reference,
            ..test
        }
    };

    let mut tests = Vec::new();
    let lengths = [0, 1, n - 1, n, n + 1, 5 * n + 3];
    for aad_bytes in lengths {
        for msg_bytes in lengths {
            let which = format!("{aad_bytes}, {msg_bytes}:");
            let msg = part(&format!("msg {which}"), msg_bytes);
            let (nonce, aad) = (part(&format!("nonce {which}"), n), part(&format!("aad {which}"), aad_bytes));
            tests.push(seal(&nonce, &aad, Test { msg, ..Test::default() }));
        }
    }

    let long = Test { msg: part("long msg", 32), msg_bytes: Some(BLOCKS * n + 5), ..Test::default() };
    tests.push(seal(&part("long nonce", n), &part("long aad", 40 * n + 7), long));

    // The counter starts from E(nonce), so by decrypting, we can find a nonce for any start.
    let mut starts = vec![4, 8, n / 2, n];
    starts.dedup();
    for ones in starts {
        let mut nonce = part("edge", n);
        nonce[..ones].fill(0xff);
        nonce[0] = 0xfc;
        cipher.decrypt_block(&mut nonce);
        let mut comment = format!("the low {} bits of the counter turn zero in the fourth block", 8 * ones.min(n / 2));
        if ones == n {
            comment += ", and its high half stays all ones";
        }
        let test = Test { msg: part("edge msg", 9 * n), comment: Some(comment), ..Test::default() };
        tests.push(seal(&nonce, &part("edge aad", 3), test));
    }

    let right = seal(&part("nonce", n), &part("aad", n + 4), Test { msg: part("msg", 2 * n + 3), ..Test::default() });
    tests.push(right.clone());
    tests.extend(spoilt(&right));
    // Without data or associated data, the tag depends only on the nonce.
    let empty = seal(&part("nonce", n), &[], Test::default());
    tests.extend(spoilt(&empty));
    Ok(tests)
}

/// Modifies an encrypted message in every way that decryption must detect.
fn spoilt(right: &Test) -> Vec<Test> {
    /// A field of a test.
    type Field = fn(&mut Test) -> Option<&mut Vec<u8>>;
    let fields: [(&str, Field); 4] = [
        ("ciphertext", |test| test.ct.as_mut()),
        ("tag", |test| test.tag.as_mut()),
        ("associated data", |test| Some(&mut test.aad)),
        ("nonce", |test| test.iv.as_mut()),
    ];
    let mut tests = Vec::new();
    let mut spoil = |comment: String, field: Field, change: &dyn Fn(&mut Vec<u8>)| {
        let mut test = Test { msg: Vec::new(), result: Verdict::Invalid, comment: Some(comment), ..right.clone() };
        if let Some(bytes) = field(&mut test) {
            change(bytes);
            tests.push(test);
        }
    };
    for (name, field) in fields {
        let bytes = field(&mut right.clone()).map_or(0, |bytes| bytes.len());
        if bytes > 0 {
            spoil(format!("first bit of the {name} flipped"), field, &|bytes| bytes[0] ^= 0x80);
            spoil(format!("last bit of the {name} flipped"), field, &|bytes| {
                if let Some(last) = bytes.last_mut() {
                    *last ^= 1;
                }
            });
            // A nonce of the wrong size is rejected before the tag is verified.
            if name != "nonce" {
                spoil(format!("last byte of the {name} cut off"), field, &|bytes| bytes.truncate(bytes.len() - 1));
            }
        }
        if name != "nonce" {
            spoil(format!("a zero byte appended to the {name}"), field, &|bytes| bytes.push(0));
        }
    }
    let (_, tag) = fields[1];
    spoil("half of the tag".into(), tag, &|bytes| bytes.truncate(bytes.len() / 2));
    spoil("no tag".into(), tag, &Vec::clear);
    spoil("a tag of zeros".into(), tag, &|bytes| bytes.fill(0));
    tests
}
