//! `vector.mask`: operations on some lanes only.

use std::rc::Rc;

use rtblgen_dialects::vector::{
    ContractionOp, MaskOp, MultiDimReductionOp, ReductionOp, TransferReadOp, TransferWriteOp, YieldOp,
};
use rtblgen_runtime::TypedOp;

use super::vector_memory::is_set;
use crate::evaluate::{Evaluate, EvaluateModel, Exit, Flow};
use crate::fault::FaultKind;
use crate::step::{Step, expect_elements};
use crate::value::{Elements, RuntimeValue};

/// The operations that apply the enclosing mask.
const MASKED: &[&str] = &[
    ContractionOp::DEFINITION.name,
    MultiDimReductionOp::DEFINITION.name,
    ReductionOp::DEFINITION.name,
    TransferReadOp::DEFINITION.name,
    TransferWriteOp::DEFINITION.name,
    YieldOp::DEFINITION.name,
];

/// The mask that encloses an operation.
pub(super) fn mask_around(step: &Step<'_, '_>) -> Result<Option<Rc<Elements>>, FaultKind> {
    let ir = step.ir();
    let is_masked = step.op().parent_op(ir).is_some_and(|parent| MaskOp::cast(ir, parent).is_some());
    match step.outer_state().first().filter(|_| is_masked) {
        Some(mask) => expect_elements(mask).map(Some),
        None => Ok(None),
    }
}

/// Whether a lane is active; `None` if its mask bit is poison.
pub(super) fn takes_part(mask: Option<&Elements>, lane: usize) -> Result<Option<bool>, FaultKind> {
    match mask {
        Some(mask) => is_set(mask.values.get(lane).unwrap_or(&RuntimeValue::Poison)),
        None => Ok(Some(true)),
    }
}

impl Evaluate for MaskOp {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        let (ir, region) = (step.ir(), self.op().region(step.ir(), 0));
        let unknown = region.ops(ir).find(|op| !MASKED.contains(&op.name(ir).as_str()));
        if let Some(unknown) = unknown {
            return Err(FaultKind::unsupported(format!("a mask of '{}'", unknown.name(ir))));
        }
        let mask = step.operand(0)?;
        step.state().push(mask);
        Ok(Flow::Enter(region, Vec::new()))
    }

    /// Inactive lanes have the values of the second operand, if there is one.
    fn resume(self, step: &mut Step<'_, '_>, exit: Exit) -> Result<Flow, FaultKind> {
        let Some(otherwise) = step.operand_group(1)?.into_iter().next() else {
            return Ok(Flow::Next(exit.values));
        };
        let mask = step.elements_operand(0)?;
        let (RuntimeValue::Elements(otherwise), [RuntimeValue::Elements(result)]) =
            (&otherwise, exit.values.as_slice())
        else {
            return Err(FaultKind::unsupported("a mask with such a value for the other lanes"));
        };
        if result.shape != mask.shape || otherwise.shape != mask.shape {
            return Err(FaultKind::unsupported("a mask of another shape than the result"));
        }
        let mut values = Vec::new();
        for (lane, (result, otherwise)) in result.values.iter().zip(&otherwise.values).enumerate() {
            values.push(match takes_part(Some(&*mask), lane)? {
                Some(true) => result.clone(),
                Some(false) => otherwise.clone(),
                None => RuntimeValue::Poison,
            });
        }
        Flow::result(RuntimeValue::of_elements(mask.shape.clone(), values))
    }
}

pub(super) const REGIONS: &[(&str, EvaluateModel)] = super::entries![MaskOp];

evaluators! {
    YieldOp => |_, step| Ok(Flow::Leave(step.operands()?));
}
