//! Replaces an operation in place: the new one reuses its slots, position, results and their uses.

use super::handle::{Op, Value};
use super::pool::List;
use super::slab::NONE;
use super::state::IntoOpName;
use super::storage::Ir;
use crate::ir::definition::OpDefinition;

impl Ir<'_> {
    /// Replaces an operation without regions and successors by one without attributes, in place. The results keep their types and
    /// uses; the order of uses is as if they were replaced one by one. All handles to the old operation and its results become
    /// stale, as if it was erased.
    ///
    /// Returns `None`, and changes nothing, if the slots cannot be reused.
    #[doc(hidden)]
    pub fn recycle_op(
        &mut self,
        op: Op,
        definition: &'static OpDefinition,
        operands: &[Value],
    ) -> Option<Op> {
        let data = self.op_data(op);
        let (results, slots, extra) = (data.results, data.slots, data.extra);
        debug_assert!(definition.attributes.is_empty() && definition.regions.is_empty());
        let is_reusable =
            self.ops.can_renew(op.index) && results.indices().all(|index| self.values.can_renew(index));
        if !is_reusable {
            return None;
        }
        self.set_operands(op, operands);
        self.release_extra(extra);
        self.slots.release(slots);
        let name = definition.into_op_name(self.context);
        let data = &mut self.ops[op.index];
        data.name = name;
        data.discardable = None;
        data.slots = List::default();
        data.extra = NONE;
        self.ops.invalidate(op.index);
        results.indices().for_each(|index| {
            self.reverse_uses(index);
            self.values.invalidate(index);
        });
        Some(self.op(op.index))
    }
}
