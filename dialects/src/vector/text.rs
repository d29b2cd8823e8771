//! The assembly of contractions, outer products and masks.

use rtblgen_runtime::asm::{CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult};
use rtblgen_runtime::{
    ArrayAttr, Attribute, Builder, DictionaryAttr, IrBuilder, Location, Op, OpState, Region, StringAttr,
    TypedOp, Value,
};

use super::types::{mask_type, with_dims};
use super::{
    CombiningKind, CombiningKindAttr, ContractionOp, IteratorTypeAttr, MaskOp, OuterProductOp, YieldOp,
    result_type, source,
};
use crate::regions::ensure_terminator;

/// The attributes in the leading dictionary of a contraction.
const CONTRACTION: &[&str] = &["indexing_maps", "iterator_types", "kind"];

/// The attribute of this name, if the state has it.
fn given<'c>(state: &OpState<'c>, name: &str) -> Option<Attribute<'c>> {
    state.attributes.iter().find(|own| own.name.value() == name).map(|own| own.value)
}

/// Adds the default combining kind, `add`.
fn complete_kind<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
    let context = parser.context();
    match given(state, "kind") {
        Some(kind) if kind.is::<CombiningKindAttr<'_>>() => {}
        Some(_) => {
            let (offset, name) = (parser.name_offset(), state.name);
            let message = format!(
                "'{name}' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')"
            );
            return Err(parser.error_at(offset, message));
        }
        None => {
            let add = CombiningKindAttr::get(context, CombiningKind::ADD);
            state.attributes.push(context.named_attribute("kind", add));
        }
    }
    Ok(())
}

/// Converts the iterator names to attributes.
fn convert_iterators<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    state: &mut OpState<'c>,
    offset: usize,
) -> ParseResult {
    let context = parser.context();
    let entry = state.attributes.iter_mut().find(|own| own.name.value() == "iterator_types");
    let names = entry.as_ref().and_then(|own| own.value.cast::<ArrayAttr<'c>>());
    let Some((entry, names)) = entry.zip(names) else {
        return Err(parser.op_error_at(offset, "expected \"iterator_types\" array attribute"));
    };
    let mut types: Vec<Attribute<'c>> = Vec::new();
    for name in names.elements().iter().filter_map(|name| name.cast::<StringAttr<'c>>()) {
        match name.value().parse() {
            Ok(iterator) => types.push(IteratorTypeAttr::get(context, iterator).into()),
            Err(_) => {
                let message = format!("unexpected iterator_type ({})", name.value());
                return Err(parser.op_error_at(offset, message));
            }
        }
    }
    entry.value = context.array_attr(&types);
    Ok(())
}

impl CustomAsm for ContractionOp {
    /// `dictionary lhs "," rhs "," acc ("," mask "," mask)? attributes ":" type "," type "into" type`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let offset = parser.offset();
        let dictionary = parser.parse_attribute_of::<DictionaryAttr<'c>>(None)?;
        let mut operands = vec![parser.parse_operand()?];
        for _ in 0..2 {
            parser.parse_literal(",")?;
            operands.push(parser.parse_operand()?);
        }
        let mut masks = Vec::new();
        while parser.parse_optional_literal(",") {
            masks.push(parser.parse_operand()?);
        }
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        let types = parser.parse_colon_type_list()?;
        parser.parse_keyword("into")?;
        let result = parser.parse_type()?;
        let &[lhs, rhs, ..] = types.as_slice() else {
            return Err(parser.op_error("expected the types of two vectors"));
        };
        parser.resolve_operands(&operands, &[lhs, rhs, result], offset, state)?;
        state.results.push(result);
        state.attributes.extend(dictionary.entries().iter().copied());
        convert_iterators(parser, state, offset)?;
        complete_kind(parser, state)?;
        match masks.len() {
            0 => Ok(()),
            2 => parser.resolve_operands(&masks, &[mask_type(lhs), mask_type(rhs)], offset, state),
            _ => {
                let offset = parser.name_offset();
                Err(parser.op_error_at(offset, "expected zero or exactly 2 vector mask operands"))
            }
        }
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let (ir, context) = (printer.ir(), printer.context());
        let entry = |name: &&'static str| {
            let value = self.op().attribute(ir, name)?;
            Some((*name, if *name == "iterator_types" { iterator_names(value) } else { value }))
        };
        let entries: Vec<_> = CONTRACTION.iter().filter_map(entry).collect();
        printer.write_char(' ');
        printer.print_attribute(context.dictionary_attr(&entries));
        printer.write_char(' ');
        printer.print_operands(self.op().operands(ir));
        printer.print_op_attributes(self.op(), CONTRACTION);
        printer.write_str(" : ");
        printer.print_types_of(self.op().operands(ir).take(2));
        printer.write_str(" into ");
        printer.print_type(result_type(self, ir));
    }
}

