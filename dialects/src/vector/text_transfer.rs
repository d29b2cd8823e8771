//! The assembly of transfers.

use rtblgen_runtime::asm::{CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, UnresolvedOperand};
use rtblgen_runtime::{AffineMapAttr, Attribute, OpState, Type};

use super::maps::{is_minor_identity, transfer_map, transfer_mask_type};
use super::transfer::Transfer;
use super::{TransferReadOp, TransferWriteOp};

/// The trailing types, the map and the mask type of a transfer.
struct Types<'c> {
    shaped: Type<'c>,
    vector: Type<'c>,
    mask: Option<Type<'c>>,
}

/// `"[" operands "]"`
fn parse_indices(parser: &mut OpAsmParser<'_, '_>) -> ParseResult<Vec<UnresolvedOperand>> {
    parser.parse_literal("[")?;
    let indices = parser.parse_operand_list()?;
    parser.parse_literal("]")?;
    Ok(indices)
}

/// `("," mask)?`
fn parse_mask(parser: &mut OpAsmParser<'_, '_>) -> ParseResult<Option<UnresolvedOperand>> {
    parser.parse_optional_literal(",").then(|| parser.parse_operand()).transpose()
}

/// `attributes ":" type "," type`, with the vector type first in a write. Adds implicit attributes.
fn parse_types<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    state: &mut OpState<'c>,
    vector_is_first: bool,
    mask: Option<UnresolvedOperand>,
) -> ParseResult<Types<'c>> {
    state.attributes.extend(parser.parse_optional_attr_dict()?);
    let offset = parser.offset();
    let types = parser.parse_colon_type_list()?;
    let &[first, second] = types.as_slice() else {
        return Err(parser.op_error_at(offset, "requires two types"));
    };
    let (shaped, vector) = if vector_is_first { (second, first) } else { (first, second) };
    let is_shaped = shaped.is_ranked_memref() || shaped.is_ranked_tensor();
    let shaped_error = "requires memref or ranked tensor type";
    if vector_is_first && !vector.is_vector() {
        return Err(parser.op_error_at(offset, "requires vector type"));
    }
    if !is_shaped {
        return Err(parser.op_error_at(offset, shaped_error));
    }
    if !vector.is_vector() {
        return Err(parser.op_error_at(offset, "requires vector type"));
    }
    complete(parser, state, Types { shaped, vector, mask: None }, mask, offset)
}

/// Adds the default map and the default `in_bounds` flags, and infers the mask type.
fn complete<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    state: &mut OpState<'c>,
    types: Types<'c>,
    mask: Option<UnresolvedOperand>,
    offset: usize,
) -> ParseResult<Types<'c>> {
    let context = parser.context();
    let given = |state: &OpState<'c>, name: &str| -> Option<Attribute<'c>> {
        state.attributes.iter().find(|own| own.name.value() == name).map(|own| own.value)
    };
    let map = match given(state, "permutation_map") {
        Some(map) => match map.cast::<AffineMapAttr<'c>>() {
            Some(map) => map.value().clone(),
            None => return Err(parser.op_error_at(offset, "requires `permutation_map` to be an affine map")),
        },
        None => {
            let Some(map) = transfer_map(types.shaped, types.vector) else {
                let message = "expected a custom permutation_map when rank(source) != rank(destination)";
                return Err(parser.op_error_at(offset, message));
            };
            state.attributes.push(context.named_attribute("permutation_map", context.affine_map_attr(&map)));
            map
        }
    };
    if given(state, "in_bounds").is_none() {
        let flags = vec![context.bool_attr(false); map.results().len()];
        state.attributes.push(context.named_attribute("in_bounds", context.array_attr(&flags)));
    }
    let Some(mask) = mask else { return Ok(types) };
    if types.shaped.element_type().is_vector() {
        let offset = parser.operand_offset(mask);
        return Err(parser.op_error_at(offset, "does not support masks with vector element type"));
    }
    if types.vector.shape().len() != map.results().len() {
        let message = "expected the same rank for the vector and the results of the permutation map";
        return Err(parser.op_error_at(offset, message));
    }
    match transfer_mask_type(types.vector, &map) {
        Some(ty) => Ok(Types { mask: Some(ty), ..types }),
        None => {
            let message = "requires a projected permutation_map (at most one dim or the zero constant can appear in each \
                           result)";
            Err(parser.op_error_at(offset, message))
        }
    }
}

