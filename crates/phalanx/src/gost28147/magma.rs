//! The rows of Magma (GOST R 34.12-2015, n = 64): GOST 28147-89 on big-endian words, with the S-box of
//! [`Tc26Z`](super::Tc26Z).

use super::{KEY, WORDS, family, schedule, words};
use crate::kernel::{Family, Form, Plans, kernel};

family!(MAGMA, "magma", "magma", true);
