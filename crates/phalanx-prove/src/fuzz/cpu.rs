//! Executes a single instruction on this CPU. All registers and some memory are set beforehand and
//! read afterwards. If there is a fault, it only ends the run.

use std::arch::naked_asm;
use std::ffi::{c_int, c_void};
use std::mem::offset_of;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The registers.
#[derive(Clone)]
#[repr(C, align(64))]
pub(super) struct Registers {
    pub(super) vectors: [[u8; 64]; 32],
    /// By number: RAX, RCX, RDX, RBX, RSP, RBP, RSI, RDI, R8 to R15.
    pub(super) general: [u64; 16],
    pub(super) masks: [u64; 8],
    pub(super) mmx: [u64; 8],
    pub(super) flags: u64,
    /// Initial instruction pointer.
    pub(super) ip: u64,
    host_stack: u64,
    wide: u64,
}

impl Registers {
    pub(super) const ZERO: Self = Self {
        vectors: [[0; 64]; 32],
        general: [0; 16],
        masks: [0; 8],
        mmx: [0; 8],
        flags: 0,
        ip: 0,
        host_stack: 0,
        wide: 0,
    };
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// The instruction was executed and continues at this address.
    At(u64),
    /// A signal, and its address.
    Fault(i32, u64),
}

/// Page size of the processor.
pub(super) const PAGE: usize = 4096;
/// The size of a region, which is at the upper end of a page. The memory after it isn't mapped, and
/// the rest of the page is zero.
pub(super) const WINDOW: usize = 1024;
/// Distance between regions.
pub(super) const STRIDE: u64 = 0x10000;
/// The address of the code page. This is below 4 GiB so that 32-bit addresses can reach all
/// regions.
pub(super) const CODE: u64 = 0x5000_0000;

/// The start of a region of data.
pub(super) fn region(index: usize) -> u64 {
    CODE + STRIDE * (index as u64 + 1) + (PAGE - WINDOW) as u64
}

/// Memory before and after a run.
pub(super) type Memory = Vec<[u8; WINDOW]>;

static mut REGISTERS: Registers = Registers::ZERO;

/// Whether an instruction under test is running. If so, any signals belong to it.
static RUNNING: AtomicBool = AtomicBool::new(false);
static SIGNAL: AtomicI32 = AtomicI32::new(0);
static ABOUT: AtomicU64 = AtomicU64::new(0);
static STOPPED_AT: AtomicU64 = AtomicU64::new(0);

/// We only allow one user at a time because addresses, registers and signals are global.
static ALONE: Mutex<()> = Mutex::new(());

const SIGNALS: [c_int; 5] = [libc::SIGSEGV, libc::SIGBUS, libc::SIGILL, libc::SIGFPE, libc::SIGTRAP];

/// Why instructions can't be executed here.
#[derive(Debug, thiserror::Error)]
#[error("instructions cannot be executed here: {0}")]
pub struct CpuError(String);

impl CpuError {
    pub(super) fn new(why: String) -> Self {
        Self(why)
    }
}

/// Exclusive access to execute instructions.
pub(super) struct Cpu {
    regions: usize,
    stack: Mapping,
    _code: Mapping,
    _data: Vec<Mapping>,
    handlers: Vec<(c_int, libc::sigaction)>,
    old_stack: libc::stack_t,
    wide: bool,
    _alone: MutexGuard<'static, ()>,
}

/// Mapped memory.
struct Mapping {
    start: *mut c_void,
    size: usize,
}

impl Mapping {
    fn new(address: u64, size: usize, protection: c_int) -> Result<Self, CpuError> {
        let fixed = if address == 0 { 0 } else { libc::MAP_FIXED_NOREPLACE };
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | fixed;
        let wanted = std::ptr::with_exposed_provenance_mut(address as usize);
        // SAFETY: this doesn't replace an existing mapping.
        let start = unsafe { libc::mmap(wanted, size, protection, flags, -1, 0) };
        if start == libc::MAP_FAILED || address != 0 && start != wanted {
            let error = std::io::Error::last_os_error();
            return Err(CpuError(format!("cannot map memory at {address:#x}: {error}")));
        }
        Ok(Self { start, size })
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // SAFETY: this object owns the mapping, and there are no references to it.
        unsafe { libc::munmap(self.start, self.size) };
    }
}

