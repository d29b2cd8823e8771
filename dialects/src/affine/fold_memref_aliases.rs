//! `fold-memref-alias-ops`: folds `memref.subview`, `expand_shape` and `collapse_shape` into the ops that access them.

use crate::shapes::{ExpandShape, dispatch, reassociation_of};
use rtblgen_runtime::affine::AffineMap;
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassState};
use rtblgen_runtime::rewrite::apply_patterns_greedily_to;
use rtblgen_runtime::{
    Attribute, Builder, Context, DYNAMIC, GreedyConfig, Ir, NoMatch, Op, OpState, PatternRewriter,
    RewritePatternSet, TypedOp, Value,
};

use super::resolved_indices::{expanded_map, index_value, resolved};
use super::{
    AffineDelinearizeIndexOp, AffineLinearizeIndexOp, AffineLoadOp, AffineStoreOp, composed_folded_apply,
    map_of,
};
use crate::arith::ConstantOp;
use crate::memref::{
    self, CollapseShapeOp, ExpandShapeOp, ExtractStridedMetadataOp, MemrefDialect, SubViewOp,
};
use crate::shaped::{result_type, source};
use crate::tensor::has_unit_strides;
use crate::vector::{self, Transfer, VectorDialect, is_minor_identity, minor_identity};

type Rewriter<'r, 'c> = PatternRewriter<'r, 'c>;

/// An op that accesses a memref at indices.
trait Access: TypedOp {
    /// The operand number of the memref.
    const BASE: usize;
    /// The number of operands after the indices. A masked transfer has one more.
    const BEHIND: usize = 0;
    /// Whether the access is to one in-bounds element. The access keeps `nontemporal`.
    const IS_OF_ELEMENT: bool = false;

    /// The indices.
    fn indices(self, rewriter: &mut Rewriter<'_, '_>) -> Result<Vec<Value>, NoMatch> {
        let [_, indices, _] = operands(self, rewriter, has_mask(self.op(), rewriter));
        Ok(indices)
    }

    /// The attributes and the mask of a transfer with the given map; empty for other accesses.
    fn transfer<'c>(self, _: &Rewriter<'_, 'c>, _: Map) -> Result<TransferParts<'c>, NoMatch> {
        Ok(TransferParts::default())
    }

    /// The map of the new access, for `affine` ops.
    fn map(_: usize) -> Option<AffineMap> {
        None
    }
}

/// Implements [`Access`] for `affine` ops, whose indices are the results of a map.
macro_rules! affine_accesses {
    ($($op:ty: $base:literal;)*) => {$(
        impl Access for $op {
            const BASE: usize = $base;
            const IS_OF_ELEMENT: bool = true;

            fn indices(self, rewriter: &mut Rewriter<'_, '_>) -> Result<Vec<Value>, NoMatch> {
                indices_of_map(self, rewriter, $base + 1)
            }

            fn map(count: usize) -> Option<AffineMap> {
                Some(AffineMap::identity(count as u32))
            }
        }
    )*};
}

affine_accesses! {
    AffineLoadOp: 0;
    AffineStoreOp: 1;
}

/// Computes the indices of an `affine` access from its map. The map operands start at operand `first`.
fn indices_of_map<'c>(
    op: impl TypedOp,
    rewriter: &mut Rewriter<'_, 'c>,
    first: usize,
) -> Result<Vec<Value>, NoMatch> {
    let map = map_of(op, rewriter, "map").ok_or(NoMatch)?;
    let location = op.op().location(rewriter);
    let inputs: Vec<_> = op.op().operands(rewriter).skip(first).map(OpFoldResult::Value).collect();
    let mut indices = Vec::with_capacity(map.results().len());
    for result in map.results() {
        let own = AffineMap::new(map.dims(), map.symbols(), vec![result.clone()]);
        let index = composed_folded_apply(rewriter, location, &own, &inputs).ok_or(NoMatch)?;
        indices.push(index_value(rewriter, location, index)?);
    }
    Ok(indices)
}

/// The permutation map of the new transfer.
enum Map {
    /// The old map, for a memref of higher rank: skips the dimensions that the subview drops.
    Expanded(Vec<bool>),
    /// The minor identity map for a memref of this rank.
    Minor(usize),
}

