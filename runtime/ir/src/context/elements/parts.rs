//! The direct sub-elements of a type or an attribute.

use smallvec::SmallVec;

use super::AttrOrType;
use crate::affine::AffineMap;
use crate::context::Context;
use crate::context::attributes::{Attribute, AttributeKind, Parameter, ParameterArray, StringAttr};
use crate::context::location::{Location, LocationKind};
use crate::context::types::{Type, TypeKind};

/// The elements of one.
pub(super) type Parts<'c> = SmallVec<[AttrOrType<'c>; 4]>;

impl<'c> AttrOrType<'c> {
    /// The types and attributes directly inside of it, in MLIR's order.
    pub fn parts(self) -> Vec<AttrOrType<'c>> {
        self.immediate_parts().into_vec()
    }

    pub(super) fn immediate_parts(self) -> Parts<'c> {
        let mut parts = Parts::new();
        match self {
            AttrOrType::Attribute(attribute) => attribute_parts(attribute, &mut parts),
            AttrOrType::Type(ty) => type_parts(ty, &mut parts),
        }
        parts
    }
}

fn type_parts<'c>(ty: Type<'c>, parts: &mut Parts<'c>) {
    match ty.kind() {
        TypeKind::Integer { .. } | TypeKind::Index | TypeKind::None | TypeKind::Float(_) => {}
        TypeKind::Complex(element)
        | TypeKind::Vector { element, .. }
        | TypeKind::UnrankedTensor { element } => parts.push(element.into()),
        TypeKind::Tuple(types) => parts.extend(types.iter().map(|ty| AttrOrType::Type(*ty))),
        TypeKind::Function { inputs, results } => {
            parts.extend(inputs.iter().chain(results).map(|ty| AttrOrType::Type(*ty)));
        }
        TypeKind::RankedTensor { element, encoding, .. } => {
            parts.push(element.into());
            parts.extend(encoding.map(AttrOrType::Attribute));
        }
        TypeKind::MemRef { shape, element, layout, memory_space } => {
            parts.push(element.into());
            // For MLIR each memref has a layout.
            parts.push(layout.unwrap_or_else(|| identity(ty.context(), shape.len())).into());
            parts.extend(memory_space.map(AttrOrType::Attribute));
        }
        TypeKind::UnrankedMemRef { element, memory_space } => {
            parts.push(element.into());
            parts.extend(memory_space.map(AttrOrType::Attribute));
        }
        TypeKind::Opaque { dialect, .. } => parts.push(ty.context().string_attr(dialect).into()),
        TypeKind::Extension { parameters, .. } => parameter_parts(parameters, parts),
    }
}

/// The layout of a memref whose text shows none.
pub(super) fn identity(context: &Context, rank: usize) -> Attribute<'_> {
    context.affine_map_attr(&AffineMap::identity(u32::try_from(rank).unwrap_or(u32::MAX)))
}

fn attribute_parts<'c>(attribute: Attribute<'c>, parts: &mut Parts<'c>) {
    match attribute.kind() {
        AttributeKind::Unit
        | AttributeKind::String { .. }
        | AttributeKind::DenseElements { .. }
        | AttributeKind::DenseStrings { .. }
        | AttributeKind::AffineMap(_)
        | AttributeKind::IntegerSet(_)
        | AttributeKind::StridedLayout { .. } => {}
        AttributeKind::Integer { ty, .. }
        | AttributeKind::WideInteger { ty, .. }
        | AttributeKind::Float { ty, .. }
        | AttributeKind::DenseResource { ty, .. }
        | AttributeKind::Type(ty)
        | AttributeKind::DenseArray { element: ty, .. } => parts.push(ty.into()),
        AttributeKind::Array(elements) => {
            parts.extend(elements.iter().map(|element| AttrOrType::Attribute(*element)));
        }
        AttributeKind::Dictionary(entries) => {
            for entry in entries {
                parts.extend([named(entry.name), entry.value.into()]);
            }
        }
        AttributeKind::SymbolRef { root, nested } => {
            let context = attribute.context();
            parts.push(named(root));
            parts.extend(nested.iter().map(|name| context.flat_symbol_ref_attr(name.value()).into()));
        }
        AttributeKind::Sparse { ty, indices, values } => {
            parts.extend([ty.into(), indices.into(), values.into()]);
        }
        AttributeKind::Distinct { referenced, .. } => parts.push(referenced.into()),
        AttributeKind::Opaque { name, ty } => {
            parts.extend([attribute.context().string_attr(name.dialect).into(), ty.into()]);
        }
        AttributeKind::Location(location) => location_parts(location, parts),
        AttributeKind::Extension { parameters, .. } => parameter_parts(parameters, parts),
    }
}

fn location_parts<'c>(location: Location<'c>, parts: &mut Parts<'c>) {
    match location.kind() {
        LocationKind::Unknown | LocationKind::File(_) => {}
        LocationKind::Name(name, child) => parts.extend([named(name), child.into()]),
        LocationKind::CallSite { callee, caller } => parts.extend([callee.into(), caller.into()]),
        LocationKind::Fused { locations, metadata } => {
            parts.extend(locations.iter().map(|location| AttrOrType::from(*location)));
            parts.extend(metadata.map(AttrOrType::Attribute));
        }
    }
}

fn parameter_parts<'c>(parameters: &[Parameter<'c>], parts: &mut Parts<'c>) {
    for parameter in parameters {
        match *parameter {
            Parameter::Type(ty) => parts.push(ty.into()),
            Parameter::Attribute(attribute) => parts.push(attribute.into()),
            Parameter::List(list) => parameter_parts(list, parts),
            Parameter::Array(ParameterArray::Types(types)) => {
                parts.extend(types.iter().map(|ty| AttrOrType::from(*ty)))
            }
            Parameter::Array(ParameterArray::Attributes(attributes)) => {
                parts.extend(attributes.iter().map(|attribute| AttrOrType::from(*attribute)));
            }
            Parameter::Array(_)
            | Parameter::None
            | Parameter::Bool(_)
            | Parameter::Int(_)
            | Parameter::UInt(_)
            | Parameter::WideInt(_)
            | Parameter::Float(_)
            | Parameter::Str(_) => {}
        }
    }
}

fn named(name: StringAttr<'_>) -> AttrOrType<'_> {
    AttrOrType::Attribute(name.as_attribute())
}
