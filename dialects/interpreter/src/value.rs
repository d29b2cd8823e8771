//! Runtime values.

use std::any::Any;
use std::fmt;
use std::rc::Rc;

use rtblgen_runtime::constants::{Float, Int};
use rtblgen_runtime::{Op, Type, TypeKind};

use crate::memory::MemRef;

/// A runtime value.
#[derive(Clone, Debug)]
pub enum RuntimeValue {
    /// Poison: the result of deferred undefined behavior.
    Poison,
    /// An integer or an index.
    Int(Int),
    /// A floating point number.
    Float(Float),
    /// A complex number: the real and the imaginary part.
    Complex([Float; 2]),
    /// A vector or a tensor.
    Elements(Rc<Elements>),
    /// A view of memory.
    MemRef(Rc<MemRef>),
    /// A function, as its operation.
    Function(Op),
    /// A value of a type that the interpreter does not know.
    Opaque(Rc<dyn OpaqueValue>),
}

/// A value of a user's own type.
pub trait OpaqueValue: Any + fmt::Debug {
    /// The text of the value. Values with the same text are equal.
    fn text(&self) -> String;
}

/// The elements of a vector or a tensor in row-major order.
#[derive(Clone, Debug)]
pub struct Elements {
    /// The sizes of the dimensions.
    pub shape: Vec<i64>,
    /// The elements.
    pub values: Vec<RuntimeValue>,
}

impl RuntimeValue {
    /// One bit.
    pub fn of_bool(value: bool) -> Self {
        RuntimeValue::Int(Int::of_bool(value))
    }

    /// An integer of a width. High bits of the number are truncated.
    pub fn of_int(width: u32, value: i128) -> Self {
        RuntimeValue::Int(Int::of_signed(width, value))
    }

    /// A vector or a tensor.
    pub fn of_elements(shape: Vec<i64>, values: Vec<RuntimeValue>) -> Self {
        RuntimeValue::Elements(Rc::new(Elements { shape, values }))
    }

    /// The poison value of a type. For a vector or a tensor of static shape, each element is poison.
    pub fn poison_of(ty: Type<'_>) -> Self {
        match (ty.kind(), ty.num_elements()) {
            (TypeKind::Vector { shape, .. } | TypeKind::RankedTensor { shape, .. }, Some(count))
                if !ty.is_scalable_vector() && count <= MOST_POISON =>
            {
                RuntimeValue::of_elements(shape.to_vec(), vec![RuntimeValue::Poison; count as usize])
            }
            _ => RuntimeValue::Poison,
        }
    }

    /// Whether the value or an element of it is poison.
    pub fn has_poison(&self) -> bool {
        match self {
            RuntimeValue::Poison => true,
            RuntimeValue::Elements(elements) => elements.values.iter().any(RuntimeValue::has_poison),
            _ => false,
        }
    }
}

/// The maximum number of elements of a poison value.
const MOST_POISON: i64 = 1 << 20;

impl From<Int> for RuntimeValue {
    fn from(value: Int) -> Self {
        RuntimeValue::Int(value)
    }
}

impl From<bool> for RuntimeValue {
    fn from(value: bool) -> Self {
        RuntimeValue::of_bool(value)
    }
}

impl From<Float> for RuntimeValue {
    fn from(value: Float) -> Self {
        RuntimeValue::Float(value)
    }
}

impl From<MemRef> for RuntimeValue {
    fn from(value: MemRef) -> Self {
        RuntimeValue::MemRef(Rc::new(value))
    }
}
