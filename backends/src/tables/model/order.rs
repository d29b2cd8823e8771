//! Comparison of keys: the order of the rows of a table.

use std::cmp::Ordering;

/// A cell, as rows are sorted by it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Key<'r> {
    Bit(bool),
    Number(u128),
    Text(&'r str),
    /// An expression: its text.
    Code(&'r str),
    /// An entry of an enum: its value, and its place among the entries.
    Entry(i64, usize),
    /// No value that a table can hold; reported when the table is complete.
    Wrong,
}

/// The order of strings. Both ways, small letters count as capitals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Strings {
    /// The order of look-ups.
    Plain,
    /// With the closing quote, as llvm-tblgen sorts rows: a blank is less than the end.
    Quoted,
}

/// Compares cells of a column.
pub(crate) fn compare(a: Key<'_>, b: Key<'_>, strings: Strings) -> Ordering {
    match (a, b) {
        (Key::Bit(a), Key::Bit(b)) => a.cmp(&b),
        (Key::Number(a), Key::Number(b)) => a.cmp(&b),
        (Key::Entry(a, _), Key::Entry(b, _)) => a.cmp(&b),
        (Key::Text(a) | Key::Code(a), Key::Text(b) | Key::Code(b)) => {
            capitals(a, strings).cmp(capitals(b, strings))
        }
        _ => Ordering::Equal,
    }
}

fn capitals(text: &str, strings: Strings) -> impl Iterator<Item = u8> {
    let quote = (strings == Strings::Quoted).then_some(b'"');
    text.bytes().map(|byte| byte.to_ascii_uppercase()).chain(quote)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_compare_without_case() {
        let less = |a, b, strings| compare(Key::Text(a), Key::Text(b), strings).is_lt();
        assert!(less("a", "B", Strings::Plain));
        assert!(less("A", "ab", Strings::Plain));
        assert!(less("a", "a b", Strings::Plain));
        assert!(less("a b", "a", Strings::Quoted));
        assert!(compare(Key::Text("Key"), Key::Text("kEY"), Strings::Quoted).is_eq());
        assert!(
            less("Z", "_", Strings::Plain),
            "an underscore is greater than a capital, less than a small letter"
        );
    }
}
