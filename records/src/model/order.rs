//! The order in which llvm-tblgen hands out records.

use std::cmp::Ordering;

/// Compares names as a reader would: `r2` comes before `r10`. Of two numbers, the one with more digits is
/// the larger.
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

/// Sorts by name, byte by byte; no two names are equal.
pub(crate) fn by_name<'a, T>(named: impl Iterator<Item = (&'a str, T)>) -> Vec<T> {
    let mut named: Vec<Named<'a, T>> = named.map(|(name, item)| Named { word: 0, name, item }).collect();
    sort_from(&mut named, 0);
    named.into_iter().map(|named| named.item).collect()
}

/// As [`by_name`], for names of which some characters stand for bytes.
pub(crate) fn by_bytes<'a, T>(named: impl Iterator<Item = (&'a str, T)>) -> Vec<T> {
    let mut named: Vec<(&str, T)> = named.collect();
    named.sort_by(|(a, _), (b, _)| rtblgen_bytes::compare(a, b));
    named.into_iter().map(|(_, item)| item).collect()
}

struct Named<'a, T> {
    /// Eight bytes of the name, as a number that sorts as they do.
    word: u64,
    name: &'a str,
    item: T,
}

/// How many words of names are compared as numbers.
const MAX_WORDS: usize = 8;

/// Sorts names that have the first `words` words in common. To compare numbers is much faster than to look for the
/// texts of two names, which mostly begin alike.
fn sort_from<T>(named: &mut [Named<'_, T>], words: usize) {
    if words == MAX_WORDS {
        named.sort_unstable_by(|a, b| a.name.cmp(b.name));
        return;
    }
    for one in named.iter_mut() {
        one.word = word_at(one.name, 8 * words);
    }
    named.sort_unstable_by_key(|one| one.word);
    for same in named.chunk_by_mut(|a, b| a.word == b.word).filter(|same| same.len() > 1) {
        sort_from(same, words + 1);
    }
}

/// The eight bytes at `start`; behind the end, there are zeros.
fn word_at(name: &str, start: usize) -> u64 {
    let rest = name.as_bytes().get(start..).unwrap_or(&[]);
    let mut bytes = [0; 8];
    let count = rest.len().min(8);
    bytes[..count].copy_from_slice(&rest[..count]);
    u64::from_be_bytes(bytes)
}

/// The number of digits at the start of `text`.
fn digits(text: &[u8]) -> usize {
    text.iter().take_while(|byte| byte.is_ascii_digit()).count()
}

#[cfg(test)]
mod tests {
    use super::{by_name, numeric};

    #[test]
    fn names_are_sorted_byte_by_byte() {
        let long = "x".repeat(70);
        let mut names: Vec<String> =
            ["", "a", "ab", "\u{0}", "a\u{0}", "a\u{0}\u{0}", "é", "abcdefgh", "abcdefghi"]
                .into_iter()
                .chain([&*long])
                .flat_map(|name| [name.to_owned(), format!("{long}{name}")])
                .collect();
        let found = by_name(names.iter().map(|name| (&**name, &**name)));
        let found: Vec<String> = found.into_iter().map(str::to_owned).collect();
        names.sort();
        assert_eq!(found, names);
    }

    #[test]
    fn numbers_in_names_are_compared_as_numbers() {
        let mut names = ["r10", "r2", "r", "R1", "r2_b", "r02", "a", "r2_10", "r2_9"];
        names.sort_by(|a, b| numeric(a, b));
        assert_eq!(names, ["R1", "a", "r", "r2", "r2_9", "r2_10", "r2_b", "r02", "r10"]);
    }
}
