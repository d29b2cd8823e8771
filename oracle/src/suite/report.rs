//! The results of a folder.

use std::fmt;

use super::Verdict;

/// The results of a folder's tests.
#[derive(Clone, Debug)]
pub struct Report {
    /// The folder, relative to upstream's sources.
    pub folder: String,
    /// Each test by its path in the folder.
    pub tests: Vec<(String, Verdict)>,
}

impl Report {
    /// How many tests pass, and how many there are that concern us.
    pub fn figure(&self) -> (usize, usize) {
        let passed = self.tests.iter().filter(|(_, verdict)| *verdict == Verdict::Passed).count();
        let outside = self.tests.iter().filter(|(_, verdict)| matches!(verdict, Verdict::Outside(_))).count();
        (passed, self.tests.len() - outside)
    }
}

/// `N of M`, and a line for each miss.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, verdict) in &self.tests {
            match verdict {
                Verdict::Passed => {}
                Verdict::Failed { reason, pieces: (0, _) } => writeln!(f, "  {name}: {reason}")?,
                Verdict::Failed { reason, pieces: (n, m) } => {
                    writeln!(f, "  {name}: {reason} ({n} of {m} pieces pass)")?;
                }
                Verdict::Outside(reason) => writeln!(f, "  {name}: outside: {reason}")?,
            }
        }
        let (passed, all) = self.figure();
        let outside = self.tests.len() - all;
        writeln!(f, "{}: {passed} of {all} ({outside} outside)", self.folder)
    }
}

/// The first error of what a command line wrote, without its place.
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
