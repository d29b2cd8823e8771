//! Loop interfaces of the affine loops.

use std::ops::Range;

use rtblgen_runtime::affine::AffineMap;
use rtblgen_runtime::interfaces::{ConditionallySpeculatable, LoopLikeOpInterface, Speculatability};
use rtblgen_runtime::{FoldResult, Ir, Op, Region, TypedOp, Value};

use super::{AffineForOp, AffineParallelOp, map_of};

/// A bound that is a constant.
fn constant<'c>(ir: &Ir<'c>, map: Option<AffineMap>) -> Option<Vec<FoldResult<'c>>> {
    let number = map.filter(|map| map.results().len() == 1)?.results()[0].as_constant()?;
    Some(vec![FoldResult::Attribute(ir.context().i64_attr(number))])
}

impl AffineForOp {
    /// The step of a loop.
    fn step_number(self, ir: &Ir<'_>) -> Option<i64> {
        self.op().attribute(ir, "step")?.as_integer().and_then(|step| i64::try_from(step).ok())
    }
}

impl LoopLikeOpInterface for AffineForOp {
    fn loop_regions(self, ir: &Ir<'_>) -> Vec<Region> {
        vec![self.op().region(ir, 0)]
    }

    fn loop_induction_vars(self, ir: &Ir<'_>) -> Option<Vec<Value>> {
        Some(self.op().region(ir, 0).entry(ir)?.arguments(ir).take(1).collect())
    }

    fn loop_lower_bounds<'c>(self, ir: &Ir<'c>) -> Option<Vec<FoldResult<'c>>> {
        constant(ir, map_of(self, ir, "lowerBoundMap"))
    }

    fn loop_upper_bounds<'c>(self, ir: &Ir<'c>) -> Option<Vec<FoldResult<'c>>> {
        constant(ir, map_of(self, ir, "upperBoundMap"))
    }

    fn loop_steps<'c>(self, ir: &Ir<'c>) -> Option<Vec<FoldResult<'c>>> {
        Some(vec![FoldResult::Attribute(ir.context().i64_attr(self.step_number(ir)?))])
    }

    fn inits_mutable(self, ir: &Ir<'_>) -> Range<usize> {
        self.op().operand_segment(ir, 2)
    }

    fn region_iter_args(self, ir: &Ir<'_>) -> Vec<Value> {
        let entry = self.op().region(ir, 0).entry(ir);
        entry.map_or(Vec::new(), |entry| entry.arguments(ir).skip(1).collect())
    }

    fn yielded_values_mutable(self, ir: &Ir<'_>) -> Option<(Op, Range<usize>)> {
        let last = self.op().region(ir, 0).entry(ir)?.last_op(ir)?;
        Some((last, 0..last.operand_count(ir)))
    }

    fn loop_results(self, ir: &Ir<'_>) -> Option<Vec<Value>> {
        Some(self.op().results(ir).collect())
    }
}

impl LoopLikeOpInterface for AffineParallelOp {
    fn loop_regions(self, ir: &Ir<'_>) -> Vec<Region> {
        vec![self.op().region(ir, 0)]
    }
}

impl ConditionallySpeculatable for AffineForOp {
    /// A loop of step 1 terminates for all bounds; a loop of another step may not.
    fn speculatability(self, ir: &Ir<'_>) -> Speculatability {
        match self.step_number(ir) {
            Some(1) if crate::speculation::divides_safely(ir, self.op()) => {
                let bounds = self.lower_bound_operands(ir).chain(self.upper_bound_operands(ir));
                crate::speculation::of_control(ir, bounds.map(Value::from))
            }
            _ => Speculatability::NotSpeculatable,
        }
    }
}
