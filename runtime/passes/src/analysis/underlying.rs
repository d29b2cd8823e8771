//! Underlying values: the values that memory comes from.

use rustc_hash::FxHashSet;

use rtblgen_ir::interfaces::{
    DynBranchOpInterface, DynRegionBranchOpInterface, DynViewLikeOpInterface, RegionBranchPoint,
    RegionSuccessor,
};
use rtblgen_ir::ir::{Block, Ir, Op, Value};

/// The maximum number of steps from a value to its underlying values.
const MAX_DEPTH: u32 = 10;

/// The underlying values of a value, through views, regions and blocks; the value itself if there are no others.
pub fn underlying_values(ir: &Ir<'_>, value: Value) -> Vec<Value> {
    let mut search =
        Search { ir, seen: FxHashSet::default(), pending: vec![(value, MAX_DEPTH)], found: Vec::new() };
    while let Some((value, depth)) = search.pending.pop() {
        search.visit(value, depth);
    }
    search.found
}

struct Search<'a, 'c> {
    ir: &'a Ir<'c>,
    seen: FxHashSet<Value>,
    pending: Vec<(Value, u32)>,
    found: Vec<Value>,
}

impl Search<'_, '_> {
    fn visit(&mut self, value: Value, depth: u32) {
        if !self.seen.insert(value) {
            return;
        }
        let sources = if depth == 0 { None } else { self.sources(value) };
        match sources {
            Some(sources) => self.pending.extend(sources.into_iter().rev().map(|source| (source, depth - 1))),
            None => self.found.push(value),
        }
    }

    /// The values that a value may be equal to, one step back; `None` if it is an underlying value, or they are not known.
    fn sources(&self, value: Value) -> Option<Vec<Value>> {
        let ir = self.ir;
        match value.defining_op(ir) {
            Some(op) => self.sources_of_result(op, value),
            None => {
                let block = value.parent_block(ir)?;
                match block.is_entry(ir) {
                    true => self.sources_of_entry(block, value),
                    false => self.sources_of_argument(block, value),
                }
            }
        }
    }

    fn sources_of_result(&self, op: Op, value: Value) -> Option<Vec<Value>> {
        let ir = self.ir;
        if let Some(view) = op.interface::<DynViewLikeOpInterface>(ir)
            && view.view_dest(ir) == value
        {
            return Some(vec![view.view_source(ir)]);
        }
        let branch = op.interface::<DynRegionBranchOpInterface>(ir)?;
        self.predecessors(branch, &RegionSuccessor::parent(op.results(ir)), value)
    }

    fn sources_of_entry(&self, block: Block, value: Value) -> Option<Vec<Value>> {
        let ir = self.ir;
        let region = block.parent_region(ir)?;
        let branch = region.parent_op(ir)?.interface::<DynRegionBranchOpInterface>(ir)?;
        let mut successors = Vec::new();
        branch.successor_regions(ir, RegionBranchPoint::Parent, &mut successors);
        let successor = successors.into_iter().find(|successor| successor.target() == Some(region))?;
        self.predecessors(branch, &successor, value)
    }

    /// Returns the values passed to an input of a successor; `None` if the value is no input.
    fn predecessors(
        &self,
        branch: DynRegionBranchOpInterface,
        successor: &RegionSuccessor,
        value: Value,
    ) -> Option<Vec<Value>> {
        let index = successor.inputs().iter().position(|input| *input == value)?;
        let mut values = Vec::new();
        branch.predecessor_values(self.ir, successor, index, &mut values);
        Some(values)
    }

    fn sources_of_argument(&self, block: Block, value: Value) -> Option<Vec<Value>> {
        let ir = self.ir;
        let number = value.argument_number(ir)?;
        let mut sources = Vec::new();
        for branch in block.users(ir) {
            let operands = branch.interface::<DynBranchOpInterface>(ir)?;
            for (successor, _) in branch.successors(ir).enumerate().filter(|(_, target)| *target == block) {
                let produced = operands.produced_operand_count(ir, successor);
                let place = operands.successor_operands(ir, successor).nth(number.checked_sub(produced)?)?;
                sources.push(branch.operand(ir, place));
            }
        }
        Some(sources)
    }
}
