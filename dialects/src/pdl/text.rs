//! The text of `!pdl.range`, and the custom directives of the formats.

use rtblgen_runtime::asm::{
    AsmParser, AsmPrinter, CustomTypeAsm, OpAsmParser, OpAsmPrinter, ParseResult, UnresolvedOperand,
};
use rtblgen_runtime::support::VerifyParameters;
use rtblgen_runtime::{ArrayAttr, Attribute, Context, Type, TypedOp, Value};

use super::{RangeType, ResultsOp, ValueType};

/// `!pdl.range<element>`.
///
/// # Panics
///
/// If the element is a range, or of another dialect.
pub fn range_of(element: Type<'_>) -> Type<'_> {
    RangeType::get(element.context(), element).into()
}

/// `!pdl.range<element>`; `None` if the element is a range, or of another dialect.
pub fn optional_range_of(element: Type<'_>) -> Option<Type<'_>> {
    RangeType::get_checked(element.context(), element).ok().map(Into::into)
}

/// The element type of a range; any other type unchanged.
pub fn element_type_or_self(ty: Type<'_>) -> Type<'_> {
    ty.cast::<RangeType<'_>>().map_or(ty, RangeType::element_type)
}

impl<'c> VerifyParameters<'c> for RangeType<'c> {
    fn verify(_: &'c Context, (element,): (Type<'c>,)) -> Result<(), String> {
        if element.dialect() == "pdl" && element.cast::<Self>().is_none() {
            return Ok(());
        }
        Err(format!(
            "expected element of pdl.range to be one of [!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value], but got \
             {element}"
        ))
    }
}

impl<'c> CustomTypeAsm<'c> for RangeType<'c> {
    /// `"<" element ">"`, the element without `!pdl.`.
    fn parse(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Self> {
        parser.parse_literal("<")?;
        let offset = parser.offset();
        let Some(element) = parser.parse_optional_type_of("pdl")? else {
            return Err(match parser.parse_optional_any_keyword() {
                Some(word) => parser.error_at(offset, format!("invalid 'pdl' type: `{word}'")),
                None => parser.error_at(offset, "expected valid keyword"),
            });
        };
        parser.parse_literal(">")?;
        if element.cast::<Self>().is_some() {
            let message = format!("element of pdl.range cannot be another range, but got'{element}'");
            return Err(parser.error_at(offset, message));
        }
        Ok(Self::get(parser.context(), element))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        let text = self.element_type().to_string();
        printer.write_str(&format!("<{}>", text.strip_prefix("!pdl.").unwrap_or(&text)));
    }
}

/// `("{" name "=" attribute ("," name "=" attribute)* "}")?`
pub(crate) fn parse_named_attributes<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    values: &mut Vec<UnresolvedOperand>,
    names: &mut Option<Attribute<'c>>,
) -> ParseResult {
    let mut found: Vec<Attribute<'c>> = Vec::new();
    if parser.parse_optional_literal("{") {
        loop {
            let name = parser.parse_string()?;
            found.push(parser.context().string_attr(&name));
            parser.parse_literal("=")?;
            values.push(parser.parse_operand()?);
            if !parser.parse_optional_literal(",") {
                break;
            }
        }
        parser.parse_literal("}")?;
    }
    *names = Some(parser.context().array_attr(&found));
    Ok(())
}

pub(crate) fn print_named_attributes<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    values: Vec<Value>,
    names: Attribute<'c>,
) {
    let names = names.cast::<ArrayAttr<'c>>().map(|names| names.elements()).unwrap_or_default();
    for (number, (name, value)) in names.iter().zip(values).enumerate() {
        printer.write_str(if number == 0 { " {" } else { ", " });
        printer.print_attribute(*name);
        printer.write_str(" = ");
        printer.print_operand(value);
    }
    if !names.is_empty() {
        printer.write_str("}");
    }
}

/// A type, after `punctuation`, where nothing infers it.
fn parse_unless_inferred<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    inferred: Option<Type<'c>>,
    punctuation: &str,
) -> ParseResult<Option<Type<'c>>> {
    if inferred.is_some() {
        return Ok(inferred);
    }
    parser.parse_literal(punctuation)?;
    parser.parse_type().map(Some)
}

/// `":" type`, if there are no arguments to infer it from.
pub(crate) fn parse_range_type<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    arguments: &[Type<'c>],
    result: &mut Option<Type<'c>>,
) -> ParseResult {
    let inferred = arguments.first().and_then(|first| optional_range_of(element_type_or_self(*first)));
    *result = parse_unless_inferred(parser, inferred, ":")?;
    Ok(())
}

pub(crate) fn print_range_type<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    arguments: Vec<Type<'c>>,
    result: Type<'c>,
) {
    if arguments.is_empty() {
        printer.write_str(": ");
        printer.print_type(result);
    }
}

/// `"->" type`, if there is an index. All results are a range.
pub(super) fn parse_results_value_type<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    index: &Option<Attribute<'c>>,
    result: &mut Option<Type<'c>>,
) -> ParseResult {
    let all = || range_of(ValueType::get(parser.context()).into());
    let inferred = index.is_none().then(all);
    *result = parse_unless_inferred(parser, inferred, "->")?;
    Ok(())
}

pub(super) fn print_results_value_type<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: ResultsOp,
    index: Option<Attribute<'c>>,
    result: Type<'c>,
) {
    if index.is_some() {
        printer.write_str(" -> ");
        printer.print_type(result);
    }
}
