//! An operation that is made of another one: it takes over the slots, the place, the results and their uses.

use super::handle::{Op, Value};
use super::pool::List;
use super::slab::NONE;
use super::state::IntoOpName;
use super::storage::Ir;
use crate::ir::definition::OpDefinition;

impl Ir<'_> {
    /// Makes an operation without attributes in the place of one without regions and successors. Its results have the types and
    /// uses of the old ones, in the order as if the uses were replaced one by one. All handles to the old operation and its
    /// results are stale, as if it was erased.
    ///
    /// Returns nothing, and changes nothing, if the slots cannot be used again.
    pub(crate) fn recycle_op(
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
