//! Files of expected texts.

use std::collections::BTreeMap;

use super::CaseFile;
use crate::sections;

/// The first line of a file of expected texts.
const HEADER: &str = "// Written from mlir-opt's answers by `RTBLGEN_SUITE_UPDATE=1`; sections `here:` are our output, read beside the reason in the program.\n";

impl CaseFile {
    /// The expected texts by the titles of their sections.
    ///
    /// # Errors
    ///
    /// If there is no file, or a section belongs to no piece.
    pub(super) fn read_expected(&self) -> Result<BTreeMap<String, String>, String> {
        let path = self.path.with_extension("expected");
        let text = std::fs::read_to_string(&path).map_err(|error| {
            format!(
                "{}: {error}; `RTBLGEN_SUITE_UPDATE=1` writes it from mlir-opt's answers\n",
                path.display()
            )
        })?;
        let expected = by_title(&text);
        let mut known = Vec::new();
        for section in self.sections() {
            known.push(section.title.clone());
            known.extend(section.piece.differs.as_ref().map(|_| section.here()));
        }
        match expected.keys().find(|title| !known.contains(title)) {
            Some(title) => Err(format!("{}: `{title}` belongs to no piece\n", path.display())),
            None => Ok(expected),
        }
    }

    /// Writes mlir-opt's texts, and keeps our texts of pieces that differ.
    pub(super) fn write_expected(&self, theirs: &BTreeMap<String, String>) {
        let path = self.path.with_extension("expected");
        let before = std::fs::read_to_string(&path).map(|text| by_title(&text)).unwrap_or_default();
        let mut text = HEADER.to_owned();
        for section in self.sections() {
            let theirs = theirs.get(&section.title).expect("each section has a text");
            text += &format!("// ---- {}\n{theirs}", section.title);
            let here = section.piece.differs.as_ref().map(|_| section.here());
            if let Some((here, own)) = here.and_then(|here| Some((before.get(&here)?, here))) {
                text += &format!("// ---- {own}\n{here}");
            }
        }
        std::fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

fn by_title(text: &str) -> BTreeMap<String, String> {
    let (_, sections) = sections(text);
    sections.iter().map(|section| (section.title.to_owned(), section.body.to_owned())).collect()
}
