//! Passes over declarations of the test dialect's ops: derived attributes and traits that fold.

use rtblgen_runtime::interfaces::{DynDerivedAttributeOpInterface, DynInferShapedTypeOpInterface};
use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::rewrite::{GreedyError, apply_patterns_greedily_to};
use rtblgen_runtime::traits::TERMINATOR;
use rtblgen_runtime::{Builder, GreedyConfig, Ir, IrBuilder, Op, OpState, RewritePatternSet};

use crate::passes::remark;

type Outcome<'c> = Result<(), PassError<'c>>;

/// `-test-derived-attr`
pub(super) fn derived_attributes<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let ir = &*ir;
    for op in op.post_order(ir) {
        let Some(own) = DynDerivedAttributeOpInterface::cast(ir, op) else { continue };
        for entry in own.materialize_derived_attributes(ir).entries() {
            remark(ir, op, format!("{} = {}", entry.name.value(), entry.value));
        }
    }
    Ok(())
}

/// The ops that `-test-return-type` builds; each infers its type from two operands.
const INFERRED: [&str; 3] = [
    "test.op_with_infer_type_if",
    "test.op_with_infer_type_adaptor_if",
    "test.op_with_shaped_type_infer_type_if",
];

/// `-test-return-type`
pub(super) fn return_types<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let name = op.symbol_name(ir).map_or("", |name| name.value());
    let Some(entry) = op.region(ir, 0).entry(ir) else { return Ok(()) };
    let ops = entry.ops(ir).filter(|op| !op.has_trait(ir, &TERMINATOR)).collect::<Vec<_>>();
    for own in ops {
        match name {
            "testCreateFunctions" => INFERRED.iter().for_each(|name| create_inferred(ir, op, own, name)),
            "testReifyFunctions" => reify_shape(ir, own),
            _ => {}
        }
    }
    Ok(())
}

/// Builds an op after `place` for each pair of the function's arguments from which its type can be inferred.
fn create_inferred<'c>(ir: &mut Ir<'c>, function: Op, place: Op, name: &str) {
    let location = ir.context().unknown_loc();
    let arguments: Vec<_> =
        function.region(ir, 0).entry(ir).map_or_else(Vec::new, |entry| entry.arguments(ir).collect());
    let attributes = place.discardable_attributes(ir);
    let mut builder = IrBuilder::after(ir, place);
    for pair in arguments.iter().flat_map(|first| arguments.iter().map(|second| [*first, *second])) {
        let state = OpState::new(name, location).operands(pair).attributes(attributes.iter().copied());
        if builder.infer_result_types(&state).is_ok() {
            builder.create(state);
        }
    }
}

/// Remarks on the operation that computes the one size of a result.
fn reify_shape<'c>(ir: &mut Ir<'c>, op: Op) {
    let Some(own) = DynInferShapedTypeOpInterface::cast(ir, op) else { return };
    let operands: Vec<_> = op.operands(ir).collect();
    let shapes = own.reify_return_type_shapes(&mut IrBuilder::before(ir, op), &operands);
    let Some([shape]) = shapes.as_deref() else { return };
    if let Some(defining) = shape.defining_op(ir) {
        let text = ir.print_op(defining, &ir.context().diagnostic_print_options());
        remark(ir, op, format!("value 0: {}", text.trim_end()));
    }
}

/// `-test-trait-folder`
pub(super) fn fold_traits<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let patterns = RewritePatternSet::new(ir.context()).freeze();
    match apply_patterns_greedily_to(ir, op, &patterns, GreedyConfig::default()) {
        Ok(_) | Err(GreedyError::NotConverged { .. }) => Ok(()),
        Err(error) => Err(PassError::Message(error.to_string())),
    }
}
