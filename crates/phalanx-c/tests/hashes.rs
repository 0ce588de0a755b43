//! Hash functions and key derivation: the known answers through the C functions, and refusals.

use std::ffi::{CString, c_int};
use std::ptr::{null, null_mut};

use phalanx_c::*;
use phalanx_catalogue::hashes;
use phalanx_catalogue::known::is_hash;
use phalanx_vectors::{Test, built_in_vectors};

fn c(name: &str) -> CString {
    CString::new(name).unwrap()
}

/// No inputs.
fn none() -> phalanx_kdf_inputs {
    phalanx_kdf_inputs {
        struct_bytes: size_of::<phalanx_kdf_inputs>() as u32,
        counter_bytes: 0,
        iterations: 0,
        record: 0,
        salt: null(),
        salt_len: 0,
        label: null(),
        label_len: 0,
        seed: null(),
        seed_len: 0,
        info: null(),
        info_len: 0,
    }
}

/// Derives a key with the inputs of a test.
fn derive(name: &str, test: &Test, out: &mut [u8]) -> c_int {
    let inputs = phalanx_kdf_inputs {
        counter_bytes: test.counter_bytes.unwrap_or(0) as u32,
        iterations: test.iterations.unwrap_or(0),
        record: test.record.unwrap_or(0),
        salt: test.salt.as_ptr(),
        salt_len: test.salt.len(),
        label: test.label.as_ptr(),
        label_len: test.label.len(),
        seed: test.seed.as_ptr(),
        seed_len: test.seed.len(),
        info: test.info.as_ptr(),
        info_len: test.info.len(),
        ..none()
    };
    let (name, key) = (c(name), &test.key);
    // SAFETY: all pointers and lengths are those of slices.
    unsafe { phalanx_kdf(name.as_ptr(), key.as_ptr(), key.len(), &inputs, out.as_mut_ptr(), out.len()) }
}

#[test]
fn known_answers() {
    let mut count = 0;
    for group in built_in_vectors().unwrap().iter().filter(|group| is_hash(&group.cipher)) {
        for test in &group.tests {
            let (cipher, mode, message) = (c(&group.cipher), group.mode.as_str(), test.message());
            let at = format!("{} {mode} {}", group.cipher, test.id);
            let right = test.tag.as_deref().or(test.ct.as_deref()).unwrap();
            let mut out = vec![0; right.len()];
            // SAFETY: all pointers and lengths are those of slices, and handles are live.
            unsafe {
                let status = match mode {
                    "hash" => {
                        let mut stream = null_mut();
                        assert_eq!(phalanx_hash_stream_new(&raw mut stream, cipher.as_ptr()), PHALANX_OK);
                        for piece in message.chunks(7) {
                            assert_eq!(phalanx_hash_stream_update(stream, piece.as_ptr(), piece.len()), PHALANX_OK);
                        }
                        let mut copy = null_mut();
                        assert_eq!(phalanx_hash_stream_dup(&raw mut copy, stream), PHALANX_OK);
                        for stream in [stream, copy] {
                            out.fill(0);
                            let short = phalanx_hash_stream_finish(stream, out.as_mut_ptr(), out.len() - 1);
                            assert_eq!(short, PHALANX_E_LENGTH);
                            let status = phalanx_hash_stream_finish(stream, out.as_mut_ptr(), out.len());
                            assert_eq!((status, &out[..]), (PHALANX_OK, right), "{at} in pieces");
                            let again = phalanx_hash_stream_finish(stream, out.as_mut_ptr(), out.len());
                            assert_eq!(again, PHALANX_E_STATE);
                            assert_eq!(phalanx_hash_stream_update(stream, null(), 0), PHALANX_E_STATE);
                            phalanx_hash_stream_free(stream);
                        }
                        out.fill(0);
                        let (mut digest, mut block) = (0, 0);
                        let sizes = phalanx_hash_sizes(cipher.as_ptr(), &raw mut digest, &raw mut block);
                        assert_eq!((sizes, digest), (PHALANX_OK, right.len()));
                        phalanx_hash_compute(
                            cipher.as_ptr(),
                            message.as_ptr(),
                            message.len(),
                            out.as_mut_ptr(),
                            out.len(),
                        )
                    }
                    "hmac" | "kmac" => {
                        let (name, key) = (c(&format!("{mode}-{}", group.cipher)), &test.key);
                        let verdict = |tag: &[u8]| {
                            phalanx_hash_mac_verify(
                                name.as_ptr(),
                                key.as_ptr(),
                                key.len(),
                                message.as_ptr(),
                                message.len(),
                                tag.as_ptr(),
                                tag.len(),
                            )
                        };
                        assert_eq!(verdict(right), PHALANX_OK, "{at}");
                        assert_eq!(verdict(&out), PHALANX_E_AUTH, "{at}");
                        assert_eq!(verdict(&right[..3]), PHALANX_E_LENGTH, "{at}");
                        phalanx_hash_mac_compute(
                            name.as_ptr(),
                            key.as_ptr(),
                            key.len(),
                            message.as_ptr(),
                            message.len(),
                            out.as_mut_ptr(),
                            out.len(),
                        )
                    }
                    _ => {
                        let kdf = hashes::KDFS.iter().find(|kdf| kdf.answers == (&group.cipher, mode)).unwrap();
                        derive(kdf.name, test, &mut out)
                    }
                };
                assert_eq!((status, &out[..]), (PHALANX_OK, right), "{at}");
            }
            count += 1;
        }
    }
    assert!(count > 20, "{count}");
}

