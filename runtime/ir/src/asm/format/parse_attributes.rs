//! Reads attributes in a declarative format.

use super::definition::*;
use super::parse::Interpreter;
use super::untyped::Untyped;
use crate::asm::{OpAsmParser, ParseResult};
use crate::ir::definition::AttributePresence;

impl<'c> Interpreter<'_, '_, 'c> {
    pub(super) fn attribute(&mut self, element: &'static AttributeElement) -> ParseResult {
        let slot = usize::from(element.slot);
        // Outside of a group an optional attribute may be absent.
        let is_optional = matches!(self.definition.attributes[slot].presence, AttributePresence::Optional);
        if is_optional && !self.in_group {
            return self.optional_attribute(element).map(|_| ());
        }
        let offset = self.parser.offset();
        let value = self.attribute_value(element)?;
        self.set_attribute(slot, value, offset)
    }

    /// Stores an attribute. Another kind than that of the constraint is an error.
    fn set_attribute(
        &mut self,
        slot: usize,
        value: crate::context::attributes::Attribute<'c>,
        offset: usize,
    ) -> ParseResult {
        if !(self.definition.attributes[slot].constraint.class.contains)(value) {
            return Err(self.parser.op_error_at(offset, "invalid kind of attribute specified"));
        }
        self.state.inherent[slot] = Some(value);
        Ok(())
    }

    fn attribute_value(
        &mut self,
        element: &'static AttributeElement,
    ) -> ParseResult<crate::context::attributes::Attribute<'c>> {
        let name = self.definition.attributes[usize::from(element.slot)].name;
        let parser = &mut *self.parser;
        let offset = parser.offset();
        match element.syntax {
            AttributeSyntax::Any => parser.parse_attribute(),
            AttributeSyntax::OfType(ty) => {
                let ty = ty(parser.context());
                parser.parse_attribute_with_type(ty)
            }
            AttributeSyntax::OfKind(is_kind) => {
                let value = match Untyped::of(parser.context(), is_kind) {
                    Some(_) => {
                        let none = parser.context().none_type();
                        parser.parse_attribute_with_type(none)?
                    }
                    None => parser.parse_attribute()?,
                };
                if is_kind(value) {
                    return Ok(value);
                }
                Err(parser.op_error_at(offset, "invalid kind of attribute specified"))
            }
            AttributeSyntax::SymbolName => match parser.parse_optional_symbol_name()? {
                Some(symbol) => Ok(symbol.as_attribute()),
                None => Err(parser.op_error("expected valid '@'-identifier for symbol name")),
            },
            AttributeSyntax::Enum(syntax) => match enum_case(parser, syntax)? {
                Some(value) => Ok(value),
                None => {
                    let cases = syntax.cases.join(", ");
                    let message = format!(
                        "expected string or keyword containing one of the following enum values for attribute '{name}' [{cases}]"
                    );
                    Err(parser.op_error_at(offset, message))
                }
            },
            AttributeSyntax::Own(_) | AttributeSyntax::Defined(_) => match element.syntax.own() {
                Some(syntax) if !parser.at_attribute_name() => (syntax.parse)(parser, None),
                _ => parser.parse_attribute(),
            },
        }
    }

    pub(super) fn optional_attribute(&mut self, element: &'static AttributeElement) -> ParseResult<bool> {
        let class = self.definition.attributes[usize::from(element.slot)].constraint.class;
        let has_own_text = !matches!(
            element.syntax,
            AttributeSyntax::Any | AttributeSyntax::OfKind(_) | AttributeSyntax::OfType(_)
        );
        if !has_own_text && !self.may_start(class) {
            return Ok(false);
        }
        let is_next_operation = self.at_next_operation();
        let parser = &mut *self.parser;
        let offset = parser.offset();
        let value = match element.syntax {
            _ if is_next_operation => None,
            AttributeSyntax::Any => parser.parse_optional_attribute(None)?,
            AttributeSyntax::OfKind(is_kind) => match Untyped::of(parser.context(), is_kind) {
                Some(untyped) if !untyped.starts(parser) => None,
                Some(_) => {
                    let none = parser.context().none_type();
                    parser.parse_optional_attribute(Some(none))?
                }
                None => parser.parse_optional_attribute(None)?,
            },
            AttributeSyntax::OfType(ty) => {
                let ty = ty(parser.context());
                parser.parse_optional_attribute(Some(ty))?
            }
            AttributeSyntax::SymbolName => {
                parser.parse_optional_symbol_name()?.map(|name| name.as_attribute())
            }
            AttributeSyntax::Enum(syntax)
                if parser.at_string() && !syntax.is_ever_quoted(parser.context()) =>
            {
                None
            }
            AttributeSyntax::Enum(syntax) => enum_case(parser, syntax)?,
            AttributeSyntax::Own(_) | AttributeSyntax::Defined(_) if parser.at_attribute_name() => {
                Some(parser.parse_attribute()?)
            }
            AttributeSyntax::Own(_) | AttributeSyntax::Defined(_) => {
                match element.syntax.own().and_then(|syntax| syntax.parse_optional) {
                    Some(parse) => parse(parser)?,
                    None => None,
                }
            }
        };
        let Some(value) = value else { return Ok(false) };
        self.set_attribute(usize::from(element.slot), value, offset).map(|()| true)
    }
}

/// Reads a case of an enum, as a keyword or a string. Several flags have the separator between them.
///
/// MLIR prints several flags without quotes and does not read them back. This parser does.
pub(super) fn enum_case<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    syntax: &EnumSyntax,
) -> ParseResult<Option<crate::context::attributes::Attribute<'c>>> {
    let offset = parser.offset();
    let text = match enum_keyword(parser, syntax) {
        Some(case) => Some(flags_after(parser, syntax, case)?),
        None => parser.parse_optional_string()?,
    };
    let Some(text) = text else { return Ok(None) };
    match (syntax.symbolize)(parser.context(), &text) {
        Some(value) => Ok(Some(value)),
        None => {
            let message = format!("invalid {} attribute specification: \"{text}\"", syntax.name);
            Err(parser.op_error_at(offset, message))
        }
    }
}

fn enum_keyword(parser: &mut OpAsmParser<'_, '_>, syntax: &EnumSyntax) -> Option<&'static str> {
    let mut keywords = syntax.cases.iter().filter(|case| crate::context::is_bare_identifier(case));
    keywords.find(|case| parser.parse_optional_keyword(case)).copied()
}

/// Reads the flags after `first`. Returns the text of all of them.
fn flags_after(parser: &mut OpAsmParser<'_, '_>, syntax: &EnumSyntax, first: &str) -> ParseResult<String> {
    let mut text = first.to_owned();
    let Some(separator) = syntax.separator else { return Ok(text) };
    while parser.parse_optional_literal(separator) {
        let Some(case) = enum_keyword(parser, syntax) else {
            return Err(
                parser.op_error(format!("expected one of [{}] after '{separator}'", syntax.cases.join(", ")))
            );
        };
        text.push_str(separator);
        text.push_str(case);
    }
    Ok(text)
}