/// The attributes of a transfer, and whether it has a mask.
#[derive(Default)]
struct TransferParts<'c> {
    attributes: Vec<(&'static str, Attribute<'c>)>,
    has_mask: Option<bool>,
}

macro_rules! accesses {
    ($($op:ty: $base:literal, $behind:literal, $is_of_element:literal;)*) => {$(
        impl Access for $op {
            const BASE: usize = $base;
            const BEHIND: usize = $behind;
            const IS_OF_ELEMENT: bool = $is_of_element;
        }
    )*};
}

accesses! {
    memref::LoadOp: 0, 0, true;
    memref::StoreOp: 1, 0, true;
    vector::LoadOp: 0, 0, false;
    vector::StoreOp: 1, 0, false;
    vector::MaskedLoadOp: 0, 2, false;
    vector::MaskedStoreOp: 0, 2, false;
}

/// The map, `in_bounds` flags and mask of a transfer. A transfer to a subview must be in bounds.
fn transfer_parts<'c>(
    transfer: impl Transfer,
    rewriter: &Rewriter<'_, 'c>,
    map: Map,
) -> Result<TransferParts<'c>, NoMatch> {
    let own = transfer.map(rewriter);
    let map = match map {
        Map::Expanded(_) if transfer.may_be_out_of_bounds(rewriter) => return Err(NoMatch),
        Map::Expanded(dropped) => expanded_map(&own, &dropped),
        Map::Minor(rank) => {
            let vector = transfer.moved_type(rewriter).shape().len();
            if !is_minor_identity(&own) || rank < vector {
                return Err(NoMatch);
            }
            minor_identity(rank, vector)
        }
    };
    let mut attributes = vec![("permutation_map", rewriter.context().affine_map_attr(&map))];
    attributes.extend(transfer.op().attribute(rewriter, "in_bounds").map(|flags| ("in_bounds", flags)));
    Ok(TransferParts { attributes, has_mask: Some(transfer.lanes(rewriter).is_some()) })
}

impl Access for vector::TransferReadOp {
    const BASE: usize = 0;
    const BEHIND: usize = 1;

    fn transfer<'c>(self, rewriter: &Rewriter<'_, 'c>, map: Map) -> Result<TransferParts<'c>, NoMatch> {
        transfer_parts(self, rewriter, map)
    }
}

impl Access for vector::TransferWriteOp {
    const BASE: usize = 1;

    fn transfer<'c>(self, rewriter: &Rewriter<'_, 'c>, map: Map) -> Result<TransferParts<'c>, NoMatch> {
        transfer_parts(self, rewriter, map)
    }
}

/// The operands of an access: those up to the memref, the indices, and the others.
fn operands<T: Access>(op: T, ir: &Ir<'_>, has_mask: bool) -> [Vec<Value>; 3] {
    let all: Vec<Value> = op.op().operands(ir).collect();
    let end = all.len() - T::BEHIND - usize::from(has_mask);
    [all[..=T::BASE].to_vec(), all[T::BASE + 1..end].to_vec(), all[end..].to_vec()]
}

/// Whether a transfer has a mask.
fn has_mask(op: Op, ir: &Ir<'_>) -> bool {
    vector::TransferReadOp::cast(ir, op).is_some_and(|own| own.lanes(ir).is_some())
        || vector::TransferWriteOp::cast(ir, op).is_some_and(|own| own.lanes(ir).is_some())
}

