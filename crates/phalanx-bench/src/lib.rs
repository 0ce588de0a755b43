//! Measuring Phalanx: clock calibration, cycles per byte, records.
//!
//! A [`Subject`] is one thing to time: a cipher under a level over a buffer, a key schedule, a hash. [`measure`] times
//! many of them in turn, over and over, so that a drift of the clock or a noisy neighbour meets all alike. What comes
//! out becomes a [`Record`] of schema `phalanx-bench-1`, and [`Targets`] of schema `phalanx-targets-2` are laid beside it.
//! [`html`] makes a page of a record, [`charts`] pictures, [`latex`] tables.

mod age;
mod axis;
mod calls;
mod cite;
mod clock;
mod costs;
mod export;
mod fronts;
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
pub use machine::Machine;
pub use measure::{Effort, Timing, measure, measure_threads, noise};
pub use modes::{Mode, modes};
pub use papers::{counterpart, our_mode, technique};
pub use peers::{AES_256, Peer, peer_names, peers};
pub use programs::{ProgramError, measure_programs, program_names};
pub use record::{Method, NotYet, Program, Ratio, Record, RecordError, Row, mark_clocks, reasons};
pub use report::{behind, charts, html};
pub use short_rows::{ShortRows, short_rows};
pub use targets::{Basis, Goal, Target, Targets, TargetsError};
pub use timed::{Job, Subject, SubjectError, rows_of_level};
