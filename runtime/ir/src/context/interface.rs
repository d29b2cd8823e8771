//! Interfaces of types and attributes, and the common part of interfaces of every kind.

use std::any::Any;
use std::fmt;

use super::Context;
use super::attached;
use super::attributes::{Attribute, AttributeKind, TypedAttribute};
use super::definition::{AttrDefinition, TypeDefinition};
use super::types::{Type, TypeKind, TypedType};

/// An interface as something implements it: its name and its model.
#[derive(Clone, Copy)]
pub struct InterfaceImpl {
    /// The name with its namespace, such as `::toy::ShapeInference`.
    pub name: &'static str,
    /// The model.
    pub model: &'static (dyn Any + Send + Sync),
}

impl InterfaceImpl {
    /// An interface of this name with this model.
    pub const fn new<M: Any + Send + Sync>(name: &'static str, model: &'static M) -> Self {
        InterfaceImpl { name, model }
    }
}

impl fmt::Debug for InterfaceImpl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Placeholder for the model of an interface whose methods are not written. The type or attribute has the interface by name.
/// A cast to the interface calls the function, which reports the hook, and returns `None`.
#[derive(Clone, Copy, Debug)]
pub struct MissingInterface(pub fn(&Context));

/// The model of an interface in a definition's list of interfaces. Reports a [`MissingInterface`].
fn own_model<M: Any>(context: &Context, list: &[InterfaceImpl], name: &str) -> Option<&'static M> {
    let found = model_in::<M>(list);
    if found.is_none()
        && let Some(own) = list.iter().find(|own| own.name == name)
        && let Some(MissingInterface(report)) = own.model.downcast_ref()
    {
        report(context);
    }
    found
}

/// An entity that an interface can be attached to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Implementor {
    /// The operations of this name.
    Op(&'static str),
    /// The types that a dialect defines so.
    Type(&'static TypeDefinition),
    /// The attributes that a dialect defines so.
    Attribute(&'static AttrDefinition),
    /// A builtin kind of types or attributes, by the name of its wrapper: `IntegerType`.
    Builtin(&'static str),
}

/// The handle of an interface of types: a type, and the model by which it has the interface.
pub trait TypeInterface<'c>: Copy {
    /// The table of functions.
    type Model: Any + Send + Sync;
    /// The name with its namespace.
    const NAME: &'static str;

    /// Puts a handle together.
    #[doc(hidden)]
    fn from_parts(ty: Type<'c>, model: &'static Self::Model) -> Self;

    /// The type.
    fn as_type(self) -> Type<'c>;

    /// Whether a type with a model has the interface at run time (`extraClassOf`).
    #[doc(hidden)]
    fn holds(self) -> bool {
        true
    }
}

/// The handle of an interface of attributes: an attribute, and the model by which it has the interface.
pub trait AttrInterface<'c>: Copy {
    /// The table of functions.
    type Model: Any + Send + Sync;
    /// The name with its namespace.
    const NAME: &'static str;

    /// Puts a handle together.
    #[doc(hidden)]
    fn from_parts(attribute: Attribute<'c>, model: &'static Self::Model) -> Self;

    /// The attribute.
    fn as_attribute(self) -> Attribute<'c>;

    /// Whether an attribute with a model has the interface at run time (`extraClassOf`).
    #[doc(hidden)]
    fn holds(self) -> bool {
        true
    }
}

/// The types of one kind, for any context: `Family::Of<'c>` is `IntegerType<'c>`.
pub trait TypeFamily: 'static {
    /// The types in one context.
    type Of<'c>: TypedType<'c>;
    /// The entity that interfaces are attached to.
    const IMPLEMENTOR: Implementor;
}

/// The attributes of one kind, for any context: `Family::Of<'c>` is `StringAttr<'c>`.
pub trait AttributeFamily: 'static {
    /// The attributes in one context.
    type Of<'c>: TypedAttribute<'c>;
    /// The entity that interfaces are attached to.
    const IMPLEMENTOR: Implementor;
}

/// A type as one of a family.
///
/// # Panics
///
/// Panics if it is of another: a model was attached to the wrong kind.
#[doc(hidden)]
#[track_caller]
pub fn member_type<'c, F: TypeFamily>(ty: Type<'c>) -> F::Of<'c> {
    F::Of::from_type(ty).expect("a model is attached to the kind of types that it is made for")
}

/// An attribute as one of a family.
///
/// # Panics
///
/// Panics if it is of another: a model was attached to the wrong kind.
#[doc(hidden)]
#[track_caller]
pub fn member_attribute<'c, F: AttributeFamily>(attribute: Attribute<'c>) -> F::Of<'c> {
    F::Of::from_attribute(attribute)
        .expect("a model is attached to the kind of attributes that it is made for")
}

