//! The dialects that every context, or `opt`, knows.

use crate::Context;

/// Registers what every context knows.
pub(crate) fn register(_context: &Context) {}
