//! Suggestions for misspelt names.

use crate::model::EvalError;
use tblgen_parser::Diagnostic;

/// The error with a suggestion, if `name` is probably a misspelling of one of `candidates`. `kind` is "the class " or the like.
pub(crate) fn suggest<'a>(
    error: Diagnostic,
    kind: &str,
    name: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> EvalError {
    EvalError::new(error.with_similar(kind, name, candidates))
}
