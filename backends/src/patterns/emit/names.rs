//! The names of local variables in one generated function.

use proc_macro2::Ident;

use crate::rust::namer;

/// The names that are taken in a function.
#[derive(Clone)]
pub(super) struct Names(namer::Names);

impl Names {
    /// The parameters of the generated functions are taken from the start.
    pub(super) fn new() -> Self {
        Self(namer::Names::with_taken([
            "self", "ir", "rewriter", "root", "bound", "location", "matched", "op",
        ]))
    }

    /// A name like `wanted` that nothing else has.
    pub(super) fn fresh(&mut self, wanted: &str) -> Ident {
        let snake = namer::snake_case(wanted);
        let wanted = if snake.is_empty() { "value" } else { &snake };
        namer::ident(&self.0.unique(wanted))
    }
}
