//! Compilation databases: `tablegen_compilation_database.yml`, `pdll_compilation_database.yml`.
//!
//! A database is a stream of documents of YAML, one for each file, as MLIR's build system writes them:
//!
//! ```text
//! --- !FileInfo:
//!   filepath: "/project/ops.td"
//!   includes: "/project;/project/include"
//! ```

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The include folders of files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Database {
    files: BTreeMap<PathBuf, Vec<PathBuf>>,
    /// The folders of all files, each once.
    all: Vec<PathBuf>,
}

impl Database {
    /// Reads the text of a database. Lines that are not of its format are skipped.
    pub fn parse(text: &str) -> Self {
        let mut database = Self::default();
        let mut file = None;
        for line in text.lines() {
            let Some((key, value)) = line.trim().split_once(':') else { continue };
            let value = scalar(value);
            match scalar(key) {
                "filepath" => file = Some(PathBuf::from(value)),
                "includes" => database.add(file.take(), value),
                _ => {}
            }
        }
        database
    }

    fn add(&mut self, file: Option<PathBuf>, includes: &str) {
        let folders: Vec<_> =
            includes.split(';').filter(|folder| !folder.is_empty()).map(PathBuf::from).collect();
        let new = folders.iter().filter(|folder| !self.all.contains(folder)).cloned().collect::<Vec<_>>();
        self.all.extend(new);
        if let Some(file) = file {
            self.files.entry(file).or_default().extend(folders);
        }
    }

    /// Whether it has no folder.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty() && self.all.is_empty()
    }

    /// The include folders of a file. A file without an entry has those of all files.
    pub fn folders(&self, file: &Path) -> &[PathBuf] {
        self.files.get(file).unwrap_or(&self.all)
    }
}

/// A word of YAML: in quotes, or up to a comment.
fn scalar(text: &str) -> &str {
    let text = text.trim();
    match text.chars().next() {
        Some(quote @ ('"' | '\'')) => text[1..].split(quote).next().unwrap_or_default(),
        _ if text.starts_with('#') => "",
        _ => text.split(" #").next().unwrap_or_default().trim_end(),
    }
}
