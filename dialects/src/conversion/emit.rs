//! Emits operations of `llvm` at a place.

use rtblgen_runtime::constants::{Element, Float, Int, filled};
use rtblgen_runtime::{
    Attribute, Builder, Context, Location, NamedAttribute, OpDefinition, OpState, Type, TypedOp, Value,
};

use crate::llvm::{self, CallOp, ICmpPredicate, ICmpPredicateAttr, part};

/// Emits operations at the insertion point of a builder. All of them get the same location.
pub(crate) struct Emit<'b, 'c> {
    builder: &'b mut dyn Builder<'c>,
    location: Location<'c>,
    /// Attributes of floating point arithmetic.
    flags: Vec<NamedAttribute<'c>>,
}

impl<'b, 'c> Emit<'b, 'c> {
    pub(crate) fn new(builder: &'b mut dyn Builder<'c>, location: Location<'c>) -> Self {
        Emit { builder, location, flags: Vec::new() }
    }

    /// The same with flags of floating point arithmetic.
    pub(crate) fn with_flags(mut self, flags: Vec<NamedAttribute<'c>>) -> Self {
        self.flags = flags;
        self
    }

    /// The builder, and the location of new operations.
    pub(crate) fn builder(&mut self) -> (&mut dyn Builder<'c>, Location<'c>) {
        (self.builder, self.location)
    }

    pub(crate) fn context(&self) -> &'c Context {
        self.builder.context()
    }

    pub(crate) fn type_of(&self, value: Value) -> Type<'c> {
        value.ty(self.builder.ir())
    }

    /// An operation of a kind, its operands and results still to be given.
    pub(crate) fn state(&self, kind: &'static OpDefinition) -> OpState<'c> {
        OpState::new(kind, self.location)
    }

    /// The only result of an operation.
    pub(crate) fn create(&mut self, state: OpState<'c>) -> Value {
        let op = self.builder.create(state);
        op.result(self.builder.ir(), 0)
    }

    /// The result of an operation with operands and no attributes.
    pub(crate) fn op(&mut self, kind: &'static OpDefinition, operands: &[Value], ty: Type<'c>) -> Value {
        let state = self.state(kind).operands(operands.iter().copied());
        self.create(state.result(ty))
    }

    /// An operation without results.
    pub(crate) fn emit_only(
        &mut self,
        kind: &'static OpDefinition,
        operands: &[Value],
        attributes: Vec<NamedAttribute<'c>>,
    ) {
        let state = self.state(kind).operands(operands.iter().copied());
        self.builder.create(state.attributes(attributes));
    }

    /// The result of a call.
    pub(crate) fn call(&mut self, function: &str, operands: &[Value], ty: Type<'c>) -> Value {
        self.call_any(function, operands, Some(ty))[0]
    }

    /// A call with one result or none.
    pub(crate) fn call_any(
        &mut self,
        function: &str,
        operands: &[Value],
        result: Option<Type<'c>>,
    ) -> Vec<Value> {
        let location = self.location;
        let call = CallOp::of_function(self.builder, location, function, operands, result, None).op();
        call.results(self.builder.ir()).collect()
    }

    /// The result of an operation whose result has the type of its first operand.
    pub(crate) fn same(&mut self, kind: &'static OpDefinition, operands: &[Value]) -> Value {
        self.op(kind, operands, self.type_of(operands[0]))
    }

    /// The same for floating point arithmetic, with the flags.
    pub(crate) fn float(&mut self, kind: &'static OpDefinition, operands: &[Value]) -> Value {
        let state =
            self.state(kind).operands(operands.iter().copied()).attributes(self.flags.iter().copied());
        self.create(state.result(self.type_of(operands[0])))
    }

    pub(crate) fn constant(&mut self, ty: Type<'c>, value: Attribute<'c>) -> Value {
        self.create(self.state(llvm::ConstantOp::DEFINITION).attribute("value", value).result(ty))
    }

    /// An integer, or a vector of the same integer.
    pub(crate) fn int(&mut self, ty: Type<'c>, value: i64) -> Value {
        let width = ty.element_type_or_self().int_or_float_bit_width().unwrap_or(64);
        let number = Int::of_signed(width.min(Int::MAX_WIDTH), value.into());
        self.filled(ty, number)
    }

    /// A floating point number, or a vector of the same number.
    pub(crate) fn number(&mut self, ty: Type<'c>, value: f64) -> Value {
        let kind = ty.element_type_or_self().float_kind().expect("a type of floating point numbers");
        self.filled(ty, Float::from_f64(kind, value))
    }

    fn filled(&mut self, ty: Type<'c>, number: impl Element) -> Value {
        let value = filled(ty, number).expect("the number has the type of the elements");
        self.constant(ty, value)
    }

    pub(crate) fn poison(&mut self, ty: Type<'c>) -> Value {
        self.op(llvm::PoisonOp::DEFINITION, &[], ty)
    }

    pub(crate) fn compare(&mut self, predicate: ICmpPredicate, lhs: Value, rhs: Value) -> Value {
        let ty = crate::arith::i1_same_shape(self.type_of(lhs));
        let predicate = ICmpPredicateAttr::get(self.context(), predicate);
        let state =
            self.state(llvm::ICmpOp::DEFINITION).operands([lhs, rhs]).attribute("predicate", predicate);
        self.create(state.result(ty))
    }

    pub(crate) fn select(&mut self, condition: Value, on_true: Value, on_false: Value) -> Value {
        self.op(llvm::SelectOp::DEFINITION, &[condition, on_true, on_false], self.type_of(on_true))
    }

    /// A part of a structure or array.
    pub(crate) fn extract(&mut self, container: Value, position: &[i64]) -> Value {
        let ty = part(self.type_of(container), position).expect("the container has the part");
        let position = self.context().dense_array_attr(position);
        let state =
            self.state(llvm::ExtractValueOp::DEFINITION).operand(container).attribute("position", position);
        self.create(state.result(ty))
    }

    /// A structure or array with another part.
    pub(crate) fn insert(&mut self, container: Value, value: Value, position: &[i64]) -> Value {
        let position = self.context().dense_array_attr(position);
        let state = self.state(llvm::InsertValueOp::DEFINITION).operands([container, value]);
        self.create(state.attribute("position", position).result(self.type_of(container)))
    }
}
