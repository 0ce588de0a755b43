//! The table of kernels. Dispatch selects from it, tests check it, benchmarks measure it, and the
//! prover proves it. There are no other kernels.

mod family;
mod kernel;
mod lanes;
mod plan;

pub(crate) use family::MAX_FORMS;
pub use family::{Family, Parameter};
pub use kernel::{Form, Kernel, Op, Written};
pub(crate) use lanes::Lanes;
pub use plan::{PADDED, choose};
pub(crate) use plan::{Plan, PlanByForms, Plans};
