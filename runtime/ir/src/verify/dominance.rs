//! Whether values are defined before they are used.

use crate::ir::{Block, Dominance, DominatorTree, Ir, Op, Region, Value, ValueOwner};
use crate::ir::{Place, VerifyError, VerifyResult};
use crate::traits::ISOLATED_FROM_ABOVE;

/// Checks all operations in an operation, up to isolated ones inside it.
pub(super) fn verify_dominance(ir: &Ir<'_>, op: Op) -> VerifyResult {
    let dominance = Dominance::new(ir);
    let mut pending = vec![op];
    let mut next = 0;
    while let Some(op) = pending.get(next).copied() {
        next += 1;
        for region in op.regions(ir) {
            let tree = (!region.has_one_block(ir)).then(|| dominance.tree(region));
            for block in region.blocks(ir) {
                let is_reachable = dominance.is_reachable(block);
                for op in block.ops(ir) {
                    verify_operands(ir, op, |value| match is_reachable {
                        true => is_defined_before(&dominance, tree.as_deref(), value, block, op),
                        false => is_in_scope(ir, value, op),
                    })?;
                    if op.region_count(ir) != 0 && !op.has_trait(ir, &ISOLATED_FROM_ABOVE) {
                        pending.push(op);
                    }
                }
            }
        }
    }
    Ok(())
}

/// Whether a value may be used by an operation of a block. `tree` is that of the region of the block, if it has several blocks.
fn is_defined_before(
    dominance: &Dominance<'_, '_>,
    tree: Option<&DominatorTree>,
    value: Value,
    block: Block,
    user: Op,
) -> bool {
    let ir = dominance.ir();
    match (value.parent_block(ir), tree) {
        (Some(own), Some(tree)) if own != block && own.parent_region(ir) == block.parent_region(ir) => {
            tree.dominates(own, block)
        }
        _ => dominance.value_dominates(value, user),
    }
}

/// Whether the region of a value is that of an operation or around it. MLIR does not check this in unreachable blocks, and some of
/// its passes crash then.
fn is_in_scope(ir: &Ir<'_>, value: Value, user: Op) -> bool {
    match (value.parent_region(ir), user.parent_region(ir)) {
        (Some(outer), Some(inner)) => outer == inner || outer.is_ancestor(ir, inner),
        _ => true,
    }
}

fn verify_operands(ir: &Ir<'_>, op: Op, is_visible: impl Fn(Value) -> bool) -> VerifyResult {
    for (number, operand) in op.operands(ir).enumerate() {
        if !is_visible(operand) {
            let message = format!("operand #{number} does not dominate this use");
            let (place, note) = explain(ir, operand, op);
            return Err(VerifyError::plain(message).at(Place::Op(op)).with_note(place, note));
        }
    }
    Ok(())
}

/// Explains the position of the operand's definition.
fn explain(ir: &Ir<'_>, operand: Value, user: Op) -> (Place, String) {
    let user_region = user.parent_region(ir);
    let relation = |region: Option<Region>, same: &str| match (region, user_region) {
        (Some(a), Some(b)) if a == b => same.to_owned(),
        (Some(a), Some(b)) if a.is_ancestor(ir, b) => "in a parent region".to_owned(),
        (Some(a), Some(b)) if b.is_ancestor(ir, a) => "in a child region".to_owned(),
        _ => String::new(),
    };
    match operand.owner(ir) {
        ValueOwner::Result(op, _) => {
            let relation = match relation(op.parent_region(ir), "in the same region") {
                _ if op.block(ir) == user.block(ir) => "op in the same block".to_owned(),
                relation if relation.is_empty() => {
                    "op is neither in a parent nor in a child region".to_owned()
                }
                relation => format!("op {relation}"),
            };
            (Place::Op(op), format!("operand defined here ({relation})"))
        }
        ValueOwner::Argument(block, _) => {
            let region = block.parent_region(ir);
            let place = block.parent_op(ir).map_or(Place::Unknown, Place::Op);
            let index = region.and_then(|region| region.blocks(ir).position(|other| other == block));
            let relation = match relation(region, "in the same region") {
                relation if relation.is_empty() => "neither in a parent nor in a child region".to_owned(),
                relation => relation,
            };
            let index = index.unwrap_or(0);
            (place, format!("operand defined as a block argument (block #{index} {relation})"))
        }
    }
}
