//! The parts of the text that the formats of `td/ops.td` leave to functions.

use rtblgen_runtime::asm::{
    CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, parse_function, print_function,
};
use rtblgen_runtime::{FunctionType, OpState, Type, TypedOp};

use super::{ConstantOp, FuncOp};

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
        return Err(parser.op_error_at(offset, "expected a function type of two operands and one result"));
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

impl CustomAsm for ConstantOp {
    /// `attr-dict value`. The result has the type of the value.
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        let offset = parser.offset();
        let value = parser.parse_attribute()?;
        let ty = value.ty().ok_or_else(|| parser.op_error_at(offset, "expected an attribute with a type"))?;
        state.attributes.push(parser.context().named_attribute("value", value));
        state.results.push(ty);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let value = self.value_attr(printer.ir());
        printer.print_op_attributes(self.op(), &["value"]);
        printer.write_char(' ');
        printer.print_attribute(*value);
    }
}

impl CustomAsm for FuncOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        parse_function(parser, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        print_function(printer, self.op());
    }
}
