//! Canonicalizations of contractions, reductions and broadcasts.

use rtblgen_runtime::constants::zero;
use rtblgen_runtime::{
    Attribute, Builder, Canonicalize, IrMapping, Location, NoMatch, Op, OpDefinition, OpState,
    PatternRewriter, RewritePatternSet, TypedOp, Value,
};

use super::types::mask_type;
use super::{
    BroadcastOp, CombiningKind, ContractionOp, ExtractOp, MultiDimReductionOp, ReductionOp, ShapeCastOp,
    masking_op, result_type, source, source_type,
};
use crate::arith;

impl Canonicalize for ContractionOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn(
                "CanonicalizeContractAddI",
                |op: arith::AddIOp, rewriter: &mut PatternRewriter<'_, '_>| {
                    add_to_contraction(op.op(), rewriter)
                },
            )
            .add_fn(
                "CanonicalizeContractAddF",
                |op: arith::AddFOp, rewriter: &mut PatternRewriter<'_, '_>| {
                    add_to_contraction(op.op(), rewriter)
                },
            );
    }
}

/// Replaces the zero accumulator of a contraction by the value that is added to its result.
fn add_to_contraction(add: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let operands = [add.operand(rewriter, 0), add.operand(rewriter, 1)];
    for [own, other] in [operands, [operands[1], operands[0]]] {
        let Some(contract) = rewriter.defining_op::<ContractionOp>(own) else { continue };
        let acc = contract.op().operand(rewriter, 2);
        let is_constant = rewriter.defining_op::<arith::ConstantOp>(acc).is_some();
        if is_constant && rewriter.match_constant(acc) == zero(acc.ty(rewriter)) {
            let mut mapping = IrMapping::new();
            mapping.map_value(acc, other);
            let new = rewriter.clone_op(contract, &mut mapping);
            let value = new.result(rewriter, 0);
            rewriter.replace_op(add, [value]);
            return Ok(());
        }
    }
    Err(NoMatch)
}

/// The `arith` op that combines two elements for a combining kind.
fn combining_op(kind: CombiningKind, is_float: bool) -> Option<&'static OpDefinition> {
    use CombiningKind as Kind;
    Some(match (kind, is_float) {
        (Kind::ADD, false) => arith::AddIOp::DEFINITION,
        (Kind::ADD, true) => arith::AddFOp::DEFINITION,
        (Kind::MUL, false) => arith::MulIOp::DEFINITION,
        (Kind::MUL, true) => arith::MulFOp::DEFINITION,
        (Kind::AND, false) => arith::AndIOp::DEFINITION,
        (Kind::OR, false) => arith::OrIOp::DEFINITION,
        (Kind::XOR, false) => arith::XOrIOp::DEFINITION,
        (Kind::MINSI, false) => arith::MinSIOp::DEFINITION,
        (Kind::MINUI, false) => arith::MinUIOp::DEFINITION,
        (Kind::MAXSI, false) => arith::MaxSIOp::DEFINITION,
        (Kind::MAXUI, false) => arith::MaxUIOp::DEFINITION,
        (Kind::MINNUMF, true) => arith::MinNumFOp::DEFINITION,
        (Kind::MAXNUMF, true) => arith::MaxNumFOp::DEFINITION,
        (Kind::MINIMUMF, true) => arith::MinimumFOp::DEFINITION,
        (Kind::MAXIMUMF, true) => arith::MaximumFOp::DEFINITION,
        _ => return None,
    })
}

/// Combines a value with an accumulator, under the mask if there is one (MLIR's `makeArithReduction`).
fn combine<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    location: Location<'c>,
    kind: CombiningKind,
    [value, acc]: [Value; 2],
    fastmath: Option<Attribute<'c>>,
    mask: Option<(Value, Value)>,
) -> Result<Value, NoMatch> {
    let ty = value.ty(rewriter);
    let is_float = ty.element_type_or_self().is_float();
    let definition = combining_op(kind, is_float).ok_or(NoMatch)?;
    let mut state = OpState::new(definition, location).operands([value, acc]).result(ty);
    if let Some(flags) = fastmath.filter(|_| is_float) {
        state = state.attribute("fastmath", flags);
    }
    let combined = rewriter.create_or_fold(state)[0];
    let Some((mask, passthru)) = mask else { return Ok(combined) };
    let location = combined.location(rewriter);
    let select = OpState::new(arith::SelectOp::DEFINITION, location).operands([mask, combined, passthru]);
    let select = rewriter.create(select.result(ty));
    Ok(select.result(rewriter, 0))
}

