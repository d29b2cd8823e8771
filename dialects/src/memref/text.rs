//! Text by hand, and the names of results.

use rtblgen_runtime::asm::{
    CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, RegionStyle, UnresolvedOperand,
};
use rtblgen_runtime::{
    AffineMapAttr, AsmNames, Attribute, AttributeKind, OpAsm, OpState, Type, TypeAttr, TypedOp,
};

use crate::regions::ensure_terminator;
use crate::shaped::name_results;

use super::prefetch_text::{PrefetchHints, hints_text};
use super::{
    AllocOp, AllocaOp, AllocaScopeOp, AllocaScopeReturnOp, AssumeAlignmentOp, CastOp, CollapseShapeOp, DimOp,
    DmaStartOp, ExpandShapeOp, ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp, GenericAtomicRMWOp,
    GlobalOp, MemorySpaceCastOp, PrefetchOp, ReinterpretCastOp, ReshapeOp, SubViewOp, TransposeOp, ViewOp,
    result_type, source_type,
};

name_results! {
    AllocOp: "alloc";
    AllocaOp: "alloca";
    AssumeAlignmentOp: "assume_align";
    CastOp: "cast";
    CollapseShapeOp: "collapse_shape";
    DimOp: "dim";
    ExpandShapeOp: "expand_shape";
    ExtractAlignedPointerAsIndexOp: "intptr";
    MemorySpaceCastOp: "memspacecast";
    ReinterpretCastOp: "reinterpret_cast";
    ReshapeOp: "reshape";
    SubViewOp: "subview";
    TransposeOp: "transpose";
    ViewOp: "view";
}

impl OpAsm for ExtractStridedMetadataOp {
    /// The sizes are one group, and so are the strides.
    const NAMES: AsmNames = AsmNames {
        result_names: Some(|ir, op| {
            let rank = (op.result_count(ir) - 2) / 2;
            let mut names = vec![(0, "base_buffer".to_owned()), (1, "offset".to_owned())];
            if rank > 0 {
                names.extend([(2, "sizes".to_owned()), (2 + rank, "strides".to_owned())]);
            }
            names
        }),
        ..AsmNames::EMPTY
    };
}

impl CustomAsm for AllocaScopeOp {
    /// `("->" "(" types ")")? region attributes`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let types = parser.parse_optional_arrow_type_list()?;
        state.results.extend(types);
        let region = parser.parse_region(&[])?;
        state.regions.push(region);
        ensure_terminator::<AllocaScopeReturnOp>(parser, region, state.location, |state| state);
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        let types: Vec<_> = self.op().result_types(ir).collect();
        printer.write_char(' ');
        if !types.is_empty() {
            printer.write_str(" -> (");
            printer.print_types(types.iter().copied());
            printer.write_char(')');
        }
        printer.write_char(' ');
        let style =
            RegionStyle { entry_arguments: false, terminators: !types.is_empty(), ..RegionStyle::default() };
        printer.print_region_with(self.op().region(ir, 0), style);
        printer.print_op_attributes(self.op(), &[]);
    }
}

/// `memory "[" indices "]"`
fn parse_access(
    parser: &mut OpAsmParser<'_, '_>,
) -> ParseResult<(UnresolvedOperand, Vec<UnresolvedOperand>)> {
    let memory = parser.parse_operand()?;
    parser.parse_literal("[")?;
    let indices = parser.parse_operand_list()?;
    parser.parse_literal("]")?;
    Ok((memory, indices))
}

fn print_access(printer: &mut OpAsmPrinter<'_, '_>, op: impl TypedOp, range: std::ops::Range<usize>) {
    let (ir, op) = (printer.ir(), op.op());
    printer.print_operand(op.operand(ir, range.start));
    printer.write_char('[');
    printer.print_operands((range.start + 1..range.end).map(|number| op.operand(ir, number)));
    printer.write_char(']');
}

/// Resolves memory and its indices.
fn resolve_access<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    (memory, indices): &(UnresolvedOperand, Vec<UnresolvedOperand>),
    ty: Type<'c>,
    state: &mut OpState<'c>,
) -> ParseResult {
    let index = parser.context().index_type();
    let offset = parser.name_offset();
    parser.resolve_operands(&[*memory], &[ty], offset, state)?;
    parser.resolve_operands(indices, &vec![index; indices.len()], offset, state)
}

impl DmaStartOp {
    /// The operands of the source, of the destination, and of the tag, each memory followed by its indices.
    pub(super) fn accesses(self, ir: &rtblgen_runtime::Ir<'_>) -> [std::ops::Range<usize>; 3] {
        let count = self.op().operand_count(ir);
        let end = |start: usize| {
            let rank = (start < count).then(|| self.op().operand(ir, start).ty(ir).shape().len());
            (start + 1 + rank.unwrap_or(0)).min(count)
        };
        let source = 0..end(0);
        let destination = source.end..end(source.end);
        let tag = destination.end + 1;
        [source, destination, tag..end(tag)]
    }
}

