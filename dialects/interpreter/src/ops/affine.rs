//! The `affine` dialect: maps, loops, conditions and accesses.

use rtblgen_dialects::affine::{
    AffineApplyOp, AffineDelinearizeIndexOp, AffineForOp, AffineIfOp, AffineLinearizeIndexOp, AffineLoadOp,
    AffineMaxOp, AffineMinOp, AffineStoreOp, AffineYieldOp,
};
use rtblgen_runtime::{AffineMap, TypedOp};

use super::maps::Inputs;
use super::slices::mixed;
use crate::evaluate::{Evaluate, EvaluateModel, Exit, Flow};
use crate::fault::FaultKind;
use crate::step::{Step, expect_index};
use crate::value::RuntimeValue;

/// The operands as indices; `None` is poison.
pub(super) fn indices(operands: &[RuntimeValue]) -> Result<Vec<Option<i64>>, FaultKind> {
    let index = |operand: &RuntimeValue| match operand {
        RuntimeValue::Poison => Ok(None),
        _ => expect_index(operand, "an operand of the map").map(Some),
    };
    operands.iter().map(index).collect()
}

/// The results of a map on a group of operands: first dimensions, then symbols. `None` is poison.
fn apply_to_group(map: &AffineMap, step: &Step<'_, '_>, group: usize) -> Result<Vec<Option<i64>>, FaultKind> {
    let operands = indices(&step.operand_group(group)?)?;
    let (dims, symbols) = operands.split_at(operands.len().min(map.dims() as usize));
    let inputs = Inputs { dims, symbols, width: step.index_width() };
    map.results().iter().map(|expr| inputs.number(expr)).collect()
}

/// The results of a map that control flow or memory depends on.
pub(super) fn known_of_group(
    map: &AffineMap,
    step: &Step<'_, '_>,
    group: usize,
) -> Result<Vec<i64>, FaultKind> {
    let numbers: Option<Vec<i64>> = apply_to_group(map, step, group)?.into_iter().collect();
    numbers.ok_or_else(|| FaultKind::undefined("a number of an affine map is poison"))
}

/// Applies `choose`, such as the minimum, to the results of a map.
fn one(
    numbers: Vec<Option<i64>>,
    choose: fn(std::vec::IntoIter<i64>) -> Option<i64>,
    step: &Step<'_, '_>,
) -> Result<Flow, FaultKind> {
    let numbers: Option<Vec<i64>> = numbers.into_iter().collect();
    let Some(numbers) = numbers else { return Flow::result(RuntimeValue::Poison) };
    let number = choose(numbers.into_iter());
    Flow::result(step.index(number.ok_or_else(|| FaultKind::unsupported("a map without results"))?))
}

/// The minimum of the upper bounds.
fn upper_bound(op: AffineForOp, step: &Step<'_, '_>) -> Result<i64, FaultKind> {
    let numbers = known_of_group(op.upper_bound_map(step.ir()).value(), step, 1)?;
    Ok(numbers.into_iter().min().unwrap_or(i64::MIN))
}

/// Enters the next iteration, or ends the loop.
fn next_iteration(
    op: AffineForOp,
    step: &mut Step<'_, '_>,
    current: i64,
    carried: Vec<RuntimeValue>,
) -> Result<Flow, FaultKind> {
    if current >= upper_bound(op, step)? {
        return Ok(Flow::Next(carried));
    }
    let index = step.index(current);
    *step.state() = vec![index.clone()];
    Ok(Flow::Enter(op.op().region(step.ir(), 0), std::iter::once(index).chain(carried).collect()))
}

