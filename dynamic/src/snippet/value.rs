//! Values of snippets.

use std::sync::Arc;

use rtblgen_ir::context::Location;
use rtblgen_ir::support::{ApInt, BlockView, EnumAttributeTable, RegionView};
use rtblgen_ir::{Attribute, Context, FloatKind, OpView, Type, ValueView};

/// A value of a snippet. `'a` is the borrow of the IR, `'c` the lifetime of the context.
#[derive(Clone)]
pub(crate) enum Value<'a, 'c> {
    Bool(bool),
    Int(i128),
    /// The value of an integer attribute with its width.
    ApInt(ApInt),
    Float(f64),
    Text(Arc<str>),
    FloatKind(FloatKind),
    Context(&'c Context),
    Type(Type<'c>),
    /// The result of `kind_id` for a type.
    KindOf(Type<'c>),
    Attribute(Attribute<'c>),
    Location(Location<'c>),
    /// An operand or a result.
    Single(ValueView<'a, 'c>),
    /// The values of a variadic operand or result.
    Values(Vec<ValueView<'a, 'c>>),
    Op(OpView<'a, 'c>),
    Region(RegionView<'a, 'c>),
    Block(BlockView<'a, 'c>),
    /// An array, a slice, an iterator or a tuple.
    List(Vec<Value<'a, 'c>>),
    Option(Option<Box<Value<'a, 'c>>>),
    /// `Default::default()`
    Default,
    /// The least and the greatest number of a range.
    Range(Option<i128>, Option<i128>),
    /// A case of an enum, by its number.
    Case(&'static EnumAttributeTable, u64),
}

impl<'a, 'c> Value<'a, 'c> {
    pub(crate) fn option<T: Into<Value<'a, 'c>>>(value: Option<T>) -> Self {
        Value::Option(value.map(|value| Box::new(value.into())))
    }

    pub(crate) fn list<T: Into<Value<'a, 'c>>>(values: impl IntoIterator<Item = T>) -> Self {
        Value::List(values.into_iter().map(Into::into).collect())
    }

    /// The number as the unsigned integer type of a function's parameter.
    pub(crate) fn number<T: TryFrom<i128>>(&self) -> Option<T> {
        match self {
            Value::Int(value) => T::try_from(*value).ok(),
            _ => None,
        }
    }

    pub(crate) fn ty(&self) -> Option<Type<'c>> {
        match self {
            Value::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    pub(crate) fn attribute(&self) -> Option<Attribute<'c>> {
        match self {
            Value::Attribute(attribute) => Some(*attribute),
            _ => None,
        }
    }

    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The elements of a list, each converted.
    pub(crate) fn elements<T>(&self, convert: impl Fn(&Self) -> Option<T>) -> Option<Vec<T>> {
        match self {
            Value::List(elements) => elements.iter().map(convert).collect(),
            Value::Default => Some(Vec::new()),
            _ => None,
        }
    }

    /// The value. `Default::default()` becomes the zero of the kind of the other value.
    pub(crate) fn like(&self, other: &Self) -> Self {
        match (self, other) {
            (Value::Default, Value::Int(_)) => Value::Int(0),
            (Value::Default, Value::Float(_)) => Value::Float(0.0),
            (Value::Default, Value::Bool(_)) => Value::Bool(false),
            (Value::Default, Value::Text(_)) => "".into(),
            (Value::Default, Value::List(_)) => Value::List(Vec::new()),
            (Value::Default, Value::Option(_)) => Value::Option(None),
            _ => self.clone(),
        }
    }
}

macro_rules! conversions {
    ($($ty:ty => $variant:ident;)*) => {$(
        impl<'a, 'c> From<$ty> for Value<'a, 'c> {
            fn from(value: $ty) -> Self {
                Value::$variant(value.into())
            }
        }
    )*};
}

conversions! {
    bool => Bool;
    i8 => Int;
    i16 => Int;
    i32 => Int;
    i64 => Int;
    u32 => Int;
    u64 => Int;
    i128 => Int;
    f32 => Float;
    f64 => Float;
    &str => Text;
    &'c Context => Context;
    Type<'c> => Type;
    Attribute<'c> => Attribute;
    Location<'c> => Location;
    ValueView<'a, 'c> => Single;
    OpView<'a, 'c> => Op;
    RegionView<'a, 'c> => Region;
    BlockView<'a, 'c> => Block;
}

impl From<usize> for Value<'_, '_> {
    fn from(value: usize) -> Self {
        Value::Int(i128::try_from(value).unwrap_or(i128::MAX))
    }
}

/// Values of different kinds are never equal: such a comparison does not compile in Rust.
impl PartialEq for Value<'_, '_> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Value::Bool(a), Value::Bool(b)) => a == b,
            (Value::Int(a), Value::Int(b)) => a == b,
            (Value::ApInt(a), Value::ApInt(b)) => a == b,
            (Value::Float(a), Value::Float(b)) => a == b,
            (Value::Text(a), Value::Text(b)) => a == b,
            (Value::FloatKind(a), Value::FloatKind(b)) => a == b,
            (Value::Type(a), Value::Type(b)) => a == b,
            (Value::KindOf(a), Value::KindOf(b)) => a.kind_id() == b.kind_id(),
            (Value::Attribute(a), Value::Attribute(b)) => a == b,
            (Value::Location(a), Value::Location(b)) => a == b,
            (Value::Single(a), Value::Single(b)) => a == b,
            (Value::Values(a), Value::Values(b)) => a == b,
            (Value::List(a), Value::List(b)) => a == b,
            (Value::Option(a), Value::Option(b)) => a == b,
            (Value::Case(_, a), Value::Case(_, b)) => a == b,
            _ => false,
        }
    }
}

/// As in Rust: `None` is less than `Some`.
impl PartialOrd for Value<'_, '_> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        match (self, other) {
            (Value::Int(a), Value::Int(b)) => a.partial_cmp(b),
            (Value::Float(a), Value::Float(b)) => a.partial_cmp(b),
            (Value::Text(a), Value::Text(b)) => a.partial_cmp(b),
            (Value::Option(a), Value::Option(b)) => a.partial_cmp(b),
            (Value::List(a), Value::List(b)) => a.partial_cmp(b),
            _ => None,
        }
    }
}
