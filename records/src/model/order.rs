//! The orders of llvm-tblgen's records.

use std::cmp::Ordering;

/// Compares names with their numbers: `r2` comes before `r10`. A number with more digits is larger.
pub(crate) fn numeric(a: &str, b: &str) -> Ordering {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut at = 0;
    while at < a.len().min(b.len()) {
        let (x, y) = (digits(&a[at..]), digits(&b[at..]));
        if x > 0 && y > 0 {
            let order = x.cmp(&y).then_with(|| a[at..at + x].cmp(&b[at..at + y]));
            if order.is_ne() {
                return order;
            }
            at += x;
        } else if a[at] != b[at] {
            return a[at].cmp(&b[at]);
        } else {
            at += 1;
        }
    }
    a.len().cmp(&b.len())
}

/// Sorts by name, byte by byte.
pub(crate) fn by_name<'a, T>(named: impl Iterator<Item = (&'a str, T)>) -> Vec<T> {
    let mut named: Vec<_> = named.map(|(name, item)| (rtblgen_bytes::bytes_of(name), item)).collect();
    named.sort_by(|(a, _), (b, _)| a.cmp(b));
    named.into_iter().map(|(_, item)| item).collect()
}

/// The number of digits at the start of `text`.
fn digits(text: &[u8]) -> usize {
    text.iter().take_while(|byte| byte.is_ascii_digit()).count()
}

#[cfg(test)]
mod tests {
    use super::numeric;

    #[test]
    fn numbers_in_names_are_compared_as_numbers() {
        let mut names = ["r10", "r2", "r", "R1", "r2_b", "r02", "a", "r2_10", "r2_9"];
        names.sort_by(|a, b| numeric(a, b));
        assert_eq!(names, ["R1", "a", "r", "r2", "r2_9", "r2_10", "r2_b", "r02", "r10"]);
    }
}