/// Replaces an access by one to another memref at other indices.
fn replace_access<'c, T: Access>(
    op: T,
    memory: Value,
    indices: Vec<Value>,
    parts: TransferParts<'c>,
    keeps_hint: bool,
    rewriter: &mut Rewriter<'_, 'c>,
) {
    let own = op.op();
    let [mut before, _, behind] = operands(op, rewriter, parts.has_mask == Some(true));
    before[T::BASE] = memory;
    let mut state = OpState::new(T::DEFINITION, own.location(rewriter));
    if let Some(has_mask) = parts.has_mask {
        let fixed = behind.len() - usize::from(has_mask);
        let segments =
            [vec![1; before.len()], vec![indices.len()], vec![1; fixed], vec![usize::from(has_mask)]];
        state = state.operand_segments(segments.concat());
    }
    let map = T::map(indices.len()).map(|map| rewriter.context().affine_map_attr(&map));
    state = map.into_iter().fold(state, |state, map| state.attribute("map", map));
    state = state
        .operands([before, indices, behind].concat())
        .results(own.result_types(rewriter).collect::<Vec<_>>());
    let hint =
        own.attribute(rewriter, "nontemporal").filter(|hint| keeps_hint && hint.as_integer() != Some(0));
    state = hint.into_iter().fold(state, |state, hint| state.attribute("nontemporal", hint));
    state = parts.attributes.into_iter().fold(state, |state, (name, value)| state.attribute(name, value));
    rewriter.replace_op_with_state(own, state);
}

/// Folds a subview into an access.
fn access_of_subview<T: Access>(op: T, rewriter: &mut Rewriter<'_, '_>) -> Result<(), NoMatch> {
    let subview = rewriter.defining_op::<SubViewOp>(op.op().operand(rewriter, T::BASE)).ok_or(NoMatch)?;
    let (slice, dropped) = (subview.slice(rewriter), subview.dropped_dims(rewriter).ok_or(NoMatch)?);
    let parts = op.transfer(rewriter, Map::Expanded(dropped.clone()))?;
    if parts.has_mask.is_some() && !has_unit_strides(&slice) {
        return Err(NoMatch);
    }
    let indices: Vec<_> = op.indices(rewriter)?.into_iter().map(OpFoldResult::Value).collect();
    let location = op.op().location(rewriter);
    let indices = resolved(rewriter, location, &slice, &dropped, &indices)?;
    let memory = source(subview, rewriter);
    replace_access(op, memory, indices, parts, T::IS_OF_ELEMENT, rewriter);
    Ok(())
}

/// Folds an `expand_shape` into an access: linearizes the indices of each group.
fn access_of_expansion<T: Access>(op: T, rewriter: &mut Rewriter<'_, '_>) -> Result<(), NoMatch> {
    let expand = rewriter.defining_op::<ExpandShapeOp>(op.op().operand(rewriter, T::BASE)).ok_or(NoMatch)?;
    let groups = reassociation_of(expand, rewriter);
    let parts = op.transfer(rewriter, Map::Minor(groups.len()))?;
    let (sizes, old) = (expand.mixed_output_shape(rewriter), op.indices(rewriter)?);
    let location = op.op().location(rewriter);
    let mut indices = Vec::with_capacity(groups.len());
    for group in groups {
        let digits: Vec<Value> = group.iter().map(|dim| old[*dim as usize]).collect();
        if let &[index] = digits.as_slice() {
            indices.push(index);
            continue;
        }
        let basis: Vec<_> = group.iter().map(|dim| sizes[*dim as usize]).collect();
        let (values, numbers) = dispatch(&basis);
        let is_in_bounds = T::IS_OF_ELEMENT;
        let number =
            AffineLinearizeIndexOp::build_with(rewriter, location, &digits, &values, &numbers, is_in_bounds);
        indices.push(number.op().result(rewriter, 0));
    }
    let memory = source(expand, rewriter);
    replace_access(op, memory, indices, parts, true, rewriter);
    Ok(())
}

