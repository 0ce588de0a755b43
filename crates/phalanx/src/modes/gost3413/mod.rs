//! The modes of GOST R 34.13-2015, and those that the R 1323565.1 series adds to them.

mod ctr;
mod omac;

use super::BlockCipher;
use crate::gost28147::Gost28147_89;
use crate::{Gost28147, Kuznyechik, Magma};

pub use ctr::Ctr;
pub use omac::Omac;

/// The ciphers that these modes are defined for.
pub trait Gost: BlockCipher {}

impl Gost for Kuznyechik {}
impl Gost for Magma {}
impl<P> Gost for Gost28147<P> where Gost28147_89<P>: crate::Standard {}
