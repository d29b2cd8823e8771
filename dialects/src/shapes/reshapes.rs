//! Folders and canonicalizations of operations that collapse or expand dimensions.

use super::{
    Reassociation, collapse_reassociation, compose_reassociations, dispatch, mixed, reassociation_attr,
    reassociation_of, static_indices,
};
use crate::arith;
use rtblgen_runtime::context::Location;
use rtblgen_runtime::context::attributes::DenseElementsAttr;
use rtblgen_runtime::context::types::{DYNAMIC, Type};
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::ir::definition::{FoldOutcome, OpDefinition};
use rtblgen_runtime::ir::{Builder, Ir, OpState, TypedOp, Value};
use rtblgen_runtime::rewrite::{NoMatch, PatternRewriter};

/// An operation that collapses dimensions: its operand is the source, its attribute `reassociation` has the groups.
pub trait CollapseShape: TypedOp {
    /// Creates the operation.
    fn create<'c>(
        rewriter: &mut PatternRewriter<'_, 'c>,
        location: Location<'c>,
        result: Type<'c>,
        source: Value,
        groups: &[Vec<i64>],
    ) -> Value {
        let groups = reassociation_attr(rewriter.context(), groups);
        let state = OpState::new(Self::DEFINITION, location).operand(source).result(result);
        let op = rewriter.create(state.attribute("reassociation", groups));
        op.result(rewriter, 0)
    }
}

/// An operation that expands dimensions: its first operand is the source, the others are the sizes that are not known, which
/// stand for the dynamic entries of its attribute `static_output_shape`; its attribute `reassociation` has the groups.
pub trait ExpandShape: TypedOp {
    /// Creates the operation.
    fn create<'c>(
        rewriter: &mut PatternRewriter<'_, 'c>,
        location: Location<'c>,
        result: Type<'c>,
        source: Value,
        groups: &[Vec<i64>],
        sizes: &[OpFoldResult<'c>],
    ) -> Value {
        let context = rewriter.context();
        let (values, numbers) = dispatch(sizes);
        let state = OpState::new(Self::DEFINITION, location).operand(source).operands(values);
        let state = state.attribute("reassociation", reassociation_attr(context, groups));
        let state = state.attribute("static_output_shape", context.dense_array_attr(&numbers)).result(result);
        let op = rewriter.create(state);
        op.result(rewriter, 0)
    }

    /// The sizes of the result.
    fn mixed_output_shape<'c>(self, ir: &Ir<'c>) -> Vec<OpFoldResult<'c>> {
        let numbers = static_indices(self.op().attribute(ir, "static_output_shape"));
        mixed(ir.context(), &numbers, self.op().operands(ir).skip(1))
    }
}

/// The source, its type, the type of the result, and the groups.
struct Reshape<'c> {
    source: Value,
    from: Type<'c>,
    to: Type<'c>,
    groups: Reassociation,
}

impl<'c> Reshape<'c> {
    fn of(op: impl TypedOp, ir: &Ir<'c>) -> Self {
        let op = op.op();
        let source = op.operand(ir, 0);
        let groups = reassociation_of(op, ir);
        Reshape { source, from: source.ty(ir), to: op.result(ir, 0).ty(ir), groups }
    }

    /// Returns the operation that defines the source, if it is of this kind.
    fn before<T: TypedOp>(&self, ir: &Ir<'c>) -> Option<(T, Self)> {
        let op = ir.defining_op::<T>(self.source)?;
        Some((op, Reshape::of(op, ir)))
    }

    fn has_layouts(&self) -> bool {
        !self.from.has_identity_layout() || !self.to.has_identity_layout()
    }
}

fn dynamic_count(shape: &[i64]) -> usize {
    shape.iter().filter(|size| **size == DYNAMIC).count()
}

/// A part of a shape, by the first and the last index of a group.
fn part<'s>(shape: &'s [i64], group: &[i64]) -> Option<&'s [i64]> {
    let start = usize::try_from(*group.first()?).ok()?;
    shape.get(start..start + group.len())
}

