//! Integer ranges: MLIR's `IntegerRangeAnalysis`.

use super::constants::{ConstantState, folded};
use super::forward::{ForwardFlow, ForwardSolution, SparseForwardAnalysis, solve_forward};
use rtblgen_ir::constants::{Element, Int, IntRange, filled};
use rtblgen_ir::context::attributes::Attribute;
use rtblgen_ir::control_flow::RegionSuccessor;
use rtblgen_ir::interfaces::{DynInferIntRangeInterface, DynLoopLikeOpInterface};
use rtblgen_ir::ir::definition::FoldResult;
use rtblgen_ir::ir::{Ir, Op, Value};
use rtblgen_ir::traits::TERMINATOR;

/// The state of a value: its range, and whether it is a constant.
///
/// The constant decides which branches are taken. As in MLIR, it comes from the range and, if that is part of the analysis,
/// from constant propagation. A value for which the two differ is not a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntegerRange<'c> {
    range: Option<IntRange>,
    constant: Option<ConstantState<'c>>,
    /// How often the range has grown.
    growth: u16,
}

/// The times that the range of a value may grow. Then it becomes the full range of its type: an argument of a recursive function,
/// such as `f(n - 1)`, has another range after each visit. MLIR has no such limit.
const MOST_GROWTH: u16 = 64;

impl<'c> IntegerRange<'c> {
    fn new(range: Option<IntRange>, constant: Option<ConstantState<'c>>) -> Self {
        IntegerRange { range, constant, growth: 0 }
    }

    /// The range; `None` if none was found for the value.
    pub fn range(&self) -> Option<IntRange> {
        self.range
    }
}

