//! Verifiers of operations that allocate and access memory.

use crate::shapes::verify_dynamic_sizes;
use rtblgen_runtime::interfaces::DynMemRefLayoutAttrInterface;
use rtblgen_runtime::traits::AUTOMATIC_ALLOCATION_SCOPE;
use rtblgen_runtime::{
    Attribute, AttributeKind, DYNAMIC, Ir, Op, Place, Type, TypedOp, Verify, VerifyError, VerifyResult,
};

use crate::shaped::{fail, fail_plainly};

use super::{
    AllocOp, AllocaOp, AssumeAlignmentOp, AtomicYieldOp, DistinctObjectsOp, DmaStartOp, DmaWaitOp,
    GenericAtomicRMWOp, GlobalOp, LoadOp, PrefetchOp, ReallocOp, ReshapeOp, StoreOp, ViewOp, result_type,
    source_type,
};

fn dynamic_count(ty: Type<'_>) -> usize {
    ty.shape().iter().filter(|size| **size == DYNAMIC).count()
}

/// The symbols of a layout map.
fn symbol_count(ty: Type<'_>) -> usize {
    match ty.layout().map(Attribute::kind) {
        Some(AttributeKind::AffineMap(map)) => map.symbols() as usize,
        Some(AttributeKind::StridedLayout { offset, strides }) => {
            usize::from(offset == DYNAMIC) + strides.iter().filter(|stride| **stride == DYNAMIC).count()
        }
        Some(_) => {
            let layout = ty.layout().and_then(DynMemRefLayoutAttrInterface::cast);
            layout.map_or(0, |layout| layout.affine_map().symbols() as usize)
        }
        None => 0,
    }
}

fn verify_allocation(op: Op, ir: &Ir<'_>) -> VerifyResult {
    let ty = op.result(ir, 0).ty(ir);
    let [sizes, symbols] = [0, 1].map(|number| op.operand_segment(ir, number).len());
    verify_dynamic_sizes(ty, sizes)?;
    let expected = symbol_count(ty);
    match symbols == expected {
        true => Ok(()),
        false => fail(format!(
            "symbol operand count does not equal memref symbol count: expected {expected}, got {symbols}"
        )),
    }
}

impl Verify for AllocOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_allocation(self.op(), ir)
    }
}

impl Verify for AllocaOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if !self.op().ancestors(ir).any(|parent| parent.has_trait(ir, &AUTOMATIC_ALLOCATION_SCOPE)) {
            return fail("requires an ancestor op with AutomaticAllocationScope trait");
        }
        verify_allocation(self.op(), ir)
    }
}

impl Verify for ReallocOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (source, result) = (source_type(self, ir), result_type(self, ir));
        for (name, ty) in [("source", source), ("result", result)] {
            if !ty.has_identity_layout() {
                return fail_plainly(format!("unsupported layout for {name} memref type '{ty}'"));
            }
        }
        let differ = |what: &str| {
            fail_plainly(format!(
                "different {what} specified for source memref type '{source}' and result memref type '{result}'"
            ))
        };
        if source.memory_space() != result.memory_space() {
            return differ("memory spaces");
        }
        if source.element_type() != result.element_type() {
            return differ("element types");
        }
        match (dynamic_count(result) > 0, self.op().operand_count(ir) > 1) {
            (true, false) => fail_plainly(format!("missing dimension operand for result type '{result}'")),
            (false, true) => {
                fail_plainly(format!("unnecessary dimension operand for result type '{result}'"))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for AssumeAlignmentOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        match self.alignment(ir) as u32 {
            alignment if alignment.is_power_of_two() => Ok(()),
            _ => fail("alignment must be power of 2"),
        }
    }
}

impl Verify for DistinctObjectsOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if !self.op().operand_types(ir).eq(self.op().result_types(ir)) {
            return fail("operand types and result types must match");
        }
        match self.op().operand_count(ir) {
            0 => fail("expected at least one operand"),
            _ => Ok(()),
        }
    }
}

/// Whether the operands in a range are indices.
fn are_indices(op: Op, ir: &Ir<'_>, range: std::ops::Range<usize>) -> bool {
    range.map(|number| op.operand(ir, number)).all(|operand| operand.ty(ir).is_index())
}

impl Verify for DmaStartOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (op, count) = (self.op(), self.op().operand_count(ir));
        if count < 4 {
            return fail("expected at least 4 operands");
        }
        let at_least = |expected: usize| match count < expected {
            true => fail(format!("expected at least {expected} operands")),
            false => Ok(()),
        };
        // Each memref is followed by its indices. The number of elements is before the last one.
        let (mut at, mut expected) = (0, 4);
        for (what, indices) in [("source", "source"), ("destination", "destination"), ("tag", "tag")] {
            if what == "tag" {
                if !op.operand(ir, at).ty(ir).is_index() {
                    return fail("expected num elements to be of index type");
                }
                at += 1;
            }
            let ty = op.operand(ir, at).ty(ir);
            if !ty.is_ranked_memref() {
                return fail(format!("expected {what} to be of memref type"));
            }
            let rank = ty.shape().len();
            expected += rank;
            at_least(expected)?;
            if !are_indices(op, ir, at + 1..at + 1 + rank) {
                return fail(format!("expected {indices} indices to be of index type"));
            }
            at += 1 + rank;
        }
        if count != expected && count != expected + 2 {
            return fail("incorrect number of operands");
        }
        match are_indices(op, ir, at..count) {
            true => Ok(()),
            false => fail("expected stride and num elements per stride to be of type index"),
        }
    }
}

