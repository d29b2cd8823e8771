//! Text that is read and written by hand.

use rtblgen_runtime::asm::{Argument, CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, RegionStyle};
use rtblgen_runtime::{AsmNames, Builder, Ir, IrBuilder, Op, OpAsm, OpState, Region, TypedOp, Value};

use super::*;

impl CustomAsm for WrappingRegionOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        parser.parse_keyword("wraps")?;
        let region = parser.ir_mut().create_region();
        let block = parser.ir_mut().append_block(region, &[], &[]);
        let wrapped = parser.parse_generic_operation(block)?;
        let (results, location) =
            (wrapped.results(parser.ir()).collect::<Vec<_>>(), wrapped.location(parser.ir()));
        state.results.extend(results.iter().map(|result| result.ty(parser.ir())));
        let end = OpState::new("test.return", location).operands(results);
        IrBuilder::at_block_end(parser.ir_mut(), block).create(end);
        state.regions.push(region);
        state.location = location;
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_str(" wraps ");
        let entry = self.op().region(ir, 0).entry(ir);
        if let Some(wrapped) = entry.and_then(|entry| entry.ops(ir).next()) {
            printer.print_generic_op(wrapped);
        }
    }
}

impl CustomAsm for PrettyPrintedRegionOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let offset = parser.offset();
        let operands = parser.parse_operand_list()?;
        if !parser.parse_optional_keyword("start") {
            return parser.parse_generic_operation_after_operands(state, &operands);
        }
        let inner = parser.parse_custom_operation_name()?;
        parser.parse_keyword("end")?;
        let ty = parser.parse_colon_type()?;
        let Some((inputs, results)) = ty.function_signature() else {
            return Err(parser.op_error_at(offset, "expected function type"));
        };
        let location = match parser.parse_optional_location()? {
            Some(location) => location,
            None => parser.location_at(offset),
        };
        parser.resolve_operands(&operands, inputs, offset, state)?;
        let Some(first) = inputs.first().copied() else {
            return Err(parser.op_error_at(offset, "expected an operand"));
        };
        let region = parser.ir_mut().create_region();
        let block = parser.ir_mut().append_block(region, &[first, first], &[location, location]);
        let arguments: Vec<_> = block.arguments(parser.ir()).collect();
        let made = OpState::new(inner, location).operands(arguments).result(first);
        let made = IrBuilder::at_block_end(parser.ir_mut(), block).create(made);
        let values: Vec<_> = made.results(parser.ir()).collect();
        let end = OpState::new("test.return", location).operands(values);
        IrBuilder::at_block_end(parser.ir_mut(), block).create(end);
        state.regions.push(region);
        state.results.extend_from_slice(results);
        state.location = location;
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let (ir, op) = (printer.ir(), self.op());
        printer.write_str(" ");
        printer.print_operands(op.operands(ir));
        let region = op.region(ir, 0);
        let inner = region.entry(ir).and_then(|entry| entry.ops(ir).next());
        if inner.is_some_and(|inner| inner.name(ir).as_str() == "test.special.op") {
            printer.write_str(" start test.special.op end");
        } else {
            printer.write_str(" (");
            printer.print_region(region);
            printer.write_str(")");
        }
        printer.write_str(" : ");
        let types = |values: Vec<Value>| values.into_iter().map(|value| value.ty(ir)).collect::<Vec<_>>();
        printer.print_functional_type(types(op.operands(ir).collect()), types(op.results(ir).collect()));
    }
}

impl CustomAsm for PolyForOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let ty = parser.context().index_type();
        let names = parser.parse_operand_list()?;
        let arguments: Vec<_> = names.into_iter().map(|name| Argument { name, ty, location: None }).collect();
        state.regions.push(parser.parse_region(&arguments)?);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        let region = self.op().region(ir, 0);
        printer.write_str(" ");
        printer.print_operands(region.entry(ir).into_iter().flat_map(|entry| entry.arguments(ir)));
        printer.write_str(" ");
        let style = RegionStyle { entry_arguments: false, terminators: true, empty_block: false };
        printer.print_region_with(region, style);
    }
}

/// Names for the arguments, from the attribute `arg_names`.
fn argument_names(ir: &Ir<'_>, op: Op, region: Region) -> Vec<(Value, String)> {
    let names = op.attribute(ir, "arg_names").map_or(&[][..], |names| names.array_value());
    let arguments = region.entry(ir).into_iter().flat_map(|entry| entry.arguments(ir));
    let named = arguments.zip(names).filter(|(_, name)| name.is_string());
    named.map(|(argument, name)| (argument, name.string_value().to_owned())).collect()
}

impl OpAsm for PolyForOp {
    const NAMES: AsmNames = AsmNames { block_argument_names: Some(argument_names), ..AsmNames::EMPTY };
}

/// The digits of base 64.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

fn encoded(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let byte = |number: usize| u32::from(chunk.get(number).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for digit in 0..4 {
            let is_padding = digit > chunk.len();
            text.push(if is_padding {
                '='
            } else {
                DIGITS[(bits >> (18 - 6 * digit)) as usize & 63] as char
            });
        }
    }
    text
}

fn decoded(text: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0u32, 0);
    for character in text.trim_end_matches('=').bytes() {
        let digit = DIGITS.iter().position(|digit| *digit == character)?;
        (bits, count) = (bits << 6 | digit as u32, count + 6);
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    Some(bytes)
}

impl CustomAsm for ParseB64BytesOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let offset = parser.offset();
        let text = parser.parse_string()?;
        let Some(bytes) = decoded(&text) else {
            return Err(parser.op_error_at(offset, "expected a string of base 64"));
        };
        let value = parser.context().string_attr(&String::from_utf8_lossy(&bytes));
        state.inherent.push((0, value));
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let value = self.op().attribute(printer.ir(), "b64").map_or("", |value| value.string_value());
        printer.write_str(&format!(" \"{}\"", encoded(value.as_bytes())));
    }
}
