//! Canonicalizations of extractions, insertions, shuffles and lists of elements.

use rtblgen_runtime::{
    Builder, Canonicalize, DYNAMIC, NoMatch, OpState, PatternRewriter, RewritePatternSet, TypedOp, Value,
};

use super::elements::{
    MaskFormat, constant, linear, mask_format, position_of, replace_with_broadcast, splat_of, splat_source,
    strides,
};
use super::fold_extract::{broadcast_source, constant_positions};
use super::types::is_broadcastable;
use super::{
    BroadcastOp, CreateMaskOp, ExtractOp, FromElementsOp, InsertOp, InterleaveOp, POISON_INDEX, ShapeCastOp,
    ShuffleOp, ToElementsOp, result_type, source, source_type,
};
use crate::arith::ConstantOp;

impl Canonicalize for ExtractOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("ExtractOpFromBroadcast", extract_from_broadcast)
            .add_fn("ExtractOpFromCreateMask", extract_from_mask)
            .add_fn("foldExtractFromShapeCastToShapeCast", extract_from_shape_cast)
            .add_fn("foldExtractFromFromElements", extract_from_elements);
    }
}

/// Replaces an extraction from a broadcast by a broadcast to the smaller type.
fn extract_from_broadcast(op: ExtractOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let ty = result_type(op, rewriter);
    let value = broadcast_source(rewriter, source(op, rewriter)).ok_or(NoMatch)?;
    if !ty.is_vector() || !is_broadcastable(value.ty(rewriter), ty) {
        return Err(NoMatch);
    }
    replace_with_broadcast(op, value, ty, rewriter);
    Ok(())
}

/// Replaces an extraction from a mask by a mask of the trailing dimensions, or by an all-false mask.
fn extract_from_mask(op: ExtractOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (mask, ty) = (source(op, rewriter), result_type(op, rewriter));
    let made = rewriter.defining_op::<CreateMaskOp>(mask).ok_or(NoMatch)?;
    if !ty.is_vector() {
        return Err(NoMatch);
    }
    let positions = op.static_position(rewriter);
    let sizes: Vec<Value> = made.op().operands(rewriter).collect();
    let shape = mask.ty(rewriter).shape();
    let mut is_off = mask_format(mask, rewriter) == Some(MaskFormat::AllFalse);
    let mut is_unknown = false;
    for (dim, position) in positions.iter().enumerate() {
        if is_off {
            break;
        }
        let size = rewriter.defining_op::<ConstantOp>(sizes[dim]);
        match size.and_then(|_| rewriter.match_constant_int(sizes[dim])) {
            None => is_unknown = true,
            Some(size) if *position == DYNAMIC => is_unknown |= size < shape[dim].into(),
            Some(size) => is_off |= i128::from(*position) >= size,
        }
    }
    let location = op.location(rewriter);
    if is_off {
        let value = splat_of(ty, rewriter.context().bool_attr(false)).ok_or(NoMatch)?;
        let value = constant(rewriter, location, value);
        rewriter.replace_op(op, [value]);
        return Ok(());
    }
    if is_unknown {
        return Err(NoMatch);
    }
    let state = OpState::new(CreateMaskOp::DEFINITION, location).operands(sizes[positions.len()..].to_vec());
    rewriter.replace_op_with_state(op, state.result(ty));
    Ok(())
}

/// Replaces an extraction of all elements of a shape cast by a shape cast.
fn extract_from_shape_cast(op: ExtractOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let cast = rewriter.defining_op::<ShapeCastOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (from, to) = (source_type(cast, rewriter), result_type(op, rewriter));
    if !to.is_vector() || from.num_elements() != to.num_elements() {
        return Err(NoMatch);
    }
    let value = source(cast, rewriter);
    let state = OpState::new(ShapeCastOp::DEFINITION, op.location(rewriter)).operand(value);
    rewriter.replace_op_with_state(op, state.result(to));
    Ok(())
}

