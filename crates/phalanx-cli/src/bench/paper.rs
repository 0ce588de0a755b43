//! The tables of the papers.

use phalanx::Level;
use phalanx_bench::{Machine, Row};
use phalanx_papers::Published;

use super::ask::Asked;
use super::{Args, Line};
use crate::failure::Failure;

pub(super) fn asked(_: &Args, _: &[Level]) -> Result<Vec<Asked>, Failure> {
    Ok(Vec::new())
}

pub(super) fn fill(_: &mut Row, _: &Published) {}

pub(super) fn table(_: &Machine, _: &[Line]) -> String {
    String::new()
}
