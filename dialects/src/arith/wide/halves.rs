//! Building operations on halves of integers.

use rtblgen_runtime::constants::{Int, filled};
use rtblgen_runtime::conversion::ConversionRewriter;
use rtblgen_runtime::{Attribute, Builder, Location, NoMatch, Op, OpState, Type, TypedOp, Value};

use super::super::types::element_width;
use super::super::{CmpIOp, CmpIPredicate, ConstantOp, SelectOp};
use crate::vector;

/// Builds operations in the place of another one.
pub(super) struct Halves<'r, 'p, 'c> {
    pub(super) rewriter: &'r mut ConversionRewriter<'p, 'c>,
    op: Op,
    location: Location<'c>,
}

/// The type of one half: a vector's last dimension has the size 1, or is left out if it is the only one.
pub(super) fn half_type(ty: Type<'_>) -> Type<'_> {
    match ty.shape() {
        [.., _] if ty.shape().len() > 1 => {
            let mut shape = ty.shape().to_vec();
            *shape.last_mut().expect("there are several dimensions") = 1;
            ty.context().vector_type(&shape, ty.element_type())
        }
        _ => ty.element_type(),
    }
}

/// The integer type, or the vector of it, of another width.
pub(super) fn with_width(ty: Type<'_>, width: u32) -> Type<'_> {
    let element = ty.context().integer_type(width);
    if ty.is_shaped() { ty.with_element_type(element) } else { element }
}

/// Zero of an integer type of any width, or of a vector of it.
fn zero_of(ty: Type<'_>) -> Option<Attribute<'_>> {
    if !ty.is_vector() {
        return Some(ty.context().integer_attr(ty, 0));
    }
    let bytes = element_width(ty)?.div_ceil(8) as usize;
    ty.context().dense_elements_attr_from_raw(ty, &vec![0; bytes])
}

impl<'r, 'p, 'c> Halves<'r, 'p, 'c> {
    pub(super) fn at(op: Op, rewriter: &'r mut ConversionRewriter<'p, 'c>) -> Self {
        Halves { location: op.location(rewriter), op, rewriter }
    }

    pub(super) fn type_of(&self, value: Value) -> Type<'c> {
        value.ty(self.rewriter)
    }

    fn state<T: TypedOp>(&self, operands: &[Value], ty: Type<'c>) -> OpState<'c> {
        OpState::new(T::DEFINITION, self.location).operands(operands.iter().copied()).result(ty)
    }

    fn create(&mut self, state: OpState<'c>) -> Value {
        let op = self.rewriter.create(state);
        op.result(self.rewriter, 0)
    }

    /// An operation with a result of a type.
    pub(super) fn op<T: TypedOp>(&mut self, operands: &[Value], ty: Type<'c>) -> Value {
        let state = self.state::<T>(operands, ty);
        self.create(state)
    }

    /// An operation whose result has the type of its first operand.
    pub(super) fn same<T: TypedOp>(&mut self, operands: &[Value]) -> Value {
        let ty = self.type_of(operands[0]);
        self.op::<T>(operands, ty)
    }

    /// An operation with two results.
    pub(super) fn pair<T: TypedOp>(&mut self, operands: &[Value], types: [Type<'c>; 2]) -> [Value; 2] {
        let state = OpState::new(T::DEFINITION, self.location).operands(operands.iter().copied());
        let op = self.rewriter.create(state.results(types));
        [0, 1].map(|number| op.result(self.rewriter, number))
    }

    /// An operation, folded if it can be.
    pub(super) fn folded<T: TypedOp>(&mut self, operands: &[Value], ty: Type<'c>) -> Value {
        let state = self.state::<T>(operands, ty);
        self.rewriter.with_rewriter(|rewriter| rewriter.create_or_fold(state))[0]
    }

    pub(super) fn constant(&mut self, value: Attribute<'c>) -> Value {
        ConstantOp::build(self.rewriter, self.location, value).op().result(self.rewriter, 0)
    }

    /// An integer, or a vector of the same integer.
    pub(super) fn int(&mut self, ty: Type<'c>, value: i64) -> Result<Value, NoMatch> {
        if value == 0 {
            let value = zero_of(ty).ok_or(NoMatch)?;
            return Ok(self.constant(value));
        }
        let width = element_width(ty).filter(|width| *width <= Int::MAX_WIDTH).ok_or(NoMatch)?;
        let value = filled(ty, Int::of_signed(width, value.into())).ok_or(NoMatch)?;
        Ok(self.constant(value))
    }

    pub(super) fn compare(&mut self, predicate: CmpIPredicate, lhs: Value, rhs: Value) -> Value {
        CmpIOp::build(self.rewriter, self.location, predicate, lhs, rhs).op().result(self.rewriter, 0)
    }

    pub(super) fn select(&mut self, condition: Value, on_true: Value, on_false: Value) -> Value {
        SelectOp::build(self.rewriter, self.location, condition, on_true, on_false)
            .op()
            .result(self.rewriter, 0)
    }

    fn numbers(&self, numbers: &[i64]) -> Attribute<'c> {
        let context = self.rewriter.context();
        let number = |number: &i64| context.integer_attr(context.i64_type(), (*number).into());
        context.array_attr(&numbers.iter().map(number).collect::<Vec<_>>())
    }

    /// The lower half, which is number 0, or the upper one.
    pub(super) fn half(&mut self, value: Value, number: i64) -> Value {
        let ty = self.type_of(value);
        let rank = ty.shape().len();
        if rank == 1 {
            let position = self.rewriter.context().dense_array_attr(&[number]);
            let state = self.state::<vector::ExtractOp>(&[value], ty.element_type());
            return self.create(state.attribute("static_position", position));
        }
        let (mut offsets, mut sizes) = (vec![0; rank], ty.shape().to_vec());
        (offsets[rank - 1], sizes[rank - 1]) = (number, 1);
        let state = self.state::<vector::ExtractStridedSliceOp>(&[value], half_type(ty));
        let state =
            state.attribute("offsets", self.numbers(&offsets)).attribute("sizes", self.numbers(&sizes));
        let strides = self.numbers(&vec![1; rank]);
        self.create(state.attribute("strides", strides))
    }

    pub(super) fn halves(&mut self, value: Value) -> [Value; 2] {
        [self.half(value, 0), self.half(value, 1)]
    }

    /// The halves of both operands.
    pub(super) fn halves_of(&mut self, [lhs, rhs]: [Value; 2]) -> ([Value; 2], [Value; 2]) {
        (self.halves(lhs), self.halves(rhs))
    }

    fn reshaped(&mut self, value: Value, shape: &[i64]) -> Value {
        let ty = self.type_of(value).with_shape(shape);
        self.op::<vector::ShapeCastOp>(&[value], ty)
    }

    /// A vector without its last dimension, which has the size 1; a number as it is.
    pub(super) fn without_last_dim(&mut self, value: Value) -> Value {
        match self.type_of(value) {
            ty if ty.is_vector() => self.reshaped(value, &ty.shape()[..ty.shape().len() - 1]),
            _ => value,
        }
    }

    /// A vector with another dimension of size 1; a number as it is.
    pub(super) fn with_last_dim(&mut self, value: Value) -> Value {
        match self.type_of(value) {
            ty if ty.is_vector() => self.reshaped(value, &[ty.shape(), &[1]].concat()),
            _ => value,
        }
    }

    /// Replaces a half of an integer.
    pub(super) fn insert(&mut self, half: Value, whole: Value, number: i64) -> Value {
        let ty = self.type_of(whole);
        if !self.type_of(half).is_vector() {
            let position = self.rewriter.context().dense_array_attr(&[number]);
            let state = self.state::<vector::InsertOp>(&[half, whole], ty);
            return self.create(state.attribute("static_position", position));
        }
        let rank = ty.shape().len();
        let mut offsets = vec![0; rank];
        offsets[rank - 1] = number;
        let state = self.state::<vector::InsertStridedSliceOp>(&[half, whole], ty);
        let strides = self.numbers(&vec![1; rank]);
        self.create(state.attribute("offsets", self.numbers(&offsets)).attribute("strides", strides))
    }

    /// Replaces the operation by a value.
    pub(super) fn replace(self, value: Value) -> Result<(), NoMatch> {
        self.rewriter.replace_op(self.op, [value]);
        Ok(())
    }

    /// The integer of two halves; `ty` is the converted type.
    pub(super) fn whole(&mut self, ty: Type<'c>, halves: [Value; 2]) -> Result<Value, NoMatch> {
        let mut whole = self.int(ty, 0)?;
        for (half, number) in halves.into_iter().zip(0..) {
            whole = self.insert(half, whole, number);
        }
        Ok(whole)
    }
}
