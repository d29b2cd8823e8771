//! The text of operations that are functions: `func.func` and its like.

use super::{Argument, OpAsmParser, OpAsmPrinter, ParseResult, RegionStyle};
use crate::context::Context;
use crate::context::attributes::{Attribute, AttributeKind, DictionaryAttr, NamedAttribute};
use crate::context::types::Type;
use crate::functions::{ARGUMENT_ATTRIBUTES, FUNCTION_TYPE, RESULT_ATTRIBUTES};
use crate::ir::{Op, OpState};
use crate::symbols::{SYMBOL_NAME, SYMBOL_VISIBILITY};

/// What the text between a function's name and its body says.
#[derive(Debug, Default)]
struct Signature<'c> {
    arguments: Vec<Argument<'c>>,
    /// The types of arguments without names.
    types: Vec<Type<'c>>,
    argument_attributes: Vec<Vec<NamedAttribute<'c>>>,
    results: Vec<Type<'c>>,
    result_attributes: Vec<Vec<NamedAttribute<'c>>>,
}

/// Reads `visibility @name(arguments) -> results attributes {..} { .. }` into the attributes `sym_visibility`, `sym_name`,
/// `function_type`, `arg_attrs`, `res_attrs` and one region.
///
/// # Errors
///
/// If the text is wrong.
pub fn parse_function<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
    let context = parser.context();
    for visibility in ["public", "private", "nested"] {
        if parser.parse_optional_keyword(visibility) {
            push(state, SYMBOL_VISIBILITY, context.string_attr(visibility));
            break;
        }
    }
    let Some(name) = parser.parse_optional_symbol_name()? else {
        return Err(parser.op_error("expected valid '@'-identifier for symbol name"));
    };
    push(state, SYMBOL_NAME, name.into());
    let signature = parse_signature(parser)?;
    let ty = context.function_type(&signature.types, &signature.results);
    push(state, FUNCTION_TYPE, context.type_attr(ty));

    let offset = parser.offset();
    let attributes = parser.parse_optional_attr_dict_with_keyword()?;
    for inferred in [SYMBOL_VISIBILITY, SYMBOL_NAME, FUNCTION_TYPE] {
        if attributes.iter().any(|entry| entry.name.value() == inferred) {
            let message = format!(
                "'{inferred}' is an inferred attribute and should not be specified in the explicit attribute dictionary"
            );
            return Err(parser.op_error_at(offset, message));
        }
    }
    state.attributes.extend(attributes);
    push_dictionaries(context, state, ARGUMENT_ATTRIBUTES, signature.argument_attributes);
    push_dictionaries(context, state, RESULT_ATTRIBUTES, signature.result_attributes);

    let offset = parser.offset();
    match parser.parse_optional_region(&signature.arguments)? {
        Some(body) if body.is_empty(parser.ir()) => {
            Err(parser.op_error_at(offset, "expected non-empty function body"))
        }
        Some(body) => {
            state.regions.push(body);
            Ok(())
        }
        None => {
            state.empty_regions += 1;
            Ok(())
        }
    }
}

fn push<'c>(state: &mut OpState<'c>, name: &str, value: Attribute<'c>) {
    let name = value.context().name(name);
    state.attributes.push(NamedAttribute { name, value });
}

/// One dictionary for each argument or result, if one of them is not empty.
fn push_dictionaries<'c>(
    context: &'c Context,
    state: &mut OpState<'c>,
    name: &str,
    dictionaries: Vec<Vec<NamedAttribute<'c>>>,
) {
    if dictionaries.iter().all(Vec::is_empty) {
        return;
    }
    let dictionaries: Vec<Attribute<'c>> =
        dictionaries.into_iter().map(|entries| context.dictionary_attr_from(entries).into()).collect();
    push(state, name, context.array_attr(&dictionaries));
}

fn parse_signature<'c>(parser: &mut OpAsmParser<'_, 'c>) -> ParseResult<Signature<'c>> {
    let mut signature = Signature::default();
    parser.parse_literal("(")?;
    if !parser.parse_optional_literal(")") {
        loop {
            parse_argument(parser, &mut signature)?;
            if !parser.parse_optional_literal(",") {
                break;
            }
        }
        parser.parse_literal(")")?;
    }
    if parser.parse_optional_literal("->") {
        parse_results(parser, &mut signature)?;
    }
    Ok(signature)
}

