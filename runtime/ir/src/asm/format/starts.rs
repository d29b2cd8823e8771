//! Tells whether an element that may be absent is present, by the current token.

use super::definition::*;
use super::parse::Interpreter;
use crate::affine::AffineMap;
use crate::context::Context;
use crate::context::class::AttributeClass;
use crate::ir::definition::{Arity, AttributePresence, ValueDef};

impl Interpreter<'_, '_, '_> {
    /// Whether nothing more of the operation may follow.
    pub(super) fn at_end(&self) -> bool {
        self.may_end && self.rest.iter().all(|element| self.may_be_absent(element))
    }

    /// Whether the next operation comes next, where the current one may end.
    pub(super) fn at_next_operation(&self) -> bool {
        self.parser.at_next_operation() && self.at_end()
    }

    /// Whether the element may have no text.
    fn may_be_absent(&self, element: &FormatElement) -> bool {
        let has_one = |arity: Arity| arity == Arity::One;
        let is_any_one = |values: &[ValueDef]| values.iter().any(|value| has_one(value.arity));
        match element {
            FormatElement::Operand(operand) | FormatElement::OperandGroups { operand, .. } => {
                !has_one(self.definition.operands[usize::from(*operand)].arity)
            }
            FormatElement::Operands => !is_any_one(self.definition.operands),
            FormatElement::Attribute(attribute) => {
                let presence = &self.definition.attributes[usize::from(attribute.slot)].presence;
                matches!(presence, AttributePresence::Optional)
            }
            FormatElement::Region(region) => self.definition.regions[usize::from(*region)].is_variadic,
            FormatElement::Regions => self.definition.regions.iter().all(|region| region.is_variadic),
            FormatElement::Successor(successor) => {
                self.definition.successors[usize::from(*successor)].is_variadic
            }
            FormatElement::Successors => {
                self.definition.successors.iter().all(|successor| successor.is_variadic)
            }
            FormatElement::Type(TypeElement { of, .. }) | FormatElement::QualifiedType(of) => match of {
                ValueGroup::Operand(operand) => {
                    !has_one(self.definition.operands[usize::from(*operand)].arity)
                }
                ValueGroup::Result(result) => !has_one(self.definition.results[usize::from(*result)].arity),
                ValueGroup::Operands => !is_any_one(self.definition.operands),
                ValueGroup::Results => !is_any_one(self.definition.results),
            },
            FormatElement::Optional(group) => {
                group.otherwise.iter().all(|element| self.may_be_absent(element))
            }
            FormatElement::Literal(_) | FormatElement::FunctionalType(..) | FormatElement::Property(_) => {
                false
            }
            FormatElement::Space
            | FormatElement::Newline
            | FormatElement::NoSpace
            | FormatElement::UnitFlag(_)
            | FormatElement::AttrDict { .. }
            | FormatElement::PropDict
            | FormatElement::OiList(_)
            | FormatElement::Custom(_) => true,
        }
    }

    /// Whether an attribute of this class may start with the current token.
    pub(super) fn may_start(&self, class: AttributeClass) -> bool {
        let (parser, context) = (&*self.parser, self.parser.context());
        let holds = |attribute| (class.contains)(attribute);
        let is_keyword = |keywords: &[&str]| keywords.iter().any(|keyword| parser.at_literal(keyword));
        match () {
            () if self.at_next_operation() => false,
            () if holds(context.unit_attr()) && holds(context.string_attr("")) => true,
            () if parser.at_literal("{") => holds(context.dictionary_attr(&[])),
            () if parser.at_literal("[") => holds(context.array_attr(&[])),
            () if parser.at_string() => holds(context.string_attr("")),
            () if parser.at_symbol() => holds(context.flat_symbol_ref_attr("symbol")),
            () if parser.at_number() => {
                holds(context.i32_attr(0)) || holds(context.float_attr(context.f32_type(), 0.0))
            }
            () if is_keyword(&["true", "false"]) => holds(context.bool_attr(true)),
            () if is_keyword(&["unit"]) => holds(context.unit_attr()),
            () if is_keyword(&["affine_map"]) => holds(context.affine_map_attr(&AffineMap::identity(0))),
            () if is_keyword(&["dense", "dense_resource", "sparse"]) => holds_elements(context, class),
            () if parser.at_attribute_name() => true,
            () if parser.at_type() => holds(context.type_attr(context.none_type())),
            // A class of one of these kinds has exactly one attribute kind.
            () => {
                is_keyword(&["array", "affine_set", "strided", "distinct", "loc"])
                    && !has_other_text(context, class)
            }
        }
    }
}

/// Whether elements belong to the class.
fn holds_elements(context: &Context, class: AttributeClass) -> bool {
    let ty = context.vector_type(&[1], context.i32_type());
    (class.contains)(context.dense_elements_attr(ty, &[0_i32]))
        || (class.contains)(context.dense_resource_attr(ty, "key"))
}

/// Whether the class is one of the kinds that start with a number, a string, a bracket, a symbol or a type.
fn has_other_text(context: &Context, class: AttributeClass) -> bool {
    let kinds = [
        context.unit_attr(),
        context.bool_attr(true),
        context.float_attr(context.f32_type(), 0.0),
        context.string_attr(""),
        context.array_attr(&[]),
        context.dictionary_attr(&[]),
        context.flat_symbol_ref_attr("symbol"),
        context.type_attr(context.none_type()),
        context.affine_map_attr(&AffineMap::identity(0)),
    ];
    kinds.into_iter().any(|attribute| (class.contains)(attribute)) || holds_elements(context, class)
}
