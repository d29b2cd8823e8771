//! Reductions, outer products, transpositions and bitcasts of vectors.

use rtblgen_dialects::arith::{AtomicRMWKind, FastMathFlags};
use rtblgen_dialects::vector::{
    BitCastOp, CombiningKind, FMAOp, MultiDimReductionOp, OuterProductOp, ReductionOp, TransposeOp,
};
use rtblgen_runtime::TypedOp;
use rtblgen_runtime::constants::Float;

use super::arith_floats::fast;
use super::math::multiply_add;
use super::memref::combine;
use super::vector_lanes::{number_of, positions, shape_of};
use super::vector_masks::{mask_around, takes_part};
use crate::elementwise::{computed, ternary};
use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::step::Step;
use crate::stored::Stored;
use crate::value::RuntimeValue;

/// The kind of an atomic operation that combines numbers in the same way.
fn atomic_kind(kind: CombiningKind, is_float: bool) -> AtomicRMWKind {
    use AtomicRMWKind as A;
    use CombiningKind as K;
    match kind {
        K::ADD if is_float => A::Addf,
        K::ADD => A::Addi,
        K::MUL if is_float => A::Mulf,
        K::MUL => A::Muli,
        K::MINUI => A::Minu,
        K::MINSI => A::Mins,
        K::MINNUMF => A::Minnumf,
        K::MAXUI => A::Maxu,
        K::MAXSI => A::Maxs,
        K::MAXNUMF => A::Maxnumf,
        K::AND => A::Andi,
        K::OR => A::Ori,
        K::XOR => A::Xori,
        K::MAXIMUMF => A::Maximumf,
        K::MINIMUMF => A::Minimumf,
    }
}

/// Combines two numbers; poison gives poison.
pub(super) fn combined(
    kind: CombiningKind,
    a: &RuntimeValue,
    b: &RuntimeValue,
) -> Result<RuntimeValue, FaultKind> {
    let is_float = matches!(a, RuntimeValue::Float(_)) || matches!(b, RuntimeValue::Float(_));
    Ok(combine(atomic_kind(kind, is_float), a, b)?.unwrap_or(RuntimeValue::Poison))
}

/// The product of two numbers.
pub(super) fn product(a: &RuntimeValue, b: &RuntimeValue) -> Result<RuntimeValue, FaultKind> {
    combined(CombiningKind::MUL, a, b)
}

/// Combines the lanes in order, from the start value on.
fn reduce(op: ReductionOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (kind, flags) = (op.kind(step.ir()), op.fastmath(step.ir()));
    let (vector, mask) = (step.elements_operand(0)?, mask_around(step)?);
    step.charge(vector.values.len() as u64)?;
    let mut values = step.operand_group(1)?;
    for (lane, value) in vector.values.iter().enumerate() {
        match takes_part(mask.as_deref(), lane)? {
            Some(true) => values.push(value.clone()),
            Some(false) => {}
            None => values.push(RuntimeValue::Poison),
        }
    }
    if values.is_empty() {
        return Err(FaultKind::unsupported("a reduction of no lanes"));
    }
    let mut values = values.into_iter();
    let mut result = values.next().unwrap_or(RuntimeValue::Poison);
    for value in values {
        let next = combined(kind, &result, &value)?;
        result = checked(flags, [result, value], next)?;
    }
    Flow::result(result)
}

/// The result, or poison if the flags exclude one of the operands or the result.
fn checked(
    flags: FastMathFlags,
    operands: [RuntimeValue; 2],
    result: RuntimeValue,
) -> Result<RuntimeValue, FaultKind> {
    match (operands, result) {
        ([RuntimeValue::Float(a), RuntimeValue::Float(b)], RuntimeValue::Float(result)) => {
            Ok(fast(flags, &[a, b], result)?.unwrap_or(RuntimeValue::Poison))
        }
        (_, result) => Ok(result),
    }
}

