//! Transform ops that parse and verify, but that the interpreter cannot execute.

use rtblgen_runtime::{Ir, TypedOp};

use super::failure::{TransformResult, not_implemented};
use super::*;

macro_rules! unsupported {
    ($($op:ty),* $(,)?) => {$(
        impl TransformOpInterface for $op {
            fn apply<'c>(
                self,
                ir: &mut Ir<'c>,
                _: &mut TransformState<'_, 'c>,
                _: &mut Vec<Payload<'c>>,
            ) -> TransformResult<'c> {
                Err(not_implemented(ir, self.op()))
            }
        }
    )*};
}

unsupported! {
    AlternativesOp, CastAndCallOp, CollectMatchingOp, DeduplicateFuncArgsOp, ForallToForOp, ForallToParallelOp,
    ForeachMatchOp, LoopCoalesceOp, LoopFuseSiblingOp, LoopOutlineOp, LoopPeelOp, LoopPipelineOp,
    LoopPromoteIfOneIterationOp, LoopUnrollAndJamOp, LoopUnrollOp, MakeLoopIndependentOp, MatchOperationEmptyOp,
    MatchOperationNameOp, MemRefAllocaToGlobalOp, MemRefEraseDeadAllocAndStoresOp, MemRefMakeLoopIndependentOp,
    MemRefMultiBufferOp, ParallelForToNestedForOps, ReplaceFuncSignatureOp, SimplifyBoundedAffineOpsOp,
    SimplifyMinMaxAffineOpsOp, TakeAssumedBranchOp,
}