/// Folds a `collapse_shape` into an access: delinearizes the index of each group.
fn access_of_collapse<T: Access>(op: T, rewriter: &mut Rewriter<'_, '_>) -> Result<(), NoMatch> {
    let collapse =
        rewriter.defining_op::<CollapseShapeOp>(op.op().operand(rewriter, T::BASE)).ok_or(NoMatch)?;
    let groups = reassociation_of(collapse, rewriter);
    let (memory, old, location) =
        (source(collapse, rewriter), op.indices(rewriter)?, op.op().location(rewriter));
    let shape = memory.ty(rewriter).shape();
    let metadata = ExtractStridedMetadataOp::build(rewriter, location, memory).op();
    let index_type = rewriter.context().index_type();
    let mut indices = Vec::with_capacity(shape.len());
    for (index, group) in old.into_iter().zip(&groups) {
        if group.len() == 1 {
            indices.push(index);
            continue;
        }
        let size = |dim: &i64| match shape[*dim as usize] {
            DYNAMIC => OpFoldResult::Value(metadata.result(rewriter, 2 + *dim as usize)),
            size => OpFoldResult::index(rewriter.context(), size),
        };
        let basis: Vec<_> = group.iter().map(size).collect();
        let (values, numbers) = dispatch(&basis);
        let types = vec![index_type; group.len()];
        let digits = AffineDelinearizeIndexOp::build(rewriter, location, &types, index, &values, &numbers);
        indices.extend(digits.op().results(rewriter));
    }
    if groups.is_empty() {
        for _ in shape {
            indices.push(ConstantOp::of_integer(rewriter, location, index_type, 0));
        }
    }
    replace_access(op, memory, indices, TransferParts::default(), true, rewriter);
    Ok(())
}

/// Composes two subviews.
fn subview_of_subview(op: SubViewOp, rewriter: &mut Rewriter<'_, '_>) -> Result<(), NoMatch> {
    let before = rewriter.defining_op::<SubViewOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (outer, inner) = (before.slice(rewriter), op.slice(rewriter));
    if !has_unit_strides(&outer) || !has_unit_strides(&inner) {
        return Err(NoMatch);
    }
    let dropped = before.dropped_dims(rewriter).ok_or(NoMatch)?;
    let (location, ty) = (op.op().location(rewriter), result_type(op, rewriter));
    let mut own_sizes = inner.sizes.iter();
    let mut size =
        |(size, dropped): (&_, &bool)| if *dropped { Some(*size) } else { own_sizes.next().copied() };
    let sizes: Option<Vec<_>> = outer.sizes.iter().zip(&dropped).map(&mut size).collect();
    let offsets = resolved(rewriter, location, &outer, &dropped, &inner.offsets)?;
    let offsets: Vec<_> =
        offsets.into_iter().map(|offset| OpFoldResult::Value(offset).constified(rewriter)).collect();
    let slice = crate::shapes::Slice { offsets, sizes: sizes.ok_or(NoMatch)?, strides: outer.strides };
    let memory = source(before, rewriter);
    let state = slice.add_to(OpState::new(SubViewOp::DEFINITION, location), &[memory]);
    rewriter.replace_op_with_state(op, state.result(ty));
    Ok(())
}

/// Adds the patterns of `fold-memref-alias-ops`.
pub fn populate_fold_memref_aliases(patterns: &mut RewritePatternSet<'_>) {
    patterns
        .add_fn("LoadOpOfSubViewOpFolder<memref.load>", access_of_subview::<memref::LoadOp>)
        .add_fn("LoadOpOfSubViewOpFolder<vector.load>", access_of_subview::<vector::LoadOp>)
        .add_fn("LoadOpOfSubViewOpFolder<vector.maskedload>", access_of_subview::<vector::MaskedLoadOp>)
        .add_fn("LoadOpOfSubViewOpFolder<vector.transfer_read>", access_of_subview::<vector::TransferReadOp>)
        .add_fn("StoreOpOfSubViewOpFolder<memref.store>", access_of_subview::<memref::StoreOp>)
        .add_fn(
            "StoreOpOfSubViewOpFolder<vector.transfer_write>",
            access_of_subview::<vector::TransferWriteOp>,
        )
        .add_fn("StoreOpOfSubViewOpFolder<vector.store>", access_of_subview::<vector::StoreOp>)
        .add_fn("StoreOpOfSubViewOpFolder<vector.maskedstore>", access_of_subview::<vector::MaskedStoreOp>)
        .add_fn("LoadOpOfExpandShapeOpFolder<memref.load>", access_of_expansion::<memref::LoadOp>)
        .add_fn("LoadOpOfExpandShapeOpFolder<vector.load>", access_of_expansion::<vector::LoadOp>)
        .add_fn("LoadOpOfExpandShapeOpFolder<vector.maskedload>", access_of_expansion::<vector::MaskedLoadOp>)
        .add_fn(
            "LoadOpOfExpandShapeOpFolder<vector.transfer_read>",
            access_of_expansion::<vector::TransferReadOp>,
        )
        .add_fn("StoreOpOfExpandShapeOpFolder<memref.store>", access_of_expansion::<memref::StoreOp>)
        .add_fn("StoreOpOfExpandShapeOpFolder<vector.store>", access_of_expansion::<vector::StoreOp>)
        .add_fn(
            "StoreOpOfExpandShapeOpFolder<vector.maskedstore>",
            access_of_expansion::<vector::MaskedStoreOp>,
        )
        .add_fn("LoadOpOfCollapseShapeOpFolder<memref.load>", access_of_collapse::<memref::LoadOp>)
        .add_fn("LoadOpOfCollapseShapeOpFolder<vector.load>", access_of_collapse::<vector::LoadOp>)
        .add_fn(
            "LoadOpOfCollapseShapeOpFolder<vector.maskedload>",
            access_of_collapse::<vector::MaskedLoadOp>,
        )
        .add_fn("StoreOpOfCollapseShapeOpFolder<memref.store>", access_of_collapse::<memref::StoreOp>)
        .add_fn("StoreOpOfCollapseShapeOpFolder<vector.store>", access_of_collapse::<vector::StoreOp>)
        .add_fn(
            "StoreOpOfCollapseShapeOpFolder<vector.maskedstore>",
            access_of_collapse::<vector::MaskedStoreOp>,
        )
        .add_fn("SubViewOfSubViewFolder", subview_of_subview);
}

