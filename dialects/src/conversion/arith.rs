//! `arith` to `llvm`.

use std::sync::Arc;

use rtblgen_runtime::conversion::{
    ConversionPatternSet, ConversionRewriter, FnConversionPattern, Operands, TypeConverter,
};
use rtblgen_runtime::{
    Attribute, Builder, NamedAttribute, NoMatch, Op, OpState, RewritePatternSet, Type, TypedOp, Value,
};

use super::vectors;
use crate::{arith, llvm};

/// The operations that become one operation of `llvm` with the same operands.
const ONE_TO_ONE: &[(&str, &str)] = &[
    ("arith.addf", "llvm.fadd"),
    ("arith.addi", "llvm.add"),
    ("arith.andi", "llvm.and"),
    ("arith.bitcast", "llvm.bitcast"),
    ("arith.constant", "llvm.mlir.constant"),
    ("arith.divf", "llvm.fdiv"),
    ("arith.divsi", "llvm.sdiv"),
    ("arith.divui", "llvm.udiv"),
    ("arith.extf", "llvm.fpext"),
    ("arith.extsi", "llvm.sext"),
    ("arith.extui", "llvm.zext"),
    ("arith.fptosi", "llvm.fptosi"),
    ("arith.fptoui", "llvm.fptoui"),
    ("arith.maximumf", "llvm.intr.maximum"),
    ("arith.maxnumf", "llvm.intr.maxnum"),
    ("arith.maxsi", "llvm.intr.smax"),
    ("arith.maxui", "llvm.intr.umax"),
    ("arith.minimumf", "llvm.intr.minimum"),
    ("arith.minnumf", "llvm.intr.minnum"),
    ("arith.minsi", "llvm.intr.smin"),
    ("arith.minui", "llvm.intr.umin"),
    ("arith.mulf", "llvm.fmul"),
    ("arith.muli", "llvm.mul"),
    ("arith.negf", "llvm.fneg"),
    ("arith.ori", "llvm.or"),
    ("arith.remf", "llvm.frem"),
    ("arith.remsi", "llvm.srem"),
    ("arith.remui", "llvm.urem"),
    ("arith.select", "llvm.select"),
    ("arith.shli", "llvm.shl"),
    ("arith.shrsi", "llvm.ashr"),
    ("arith.shrui", "llvm.lshr"),
    ("arith.sitofp", "llvm.sitofp"),
    ("arith.subf", "llvm.fsub"),
    ("arith.subi", "llvm.sub"),
    ("arith.truncf", "llvm.fptrunc"),
    ("arith.trunci", "llvm.trunc"),
    ("arith.uitofp", "llvm.uitofp"),
    ("arith.xori", "llvm.xor"),
];

/// Adds the patterns that lower `arith` to `llvm`.
pub fn populate_arith_to_llvm<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &Arc<TypeConverter<'c>>,
) {
    let mut expansion = RewritePatternSet::new(patterns.context());
    arith::populate_ceil_floor_div_expansion(&mut expansion);
    patterns.add_rewrites(expansion);
    for (from, to) in ONE_TO_ONE {
        let lower = move |op, operands: Operands<'_>, rewriter: &mut ConversionRewriter<'_, 'c>| {
            one_to_one(op, operands, rewriter, to)
        };
        let pattern = FnConversionPattern::new(format!("{from} to {to}"), lower).on(from).generates(&[to]);
        patterns.add(pattern.with_converter(converter));
    }
    let mut add = |name: &str, op: &'static str, lower: super::arith_extended::Lower<'c>| {
        patterns.add(FnConversionPattern::new(name, lower).on(op).with_converter(converter));
    };
    add("IndexCastOpLowering", "arith.index_cast", |op, operands, rewriter| {
        index_cast(op, operands, rewriter, "llvm.sext")
    });
    add("IndexCastUIOpLowering", "arith.index_castui", |op, operands, rewriter| {
        index_cast(op, operands, rewriter, "llvm.zext")
    });
    // The numbers of the predicates are the same in both dialects.
    add("CmpIOpLowering", "arith.cmpi", |op, operands, rewriter| lower(op, operands, rewriter, "llvm.icmp"));
    add("CmpFOpLowering", "arith.cmpf", |op, operands, rewriter| lower(op, operands, rewriter, "llvm.fcmp"));
    super::arith_extended::populate(&mut add);
}

