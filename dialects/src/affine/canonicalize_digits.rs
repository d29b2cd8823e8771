//! Canonicalization patterns of `affine.delinearize_index` and `affine.linearize_index`.

use crate::shapes::constant_index;
use rtblgen_runtime::affine::{AffineExpr, AffineMap};
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::{
    Builder, Canonicalize, DYNAMIC, Location, NoMatch, Op, OpState, PatternRewriter, RewritePatternSet,
    TypedOp, Value,
};

use super::digits::{Basis, Padded, delinearize, linearize};
use super::{AffineApplyOp, AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use crate::arith;

impl Canonicalize for AffineDelinearizeIndexOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("CancelDelinearizeOfLinearizeDisjointExactTail", cancel_tail)
            .add_fn("DropUnitExtentBasis", drop_unit_digits)
            .add_fn("SplitDelinearizeSpanningLastLinearizeArg", split_last_digit);
    }
}

impl Canonicalize for AffineLinearizeIndexOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("CancelLinearizeOfDelinearizePortion", cancel_portion)
            .add_fn("DropLinearizeLeadingZero", drop_leading_zero)
            .add_fn("DropLinearizeUnitComponentsIfDisjointOrZero", drop_unit_components);
    }
}

fn zero<'c>(rewriter: &mut PatternRewriter<'_, 'c>, location: Location<'c>) -> Value {
    let index = rewriter.context().index_type();
    arith::ConstantOp::of_integer(rewriter, location, index, 0)
}

/// The `affine.linearize_index` that defines the number to split, if it is `disjoint`.
fn disjoint_source(
    op: AffineDelinearizeIndexOp,
    rewriter: &PatternRewriter<'_, '_>,
) -> Result<AffineLinearizeIndexOp, NoMatch> {
    let source = rewriter.defining_op::<AffineLinearizeIndexOp>(op.op().operand(rewriter, 0));
    source.filter(|source| source.disjoint(rewriter)).ok_or(NoMatch)
}

/// The digit operands.
fn digits_of(op: AffineLinearizeIndexOp, rewriter: &PatternRewriter<'_, '_>) -> Vec<Value> {
    op.op().operand_segment(rewriter, 0).map(|number| op.op().operand(rewriter, number)).collect()
}

/// Trailing digits that have the same basis in the source are replaced by the source's operands.
fn cancel_tail(op: AffineDelinearizeIndexOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let source = disjoint_source(op, rewriter)?;
    let digits = digits_of(source, rewriter);
    let (from, to) = (source.basis(rewriter), op.basis(rewriter));
    let same = from.iter().rev().zip(to.iter().rev()).take_while(|(from, to)| from == to).count();
    let results = op.digits(rewriter);
    if same == 0 {
        return Err(NoMatch);
    }
    if same == from.len() && same == to.len() && digits.len() == results {
        rewriter.replace_op(op.op(), digits);
        return Ok(());
    }
    let (first, last) = digits.split_at(digits.len() - same);
    let (from, to) = (source.padded_basis(rewriter), op.padded_basis(rewriter));
    let location = source.op().location(rewriter);
    let number = linearize(rewriter, location, first, &from[..from.len() - same], true);
    let location = op.op().location(rewriter);
    let rest = delinearize(rewriter, location, number, &to[..to.len() - same]);
    let merged: Vec<Value> = rest.results(rewriter).chain(last.iter().copied()).collect();
    rewriter.replace_op(op.op(), merged);
    Ok(())
}

/// A digit whose basis element is 1 is replaced by zero.
fn drop_unit_digits(
    op: AffineDelinearizeIndexOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let location = op.op().location(rewriter);
    let basis = op.padded_basis(rewriter);
    let is_unit = |element: &Option<OpFoldResult<'_>>, rewriter: &PatternRewriter<'_, '_>| {
        element.and_then(|element| element.constant(rewriter)) == Some(1)
    };
    let units: Vec<bool> = basis.iter().map(|element| is_unit(element, rewriter)).collect();
    if !units.contains(&true) {
        return Err(NoMatch);
    }
    let zero = zero(rewriter, location);
    let kept: Padded<'_> =
        basis.into_iter().zip(&units).filter(|(_, unit)| !**unit).map(|(element, _)| element).collect();
    let number = op.op().operand(rewriter, 0);
    let rest: Vec<Value> = match kept.is_empty() {
        true => Vec::new(),
        false => {
            let rest = delinearize(rewriter, location, number, &kept);
            rest.results(rewriter).collect()
        }
    };
    let mut rest = rest.into_iter();
    let results: Option<Vec<Value>> =
        units.iter().map(|unit| if *unit { Some(zero) } else { rest.next() }).collect();
    rewriter.replace_op(op.op(), results.ok_or(NoMatch)?);
    Ok(())
}

