//! No keys of a file remain in freed memory or on the caller's stack.

#![cfg(all(target_arch = "x86_64", unix))]

mod common;
#[path = "../../phalanx/tests/common/mod.rs"]
mod remains;

use argon2::{Algorithm, Argon2, Params, Version};
use common::{Repeatable, identity, key, passphrase, small};
use hkdf::Hkdf;
use phalanx_file::{Header, Identity, Randomness, Result, Secret, SecretKey, Suite, Transfer};
use remains::heap::{Watching, given_back_by};
use remains::secrets::Secrets;
use remains::stack::Left;
use sha2::{Digest, Sha256};
use shake::{ExtendableOutput, Update, XofReader};
use x_wing::Decapsulate;

#[global_allocator]
static ALLOCATOR: Watching = Watching;

const PASSPHRASE: &str = "correct horse battery staple";

/// Generates the same bytes as [`Repeatable`] for a label, without keeping them.
struct Forgetful(u64);

impl Randomness for Forgetful {
    fn fill(&mut self, out: &mut [u8]) -> Result<()> {
        let digest = Sha256::new().chain_update("wiped\0").chain_update(self.0.to_le_bytes()).finalize();
        self.0 += 1;
        out.copy_from_slice(&digest[..out.len()]);
        Ok(())
    }
}

fn hkdf(salt: &[u8], secret: &[u8], info: &[&[u8]], bytes: usize) -> Vec<u8> {
    let mut out = vec![0; bytes];
    Hkdf::<Sha256>::new(Some(salt), secret).expand_multi_info(info, &mut out).unwrap();
    out
}

/// Returns all secrets of a file that has slots for a key file, a passphrase and a public key. They
/// are derived as described in `docs/file-format.md`.
fn secrets_of(header: &[u8], given: &[Vec<u8>], key_file: &[u8], seed: [u8; 32], suite: Suite) -> Secrets {
    let (family, mode) = suite.name().rsplit_once('-').unwrap();
    let (identity, salt, file_key) = (&header[..48], &header[16..48], &given[1]);
    let (first, second) = header[56..].split_at(100 + suite.block_bytes());
    let third = &second[112 + suite.block_bytes()..];
    let mut stretched = [0; 32];
    let params = Params::new(8 << 10, 1, 1, Some(32)).unwrap();
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
        .hash_password_into(PASSPHRASE.as_bytes(), &second[16..48], &mut stretched)
        .unwrap();

    let mut secrets = Secrets::default();
    secrets.add("the key file's secret", key_file);
    secrets.add("the passphrase", PASSPHRASE.as_bytes());
    secrets.add("the stretched passphrase", &stretched);
    secrets.add("the file key", file_key);
    let mut expanded = [0; 96];
    let mut shake = shake::Shake256::default();
    shake.update(&seed);
    shake.finalize_xof().read(&mut expanded);
    let ciphertext: [u8; 1120] = third[36..36 + 1120].try_into().unwrap();
    let shared = x_wing::DecapsulationKey::from(seed).decapsulate(&ciphertext.into());
    secrets.add("the identity's seed", &seed);
    for (name, part) in ["d of ML-KEM", "z of ML-KEM", "the scalar of X25519"].into_iter().zip(expanded.chunks(32)) {
        secrets.add(name, part);
    }
    secrets.add("the shared secret of X-Wing", &shared);
    // The randomness for encryption comes after the salts and keys of two slots and the salt of the
    // third.
    secrets.add("the randomness for ML-KEM", &given[5]);
    secrets.add("the randomness for X25519", &given[6]);
    secrets.add("the header key", &hkdf(salt, file_key, &[b"phalanx-file header\0", identity], 32));
    let bytes = suite.key_bytes();
    let mut payload_key = hkdf(salt, file_key, &[b"phalanx-file payload\0", identity], bytes);
    if suite == Suite::MAGMA_MGM {
        secrets.add("the root of the section keys", &payload_key);
        payload_key = hkdf(salt, &payload_key, &[b"phalanx-file section\0", identity, &[0; 8]], bytes);
    }
    // `kind` is the first byte of a nonce that is otherwise zero.
    let mut add_cipher_key = |key: &[u8], kind: u8| {
        secrets.add_key(family, key);
        let family = phalanx::families().iter().find(|f| f.name == family).unwrap();
        let cipher = phalanx::kernel::Keyed::new(family, phalanx::Level::Portable, key).unwrap();
        let encrypted = |mut block: Vec<u8>| {
            let p = block.as_mut_ptr();
            // SAFETY: `p` is valid for one block, which is encrypted in place.
            unsafe { cipher.run(phalanx::Op::Encrypt, p, p, 1) }
            block
        };
        let mut block = vec![0; suite.block_bytes()];
        if mode == "mgm" {
            block[0] = 0x80 | kind;
            secrets.add("the first factor of MGM", &encrypted(encrypted(block)));
        } else {
            let order = if suite == Suite::UBLOCK_128_256_GCM { "-nist" } else { "" };
            secrets.add_key(&format!("gf2-{}{order}", 8 * suite.block_bytes()), &encrypted(block));
        }
    };
    add_cipher_key(&payload_key, 1);
    for (slot, secret, p) in [(first, key_file, 0), (second, &stretched[..], 12), (third, &shared[..], 1152)] {
        let info: [&[u8]; 3] = [b"phalanx-file slot key\0", identity, &slot[..4 + p]];
        add_cipher_key(&hkdf(&slot[4 + p..36 + p], secret, &info, bytes), 3);
    }
    secrets
}

