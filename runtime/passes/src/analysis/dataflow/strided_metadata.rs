//! Bounds of the offsets, sizes and strides of memrefs: MLIR's `StridedMetadataRangeAnalysis`.

use super::forward::{ForwardFlow, ForwardSolution, SparseForwardAnalysis, solve_forward};
use super::ranges::IntegerRanges;
use rtblgen_ir::constants::{Int, IntRange};
use rtblgen_ir::context::types::DYNAMIC;
use rtblgen_ir::interfaces::{DynInferStridedMetadataOpInterface, StridedMetadataRange};
use rtblgen_ir::ir::{Ir, Op, Value};

/// The bit width of `index`.
const INDEX_BITWIDTH: u32 = 64;

/// The executable code, and the bounds of its memrefs.
///
/// ```
/// use rtblgen_runtime::analysis::dataflow::{IntegerRanges, StridedMetadataRanges};
/// use rtblgen_runtime::{Context, Ir};
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let ir = context.parse_module("a.mlir", r#"%0 = "t.a"() : () -> memref<4x?xf32>"#).unwrap();
/// let value = ir.root().region(&ir, 0).ops(&ir).next().unwrap().result(&ir, 0);
/// let ranges = IntegerRanges::compute(&ir, ir.root());
/// let metadata = StridedMetadataRanges::compute(&ir, ir.root(), &ranges);
/// assert_eq!(metadata.state(value).unwrap().sizes[0].unsigned_max().unsigned(), 4);
/// ```
pub type StridedMetadataRanges = ForwardSolution<StridedMetadataRange>;

impl StridedMetadataRanges {
    /// Computes the bounds of the memrefs in an operation, given the ranges of its integers.
    pub fn compute<'c>(ir: &Ir<'c>, top: Op, ranges: &IntegerRanges<'c>) -> Self {
        solve_forward(ir, top, &StridedMetadataAnalysis { ranges })
    }
}

/// An analysis of strided metadata: ops with `InferStridedMetadataOpInterface` compute the bounds of their
/// results.
struct StridedMetadataAnalysis<'a, 'c> {
    ranges: &'a IntegerRanges<'c>,
}

impl<'c> SparseForwardAnalysis<'c> for StridedMetadataAnalysis<'_, 'c> {
    type State = StridedMetadataRange;

    fn join(&self, own: &mut StridedMetadataRange, other: &StridedMetadataRange) -> bool {
        let joined = own.join(other);
        let is_new = joined != *own;
        *own = joined;
        is_new
    }

    /// The bounds that the type gives. Only a ranked memref has offsets, sizes and strides.
    fn unknown(&self, ir: &Ir<'c>, value: Value) -> StridedMetadataRange {
        let ty = value.ty(ir);
        let Some(shape) = ty.ranked_shape().filter(|_| ty.is_ranked_memref()) else {
            return StridedMetadataRange::ranked(Vec::new(), Vec::new(), Vec::new());
        };
        let Some((strides, offset)) = ty.strides_and_offset() else {
            return StridedMetadataRange::full(INDEX_BITWIDTH, shape.len());
        };
        let bounds = |numbers: &[i64]| numbers.iter().map(|number| of_number(*number)).collect();
        StridedMetadataRange::ranked(bounds(&[offset]), bounds(shape), bounds(&strides))
    }

    fn visit_op(
        &self,
        flow: &mut ForwardFlow<'_, 'c, Self>,
        op: Op,
        operands: &[StridedMetadataRange],
        results: &[Value],
    ) {
        let ir = flow.ir();
        let Some(inferred) = op.interface::<DynInferStridedMetadataOpInterface>(ir) else {
            return flow.set_unknown(results);
        };
        let int_range = |value: Value| self.ranges.range(value);
        let mut found = Vec::new();
        let mut set = |value: Value, metadata: StridedMetadataRange| found.push((value, metadata));
        inferred.infer_strided_metadata_ranges(ir, operands, &int_range, &mut set, INDEX_BITWIDTH);
        for (value, metadata) in found {
            flow.join(value, &metadata);
        }
    }
}

fn of_number(number: i64) -> IntRange {
    match number {
        DYNAMIC => IntRange::full(INDEX_BITWIDTH),
        number => IntRange::constant(Int::of_signed(INDEX_BITWIDTH, number.into())),
    }
}