#[test]
fn refusals() {
    let (hash, kdf, tree) = (c("streebog-256"), c("pbkdf2-streebog-512"), c("kdf-tree-gostr3411-2012-256"));
    let (mut out, key, wrong) = ([0xaa; 32], [7; 32], c("sha256"));
    // SAFETY: all pointers and lengths are those of arrays.
    unsafe {
        let digest = out.as_mut_ptr();
        assert_eq!(phalanx_hash_compute(wrong.as_ptr(), null(), 0, digest, 32), PHALANX_E_ALGORITHM);
        assert_eq!(phalanx_hash_compute(hash.as_ptr(), null(), 0, digest, 31), PHALANX_E_LENGTH);
        assert_eq!(phalanx_hash_compute(hash.as_ptr(), null(), 1, digest, 32), PHALANX_E_NULL);
        assert_eq!(phalanx_hash_compute(hash.as_ptr(), digest, 32, digest, 32), PHALANX_E_LENGTH, "overlap");
        let derive = |name: &CString, inputs: phalanx_kdf_inputs| {
            phalanx_kdf(name.as_ptr(), key.as_ptr(), key.len(), &inputs, digest, 32)
        };
        assert_eq!(derive(&kdf, none()), PHALANX_E_PARAMETER, "0 iterations");
        assert_eq!(derive(&kdf, phalanx_kdf_inputs { iterations: 1, record: 1, ..none() }), PHALANX_E_PARAMETER);
        for counter_bytes in [0, 5] {
            let status = derive(&tree, phalanx_kdf_inputs { counter_bytes, ..none() });
            assert_eq!(status, PHALANX_E_PARAMETER, "R = {counter_bytes}");
        }
        assert_eq!(derive(&kdf, phalanx_kdf_inputs { salt_len: 1, iterations: 1, ..none() }), PHALANX_E_NULL);
        assert_eq!(derive(&kdf, phalanx_kdf_inputs { struct_bytes: 8, ..none() }), PHALANX_E_LENGTH);
        assert_eq!(phalanx_kdf(kdf.as_ptr(), key.as_ptr(), 32, null(), digest, 32), PHALANX_E_NULL);
        for (suite, record) in [
            ("tlstree-magma-ctr-omac", 1 << 32),
            ("tlstree-magma-mgm-s", 1 << 39),
            ("tlstree-kuznyechik-mgm-s", 1 << 42),
        ] {
            assert_eq!(derive(&c(suite), phalanx_kdf_inputs { record, ..none() }), PHALANX_E_PARAMETER, "{suite}");
            assert_eq!(derive(&c(suite), phalanx_kdf_inputs { record: record - 1, ..none() }), PHALANX_OK, "{suite}");
            out.fill(0xaa);
        }
        assert_eq!(derive(&c("esptree"), phalanx_kdf_inputs { record: 1 << 40, ..none() }), PHALANX_E_PARAMETER);
        let mut long = vec![0xaa; 255 * 64 + 1];
        for (name, most) in [
            ("kdf-gostr3411-2012-256", 32),
            ("kdf-tree-gostr3411-2012-256", 255 * 32),
            ("hkdf-streebog-256", 255 * 32),
            ("hkdf-streebog-512", 255 * 64),
            ("hkdf-expand-streebog-256", 255 * 32),
        ] {
            let inputs = phalanx_kdf_inputs { counter_bytes: name.contains("tree").into(), ..none() };
            for len in [0, most + 1] {
                let status = phalanx_kdf(c(name).as_ptr(), key.as_ptr(), 32, &inputs, long.as_mut_ptr(), len);
                assert_eq!(status, PHALANX_E_PARAMETER, "{name}: {len} bytes");
            }
            assert!(long.iter().all(|byte| *byte == 0xaa), "{name}");
        }
        for name in ["hkdf-extract-streebog-512", "hkdf-expand-streebog-512"] {
            assert_eq!(derive(&c(name), none()), PHALANX_E_PARAMETER, "{name}: 32 bytes of key and output");
        }
        let extract = c("hkdf-extract-streebog-256");
        let status = phalanx_kdf(extract.as_ptr(), key.as_ptr(), 32, &none(), out.as_mut_ptr(), 31);
        assert_eq!(status, PHALANX_E_PARAMETER, "not a digest");
        assert_eq!(out, [0xaa; 32]);
        let given = phalanx_kdf_inputs { counter_bytes: 1, ..none() };
        assert_eq!(phalanx_kdf(tree.as_ptr(), null(), 0, &given, out.as_mut_ptr(), 32), PHALANX_E_PARAMETER, "no key");
        assert_eq!(
            phalanx_kdf(tree.as_ptr(), key.as_ptr(), 32, &given, null_mut(), 0),
            PHALANX_E_PARAMETER,
            "no output"
        );
    }
}
