//! Pieces of upstream's tests whose results differ from LLVM's on purpose.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The pieces that differ on purpose, each with the names of its differences.
///
/// The list is a file with a line for each piece: `TEST:LINE NAME...`, where `TEST` is relative to upstream's sources and the
/// piece starts at `LINE`. Lines that start with `#` are comments.
#[derive(Clone, Debug, Default)]
pub struct Differences {
    pieces: BTreeMap<String, BTreeMap<usize, Vec<String>>>,
}

impl Differences {
    /// Reads a list.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or a line has another form.
    pub fn read(list: &Path) -> Result<Self, String> {
        let text = std::fs::read_to_string(list).map_err(|error| format!("{}: {error}", list.display()))?;
        Self::parse(&text).map_err(|error| format!("{}:{error}", list.display()))
    }

    fn parse(text: &str) -> Result<Self, String> {
        let mut pieces: BTreeMap<String, BTreeMap<usize, Vec<String>>> = BTreeMap::new();
        let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        for (index, line) in lines {
            let wrong = || format!("{}: expected `TEST:LINE NAME...`, found `{line}`", index + 1);
            let mut words = line.split_whitespace();
            let (test, start) = words.next().and_then(|word| word.rsplit_once(':')).ok_or_else(wrong)?;
            let start = start.parse().map_err(|_| wrong())?;
            let names: Vec<String> = words.map(str::to_owned).collect();
            if names.is_empty() {
                return Err(wrong());
            }
            pieces.entry(test.to_owned()).or_default().insert(start, names);
        }
        Ok(Self { pieces })
    }

    /// All names of differences.
    pub fn names(&self) -> BTreeSet<&str> {
        self.pieces.values().flat_map(BTreeMap::values).flatten().map(String::as_str).collect()
    }

    /// The paths of the tests that have such pieces.
    pub fn tests(&self) -> impl Iterator<Item = &str> {
        self.pieces.keys().map(String::as_str)
    }

    /// The number of pieces.
    pub fn count(&self) -> usize {
        self.pieces.values().map(BTreeMap::len).sum()
    }

    /// The lines of a test at which such pieces start.
    pub(super) fn lines(&self, test: &str) -> BTreeSet<usize> {
        self.pieces.get(test).into_iter().flat_map(BTreeMap::keys).copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_listed_by_their_lines() {
        let list = "# A comment.\na/b.mlir:3 shift sign\na/b.mlir:9 shift\n";
        let found = Differences::parse(list).expect("a list");
        assert_eq!(found.names().into_iter().collect::<Vec<_>>(), ["shift", "sign"]);
        assert_eq!(found.lines("a/b.mlir").into_iter().collect::<Vec<_>>(), [3, 9]);
        assert_eq!((found.count(), found.lines("b.mlir").len()), (2, 0));
    }

    #[test]
    fn wrong_lines_are_errors() {
        for line in ["a.mlir shift", "a.mlir:x shift", "a.mlir:3"] {
            let error = Differences::parse(line).expect_err("the line is wrong");
            assert_eq!(error, format!("1: expected `TEST:LINE NAME...`, found `{line}`"));
        }
    }
}
