//! Conversion of the types of values that loops and conditions of `scf` carry.

use std::sync::Arc;

use rtblgen_runtime::conversion::{
    ConversionPatternSet, ConversionTarget, TypeConverter, populate_op_conversion,
};

/// Operations whose results are converted, with the arguments of their blocks.
const BY_RESULTS: [&str; 3] = ["scf.for", "scf.if", "scf.index_switch"];

/// Operations whose operands are converted as well.
const WHOLE: [&str; 2] = ["scf.while", "scf.condition"];

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
    populate_op_conversion(patterns, converter, "scf.yield");
    let converter = converter.clone();
    target.dynamic_op("scf.yield", move |ir, op| {
        let parent = op.parent_op(ir)?.name(ir).as_str();
        let ends_converted = BY_RESULTS.contains(&parent) || parent == "scf.while";
        Some(!ends_converted || op.operands(ir).all(|value| converter.is_legal_value(ir, value)))
    });
}
