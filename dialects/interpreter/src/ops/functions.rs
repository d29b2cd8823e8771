//! The `func` dialect, and the unrealized casts of conversions.

use rtblgen_runtime::dialects::builtin::UnrealizedConversionCastOp;
use rtblgen_runtime::dialects::func::{CallIndirectOp, CallOp, ConstantOp, ReturnOp};
use rtblgen_runtime::{Op, SymbolRefAttr, TypedOp};

use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::step::Step;
use crate::value::RuntimeValue;

/// The symbol to which an attribute of the operation refers.
pub(super) fn symbol(step: &Step<'_, '_>, attribute: &str) -> Result<Op, FaultKind> {
    let (ir, op) = (step.ir(), step.op());
    let reference = op.attribute(ir, attribute).and_then(|name| name.cast::<SymbolRefAttr<'_>>());
    let found = reference.and_then(|reference| op.lookup_nearest_symbol(ir, reference));
    found.ok_or_else(|| FaultKind::unsupported("the symbol is not defined"))
}

fn call_indirect(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let mut operands = step.operands()?;
    match operands.remove(0) {
        RuntimeValue::Function(function) => Ok(Flow::Call(function, operands)),
        RuntimeValue::Poison => Err(FaultKind::undefined("the callee is poison")),
        _ => Err(FaultKind::unsupported("a callee of such a type")),
    }
}

/// An unrealized cast. The interpreter supports casts between equal types, which do not change the value.
fn cast(op: UnrealizedConversionCastOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (ir, op) = (step.ir(), op.op());
    let are_same =
        op.operand_count(ir) == op.result_count(ir) && op.operand_types(ir).eq(op.result_types(ir));
    match are_same {
        true => Ok(Flow::Next(step.operands()?)),
        false => Err(FaultKind::unsupported("a cast between different types")),
    }
}

evaluators! {
    CallOp => |_, step| Ok(Flow::Call(symbol(step, "callee")?, step.operands()?));
    CallIndirectOp => |_, step| call_indirect(step);
    ConstantOp => |_, step| Flow::result(RuntimeValue::Function(symbol(step, "value")?));
    ReturnOp => |_, step| Ok(Flow::Leave(step.operands()?));
    UnrealizedConversionCastOp => cast;
}
