//! Functions that the patterns of several dialects share.

use rtblgen_runtime::conversion::{
    ConversionPatternSet, ConversionRewriter, FnConversionPattern, Operands, TypeConverter,
};
use rtblgen_runtime::traits::{SINGLE_BLOCK, SINGLE_BLOCK_IMPLICIT_TERMINATOR};
use rtblgen_runtime::{
    Attribute, Block, Context, NamedAttribute, NoMatch, Op, OpDefinition, OpState, Type, TypedOp, Value,
};

use super::emit::Emit;
use super::types::LlvmTypeConverter;
use super::vectors::for_each_vector;
use crate::{arith, llvm};

/// Adds patterns for operations that become one operation of `llvm` with the same operands: pairs of kinds.
pub(super) fn add_one_to_one<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &LlvmTypeConverter<'c>,
    kinds: &[(&'static OpDefinition, &'static OpDefinition)],
    lower: fn(
        Op,
        Operands<'_>,
        &mut ConversionRewriter<'_, 'c>,
        &'static OpDefinition,
    ) -> Result<(), NoMatch>,
) {
    for &(from, to) in kinds {
        let lower = move |op, operands: Operands<'_>, rewriter: &mut ConversionRewriter<'_, 'c>| {
            lower(op, operands, rewriter, to)
        };
        let pattern = FnConversionPattern::new(format!("{} to {}", from.name, to.name), lower)
            .on(from.name)
            .generates(&[to.name]);
        patterns.add(pattern.with_converter(converter));
    }
}

/// Adds a pattern for the operations of a kind.
pub(super) fn add<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &LlvmTypeConverter<'c>,
    kind: &'static OpDefinition,
    lower: impl Fn(Op, Operands<'_>, &mut ConversionRewriter<'_, 'c>) -> Result<(), NoMatch> + Send + Sync + 'c,
) {
    patterns.add(FnConversionPattern::new(kind.name, lower).on(kind.name).with_converter(converter));
}

/// Splits the block before an operation; returns the second part. No match in a region that must have one block: it is lowered
/// first.
pub(super) fn split_block(op: Op, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<Block, NoMatch> {
    let parent = op.parent_op(rewriter).ok_or(NoMatch)?;
    let has_one = [&SINGLE_BLOCK, &SINGLE_BLOCK_IMPLICIT_TERMINATOR]
        .iter()
        .any(|constraint| parent.has_trait(rewriter, constraint));
    match has_one {
        true => Err(rewriter.match_failure(op, || "the region around it must have one block".to_owned())),
        false => Ok(rewriter.split_block(op)),
    }
}

/// Emits operations of `llvm` in the place of an operation.
pub(super) fn emit<'r, 'c>(op: Op, rewriter: &'r mut ConversionRewriter<'_, 'c>) -> Emit<'r, 'c> {
    let location = op.location(rewriter);
    Emit::new(rewriter, location)
}

/// The same with the flags of floating point arithmetic that the operation has.
pub(super) fn emit_with_flags<'r, 'c>(op: Op, rewriter: &'r mut ConversionRewriter<'_, 'c>) -> Emit<'r, 'c> {
    let flags = fastmath_flags(op, rewriter);
    emit(op, rewriter).with_flags(flags)
}

/// Operations that only move bits. Their floating point values may be converted to integers.
const MOVES: [&str; 3] = [arith::BitcastOp::NAME, arith::ConstantOp::NAME, arith::SelectOp::NAME];

/// Whether the element type is a floating point type that is converted to an integer.
fn has_small_float(ty: Type<'_>) -> bool {
    let element = ty.element_type_or_self();
    element.is_float() && !llvm::is_compatible(element)
}

/// The converted type of the only result. No match if LLVM cannot compute with the numbers.
pub(super) fn converted_type<'c>(op: Op, rewriter: &ConversionRewriter<'_, 'c>) -> Result<Type<'c>, NoMatch> {
    let mut types = op.operand_types(rewriter).chain(op.result_types(rewriter));
    if types.any(has_small_float) && !MOVES.contains(&op.name(rewriter).as_str()) {
        return Err(NoMatch);
    }
    let converter: std::sync::Arc<TypeConverter<'c>> = rewriter.type_converter().ok_or(NoMatch)?;
    converter.convert_type(op.result(rewriter, 0).ty(rewriter)).ok_or(NoMatch)
}

/// The converted type of the only result; no match where it is an array of vectors.
pub(super) fn result_type<'c>(
    op: Op,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<Type<'c>, NoMatch> {
    let ty = converted_type(op, rewriter)?;
    match ty.is::<llvm::LLVMArrayType<'_>>() {
        true => {
            Err(rewriter.match_failure(op, || "vectors of several dimensions are not lowered".to_owned()))
        }
        false => Ok(ty),
    }
}

/// The attributes of the `llvm` operation. Flags without a set bit are left out.
pub(super) fn attributes<'c>(op: Op, rewriter: &ConversionRewriter<'_, 'c>) -> Vec<NamedAttribute<'c>> {
    let context = rewriter.context();
    let own = op.attributes(rewriter).into_iter();
    own.filter_map(|entry| match entry.name.value() {
        "fastmath" => Some(context.named_attribute("fastmathFlags", fastmath(entry.value)?)),
        "overflowFlags" => Some(context.named_attribute("overflowFlags", overflow(entry.value)?)),
        _ => Some(entry),
    })
    .collect()
}

