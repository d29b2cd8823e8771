//! The text that structured operations share: `ins(operands : types) outs(operands : types)`.

use rtblgen_runtime::asm::{OpAsmParser, OpAsmPrinter, ParseResult};
use rtblgen_runtime::{Ir, Op, OpState, Type, Value};

/// The attribute with the numbers of inputs and outputs.
pub(super) const SEGMENTS: &str = "operandSegmentSizes";

/// Parses the inputs and outputs; the result is their types.
pub(super) fn parse_parts<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    state: &mut OpState<'c>,
) -> ParseResult<[Vec<Type<'c>>; 2]> {
    let (mut all, mut sizes) = ([Vec::new(), Vec::new()], [0, 0]);
    for (number, word) in ["ins", "outs"].iter().enumerate() {
        if !parser.parse_optional_keyword(word) {
            continue;
        }
        parser.parse_literal("(")?;
        let offset = parser.offset();
        let operands = parser.parse_operand_list()?;
        parser.parse_literal(":")?;
        let types = parser.parse_type_list()?;
        parser.parse_literal(")")?;
        parser.resolve_operands(&operands, &types, offset, state)?;
        sizes[number] = i32::try_from(operands.len()).unwrap_or(i32::MAX);
        all[number] = types;
    }
    let context = parser.context();
    state.attributes.push(context.named_attribute(SEGMENTS, context.dense_array_attr(&sizes)));
    Ok(all)
}

/// Parses `-> types`.
pub(super) fn parse_results<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
    state.results = parser.parse_optional_arrow_type_list()?.into();
    Ok(())
}

/// The inputs and outputs.
pub(super) fn parts(ir: &Ir<'_>, op: Op) -> [Vec<Value>; 2] {
    [0, 1].map(|number| op.operand_segment(ir, number).map(|number| op.operand(ir, number)).collect())
}

/// Prints the inputs and outputs.
pub(super) fn print_parts(printer: &mut OpAsmPrinter<'_, '_>, op: Op) {
    for (word, operands) in ["ins", "outs"].iter().zip(parts(printer.ir(), op)) {
        if operands.is_empty() {
            continue;
        }
        printer.write_str(&format!(" {word}("));
        printer.print_operands(operands.iter().copied());
        printer.write_str(" : ");
        printer.print_types_of(operands);
        printer.write_str(")");
    }
}

/// Prints `-> types`.
pub(super) fn print_results(printer: &mut OpAsmPrinter<'_, '_>, op: Op) {
    let ir = printer.ir();
    let types: Vec<_> = op.results(ir).map(|result| result.ty(ir)).collect();
    printer.print_optional_arrow_types(&types);
}
