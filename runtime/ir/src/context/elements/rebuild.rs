//! A type or an attribute with other parts.

use super::AttrOrType;
use super::parts::identity;
use crate::context::attributes::{
    ArrayElement, Attribute, AttributeKind, NamedAttribute, Parameter, ParameterArray, StringAttr,
    SymbolRefAttr, TypedAttribute, dense_element_size, parameter_array,
};
use crate::context::location::{Location, LocationKind};
use crate::context::types::{Type, TypeKind};

/// The parts in the order in which [`AttrOrType::parts`] gives them.
struct Supply<'a, 'c> {
    parts: std::slice::Iter<'a, AttrOrType<'c>>,
}

impl<'c> Supply<'_, 'c> {
    fn attribute(&mut self) -> Option<Attribute<'c>> {
        self.parts.next()?.as_attribute()
    }

    fn ty(&mut self) -> Option<Type<'c>> {
        self.parts.next()?.as_type()
    }

    fn types(&mut self, count: usize) -> Option<Vec<Type<'c>>> {
        (0..count).map(|_| self.ty()).collect()
    }

    /// `Some(None)` where there was none.
    fn attribute_if(&mut self, was_there: bool) -> Option<Option<Attribute<'c>>> {
        if was_there { self.attribute().map(Some) } else { Some(None) }
    }

    fn name(&mut self) -> Option<StringAttr<'c>> {
        StringAttr::from_attribute(self.attribute()?)
    }

    fn location(&mut self) -> Option<Location<'c>> {
        match self.attribute()?.kind() {
            AttributeKind::Location(location) => Some(location),
            _ => None,
        }
    }
}

impl<'c> AttrOrType<'c> {
    /// The same with other parts, as many as [`parts`](Self::parts) gives. `None` if there is no such type or
    /// attribute: a part is of another kind than the one it replaces, or a verifier rejects the parts.
    pub fn with_parts(self, parts: &[AttrOrType<'c>]) -> Option<AttrOrType<'c>> {
        let mut supply = Supply { parts: parts.iter() };
        let rebuilt = match self {
            AttrOrType::Attribute(attribute) => rebuild_attribute(attribute, &mut supply)?.into(),
            AttrOrType::Type(ty) => {
                let ty = rebuild_type(ty, &mut supply)?;
                ty.verify().ok()?;
                ty.into()
            }
        };
        supply.parts.next().is_none().then_some(rebuilt)
    }
}

fn rebuild_type<'c>(ty: Type<'c>, supply: &mut Supply<'_, 'c>) -> Option<Type<'c>> {
    let context = ty.context();
    Some(match ty.kind() {
        TypeKind::Integer { .. } | TypeKind::Index | TypeKind::None | TypeKind::Float(_) => ty,
        TypeKind::Complex(_) => context.complex_type(supply.ty()?),
        TypeKind::Tuple(types) => context.tuple_type(&supply.types(types.len())?),
        TypeKind::Function { inputs, results } => {
            let (inputs, results) = (supply.types(inputs.len())?, supply.types(results.len())?);
            context.function_type(&inputs, &results)
        }
        TypeKind::Vector { shape, scalable, .. } => {
            context.scalable_vector_type(shape, scalable, supply.ty()?)
        }
        TypeKind::RankedTensor { shape, encoding, .. } => {
            let element = supply.ty()?;
            context.ranked_tensor_type(shape, element, supply.attribute_if(encoding.is_some())?)
        }
        TypeKind::UnrankedTensor { .. } => context.unranked_tensor_type(supply.ty()?),
        TypeKind::MemRef { shape, memory_space, .. } => {
            let (element, layout) = (supply.ty()?, supply.attribute()?);
            let layout = (layout != identity(context, shape.len())).then_some(layout);
            context.memref_type(shape, element, layout, supply.attribute_if(memory_space.is_some())?)
        }
        TypeKind::UnrankedMemRef { memory_space, .. } => {
            let element = supply.ty()?;
            context.unranked_memref_type(element, supply.attribute_if(memory_space.is_some())?)
        }
        TypeKind::Opaque { text, .. } => context.opaque_type(supply.name()?.value(), text),
        TypeKind::Extension { definition, parameters } => {
            let parameters = rebuild_parameters(parameters, supply)?;
            context.checked_extension_type(definition, &parameters).ok()?
        }
    })
}

