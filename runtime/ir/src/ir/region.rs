//! Queries of regions.

use super::handle::{Block, Op, Region};
use super::slab::NONE;
use super::storage::{Ir, RegionData};
use crate::context::Location;
use crate::context::types::Type;

impl Region {
    /// The blocks, in order.
    #[track_caller]
    pub fn blocks<'a, 'c>(self, ir: &'a Ir<'c>) -> Blocks<'a, 'c> {
        let data = ir.region_data(self);
        Blocks { ir, first: data.first, last: data.last, len: data.len as usize }
    }

    /// The number of blocks.
    #[track_caller]
    pub fn block_count(self, ir: &Ir<'_>) -> usize {
        ir.region_data(self).len as usize
    }

    /// The first block.
    #[inline]
    #[track_caller]
    pub fn entry(self, ir: &Ir<'_>) -> Option<Block> {
        ir.block_link(ir.region_data(self).first)
    }

    /// The last block.
    #[track_caller]
    pub fn last_block(self, ir: &Ir<'_>) -> Option<Block> {
        ir.block_link(ir.region_data(self).last)
    }

    /// The operation that the region belongs to.
    #[inline]
    #[track_caller]
    pub fn parent_op(self, ir: &Ir<'_>) -> Option<Op> {
        ir.op_link(ir.region_data(self).op)
    }

    /// The region that the operation of this one is in.
    #[track_caller]
    pub fn parent_region(self, ir: &Ir<'_>) -> Option<Region> {
        self.parent_op(ir)?.parent_region(ir)
    }

    /// Returns the number of the region in its operation.
    #[track_caller]
    pub fn number(self, ir: &Ir<'_>) -> usize {
        ir.region_data(self).number as usize
    }

    /// Whether there is no block.
    #[track_caller]
    pub fn is_empty(self, ir: &Ir<'_>) -> bool {
        ir.region_data(self).first == NONE
    }

    /// Whether there is exactly one block.
    #[inline]
    #[track_caller]
    pub fn has_one_block(self, ir: &Ir<'_>) -> bool {
        ir.region_data(self).len == 1
    }

    /// The operations of all blocks, without those inside them.
    pub fn ops<'a>(self, ir: &'a Ir<'_>) -> impl DoubleEndedIterator<Item = Op> + 'a {
        self.blocks(ir).flat_map(|block| block.ops(ir))
    }

    /// Whether the other region is inside this one at some depth, or is it.
    pub fn is_ancestor(self, ir: &Ir<'_>, other: Region) -> bool {
        std::iter::successors(Some(other), |region| region.parent_region(ir)).any(|region| region == self)
    }

    /// Whether the handle is to a region that was not erased.
    pub fn is_live(self, ir: &Ir<'_>) -> bool {
        ir.regions.is_live(self.index, self.generation())
    }
}

/// The blocks of a region: see [`Region::blocks`].
#[derive(Clone)]
pub struct Blocks<'a, 'c> {
    ir: &'a Ir<'c>,
    first: u32,
    last: u32,
    len: usize,
}

impl Iterator for Blocks<'_, '_> {
    type Item = Block;

    fn next(&mut self) -> Option<Block> {
        self.len = self.len.checked_sub(1)?;
        let block = self.first;
        self.first = self.ir.blocks[block].next;
        Some(self.ir.block(block))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len, Some(self.len))
    }
}

impl DoubleEndedIterator for Blocks<'_, '_> {
    fn next_back(&mut self) -> Option<Block> {
        self.len = self.len.checked_sub(1)?;
        let block = self.last;
        self.last = self.ir.blocks[block].previous;
        Some(self.ir.block(block))
    }
}

impl ExactSizeIterator for Blocks<'_, '_> {}

impl<'c> Ir<'c> {
    /// Makes a region that belongs to no operation.
    pub fn create_region(&mut self) -> Region {
        let index = self.regions.insert(RegionData {
            op: NONE,
            first: NONE,
            last: NONE,
            len: 0,
            number: 0,
            generation: 0,
        });
        self.region(index)
    }

    /// Erases a region that belongs to no operation, with all that is in it.
    #[track_caller]
    pub fn erase_region(&mut self, region: Region) {
        assert!(self.region_data(region).op == NONE, "{region:?} belongs to an operation");
        let mut regions = vec![region];
        self.extend_nested(&mut regions);
        self.drop_uses(&regions);
        self.free_regions(&regions);
    }

