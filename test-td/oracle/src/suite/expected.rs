//! The committed results, and the table of them in the docs.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::{Report, Verdict};

/// The committed results of a folder.
#[derive(Clone, Debug)]
pub struct Expectations {
    /// A file with a line for each test that passes, or `NAME N/M` for one of which `N` of `M` pieces pass.
    pub list: PathBuf,
    /// A Markdown page with a line of a table for each folder.
    pub table: PathBuf,
}

impl Expectations {
    /// Compares a report with the list and with the table: a test or a piece that passed and fails now is an error, and
    /// so is a line of the table that differs from the list. New passes are printed. Set `RTBLGEN_SUITE_UPDATE` to
    /// rewrite both.
    ///
    /// # Errors
    ///
    /// Returns the new failures, or the lines that are out of date.
    pub fn check(&self, report: &Report) -> Result<(), String> {
        report.check_differences()?;
        if std::env::var_os("RTBLGEN_SUITE_UPDATE").is_some() {
            return self.update(report).map_err(|error| error.to_string());
        }
        let expected = self.expected();
        let found = passes(report);
        for (name, pieces) in &found {
            match expected.get(name) {
                Some(before) if before >= pieces => {}
                _ => println!("{}: passes now: {}", report.folder, entry(name, *pieces)),
            }
        }
        let lost =
            expected.iter().filter(|(name, pieces)| found.get(*name).is_none_or(|found| found < pieces));
        let lost: Vec<_> = lost.map(|(name, pieces)| entry(name, *pieces)).collect();
        if !lost.is_empty() {
            return Err(format!("{}: passed before: {}\n{report}", report.folder, lost.join(", ")));
        }
        let row = row(report, &expected);
        let page = std::fs::read_to_string(&self.table).unwrap_or_default();
        match page.lines().any(|line| line == row) {
            true => Ok(()),
            false => Err(format!(
                "{} has not the line\n{row}\nRTBLGEN_SUITE_UPDATE=1 rewrites it",
                self.table.display()
            )),
        }
    }

    fn expected(&self) -> BTreeMap<String, Pieces> {
        let text = std::fs::read_to_string(&self.list).unwrap_or_default();
        text.lines().map(parse_entry).collect()
    }

    fn update(&self, report: &Report) -> std::io::Result<()> {
        let found = passes(report);
        let lines: String = found.iter().map(|(name, pieces)| entry(name, *pieces) + "\n").collect();
        std::fs::write(&self.list, lines)?;
        write_row(&self.table, &report.folder, TABLE, &row(report, &found))
    }
}

/// How the header of the table starts.
const TABLE: &str = "| folder |";

/// Writes the line of a folder into the table whose header starts with `table`.
pub(super) fn write_row(page_path: &Path, folder: &str, table: &str, row: &str) -> std::io::Result<()> {
    let page = std::fs::read_to_string(page_path)?;
    let start = format!("| `{folder}` |");
    let mut lines: Vec<&str> = page.lines().collect();
    match lines.iter().position(|line| line.starts_with(&start)) {
        Some(index) => lines[index] = row,
        None => {
            let header = lines.iter().position(|line| line.starts_with(table)).unwrap_or(lines.len());
            let length = lines[header..].iter().take_while(|line| line.starts_with('|')).count();
            lines.insert(header + length, row);
        }
    }
    std::fs::write(page_path, lines.join("\n") + "\n")
}

/// The number of passing pieces of a test, and of all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Pieces {
    Some(usize, usize),
    All,
}

fn passes(report: &Report) -> BTreeMap<String, Pieces> {
    let passes = report.tests.iter().filter_map(|test| match &test.verdict {
        Verdict::Passed => Some((test.name.clone(), Pieces::All)),
        Verdict::Failed { pieces: (0, _), .. } | Verdict::Outside(_) => None,
        Verdict::Failed { pieces: (n, m), .. } => Some((test.name.clone(), Pieces::Some(*n, *m))),
    });
    passes.collect()
}

fn entry(name: &str, pieces: Pieces) -> String {
    match pieces {
        Pieces::All => name.to_owned(),
        Pieces::Some(n, m) => format!("{name} {n}/{m}"),
    }
}

fn parse_entry(line: &str) -> (String, Pieces) {
    let parts = line.split_once(' ').and_then(|(name, figure)| Some((name, figure.split_once('/')?)));
    let pieces =
        parts.and_then(|(name, (n, m))| Some((name, Pieces::Some(n.parse().ok()?, m.parse().ok()?))));
    pieces.map_or_else(|| (line.to_owned(), Pieces::All), |(name, pieces)| (name.to_owned(), pieces))
}

/// The line of the table: the tests that are expected to pass, all that concern us, and those that do not.
fn row(report: &Report, expected: &BTreeMap<String, Pieces>) -> String {
    let (_, all) = report.figure();
    let passing = expected.values().filter(|pieces| **pieces == Pieces::All).count();
    let outside = report.tests.len() - all;
    format!("| `{}` | {passing} of {all} | {outside} |", report.folder)
}

#[cfg(test)]
mod tests {
    use super::super::Test;
    use super::*;

    #[test]
    fn entries_read_back() {
        for line in ["a/b.mlir", "a.mlir 3/17"] {
            let (name, pieces) = parse_entry(line);
            assert_eq!(entry(&name, pieces), line);
        }
    }

    #[test]
    fn a_lost_test_is_an_error_and_a_new_one_is_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let [list, table] = ["list.txt", "page.md"].map(|name| folder.path().join(name));
        std::fs::write(&list, "a.mlir\nb.mlir 1/3\n").expect("it is writable");
        std::fs::write(&table, "| `t` | 1 of 3 | 0 |\n").expect("it is writable");
        let failed = |pieces| Verdict::Failed { reason: "no".to_owned(), pieces };
        let report = |a: Verdict, b: Verdict| Report {
            folder: "t".to_owned(),
            tests: [("a.mlir", a), ("b.mlir", b), ("c.mlir", Verdict::Passed)]
                .map(|(name, verdict)| Test::new(name.to_owned(), verdict))
                .to_vec(),
        };
        let expectations = Expectations { list, table };
        assert_eq!(expectations.check(&report(Verdict::Passed, failed((2, 3)))), Ok(()));
        let error = expectations.check(&report(Verdict::Passed, failed((0, 3)))).expect_err("b.mlir is lost");
        assert!(error.starts_with("t: passed before: b.mlir 1/3\n"), "{error}");
        let error = expectations.check(&report(failed((0, 1)), Verdict::Passed)).expect_err("a.mlir is lost");
        assert!(error.starts_with("t: passed before: a.mlir\n"), "{error}");
    }
}