impl Verify for DmaWaitOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (indices, rank) = (self.op().operand_count(ir) - 2, source_type(self, ir).shape().len());
        match indices == rank {
            true => Ok(()),
            false => fail(format!(
                "expected tagIndices to have the same number of elements as the tagMemRef rank, expected {rank}, but got \
                 {indices}"
            )),
        }
    }
}

impl Verify for GenericAtomicRMWOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let region = self.op().region(ir, 0);
        let types: Vec<_> = region.entry(ir).map_or(Vec::new(), |body| body.argument_types(ir).collect());
        let &[argument] = types.as_slice() else {
            return fail("expected single number of entry block arguments");
        };
        if argument != result_type(self, ir) {
            return fail("expected block argument of the same type result type");
        }
        let has_effects = |op: &Op| !op.is_memory_effect_free(ir);
        match self.op().pre_order(ir).skip(1).find(has_effects) {
            Some(op) => Err(VerifyError::plain(
                "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects",
            )
            .at(Place::Op(op))),
            None => Ok(()),
        }
    }
}

impl Verify for AtomicYieldOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let Some(parent) = self.op().parent_op(ir) else { return Ok(()) };
        let (own, expected) = (source_type(self, ir), parent.result(ir, 0).ty(ir));
        match own == expected {
            true => Ok(()),
            false => fail(format!("types mismatch between yield op: '{own}' and its parent: '{expected}'")),
        }
    }
}

impl Verify for GlobalOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let ty = self.r#type(ir);
        if !ty.is_ranked_memref() || !ty.has_static_shape() {
            return fail(format!("type should be static shaped memref, but got '{ty}'"));
        }
        let Some(value) = self.op().attribute(ir, "initial_value") else { return Ok(()) };
        if matches!(value.kind(), AttributeKind::Unit) {
            return Ok(());
        }
        if !value.is_elements() {
            return fail(format!("initial value should be a unit or elements attribute, but got {value}"));
        }
        let Some(initial) = value.ty() else { return Ok(()) };
        let (expected, found) = (ty.element_type(), initial.element_type());
        if expected != found {
            return fail(format!(
                "initial value element expected to be of type '{expected}', but was of type '{found}'"
            ));
        }
        let listed = |shape: &[i64]| shape.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        match initial.shape() == ty.shape() {
            true => Ok(()),
            false => fail(format!(
                "initial value shape expected to be {} but was {}",
                listed(ty.shape()),
                listed(initial.shape())
            )),
        }
    }
}

impl Verify for LoadOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (expected, found) = (source_type(self, ir).shape().len(), self.op().operand_count(ir) - 1);
        match expected == found {
            true => Ok(()),
            false => {
                fail(format!("incorrect number of indices for load, expected {expected} but got {found}"))
            }
        }
    }
}

impl Verify for StoreOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let rank = self.op().operand(ir, 1).ty(ir).shape().len();
        match self.op().operand_count(ir) == 2 + rank {
            true => Ok(()),
            false => fail("store index operand count not equal to memref rank"),
        }
    }
}

impl Verify for PrefetchOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        match self.op().operand_count(ir) == 1 + source_type(self, ir).shape().len() {
            true => Ok(()),
            false => fail("too few indices"),
        }
    }
}

impl Verify for ReshapeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (source, result) = (source_type(self, ir), result_type(self, ir));
        if source.element_type() != result.element_type() {
            return fail("element types of source and destination memref types should be the same");
        }
        if !source.has_identity_layout() {
            return fail("source memref type should have identity affine map");
        }
        if !result.is_ranked_memref() {
            return Ok(());
        }
        if !result.has_identity_layout() {
            return fail("result memref type should have identity affine map");
        }
        match self.op().operand(ir, 1).ty(ir).shape() {
            [DYNAMIC] => fail(
                "cannot use shape operand with dynamic length to reshape to statically-ranked memref type",
            ),
            [length] if *length != result.shape().len() as i64 => {
                fail("length of shape operand differs from the result's memref rank")
            }
            _ => Ok(()),
        }
    }
}

impl Verify for ViewOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (source, result) = (source_type(self, ir), result_type(self, ir));
        for (name, ty) in [("base", source), ("result", result)] {
            if !ty.has_identity_layout() {
                return fail_plainly(format!("unsupported map for {name} memref type '{ty}'"));
            }
        }
        if source.memory_space() != result.memory_space() {
            return fail_plainly(format!(
                "different memory spaces specified for base memref type '{source}' and view memref type '{result}'"
            ));
        }
        verify_dynamic_sizes(result, self.op().operand_count(ir) - 2)
    }
}
