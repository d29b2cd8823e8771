//! The open files, and the texts of all others.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use tblgen_parser::{Disk, FileLoader, LoadedFile};

use crate::language::Language;
use crate::position::{LineIndex, Range};
use crate::uri;

/// The kind of symbols that stand for a part of a file.
const NAMESPACE: u32 = 3;

/// An open file at one version.
#[derive(Debug)]
pub struct Document {
    /// The address, as the client writes it.
    pub uri: String,
    /// The path in the address.
    pub path: PathBuf,
    /// The language.
    pub language: Language,
    /// The client's version.
    pub version: i64,
    /// The whole text.
    pub text: Arc<String>,
    /// The lines of the text.
    pub lines: LineIndex,
    /// No other document has this number.
    pub serial: u64,
}

impl Document {
    /// The symbols of a file with several inputs: an entry for each input, around its own symbols.
    pub fn symbols_by_input(
        &self,
        inputs: impl Iterator<Item = (std::ops::Range<usize>, Vec<Value>)>,
    ) -> Value {
        let entry = |(number, (place, symbols)): (usize, (std::ops::Range<usize>, Vec<Value>))| {
            let range = self.lines.range(&self.text, place);
            json!({
                "name": format!("<file-split-{number}>"),
                "kind": NAMESPACE,
                "range": range,
                "selectionRange": Range { start: range.start, end: range.start },
                "children": symbols,
            })
        };
        inputs.enumerate().map(entry).collect()
    }
}

/// The open files at one time. A clone shares the texts.
#[derive(Clone, Debug, Default)]
pub struct Documents {
    open: BTreeMap<PathBuf, Arc<Document>>,
    /// Grows with each change of an open file, and with each note of a change on disk.
    pub generation: u64,
}

impl Documents {
    /// Opens a file. Files of other languages are ignored.
    pub fn open(&mut self, uri: &str, language_id: &str, version: i64, text: String) {
        let path = key(uri);
        let language = Language::of_id(language_id).or_else(|| Language::of_path(&path));
        if let Some(language) = language {
            self.insert(uri.to_owned(), path, language, version, text);
        }
    }

    fn insert(&mut self, uri: String, path: PathBuf, language: Language, version: i64, text: String) {
        let lines = LineIndex::new(&text);
        let text = Arc::new(text);
        self.generation += 1;
        let serial = self.generation;
        let document = Document { uri, path: path.clone(), language, version, text, lines, serial };
        self.open.insert(path, Arc::new(document));
    }

    /// Applies the `contentChanges` of a notification, in order.
    pub fn change(&mut self, uri: &str, version: i64, changes: &[Value]) {
        let path = key(uri);
        let Some(document) = self.open.get(&path) else { return };
        let (uri, language) = (document.uri.clone(), document.language);
        let mut text = String::clone(&document.text);
        for change in changes {
            let new = change["text"].as_str().unwrap_or_default();
            match serde_json::from_value::<Range>(change["range"].clone()) {
                Ok(range) => {
                    let lines = LineIndex::new(&text);
                    let start = lines.offset(&text, range.start);
                    let end = lines.offset(&text, range.end).max(start);
                    text.replace_range(start..end, new);
                }
                Err(_) => text = new.to_owned(),
            }
        }
        self.insert(uri, path, language, version, text);
    }

    /// A file on disk as a document that is not open.
    pub fn from_disk(path: &Path) -> Option<Arc<Document>> {
        let text = Disk.load(path).ok()??.text;
        let (lines, language) = (LineIndex::new(&text), Language::of_path(path)?);
        let (uri, path, text) = (uri::of_path(path), path.to_owned(), Arc::new(text));
        Some(Arc::new(Document { uri, path, language, version: 0, text, lines, serial: 0 }))
    }

    /// Closes a file.
    pub fn close(&mut self, uri: &str) {
        self.open.remove(&key(uri));
        self.generation += 1;
    }

    /// The open file of an address.
    pub fn get(&self, uri: &str) -> Option<&Arc<Document>> {
        self.at(&key(uri))
    }

    /// The open file at a path.
    pub fn at(&self, path: &Path) -> Option<&Arc<Document>> {
        self.open.get(path).or_else(|| self.open.get(&normal(path)))
    }

    /// Notes that files on disk have changed.
    pub fn touch(&mut self) {
        self.generation += 1;
    }

    /// All open files.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Document>> {
        self.open.values()
    }
}

impl FileLoader for Documents {
    fn load(&self, path: &Path) -> io::Result<Option<LoadedFile>> {
        match self.at(path) {
            Some(document) => Ok(Some(LoadedFile { text: document.text.as_str().to_owned() })),
            None => Disk.load(path),
        }
    }
}

/// The path of an address. That of a document that is no file is of no file on disk.
fn key(uri: &str) -> PathBuf {
    // `test` is the scheme of files in the tests of MLIR's servers.
    match uri.split_once(':') {
        Some((scheme, _)) if scheme.len() > 1 && !matches!(scheme, "file" | "test") => Path::new("/")
            .join(format!("<{scheme}>"))
            .join(uri::path_of(uri).strip_prefix("/").unwrap_or(Path::new(""))),
        _ => uri::path_of(uri),
    }
}

/// The path from the root, without `.` and `..`, as far as it can be said without the disk.
pub fn normal(path: &Path) -> PathBuf {
    // Includes are found below the working directory, too.
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let mut normal = PathBuf::new();
    for component in absolute.components() {
        match component {
            std::path::Component::CurDir => {}
            std::path::Component::ParentDir if normal.file_name().is_some() => {
                normal.pop();
            }
            other => normal.push(other),
        }
    }
    normal
}

/// The state of a file when it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stamp {
    Open(u64),
    Disk(Option<std::time::SystemTime>, u64),
    Missing,
}

/// Reads files for one analysis, and notes which.
#[derive(Debug)]
pub struct Reader<'d> {
    documents: &'d Documents,
    read: Mutex<BTreeMap<PathBuf, Stamp>>,
}

/// The files that an analysis has read.
#[derive(Debug)]
pub struct Reads {
    files: BTreeMap<PathBuf, Stamp>,
    /// No other analysis has this number.
    pub number: u64,
}

impl Reads {
    /// Whether each file is as it was.
    pub fn are_current(&self, documents: &Documents) -> bool {
        self.files.iter().all(|(path, stamp)| *stamp == stamp_of(documents, path))
    }
}

impl<'d> Reader<'d> {
    /// A reader of the open files and of the disk.
    pub fn new(documents: &'d Documents) -> Self {
        Self { documents, read: Mutex::default() }
    }

    /// Returns the files that were read.
    pub fn finish(self) -> Reads {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let files = self.read.into_inner().unwrap_or_default();
        Reads { files, number: NEXT.fetch_add(1, Ordering::Relaxed) }
    }
}

fn stamp_of(documents: &Documents, path: &Path) -> Stamp {
    if let Some(document) = documents.at(path) {
        return Stamp::Open(document.serial);
    }
    match std::fs::metadata(path) {
        Ok(metadata) => Stamp::Disk(metadata.modified().ok(), metadata.len()),
        Err(_) => Stamp::Missing,
    }
}

impl FileLoader for Reader<'_> {
    fn load(&self, path: &Path) -> io::Result<Option<LoadedFile>> {
        let stamp = stamp_of(self.documents, path);
        if let Ok(mut read) = self.read.lock() {
            read.insert(path.to_owned(), stamp);
        }
        self.documents.load(path)
    }
}
