//! Runtime checks of memref and tensor ops, which `generate-runtime-verification` inserts.

/// Implements `RuntimeVerifiableOpInterface` for operations by their checks.
macro_rules! verifiable {
    ($($op:ident = $check:expr;)*) => {$(
        impl RuntimeVerifiableOpInterface for $op {
            fn generate_runtime_verification<'c>(
                self,
                builder: &mut dyn Builder<'c>,
                location: Location<'c>,
                message: &mut dyn FnMut(Op, &str) -> String,
            ) {
                let check: fn(Self, &mut Checks<'_, '_, 'c>) = $check;
                check(self, &mut Checks { builder, location, op: self.op(), message });
            }
        }
    )*};
}

#[cfg(feature = "memref")]
mod memref;
#[cfg(feature = "tensor")]
mod tensor;

use crate::shapes::Slice;
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::{Builder, Location, Op, OpState, Type, TypedOp, Value};

use crate::arith::{AddIOp, AndIOp, CmpIOp, CmpIPredicate, CmpIPredicateAttr, ConstantOp, MulIOp, SubIOp};
use crate::cf::AssertOp;
use crate::scf::IfOp;

#[cfg(feature = "memref")]
pub(crate) use memref::attach as attach_to_memref;
#[cfg(feature = "tensor")]
pub(crate) use tensor::attach as attach_to_tensor;

/// Builds the checks of one operation.
struct Checks<'b, 'm, 'c> {
    builder: &'b mut dyn Builder<'c>,
    location: Location<'c>,
    op: Op,
    message: &'m mut dyn FnMut(Op, &str) -> String,
}

impl<'c> Checks<'_, '_, 'c> {
    /// Builds an index constant.
    fn index(&mut self, number: i64) -> Value {
        index(self.builder, self.location, number)
    }

    /// Builds an assertion.
    fn assert(&mut self, condition: Value, what: &str) {
        let message = (self.message)(self.op, what);
        AssertOp::build(self.builder, self.location, condition, &message);
    }

    /// Builds an assertion that two indices are equal.
    fn assert_equal(&mut self, lhs: Value, rhs: Value, what: &str) {
        let condition = compare(self.builder, self.location, CmpIPredicate::Eq, lhs, rhs);
        self.assert(condition, what);
    }

    /// Builds an operation and returns its only result.
    fn create<T: TypedOp>(&mut self, operands: &[Value], ty: Type<'c>) -> Value {
        let state = OpState::new(T::DEFINITION, self.location).operands(operands.iter().copied());
        let op = self.builder.create(state.result(ty));
        op.result(self.builder.ir(), 0)
    }

    /// Builds the op that returns the rank.
    fn rank<Rank: TypedOp>(&mut self, of: Value) -> Value {
        let ty = self.builder.context().index_type();
        self.create::<Rank>(&[of], ty)
    }

    /// Builds the op that returns a dimension.
    fn dim<Dim: TypedOp>(&mut self, of: Value, number: usize) -> Value {
        let (number, ty) = (self.index(number as i64), self.builder.context().index_type());
        self.create::<Dim>(&[of, number], ty)
    }

    /// Builds the op that returns a dimension, or folds it.
    fn folded_dim<Dim: TypedOp>(&mut self, of: Value, number: usize) -> Value {
        let (number, ty) = (self.index(number as i64), self.builder.context().index_type());
        let state = OpState::new(Dim::DEFINITION, self.location).operands([of, number]).result(ty);
        self.builder.create_or_fold(state)[0]
    }

    /// Builds an assertion that `number` is less than the rank.
    fn assert_is_dimension<Rank: TypedOp>(&mut self, of: Value, number: Value) {
        let rank = self.rank::<Rank>(of);
        let zero = self.index(0);
        let condition = in_bounds(self.builder, self.location, number, zero, rank);
        self.assert(condition, "index is out of bounds");
    }

    /// Builds assertions that indices are in bounds.
    fn assert_in_bounds<Dim: TypedOp>(&mut self, of: Value, indices: &[Value]) {
        if indices.is_empty() {
            return;
        }
        let zero = self.index(0);
        let mut condition = None;
        for (number, value) in indices.iter().enumerate() {
            let size = self.folded_dim::<Dim>(of, number);
            let holds = in_bounds(self.builder, self.location, *value, zero, size);
            condition = Some(match condition {
                None => holds,
                Some(before) => and(self.builder, self.location, before, holds),
            });
        }
        if let Some(condition) = condition {
            self.assert(condition, "out-of-bounds access");
        }
    }

