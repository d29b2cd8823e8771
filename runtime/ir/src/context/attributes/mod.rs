//! Attributes: handles of uniqued constant data.

use std::fmt;
use std::hash::{Hash, Hasher};

mod array;
mod build;
mod constructors;
mod dense;
mod dictionary;
mod interfaces;
mod number;
mod parameter;
mod queries;
mod wrappers;

pub(crate) use array::parameter_array;
pub use array::{ArrayElement, ParameterArray};
pub use dense::{DenseArrayElement, DenseElement, MOST_REPEATED, dense_element_size};
pub use interfaces::{
    BlobAttr, BlobAttrModel, DynBlobAttr, DynElementsAttr, DynMemRefLayoutAttrInterface, DynTypedAttr,
    ElementsAttr, ElementsAttrModel, MemRefLayoutAttrInterface, MemRefLayoutAttrInterfaceModel, TypedAttr,
    TypedAttrModel,
};
pub use number::{Bits, IntegerValue};
pub use parameter::Parameter;
pub(crate) use parameter::parameter_list;
pub use wrappers::{
    AffineMapAttr, ArrayAttr, DenseArrayAttr, DenseElementsAttr, DictionaryAttr, FloatAttr, IntegerAttr,
    IntegerSetAttr, StringAttr, SymbolRefAttr, TypeAttr, TypedAttribute, UnitAttr,
};

use super::Context;
use super::arena::Arena;
use super::interner::{Key, Uniqued};
use super::location::{ContextOf, Location};
use super::types::Type;
use crate::affine::{AffineMap, IntegerSet};
use crate::context::class::wrong_kind;
use crate::context::definition::AttrDefinition;

/// An attribute: a constant that is part of an operation, such as `42 : i32`, `"text"` or `dense<1.0> : tensor<2xf64>`.
///
/// Attributes are unique in their context: two are equal if their addresses are.
#[derive(Clone, Copy)]
pub struct Attribute<'c>(&'c AttributeData<'c>);

#[derive(PartialEq, Eq)]
pub(crate) struct AttributeData<'c> {
    kind: AttributeKind<'c>,
    context: ContextOf<'c>,
}

impl Hash for AttributeData<'_> {
    /// Only a part of a large buffer is hashed.
    fn hash<H: Hasher>(&self, state: &mut H) {
        const PART: usize = 256;
        match self.kind {
            AttributeKind::DenseElements { ty, data } | AttributeKind::DenseArray { element: ty, data }
                if data.len() > 4 * PART =>
            {
                let middle = data.len() / 2;
                (ty, data.len(), &data[..PART], &data[middle..middle + PART]).hash(state);
                data[data.len() - PART..].hash(state);
            }
            kind => kind.hash(state),
        }
    }
}

/// An entry of a dictionary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NamedAttribute<'c> {
    /// The name.
    pub name: StringAttr<'c>,
    /// The value.
    pub value: Attribute<'c>,
}

impl NamedAttribute<'_> {
    /// The order of the entries of a dictionary.
    pub(crate) fn by_name(&self, other: &Self) -> std::cmp::Ordering {
        rtblgen_bytes::compare(self.name.value(), other.name.value())
    }
}

