//! The tables behind an [`Ir`].

use std::fmt;
use std::sync::Mutex;

use super::handle::{Block, Op, Region, Value};
use super::hidden::HiddenOps;
use super::pool::{List, Pool};
use super::segments::GroupStarts;
use super::slab::{NONE, Slab, next_first_generation, slots};
use crate::context::attributes::{Attribute, DictionaryAttr};
use crate::context::types::Type;
use crate::context::{Context, Location};
use crate::ir::OpName;
use crate::ir::resources::ExternalResources;

/// One tree of operations, with all their blocks, regions and values.
///
/// Handles name its contents: [`Op`], [`Block`], [`Region`], [`Value`]. Questions are methods of the handles
/// that take `&Ir`; changes are methods of `Ir` or of a [`Builder`](super::Builder).
///
/// ```
/// use rtblgen_runtime::{Builder, Context, Ir, IrBuilder, OpState};
/// let context = Context::new();
/// let location = context.unknown_loc();
/// let mut ir = Ir::module(&context, location);
/// let body = ir.root().region(&ir, 0).entry(&ir).unwrap();
/// let mut builder = IrBuilder::at_block_end(&mut ir, body);
/// let one = builder.create(OpState::new("test.one", location).result(context.i32_type()));
/// let one = one.result(&ir, 0);
/// assert!(one.use_empty(&ir));
/// ```
pub struct Ir<'c> {
    pub(super) context: &'c Context,
    pub(super) root: Option<Op>,
    pub(super) ops: Slab<OpData<'c>>,
    pub(super) blocks: Slab<BlockData>,
    pub(super) regions: Slab<RegionData>,
    pub(super) values: Slab<ValueData<'c>>,
    /// For each number of results, runs of values that were given back.
    pub(super) free_values: Vec<Vec<u32>>,
    pub(super) operands: Pool<Link>,
    pub(super) successors: Pool<Link>,
    pub(super) slots: Pool<Option<Attribute<'c>>>,
    pub(super) arguments: Pool<Argument<'c>>,
    pub(super) op_regions: Pool<u32>,
    pub(super) segments: Pool<i32>,
    /// Rare data, for the operations that have some of it.
    pub(super) extras: Vec<Extra>,
    pub(super) free_extras: Vec<u32>,
    pub(crate) external_resources: ExternalResources,
    /// The hidden operations; `None` if hiding is off.
    pub(super) hidden: Option<Box<HiddenOps>>,
    /// See [`Ir::is_island`].
    pub(super) is_island: bool,
    pub(super) group_starts: Mutex<GroupStarts>,
}

/// An operation. Links are indices, [`NONE`] for none.
#[derive(Clone)]
pub(super) struct OpData<'c> {
    pub(super) name: OpName<'c>,
    pub(super) location: Location<'c>,
    pub(super) discardable: Option<DictionaryAttr<'c>>,
    pub(super) block: u32,
    pub(super) previous: u32,
    pub(super) next: u32,
    /// Grows along the block.
    pub(super) order: u32,
    pub(super) operands: List,
    pub(super) results: List,
    pub(super) slots: List,
    /// The index of its [`Extra`].
    pub(super) extra: u32,
    pub(super) generation: u32,
}

/// Rare data of an operation.
#[derive(Clone, Copy, Default)]
pub(super) struct Extra {
    pub(super) regions: List,
    pub(super) successors: List,
    pub(super) operand_segments: List,
    pub(super) result_segments: List,
}

impl Extra {
    const NOTHING: Extra = Extra {
        regions: List::EMPTY,
        successors: List::EMPTY,
        operand_segments: List::EMPTY,
        result_segments: List::EMPTY,
    };

    pub(super) fn is_empty(&self) -> bool {
        let Extra { regions, successors, operand_segments, result_segments } = self;
        [regions, successors, operand_segments, result_segments].iter().all(|list| list.len == 0)
    }
}

/// A use of a value or a block, in the list of all uses of it.
#[derive(Clone, Copy)]
pub(super) struct Link {
    /// The value or block.
    pub(super) target: u32,
    /// The operation.
    pub(super) owner: u32,
    pub(super) next: u32,
    pub(super) previous: u32,
}

