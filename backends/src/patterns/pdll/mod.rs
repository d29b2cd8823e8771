//! PDLL: from verified PDL to the pattern model.
//!
//! Each pattern is checked against ODS while its model is made: operands and results by group and kind,
//! attributes by name, the types of new ops. Constructs that the model cannot represent are errors that name
//! them.

mod functions;
mod input;
mod literals;
mod lowering;
mod operands;
mod replacements;
mod results;
mod source;
mod terms;

use bumpalo::Bump;
use rtblgen_records::Record;
use rustc_hash::FxHashMap;
use tblgen_parser::Diagnostic;

pub(super) use input::{Input, read};

use crate::patterns::model::Pattern;
use crate::patterns::model::contradictions::contradictions;
use crate::patterns::model::operators::Operators;
use crate::patterns::pdll::lowering::{File, Functions, Lowering};

/// Checks all patterns of a file, in order. `arena` holds the names that the checks invent.
pub(super) fn patterns<'r>(
    input: &'r Input,
    upstream_includes: &'r [std::path::PathBuf],
    arena: &'r Bump,
) -> (Vec<Pattern<'r>>, Vec<Diagnostic>) {
    let file = File { input, ops: ops(input), upstream_includes, arena };
    let (mut operators, mut functions) = (Operators::default(), Functions::default());
    let (mut patterns, mut diagnostics) = (Vec::new(), Vec::new());
    let mut unnamed = 0;
    for pattern in &input.pdl.patterns {
        let name = pattern.name.clone().unwrap_or_else(|| {
            unnamed += 1;
            format!("GeneratedPDLLPattern{}", unnamed - 1)
        });
        let mut lowering = Lowering::new(&file, pattern, &mut operators, &mut functions);
        let lowered = lowering.pattern(name);
        diagnostics.append(&mut lowering.diagnostics);
        if let Some(lowered) = lowered {
            match contradictions(&lowered) {
                found if found.is_empty() => patterns.push(lowered),
                mut found => diagnostics.append(&mut found),
            }
        }
    }
    (patterns, diagnostics)
}

/// The records of ops by name.
fn ops(input: &Input) -> FxHashMap<String, Record<'_>> {
    let named = input.records.derived("Op").filter_map(|record| {
        let dialect = record.record("opDialect").ok()?.str("name").ok()?;
        let name = record.str("opName").ok()?;
        Some((if dialect.is_empty() { name.to_owned() } else { format!("{dialect}.{name}") }, record))
    });
    named.collect()
}
