//! Control flow and data flow between regions.

use std::ops::Range;

use rtblgen_runtime::constants::{Element, Int};
use rtblgen_runtime::interfaces::{
    DestinationStyleOpInterface, InvocationBounds, LoopLikeOpInterface, RegionBranchOpInterface,
    RegionBranchPoint, RegionBranchTerminatorOpInterface, RegionSuccessor,
};
use rtblgen_runtime::{Attribute, FoldResult, Ir, Op, PatternRewriter, Region, TypedOp, Value};

use super::{
    ConditionOp, ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, ReduceOp, WhileOp,
    yield_of,
};
use crate::arith;

/// The constant that an operand has.
fn integer(constant: Option<Attribute<'_>>) -> Option<Int> {
    Int::of_attribute(constant?)
}

fn arguments(ir: &Ir<'_>, region: Region) -> Vec<Value> {
    region.entry(ir).map_or(Vec::new(), |entry| entry.arguments(ir).collect())
}

/// A region, with all arguments of its first block.
fn into_region(ir: &Ir<'_>, region: Region) -> RegionSuccessor {
    RegionSuccessor::region(region, arguments(ir, region))
}

/// The operation around, with all its results.
fn out_of(ir: &Ir<'_>, op: Op) -> RegionSuccessor {
    RegionSuccessor::parent(op.results(ir))
}

impl RegionBranchOpInterface for ExecuteRegionOp {
    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        regions.push(match point {
            RegionBranchPoint::Parent => RegionSuccessor::region(self.region(ir), []),
            RegionBranchPoint::Terminator(_) => out_of(ir, self.op()),
        });
    }
}

impl IfOp {
    /// Returns the successor if the condition fails.
    fn else_successor(self, ir: &Ir<'_>) -> RegionSuccessor {
        match self.else_region(ir) {
            region if region.is_empty(ir) => out_of(ir, self.op()),
            region => RegionSuccessor::region(region, []),
        }
    }
}

impl RegionBranchOpInterface for IfOp {
    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        match point {
            RegionBranchPoint::Parent => {
                regions.extend([RegionSuccessor::region(self.then_region(ir), []), self.else_successor(ir)]);
            }
            RegionBranchPoint::Terminator(_) => regions.push(out_of(ir, self.op())),
        }
    }

    fn entry_successor_regions<'c>(
        self,
        ir: &Ir<'c>,
        operands: &[Option<Attribute<'c>>],
        regions: &mut Vec<RegionSuccessor>,
    ) {
        let condition = operands.first().and_then(|condition| integer(*condition));
        if condition.is_none_or(Int::is_one) {
            regions.push(RegionSuccessor::region(self.then_region(ir), []));
        }
        if condition.is_none_or(Int::is_zero) {
            regions.push(self.else_successor(ir));
        }
    }

    fn region_invocation_bounds<'c>(
        self,
        _: &Ir<'c>,
        operands: &[Option<Attribute<'c>>],
        bounds: &mut Vec<InvocationBounds>,
    ) {
        let condition = operands.first().and_then(|condition| integer(*condition));
        bounds.extend([true, false].map(|own| {
            let may_run = condition.is_none_or(|condition| condition.is_one() == own);
            InvocationBounds { lower: 0, upper: Some(may_run.into()) }
        }));
    }
}

impl IndexSwitchOp {
    /// The region that is executed for an index.
    pub fn region_of(self, ir: &Ir<'_>, index: i128) -> Region {
        let case = self.cases(ir).iter().position(|case| i128::from(*case) == index);
        self.op().region(ir, case.map_or(0, |case| 1 + case))
    }
}