// This is a single test because the allocator is global.
#[test]
fn keys_are_wiped() {
    let plain = vec![0; 300_000];
    for suite in Suite::ALL {
        let identity = identity("wiped identity");
        let public = Secret::Recipient(identity.recipient().clone());
        let secrets = [key("wiped key"), passphrase(PASSPHRASE), public];
        let options = small(suite);
        let key_file = {
            let mut random = Repeatable::new("wiped key");
            SecretKey::generate(&mut random).unwrap();
            random.given.remove(0)
        };
        let seed = {
            let mut random = Repeatable::new("wiped identity");
            Identity::generate(&mut random).unwrap();
            random.given.remove(0).try_into().unwrap()
        };
        let mut random = Repeatable::new("wiped");
        let (header, _) = Header::create(&options, &secrets, &mut random).unwrap();
        let wanted = || secrets_of(header.as_bytes(), &random.given, &key_file, seed, suite);
        let (text, mut sealed) = (key("wiped key"), Vec::with_capacity(400_000));
        let Secret::Key(text) = &text else { unreachable!() };

        let mut encrypt = || {
            sealed.clear();
            // We use a new passphrase each time, because it caches derived secrets until it is
            // dropped.
            let secrets = [secrets[0].clone(), passphrase(PASSPHRASE), secrets[2].clone()];
            let (header, payload) = Header::create(&options, &secrets, &mut Forgetful(0)).unwrap();
            sealed.extend(header.as_bytes());
            payload.encrypt(&plain[..], &mut sealed, Transfer::default()).unwrap();
        };
        let (searched, found) = given_back_by(wanted(), &mut encrypt);
        assert!(searched > 8 << 20, "{suite}: {searched} bytes");
        assert_eq!(found, None, "{suite}: encryption, heap");
        let left = Left::by(&mut encrypt);
        assert!(left.depth() > 4000);
        assert_eq!(wanted().find_in(left.bytes()), None, "{suite}: encryption, stack of {}", left.depth());
        assert_eq!(sealed[..header.as_bytes().len()], *header.as_bytes());

        let text_of_identity = identity.to_text();
        let secrets = [key("wiped key"), passphrase(PASSPHRASE), Secret::Identity(identity)];
        for secret in &secrets {
            let decrypt = || {
                let new = passphrase(PASSPHRASE);
                let secret = if matches!(secret, Secret::Passphrase(_)) { &new } else { secret };
                let header = Header::read(&sealed[..]).unwrap();
                let payload = header.unlock(std::slice::from_ref(secret)).unwrap();
                let body = &sealed[header.as_bytes().len()..];
                payload.decrypt(body, std::io::sink(), Transfer::default()).unwrap();
            };
            assert_eq!(given_back_by(wanted(), decrypt).1, None, "{suite}: decryption, heap");
            let left = Left::by(decrypt);
            assert_eq!(wanted().find_in(left.bytes()), None, "{suite}: decryption, stack of {}", left.depth());
        }
        let write = || drop(SecretKey::from_text(text.to_text().as_bytes()).unwrap());
        assert_eq!(given_back_by(wanted(), write).1, None, "{suite}: key file, heap");
        let left = Left::by(write);
        assert_eq!(wanted().find_in(left.bytes()), None, "{suite}: key file, stack of {}", left.depth());
        let write = || drop(Identity::from_text(text_of_identity.as_bytes()).unwrap().to_text());
        assert_eq!(given_back_by(wanted(), write).1, None, "{suite}: identity, heap");
        let left = Left::by(write);
        assert_eq!(wanted().find_in(left.bytes()), None, "{suite}: identity, stack of {}", left.depth());
    }
    // Otherwise, the search could miss everything.
    let mut secrets = Secrets::default();
    secrets.add("a passphrase", PASSPHRASE.as_bytes());
    let plant = || drop(std::hint::black_box(PASSPHRASE.to_owned()));
    let (_, found) = given_back_by(secrets, plant);
    assert_eq!(found, Some("a passphrase"));
}
