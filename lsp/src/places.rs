//! Places in sources as locations of the protocol.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use rtblgen_td_library::{Library, is_embedded};
use rustc_hash::FxHashMap;
use serde_json::{Value, json};
use tblgen_parser::loader::path_of;
use tblgen_parser::{FileId, SourceMap, Span};

use crate::documents::Documents;
use crate::position::{LineIndex, Range};
use crate::uri;

/// The sources of one analysis, with the lines of their files.
pub struct Places<'a> {
    /// The sources.
    pub sources: &'a SourceMap,
    documents: &'a Documents,
    lines: RefCell<FxHashMap<FileId, Rc<LineIndex>>>,
}

impl<'a> Places<'a> {
    /// The places in `sources`.
    pub fn new(sources: &'a SourceMap, documents: &'a Documents) -> Self {
        Self { sources, documents, lines: RefCell::default() }
    }

    fn lines(&self, file: FileId) -> Rc<LineIndex> {
        let mut lines = self.lines.borrow_mut();
        lines.entry(file).or_insert_with(|| Rc::new(LineIndex::new(self.sources.file_text(file)))).clone()
    }

    /// The lines and columns of a place.
    pub fn range(&self, span: Span) -> Range {
        let file = self.sources.file_of(span);
        let start = self.sources.file_start(file);
        let text = self.sources.file_text(file);
        let local = |offset: u32| (offset.saturating_sub(start) as usize).min(text.len());
        self.lines(file).range(text, local(span.start)..local(span.end.max(span.start)))
    }

    /// The address of the file of a place.
    pub fn uri(&self, span: Span) -> String {
        uri_of_name(self.sources.name(self.sources.file_of(span)), self.documents)
    }

    /// The location of a place.
    pub fn location(&self, span: Span) -> Value {
        json!({ "uri": self.uri(span), "range": self.range(span) })
    }

    /// Whether a place is in the main file.
    pub fn is_in_main(&self, span: Span) -> bool {
        self.sources.file_of(span) == self.sources.main_file()
    }

    /// The place itself if it is in the main file, or that of the `include` in the main file through which it is read.
    pub fn in_main(&self, mut span: Span) -> Span {
        while !self.is_in_main(span) {
            match self.sources.included_from(self.sources.file_of(span)) {
                Some(include) => span = include,
                None => return Span::at(0),
            }
        }
        span
    }
}

/// The address of a file by its name in the sources. Files of the embedded library are written to a folder of the system.
pub fn uri_of_name(name: &str, documents: &Documents) -> String {
    let path = path_of(name);
    if let Some(document) = documents.at(&path) {
        return document.uri.clone();
    }
    uri::of_path(&on_disk(&path))
}

/// A path that exists on the disk, for files of the embedded library too.
fn on_disk(path: &Path) -> PathBuf {
    if !is_embedded(path, Library::Last) {
        return crate::documents::normal(path);
    }
    let inside = path.strip_prefix("<rtblgen>").unwrap_or(path);
    let folder = std::env::temp_dir().join(concat!("rtblgen-td-library-", env!("CARGO_PKG_VERSION")));
    let target = folder.join(inside);
    let known = rtblgen_td_library::FILES.iter().find(|(name, _)| Path::new(name) == inside);
    if let (Some((_, text)), Some(parent)) = (known, target.parent()) {
        // If it cannot be written, the client reports that the file does not exist.
        let is_fresh = std::fs::read_to_string(&target).is_ok_and(|old| old == *text);
        if !is_fresh && std::fs::create_dir_all(parent).is_ok() {
            let _ = std::fs::write(&target, text);
        }
    }
    target
}