/// The kind of an attribute, with its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AttributeKind<'c> {
    /// `unit`: its presence is its only information.
    Unit,
    /// `42 : i32`, `true`; at most 128 bits.
    Integer {
        /// An integer type or `index`.
        ty: Type<'c>,
        /// The value, sign-extended from the width of the type for any signedness.
        bits: Bits,
    },
    /// An integer of more than 128 bits.
    WideInteger {
        /// An integer type.
        ty: Type<'c>,
        /// The value in two's complement, least significant limb first, cut to the type's width.
        limbs: &'c [u64],
    },
    /// `1.0 : f64`.
    Float {
        /// A floating point type.
        ty: Type<'c>,
        /// The value in the type's own format.
        bits: Bits,
    },
    /// `"text"`, `"text" : i32`. Any bytes: see [`bytes`](rtblgen_bytes).
    String {
        /// The text.
        text: &'c str,
        /// The type, `none` if the text shows none.
        ty: Type<'c>,
    },
    /// `[1, 2]`.
    Array(&'c [Attribute<'c>]),
    /// `{a = 1, b}`, sorted by name.
    Dictionary(&'c [NamedAttribute<'c>]),
    /// `i32` as an attribute.
    Type(Type<'c>),
    /// `@root::@nested`.
    SymbolRef {
        /// The outermost symbol.
        root: StringAttr<'c>,
        /// The symbols inside it, from the outside in.
        nested: &'c [StringAttr<'c>],
    },
    /// `dense<[1, 2]> : tensor<2xi32>`, elements of integer, `index`, floating point or complex type.
    DenseElements {
        /// A static vector or ranked tensor type.
        ty: Type<'c>,
        /// The elements in row-major order, little endian, each in whole bytes (see [`dense_element_size`]); a single
        /// one if all are equal.
        data: &'c [u8],
    },
    /// `dense<["a", "b"]> : tensor<2x!t.string>`.
    DenseStrings {
        /// A static vector or ranked tensor type.
        ty: Type<'c>,
        /// The elements in row-major order; a single one if all are equal.
        values: &'c [&'c str],
    },
    /// `array<i32: 1, 2>`.
    DenseArray {
        /// `i1`, `i8`, `i16`, `i32`, `i64`, `f32` or `f64`.
        element: Type<'c>,
        /// The elements, little endian; `i1` takes a byte.
        data: &'c [u8],
    },
    /// `dense_resource<key> : tensor<2xi32>`.
    DenseResource {
        /// A vector or ranked tensor type.
        ty: Type<'c>,
        /// The key of the resource.
        key: &'c str,
    },
    /// `sparse<[[0]], [1]> : tensor<2xi32>`.
    Sparse {
        /// A vector or ranked tensor type.
        ty: Type<'c>,
        /// The indices of the values: a dense elements attribute of type `tensor<N x rank x i64>`.
        indices: Attribute<'c>,
        /// The values: a dense elements attribute.
        values: Attribute<'c>,
    },
    /// `affine_map<(d0) -> (d0 + 1)>`.
    AffineMap(&'c AffineMap),
    /// `affine_set<(d0) : (d0 >= 0)>`.
    IntegerSet(&'c IntegerSet),
    /// `strided<[?, 1], offset: 2>`.
    StridedLayout {
        /// The offset, or [`DYNAMIC`](super::types::DYNAMIC).
        offset: i64,
        /// The stride of each dimension, or [`DYNAMIC`](super::types::DYNAMIC).
        strides: &'c [i64],
    },
    /// `distinct[0]<attr>`: differs from any other, also with the same referenced attribute.
    Distinct {
        /// The identifier.
        id: u64,
        /// The referenced attribute.
        referenced: Attribute<'c>,
    },
    /// `#dialect<"text">`: an attribute of a dialect that is not registered.
    Opaque {
        /// The dialect and the text between the angle brackets, or after the dot.
        name: &'c OpaqueName<'c>,
        /// The type, `none` if the text shows none.
        ty: Type<'c>,
    },
    /// A location as an attribute: `loc("file":1:2)`.
    Location(Location<'c>),
    /// An attribute that a dialect defines.
    Extension {
        /// Its definition.
        definition: &'static AttrDefinition,
        /// The values of its parameters, in order.
        parameters: &'c [Parameter<'c>],
    },
}

/// The text of an opaque attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OpaqueName<'c> {
    /// The dialect.
    pub dialect: &'c str,
    /// The text between the angle brackets, or after the dot.
    pub text: &'c str,
}

pub(crate) enum UniquedAttribute {}

impl Uniqued for UniquedAttribute {
    type Data<'a> = AttributeData<'a>;

    fn copy_into<'a>(data: &AttributeData<'a>, arena: &'a Arena) -> AttributeData<'a> {
        AttributeData { kind: copy_kind(data.kind, arena), context: data.context }
    }
}

fn copy_kind<'a>(kind: AttributeKind<'a>, arena: &'a Arena) -> AttributeKind<'a> {
    use AttributeKind::*;
    match kind {
        Unit | Integer { .. } | Float { .. } | Type(_) | Sparse { .. } | Distinct { .. } | Location(_) => {
            kind
        }
        WideInteger { ty, limbs } => WideInteger { ty, limbs: arena.slice(limbs) },
        String { text, ty } => String { text: arena.text(text), ty },
        Array(elements) => Array(arena.slice(elements)),
        Dictionary(entries) => Dictionary(arena.slice(entries)),
        SymbolRef { root, nested } => SymbolRef { root, nested: arena.slice(nested) },
        DenseElements { ty, data } => DenseElements { ty, data: arena.bytes(data) },
        DenseStrings { ty, values } => {
            let values: Vec<_> = values.iter().map(|text| arena.text(text)).collect();
            DenseStrings { ty, values: arena.slice(&values) }
        }
        DenseArray { element, data } => DenseArray { element, data: arena.bytes(data) },
        DenseResource { ty, key } => DenseResource { ty, key: arena.text(key) },
        AffineMap(map) => AffineMap(arena.adopt(map.clone())),
        IntegerSet(set) => IntegerSet(arena.adopt(set.clone())),
        StridedLayout { offset, strides } => StridedLayout { offset, strides: arena.slice(strides) },
        Opaque { name, ty } => {
            let name = OpaqueName { dialect: arena.text(name.dialect), text: arena.text(name.text) };
            Opaque { name: &arena.slice(&[name])[0], ty }
        }
        Extension { definition, parameters } => {
            Extension { definition, parameters: Parameter::copy_all(parameters, arena) }
        }
    }
}

