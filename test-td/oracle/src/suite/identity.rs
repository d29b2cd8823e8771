//! Compares the output of our tool and LLVM's, byte for byte.

use std::path::Path;
use std::process::Output;

use super::command::RunLine;
use super::shell::{Place, Shell};

/// Both tools.
pub(super) struct Both {
    pub(super) ours: Shell,
    pub(super) theirs: Shell,
}

impl Both {
    /// Returns the first difference between the outputs of the tools for a text; none if text and diagnostics
    /// are the same.
    pub(super) fn difference(&self, test: &Path, text: &str, lines: &[&RunLine]) -> Option<String> {
        let folder = self.ours.scratch(test).join("compared");
        std::fs::create_dir_all(&folder).expect("the scratch folder is writable");
        let file = folder.join(test.file_name().expect("a test is a file"));
        // mlir-opt reports missing expected diagnostics even if it does not verify diagnostics.
        std::fs::write(&file, text.replace("expected-", "expected_"))
            .expect("the scratch folder is writable");
        let place = self.ours.place(test, &file);
        lines.iter().filter_map(|line| line.compared()).find_map(|line| self.difference_of(&line, &place))
    }

    fn difference_of(&self, line: &str, place: &Place) -> Option<String> {
        let (ours, theirs) = (self.ours.output(line, place), self.theirs.output(line, place));
        let parts = [(&ours.stdout, &theirs.stdout), (&ours.stderr, &theirs.stderr)];
        let different = parts.into_iter().find_map(|(own, other)| first_difference(own, other));
        different.or_else(|| (code(&ours) != code(&theirs)).then(|| "the exit status".to_owned()))
    }
}

fn code(output: &Output) -> Option<i32> {
    output.status.code()
}

/// The first two lines that differ. mlir-opt ends its output with an empty line, which does not count.
fn first_difference(own: &[u8], other: &[u8]) -> Option<String> {
    let [own, other] = [own, other].map(|text| String::from_utf8_lossy(text).into_owned());
    let (mut own, mut other) = (own.trim_end().lines(), other.trim_end().lines());
    loop {
        match (own.next(), other.next()) {
            (None, None) => return None,
            (own, other) if own == other => {}
            (own, other) => {
                let [own, other] = [own, other].map(|line| line.unwrap_or("<end>").trim());
                return Some(format!("`{own}`, mlir-opt has `{other}`"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_different_line_is_shown() {
        assert_eq!(first_difference(b"a\nb\n", b"a\nb\n\n"), None);
        assert_eq!(first_difference(b"a\nb\n", b"a\nc\n").as_deref(), Some("`b`, mlir-opt has `c`"));
        assert_eq!(first_difference(b"a\n", b"a\nc\n").as_deref(), Some("`<end>`, mlir-opt has `c`"));
    }
}
