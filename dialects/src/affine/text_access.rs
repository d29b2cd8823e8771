//! Text of accesses to memory: `memory[indices]`, each index an expression of values.

use rtblgen_runtime::affine::AffineMap;
use rtblgen_runtime::asm::{CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, UnresolvedOperand};
use rtblgen_runtime::{OpState, Type, TypedOp, Value};

use super::text::{print_map_of_values, resolve_indices};
use super::{AffineLoadOp, AffinePrefetchOp, AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp, map_of};
use crate::memref::{PrefetchHints, hints_text};

/// The parsed text of an access.
pub(super) struct Access {
    memory: UnresolvedOperand,
    indices: Vec<UnresolvedOperand>,
}

impl Access {
    /// `memory "[" map "]"`. The map becomes the attribute `name`.
    pub(super) fn parse<'c>(
        parser: &mut OpAsmParser<'_, 'c>,
        name: &str,
        state: &mut OpState<'c>,
    ) -> ParseResult<Self> {
        let memory = parser.parse_operand()?;
        parser.parse_literal("[")?;
        let (map, indices) = match parser.at_literal("]") {
            true => (AffineMap::new(0, 0, Vec::new()), Vec::new()),
            false => parser.parse_affine_map_of_values()?,
        };
        parser.parse_literal("]")?;
        let context = parser.context();
        state.attributes.push(context.named_attribute(name, context.affine_map_attr(&map)));
        Ok(Self { memory, indices })
    }

    /// Adds the operands; `ty` is the type of the memref.
    pub(super) fn resolve<'c>(
        &self,
        parser: &mut OpAsmParser<'_, 'c>,
        ty: Type<'c>,
        state: &mut OpState<'c>,
    ) -> ParseResult {
        let memory = parser.resolve_operand(self.memory, ty)?;
        state.operands.push(memory);
        resolve_indices(parser, &self.indices, state)
    }
}

/// Prints the memref, which is the operand with this number, and the indices that follow it.
pub(super) fn print_access(
    printer: &mut OpAsmPrinter<'_, '_>,
    op: impl TypedOp,
    memory: usize,
    map: Option<&AffineMap>,
) {
    let (ir, own) = (printer.ir(), op.op());
    printer.print_operand(own.operand(ir, memory));
    printer.write_char('[');
    if let Some(map) = map {
        let operands: Vec<Value> = own.operands(ir).skip(memory + 1).collect();
        print_map_of_values(printer, map, &operands);
    }
    printer.write_char(']');
}

/// `memory "[" map "]" attributes ":" type ("," type)?`, the last type being that of a vector.
fn parse_load<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>, vector: bool) -> ParseResult {
    let access = Access::parse(parser, "map", state)?;
    state.attributes.extend(parser.parse_optional_attr_dict()?);
    let ty = parser.parse_colon_type()?;
    let result = parse_element(parser, ty, vector)?;
    access.resolve(parser, ty, state)?;
    state.results.push(result);
    Ok(())
}

/// `value "," memory "[" map "]" attributes ":" type ("," type)?`, the last type being that of a vector.
fn parse_store<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>, vector: bool) -> ParseResult {
    let value = parser.parse_operand()?;
    parser.parse_literal(",")?;
    let access = Access::parse(parser, "map", state)?;
    state.attributes.extend(parser.parse_optional_attr_dict()?);
    let ty = parser.parse_colon_type()?;
    let element = parse_element(parser, ty, vector)?;
    let value = parser.resolve_operand(value, element)?;
    state.operands.push(value);
    access.resolve(parser, ty, state)
}

/// Parses the type that is accessed: the element type, or the vector type that follows the memref type.
fn parse_element<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    memory: Type<'c>,
    vector: bool,
) -> ParseResult<Type<'c>> {
    if !vector {
        return Ok(memory.element_type_or_self());
    }
    parser.parse_literal(",")?;
    parser.parse_type()
}

fn print_load_or_store(printer: &mut OpAsmPrinter<'_, '_>, op: impl TypedOp, vector: Option<Value>) {
    let (ir, own) = (printer.ir(), op.op());
    let memory = usize::from(own.result_count(ir) == 0);
    printer.write_char(' ');
    if memory == 1 {
        printer.print_operand(own.operand(ir, 0));
        printer.write_str(", ");
    }
    print_access(printer, op, memory, map_of(op, ir, "map").as_ref());
    printer.print_op_attributes(own, &["map"]);
    printer.write_str(" : ");
    printer.print_types_of([own.operand(ir, memory)].into_iter().chain(vector));
}

impl CustomAsm for AffineLoadOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        parse_load(parser, state, false)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        print_load_or_store(printer, self, None);
    }
}

impl CustomAsm for AffineVectorLoadOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        parse_load(parser, state, true)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let vector = self.op().result(printer.ir(), 0);
        print_load_or_store(printer, self, Some(vector));
    }
}

impl CustomAsm for AffineStoreOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        parse_store(parser, state, false)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        print_load_or_store(printer, self, None);
    }
}

impl CustomAsm for AffineVectorStoreOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        parse_store(parser, state, true)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let vector = self.op().operand(printer.ir(), 0);
        print_load_or_store(printer, self, Some(vector));
    }
}

impl CustomAsm for AffinePrefetchOp {
    /// `memory "[" map "]" "," ("read" | "write") "," "locality" "<" hint ">" "," ("data" | "instr") attributes ":" type`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let access = Access::parse(parser, "map", state)?;
        let hints = PrefetchHints::parse(parser)?;
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        let ty = parser.parse_colon_type()?;
        access.resolve(parser, ty, state)?;
        hints.add_to(parser, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        print_access(printer, self, 0, map_of(self, ir, "map").as_ref());
        printer.write_str(&hints_text(self.is_write(ir), self.locality_hint(ir), self.is_data_cache(ir)));
        printer.print_op_attributes(self.op(), &["map", "localityHint", "isWrite", "isDataCache"]);
        printer.write_str(" : ");
        printer.print_type(self.op().operand(ir, 0).ty(ir));
    }
}
