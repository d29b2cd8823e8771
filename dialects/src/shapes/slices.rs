//! Slices of shaped values: offsets, sizes and strides, each of them a constant or a value.

use super::{constant_index, dispatch, mixed, static_indices};
use rtblgen_runtime::context::Context;
use rtblgen_runtime::context::types::DYNAMIC;
use rtblgen_runtime::interfaces::{OffsetSizeAndStrideOpInterface, OpFoldResult};
use rtblgen_runtime::ir::{Ir, OpState, Value};

/// The names of the attributes with the constants, in the order of the operands.
const STATIC: [&str; 3] = ["static_offsets", "static_sizes", "static_strides"];

/// The offsets, sizes and strides of an operation with [`OffsetSizeAndStrideOpInterface`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slice<'c> {
    /// The offset of each dimension.
    pub offsets: Vec<OpFoldResult<'c>>,
    /// The size of each dimension.
    pub sizes: Vec<OpFoldResult<'c>>,
    /// The stride of each dimension.
    pub strides: Vec<OpFoldResult<'c>>,
}

impl<'c> Slice<'c> {
    /// The slice of an operation.
    pub fn of<T: OffsetSizeAndStrideOpInterface>(op: T, ir: &Ir<'c>) -> Self {
        let start = T::offset_size_and_stride_start_operand_index();
        let list = |number: usize| {
            let numbers = static_indices(op.op().attribute(ir, STATIC[number]));
            mixed(
                ir.context(),
                &numbers,
                op.op().operand_segment(ir, start + number).map(|at| op.op().operand(ir, at)),
            )
        };
        Slice { offsets: list(0), sizes: list(1), strides: list(2) }
    }

    /// The slice of all of a value with these sizes.
    pub fn whole(context: &'c Context, sizes: Vec<OpFoldResult<'c>>) -> Self {
        let filled = |number| vec![OpFoldResult::index(context, number); sizes.len()];
        Slice { offsets: filled(0), strides: filled(1), sizes }
    }

    /// The three lists.
    pub fn lists(&self) -> [&[OpFoldResult<'c>]; 3] {
        [&self.offsets, &self.sizes, &self.strides]
    }

    /// The three lists as numbers, with [`DYNAMIC`] for values.
    pub fn numbers(&self) -> [Vec<i64>; 3] {
        self.lists().map(|list| dispatch(list).1)
    }

    /// Whether all offsets are 0.
    pub fn starts_at_zero(&self, ir: &Ir<'_>) -> bool {
        self.offsets.iter().all(|offset| offset.constant(ir) == Some(0))
    }

    /// Whether all strides are 1.
    pub fn has_unit_strides(&self, ir: &Ir<'_>) -> bool {
        self.strides.iter().all(|stride| stride.constant(ir) == Some(1))
    }

    /// Adds the operands and attributes to those that an operation has before: `fixed` operands, one segment each.
    #[must_use]
    pub fn add_to(&self, state: OpState<'c>, fixed: &[Value]) -> OpState<'c> {
        let mut state = state.operands(fixed.iter().copied());
        let mut segments = vec![1; fixed.len()];
        for (list, name) in self.lists().into_iter().zip(STATIC) {
            let (values, numbers) = dispatch(list);
            segments.push(values.len());
            let context = state.location.context();
            state = state.operands(values).attribute(name, context.dense_array_attr(&numbers));
        }
        state.operand_segments(segments)
    }
}

/// Checks that a slice with known numbers is inside of a shape.
///
/// # Errors
///
/// The dimension that it leaves, in words.
pub fn verify_in_bounds(shape: &[i64], [offsets, sizes, strides]: [&[i64]; 3]) -> Result<(), String> {
    for (dim, size) in shape.iter().enumerate().filter(|(_, size)| **size != DYNAMIC) {
        let Some(offset) = offsets.get(dim).filter(|offset| **offset != DYNAMIC) else { continue };
        if offset >= size {
            return Err(format!("offset {dim} is out-of-bounds: {offset} >= {size}"));
        }
        let (Some(length), Some(stride)) = (sizes.get(dim), strides.get(dim)) else { continue };
        if *length == DYNAMIC || *stride == DYNAMIC {
            continue;
        }
        let last = offset + (length - 1) * stride;
        if last >= *size {
            return Err(format!("slice along dimension {dim} runs out-of-bounds: {last} >= {size}"));
        }
    }
    Ok(())
}

/// The slice with constants in the places of values that are constants: of the first list that has such values, in the order
/// of offsets, sizes and strides. `None` if there are none. Negative offsets and sizes stay values (the first step of MLIR's
/// `OpWithOffsetSizesAndStridesConstantArgumentFolder`).
pub fn fold_constant_slice<'c>(ir: &Ir<'c>, slice: &Slice<'c>) -> Option<Slice<'c>> {
    let fold = |list: &[OpFoldResult<'c>], may_be_negative: bool| {
        let mut is_changed = false;
        let folded = list.iter().map(|index| {
            let value = index.value().and_then(|value| constant_index(ir, value));
            // The number that stands for a dynamic index is not a static one.
            let constant = value.filter(|number| *number >= 0 || may_be_negative && *number != DYNAMIC);
            is_changed |= constant.is_some();
            constant.map_or(*index, |number| OpFoldResult::index(ir.context(), number))
        });
        let folded: Vec<_> = folded.collect();
        is_changed.then_some(folded)
    };
    if let Some(offsets) = fold(&slice.offsets, false) {
        return Some(Slice { offsets, ..slice.clone() });
    }
    if let Some(sizes) = fold(&slice.sizes, false) {
        return Some(Slice { sizes, ..slice.clone() });
    }
    fold(&slice.strides, true).map(|strides| Slice { strides, ..slice.clone() })
}
