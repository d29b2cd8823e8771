//! Queries of values.

use super::handle::{Block, Op, Region, Value};
use super::storage::{Ir, ValueData};
use crate::context::Location;
use crate::context::types::Type;

/// The owner of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValueOwner {
    /// It is this result of this operation.
    Result(Op, usize),
    /// It is this argument of this block.
    Argument(Block, usize),
}

impl Value {
    /// The type.
    #[inline]
    #[track_caller]
    pub fn ty<'c>(self, ir: &Ir<'c>) -> Type<'c> {
        ir.value_data(self).ty
    }

    /// Returns the owner of the value.
    #[inline]
    #[track_caller]
    pub fn owner(self, ir: &Ir<'_>) -> ValueOwner {
        let data = ir.value_data(self);
        if data.number & ValueData::ARGUMENT == 0 {
            ValueOwner::Result(ir.op(data.owner), data.number as usize)
        } else {
            ValueOwner::Argument(ir.block(data.owner), (data.number & !ValueData::ARGUMENT) as usize)
        }
    }

    /// The operation that the value is a result of.
    #[inline]
    #[track_caller]
    pub fn defining_op(self, ir: &Ir<'_>) -> Option<Op> {
        match self.owner(ir) {
            ValueOwner::Result(op, _) => Some(op),
            ValueOwner::Argument(..) => None,
        }
    }

    /// Returns the number of the value among the results of its operation.
    #[track_caller]
    pub fn result_number(self, ir: &Ir<'_>) -> Option<usize> {
        match self.owner(ir) {
            ValueOwner::Result(_, number) => Some(number),
            ValueOwner::Argument(..) => None,
        }
    }

    /// Returns the number of the value among the arguments of its block.
    #[track_caller]
    pub fn argument_number(self, ir: &Ir<'_>) -> Option<usize> {
        match self.owner(ir) {
            ValueOwner::Result(..) => None,
            ValueOwner::Argument(_, number) => Some(number),
        }
    }

    /// The block that the value is an argument of, or that its operation is in.
    #[track_caller]
    pub fn parent_block(self, ir: &Ir<'_>) -> Option<Block> {
        match self.owner(ir) {
            ValueOwner::Result(op, _) => op.block(ir),
            ValueOwner::Argument(block, _) => Some(block),
        }
    }

    /// The region that the value is in.
    #[track_caller]
    pub fn parent_region(self, ir: &Ir<'_>) -> Option<Region> {
        self.parent_block(ir)?.parent_region(ir)
    }

    /// The location of the operation or of the block argument.
    #[track_caller]
    pub fn location<'c>(self, ir: &Ir<'c>) -> Location<'c> {
        match self.owner(ir) {
            ValueOwner::Result(op, _) => op.location(ir),
            ValueOwner::Argument(block, number) => {
                ir.arguments.slice(ir.block_data(block).arguments)[number].location
            }
        }
    }

    /// Whether the handle is to a value that was not erased.
    pub fn is_live(self, ir: &Ir<'_>) -> bool {
        ir.values.is_live(self.index, self.generation())
    }
}

impl<'c> Ir<'c> {
    /// Changes the type of a value. The operations that use it are the caller's business.
    #[track_caller]
    pub fn set_type(&mut self, value: Value, ty: Type<'c>) {
        self.context.expect_same(ty.context());
        self.value_data(value);
        self.values[value.index].ty = ty;
    }
}