fn rebuild_attribute<'c>(attribute: Attribute<'c>, supply: &mut Supply<'_, 'c>) -> Option<Attribute<'c>> {
    let context = attribute.context();
    Some(match attribute.kind() {
        AttributeKind::Unit
        | AttributeKind::String { .. }
        | AttributeKind::DenseElements { .. }
        | AttributeKind::DenseStrings { .. }
        | AttributeKind::AffineMap(_)
        | AttributeKind::IntegerSet(_)
        | AttributeKind::StridedLayout { .. } => attribute,
        AttributeKind::Integer { ty, bits } => match supply.ty()? {
            same if same == ty => attribute,
            other => number_type(other).then(|| context.integer_attr(other, bits.signed()))?,
        },
        AttributeKind::WideInteger { ty, .. } | AttributeKind::Float { ty, .. } => {
            // The bits mean something in this type only.
            (supply.ty()? == ty).then_some(attribute)?
        }
        AttributeKind::Type(_) => context.type_attr(supply.ty()?),
        AttributeKind::DenseResource { key, .. } => context.dense_resource_attr(supply.ty()?, key),
        AttributeKind::DenseArray { element, data } => {
            let other = supply.ty()?;
            let is_same_size = dense_element_size(other) == dense_element_size(element);
            is_same_size.then(|| context.dense_array_attr_from_raw(other, data)).flatten()?
        }
        AttributeKind::Array(elements) => {
            let elements: Option<Vec<_>> = elements.iter().map(|_| supply.attribute()).collect();
            context.array_attr(&elements?)
        }
        AttributeKind::Dictionary(entries) => {
            let entry = |_| Some(NamedAttribute { name: supply.name()?, value: supply.attribute()? });
            let entries: Option<Vec<_>> = entries.iter().map(entry).collect();
            context.dictionary_attr_from(entries?).as_attribute()
        }
        AttributeKind::SymbolRef { nested, .. } => {
            let root = supply.name()?;
            let name = |_| SymbolRefAttr::from_attribute(supply.attribute()?).map(|symbol| symbol.root());
            let names: Option<Vec<_>> = nested.iter().map(name).collect();
            {
                let names: Vec<_> = names?.iter().map(|name| name.value()).collect();
                context.symbol_ref_attr(root.value(), &names)
            }
        }
        AttributeKind::Sparse { .. } => {
            context.sparse_elements_attr(supply.ty()?, supply.attribute()?, supply.attribute()?)
        }
        AttributeKind::Distinct { referenced, .. } => match supply.attribute()? {
            same if same == referenced => attribute,
            other => context.distinct_attr(other),
        },
        AttributeKind::Opaque { name, .. } => {
            let dialect = supply.name()?;
            context.opaque_attr(dialect.value(), name.text, supply.ty()?)
        }
        AttributeKind::Location(location) => rebuild_location(location, supply)?.as_attribute(),
        AttributeKind::Extension { definition, parameters } => {
            let parameters = rebuild_parameters(parameters, supply)?;
            context.checked_extension_attr(definition, &parameters).ok()?
        }
    })
}

fn number_type(ty: Type<'_>) -> bool {
    matches!(ty.kind(), TypeKind::Integer { .. } | TypeKind::Index)
}

fn rebuild_location<'c>(location: Location<'c>, supply: &mut Supply<'_, 'c>) -> Option<Location<'c>> {
    let context = location.context();
    Some(match location.kind() {
        LocationKind::Unknown | LocationKind::File(_) => location,
        LocationKind::Name(..) => {
            let name = supply.name()?;
            context.name_loc(name.value(), Some(supply.location()?))
        }
        LocationKind::CallSite { .. } => context.call_site_loc(supply.location()?, supply.location()?),
        LocationKind::Fused { locations, metadata } => {
            let locations: Option<Vec<_>> = locations.iter().map(|_| supply.location()).collect();
            context.fused_loc(&locations?, supply.attribute_if(metadata.is_some())?)
        }
    })
}

fn rebuild_parameters<'c>(
    parameters: &[Parameter<'c>],
    supply: &mut Supply<'_, 'c>,
) -> Option<Vec<Parameter<'c>>> {
    parameters
        .iter()
        .map(|parameter| {
            Some(match *parameter {
                Parameter::Type(_) => Parameter::Type(supply.ty()?),
                Parameter::Attribute(_) => Parameter::Attribute(supply.attribute()?),
                Parameter::List(list) => {
                    let context = supply.parts.as_slice().first().map(|part| part.context());
                    let new = rebuild_parameters(list, supply)?;
                    match context.filter(|_| new != list) {
                        Some(context) => crate::context::attributes::parameter_list(context, &new),
                        None => Parameter::List(list),
                    }
                }
                Parameter::Array(ParameterArray::Types(list)) => rebuild_array(list, supply, Supply::ty)?,
                Parameter::Array(ParameterArray::Attributes(list)) => {
                    rebuild_array(list, supply, Supply::attribute)?
                }
                other => other,
            })
        })
        .collect()
}

fn rebuild_array<'a, 'c, T: ArrayElement<'c> + PartialEq>(
    list: &'c [T],
    supply: &mut Supply<'a, 'c>,
    next: fn(&mut Supply<'a, 'c>) -> Option<T>,
) -> Option<Parameter<'c>> {
    let context = supply.parts.as_slice().first().map(|part| part.context());
    let new = list.iter().map(|_| next(supply)).collect::<Option<Vec<T>>>()?;
    Some(match context.filter(|_| new != list) {
        Some(context) => parameter_array(context, &new),
        None => Parameter::Array(T::array(list)),
    })
}
