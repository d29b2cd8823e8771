//! The pass `sroa`.

use super::destructure::destructure_memory_slots;
use super::ops_with_interface;
use crate::pass::{Pass, PassError, PassState, PassStatistic};
use rtblgen_ir::interfaces::DynDestructurableAllocationOpInterface;
use rtblgen_ir::ir::{Ir, Op};

/// Replaces memory of aggregates by memory for each part that is used.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sroa;

const DESTRUCTURED: PassStatistic =
    PassStatistic::new("destructured slots", "Total amount of memory slots destructured");
const WITH_BENEFIT: PassStatistic = PassStatistic::new(
    "slots with memory benefit",
    "Total amount of memory slots in which the destructured size was smaller than the total size after eliminating \
     unused fields",
);
const MAX_SUBELEMENTS: PassStatistic = PassStatistic::new(
    "max subelement number",
    "Maximal number of sub-elements a successfully destructured slot initially had",
);

impl Pass for Sroa {
    fn argument(&self) -> &'static str {
        "sroa"
    }

    fn name(&self) -> &'static str {
        "SROA"
    }

    fn description(&self) -> &'static str {
        "Scalar Replacement of Aggregates"
    }

    fn statistics(&self) -> &'static [PassStatistic] {
        &[DESTRUCTURED, WITH_BENEFIT, MAX_SUBELEMENTS]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let mut is_unchanged = true;
        for number in 0..op.region_count(ir) {
            let region = op.region(ir, number);
            let allocations = ops_with_interface::<DynDestructurableAllocationOpInterface>(ir, region);
            let done = destructure_memory_slots(ir, allocations);
            state.add(&DESTRUCTURED, done.slots);
            state.add(&WITH_BENEFIT, done.slots_with_memory_benefit);
            state.raise(&MAX_SUBELEMENTS, done.max_subelements);
            is_unchanged &= done.slots == 0;
        }
        if is_unchanged {
            state.preserve_all();
        }
        Ok(())
    }
}
