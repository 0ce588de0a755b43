//! The table of kernels: at once the run-time dispatch, the list of what the tests check, what the benchmark measures,
//! and what the prover proves. A kernel that is not in the table does not exist.

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
