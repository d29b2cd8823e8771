//! The reachable blocks, and the order in which their instructions are imported.

use super::Import;
use crate::read::Read;
use crate::read::tree::{Function, Instruction, InstructionKind};
use rtblgen_runtime::Value;

/// The reachable blocks in reverse post-order, so that each block comes before those that it dominates.
pub(super) fn order(function: &Function<'_>) -> Vec<u32> {
    let mut is_seen = vec![false; function.blocks.len()];
    let successors = |block: u32| {
        let last = function.blocks[block as usize].instructions.last();
        last.map(Instruction::successors).unwrap_or_default()
    };
    let mut order = Vec::new();
    let mut open = vec![(0_u32, 0_usize)];
    if let Some(entry) = is_seen.first_mut() {
        *entry = true;
    }
    while let Some((block, next)) = open.last_mut() {
        match successors(*block).get(*next) {
            Some(successor) => {
                *next += 1;
                let seen = &mut is_seen[*successor as usize];
                if !*seen {
                    *seen = true;
                    open.push((*successor, 0));
                }
            }
            None => {
                order.push(*block);
                open.pop();
            }
        }
    }
    order.reverse();
    order
}

impl<'c> Import<'_, 'c> {
    /// The values that a branch passes to the arguments of a block, which replace its phis.
    pub(super) fn branch_arguments(
        &mut self,
        function: &Function<'c>,
        from: u32,
        target: u32,
    ) -> Read<Vec<Value>> {
        let mut values = Vec::new();
        for phi in function.blocks[target as usize].instructions.iter().take_while(|phi| phi.is_phi()) {
            let InstructionKind::Phi(blocks) = &phi.kind else { break };
            let Some(place) = blocks.iter().position(|block| *block == from) else {
                return Err(self.error(phi.position, "this phi has no value for one of the blocks before it"));
            };
            values.push(self.value(phi.operands[place], phi.position)?);
        }
        Ok(values)
    }
}
