//! Proves, on compiled code for x86-64 or AArch64, that no branch and no address depends on a
//! secret.
//!
//! The input is a linked ELF file (an executable or a shared library) and a [contract](Contract)
//! for each function. The contract says which arguments are public numbers, which are pointers, and
//! what memory they point to. The prover then interprets the function's machine code over abstract
//! values (public number, pointer into a known region, secret, …) along **all** paths. As a result,
//! the verdict holds for all inputs, even for instruction sets that this machine doesn't support.
//!
//! ```
//! use phalanx_prove::{Contract, Image, prove};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let file = std::env::current_exe()?;
//! let image = Image::open(&file)?;
//! // A function of the running program that has no secret argument:
//! let function = image.functions().find(|f| f.symbol == "main").ok_or("there is a main")?;
//! let verdict = prove(&image, function, &Contract::parse("main(public, &public)")?, &[]);
//! for finding in &verdict.findings {
//!     println!("{finding}");
//! }
//! # Ok(())
//! # }
//! ```
//!
//! # Claims
//!
//! For a function without findings, on every path through it and through all functions of the same
//! file that it calls, under the contract and the assumptions below:
//!
//! - No conditional jump depends on a secret, and no jump, call or return goes to an unknown
//!   address.
//! - No address of a load, store or prefetch, no index of a gather or scatter, and no mask of a
//!   masked memory access depends on a secret.
//! - Every instruction that handles a secret is on a list of instructions whose time doesn't depend
//!   on their operands. For example, there is no division, floating-point arithmetic or PEXT on the
//!   list.
//! - Every called function of another file copies or fills memory (`memcpy`, `memmove`, `memset`)
//!   with public addresses and length, or is a panic, or has a summary that the caller of the
//!   prover chose to believe.
//!
//! It follows that the sequence of instructions and the sequence of addresses are the same for all
//! secrets.
//!
//! # Assumptions
//!
//! - **The contract is right.** Memory that it says is public isn't also written through an
//!   aliasing argument. The memory behind its `&` doesn't overlap other such memory, `data`
//!   variables or the stack.
//! - **The program is memory-safe.** Accesses stay inside the object that their pointer points
//!   into, so a store to an array behind an argument never hits the stack or constants. Functions
//!   return to their caller. If an address is split into bits and reassembled, it is treated as a
//!   number. Arrays on the stack have a positive size.
//! - **UD0, UD1, UD2 and UDF terminate the program.** INT3, INT1 and BRK don't, so the code after
//!   them is analysed. Signal handlers preserve registers and memory.
//! - **The calling convention** is System V: at entry, the direction flag is clear and the stack
//!   pointer is 8 bytes below a multiple of 16, and callees follow the convention. On AArch64 it is
//!   Arm's AAPCS64, with a stack pointer that is a multiple of 16.
//! - **Decoding is right.** An instruction reads and writes exactly the registers, flags and memory
//!   that the crate `iced-x86` says. For AArch64, operands and flags come from `exarmo-aarch64`,
//!   and a table in this crate says which of them are written.
//! - **The list of instructions is right** for the processor. Some processors guarantee constant
//!   time only in DOIT mode. On AArch64, the list is the one in Arm's manual (ARM DDI 0487, section
//!   C5.2.4) plus FMOV and MOVK, and is only valid while PSTATE.DIT is 1.
//! - **The control and status words** of MXCSR and the x87 unit are public.
//! - The GOT and memory under RELRO are as the loader wrote them, and no other library replaces
//!   this one's symbols. Like the loader, we get bytes, permissions and relocations from the
//!   program headers and the dynamic table.
//!
//! # Not covered
//!
//! The prover makes no claim about:
//!
//! - speculative execution, frequency, power, or the operating system.
//! - results, neither their correctness nor their secrecy. After all, a function that returns its
//!   key can be constant-time.
//! - results in RDX, XMM0, X1 or V0, or behind pointers: `-> public` is only about RAX or X0.
//! - anything that depends on a branch that an exception allows, through control flow.
//! - unwinding after a panic, which runs landing pads that drop the function's values.
//! - secrets that the function creates itself from the clock, because the contract covers only its
//!   inputs. Results of RDRAND and RDSEED are secret.
//! - functions that weren't proved, and their callers. It's up to tests to show that dispatch calls
//!   the proved functions.
//! - other builds. A different compiler, or different options, will generate different code, which
//!   needs its own proof.
//!
//! # Limits
//!
//! The prover rejects the following, even where it is harmless:
//!
//! - pointers and lengths loaded from memory that the contract does not describe.
//! - indirect jumps, except jump tables of constants with a bounded index.
//! - tables of constants at an index whose bounds aren't known, because the compiler may have
//!   folded an offset into the address. Put a bound on the index, e.g. `public<256`.
//! - pointers that run through a table without a known end.
//! - returns implemented as jumps.
//! - IFUNCs, because their implementation isn't chosen until the program starts. Prove each
//!   implementation under its own symbol.
//! - secrets passed through inputs of unlisted instructions.
//! - on AArch64, all instructions that aren't in the table, including exclusive and atomic
//!   accesses, SVE and SME.
//! - code that uses GS or FS, except for the stack protector's word. The prover assumes that no
//!   store to an unknown place hits that word.
//! - loops that the analysis doesn't get to the end of within twenty million steps.
//!
//! After a store to an unknown place on the stack, the prover forgets the contents of the whole
//! stack. Object files and archives must be linked first. The prover never runs the code.

mod arithmetic;
mod contract;
mod flow;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[doc(hidden)]
pub mod fuzz;
mod image;
mod leak;
mod lines;
mod machine;
#[doc(hidden)]
pub mod mutate;
mod prove;
mod report;
mod state;
mod summaries;
mod unwind;
mod value;
mod widening;

pub use contract::{Argument, Content, Contract, ContractError, Exception, Vectors};
pub use flow::Architecture;
pub use image::{Function, Image, ImageError, read};
pub use prove::{prove, prove_within};
pub use report::{Finding, Granted, Reason, Verdict};
pub use summaries::Summaries;