/// The code that may be executed, and the ranges of the integers in it.
///
/// ```
/// use rtblgen_runtime::analysis::dataflow::IntegerRanges;
/// use rtblgen_runtime::{Context, Ir};
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let ir = context.parse_module("example.mlir", r#"%0 = "t.a"() : () -> i8"#).unwrap();
/// let value = ir.root().region(&ir, 0).ops(&ir).next().unwrap().result(&ir, 0);
/// // No operation narrows the range of the type.
/// assert_eq!(IntegerRanges::compute(&ir, ir.root()).range(value).unwrap().unsigned_max().unsigned(), 255);
/// ```
pub type IntegerRanges<'c> = ForwardSolution<IntegerRange<'c>>;

impl<'c> IntegerRanges<'c> {
    /// Computes the ranges of the values in an operation, together with the values that fold to constants.
    pub fn compute(ir: &Ir<'c>, top: Op) -> Self {
        solve_forward(ir, top, &IntegerRangeAnalysis { propagates_constants: true })
    }

    /// The range of a value; `None` if it is never computed, or if none was found.
    pub fn range(&self, value: Value) -> Option<IntRange> {
        self.state(value)?.range
    }
}

/// The analysis of integer ranges: operations with `InferIntRangeInterface` compute the ranges of their
/// results.
///
/// A result that a loop yields and whose range changes gets the full range of its type, so that the analysis terminates.
#[derive(Clone, Copy, Debug, Default)]
pub struct IntegerRangeAnalysis {
    /// Whether operations are folded, too. Branches that only a range decides then remain undecided.
    pub propagates_constants: bool,
}

impl<'c> SparseForwardAnalysis<'c> for IntegerRangeAnalysis {
    type State = IntegerRange<'c>;

    fn join(&self, own: &mut IntegerRange<'c>, other: &IntegerRange<'c>) -> bool {
        let before = own.range;
        own.range = match (own.range, other.range) {
            (Some(own), Some(other)) => Some(own.union(other)),
            (own, other) => own.or(other),
        };
        if before.is_some() && own.range != before {
            own.growth = own.growth.saturating_add(1);
            if own.growth > MOST_GROWTH {
                own.range = own.range.map(|range| IntRange::full(range.width()));
            }
        }
        let is_new_constant = match (&mut own.constant, &other.constant) {
            (Some(own), Some(other)) => own.join(other),
            (None, Some(other)) => {
                own.constant = Some(*other);
                true
            }
            (_, None) => false,
        };
        own.range != before || is_new_constant
    }

    fn unknown(&self, ir: &Ir<'c>, value: Value) -> IntegerRange<'c> {
        IntegerRange::new(Some(IntRange::of_type(value.ty(ir))), Some(ConstantState::Unknown))
    }

    fn constant(&self, state: &IntegerRange<'c>) -> Option<Attribute<'c>> {
        state.constant?.value()
    }

    fn visit_op(
        &self,
        flow: &mut ForwardFlow<'_, 'c, Self>,
        op: Op,
        operands: &[IntegerRange<'c>],
        results: &[Value],
    ) {
        if self.propagates_constants {
            fold(flow, op, operands, results);
        }
        let ranges: Vec<_> = operands.iter().map(|state| state.range).collect();
        let Some(found) = infer(flow.ir(), op, &ranges) else { return flow.set_unknown(results) };
        let are_known = ranges.iter().all(Option::is_some);
        for result in results {
            match found.iter().find(|(value, _)| value == result) {
                Some((_, range)) => join_range(flow, *result, *range),
                // A constant of floating point, say: operations that use it are visited only when it has a state.
                None if are_known => flow.set_unknown(&[*result]),
                None => {}
            }
        }
    }

    fn visit_other_inputs(
        &self,
        flow: &mut ForwardFlow<'_, 'c, Self>,
        op: Op,
        successor: &RegionSuccessor,
        values: &[Value],
    ) {
        let ir = flow.ir();
        if op.interface::<DynInferIntRangeInterface>(ir).is_some() {
            let operands: Vec<Value> = op.operands(ir).collect();
            let ranges: Vec<_> = operands.into_iter().map(|value| flow.state(value)?.range).collect();
            for (value, range) in infer(ir, op, &ranges).unwrap_or_default() {
                if values.contains(&value) && value.defining_op(ir).is_none() {
                    join_range(flow, value, range);
                }
            }
            return;
        }
        let bounds = op.interface::<DynLoopLikeOpInterface>(ir).and_then(|found| LoopBounds::of(ir, found));
        match bounds.filter(|_| successor.target().is_some()) {
            Some(bounds) => bounds.join_all(flow),
            None => flow.set_unknown(values),
        }
    }
}

/// Adds the constants that the results of an operation fold to.
fn fold<'c>(
    flow: &mut ForwardFlow<'_, 'c, IntegerRangeAnalysis>,
    op: Op,
    operands: &[IntegerRange<'c>],
    results: &[Value],
) {
    let ir = flow.ir();
    let operands: Vec<_> = operands.iter().map(|state| state.constant.and_then(|own| own.value())).collect();
    let folded = folded(ir, op, &operands);
    let dialect = op.name(ir).dialect();
    for (number, result) in results.iter().enumerate() {
        let constant = match folded.get(number) {
            Some(FoldResult::Attribute(value)) => Some(ConstantState::Constant(*value, dialect)),
            Some(FoldResult::Value(value)) => flow.state(*value).and_then(|state| state.constant),
            None => Some(ConstantState::Unknown),
        };
        flow.join(*result, &IntegerRange::new(None, constant));
    }
}

/// The ranges that an operation infers; `None` if it does not have the interface, or has integers that are too wide.
fn infer(ir: &Ir<'_>, op: Op, ranges: &[Option<IntRange>]) -> Option<Vec<(Value, IntRange)>> {
    let inferring = op.interface::<DynInferIntRangeInterface>(ir)?;
    let is_wide = |value: Value| {
        let ty = value.ty(ir).element_type_or_self();
        ty.is_any_integer() && IntRange::storage_width(ty) == 0
    };
    if op.operands(ir).chain(op.results(ir)).any(is_wide) {
        return None;
    }
    let mut found = Vec::new();
    inferring.infer_result_ranges_from_optional(ir, ranges, &mut |value, range| {
        found.extend(range.map(|range| (value, range)));
    });
    Some(found)
}

/// Joins a range to that of a value. If the range changes and a terminator yields the value, it becomes the full range of the
/// type, since a loop may change it again.
fn join_range(flow: &mut ForwardFlow<'_, '_, IntegerRangeAnalysis>, value: Value, range: IntRange) {
    let ir = flow.ir();
    let before = flow.state(value).and_then(|state| state.range);
    let mut after = before.map_or(range, |before| before.union(range));
    let is_yielded = value.users(ir).any(|user| user.has_trait(ir, &TERMINATOR));
    if is_yielded && before.is_some_and(|before| before != after) {
        after = IntRange::of_type(value.ty(ir));
    }
    let constant = Some(constant_of(ir, value, after));
    flow.join(value, &IntegerRange::new(Some(after), constant));
}

/// The constant of a range with one number.
fn constant_of<'c>(ir: &Ir<'c>, value: Value, range: IntRange) -> ConstantState<'c> {
    let ty = value.ty(ir);
    let attribute = range.single().and_then(|only| filled(ty, only));
    let around = value.defining_op(ir).or_else(|| value.parent_region(ir)?.parent_op(ir));
    match (attribute, around) {
        (Some(attribute), Some(around)) => ConstantState::Constant(attribute, around.name(ir).dialect()),
        _ => ConstantState::Unknown,
    }
}

/// The induction variables of a loop, each with its lower bound, upper bound and step.
struct LoopBounds<'c> {
    variables: Vec<(Value, [FoldResult<'c>; 3])>,
    is_unsigned: bool,
}

impl<'c> LoopBounds<'c> {
    fn of(ir: &Ir<'c>, found: DynLoopLikeOpInterface) -> Option<Self> {
        let variables = found.loop_induction_vars(ir)?;
        let (lower, upper) = (found.loop_lower_bounds(ir)?, found.loop_upper_bounds(ir)?);
        let bounds = lower.into_iter().zip(upper).zip(found.loop_steps(ir)?);
        let bounds = bounds.map(|((lower, upper), step)| [lower, upper, step]);
        let is_unsigned = found.has_unsigned_bounds(ir);
        Some(Self { variables: variables.into_iter().zip(bounds).collect(), is_unsigned })
    }

    fn join_all(self, flow: &mut ForwardFlow<'_, 'c, IntegerRangeAnalysis>) {
        let is_unsigned = self.is_unsigned;
        for (variable, [lower, upper, step]) in self.variables {
            let width = IntRange::storage_width(variable.ty(flow.ir()));
            let mut bound = |bound: FoldResult<'c>, is_upper: bool| {
                let known = match bound {
                    FoldResult::Attribute(number) => Int::of_attribute(number).map(IntRange::constant),
                    FoldResult::Value(value) => flow.state(value).and_then(|state| state.range),
                };
                let known = known.unwrap_or(IntRange::full(width));
                match (is_unsigned, is_upper) {
                    (true, true) => known.unsigned_max().zero_extend(width),
                    (true, false) => known.unsigned_min().zero_extend(width),
                    (false, true) => known.signed_max().sign_extend(width),
                    (false, false) => known.signed_min().sign_extend(width),
                }
            };
            let (min, max, step) = (bound(lower, false), bound(upper, true), bound(step, true));
            if let Some(range) = variable_range([min, max, step], is_unsigned) {
                let constant = Some(constant_of(flow.ir(), variable, range));
                flow.join(variable, &IntegerRange::new(Some(range), constant));
            }
        }
    }
}

/// The range of an induction variable between bounds; `None` if the loop does not run.
fn variable_range([mut min, mut max, step]: [Int; 3], is_unsigned: bool) -> Option<IntRange> {
    if is_unsigned {
        // The upper bound is excluded.
        let last = max.wrapping_sub(max.with(1));
        return max.compare_unsigned(min).is_gt().then(|| IntRange::of_unsigned(min, last));
    }
    match step.is_negative() {
        true => std::mem::swap(&mut min, &mut max),
        false => max = max.wrapping_sub(max.with(1)),
    }
    (max.signed() >= min.signed()).then(|| IntRange::of_signed(min, max))
}
