//! Input that is likely to produce Rust that rustc refuses: the test is that this module compiles.

use rtblgen_runtime::interfaces::InferTypeOpInterface;
use rtblgen_runtime::{Attribute, Fold, FoldOutcome, Ir, OpState};

rtblgen_runtime::include_td!("corners");

impl Fold for PickOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let constants = self.adaptor(ir, operands);
        let picked = match (constants.last(), constants.index()) {
            (true, _) => constants.rest().last().copied().flatten(),
            (false, Some(1)) => constants.second().copied().flatten(),
            (false, Some(0)) => *constants.first(),
            _ => None,
        };
        picked.map_or(FoldOutcome::NotFolded, FoldOutcome::from)
    }
}

impl InferTypeOpInterface for SameTypeOp {
    fn infer_return_types<'c>(
        ir: &Ir<'c>,
        state: &OpState<'c>,
    ) -> Result<Vec<rtblgen_runtime::Type<'c>>, String> {
        let given = Self::state_adaptor(state);
        match given.label() {
            "" => Err("the label is empty".to_owned()),
            _ => Ok(vec![given.input().ty(ir)]),
        }
    }
}

macro_rules! results_are_like_the_operand {
    ($($op:ident)*) => {$(
        impl InferTypeOpInterface for $op {
            fn infer_return_types<'c>(
                ir: &Ir<'c>,
                state: &OpState<'c>,
            ) -> Result<Vec<rtblgen_runtime::Type<'c>>, String> {
                Ok(vec![rtblgen_runtime::support::operand_type(ir, state, 0)?])
            }
        }
    )*};
}

results_are_like_the_operand! {
    TraitInferTensorTypeOp TraitInferTypeOpAdaptorOp TraitInferTypeOpAdaptorWithIsCompatibleOp
}

impl rtblgen_runtime::interfaces::InferShapedTypeOpInterface for TraitInferTensorTypeOp {
    fn infer_return_type_components<'c>(
        ir: &Ir<'c>,
        state: &OpState<'c>,
    ) -> Result<Vec<rtblgen_runtime::interfaces::ShapedTypeComponents<'c>>, String> {
        let ty = rtblgen_runtime::support::operand_type(ir, state, 0)?;
        Ok(vec![rtblgen_runtime::interfaces::ShapedTypeComponents {
            shape: ty.has_rank().then(|| ty.shape().to_vec()),
            element_type: Some(ty.element_type_or_self()),
            attribute: None,
        }])
    }
}
