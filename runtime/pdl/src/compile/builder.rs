//! A function that is being made.

use rustc_hash::FxHashMap;

use crate::PdlType;
use crate::program::{PdlArgument, PdlBlock, PdlBlockId, PdlEnd, PdlFunction, PdlSlot, PdlStep, PdlStepKind};
use rtblgen_ir::context::Location;

/// A function without ends of its blocks.
pub(super) struct FunctionBuilder<'c> {
    location: Location<'c>,
    arguments: Vec<PdlArgument<'c>>,
    /// The type and the place of each value.
    values: Vec<(PdlType, Location<'c>)>,
    blocks: Vec<Draft<'c>>,
    regions: Vec<Vec<PdlBlockId>>,
}

struct Draft<'c> {
    steps: Vec<PdlStep<'c>>,
    end: Option<(PdlEnd<'c>, Location<'c>)>,
    region: usize,
}

impl<'c> FunctionBuilder<'c> {
    /// A function with an empty entry block.
    pub(super) fn new(location: Location<'c>) -> Self {
        let mut builder = Self {
            location,
            arguments: Vec::new(),
            values: Vec::new(),
            blocks: Vec::new(),
            regions: vec![Vec::new()],
        };
        builder.block(0);
        builder
    }

    pub(super) fn entry(&self) -> PdlBlockId {
        PdlBlockId(0)
    }

    pub(super) fn argument(&mut self, ty: PdlType, location: Location<'c>) -> PdlSlot {
        let value = self.value(ty, location);
        self.arguments.push(PdlArgument { value, location });
        value
    }

    pub(super) fn value(&mut self, ty: PdlType, location: Location<'c>) -> PdlSlot {
        self.values.push((ty, location));
        PdlSlot(self.values.len() as u32 - 1)
    }

    pub(super) fn ty(&self, value: PdlSlot) -> PdlType {
        self.values[value.0 as usize].0
    }

    pub(super) fn location(&self, value: PdlSlot) -> Location<'c> {
        self.values[value.0 as usize].1
    }

    /// Adds a region, which has no block yet.
    pub(super) fn region(&mut self) -> usize {
        self.regions.push(Vec::new());
        self.regions.len() - 1
    }

    pub(super) fn region_of(&self, block: PdlBlockId) -> usize {
        self.blocks[block.0 as usize].region
    }

    /// Adds a block at the end of a region.
    pub(super) fn block(&mut self, region: usize) -> PdlBlockId {
        let block = self.draft(region);
        self.regions[region].push(block);
        block
    }

    /// Adds a block before another one.
    pub(super) fn block_before(&mut self, other: PdlBlockId) -> PdlBlockId {
        let region = self.region_of(other);
        let block = self.draft(region);
        let blocks = &mut self.regions[region];
        let place = blocks.iter().position(|block| *block == other).unwrap_or(blocks.len());
        blocks.insert(place, block);
        block
    }

    fn draft(&mut self, region: usize) -> PdlBlockId {
        self.blocks.push(Draft { steps: Vec::new(), end: None, region });
        PdlBlockId(self.blocks.len() as u32 - 1)
    }

    pub(super) fn step(
        &mut self,
        block: PdlBlockId,
        kind: PdlStepKind<'c>,
        results: Vec<PdlSlot>,
        location: Location<'c>,
    ) {
        self.blocks[block.0 as usize].steps.push(PdlStep { kind, results: results.into(), location });
    }

    pub(super) fn end(&mut self, block: PdlBlockId, end: PdlEnd<'c>, location: Location<'c>) {
        self.blocks[block.0 as usize].end = Some((end, location));
    }

    /// Moves the contents of a block to the end of another one, and removes the block.
    pub(super) fn splice(&mut self, from: PdlBlockId, to: PdlBlockId) {
        let region = self.region_of(from);
        self.regions[region].retain(|block| *block != from);
        let Draft { steps, end, .. } = std::mem::replace(
            &mut self.blocks[from.0 as usize],
            Draft { steps: Vec::new(), end: None, region },
        );
        let target = &mut self.blocks[to.0 as usize];
        target.steps.extend(steps);
        target.end = end;
    }

    /// The function. Blocks are numbered in the order of the regions.
    pub(super) fn finish(self, name: String) -> PdlFunction<'c> {
        let order: Vec<PdlBlockId> = self.regions.iter().flatten().copied().collect();
        let numbers: FxHashMap<PdlBlockId, PdlBlockId> =
            order.iter().enumerate().map(|(number, block)| (*block, PdlBlockId(number as u32))).collect();
        let mut drafts: Vec<Option<Draft<'c>>> = self.blocks.into_iter().map(Some).collect();
        let location = self.location;
        let block = |id: &PdlBlockId| {
            let draft = drafts[id.0 as usize].take();
            let (steps, end) = draft.map_or_else(Default::default, |draft| (draft.steps, draft.end));
            let (mut end, end_location) = end.unwrap_or((PdlEnd::Finalize, location));
            end.for_each_target(|target| *target = numbers.get(target).copied().unwrap_or(*target));
            PdlBlock { steps, end, end_location }
        };
        let blocks = order.iter().map(block).collect();
        let regions = self.regions.iter().map(|blocks| blocks.iter().map(|block| numbers[block]).collect());
        PdlFunction {
            name,
            location,
            arguments: self.arguments,
            values: self.values.iter().map(|(ty, _)| *ty).collect(),
            blocks,
            regions: regions.collect(),
        }
    }
}