/// Trailing digits whose basis has the product of the source's last basis element are split from the source's last operand.
fn split_last_digit(
    op: AffineDelinearizeIndexOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let source = disjoint_source(op, rewriter)?;
    let target =
        source.numbers(rewriter).last().copied().filter(|target| *target != DYNAMIC).ok_or(NoMatch)?;
    let count = factors_at_end(&op.numbers(rewriter), target).filter(|count| *count >= 2).ok_or(NoMatch)?;
    let digits = digits_of(source, rewriter);
    let (last, first) = digits.split_last().ok_or(NoMatch)?;
    let from = source.padded_basis(rewriter);
    let location = source.op().location(rewriter);
    let number = linearize(rewriter, location, first, &from[..from.len() - 1], true);
    let to = op.padded_basis(rewriter);
    let (outer, inner) = to.split_at(to.len() - count);
    let location = op.op().location(rewriter);
    let outer = delinearize(rewriter, location, number, outer);
    let inner = delinearize(rewriter, location, *last, inner);
    let results: Vec<Value> = outer.results(rewriter).chain(inner.results(rewriter)).collect();
    rewriter.replace_op(op.op(), results);
    Ok(())
}

/// The number of numbers at the end with this product.
fn factors_at_end(numbers: &[i64], product: i64) -> Option<usize> {
    let mut own = 1_i64;
    for (count, number) in numbers.iter().rev().enumerate() {
        own = if *number == DYNAMIC { return None } else { own.checked_mul(*number)? };
        if own >= product {
            return (own == product).then_some(count + 1);
        }
    }
    None
}

/// Consecutive operands that are consecutive results of one `affine.delinearize_index` with the same basis.
struct Run {
    source: AffineDelinearizeIndexOp,
    /// The index of the first digit among the operands; `source_start` is its index among the results of the source.
    start: usize,
    source_start: usize,
    length: usize,
}

/// The runs among the operands, at most one of each source.
fn runs(op: AffineLinearizeIndexOp, rewriter: &PatternRewriter<'_, '_>) -> Vec<Run> {
    let digits = digits_of(op, rewriter);
    let basis = op.padded_basis(rewriter);
    let mut runs: Vec<Run> = Vec::new();
    let mut start = 0;
    while start < digits.len() {
        let run = run_at(op, rewriter, &digits, &basis, start);
        let run = run.filter(|run| !runs.iter().any(|known| known.source.op() == run.source.op()));
        start += run.as_ref().map_or(1, |run| run.length);
        runs.extend(run);
    }
    runs
}

fn run_at<'c>(
    op: AffineLinearizeIndexOp,
    rewriter: &PatternRewriter<'_, 'c>,
    digits: &[Value],
    basis: &Padded<'c>,
    start: usize,
) -> Option<Run> {
    let source = rewriter.defining_op::<AffineDelinearizeIndexOp>(digits[start])?;
    let source_start = source.op().results(rewriter).position(|result| result == digits[start])?;
    let own = source.padded_basis(rewriter);
    // A first digit may have no bound. Digits without a bound agree if both are first, or if `disjoint`
    // bounds the digit.
    let both_first = start == 0 && source_start == 0;
    let is_known = op.disjoint(rewriter) && source_start == 0 && own[source_start].is_none();
    if own[source_start] != basis[start] && !both_first && !is_known {
        return None;
    }
    let rest = digits[start + 1..].iter().zip(&basis[start + 1..]);
    let split = source.op().results(rewriter).zip(&own).skip(source_start + 1);
    let same = rest.zip(split).take_while(|((digit, base), (result, own))| *digit == result && base == own);
    let length = 1 + same.count();
    (length > 1).then_some(Run { source, start, source_start, length })
}

/// Runs become one digit each.
fn cancel_portion(op: AffineLinearizeIndexOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let runs = runs(op, rewriter);
    if runs.is_empty() {
        return Err(NoMatch);
    }
    let digits = digits_of(op, rewriter);
    let basis = op.padded_basis(rewriter);
    let (mut new_digits, mut new_basis) = (Vec::new(), Vec::new());
    let mut replacements = Vec::new();
    let mut end = 0;
    let point = rewriter.insertion_point();
    for run in &runs {
        new_digits.extend_from_slice(&digits[end..run.start]);
        new_basis.extend_from_slice(&basis[end..run.start]);
        end = run.start + run.length;
        rewriter.set_insertion_point_before(run.source.op());
        let merged = &basis[run.start..end];
        let size = product(rewriter, op.op(), merged);
        new_basis.push(size);
        let (digit, replaced) = merge(run, rewriter, merged, size);
        new_digits.push(digit);
        replacements.extend(replaced.map(|results| (run.source.op(), results)));
    }
    rewriter.set_insertion_point(point);
    new_digits.extend_from_slice(&digits[end..]);
    new_basis.extend_from_slice(&basis[end..]);
    let (location, disjoint) = (op.op().location(rewriter), op.disjoint(rewriter));
    let number = linearize(rewriter, location, &new_digits, &new_basis, disjoint);
    rewriter.replace_op(op.op(), [number]);
    for (source, results) in replacements {
        rewriter.replace_op(source, results);
    }
    Ok(())
}

