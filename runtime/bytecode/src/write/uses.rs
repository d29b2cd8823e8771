//! Writes orders of uses that differ from the order after reading.

use rtblgen_ir::{Ir, Value};

use super::buffer::{flagged, varint};
use super::isolation::OpNumbers;

/// Writes the orders of the uses of results or of arguments. Returns whether it wrote any.
pub(super) fn write(
    ir: &Ir<'_>,
    ops: &OpNumbers,
    values: impl ExactSizeIterator<Item = Value>,
    out: &mut Vec<u8>,
) -> bool {
    let count = values.len();
    let mut orders: Vec<(usize, Vec<usize>)> =
        values.enumerate().filter_map(|(number, value)| Some((number, order_of(ir, ops, value)?))).collect();
    if orders.is_empty() {
        return false;
    }
    if count != 1 {
        varint(out, orders.len() as u64);
        // The iteration order of the hash map in MLIR.
        let buckets = (orders.len() * 4 / 3 + 1).next_power_of_two().max(64);
        orders.sort_by_key(|(number, _)| (number * 37) & (buckets - 1));
    }
    for (number, order) in orders {
        if count != 1 {
            varint(out, number as u64);
        }
        write_order(&order, out);
    }
    true
}

/// The position of each use in the list of uses, for the uses in the default order: by operation, the last one first.
/// `None` if the orders are the same.
fn order_of(ir: &Ir<'_>, ops: &OpNumbers, value: Value) -> Option<Vec<usize>> {
    let keys = || value.uses(ir).map(|r#use| (ops.number(r#use.op), r#use.operand));
    if keys().is_sorted_by(|a, b| a > b) {
        return None;
    }
    let mut places: Vec<_> = keys().enumerate().collect();
    places.sort_by_key(|(_, key)| std::cmp::Reverse(*key));
    Some(places.into_iter().map(|(place, _)| place).collect())
}

fn write_order(order: &[usize], out: &mut Vec<u8>) {
    let moved = || order.iter().enumerate().filter(|(number, place)| number != *place);
    let moved_count = moved().count();
    let is_sparse = moved_count < order.len() / 2;
    if is_sparse {
        flagged(out, moved_count as u64 * 2, true);
        for (number, place) in moved() {
            varint(out, number as u64);
            varint(out, *place as u64);
        }
    } else {
        flagged(out, order.len() as u64, false);
        order.iter().for_each(|place| varint(out, *place as u64));
    }
}