impl Context {
    /// The attribute of this kind. The parts must belong to this context, which the public constructors check.
    pub(crate) fn attribute<'c>(&'c self, kind: AttributeKind<'_>) -> Attribute<'c> {
        self.note_attribute(&kind);
        Attribute(
            self.storage().attributes.intern(AttributeData { kind, context: ContextOf(self.anchored()) }),
        )
    }

    /// The attribute with this key, or `None` if it belongs to another context.
    pub(crate) fn attribute_of_key(&self, key: Key) -> Option<Attribute<'_>> {
        self.storage().attributes.find_key(key).map(Attribute)
    }
}

impl<'c> Attribute<'c> {
    /// The key of the attribute. It does not borrow the context.
    pub(crate) fn key(self) -> Key {
        Key::of(self.0)
    }

    /// Returns the kind of the attribute, with its parts.
    pub fn kind(self) -> AttributeKind<'c> {
        self.0.kind
    }

    /// The context that owns the attribute.
    pub fn context(self) -> &'c Context {
        self.0.context.0
    }

    /// The attribute as one of a given kind, or `None` if it is of another.
    pub fn cast<T: TypedAttribute<'c>>(self) -> Option<T> {
        T::from_attribute(self)
    }

    /// The attribute as one of a given kind, which a verified constraint promises.
    ///
    /// # Panics
    ///
    /// If it is of another.
    #[track_caller]
    pub fn expect<T: TypedAttribute<'c>>(self) -> T {
        match T::from_attribute(self) {
            Some(found) => found,
            None => wrong_kind::<T>("attribute", &self),
        }
    }

    /// Whether the attribute is of a given kind: `attribute.is::<StringAttr>()`.
    pub fn is<T: TypedAttribute<'c>>(self) -> bool {
        T::from_attribute(self).is_some()
    }

    /// The type of a typed attribute: number, string, elements, array of numbers; `None` for any other.
    pub fn ty(self) -> Option<Type<'c>> {
        use AttributeKind::*;
        match self.kind() {
            Integer { ty, .. }
            | WideInteger { ty, .. }
            | Float { ty, .. }
            | String { ty, .. }
            | DenseElements { ty, .. }
            | DenseStrings { ty, .. }
            | DenseResource { ty, .. }
            | Sparse { ty, .. }
            | Opaque { ty, .. } => Some(ty),
            Extension { definition, .. } => match definition.value_type {
                Some(_) => self.self_type(),
                None => self.interface::<DynTypedAttr<'c>>()?.r#type(),
            },
            _ => None,
        }
    }

    /// The type of the attribute, if one of its parameters gives it.
    pub(crate) fn self_type(self) -> Option<Type<'c>> {
        match self.kind() {
            AttributeKind::Extension { definition, parameters } => {
                parameters[definition.value_type?].as_type()
            }
            _ => self.ty(),
        }
    }

    /// Whether its text need not show its type: it has none, or the one that a reader assumes.
    pub(crate) fn has_usual_type(self) -> bool {
        match (self.kind(), self.ty()) {
            (AttributeKind::Extension { definition, parameters }, Some(ty)) => {
                definition.default_type.is_some_and(|default| default(self.context(), parameters) == ty)
            }
            _ => true,
        }
    }

    /// The name of the dialect that defines the attribute; `builtin` for the builtin ones.
    pub fn dialect(self) -> &'c str {
        match self.kind() {
            AttributeKind::Opaque { name, .. } => name.dialect,
            AttributeKind::Extension { definition, .. } => definition.dialect,
            _ => "builtin",
        }
    }

    /// Whether the attribute is the row-major layout of memrefs of this rank.
    pub(crate) fn is_identity_layout(self, rank: usize) -> bool {
        match self.kind() {
            AttributeKind::AffineMap(map) => {
                map.dims() as usize == rank && map.results().len() == rank && map.is_identity()
            }
            _ => self.dialect_layout().is_some_and(|layout| layout.is_identity()),
        }
    }

    /// Whether the attribute is a memref layout: an affine map, a strided layout, or one with `MemRefLayoutAttrInterface`.
    pub fn is_memref_layout(self) -> bool {
        matches!(self.kind(), AttributeKind::AffineMap(_) | AttributeKind::StridedLayout { .. })
            || self.dialect_layout().is_some()
    }

    /// The attribute as a memref layout of a dialect.
    pub(crate) fn dialect_layout(self) -> Option<DynMemRefLayoutAttrInterface<'c>> {
        DynMemRefLayoutAttrInterface::cast(self)
    }

    fn address(self) -> *const u8 {
        std::ptr::from_ref(self.0).cast()
    }
}

impl PartialEq for Attribute<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.address() == other.address()
    }
}

impl Eq for Attribute<'_> {}

impl Hash for Attribute<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.address().hash(state);
    }
}

impl fmt::Debug for Attribute<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0.kind, f)
    }
}
