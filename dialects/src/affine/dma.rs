//! `affine.dma_start` and `affine.dma_wait`: text, verifiers, effects.

use rtblgen_runtime::affine::AffineMap;
use rtblgen_runtime::asm::{CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult};
use rtblgen_runtime::interfaces::MemoryEffectOpInterface;
use rtblgen_runtime::{EffectInstance, Ir, MemoryEffect, OpState, TypedOp, Verify, VerifyResult};

use super::scope::{affine_scope, is_dim_in};
use super::text_access::{Access, print_access};
use super::verify::inputs;
use super::{AffineDmaStartOp, AffineDmaWaitOp, map_of};
use crate::shaped::fail;

/// The names of the attributes for the maps of the source, the destination and the tag.
const MAPS: [&str; 3] = ["src_map", "dst_map", "tag_map"];

/// The operand numbers of the memrefs of an operation, each with its map. Stops at the first missing map.
fn accesses(op: impl TypedOp, ir: &Ir<'_>, maps: &[&str]) -> Vec<(usize, AffineMap)> {
    let mut next = 0;
    let mut found = Vec::new();
    for name in maps {
        let Some(map) = map_of(op, ir, name) else { break };
        let memory = next;
        next += 1 + inputs(&map);
        found.push((memory, map));
    }
    found
}

impl AffineDmaStartOp {
    /// The source, the destination and the tag: the operand numbers of the memrefs, and the maps of their indices.
    pub(crate) fn accesses(self, ir: &Ir<'_>) -> Vec<(usize, AffineMap)> {
        accesses(self, ir, &MAPS)
    }
}

impl AffineDmaWaitOp {
    /// The tag: the operand number of the memref, and the map of its indices.
    pub(crate) fn accesses(self, ir: &Ir<'_>) -> Vec<(usize, AffineMap)> {
        accesses(self, ir, &MAPS[2..])
    }
}

fn print_accesses(printer: &mut OpAsmPrinter<'_, '_>, op: impl TypedOp, maps: &[&str]) {
    let ir = printer.ir();
    printer.write_char(' ');
    let accesses = accesses(op, ir, maps);
    let end = accesses.last().map_or(0, |(memory, map)| memory + 1 + inputs(map));
    for (memory, map) in &accesses {
        print_access(printer, op, *memory, Some(map));
        printer.write_str(", ");
    }
    printer.print_operands(op.op().operands(ir).skip(end));
    printer.write_str(" : ");
    printer.print_types_of(accesses.iter().map(|(memory, _)| op.op().operand(ir, *memory)));
}

impl CustomAsm for AffineDmaStartOp {
    /// `source[..] "," destination[..] "," tag[..] "," count ("," stride "," count)? ":" type "," type "," type`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let mut accesses = Vec::new();
        for name in MAPS {
            accesses.push(Access::parse(parser, name, state)?);
            parser.parse_literal(",")?;
        }
        let mut numbers = vec![parser.parse_operand()?];
        while parser.parse_optional_literal(",") {
            numbers.push(parser.parse_operand()?);
        }
        let offset = parser.name_offset();
        if !matches!(numbers.len(), 1 | 3) {
            return Err(parser.op_error_at(offset, "expected two stride related operands"));
        }
        let types = parser.parse_colon_type_list()?;
        if types.len() != accesses.len() {
            return Err(parser.op_error_at(offset, "expected three types"));
        }
        for (access, ty) in accesses.iter().zip(types) {
            access.resolve(parser, ty, state)?;
        }
        let index = parser.context().index_type();
        parser.resolve_operands(&numbers, &vec![index; numbers.len()], offset, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        print_accesses(printer, self, &MAPS);
    }
}

impl CustomAsm for AffineDmaWaitOp {
    /// `tag[..] "," count ":" type`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let tag = Access::parse(parser, "tag_map", state)?;
        parser.parse_literal(",")?;
        let count = parser.parse_operand()?;
        let ty = parser.parse_colon_type()?;
        tag.resolve(parser, ty, state)?;
        let (index, offset) = (parser.context().index_type(), parser.name_offset());
        parser.resolve_operands(&[count], &[index], offset, state)?;
        match ty.is_ranked_memref() {
            true => Ok(()),
            false => Err(parser.op_error_at(offset, "expected tag to be of memref type")),
        }
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        print_accesses(printer, self, &MAPS[2..]);
    }
}

/// Checks the indices of an access.
fn verify_indices(
    op: impl TypedOp,
    ir: &Ir<'_>,
    (memory, map): &(usize, AffineMap),
    [which, of]: [&str; 2],
) -> VerifyResult {
    let scope = affine_scope(ir, op.op());
    for index in op.op().operands(ir).skip(memory + 1).take(inputs(map)) {
        if !index.ty(ir).is_index() {
            return fail(format!("{which}index to {of} must have 'index' type"));
        }
        if !is_dim_in(ir, index, scope) {
            return fail(format!("{which}index must be a valid dimension or symbol identifier"));
        }
    }
    Ok(())
}

impl Verify for AffineDmaStartOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let count = self.op().operand_count(ir);
        let accesses = self.accesses(ir);
        for ((memory, _), which) in accesses.iter().zip(["source", "destination", "tag"]) {
            if *memory >= count || !self.op().operand(ir, *memory).ty(ir).is_ranked_memref() {
                return fail(format!("expected DMA {which} to be of memref type"));
            }
        }
        let expected = accesses.iter().map(|(_, map)| 1 + inputs(map)).sum::<usize>() + 1;
        if accesses.len() != MAPS.len() || (count != expected && count != expected + 2) {
            return fail("incorrect number of operands");
        }
        for (access, which) in accesses.iter().zip(["src ", "dst ", "tag "]) {
            verify_indices(self, ir, access, [which, "dma_start"])?;
        }
        Ok(())
    }
}

impl Verify for AffineDmaWaitOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let count = self.op().operand_count(ir);
        if count == 0 || !self.op().operand(ir, 0).ty(ir).is_ranked_memref() {
            return fail("expected DMA tag to be of memref type");
        }
        match self.accesses(ir).first() {
            Some(access) if count == inputs(&access.1) + 2 => {
                verify_indices(self, ir, access, ["", "dma_wait"])
            }
            _ => fail("incorrect number of operands"),
        }
    }
}

fn effect_on(op: impl TypedOp, ir: &Ir<'_>, memory: usize, effect: MemoryEffect) -> EffectInstance {
    let mut own = EffectInstance::new(effect);
    own.value = Some(op.op().operand(ir, memory));
    own
}

impl MemoryEffectOpInterface for AffineDmaStartOp {
    /// The source and the tag are read, the destination is written.
    fn effects(self, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
        let kinds = [MemoryEffect::Read, MemoryEffect::Write, MemoryEffect::Read];
        let accesses = self.accesses(ir).into_iter().zip(kinds);
        effects.extend(accesses.map(|((memory, _), effect)| effect_on(self, ir, memory, effect)));
    }
}