fn extract_from_elements(op: ExtractOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let position = constant_positions(op.op(), rewriter).ok_or(NoMatch)?;
    let made = rewriter.defining_op::<FromElementsOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (from, to) = (source_type(op, rewriter), result_type(op, rewriter));
    if !to.is_vector() || to.is_scalable_vector() || from.is_scalable_vector() {
        return Err(NoMatch);
    }
    let start = linear(&position, from.shape());
    let count = to.num_elements().ok_or(NoMatch)?;
    let elements = made.op().operands(rewriter).skip(start as usize).take(count as usize).collect::<Vec<_>>();
    let state = OpState::new(FromElementsOp::DEFINITION, op.location(rewriter)).operands(elements);
    rewriter.replace_op_with_state(op, state.result(to));
    Ok(())
}

impl Canonicalize for ToElementsOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("ToElementsOfBroadcast", elements_of_broadcast);
    }
}

/// Replaces the elements of a broadcast vector by those of its source.
fn elements_of_broadcast(op: ToElementsOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let broadcast = rewriter.defining_op::<BroadcastOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (value, shape) = (source(broadcast, rewriter), source_type(op, rewriter).shape());
    let ty = value.ty(rewriter);
    if !ty.is_vector() {
        return Err(NoMatch);
    }
    let (own, lead) = (ty.shape(), shape.len() - ty.shape().len());
    let state = OpState::new(ToElementsOp::DEFINITION, op.location(rewriter)).operand(value);
    let count = ty.num_elements().ok_or(NoMatch)? as usize;
    let taken = rewriter.create(state.results(vec![ty.element_type(); count]));
    let element = |number: usize| {
        let position = position_of(number as i64, shape);
        let inner: Vec<i64> = own
            .iter()
            .zip(&position[lead..])
            .map(|(size, index)| if *size == 1 { 0 } else { *index })
            .collect();
        taken.result(rewriter, linear(&inner, own) as usize)
    };
    let values: Vec<Value> = (0..op.op().result_count(rewriter)).map(element).collect();
    rewriter.replace_op(op, values);
    Ok(())
}

impl Canonicalize for FromElementsOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("rewriteFromElementsAsBroadcast", elements_as_broadcast)
            .add_fn("FromElementsToShapeCast", elements_as_shape_cast);
    }
}

fn elements_as_broadcast(op: FromElementsOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let mut elements = op.op().operands(rewriter);
    let first = elements.next().ok_or(NoMatch)?;
    if elements.any(|element| element != first) {
        return Err(NoMatch);
    }
    drop(elements);
    let ty = result_type(op, rewriter);
    replace_with_broadcast(op, first, ty, rewriter);
    Ok(())
}

/// Replaces a vector of consecutive elements of another vector by a shape cast of an extraction.
fn elements_as_shape_cast(op: FromElementsOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (location, ty) = (op.location(rewriter), result_type(op, rewriter));
    let count = ty.num_elements().filter(|count| *count != 1).ok_or(NoMatch)?;
    let extracts: Option<Vec<_>> =
        op.op().operands(rewriter).map(|element| rewriter.defining_op::<ExtractOp>(element)).collect();
    let extracts = extracts.ok_or(NoMatch)?;
    let vector = source(*extracts.first().ok_or(NoMatch)?, rewriter);
    let shape = vector.ty(rewriter).shape();
    let mut places = Vec::with_capacity(extracts.len());
    for extract in &extracts {
        let position = constant_positions(extract.op(), rewriter).ok_or(NoMatch)?;
        if source(*extract, rewriter) != vector || position.len() != shape.len() {
            return Err(NoMatch);
        }
        places.push(position);
    }
    let (mut kept, mut size) = (shape.len(), 1);
    while kept > 0 && places[0][kept - 1] == 0 && size < count {
        kept -= 1;
        size *= shape[kept];
    }
    let start = linear(&places[0], shape);
    let numbers = places.iter().map(|place| linear(place, shape));
    if size != count || !numbers.eq(start..start + count) {
        return Err(NoMatch);
    }
    let part = extract(rewriter, location, vector, &places[0][..kept]);
    let cast = OpState::new(ShapeCastOp::DEFINITION, location).operand(part).result(ty);
    rewriter.replace_op_with_state(op, cast);
    Ok(())
}

