//! The `cf` and `ub` dialects. A branch with a poison condition is undefined behavior.

use rtblgen_dialects::cf::{AssertOp, BranchOp, CondBranchOp, SwitchOp};
use rtblgen_dialects::ub::{PoisonOp, UnreachableOp};
use rtblgen_runtime::constants::elements;
use rtblgen_runtime::{Ir, TypedOp};

use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::step::Step;
use crate::value::RuntimeValue;

fn conditional(op: CondBranchOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let is_taken = !step.int_operand(0, "the condition of the branch")?.is_zero();
    let number = usize::from(!is_taken);
    let block = op.op().successor(step.ir(), number);
    Ok(Flow::Branch(block, step.operand_group(number + 1)?))
}

/// The index of the case that is equal to the flag; none for the default.
fn case_of(op: SwitchOp, ir: &Ir<'_>, flag: u128) -> Option<usize> {
    let values = elements::<rtblgen_runtime::constants::Int>(op.op().attribute(ir, "case_values")?)?;
    values.iter().position(|value| value.unsigned() == flag)
}

fn switch(op: SwitchOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let ir = step.ir();
    let flag = step.int_operand(0, "the flag of the switch")?.unsigned();
    let Some(case) = case_of(op, ir, flag) else {
        return Ok(Flow::Branch(op.op().successor(ir, 0), step.operand_group(1)?));
    };
    let sizes = op.op().attribute(ir, "case_operand_segments");
    let sizes = sizes.and_then(|sizes| sizes.cast::<rtblgen_runtime::DenseArrayAttr<'_>>());
    let sizes: Vec<i32> =
        sizes.and_then(|sizes| sizes.values::<i32>().map(|sizes| sizes.to_vec())).unwrap_or_default();
    let start: usize = sizes.iter().take(case).map(|size| *size as usize).sum();
    let count = sizes.get(case).map_or(0, |size| *size as usize);
    let all = step.operand_group(2)?;
    let arguments = all.get(start..start + count).unwrap_or_default().to_vec();
    Ok(Flow::Branch(op.op().successor(ir, case + 1), arguments))
}

evaluators! {
    BranchOp => |op, step| Ok(Flow::Branch(op.op().successor(step.ir(), 0), step.operands()?));
    CondBranchOp => conditional;
    SwitchOp => switch;
    AssertOp => |op, step| match step.int_operand(0, "the condition of the assertion")?.is_zero() {
        true => Err(FaultKind::Assertion(op.msg(step.ir()).to_owned())),
        false => Flow::nothing(),
    };
    PoisonOp => |_, step| Flow::result(RuntimeValue::poison_of(step.result_type(0)));
    UnreachableOp => |_, _| Err(FaultKind::undefined("the place is never reached"));
}
