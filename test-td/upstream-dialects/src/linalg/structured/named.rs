//! The text of operations with a name, whose region is not written.

use rtblgen_dialects::math;
use rtblgen_runtime::asm::{CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult};
use rtblgen_runtime::{Builder, IrBuilder, Location, Op, OpState, TypedOp, Value};

use super::parts::{SEGMENTS, parse_parts, parse_results, print_parts, print_results};
use super::*;

/// Builds the element of the output from the elements of inputs and outputs.
type Payload = for<'c> fn(&mut IrBuilder<'_, 'c>, Location<'c>, &[Value]) -> Value;

fn parse_named<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    state: &mut OpState<'c>,
    payload: Payload,
) -> ParseResult {
    state.attributes.extend(parser.parse_optional_attr_dict()?);
    let types = parse_parts(parser, state)?;
    state.attributes.extend(parser.parse_optional_attr_dict()?);
    parse_results(parser, state)?;
    let elements: Vec<_> = types.iter().flatten().map(|ty| ty.element_type_or_self()).collect();
    let location = state.location;
    if elements.len() != 2 {
        let message = format!("expected one input and one output, found {} operands", elements.len());
        let offset = parser.name_offset();
        return Err(parser.op_error_at(offset, message));
    }
    let ir = parser.ir_mut();
    let region = ir.create_region();
    let block = ir.append_block(region, &elements, &vec![location; elements.len()]);
    let arguments: Vec<Value> = block.arguments(ir).collect();
    let mut builder = IrBuilder::at_block_end(ir, block);
    let value = payload(&mut builder, location, &arguments);
    builder.create(OpState::new(YieldOp::DEFINITION, location).operand(value));
    state.regions.push(region);
    Ok(())
}

fn print_named(printer: &mut OpAsmPrinter<'_, '_>, op: Op) {
    printer.print_op_attributes(op, &[SEGMENTS]);
    print_parts(printer, op);
    print_results(printer, op);
}

impl CustomAsm for FillOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        parse_named(parser, state, |_, _, elements| elements[0])
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        print_named(printer, self.op());
    }
}

impl CustomAsm for ExpOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        parse_named(parser, state, |builder, location, elements| {
            let ty = elements[0].ty(builder.ir());
            let state = OpState::new(math::ExpOp::DEFINITION, location).operand(elements[0]).result(ty);
            let op = builder.create(state);
            op.result(builder.ir(), 0)
        })
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        print_named(printer, self.op());
    }
}
