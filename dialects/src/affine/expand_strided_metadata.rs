//! `expand-strided-metadata`: views of memory become `memref.reinterpret_cast`. `affine.apply` computes the offset, sizes and
//! strides.

use crate::shapes::{Slice, reassociation_of};
use rtblgen_runtime::affine::{AffineExpr, AffineMap};
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassState};
use rtblgen_runtime::rewrite::apply_patterns_greedily_to;
use rtblgen_runtime::{
    Builder, Context, DYNAMIC, GreedyConfig, Ir, Location, NoMatch, Op, OpState, PatternRewriter,
    RewritePatternSet, TypedOp, Value,
};

use super::resolved_indices::index_value;
use super::{AffineDialect, composed_folded_apply};
use crate::memref::{
    AllocOp, AllocaOp, AssumeAlignmentOp, CollapseShapeOp, ExpandShapeOp, ExtractAlignedPointerAsIndexOp,
    ExtractStridedMetadataOp, GetGlobalOp, MemorySpaceCastOp, MemrefDialect, ReinterpretCastOp, SubViewOp,
};
use crate::shaped::{result_type, source, source_type};

type Rewriter<'r, 'c> = PatternRewriter<'r, 'c>;

/// The base buffer, offset, sizes and strides of a view.
struct Metadata<'c> {
    base: Value,
    offset: OpFoldResult<'c>,
    sizes: Vec<OpFoldResult<'c>>,
    strides: Vec<OpFoldResult<'c>>,
}

/// A view whose metadata follows from those of its source.
trait View: TypedOp {
    fn metadata<'c>(self, rewriter: &mut Rewriter<'_, 'c>) -> Option<Metadata<'c>>;
}

/// Adds the patterns of the pass (MLIR's `populateExpandStridedMetadataPatterns`).
pub fn populate_expand_strided_metadata(patterns: &mut RewritePatternSet<'_>) {
    patterns
        .add_fn("SubviewFolder", expand::<SubViewOp>)
        .add_fn("ReshapeFolder", expand::<ExpandShapeOp>)
        .add_fn("ReshapeFolder", expand::<CollapseShapeOp>)
        .add_fn("ExtractStridedMetadataOpAllocFolder", metadata_of_alloc::<AllocOp>)
        .add_fn("ExtractStridedMetadataOpAllocFolder", metadata_of_alloc::<AllocaOp>)
        .add_fn("ExtractStridedMetadataOpCollapseShapeFolder", metadata_of::<CollapseShapeOp>)
        .add_fn("ExtractStridedMetadataOpExpandShapeFolder", metadata_of::<ExpandShapeOp>)
        .add_fn("ExtractStridedMetadataOpGetGlobalFolder", metadata_of_alloc::<GetGlobalOp>)
        .add_fn("RewriteExtractAlignedPointerAsIndexOfViewLikeOp", pointer_of_view)
        .add_fn("ExtractStridedMetadataOpReinterpretCastFolder", metadata_of_cast)
        .add_fn("ExtractStridedMetadataOpSubviewFolder", metadata_of::<SubViewOp>)
        .add_fn("ExtractStridedMetadataOpMemorySpaceCastFolder", metadata_of_space_cast)
        .add_fn("ExtractStridedMetadataOpAssumeAlignmentFolder", metadata_of_assumption)
        .add_fn("ExtractStridedMetadataOpExtractStridedMetadataFolder", metadata_of_base);
}

fn expand<V: View>(op: V, rewriter: &mut Rewriter<'_, '_>) -> Result<(), NoMatch> {
    let found = op.metadata(rewriter).ok_or(NoMatch)?;
    let (location, ty) = (op.op().location(rewriter), result_type(op, rewriter));
    let offset = value_if(rewriter, location, found.offset, |number| number < 0)?;
    let sizes = found.sizes.into_iter().map(|size| value_if(rewriter, location, size, |number| number < 0));
    let sizes = sizes.collect::<Result<Vec<_>, _>>()?;
    let strides = found.strides.into_iter();
    let strides = strides.map(|stride| value_if(rewriter, location, stride, |number| number == DYNAMIC));
    let strides = strides.collect::<Result<Vec<_>, _>>()?;
    let slice = Slice { offsets: vec![offset], sizes, strides };
    let state = slice.add_to(OpState::new(ReinterpretCastOp::DEFINITION, location), &[found.base]);
    rewriter.replace_op_with_state(op.op(), state.result(ty));
    Ok(())
}

