//! Verifiers of views.

use crate::shapes::{Reassociation, Slice, SliceMismatch, reassociation_of, verify_in_bounds};
use rtblgen_runtime::affine::{AffineExprKind, AffineMap};
use rtblgen_runtime::{AffineMapAttr, DYNAMIC, Ir, Type, TypedOp, Verify, VerifyResult};

use crate::shaped::{fail, fail_plainly};

use super::layouts::{collapsed_type, dropped_dims, expanded_type, subview_type_of};
use super::{
    CollapseShapeOp, ExpandShapeOp, ReinterpretCastOp, SubViewOp, TransposeOp, result_type, source_type,
};

/// `dynamic` or the number.
fn shown(number: i64) -> String {
    if number == DYNAMIC { "dynamic".to_owned() } else { number.to_string() }
}

impl Verify for ReinterpretCastOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (source, result) = (source_type(self, ir), result_type(self, ir));
        let differ = |what: &str| {
            fail_plainly(format!(
                "different {what} specified for source type '{source}' and result memref type '{result}'"
            ))
        };
        if source.memory_space() != result.memory_space() {
            return differ("memory spaces");
        }
        if source.element_type() != result.element_type() {
            return differ("element types");
        }
        let [offsets, sizes, strides] = Slice::of(self, ir).numbers();
        let compare = |what: &str, found: &[i64], expected: &[i64], has_dims: bool| {
            let pairs = found.iter().zip(expected).enumerate();
            for (dim, (found, expected)) in pairs.filter(|(_, (found, _))| **found != DYNAMIC) {
                if found != expected {
                    let dim = if has_dims { format!(" in dim = {dim}") } else { String::new() };
                    let expected = shown(*expected);
                    return fail_plainly(format!(
                        "expected result type with {what} = {expected} instead of {found}{dim}"
                    ));
                }
            }
            Ok(())
        };
        compare("size", result.shape(), &sizes, true)?;
        let Some((own, offset)) = result.strides_and_offset() else {
            return fail_plainly(format!("expected result type to have strided layout but found '{result}'"));
        };
        compare("offset", &[offset], &offsets, false)?;
        compare("stride", &own, &strides, true)
    }
}

impl Verify for SubViewOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (source, result) = (source_type(self, ir), result_type(self, ir));
        if source.memory_space() != result.memory_space() {
            return fail_plainly(format!(
                "different memory spaces specified for base memref type '{source}' and subview memref type '{result}'"
            ));
        }
        if !source.is_strided() {
            return fail_plainly(format!("base type '{source}' is not strided"));
        }
        let slice = Slice::of(self, ir);
        let Some(expected) = subview_type_of(source, &slice) else { return Ok(()) };
        if let Err(mismatch) = compare_subview(expected, result, &slice) {
            return fail_plainly(mismatch_message(mismatch, expected, result));
        }
        let [offsets, sizes, strides] = slice.numbers();
        match verify_in_bounds(source.shape(), [&offsets, &sizes, &strides]) {
            Ok(()) => Ok(()),
            Err(message) => fail_plainly(message),
        }
    }
}

/// Compares the type of a part with the one that it has with all dimensions.
fn compare_subview(expected: Type<'_>, result: Type<'_>, slice: &Slice<'_>) -> Result<(), SliceMismatch> {
    SliceMismatch::of_types(expected, result)?;
    if expected.memory_space() != result.memory_space() {
        return Err(SliceMismatch::MemorySpace);
    }
    let (own, other) = (expected.strides_and_offset(), result.strides_and_offset());
    let ((full, offset), (kept, other)) = own.zip(other).ok_or(SliceMismatch::Layout)?;
    if offset != other {
        return Err(SliceMismatch::Layout);
    }
    let dropped = dropped_dims(expected, result, slice).ok_or(SliceMismatch::Layout)?;
    let left = full.iter().zip(dropped).filter(|(_, dropped)| !dropped).map(|(stride, _)| stride);
    if left.eq(&kept) { Ok(()) } else { Err(SliceMismatch::Layout) }
}

fn mismatch_message(mismatch: SliceMismatch, expected: Type<'_>, found: Type<'_>) -> String {
    let reduced = |what: &str| {
        format!(
            "expected result type to be '{expected}' or a rank-reduced version. (mismatch of result {what}), but got \
             '{found}'"
        )
    };
    match mismatch {
        SliceMismatch::RankTooLarge => {
            format!("expected result rank to be smaller or equal to the source rank, but got '{found}'")
        }
        SliceMismatch::Size => reduced("sizes"),
        SliceMismatch::Layout => reduced("layout"),
        SliceMismatch::ElementType => {
            format!("expected result element type to be '{}', but got '{found}'", expected.element_type())
        }
        SliceMismatch::MemorySpace => {
            format!("expected result and source memory spaces to match, but got '{found}'")
        }
    }
}

/// Compares a shape with one whose dimensions are collapsed, by the groups of dimensions.
fn verify_groups(collapsed: &[i64], expanded: &[i64], groups: &Reassociation) -> VerifyResult {
    if collapsed.len() != groups.len() {
        return fail(format!(
            "invalid number of reassociation groups: found {}, expected {}",
            groups.len(),
            collapsed.len()
        ));
    }
    let mut next = 0;
    for (dim, group) in groups.iter().enumerate() {
        verify_group((dim, collapsed[dim]), expanded, group, &mut next)?;
    }
    if collapsed.is_empty() && expanded.iter().any(|size| *size != 1) {
        return fail("rank 0 memrefs can only be extended/collapsed with/from ones");
    }
    if !collapsed.is_empty() && next != expanded.len() as i64 {
        return fail(format!(
            "expanded rank ({}) inconsistent with number of reassociation indices ({next})",
            expanded.len()
        ));
    }
    Ok(())
}

