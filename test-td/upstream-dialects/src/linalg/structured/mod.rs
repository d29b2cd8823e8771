//! Structured operations of `linalg`.

mod effects;
mod generic;
mod named;
mod parts;

use super::*;

rtblgen_runtime::include_td!("linalg_structured");