/// A value in the place of a static number that cannot be one: offsets and sizes below 0, and the mark of dynamic numbers.
fn value_if<'c>(
    rewriter: &mut Rewriter<'_, 'c>,
    location: Location<'c>,
    number: OpFoldResult<'c>,
    is_value: impl Fn(i64) -> bool,
) -> Result<OpFoldResult<'c>, NoMatch> {
    match number.value().is_none() && number.as_static().is_none_or(is_value) {
        true => Ok(OpFoldResult::Value(index_value(rewriter, location, number)?)),
        false => Ok(number),
    }
}

fn metadata_of<V: View>(
    op: ExtractStridedMetadataOp,
    rewriter: &mut Rewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let view = rewriter.defining_op::<V>(source(op, rewriter)).ok_or(NoMatch)?;
    let found = view.metadata(rewriter).ok_or(NoMatch)?;
    let location = view.op().location(rewriter);
    let mut values = vec![found.base];
    for number in [found.offset].into_iter().chain(found.sizes).chain(found.strides) {
        values.push(index_value(rewriter, location, number)?);
    }
    rewriter.replace_op(op, values);
    Ok(())
}

/// The metadata of the source of a view: constants where its type has them.
fn extracted<'c>(view: impl TypedOp, rewriter: &mut Rewriter<'_, 'c>) -> Option<Metadata<'c>> {
    let (memory, location) = (source(view, rewriter), view.op().location(rewriter));
    let (strides, offset) = memory.ty(rewriter).strides_and_offset()?;
    let rank = strides.len();
    let op = ExtractStridedMetadataOp::build(rewriter, location, memory).op();
    let context = rewriter.context();
    let or_value = |known: i64, result: usize| match known {
        DYNAMIC => OpFoldResult::Value(op.result(rewriter, result)),
        known => OpFoldResult::index(context, known),
    };
    Some(Metadata {
        base: op.result(rewriter, 0),
        offset: or_value(offset, 1),
        sizes: (0..rank).map(|dim| OpFoldResult::Value(op.result(rewriter, 2 + dim))).collect(),
        strides: (0..rank).map(|dim| or_value(strides[dim], 2 + rank + dim)).collect(),
    })
}

/// The value of an expression of symbols.
fn apply<'c>(
    rewriter: &mut Rewriter<'_, 'c>,
    location: Location<'c>,
    expr: AffineExpr,
    symbols: &[OpFoldResult<'c>],
) -> Option<OpFoldResult<'c>> {
    let map = AffineMap::new(0, symbols.len() as u32, vec![expr]);
    composed_folded_apply(rewriter, location, &map, symbols)
}

impl View for SubViewOp {
    fn metadata<'c>(self, rewriter: &mut Rewriter<'_, 'c>) -> Option<Metadata<'c>> {
        let location = self.op().location(rewriter);
        let dropped = self.dropped_dims(rewriter)?;
        let slice = Slice::of(self, rewriter);
        let own = extracted(self, rewriter)?;
        let (mut offset, mut values) = (AffineExpr::symbol(0), vec![own.offset]);
        let mut strides = Vec::new();
        for (dim, stride) in own.strides.iter().enumerate() {
            let product = AffineExpr::symbol(0) * AffineExpr::symbol(1);
            strides.push(apply(rewriter, location, product, &[slice.strides[dim], *stride])?);
            let first = values.len() as u32;
            offset = offset + AffineExpr::symbol(first) * AffineExpr::symbol(first + 1);
            values.extend([slice.offsets[dim], *stride]);
        }
        let offset = apply(rewriter, location, offset, &values)?;
        let kept = |list: Vec<OpFoldResult<'c>>| -> Vec<_> {
            list.into_iter().zip(&dropped).filter(|(_, dropped)| !**dropped).map(|(one, _)| one).collect()
        };
        Some(Metadata { base: own.base, offset, sizes: kept(slice.sizes), strides: kept(strides) })
    }
}

impl View for ExpandShapeOp {
    fn metadata<'c>(self, rewriter: &mut Rewriter<'_, 'c>) -> Option<Metadata<'c>> {
        let own = extracted(self, rewriter)?;
        let (context, location) = (rewriter.context(), self.op().location(rewriter));
        let shape = result_type(self, rewriter).shape();
        let (mut sizes, mut strides) = (Vec::new(), Vec::new());
        if own.sizes.is_empty() {
            sizes = vec![OpFoldResult::index(context, 1); shape.len()];
            return Some(Metadata { strides: sizes.clone(), sizes, ..own });
        }
        for (group, dims) in reassociation_of(self, rewriter).into_iter().enumerate() {
            let shape: Vec<i64> = dims.iter().map(|dim| shape[*dim as usize]).collect();
            let known: i64 = shape.iter().filter(|size| **size != DYNAMIC).product();
            let size = own.sizes[group];
            for own in &shape {
                sizes.push(match *own {
                    DYNAMIC => apply(
                        rewriter,
                        location,
                        AffineExpr::symbol(0).floor_div(&AffineExpr::constant(known)),
                        &[size],
                    )?,
                    own => OpFoldResult::index(context, own),
                });
            }
            for dim in 0..shape.len() {
                let inner = &shape[dim + 1..];
                let product: i64 = inner.iter().filter(|size| **size != DYNAMIC).product();
                let stride = own.strides[group];
                let factor = AffineExpr::constant(product);
                // An unknown size is the size of the group, divided by the other sizes.
                strides.push(match inner.contains(&DYNAMIC) {
                    true => {
                        let inner = (AffineExpr::symbol(0) * factor).floor_div(&AffineExpr::constant(known));
                        apply(rewriter, location, inner * AffineExpr::symbol(1), &[size, stride])?
                    }
                    false => apply(rewriter, location, AffineExpr::symbol(0) * factor, &[stride])?,
                });
            }
        }
        Some(Metadata { sizes, strides, ..own })
    }
}

