//! Folders of loops and conditions, and canonicalizations of conditions.

use crate::shapes::constant_index;
use rtblgen_runtime::affine::{AffineExpr, AffineMap, IntegerSet};
use rtblgen_runtime::{
    Attribute, Canonicalize, Fold, FoldEdit, FoldOutcome, FoldResult, Ir, NoMatch, PatternRewriter, Region,
    RewritePatternSet, TypedOp, Value,
};

use super::{AffineForOp, AffineIfOp, MapOperands, condition_of, map_of};

type Constant<'c> = Option<Attribute<'c>>;

/// The attributes with the maps of the bounds.
const BOUNDS: [&str; 2] = ["lowerBoundMap", "upperBoundMap"];

/// A bound: the greatest or the least of the results of a map.
fn bound(op: AffineForOp, ir: &Ir<'_>, segment: usize) -> Option<MapOperands> {
    let map = map_of(op, ir, BOUNDS[segment])?;
    let operands = op.op().operand_segment(ir, segment).map(|number| op.op().operand(ir, number));
    let operands: Vec<Value> = operands.collect();
    (operands.len() == (map.dims() + map.symbols()) as usize).then_some(MapOperands { map, operands })
}

/// The bound if all its operands are constants.
fn known_bound(own: &MapOperands, ir: &Ir<'_>, segment: usize) -> Option<MapOperands> {
    let numbers: Option<Vec<AffineExpr>> =
        own.operands.iter().map(|operand| constant_index(ir, *operand).map(AffineExpr::constant)).collect();
    let numbers = numbers?;
    let (dims, symbols) = numbers.split_at(own.map.dims() as usize);
    let results = own.map.results().iter().map(|result| result.replace(dims, symbols).as_constant());
    let results = results.collect::<Option<Vec<i64>>>()?.into_iter();
    let number = if segment == 0 { results.max() } else { results.min() };
    let map = AffineMap::new(0, 0, vec![AffineExpr::constant(number?)]);
    Some(MapOperands { map, operands: Vec::new() })
}

/// The bound with a canonical map, without results that repeat the one before.
fn canonical_bound(own: &MapOperands, ir: &Ir<'_>) -> MapOperands {
    let canonical = own.composed(ir);
    let mut results = canonical.map.results().to_vec();
    results.dedup();
    let map = AffineMap::new(canonical.map.dims(), canonical.map.symbols(), results);
    // A change of operands alone changes nothing, as upstream.
    if map == own.map { own.clone() } else { MapOperands { map, operands: canonical.operands } }
}

/// The number that a bound is.
fn number_of(bound: &MapOperands) -> Option<i64> {
    match bound.map.results() {
        [only] => only.as_constant(),
        _ => None,
    }
}

/// The number of iterations between bounds that are numbers.
fn trip_count(op: AffineForOp, ir: &Ir<'_>, bounds: &[MapOperands; 2]) -> Option<u64> {
    let step = Some(op.step(ir)).filter(|step| *step > 0).map(i128::from)?;
    let distance = i128::from(number_of(&bounds[1])?) - i128::from(number_of(&bounds[0])?);
    u64::try_from((distance.max(0) + step - 1) / step).ok()
}

impl AffineForOp {
    /// The number of iterations, if both bounds are numbers.
    pub(super) fn static_trip_count(self, ir: &Ir<'_>) -> Option<u64> {
        trip_count(self, ir, &[bound(self, ir, 0)?, bound(self, ir, 1)?])
    }

    fn init_values(self, ir: &Ir<'_>) -> Vec<Value> {
        self.op().operand_segment(ir, 2).map(|number| self.op().operand(ir, number)).collect()
    }
}

impl Fold for AffineForOp {
    /// Replaces bounds by numbers or canonical maps, and loops without iterations or without a body by their
    /// results.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (Some(lower), Some(upper)) = (bound(self, ir, 0), bound(self, ir, 1)) else {
            return FoldOutcome::NotFolded;
        };
        let own = [lower, upper];
        let folded = [0, 1].map(|segment| {
            let known = known_bound(&own[segment], ir, segment);
            canonical_bound(&known.unwrap_or_else(|| own[segment].clone()), ir)
        });
        if let Some(values) = empty_loop(self, ir, &folded) {
            return FoldOutcome::Replaced(values.into_iter().map(FoldResult::Value).collect());
        }
        if own == folded {
            return FoldOutcome::NotFolded;
        }
        let inits = self.init_values(ir);
        let sizes = [folded[0].operands.len(), folded[1].operands.len(), inits.len()].map(|size| size as i32);
        let operands = [&folded[0].operands[..], &folded[1].operands, &inits].concat();
        let map = |bound: &MapOperands| Some(ir.context().affine_map_attr(&bound.map));
        FoldOutcome::InPlace(vec![
            FoldEdit::Operands(operands),
            FoldEdit::Attribute("operandSegmentSizes", Some(ir.context().dense_array_attr(&sizes))),
            FoldEdit::Attribute(BOUNDS[0], map(&folded[0])),
            FoldEdit::Attribute(BOUNDS[1], map(&folded[1])),
        ])
    }
}

