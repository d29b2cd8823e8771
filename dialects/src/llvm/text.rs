//! Hand-written parsers and printers of `llvm`.

use std::str::FromStr;

use rtblgen_runtime::asm::{CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, UnresolvedOperand};
use rtblgen_runtime::constants::Int;
use rtblgen_runtime::{
    Attribute, Block, DenseArrayAttr, IntegerAttr, Op, OpState, StringAttr, Type, TypeAttr, TypedOp, Value,
};

use super::types::{is_compatible_vector, part_or_error};
use super::{
    AllocaOp, FCmpOp, FCmpPredicateAttr, ICmpOp, ICmpPredicateAttr, IndirectBrOp, SwitchOp, i1_same_shape,
};
use crate::cf;

/// The value that a keyword names, or the default value; then the next keyword is read.
pub(super) fn keyword_or<T: FromStr>(
    parser: &mut OpAsmParser<'_, '_>,
    word: &mut Option<String>,
    default: T,
) -> T {
    match word.as_deref().and_then(|word| word.parse().ok()) {
        Some(value) => {
            *word = parser.parse_optional_any_keyword();
            value
        }
        None => default,
    }
}

/// `"predicate" lhs "," rhs attributes ":" type`
fn parse_comparison<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    state: &mut OpState<'c>,
    predicate: impl FnOnce(&str) -> Option<Attribute<'c>>,
) -> ParseResult {
    let offset = parser.offset();
    let name = parser.parse_attribute_of::<StringAttr<'_>>(None)?.value();
    let Some(predicate) = predicate(name) else {
        let message = format!("'{name}' is an incorrect value of the 'predicate' attribute");
        return Err(parser.op_error_at(offset, message));
    };
    state.attributes.push(parser.context().named_attribute("predicate", predicate));
    let operands = parser.parse_operand_list()?;
    state.attributes.extend(parser.parse_optional_attr_dict()?);
    let ty = parser.parse_colon_type()?;
    state.results.push(i1_same_shape(ty));
    parser.resolve_operands(&operands, &[ty, ty], offset, state)
}

fn print_comparison(printer: &mut OpAsmPrinter<'_, '_>, op: Op, predicate: &str, elided: &[&str]) {
    let ir = printer.ir();
    printer.write_str(&format!(" \"{predicate}\" "));
    printer.print_operands(op.operands(ir));
    printer.print_op_attributes(op, elided);
    printer.write_str(" : ");
    printer.print_type(op.operand(ir, 0).ty(ir));
}

impl CustomAsm for ICmpOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        let of_name = |name: &str| Some(ICmpPredicateAttr::get(context, name.parse().ok()?).into());
        parse_comparison(parser, state, of_name)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let predicate = self.predicate(printer.ir()).to_string();
        print_comparison(printer, self.op(), &predicate, &["predicate"]);
    }
}

impl CustomAsm for FCmpOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        let of_name = |name: &str| Some(FCmpPredicateAttr::get(context, name.parse().ok()?).into());
        parse_comparison(parser, state, of_name)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        let predicate = self.predicate(ir).to_string();
        let has_flags = self.fastmath_flags(ir) != super::FastmathFlags::NONE;
        let elided: &[&str] = if has_flags { &["predicate"] } else { &["predicate", "fastmathFlags"] };
        print_comparison(printer, self.op(), &predicate, elided);
    }
}

impl CustomAsm for AllocaOp {
    /// `"inalloca"? size "x" type attributes ":" (type) "->" type`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        if parser.parse_optional_keyword("inalloca") {
            state.attributes.push(context.named_attribute("inalloca", context.unit_attr()));
        }
        let size = parser.parse_operand()?;
        parser.parse_keyword("x")?;
        let element = parser.parse_type()?;
        state.attributes.push(context.named_attribute("elem_type", context.type_attr(element)));
        for entry in parser.parse_optional_attr_dict()? {
            if entry.name.value() == "alignment" {
                let Some(alignment) = entry.value.cast::<IntegerAttr<'c>>() else {
                    let place = parser.name_offset();
                    return Err(parser.op_error_at(place, "expected integer alignment"));
                };
                if alignment.as_i64() == Some(0) {
                    continue;
                }
            }
            state.attributes.push(entry);
        }
        parser.parse_literal(":")?;
        let offset = parser.offset();
        let signature = parser.parse_type()?;
        let Some((&[input], &[result])) = signature.function_signature() else {
            return Err(parser
                .op_error_at(offset, "expected trailing function type with one argument and one result"));
        };
        state.results.push(result);
        parser.resolve_operands(&[size], &[input], offset, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_str(if self.inalloca(ir) { " inalloca " } else { " " });
        printer.print_operand(self.array_size(ir));
        printer.write_str(" x ");
        if let Some(element) = self.elem_type_attr(ir).cast::<TypeAttr<'_>>() {
            printer.print_type(element.value());
        }
        let is_aligned = self.alignment(ir).is_some_and(|alignment| alignment != 0);
        let elided: &[&str] =
            if is_aligned { &["elem_type", "inalloca"] } else { &["elem_type", "inalloca", "alignment"] };
        printer.print_op_attributes(self.op(), elided);
        printer.write_str(" : ");
        let input = self.array_size(ir).ty(ir);
        printer.print_functional_type([input], self.op().result_types(ir));
    }
}

