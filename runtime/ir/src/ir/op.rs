//! Queries of operations.

use super::handle::{Block, Op, Region, Value};
use super::pool::List;
use super::slab::NONE;
use super::storage::Ir;
use super::typed_op::TypedOp;
use crate::context::Location;
use crate::context::types::Type;
use crate::ir::OpName;
use crate::ir::definition::OpDefinition;
use crate::ir::definition::TraitDefinition;

impl Op {
    /// The name.
    #[inline]
    #[track_caller]
    pub fn name<'c>(self, ir: &Ir<'c>) -> OpName<'c> {
        ir.op_data(self).name
    }

    /// The location.
    #[inline]
    #[track_caller]
    pub fn location<'c>(self, ir: &Ir<'c>) -> Location<'c> {
        ir.op_data(self).location
    }

    /// The definition, if a registered dialect defines the operation.
    #[inline]
    #[track_caller]
    pub fn definition(self, ir: &Ir<'_>) -> Option<&'static OpDefinition> {
        self.name(ir).definition()
    }

    /// Whether a registered dialect defines the operation.
    #[track_caller]
    pub fn is_registered(self, ir: &Ir<'_>) -> bool {
        self.definition(ir).is_some()
    }

    /// Whether the operation is of this kind.
    ///
    /// ```
    /// use rtblgen_runtime::dialects::{builtin::ModuleOp, func::FuncOp};
    /// use rtblgen_runtime::{Context, Ir};
    ///
    /// let context = Context::new();
    /// let ir = Ir::module(&context, context.unknown_loc());
    /// assert!(ir.root().is::<ModuleOp>(&ir) && !ir.root().is::<FuncOp>(&ir));
    /// ```
    #[track_caller]
    pub fn is<O: TypedOp>(self, ir: &Ir<'_>) -> bool {
        O::cast(ir, self).is_some()
    }

    /// Whether the operation is registered with this trait.
    #[track_caller]
    pub fn has_trait(self, ir: &Ir<'_>, definition: &TraitDefinition) -> bool {
        self.definition(ir).is_some_and(|own| own.has_trait(definition))
    }

    /// Whether the operation has the trait of this name.
    #[track_caller]
    pub fn has_trait_named(self, ir: &Ir<'_>, name: &str) -> bool {
        self.definition(ir).is_some_and(|own| own.has_trait_named(name))
    }

    /// Whether the operation is registered and does not have this trait.
    #[track_caller]
    pub fn lacks_trait(self, ir: &Ir<'_>, definition: &TraitDefinition) -> bool {
        self.definition(ir).is_some_and(|own| !own.has_trait(definition))
    }

    /// Whether the handle is to an operation that was not erased.
    #[inline]
    pub fn is_live(self, ir: &Ir<'_>) -> bool {
        ir.ops.is_live(self.index, self.generation())
            || (ir.ops.is_live(self.index, 0) && ir.hidden_generation(self.index) == self.generation())
    }

    /// The operands.
    #[track_caller]
    pub fn operands<'a>(
        self,
        ir: &'a Ir<'_>,
    ) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + 'a {
        let list = ir.op_data(self).operands;
        ir.operands.slice(list).iter().map(|link| ir.value(link.target))
    }

    /// The number of operands.
    #[inline]
    #[track_caller]
    pub fn operand_count(self, ir: &Ir<'_>) -> usize {
        ir.op_data(self).operands.len as usize
    }

    /// One operand.
    ///
    /// # Panics
    ///
    /// If there is none of this number.
    #[inline]
    #[track_caller]
    pub fn operand(self, ir: &Ir<'_>, number: usize) -> Value {
        let links = ir.operands.slice(ir.op_data(self).operands);
        match links.get(number) {
            Some(link) => ir.value(link.target),
            None => self.missing(ir, "operands", links.len(), number),
        }
    }

    /// The types of the operands.
    #[track_caller]
    pub fn operand_types<'a, 'c>(
        self,
        ir: &'a Ir<'c>,
    ) -> impl ExactSizeIterator<Item = Type<'c>> + DoubleEndedIterator + 'a {
        let list = ir.op_data(self).operands;
        ir.operands.slice(list).iter().map(|link| ir.values[link.target].ty)
    }

    /// The results.
    #[track_caller]
    pub fn results<'a>(
        self,
        ir: &'a Ir<'_>,
    ) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + use<'a> {
        let range = ir.op_data(self).results.range();
        range.map(|index| ir.value(index as u32))
    }

    /// The number of results.
    #[inline]
    #[track_caller]
    pub fn result_count(self, ir: &Ir<'_>) -> usize {
        ir.op_data(self).results.len as usize
    }

    /// One result.
    ///
    /// # Panics
    ///
    /// If there is none of this number.
    #[inline]
    #[track_caller]
    pub fn result(self, ir: &Ir<'_>, number: usize) -> Value {
        let results = ir.op_data(self).results;
        if number >= results.len as usize {
            self.missing(ir, "results", results.len as usize, number);
        }
        ir.value(results.start + number as u32)
    }

    /// The types of the results.
    #[track_caller]
    pub fn result_types<'a, 'c>(
        self,
        ir: &'a Ir<'c>,
    ) -> impl ExactSizeIterator<Item = Type<'c>> + DoubleEndedIterator + 'a {
        ir.op_data(self).results.range().map(|index| ir.values[index as u32].ty)
    }

    /// The regions.
    #[track_caller]
    pub fn regions<'a>(
        self,
        ir: &'a Ir<'_>,
    ) -> impl ExactSizeIterator<Item = Region> + DoubleEndedIterator + 'a {
        let list = ir.extra(self).regions;
        ir.op_regions.slice(list).iter().map(|index| ir.region(*index))
    }

    /// The number of regions.
    #[inline]
    #[track_caller]
    pub fn region_count(self, ir: &Ir<'_>) -> usize {
        ir.extra(self).regions.len as usize
    }

    /// One region.
    ///
    /// # Panics
    ///
    /// If there is none of this number.
    #[track_caller]
    pub fn region(self, ir: &Ir<'_>, number: usize) -> Region {
        let regions = ir.op_regions.slice(ir.extra(self).regions);
        match regions.get(number) {
            Some(index) => ir.region(*index),
            None => self.missing(ir, "regions", regions.len(), number),
        }
    }

    /// The successors.
    #[track_caller]
    pub fn successors<'a>(
        self,
        ir: &'a Ir<'_>,
    ) -> impl ExactSizeIterator<Item = Block> + DoubleEndedIterator + 'a {
        let list = ir.extra(self).successors;
        ir.successors.slice(list).iter().map(|link| ir.block(link.target))
    }

    /// The number of successors.
    #[inline]
    #[track_caller]
    pub fn successor_count(self, ir: &Ir<'_>) -> usize {
        ir.extra(self).successors.len as usize
    }

    /// One successor.
    ///
    /// # Panics
    ///
    /// If there is none of this number.
    #[track_caller]
    pub fn successor(self, ir: &Ir<'_>, number: usize) -> Block {
        let links = ir.successors.slice(ir.extra(self).successors);
        match links.get(number) {
            Some(link) => ir.block(link.target),
            None => self.missing(ir, "successors", links.len(), number),
        }
    }

    /// The block that the operation is in.
    #[inline]
    #[track_caller]
    pub fn block(self, ir: &Ir<'_>) -> Option<Block> {
        ir.block_link(ir.op_place(self).block)
    }

    /// The region that the operation is in.
    #[inline]
    #[track_caller]
    pub fn parent_region(self, ir: &Ir<'_>) -> Option<Region> {
        self.block(ir)?.parent_region(ir)
    }

    /// The operation that the operation is in.
    #[inline]
    #[track_caller]
    pub fn parent_op(self, ir: &Ir<'_>) -> Option<Op> {
        self.parent_region(ir)?.parent_op(ir)
    }

    /// The operations that the operation is in, from the inside out.
    pub fn ancestors<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Op> + 'a {
        std::iter::successors(self.parent_op(ir), |op| op.parent_op(ir))
    }

    /// The innermost operation of this kind that the operation is in.
    ///
    /// ```
    /// use rtblgen_runtime::dialects::FuncDialect;
    /// use rtblgen_runtime::dialects::builtin::ModuleOp;
    /// use rtblgen_runtime::{Context, TypedOp};
    /// let context = Context::new();
    /// context.register::<FuncDialect>();
    /// let ir = context.parse_module("f.mlir", "func.func private @f()").unwrap();
    /// let function = ir.body_block().first_op(&ir).unwrap();
    /// assert_eq!(function.parent_of_type::<ModuleOp>(&ir).unwrap().op(), ir.root());
    /// ```
    pub fn parent_of_type<T: TypedOp>(self, ir: &Ir<'_>) -> Option<T> {
        self.ancestors(ir).find_map(|op| T::cast(ir, op))
    }

    /// Whether the other operation is this one, or is in it at some depth.
    pub fn is_ancestor(self, ir: &Ir<'_>, other: Op) -> bool {
        self == other || self.is_proper_ancestor(ir, other)
    }

    /// Whether the other operation is in this one at some depth. An operation is not in itself.
    pub fn is_proper_ancestor(self, ir: &Ir<'_>, other: Op) -> bool {
        other.ancestors(ir).any(|ancestor| ancestor == self)
    }

    /// The next operation in the block.
    #[inline]
    #[track_caller]
    pub fn next(self, ir: &Ir<'_>) -> Option<Op> {
        ir.op_link(ir.op_place(self).next)
    }

    /// The previous operation in the block.
    #[inline]
    #[track_caller]
    pub fn previous(self, ir: &Ir<'_>) -> Option<Op> {
        ir.op_link(ir.op_place(self).previous)
    }

    /// Whether nothing uses any result.
    #[inline]
    #[track_caller]
    pub fn use_empty(self, ir: &Ir<'_>) -> bool {
        ir.op_data(self).results.indices().all(|index| ir.values[index].first_use == NONE)
    }

    #[cold]
    #[track_caller]
    fn missing(self, ir: &Ir<'_>, what: &str, count: usize, number: usize) -> ! {
        panic!("`{}` has {count} {what}, not one numbered {number}", self.name(ir))
    }
}

impl Ir<'_> {
    /// The regions of an operation from the one with this number on, for walks.
    #[track_caller]
    pub(super) fn regions_from(&self, op: Op, number: usize) -> impl Iterator<Item = Region> + '_ {
        let regions = match self.op_place(op).extra {
            NONE => List::default(),
            extra => self.extras[extra as usize].regions,
        };
        let left = self.op_regions.slice(regions).get(number..).unwrap_or_default();
        left.iter().map(|index| self.region(*index))
    }
}

impl<'c> Ir<'c> {
    /// Changes the location.
    #[track_caller]
    pub fn set_location(&mut self, op: Op, location: Location<'c>) {
        self.context.expect_same(location.context());
        self.op_data_mut(op).location = location;
    }
}
