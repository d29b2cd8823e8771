//! Walking over attributes inside attributes, and replacing them.

use super::super::types::{Type, TypeKind};
use super::{Attribute, AttributeKind, NamedAttribute};

impl<'c> Attribute<'c> {
    /// Visits this attribute and all inside it, arrays and dictionaries before their elements. Attributes inside types are
    /// not visited.
    pub fn walk(self, visit: &mut dyn FnMut(Attribute<'c>)) {
        let mut pending = vec![self];
        while let Some(attribute) = pending.pop() {
            visit(attribute);
            match attribute.kind() {
                AttributeKind::Array(elements) => pending.extend(elements.iter().rev()),
                AttributeKind::Dictionary(entries) => {
                    pending.extend(entries.iter().rev().map(|entry| entry.value))
                }
                AttributeKind::Distinct { referenced, .. } => pending.push(referenced),
                AttributeKind::Extension { parameters, .. } => {
                    pending.extend(parameters.iter().rev().filter_map(|parameter| parameter.as_attribute()));
                }
                _ => {}
            }
        }
    }

    /// The attribute in which those inside arrays and dictionaries, and the attribute itself, are replaced by what the
    /// function returns for them, outer ones first; `None` leaves one, and looks inside it.
    pub fn replace(self, function: &dyn Fn(Attribute<'c>) -> Option<Attribute<'c>>) -> Attribute<'c> {
        if let Some(new) = function(self) {
            return new;
        }
        let context = self.context();
        match self.kind() {
            AttributeKind::Array(elements) => {
                let new: Vec<_> = elements.iter().map(|element| element.replace(function)).collect();
                if new == elements { self } else { context.array_attr(&new) }
            }
            AttributeKind::Dictionary(entries) => {
                let replace = |entry: &NamedAttribute<'c>| NamedAttribute {
                    name: entry.name,
                    value: entry.value.replace(function),
                };
                let new: Vec<_> = entries.iter().map(replace).collect();
                if new == entries { self } else { context.dictionary_attr_from(new).into() }
            }
            _ => self,
        }
    }
}

impl<'c> Type<'c> {
    /// Visits this type and all inside it, outer ones first.
    pub fn walk(self, visit: &mut dyn FnMut(Type<'c>)) {
        let mut pending = vec![self];
        while let Some(ty) = pending.pop() {
            visit(ty);
            match ty.kind() {
                TypeKind::Complex(inner) => pending.push(inner),
                TypeKind::Tuple(types) => pending.extend(types.iter().rev()),
                TypeKind::Function { inputs, results } => {
                    pending.extend(results.iter().rev());
                    pending.extend(inputs.iter().rev());
                }
                TypeKind::Extension { parameters, .. } => {
                    pending.extend(parameters.iter().rev().filter_map(|parameter| parameter.as_type()));
                }
                _ => pending.extend(ty.shaped_element_type()),
            }
        }
    }
}
