//! Types: handles of uniqued data.

use crate::float::FloatKind;
use std::fmt;
use std::hash::{Hash, Hasher};

mod build;
mod constructors;
mod interfaces;
mod part;
mod queries;
mod query;
mod verify;
mod wrappers;

pub use interfaces::{
    DynFloatType, DynMemRefElementTypeInterface, DynPtrLikeTypeInterface, DynShapedType,
    DynVectorElementTypeInterface, FloatType as FloatTypeInterface, FloatTypeModel,
    MemRefElementTypeInterface, MemRefElementTypeInterfaceModel, PtrLikeTypeInterface,
    PtrLikeTypeInterfaceModel, ShapedType, ShapedTypeModel, VectorElementTypeInterface,
    VectorElementTypeInterfaceModel,
};
pub(crate) use part::UniquedPart;
pub use queries::scalable_vector;
pub use verify::MAX_INTEGER_WIDTH;
pub use wrappers::{
    BaseMemRefType, ComplexType, FloatType, FunctionType, IndexType, IntegerType, MemRefType, NoneType,
    RankedTensorType, TensorType, TupleType, TypedType, UnrankedMemRefType, UnrankedTensorType, VectorType,
};

use super::Context;
use super::arena::Arena;
use super::attributes::{Attribute, Parameter};
use super::interner::Uniqued;
use super::location::ContextOf;
use crate::context::definition::TypeDefinition;

/// A type, such as `i32` or `tensor<2x?xf64>`.
///
/// Types are unique in their context: two are equal if their addresses are.
#[derive(Clone, Copy)]
pub struct Type<'c>(&'c TypeData<'c>);

#[derive(PartialEq, Eq, Hash)]
pub(crate) struct TypeData<'c> {
    kind: TypeKind<'c>,
    context: ContextOf<'c>,
}

/// The size of a dimension that is known only when the program runs: `?`.
pub const DYNAMIC: i64 = i64::MIN;

/// The signedness of an integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Signedness {
    /// `i32`: the operations decide.
    Signless,
    /// `si32`: two's complement.
    Signed,
    /// `ui32`: no sign.
    Unsigned,
}

/// The kind of a type, with its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TypeKind<'c> {
    /// `i32`, `si32`, `ui32`: an integer of a fixed width in bits.
    Integer {
        /// The width in bits, at most 2²⁴ - 1.
        width: u32,
        /// The signedness of the values.
        signedness: Signedness,
    },
    /// `index`: an integer as wide as the machine's addresses.
    Index,
    /// `none`: a type with one value.
    None,
    /// `f32`, `bf16`, ...
    Float(FloatKind),
    /// `complex<f32>`.
    Complex(Type<'c>),
    /// `tuple<i32, f32>`.
    Tuple(&'c [Type<'c>]),
    /// `(i32) -> f32`.
    Function {
        /// The types of the arguments.
        inputs: &'c [Type<'c>],
        /// The types of the results.
        results: &'c [Type<'c>],
    },
    /// `vector<4x[8]xf32>`.
    Vector {
        /// The size of each dimension, all known.
        shape: &'c [i64],
        /// For each dimension, whether its size is a multiple of a number known only at run time.
        scalable: &'c [bool],
        /// The type of the elements.
        element: Type<'c>,
    },
    /// `tensor<2x?xf64, #encoding>`.
    RankedTensor {
        /// The size of each dimension, or [`DYNAMIC`].
        shape: &'c [i64],
        /// The type of the elements.
        element: Type<'c>,
        /// Something else to be known about the tensor.
        encoding: Option<Attribute<'c>>,
    },
    /// `tensor<*xf64>`.
    UnrankedTensor {
        /// The type of the elements.
        element: Type<'c>,
    },
    /// `memref<2x?xf64, #layout, #space>`.
    MemRef {
        /// The size of each dimension, or [`DYNAMIC`].
        shape: &'c [i64],
        /// The type of the elements.
        element: Type<'c>,
        /// How indices become an address; absent for the identity.
        layout: Option<Attribute<'c>>,
        /// The memory space; absent for the default one.
        memory_space: Option<Attribute<'c>>,
    },
    /// `memref<*xf64, #space>`.
    UnrankedMemRef {
        /// The type of the elements.
        element: Type<'c>,
        /// The memory space; absent for the default one.
        memory_space: Option<Attribute<'c>>,
    },
    /// `!dialect<"text">`: a type of a dialect that is not registered.
    Opaque {
        /// The dialect.
        dialect: &'c str,
        /// The text between the angle brackets, or after the dot.
        text: &'c str,
    },
    /// A type that a dialect defines.
    Extension {
        /// Its definition.
        definition: &'static TypeDefinition,
        /// The values of its parameters, in order.
        parameters: &'c [Parameter<'c>],
    },
}

pub(crate) enum UniquedType {}

impl Uniqued for UniquedType {
    type Data<'a> = TypeData<'a>;

    fn copy_into<'a>(data: &TypeData<'a>, arena: &'a Arena) -> TypeData<'a> {
        TypeData { kind: copy_kind(data.kind, arena), context: data.context }
    }
}

fn copy_kind<'a>(kind: TypeKind<'a>, arena: &'a Arena) -> TypeKind<'a> {
    use TypeKind::*;
    match kind {
        Integer { .. }
        | Index
        | None
        | Float(_)
        | Complex(_)
        | UnrankedTensor { .. }
        | UnrankedMemRef { .. } => kind,
        Tuple(types) => Tuple(arena.slice(types)),
        Function { inputs, results } => {
            Function { inputs: arena.slice(inputs), results: arena.slice(results) }
        }
        Vector { shape, scalable, element } => {
            Vector { shape: arena.slice(shape), scalable: arena.slice(scalable), element }
        }
        RankedTensor { shape, element, encoding } => {
            RankedTensor { shape: arena.slice(shape), element, encoding }
        }
        MemRef { shape, element, layout, memory_space } => {
            MemRef { shape: arena.slice(shape), element, layout, memory_space }
        }
        Opaque { dialect, text } => Opaque { dialect: arena.text(dialect), text: arena.text(text) },
        Extension { definition, parameters } => {
            Extension { definition, parameters: Parameter::copy_all(parameters, arena) }
        }
    }
}

impl Context {
    /// The type of this kind. The parts must belong to this context, which the public constructors check.
    pub(crate) fn ty<'c>(&'c self, kind: TypeKind<'_>) -> Type<'c> {
        self.note_type(&kind);
        Type(self.storage().types.intern(TypeData { kind, context: ContextOf(self.anchored()) }))
    }
}

impl<'c> Type<'c> {
    /// Returns the kind of the type, with its parts.
    pub fn kind(self) -> TypeKind<'c> {
        self.0.kind
    }

    /// The context that owns the type.
    pub fn context(self) -> &'c Context {
        self.0.context.0
    }

    fn address(self) -> *const u8 {
        std::ptr::from_ref(self.0).cast()
    }
}

impl PartialEq for Type<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.address() == other.address()
    }
}

impl Eq for Type<'_> {}

impl Hash for Type<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.address().hash(state);
    }
}

impl fmt::Debug for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0.kind, f)
    }
}