/// Folds a reshape: of the same shape, of a constant, and one that undoes another one (MLIR's `foldReshapeOp`).
pub fn fold_reshape<'c, Inverse: TypedOp>(
    op: impl TypedOp,
    ir: &Ir<'c>,
    constant: Option<rtblgen_runtime::context::attributes::Attribute<'c>>,
) -> FoldOutcome<'c> {
    let own = Reshape::of(op, ir);
    if own.from == own.to {
        return own.source.into();
    }
    if let Some(elements) = constant.and_then(|constant| constant.cast::<DenseElementsAttr<'c>>()) {
        return ir.context().dense_elements_attr_from_raw(own.to, elements.raw_data()).into();
    }
    let Some((_, inverse)) = own.before::<Inverse>(ir).filter(|(_, inverse)| inverse.from == own.to) else {
        return FoldOutcome::NotFolded;
    };
    let shape = inverse.from.shape();
    let groups_are_clear =
        || own.groups.iter().all(|group| part(shape, group).is_some_and(|part| dynamic_count(part) < 2));
    let is_expanded_first = shape.len() < inverse.to.shape().len();
    let is_undone =
        dynamic_count(shape) < 2 || own.groups == inverse.groups && (is_expanded_first || groups_are_clear());
    is_undone.then_some(inverse.source).into()
}

/// A collapse of a collapse is one.
///
/// # Errors
///
/// [`NoMatch`] if the operation is not such a one.
pub fn compose_collapses<C: CollapseShape>(
    op: C,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let own = Reshape::of(op, rewriter);
    let (_, first) = own.before::<C>(rewriter).ok_or(NoMatch)?;
    if first.has_layouts() || own.has_layouts() {
        return Err(NoMatch);
    }
    let groups = compose_reassociations(&first.groups, &own.groups).ok_or(NoMatch)?;
    let location = op.location(rewriter);
    let new = C::create(rewriter, location, own.to, first.source, &groups);
    rewriter.replace_op(op.op(), [new]);
    Ok(())
}

/// An expansion of an expansion is one.
///
/// # Errors
///
/// [`NoMatch`] if the operation is not such a one.
pub fn compose_expands<E: ExpandShape>(op: E, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = Reshape::of(op, rewriter);
    let (_, first) = own.before::<E>(rewriter).ok_or(NoMatch)?;
    if first.has_layouts() || own.has_layouts() {
        return Err(NoMatch);
    }
    let groups = compose_reassociations(&first.groups, &own.groups).ok_or(NoMatch)?;
    let (location, sizes) = (op.location(rewriter), op.mixed_output_shape(rewriter));
    let new = E::create(rewriter, location, own.to, first.source, &groups, &sizes);
    rewriter.replace_op(op.op(), [new]);
    Ok(())
}

/// The groups of the finer reassociation that make up each group of the coarser one.
fn cover(fine: &[Vec<i64>], coarse: &[Vec<i64>]) -> Option<Reassociation> {
    let mut next = 0;
    let mut groups = Vec::with_capacity(coarse.len());
    for group in coarse {
        let end = group.last()?;
        let mut covered = Vec::new();
        while let Some(last) = fine.get(next).and_then(|fine| fine.last()) {
            if last > end {
                return None;
            }
            covered.push(next as i64);
            next += 1;
            if last == end {
                break;
            }
        }
        groups.push(covered);
    }
    Some(groups)
}

/// The product of some sizes, with operations of `arith` for those that are not known.
fn product<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    location: Location<'c>,
    sizes: &[OpFoldResult<'c>],
) -> OpFoldResult<'c> {
    let known = sizes.iter().filter_map(|size| size.constant(rewriter)).product();
    let unknown = sizes.iter().filter(|size| size.constant(rewriter).is_none());
    let mut unknown: Vec<Value> = unknown.filter_map(|size| size.value()).collect();
    if unknown.is_empty() {
        return OpFoldResult::index(rewriter.context(), known);
    }
    let context = rewriter.context();
    let index = context.index_type();
    let create = |rewriter: &mut PatternRewriter<'_, 'c>, state: OpState<'c>| {
        let op = rewriter.create(state.result(index));
        op.result(rewriter, 0)
    };
    let first = unknown.remove(0);
    let multiply =
        |operands: [Value; 2]| OpState::new(arith::MulIOp::DEFINITION, location).operands(operands);
    let mut result =
        unknown.into_iter().fold(first, |result, next| create(rewriter, multiply([result, next])));
    if known != 1 {
        let constant = OpState::new(arith::ConstantOp::DEFINITION, location)
            .attribute("value", context.index_attr(known));
        let constant = create(rewriter, constant);
        result = create(rewriter, multiply([result, constant]));
    }
    OpFoldResult::Value(result)
}