impl View for CollapseShapeOp {
    fn metadata<'c>(self, rewriter: &mut Rewriter<'_, 'c>) -> Option<Metadata<'c>> {
        let own = extracted(self, rewriter)?;
        let (context, location) = (rewriter.context(), self.op().location(rewriter));
        let (from, to) = (source_type(self, rewriter), result_type(self, rewriter));
        let (known_strides, _) = to.strides_and_offset()?;
        if own.sizes.is_empty() {
            let ones = vec![OpFoldResult::index(context, 1); to.shape().len()];
            return Some(Metadata { sizes: ones.clone(), strides: ones, ..own });
        }
        let (mut sizes, mut strides) = (Vec::new(), Vec::new());
        for (group, dims) in reassociation_of(self, rewriter).into_iter().enumerate() {
            let dims: Vec<usize> = dims.into_iter().map(|dim| dim as usize).collect();
            sizes.push(match to.shape()[group] {
                DYNAMIC => {
                    let mut factors = Vec::new();
                    for dim in &dims {
                        factors.push(match from.shape()[*dim] {
                            DYNAMIC => own.sizes[*dim],
                            size => OpFoldResult::index(context, size),
                        });
                    }
                    apply(rewriter, location, product(factors.len()), &factors)?
                }
                size => OpFoldResult::index(context, size),
            });
            // The stride is that of the innermost dimension. Dimensions of one element are skipped: their strides do not matter.
            let innermost = dims.iter().rev().find(|dim| from.shape()[**dim] != 1);
            strides.push(match (innermost, known_strides[group]) {
                (Some(dim), _) => own.strides[*dim],
                (None, DYNAMIC) => {
                    let unknown = dims.iter().find(|dim| own.strides[**dim].value().is_some())?;
                    own.strides[*unknown]
                }
                (None, stride) => OpFoldResult::index(context, stride),
            });
        }
        Some(Metadata { sizes, strides, ..own })
    }
}

/// The product of `count` symbols.
fn product(count: usize) -> AffineExpr {
    (0..count as u32).fold(AffineExpr::constant(1), |product, symbol| product * AffineExpr::symbol(symbol))
}

/// The metadata of allocations and globals without a layout follow from the sizes.
fn metadata_of_alloc<A: TypedOp>(
    op: ExtractStridedMetadataOp,
    rewriter: &mut Rewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let memory = source(op, rewriter);
    let alloc = rewriter.defining_op::<A>(memory).ok_or(NoMatch)?;
    let ty = memory.ty(rewriter);
    if !ty.has_identity_layout() {
        return Err(NoMatch);
    }
    let (context, location) = (rewriter.context(), op.op().location(rewriter));
    let given: Vec<Value> = alloc.op().operands(rewriter).collect();
    let mut given = given.into_iter();
    let sizes = ty.shape().iter().map(|size| match *size {
        DYNAMIC => Some(OpFoldResult::Value(given.next()?)),
        size => Some(OpFoldResult::index(context, size)),
    });
    let sizes: Vec<_> = sizes.collect::<Option<_>>().ok_or(NoMatch)?;
    let mut strides = vec![OpFoldResult::index(context, 1); sizes.len()];
    for dim in (0..sizes.len().saturating_sub(1)).rev() {
        let inner = &sizes[dim + 1..];
        strides[dim] = apply(rewriter, location, product(inner.len()), inner).ok_or(NoMatch)?;
    }
    let base_type = op.op().result(rewriter, 0).ty(rewriter);
    let base = match base_type == ty {
        true => memory,
        false => {
            let offsets = vec![OpFoldResult::index(context, 0)];
            let slice = Slice { offsets, sizes: Vec::new(), strides: Vec::new() };
            let state = slice.add_to(OpState::new(ReinterpretCastOp::DEFINITION, location), &[memory]);
            rewriter.create(state.result(base_type)).result(rewriter, 0)
        }
    };
    let mut values = vec![base];
    for number in [OpFoldResult::index(context, 0)].into_iter().chain(sizes).chain(strides) {
        values.push(index_value(rewriter, location, number)?);
    }
    rewriter.replace_op(op, values);
    Ok(())
}

