//! Parsers and printers of the types of `llvm`.

use rtblgen_runtime::asm::{AsmParser, AsmPrinter, CustomTypeAsm, ParseResult};
use rtblgen_runtime::{Type, TypeKind};

use super::LLVMStructType;
use super::types::is_element;

/// Parses a type; LLVM types omit `!llvm.`.
pub(super) fn parse_pretty_llvm_type<'c>(
    parser: &mut AsmParser<'_, 'c>,
    ty: &mut Option<Type<'c>>,
) -> ParseResult {
    *ty = Some(parse_type(parser)?);
    Ok(())
}

fn parse_type<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Type<'c>> {
    let offset = parser.offset();
    if let Some(ty) = parser.parse_optional_type()? {
        return Ok(ty);
    }
    if let Some(ty) = parser.parse_optional_type_of("llvm")? {
        return Ok(ty);
    }
    let word = parser.parse_any_keyword()?;
    Err(parser.op_error_at(offset, format!("unknown LLVM type: {word}")))
}

/// Prints a type; LLVM types omit `!llvm.` and have no aliases.
pub(super) fn print_pretty_llvm_type<'c>(printer: &mut AsmPrinter<'_, 'c>, ty: Type<'c>) {
    match ty.kind() {
        TypeKind::Extension { .. } if ty.dialect() == "llvm" => printer.print_type_without_dialect(ty),
        _ => printer.print_type(ty),
    }
}

fn print_types<'c>(printer: &mut AsmPrinter<'_, 'c>, types: &[Type<'c>]) {
    for (number, ty) in types.iter().enumerate() {
        if number > 0 {
            printer.write_str(", ");
        }
        print_pretty_llvm_type(printer, *ty);
    }
}

/// `(type ("," type)* ("," "...")? | "...")? ")"`
pub(super) fn parse_function_types<'c>(
    parser: &mut AsmParser<'_, 'c>,
    params: &mut Option<Vec<Type<'c>>>,
    is_variadic: &mut Option<bool>,
) -> ParseResult {
    let mut types = Vec::new();
    let mut has_dots = false;
    if !parser.parse_optional_literal(")") {
        loop {
            has_dots = parser.parse_optional_literal("...");
            if has_dots {
                break;
            }
            types.push(parse_type(parser)?);
            if !parser.parse_optional_literal(",") {
                break;
            }
        }
        parser.parse_literal(")")?;
    }
    (*params, *is_variadic) = (Some(types), Some(has_dots));
    Ok(())
}

pub(super) fn print_function_types<'c>(
    printer: &mut AsmPrinter<'_, 'c>,
    params: Vec<Type<'c>>,
    is_variadic: bool,
) {
    print_types(printer, &params);
    if is_variadic {
        printer.write_str(if params.is_empty() { "..." } else { ", ..." });
    }
    printer.write_str(")");
}

/// `types integers`, with commas between all of them.
pub(super) fn parse_ext_type_params<'c>(
    parser: &mut AsmParser<'_, 'c>,
    types: &mut Option<Vec<Type<'c>>>,
    numbers: &mut Option<Vec<u32>>,
) -> ParseResult {
    let (mut found, mut found_numbers) = (Vec::new(), Vec::new());
    let message = "failed to parse parameter list for target extension type";
    parser.parse_comma_separated(|parser| {
        match parser.parse_optional_integer()?.map(u32::try_from) {
            Some(Ok(number)) => found_numbers.push(number),
            None if found_numbers.is_empty() => found.push(parse_type(parser)?),
            _ => return Err(parser.op_error(message)),
        }
        Ok(())
    })?;
    (*types, *numbers) = (Some(found), Some(found_numbers));
    Ok(())
}

pub(super) fn print_ext_type_params<'c>(
    printer: &mut AsmPrinter<'_, 'c>,
    types: Vec<Type<'c>>,
    numbers: Vec<u32>,
) {
    let separator = if types.is_empty() || numbers.is_empty() { "" } else { ", " };
    printer.print_types(types);
    printer.write_str(separator);
    let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
    printer.write_str(&numbers.join(", "));
}

