//! The number of passing pieces of each test, and of those for which both tools write the same.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;

use super::identity::Both;
use super::{Content, Count, Listed, Piece, Report, Suite, Test, Verdict, pieces};

/// The pieces of a test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figure {
    /// The number of pieces that pass alone.
    pub passing: usize,
    /// The number of pieces for which both tools write the same text and the same diagnostics, byte for byte.
    pub identical: usize,
    /// All of them.
    pub all: usize,
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{} {}", self.passing, self.all, self.identical)
    }
}

impl std::ops::AddAssign for Figure {
    fn add_assign(&mut self, other: Self) {
        self.passing += other.passing;
        self.identical += other.identical;
        self.all += other.all;
    }
}

impl Suite<'_> {
    /// Adds the figure to a test.
    pub(super) fn count(&self, result: &mut Test, content: &Content<'_>, listed: &Listed, both: &Both) {
        match self.pieces {
            Count::Failures => {}
            Count::All => self.count_all(result, content, both),
            Count::Listed(figures) => {
                let expected = figures.get(&result.name).copied();
                result.figure = expected.map(|expected| self.still(expected, result, content, listed, both));
            }
        }
    }

    /// Pieces that fail with LLVM's tool too, since they are cut off from the rest of the file, do not count.
    fn count_all(&self, result: &mut Test, content: &Content<'_>, both: &Both) {
        let mut pieces = content.pieces();
        if !content.splits() && pieces.len() > 1 {
            pieces.retain(|piece| self.run_piece(content, piece, &both.theirs).is_ok());
        }
        let whole = content.source.unwrap_or_default();
        if pieces.is_empty() {
            pieces.push(Piece::whole(whole));
        }
        let all = pieces.len();
        let mut figure = Figure { passing: all, identical: all, all };
        if result.verdict != Verdict::Passed {
            figure.passing = 0;
            for piece in &pieces {
                match self.run_piece(content, piece, &both.ours) {
                    Ok(()) => figure.passing += 1,
                    Err(reason) => result.notes.push(format!("line {}: {reason}", piece.line)),
                }
            }
        }
        if both.difference(content.test, whole, content.lines).is_some() {
            figure.identical = 0;
            for piece in &pieces {
                match both.difference(content.test, &piece.text, content.lines) {
                    None => figure.identical += 1,
                    Some(difference) => {
                        result.notes.push(format!("line {}: differs: {difference}", piece.line))
                    }
                }
            }
        }
        result.figure = Some(figure);
    }

    /// The figure, or a lower one if it is lower now. If not all pieces, except deliberate differences, are
    /// expected to pass, or to be the same, only the number of those that pass is found.
    fn still(
        &self,
        expected: Figure,
        result: &Test,
        content: &Content<'_>,
        listed: &Listed,
        both: &Both,
    ) -> Figure {
        let mut found = expected;
        let others = expected.all - listed.pieces.len();
        let rest = pieces::without(content.source.unwrap_or_default(), &listed.pieces);
        let count = |is: &dyn Fn(&Piece) -> bool| {
            content.pieces().iter().filter(|piece| !listed.pieces.contains(piece) && is(piece)).count()
        };
        let passes = |piece: &Piece| self.run_piece(content, piece, &both.ours).is_ok();
        let rest_passes = match listed.pieces.is_empty() {
            true => result.verdict == Verdict::Passed,
            false => passes(&rest),
        };
        if expected.passing > 0 {
            let others = if rest_passes { others } else { count(&passes) };
            found.passing = expected.passing.min(others + listed.passing);
        }
        let is_same = |piece: &Piece| both.difference(content.test, &piece.text, content.lines).is_none();
        if expected.identical == others + listed.identical && !is_same(&rest) {
            // Pieces can be the same where the whole file, whose pieces share names, is not.
            found.identical = expected.identical.min(count(&is_same) + listed.identical);
        }
        found
    }
}

/// The committed figures of a folder.
#[derive(Clone, Debug)]
pub struct Figures {
    /// A file with a line for each test: `NAME N/M I`, where `N` of `M` pieces pass and `I` are identical.
    pub list: PathBuf,
    /// A Markdown page with a line of a table for each folder.
    pub table: PathBuf,
}