/// The aligned pointer of a view is that of its source.
fn pointer_of_view(
    op: ExtractAlignedPointerAsIndexOp,
    rewriter: &mut Rewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let view = source(op, rewriter).defining_op(rewriter).ok_or(NoMatch)?;
    if SubViewOp::cast(rewriter, view).is_none() && ReinterpretCastOp::cast(rewriter, view).is_none() {
        return Err(NoMatch);
    }
    let memory = view.operand(rewriter, 0);
    rewriter.modify_in_place(op, |ir| ir.set_operand(op.op(), 0, memory));
    Ok(())
}

/// The metadata of a `memref.reinterpret_cast` are its operands and attributes.
fn metadata_of_cast(op: ExtractStridedMetadataOp, rewriter: &mut Rewriter<'_, '_>) -> Result<(), NoMatch> {
    let cast = rewriter.defining_op::<ReinterpretCastOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (memory, location) = (source(cast, rewriter), op.op().location(rewriter));
    if !memory.ty(rewriter).is_strided() {
        return Err(NoMatch);
    }
    let slice = Slice::of(cast, rewriter);
    let new = ExtractStridedMetadataOp::build(rewriter, location, memory).op();
    let mut values = vec![new.result(rewriter, 0)];
    for number in slice.offsets.into_iter().take(1).chain(slice.sizes).chain(slice.strides) {
        values.push(index_value(rewriter, location, number)?);
    }
    rewriter.replace_op(op, values);
    Ok(())
}

fn metadata_of_space_cast(
    op: ExtractStridedMetadataOp,
    rewriter: &mut Rewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let cast = rewriter.defining_op::<MemorySpaceCastOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (memory, location) = (source(cast, rewriter), op.op().location(rewriter));
    let base_type = op.op().result(rewriter, 0).ty(rewriter);
    let new = ExtractStridedMetadataOp::build(rewriter, location, memory).op();
    let mut values: Vec<Value> = new.results(rewriter).collect();
    let is_used = op.op().result(rewriter, 0).uses(rewriter).next().is_some();
    if is_used {
        let state = OpState::new(MemorySpaceCastOp::DEFINITION, location).operand(values[0]);
        values[0] = rewriter.create(state.result(base_type)).result(rewriter, 0);
    }
    rewriter.replace_op(op, values);
    Ok(())
}

fn metadata_of_assumption(
    op: ExtractStridedMetadataOp,
    rewriter: &mut Rewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let view = rewriter.defining_op::<AssumeAlignmentOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (memory, location) = (source(view, rewriter), op.op().location(rewriter));
    let new = ExtractStridedMetadataOp::build(rewriter, location, memory).op();
    let values: Vec<Value> = new.results(rewriter).collect();
    rewriter.replace_op(op, values);
    Ok(())
}

/// The base buffer has the offset 0.
fn metadata_of_base(op: ExtractStridedMetadataOp, rewriter: &mut Rewriter<'_, '_>) -> Result<(), NoMatch> {
    let base = source(op, rewriter);
    rewriter.defining_op::<ExtractStridedMetadataOp>(base).ok_or(NoMatch)?;
    let (context, location) = (rewriter.context(), op.op().location(rewriter));
    if op.op().result_count(rewriter) != 2 {
        return Err(NoMatch);
    }
    let zero = index_value(rewriter, location, OpFoldResult::index(context, 0))?;
    rewriter.replace_op(op, [base, zero]);
    Ok(())
}

/// `expand-strided-metadata`.
#[derive(Clone, Copy, Debug)]
pub struct ExpandStridedMetadata;

impl Pass for ExpandStridedMetadata {
    fn argument(&self) -> &'static str {
        "expand-strided-metadata"
    }

    fn name(&self) -> &'static str {
        "ExpandStridedMetadataPass"
    }

    fn description(&self) -> &'static str {
        "Expand memref operations into easier to analyze constructs"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Any
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<AffineDialect>();
        context.register::<MemrefDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let mut patterns = RewritePatternSet::new(ir.context());
        populate_expand_strided_metadata(&mut patterns);
        match apply_patterns_greedily_to(ir, op, &patterns.freeze(), GreedyConfig::default()) {
            Ok(_) | Err(rtblgen_runtime::rewrite::GreedyError::NotConverged { .. }) => Ok(()),
            Err(error) => Err(PassError::Message(error.to_string())),
        }
    }
}