impl<'c> CustomTypeAsm<'c> for LLVMStructType<'c> {
    /// `"<" (name ("," ("opaque" | body))? | body) ">"`, with `body` being `"packed"? "(" types ")"`.
    fn parse(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Self> {
        let context = parser.context();
        let start = parser.offset();
        parser.parse_literal("<")?;
        let Some(name) = parser.parse_optional_string()? else {
            return parse_literal_struct(parser, start);
        };
        let ty = LLVMStructType::identified(context, &name);
        let end = parser.offset();
        if parser.parse_optional_literal(">") {
            return match parser.parse_cyclic(ty.into(), |_| Ok(()))? {
                None => Ok(ty),
                Some(()) => {
                    Err(parser.op_error_at(end, "struct without a body only allowed in a recursive struct"))
                }
            };
        }
        parser.parse_literal(",")?;
        let keyword = parser.offset();
        if parser.parse_optional_keyword("opaque") {
            parser.parse_literal(">")?;
            let ty = LLVMStructType::opaque(context, &name);
            return match ty.is_opaque() {
                true => Ok(ty),
                false => Err(parser.op_error_at(keyword, "redeclaring defined struct as opaque")),
            };
        }
        let Some(body) = parser.parse_cyclic(ty.into(), parse_body)? else {
            return Err(parser.op_error_at(keyword, "identifier already used for an enclosing struct"));
        };
        if let Some(message) = invalid_element(&body.types) {
            return Err(parser.op_error_at(body.offset.unwrap_or(keyword), message));
        }
        if ty.set_body(&body.types, body.is_packed) {
            return Ok(ty);
        }
        let offset = body.offset.unwrap_or(keyword);
        Err(parser.op_error_at(offset, "identified type already used with a different body"))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        printer.write_str("<");
        if self.is_identified() {
            printer.print_string(self.name());
            printer.print_cyclic(self.into(), |printer| {
                printer.write_str(", ");
                match self.is_opaque() {
                    true => printer.write_str("opaque"),
                    false => print_body(self, printer),
                }
            });
        } else {
            print_body(self, printer);
        }
        printer.write_str(">");
    }
}

/// The element types of a structure, and the offset where they start, if there are any.
struct Body<'c> {
    types: Vec<Type<'c>>,
    is_packed: bool,
    offset: Option<usize>,
}

fn parse_body<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Body<'c>> {
    let is_packed = parser.parse_optional_keyword("packed");
    parser.parse_literal("(")?;
    let (mut types, mut offset) = (Vec::new(), None);
    if !parser.parse_optional_literal(")") {
        offset = Some(parser.offset());
        parser.parse_comma_separated(|parser| {
            types.push(parse_type(parser)?);
            Ok(())
        })?;
        parser.parse_literal(")")?;
    }
    parser.parse_literal(">")?;
    Ok(Body { types, is_packed, offset })
}

fn parse_literal_struct<'c>(parser: &mut AsmParser<'_, 'c>, start: usize) -> ParseResult<LLVMStructType<'c>> {
    let offset = parser.offset();
    if parser.parse_optional_keyword("opaque") {
        return Err(parser.op_error_at(offset, "only identified structs can be opaque"));
    }
    let body = parse_body(parser)?;
    match invalid_element(&body.types) {
        Some(message) => Err(parser.op_error_at(start, message)),
        None => Ok(LLVMStructType::literal(parser.context(), &body.types, body.is_packed)),
    }
}

fn invalid_element(types: &[Type<'_>]) -> Option<String> {
    let wrong = types.iter().find(|ty| !is_element(**ty))?;
    Some(format!("invalid LLVM structure element type: '{wrong}'"))
}

fn print_body<'c>(ty: LLVMStructType<'c>, printer: &mut AsmPrinter<'_, 'c>) {
    printer.write_str(if ty.is_packed() { "packed (" } else { "(" });
    print_types(printer, &ty.elements());
    printer.write_str(")");
}
