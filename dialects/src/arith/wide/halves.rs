//! A builder for operations on the halves of wide integers.

use rtblgen_runtime::constants::{Int, filled};
use rtblgen_runtime::conversion::ConversionRewriter;
use rtblgen_runtime::{Attribute, Builder, Location, NoMatch, Op, OpState, Type, TypedOp, Value};

use super::super::types::element_width;
use super::super::{CmpIOp, CmpIPredicate, ConstantOp, SelectOp};
use crate::vector;

/// Builds operations that replace an op.
pub(super) struct Halves<'r, 'p, 'c> {
    pub(super) rewriter: &'r mut ConversionRewriter<'p, 'c>,
    op: Op,
    location: Location<'c>,
}

/// The type of a half. A vector's last dimension becomes 1, or disappears if it is the only one.
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

/// The integer or integer vector type with another width.
pub(super) fn with_width(ty: Type<'_>, width: u32) -> Type<'_> {
    let element = ty.context().integer_type(width);
    if ty.is_shaped() { ty.with_element_type(element) } else { element }
}

/// The zero of an integer or integer vector type.
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

    /// Builds an operation with a result of the given type.
    pub(super) fn op<T: TypedOp>(&mut self, operands: &[Value], ty: Type<'c>) -> Value {
        let state = self.state::<T>(operands, ty);
        self.create(state)
    }

    /// Builds an operation whose result has the type of its first operand.
    pub(super) fn same<T: TypedOp>(&mut self, operands: &[Value]) -> Value {
        let ty = self.type_of(operands[0]);
        self.op::<T>(operands, ty)
    }

    /// Builds an operation with two results.
    pub(super) fn pair<T: TypedOp>(&mut self, operands: &[Value], types: [Type<'c>; 2]) -> [Value; 2] {
        let state = OpState::new(T::DEFINITION, self.location).operands(operands.iter().copied());
        let op = self.rewriter.create(state.results(types));
        [0, 1].map(|number| op.result(self.rewriter, number))
    }

    /// Builds an operation, or folds it.
    pub(super) fn folded<T: TypedOp>(&mut self, operands: &[Value], ty: Type<'c>) -> Value {
        let state = self.state::<T>(operands, ty);
        self.rewriter.with_rewriter(|rewriter| rewriter.create_or_fold(state))[0]
    }

    pub(super) fn constant(&mut self, value: Attribute<'c>) -> Value {
        ConstantOp::build(self.rewriter, self.location, value).op().result(self.rewriter, 0)
    }

    /// Builds an integer constant, or a splat.
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

    /// Extracts a half: 0 is the lower one, 1 the upper one.
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

    /// Extracts the halves of both operands.
    pub(super) fn halves_of(&mut self, [lhs, rhs]: [Value; 2]) -> ([Value; 2], [Value; 2]) {
        (self.halves(lhs), self.halves(rhs))
    }

    fn reshaped(&mut self, value: Value, shape: &[i64]) -> Value {
        let ty = self.type_of(value).with_shape(shape);
        self.op::<vector::ShapeCastOp>(&[value], ty)
    }

    /// Removes the trailing unit dimension of a vector; returns a scalar unchanged.
    pub(super) fn without_last_dim(&mut self, value: Value) -> Value {
        match self.type_of(value) {
            ty if ty.is_vector() => self.reshaped(value, &ty.shape()[..ty.shape().len() - 1]),
            _ => value,
        }
    }

    /// Adds a trailing unit dimension to a vector; returns a scalar unchanged.
    pub(super) fn with_last_dim(&mut self, value: Value) -> Value {
        match self.type_of(value) {
            ty if ty.is_vector() => self.reshaped(value, &[ty.shape(), &[1]].concat()),
            _ => value,
        }
    }

    /// Inserts a half into a wide integer.
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

    /// Replaces the op by a value.
    pub(super) fn replace(self, value: Value) -> Result<(), NoMatch> {
        self.rewriter.replace_op(self.op, [value]);
        Ok(())
    }

    /// Builds a wide integer from its halves. `ty` is the converted type.
    pub(super) fn whole(&mut self, ty: Type<'c>, halves: [Value; 2]) -> Result<Value, NoMatch> {
        let mut whole = self.int(ty, 0)?;
        for (half, number) in halves.into_iter().zip(0..) {
            whole = self.insert(half, whole, number);
        }
        Ok(whole)
    }
}
