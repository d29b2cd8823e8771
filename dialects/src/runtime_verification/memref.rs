//! Runtime checks of `memref` ops.

use crate::shapes::reassociation_of;
use rtblgen_runtime::interfaces::{DynRuntimeVerifiableOpInterface, RuntimeVerifiableOpInterface};
use rtblgen_runtime::{Builder, Context, DYNAMIC, Location, Op, TypedOp, Value};

use super::Checks;
use crate::arith::{RemSIOp, RemUIOp};
use crate::memref::{
    AssumeAlignmentOp, AtomicRMWOp, CastOp, CopyOp, DimOp, ExpandShapeOp, ExtractAlignedPointerAsIndexOp,
    ExtractStridedMetadataOp, GenericAtomicRMWOp, LoadOp, RankOp, StoreOp, SubViewOp,
};
use crate::shaped::{result_type, source, source_type};

/// Attaches `RuntimeVerifiableOpInterface` to the ops.
pub(crate) fn attach(context: &Context) {
    DynRuntimeVerifiableOpInterface::attach::<AssumeAlignmentOp>(context);
    DynRuntimeVerifiableOpInterface::attach::<AtomicRMWOp>(context);
    DynRuntimeVerifiableOpInterface::attach::<CastOp>(context);
    DynRuntimeVerifiableOpInterface::attach::<CopyOp>(context);
    DynRuntimeVerifiableOpInterface::attach::<DimOp>(context);
    DynRuntimeVerifiableOpInterface::attach::<ExpandShapeOp>(context);
    DynRuntimeVerifiableOpInterface::attach::<GenericAtomicRMWOp>(context);
    DynRuntimeVerifiableOpInterface::attach::<LoadOp>(context);
    DynRuntimeVerifiableOpInterface::attach::<StoreOp>(context);
    DynRuntimeVerifiableOpInterface::attach::<SubViewOp>(context);
}

verifiable! {
    AssumeAlignmentOp = assume_alignment;
    CastOp = cast;
    CopyOp = copy;
    DimOp = |op, checks| {
        let (memory, number) = (source(op, checks.builder.ir()), op.op().operand(checks.builder.ir(), 1));
        checks.assert_is_dimension::<RankOp>(memory, number);
    };
    ExpandShapeOp = expand_shape;
    SubViewOp = subview;
    LoadOp = |op, checks| access(op.op(), 0, checks);
    StoreOp = |op, checks| access(op.op(), 1, checks);
    AtomicRMWOp = |op, checks| access(op.op(), 1, checks);
    GenericAtomicRMWOp = |op, checks| access(op.op(), 0, checks);
}

/// Checks an access. The indices follow the memref, which is operand `memory`.
fn access(op: Op, memory: usize, checks: &mut Checks<'_, '_, '_>) {
    let operands: Vec<Value> = op.operands(checks.builder.ir()).skip(memory).collect();
    checks.assert_in_bounds::<DimOp>(operands[0], &operands[1..]);
}

fn assume_alignment(op: AssumeAlignmentOp, checks: &mut Checks<'_, '_, '_>) {
    let ir = checks.builder.ir();
    let (memory, alignment) = (op.op().operand(ir, 0), op.alignment(ir));
    let ty = checks.builder.context().index_type();
    let pointer = checks.create::<ExtractAlignedPointerAsIndexOp>(&[memory], ty);
    let number = checks.index(alignment.into());
    let rest = checks.create::<RemUIOp>(&[pointer, number], ty);
    let zero = checks.index(0);
    checks.assert_equal(rest, zero, &format!("memref is not aligned to {alignment}"));
}

fn cast(op: CastOp, checks: &mut Checks<'_, '_, '_>) {
    let ir = checks.builder.ir();
    let (memory, from, to) = (source(op, ir), source_type(op, ir), result_type(op, ir));
    let Some(shape) = to.ranked_shape() else { return };
    if !from.has_rank() {
        let rank = checks.rank::<RankOp>(memory);
        let expected = checks.index(shape.len() as i64);
        checks.assert_equal(rank, expected, "rank mismatch");
    }
    // No op reads the offset and the strides of an unranked memref, so it is cast first.
    let dynamic = vec![DYNAMIC; shape.len()];
    let helper = checks.create::<CastOp>(&[memory], to.with_strides(&dynamic, &dynamic, DYNAMIC));
    let metadata = ExtractStridedMetadataOp::build(checks.builder, checks.location, helper).op();
    for (number, size) in shape.iter().enumerate() {
        let was_static = from.ranked_shape().is_some_and(|shape| shape[number] != DYNAMIC);
        if was_static || *size == DYNAMIC {
            continue;
        }
        let found = checks.dim::<DimOp>(memory, number);
        let expected = checks.index(*size);
        checks.assert_equal(found, expected, &format!("size mismatch of dim {number}"));
    }
    let Some((strides, offset)) = to.strides_and_offset() else { return };
    if offset != DYNAMIC {
        let found = metadata.result(checks.builder.ir(), 1);
        let expected = checks.index(offset);
        checks.assert_equal(found, expected, "offset mismatch");
    }
    for (number, stride) in strides.iter().enumerate().filter(|(_, stride)| **stride != DYNAMIC) {
        let found = metadata.result(checks.builder.ir(), 2 + shape.len() + number);
        let expected = checks.index(*stride);
        checks.assert_equal(found, expected, &format!("stride mismatch of dim {number}"));
    }
}

fn copy(op: CopyOp, checks: &mut Checks<'_, '_, '_>) {
    let operands = [0, 1].map(|number| op.op().operand(checks.builder.ir(), number));
    let shapes = operands.map(|operand| operand.ty(checks.builder.ir()).ranked_shape());
    let [Some(from), Some(to)] = shapes else { return };
    for number in 0..from.len() {
        if from[number] != DYNAMIC && to[number] != DYNAMIC {
            continue;
        }
        let [found, expected] =
            [(operands[0], from), (operands[1], to)].map(|(memory, shape)| match shape[number] {
                DYNAMIC => checks.dim::<DimOp>(memory, number),
                size => checks.index(size),
            });
        let what = format!("size of {number}-th source/target dim does not match");
        checks.assert_equal(found, expected, &what);
    }
}

fn expand_shape(op: ExpandShapeOp, checks: &mut Checks<'_, '_, '_>) {
    let ir = checks.builder.ir();
    let (memory, ty) = (op.op().operand(ir, 0), result_type(op, ir));
    let groups = reassociation_of(op, ir);
    for (number, group) in groups.iter().enumerate() {
        let size = checks.dim::<DimOp>(memory, number);
        let sizes = group.iter().filter_map(|dim| ty.shape().get(usize::try_from(*dim).ok()?));
        let known = sizes.copied().filter(|size| *size != DYNAMIC);
        let known = checks.index(known.product());
        let index = checks.builder.context().index_type();
        let rest = checks.create::<RemSIOp>(&[size, known], index);
        let zero = checks.index(0);
        checks.assert_equal(rest, zero, "static result dims in reassoc group do not divide src dim evenly");
    }
}

fn subview(op: SubViewOp, checks: &mut Checks<'_, '_, '_>) {
    let (memory, slice) = (source(op, checks.builder.ir()), op.slice(checks.builder.ir()));
    let bounds = [checks.index(0), checks.index(1)];
    let metadata = ExtractStridedMetadataOp::build(checks.builder, checks.location, memory).op();
    checks.assert_slice(&slice, bounds, "subview", |checks, number| {
        metadata.result(checks.builder.ir(), 2 + number)
    });
}
