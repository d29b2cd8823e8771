//! The text of operations that are functions: `func.func` and its like.

use super::{Argument, OpAsmParser, OpAsmPrinter, ParseResult, RegionStyle};
use crate::context::Context;
use crate::context::attributes::{Attribute, AttributeKind, DictionaryAttr, NamedAttribute};
use crate::context::types::Type;
use crate::functions::{ARGUMENT_ATTRIBUTES, FUNCTION_TYPE, RESULT_ATTRIBUTES};
use crate::ir::{Op, OpState};
use crate::symbols::{SYMBOL_NAME, SYMBOL_VISIBILITY};

/// The parsed text between a function's name and its body.
#[derive(Debug, Default)]
pub struct Signature<'c> {
    arguments: Vec<Argument<'c>>,
    /// The types of the arguments.
    pub types: Vec<Type<'c>>,
    argument_attributes: Vec<Vec<NamedAttribute<'c>>>,
    /// The types of the results.
    pub results: Vec<Type<'c>>,
    result_attributes: Vec<Vec<NamedAttribute<'c>>>,
    is_variadic: bool,
}

impl<'c> Signature<'c> {
    /// Adds the attributes of arguments and results to the operation, if there are any.
    pub fn add_attributes(&mut self, context: &'c Context, state: &mut OpState<'c>) {
        let arguments = std::mem::take(&mut self.argument_attributes);
        push_dictionaries(context, state, ARGUMENT_ATTRIBUTES, arguments);
        push_dictionaries(context, state, RESULT_ATTRIBUTES, std::mem::take(&mut self.result_attributes));
    }
}

/// Reads `(types with attributes) -> results with attributes`, as after the colon of a call.
///
/// # Errors
///
/// If the text is wrong.
pub fn parse_call_signature<'c>(parser: &mut OpAsmParser<'_, 'c>) -> ParseResult<Signature<'c>> {
    parse_signature(parser, false)
}

/// Prints the signature that [`parse_call_signature`] reads. The op may have the attributes `arg_attrs` and `res_attrs`.
pub fn print_call_signature<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    op: Op,
    inputs: &[Type<'c>],
    results: &[Type<'c>],
) {
    let ir = printer.ir();
    printer.write_char('(');
    for (number, input) in inputs.iter().enumerate() {
        if number > 0 {
            printer.write_str(", ");
        }
        printer.print_type(*input);
        let attributes = op.argument_attributes(ir, number).map_or(&[][..], DictionaryAttr::entries);
        printer.print_optional_attr_dict(attributes, &[]);
    }
    printer.write_char(')');
    if results.is_empty() {
        printer.write_str(" -> ()");
    }
    print_results(printer, op, results);
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
    let inferred = [SYMBOL_VISIBILITY, SYMBOL_NAME, FUNCTION_TYPE];
    let make_type =
        |signature: FunctionTypes<'_, 'c>| Ok(context.function_type(signature.inputs, signature.results));
    parse_function_with(parser, state, false, &inferred, make_type, |_, _| Ok(()))
}

/// The types of a function that is being parsed.
#[derive(Clone, Copy, Debug)]
pub struct FunctionTypes<'a, 'c> {
    /// The types of the arguments.
    pub inputs: &'a [Type<'c>],
    /// The types of the results.
    pub results: &'a [Type<'c>],
    /// Whether `...` follows the arguments.
    pub is_variadic: bool,
}

