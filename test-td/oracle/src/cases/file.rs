//! Files of pieces, and the part of a driver's text that belongs to each piece.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The line between two pieces.
const MARKER: &str = "// -----";
/// The start of a line with flags.
const FLAGS: &str = "// rtblgen-opt ";
/// The start of a line that says why a piece differs from mlir-opt.
const DIFFERS: &str = "// DIFFERS: ";
/// The line before the messages of a piece.
const ERRORS: &str = "// errors:\n";

/// A file of pieces.
#[derive(Clone, Debug)]
pub struct CaseFile {
    /// Its path; the expected texts are beside it.
    pub path: PathBuf,
    /// The whole text, which drivers split.
    pub text: String,
    /// The runs, at least one.
    pub runs: Vec<Run>,
    /// The pieces, at least one.
    pub pieces: Vec<Piece>,
}

/// A run of a driver on a file.
#[derive(Clone, Debug)]
pub struct Run {
    /// The flags.
    pub flags: Vec<String>,
    /// The end of the titles of its sections; empty for the first run.
    suffix: String,
}

/// A program in a file.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The number of the title's line in the file, from 1.
    pub line: usize,
    /// The title.
    pub title: String,
    /// The reason why the text here is not mlir-opt's.
    pub differs: Option<String>,
    /// The program, with the lines of the title and the reason.
    pub text: String,
}

/// A section of the expected texts.
#[derive(Clone, Debug)]
pub(super) struct SectionOf<'f> {
    pub(super) piece: &'f Piece,
    pub(super) title: String,
}

impl SectionOf<'_> {
    /// The title of the text that is expected here, if it is not mlir-opt's.
    pub(super) fn here(&self) -> String {
        format!("here: {}", self.title)
    }
}

impl CaseFile {
    /// Reads a file.
    ///
    /// # Panics
    ///
    /// If it cannot be read or has another form.
    pub fn read(path: &Path) -> Self {
        let text =
            std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let fail = |message: &str| panic!("{}: {message}", path.display());
        let flags: Vec<&str> = text.lines().map_while(|line| line.strip_prefix(FLAGS)).collect();
        let runs: Vec<Run> = flags.iter().enumerate().map(|(index, flags)| Run::new(index, flags)).collect();
        let pieces = pieces(&text, runs.len()).unwrap_or_else(|message| fail(&message));
        if runs.is_empty() {
            fail("the first line is `// rtblgen-opt FLAGS`");
        }
        if pieces.len() > 1 && !flags.iter().all(|flags| flags.contains("--split-input-file")) {
            fail("a file of several pieces has the flag `--split-input-file`");
        }
        let titles: BTreeSet<&str> = pieces.iter().map(|piece| piece.title.as_str()).collect();
        if titles.len() < pieces.len() {
            fail("two pieces have one title");
        }
        Self { path: path.to_owned(), text, runs, pieces }
    }

    /// The sections of the expected texts, in order.
    pub(super) fn sections(&self) -> impl Iterator<Item = SectionOf<'_>> {
        self.pieces.iter().flat_map(|piece| {
            self.runs
                .iter()
                .map(move |run| SectionOf { piece, title: format!("{}{}", piece.title, run.suffix) })
        })
    }

    /// Divides the output and the messages of a run: the title of the section and the text of each piece.
    ///
    /// # Panics
    ///
    /// If the output has not a part for each piece.
    pub(super) fn texts_of_pieces(&self, run: &Run, output: &str, errors: &str) -> Vec<(String, String)> {
        let mut outputs = vec![String::new()];
        for line in output.lines() {
            match (line, outputs.last_mut()) {
                (MARKER, _) => outputs.push(String::new()),
                (_, Some(last)) => *last += &format!("{line}\n"),
                (_, None) => {}
            }
        }
        let place = self.path.display();
        assert_eq!(outputs.len(), self.pieces.len(), "{place}: parts of the output; messages: {errors}");
        let errors = self.errors_of_pieces(errors);
        let texts = outputs.iter().zip(errors).map(|(output, errors)| section_text(output, &errors));
        let titles = self.pieces.iter().map(|piece| format!("{}{}", piece.title, run.suffix));
        titles.zip(texts).collect()
    }

    /// The messages of each piece, with lines counted from its title. A message without a place follows the one before it.
    fn errors_of_pieces(&self, errors: &str) -> Vec<String> {
        let mut found = vec![String::new(); self.pieces.len()];
        let mut current = 0;
        for line in errors.lines() {
            let Some((number, rest)) = place(line) else {
                found[current] += &format!("{line}\n");
                continue;
            };
            current = self.pieces.iter().rposition(|piece| piece.line <= number).unwrap_or(0);
            let number = (number + 1).saturating_sub(self.pieces[current].line);
            found[current] += &format!("{number}:{rest}\n");
        }
        found
    }
}

