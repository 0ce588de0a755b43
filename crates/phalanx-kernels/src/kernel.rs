//! The table of kernels, and the types you need to read it.

pub use crate::abi::*;
pub use crate::harness::{GhashRun, KernelRun, Keyed, ManyKeyed, RowsRun, row_once};
pub use crate::level::Features;
pub use crate::table::{Family, Form, Kernel, Op, PADDED, Parameter, Written, choose};