/// Builds an extraction, or folds it.
pub(super) fn extract<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    location: rtblgen_runtime::Location<'c>,
    vector: Value,
    position: &[i64],
) -> Value {
    let ty = vector.ty(rewriter);
    let result = match position.len() == ty.shape().len() {
        true => ty.element_type(),
        false => super::types::without_leading(ty, position.len()),
    };
    let position = rewriter.context().dense_array_attr(position);
    let state = OpState::new(ExtractOp::DEFINITION, location).operand(vector).result(result);
    rewriter.create_or_fold(state.attribute("static_position", position))[0]
}

impl Canonicalize for InsertOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("InsertToBroadcast", insert_all)
            .add_fn("BroadcastFolder", super::canonicalize::broadcast_of_broadcast)
            .add_fn("InsertSplatToSplat", insert_same)
            .add_fn("InsertChainFullyInitialized", insert_everywhere);
    }
}

/// Replaces an insertion of all elements by a broadcast.
fn insert_all(op: InsertOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (value, ty) = (source(op, rewriter), result_type(op, rewriter));
    let own = value.ty(rewriter);
    if !own.is_vector() || own.num_elements() != ty.num_elements() {
        return Err(NoMatch);
    }
    replace_with_broadcast(op, value, ty, rewriter);
    Ok(())
}

/// Removes an insertion of a broadcast into a broadcast of the same scalar.
fn insert_same(op: InsertOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let splat = splat_source(source(op, rewriter), rewriter).ok_or(NoMatch)?;
    if splat_source(op.op().operand(rewriter, 1), rewriter) != Some(splat) {
        return Err(NoMatch);
    }
    let ty = result_type(op, rewriter);
    replace_with_broadcast(op, splat, ty, rewriter);
    Ok(())
}

/// Replaces a chain of insertions that sets all elements by `vector.from_elements`.
fn insert_everywhere(op: InsertOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    const MOST_ELEMENTS: i64 = 1 << 16;
    let ty = result_type(op, rewriter);
    let own = op.op().result(rewriter, 0);
    let goes_on =
        |user| InsertOp::cast(rewriter, user).is_some_and(|user| user.op().operand(rewriter, 1) == own);
    if ty.is_scalable_vector() || op.op().users(rewriter).any(goes_on) {
        return Err(NoMatch);
    }
    let count = ty.num_elements().filter(|count| *count <= MOST_ELEMENTS).ok_or(NoMatch)? as usize;
    let (mut is_known, mut known) = (vec![false; count], 0);
    let mut parts: Vec<(usize, usize, Value)> = Vec::new();
    let mut current = Some(op);
    let mut chain = Vec::new();
    while let Some(insert) = current {
        chain.push((insert, constant_positions(insert.op(), rewriter).ok_or(NoMatch)?));
        current = rewriter.defining_op::<InsertOp>(insert.op().operand(rewriter, 1));
        if current.is_some_and(|before| !before.op().has_one_use(rewriter)) {
            return Err(NoMatch);
        }
    }
    for (insert, position) in chain {
        if position.contains(&POISON_INDEX) {
            return Err(NoMatch);
        }
        let value = source(insert, rewriter);
        let start = linear(&position, ty.shape()) as usize;
        let size = value.ty(rewriter).num_elements().unwrap_or(1) as usize;
        let places = is_known.get_mut(start..start + size).ok_or(NoMatch)?;
        known += places.iter().filter(|place| !**place).count();
        places.fill(true);
        parts.push((start, size, value));
        if known == count {
            break;
        }
    }
    if known != count {
        return Err(NoMatch);
    }
    replace_with_elements(op, &parts, count, rewriter)
}

