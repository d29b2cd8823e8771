//! Forty patterns over [`parity`](crate::parity), generated from `td/patterns.td`.

use crate::parity::*;

rtblgen_runtime::include_td!("parity_patterns");
