//! How operands and results are divided among those of the definition.

use std::ops::Range;

use super::handle::{Op, Value};
use super::pool::List;
use super::ranges::{OperandRange, ResultRange};
use super::storage::Ir;
use crate::context::attributes::{Attribute, DenseArrayAttr};
use crate::ir::definition::{Arity, Segments, ValueDef};

/// The numbers in an array of 32-bit integers.
pub(super) fn sizes_of(array: DenseArrayAttr<'_>) -> Option<Vec<i32>> {
    array.values::<i32>()
}

impl Op {
    /// Which operands an operand of the definition stands for. Of an operation that does not verify it may be another
    /// range, but one within the operands.
    #[track_caller]
    pub fn operand_segment(self, ir: &Ir<'_>, number: usize) -> Range<usize> {
        let Some(definition) = self.definition(ir) else { return 0..0 };
        let data = ir.op_data(self);
        let sizes = ir.segments.slice(ir.extra(self).operand_segments);
        segment(definition.operands, definition.operand_segments, sizes, data.operands.len as usize, number)
    }

    /// Which results a result of the definition stands for, like [`operand_segment`](Self::operand_segment).
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

    /// The results that a result of the definition stands for.
    #[track_caller]
    pub fn result_group<'a, 'c>(self, ir: &'a Ir<'c>, number: usize) -> ResultRange<'a, 'c> {
        ResultRange::new(ir, self, self.result_segment(ir, number))
    }

    /// The sizes of the operand segments that the operation holds; none unless its definition asks for them.
    #[track_caller]
    pub fn operand_segment_sizes<'a>(self, ir: &'a Ir<'_>) -> &'a [i32] {
        ir.segments.slice(ir.extra(self).operand_segments)
    }

    /// The sizes of the result segments that the operation holds; none unless its definition asks for them.
    #[track_caller]
    pub fn result_segment_sizes<'a>(self, ir: &'a Ir<'_>) -> &'a [i32] {
        ir.segments.slice(ir.extra(self).result_segments)
    }
}

/// Which of `count` values an entry of a definition stands for.
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
        let count = op.definition(self).map_or(0, |definition| definition.operands.len());
        let group = (0..count).find(|group| op.operand_segment(self, *group).contains(&operand));
        let Some(group) = group else { return self.replace_operands(op, operand..operand + 1, &[]) };
        let range = op.operand_segment(self, group).filter(|index| *index != operand);
        let kept: Vec<Value> = range.map(|index| op.operand(self, index)).collect();
        let nested = self.nested_group(op, group, operand);
        self.set_operand_group(op, group, &kept);
        if let Some((slot, nested)) = nested {
            self.add_to_group_size(op, slot, nested, -1);
        }
    }

    /// The slot of the sizes, and the group, of an operand of a `VariadicOfVariadic`; `None` for others.
    fn nested_group(&self, op: Op, number: usize, operand: usize) -> Option<(usize, usize)> {
        let Arity::VariadicOfVariadic { sizes } = op.definition(self)?.operands[number].arity else {
            return None;
        };
        let slot = usize::from(sizes);
        let mut end = op.operand_segment(self, number).start;
        let sizes: Vec<i32> = op.inherent(self, slot)?.dense_array_value();
        let group = sizes.iter().position(|size| {
            end += usize::try_from(*size).unwrap_or(0);
            operand < end
        })?;
        Some((slot, group))
    }

    /// Adds to the size of a group of a `VariadicOfVariadic`. The sizes are in the attribute of this slot.
    pub(crate) fn add_to_group_size(&mut self, op: Op, slot: usize, group: usize, difference: i32) {
        let sizes = op.inherent(self, slot).map(Attribute::dense_array_value);
        let mut sizes: Vec<i32> = sizes.unwrap_or_default();
        if let Some(size) = sizes.get_mut(group) {
            *size = size.saturating_add(difference);
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
