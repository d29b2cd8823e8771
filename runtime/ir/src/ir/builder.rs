//! Builders: create IR at an insertion point.

use std::ops::Deref;

use super::create_or_fold::create_or_fold;
use super::fold::apply_edits;
use super::handle::{Block, Op, Region, Value};
use super::state::OpState;
use super::storage::Ir;
use crate::context::types::Type;
use crate::context::{Context, Location};

/// The position at which operations are inserted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InsertionPoint {
    /// Nowhere: operations are made in no block.
    Detached,
    /// At the end of a block.
    End(Block),
    /// Before an operation.
    Before(Op),
}

impl InsertionPoint {
    /// Before the operation that is the first of a block now.
    pub fn start_of(ir: &Ir<'_>, block: Block) -> Self {
        block.first_op(ir).map_or(InsertionPoint::End(block), InsertionPoint::Before)
    }
}

/// Makes operations at a place. Generated `build` functions take one.
pub trait Builder<'c> {
    /// The IR.
    fn ir(&self) -> &Ir<'c>;

    /// The context.
    fn context(&self) -> &'c Context {
        self.ir().context()
    }

    /// Returns the position at which operations are inserted.
    fn insertion_point(&self) -> InsertionPoint;

    /// Changes where operations are put.
    fn set_insertion_point(&mut self, point: InsertionPoint);

    /// Makes an operation and puts it at the insertion point, which stays after it.
    ///
    /// The types of the results are inferred if the state has none and the definition can infer them.
    ///
    /// # Panics
    ///
    /// If the types cannot be inferred; see [`infer_result_types`](Self::infer_result_types) for trying.
    fn create(&mut self, state: OpState<'c>) -> Op;

    /// Creates an operation and returns its results or the values that it folds to (MLIR's `createOrFold`). The dialect of
    /// the operation materializes constants. An operation that folds in place is changed.
    ///
    /// ```
    /// use rtblgen_runtime::{Builder, Context, IrBuilder, OpState};
    ///
    /// let context = Context::new();
    /// context.allow_unregistered_dialects(true);
    /// let mut ir = context.parse_module("a.mlir", "%a = \"t.one\"() : () -> i32").unwrap();
    /// let body = ir.body_block();
    /// let value = body.first_op(&ir).unwrap().result(&ir, 0);
    /// let mut builder = IrBuilder::at_block_end(&mut ir, body);
    /// // A cast of a value to its own type is the value.
    /// let cast = OpState::new("builtin.unrealized_conversion_cast", context.unknown_loc());
    /// let results = builder.create_or_fold(cast.operand(value).result(context.i32_type()));
    /// assert_eq!(results, [value]);
    /// ```
    fn create_or_fold(&mut self, state: OpState<'c>) -> Vec<Value>;

    /// Makes a block at the end of a region.
    fn create_block(&mut self, region: Region, types: &[Type<'c>], locations: &[Location<'c>]) -> Block;

    /// Makes a region that belongs to no operation yet, for [`OpState::region`].
    fn create_region(&mut self) -> Region;

    /// The types of the results that the definition infers from the rest of the state, or why it cannot.
    fn infer_result_types(&self, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        match state.name.type_inference() {
            Some(inference) => inference.infer(self.ir(), state),
            None => Err(format!("`{}` does not infer the types of its results", state.name)),
        }
    }

    /// Puts operations at the end of a block from now on.
    fn set_insertion_point_to_end(&mut self, block: Block) {
        self.set_insertion_point(InsertionPoint::End(block));
    }

    /// Puts operations at the start of a block from now on.
    fn set_insertion_point_to_start(&mut self, block: Block) {
        let start = InsertionPoint::start_of(self.ir(), block);
        self.set_insertion_point(start);
    }

    /// Puts operations before an operation from now on.
    fn set_insertion_point_before(&mut self, op: Op) {
        self.set_insertion_point(InsertionPoint::Before(op));
    }

    /// Puts operations after an operation from now on.
    fn set_insertion_point_after(&mut self, op: Op) {
        let block = op.block(self.ir()).expect("the operation is in a block");
        let next = op.next(self.ir());
        self.set_insertion_point(next.map_or(InsertionPoint::End(block), InsertionPoint::Before));
    }
}

impl<'c, B: Builder<'c> + ?Sized> Builder<'c> for &mut B {
    fn ir(&self) -> &Ir<'c> {
        (**self).ir()
    }

    fn insertion_point(&self) -> InsertionPoint {
        (**self).insertion_point()
    }

    fn set_insertion_point(&mut self, point: InsertionPoint) {
        (**self).set_insertion_point(point);
    }

    fn create(&mut self, state: OpState<'c>) -> Op {
        (**self).create(state)
    }

    fn create_or_fold(&mut self, state: OpState<'c>) -> Vec<Value> {
        (**self).create_or_fold(state)
    }

    fn create_block(&mut self, region: Region, types: &[Type<'c>], locations: &[Location<'c>]) -> Block {
        (**self).create_block(region, types, locations)
    }

    fn create_region(&mut self) -> Region {
        (**self).create_region()
    }
}