impl Link {
    pub(super) const EMPTY: Link = Link { target: NONE, owner: NONE, next: NONE, previous: NONE };
}

#[derive(Clone, Copy)]
pub(super) struct Argument<'c> {
    pub(super) value: u32,
    pub(super) location: Location<'c>,
}

#[derive(Clone)]
pub(super) struct BlockData {
    pub(super) region: u32,
    pub(super) previous: u32,
    pub(super) next: u32,
    pub(super) first: u32,
    pub(super) last: u32,
    pub(super) len: u32,
    pub(super) first_use: u32,
    pub(super) arguments: List,
    pub(super) generation: u32,
}

#[derive(Clone)]
pub(super) struct RegionData {
    pub(super) op: u32,
    pub(super) first: u32,
    pub(super) last: u32,
    pub(super) len: u32,
    pub(super) number: u32,
    pub(super) generation: u32,
}

pub(super) struct ValueData<'c> {
    pub(super) ty: Type<'c>,
    pub(super) first_use: u32,
    /// The operation or the block.
    pub(super) owner: u32,
    /// The number of the result or argument, with [`ValueData::ARGUMENT`] for an argument.
    pub(super) number: u32,
    pub(super) generation: u32,
}

slots!(OpData<'_>, BlockData, RegionData, ValueData<'_>);

impl ValueData<'_> {
    pub(super) const ARGUMENT: u32 = 1 << 31;
}

impl<'c> Ir<'c> {
    /// An IR without operations; [`set_root`](Self::set_root) gives it one.
    pub fn new(context: &'c Context) -> Self {
        Ir::with_first_generation(context, next_first_generation())
    }

    /// An IR without operations, whose slots begin with this generation.
    pub(super) fn with_first_generation(context: &'c Context, generation: u32) -> Self {
        Ir {
            context,
            root: None,
            ops: Slab::new(generation),
            blocks: Slab::new(generation),
            regions: Slab::new(generation),
            values: Slab::new(generation),
            free_values: Vec::new(),
            operands: Pool::new(Link::EMPTY),
            successors: Pool::new(Link::EMPTY),
            slots: Pool::new(None),
            arguments: Pool::new(Argument { value: NONE, location: context.unknown_loc() }),
            op_regions: Pool::new(NONE),
            segments: Pool::new(0),
            extras: Vec::new(),
            free_extras: Vec::new(),
            external_resources: ExternalResources::default(),
            hidden: None,
            is_island: false,
            group_starts: Mutex::default(),
        }
    }

    /// An IR whose root is an empty `builtin.module`.
    pub fn module(context: &'c Context, location: Location<'c>) -> Self {
        let mut ir = Ir::new(context);
        let body = ir.create_region();
        ir.append_block(body, &[], &[]);
        let root = ir.create_op(super::OpState::new("builtin.module", location).region(body));
        ir.set_root(root);
        ir
    }

    /// The context of all types, attributes, locations and names in it.
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// The operation that contains all others.
    ///
    /// # Panics
    ///
    /// If the IR was made by [`Ir::new`] and given no root.
    #[track_caller]
    pub fn root(&self) -> Op {
        self.root.expect("the IR has a root operation")
    }

    /// Makes an operation that is in no block the root.
    pub fn set_root(&mut self, root: Op) {
        assert!(root.block(self).is_none(), "the root operation is in no block");
        self.root = Some(root);
    }

    /// The number of operations, whether in the tree or not.
    pub fn op_count(&self) -> usize {
        self.ops.len()
    }

    /// The bytes of the tables.
    pub fn allocated_bytes(&self) -> usize {
        self.ops.bytes()
            + self.blocks.bytes()
            + self.regions.bytes()
            + self.values.bytes()
            + self.operands.bytes()
            + self.successors.bytes()
            + self.slots.bytes()
            + self.arguments.bytes()
            + self.op_regions.bytes()
            + self.segments.bytes()
            + self.extras.capacity() * size_of::<Extra>()
    }