/// Replaces an insertion by `vector.from_elements`. `parts` starts with the latest insertion. Each part has the linear index
/// of its first element, the number of its elements, and its value.
fn replace_with_elements(
    op: InsertOp,
    parts: &[(usize, usize, Value)],
    count: usize,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let (location, ty) = (op.location(rewriter), result_type(op, rewriter));
    let mut elements: Vec<Option<Value>> = vec![None; count];
    for (start, size, value) in parts.iter().rev().copied() {
        if !value.ty(rewriter).is_vector() {
            elements[start] = Some(value);
            continue;
        }
        let state = OpState::new(ToElementsOp::DEFINITION, location).operand(value);
        let taken = rewriter.create(state.results(vec![ty.element_type(); size]));
        let results: Vec<Value> = taken.results(rewriter).collect();
        elements[start..start + size].iter_mut().zip(results).for_each(|(place, own)| *place = Some(own));
    }
    let elements: Vec<Value> = elements.into_iter().collect::<Option<_>>().ok_or(NoMatch)?;
    let state = OpState::new(FromElementsOp::DEFINITION, location).operands(elements);
    rewriter.replace_op_with_state(op, state.result(ty));
    Ok(())
}

impl Canonicalize for ShuffleOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("ShuffleSplat", shuffle_same)
            .add_fn("ShuffleInterleave", shuffle_in_turn)
            .add_fn("Canonicalize0DShuffleOp", shuffle_numbers);
    }
}

fn shuffle_same(op: ShuffleOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let splat = splat_source(source(op, rewriter), rewriter).ok_or(NoMatch)?;
    if splat_source(op.op().operand(rewriter, 1), rewriter) != Some(splat) {
        return Err(NoMatch);
    }
    let ty = result_type(op, rewriter);
    replace_with_broadcast(op, splat, ty, rewriter);
    Ok(())
}

/// Replaces a shuffle that alternates between two vectors by `vector.interleave`.
fn shuffle_in_turn(op: ShuffleOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let ty = result_type(op, rewriter);
    let [first, second] = [0, 1].map(|number| op.op().operand(rewriter, number));
    let own = first.ty(rewriter);
    let size = own.num_elements().ok_or(NoMatch)?;
    if ty.shape().len() != 1 || own != second.ty(rewriter) || ty.shape() != [2 * size] {
        return Err(NoMatch);
    }
    if !op.mask(rewriter).into_iter().eq((0..size).flat_map(|number| [number, size + number])) {
        return Err(NoMatch);
    }
    let state = OpState::new(InterleaveOp::DEFINITION, op.location(rewriter)).operands([first, second]);
    rewriter.replace_op_with_state(op, state.result(ty));
    Ok(())
}

/// Replaces a shuffle of two 0-D vectors by a broadcast of the selected one.
fn shuffle_numbers(op: ShuffleOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let mask = op.mask(rewriter);
    if !source_type(op, rewriter).shape().is_empty() || mask.len() != 1 {
        return Err(NoMatch);
    }
    let value = op.op().operand(rewriter, usize::from(mask[0] != 0));
    let ty = result_type(op, rewriter);
    replace_with_broadcast(op, value, ty, rewriter);
    Ok(())
}

/// The linear indices of a vector's elements in the order of the transposed vector. Dimension `i` of the transposed vector
/// is dimension `from[i]` of the vector.
pub(super) fn permuted_numbers(shape: &[i64], from: &[i64]) -> Option<Vec<usize>> {
    let own = strides(shape);
    let sizes: Vec<i64> = from.iter().map(|dim| shape.get(*dim as usize).copied()).collect::<Option<_>>()?;
    let steps: Vec<i64> = from.iter().map(|dim| own[*dim as usize]).collect();
    let count: i64 = sizes.iter().product();
    let number = |number| {
        position_of(number, &sizes).iter().zip(&steps).map(|(at, step)| at * step).sum::<i64>() as usize
    };
    Some((0..count).map(number).collect())
}
