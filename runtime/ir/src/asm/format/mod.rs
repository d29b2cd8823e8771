//! Declarative assembly formats: the definition, and the interpreters that read and write by it.

mod definition;
pub(in crate::asm) mod parse;
mod parse_attributes;
mod parse_properties;
mod parse_regions;
mod parse_types;
pub(in crate::asm) mod print;
mod resolve;
mod starts;
mod state;
mod untyped;

pub use definition::{
    Assembly, AttributeElement, AttributeSyntax, CustomAssembly, CustomDirective, DirectiveParser,
    DirectivePrinter, EnumSyntax, Format, FormatElement, OiListClause, OptionalAttributeParser,
    OptionalGroup, OwnAttributeSyntax, OwnTypeSyntax, Presence, PropertyParser, PropertySyntax, TypeElement,
    TypeMaker, TypeOf, TypeSource, ValueGroup,
};
pub use state::FormatState;
