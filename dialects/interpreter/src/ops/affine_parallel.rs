//! Parallel loops of `affine`, and loads and stores of vectors.

use rtblgen_dialects::affine::{AffineParallelOp, AffinePrefetchOp, AffineVectorLoadOp, AffineVectorStoreOp};
use rtblgen_runtime::{AffineMap, Attribute, TypedOp};

use super::affine::{indices, known_of_group};
use super::maps::Inputs;
use super::memref::combine;
use super::scf_parallel::{Nest, keep_state, split_state};
use super::vector_memory::{load_from, store_at};
use crate::evaluate::{Evaluate, EvaluateModel, Exit, Flow};
use crate::fault::FaultKind;
use crate::step::Step;
use crate::value::RuntimeValue;

/// The results of a map on these operands, in groups of these sizes.
fn grouped(
    map: &AffineMap,
    operands: &[Option<i64>],
    groups: &[usize],
    step: &Step<'_, '_>,
) -> Result<Vec<Vec<i64>>, FaultKind> {
    let (dims, symbols) = operands.split_at(operands.len().min(map.dims() as usize));
    let inputs = Inputs { dims, symbols, width: step.index_width() };
    let mut numbers = Vec::new();
    for expr in map.results() {
        let number = inputs.number(expr)?;
        numbers.push(number.ok_or_else(|| FaultKind::undefined("a bound of the loop is poison"))?);
    }
    let mut rest = numbers.into_iter();
    Ok(groups.iter().map(|size| rest.by_ref().take(*size).collect()).collect())
}

/// The bounds of the loops: each lower bound is the maximum of a group, each upper bound the minimum.
fn nest(op: AffineParallelOp, step: &Step<'_, '_>) -> Result<Nest, FaultKind> {
    let ir = step.ir();
    let operands = indices(&step.operands()?)?;
    let [lower, upper] = [op.lower_bounds_map(ir), op.upper_bounds_map(ir)];
    let of_lower = (lower.value().dims() + lower.value().symbols()) as usize;
    let (own, others) = operands.split_at(of_lower.min(operands.len()));
    let [lower_groups, upper_groups] = op.bound_groups(ir);
    let lower = grouped(lower.value(), own, &lower_groups, step)?;
    let upper = grouped(upper.value(), others, &upper_groups, step)?;
    let lower = lower.into_iter().map(|group| group.into_iter().max().unwrap_or(i64::MIN)).collect();
    let upper = upper.into_iter().map(|group| group.into_iter().min().unwrap_or(i64::MAX)).collect();
    Nest::new(lower, upper, op.step_numbers(ir))
}

impl Evaluate for AffineParallelOp {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        let (ir, nest) = (step.ir(), nest(self, step)?);
        let neutral = |(number, attribute): (usize, Option<Attribute<'_>>)| {
            let attribute = attribute.ok_or_else(|| FaultKind::unsupported("a reduction without a start"))?;
            RuntimeValue::of_attribute(attribute, step.result_type(number), step.index_width())
        };
        let neutral = self.neutral_numbers(ir).into_iter().enumerate().map(neutral);
        let start: Vec<RuntimeValue> = neutral.collect::<Result<_, _>>()?;
        let Some(first) = nest.first() else { return Ok(Flow::Next(start)) };
        keep_state(step, &first, &start);
        let indices = first.iter().map(|index| step.index(*index)).collect();
        Ok(Flow::Enter(self.op().region(ir, 0), indices))
    }

    /// Combines the values of an iteration with those of the earlier iterations.
    fn resume(self, step: &mut Step<'_, '_>, exit: Exit) -> Result<Flow, FaultKind> {
        let (ir, nest) = (step.ir(), nest(self, step)?);
        let (current, before) = split_state(step, nest.rank())?;
        let kinds = self.reduction_kinds(ir);
        let mut values = Vec::new();
        for ((kind, before), value) in kinds.into_iter().zip(before).zip(exit.values) {
            let kind = kind.ok_or_else(|| FaultKind::unsupported("such a reduction"))?;
            values.push(combine(kind, &before, &value)?.unwrap_or(RuntimeValue::Poison));
        }
        let Some(next) = nest.next(current) else { return Ok(Flow::Next(values)) };
        keep_state(step, &next, &values);
        let indices = next.iter().map(|index| step.index(*index)).collect();
        Ok(Flow::Enter(self.op().region(ir, 0), indices))
    }
}

pub(super) const REGIONS: &[(&str, EvaluateModel)] = super::entries![AffineParallelOp];

evaluators! {
    AffinePrefetchOp => |_, _| Flow::nothing();
    AffineVectorLoadOp => |op, step| {
        let start = known_of_group(op.map(step.ir()).value(), step, 1)?;
        load_from(step, 0, &start)
    };
    AffineVectorStoreOp => |op, step| {
        let start = known_of_group(op.map(step.ir()).value(), step, 2)?;
        store_at(step, 1, &start)
    };
}