/// Returns the results of a loop that has no iteration, or only passes values on.
fn empty_loop(op: AffineForOp, ir: &Ir<'_>, bounds: &[MapOperands; 2]) -> Option<Vec<Value>> {
    let inits = op.init_values(ir);
    if inits.is_empty() {
        return None;
    }
    let count = trip_count(op, ir, bounds);
    if count == Some(0) {
        return Some(inits);
    }
    let body = op.op().region(ir, 0).entry(ir)?;
    let ops: Vec<_> = body.ops(ir).collect();
    let &[end] = ops.as_slice() else { return None };
    let arguments: Vec<Value> = body.arguments(ir).collect();
    let (mut has_outer, mut is_reordered) = (false, false);
    let mut values = Vec::with_capacity(inits.len());
    for (number, value) in end.operands(ir).enumerate() {
        match arguments.iter().position(|argument| *argument == value) {
            Some(0) => return None,
            Some(position) => {
                is_reordered |= position - 1 != number;
                values.push(*inits.get(position - 1)?);
            }
            None => {
                has_outer = true;
                values.push(value);
            }
        }
    }
    let is_unclear = match count {
        None => has_outer || is_reordered,
        Some(count) => count >= 2 && is_reordered,
    };
    (!is_unclear).then_some(values)
}

impl Fold for AffineIfOp {
    /// The set of the condition without constants, repeated operands and `affine.apply`.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let Some(set) = condition_of(self, ir) else { return FoldOutcome::NotFolded };
        let operands: Vec<Value> = self.op().operands(ir).collect();
        if operands.len() != (set.dims() + set.symbols()) as usize {
            return FoldOutcome::NotFolded;
        }
        let (exprs, kinds): (Vec<_>, Vec<_>) = set.constraints().iter().cloned().unzip();
        let own = MapOperands { map: AffineMap::new(set.dims(), set.symbols(), exprs), operands };
        let canonical = own.composed(ir);
        if own == canonical {
            return FoldOutcome::NotFolded;
        }
        let constraints: Vec<_> = canonical.map.results().iter().cloned().zip(kinds).collect();
        let set = IntegerSet::new(canonical.map.dims(), canonical.map.symbols(), constraints);
        FoldOutcome::InPlace(vec![
            FoldEdit::Operands(canonical.operands),
            FoldEdit::Attribute("condition", Some(ir.context().integer_set_attr(&set))),
        ])
    }
}

impl Canonicalize for AffineIfOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("SimplifyDeadElse", drop_empty_else).add_fn("AlwaysTrueOrFalseIf", decide_condition);
    }
}

fn drop_empty_else(op: AffineIfOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let block = op.op().region(rewriter, 1).entry(rewriter).ok_or(NoMatch)?;
    if op.op().result_count(rewriter) > 0 || block.ops(rewriter).count() != 1 {
        return Err(NoMatch);
    }
    rewriter.erase_block(block);
    Ok(())
}

/// The region of a condition that is known to hold or to fail takes the place of the operation.
fn decide_condition(op: AffineIfOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let set = condition_of(op, rewriter).ok_or(NoMatch)?;
    let &[(ref only, true)] = set.constraints() else { return Err(NoMatch) };
    let region: Region = match only.as_constant() {
        Some(0) => op.op().region(rewriter, 0),
        Some(1) => op.op().region(rewriter, 1),
        _ => return Err(NoMatch),
    };
    let Some(block) = region.entry(rewriter) else {
        rewriter.erase_op(op);
        return Ok(());
    };
    let end = block.last_op(rewriter).ok_or(NoMatch)?;
    rewriter.inline_block_before(block, op, &[]);
    let results: Vec<Value> = end.operands(rewriter).collect();
    rewriter.replace_op(op, results);
    rewriter.erase_op(end);
    Ok(())
}
