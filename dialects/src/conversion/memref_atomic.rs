//! Lowers atomic accesses and prefetches of `memref` to `llvm`.

use rtblgen_runtime::conversion::{ConversionRewriter, Operands};
use rtblgen_runtime::{Builder, IrMapping, NoMatch, Op, OpState, TypedOp, Value};

use super::LlvmTypeConverter;
use super::emit_memory::EmitMemory;
use super::pattern::{operand_type, split_block};
use crate::arith::AtomicRMWKind;
use crate::llvm::{self, AtomicBinOp, AtomicBinOpAttr, AtomicOrdering, AtomicOrderingAttr, value_and_bool};
use crate::memref::{AtomicRMWOp, PrefetchOp};

/// The corresponding operation of `llvm.atomicrmw`, if there is one.
fn binary_op(kind: AtomicRMWKind) -> Option<AtomicBinOp> {
    use AtomicRMWKind as Kind;
    Some(match kind {
        Kind::Addf => AtomicBinOp::Fadd,
        Kind::Addi => AtomicBinOp::Add,
        Kind::Assign => AtomicBinOp::Xchg,
        Kind::Maximumf => AtomicBinOp::Fmaximum,
        Kind::Maxnumf => AtomicBinOp::Fmax,
        Kind::Maxs => AtomicBinOp::Max,
        Kind::Maxu => AtomicBinOp::Umax,
        Kind::Minimumf => AtomicBinOp::Fminimum,
        Kind::Minnumf => AtomicBinOp::Fmin,
        Kind::Mins => AtomicBinOp::Min,
        Kind::Minu => AtomicBinOp::Umin,
        Kind::Ori => AtomicBinOp::Or,
        Kind::Xori => AtomicBinOp::Xor,
        Kind::Andi => AtomicBinOp::And,
        _ => return None,
    })
}

pub(super) fn lower_atomic<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let own = AtomicRMWOp::cast(rewriter, op).ok_or(NoMatch)?;
    let kind = binary_op(own.kind(rewriter)).ok_or(NoMatch)?;
    let (ty, values) = (operand_type(op, 1, rewriter), operands.ones()?);
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let pointer = emit.element(ty, values[1], &values[2..], false)?;
    let context = emit.context();
    let state = emit.state(llvm::AtomicRMWOp::DEFINITION).operands([pointer, values[0]]);
    let state = state.attribute("bin_op", AtomicBinOpAttr::get(context, kind));
    let state = state.attribute("ordering", AtomicOrderingAttr::get(context, AtomicOrdering::AcqRel));
    let value_type = emit.type_of(values[0]);
    let old = emit.create(state.result(value_type));
    rewriter.replace_op(op, [old]);
    Ok(())
}

pub(super) fn lower_prefetch<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (ty, values) = (operand_type(op, 0, rewriter), operands.ones()?);
    let context = rewriter.context();
    let own = PrefetchOp::cast(rewriter, op).ok_or(NoMatch)?;
    let (is_write, is_data) = (own.is_write(rewriter), own.is_data_cache(rewriter));
    let attributes =
        [("rw", is_write.into()), ("hint", own.locality_hint(rewriter)), ("cache", is_data.into())];
    let attributes = attributes.map(|(name, value)| context.named_attribute(name, context.i32_attr(value)));
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let pointer = emit.element(ty, values[0], &values[1..], false)?;
    emit.emit_only(llvm::Prefetch::DEFINITION, &[pointer], attributes.to_vec());
    rewriter.erase_op(op);
    Ok(())
}

/// A loop that computes the new value of an element from the old one, and stores it unless the old one has changed:
///
/// ```text
/// before:      load the element, go to again(element)
/// again(old):  compute, llvm.cmpxchg, go to after or again(the loaded value)
/// after:
/// ```
pub(super) fn lower_generic_atomic<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let location = op.location(rewriter);
    let (ty, values) = (operand_type(op, 0, rewriter), operands.ones()?);
    let before = op.block(rewriter).ok_or(NoMatch)?;
    let value_type = converter.convert_type(ty.element_type()).ok_or(NoMatch)?;
    let after = split_block(op, rewriter)?;
    let again =
        rewriter.with_rewriter(|rewriter| rewriter.create_block_before(after, &[value_type], &[location]));
    let old = again.argument(rewriter, 0);

    rewriter.set_insertion_point_to_end(before);
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let pointer = emit.element(ty, values[0], &values[1..], false)?;
    let first = emit.load(pointer, value_type, Vec::new());
    rewriter.create(OpState::new(llvm::BrOp::DEFINITION, location).operand(first).successors([again]));

    rewriter.set_insertion_point_to_end(again);
    let new = clone_body(op, old, rewriter)?;
    let context = rewriter.context();
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let state = emit
        .state(llvm::AtomicCmpXchgOp::DEFINITION)
        .operands([pointer, old, new])
        .result(value_and_bool(value_type));
    let state = state.attribute("success_ordering", AtomicOrderingAttr::get(context, AtomicOrdering::AcqRel));
    let state =
        state.attribute("failure_ordering", AtomicOrderingAttr::get(context, AtomicOrdering::Monotonic));
    let exchanged = emit.create(state);
    let found = emit.extract(exchanged, &[0]);
    let is_stored = emit.extract(exchanged, &[1]);
    let branch = OpState::new(llvm::CondBrOp::DEFINITION, location).operands([is_stored, found]);
    rewriter.create(branch.operand_segments([1, 0, 1]).successors([after, again]));
    rewriter.set_insertion_point_before(op);
    rewriter.replace_op(op, [found]);
    Ok(())
}

/// The values that the body uses and that are defined outside of it, each once.
fn values_from_outside(op: Op, rewriter: &ConversionRewriter<'_, '_>) -> Vec<Value> {
    let mut found = Vec::new();
    let region = op.region(rewriter, 0);
    for inner in region.post_order(rewriter) {
        for value in inner.operands(rewriter) {
            let is_inside =
                value.parent_region(rewriter).is_some_and(|own| region.is_ancestor(rewriter, own));
            if !is_inside && !found.contains(&value) {
                found.push(value);
            }
        }
    }
    found
}

/// Clones the body of the operation to the insertion point. Returns the value that it yields.
fn clone_body(op: Op, old: Value, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<Value, NoMatch> {
    let body = op.region(rewriter, 0).entry(rewriter).ok_or(NoMatch)?;
    let end = body.last_op(rewriter).ok_or(NoMatch)?;
    let mut mapping = IrMapping::default();
    mapping.map_value(body.argument(rewriter, 0), old);
    // The clones are new operations. Their operands from outside are the converted values.
    for outer in values_from_outside(op, rewriter) {
        let new = rewriter.remapped_value(outer)?;
        mapping.map_value(outer, new);
    }
    for inner in body.ops(rewriter).filter(|inner| *inner != end).collect::<Vec<_>>() {
        rewriter.clone_op(inner, &mut mapping);
    }
    let yielded = end.operand(rewriter, 0);
    let is_inside = match yielded.defining_op(rewriter) {
        Some(defining) => defining.block(rewriter) == Some(body),
        None => yielded == body.argument(rewriter, 0),
    };
    if !is_inside {
        rewriter.context().emit(&rewriter.op_error(op, "result not defined in region"));
        return Err(NoMatch);
    }
    Ok(mapping.value(yielded))
}
