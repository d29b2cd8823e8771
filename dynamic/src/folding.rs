//! Folders that follow from the definition of an op.

use rtblgen_backends::ods::model::{Arity, AttributePresence, Operator};
use rtblgen_ir::ir::definition::{FoldOutcome, FoldResult};
use rtblgen_ir::{Attribute, Ir, Op};

/// Whether an op is a constant whose value can only be its attribute. The trait `ConstantLike` promises that the folder
/// returns the value.
pub(crate) fn is_constant(operator: &Operator<'_>) -> bool {
    operator.stubs.folder
        && operator.has_trait("ConstantLike")
        && operator.operands.is_empty()
        && operator.properties.is_empty()
        && operator.regions.is_empty()
        && matches!(operator.results.as_slice(), [result] if result.arity == Arity::One)
        && matches!(operator.attributes.as_slice(), [value] if value.presence == AttributePresence::Required)
}

/// The folder of an op for which [`is_constant`] holds.
pub(crate) fn constant<'c>(ir: &Ir<'c>, op: Op, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
    match op.inherent(ir, 0) {
        Some(value) => FoldOutcome::Replaced([FoldResult::Attribute(value)].into_iter().collect()),
        None => FoldOutcome::NotFolded,
    }
}
