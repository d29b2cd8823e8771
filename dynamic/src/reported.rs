//! Predicates whose unknown parts are reported where they decide.

use rtblgen_ir::support::missing_hook_of_value;
use syn::Expr;
use tblgen_parser::Span;

use crate::hooks::place;
use crate::interned::fields;
use crate::loader::Loader;
use crate::snippet::{Snippet, Stop, Value};

/// A predicate, and the message for where it has no value: the one about its unknown parts if it has any.
pub(crate) struct ReportedPredicate {
    snippet: Snippet,
    unknown: String,
}

fields! { ReportedPredicate { snippet, unknown } }

impl ReportedPredicate {
    /// Whether it holds. An unknown predicate does not hold, and is reported.
    pub(crate) fn holds(&self, values: Vec<Value<'_, '_>>) -> bool {
        match self.snippet.run(values) {
            Ok(Value::Bool(holds)) => return holds,
            // As in compiled code: a `?` decides without a message, unless a part before it is unknown.
            Err(Stop::Absent) if self.snippet.unknown.is_empty() => {}
            Ok(_) | Err(_) => missing_hook_of_value(&self.unknown),
        }
        false
    }
}

impl Loader<'_, '_> {
    /// A predicate with these variables, of a constraint, a trait or an op. Its unknown parts are noted.
    pub(crate) fn reported_predicate(
        &mut self,
        expr: &Expr,
        names: &[&str],
        of: &str,
        span: Span,
    ) -> ReportedPredicate {
        let snippet = self.snippet(expr, names, of, span);
        let unknown = match snippet.unknown.is_empty() {
            // Without its place, which changes with each line before it.
            true => format!("the predicate of `{of}` has no value here"),
            false => format!(
                "the predicate of `{of}` is not known: {} ({})",
                snippet.unknown_parts(),
                place(self.records, span)
            ),
        };
        ReportedPredicate { snippet, unknown }
    }
}
