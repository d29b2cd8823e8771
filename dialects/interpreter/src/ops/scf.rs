//! Loops and conditions of `scf`.
//!
//! A poison bound or condition is undefined behavior. So is an induction variable that overflows: after lowering to
//! branches it would wrap around, although the trip count of the loop is finite.

use std::cmp::Ordering;

use rtblgen_dialects::scf::{ConditionOp, ExecuteRegionOp, ForOp, IfOp, IndexSwitchOp, WhileOp, YieldOp};
use rtblgen_runtime::TypedOp;
use rtblgen_runtime::constants::Int;

use crate::evaluate::{Evaluate, EvaluateModel, Exit, Flow};
use crate::fault::FaultKind;
use crate::step::{Step, expect_int};
use crate::value::RuntimeValue;

/// The order of two loop bounds.
fn compare(a: Int, b: Int, is_unsigned: bool) -> Ordering {
    if is_unsigned { a.compare_unsigned(b) } else { a.compare_signed(b) }
}

/// Enters the next iteration, or ends the loop. The state is the induction variable.
fn next_iteration(op: ForOp, step: &mut Step<'_, '_>, carried: Vec<RuntimeValue>) -> Result<Flow, FaultKind> {
    let (ir, current) = (step.ir(), step.state()[0].clone());
    let is_unsigned = op.unsigned_cmp(ir);
    let upper = step.int_operand(1, "the upper bound")?;
    if compare(expect_int(&current, "the induction variable")?, upper, is_unsigned).is_ge() {
        return Ok(Flow::Next(carried));
    }
    let mut arguments = vec![current];
    arguments.extend(carried);
    Ok(Flow::Enter(op.op().region(ir, 0), arguments))
}

impl Evaluate for ForOp {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        let lower = step.int_operand(0, "the lower bound")?;
        let width = step.int_operand(2, "the step")?;
        if compare(width, width.with(0), self.unsigned_cmp(step.ir())).is_le() {
            return Err(FaultKind::undefined(format!("the step of the loop is {}", width.signed())));
        }
        let carried = step.operand_group(3)?;
        step.state().push(lower.into());
        next_iteration(self, step, carried)
    }

    fn resume(self, step: &mut Step<'_, '_>, exit: Exit) -> Result<Flow, FaultKind> {
        let is_unsigned = self.unsigned_cmp(step.ir());
        let current = expect_int(&step.state()[0].clone(), "the induction variable")?;
        let width = step.int_operand(2, "the step")?;
        let next = current.wrapping_add(width);
        // The step is positive.
        if compare(next, current, is_unsigned).is_le() {
            return Err(FaultKind::undefined("the induction variable overflows"));
        }
        step.state()[0] = next.into();
        next_iteration(self, step, exit.values)
    }
}

impl Evaluate for IfOp {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        let holds = !step.int_operand(0, "the condition")?.is_zero();
        let region = self.op().region(step.ir(), usize::from(!holds));
        match region.is_empty(step.ir()) {
            true => Flow::nothing(),
            false => Ok(Flow::Enter(region, Vec::new())),
        }
    }
}

impl Evaluate for IndexSwitchOp {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        let (ir, width) = (step.ir(), step.index_width());
        let flag = step.int_operand(0, "the index of the switch")?;
        let is_case = |case: &i64| Int::of_signed(width, (*case).into()) == flag;
        let number = self.cases(ir).iter().position(is_case).map_or(0, |case| case + 1);
        Ok(Flow::Enter(self.op().region(ir, number), Vec::new()))
    }
}

impl Evaluate for ExecuteRegionOp {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        Ok(Flow::Enter(self.op().region(step.ir(), 0), Vec::new()))
    }
}

impl Evaluate for WhileOp {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        Ok(Flow::Enter(self.op().region(step.ir(), 0), step.operands()?))
    }

    /// The first value of `scf.condition` is the condition.
    fn resume(self, step: &mut Step<'_, '_>, mut exit: Exit) -> Result<Flow, FaultKind> {
        let ir = step.ir();
        let is_condition = exit.terminator.is_some_and(|op| ConditionOp::cast(ir, op).is_some());
        if !is_condition {
            return Ok(Flow::Enter(self.op().region(ir, 0), exit.values));
        }
        let condition = exit.values.remove(0);
        match expect_int(&condition, "the condition")?.is_zero() {
            true => Ok(Flow::Next(exit.values)),
            false => Ok(Flow::Enter(self.op().region(ir, 1), exit.values)),
        }
    }
}

pub(super) const REGIONS: &[(&str, EvaluateModel)] =
    super::entries![ForOp, IfOp, IndexSwitchOp, ExecuteRegionOp, WhileOp];

evaluators! {
    ConditionOp => |_, step| Ok(Flow::Leave(step.operands()?));
    YieldOp => |_, step| Ok(Flow::Leave(step.operands()?));
}
