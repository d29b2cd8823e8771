//! Operations that use their own results, at once or by way of others, and those whose operands come from there.
//!
//! Only graph regions have them, and unreachable blocks, which are erased. A pattern or a fold that looks through operands would
//! go around such a circle for ever, or make new operations of it for ever. The driver therefore leaves them as they are.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::{Ir, Op, Region};

/// The operations on circles of uses, and all that depend on these.
#[derive(Debug, Default)]
pub(super) struct Circles {
    ops: FxHashSet<Op>,
}

impl Circles {
    /// Looks for circles in these graph regions.
    pub(super) fn find(&mut self, ir: &Ir<'_>, graphs: &[Region]) {
        self.ops.clear();
        let circles = graphs.iter().flat_map(|region| without_order(ir, *region));
        let mut pending: Vec<Op> = circles.collect();
        while let Some(op) = pending.pop() {
            if self.ops.insert(op) {
                pending.extend(op.users(ir));
            }
        }
    }

    /// Whether an operation is on a circle, or depends on one.
    pub(super) fn contains(&self, op: Op) -> bool {
        !self.ops.is_empty() && self.ops.contains(&op)
    }

    /// Looks at the operands of a new or changed operation.
    pub(super) fn changed(&mut self, ir: &Ir<'_>, op: Op) {
        if self.ops.is_empty() {
            return;
        }
        let mut sources = op.operands(ir).filter_map(|operand| operand.defining_op(ir));
        match sources.any(|source| self.ops.contains(&source)) {
            true => self.ops.insert(op),
            false => self.ops.remove(&op),
        };
    }

    /// Forgets an operation.
    pub(super) fn erased(&mut self, op: Op) {
        if !self.ops.is_empty() {
            self.ops.remove(&op);
        }
    }
}

/// Whether each operation of a region stands behind those that its operands come from. Then there is no circle.
fn is_in_order(ir: &Ir<'_>, region: Region) -> bool {
    let is_behind = |op: Op, source: Op| match source.block(ir) == op.block(ir) {
        true => source.is_before_in_block(ir, op),
        false => source.parent_region(ir) != Some(region),
    };
    region
        .ops(ir)
        .all(|op| op.operands(ir).filter_map(|own| own.defining_op(ir)).all(|source| is_behind(op, source)))
}

/// The operations of a region that stand in no order in which each comes after those that its operands come from.
fn without_order(ir: &Ir<'_>, region: Region) -> Vec<Op> {
    if is_in_order(ir, region) {
        return Vec::new();
    }
    let mut missing: FxHashMap<Op, usize> = FxHashMap::default();
    let mut ready = Vec::new();
    for op in region.ops(ir).filter(|op| op.operand_count(ir) > 0) {
        let sources = op.operands(ir).filter_map(|operand| operand.defining_op(ir));
        let count = sources.filter(|source| source.parent_region(ir) == Some(region)).count();
        match count {
            0 => ready.push(op),
            _ => {
                missing.insert(op, count);
            }
        }
    }
    ready.extend(region.ops(ir).filter(|op| op.operand_count(ir) == 0));
    while let Some(op) = ready.pop() {
        for user in op.results(ir).flat_map(|result| result.users(ir)) {
            if let Some(count) = missing.get_mut(&user) {
                *count = count.saturating_sub(1);
                if *count == 0 {
                    missing.remove(&user);
                    ready.push(user);
                }
            }
        }
    }
    region.ops(ir).filter(|op| missing.contains_key(op)).collect()
}