fn parse_argument<'c>(parser: &mut OpAsmParser<'_, 'c>, signature: &mut Signature<'c>) -> ParseResult {
    let offset = parser.offset();
    let (is_first, has_names) = (signature.types.is_empty(), !signature.arguments.is_empty());
    let mut argument = None;
    let ty = if parser.at_operand() {
        argument.insert(parser.parse_argument()?).ty
    } else {
        if has_names {
            return Err(parser.op_error_at(offset, "expected SSA identifier"));
        }
        parser.parse_type()?
    };
    signature.types.push(ty);
    signature.argument_attributes.push(parser.parse_optional_attr_dict()?);
    let location = parser.parse_optional_location()?;
    if argument.is_some() && !is_first && !has_names {
        return Err(parser.op_error_at(offset, "expected type instead of SSA identifier"));
    }
    signature.arguments.extend(argument.map(|argument| Argument { location, ..argument }));
    Ok(())
}

fn parse_results<'c>(parser: &mut OpAsmParser<'_, 'c>, signature: &mut Signature<'c>) -> ParseResult {
    if !parser.parse_optional_literal("(") {
        signature.results.push(parser.parse_type()?);
        signature.result_attributes.push(Vec::new());
        return Ok(());
    }
    if parser.parse_optional_literal(")") {
        return Ok(());
    }
    loop {
        signature.results.push(parser.parse_type()?);
        signature.result_attributes.push(parser.parse_optional_attr_dict()?);
        if !parser.parse_optional_literal(",") {
            return parser.parse_literal(")");
        }
    }
}

/// Writes what [`parse_function`] reads.
pub fn print_function(printer: &mut OpAsmPrinter<'_, '_>, op: Op) {
    let ir = printer.ir();
    printer.write_char(' ');
    if let Some(AttributeKind::String { text, .. }) = op.attribute(ir, SYMBOL_VISIBILITY).map(Attribute::kind)
    {
        printer.write_str(text);
        printer.write_char(' ');
    }
    if let Some(AttributeKind::String { text, .. }) = op.attribute(ir, SYMBOL_NAME).map(Attribute::kind) {
        printer.print_symbol_name(text);
    }
    print_signature(printer, op);
    let inferred = [SYMBOL_NAME, SYMBOL_VISIBILITY, FUNCTION_TYPE, ARGUMENT_ATTRIBUTES, RESULT_ATTRIBUTES];
    printer.print_op_attributes_with_keyword(op, &inferred);
    if let Some(body) = op.function_body(ir).filter(|body| !body.is_empty(ir)) {
        printer.write_char(' ');
        printer.print_region_with(body, RegionStyle { entry_arguments: false, ..RegionStyle::default() });
    }
}

fn print_signature(printer: &mut OpAsmPrinter<'_, '_>, op: Op) {
    let ir = printer.ir();
    let Some(ty) = op.function_type(ir) else { return };
    let entry = op.function_body(ir).and_then(|body| body.entry(ir));
    printer.write_char('(');
    for (number, input) in ty.inputs().iter().enumerate() {
        if number > 0 {
            printer.write_str(", ");
        }
        let attributes = op.argument_attributes(ir, number).map_or(&[][..], DictionaryAttr::entries);
        match entry.filter(|entry| number < entry.argument_count(ir)) {
            Some(entry) => printer.print_region_argument(entry.argument(ir, number), attributes),
            None => {
                printer.print_type(*input);
                printer.print_optional_attr_dict(attributes, &[]);
            }
        }
    }
    printer.write_char(')');
    print_results(printer, op, ty.results());
}

fn print_results<'c>(printer: &mut OpAsmPrinter<'_, 'c>, op: Op, results: &[Type<'c>]) {
    let ir = printer.ir();
    let attributes = |number| op.result_attributes(ir, number).map_or(&[][..], DictionaryAttr::entries);
    let needs_parentheses = match results {
        [] => return,
        [one] => one.is_function() || !attributes(0).is_empty(),
        _ => true,
    };
    printer.write_str(if needs_parentheses { " -> (" } else { " -> " });
    for (number, ty) in results.iter().enumerate() {
        if number > 0 {
            printer.write_str(", ");
        }
        printer.print_type(*ty);
        printer.print_optional_attr_dict(attributes(number), &[]);
    }
    if needs_parentheses {
        printer.write_char(')');
    }
}
