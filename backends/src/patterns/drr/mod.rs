//! Declarative rewrite rules (DRR): from `Pattern` records to the pattern model.
//!
//! The model is checked while it is made: it names definite operands, attributes and results of ops whose definitions
//! are known.

mod arguments;
mod available;
mod check;
mod constraint_operands;
mod contradiction;
mod directives;
mod head;
mod integers;
mod pattern;
mod replacement;
mod result_attributes;
mod result_native;
mod results;
mod role;
mod source;
mod source_attributes;
mod source_groups;
mod source_native;
mod successors;
mod trailing_directives;

use std::path::PathBuf;
use std::rc::Rc;

use rtblgen_records::{Record, Records};
use tblgen_parser::Diagnostic;

use crate::input::library::is_stock;
use crate::patterns::model::Pattern;
use crate::patterns::model::converted::Conversions;
use crate::patterns::model::operators::Operators;

/// Checks all patterns of a file: named ones in the order of their names, then the others, as MLIR adds them.
///
/// The C++ of a file under one of `upstream_roots` may define builders that its records do not have: patterns of such a file call
/// hooks instead.
pub(super) fn patterns<'r>(
    records: &'r Records,
    upstream_roots: &[PathBuf],
) -> (Vec<Pattern<'r>>, Vec<Diagnostic>) {
    let (unnamed, named): (Vec<Record<'r>>, Vec<_>) =
        records.derived("Pattern").partition(|record| record.is_anonymous());
    let named = named.into_iter().map(|record| (record, record.name().to_owned()));
    let unnamed =
        unnamed.into_iter().enumerate().map(|(number, record)| (record, format!("GeneratedConvert{number}")));
    let mut operators = Operators::default();
    let conversions = Rc::new(Conversions::of(records));
    let (mut patterns, mut diagnostics) = (Vec::new(), Vec::new());
    for (record, name) in named.chain(unnamed) {
        let file = records.sources().name(records.sources().file_of(record.span()));
        let is_stock = is_stock(file, upstream_roots);
        let checked = Pattern::from_record(record, name, is_stock, Rc::clone(&conversions), &mut operators);
        patterns.extend(checked.pattern);
        // The patterns of a loop have the same warnings at the same place.
        let is_known = |own: &Diagnostic| !own.is_error() && diagnostics.contains(own);
        let new: Vec<_> = checked.diagnostics.into_iter().filter(|own| !is_known(own)).collect();
        diagnostics.extend(new);
    }
    (patterns, diagnostics)
}