/// Extracts the only element of a vector.
fn only_element<'c>(rewriter: &mut PatternRewriter<'_, 'c>, location: Location<'c>, vector: Value) -> Value {
    let ty = vector.ty(rewriter);
    let position = rewriter.context().dense_array_attr(&vec![0_i64; ty.shape().len()]);
    let state = OpState::new(ExtractOp::DEFINITION, location).operand(vector).result(ty.element_type());
    let extract = rewriter.create(state.attribute("static_position", position));
    extract.result(rewriter, 0)
}

/// The operation to replace, which is the `vector.mask` around `op` if there is one, and its mask.
fn masked_root(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> (Op, Option<Value>) {
    let Some(masking) = masking_op(op, rewriter) else { return (op, None) };
    rewriter.set_insertion_point_before(masking);
    (masking, Some(masking.operand(rewriter, 0)))
}

impl Canonicalize for ReductionOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("ElideSingleElementReduction", reduce_single_element);
    }
}

/// Replaces a reduction of one element by the element, combined with the accumulator.
fn reduce_single_element(op: ReductionOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    if !matches!(source_type(op, rewriter).shape(), [] | [1]) {
        return Err(NoMatch);
    }
    let (location, vector) = (op.location(rewriter), source(op, rewriter));
    let (root, mask) = masked_root(op.op(), rewriter);
    let mask = mask.map(|mask| only_element(rewriter, location, mask));
    let mut value = only_element(rewriter, location, vector);
    if op.op().operand_count(rewriter) > 1 {
        let (acc, flags) = (op.op().operand(rewriter, 1), op.op().attribute(rewriter, "fastmath"));
        let kind = op.kind(rewriter);
        value = combine(rewriter, location, kind, [value, acc], flags, mask.map(|mask| (mask, acc)))?;
    }
    rewriter.replace_op(root, [value]);
    Ok(())
}

impl Canonicalize for MultiDimReductionOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("ElideUnitDimsInMultiDimReduction", reduce_unit_dims);
    }
}

/// Replaces a reduction of unit dimensions by the vector without these, combined with the accumulator.
fn reduce_unit_dims(op: MultiDimReductionOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let shape = source_type(op, rewriter).shape();
    let is_long = |dim: &i64| usize::try_from(*dim).ok().and_then(|dim| shape.get(dim)) != Some(&1);
    if op.reduction_dims(rewriter).iter().any(is_long) {
        return Err(NoMatch);
    }
    let (location, ty) = (op.location(rewriter), result_type(op, rewriter));
    let (vector, acc) = (source(op, rewriter), op.op().operand(rewriter, 1));
    let (root, mask) = masked_root(op.op(), rewriter);
    let mut reshape = |vector: Value, to| match ty.is_vector() {
        true => {
            let cast = OpState::new(ShapeCastOp::DEFINITION, location).operand(vector).result(to);
            let cast = rewriter.create(cast);
            cast.result(rewriter, 0)
        }
        false => only_element(rewriter, location, vector),
    };
    let mask = mask.map(|mask| reshape(mask, mask_type(ty)));
    let value = reshape(vector, ty);
    let kind = op.kind(rewriter);
    let value = combine(rewriter, location, kind, [acc, value], None, mask.map(|mask| (mask, value)))?;
    rewriter.replace_op(root, [value]);
    Ok(())
}

impl Canonicalize for BroadcastOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("BroadcastFolder", broadcast_of_broadcast);
    }
}

pub(super) fn broadcast_of_broadcast(
    op: BroadcastOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let before = rewriter.defining_op::<BroadcastOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (value, ty) = (source(before, rewriter), result_type(op, rewriter));
    super::elements::replace_with_broadcast(op, value, ty, rewriter);
    Ok(())
}
