//! Every algorithm of the catalogue, step by step: which instructions are executed does not depend on a secret.
//!
//! What memcheck watches it watches at the levels that valgrind executes; kernels are proved at all of them, and what lies between the kernels of the
//! others, from GFNI on, is watched here, at the best level of this CPU (with `PHALANX_TRACE=all` at every one). A child of this process works twice with
//! the same lengths and other secrets, from the same memory; its parent lets it go on by one instruction at a time, and compares where it was. No branch on
//! a secret stays unseen, on the paths that are run; an address that depends on one is not seen. A comparison that finds a tag right is the same for all secrets; what
//! is refused is memcheck's.

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod traced {
    use std::hash::{DefaultHasher, Hasher};
    use std::mem::MaybeUninit;

    use libtest_mimic::{Arguments, Failed, Trial};
    use phalanx::Level;
    use phalanx::many::rows::{Aad, Nonces, Rows};
    use phalanx_catalogue::roles::Direction;
    use phalanx_catalogue::{Algorithm, Error, Options, Role, all};
    use phalanx_vectors::stream;

    /// Bytes of a message: more than a batch of most kernels, blocks and a rest; and fewer, for what takes whole blocks.
    const MESSAGE: usize = 1000;
    const WHOLE: usize = 960;
    /// Rows, and the bytes of one.
    const ROWS: usize = 9;
    const WIDTH: usize = 44;

    pub(super) fn main() {
        let mut arguments = Arguments::from_args();
        // Forks of a process with one thread, so that nobody else holds a lock.
        arguments.test_threads = Some(1);
        let every = std::env::var_os("PHALANX_TRACE").is_some_and(|value| value == "all");
        let levels = Level::available().filter(|level| every || *level == Level::best());
        let mut trials = Vec::new();
        for level in levels {
            for algorithm in all() {
                trials.push(Trial::test(format!("{algorithm} {level}"), move || compare(algorithm, level)));
            }
        }
        trials.push(Trial::test("a_branch_on_a_secret_is_seen", a_branch_is_seen));
        libtest_mimic::run(&arguments, trials).exit();
    }

    fn compare(algorithm: &'static Algorithm, level: Level) -> Result<(), Failed> {
        let mut options: Options = algorithm.needs.parse().map_err(|error| format!("{error}"))?;
        options.level = Some(level);
        // Once before, so that what is found out once is known, and errors are seen.
        work(algorithm, &options, &Secrets::new(algorithm, 0))?;
        let [one, other] = [1, 2].map(|seed| {
            let secrets = Secrets::new(algorithm, seed);
            steps(|| drop(work(algorithm, &options, &secrets)))
        });
        let (one, other) = (one?, other?);
        match one == other {
            true => Ok(()),
            false => Err(format!("{} instructions with one secret, {} with another", one.count, other.count).into()),
        }
    }

    /// The step-by-step look finds what it looks for.
    fn a_branch_is_seen() -> Result<(), Failed> {
        let branch = |secret: u8| {
            let mut sum = 0_u32;
            if std::hint::black_box(secret) == 1 {
                sum = std::hint::black_box(sum + 1);
            }
            std::hint::black_box(sum);
        };
        let [one, same, other] = [1, 1, 2].map(|secret| steps(|| branch(secret)));
        let (one, same, other) = (one?, same?, other?);
        if one != same || one == other || one.count < 5 {
            return Err(
                format!("{} and {} instructions, with another secret {}", one.count, same.count, other.count).into()
            );
        }
        Ok(())
    }

    struct Secrets {
        key: Vec<u8>,
        message: Vec<u8>,
        nonce: Vec<u8>,
    }

    impl Secrets {
        fn new(algorithm: &Algorithm, seed: u8) -> Self {
            Self {
                key: stream(&[b'k', seed], algorithm.key_bytes * ROWS),
                message: stream(&[b'm', seed], MESSAGE),
                nonce: (1..=127).cycle().take(algorithm.nonce.bytes * ROWS).collect(),
            }
        }
    }

    /// Both directions of an algorithm, and rows.
    fn work(algorithm: &'static Algorithm, options: &Options, secrets: &Secrets) -> Result<(), Error> {
        let Secrets { key: keys, message, nonce: nonces } = secrets;
        let (key, nonce) = (&keys[..algorithm.key_bytes], &nonces[..algorithm.nonce.bytes]);
        let tag_bytes = algorithm.tag.map_or(0, |tag| tag.bytes);
        let each = Rows::Fixed { width: algorithm.key_bytes, bytes: keys };
        let rows = Rows::Fixed { width: WIDTH, bytes: &message[..ROWS * WIDTH] };
        let given = Nonces::Given(nonces);
        match algorithm.role() {
            Role::Blocks => {
                let mut data = message[..WHOLE].to_vec();
                let blocks = algorithm.blocks(key, options)?;
                Direction::BOTH.into_iter().try_for_each(|direction| blocks.crypt(direction, &mut data))
            }
            Role::Stream => {
                let (mut data, mut out) = (message.clone(), vec![0; ROWS * WIDTH]);
                let cipher = algorithm.stream(key, options)?;
                for direction in Direction::BOTH {
                    cipher.crypt(direction, nonce, &mut data)?;
                    algorithm.crypt_rows_each(each, options, direction, given, rows, &mut out)?;
                }
                cipher.crypt_rows(Direction::Encrypt, given, rows, &mut out)
            }
            Role::Chain => {
                let mut data = message[..WHOLE].to_vec();
                let chain = algorithm.chain(key, options)?;
                Direction::BOTH.into_iter().try_for_each(|direction| chain.crypt(direction, nonce, &mut data))
            }
            Role::Aead => {
                let (mut data, mut tag) = (message.clone(), vec![0; tag_bytes]);
                let mut sealed = vec![0; ROWS * (WIDTH + tag_bytes)];
                let mut opened = vec![0; ROWS * WIDTH];
                let aead = algorithm.aead(key, options)?;
                aead.seal(nonce, b"header", &mut data, &mut tag)?;
                aead.open(nonce, b"header", &mut data, &tag)?;
                aead.seal_rows(given, Aad::Shared(b"header"), rows, &mut sealed)?;
                algorithm.seal_rows_each(each, options, given, Aad::Shared(b"header"), rows, &mut sealed)?;
                let rows = Rows::Fixed { width: WIDTH + tag_bytes, bytes: &sealed };
                algorithm.open_rows_each(each, options, given, Aad::Shared(b"header"), rows, &mut opened)
            }
            Role::Mac => {
                let (mut tag, mut tags) = (vec![0; tag_bytes], vec![0; ROWS * tag_bytes]);
                let mac = algorithm.mac(key, options)?;
                mac.mac(nonce, message, &mut tag)?;
                mac.verify(nonce, message, &tag)?;
                mac.mac_rows(given, rows, &mut tags)?;
                algorithm.mac_rows_each(each, options, given, rows, &mut tags)
            }
            Role::Xts => {
                let mut data = message[..WHOLE].to_vec();
                let xts = algorithm.xts(key, options)?;
                Direction::BOTH.into_iter().try_for_each(|direction| xts.crypt(direction, nonce, &mut data))
            }
            Role::Wrap => {
                let bytes = if algorithm.name().starts_with("gost89-wrap") { 32 } else { 128 };
                let wrap = algorithm.wrap(key, options)?;
                let wrapped = wrap.wrap(nonce, &message[..bytes])?;
                wrap.unwrap(if algorithm.nonce.carried { &[] } else { nonce }, &wrapped).map(drop)
            }
            Role::KeyDerivation => algorithm.key_derivation(key, options)?.derive(nonce).map(drop),
        }
    }

    /// How many instructions, and where each was.
    #[derive(PartialEq, Eq)]
    struct Steps {
        count: u64,
        places: u64,
    }

    /// Works in a child of this process, and notes each of its instructions.
    fn steps(work: impl FnOnce()) -> Result<Steps, Failed> {
        let failed = |what: &str| Failed::from(format!("{what}: {}", std::io::Error::last_os_error()));
        // SAFETY: this process has one thread, so that the child may do whatever this one may; it ends without going back.
        let child = unsafe { libc::fork() };
        match child {
            -1 => return Err(failed("fork")),
            0 => {
                // SAFETY: requests of the child about itself; it stops before and behind the work, and is gone.
                unsafe {
                    libc::ptrace(libc::PTRACE_TRACEME, 0, 0, 0);
                    libc::raise(libc::SIGSTOP);
                    work();
                    libc::raise(libc::SIGSTOP);
                    libc::_exit(0);
                }
            }
            _ => {}
        }
        let mut status = 0;
        // SAFETY: the status is a place of ours.
        let mut wait = || match unsafe { libc::waitpid(child, &raw mut status, 0) } == child && libc::WIFSTOPPED(status)
        {
            true => Ok(libc::WSTOPSIG(status)),
            false => Err(failed("the child has ended")),
        };
        let mut places = DefaultHasher::new();
        let mut count = 0;
        let mut signal = wait()?;
        let traced = if signal == libc::SIGSTOP { Ok(()) } else { Err(failed("the child did not stop")) };
        let outcome = traced.and_then(|()| {
            loop {
                // SAFETY: a child of ours that has stopped.
                if unsafe { libc::ptrace(libc::PTRACE_SINGLESTEP, child, 0, 0) } != 0 {
                    return Err(failed("ptrace"));
                }
                signal = wait()?;
                if signal != libc::SIGTRAP {
                    break;
                }
                let mut registers = MaybeUninit::<libc::user_regs_struct>::uninit();
                // SAFETY: the same; the registers have room.
                if unsafe { libc::ptrace(libc::PTRACE_GETREGS, child, 0, registers.as_mut_ptr()) } != 0 {
                    return Err(failed("ptrace"));
                }
                // SAFETY: they were read.
                places.write_u64(unsafe { registers.assume_init() }.rip);
                count += 1;
            }
            match signal {
                libc::SIGSTOP => Ok(Steps { count, places: places.finish() }),
                other => Err(format!("the child got signal {other} after {count} instructions").into()),
            }
        });
        // SAFETY: a child of ours, which nobody has waited for.
        unsafe {
            libc::kill(child, libc::SIGKILL);
            libc::waitpid(child, &raw mut status, 0);
        }
        outcome
    }
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn main() {
    traced::main();
}

#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
fn main() {
    println!("NOT CHECKED: instructions are followed on Linux on x86-64 alone");
}
