//! Proves, on compiled code for x86-64 or AArch64, that no branch and no address depends on a secret.
//!
//! Input is a linked ELF file (an executable or a shared library) and a [contract](Contract) for each function: which arguments
//! are public numbers, which are pointers, and what lies behind them. The function's machine code is interpreted over
//! abstract values (public number, pointer into a known region, secret, …) along **all** paths, so that the verdict holds
//! for all inputs, and for instruction sets that the machine at hand lacks.
//!
//! ```
//! use phalanx_prove::{Contract, Image, prove};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let file = std::env::current_exe()?;
//! let image = Image::open(&file)?;
//! // Of the program that runs here, some function that takes no secret:
//! let function = image.functions().find(|f| f.symbol == "main").ok_or("there is a main")?;
//! let verdict = prove(&image, function, &Contract::parse("main(public, &public)")?, &[]);
//! for finding in &verdict.findings {
//!     println!("{finding}");
//! }
//! # Ok(())
//! # }
//! ```
//!
//! # What is claimed
//!
//! Of a function with an empty list of findings: on every path through it and through all functions of the same file that it
//! calls, under the contract and the assumptions below,
//!
//! * no conditional jump depends on a secret, and no jump, call or return goes to an address that is not known;
//! * no address of a load, store or prefetch, no index of a gather or scatter, and no mask of a masked memory access depends on
//!   a secret;
//! * every instruction that handles a secret is on a list of those whose time does not depend on their operands (no division,
//!   no floating-point arithmetic, no PEXT …);
//! * every function of another file that it calls copies or fills memory (`memcpy`, `memmove`, `memset`), with public addresses
//!   and length; or is a panic; or has a summary that the caller of the prover has asked to believe.
//!
//! So the sequence of instructions and the sequence of addresses are the same for all secrets.
//!
//! # What is assumed
//!
//! * **The contract is right**, and public memory is public: what a contract calls public is not also written through another
//!   argument that aliases it. What each `&` of it points to is apart from what the others do, from `data` variables and from the stack.
//! * **The program is memory safe.** Accesses stay inside the object that their pointer points into: a store to an array behind an
//!   argument does not hit the stack or the constants. Functions return to where they were called from. An address that is taken apart into bits and put
//!   together again counts as a number, and the size of an array on the stack is positive.
//! * **UD0, UD1, UD2 and UDF end the program.** INT3, INT1 and BRK do not: what comes behind them is followed. Handlers of signals leave registers and memory
//!   as they were.
//! * **The calling convention** is that of System V: the direction flag is clear at entry, the stack pointer is 8 bytes below a multiple of
//!   16 there, and callees keep to it. On AArch64 it is Arm's AAPCS64, and the stack pointer is a multiple of 16.
//! * **Decoding is right**: which registers, flags and memory an instruction reads and writes is taken from the crate `iced-x86`; for AArch64 operands
//!   and flags from `exarmo-aarch64`, and which of them are written from a table of this crate.
//! * **The list of instructions is right** for the processor at hand; some have such a guarantee only while DOIT mode is on. On AArch64 it is that
//!   of Arm's manual (ARM DDI 0487, section C5.2.4), with FMOV and MOVK, and holds while PSTATE.DIT is 1.
//! * **The control and status words** of MXCSR and the x87 unit are public.
//! * The GOT and what RELRO protects are as the loader has written them, and no other library replaces the symbols of this one. Bytes,
//!   permissions and relocations are those of the program headers and of the dynamic table, as for the loader.
//!
//! # What is not claimed
//!
//! * Nothing about speculative execution, frequency and power, or what the operating system does.
//! * Nothing about results: whether they are right, or what they tell. A function that returns its key is constant-time.
//! * Nothing about results in RDX, XMM0, X1 or V0, and what is behind pointers: `-> public` is about RAX, or X0.
//! * Nothing about what depends, by control flow, on a branch that an exception grants.
//! * Nothing about what is done when a panic unwinds: the landing pads, which destroy what the function holds.
//! * Nothing about secrets that the function makes itself, by the clock (what RDRAND and RDSEED draw is secret): the contract speaks of what is passed to it.
//! * Nothing about functions that are not proved, and what leads to them: that dispatch calls these functions is for tests to show.
//! * Nothing about other builds. Another compiler, or other options, make other code: prove that.
//!
//! # Limits
//!
//! Refused, though it may be harmless: pointers and lengths loaded from memory that the contract does not describe; indirect jumps
//! that are no jump tables of constants at a bounded index; tables of constants at an index without known bounds, because the compiler may
//! have folded an offset into the address (bound the index, `public<256`), and pointers that run through a
//! table without a known end; returns that are jumps; functions with versions that are chosen when the program starts (prove each version by
//! its own symbol); what is stored at an unknown place of the stack makes the prover forget all of it; secrets passed
//! through the inputs of unlisted instructions; on AArch64 all instructions that are not in the table, exclusive and atomic accesses, SVE and SME
//! among them; code under GS or FS, but for the word of the stack protector, which no store at an unknown place
//! is taken to hit; loops whose end the analysis does not reach within twenty million
//! steps. Object files and archives must be linked first. The prover never needs to run the code.

mod arithmetic;
mod contract;
mod elf;
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
