//! Handles that carry their IR, for expressions that only read: the snippets of `.td` files.

use super::handle::{Block, Op, Value};
use super::storage::Ir;
use super::uses::Use;
use crate::context::attributes::Attribute;
use crate::context::types::Type;
use crate::context::{Context, Location};
use crate::ir::OpName;
use crate::ir::TypedOp;

/// A value together with its IR.
#[derive(Clone, Copy, Debug)]
pub struct ValueView<'a, 'c> {
    ir: &'a Ir<'c>,
    value: Value,
}

/// An operation together with its IR.
#[derive(Clone, Copy, Debug)]
pub struct OpView<'a, 'c> {
    ir: &'a Ir<'c>,
    op: Op,
}

impl Value {
    /// The value together with its IR.
    pub fn view<'a, 'c>(self, ir: &'a Ir<'c>) -> ValueView<'a, 'c> {
        ValueView { ir, value: self }
    }
}

impl Op {
    /// The operation together with its IR.
    pub fn view<'a, 'c>(self, ir: &'a Ir<'c>) -> OpView<'a, 'c> {
        OpView { ir, op: self }
    }
}

impl<'a, 'c> ValueView<'a, 'c> {
    /// The handle.
    pub fn value(self) -> Value {
        self.value
    }

    /// The IR.
    pub fn ir(self) -> &'a Ir<'c> {
        self.ir
    }

    /// The context.
    pub fn context(self) -> &'c Context {
        self.ir.context()
    }

    /// The type.
    pub fn ty(self) -> Type<'c> {
        self.value.ty(self.ir)
    }

    /// The type, as one or several values have types.
    pub fn types(self) -> impl ExactSizeIterator<Item = Type<'c>> {
        std::iter::once(self.ty())
    }

    /// The location of the operation or of the block argument.
    pub fn location(self) -> Location<'c> {
        self.value.location(self.ir)
    }

    /// Whether nothing uses the value.
    pub fn use_empty(self) -> bool {
        self.value.use_empty(self.ir)
    }

    /// Whether exactly one operand is the value.
    pub fn has_one_use(self) -> bool {
        self.value.has_one_use(self.ir)
    }

    /// The uses.
    pub fn uses(self) -> impl Iterator<Item = Use> + 'a {
        self.value.uses(self.ir)
    }

    /// The operation that the value is a result of.
    pub fn defining_op(self) -> Option<OpView<'a, 'c>> {
        self.value.defining_op(self.ir).map(|op| op.view(self.ir))
    }

    /// Whether the value is an argument of a block.
    pub fn is_block_argument(self) -> bool {
        self.value.argument_number(self.ir).is_some()
    }
}

impl PartialEq for ValueView<'_, '_> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl Eq for ValueView<'_, '_> {}

impl From<ValueView<'_, '_>> for Value {
    fn from(view: ValueView<'_, '_>) -> Self {
        view.value
    }
}

impl<'a, 'c> OpView<'a, 'c> {
    /// The handle.
    pub fn op(self) -> Op {
        self.op
    }

    /// The IR.
    pub fn ir(self) -> &'a Ir<'c> {
        self.ir
    }

    /// The context.
    pub fn context(self) -> &'c Context {
        self.ir.context()
    }

    /// The name.
    pub fn name(self) -> OpName<'c> {
        self.op.name(self.ir)
    }

    /// The location.
    pub fn location(self) -> Location<'c> {
        self.op.location(self.ir)
    }

    /// One operand.
    pub fn operand(self, number: usize) -> ValueView<'a, 'c> {
        self.op.operand(self.ir, number).view(self.ir)
    }

    /// The operands.
    pub fn operands(self) -> impl ExactSizeIterator<Item = ValueView<'a, 'c>> + DoubleEndedIterator {
        self.op.operands(self.ir).map(move |value| value.view(self.ir))
    }

    /// The number of operands.
    pub fn operand_count(self) -> usize {
        self.op.operand_count(self.ir)
    }

    /// The operands that an operand of the definition stands for.
    pub fn operand_group(
        self,
        number: usize,
    ) -> impl ExactSizeIterator<Item = ValueView<'a, 'c>> + DoubleEndedIterator {
        self.op.operand_group(self.ir, number).map(move |value| value.view(self.ir))
    }

    /// One result.
    pub fn result(self, number: usize) -> ValueView<'a, 'c> {
        self.op.result(self.ir, number).view(self.ir)
    }

    /// The results.
    pub fn results(self) -> impl ExactSizeIterator<Item = ValueView<'a, 'c>> + DoubleEndedIterator {
        self.op.results(self.ir).map(move |value| value.view(self.ir))
    }

    /// The number of results.
    pub fn result_count(self) -> usize {
        self.op.result_count(self.ir)
    }

    /// The results that a result of the definition stands for.
    pub fn result_group(
        self,
        number: usize,
    ) -> impl ExactSizeIterator<Item = ValueView<'a, 'c>> + DoubleEndedIterator {
        self.op.result_group(self.ir, number).map(move |value| value.view(self.ir))
    }

    /// The attribute with this name, inherent or discardable.
    pub fn attribute(self, name: &str) -> Option<Attribute<'c>> {
        self.op.attribute(self.ir, name)
    }

    /// The inherent attribute or property of a slot.
    pub fn inherent(self, slot: usize) -> Option<Attribute<'c>> {
        self.op.inherent(self.ir, slot)
    }

    /// The block that the operation is in.
    pub fn block(self) -> Option<Block> {
        self.op.block(self.ir)
    }

    /// The operation that the operation is in.
    pub fn parent_op(self) -> Option<OpView<'a, 'c>> {
        self.op.parent_op(self.ir).map(|op| op.view(self.ir))
    }

    /// Whether nothing uses any result.
    pub fn use_empty(self) -> bool {
        self.op.use_empty(self.ir)
    }

    /// The operation as one of a given kind, or `None` if it is of another.
    pub fn cast<T: TypedOp>(self) -> Option<T> {
        T::cast(self.ir, self.op)
    }
}

impl PartialEq for OpView<'_, '_> {
    fn eq(&self, other: &Self) -> bool {
        self.op == other.op
    }
}

impl Eq for OpView<'_, '_> {}
