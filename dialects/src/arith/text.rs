//! The text of `arith.select`, and the names of results.

use rtblgen_runtime::asm::{CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult};
use rtblgen_runtime::{AsmNames, IntegerAttr, Ir, Op, OpAsm, OpState, TypedOp, Value};

use super::{ConstantOp, MulIOp, SelectOp};

impl CustomAsm for SelectOp {
    /// `condition "," true "," false attributes ":" (condition-type ",")? type`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let start = parser.offset();
        let operands = parser.parse_operand_list()?;
        if operands.len() != 3 {
            return Err(parser.op_error_at(start, "expected 3 operands"));
        }
        state.attributes = parser.parse_optional_attr_dict()?.into();
        let mut ty = parser.parse_colon_type()?;
        let mut condition = parser.context().i1_type();
        if parser.parse_optional_literal(",") {
            condition = ty;
            ty = parser.parse_type()?;
        }
        state.results.push(ty);
        let offset = parser.name_offset();
        parser.resolve_operands(&operands, &[condition, ty, ty], offset, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        printer.print_operands(self.op().operands(ir));
        printer.print_op_attributes(self.op(), &[]);
        printer.write_str(" : ");
        let condition = self.condition(ir).ty(ir);
        if condition.is_shaped() {
            printer.print_type(condition);
            printer.write_str(", ");
        }
        printer.print_type(self.result(ir).ty(ir));
    }
}

impl OpAsm for ConstantOp {
    const NAMES: AsmNames =
        AsmNames { result_names: Some(|ir, op| vec![(0, constant_name(ir, op))]), ..AsmNames::EMPTY };
}

/// `true`, `c42_i32`, `c0` or `cst`.
fn constant_name(ir: &Ir<'_>, op: Op) -> String {
    let value = op.attribute(ir, "value").and_then(|value| value.cast::<IntegerAttr<'_>>());
    let Some(value) = value else { return "cst".to_owned() };
    match value.ty() {
        ty if ty.is_integer(1) => (if value.is_zero() { "false" } else { "true" }).to_owned(),
        ty if ty.is_index() => format!("c{}", value.value()),
        ty => format!("c{}_{ty}", value.value()),
    }
}

impl OpAsm for MulIOp {
    const NAMES: AsmNames = AsmNames {
        result_names: Some(|ir, op| vscale_name(ir, op).map(|name| (0, name)).into_iter().collect()),
        ..AsmNames::EMPTY
    };
}

/// `c4_vscale` for a multiple of `vector.vscale`.
fn vscale_name(ir: &Ir<'_>, op: Op) -> Option<String> {
    if !op.result(ir, 0).ty(ir).is_index() {
        return None;
    }
    let multiple = |base: Value, scale: Value| {
        let is_scale = scale.defining_op(ir)?.name(ir).as_str() == "vector.vscale";
        ir.match_constant_int(base).filter(|_| is_scale)
    };
    let (lhs, rhs) = (op.operand(ir, 0), op.operand(ir, 1));
    let base = multiple(lhs, rhs).or_else(|| multiple(rhs, lhs))?;
    Some(format!("c{base}_vscale"))
}
