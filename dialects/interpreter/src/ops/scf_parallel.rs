//! Parallel loops of `scf`. The iterations run in order, one after the other.

use rtblgen_dialects::scf::{ForallOp, InParallelOp, ParallelOp, ReduceOp, ReduceReturnOp};
use rtblgen_dialects::tensor::ParallelInsertSliceOp;
use rtblgen_runtime::{TypedOp, Value};

use super::slices::mixed;
use super::tensor::insert_slice;
use crate::evaluate::{Evaluate, EvaluateModel, Exit, Flow};
use crate::fault::FaultKind;
use crate::step::{Step, expect_elements, expect_index};
use crate::value::RuntimeValue;

/// The bounds of a nest of loops.
pub(super) struct Nest {
    lower: Vec<i64>,
    upper: Vec<i64>,
    steps: Vec<i64>,
}

impl Nest {
    pub(super) fn new(lower: Vec<i64>, upper: Vec<i64>, steps: Vec<i64>) -> Result<Self, FaultKind> {
        match steps.iter().find(|step| **step <= 0) {
            Some(step) => Err(FaultKind::undefined(format!("the step of the loop is {step}"))),
            None => Ok(Nest { lower, upper, steps }),
        }
    }

    fn of_parallel(step: &Step<'_, '_>) -> Result<Self, FaultKind> {
        let [lower, upper, steps] = [0, 1, 2].map(|group| step.index_operands(group, "a bound of the loop"));
        Nest::new(lower?, upper?, steps?)
    }

    fn of_forall(step: &Step<'_, '_>) -> Result<Self, FaultKind> {
        let names = ["staticLowerBound", "staticUpperBound", "staticStep"];
        let [lower, upper, steps] = [0, 1, 2].map(|group| mixed(step, names[group], group));
        Nest::new(lower?, upper?, steps?)
    }

    /// The number of loops.
    pub(super) fn rank(&self) -> usize {
        self.lower.len()
    }

    /// The indices of the first iteration, if there is one.
    pub(super) fn first(&self) -> Option<Vec<i64>> {
        let is_empty = self.lower.iter().zip(&self.upper).any(|(lower, upper)| lower >= upper);
        (!is_empty).then(|| self.lower.clone())
    }

    /// The indices of the next iteration.
    pub(super) fn next(&self, mut current: Vec<i64>) -> Option<Vec<i64>> {
        for number in (0..current.len()).rev() {
            current[number] = current[number].saturating_add(self.steps[number]);
            if current[number] < self.upper[number] {
                return Some(current);
            }
            current[number] = self.lower[number];
        }
        None
    }
}

/// Takes the indices and the other values out of the state of a loop.
pub(super) fn split_state(
    step: &mut Step<'_, '_>,
    rank: usize,
) -> Result<(Vec<i64>, Vec<RuntimeValue>), FaultKind> {
    let others = step.state().split_off(rank);
    let indices = std::mem::take(step.state());
    let indices = indices.iter().map(|index| expect_index(index, "an induction variable"));
    Ok((indices.collect::<Result<_, _>>()?, others))
}

/// Puts the indices and the other values into the state.
pub(super) fn keep_state(step: &mut Step<'_, '_>, indices: &[i64], others: &[RuntimeValue]) {
    let indices: Vec<RuntimeValue> = indices.iter().map(|index| step.index(*index)).collect();
    step.state().extend(indices);
    step.state().extend(others.iter().cloned());
}

impl Evaluate for ParallelOp {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        let (nest, initial) = (Nest::of_parallel(step)?, step.operand_group(3)?);
        let Some(first) = nest.first() else { return Ok(Flow::Next(initial)) };
        keep_state(step, &first, &initial);
        let indices = first.iter().map(|index| step.index(*index)).collect();
        Ok(Flow::Enter(self.op().region(step.ir(), 0), indices))
    }

    /// The region ends with `scf.reduce`, which returns the combined values. The state has the indices, and then the
    /// combined values of the earlier iterations.
    fn resume(self, step: &mut Step<'_, '_>, exit: Exit) -> Result<Flow, FaultKind> {
        let nest = Nest::of_parallel(step)?;
        let (current, _) = split_state(step, nest.lower.len())?;
        let Some(next) = nest.next(current) else { return Ok(Flow::Next(exit.values)) };
        keep_state(step, &next, &exit.values);
        let indices = next.iter().map(|index| step.index(*index)).collect();
        Ok(Flow::Enter(self.op().region(step.ir(), 0), indices))
    }
}

