//! The text of one parameter.

use super::ParameterKind;
use crate::asm::format::{OwnAttributeSyntax, OwnTypeSyntax};
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::attributes::IntegerValue;
use crate::context::attributes::{Attribute, AttributeKind, IntegerAttr, Parameter, TypedAttribute};
use crate::context::class::TypeClass;
use crate::context::definition::{AttrDefinition, TypeDefinition};
use crate::context::types::{Type, TypeKind};
use crate::float::FloatKind;
use crate::support::ParameterValue;

/// Reads a parameter; `ty` is the type after the attribute's colon.
pub(super) fn parse_value<'c>(
    parser: &mut AsmParser<'_, 'c>,
    kind: &ParameterKind,
    ty: Option<Type<'c>>,
) -> ParseResult<Parameter<'c>> {
    Ok(match kind {
        ParameterKind::Type => Parameter::Type(parser.parse_type()?),
        ParameterKind::TypeOf(class) => Parameter::Type(parse_type_of(parser, *class)?),
        ParameterKind::OwnType(definition) => Parameter::Type(parse_own_type(parser, definition)?),
        ParameterKind::Attribute => Parameter::Attribute(parser.parse_attribute()?),
        ParameterKind::AttributeOf(is_kind) => {
            Parameter::Attribute(checked_attribute(parser, |parser| parser.parse_attribute(), *is_kind)?)
        }
        ParameterKind::OwnAttribute(definition) => {
            Parameter::Attribute(parse_own_attribute(parser, definition)?)
        }
        ParameterKind::Syntax(syntax, is_kind) => Parameter::Attribute(match parser.at_attribute_name() {
            true => checked_attribute(parser, |parser| parser.parse_attribute(), *is_kind)?,
            false => (syntax.parse)(parser, None)?,
        }),
        ParameterKind::AffineMap => Parameter::Attribute(parser.parse_affine_map()?),
        ParameterKind::Bool => Parameter::Bool(parse_bool(parser)?),
        ParameterKind::Int(bits) => Parameter::Int(parse_int(parser, *bits)?),
        ParameterKind::UInt(bits) => Parameter::UInt(parse_uint(parser, *bits)?),
        ParameterKind::WideInt => {
            let value = parser.parse_big_integer()?;
            IntegerValue::Big(value).into_parameter(parser.context())
        }
        ParameterKind::Float => Parameter::Float(parser.parse_float()?.to_bits()),
        ParameterKind::Str => {
            let text = parser.parse_string()?;
            Parameter::Str(parser.context().name(&text).value())
        }
        ParameterKind::Optional(kind) => match starts(parser, kind) {
            true => parse_value(parser, kind, ty)?,
            false => Parameter::None,
        },
        ParameterKind::List(kind) => {
            let mut elements = Vec::new();
            parser.parse_comma_separated(|parser| {
                elements.push(parse_value(parser, kind, None)?);
                Ok(())
            })?;
            kind.list(parser.context(), &elements)
        }
        ParameterKind::Custom(syntax) => (syntax.parse)(parser, ty)?,
    })
}

/// Reads a parameter that is written in full. MLIR does not read back a dense array that is.
pub(super) fn parse_qualified<'c>(
    parser: &mut AsmParser<'_, 'c>,
    kind: &ParameterKind,
    ty: Option<Type<'c>>,
) -> ParseResult<Parameter<'c>> {
    match kind {
        ParameterKind::Syntax(_, is_kind) if parser.at_literal("array") => {
            checked_attribute(parser, |parser| parser.parse_attribute(), *is_kind).map(Parameter::Attribute)
        }
        ParameterKind::Optional(kind) if starts(parser, kind) => parse_qualified(parser, kind, ty),
        _ => parse_value(parser, kind, ty),
    }
}

