//! Folders and canonicalizations of `affine.min` and `affine.max`.

use rtblgen_runtime::affine::{AffineExpr, AffineExprKind, AffineMap, LinearExpr};
use rtblgen_runtime::{
    Attribute, Canonicalize, Fold, FoldEdit, FoldOutcome, Ir, NoMatch, OpState, PatternRewriter,
    RewritePatternSet, TypedOp, Value,
};

use super::canonicalize::simplify;
use super::{AffineApplyOp, AffineMaxOp, AffineMinOp, MapOperands};

type Constant<'c> = Option<Attribute<'c>>;

/// `affine.min` or `affine.max`.
trait Choice: TypedOp {
    /// The result of a map that is chosen.
    fn choose(results: Vec<i64>) -> Option<i64>;
}

impl Choice for AffineMinOp {
    fn choose(results: Vec<i64>) -> Option<i64> {
        results.into_iter().min()
    }
}

impl Choice for AffineMaxOp {
    fn choose(results: Vec<i64>) -> Option<i64> {
        results.into_iter().max()
    }
}

macro_rules! choices {
    ($($op:ident)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
                fold_choice(self, ir, operands)
            }
        }

        impl Canonicalize for $op {
            fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
                patterns
                    .add_fn("CanonicalizeSingleResultAffineMinMaxOp", apply_only_result::<$op>)
                    .add_fn("DeduplicateAffineMinMaxExpressions", drop_repeated::<$op>)
                    .add_fn("MergeAffineMinMaxOp", merge::<$op>)
                    .add_fn("SimplifyAffineOp", |op: $op, rewriter: &mut PatternRewriter<'_, '_>| {
                        simplify(op, rewriter, 0)
                    })
                    .add_fn("CanonicalizeAffineMinMaxOpExprAndTermOrder", sort_results::<$op>);
            }
        }
    )*};
}

choices! { AffineMaxOp AffineMinOp }

/// A number, if all operands are; otherwise the map with those that are.
fn fold_choice<'c, T: Choice>(op: T, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
    let Some(own) = MapOperands::of(op, ir, 0) else { return FoldOutcome::NotFolded };
    let (dims, symbols) = (own.map.dims(), own.map.symbols());
    let map = with_constants(&own.map, operands);
    if let ([only], 0, 1) = (map.results(), dims, symbols)
        && matches!(only.kind(), AffineExprKind::Symbol(0))
    {
        return own.operands[0].into();
    }
    let numbers: Option<Vec<i64>> = map.results().iter().map(AffineExpr::as_constant).collect();
    if let Some(number) = numbers.and_then(T::choose) {
        return ir.context().index_attr(number).into();
    }
    match map == own.map {
        true => FoldOutcome::NotFolded,
        false => {
            let map = ir.context().affine_map_attr(&map);
            FoldOutcome::InPlace(vec![FoldEdit::Attribute("map", Some(map))])
        }
    }
}

/// Replaces the map's inputs that are constants by their values.
pub(super) fn with_constants(map: &AffineMap, operands: &[Constant<'_>]) -> AffineMap {
    let (dims, symbols) = (map.dims(), map.symbols());
    let input = |number: u32, input: AffineExpr| {
        let number = operands.get(number as usize).copied().flatten().and_then(Attribute::as_integer);
        number.and_then(|number| i64::try_from(number).ok()).map_or(input, AffineExpr::constant)
    };
    let dim_inputs: Vec<_> = (0..dims).map(|dim| input(dim, AffineExpr::dim(dim))).collect();
    let symbol_inputs: Vec<_> =
        (0..symbols).map(|symbol| input(dims + symbol, AffineExpr::symbol(symbol))).collect();
    map.replace(&dim_inputs, &symbol_inputs, dims, symbols)
}

/// Replaces an operation by one with another map.
fn replace_map<'c, T: TypedOp>(
    op: impl TypedOp,
    own: &MapOperands,
    rewriter: &mut PatternRewriter<'_, 'c>,
) -> Result<(), NoMatch> {
    let context = rewriter.context();
    let state =
        OpState::new(T::DEFINITION, op.op().location(rewriter)).operands(own.operands.iter().copied());
    let state = state.attribute("map", context.affine_map_attr(&own.map)).result(context.index_type());
    rewriter.replace_op_with_state(op.op(), state);
    Ok(())
}