impl<'c> Ir<'c> {
    /// Adds the types of the results to the state, if the definition infers them.
    ///
    /// # Panics
    ///
    /// If the types cannot be inferred.
    #[track_caller]
    pub fn complete_state(&self, state: &mut OpState<'c>) {
        if !state.results.is_empty() {
            return;
        }
        let Some(definition) = state.name.definition() else { return };
        let Some(inference) = state.name.type_inference() else {
            let is_derived = definition.has_trait_named("FirstAttrDerivedResultType");
            let ty = is_derived.then(|| state.type_of_first_attribute(definition)).flatten();
            return state.results.extend(definition.results.iter().filter_map(|_| ty));
        };
        match inference.infer(self, state) {
            Ok(types) => state.results.extend(types),
            Err(error) => panic!("the result types of `{}` cannot be inferred: {error}", state.name),
        }
    }

    /// Puts an operation that is in no block at a place.
    #[track_caller]
    pub fn insert_op(&mut self, op: Op, point: InsertionPoint) {
        match point {
            InsertionPoint::Detached => {}
            InsertionPoint::End(block) => self.append_op(block, op),
            InsertionPoint::Before(place) => self.insert_op_before(place, op),
        }
    }
}

/// A builder that changes an IR without listeners.
#[derive(Debug)]
pub struct IrBuilder<'a, 'c> {
    ir: &'a mut Ir<'c>,
    point: InsertionPoint,
}

impl<'a, 'c> IrBuilder<'a, 'c> {
    /// A builder that puts operations at a place.
    pub fn new(ir: &'a mut Ir<'c>, point: InsertionPoint) -> Self {
        IrBuilder { ir, point }
    }

    /// A builder that puts operations at the end of a block.
    pub fn at_block_end(ir: &'a mut Ir<'c>, block: Block) -> Self {
        IrBuilder { ir, point: InsertionPoint::End(block) }
    }

    /// A builder that puts operations at the start of a block, each after the one before it.
    pub fn at_block_start(ir: &'a mut Ir<'c>, block: Block) -> Self {
        let mut builder = Self::at_block_end(ir, block);
        builder.set_insertion_point_to_start(block);
        builder
    }

    /// A builder that puts operations before another one.
    pub fn before(ir: &'a mut Ir<'c>, op: Op) -> Self {
        IrBuilder { ir, point: InsertionPoint::Before(op) }
    }

    /// A builder that puts operations after another one, each after the one before it.
    pub fn after(ir: &'a mut Ir<'c>, op: Op) -> Self {
        let mut builder = IrBuilder { ir, point: InsertionPoint::Detached };
        builder.set_insertion_point_after(op);
        builder
    }

    /// The IR, to be changed.
    pub fn ir_mut(&mut self) -> &mut Ir<'c> {
        self.ir
    }
}

impl<'c> Deref for IrBuilder<'_, 'c> {
    type Target = Ir<'c>;

    fn deref(&self) -> &Ir<'c> {
        self.ir
    }
}

impl<'c> Builder<'c> for IrBuilder<'_, 'c> {
    fn ir(&self) -> &Ir<'c> {
        self.ir
    }

    fn insertion_point(&self) -> InsertionPoint {
        self.point
    }

    fn set_insertion_point(&mut self, point: InsertionPoint) {
        self.point = point;
    }

    fn create(&mut self, mut state: OpState<'c>) -> Op {
        self.ir.complete_state(&mut state);
        let op = self.ir.create_op(state);
        self.ir.insert_op(op, self.point);
        op
    }

    fn create_or_fold(&mut self, state: OpState<'c>) -> Vec<Value> {
        let edit = |builder: &mut Self, op, edits: &[_]| apply_edits(builder.ir, op, edits);
        create_or_fold(self, state, edit, |builder, op| builder.ir.erase_op(op))
    }

    fn create_block(&mut self, region: Region, types: &[Type<'c>], locations: &[Location<'c>]) -> Block {
        self.ir.append_block(region, types, locations)
    }

    fn create_region(&mut self) -> Region {
        self.ir.create_region()
    }
}