/// A collapse of an expansion is a collapse, an expansion or a cast (MLIR's `ComposeCollapseOfExpandOp`).
///
/// # Errors
///
/// [`NoMatch`] if the operation is not such a one.
pub fn compose_collapse_of_expand<'c, C: CollapseShape, E: ExpandShape>(
    op: C,
    rewriter: &mut PatternRewriter<'_, 'c>,
    cast: &'static OpDefinition,
) -> Result<(), NoMatch> {
    let own = Reshape::of(op, rewriter);
    let (expand, first) = own.before::<E>(rewriter).ok_or(NoMatch)?;
    if first.has_layouts() || !own.from.has_identity_layout() || first.from == own.to {
        return Err(NoMatch);
    }
    let location = op.location(rewriter);
    let (source_rank, rank) = (first.from.shape().len(), own.to.shape().len());
    let new = match source_rank.cmp(&rank) {
        std::cmp::Ordering::Greater => {
            let groups = cover(&first.groups, &own.groups).ok_or(NoMatch)?;
            C::create(rewriter, location, own.to, first.source, &groups)
        }
        std::cmp::Ordering::Less => {
            let groups = cover(&own.groups, &first.groups).ok_or(NoMatch)?;
            let sizes = expand.mixed_output_shape(rewriter);
            let sizes: Vec<_> = own
                .groups
                .iter()
                .map(|group| {
                    let own: Vec<_> =
                        group.iter().filter_map(|index| sizes.get(*index as usize)).copied().collect();
                    product(rewriter, location, &own)
                })
                .collect();
            E::create(rewriter, location, own.to, first.source, &groups, &sizes)
        }
        std::cmp::Ordering::Equal => {
            cover(&own.groups, &first.groups).ok_or(NoMatch)?;
            let state = OpState::new(cast, location).operand(first.source).result(own.to);
            rewriter.replace_op_with_state(op.op(), state);
            return Ok(());
        }
    };
    rewriter.replace_op(op.op(), [new]);
    Ok(())
}

/// The groups that collapse the larger of two shapes into the smaller one, found part by part.
fn collapse_by_parts(
    (shape, groups): (&[i64], &[Vec<i64>]),
    (target, target_groups): (&[i64], &[Vec<i64>]),
) -> Option<Reassociation> {
    if groups.is_empty() {
        return collapse_reassociation(shape, target);
    }
    let mut found = Vec::new();
    for (group, target_group) in groups.iter().zip(target_groups) {
        let (own, other) = (part(shape, group)?, part(target, target_group)?);
        if dynamic_count(own) >= 2 && dynamic_count(other) >= 2 {
            return None;
        }
        let start = *group.first()?;
        if own.len() == other.len() {
            if own != other {
                return None;
            }
            found.extend((0..own.len() as i64).map(|index| vec![start + index]));
            continue;
        }
        let inner = collapse_reassociation(own, other)?;
        found.extend(
            inner.into_iter().map(|group| group.into_iter().map(|index| start + index).collect::<Vec<_>>()),
        );
    }
    Some(found)
}

/// An expansion of a collapse is a collapse or an expansion (MLIR's `ComposeExpandOfCollapseOp`).
///
/// # Errors
///
/// [`NoMatch`] if the operation is not such a one.
pub fn compose_expand_of_collapse<E: ExpandShape, C: CollapseShape>(
    op: E,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let own = Reshape::of(op, rewriter);
    let (_, first) = own.before::<C>(rewriter).ok_or(NoMatch)?;
    let (from, to) = (first.from.shape(), own.to.shape());
    if first.has_layouts() || !own.from.has_identity_layout() || from.len() == to.len() {
        return Err(NoMatch);
    }
    let location = op.location(rewriter);
    let new = if from.len() > to.len() {
        let groups = collapse_by_parts((from, &first.groups), (to, &own.groups)).ok_or(NoMatch)?;
        C::create(rewriter, location, own.to, first.source, &groups)
    } else {
        let groups = collapse_by_parts((to, &own.groups), (from, &first.groups)).ok_or(NoMatch)?;
        let sizes = op.mixed_output_shape(rewriter);
        E::create(rewriter, location, own.to, first.source, &groups, &sizes)
    };
    rewriter.replace_op(op.op(), [new]);
    Ok(())
}