impl Cpu {
    /// Maps the code page and this many regions, and installs signal handlers. The first region
    /// holds `constants` and is read-only.
    pub(super) fn new(regions: usize, constants: &[u8; WINDOW]) -> Result<Self, CpuError> {
        let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        if !is_x86_feature_detected!("avx2") {
            return Err(CpuError("it lacks AVX2".into()));
        }
        let wide = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw");
        let read_write = libc::PROT_READ | libc::PROT_WRITE;
        let code = Mapping::new(CODE, PAGE, read_write | libc::PROT_EXEC)?;
        // SAFETY: the page is mapped and writable.
        unsafe { code.start.cast::<u8>().write_bytes(TRAP, PAGE) };
        let data: Result<Vec<_>, _> =
            (0..regions).map(|i| Mapping::new(region(i) + WINDOW as u64 - PAGE as u64, PAGE, read_write)).collect();
        let data = data?;
        let first = std::ptr::with_exposed_provenance_mut::<[u8; WINDOW]>(region(0) as usize);
        // SAFETY: the page is mapped, writable, and used by nothing else.
        let protected = unsafe {
            first.copy_from_nonoverlapping(constants, 1);
            libc::mprotect(data[0].start, PAGE, libc::PROT_READ)
        };
        if protected != 0 {
            return Err(CpuError(format!("mprotect: {}", std::io::Error::last_os_error())));
        }
        let stack = Mapping::new(0, 1 << 17, read_write)?;
        let new = libc::stack_t { ss_sp: stack.start, ss_flags: 0, ss_size: stack.size };
        let mut old_stack = libc::stack_t { ss_sp: null_mut(), ss_flags: 0, ss_size: 0 };
        // SAFETY: the stack stays mapped until the old one is restored.
        if unsafe { libc::sigaltstack(&raw const new, &raw mut old_stack) } != 0 {
            return Err(CpuError(format!("sigaltstack: {}", std::io::Error::last_os_error())));
        }
        let mut handlers = Vec::new();
        for signal in SIGNALS {
            // SAFETY: all zeros is a valid value, and the handler has the right signature for
            // SA_SIGINFO.
            unsafe {
                let mut action: libc::sigaction = std::mem::zeroed();
                action.sa_sigaction = on_signal as *const () as usize;
                action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
                let mut old = std::mem::zeroed();
                if libc::sigaction(signal, &raw const action, &raw mut old) == 0 {
                    handlers.push((signal, old));
                }
            }
        }
        let all = handlers.len() == SIGNALS.len();
        let cpu = Self { regions, stack, _code: code, _data: data, handlers, old_stack, wide, _alone: alone };
        if all { Ok(cpu) } else { Err(CpuError("cannot install handlers for fault signals".into())) }
    }

    /// Whether the CPU has AVX-512.
    pub(super) fn has_avx512(&self) -> bool {
        self.wide
    }

