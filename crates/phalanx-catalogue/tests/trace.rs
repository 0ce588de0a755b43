//! Single-steps every algorithm of the catalogue: the executed instructions must not depend on a
//! secret.
//!
//! Memcheck covers the levels that valgrind supports, and the proof covers kernels at all levels.
//! This test covers the code between kernels at the other levels, from GFNI on, with one algorithm
//! per role at this CPU's best level. With `PHALANX_TRACE=all`, it tests all algorithms at all of
//! these levels, which needs a quarter of an hour per level.
//!
//! Two child processes work on the same lengths with different secrets at the same addresses. The
//! CPU traps after each instruction, and the test compares the addresses of the instructions. It
//! detects every branch on a secret in the executed paths, but not memory addresses that depend on
//! one. Tag verification always succeeds here. Memcheck covers rejected inputs.

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod traced {
    use std::cell::{Cell, RefCell};
    use std::sync::atomic::AtomicU64;
    use std::sync::atomic::Ordering::Relaxed;

    use libtest_mimic::{Arguments, Failed, Trial};
    use phalanx::Level;
    use phalanx::many::rows::{Aad, Nonces, Rows};
    use phalanx_catalogue::roles::Direction;
    use phalanx_catalogue::{Algorithm, Error, Options, Role, all};
    use phalanx_vectors::stream;

    /// Message length: longer than a batch of most kernels, and not a multiple of the block size.
    /// It is shorter for modes that need whole blocks.
    const MESSAGE: usize = 600;
    const WHOLE: usize = 576;
    /// Rows, and bytes per row.
    const ROWS: usize = 3;
    const WIDTH: usize = 44;

    pub(super) fn main() {
        let mut arguments = Arguments::from_args();
        // The test forks, so no other thread may hold a lock.
        arguments.test_threads = Some(1);
        let every = std::env::var_os("PHALANX_TRACE").is_some_and(|value| value == "all");
        let of_interest = |level: &Level| *level == Level::best() || every && *level > Level::Avx2;
        let mut trials = Vec::new();
        for level in Level::available().filter(of_interest) {
            let mut roles = Vec::new();
            for algorithm in all().iter().rev() {
                let new = !roles.contains(&algorithm.role());
                roles.push(algorithm.role());
                if every || new {
                    trials.push(Trial::test(format!("{algorithm} {level}"), move || compare(algorithm, level)));
                }
            }
        }
        trials.push(Trial::test("a_branch_on_a_secret_is_seen", a_branch_is_seen));
        libtest_mimic::run(&arguments, trials).exit();
    }

    fn compare(algorithm: &'static Algorithm, level: Level) -> Result<(), Failed> {
        let mut options: Options = algorithm.needs.parse().map_err(|error| format!("{error}"))?;
        options.level = Some(level);
        // Run it once beforehand, to get one-time detection out of the way and to report errors.
        work(algorithm, &options, &Secrets::new(algorithm, 0))?;
        let (secrets, place) =
            ([1, 2].map(|seed| Secrets::new(algorithm, seed)), RefCell::new(Secrets::new(algorithm, 0)));
        let take = |i: usize| place.borrow_mut().become_others(&secrets[i]);
        let mut differ = String::new();
        // A dependency on a secret shows up every time, whereas effects of the system show up only
        // sometimes.
        for _ in 0..3 {
            let [one, other] = steps(take, || drop(work(algorithm, &options, &place.borrow())))?;
            if one == other {
                return Ok(());
            }
            differ = format!("{} instructions with one secret, {} with another", one.count, other.count);
        }
        Err(differ.into())
    }

    /// Single-stepping detects a branch on a secret.
    fn a_branch_is_seen() -> Result<(), Failed> {
        let secret = Cell::new(0);
        let branch = || {
            let mut sum = 0_u32;
            if std::hint::black_box(secret.get()) == 1 {
                sum = std::hint::black_box(sum + 1);
            }
            std::hint::black_box(sum);
        };
        let [one, same] = steps(|_| secret.set(1), branch)?;
        let [_, other] = steps(|i| secret.set(i + 1), branch)?;
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

        /// Overwrites the secrets in place, because the way memory is copied depends on the
        /// address.
        fn become_others(&mut self, others: &Self) {
            self.key.copy_from_slice(&others.key);
            self.message.copy_from_slice(&others.message);
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
            Role::BlockMode => {
                let mut data = message[..WHOLE].to_vec();
                let chain = algorithm.block_mode(key, options)?;
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
            Role::KeyWrap => {
                let bytes = match algorithm.mode {
                    "kwp" => algorithm.block_bytes + 1,
                    _ if algorithm.name().starts_with("gost89-wrap") => 32,
                    _ => 128,
                };
                let wrap = algorithm.key_wrap(key, options)?;
                let wrapped = wrap.wrap(nonce, &message[..bytes])?;
                wrap.unwrap(if algorithm.nonce.carried { &[] } else { nonce }, &wrapped).map(drop)
            }
            Role::KeyDerivation => algorithm.key_derivation(key, options)?.derive(nonce).map(drop),
        }
    }

    /// The number of instructions, and a hash of their addresses.
    #[derive(Clone, Copy, PartialEq, Eq)]
    struct Steps {
        count: u64,
        places: u64,
    }

    static COUNT: AtomicU64 = AtomicU64::new(0);
    static PLACES: AtomicU64 = AtomicU64::new(0);

    /// Runs after every instruction, on a separate stack.
    extern "C" fn step(_: libc::c_int, _: *const libc::siginfo_t, context: *const libc::ucontext_t) {
        // SAFETY: the system passes a pointer to the interrupted context.
        let place = unsafe { (*context).uc_mcontext.gregs[libc::REG_RIP as usize] }.cast_unsigned();
        COUNT.fetch_add(1, Relaxed);
        // As in FNV, this makes the hash depend on the order.
        PLACES.store((PLACES.load(Relaxed) ^ place).wrapping_mul(0x0100_0000_01b3), Relaxed);
    }

    /// Prepares the work and then runs it in two child processes with the CPU's trap flag set.
    /// Nothing is allocated in between, so that both start with the same memory.
    fn steps(prepare: impl Fn(usize), work: impl Fn()) -> Result<[Steps; 2], Failed> {
        let stack = vec![0_u8; 1 << 16];
        let [one, other] = [0, 1].map(|i| steps_of_child(&stack, i, &prepare, &work));
        let failed = |status: i32| Failed::from(format!("a child process failed: status {status:#x}"));
        Ok([one.map_err(failed)?, other.map_err(failed)?])
    }

    /// Runs one child process. If it failed, returns how it ended. Both use this function, so that
    /// addresses match.
    #[inline(never)]
    fn steps_of_child(stack: &[u8], i: usize, prepare: &dyn Fn(usize), work: &dyn Fn()) -> Result<Steps, i32> {
        let (mut pipe, mut found, mut status) = ([0; 2], [0_u64; 2], -1);
        // SAFETY: the shared memory is ours, and each file is closed once. This process has one
        // thread, so the child may do anything that this one may. It exits without returning. The
        // signal stack outlives the child. Programs may set the trap flag. The assembly pushes, and
        // is not declared `nostack`.
        let read = unsafe {
            if libc::pipe(pipe.as_mut_ptr()) != 0 {
                return Err(status);
            }
            let child = libc::fork();
            if child == 0 {
                let other =
                    libc::stack_t { ss_sp: stack.as_ptr().cast_mut().cast(), ss_flags: 0, ss_size: stack.len() };
                libc::sigaltstack(&raw const other, std::ptr::null_mut());
                let mut action: libc::sigaction = std::mem::zeroed();
                action.sa_sigaction = step as *const () as usize;
                action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
                libc::sigaction(libc::SIGTRAP, &raw const action, std::ptr::null_mut());
                prepare(i);
                core::arch::asm!("pushfq", "or qword ptr [rsp], 0x100", "popfq");
                work();
                core::arch::asm!("pushfq", "and qword ptr [rsp], -0x101", "popfq");
                let found = [COUNT.load(Relaxed), PLACES.load(Relaxed)];
                libc::write(pipe[1], found.as_ptr().cast(), size_of_val(&found));
                libc::_exit(0);
            }
            libc::close(pipe[1]);
            let read = libc::read(pipe[0], found.as_mut_ptr().cast(), size_of_val(&found));
            libc::close(pipe[0]);
            libc::waitpid(child, &raw mut status, 0);
            read
        };
        let [count, places] = found;
        let is_whole = usize::try_from(read) == Ok(size_of_val(&found)) && status == 0 && count > 0;
        is_whole.then_some(Steps { count, places }).ok_or(status)
    }
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn main() {
    traced::main();
}

#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
fn main() {
    println!("NOT CHECKED: single-stepping needs Linux on x86-64");
}
