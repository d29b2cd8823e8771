//! The dialects in the runtime: `builtin`, which every context has, and `func`.

use crate::context::Context;

pub mod builtin;
pub mod func;
pub mod unrealized_casts;

pub use builtin::BuiltinDialect;
pub use func::{FuncDialect, register_inliner_extension};

impl Context {
    /// A context in which no dialect but `builtin` is registered.
    pub fn new() -> Self {
        let context = Context::without_dialects();
        context.register::<BuiltinDialect>();
        context
    }
}

impl Default for Context {
    fn default() -> Self {
        Context::new()
    }
}
