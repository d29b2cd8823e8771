//! Types and attributes that dialects define: their parameters, their text, their verification.

use super::ParameterFormat;
use super::tuples::{ParameterTuple, Parameters};
use super::values::wrong_kind;
use crate::asm::{AsmParser, AsmPrinter, CustomAttrAsm, CustomTypeAsm, ParseResult};
use crate::context::Context;
use crate::context::attributes::{Attribute, AttributeKind, Parameter, TypedAttribute};
use crate::context::definition::{AttrDefinition, TypeDefinition};
use crate::context::interface::{Implementor, TypeFamily};
use crate::context::types::{Type, TypeKind, TypedType};
use crate::hooks::{AttrAsm, TypeAsm};

/// The parameters of a type that a dialect defines; none of any other type.
pub fn type_parameters<'c>(ty: Type<'c>, definition: &'static TypeDefinition) -> Option<&'c [Parameter<'c>]> {
    match ty.kind() {
        TypeKind::Extension { definition: own, parameters } if own == definition => Some(parameters),
        _ => None,
    }
}

/// The parameters of a type of one kind that a dialect defines; none of any other type.
pub fn parameters_of<'c, F: TypeFamily>(ty: Type<'c>) -> Option<&'c [Parameter<'c>]> {
    match F::IMPLEMENTOR {
        Implementor::Type(definition) => type_parameters(ty, definition),
        Implementor::Op(_) | Implementor::Attribute(_) | Implementor::Builtin(_) => None,
    }
}

/// The type of one kind that a dialect defines, with these parameters; `None` if they are not right.
pub fn type_of_parameters<'c, F: TypeFamily>(
    context: &'c Context,
    parameters: &[Parameter<'c>],
) -> Option<Type<'c>> {
    match F::IMPLEMENTOR {
        Implementor::Type(definition) => context.checked_extension_type(definition, parameters).ok(),
        Implementor::Op(_) | Implementor::Attribute(_) | Implementor::Builtin(_) => None,
    }
}

/// The parameters of an attribute that a dialect defines; none of any other attribute.
pub fn attribute_parameters<'c>(
    attribute: Attribute<'c>,
    definition: &'static AttrDefinition,
) -> Option<&'c [Parameter<'c>]> {
    match attribute.kind() {
        AttributeKind::Extension { definition: own, parameters } if own == definition => Some(parameters),
        _ => None,
    }
}

/// The type of one kind that a parameter holds.
///
/// # Panics
///
/// If it holds anything else.
pub fn own_type<'c, T: TypedType<'c>>(parameter: Parameter<'c>) -> T {
    parameter.as_type().and_then(T::from_type).unwrap_or_else(|| wrong_kind(parameter))
}

/// The attribute of one kind that a parameter holds.
///
/// # Panics
///
/// If it holds anything else.
pub fn own_attribute<'c, T: TypedAttribute<'c>>(parameter: Parameter<'c>) -> T {
    parameter.as_attribute().and_then(T::from_attribute).unwrap_or_else(|| wrong_kind(parameter))
}

/// The verifier of a type or attribute with `genVerifyDecl = 1`: no other is made, neither by `get` nor by a parser.
///
/// ```
/// # use rtblgen_runtime::{Context, support::{Parameters, VerifyParameters}};
/// # struct PairType;
/// # impl<'c> Parameters<'c> for PairType { type Tuple = (u32, u32); }
/// impl<'c> VerifyParameters<'c> for PairType {
///     fn verify(_: &'c Context, (low, high): (u32, u32)) -> Result<(), String> {
///         if low <= high { Ok(()) } else { Err(format!("{low} is more than {high}")) }
///     }
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `genVerifyDecl = 1` in its .td: implement `rtblgen_runtime::support::VerifyParameters` for it",
    label = "`VerifyParameters` is not implemented for `{Self}`"
)]
pub trait VerifyParameters<'c>: Parameters<'c> {
    /// Checks the parameters.
    ///
    /// # Errors
    ///
    /// Returns the error in the parameters.
    fn verify(context: &'c Context, parameters: Self::Tuple) -> Result<(), String>;
}

/// Runs the verifier of a type or an attribute on parameters in their stored form.
///
/// # Errors
///
/// Returns the error in the parameters.
pub fn verify_parameters<'c, T: VerifyParameters<'c>>(
    context: &'c Context,
    parameters: &[Parameter<'c>],
) -> Result<(), String> {
    T::verify(context, T::Tuple::from_parameters(parameters))
}

/// Reads a type that a dialect defines, after its mnemonic.
///
/// # Errors
///
/// The text is wrong, or the parameters are; that has been reported.
pub fn parse_type<'c>(
    parser: &mut AsmParser<'_, 'c>,
    definition: &'static TypeDefinition,
    format: &ParameterFormat,
) -> ParseResult<Type<'c>> {
    let offset = parser.offset();
    let parameters = format.parse(parser, None)?;
    let made = parser.context().checked_extension_type(definition, &parameters);
    made.map_err(|message| parser.op_error_at(offset, message))
}