/// Combines the lanes along some dimensions.
fn reduce_dimensions(op: MultiDimReductionOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (kind, dims) = (op.kind(step.ir()), op.reduction_dims(step.ir()));
    let (source, start) = (step.elements_operand(0)?, step.operand(1)?);
    step.charge(source.values.len() as u64)?;
    let (shape, mut values) = match &start {
        RuntimeValue::Elements(elements) => (elements.shape.clone(), elements.values.clone()),
        _ => (Vec::new(), vec![start.clone()]),
    };
    let mask = mask_around(step)?;
    for (number, (position, value)) in positions(&source.shape).zip(&source.values).enumerate() {
        let kept = position.iter().zip(0i64..).filter(|(_, dim)| !dims.contains(dim));
        let kept: Vec<i64> = kept.map(|(index, _)| *index).collect();
        let place = number_of(&kept, &shape);
        match takes_part(mask.as_deref(), number)? {
            Some(true) => values[place] = combined(kind, &values[place], value)?,
            Some(false) => {}
            None => values[place] = RuntimeValue::Poison,
        }
    }
    match start {
        RuntimeValue::Elements(_) => Flow::result(RuntimeValue::of_elements(shape, values)),
        _ => Flow::result(values.swap_remove(0)),
    }
}

/// Combines the products of all pairs of lanes, or of all lanes and a number, with a third operand. Products and sums
/// of floating point numbers are rounded once.
fn outer_product(op: OuterProductOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (kind, shape) = (op.kind(step.ir()), shape_of(step.result_type(0))?);
    let (lhs, rhs) = (step.elements_operand(0)?, step.operand(1)?);
    let start = step.operand_group(2)?.into_iter().next();
    step.charge(shape.iter().product::<i64>().unsigned_abs())?;
    let mut values = Vec::new();
    for (number, position) in positions(&shape).enumerate() {
        let a = &lhs.values[position[0] as usize];
        let b = match &rhs {
            RuntimeValue::Elements(rhs) => &rhs.values[position[1] as usize],
            number => number,
        };
        let start = match &start {
            Some(RuntimeValue::Elements(start)) => Some(&start.values[number]),
            other => other.as_ref(),
        };
        values.push(match (kind, a, b, start) {
            (_, _, _, None) => product(a, b)?,
            (
                CombiningKind::ADD,
                RuntimeValue::Float(a),
                RuntimeValue::Float(b),
                Some(RuntimeValue::Float(c)),
            ) => multiply_add(*a, *b, *c).into(),
            (_, _, _, Some(start)) => combined(kind, start, &product(a, b)?)?,
        });
    }
    Flow::result(RuntimeValue::of_elements(shape, values))
}

fn transpose(op: TransposeOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (source, dims) = (step.elements_operand(0)?, op.permutation(step.ir()));
    let shape = shape_of(step.result_type(0))?;
    let place = |position: Vec<i64>| {
        let mut own = position.clone();
        for (index, dim) in position.iter().zip(&dims) {
            own[*dim as usize] = *index;
        }
        number_of(&own, &source.shape)
    };
    let values = positions(&shape).map(|position| source.values[place(position)].clone()).collect();
    Flow::result(RuntimeValue::of_elements(shape, values))
}

/// Splits the bits of all lanes, the lowest first, into numbers of another type. A number with a poison bit is poison.
fn bit_cast(op: BitCastOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let source = step.elements_operand(0)?;
    let shape = shape_of(step.result_type(0))?;
    let types = [op.op().operand(step.ir(), 0).ty(step.ir()), step.result_type(0)];
    let [from, to] = types.map(|ty| Stored::of(ty.element_type_or_self(), step.index_width()));
    let (from, to) = from.zip(to).ok_or_else(|| FaultKind::unsupported("such a cast of bits"))?;
    step.charge(source.values.len() as u64)?;
    let mut bits: Vec<Option<bool>> = Vec::new();
    for value in &source.values {
        let own = from.bits(value)?;
        bits.extend((0..from.width()).map(|bit| own.map(|own| own >> bit & 1 == 1)));
    }
    let join = |bits: &[Option<bool>]| {
        let number = bits.iter().rev().try_fold(0u128, |number, bit| Some(number << 1 | u128::from((*bit)?)));
        to.of_bits(number)
    };
    Flow::result(RuntimeValue::of_elements(shape, bits.chunks(to.width() as usize).map(join).collect()))
}

evaluators! {
    ReductionOp => reduce;
    MultiDimReductionOp => reduce_dimensions;
    OuterProductOp => outer_product;
    TransposeOp => transpose;
    BitCastOp => bit_cast;
    FMAOp => |_, step| ternary(step, |a: Float, b, c| computed(multiply_add(a, b, c)));
}
