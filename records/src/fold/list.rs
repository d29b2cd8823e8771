//! Operators on lists.

use super::folding::{Folder, Items, MAX_ELEMENTS};
use crate::model::{EvalResult, Folded, Node, RawWords, TypeId, ValueId, Words};
use std::cmp::Ordering;

impl Folder<'_> {
    fn int_node(&self, value: ValueId) -> Option<i64> {
        match self.store.node(value) {
            Node::Int(int) => Some(int),
            _ => None,
        }
    }

    /// The element type of the first list, and the items of both lists.
    fn two_lists(&self, first: ValueId, second: ValueId) -> Option<(TypeId, Words, Words)> {
        match (self.store.node(first), self.store.node(second)) {
            (Node::List { element, items }, Node::List { items: others, .. }) => {
                Some((element, items, others))
            }
            _ => None,
        }
    }

    fn check_length(&self, length: u64) -> EvalResult<()> {
        if length <= MAX_ELEMENTS {
            return Ok(());
        }
        Err(self.failed(format!("a list of {length} elements is too long")))
    }

    pub(super) fn fold_listconcat(&mut self, lhs: ValueId, rhs: ValueId) -> Folded {
        let Some((element, first, second)) = self.two_lists(lhs, rhs) else { return Ok(None) };
        self.check_length((self.store.values.len(first) + self.store.values.len(second)) as u64)?;
        let mut words = RawWords::from_slice(self.store.values.words(first));
        words.extend_from_slice(self.store.values.words(second));
        Ok(Some(self.store.values.list(element, &words)))
    }

    pub(super) fn fold_listsplat(&mut self, value: ValueId, count: ValueId) -> Folded {
        let (Some(element), Some(count)) = (self.store.type_of(value), self.int_node(count)) else {
            return Ok(None);
        };
        let Ok(count) = u64::try_from(count) else {
            return Err(self.failed_anywhere(format!("!listsplat count {count} is negative")));
        };
        self.check_length(count)?;
        let items = vec![value; count as usize];
        Ok(Some(self.store.values.list(element, &items)))
    }

    pub(super) fn fold_listremove(&mut self, lhs: ValueId, rhs: ValueId) -> Option<ValueId> {
        let (element, items, removed) = self.two_lists(lhs, rhs)?;
        let removed: Items = self.store.values.items(removed).collect();
        let is_removed =
            |item| removed.iter().any(|&other| self.compare(item, other, Ordering::is_eq) == Some(true));
        let kept: Items = self.store.values.items(items).filter(|&item| !is_removed(item)).collect();
        Some(self.store.values.list(element, &kept))
    }

    pub(super) fn fold_element(&mut self, list: ValueId, index: ValueId) -> Option<ValueId> {
        let Node::List { items, .. } = self.store.node(list) else { return None };
        let index = usize::try_from(self.int_node(index)?).ok()?;
        self.store.values.items(items).nth(index)
    }

    pub(super) fn fold_slice(&mut self, list: ValueId, indices: ValueId) -> Option<ValueId> {
        let (element, items, indices) = self.two_lists(list, indices)?;
        let items: Items = self.store.values.items(items).collect();
        let pick = |index| usize::try_from(self.int_node(index)?).ok().and_then(|i| items.get(i).copied());
        let picked = self.store.values.items(indices).map(pick).collect::<Option<Items>>()?;
        Some(self.store.values.list(element, &picked))
    }

    /// `first...last`, upwards or downwards.
    pub(super) fn fold_closed_range(&mut self, first: ValueId, last: ValueId) -> Folded {
        let (Some(first), Some(last)) = (self.int_node(first), self.int_node(last)) else {
            return Ok(None);
        };
        let step = if first <= last { 1 } else { -1 };
        self.int_list(first, step, first.abs_diff(last).saturating_add(1)).map(Some)
    }

    /// `!range(start, end, step)`, where the end is not included.
    pub(super) fn fold_range(&mut self, operands: [ValueId; 3]) -> Folded {
        let [Some(start), Some(end), Some(step)] = operands.map(|operand| self.int_node(operand)) else {
            return Ok(None);
        };
        if step == 0 {
            return Err(self.failed("Step of !range can't be 0"));
        }
        let ahead = if step > 0 { start < end } else { start > end };
        let count = if ahead { start.abs_diff(end).div_ceil(step.unsigned_abs()) } else { 0 };
        self.int_list(start, step, count).map(Some)
    }

    /// The list of `count` integers from `start` in steps of `step`.
    fn int_list(&mut self, start: i64, step: i64, count: u64) -> EvalResult<ValueId> {
        self.check_length(count)?;
        let at = |i: u64| start.wrapping_add(step.wrapping_mul(i as i64));
        let items: Items = (0..count).map(|i| self.store.values.int(at(i))).collect();
        Ok(self.store.values.list(TypeId::INT, &items))
    }
}