/// The type of the part that is taken out or put in: it follows from the container.
pub(super) fn parse_insert_extract_value_element_type<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    ty: &mut Option<Type<'c>>,
    container: &Option<Type<'c>>,
    position: &Option<Attribute<'c>>,
) -> ParseResult {
    let position = position.and_then(|position| position.cast::<DenseArrayAttr<'c>>()?.values::<i64>());
    let Some((container, position)) = container.zip(position) else { return Ok(()) };
    match part_or_error(container, &position) {
        Ok(part) => *ty = Some(part),
        Err(message) => return Err(parser.op_error(message)),
    }
    Ok(())
}

pub(super) fn print_insert_extract_value_element_type<'c>(
    _: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    _: Type<'c>,
    _: Type<'c>,
    _: Attribute<'c>,
) {
}

/// `"[" (integer ":" ^block ("(" operands ":" types ")")?),* "]"`
pub(super) fn parse_switch_op_cases<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    flag_type: &Option<Type<'c>>,
    case_values: &mut Option<Attribute<'c>>,
    case_destinations: &mut Vec<Block>,
    case_operands: &mut Vec<Vec<UnresolvedOperand>>,
    case_types: &mut Vec<Vec<Type<'c>>>,
) -> ParseResult {
    parser.parse_literal("[")?;
    if parser.parse_optional_literal("]") {
        return Ok(());
    }
    let mut values = Vec::new();
    loop {
        values.push(parser.parse_integer::<i128>()?);
        parser.parse_literal(":")?;
        case_destinations.push(parser.parse_successor()?);
        let (operands, types) = cf::parse_passed(parser)?;
        case_operands.push(operands);
        case_types.push(types);
        if !parser.parse_optional_literal(",") {
            break;
        }
    }
    if let Some(ty) = flag_type {
        let width = ty.int_or_float_bit_width().unwrap_or(64);
        if width > Int::MAX_WIDTH {
            return Err(parser.op_error("cases of more than 128 bits are not supported"));
        }
        let values: Vec<Int> = values.into_iter().map(|value| Int::of_signed(width, value)).collect();
        *case_values = cf::case_values(*ty, &values);
    }
    parser.parse_literal("]")
}

pub(super) fn print_switch_op_cases<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    op: SwitchOp,
    _: Type<'c>,
    _: Option<Attribute<'c>>,
    case_destinations: Vec<Block>,
    case_operands: Vec<Vec<Value>>,
    _: Vec<Vec<Type<'c>>>,
) {
    printer.write_str("[");
    let values = op.case_values(printer.ir());
    let values: Vec<Int> =
        values.and_then(|values| rtblgen_runtime::constants::elements(values.into())).unwrap_or_default();
    let cases = values.into_iter().zip(case_destinations).zip(case_operands);
    for (number, ((value, destination), operands)) in cases.enumerate() {
        if number > 0 {
            printer.write_str(",");
        }
        printer.print_newline();
        printer.write_str(&format!("  {}: ", value.signed()));
        printer.print_successor_and_operands(destination, &operands);
    }
    printer.print_newline();
    printer.write_str("]");
}

/// Parses the type of a shuffle: the element type of the input, with the length of the mask.
pub(super) fn parse_shuffle_type<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    from: &Option<Type<'c>>,
    result: &mut Option<Type<'c>>,
    mask: &Option<Attribute<'c>>,
) -> ParseResult {
    let Some(from) = from.filter(|ty| is_compatible_vector(*ty)) else {
        return Err(parser.op_error("expected an LLVM compatible vector type"));
    };
    let mask = mask.and_then(|mask| mask.cast::<DenseArrayAttr<'c>>()?.values::<i32>()).unwrap_or_default();
    let (length, is_scalable) = (mask.len() as i64, from.is_scalable_vector());
    *result = rtblgen_runtime::support::scalable_vector(&[length], &[is_scalable], from.element_type());
    Ok(())
}

pub(super) fn print_shuffle_type<'c>(
    _: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    _: Type<'c>,
    _: Type<'c>,
    _: Attribute<'c>,
) {
}

/// `"[" (^block ("(" operands ":" types ")")?),* "]"`
pub(super) fn parse_indirect_br_op_sucessors<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    _: &Option<Type<'c>>,
    successors: &mut Vec<Block>,
    operands: &mut Vec<Vec<UnresolvedOperand>>,
    types: &mut Vec<Vec<Type<'c>>>,
) -> ParseResult {
    parser.parse_literal("[")?;
    if parser.parse_optional_literal("]") {
        return Ok(());
    }
    loop {
        successors.push(parser.parse_successor()?);
        let (own, own_types) = cf::parse_passed(parser)?;
        operands.push(own);
        types.push(own_types);
        if !parser.parse_optional_literal(",") {
            return parser.parse_literal("]");
        }
    }
}

pub(super) fn print_indirect_br_op_sucessors<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: IndirectBrOp,
    _: Type<'c>,
    successors: Vec<Block>,
    operands: Vec<Vec<Value>>,
    _: Vec<Vec<Type<'c>>>,
) {
    printer.write_str("[");
    let is_empty = operands.is_empty();
    for (number, (block, operands)) in successors.into_iter().zip(operands).enumerate() {
        printer.write_str(if number > 0 { "," } else { "" });
        printer.print_newline();
        printer.print_successor_and_operands(block, &operands);
    }
    if !is_empty {
        printer.print_newline();
    }
    printer.write_str("]");
}
