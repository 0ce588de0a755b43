//! x
mod arithmetic;
pub mod contract;
pub mod image;
mod machine;
mod prove;
pub mod report;
mod state;
mod timing;
mod value;

pub use prove::{prove, secrets};