    /// Executes the instruction `bytes` at an address of the code page. The first region of
    /// `memory` is ignored.
    pub(super) fn run(&mut self, bytes: &[u8], ip: u64, registers: &mut Registers, memory: &mut Memory) -> End {
        assert_eq!(memory.len(), self.regions);
        let at = (ip - CODE) as usize;
        let behind = at + bytes.len();
        assert!(behind + EXIT <= PAGE);
        if !self.wide {
            // If there is no AVX-512, these bytes don't exist and are never cleared.
            registers.vectors.iter_mut().for_each(|vector| vector[32..].fill(0));
        }
        let page = std::ptr::with_exposed_provenance_mut::<u8>(CODE as usize);
        let leave = leave as *const () as u64;
        // SAFETY: all of this is in the pages that `new` mapped, and nothing else refers to them.
        // The instruction only affects registers, flags and memory at its addresses, which are
        // either in the regions or fault. `enter` preserves the registers that the calling
        // convention requires it to. REGISTERS is only used while `self` holds the lock.
        unsafe {
            // We write the whole page because a store from an earlier instruction may have hit it.
            page.write_bytes(TRAP, PAGE);
            page.add(at).copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
            // jmp [rip]
            page.add(behind).copy_from_nonoverlapping([0xff, 0x25, 0, 0, 0, 0].as_ptr(), 6);
            page.add(behind + 6).cast::<u64>().write_unaligned(leave);
            for (i, bytes) in memory.iter().enumerate().skip(1) {
                let to = std::ptr::with_exposed_provenance_mut::<[u8; WINDOW]>(region(i) as usize);
                to.copy_from_nonoverlapping(bytes, 1);
                // Clears whatever earlier runs left behind, since it must not affect this one.
                to.cast::<u8>().sub(PAGE - WINDOW).write_bytes(0, PAGE - WINDOW);
            }
            registers.ip = ip;
            registers.wide = self.wide.into();
            let shared = &raw mut REGISTERS;
            shared.copy_from_nonoverlapping(registers, 1);
            SIGNAL.store(0, Ordering::Relaxed);
            RUNNING.store(true, Ordering::SeqCst);
            enter();
            RUNNING.store(false, Ordering::SeqCst);
            (&raw mut *registers).copy_from_nonoverlapping(shared, 1);
            for (i, bytes) in memory.iter_mut().enumerate().skip(1) {
                let from = std::ptr::with_exposed_provenance::<[u8; WINDOW]>(region(i) as usize);
                (&raw mut *bytes).copy_from_nonoverlapping(from, 1);
            }
        }
        let (signal, stopped) = (SIGNAL.load(Ordering::Relaxed), STOPPED_AT.load(Ordering::Relaxed));
        match signal {
            0 => End::At(ip + bytes.len() as u64),
            // It jumped to one of the traps that fill the page.
            libc::SIGTRAP => End::At(stopped.wrapping_sub(1)),
            // It jumped to memory that is not executable.
            libc::SIGSEGV if stopped != ip => End::At(stopped),
            _ => End::Fault(signal, ABOUT.load(Ordering::Relaxed)),
        }
    }
}

impl Drop for Cpu {
    fn drop(&mut self) {
        for (signal, old) in &self.handlers {
            // SAFETY: this restores the old handler.
            unsafe { libc::sigaction(*signal, old, null_mut()) };
        }
        // SAFETY: as above. Our own stack is unmapped afterwards.
        unsafe { libc::sigaltstack(&raw const self.old_stack, null_mut()) };
        debug_assert!(!self.stack.start.is_null());
    }
}

/// INT3, which fills the code page.
const TRAP: u8 = 0xcc;
/// Size of the jump after the instruction.
pub(super) const EXIT: usize = 14;

/// Records the signal and resumes in `leave`.
extern "C" fn on_signal(signal: c_int, info: *mut libc::siginfo_t, context: *mut c_void) {
    if !RUNNING.load(Ordering::SeqCst) {
        // The signal doesn't come from the instruction, so we restore the default, and the next one
        // terminates the program. SAFETY: handlers may call signal().
        unsafe { libc::signal(signal, libc::SIG_DFL) };
        return;
    }
    // SAFETY: the system passes valid pointers.
    let (about, registers) =
        unsafe { ((*info).si_addr() as u64, &mut (*context.cast::<libc::ucontext_t>()).uc_mcontext.gregs) };
    SIGNAL.store(signal, Ordering::Relaxed);
    ABOUT.store(about, Ordering::Relaxed);
    STOPPED_AT.store(registers[libc::REG_RIP as usize] as u64, Ordering::Relaxed);
    registers[libc::REG_RIP as usize] = leave as *const () as i64;
    // Clears the single-step flag.
    registers[libc::REG_EFL as usize] &= !0x100;
}