    #[inline]
    #[track_caller]
    pub(super) fn op_data(&self, op: Op) -> &OpData<'c> {
        if !self.ops.is_live(op.index, op.generation()) {
            return self.hidden_data(op, true);
        }
        &self.ops[op.index]
    }

    /// The data of an operation for queries of its position. These are allowed for hidden operations, too: walks pass them.
    #[inline]
    #[track_caller]
    pub(super) fn op_place(&self, op: Op) -> &OpData<'c> {
        if !self.ops.is_live(op.index, op.generation()) {
            return self.hidden_data(op, false);
        }
        &self.ops[op.index]
    }

    #[inline]
    #[track_caller]
    pub(super) fn op_data_mut(&mut self, op: Op) -> &mut OpData<'c> {
        if !self.ops.is_live(op.index, op.generation()) {
            self.hidden_data(op, false);
        }
        &mut self.ops[op.index]
    }

    #[inline]
    #[track_caller]
    pub(super) fn block_data(&self, block: Block) -> &BlockData {
        if !self.blocks.is_live(block.index, block.generation()) {
            block.stale(self.blocks.misuse(block.index, block.generation()));
        }
        &self.blocks[block.index]
    }

    #[inline]
    #[track_caller]
    pub(super) fn region_data(&self, region: Region) -> &RegionData {
        if !self.regions.is_live(region.index, region.generation()) {
            region.stale(self.regions.misuse(region.index, region.generation()));
        }
        &self.regions[region.index]
    }

    #[inline]
    #[track_caller]
    pub(super) fn value_data(&self, value: Value) -> &ValueData<'c> {
        if !self.values.is_live(value.index, value.generation()) {
            value.stale(self.values.misuse(value.index, value.generation()));
        }
        &self.values[value.index]
    }

    #[track_caller]
    pub(super) fn extra(&self, op: Op) -> &Extra {
        match self.op_data(op).extra {
            NONE => &Extra::NOTHING,
            index => &self.extras[index as usize],
        }
    }

    /// Changes an operation's rare data.
    #[track_caller]
    pub(super) fn update_extra(&mut self, op: Op, update: impl FnOnce(&mut Extra)) {
        let index = match self.op_data(op).extra {
            NONE => {
                let index = self.new_extra(Extra::default());
                self.ops[op.index].extra = index;
                index
            }
            index => index,
        };
        update(&mut self.extras[index as usize]);
    }

    /// Frees an operation's rare data.
    pub(super) fn release_extra(&mut self, index: u32) {
        if index == NONE {
            return;
        }
        let Extra { regions, successors, operand_segments, result_segments } = self.extras[index as usize];
        self.op_regions.release(regions);
        self.successors.release(successors);
        self.segments.release(operand_segments);
        self.segments.release(result_segments);
        self.free_extras.push(index);
    }

    pub(super) fn new_extra(&mut self, extra: Extra) -> u32 {
        match self.free_extras.pop() {
            Some(index) => {
                self.extras[index as usize] = extra;
                index
            }
            None => {
                self.extras.push(extra);
                self.extras.len() as u32 - 1
            }
        }
    }

    #[inline]
    pub(super) fn op(&self, index: u32) -> Op {
        match self.ops.generation(index) {
            0 => Op::new(index, self.hidden_generation(index)),
            generation => Op::new(index, generation),
        }
    }

    #[inline]
    pub(super) fn block(&self, index: u32) -> Block {
        Block::new(index, self.blocks.generation(index))
    }

    #[inline]
    pub(super) fn region(&self, index: u32) -> Region {
        Region::new(index, self.regions.generation(index))
    }

    #[inline]
    pub(super) fn value(&self, index: u32) -> Value {
        Value::new(index, self.values.generation(index))
    }

    #[inline]
    pub(super) fn op_link(&self, index: u32) -> Option<Op> {
        (index != NONE).then(|| self.op(index))
    }

    #[inline]
    pub(super) fn block_link(&self, index: u32) -> Option<Block> {
        (index != NONE).then(|| self.block(index))
    }
}

impl fmt::Debug for Ir<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ir")
            .field("root", &self.root)
            .field("ops", &self.ops.len())
            .field("blocks", &self.blocks.len())
            .field("values", &self.values.len())
            .finish_non_exhaustive()
    }
}

const _: () = {
    const fn is_send_and_sync<T: Send + Sync>() {}
    is_send_and_sync::<Ir<'static>>();
};
