//! Benchmarks for Phalanx, including clock calibration, cycles per byte and records.
//!
//! A [`Subject`] is an operation to time, such as a cipher at a level with a buffer, a key schedule
//! or a hash. [`measure`] times many of them in turn, over and over, so that clock drift and other
//! load affect all of them equally. This results in a [`Record`] with the schema `phalanx-bench-1`,
//! which you can compare with [`Targets`] in the schema `phalanx-targets-2`. [`html`] turns a
//! record into a page, [`charts`] into charts, and [`latex`] into tables.

mod age;
mod axis;
mod calls;
mod cite;
mod clock;
mod costs;
mod export;
mod fronts;
mod hashes;
mod machine;
mod measure;
mod modes;
mod papers;
mod peers;
mod programs;
mod record;
mod report;
mod sheet;
mod short_rows;
mod svg;
mod targets;
mod timed;

pub use age::Age;
pub use calls::{CRATES, Call, Key, calls};
pub use cite::{OwnTable, PAPERS, Paper, own_tables};
pub use clock::{Sample, core_clock, pin, ticks};
pub use costs::{CostColumn, CostFigures, with_columns};
pub use export::{Files, latex};
pub use fronts::{Front, fronts};
pub use hashes::hash_functions;
pub use machine::Machine;
pub use measure::{Effort, Timing, measure, measure_threads, noise};
pub use modes::{Mode, modes};
pub use papers::{counterpart, our_mode, technique};
pub use peers::{AES_256, Peer, peer_names, peers};
pub use programs::{ProgramError, measure_programs, program_names};
pub use record::{Method, NotYet, Program, Ratio, Record, RecordError, Row, mark_clocks, reasons};
pub use report::{Faster, Standing, behind, charts, html, noise_warning, standing};
pub use short_rows::{ShortRows, short_rows};
pub use targets::{Basis, Goal, Target, Targets, TargetsError};
pub use timed::{Job, Subject, SubjectError, rows_of_level};
