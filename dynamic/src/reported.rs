//! Predicates whose unknown parts are reported where they decide.

use rtblgen_ir::support::missing_hook_of_value;
use syn::Expr;
use tblgen_parser::Span;

use crate::hooks::place;
use crate::interned::fields;
use crate::loader::Loader;
use crate::snippet::{Snippet, Value};

/// A predicate, and the message about its unknown parts; empty if all parts are known.
pub(crate) struct ReportedPredicate {
    snippet: Snippet,
    unknown: String,
}

fields! { ReportedPredicate { snippet, unknown } }

impl ReportedPredicate {
    /// Whether it holds. An unknown predicate does not hold, and is reported.
    pub(crate) fn holds(&self, values: Vec<Value<'_, '_>>) -> bool {
        self.snippet.holds(values).unwrap_or_else(|| {
            if !self.unknown.is_empty() {
                missing_hook_of_value(&self.unknown);
            }
            false
        })
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
            true => String::new(),
            false => format!(
                "the predicate of `{of}` is not known: {} ({})",
                snippet.unknown_parts(),
                place(self.records, span)
            ),
        };
        ReportedPredicate { snippet, unknown }
    }
}