impl Figures {
    /// Reads the list.
    pub fn read(&self) -> BTreeMap<String, Figure> {
        let text = std::fs::read_to_string(&self.list).unwrap_or_default();
        text.lines().filter_map(parse_entry).collect()
    }

    /// Compares a report with the list and with the table.
    ///
    /// # Errors
    ///
    /// The tests whose figures are lower, or that the table does not have the line.
    pub fn check(&self, report: &Report) -> Result<(), String> {
        report.check_differences()?;
        let expected = self.read();
        let mut lost = Vec::new();
        for test in &report.tests {
            let (Some(before), Some(now)) = (expected.get(&test.name), test.figure) else { continue };
            if now.passing < before.passing || now.identical < before.identical {
                lost.push(format!("{}: {now}, it was {before}", test.name));
            }
            if test.verdict == Verdict::Passed && before.passing < before.all {
                println!("{}: passes now: {}", report.folder, test.name);
            }
        }
        if !lost.is_empty() {
            return Err(format!("{}: {}\n{report}", report.folder, lost.join("; ")));
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

    /// Writes the list and the line of the table.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or written.
    pub fn update(&self, report: &Report) -> std::io::Result<()> {
        let found: BTreeMap<String, Figure> =
            report.tests.iter().filter_map(|test| Some((test.name.clone(), test.figure?))).collect();
        let lines: String = found.iter().map(|(name, figure)| format!("{name} {figure}\n")).collect();
        std::fs::write(&self.list, lines)?;
        super::expected::write_row(&self.table, &report.folder, TABLE, &row(report, &found))
    }
}

/// How the header of the table starts.
const TABLE: &str = "| dialect or conversion |";

fn parse_entry(line: &str) -> Option<(String, Figure)> {
    let (rest, identical) = line.rsplit_once(' ')?;
    let (name, counts) = rest.rsplit_once(' ')?;
    let (passing, all) = counts.split_once('/')?;
    let figure =
        Figure { passing: passing.parse().ok()?, identical: identical.parse().ok()?, all: all.parse().ok()? };
    Some((name.to_owned(), figure))
}

/// The line of the table: the folder, the pieces that pass, those that are the same, and the whole tests that pass.
fn row(report: &Report, figures: &BTreeMap<String, Figure>) -> String {
    let mut sum = Figure::default();
    figures.values().for_each(|figure| sum += *figure);
    let whole = figures.values().filter(|figure| figure.passing == figure.all).count();
    let (folder, all) = (&report.folder, sum.all);
    format!(
        "| `{folder}` | {} of {all} | {} of {all} | {whole} of {} |",
        sum.passing,
        sum.identical,
        figures.len()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_read_back() {
        let line = "a/b.mlir 3/17 2";
        let (name, figure) = parse_entry(line).expect("an entry");
        assert_eq!((name.as_str(), figure), ("a/b.mlir", Figure { passing: 3, identical: 2, all: 17 }));
        assert_eq!(format!("{name} {figure}"), line);
    }

    #[test]
    fn a_lower_figure_is_an_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let [list, table] = ["list.txt", "page.md"].map(|name| folder.path().join(name));
        std::fs::write(&list, "a.mlir 2/3 1\n").expect("it is writable");
        std::fs::write(&table, "| `t` | 2 of 3 | 1 of 3 | 0 of 1 |\n").expect("it is writable");
        let figures = Figures { list, table };
        let report = |passing, identical| {
            let mut test =
                Test::new("a.mlir".to_owned(), Verdict::Failed { reason: "no".to_owned(), pieces: (0, 1) });
            test.figure = Some(Figure { passing, identical, all: 3 });
            Report { folder: "t".to_owned(), tests: vec![test] }
        };
        assert_eq!(figures.check(&report(2, 1)), Ok(()));
        assert_eq!(figures.check(&report(3, 3)), Ok(()));
        let error = figures.check(&report(1, 1)).expect_err("a piece is lost");
        assert!(error.starts_with("t: a.mlir: 1/3 1, it was 2/3 1\n"), "{error}");
    }
}