    /// Builds assertions that a slice is in the bounds of its source. `size` builds the size of a source dimension.
    fn assert_slice(
        &mut self,
        slice: &Slice<'c>,
        [zero, one]: [Value; 2],
        word: &str,
        mut size: impl FnMut(&mut Self, usize) -> Value,
    ) {
        let [offsets, sizes, strides] = slice.lists();
        for (number, ((offset, length), stride)) in offsets.iter().zip(sizes).zip(strides).enumerate() {
            let [offset, length, stride] = [offset, length, stride].map(|index| self.value(*index));
            let dim = Dimension { zero, one, offset, length, stride, size: size(self, number) };
            let starts = dim.starts_in_bounds(self.builder, self.location);
            self.assert(starts, &format!("offset {number} is out-of-bounds"));
            let ends = dim.ends_in_bounds(self.builder, self.location);
            self.assert(ends, &format!("{word} runs out-of-bounds along dimension {number}"));
        }
    }

    /// The value of an index; builds a constant for a static one.
    fn value(&mut self, index: OpFoldResult<'c>) -> Value {
        match (index, index.as_static()) {
            (OpFoldResult::Value(value), _) => value,
            (_, number) => self.index(number.unwrap_or_default()),
        }
    }
}

/// A dimension of a slice, and the size of the source dimension.
#[derive(Clone, Copy)]
struct Dimension {
    zero: Value,
    one: Value,
    offset: Value,
    length: Value,
    stride: Value,
    size: Value,
}

impl Dimension {
    /// Builds the check that the offset is in bounds. An empty slice may start at the end of the source.
    fn starts_in_bounds<'c>(
        self,
        builder: &mut (impl Builder<'c> + ?Sized),
        location: Location<'c>,
    ) -> Value {
        let Self { zero, offset, length, size, .. } = self;
        let is_empty = compare(builder, location, CmpIPredicate::Eq, length, zero);
        let truth = builder.context().integer_type(1);
        let op = IfOp::build(
            builder,
            location,
            &[truth],
            is_empty,
            |builder| {
                let low = compare(builder, location, CmpIPredicate::Sge, offset, zero);
                let high = compare(builder, location, CmpIPredicate::Sle, offset, size);
                vec![AndIOp::build(builder, location, low, high).op().result(builder.ir(), 0)]
            },
            |builder| vec![in_bounds(builder, location, offset, zero, size)],
        );
        op.op().result(builder.ir(), 0)
    }

    /// Builds the check that the last element is in bounds, if there is one.
    fn ends_in_bounds<'c>(self, builder: &mut (impl Builder<'c> + ?Sized), location: Location<'c>) -> Value {
        let Self { zero, one, offset, length, stride, size } = self;
        let has_elements = compare(builder, location, CmpIPredicate::Sgt, length, zero);
        let truth = builder.context().integer_type(1);
        let op = IfOp::build(
            builder,
            location,
            &[truth],
            has_elements,
            |builder| {
                let steps = SubIOp::build(builder, location, length, one).op().result(builder.ir(), 0);
                let way = MulIOp::build(builder, location, steps, stride).op().result(builder.ir(), 0);
                let last = AddIOp::build(builder, location, offset, way).op().result(builder.ir(), 0);
                vec![in_bounds(builder, location, last, zero, size)]
            },
            |builder| vec![ConstantOp::of_integer(builder, location, truth, 1)],
        );
        op.op().result(builder.ir(), 0)
    }
}

fn index<'c>(builder: &mut (impl Builder<'c> + ?Sized), location: Location<'c>, number: i64) -> Value {
    let ty = builder.context().index_type();
    ConstantOp::of_integer(builder, location, ty, number.into())
}

fn compare<'c>(
    builder: &mut (impl Builder<'c> + ?Sized),
    location: Location<'c>,
    predicate: CmpIPredicate,
    lhs: Value,
    rhs: Value,
) -> Value {
    CmpIOp::build(builder, location, predicate, lhs, rhs).op().result(builder.ir(), 0)
}

/// Builds or folds a conjunction.
fn and<'c>(
    builder: &mut (impl Builder<'c> + ?Sized),
    location: Location<'c>,
    lhs: Value,
    rhs: Value,
) -> Value {
    let ty = lhs.ty(builder.ir());
    builder.create_or_fold(OpState::new(AndIOp::DEFINITION, location).operands([lhs, rhs]).result(ty))[0]
}

/// Builds or folds `low <= value < high`.
fn in_bounds<'c>(
    builder: &mut (impl Builder<'c> + ?Sized),
    location: Location<'c>,
    value: Value,
    low: Value,
    high: Value,
) -> Value {
    let mut compare = |predicate: CmpIPredicate, bound: Value| {
        let context = builder.context();
        let state = OpState::new(CmpIOp::DEFINITION, location).operands([value, bound]);
        let state = state.attribute("predicate", CmpIPredicateAttr::get(context, predicate));
        builder.create_or_fold(state.result(context.integer_type(1)))[0]
    };
    let (is_not_below, is_below) = (compare(CmpIPredicate::Sge, low), compare(CmpIPredicate::Slt, high));
    and(builder, location, is_not_below, is_below)
}