/// Loads all registers and jumps to `ip`. It returns through `leave`.
#[unsafe(naked)]
unsafe extern "sysv64" fn enter() {
    naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "sub rsp, 8",
        "stmxcsr [rsp]",
        "mov dword ptr [rsp + 4], 0x1f80",
        "ldmxcsr [rsp + 4]",
        "lea rax, [rip + {registers}]",
        "mov [rax + {host}], rsp",
        "cmp byte ptr [rax + {wide}], 0",
        "je 2f",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31",
        "vmovdqa64 zmm\\n, [rax + 64 * \\n]",
        ".endr",
        ".irp n, 0,1,2,3,4,5,6,7",
        "kmovq k\\n, [rax + {masks} + 8 * \\n]",
        ".endr",
        "jmp 3f",
        "2:",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
        "vmovdqa ymm\\n, [rax + 64 * \\n]",
        ".endr",
        "3:",
        ".irp n, 0,1,2,3,4,5,6,7",
        "movq mm\\n, [rax + {mmx} + 8 * \\n]",
        ".endr",
        "push [rax + {flags}]",
        "popfq",
        "mov rcx, [rax + {general} + 8]",
        "mov rdx, [rax + {general} + 16]",
        "mov rbx, [rax + {general} + 24]",
        "mov rsp, [rax + {general} + 32]",
        "mov rbp, [rax + {general} + 40]",
        "mov rsi, [rax + {general} + 48]",
        "mov rdi, [rax + {general} + 56]",
        ".irp n, 8,9,10,11,12,13,14,15",
        "mov r\\n, [rax + {general} + 8 * \\n]",
        ".endr",
        "mov rax, [rax + {general}]",
        "jmp [rip + {registers} + {ip}]",
        registers = sym REGISTERS,
        general = const offset_of!(Registers, general),
        masks = const offset_of!(Registers, masks),
        mmx = const offset_of!(Registers, mmx),
        flags = const offset_of!(Registers, flags),
        ip = const offset_of!(Registers, ip),
        host = const offset_of!(Registers, host_stack),
        wide = const offset_of!(Registers, wide),
    )
}

/// This isn't a real function. `enter` continues here after the instruction, and we store all
/// registers and return from `enter`.
#[unsafe(naked)]
unsafe extern "sysv64" fn leave() {
    naked_asm!(
        "mov [rip + {registers} + {general} + 32], rsp",
        "mov rsp, [rip + {registers} + {host}]",
        "mov [rip + {registers} + {general}], rax",
        "pushfq",
        "lea rax, [rip + {registers}]",
        "pop [rax + {flags}]",
        // Clears the direction flag, single-stepping and alignment checks.
        "push 2",
        "popfq",
        "mov [rax + {general} + 8], rcx",
        "mov [rax + {general} + 16], rdx",
        "mov [rax + {general} + 24], rbx",
        "mov [rax + {general} + 40], rbp",
        "mov [rax + {general} + 48], rsi",
        "mov [rax + {general} + 56], rdi",
        ".irp n, 8,9,10,11,12,13,14,15",
        "mov [rax + {general} + 8 * \\n], r\\n",
        ".endr",
        "cmp byte ptr [rax + {wide}], 0",
        "je 2f",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31",
        "vmovdqa64 [rax + 64 * \\n], zmm\\n",
        ".endr",
        ".irp n, 0,1,2,3,4,5,6,7",
        "kmovq [rax + {masks} + 8 * \\n], k\\n",
        ".endr",
        "jmp 3f",
        "2:",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
        "vmovdqa [rax + 64 * \\n], ymm\\n",
        ".endr",
        "3:",
        "vzeroupper",
        // This doesn't check for pending exceptions.
        "fninit",
        "ldmxcsr [rsp]",
        "add rsp, 8",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbp",
        "pop rbx",
        "ret",
        registers = sym REGISTERS,
        general = const offset_of!(Registers, general),
        masks = const offset_of!(Registers, masks),
        flags = const offset_of!(Registers, flags),
        host = const offset_of!(Registers, host_stack),
        wide = const offset_of!(Registers, wide),
    )
}
