//! The text of functions and loops, and the results of `pdl_interp.create_operation`.

use rtblgen_runtime::asm::{
    CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, RegionStyle, UnresolvedOperand, parse_function,
    print_function,
};
use rtblgen_runtime::{Attribute, OpState, Type, TypedOp, Value};

use super::{CreateOperationOp, ForEachOp, FuncOp};
use crate::pdl::optional_range_of;

impl CustomAsm for FuncOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        parse_function(parser, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        print_function(printer, self.op());
    }
}

impl CustomAsm for ForEachOp {
    /// `name ":" type "in" range region attributes "->" successor`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let offset = parser.offset();
        let variable = parser.parse_argument()?;
        let Some(range) = optional_range_of(variable.ty) else {
            let message = format!("there is no range of elements of type '{}'", variable.ty);
            return Err(parser.op_error_at(offset, message));
        };
        if !parser.parse_optional_keyword("in") {
            return Err(parser.op_error("expected 'in' after loop variable"));
        }
        let values = parser.parse_operand()?;
        let values = parser.resolve_operand(values, range)?;
        state.operands.push(values);
        let region = parser.parse_region(&[variable])?;
        state.regions.push(region);
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        parser.parse_literal("->")?;
        let successor = parser.parse_successor()?;
        state.successors.push(successor);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        if let Some(variable) = self.loop_variable(ir) {
            printer.print_operand(variable);
            printer.write_str(" : ");
            printer.print_type(variable.ty(ir));
        }
        printer.write_str(" in ");
        printer.print_operand(self.values(ir));
        printer.write_char(' ');
        printer.print_region_with(
            self.region(ir),
            RegionStyle { entry_arguments: false, ..RegionStyle::default() },
        );
        printer.print_op_attributes(self.op(), &[]);
        printer.write_str(" -> ");
        printer.print_successor(self.successor(ir));
    }
}

/// `("->" ("<" "inferred" ">" | "(" types ":" types ")"))?`
pub(super) fn parse_create_operation_op_results<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    values: &mut Vec<UnresolvedOperand>,
    types: &mut Vec<Type<'c>>,
    inferred: &mut Option<Attribute<'c>>,
) -> ParseResult {
    if !parser.parse_optional_literal("->") {
        return Ok(());
    }
    if parser.parse_optional_literal("<") {
        parser.parse_keyword("inferred")?;
        parser.parse_literal(">")?;
        *inferred = Some(parser.context().unit_attr());
        return Ok(());
    }
    parser.parse_literal("(")?;
    *values = parser.parse_operand_list()?;
    *types = parser.parse_colon_type_list()?;
    parser.parse_literal(")")
}

pub(super) fn print_create_operation_op_results<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: CreateOperationOp,
    values: Vec<Value>,
    _: Vec<Type<'c>>,
    inferred: Option<Attribute<'c>>,
) {
    if inferred.is_some() {
        printer.write_str(" -> <inferred>");
    } else if !values.is_empty() {
        printer.write_str(" -> (");
        printer.print_operands(values.iter().copied());
        printer.write_str(" : ");
        printer.print_types_of(values);
        printer.write_char(')');
    }
}
