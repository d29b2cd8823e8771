//! Snippets that report their unknown parts if the result depends on them.

use rtblgen_ir::support::missing_hook_of_value;
use rtblgen_ir::{Type, TypeDefinition};
use syn::Expr;
use tblgen_parser::Span;

use crate::hooks::place;
use crate::interned::fields;
use crate::loader::Loader;
use crate::snippet::{Snippet, Stop, Value};

/// A snippet, and the message for the case that it has no value. If the snippet has unknown parts, the message names them.
pub(crate) struct ReportedSnippet {
    snippet: Snippet,
    message: String,
}

fields! { ReportedSnippet { snippet, message } }

impl ReportedSnippet {
    /// See [`Snippet::tested_definition`].
    pub(crate) fn tested_definition(&self) -> Option<&'static TypeDefinition> {
        self.snippet.tested_definition()
    }

    /// Whether a predicate holds. An unknown predicate does not hold, and is reported.
    pub(crate) fn holds(&self, values: Vec<Value<'_, '_>>) -> bool {
        match self.snippet.run(values) {
            Ok(Value::Bool(holds)) => return holds,
            // As in compiled code, a `?` on `None` makes the predicate false without a message, unless the predicate
            // has unknown parts.
            Err(Stop::Absent) if self.snippet.unknown.is_empty() => {}
            Ok(_) | Err(_) => missing_hook_of_value(&self.message),
        }
        false
    }

    /// The type that the snippet makes of another one. A snippet without a value is reported.
    pub(crate) fn transformed<'c>(&self, ty: Type<'c>) -> Option<Type<'c>> {
        match self.value(ty.into())? {
            Value::Type(ty) => Some(ty),
            Value::Option(ty) => ty.and_then(|ty| ty.ty()),
            _ => None,
        }
    }

    /// The types that the snippet makes of a range of types. A snippet without a value is reported.
    pub(crate) fn transformed_range<'c>(&self, types: &[Type<'c>]) -> Option<Vec<Type<'c>>> {
        self.value(Value::list(types.iter().copied()))?.elements(Value::ty)
    }

    fn value<'a, 'c>(&self, of: Value<'a, 'c>) -> Option<Value<'a, 'c>> {
        match self.snippet.run(vec![of]) {
            Ok(value) => Some(value),
            Err(Stop::Absent) => None,
            Err(Stop::Unknown) => {
                missing_hook_of_value(&self.message);
                None
            }
        }
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
    ) -> ReportedSnippet {
        self.reported(expr, names, &format!("the predicate of `{of}`"), of, span)
    }

    /// Compiles the snippet that makes a type of another one, or of several.
    pub(crate) fn reported_transform(&mut self, expr: &Expr, name: &str, span: Span) -> ReportedSnippet {
        self.reported(expr, &[name], "the snippet of `TypesMatchWith`", "TypesMatchWith", span)
    }

    fn reported(
        &mut self,
        expr: &Expr,
        names: &[&str],
        subject: &str,
        of: &str,
        span: Span,
    ) -> ReportedSnippet {
        let snippet = self.snippet(expr, names, of, span);
        let message = match snippet.unknown.is_empty() {
            // The message has no line number, which would change with each line that is inserted before.
            true => format!("{subject} has no value here"),
            false => {
                format!("{subject} is not known: {} ({})", snippet.unknown_parts(), place(self.records, span))
            }
        };
        ReportedSnippet { snippet, message }
    }
}