/// Converts iterator attributes to their names.
fn iterator_names(types: Attribute<'_>) -> Attribute<'_> {
    let Some(list) = types.cast::<ArrayAttr<'_>>() else { return types };
    let context = types.context();
    let types = list.elements().iter().filter_map(|iterator| iterator.cast());
    let names =
        types.map(|iterator: IteratorTypeAttr<'_>| context.string_attr(&iterator.value().to_string()));
    let names: Vec<_> = names.collect();
    context.array_attr(&names)
}

impl CustomAsm for OuterProductOp {
    /// `operands attributes ":" type "," type`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let operands = parser.parse_operand_list()?;
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        let lhs = parser.parse_colon_type()?;
        parser.parse_literal(",")?;
        let rhs = parser.parse_type()?;
        let offset = parser.name_offset();
        if operands.len() < 2 {
            return Err(parser.op_error_at(offset, "expected at least 2 operands"));
        }
        if !lhs.is_vector() || lhs.shape().is_empty() {
            return Err(parser.op_error_at(offset, "expected vector type for operand #1"));
        }
        if rhs.is_vector() && rhs.shape().is_empty() {
            return Err(parser.op_error("expected 1-d vector for operand #2"));
        }
        let (mut shape, mut scalable) = (vec![lhs.shape()[0]], vec![lhs.scalable_dims()[0]]);
        if rhs.is_vector() {
            shape.push(rhs.shape()[0]);
            scalable.push(rhs.scalable_dims()[0]);
        }
        let result = with_dims(lhs, &shape, &scalable);
        complete_kind(parser, state)?;
        let types = [lhs, rhs, result];
        let count = operands.len().min(types.len());
        parser.resolve_operands(&operands[..count], &types[..count], offset, state)?;
        state.results.push(result);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        printer.print_operands(self.op().operands(ir));
        if self.op().operand_count(ir) > 2 {
            printer.print_op_attributes(self.op(), &[]);
        }
        printer.write_str(" : ");
        printer.print_types_of(self.op().operands(ir).take(2));
    }
}

/// Adds the implicit `vector.yield` of a `vector.mask`, which yields the results of the masked operation.
fn ensure_yield<'c>(parser: &mut OpAsmParser<'_, 'c>, region: Region, location: Location<'c>) {
    let ops: Vec<Op> =
        region.last_block(parser.ir()).map_or(Vec::new(), |block| block.ops(parser.ir()).collect());
    let results: Vec<Value> = match ops.as_slice() {
        &[single] => single.results(parser.ir()).collect(),
        _ => Vec::new(),
    };
    match ops.last().map(|last| YieldOp::cast(parser.ir(), *last)) {
        Some(Some(_)) => {}
        _ if results.is_empty() => ensure_terminator::<YieldOp>(parser, region, location, |state| state),
        _ => {
            let ir = parser.ir_mut();
            let Some(block) = region.last_block(ir) else { return };
            let state = OpState::new(YieldOp::DEFINITION, location).operands(results);
            IrBuilder::at_block_end(ir, block).create(state);
        }
    }
}

impl CustomAsm for MaskOp {
    /// `mask ("," passthru)? region attributes ":" type ("->" types)?`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let mask = parser.parse_operand()?;
        let passthru = parser.parse_optional_literal(",").then(|| parser.parse_operand()).transpose()?;
        let region = parser.parse_region(&[])?;
        state.regions.push(region);
        ensure_yield(parser, region, state.location);
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        let ty = parser.parse_colon_type()?;
        let results = parser.parse_optional_arrow_type_list()?;
        state.results.extend(results.iter().copied());
        let mask = parser.resolve_operand(mask, ty)?;
        state.operands.push(mask);
        let Some(passthru) = passthru else { return Ok(()) };
        let Some(result) = results.first() else {
            let offset = parser.name_offset();
            return Err(parser.op_error_at(offset, "expects a result if passthru operand is provided"));
        };
        let passthru = parser.resolve_operand(passthru, *result)?;
        state.operands.push(passthru);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        printer.print_operands(self.op().operands(ir));
        printer.write_str(" { ");
        if let Some(op) = self.op().region(ir, 0).entry(ir).and_then(|block| block.first_op(ir)) {
            printer.print_custom_or_generic_op(op);
        }
        printer.write_str(" }");
        printer.print_op_attributes(self.op(), &[]);
        printer.write_str(" : ");
        printer.print_type(source(self, ir).ty(ir));
        if self.op().result_count(ir) > 0 {
            printer.write_str(" -> ");
            printer.print_types(self.op().result_types(ir));
        }
    }
}

impl MaskOp {
    /// Builds a `vector.mask`. The closure builds the masked operation.
    pub fn build<'c, B: Builder<'c> + ?Sized>(
        builder: &mut B,
        location: Location<'c>,
        mask: Value,
        passthru: Option<Value>,
        masked: impl FnOnce(&mut B) -> Op,
    ) -> Self {
        let before = builder.insertion_point();
        let region = builder.create_region();
        let block = builder.create_block(region, &[], &[]);
        builder.set_insertion_point_to_end(block);
        let op = masked(builder);
        let results: Vec<_> = op.results(builder.ir()).collect();
        let types: Vec<_> = op.result_types(builder.ir()).collect();
        builder.create(OpState::new(YieldOp::DEFINITION, location).operands(results));
        builder.set_insertion_point(before);
        let state = OpState::new(Self::DEFINITION, location).operand(mask).operands(passthru);
        state.results(types).region(region).create(builder)
    }
}
