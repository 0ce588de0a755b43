//! Code that is shared by the `phalanx` and `phalanx-bench` commands.

mod cpu;
mod file_error;
pub mod levels;
mod table;
mod text;
mod usage;

pub use cpu::{cpu_family, cpu_field, cpu_model};
pub use file_error::FileError;
pub use table::{aligned, markdown};
pub use text::{controls_terminal, plain, power_of_two, short_name, short_symbol, shown};
pub use usage::usage_error;
