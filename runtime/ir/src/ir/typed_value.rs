//! Values whose type is of one kind.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::Deref;

use super::handle::Value;
use super::ranges::{OperandRange, ResultRange};
use super::storage::Ir;
use crate::context::types::TypedType;

/// A [`Value`] whose type is of the kind `T`: MLIR's `TypedValue`. Accessors of operands and results return it where the
/// constraint in the `.td` fixes the kind: `F64:$input` is a `TypedValue<FloatType<'c>>`.
///
/// Accessors check nothing: a `TypedValue` exists before its operation is verified, too. Only
/// [`ty`](Self::ty) relies on the constraint. Code that must work for operations that do not satisfy their
/// constraints (a parser, a diagnostic) reads the type of the [`Value`] that this one dereferences to.
///
/// ```
/// use rtblgen_runtime::{Context, IntegerType, Ir, IrBuilder, TypedValue, Value};
/// let context = Context::new();
/// let mut ir = Ir::module(&context, context.unknown_loc());
/// let block = ir.root().body_block(&ir).unwrap();
/// let value = ir.add_argument(block, context.integer_type(8), context.unknown_loc());
///
/// let typed = TypedValue::<IntegerType<'_>>::cast(&ir, value).unwrap();
/// assert_eq!(typed.ty(&ir).width(), 8);
/// assert!(typed.use_empty(&ir), "what a value has, a typed one has");
/// let plain: Value = *typed;
/// assert_eq!(typed, plain);
/// ```
pub struct TypedValue<T> {
    value: Value,
    kind: PhantomData<fn() -> T>,
}

/// The operands that a variadic operand stands for, as values of one kind of types.
pub type TypedOperands<'a, 'c, T> = OperandRange<'a, 'c, TypedValue<T>>;

/// The results that a variadic result stands for, as values of one kind of types.
pub type TypedResults<'a, 'c, T> = ResultRange<'a, 'c, TypedValue<T>>;

impl<T> TypedValue<T> {
    /// The value, if its type is of the kind.
    #[track_caller]
    pub fn cast<'c>(ir: &Ir<'c>, value: Value) -> Option<Self>
    where
        T: TypedType<'c>,
    {
        value.ty(ir).is::<T>().then(|| value.assume())
    }

    /// The type.
    ///
    /// # Panics
    ///
    /// If it is of another kind. An operation whose operand or result it is was not verified, then.
    #[track_caller]
    pub fn ty<'c>(self, ir: &Ir<'c>) -> T
    where
        T: TypedType<'c>,
    {
        self.value.ty(ir).expect()
    }
}

impl Value {
    /// The value as one of a kind that a constraint promises: see [`TypedValue`].
    pub fn assume<T>(self) -> TypedValue<T> {
        TypedValue { value: self, kind: PhantomData }
    }
}

impl<T> Clone for TypedValue<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for TypedValue<T> {}

impl<T> Deref for TypedValue<T> {
    type Target = Value;

    fn deref(&self) -> &Value {
        &self.value
    }
}

impl<T> From<TypedValue<T>> for Value {
    fn from(value: TypedValue<T>) -> Self {
        value.value
    }
}

impl<T> fmt::Debug for TypedValue<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.value, f)
    }
}

impl<T, U> PartialEq<TypedValue<U>> for TypedValue<T> {
    fn eq(&self, other: &TypedValue<U>) -> bool {
        self.value == other.value
    }
}

impl<T> PartialEq<Value> for TypedValue<T> {
    fn eq(&self, other: &Value) -> bool {
        self.value == *other
    }
}

impl<T> PartialEq<TypedValue<T>> for Value {
    fn eq(&self, other: &TypedValue<T>) -> bool {
        *self == other.value
    }
}

impl<T> Eq for TypedValue<T> {}

impl<T> Hash for TypedValue<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.value.hash(state);
    }
}

/// The item of iterators over operands and results.
pub trait RangeItem {
    /// The item of a value.
    #[doc(hidden)]
    fn of(value: Value) -> Self;
}

impl RangeItem for Value {
    fn of(value: Value) -> Self {
        value
    }
}

impl<T> RangeItem for TypedValue<T> {
    fn of(value: Value) -> Self {
        value.assume()
    }
}
