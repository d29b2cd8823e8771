//! Reads the orders of uses.

use rtblgen_ir::{Ir, Use, Value};
use rustc_hash::FxHashSet;

use super::cursor::Cursor;
use crate::error::Error;

/// The order of the uses of a result or an argument.
pub(super) struct Order {
    /// The number of the result or argument.
    pub(super) number: usize,
    offset: usize,
    /// Whether `places` has a pair of positions for each use that moved, instead of a position for each use.
    is_pairs: bool,
    places: Vec<u64>,
}

/// Reads the orders of uses for some of `count` results or arguments.
pub(super) fn read(cursor: &mut Cursor<'_>, count: usize) -> Result<Vec<Order>, Error> {
    let orders = if count > 1 { cursor.count("orders of uses")? } else { 1 };
    let mut ordered = FxHashSet::default();
    (0..orders)
        .map(|_| {
            let at = *cursor;
            let number = if count > 1 { cursor.varint()? } else { 0 };
            let number = usize::try_from(number)
                .ok()
                .filter(|number| *number < count)
                .ok_or_else(|| at.error(format!("{number} is the number of no value: there are {count}")))?;
            if !ordered.insert(number) {
                return Err(at.error(format!("value {number} has a second order of its uses")));
            }
            let (len, is_pairs) = cursor.flagged_count("places of uses")?;
            let places = (0..len).map(|_| cursor.varint()).collect::<Result<_, _>>()?;
            Ok(Order { number, offset: at.offset(), is_pairs, places })
        })
        .collect()
}

/// Restores the order of the uses of a value. `None` is the default order: by operation, the last one first. `sequence`
/// has the position of each operation in the file by its index, if these differ.
pub(super) fn apply(
    ir: &mut Ir<'_>,
    value: Value,
    order: Option<&Order>,
    sequence: &[u32],
) -> Result<(), Error> {
    let mut uses: Vec<Use> = value.uses(ir).collect();
    let place = |index: usize| sequence.get(index).map_or(index, |place| *place as usize);
    uses.sort_by_key(|r#use| std::cmp::Reverse((place(r#use.op.index()), r#use.operand)));
    if let Some(order) = order {
        let Some(places) = order.permutation(uses.len()) else {
            return Err(Error::new(order.offset, format!("expected an order of {} uses", uses.len())));
        };
        let sorted = uses.clone();
        for (r#use, place) in sorted.into_iter().zip(places) {
            uses[place] = r#use;
        }
    }
    ir.reorder_uses(value, &uses);
    Ok(())
}

impl Order {
    /// The position of each use, if the order is one of this many uses.
    fn permutation(&self, count: usize) -> Option<Vec<usize>> {
        let place = |number: u64| usize::try_from(number).ok().filter(|place| *place < count);
        let mut places: Vec<usize> = (0..count).collect();
        if self.is_pairs {
            let (pairs, rest) = self.places.as_chunks::<2>();
            if !rest.is_empty() {
                return None;
            }
            for [from, to] in pairs {
                places[place(*from)?] = place(*to)?;
            }
        } else if self.places.len() == count {
            places = self.places.iter().map(|number| place(*number)).collect::<Option<_>>()?;
        } else {
            return None;
        }
        let mut is_taken = vec![false; count];
        places.iter().all(|place| !std::mem::replace(&mut is_taken[*place], true)).then_some(places)
    }
}