/// Whether a parameter of this kind may be here, where it need not be. If the token does not determine that,
/// anything but the end of a list of parameters is accepted.
pub(super) fn starts(parser: &AsmParser<'_, '_>, kind: &ParameterKind) -> bool {
    match kind {
        ParameterKind::Int(_) | ParameterKind::UInt(_) | ParameterKind::WideInt => parser.at_integer(),
        ParameterKind::Float => parser.at_number(),
        ParameterKind::Type | ParameterKind::TypeOf(_) => parser.at_type(),
        ParameterKind::Optional(kind) | ParameterKind::List(kind) => starts(parser, kind),
        ParameterKind::Str => parser.at_string(),
        _ => !parser.at_end() && ![">", "]", ")", "}", ","].iter().any(|end| parser.at_literal(end)),
    }
}

fn parse_type_of<'c>(parser: &mut AsmParser<'_, 'c>, class: TypeClass) -> ParseResult<Type<'c>> {
    let offset = parser.offset();
    let ty = parser.parse_type()?;
    match (class.contains)(ty) {
        true => Ok(ty),
        false => Err(parser.wrong_type(offset, class.name, ty)),
    }
}

fn parse_own_type<'c>(
    parser: &mut AsmParser<'_, 'c>,
    definition: &'static TypeDefinition,
) -> ParseResult<Type<'c>> {
    let offset = parser.offset();
    let ty = match OwnTypeSyntax::of(definition) {
        Some(syntax) if !parser.at_type_name() => parser.parse_nested(|parser| (syntax.parse)(parser))?,
        _ => parser.parse_type()?,
    };
    match ty.kind() {
        TypeKind::Extension { definition: own, .. } if own == definition => Ok(ty),
        _ => {
            let name = format!("{}.{}", definition.dialect, definition.mnemonic);
            Err(parser.wrong_type(offset, &name, ty))
        }
    }
}

fn parse_own_attribute<'c>(
    parser: &mut AsmParser<'_, 'c>,
    definition: &'static AttrDefinition,
) -> ParseResult<Attribute<'c>> {
    let parse = |parser: &mut AsmParser<'_, 'c>| match OwnAttributeSyntax::of(definition) {
        Some(syntax) if !parser.at_attribute_name() => {
            parser.parse_nested(|parser| (syntax.parse)(parser, None))
        }
        _ => parser.parse_attribute(),
    };
    checked_attribute(
        parser,
        parse,
        |attribute| matches!(attribute.kind(), AttributeKind::Extension { definition: own, .. } if own == definition),
    )
}

fn checked_attribute<'p, 'c>(
    parser: &mut AsmParser<'p, 'c>,
    parse: impl FnOnce(&mut AsmParser<'p, 'c>) -> ParseResult<Attribute<'c>>,
    is_kind: impl Fn(Attribute<'c>) -> bool,
) -> ParseResult<Attribute<'c>> {
    let offset = parser.offset();
    let attribute = parse(parser)?;
    match is_kind(attribute) {
        true => Ok(attribute),
        false => Err(parser.op_error_at(offset, "invalid kind of attribute specified")),
    }
}

fn parse_bool(parser: &mut AsmParser<'_, '_>) -> ParseResult<bool> {
    if parser.parse_optional_keyword("true") {
        return Ok(true);
    }
    if parser.parse_optional_keyword("false") {
        return Ok(false);
    }
    let offset = parser.offset();
    match parser.parse_integer::<i128>()? {
        0 => Ok(false),
        1 | -1 => Ok(true),
        _ => Err(parser.op_error_at(offset, "integer value too large")),
    }
}

fn parse_int(parser: &mut AsmParser<'_, '_>, bits: u32) -> ParseResult<i64> {
    let offset = parser.offset();
    let value: i64 = parser.parse_integer()?;
    let shift = 64 - bits;
    match (value << shift) >> shift == value {
        true => Ok(value),
        false => Err(parser.op_error_at(offset, "integer value too large")),
    }
}