/// Returns the digit that replaces a run, and the replacements of the results of its source if not all of
/// them are in the run.
fn merge<'c>(
    run: &Run,
    rewriter: &mut PatternRewriter<'_, 'c>,
    merged: &[Option<OpFoldResult<'c>>],
    size: Option<OpFoldResult<'c>>,
) -> (Value, Option<Vec<Value>>) {
    let (source, start) = (run.source, run.source_start);
    let number = source.op().operand(rewriter, 0);
    if run.length == source.digits(rewriter) {
        return (number, None);
    }
    let location = source.op().location(rewriter);
    let mut basis = source.padded_basis(rewriter);
    basis.splice(start..start + run.length, [size]);
    let outer = delinearize(rewriter, location, number, &basis);
    let digit = outer.result(rewriter, start);
    let inner = delinearize(rewriter, location, digit, merged);
    let mut results: Vec<Value> = outer.results(rewriter).collect();
    results.splice(start..=start, inner.results(rewriter));
    (digit, Some(results))
}

/// The product of basis elements; `None` if one of them has no bound.
fn product<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    op: Op,
    sizes: &[Option<OpFoldResult<'c>>],
) -> Option<OpFoldResult<'c>> {
    let mut values: Vec<Value> = Vec::new();
    let mut result = AffineExpr::constant(1);
    for size in sizes {
        let size = (*size)?;
        result = result
            * match (size.constant(rewriter), size.value()) {
                (None, Some(value)) => {
                    values.push(value);
                    AffineExpr::symbol(values.len() as u32 - 1)
                }
                (number, _) => AffineExpr::constant(number?),
            };
    }
    let context = rewriter.context();
    if let Some(number) = result.as_constant() {
        return Some(OpFoldResult::index(context, number));
    }
    let map = AffineMap::new(0, values.len() as u32, vec![result]);
    let state = OpState::new(AffineApplyOp::DEFINITION, op.location(rewriter)).operands(values);
    let state = state.attribute("map", context.affine_map_attr(&map)).result(context.index_type());
    let apply = rewriter.create(state);
    Some(OpFoldResult::Value(apply.result(rewriter, 0)))
}

/// Drops a first digit that is zero.
fn drop_leading_zero(
    op: AffineLinearizeIndexOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let digits = digits_of(op, rewriter);
    let (first, rest) = digits.split_first().ok_or(NoMatch)?;
    if constant_index(rewriter, *first) != Some(0) {
        return Err(NoMatch);
    }
    let number = match rest.is_empty() {
        true => *first,
        false => {
            let (location, disjoint) = (op.op().location(rewriter), op.disjoint(rewriter));
            let basis = op.padded_basis(rewriter);
            linearize(rewriter, location, rest, &basis[1..], disjoint)
        }
    };
    rewriter.replace_op(op.op(), [number]);
    Ok(())
}

/// Drops digits whose basis element is 1, if they are known to be zero.
fn drop_unit_components(
    op: AffineLinearizeIndexOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let disjoint = op.disjoint(rewriter);
    let digits = digits_of(op, rewriter);
    let says_nothing = |digit: Value, base: Option<OpFoldResult<'_>>, rewriter: &PatternRewriter<'_, '_>| {
        base.and_then(|base| base.constant(rewriter)) == Some(1)
            && (disjoint || constant_index(rewriter, digit) == Some(0))
    };
    let pairs = digits.iter().copied().zip(op.padded_basis(rewriter));
    let (kept, basis): (Vec<Value>, Padded<'_>) =
        pairs.filter(|(digit, base)| !says_nothing(*digit, *base, rewriter)).unzip();
    if kept.len() == digits.len() {
        return Err(NoMatch);
    }
    let location = op.op().location(rewriter);
    let number = match kept.is_empty() {
        true => zero(rewriter, location),
        false => linearize(rewriter, location, &kept, &basis, disjoint),
    };
    rewriter.replace_op(op.op(), [number]);
    Ok(())
}
