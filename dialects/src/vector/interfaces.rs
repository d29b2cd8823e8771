//! Interfaces of the operations of `vector`.

use std::ops::Range;

use rtblgen_runtime::constants::{Int, IntRange};
use rtblgen_runtime::interfaces::{
    ConditionallySpeculatable, DestinationStyleOpInterface, DynDestinationStyleOpInterface,
    InferIntRangeInterface, InferTypeOpInterface, MemoryEffectOpInterface, Speculatability,
};
use rtblgen_runtime::{EffectInstance, Ir, MemoryEffect, Op, OpState, Type, TypedOp, Value};

use super::maps::transfer_mask_type;
use super::transfer::Transfer;
use super::types::{mask_type, with_dims, without_leading};
use super::{
    BroadcastOp, ContractionOp, ExtractOp, GatherOp, InsertOp, MaskOp, MaskableOpInterface,
    MaskingOpInterface, MultiDimReductionOp, OuterProductOp, ReductionOp, ShapeCastOp, ShuffleOp, StepOp,
    ToElementsOp, TransferReadOp, TransferWriteOp, TransposeOp, result_type, source, source_type,
};

/// Implements `MaskableOpInterface` for ops whose mask has a lane per vector element. `vector.mask` calls it on unverified
/// ops.
macro_rules! maskable {
    ($($op:ident: $types:ident;)*) => {$(
        impl MaskableOpInterface for $op {
            fn expected_mask_type<'c>(self, ir: &Ir<'c>) -> Option<Type<'c>> {
                self.op().$types(ir).next().filter(|ty| ty.is_vector()).map(mask_type)
            }
        }
    )*};
}

maskable! {
    GatherOp: result_types;
    MultiDimReductionOp: operand_types;
    OuterProductOp: result_types;
    ReductionOp: operand_types;
}

impl MaskableOpInterface for ContractionOp {
    /// The mask has a lane for each point of the iteration space.
    fn expected_mask_type<'c>(self, ir: &Ir<'c>) -> Option<Type<'c>> {
        let maps = self.maps(ir);
        if maps.len() < 2 || self.op().operand_count(ir) < 2 {
            return None;
        }
        let extents: Option<Vec<_>> = self.extents(ir, &maps).into_iter().collect();
        let (shape, scalable): (Vec<i64>, Vec<bool>) = extents?.into_iter().unzip();
        Some(mask_type(with_dims(source_type(self, ir), &shape, &scalable)))
    }
}

impl MaskableOpInterface for TransferReadOp {
    fn supports_passthru(self, _: &Ir<'_>) -> bool {
        true
    }

    fn expected_mask_type<'c>(self, ir: &Ir<'c>) -> Option<Type<'c>> {
        let vector = self.op().result_types(ir).next().filter(|ty| ty.is_vector())?;
        transfer_mask_type(vector, &self.map(ir))
    }
}

impl MaskableOpInterface for TransferWriteOp {
    fn expected_mask_type<'c>(self, ir: &Ir<'c>) -> Option<Type<'c>> {
        let vector = self.op().operand_types(ir).next().filter(|ty| ty.is_vector())?;
        transfer_mask_type(vector, &self.map(ir))
    }
}

impl MaskingOpInterface for MaskOp {
    fn mask(self, ir: &Ir<'_>) -> Value {
        source(self, ir)
    }

    fn maskable_op(self, ir: &Ir<'_>) -> Option<Op> {
        let block = self.op().region(ir, 0).entry(ir)?;
        block.first_op(ir).filter(|first| Some(*first) != block.last_op(ir))
    }

    fn has_passthru(self, ir: &Ir<'_>) -> bool {
        self.op().operand_count(ir) > 1
    }

    fn passthru(self, ir: &Ir<'_>) -> Option<Value> {
        self.has_passthru(ir).then(|| self.op().operand(ir, 1))
    }
}

/// The type of the first operand, if it is a vector.
fn vector_of<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Type<'c>, String> {
    let first = state.operands.first().map(|value| value.ty(ir)).filter(|ty| ty.is_vector());
    first.ok_or_else(|| "the first operand is no vector".to_owned())
}

