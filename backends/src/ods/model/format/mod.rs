//! Declarative assembly formats of ops.
//!
//! A format string comes in; elements and the sources of elided types go out. Every operand, result type, region and
//! successor is then accounted for, and nothing is bound twice. Mistakes are reported at their place in the string.

mod ambiguity;
pub(super) mod base;
mod check;
mod element;
pub(super) mod lexer;
mod lost;
mod parser;
pub(super) mod starts;
mod types;

pub use element::{Clause, CustomArgument, Element, Group, ValueRef};
pub use types::{Subject, TypeOf, TypeSource};

use rtblgen_records::Value;
use tblgen_parser::Diagnostic;

use crate::ods::model::Operator;

/// A format that follows the rules.
#[derive(Clone, Debug)]
pub struct AssemblyFormat<'r> {
    /// The elements in the order of the text.
    pub elements: Vec<Element>,
    /// For each operand, where its types come from.
    pub operand_types: Vec<TypeSource<'r>>,
    /// For each result, where its types come from.
    pub result_types: Vec<TypeSource<'r>>,
    /// Warnings about the format.
    pub warnings: Vec<Diagnostic>,
    /// Reasons why the text is not read back. `mlir-tblgen` accepts such formats: they are warnings in stock files.
    pub doubts: Vec<Diagnostic>,
}

impl<'r> AssemblyFormat<'r> {
    /// Parses and checks the format of an op.
    ///
    /// # Errors
    ///
    /// The first mistake in the text; where there is none, all that is missing.
    pub fn parse(operator: &Operator<'r>, value: Value<'r>) -> Result<Self, Vec<Diagnostic>> {
        let noted = |mistakes: Vec<Diagnostic>| -> Vec<Diagnostic> {
            let span = operator.record.span();
            let note = "in custom assembly format for this operation";
            mistakes.into_iter().map(|mistake| mistake.with_note(span, note)).collect()
        };
        let parsed = parser::parse(operator, value).map_err(|mistake| noted(vec![mistake]))?;
        let (mut mistakes, mut doubts) = (Vec::new(), Vec::new());
        check::check(operator, value, &parsed, &mut mistakes);
        check::check_text(operator, value, &parsed, &mut doubts);
        ambiguity::check(operator, value, &parsed.elements, &mut doubts);
        lost::check(operator, value, &parsed.elements, &mut doubts);
        let (operand_types, result_types) =
            types::resolve(operator, value, &parsed, &mut mistakes, &mut doubts);
        match mistakes.iter().any(Diagnostic::is_error) {
            false => Ok(Self {
                elements: parsed.elements,
                operand_types,
                result_types,
                warnings: noted(mistakes),
                doubts: noted(doubts),
            }),
            true => Err(noted(mistakes.into_iter().chain(doubts).collect())),
        }
    }
}
