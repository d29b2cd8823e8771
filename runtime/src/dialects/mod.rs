//! The dialects that the runtime brings along: `builtin`, which every context knows, and `func`.

use crate::Context;

pub mod builtin;
pub mod func;

pub use builtin::BuiltinDialect;
pub use func::FuncDialect;

/// The type to register for a dialect that is here but that not every context knows.
pub(crate) fn type_of(dialect: &str) -> Option<&'static str> {
    (dialect == "func").then_some("rtblgen_runtime::dialects::FuncDialect")
}

/// Registers what every context knows.
pub(crate) fn register(context: &Context) {
    context.register::<BuiltinDialect>();
}
