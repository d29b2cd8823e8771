//! The definitions of a dialect as operations of `irdl`, as `tblgen-to-irdl` writes them.
//!
//! Types and attributes have no parameters there, and predicates are `irdl.c_pred`, which has no meaning at run time.

mod model;
mod read;
mod text;
mod validity;

use rtblgen_records::{Record, Records};
use tblgen_parser::Diagnostic;

use crate::docs::select_dialect;
use crate::input::request::Filter;

/// Returns the module of a dialect. What makes it wrong for `irdl` is a warning: it then has the generic form, as MLIR prints
/// wrong operations.
pub(crate) fn module(
    records: &Records,
    filter: &Filter,
    warnings: &mut Vec<Diagnostic>,
) -> Result<String, Vec<Diagnostic>> {
    let dialects: Vec<Record<'_>> = records.derived("Dialect").collect();
    let dialect =
        select_dialect(&dialects, filter).map_err(|message| vec![Diagnostic::error_without_span(message)])?;
    let module = read::module(records, dialect).map_err(|error| vec![error.into()])?;
    let problem = validity::problem(&module);
    if let Some(problem) = &problem {
        let message = format!("the module is not valid: {}", problem.text);
        warnings.push(Diagnostic::warning(dialect.span(), message).with_help(problem.help));
    }
    Ok(text::print(&module, problem.is_none()))
}