impl RegionBranchOpInterface for IndexSwitchOp {
    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        match point {
            RegionBranchPoint::Parent => {
                regions.extend(self.op().regions(ir).map(|region| RegionSuccessor::region(region, [])));
            }
            RegionBranchPoint::Terminator(_) => regions.push(out_of(ir, self.op())),
        }
    }

    fn entry_successor_regions<'c>(
        self,
        ir: &Ir<'c>,
        operands: &[Option<Attribute<'c>>],
        regions: &mut Vec<RegionSuccessor>,
    ) {
        match operands.first().and_then(|index| integer(*index)) {
            Some(index) => regions.push(RegionSuccessor::region(self.region_of(ir, index.signed()), [])),
            None => self.successor_regions(ir, RegionBranchPoint::Parent, regions),
        }
    }

    fn region_invocation_bounds<'c>(
        self,
        ir: &Ir<'c>,
        operands: &[Option<Attribute<'c>>],
        bounds: &mut Vec<InvocationBounds>,
    ) {
        let index = operands.first().and_then(|index| integer(*index));
        let live = index.map(|index| self.region_of(ir, index.signed()));
        bounds.extend(self.op().regions(ir).map(|region| {
            let may_run = live.is_none_or(|live| live == region);
            InvocationBounds { lower: 0, upper: Some(may_run.into()) }
        }));
    }
}

impl RegionBranchOpInterface for ForOp {
    fn entry_successor_operands(self, ir: &Ir<'_>, _: &RegionSuccessor) -> Vec<Value> {
        self.init_args(ir).collect()
    }

    fn successor_regions(self, ir: &Ir<'_>, _: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        regions.push(RegionSuccessor::region(self.region(ir), self.region_iter_args(ir)));
        regions.push(out_of(ir, self.op()));
    }
}

impl LoopLikeOpInterface for ForOp {
    fn loop_regions(self, ir: &Ir<'_>) -> Vec<Region> {
        vec![self.region(ir)]
    }

    fn loop_induction_vars(self, ir: &Ir<'_>) -> Option<Vec<Value>> {
        Some(vec![self.induction_var(ir)?])
    }

    fn loop_lower_bounds<'c>(self, ir: &Ir<'c>) -> Option<Vec<FoldResult<'c>>> {
        Some(vec![FoldResult::Value(self.lower_bound(ir))])
    }

    fn loop_upper_bounds<'c>(self, ir: &Ir<'c>) -> Option<Vec<FoldResult<'c>>> {
        Some(vec![FoldResult::Value(self.upper_bound(ir))])
    }

    fn loop_steps<'c>(self, ir: &Ir<'c>) -> Option<Vec<FoldResult<'c>>> {
        Some(vec![FoldResult::Value(self.step(ir))])
    }

    fn has_unsigned_bounds(self, ir: &Ir<'_>) -> bool {
        self.unsigned_cmp(ir)
    }

    fn inits_mutable(self, ir: &Ir<'_>) -> Range<usize> {
        self.op().operand_segment(ir, 3)
    }

    fn region_iter_args(self, ir: &Ir<'_>) -> Vec<Value> {
        self.region(ir).entry(ir).map_or(Vec::new(), |entry| entry.arguments(ir).skip(1).collect())
    }

    fn yielded_values_mutable(self, ir: &Ir<'_>) -> Option<(Op, Range<usize>)> {
        let last = yield_of(ir, self.region(ir))?.op();
        Some((last, 0..last.operand_count(ir)))
    }

    fn loop_results(self, ir: &Ir<'_>) -> Option<Vec<Value>> {
        Some(self.results(ir).collect())
    }

    fn static_trip_count(self, ir: &Ir<'_>) -> Option<u128> {
        trip_count(ir, [self.lower_bound(ir), self.upper_bound(ir), self.step(ir)], !self.unsigned_cmp(ir))
    }

    fn promote_if_single_iteration<'c>(self, rewriter: &mut PatternRewriter<'_, 'c>) -> bool {
        self.static_trip_count(rewriter) == Some(1) && super::inline::inline_body(self, rewriter).is_ok()
    }
}

/// The number of iterations of a loop from a lower bound to an upper bound, which is excluded; `None` if it is not known.
pub(crate) fn trip_count(ir: &Ir<'_>, bounds: [Value; 3], is_signed: bool) -> Option<u128> {
    mixed_trip_count(ir, bounds.map(FoldResult::Value), is_signed)
}