fn verify_group((dim, size): (usize, i64), expanded: &[i64], group: &[i64], next: &mut i64) -> VerifyResult {
    let mut sizes = Vec::with_capacity(group.len());
    for index in group {
        if index != next {
            return fail("reassociation indices must be contiguous");
        }
        *next += 1;
        let Some(size) = usize::try_from(*index).ok().and_then(|index| expanded.get(index)) else {
            return fail(format!("reassociation index {index} is out of bounds"));
        };
        sizes.push(*size);
    }
    let is_dynamic = sizes.contains(&DYNAMIC);
    if (size == DYNAMIC) != is_dynamic {
        return fail(format!(
            "collapsed dim ({dim}) must be dynamic if and only if reassociation group is dynamic"
        ));
    }
    let product: i64 = sizes.iter().fold(1, |product: i64, size| product.wrapping_mul(*size));
    if !is_dynamic && product != size {
        return fail(format!("collapsed dim size ({size}) must equal reassociation group size ({product})"));
    }
    Ok(())
}

impl Verify for ExpandShapeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (source, result) = (source_type(self, ir), result_type(self, ir));
        let (from, to) = (source.shape().len(), result.shape().len());
        if from > to {
            return fail(format!(
                "has source rank {from} and result rank {to}. This is not an expansion ({from} > {to})."
            ));
        }
        let groups = reassociation_of(self, ir);
        verify_groups(source.shape(), result.shape(), &groups)?;
        let Some(expected) = expanded_type(source, result.shape(), &groups) else {
            return fail("invalid source layout map");
        };
        if expected != result {
            return fail(format!("expected expanded type to be '{expected}' but found '{result}'"));
        }
        self.verify_sizes(ir, result)
    }
}

impl ExpandShapeOp {
    /// Compares the sizes that are given with the type of the result.
    fn verify_sizes(self, ir: &Ir<'_>, result: Type<'_>) -> VerifyResult {
        let sizes = self.static_output_shape(ir);
        let rank = result.shape().len();
        if sizes.len() != rank {
            return fail(format!(
                "expected number of static shape bounds to be equal to the output rank ({rank}) but found {} inputs instead",
                sizes.len()
            ));
        }
        let dynamic = sizes.iter().filter(|size| **size == DYNAMIC).count();
        let values = self.op().operand_count(ir) - 1;
        if values != dynamic {
            return fail(format!(
                "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {dynamic} \
                 dynamic dims while output_shape has {values} values"
            ));
        }
        let differs = |(own, given): (&i64, &i64)| *own != DYNAMIC && own != given;
        match result.shape().iter().zip(&sizes).position(differs) {
            Some(at) => fail(format!("invalid output shape provided at pos {at}")),
            None => Ok(()),
        }
    }
}

impl Verify for CollapseShapeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (source, result) = (source_type(self, ir), result_type(self, ir));
        let (from, to) = (source.shape().len(), result.shape().len());
        if from < to {
            return fail(format!(
                "has source rank {from} and result rank {to}. This is not a collapse ({from} < {to})."
            ));
        }
        let groups = reassociation_of(self, ir);
        verify_groups(result.shape(), source.shape(), &groups)?;
        let Some(expected) = collapsed_type(source, &groups) else {
            return fail("invalid source layout map or collapsing non-contiguous dims");
        };
        let expected = if expected.has_identity_layout() {
            expected.with_shape(result.shape())
        } else {
            let (strides, offset) = expected.strides_and_offset().unwrap_or_default();
            expected.with_strides(result.shape(), &strides, offset)
        };
        match expected == result {
            true => Ok(()),
            false => fail(format!("expected collapsed type to be '{expected}' but found '{result}'")),
        }
    }
}

/// Returns the order of the dimensions in a map; `None` if it is no permutation.
pub(super) fn permutation(map: &AffineMap) -> Option<Vec<usize>> {
    let position = |expression: &rtblgen_runtime::affine::AffineExpr| match expression.kind() {
        AffineExprKind::Dim(position) => Some(*position as usize),
        _ => None,
    };
    let order: Vec<usize> = map.results().iter().map(position).collect::<Option<_>>()?;
    let is_complete = (0..map.dims() as usize).all(|dim| order.contains(&dim));
    (order.len() == map.dims() as usize && map.symbols() == 0 && is_complete).then_some(order)
}

/// The type of a memref with its dimensions in another order.
pub(super) fn transposed_type<'c>(source: Type<'c>, order: &[usize]) -> Option<Type<'c>> {
    let (strides, offset) = source.strides_and_offset()?;
    let permuted =
        |numbers: &[i64]| order.iter().map(|dim| numbers.get(*dim).copied()).collect::<Option<Vec<_>>>();
    Some(source.with_strides(&permuted(source.shape())?, &permuted(&strides)?, offset))
}

impl Verify for TransposeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let map = self.op().attribute(ir, "permutation").and_then(|map| map.cast::<AffineMapAttr<'_>>());
        let Some(map) = map.map(AffineMapAttr::value) else { return Ok(()) };
        let (source, result) = (source_type(self, ir), result_type(self, ir));
        let Some(order) = permutation(map) else { return fail("expected a permutation map") };
        if order.len() != source.shape().len() {
            return fail("expected a permutation map of same rank as the input");
        }
        let Some(expected) = transposed_type(source, &order).map(Type::canonical_layout) else {
            return Ok(());
        };
        match result.canonical_layout() == expected {
            true => Ok(()),
            false => fail(format!(
                "result type '{result}' is not equivalent to the canonical transposed input type '{expected}'"
            )),
        }
    }
}
