//! Conversion of the types of values that loops and conditions of `scf` carry.

use rtblgen_runtime::TypedOp;
use std::sync::Arc;

use rtblgen_runtime::conversion::{
    ConversionPatternSet, ConversionTarget, TypeConverter, populate_op_conversion,
};

use crate::scf;

/// Operations whose results are converted, with the arguments of their blocks.
const BY_RESULTS: [&str; 3] = [scf::ForOp::NAME, scf::IfOp::NAME, scf::IndexSwitchOp::NAME];

/// Operations whose operands are converted as well.
const WHOLE: [&str; 2] = [scf::WhileOp::NAME, scf::ConditionOp::NAME];

/// Adds patterns that convert the values that `scf.for`, `scf.if`, `scf.while` and `scf.index_switch` carry, also to several
/// values each, and makes those operations legal once their values are (MLIR's
/// `populateSCFStructuralTypeConversionsAndLegality`).
pub fn populate_scf_type_conversion<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    target: &mut ConversionTarget<'c>,
    converter: &Arc<TypeConverter<'c>>,
) {
    for name in BY_RESULTS {
        populate_op_conversion(patterns, converter, name);
        let converter = converter.clone();
        let is_legal = move |ir: &_, op: rtblgen_runtime::Op| {
            Some(op.results(ir).all(|result| converter.is_legal_value(ir, result)))
        };
        target.dynamic_op(name, is_legal);
    }
    for name in WHOLE {
        populate_op_conversion(patterns, converter, name);
        let converter = converter.clone();
        target.dynamic_op(name, move |ir, op| Some(converter.is_legal_op(ir, op)));
    }
    populate_op_conversion(patterns, converter, scf::YieldOp::NAME);
    let converter = converter.clone();
    target.dynamic(move |ir, end: scf::YieldOp| {
        let parent = end.parent_op(ir)?.name(ir).as_str();
        let ends_converted = BY_RESULTS.contains(&parent) || parent == scf::WhileOp::NAME;
        Some(!ends_converted || end.op().operands(ir).all(|value| converter.is_legal_value(ir, value)))
    });
}
