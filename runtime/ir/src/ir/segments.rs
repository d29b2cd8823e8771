//! How operands and results are divided among those of the definition.

use std::ops::Range;
use std::sync::PoisonError;

use super::handle::{Op, Value};
use super::pool::List;
use super::ranges::{OperandRange, ResultRange};
use super::storage::Ir;
use crate::context::attributes::{Attribute, DenseArrayAttr, DenseElement};
use crate::ir::definition::{Arity, Segments, ValueDef};

/// The numbers in an array of 32-bit integers.
pub(super) fn sizes_of(array: DenseArrayAttr<'_>) -> Option<Vec<i32>> {
    array.values::<i32>()
}

impl Op {
    /// Returns the range of operands for an operand of the definition. For an operation that does not verify,
    /// the range may be wrong, but is within the operands.
    #[track_caller]
    pub fn operand_segment(self, ir: &Ir<'_>, number: usize) -> Range<usize> {
        let Some(definition) = self.definition(ir) else { return 0..0 };
        let data = ir.op_data(self);
        let sizes = ir.segments.slice(ir.extra(self).operand_segments);
        segment(definition.operands, definition.operand_segments, sizes, data.operands.len as usize, number)
    }

    /// Returns the range of results for a result of the definition, like
    /// [`operand_segment`](Self::operand_segment).
    #[track_caller]
    pub fn result_segment(self, ir: &Ir<'_>, number: usize) -> Range<usize> {
        let Some(definition) = self.definition(ir) else { return 0..0 };
        let data = ir.op_data(self);
        let sizes = ir.segments.slice(ir.extra(self).result_segments);
        segment(definition.results, definition.result_segments, sizes, data.results.len as usize, number)
    }

    /// The operands that an operand of the definition stands for.
    #[track_caller]
    pub fn operand_group<'a, 'c>(self, ir: &'a Ir<'c>, number: usize) -> OperandRange<'a, 'c> {
        OperandRange::new(ir, self, self.operand_segment(ir, number))
    }

    /// Returns the range of operands for one group of an operand of the definition that is `VariadicOfVariadic`; empty if there
    /// is no such group.
    #[track_caller]
    pub fn operand_subgroup(self, ir: &Ir<'_>, number: usize, group: usize) -> Range<usize> {
        let all = self.operand_segment(ir, number);
        let arity = self.definition(ir).map(|definition| definition.operands[number].arity);
        let Some(Arity::VariadicOfVariadic { sizes: slot }) = arity.filter(|_| !all.is_empty()) else {
            return all;
        };
        let array = self.inherent(ir, usize::from(slot)).and_then(Attribute::cast::<DenseArrayAttr<'_>>);
        let array = array.filter(|array| i32::fits(array.element_type()));
        let bytes = array.map_or(&[][..], |array| array.raw_data());
        let own = ir.group_starts.lock().unwrap_or_else(PoisonError::into_inner).range(bytes, group);
        (all.start + own.start).min(all.end)..(all.start + own.end).min(all.end)
    }

    /// The results that a result of the definition stands for.
    #[track_caller]
    pub fn result_group<'a, 'c>(self, ir: &'a Ir<'c>, number: usize) -> ResultRange<'a, 'c> {
        ResultRange::new(ir, self, self.result_segment(ir, number))
    }

    /// Returns the sizes of the operand segments that the operation holds; none unless its definition has
    /// segment sizes.
    #[track_caller]
    pub fn operand_segment_sizes<'a>(self, ir: &'a Ir<'_>) -> &'a [i32] {
        ir.segments.slice(ir.extra(self).operand_segments)
    }

    /// Returns the sizes of the result segments that the operation holds; none unless its definition has
    /// segment sizes.
    #[track_caller]
    pub fn result_segment_sizes<'a>(self, ir: &'a Ir<'_>) -> &'a [i32] {
        ir.segments.slice(ir.extra(self).result_segments)
    }
}

/// The starts of the groups whose sizes are in an array: that of the last query, since a switch of thousands of cases is asked for
/// each.
#[derive(Default)]
pub(super) struct GroupStarts {
    /// The address and the length of the array, which stays in its context.
    array: (usize, usize),
    /// One more than there are groups.
    starts: Vec<u32>,
}

impl GroupStarts {
    /// The range of a group, given the bytes of the array of 32-bit sizes; empty if there is no such group.
    fn range(&mut self, array: &[u8], group: usize) -> Range<usize> {
        let key = (array.as_ptr().addr(), array.len());
        if self.array != key || self.starts.is_empty() {
            self.array = key;
            self.starts.clear();
            self.starts.push(0);
            let mut end = 0u32;
            for size in array.chunks_exact(size_of::<i32>()).map(i32::read) {
                end = end.saturating_add(u32::try_from(size).unwrap_or(0));
                self.starts.push(end);
            }
        }
        let start = |group: usize| self.starts[group.min(self.starts.len() - 1)] as usize;
        start(group)..start(group + 1)
    }
}

/// Returns the range, among `count` values, for an entry of a definition.
pub(crate) fn segment(
    defs: &[ValueDef],
    segments: Segments,
    sizes: &[i32],
    count: usize,
    number: usize,
) -> Range<usize> {
    let (start, len) = match segments {
        Segments::AttrSized => {
            let size = |index: usize| sizes.get(index).map_or(0, |size| usize::try_from(*size).unwrap_or(0));
            ((0..number).fold(0usize, |sum, index| sum.saturating_add(size(index))), size(number))
        }
        Segments::Plain | Segments::SameSize => {
            let variable = defs.iter().filter(|def| def.arity.is_variable()).count();
            let rest = count.saturating_sub(defs.len() - variable);
            let each = rest.checked_div(variable).unwrap_or(0);
            let size = |def: &ValueDef| if def.arity.is_variable() { each } else { 1 };
            (defs[..number].iter().map(size).sum(), size(&defs[number]))
        }
    };
    let start = start.min(count);
    start..start.saturating_add(len).min(count)
}

impl Ir<'_> {
    /// Sets the sizes of the operand segments.
    #[track_caller]
    pub fn set_operand_segments(&mut self, op: Op, sizes: &[i32]) {
        let list = self.extra(op).operand_segments;
        let list = self.set_sizes(list, sizes);
        self.update_extra(op, |extra| extra.operand_segments = list);
    }

