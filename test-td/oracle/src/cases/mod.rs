//! Cases: programs in files, with the text that a driver writes for each beside them.
//!
//! `<topic>.mlir` starts with lines `// rtblgen-opt FLAGS`, one for each run. Its pieces stand between lines `// -----`. The
//! first line of a piece is a comment, its title. `<topic>.expected` has a section for each piece and run: the output, then
//! `// errors:` and the messages, whose lines are counted from the title.
//!
//! The expected text is mlir-opt's. `RTBLGEN_SUITE_UPDATE=1` writes it, and where the oracle is there, each test confirms it. A piece
//! whose second line is `// DIFFERS: REASON` has a section `here: TITLE` too: our output, read beside the reason.

mod expected;
mod file;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

pub use file::{CaseFile, Piece};

use crate::{Oracle, mlir_opt};

/// A driver in this process: from flags and an input to its output and its messages.
pub type Driver<'a> = &'a dyn Fn(&[String], &str) -> (String, String);

/// Checks that a driver writes what the files of a folder expect, and that mlir-opt does, where the oracle is there.
///
/// # Panics
///
/// If a text differs, an expected text is missing or is not read, or a file has another form.
pub fn check(folder: &Path, driver: Driver<'_>) {
    let mut mistakes = String::new();
    for file in files(folder) {
        let ours = texts(&file, driver);
        mistakes += &file.compare(&ours);
    }
    assert!(mistakes.is_empty(), "{mistakes}");
}

/// The files of a folder, sorted.
///
/// # Panics
///
/// If there is none, or one has another form or no partner.
pub fn files(folder: &Path) -> Vec<CaseFile> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("the folder is readable").path()).collect();
    paths.sort();
    let (programs, others): (Vec<_>, Vec<_>) =
        paths.into_iter().partition(|path| path.extension().is_some_and(|suffix| suffix == "mlir"));
    for other in others {
        let is_read = other.extension().is_some_and(|suffix| suffix == "expected")
            && programs.contains(&other.with_extension("mlir"));
        assert!(is_read, "{}: no test reads this file", other.display());
    }
    assert!(!programs.is_empty(), "{} has no cases", folder.display());
    programs.iter().map(|path| CaseFile::read(path)).collect()
}

/// The texts of a driver for each piece in each run, by the titles of their sections.
fn texts(file: &CaseFile, driver: Driver<'_>) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for run in &file.runs {
        let (output, errors) = driver(&run.flags, &file.text);
        texts.extend(file.texts_of_pieces(run, &output, &errors));
    }
    texts
}

impl CaseFile {
    /// The differences between our texts and the expected ones, for a reader; empty if there is none.
    fn compare(&self, ours: &BTreeMap<String, String>) -> String {
        let oracle = Oracle::find();
        let theirs = oracle.as_ref().map(|oracle| texts(self, &|flags, text| mlir_opt(oracle, flags, text)));
        if std::env::var_os("RTBLGEN_SUITE_UPDATE").is_some() {
            self.write_expected(theirs.as_ref().expect("the expected texts come from mlir-opt"));
        }
        let expected = match self.read_expected() {
            Ok(expected) => expected,
            Err(message) => return message,
        };
        let mut mistakes = String::new();
        for (title, theirs) in theirs.iter().flatten() {
            if expected.get(title) != Some(theirs) {
                let place = self.path.display();
                let _ = writeln!(
                    mistakes,
                    "{place}: {title}: RTBLGEN_SUITE_UPDATE=1 writes other text from mlir-opt"
                );
            }
        }
        for piece in self.pieces.iter().filter(|piece| piece.differs.is_some()) {
            let own = self.sections().filter(|section| section.piece.line == piece.line);
            if !own.map(|section| section.here()).any(|here| expected.contains_key(&here)) {
                let _ =
                    writeln!(mistakes, "{}: {}: it has no text of its own", self.path.display(), piece.title);
            }
        }
        for section in self.sections() {
            mistakes += &self.compare_piece(&section, &expected, ours);
        }
        mistakes
    }

    fn compare_piece(
        &self,
        section: &file::SectionOf<'_>,
        expected: &BTreeMap<String, String>,
        ours: &BTreeMap<String, String>,
    ) -> String {
        let place = format!("{}:{}: {}", self.path.display(), section.piece.line, section.title);
        let [theirs, ours] = [expected, ours].map(|texts| texts.get(&section.title));
        let (Some(theirs), Some(ours)) = (theirs, ours) else { return format!("{place}: no text\n") };
        let here = section.piece.differs.as_ref().and_then(|_| expected.get(&section.here()));
        match here {
            Some(_) if ours == theirs => format!("{place}: the text is mlir-opt's\n"),
            Some(here) if ours == here => String::new(),
            Some(here) => format!("{place}\n--- expected here\n{here}+++ found\n{ours}\n"),
            None if ours == theirs => String::new(),
            None if section.piece.differs.is_none() => {
                format!("{place}\n--- expected\n{theirs}+++ found\n{ours}\n")
            }
            None => {
                format!("{place}: write a section `// ---- {}`\n+++ found\n{ours}\n", section.here())
            }
        }
    }
}
