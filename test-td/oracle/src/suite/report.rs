//! The results of a folder.

use std::fmt;

use super::{Figure, Verdict};

/// The results of a folder's tests.
#[derive(Clone, Debug)]
pub struct Report {
    /// The folder, relative to upstream's sources.
    pub folder: String,
    /// The tests, in the order of their names.
    pub tests: Vec<Test>,
}

/// The result of a test.
#[derive(Clone, Debug)]
pub struct Test {
    /// Its path in the folder.
    pub name: String,
    /// Whether it passes.
    pub verdict: Verdict,
    /// Its pieces, if they are counted.
    pub figure: Option<Figure>,
    /// Why pieces do not pass, and where the tools differ.
    pub notes: Vec<String>,
    /// Pieces that are listed as different on purpose and are not.
    pub stale: Vec<String>,
}

impl Test {
    pub(super) fn new(name: String, verdict: Verdict) -> Self {
        Test { name, verdict, figure: None, notes: Vec::new(), stale: Vec::new() }
    }
}

impl Report {
    /// The number of passing tests, and of all tests that concern us.
    pub fn figure(&self) -> (usize, usize) {
        let count = |is: fn(&Verdict) -> bool| self.tests.iter().filter(|test| is(&test.verdict)).count();
        let outside = count(|verdict| matches!(verdict, Verdict::Outside(_)));
        (count(|verdict| *verdict == Verdict::Passed), self.tests.len() - outside)
    }

    /// Checks that all pieces that are listed as different on purpose are different.
    pub(super) fn check_differences(&self) -> Result<(), String> {
        let stale: Vec<&str> = self.tests.iter().flat_map(|test| &test.stale).map(String::as_str).collect();
        match stale.is_empty() {
            true => Ok(()),
            false => Err(format!("{}: listed as different on purpose: {}", self.folder, stale.join("; "))),
        }
    }

    /// The pieces of all tests.
    pub fn pieces(&self) -> Figure {
        let mut sum = Figure::default();
        self.tests.iter().filter_map(|test| test.figure).for_each(|figure| sum += figure);
        sum
    }
}

/// The result and, for each miss, the reason.
impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "  {}:", self.name)?;
        if let Some(Figure { passing, identical, all }) = self.figure {
            write!(f, " {passing} of {all} pieces pass, {identical} are identical;")?;
        }
        match &self.verdict {
            Verdict::Passed => writeln!(f, " passes")?,
            Verdict::Failed { reason, pieces: (0, _) } => writeln!(f, " {reason}")?,
            Verdict::Failed { reason, pieces: (n, m) } => writeln!(f, " {reason} ({n} of {m} pieces pass)")?,
            Verdict::Outside(reason) => writeln!(f, " outside: {reason}")?,
        }
        self.notes.iter().try_for_each(|note| writeln!(f, "    {note}"))
    }
}

/// A line for each miss, and `N of M`.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_shown = |test: &&Test| test.verdict != Verdict::Passed || test.figure.is_some();
        self.tests.iter().filter(is_shown).try_for_each(|test| write!(f, "{test}"))?;
        let (passed, all) = self.figure();
        let outside = self.tests.len() - all;
        let pieces = self.pieces();
        if pieces.all > 0 {
            let Figure { passing, identical, all } = pieces;
            writeln!(
                f,
                "{}: {passing} of {all} pieces pass, {identical} of {all} are identical",
                self.folder
            )?;
        }
        writeln!(f, "{}: {passed} of {all} ({outside} outside)", self.folder)
    }
}

/// Returns the first error in the output of a command line, without its position.
pub(super) fn reason(errors: &str) -> String {
    let lines: Vec<&str> = errors.lines().collect();
    let of_tool = |line: &&str| is_error(line) && !line.contains("error: CHECK") && !is_check_error(line);
    let index = lines.iter().position(of_tool).or_else(|| lines.iter().position(|line| is_error(line)));
    let Some(index) = index else {
        let last = lines.iter().find(|line| !line.trim().is_empty());
        return last.map_or("fails without an error".to_owned(), |line| shorten(line));
    };
    match lines.get(index + 1).filter(|_| is_check_error(lines[index])) {
        Some(directive) => shorten(&format!("{} `{}`", without_place(lines[index]), directive.trim())),
        None => shorten(without_place(lines[index])),
    }
}

fn is_error(line: &str) -> bool {
    line.contains("error: ") || line.contains("Unknown command line argument")
}

/// Whether FileCheck reports a directive that it did not find.
fn is_check_error(line: &str) -> bool {
    let endings = [
        "expected string not found in input",
        "is not on the line after the previous match",
        "excluded string found in input",
    ];
    endings.iter().any(|ending| line.ends_with(ending)) || line.contains("-NEXT:") || line.contains("-SAME:")
}

fn without_place(line: &str) -> &str {
    line.find("error: ").map_or(line, |at| &line[at + "error: ".len()..])
}

fn shorten(line: &str) -> String {
    const LENGTH: usize = 160;
    match line.char_indices().nth(LENGTH) {
        Some((at, _)) => format!("{}…", &line[..at]),
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_the_tools_error_first() {
        assert_eq!(
            reason("a:1:2: error: CHECK: expected string not found in input\n// CHECK: x\nb:1:1: error: no"),
            "no"
        );
        assert_eq!(
            reason("a:1:2: error: CHECK: expected string not found in input\n // CHECK: x\n"),
            "CHECK: expected string not found in input `// CHECK: x`"
        );
        assert_eq!(reason("\nsegmentation fault"), "segmentation fault");
        assert_eq!(reason(""), "fails without an error");
    }
}
