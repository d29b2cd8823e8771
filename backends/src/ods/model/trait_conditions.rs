//! Conditions that traits impose on the ops that list them: in MLIR, assertions of the C++ classes of the
//! traits.

use rtblgen_records::Record;
use tblgen_parser::Diagnostic;

use crate::ods::model::argument::{Arity, NamedValue};
use crate::ods::model::operator::Operator;

/// A condition on an op, and its message.
struct Condition {
    text: &'static str,
    holds: fn(&Operator<'_>) -> bool,
}

const ONE_RESULT: Condition =
    Condition { text: "exactly one result", holds: |op| number(&op.results) == Some(1) };
const NO_OPERANDS: Condition = Condition { text: "no operands", holds: |op| number(&op.operands) == Some(0) };
const ONE_OPERAND: Condition =
    Condition { text: "exactly one operand", holds: |op| number(&op.operands) == Some(1) };
const ONE_OR_TWO_OPERANDS: Condition =
    Condition { text: "one or two operands", holds: |op| matches!(number(&op.operands), Some(1 | 2)) };
const SAME_TYPE: Condition = Condition {
    text: "the trait `SameOperandsAndResultType`",
    holds: |op| op.has_trait("SameOperandsAndResultType"),
};
const REGIONS: Condition = Condition { text: "at least one region", holds: |op| !op.regions.is_empty() };

const ATTRIBUTES: Condition =
    Condition { text: "at least one attribute", holds: |op| !op.attributes.is_empty() };
const TERMINATOR: Condition =
    Condition { text: "the trait `Terminator`", holds: |op| op.has_trait("IsTerminator") };
const NO_RESULTS: Condition = Condition { text: "no results", holds: |op| number(&op.results) == Some(0) };
const NO_SUCCESSORS: Condition = Condition { text: "no successors", holds: |op| op.successors.is_empty() };

/// The traits and interfaces that demand something, by their names in C++.
const CONDITIONS: [(&str, &[Condition]); 9] = [
    ("FirstAttrDerivedResultType", &[ATTRIBUTES]),
    ("RegionBranchOpInterface", &[REGIONS]),
    ("RegionBranchTerminatorOpInterface", &[TERMINATOR, NO_RESULTS, NO_SUCCESSORS]),
    ("ReturnLike", &[TERMINATOR, NO_RESULTS, NO_SUCCESSORS]),
    ("IsInvolution", &[ONE_RESULT, ONE_OPERAND, SAME_TYPE]),
    ("IsIdempotent", &[ONE_RESULT, ONE_OR_TWO_OPERANDS, SAME_TYPE]),
    ("ConstantLike", &[ONE_RESULT, NO_OPERANDS]),
    ("AffineScope", &[REGIONS]),
    ("AutomaticAllocationScope", &[REGIONS]),
];

pub(super) fn check(operator: &Operator<'_>, mistakes: &mut Vec<Diagnostic>) {
    for own in &operator.traits {
        let Some((_, conditions)) = CONDITIONS.iter().find(|(name, _)| *name == own.name()) else { continue };
        // One mistake often brings the next.
        if let Some(broken) = conditions.iter().find(|condition| !(condition.holds)(operator)) {
            let message = format!("`{}` is for ops with {}", shown(own.record), broken.text);
            mistakes.push(Diagnostic::error(own.span, message));
        }
    }
}

/// The number of values, if it is fixed.
fn number(values: &[NamedValue<'_>]) -> Option<usize> {
    values.iter().all(|value| value.arity == Arity::One).then_some(values.len())
}

fn shown(record: Record<'_>) -> &str {
    match record.is_anonymous() {
        true => record.str("cppInterfaceName").or(record.str("trait")).unwrap_or_default(),
        false => record.name(),
    }
}