fn with_results(own: &MapOperands, results: Vec<AffineExpr>) -> MapOperands {
    let map = AffineMap::new(own.map.dims(), own.map.symbols(), results);
    MapOperands { map, operands: own.operands.clone() }
}

fn apply_only_result<T: Choice>(op: T, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = MapOperands::of(op, rewriter, 0).filter(|own| own.map.results().len() == 1).ok_or(NoMatch)?;
    replace_map::<AffineApplyOp>(op, &own, rewriter)
}

fn drop_repeated<T: Choice>(op: T, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = MapOperands::of(op, rewriter, 0).ok_or(NoMatch)?;
    let mut kept: Vec<AffineExpr> = Vec::new();
    for result in own.map.results() {
        if !kept.contains(result) {
            kept.push(result.clone());
        }
    }
    if kept.len() == own.map.results().len() {
        return Err(NoMatch);
    }
    replace_map::<T>(op, &with_results(&own, kept), rewriter)
}

/// A result that is another choice of the same kind is replaced by the results of that one.
fn merge<T: Choice>(op: T, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = MapOperands::of(op, rewriter, 0).ok_or(NoMatch)?;
    let producer = |result: &AffineExpr| {
        let position = match result.kind() {
            AffineExprKind::Dim(dim) => *dim,
            AffineExprKind::Symbol(symbol) => own.map.dims() + symbol,
            _ => return None,
        };
        MapOperands::of(rewriter.defining_op::<T>(own.operands[position as usize])?, rewriter, 0)
    };
    let producers: Vec<_> = own.map.results().iter().map(producer).collect();
    if producers.iter().all(Option::is_none) {
        return Err(NoMatch);
    }
    let kept = own.map.results().iter().zip(&producers).filter(|(_, producer)| producer.is_none());
    let mut results: Vec<AffineExpr> = kept.map(|(result, _)| result.clone()).collect();
    let split = |own: &MapOperands| -> (Vec<Value>, Vec<Value>) {
        let (dims, symbols) = own.operands.split_at(own.map.dims() as usize);
        (dims.to_vec(), symbols.to_vec())
    };
    let (mut dims, mut symbols) = split(&own);
    for producer in producers.into_iter().flatten() {
        let (own_dims, own_symbols) = split(&producer);
        let shifted = |first: usize, count: usize, input: fn(u32) -> AffineExpr| -> Vec<AffineExpr> {
            (first..first + count).map(|position| input(position as u32)).collect()
        };
        let dim_inputs = shifted(dims.len(), own_dims.len(), AffineExpr::dim);
        let symbol_inputs = shifted(symbols.len(), own_symbols.len(), AffineExpr::symbol);
        results.extend(producer.map.results().iter().map(|own| own.replace(&dim_inputs, &symbol_inputs)));
        dims.extend(own_dims);
        symbols.extend(own_symbols);
    }
    let map = AffineMap::new(dims.len() as u32, symbols.len() as u32, results);
    replace_map::<T>(op, &MapOperands { map, operands: [dims, symbols].concat() }, rewriter)
}

/// Results in the order of their factors: of the dimensions, of the symbols, then the constant. Only linear ones have some.
fn sort_results<T: Choice>(op: T, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = MapOperands::of(op, rewriter, 0).ok_or(NoMatch)?;
    let factors = |result: &AffineExpr| {
        let linear = LinearExpr::of(result, own.map.dims(), own.map.symbols())?;
        Some([linear.factors(), &[linear.constant()]].concat())
    };
    let factors: Option<Vec<Vec<i64>>> = own.map.results().iter().map(factors).collect();
    let mut sorted: Vec<_> = factors.ok_or(NoMatch)?.into_iter().zip(own.map.results().to_vec()).collect();
    if sorted.is_sorted_by(|a, b| a.0 <= b.0) {
        return Err(NoMatch);
    }
    sorted.sort_by(|a, b| a.0.cmp(&b.0));
    let results = sorted.into_iter().map(|(_, result)| result).collect();
    replace_map::<T>(op, &with_results(&own, results), rewriter)
}
