//! How the `test` dialect takes part in inlining, and `-test-inline`, which inlines regions that are values.

use rtblgen_runtime::interfaces::{DialectInliner, DynCallOpInterface};
use rtblgen_runtime::opt::OptRegistry;
use rtblgen_runtime::pass::{PassAnchor, PassError, PassState};
use rtblgen_runtime::transforms::inline_call;
use rtblgen_runtime::{Block, Builder, Ir, Location, Op, OpState, Region, Type, TypedOp, Value};

use crate::dialect::test::{FunctionalRegionOp, TestReturnOp};
use crate::ir_passes::Simple;

/// Inlining into and out of operations of the dialect.
pub(crate) struct TestInliner;

fn is_narrow(ty: Type<'_>) -> bool {
    ty.is_signless_integer(16) || ty.is_signless_integer(32)
}

impl DialectInliner for TestInliner {
    fn is_legal_to_inline_call(&self, ir: &Ir<'_>, call: Op, _: Op, _: bool) -> bool {
        call.attribute(ir, "noinline").is_none()
    }

    fn is_legal_to_inline_region(&self, _: &Ir<'_>, _: Region, _: Region, _: bool) -> bool {
        true
    }

    fn is_legal_to_inline_op(&self, _: &Ir<'_>, _: Op, _: Region, _: bool) -> bool {
        true
    }

    fn should_analyze_recursively(&self, ir: &Ir<'_>, op: Op) -> bool {
        FunctionalRegionOp::cast(ir, op).is_none()
    }

    fn materialize_call_conversion<'c>(
        &self,
        builder: &mut dyn Builder<'c>,
        input: Value,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        (is_narrow(ty) && is_narrow(input.ty(builder.ir())))
            .then(|| builder.create(OpState::new("test.cast", location).operand(input).result(ty)))
    }

    fn handle_terminator(&self, ir: &mut Ir<'_>, terminator: Op, replaced: &[Value]) {
        if TestReturnOp::cast(ir, terminator).is_none() {
            return;
        }
        let values: Vec<Value> = terminator.operands(ir).collect();
        for (old, new) in replaced.iter().zip(values) {
            ir.replace_all_uses(*old, new);
        }
    }

    /// Upstream's dialect does not inline several blocks.
    fn handle_terminator_with_branch(&self, _: &mut Ir<'_>, _: Op, _: Block) {}
}

/// Registers the pass.
pub(crate) fn register(registry: &mut OptRegistry) {
    registry.pass(Simple { argument: "test-inline", anchor: PassAnchor::Op("func.func"), run: inline });
}

fn inline<'c>(ir: &mut Ir<'c>, function: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    let calls: Vec<Op> =
        function.pre_order(ir).filter(|op| op.name(ir).as_str() == "func.call_indirect").collect();
    for op in calls {
        let callee = op.operand(ir, 0);
        let region_op = callee.defining_op(ir).and_then(|made| FunctionalRegionOp::cast(ir, made));
        let (Some(callable), Some(call)) = (region_op, op.interface::<DynCallOpInterface>(ir)) else {
            continue;
        };
        let body = callable.op().region(ir, 0);
        let clones = callee.uses(ir).count() != 1;
        let Some(blocks) = inline_call(ir, call, callable.op(), body, clones) else { continue };
        blocks.finish(ir);
        ir.erase_op(op);
        if callee.uses(ir).next().is_none() {
            ir.erase_op(callable.op());
        }
    }
    Ok(())
}
