//! The uses of pointers that must be removed before a slot of memory can be.

use rustc_hash::FxHashMap;

use crate::analysis::forward_slice;
use rtblgen_ir::ir::{Ir, Op, Use, Value};

/// The uses that each operation must do without.
#[derive(Default)]
pub(super) struct BlockingUses {
    by_user: FxHashMap<Op, Vec<Use>>,
}

impl BlockingUses {
    /// Adds a use.
    pub(super) fn add(&mut self, blocking: Use) {
        let uses = self.by_user.entry(blocking.op).or_default();
        if !uses.contains(&blocking) {
            uses.push(blocking);
        }
    }

    /// The uses that an operation must do without; none for most operations.
    pub(super) fn of(&self, user: Op) -> &[Use] {
        self.by_user.get(&user).map_or(&[], Vec::as_slice)
    }

    /// Whether an operation must do without some uses.
    pub(super) fn contains(&self, user: Op) -> bool {
        self.by_user.contains_key(&user)
    }

    /// The operations, in no particular order.
    pub(super) fn users(&self) -> impl Iterator<Item = Op> {
        self.by_user.keys().copied()
    }

    /// Adds the uses that must be removed because others are, and returns the operations in the order of
    /// their dependence; `None` if an operation cannot lose its uses. `can_remove` returns whether one can,
    /// and adds uses of its results.
    pub(super) fn propagate(
        &mut self,
        ir: &Ir<'_>,
        pointer: Value,
        can_remove: impl Fn(Op, &[Use], &mut Vec<Use>) -> bool,
    ) -> Option<Vec<Op>> {
        let mut users = Vec::new();
        for user in forward_slice(ir, pointer) {
            let Some(uses) = self.by_user.get(&user) else { continue };
            let mut new_uses = Vec::new();
            if !can_remove(user, uses, &mut new_uses) {
                return None;
            }
            new_uses.into_iter().for_each(|blocking| self.add(blocking));
            users.push(user);
        }
        Some(users)
    }
}