impl Evaluate for AffineForOp {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        let numbers = known_of_group(self.lower_bound_map(step.ir()).value(), step, 0)?;
        let lower = numbers.into_iter().max().unwrap_or(i64::MAX);
        let carried = step.operand_group(2)?;
        next_iteration(self, step, lower, carried)
    }

    fn resume(self, step: &mut Step<'_, '_>, exit: Exit) -> Result<Flow, FaultKind> {
        let current = expect_index(&step.state()[0].clone(), "the induction variable")?;
        let next = current.checked_add(self.step(step.ir()));
        let next = next.ok_or_else(|| FaultKind::undefined("the induction variable overflows"))?;
        next_iteration(self, step, next, exit.values)
    }
}

impl Evaluate for AffineIfOp {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        let ir = step.ir();
        let set = self.condition(ir).value();
        let operands = indices(&step.operands()?)?;
        let (dims, symbols) = operands.split_at(operands.len().min(set.dims() as usize));
        let inputs = Inputs { dims, symbols, width: step.index_width() };
        let mut holds = true;
        for (expr, is_equality) in set.constraints() {
            let number = inputs.number(expr)?;
            let number =
                number.ok_or_else(|| FaultKind::undefined("a number of an affine condition is poison"))?;
            holds &= if *is_equality { number == 0 } else { number >= 0 };
        }
        let region = self.op().region(ir, usize::from(!holds));
        match region.is_empty(ir) {
            true => Flow::nothing(),
            false => Ok(Flow::Enter(region, Vec::new())),
        }
    }
}

pub(super) const REGIONS: &[(&str, EvaluateModel)] = super::entries![AffineForOp, AffineIfOp];

/// The sizes of a basis for this number of indices, without the outermost size, which has no effect.
fn inner_sizes(step: &Step<'_, '_>, count: usize) -> Result<Vec<i64>, FaultKind> {
    let basis = mixed(step, "static_basis", 1)?;
    let inner = basis[basis.len().saturating_sub(count.saturating_sub(1))..].to_vec();
    match inner.iter().all(|size| *size > 0) {
        true => Ok(inner),
        false => Err(FaultKind::undefined("a size of the basis is not positive")),
    }
}

/// The digits of an index, the outermost first. The outermost digit has no bound.
fn delinearize(step: &Step<'_, '_>) -> Result<Flow, FaultKind> {
    let mut rest = expect_index(&step.operand(0)?, "the index")?;
    let mut digits = Vec::new();
    for size in inner_sizes(step, step.op().result_count(step.ir()))?.iter().rev() {
        digits.push(step.index(rest.rem_euclid(*size)));
        rest = rest.div_euclid(*size);
    }
    digits.push(step.index(rest));
    digits.reverse();
    Ok(Flow::Next(digits))
}

/// The index that has these digits.
fn linearize(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let digits = step.index_operands(0, "an index")?;
    let sizes = inner_sizes(step, digits.len())?;
    let mut index = digits.first().copied().unwrap_or(0);
    for (digit, size) in digits.iter().skip(1).zip(sizes) {
        index = index.wrapping_mul(size).wrapping_add(*digit);
    }
    Flow::result(step.index(index))
}

evaluators! {
    AffineDelinearizeIndexOp => |_, step| delinearize(step);
    AffineLinearizeIndexOp => |_, step| linearize(step);
    AffineApplyOp => |op, step| one(apply_to_group(op.map(step.ir()).value(), step, 0)?, |mut all| all.next(), step);
    AffineMinOp => |op, step| one(apply_to_group(op.map(step.ir()).value(), step, 0)?, Iterator::min, step);
    AffineMaxOp => |op, step| one(apply_to_group(op.map(step.ir()).value(), step, 0)?, Iterator::max, step);
    AffineLoadOp => |op, step| {
        let index = known_of_group(op.map(step.ir()).value(), step, 1)?;
        Flow::result(step.memref_operand(0)?.read(&index)?)
    };
    AffineStoreOp => |op, step| {
        let index = known_of_group(op.map(step.ir()).value(), step, 2)?;
        let value = step.operand(0)?;
        step.memref_operand(1)?.write(&index, value)?;
        Flow::nothing()
    };
    AffineYieldOp => |_, step| Ok(Flow::Leave(step.operands()?));
}