fn parse_uint(parser: &mut AsmParser<'_, '_>, bits: u32) -> ParseResult<u64> {
    let offset = parser.offset();
    let value: i128 = parser.parse_integer()?;
    let (limit, mask) = (1i128 << bits, (1u128 << bits) - 1);
    // MLIR's rule: negative values wrap around.
    match -limit / 2 <= value && value < limit {
        true => Ok((value as u128 & mask) as u64),
        false => Err(parser.op_error_at(offset, "integer value too large")),
    }
}

/// Writes a parameter in the form of its kind.
pub(super) fn print_value<'c>(printer: &mut AsmPrinter<'_, 'c>, kind: &ParameterKind, value: Parameter<'c>) {
    match (value, kind) {
        (_, ParameterKind::Optional(kind)) => {
            if value != Parameter::None {
                print_value(printer, kind, value);
            }
        }
        (_, ParameterKind::Custom(syntax)) => (syntax.print)(printer, value),
        (Parameter::Type(ty), ParameterKind::OwnType(definition)) => print_own_type(printer, definition, ty),
        (Parameter::Attribute(attribute), ParameterKind::OwnAttribute(definition)) => {
            print_own_attribute(printer, definition, attribute);
        }
        (Parameter::Attribute(attribute), ParameterKind::Syntax(syntax, _)) => {
            (syntax.print)(printer, attribute)
        }
        (Parameter::Attribute(attribute), ParameterKind::AffineMap) => {
            if let AttributeKind::AffineMap(map) = attribute.kind() {
                printer.write_str(&map.to_string());
            }
        }
        (Parameter::Bool(value), _) => printer.write_str(if value { "true" } else { "false" }),
        (Parameter::Int(value), _) => printer.write_str(&value.to_string()),
        (Parameter::UInt(value), _) => printer.write_str(&value.to_string()),
        (Parameter::WideInt(attribute), _) => {
            if let Some(integer) = IntegerAttr::from_attribute(attribute) {
                printer.write_str(&integer.value().to_string());
            }
        }
        (Parameter::Float(bits), _) => printer.print_float(FloatKind::F64, u128::from(bits)),
        (Parameter::Str(value), _) => printer.print_string(value),
        (Parameter::List(_) | Parameter::Array(_), ParameterKind::List(kind)) => {
            for (index, element) in value.elements().enumerate() {
                if index > 0 {
                    printer.write_str(", ");
                }
                print_value(printer, kind, element);
            }
        }
        _ => print_qualified(printer, kind, value),
    }
}

/// Writes a type or an attribute in full, and anything else in the form of its kind.
pub(super) fn print_qualified<'c>(
    printer: &mut AsmPrinter<'_, 'c>,
    kind: &ParameterKind,
    value: Parameter<'c>,
) {
    match value {
        Parameter::Type(ty) => printer.print_type(ty),
        Parameter::Attribute(attribute) if !matches!(kind, ParameterKind::AffineMap) => {
            printer.print_attribute(attribute);
        }
        Parameter::List(_) | Parameter::Array(_) if !matches!(kind, ParameterKind::List(_)) => {}
        Parameter::None => {}
        value => print_value(printer, kind, value),
    }
}

/// The text after `!dialect.mnemonic`, unless an alias stands for the type.
fn print_own_type<'c>(printer: &mut AsmPrinter<'_, 'c>, definition: &'static TypeDefinition, ty: Type<'c>) {
    match OwnTypeSyntax::of(definition) {
        Some(syntax) => printer.print_stripped_type(ty, |printer| {
            (syntax.print)(printer, ty);
        }),
        None => printer.print_type(ty),
    }
}

/// The text after `#dialect.mnemonic`, unless an alias stands for the attribute, or a type would be lost.
fn print_own_attribute<'c>(
    printer: &mut AsmPrinter<'_, 'c>,
    definition: &'static AttrDefinition,
    attribute: Attribute<'c>,
) {
    match OwnAttributeSyntax::of(definition) {
        Some(syntax) => {
            printer.print_stripped_attribute(attribute, |printer| (syntax.print)(printer, attribute));
        }
        None => printer.print_attribute(attribute),
    }
}