/// The same with bounds and a step that may be numbers.
pub(crate) fn mixed_trip_count<'c>(
    ir: &Ir<'c>,
    [low, high, step]: [FoldResult<'c>; 3],
    is_signed: bool,
) -> Option<u128> {
    let constant = |bound: FoldResult<'c>| match bound {
        FoldResult::Value(value) => ir.match_constant(value).and_then(Int::of_attribute),
        FoldResult::Attribute(number) => Int::of_attribute(number),
    };
    // Upstream's numbers are of another type than its values.
    if low.value().is_some() != high.value().is_some() {
        return None;
    }
    if low == high {
        return Some(0);
    }
    let step = constant(step);
    if step.is_some_and(|step| step.is_zero() || is_signed && step.is_negative()) {
        return Some(0);
    }
    let distance = match (constant(low), constant(high)) {
        (Some(low), Some(high)) => {
            let order = if is_signed { high.compare_signed(low) } else { high.compare_unsigned(low) };
            if order.is_le() {
                return Some(0);
            }
            high.wrapping_sub(low)
        }
        (None, None) => distance_of_sum(ir, low.value()?, high.value()?, is_signed)?,
        _ => return None,
    };
    // Upstream reads the difference of large unsigned numbers as negative, and so would remove the loop.
    if is_signed && distance.is_negative() {
        return if constant(low).is_some() { None } else { Some(0) };
    }
    let step = step?.unsigned();
    Some(distance.unsigned().div_ceil(step))
}

/// The number that is added to the lower bound to get the upper one.
fn distance_of_sum(ir: &Ir<'_>, low: Value, high: Value, is_signed: bool) -> Option<Int> {
    let sum = ir.defining_op::<arith::AddIOp>(high)?;
    let flag = match is_signed {
        true => arith::IntegerOverflowFlags::NSW,
        false => arith::IntegerOverflowFlags::NUW,
    };
    let holds = sum.overflow_flags(ir).contains(flag) && sum.lhs(ir) == low;
    holds.then(|| ir.match_constant(sum.rhs(ir)).and_then(Int::of_attribute))?
}

impl RegionBranchOpInterface for WhileOp {
    fn entry_successor_operands(self, ir: &Ir<'_>, _: &RegionSuccessor) -> Vec<Value> {
        self.inits(ir).collect()
    }

    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        match point {
            RegionBranchPoint::Terminator(op) if op.parent_region(ir) == Some(self.before(ir)) => {
                regions.extend([out_of(ir, self.op()), into_region(ir, self.after(ir))]);
            }
            _ => regions.push(into_region(ir, self.before(ir))),
        }
    }
}

impl LoopLikeOpInterface for WhileOp {
    fn loop_regions(self, ir: &Ir<'_>) -> Vec<Region> {
        vec![self.before(ir), self.after(ir)]
    }

    fn inits_mutable(self, ir: &Ir<'_>) -> Range<usize> {
        0..self.op().operand_count(ir)
    }

    fn region_iter_args(self, ir: &Ir<'_>) -> Vec<Value> {
        arguments(ir, self.before(ir))
    }

    fn yielded_values_mutable(self, ir: &Ir<'_>) -> Option<(Op, Range<usize>)> {
        let last = self.yield_op(ir)?.op();
        Some((last, 0..last.operand_count(ir)))
    }
}

impl RegionBranchTerminatorOpInterface for ConditionOp {
    fn mutable_successor_operands(self, ir: &Ir<'_>, _: &RegionSuccessor) -> Range<usize> {
        self.op().operand_segment(ir, 1)
    }

    fn successor_regions<'c>(
        self,
        ir: &Ir<'c>,
        operands: &[Option<Attribute<'c>>],
        regions: &mut Vec<RegionSuccessor>,
    ) {
        let parent = self.op().parent_op(ir).and_then(|parent| WhileOp::cast(ir, parent));
        let Some(parent) = parent else { return };
        let condition = operands.first().and_then(|condition| integer(*condition));
        if condition.is_none_or(Int::is_one) {
            regions.push(into_region(ir, parent.after(ir)));
        }
        if condition.is_none_or(Int::is_zero) {
            regions.push(out_of(ir, parent.op()));
        }
    }
}

