//! Memory that is made ready before it is needed: the system gives each page when it is used for the first time, which takes
//! as long as to make a record. Where a thread has to wait anyway, it can have the pages of its tables given.

/// How much the system gives at a time, in bytes. Where it gives more, this is done more often than needed.
pub const PAGE: usize = 4096;

/// Has the system give one page of the room that `table` has, by putting a filler there: the one with this number, counted from
/// the start of the table. What is in the table stays as it is; fillers are never dropped.
///
/// ```
/// let mut table = Vec::with_capacity(10_000);
/// table.push(7_u32);
/// (0..10).for_each(|page| tblgen_parser::room::make_ready(&mut table, page, || 0));
/// assert_eq!(table, [7]);
/// ```
pub fn make_ready<T>(table: &mut Vec<T>, page: usize, filler: impl FnOnce() -> T) {
    let slot = (page.saturating_mul(PAGE) / size_of::<T>().max(1)).checked_sub(table.len());
    if let Some(slot) = slot.and_then(|slot| table.spare_capacity_mut().get_mut(slot)) {
        slot.write(filler());
    }
}

/// Has the system give all of the room that an empty `buffer` has.
pub fn make_all_ready(buffer: &mut Vec<u8>) {
    (0..buffer.capacity().div_ceil(PAGE)).for_each(|page| make_ready(buffer, page, || 0));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_in_a_table_stays() {
        let mut table: Vec<u32> = (0..1500).collect();
        table.reserve_exact(1500);
        for page in 0..10 {
            make_ready(&mut table, page, || u32::MAX);
        }
        table.extend(1500..3000);
        assert!(table.iter().copied().eq(0..3000));
        make_ready(&mut Vec::<u64>::new(), 0, || unreachable!("there is no room"));
    }
}
