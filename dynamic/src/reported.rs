//! Predicates that report their unknown parts if the result depends on them.

use rtblgen_ir::TypeDefinition;
use rtblgen_ir::support::missing_hook_of_value;
use syn::Expr;
use tblgen_parser::Span;

use crate::hooks::place;
use crate::interned::fields;
use crate::loader::Loader;
use crate::snippet::{Snippet, Stop, Value};

/// A predicate, and the message for the case that it has no value. If the predicate has unknown parts, the message
/// names them.
pub(crate) struct ReportedPredicate {
    snippet: Snippet,
    unknown: String,
}

fields! { ReportedPredicate { snippet, unknown } }

impl ReportedPredicate {
    /// See [`Snippet::defined_type`].
    pub(crate) fn defined_type(&self) -> Option<&'static TypeDefinition> {
        self.snippet.defined_type()
    }

    /// Whether the predicate holds. An unknown predicate does not hold, and is reported.
    pub(crate) fn holds(&self, values: Vec<Value<'_, '_>>) -> bool {
        match self.snippet.run(values) {
            Ok(Value::Bool(holds)) => return holds,
            // As in compiled code, a `?` on `None` makes the predicate false without a message, unless the predicate
            // has unknown parts.
            Err(Stop::Absent) if self.snippet.unknown.is_empty() => {}
            Ok(_) | Err(_) => missing_hook_of_value(&self.unknown),
        }
        false
    }
}

impl Loader<'_, '_> {
    /// Compiles the predicate of a constraint, a trait or an op with these variables. Its unknown parts are added to
    /// the missing hooks.
    pub(crate) fn reported_predicate(
        &mut self,
        expr: &Expr,
        names: &[&str],
        of: &str,
        span: Span,
    ) -> ReportedPredicate {
        let snippet = self.snippet(expr, names, of, span);
        let unknown = match snippet.unknown.is_empty() {
            // The message has no line number, which would change with each line that is inserted before.
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