/// Writes a type that a dialect defines, after its mnemonic; `false` if it is another one.
pub fn print_type<'c>(
    printer: &mut AsmPrinter<'_, 'c>,
    ty: Type<'c>,
    definition: &'static TypeDefinition,
    format: &ParameterFormat,
) -> bool {
    match type_parameters(ty, definition) {
        Some(parameters) => {
            format.print(printer, parameters);
            true
        }
        None => false,
    }
}

/// Reads an attribute that a dialect defines, after its mnemonic; the type is that of the attribute.
///
/// # Errors
///
/// The text is wrong, or the parameters are; that has been reported.
pub fn parse_attribute<'c>(
    parser: &mut AsmParser<'_, 'c>,
    ty: Option<Type<'c>>,
    definition: &'static AttrDefinition,
    format: &ParameterFormat,
) -> ParseResult<Attribute<'c>> {
    let offset = parser.offset();
    let parameters = format.parse(parser, ty)?;
    let made = parser.context().checked_extension_attr(definition, &parameters);
    made.map_err(|message| parser.op_error_at(offset, message))
}

/// Reads such an attribute if the literal at the start of its format is present.
///
/// # Errors
///
/// Returns the errors of [`parse_attribute`].
pub fn parse_optional_attribute<'c>(
    parser: &mut AsmParser<'_, 'c>,
    definition: &'static AttrDefinition,
    format: &ParameterFormat,
) -> ParseResult<Option<Attribute<'c>>> {
    match format.elements.first() {
        Some(super::ParameterElement::Literal(literal)) if parser.at_literal(literal) => {
            parse_attribute(parser, None, definition, format).map(Some)
        }
        _ => Ok(None),
    }
}

/// Writes an attribute that a dialect defines, after its mnemonic.
pub fn print_attribute<'c>(
    printer: &mut AsmPrinter<'_, 'c>,
    attribute: Attribute<'c>,
    definition: &'static AttrDefinition,
    format: &ParameterFormat,
) {
    if let Some(parameters) = attribute_parameters(attribute, definition) {
        format.print(printer, parameters);
    }
}

/// Writes a type as its hand-written printer does; `false` if it is another one.
pub fn print_custom_type<'c, T: CustomTypeAsm<'c>>(printer: &mut AsmPrinter<'_, 'c>, ty: Type<'c>) -> bool {
    match T::from_type(ty) {
        Some(own) => {
            own.print(printer);
            true
        }
        None => false,
    }
}

/// Writes an attribute as its hand-written printer does.
pub fn print_custom_attribute<'c, T: CustomAttrAsm<'c>>(
    printer: &mut AsmPrinter<'_, 'c>,
    attribute: Attribute<'c>,
) {
    if let Some(own) = T::from_attribute(attribute) {
        own.print(printer);
    }
}

/// Returns the alias of a type in the text, if it has one.
pub fn type_alias<'c, T: TypeAsm<'c>>(ty: Type<'c>) -> Option<String> {
    T::from_type(ty)?.alias()
}

/// Returns the alias of an attribute in the text, if it has one.
pub fn attribute_alias<'c, T: AttrAsm<'c>>(attribute: Attribute<'c>) -> Option<String> {
    T::from_attribute(attribute)?.alias()
}
