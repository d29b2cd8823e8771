//! Tensors whose elements a region computes.

use rtblgen_dialects::tensor::{GenerateOp, PadOp, YieldOp};

use super::memref::{checked_count, fill_sizes};
use super::slices::mixed;
use crate::evaluate::{Evaluate, EvaluateModel, Exit, Flow};
use crate::fault::FaultKind;
use crate::memory::flat;
use crate::step::Step;
use crate::value::RuntimeValue;

/// Computes the next element, or ends the operation: the state has the elements so far.
fn next_element(step: &mut Step<'_, '_>, shape: Vec<i64>) -> Result<Flow, FaultKind> {
    let (ir, op, number) = (step.ir(), step.op(), step.state().len());
    let count = crate::memory::count(&shape).unwrap_or(0);
    if number >= count {
        let values = std::mem::take(step.state());
        return Flow::result(RuntimeValue::of_elements(shape, values));
    }
    let indices = unflat(&shape, number).into_iter().map(|index| step.index(index)).collect();
    Ok(Flow::Enter(op.region(ir, 0), indices))
}

/// The index of an element from its row-major number.
fn unflat(shape: &[i64], number: usize) -> Vec<i64> {
    let mut rest = number as i64;
    let mut index = vec![0; shape.len()];
    for dimension in (0..shape.len()).rev() {
        index[dimension] = rest % shape[dimension];
        rest /= shape[dimension];
    }
    index
}

fn generated_shape(step: &Step<'_, '_>) -> Result<Vec<i64>, FaultKind> {
    Ok(fill_sizes(step.result_type(0).shape(), &step.index_operands(0, "a size")?))
}

impl Evaluate for GenerateOp {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        let shape = generated_shape(step)?;
        checked_count(step, &shape)?;
        next_element(step, shape)
    }

    fn resume(self, step: &mut Step<'_, '_>, exit: Exit) -> Result<Flow, FaultKind> {
        step.state().extend(exit.values);
        let shape = generated_shape(step)?;
        next_element(step, shape)
    }
}

/// The low padding, and the shape of the result.
fn padding(step: &Step<'_, '_>) -> Result<(Vec<i64>, Vec<i64>), FaultKind> {
    let source = step.elements_operand(0)?;
    let (low, high) = (mixed(step, "static_low", 1)?, mixed(step, "static_high", 2)?);
    let sizes = source.shape.iter().zip(low.iter().zip(&high));
    let shape = sizes.map(|(size, (low, high))| size.saturating_add(*low).saturating_add(*high)).collect();
    Ok((low, shape))
}

/// Copies elements of the source up to the next element that the region computes.
fn pad(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let source = step.elements_operand(0)?;
    let (low, shape) = padding(step)?;
    let count = crate::memory::count(&shape).unwrap_or(0);
    while step.state().len() < count {
        let index = unflat(&shape, step.state().len());
        let inner: Vec<i64> = index.iter().zip(&low).map(|(index, low)| index - low).collect();
        let Some(place) = flat(&source.shape, &inner) else { break };
        step.state().push(source.values[place].clone());
    }
    next_element(step, shape)
}

impl Evaluate for PadOp {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        let (_, shape) = padding(step)?;
        checked_count(step, &shape)?;
        pad(step)
    }

    fn resume(self, step: &mut Step<'_, '_>, exit: Exit) -> Result<Flow, FaultKind> {
        step.state().extend(exit.values);
        pad(step)
    }
}

pub(super) const REGIONS: &[(&str, EvaluateModel)] = super::entries![GenerateOp, PadOp];

evaluators! {
    YieldOp => |_, step| Ok(Flow::Leave(step.operands()?));
}