/// The type of the only result, converted; nothing where it is an array of vectors.
pub(super) fn result_type<'c>(
    op: Op,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<Type<'c>, NoMatch> {
    let converter = rewriter.type_converter().ok_or(NoMatch)?;
    let ty = converter.convert_type(op.result(rewriter, 0).ty(rewriter)).ok_or(NoMatch)?;
    match ty.is_a("llvm.array") {
        true => {
            Err(rewriter.match_failure(op, || "vectors of several dimensions are not lowered".to_owned()))
        }
        false => Ok(ty),
    }
}

/// The attributes as the operation of `llvm` has them: flags that say nothing are left out.
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

/// The flags of `llvm`, if there are any.
fn fastmath(flags: Attribute<'_>) -> Option<Attribute<'_>> {
    let own = arith::FastMathFlags::from_attribute(flags)?;
    let found: llvm::FastmathFlags = own.to_string().replace(',', ", ").parse().ok()?;
    (found != llvm::FastmathFlags::NONE).then(|| found.to_attribute(flags.context()))
}

fn overflow(flags: Attribute<'_>) -> Option<Attribute<'_>> {
    let own = arith::IntegerOverflowFlags::from_attribute(flags)?;
    let found: llvm::IntegerOverflowFlags = own.to_string().parse().ok()?;
    (found != llvm::IntegerOverflowFlags::NONE).then(|| found.to_attribute(flags.context()))
}

fn one_to_one<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    to: &'static str,
) -> Result<(), NoMatch> {
    if op.attribute(rewriter, "roundingmode").is_some() {
        return Err(rewriter.match_failure(op, || "rounding modes are not lowered".to_owned()));
    }
    lower(op, operands, rewriter, to)
}

/// The operation of this name with the same operands; for vectors of several dimensions one per vector.
pub(super) fn lower<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    name: &'static str,
) -> Result<(), NoMatch> {
    let converter = rewriter.type_converter().ok_or(NoMatch)?;
    let ty = converter.convert_type(op.result(rewriter, 0).ty(rewriter)).ok_or(NoMatch)?;
    let operands = operands.ones()?;
    let state = OpState::new(name, op.location(rewriter)).attributes(attributes(op, rewriter));
    if !ty.is_a("llvm.array") || operands.is_empty() {
        rewriter.replace_op_with_new(op, state.operands(operands).result(ty));
        return Ok(());
    }
    if operands.iter().any(|operand| !operand.ty(rewriter).is_a("llvm.array")) {
        return Err(rewriter.match_failure(op, || "operands with and without several dimensions".to_owned()));
    }
    let result = vectors::unrolled(op, ty, &operands, rewriter, &|values, ty| {
        state.clone().operands(values).result(ty)
    });
    rewriter.replace_op(op, [result]);
    Ok(())
}

fn index_cast<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    extend: &'static str,
) -> Result<(), NoMatch> {
    let ty = result_type(op, rewriter)?;
    let operand = operands.one(0)?;
    let width = |ty: Type<'c>| ty.element_type_or_self().int_or_float_bit_width();
    let (from, to) = (width(operand.ty(rewriter)), width(ty));
    if from == to {
        rewriter.replace_op(op, [operand]);
        return Ok(());
    }
    let name = if to < from { "llvm.trunc" } else { extend };
    let state = OpState::new(name, op.location(rewriter)).operand(operand).result(ty);
    rewriter.replace_op_with_new(op, state);
    Ok(())
}

/// Creates an operation of `llvm` with one result.
pub(super) fn create<'c>(
    rewriter: &mut ConversionRewriter<'_, 'c>,
    at: Op,
    name: &str,
    operands: impl IntoIterator<Item = Value>,
    ty: Type<'c>,
) -> Value {
    let state = OpState::new(name, at.location(rewriter)).operands(operands).result(ty);
    let op = rewriter.create(state);
    op.result(rewriter, 0)
}

/// Creates a constant integer.
pub(super) fn constant<'c>(
    rewriter: &mut ConversionRewriter<'_, 'c>,
    at: Op,
    ty: Type<'c>,
    value: Attribute<'c>,
) -> Value {
    let location = at.location(rewriter);
    let op = llvm::ConstantOp::build(rewriter, location, ty, value);
    op.op().result(rewriter, 0)
}
