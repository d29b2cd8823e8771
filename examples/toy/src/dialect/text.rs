//! The parts of the text that the formats of `td/ops.td` leave to functions.

use rtblgen_runtime::asm::{
    CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, parse_function, print_function,
};
use rtblgen_runtime::{Attribute, FunctionType, OpState, Type, TypedOp};

use super::{ConstantOp, FuncOp};

/// The result has the type of the value, so the text does not show it.
pub fn parse_type_of_value<'c>(
    _: &mut OpAsmParser<'_, 'c>,
    output: &mut Option<Type<'c>>,
    value: &Option<Attribute<'c>>,
) -> ParseResult {
    *output = value.and_then(|value| value.ty());
    Ok(())
}

pub fn print_type_of_value<'c>(_: &mut OpAsmPrinter<'_, 'c>, _: ConstantOp, _: Type<'c>, _: Attribute<'c>) {}

/// One type for all three, or a function type.
pub fn parse_binary_types<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    lhs: &mut Option<Type<'c>>,
    rhs: &mut Option<Type<'c>>,
    output: &mut Option<Type<'c>>,
) -> ParseResult {
    let offset = parser.offset();
    let ty = parser.parse_type()?;
    let Some(function) = ty.cast::<FunctionType<'c>>() else {
        (*lhs, *rhs, *output) = (Some(ty), Some(ty), Some(ty));
        return Ok(());
    };
    let ([left, right], [result]) = (function.inputs(), function.results()) else {
        return Err(parser.error_at(offset, "expected a function type of two operands and one result"));
    };
    (*lhs, *rhs, *output) = (Some(*left), Some(*right), Some(*result));
    Ok(())
}

pub fn print_binary_types<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    lhs: Type<'c>,
    rhs: Type<'c>,
    output: Type<'c>,
) {
    let is_uniform = lhs == output && rhs == output;
    let context = output.context();
    printer.print_type(if is_uniform { output } else { context.function_type(&[lhs, rhs], &[output]) });
}

impl CustomAsm for FuncOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        parse_function(parser, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        print_function(printer, self.op());
    }
}