/// Prints the attributes, without the ones that [`complete`] adds.
fn print_attributes(printer: &mut OpAsmPrinter<'_, '_>, transfer: impl Transfer) {
    let ir = printer.ir();
    let mut elided = vec!["operandSegmentSizes"];
    if is_minor_identity(&transfer.map(ir)) {
        elided.push("permutation_map");
    }
    if !transfer.in_bounds_flags(ir).contains(&true) {
        elided.push("in_bounds");
    }
    printer.print_op_attributes(transfer.op(), &elided);
}

fn print_base_and_indices(printer: &mut OpAsmPrinter<'_, '_>, transfer: impl Transfer) {
    let ir = printer.ir();
    printer.print_operand(transfer.shaped(ir));
    printer.write_char('[');
    printer.print_operands(transfer.start(ir));
    printer.write_char(']');
}

fn print_mask(printer: &mut OpAsmPrinter<'_, '_>, transfer: impl Transfer) {
    if let Some(mask) = transfer.lanes(printer.ir()) {
        printer.write_str(", ");
        printer.print_operand(mask);
    }
}

impl CustomAsm for TransferReadOp {
    /// `base "[" indices "]" "," padding ("," mask)? attributes ":" type "," type`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let base = parser.parse_operand()?;
        let indices = parse_indices(parser)?;
        parser.parse_literal(",")?;
        let padding = parser.parse_operand()?;
        let mask = parse_mask(parser)?;
        let types = parse_types(parser, state, false, mask)?;
        let (index, element) = (parser.context().index_type(), types.shaped.element_type());
        let values = [vec![base], indices.clone(), vec![padding], mask.into_iter().collect()].concat();
        let mut value_types = vec![types.shaped];
        value_types.extend(indices.iter().map(|_| index));
        value_types.push(element);
        value_types.extend(types.mask);
        let offset = parser.name_offset();
        parser.resolve_operands(&values, &value_types, offset, state)?;
        state.operand_segments =
            [1, indices.len() as i32, 1, i32::from(mask.is_some())].into_iter().collect();
        state.results.push(types.vector);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        print_base_and_indices(printer, self);
        printer.write_str(", ");
        printer.print_operand(self.padding(ir));
        print_mask(printer, self);
        print_attributes(printer, self);
        printer.write_str(" : ");
        printer.print_types([self.shaped_type(ir), self.moved_type(ir)]);
    }
}

impl CustomAsm for TransferWriteOp {
    /// `vector "," base "[" indices "]" ("," mask)? attributes ":" type "," type`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let vector = parser.parse_operand()?;
        parser.parse_literal(",")?;
        let base = parser.parse_operand()?;
        let indices = parse_indices(parser)?;
        let mask = parse_mask(parser)?;
        let types = parse_types(parser, state, true, mask)?;
        let index = parser.context().index_type();
        let values = [vec![vector, base], indices.clone(), mask.into_iter().collect()].concat();
        let mut value_types = vec![types.vector, types.shaped];
        value_types.extend(indices.iter().map(|_| index));
        value_types.extend(types.mask);
        let offset = parser.name_offset();
        parser.resolve_operands(&values, &value_types, offset, state)?;
        state.operand_segments =
            [1, 1, indices.len() as i32, i32::from(mask.is_some())].into_iter().collect();
        state.results.extend(types.shaped.is_ranked_tensor().then_some(types.shaped));
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        printer.print_operand(self.moved(ir));
        printer.write_str(", ");
        print_base_and_indices(printer, self);
        print_mask(printer, self);
        print_attributes(printer, self);
        printer.write_str(" : ");
        printer.print_types([self.moved_type(ir), self.shaped_type(ir)]);
    }
}