impl RegionBranchOpInterface for ForallOp {
    fn entry_successor_operands(self, ir: &Ir<'_>, _: &RegionSuccessor) -> Vec<Value> {
        self.outputs(ir).values().collect()
    }

    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        regions.push(match point {
            RegionBranchPoint::Parent => RegionSuccessor::region(self.region(ir), self.region_iter_args(ir)),
            RegionBranchPoint::Terminator(_) => out_of(ir, self.op()),
        });
    }
}

/// Bounds of which some are numbers, and the others operands.
fn mixed<'c>(ir: &Ir<'c>, numbers: &[i64], operands: Vec<Value>) -> Option<Vec<FoldResult<'c>>> {
    let mut operands = operands.into_iter();
    let bound = |number: &i64| match *number {
        i64::MIN => operands.next().map(FoldResult::Value),
        number => Some(FoldResult::Attribute(ir.context().i64_attr(number))),
    };
    numbers.iter().map(bound).collect()
}

impl LoopLikeOpInterface for ForallOp {
    fn loop_regions(self, ir: &Ir<'_>) -> Vec<Region> {
        vec![self.region(ir)]
    }

    fn loop_induction_vars(self, ir: &Ir<'_>) -> Option<Vec<Value>> {
        Some(arguments(ir, self.region(ir)).into_iter().take(self.rank(ir)).collect())
    }

    fn loop_lower_bounds<'c>(self, ir: &Ir<'c>) -> Option<Vec<FoldResult<'c>>> {
        mixed(ir, &self.static_lower_bound(ir), self.dynamic_lower_bound(ir).values().collect())
    }

    fn loop_upper_bounds<'c>(self, ir: &Ir<'c>) -> Option<Vec<FoldResult<'c>>> {
        mixed(ir, &self.static_upper_bound(ir), self.dynamic_upper_bound(ir).values().collect())
    }

    fn loop_steps<'c>(self, ir: &Ir<'c>) -> Option<Vec<FoldResult<'c>>> {
        mixed(ir, &self.static_step(ir), self.dynamic_step(ir).values().collect())
    }

    fn inits_mutable(self, ir: &Ir<'_>) -> Range<usize> {
        self.op().operand_segment(ir, 3)
    }

    fn region_iter_args(self, ir: &Ir<'_>) -> Vec<Value> {
        arguments(ir, self.region(ir)).into_iter().skip(self.rank(ir)).collect()
    }

    fn promote_if_single_iteration<'c>(self, _: &mut PatternRewriter<'_, 'c>) -> bool {
        false
    }
}

impl DestinationStyleOpInterface for ForallOp {
    fn dps_inits_mutable(self, ir: &Ir<'_>) -> Range<usize> {
        self.op().operand_segment(ir, 3)
    }
}

impl RegionBranchOpInterface for ParallelOp {
    fn successor_regions(self, ir: &Ir<'_>, _: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        regions.push(RegionSuccessor::region(self.region(ir), []));
        regions.push(RegionSuccessor::parent([]));
    }
}

impl LoopLikeOpInterface for ParallelOp {
    fn loop_regions(self, ir: &Ir<'_>) -> Vec<Region> {
        vec![self.region(ir)]
    }

    fn loop_induction_vars(self, ir: &Ir<'_>) -> Option<Vec<Value>> {
        Some(arguments(ir, self.region(ir)))
    }

    fn loop_lower_bounds<'c>(self, ir: &Ir<'c>) -> Option<Vec<FoldResult<'c>>> {
        Some(self.lower_bound(ir).values().map(FoldResult::Value).collect())
    }

    fn loop_upper_bounds<'c>(self, ir: &Ir<'c>) -> Option<Vec<FoldResult<'c>>> {
        Some(self.upper_bound(ir).values().map(FoldResult::Value).collect())
    }

    fn loop_steps<'c>(self, ir: &Ir<'c>) -> Option<Vec<FoldResult<'c>>> {
        Some(self.step(ir).values().map(FoldResult::Value).collect())
    }
}

impl RegionBranchTerminatorOpInterface for ReduceOp {
    fn mutable_successor_operands(self, _: &Ir<'_>, _: &RegionSuccessor) -> Range<usize> {
        0..0
    }
}