/// Reads `@name(arguments) -> results attributes {..} { .. }` of a function whose type is not a `FunctionType`. `make_type`
/// returns the value of `function_type`. The dictionary must not have the attributes `inferred`. `parse_clauses` reads the
/// text between the signature and the attributes.
///
/// # Errors
///
/// If the text is wrong, or there is no such type.
pub fn parse_function_with<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    state: &mut OpState<'c>,
    allows_variadic: bool,
    inferred: &[&str],
    make_type: impl FnOnce(FunctionTypes<'_, 'c>) -> Result<Type<'c>, String>,
    parse_clauses: impl FnOnce(&mut OpAsmParser<'_, 'c>, &mut OpState<'c>) -> ParseResult,
) -> ParseResult {
    let context = parser.context();
    let start = parser.offset();
    let Some(name) = parser.parse_optional_symbol_name()? else {
        return Err(parser.op_error("expected valid '@'-identifier for symbol name"));
    };
    push(state, SYMBOL_NAME, name.into());
    let offset = if allows_variadic { start } else { parser.offset() };
    let mut signature = parse_signature(parser, allows_variadic)?;
    let types = FunctionTypes {
        inputs: &signature.types,
        results: &signature.results,
        is_variadic: signature.is_variadic,
    };
    let ty = make_type(types).map_err(|message| parser.op_error_at(offset, message))?;
    push(state, FUNCTION_TYPE, context.type_attr(ty));
    parse_clauses(parser, state)?;

    let offset = parser.offset();
    let attributes = parser.parse_optional_attr_dict_with_keyword()?;
    for inferred in inferred {
        if attributes.iter().any(|entry| entry.name.value() == *inferred) {
            let message = format!(
                "'{inferred}' is an inferred attribute and should not be specified in the explicit attribute dictionary"
            );
            return Err(parser.op_error_at(offset, message));
        }
    }
    state.attributes.extend(attributes);
    signature.add_attributes(context, state);

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

fn parse_signature<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    allows_variadic: bool,
) -> ParseResult<Signature<'c>> {
    let mut signature = Signature::default();
    parser.parse_literal("(")?;
    if !parser.parse_optional_literal(")") {
        loop {
            if signature.is_variadic {
                return Err(parser.op_error("variadic arguments must be in the end of the argument list"));
            }
            if allows_variadic && parser.parse_optional_literal("...") {
                signature.is_variadic = true;
            } else {
                parse_argument(parser, &mut signature)?;
            }
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
        argument.insert(parser.parse_argument_without_location()?).ty
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

/// Writes the text that [`parse_function`] reads.
pub fn print_function(printer: &mut OpAsmPrinter<'_, '_>, op: Op) {
    let ir = printer.ir();
    if let Some(AttributeKind::String { text, .. }) = op.attribute(ir, SYMBOL_VISIBILITY).map(Attribute::kind)
    {
        printer.write_char(' ');
        printer.write_str(text);
    }
    let Some(ty) = op.function_type(ir) else { return };
    let types = FunctionTypes { inputs: ty.inputs(), results: ty.results(), is_variadic: false };
    let inferred = [SYMBOL_NAME, SYMBOL_VISIBILITY, FUNCTION_TYPE, ARGUMENT_ATTRIBUTES, RESULT_ATTRIBUTES];
    print_function_with(printer, op, types, &inferred, |_| {});
}

/// Writes the text that [`parse_function_with`] reads, with a space before it. `elided` are the attributes
/// that the dictionary does not have.
pub fn print_function_with<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    op: Op,
    types: FunctionTypes<'_, 'c>,
    elided: &[&str],
    print_clauses: impl FnOnce(&mut OpAsmPrinter<'_, 'c>),
) {
    let ir = printer.ir();
    printer.write_char(' ');
    if let Some(AttributeKind::String { text, .. }) = op.attribute(ir, SYMBOL_NAME).map(Attribute::kind) {
        printer.print_symbol_name(text);
    }
    print_signature(printer, op, types);
    print_clauses(printer);
    printer.print_op_attributes_with_keyword(op, elided);
    if let Some(body) = op.function_body(ir).filter(|body| !body.is_empty(ir)) {
        printer.write_char(' ');
        printer.print_region_with(body, RegionStyle { entry_arguments: false, ..RegionStyle::default() });
    }
}

fn print_signature<'c>(printer: &mut OpAsmPrinter<'_, 'c>, op: Op, types: FunctionTypes<'_, 'c>) {
    let ir = printer.ir();
    let entry = op.function_body(ir).and_then(|body| body.entry(ir));
    printer.write_char('(');
    for (number, input) in types.inputs.iter().enumerate() {
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
    if types.is_variadic {
        printer.write_str(if types.inputs.is_empty() { "..." } else { ", ..." });
    }
    printer.write_char(')');
    print_results(printer, op, types.results);
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