/// Adds the patterns for `affine` accesses.
pub fn populate_affine_fold_memref_aliases(patterns: &mut RewritePatternSet<'_>) {
    patterns
        .add_fn("AffineLoadOpOfSubViewOpFolder", access_of_subview::<AffineLoadOp>)
        .add_fn("AffineLoadOpOfExpandShapeOpFolder", access_of_expansion::<AffineLoadOp>)
        .add_fn("AffineLoadOpOfCollapseShapeOpFolder", access_of_collapse::<AffineLoadOp>)
        .add_fn("AffineStoreOpOfSubViewOpFolder", access_of_subview::<AffineStoreOp>)
        .add_fn("AffineStoreOpOfExpandShapeOpFolder", access_of_expansion::<AffineStoreOp>)
        .add_fn("AffineStoreOpOfCollapseShapeOpFolder", access_of_collapse::<AffineStoreOp>);
}

/// A pass that folds view-like ops into memory accesses.
#[derive(Clone, Copy, Debug)]
pub struct FoldMemrefAliases {
    argument: &'static str,
    name: &'static str,
    description: &'static str,
    populate: fn(&mut RewritePatternSet<'_>),
}

/// The pass `fold-memref-alias-ops`.
pub const FOLD_MEMREF_ALIAS_OPS: FoldMemrefAliases = FoldMemrefAliases {
    argument: "fold-memref-alias-ops",
    name: "FoldMemRefAliasOpsPass",
    description: "Fold memref alias ops into consumer load/store ops",
    populate: populate_fold_memref_aliases,
};

/// The pass `affine-fold-memref-alias-ops`.
pub const AFFINE_FOLD_MEMREF_ALIAS_OPS: FoldMemrefAliases = FoldMemrefAliases {
    argument: "affine-fold-memref-alias-ops",
    name: "AffineFoldMemRefAliasOps",
    description: "Fold memref alias ops into affine memory ops",
    populate: populate_affine_fold_memref_aliases,
};

impl Pass for FoldMemrefAliases {
    fn argument(&self) -> &'static str {
        self.argument
    }

    fn name(&self) -> &'static str {
        self.name
    }

    fn description(&self) -> &'static str {
        self.description
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Any
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<super::AffineDialect>();
        context.register::<MemrefDialect>();
        context.register::<VectorDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let mut patterns = RewritePatternSet::new(ir.context());
        (self.populate)(&mut patterns);
        match apply_patterns_greedily_to(ir, op, &patterns.freeze(), GreedyConfig::default()) {
            Ok(_) | Err(rtblgen_runtime::rewrite::GreedyError::NotConverged { .. }) => Ok(()),
            Err(error) => Err(PassError::Message(error.to_string())),
        }
    }
}
