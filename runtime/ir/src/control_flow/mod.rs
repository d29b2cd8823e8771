//! Interfaces of control flow: branches between blocks, and between regions.

mod generated {
    include!("generated/control_flow_interfaces.rs");
}

mod passing;
mod regions;
mod weights;

use std::ops::Range;

pub use generated::{
    BranchOpInterface, BranchOpInterfaceModel, DynBranchOpInterface, DynRegionBranchOpInterface,
    DynRegionBranchTerminatorOpInterface, DynSelectLikeOpInterface, DynWeightedBranchOpInterface,
    DynWeightedRegionBranchOpInterface, RegionBranchOpInterface, RegionBranchOpInterfaceModel,
    RegionBranchTerminatorOpInterface, RegionBranchTerminatorOpInterfaceModel, SelectLikeOpInterface,
    SelectLikeOpInterfaceModel, WeightedBranchOpInterface, WeightedBranchOpInterfaceModel,
    WeightedRegionBranchOpInterface, WeightedRegionBranchOpInterfaceModel,
};
pub use passing::{
    append_successor_operands, append_to_successors, can_append_successor_operands, can_append_to_successors,
};
pub use regions::{
    InvocationBounds, RegionBranchPoint, RegionSuccessor, successors_by_parent, verify_region_branch,
};
pub use weights::{set_weights, verify_weights, weights};

use crate::ir::{Ir, Op, VerifyError, VerifyResult};

impl Op {
    /// The operands that a branch passes to the arguments of a successor; `None` if the operation has no
    /// `BranchOpInterface`.
    #[track_caller]
    pub fn passed_operands(self, ir: &Ir<'_>, successor: usize) -> Option<Range<usize>> {
        if let Some(operands) = self.definition(ir)?.successor_operands {
            return Some(operands(ir, self, successor));
        }
        Some(self.interface::<DynBranchOpInterface>(ir)?.successor_operands(ir, successor))
    }
}

/// Checks that a branch passes to each successor the arguments that it has (MLIR's `verifyBranchSuccessorOperands`).
///
/// # Errors
///
/// The first successor with another number or other types of arguments.
pub fn verify_branch<T: BranchOpInterface>(ir: &Ir<'_>, branch: T) -> VerifyResult {
    for (successor, block) in branch.op().successors(ir).enumerate() {
        let operands = branch.successor_operands(ir, successor);
        let produced = branch.produced_operand_count(ir, successor);
        let (passed, expected) = (operands.len() + produced, block.argument_count(ir));
        if passed != expected {
            return Err(VerifyError::plain(format!(
                "branch has {passed} operands for successor #{successor}, but target block has {expected}"
            )));
        }
        for (number, operand) in operands.enumerate() {
            let argument = number + produced;
            let (from, to) = (branch.op().operand(ir, operand).ty(ir), block.argument(ir, argument).ty(ir));
            if !branch.are_types_compatible(ir, from, to) {
                return Err(VerifyError::plain(format!(
                    "type mismatch for bb argument #{argument} of successor #{successor}"
                )));
            }
        }
    }
    Ok(())
}
