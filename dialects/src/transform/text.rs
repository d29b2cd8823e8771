//! Hand-written parsers and printers of `transform`.

use rtblgen_runtime::asm::{
    CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, UnresolvedOperand, parse_function, print_function,
};
use rtblgen_runtime::{
    ArrayAttr, AsmNames, Attribute, DenseArrayAttr, DictionaryAttr, OpAsm, OpState, SymbolRefAttr, Type,
    TypedOp, Value,
};

use super::{ApplyRegisteredPassOp, ForeachMatchOp, NamedSequenceOp, ParamOperandAttr, SequenceOp};

impl CustomAsm for NamedSequenceOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        parse_function(parser, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        print_function(printer, self.op());
    }
}

impl OpAsm for ForeachMatchOp {
    const NAMES: AsmNames = AsmNames {
        result_names: Some(|ir, op| match op.result_count(ir) {
            1 => vec![(0, "updated_root".to_owned())],
            _ => vec![(0, "updated_root".to_owned()), (1, "yielded".to_owned())],
        }),
        ..AsmNames::EMPTY
    };
}

/// Parses `(root ("," bindings)? ":" "("? type ("," types)? ")"?)?`.
pub(super) fn parse_sequence_op_operands<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    root: &mut Option<UnresolvedOperand>,
    root_type: &mut Option<Type<'c>>,
    bindings: &mut Vec<UnresolvedOperand>,
    binding_types: &mut Vec<Type<'c>>,
) -> ParseResult {
    *root = parser.parse_optional_operand()?;
    if root.is_none() {
        return Ok(());
    }
    if parser.parse_optional_literal(",") {
        *bindings = parser.parse_operand_list()?;
    }
    parser.parse_literal(":")?;
    let _ = parser.parse_optional_literal("(");
    *root_type = Some(parser.parse_type()?);
    if !bindings.is_empty() {
        parser.parse_literal(",")?;
        *binding_types = parser.parse_type_list()?;
    }
    if bindings.len() != binding_types.len() {
        let offset = parser.name_offset();
        return Err(parser.op_error_at(offset, "expected types to be provided for all operands"));
    }
    let _ = parser.parse_optional_literal(")");
    Ok(())
}

pub(super) fn print_sequence_op_operands<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: SequenceOp,
    root: Option<Value>,
    root_type: Option<Type<'c>>,
    bindings: Vec<Value>,
    binding_types: Vec<Type<'c>>,
) {
    let (Some(root), Some(root_type)) = (root, root_type) else { return };
    printer.print_operand(root);
    let has_bindings = !bindings.is_empty();
    if has_bindings {
        printer.write_str(", ");
        printer.print_operands(bindings);
    }
    printer.write_str(if has_bindings { " : (" } else { " : " });
    printer.print_type(root_type);
    if has_bindings {
        printer.write_str(", ");
        printer.print_types(binding_types);
        printer.write_char(')');
    }
}

/// Parses `"all"`, `"except" "(" numbers ")"` or numbers.
pub(super) fn parse_transform_match_dims<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    list: &mut Option<Attribute<'c>>,
    is_inverted: &mut Option<Attribute<'c>>,
    is_all: &mut Option<Attribute<'c>>,
) -> ParseResult {
    let context = parser.context();
    let mut numbers: Vec<i64> = Vec::new();
    if parser.parse_optional_keyword("all") {
        *is_all = Some(context.unit_attr());
        *list = Some(context.dense_array_attr(&numbers));
        return Ok(());
    }
    let has_parentheses = parser.parse_optional_keyword("except");
    if has_parentheses {
        *is_inverted = Some(context.unit_attr());
        parser.parse_literal("(")?;
    }
    parser.parse_comma_separated(|parser| {
        numbers.push(parser.parse_integer()?);
        Ok(())
    })?;
    *list = Some(context.dense_array_attr(&numbers));
    if has_parentheses { parser.parse_literal(")") } else { Ok(()) }
}

pub(super) fn print_transform_match_dims<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    list: Attribute<'c>,
    is_inverted: Option<Attribute<'c>>,
    is_all: Option<Attribute<'c>>,
) {
    if is_all.is_some() {
        return printer.write_str("all");
    }
    let numbers = list.cast::<DenseArrayAttr<'c>>().and_then(|list| list.values::<i64>()).unwrap_or_default();
    let text = numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    match is_inverted {
        Some(_) => printer.write_str(&format!("except({text})")),
        None => printer.write_str(&text),
    }
}

/// Parses `matcher "->" action ("," matcher "->" action)*`.
pub(super) fn parse_foreach_match_symbols<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    matchers: &mut Option<Attribute<'c>>,
    actions: &mut Option<Attribute<'c>>,
) -> ParseResult {
    let context = parser.context();
    let (mut own_matchers, mut own_actions) = (Vec::new(), Vec::new());
    parser.parse_comma_separated(|parser| {
        own_matchers.push(context.symbol_ref_attr(parser.parse_symbol_name()?.value(), &[]));
        parser.parse_literal("->")?;
        own_actions.push(context.symbol_ref_attr(parser.parse_symbol_name()?.value(), &[]));
        Ok(())
    })?;
    *matchers = Some(context.array_attr(&own_matchers));
    *actions = Some(context.array_attr(&own_actions));
    Ok(())
}