    /// Sets the sizes of the result segments.
    #[track_caller]
    pub fn set_result_segments(&mut self, op: Op, sizes: &[i32]) {
        let list = self.extra(op).result_segments;
        let list = self.set_sizes(list, sizes);
        self.update_extra(op, |extra| extra.result_segments = list);
    }

    fn set_sizes(&mut self, list: List, sizes: &[i32]) -> List {
        let list = self.segments.resize(list, sizes.len());
        self.segments.slice_mut(list).copy_from_slice(sizes);
        list
    }

    /// Removes one operand, and counts it out of the segment, and the group of a `VariadicOfVariadic`, that it belongs to.
    #[track_caller]
    pub fn erase_operand(&mut self, op: Op, operand: usize) {
        self.erase_operands(op, &[operand]);
    }

    /// Removes operands as [`erase_operand`](Ir::erase_operand) does. Their numbers are in ascending order.
    #[track_caller]
    pub fn erase_operands(&mut self, op: Op, operands: &[usize]) {
        let count = op.definition(self).map_or(0, |definition| definition.operands.len());
        let segments: Vec<Range<usize>> = (0..count).map(|number| op.operand_segment(self, number)).collect();
        let segment_of = |operand: usize| segments.iter().position(|segment| segment.contains(&operand));
        let mut end = operands.len();
        // The last segment comes first: those before it keep their places.
        while let Some(last) = end.checked_sub(1).map(|last| operands[last]) {
            let Some(number) = segment_of(last) else {
                self.replace_operands(op, last..last + 1, &[]);
                end -= 1;
                continue;
            };
            let segment = segments[number].clone();
            let start = operands[..end].partition_point(|operand| *operand < segment.start);
            let erased = &operands[start..end];
            let kept = segment.clone().filter(|operand| erased.binary_search(operand).is_err());
            let kept: Vec<Value> = kept.map(|operand| op.operand(self, operand)).collect();
            self.shrink_groups(op, number, segment.start, erased);
            self.set_operand_group(op, number, &kept);
            end = start;
        }
    }

    /// Counts operands of a `VariadicOfVariadic` out of their groups. Other operands of the definition have no groups.
    fn shrink_groups(&mut self, op: Op, number: usize, start: usize, erased: &[usize]) {
        let Some(Arity::VariadicOfVariadic { sizes: slot }) =
            op.definition(self).map(|definition| definition.operands[number].arity)
        else {
            return;
        };
        let Some(sizes) = op.inherent(self, usize::from(slot)) else { return };
        let (mut sizes, mut group_start): (Vec<i32>, _) = (sizes.dense_array_value(), start);
        for size in &mut sizes {
            let group_end = group_start + usize::try_from(*size).unwrap_or(0);
            let before = |place: usize| erased.partition_point(|operand| *operand < place);
            *size -= i32::try_from(before(group_end) - before(group_start)).unwrap_or(0);
            group_start = group_end;
        }
        let sizes = self.context().dense_array_attr(&sizes);
        self.set_inherent(op, usize::from(slot), Some(sizes));
    }

    /// Adds to the sizes of groups of a `VariadicOfVariadic`. The sizes are in the attribute of this slot.
    pub(crate) fn add_to_group_sizes(
        &mut self,
        op: Op,
        slot: usize,
        added: impl IntoIterator<Item = (usize, i32)>,
    ) {
        let sizes = op.inherent(self, slot).map(Attribute::dense_array_value);
        let mut sizes: Vec<i32> = sizes.unwrap_or_default();
        for (group, difference) in added {
            if let Some(size) = sizes.get_mut(group) {
                *size = size.saturating_add(difference);
            }
        }
        let sizes = self.context().dense_array_attr(&sizes);
        self.set_inherent(op, slot, Some(sizes));
    }

    /// Changes the operands that an operand of the definition stands for, and the size of its segment.
    #[track_caller]
    pub fn set_operand_group(&mut self, op: Op, number: usize, values: &[Value]) {
        let range = op.operand_segment(self, number);
        self.replace_operands(op, range, values);
        let list = self.extra(op).operand_segments;
        if let Some(size) = self.segments.slice_mut(list).get_mut(number) {
            *size = i32::try_from(values.len()).expect("a segment has less than 2^31 values");
        }
    }
}
