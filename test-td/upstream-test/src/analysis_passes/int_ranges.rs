//! `-int-range-optimizations`, before which the ops `test.reflect_bounds` show the results of the analysis.
//!
//! Upstream's op writes its attributes when the analysis visits it. Here an analysis only reads.

use rtblgen_dialects::arith::IntRangeOptimizations;
use rtblgen_runtime::analysis::dataflow::IntegerRanges;
use rtblgen_runtime::pass::{Pass, PassError, PassState};
use rtblgen_runtime::{Context, Ir, Op, TypedOp};

use crate::dialect::test::TestReflectBoundsOp;
use crate::dialect::test::ranges::reflect;

/// The pass.
pub(super) struct ReflectBounds;

impl Pass for ReflectBounds {
    fn argument(&self) -> &'static str {
        IntRangeOptimizations.argument()
    }

    fn name(&self) -> &'static str {
        IntRangeOptimizations.name()
    }

    fn description(&self) -> &'static str {
        IntRangeOptimizations.description()
    }

    fn register_dependent_dialects(&self, context: &Context) {
        IntRangeOptimizations.register_dependent_dialects(context);
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let ranges = IntegerRanges::compute(ir, op);
        for op in op.pre_order(ir).collect::<Vec<_>>() {
            let Some(op) = TestReflectBoundsOp::cast(ir, op) else { continue };
            if let Some(range) = ranges.range(op.op().operand(ir, 0)) {
                reflect(ir, op, range);
            }
        }
        IntRangeOptimizations.run(ir, op, state)
    }
}
