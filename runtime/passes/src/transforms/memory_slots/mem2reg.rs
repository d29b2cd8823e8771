//! The pass `mem2reg`.

use super::ops_with_interface;
use super::promote::promote_memory_slots;
use crate::pass::{OptionKind, Pass, PassError, PassOption, PassState, PassStatistic};
use rtblgen_ir::interfaces::DynPromotableAllocationOpInterface;
use rtblgen_ir::ir::{DominanceInfo, Ir, Op};

/// Promotes memory that is only loaded and stored to values. It does so in blocks and branches between them, not into nested
/// regions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mem2Reg;

/// MLIR's pass has this option, and ignores its value.
const SIMPLIFY: PassOption = PassOption::new(
    "region-simplify",
    "Perform control flow optimizations to the region tree",
    OptionKind::Flag(true),
);

const PROMOTED: PassStatistic = PassStatistic::new("promoted slots", "Total amount of memory slot promoted");
const NEW_ARGUMENTS: PassStatistic =
    PassStatistic::new("new block args", "Total amount of new block argument inserted in blocks");

impl Pass for Mem2Reg {
    fn argument(&self) -> &'static str {
        "mem2reg"
    }

    fn name(&self) -> &'static str {
        "Mem2Reg"
    }

    fn description(&self) -> &'static str {
        "Promotes memory slots into values."
    }

    fn options(&self) -> &'static [PassOption] {
        &[SIMPLIFY]
    }

    fn statistics(&self) -> &'static [PassStatistic] {
        &[PROMOTED, NEW_ARGUMENTS]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let dominance = DominanceInfo::default();
        let mut is_unchanged = true;
        for number in 0..op.region_count(ir) {
            let region = op.region(ir, number);
            let allocations = ops_with_interface::<DynPromotableAllocationOpInterface>(ir, region);
            let promoted = promote_memory_slots(ir, allocations, &dominance);
            state.add(&PROMOTED, promoted.slots);
            state.add(&NEW_ARGUMENTS, promoted.block_arguments);
            is_unchanged &= promoted.slots == 0;
        }
        if is_unchanged {
            state.preserve_all();
        }
        Ok(())
    }
}