    /// Makes a block at the end of a region.
    #[track_caller]
    pub fn append_block(&mut self, region: Region, types: &[Type<'c>], locations: &[Location<'c>]) -> Block {
        let block = self.create_block(types, locations);
        self.insert_block(region, block, NONE);
        block
    }

    /// Puts a block that is in no region at the end of one.
    #[track_caller]
    pub fn append_existing_block(&mut self, region: Region, block: Block) {
        self.insert_block(region, block, NONE);
    }

    /// Puts a block that is in no region before another one.
    #[track_caller]
    pub fn insert_block_before(&mut self, place: Block, block: Block) {
        let region = place.parent_region(self).expect("the block is in a region");
        self.insert_block(region, block, place.index);
    }

    /// Puts a block that is in no region after another one.
    #[track_caller]
    pub fn insert_block_after(&mut self, place: Block, block: Block) {
        let region = place.parent_region(self).expect("the block is in a region");
        let next = self.block_data(place).next;
        self.insert_block(region, block, next);
    }

    #[track_caller]
    fn insert_block(&mut self, region: Region, block: Block, next: u32) {
        let data = self.region_data(region);
        let previous = if next == NONE { data.last } else { self.blocks[next].previous };
        assert!(self.block_data(block).region == NONE, "{block:?} is in a region already");
        let data = &mut self.blocks[block.index];
        data.region = region.index;
        data.previous = previous;
        data.next = next;
        match previous {
            NONE => self.regions[region.index].first = block.index,
            previous => self.blocks[previous].next = block.index,
        }
        match next {
            NONE => self.regions[region.index].last = block.index,
            next => self.blocks[next].previous = block.index,
        }
        self.regions[region.index].len += 1;
    }

    /// Takes a block out of its region. It stays, with all that is in it.
    #[track_caller]
    pub fn detach_block(&mut self, block: Block) {
        let region = self.block_data(block).region;
        assert!(region != NONE, "{block:?} is in no region");
        let data = &mut self.blocks[block.index];
        data.region = NONE;
        let previous = std::mem::replace(&mut data.previous, NONE);
        let next = std::mem::replace(&mut data.next, NONE);
        match previous {
            NONE => self.regions[region].first = next,
            previous => self.blocks[previous].next = next,
        }
        match next {
            NONE => self.regions[region].last = previous,
            next => self.blocks[next].previous = previous,
        }
        self.regions[region].len -= 1;
    }

    /// Moves a block before another one, maybe of another region.
    #[track_caller]
    pub fn move_block_before(&mut self, block: Block, place: Block) {
        if block != place {
            self.detach_block(block);
            self.insert_block_before(place, block);
        }
    }

    /// Moves all blocks of a region to the end of another one.
    #[track_caller]
    pub fn take_body(&mut self, from: Region, to: Region) {
        while let Some(block) = from.entry(self) {
            self.detach_block(block);
            self.append_existing_block(to, block);
        }
    }

    /// Moves all blocks of a region before a block.
    #[track_caller]
    pub fn inline_region_before(&mut self, from: Region, place: Block) {
        while let Some(block) = from.entry(self) {
            self.detach_block(block);
            self.insert_block_before(place, block);
        }
    }
}

impl Op {
    /// The entry block of the first region, if there is one: the body of a module, a function or a loop.
    ///
    /// ```
    /// use rtblgen_runtime::{Context, Ir};
    /// let context = Context::new();
    /// let ir = Ir::module(&context, context.unknown_loc());
    /// assert_eq!(ir.root().body_block(&ir), Some(ir.body_block()));
    /// ```
    #[track_caller]
    pub fn body_block(self, ir: &Ir<'_>) -> Option<Block> {
        self.regions(ir).next()?.entry(ir)
    }
}

impl Ir<'_> {
    /// The entry block of the root's first region: the body of a module.
    ///
    /// # Panics
    ///
    /// If the root has no region, or the region has no block.
    #[track_caller]
    pub fn body_block(&self) -> Block {
        self.root().body_block(self).expect("the root has a region with a block")
    }
}