impl CustomAsm for DmaStartOp {
    /// `source[..], destination[..], count, tag[..] ("," stride "," count)? attributes ":" type "," type "," type`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let source = parse_access(parser)?;
        parser.parse_literal(",")?;
        let destination = parse_access(parser)?;
        parser.parse_literal(",")?;
        let count = parser.parse_operand()?;
        parser.parse_literal(",")?;
        let tag = parse_access(parser)?;
        let mut strides = Vec::new();
        while parser.parse_optional_literal(",") {
            strides.push(parser.parse_operand()?);
        }
        let offset = parser.name_offset();
        if !matches!(strides.len(), 0 | 2) {
            return Err(parser.op_error_at(offset, "expected two stride related operands"));
        }
        let types = parser.parse_colon_type_list()?;
        let &[first, second, third] = types.as_slice() else {
            return Err(parser.op_error_at(offset, "fewer/more types expected"));
        };
        let index = parser.context().index_type();
        resolve_access(parser, &source, first, state)?;
        resolve_access(parser, &destination, second, state)?;
        parser.resolve_operands(&[count], &[index], offset, state)?;
        resolve_access(parser, &tag, third, state)?;
        parser.resolve_operands(&strides, &vec![index; strides.len()], offset, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        let [source, destination, tag] = self.accesses(ir);
        let memories =
            [source.start, destination.start, tag.start].map(|number| self.op().operand(ir, number));
        let (count, end) = (destination.end, tag.end);
        printer.write_char(' ');
        print_access(printer, self, source);
        printer.write_str(", ");
        print_access(printer, self, destination);
        printer.write_str(", ");
        printer.print_operand(self.op().operand(ir, count));
        printer.write_str(", ");
        print_access(printer, self, tag);
        for number in end..self.op().operand_count(ir) {
            printer.write_str(", ");
            printer.print_operand(self.op().operand(ir, number));
        }
        printer.print_op_attributes(self.op(), &[]);
        printer.write_str(" : ");
        printer.print_types_of(memories);
    }
}

impl CustomAsm for GenericAtomicRMWOp {
    /// `memory "[" indices "]" ":" type region attributes`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let access = parse_access(parser)?;
        let offset = parser.offset();
        let ty = parser.parse_colon_type()?;
        resolve_access(parser, &access, ty, state)?;
        let region = parser.parse_region(&[])?;
        state.regions.push(region);
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        if !ty.is_ranked_memref() {
            return Err(parser.op_error_at(offset, "expected a ranked memref"));
        }
        state.results.push(ty.element_type());
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        print_access(printer, self, 0..self.op().operand_count(ir));
        printer.write_str(" : ");
        printer.print_type(source_type(self, ir));
        printer.write_char(' ');
        printer.print_region(self.op().region(ir, 0));
        printer.print_op_attributes(self.op(), &[]);
    }
}

/// The attributes of a prefetch in the text.
const PREFETCH: &[&str] = &["localityHint", "isWrite", "isDataCache"];

impl CustomAsm for PrefetchOp {
    /// `memory "[" indices "]" "," ("read" | "write") "," "locality" "<" hint ">" "," ("data" | "instr") attributes ":" type`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let access = parse_access(parser)?;
        let hints = PrefetchHints::parse(parser)?;
        let ty = parser.parse_colon_type()?;
        resolve_access(parser, &access, ty, state)?;
        hints.add_to(parser, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        print_access(printer, self, 0..self.op().operand_count(ir));
        printer.write_str(&hints_text(self.is_write(ir), self.locality_hint(ir), self.is_data_cache(ir)));
        printer.print_op_attributes(self.op(), PREFETCH);
        printer.write_str(" : ");
        printer.print_type(source_type(self, ir));
    }
}

impl CustomAsm for TransposeOp {
    /// `memory map attributes ":" type "to" type`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let memory = parser.parse_operand()?;
        let map = parser.parse_affine_map()?;
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        let from = parser.parse_colon_type()?;
        let offset = parser.name_offset();
        parser.resolve_operands(&[memory], &[from], offset, state)?;
        parser.parse_keyword("to")?;
        let to = parser.parse_type()?;
        state.results.push(to);
        state.attributes.push(parser.context().named_attribute("permutation", map));
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        printer.print_operand(self.op().operand(ir, 0));
        let map = self.op().attribute(ir, "permutation").and_then(|map| map.cast::<AffineMapAttr<'_>>());
        if let Some(map) = map {
            printer.write_str(&format!(" {}", map.value()));
        }
        printer.print_op_attributes(self.op(), &["permutation"]);
        printer.write_str(" : ");
        printer.print_type(source_type(self, ir));
        printer.write_str(" to ");
        printer.print_type(result_type(self, ir));
    }
}

/// `type ("=" ("uninitialized" | elements))?`
pub(super) fn parse_global_memref_op_type_and_initial_value<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    ty: &mut Option<Attribute<'c>>,
    value: &mut Option<Attribute<'c>>,
) -> ParseResult {
    let context = parser.context();
    let found = parser.parse_type()?;
    let offset = parser.name_offset();
    if !found.is_ranked_memref() || !found.has_static_shape() {
        let message = format!("type should be static shaped memref, but got '{found}'");
        return Err(parser.op_error_at(offset, message));
    }
    *ty = Some(context.type_attr(found));
    if !parser.parse_optional_literal("=") {
        return Ok(());
    }
    if parser.parse_optional_keyword("uninitialized") {
        *value = Some(context.unit_attr());
        return Ok(());
    }
    let tensor = context.ranked_tensor_type(found.shape(), found.element_type(), None);
    let initial = parser.parse_attribute_with_type(tensor)?;
    if !initial.is_elements() {
        return Err(parser.op_error_at(offset, "initial value should be a unit or elements attribute"));
    }
    *value = Some(initial);
    Ok(())
}

pub(super) fn print_global_memref_op_type_and_initial_value<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: GlobalOp,
    ty: Attribute<'c>,
    value: Option<Attribute<'c>>,
) {
    if let Some(ty) = ty.cast::<TypeAttr<'c>>() {
        printer.print_type(ty.value());
    }
    let Some(value) = value else { return };
    printer.write_str(" = ");
    match value.kind() {
        AttributeKind::Unit => printer.write_str("uninitialized"),
        _ => printer.print_attribute_without_type(value),
    }
}
