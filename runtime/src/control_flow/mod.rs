//! Interfaces of control flow: branches between blocks, and between regions.

mod generated {
    include!("../interfaces/generated/control_flow_interfaces.rs");
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
pub use passing::{append_successor_operands, can_append_successor_operands};
pub use regions::{
    InvocationBounds, RegionBranchPoint, RegionSuccessor, successors_by_parent, verify_region_branch,
};
pub use weights::{set_weights, verify_weights, weights};

use crate::ir::{Ir, Op};

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
