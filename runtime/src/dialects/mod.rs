//! The dialects that the runtime brings along: `builtin`, which every context knows, and `func`.

use crate::Context;

pub mod builtin;
pub mod func;

pub use builtin::BuiltinDialect;
pub use func::FuncDialect;

/// Registers what every context knows.
pub(crate) fn register(context: &Context) {
    context.register::<BuiltinDialect>();
}
