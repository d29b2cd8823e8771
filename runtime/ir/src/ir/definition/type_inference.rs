//! How the types of an operation's results follow from the rest of it.

use crate::context::types::Type;
use crate::ir::segments::segment;
use crate::ir::{Ir, Op, OpState};

/// Computes the types of the results of the operation to be made; the error has the reason of a failure.
pub type InferTypes = for<'c> fn(&Ir<'c>, &OpState<'c>) -> Result<Vec<Type<'c>>, String>;

/// How the types of the results follow from the rest.
#[derive(Clone, Copy, Debug)]
pub enum TypeInference {
    /// Each result has the type of the operand with this number in the definition.
    OfOperands(&'static [usize]),
    /// Code.
    Code(InferTypes),
}

impl TypeInference {
    /// The types of the results of the operation to be made.
    ///
    /// # Errors
    ///
    /// The reason why the types do not follow.
    pub fn infer<'c>(self, ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        match self {
            TypeInference::OfOperands(operands) => {
                operands.iter().map(|operand| operand_type(ir, state, *operand)).collect()
            }
            TypeInference::Code(infer) => infer(ir, state),
        }
    }

    /// The same for an operation that is there.
    ///
    /// # Errors
    ///
    /// See [`infer`](Self::infer).
    pub fn infer_again<'c>(self, ir: &Ir<'c>, op: Op) -> Result<Vec<Type<'c>>, String> {
        let mut state = OpState::of(ir, op);
        state.regions = op.regions(ir).collect();
        self.infer(ir, &state)
    }

    /// Whether the types of the results of an operation are seen to be right without being computed.
    pub(crate) fn is_evident(self, ir: &Ir<'_>, op: Op) -> bool {
        let TypeInference::OfOperands(operands) = self else { return false };
        let is_of = |number: usize, ty: Type<'_>| {
            let index = op.operand_segment(ir, number).start;
            index < op.operand_count(ir) && op.operand(ir, index).ty(ir) == ty
        };
        op.result_count(ir) == operands.len()
            && operands.iter().zip(op.result_types(ir)).all(|(operand, ty)| is_of(*operand, ty))
    }
}

/// The type of the first value of an operand of the definition, of an operation to be made.
///
/// # Errors
///
/// There is no such value.
pub fn operand_type<'c>(ir: &Ir<'c>, state: &OpState<'c>, number: usize) -> Result<Type<'c>, String> {
    let start = operand_start(state, number);
    match state.operands.get(start) {
        Some(value) => Ok(value.ty(ir)),
        None => Err(format!("there is no operand #{start}")),
    }
}

/// The number of the first value of an operand of the definition.
fn operand_start(state: &OpState<'_>, number: usize) -> usize {
    let Some(definition) = state.name.definition() else { return number };
    let sizes = &state.operand_segments;
    segment(definition.operands, definition.operand_segments, sizes, state.operands.len(), number).start
}