/// The result of suggesting an alias for a type or an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AliasResult {
    /// None is suggested.
    NoAlias,
    /// It may be replaced by another suggestion.
    OverridableAlias,
    /// It stays.
    FinalAlias,
}

pub(crate) fn model_in<M: Any>(list: &[InterfaceImpl]) -> Option<&'static M> {
    list.iter().find_map(|own| own.model.downcast_ref::<M>())
}

impl<'c> Type<'c> {
    /// The type by an interface, if it has that one.
    pub fn interface<I: TypeInterface<'c>>(self) -> Option<I> {
        let own = self.own_interfaces().and_then(|list| own_model::<I::Model>(self.context(), list, I::NAME));
        let model = own.or_else(|| attached::model(self.context(), || self.implementor()))?;
        Some(I::from_parts(self, model)).filter(|handle| handle.holds())
    }

    /// Whether the type has the interface of this name, such as `::toy::Shaped`.
    pub fn implements(self, interface: &str) -> bool {
        self.own_interfaces().is_some_and(|list| list.iter().any(|own| own.name == interface))
            || attached::has(self.context(), || self.implementor(), interface)
    }

    fn own_interfaces(self) -> Option<&'static [InterfaceImpl]> {
        match self.kind() {
            TypeKind::Extension { definition, .. } => Some(definition.interfaces),
            _ => None,
        }
    }

    fn implementor(self) -> Option<Implementor> {
        Some(Implementor::Builtin(match self.kind() {
            TypeKind::Extension { definition, .. } => return Some(Implementor::Type(definition)),
            TypeKind::Integer { .. } => "IntegerType",
            TypeKind::Index => "IndexType",
            TypeKind::None => "NoneType",
            TypeKind::Float(_) => "FloatType",
            TypeKind::Complex(_) => "ComplexType",
            TypeKind::Tuple(_) => "TupleType",
            TypeKind::Function { .. } => "FunctionType",
            TypeKind::Vector { .. } => "VectorType",
            TypeKind::RankedTensor { .. } => "RankedTensorType",
            TypeKind::UnrankedTensor { .. } => "UnrankedTensorType",
            TypeKind::MemRef { .. } => "MemRefType",
            TypeKind::UnrankedMemRef { .. } => "UnrankedMemRefType",
            TypeKind::Opaque { .. } => return None,
        }))
    }
}

impl<'c> Attribute<'c> {
    /// The attribute by an interface, if it has that one.
    pub fn interface<I: AttrInterface<'c>>(self) -> Option<I> {
        let own = self.own_interfaces().and_then(|list| own_model::<I::Model>(self.context(), list, I::NAME));
        let model = own.or_else(|| attached::model(self.context(), || self.implementor()))?;
        Some(I::from_parts(self, model)).filter(|handle| handle.holds())
    }

    /// Whether the attribute has the interface of this name, such as `::toy::Shaped`.
    pub fn implements(self, interface: &str) -> bool {
        self.own_interfaces().is_some_and(|list| list.iter().any(|own| own.name == interface))
            || attached::has(self.context(), || self.implementor(), interface)
    }

    fn own_interfaces(self) -> Option<&'static [InterfaceImpl]> {
        match self.kind() {
            AttributeKind::Extension { definition, .. } => Some(definition.interfaces),
            _ => None,
        }
    }

    fn implementor(self) -> Option<Implementor> {
        Some(Implementor::Builtin(match self.kind() {
            AttributeKind::Extension { definition, .. } => return Some(Implementor::Attribute(definition)),
            AttributeKind::Unit => "UnitAttr",
            AttributeKind::Integer { .. } | AttributeKind::WideInteger { .. } => "IntegerAttr",
            AttributeKind::Float { .. } => "FloatAttr",
            AttributeKind::String { .. } => "StringAttr",
            AttributeKind::Array(_) => "ArrayAttr",
            AttributeKind::Dictionary(_) => "DictionaryAttr",
            AttributeKind::Type(_) => "TypeAttr",
            AttributeKind::SymbolRef { .. } => "SymbolRefAttr",
            AttributeKind::DenseElements { .. } | AttributeKind::DenseStrings { .. } => "DenseElementsAttr",
            AttributeKind::DenseArray { .. } => "DenseArrayAttr",
            AttributeKind::AffineMap(_) => "AffineMapAttr",
            AttributeKind::IntegerSet(_) => "IntegerSetAttr",
            AttributeKind::DenseResource { .. }
            | AttributeKind::Sparse { .. }
            | AttributeKind::StridedLayout { .. }
            | AttributeKind::Distinct { .. }
            | AttributeKind::Opaque { .. }
            | AttributeKind::Location(_) => return None,
        }))
    }
}