impl Run {
    fn new(index: usize, flags: &str) -> Self {
        let flags: Vec<String> = flags.split_whitespace().map(str::to_owned).collect();
        let own: Vec<&str> =
            flags.iter().map(String::as_str).filter(|flag| *flag != "--split-input-file").collect();
        let suffix = if index == 0 { String::new() } else { format!(" [{}]", own.join(" ")) };
        Self { flags, suffix }
    }
}

/// The line of a message `<stdin>:LINE:REST`, and its rest.
fn place(line: &str) -> Option<(usize, &str)> {
    let (number, rest) = line.strip_prefix("<stdin>:")?.split_once(':')?;
    Some((number.parse().ok()?, rest))
}

fn section_text(output: &str, errors: &str) -> String {
    let output = output.trim_matches('\n');
    let output = if output.is_empty() { String::new() } else { format!("{output}\n") };
    if errors.is_empty() { output } else { format!("{output}{ERRORS}{errors}") }
}

/// The pieces of a file whose first lines are flags.
fn pieces(text: &str, flags: usize) -> Result<Vec<Piece>, String> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut starts = true;
    for (index, line) in text.lines().enumerate().skip(flags) {
        if line == MARKER {
            starts = true;
        } else if starts {
            let title = line.strip_prefix("// ").ok_or_else(|| format!("line {}: no title", index + 1))?;
            let piece =
                Piece { line: index + 1, title: title.to_owned(), differs: None, text: String::new() };
            pieces.push(piece);
            starts = false;
        }
        let Some(piece) = pieces.last_mut().filter(|_| !starts) else { continue };
        if let (Some(reason), true) = (line.strip_prefix(DIFFERS), index == piece.line) {
            piece.differs = Some(reason.to_owned());
        }
        piece.text += &format!("{line}\n");
    }
    if starts { Err("the last piece is empty".to_owned()) } else { Ok(pieces) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> CaseFile {
        let runs = vec![Run::new(0, "--a"), Run::new(1, "--b --split-input-file")];
        let pieces = pieces(text, 1).expect("the text has pieces");
        CaseFile { path: PathBuf::new(), text: text.to_owned(), runs, pieces }
    }

    #[test]
    fn texts_belong_to_pieces() {
        let file = file("// rtblgen-opt --a\n// one\nx\n// -----\n// two\n// DIFFERS: so\ny\n");
        assert_eq!(file.pieces[1].differs.as_deref(), Some("so"));
        let titles: Vec<String> = file.sections().map(|section| section.title).collect();
        assert_eq!(titles, ["one", "one [--b]", "two", "two [--b]"]);
        let errors = "<stdin>:3:2: error: e\n  x\n<stdin>:7:1: note: n\n";
        assert_eq!(
            file.texts_of_pieces(&file.runs[0], "a\n\n// -----\nb\n", errors),
            [
                ("one".to_owned(), "a\n// errors:\n2:2: error: e\n  x\n".to_owned()),
                ("two".to_owned(), "b\n// errors:\n3:1: note: n\n".to_owned()),
            ]
        );
    }

    #[test]
    fn pieces_have_titles() {
        assert!(pieces("// rtblgen-opt --a\nx\n", 1).is_err());
        assert!(pieces("// rtblgen-opt --a\n// one\n// -----\n", 1).is_err());
    }
}