pub(super) fn print_foreach_match_symbols<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: ForeachMatchOp,
    matchers: Attribute<'c>,
    actions: Attribute<'c>,
) {
    let symbols = |list: Attribute<'c>| {
        let list = list.cast::<ArrayAttr<'c>>();
        list.map_or(Vec::new(), |list| {
            list.elements().iter().filter_map(|symbol| symbol.cast::<SymbolRefAttr<'c>>()).collect()
        })
    };
    printer.increase_indent();
    printer.increase_indent();
    for (number, (matcher, action)) in symbols(matchers).into_iter().zip(symbols(actions)).enumerate() {
        printer.write_str(if number > 0 { ", " } else { "" });
        printer.print_newline();
        printer.write_str(&format!("{matcher} -> {action}"));
    }
    printer.decrease_indent();
    printer.decrease_indent();
}

/// Parses `"{" (key "=" value ("," key "=" value)*)? "}"`. A value may be an operand or a list that
/// contains operands.
pub(super) fn parse_apply_registered_pass_options<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    options: &mut Option<Attribute<'c>>,
    dynamic: &mut Vec<UnresolvedOperand>,
) -> ParseResult {
    let context = parser.context();
    let mut entries = Vec::new();
    parser.parse_literal("{")?;
    while !parser.at_literal("}") {
        let offset = parser.offset();
        let key = parser.parse_optional_keyword_or_string()?.filter(|key| !key.is_empty());
        let Some(key) = key else {
            return Err(parser.error_at(offset, "expected key to either be an identifier or a string"));
        };
        parser.parse_literal("=")?;
        let value = parse_option_value(parser, dynamic)?;
        entries.push(context.named_attribute(&key, value));
        if !parser.parse_optional_literal(",") {
            break;
        }
    }
    parser.parse_literal("}")?;
    let mut keys: Vec<&str> = entries.iter().map(|entry| entry.name.value()).collect();
    keys.sort_unstable();
    if keys.windows(2).any(|pair| pair[0] == pair[1]) {
        let offset = parser.offset();
        return Err(parser.error_at(offset, "duplicate keys found in options dictionary"));
    }
    *options = Some(context.dictionary_attr_from(entries).into());
    Ok(())
}

fn parse_option_value<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    dynamic: &mut Vec<UnresolvedOperand>,
) -> ParseResult<Attribute<'c>> {
    let context = parser.context();
    if parser.parse_optional_literal("[") {
        let mut elements = Vec::new();
        loop {
            elements.push(parse_option_value(parser, dynamic)?);
            if !parser.parse_optional_literal(",") {
                break;
            }
        }
        parser.parse_literal("]")?;
        return Ok(context.array_attr(&elements));
    }
    if let Some(operand) = parser.parse_optional_operand()? {
        let index = context.integer_attr(context.i64_type(), dynamic.len() as i128);
        dynamic.push(operand);
        return Ok(ParamOperandAttr::get(context, index).into());
    }
    let value = parser.parse_attribute()?;
    if value.is::<ParamOperandAttr<'c>>() {
        let offset = parser.offset();
        let message = "the param_operand attribute is a marker reserved for indicating a value will be passed via \
                       params and is only used in the generic print format";
        return Err(parser.error_at(offset, message));
    }
    Ok(value)
}

pub(super) fn print_apply_registered_pass_options<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: ApplyRegisteredPassOp,
    options: Attribute<'c>,
    dynamic: Vec<Value>,
) {
    let Some(options) = options.cast::<DictionaryAttr<'c>>().filter(|options| !options.is_empty()) else {
        return;
    };
    printer.write_char('{');
    for (number, entry) in options.entries().iter().enumerate() {
        printer.write_str(if number > 0 { ", " } else { "" });
        printer.write_str(&format!("{} = ", entry.name));
        print_option_value(printer, entry.value, &dynamic);
    }
    printer.write_char('}');
}

fn print_option_value<'c>(printer: &mut OpAsmPrinter<'_, 'c>, value: Attribute<'c>, dynamic: &[Value]) {
    if let Some(operand) = value.cast::<ParamOperandAttr<'c>>() {
        let number = operand.index().as_integer().and_then(|number| usize::try_from(number).ok());
        if let Some(operand) = number.and_then(|number| dynamic.get(number)) {
            printer.print_operand(*operand);
        }
    } else if let Some(list) = value.cast::<ArrayAttr<'c>>() {
        printer.write_char('[');
        for (number, element) in list.elements().iter().enumerate() {
            printer.write_str(if number > 0 { ", " } else { "" });
            print_option_value(printer, *element, dynamic);
        }
        printer.write_char(']');
    } else {
        printer.print_attribute(value);
    }
}