/// The flags of floating point arithmetic, if there are any.
fn fastmath_flags<'c>(op: Op, rewriter: &ConversionRewriter<'_, 'c>) -> Vec<NamedAttribute<'c>> {
    let own = op.attribute(rewriter, "fastmath").and_then(fastmath);
    own.map(|flags| rewriter.context().named_attribute("fastmathFlags", flags)).into_iter().collect()
}

fn fastmath(flags: Attribute<'_>) -> Option<Attribute<'_>> {
    let own = flags.cast().map(arith::FastMathFlagsAttr::value)?;
    let found: llvm::FastmathFlags = own.to_string().replace(',', ", ").parse().ok()?;
    (found != llvm::FastmathFlags::NONE).then(|| llvm::FastmathFlagsAttr::get(flags.context(), found).into())
}

fn overflow(flags: Attribute<'_>) -> Option<Attribute<'_>> {
    let own = flags.cast().map(arith::IntegerOverflowFlagsAttr::value)?;
    let found: llvm::IntegerOverflowFlags = own.to_string().parse().ok()?;
    (found != llvm::IntegerOverflowFlags::NONE).then(|| overflow_form(flags.context(), found))
}

/// The property `overflowFlags` as an attribute.
pub(super) fn overflow_form(context: &Context, flags: llvm::IntegerOverflowFlags) -> Attribute<'_> {
    context.integer_attr(context.i32_type(), flags.bits().into())
}

/// The operation of a kind with the same operands; for vectors of several dimensions one per vector.
///
/// No match for floating point numbers that LLVM IR does not have.
pub(super) fn lower<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    kind: &'static OpDefinition,
) -> Result<(), NoMatch> {
    check_floats(op, rewriter)?;
    lower_bits(op, operands, rewriter, kind)
}

/// The same for an operation that only moves bits: the floating point format does not matter.
pub(super) fn lower_bits<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    kind: &'static OpDefinition,
) -> Result<(), NoMatch> {
    let ty = converted_type(op, rewriter)?;
    let operands = operands.ones()?;
    let state = OpState::new(kind, op.location(rewriter));
    let own = attributes(op, rewriter).into_iter();
    let state = own.fold(state, |state, entry| state.property_or_attribute(entry.name.value(), entry.value));
    if operands.is_empty() {
        rewriter.replace_op_with_state(op, state.result(ty));
        return Ok(());
    }
    replace_by_vectors(op, &operands, rewriter, |emit, values, ty| {
        emit.create(state.clone().operands(values.iter().copied()).result(ty))
    })
}

/// Replaces an operation by the result of `build` for its operands. For multi-dimensional vectors `build`
/// gets one row at a time.
pub(super) fn replace_by_vectors<'c>(
    op: Op,
    operands: &[Value],
    rewriter: &mut ConversionRewriter<'_, 'c>,
    build: impl Fn(&mut Emit<'_, 'c>, &[Value], Type<'c>) -> Value,
) -> Result<(), NoMatch> {
    let ty = converted_type(op, rewriter)?;
    let is_array =
        |value: &Value, ir: &ConversionRewriter<'_, 'c>| value.ty(ir).is::<llvm::LLVMArrayType<'_>>();
    if ty.is::<llvm::LLVMArrayType<'_>>() && !operands.iter().all(|operand| is_array(operand, rewriter)) {
        return Err(rewriter.match_failure(op, || "operands with and without several dimensions".to_owned()));
    }
    let result = for_each_vector(&mut emit_with_flags(op, rewriter), ty, operands, build);
    rewriter.replace_op(op, [result]);
    Ok(())
}

/// No match if an operand or a result is of a floating point format that LLVM IR does not have.
pub(super) fn check_floats(op: Op, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    let values = op.operands(rewriter).chain(op.results(rewriter));
    let mut types = values.map(|value| value.ty(rewriter).element_type_or_self());
    let unknown = types.find(|ty| ty.is_float() && !llvm::is_compatible(*ty));
    drop(types);
    match unknown {
        Some(ty) => Err(rewriter.match_failure(op, || format!("LLVM IR has no type {ty}"))),
        None => Ok(()),
    }
}

/// A cast between an integer and an index: nothing, if both have the same width.
pub(super) fn lower_index_cast<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    extend: &'static OpDefinition,
) -> Result<(), NoMatch> {
    let ty = converted_type(op, rewriter)?;
    let operand = operands.one(0)?;
    if operand.ty(rewriter) == ty {
        rewriter.replace_op(op, [operand]);
        return Ok(());
    }
    replace_by_vectors(op, &[operand], rewriter, |emit, values, ty| {
        let width = |ty: Type<'c>| ty.element_type_or_self().int_or_float_bit_width();
        let kind =
            if width(ty) < width(emit.type_of(values[0])) { llvm::TruncOp::DEFINITION } else { extend };
        emit.op(kind, values, ty)
    })
}

/// The type of an operand.
#[cfg(feature = "memref")]
pub(super) fn operand_type<'c>(op: Op, number: usize, rewriter: &ConversionRewriter<'_, 'c>) -> Type<'c> {
    op.operand(rewriter, number).ty(rewriter)
}

/// The type of the result. No match unless it is a memref with the identity layout.
#[cfg(feature = "memref")]
pub(super) fn plain_result<'c>(
    op: Op,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<Type<'c>, NoMatch> {
    let ty = op.result(rewriter, 0).ty(rewriter);
    let converter = rewriter.type_converter().ok_or(NoMatch)?;
    match ty.has_identity_layout() && converter.convert_type(ty).is_some() {
        true => Ok(ty),
        false => Err(rewriter.match_failure(op, || "incompatible memref type".to_owned())),
    }
}
