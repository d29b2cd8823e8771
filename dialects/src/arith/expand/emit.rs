//! Building operations of `arith`.

use rtblgen_runtime::constants::{Element, Float, Int, filled};
use rtblgen_runtime::{
    Attribute, Builder, Location, NoMatch, OpState, PatternRewriter, Type, TypedOp, Value,
};

use super::super::types::element_width;
use super::super::{CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, ConstantOp, SelectOp};
use super::float_kind;

/// Builds operations in the place of another one.
pub(super) struct Emit<'r, 'p, 'c> {
    pub(super) rewriter: &'r mut PatternRewriter<'p, 'c>,
    location: Location<'c>,
}

impl<'r, 'p, 'c> Emit<'r, 'p, 'c> {
    pub(super) fn at(op: impl TypedOp, rewriter: &'r mut PatternRewriter<'p, 'c>) -> Self {
        Emit { location: op.op().location(rewriter), rewriter }
    }

    /// An operation on numbers of the type of its first operand.
    pub(super) fn binary<T: TypedOp>(&mut self, lhs: Value, rhs: Value) -> Value {
        let state = OpState::new(T::DEFINITION, self.location).operands([lhs, rhs]);
        let ty = lhs.ty(self.rewriter);
        self.create(state.result(ty))
    }

    pub(super) fn cast<T: TypedOp>(&mut self, value: Value, ty: Type<'c>) -> Value {
        self.create(OpState::new(T::DEFINITION, self.location).operand(value).result(ty))
    }

    /// An operation with some attributes.
    pub(super) fn with_attributes<T: TypedOp>(
        &mut self,
        operands: &[Value],
        ty: Type<'c>,
        attributes: &[(&str, Option<Attribute<'c>>)],
    ) -> Value {
        let mut state = OpState::new(T::DEFINITION, self.location).operands(operands.iter().copied());
        for (name, value) in attributes {
            if let Some(value) = value {
                state = state.attribute(name, *value);
            }
        }
        self.create(state.result(ty))
    }

    fn create(&mut self, state: OpState<'c>) -> Value {
        let op = self.rewriter.create(state);
        op.result(self.rewriter, 0)
    }

    /// An integer, cut to the width of the type.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] if integers of the type are too wide.
    pub(super) fn int(&mut self, ty: Type<'c>, value: i128) -> Result<Value, NoMatch> {
        let width = element_width(ty).unwrap_or(64);
        if width > Int::MAX_WIDTH {
            return Err(NoMatch);
        }
        self.constant(ty, Int::of_signed(width, value))
    }

    pub(super) fn float(&mut self, ty: Type<'c>, value: f64) -> Result<Value, NoMatch> {
        let kind = float_kind(ty).ok_or(NoMatch)?;
        self.constant(ty, Float::from_f64(kind, value))
    }

    fn constant(&mut self, ty: Type<'c>, number: impl Element) -> Result<Value, NoMatch> {
        let value = filled(ty, number).ok_or(NoMatch)?;
        Ok(ConstantOp::build(self.rewriter, self.location, value).result(self.rewriter))
    }

    pub(super) fn compare(&mut self, predicate: CmpIPredicate, lhs: Value, rhs: Value) -> Value {
        CmpIOp::build(self.rewriter, self.location, predicate, lhs, rhs).result(self.rewriter)
    }

    pub(super) fn compare_floats(&mut self, predicate: CmpFPredicate, lhs: Value, rhs: Value) -> Value {
        CmpFOp::build(self.rewriter, self.location, predicate, lhs, rhs).result(self.rewriter)
    }

    pub(super) fn select(&mut self, condition: Value, on_true: Value, on_false: Value) -> Value {
        SelectOp::build(self.rewriter, self.location, condition, on_true, on_false).result(self.rewriter)
    }

    /// Replaces an operation by a value.
    pub(super) fn replace(self, op: impl TypedOp, value: Value) -> Result<(), NoMatch> {
        self.rewriter.replace_op(op.op(), [value]);
        Ok(())
    }
}