impl InferTypeOpInterface for ExtractOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        let ty = vector_of(ir, state)?;
        let count = Self::state_adaptor(state).static_position().len();
        Ok(vec![if count == ty.shape().len() { ty.element_type() } else { without_leading(ty, count) }])
    }

    /// A vector of one element is compatible with the element.
    fn is_compatible_return_types<'c>(inferred: &[Type<'c>], given: &[Type<'c>]) -> bool {
        let stands_for = |own: Type<'c>, other: Type<'c>| {
            own.is_vector() && own.shape() == [1] && own.element_type() == other
        };
        match (inferred, given) {
            (&[own], &[other]) => own == other || stands_for(own, other) || stands_for(other, own),
            _ => inferred == given,
        }
    }
}

impl InferTypeOpInterface for ShuffleOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        let ty = vector_of(ir, state)?;
        let count = Self::state_adaptor(state).mask().len().max(1) as i64;
        let rest = ty.shape().get(1..).unwrap_or_default();
        Ok(vec![ir.context().vector_type(&[&[count], rest].concat(), ty.element_type())])
    }
}

impl InferTypeOpInterface for ToElementsOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        const MOST: i64 = 1 << 24;
        let ty = vector_of(ir, state)?;
        let count =
            ty.num_elements().filter(|count| *count <= MOST).ok_or("the vector has too many elements")?;
        Ok(vec![ty.element_type(); count as usize])
    }
}

impl InferTypeOpInterface for MultiDimReductionOp {
    /// The type of the accumulator.
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        let acc = state.operands.get(1).ok_or("there is no accumulator")?;
        Ok(vec![acc.ty(ir)])
    }
}

/// Implements `InferIntRangeInterface` for ops whose result has the range of their first operand.
macro_rules! ranges_of_operand {
    ($($op:ident)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(self, ir: &Ir<'_>, ranges: &[IntRange], set: &mut dyn FnMut(Value, IntRange)) {
                set(self.op().result(ir, 0), ranges[0]);
            }
        }
    )*};
}

ranges_of_operand! { BroadcastOp ExtractOp ShapeCastOp TransposeOp }

impl InferIntRangeInterface for InsertOp {
    fn infer_result_ranges(self, ir: &Ir<'_>, ranges: &[IntRange], set: &mut dyn FnMut(Value, IntRange)) {
        set(self.op().result(ir, 0), ranges[0].union(ranges[1]));
    }
}

impl InferIntRangeInterface for StepOp {
    fn infer_result_ranges(self, ir: &Ir<'_>, _: &[IntRange], set: &mut dyn FnMut(Value, IntRange)) {
        let ty = result_type(self, ir);
        if ty.is_scalable_vector() {
            return;
        }
        let number = |value: i64| Int::of_signed(64, value.into());
        set(self.op().result(ir, 0), IntRange::of_signed(number(0), number(ty.shape()[0] - 1)));
    }
}

macro_rules! transfers {
    ($($op:ident: $effect:ident, $inits:expr;)*) => {$(
        impl DestinationStyleOpInterface for $op {
            fn dps_inits_mutable(self, _: &Ir<'_>) -> Range<usize> {
                $inits
            }
        }

        impl MemoryEffectOpInterface for $op {
            fn effects(self, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
                // The operation may not be verified yet.
                let base = self.op().operands(ir).nth(Self::BASE);
                if let Some(base) = base.filter(|base| base.ty(ir).is_memref()) {
                    let mut own = EffectInstance::new(MemoryEffect::$effect);
                    own.value = Some(base);
                    effects.push(own);
                }
            }
        }

        impl ConditionallySpeculatable for $op {
            /// A transfer on tensors is speculatable.
            fn speculatability(self, ir: &Ir<'_>) -> Speculatability {
                let by_interface = DynDestinationStyleOpInterface::cast(ir, self.op());
                match by_interface.is_some_and(|own| own.has_pure_tensor_semantics(ir)) {
                    true => Speculatability::Speculatable,
                    false => Speculatability::NotSpeculatable,
                }
            }
        }
    )*};
}

transfers! {
    TransferReadOp: Read, 0..0;
    TransferWriteOp: Write, 1..2;
}