impl Evaluate for ReduceOp {
    /// Combines each value with the combined value of the earlier iterations, which the state of the loop has. The
    /// state of this operation has the results so far.
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        reduce_next(self, step)
    }

    fn resume(self, step: &mut Step<'_, '_>, exit: Exit) -> Result<Flow, FaultKind> {
        step.state().extend(exit.values);
        reduce_next(self, step)
    }
}

fn reduce_next(op: ReduceOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (ir, number) = (step.ir(), step.state().len());
    if number == op.op().operand_count(ir) {
        return Ok(Flow::Leave(std::mem::take(step.state())));
    }
    let outer = step.outer_state();
    let before =
        outer.len().checked_sub(op.op().operand_count(ir) - number).and_then(|place| outer.get(place));
    let before = before.cloned().ok_or_else(|| FaultKind::unsupported("a reduction outside of a loop"))?;
    Ok(Flow::Enter(op.op().region(ir, number), vec![before, step.operand(number)?]))
}

impl Evaluate for ForallOp {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        let (nest, outputs) = (Nest::of_forall(step)?, step.operand_group(3)?);
        let Some(first) = nest.first() else { return Ok(Flow::Next(outputs)) };
        keep_state(step, &first, &[]);
        Ok(Flow::Enter(self.op().region(step.ir(), 0), forall_arguments(step, &first, outputs)))
    }

    /// The region ends with the new outputs.
    fn resume(self, step: &mut Step<'_, '_>, exit: Exit) -> Result<Flow, FaultKind> {
        let nest = Nest::of_forall(step)?;
        let (current, _) = split_state(step, nest.lower.len())?;
        let Some(next) = nest.next(current) else { return Ok(Flow::Next(exit.values)) };
        keep_state(step, &next, &[]);
        Ok(Flow::Enter(self.op().region(step.ir(), 0), forall_arguments(step, &next, exit.values)))
    }
}

fn forall_arguments(step: &Step<'_, '_>, indices: &[i64], outputs: Vec<RuntimeValue>) -> Vec<RuntimeValue> {
    indices.iter().map(|index| step.index(*index)).chain(outputs).collect()
}

/// Ends an iteration of `scf.forall`: inserts the slices into the outputs.
fn in_parallel(op: InParallelOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (ir, op) = (step.ir(), op.op());
    let count = op.parent_op(ir).map_or(0, |forall| forall.result_count(ir));
    let arguments: Vec<Value> = op.block(ir).map(|block| block.arguments(ir).collect()).unwrap_or_default();
    let outputs = &arguments[arguments.len() - count..];
    let mut values: Vec<RuntimeValue> =
        outputs.iter().map(|own| step.value(*own)).collect::<Result<_, _>>()?;
    for inner in op.region(ir, 0).ops(ir) {
        if ParallelInsertSliceOp::cast(ir, inner).is_none() {
            let name = inner.name(ir);
            return Err(FaultKind::unsupported(format!("'{name}' at the end of scf.forall")));
        }
        let place = outputs.iter().position(|own| *own == inner.operand(ir, 1));
        let place = place.ok_or_else(|| FaultKind::unsupported("an insertion into no output of the loop"))?;
        let mut inner = step.for_op(inner);
        let dest = expect_elements(&values[place])?;
        let source = inner.elements_operand(0)?;
        values[place] = insert_slice(&mut inner, &source, &dest)?;
    }
    Ok(Flow::Leave(values))
}

pub(super) const REGIONS: &[(&str, EvaluateModel)] = super::entries![ParallelOp, ReduceOp, ForallOp];

evaluators! {
    ReduceReturnOp => |_, step| Ok(Flow::Leave(step.operands()?));
    InParallelOp => in_parallel;
}
