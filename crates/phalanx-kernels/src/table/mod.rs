//! The table of kernels. There are no kernels outside this table: it is what dispatch selects from,
//! what the tests check, what the benchmarks measure, and what the prover proves.

mod family;
mod kernel;
mod lanes;
mod plan;

pub(crate) use family::MAX_FORMS;
pub use family::{Family, Parameter};
pub use kernel::{Form, Kernel, Op, Written};
pub(crate) use lanes::{Lanes, ManyPlan, Once};
pub(crate) use plan::{ByForm, Plan, PlanByForms, Plans, Runs};
pub use plan::{PADDED, choose};
