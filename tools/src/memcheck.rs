//! Counts memcheck events, i.e. branches and addresses that depend on secrets, in our code and in
//! other crates.

use std::error::Error;
use std::process::Command;

use phalanx::kernel::{Family, KernelRun, Keyed, Op};
use phalanx::{Level, families};
use phalanx_valgrind as valgrind;
use phalanx_vectors::stream;

/// Number of blocks to encrypt.
const BLOCKS: usize = 64;

/// Count branches and addresses that depend on secrets, with valgrind's memcheck. Build with
/// `--features peers` to include other crates.
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> Result<(), Box<dyn Error>> {
    if !valgrind::is_running() {
        let mut command = Command::new("valgrind");
        command.args(["-q", "--error-limit=no", "--log-file=/dev/null"]);
        command.arg(std::env::current_exe()?).args(std::env::args_os().skip(1));
        let status = command.status().map_err(|error| format!("cannot run valgrind: {error}"))?;
        return if status.success() { Ok(()) } else { Err(format!("valgrind: {status}").into()) };
    }
    println!("| code | key schedule | {BLOCKS} blocks |\n|---|---|---|");
    #[cfg(feature = "peers")]
    peers::print_all()?;
    for family in phalanx_papers::families() {
        for kernel in
            family.kernels.iter().filter(|kernel| kernel.op == Op::Encrypt && phalanx_papers::is_leaky(kernel))
        {
            let name = format!("Phalanx, `{}`, never dispatched", kernel.symbol);
            print(&name, count(family, |key| Ok(KernelRun::new(family, kernel, key)), run_row)?);
        }
    }
    for level in Level::available() {
        let (mut sum, mut ciphers) = ((0, 0), 0);
        for family in families().iter().filter(|family| family.is_cipher()) {
            let (keys, blocks) = count(family, |key| Ok(Keyed::new(family, level, key)?), run_keyed)?;
            sum = (sum.0 + keys, sum.1 + blocks);
            ciphers += 1;
        }
        print(&format!("Phalanx, level `{level}`, all {ciphers} ciphers"), sum);
    }
    Ok(())
}

fn print(name: &str, (keys, blocks): (usize, usize)) {
    println!("| {name} | {keys} | {blocks} |");
}

fn run_keyed(keyed: &Keyed, data: &mut [u8]) {
    let p = data.as_mut_ptr();
    // SAFETY: the buffer is that many blocks long.
    unsafe { keyed.run(Op::Encrypt, p, p, BLOCKS) }
}

fn run_row(row: &KernelRun, data: &mut [u8]) {
    let p = data.as_mut_ptr();
    // SAFETY: the buffer is that many blocks long.
    unsafe { row.run(p, p, BLOCKS) }
}

/// Creates a message, and a key that consists of nibbles, so that it is a valid S-box for families
/// that need one.
fn inputs(family: &Family) -> (Vec<u8>, Vec<u8>) {
    let key = stream(b"key", family.key).into_iter().map(|byte| byte & 15).collect();
    (key, stream(b"data", BLOCKS * family.block))
}

/// Counts the events in a key schedule and in encryption, with the key and the data secret. Checks
/// that the output is the ciphertext and, if there were no events, that it depends on the secrets.
/// Memcheck treats the result of a look-up as public, which may hide later leaks, so the counts for
/// leaky code are lower bounds.
fn count<K>(
    family: &'static Family,
    new: impl Fn(&[u8]) -> Result<K, Box<dyn Error>>,
    encrypt: impl Fn(&K, &mut [u8]),
) -> Result<(usize, usize), Box<dyn Error>> {
    let (key, mut data) = inputs(family);
    let mut want = data.clone();
    run_keyed(&Keyed::new(family_of(family.name)?, Level::Portable, &key)?, &mut want);

    valgrind::poison(&key);
    valgrind::poison(&data);
    let mut keyed = None;
    let keys = valgrind::events(|| keyed = Some(new(&key)));
    let keyed = keyed.ok_or("no key")??;
    let blocks = valgrind::events(|| encrypt(&keyed, &mut data));
    if keys + blocks == 0 && valgrind::undefined_bits(&data).contains(&0) {
        return Err(format!("{}: the ciphertext does not depend on the secrets", family.name).into());
    }
    valgrind::reveal(&data);
    if data != want { Err(format!("{}: wrong ciphertext", family.name).into()) } else { Ok((keys, blocks)) }
}

fn family_of(name: &str) -> Result<&'static Family, String> {
    families().iter().copied().find(|family| family.name == name).ok_or_else(|| format!("unknown cipher {name}"))
}

#[cfg(feature = "peers")]
mod peers {
    use std::error::Error;

    use cipher::{Block, BlockCipherEncrypt, KeyInit};
    use dstu_core::hazmat::kalyna;

    use super::{count, family_of, print};

    /// Returns the version of a dependency.
    fn version(name: &str) -> Result<&'static str, String> {
        let lock = include_str!("../../Cargo.lock");
        let entry = format!("name = \"{name}\"\nversion = \"");
        let rest = lock.split_once(&entry).and_then(|(_, rest)| rest.split_once('"'));
        rest.map(|(version, _)| version).ok_or_else(|| format!("Cargo.lock has no {name}"))
    }

    fn rust_crypto<C: BlockCipherEncrypt + KeyInit>(name: &str) -> Result<(), Box<dyn Error>> {
        let events = count(
            family_of(name)?,
            |key| Ok(C::new_from_slice(key)?),
            |cipher, data| cipher.encrypt_blocks(Block::<C>::slice_as_chunks_mut(data).0),
        )?;
        print(&format!("`{name}` {}, {name}", version(name)?), events);
        Ok(())
    }

    pub(super) fn print_all() -> Result<(), Box<dyn Error>> {
        rust_crypto::<::kuznyechik::Kuznyechik>("kuznyechik")?;
        rust_crypto::<::magma::Magma>("magma")?;
        macro_rules! kalyna {
            ($($name:literal $cipher:ident $block:literal),*) => {$(
                let events = count(
                    family_of($name)?,
                    |key| Ok(kalyna::$cipher::new(key.try_into()?)),
                    |cipher, data| {
                        for block in data.as_chunks_mut::<$block>().0 {
                            *block = cipher.encrypt_block(block);
                        }
                    },
                )?;
                print(&format!("`dstu-core` {}, {}", version("dstu-core")?, $name), events);
            )*};
        }
        kalyna!(
            "kalyna-128/128" Kalyna128_128ExpandedKey 16,
            "kalyna-128/256" Kalyna128_256ExpandedKey 16,
            "kalyna-256/256" Kalyna256_256ExpandedKey 32,
            "kalyna-256/512" Kalyna256_512ExpandedKey 32,
            "kalyna-512/512" Kalyna512_512ExpandedKey 64
        );
        Ok(())
    }
}
