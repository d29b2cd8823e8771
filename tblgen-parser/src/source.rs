//! Source files and positions.
//!
//! All files share one space of `u32` offsets, so that a [`Span`] is eight bytes and `Copy`. File,
//! line and column are looked up only when a diagnostic is shown.

use std::cmp::Ordering;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use crate::loader::path_of;

/// A file in a [`SourceMap`], numbered in the order in which the files were read.
///
/// A file that is included twice is two files: the include stack of each is its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(u32);

/// A range of source bytes, `start..end`, in the global offsets of a [`SourceMap`].
///
/// A construct that begins in one file and ends in another (an `include` may occur anywhere) has a span from
/// one into the other, whose end may have the smaller offset; [`SourceMap::text`] then gives the part in the
/// first file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The span `start..end`.
    pub fn new(start: u32, end: u32) -> Self {
        Self { start, end }
    }

    /// The empty span at `offset`.
    pub fn at(offset: u32) -> Self {
        Self { start: offset, end: offset }
    }

    /// Returns the span from the start of `self` to the end of `other`.
    pub fn to(self, other: Span) -> Self {
        Self { start: self.start, end: other.end }
    }
}

#[derive(Clone)]
struct SourceFile {
    name: String,
    text: Arc<String>,
    /// The global offset of the first byte.
    base: u32,
    included_from: Option<Span>,
    /// Offsets in `text` at which columns restart, with their lines; made on first use.
    column_starts: OnceLock<Vec<(u32, u32)>>,
}

impl SourceFile {
    /// The global offset of the end of the text.
    fn end(&self) -> u32 {
        self.base + self.text.len() as u32
    }

    fn column_starts(&self) -> &[(u32, u32)] {
        self.column_starts.get_or_init(|| {
            let mut starts = vec![(0, 1)];
            let mut line = 1;
            for (index, byte) in self.text.bytes().enumerate() {
                if matches!(byte, b'\n' | b'\r') {
                    line += u32::from(byte == b'\n');
                    starts.push((index as u32 + 1, line));
                }
            }
            starts
        })
    }
}

/// All source text of one run. A clone shares the text.
#[derive(Clone, Default)]
pub struct SourceMap {
    files: Vec<SourceFile>,
}

impl std::fmt::Debug for SourceMap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.files.iter().map(|file| &file.name)).finish()
    }
}

/// More than 4 GiB of source text in one run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl SourceMap {
    /// A map without files.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file; `included_from` is the place of the file name in the `include` that named it.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the offsets would no longer fit into 32 bits.
    pub fn add_file(
        &mut self,
        name: impl Into<String>,
        text: impl Into<String>,
        included_from: Option<Span>,
    ) -> Result<FileId, TooLarge> {
        self.add_shared_file(name, Arc::new(text.into()), included_from)
    }

    /// The same as [`SourceMap::add_file`], with a text that other files may share.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`SourceMap::add_file`].
    pub fn add_shared_file(
        &mut self,
        name: impl Into<String>,
        text: Arc<String>,
        included_from: Option<Span>,
    ) -> Result<FileId, TooLarge> {
        // The offset between two files is the end of the earlier one.
        let base = self.files.last().map_or(0, |file| u64::from(file.end()) + 1);
        let base = u32::try_from(base).map_err(|_| TooLarge)?;
        u32::try_from(u64::from(base) + text.len() as u64 + 1).map_err(|_| TooLarge)?;
        let id = FileId(self.files.len() as u32);
        let column_starts = OnceLock::new();
        self.files.push(SourceFile { name: name.into(), text, base, included_from, column_starts });
        Ok(id)
    }

    fn file(&self, id: FileId) -> &SourceFile {
        &self.files[id.0 as usize]
    }

    /// The file that holds the start of `span`.
    pub fn file_of(&self, span: Span) -> FileId {
        let after = self.files.partition_point(|file| file.base <= span.start);
        FileId(after.saturating_sub(1) as u32)
    }

    /// Line and column of a global offset, both counted from one; the column counts the bytes of the file.
    ///
    /// Only a line feed ends a line, but columns also restart after a carriage return (LLVM's rule).
    pub fn line_column(&self, offset: u32) -> (u32, u32) {
        let file = self.file(self.file_of(Span::at(offset)));
        let local = (offset - file.base).min(file.text.len() as u32);
        let starts = file.column_starts();
        let (start, line) = starts[starts.partition_point(|(start, _)| *start <= local) - 1];
        let before = &file.text.as_bytes()[start as usize..local as usize];
        (line, rtblgen_bytes::length_of(before) as u32 + 1)
    }

    /// The text that `span` covers, up to the end of the file in which it starts.
    pub fn text(&self, span: Span) -> &str {
        let file = self.file(self.file_of(span));
        let local = |offset: u32| (offset.clamp(file.base, file.end()) - file.base) as usize;
        file.text.get(local(span.start)..local(span.end.max(span.start))).unwrap_or("")
    }

    /// The whole text of a file.
    pub fn file_text(&self, id: FileId) -> &str {
        &self.file(id).text
    }

    /// The global offset of the first byte of a file.
    pub fn file_start(&self, id: FileId) -> u32 {
        self.file(id).base
    }

    /// The name of a file, as given on the command line or as found by the include search.
    pub fn name(&self, id: FileId) -> &str {
        &self.file(id).name
    }

    /// The place of the `include` of the file; `None` for the main file.
    pub fn included_from(&self, id: FileId) -> Option<Span> {
        self.file(id).included_from
    }

    /// Whether the text up to `offset` is read before the text up to `limit`, in any files. An included file is read between the text
    /// before its `include` and the text after it.
    ///
    /// ```
    /// # use tblgen_parser::source::{SourceMap, Span};
    /// let mut sources = SourceMap::new();
    /// sources.add_file("a.td", "class A; include \"b.td\" def x;", None).unwrap();
    /// let included = sources.add_file("b.td", "class B;", Some(Span::new(17, 23))).unwrap();
    /// let class_b = sources.file_start(included);
    /// assert!(sources.is_read_by(0, class_b) && sources.is_read_by(class_b, 24));
    /// assert!(!sources.is_read_by(class_b, 0) && !sources.is_read_by(24, class_b));
    /// ```
    pub fn is_read_by(&self, mut offset: u32, mut limit: u32) -> bool {
        loop {
            let (file, other) = (self.file_of(Span::at(offset)), self.file_of(Span::at(limit)));
            // A file that includes another was read first.
            let (inner, place) = match file.cmp(&other) {
                Ordering::Equal => return offset <= limit,
                Ordering::Less => (other, &mut limit),
                Ordering::Greater => (file, &mut offset),
            };
            match self.included_from(inner) {
                Some(include) => *place = include.end,
                None => return offset <= limit,
            }
        }
    }

    /// The main file, which is the first one.
    ///
    /// # Panics
    ///
    /// If no file was added.
    pub fn main_file(&self) -> FileId {
        assert!(!self.files.is_empty(), "a source map without files has no main file");
        FileId(0)
    }

    /// All files, in the order in which they were read.
    pub fn files(&self) -> impl ExactSizeIterator<Item = FileId> + use<> {
        (0..self.files.len() as u32).map(FileId)
    }

    /// The included files, each once, sorted by path as llvm-tblgen's dependency files list them.
    pub fn dependencies(&self) -> impl Iterator<Item = PathBuf> {
        let included = self.files.iter().filter(|file| file.included_from.is_some());
        let sorted: std::collections::BTreeSet<&str> = included.map(|file| file.name.as_str()).collect();
        sorted.into_iter().map(path_of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two_files() -> (SourceMap, FileId, FileId) {
        let mut sources = SourceMap::new();
        let main = sources.add_file("main.td", "class A;\ndef a : A;\n", None).unwrap();
        let inner = sources.add_file("inner.td", "def b;", Some(Span::new(0, 5))).unwrap();
        (sources, main, inner)
    }

    #[test]
    fn offsets_belong_to_one_file() {
        let (sources, main, inner) = two_files();
        let start = sources.file_start(inner);
        assert_eq!(sources.file_of(Span::at(start - 1)), main);
        assert_eq!(sources.file_of(Span::at(start)), inner);
        assert_eq!(sources.file_of(Span::at(start + 6)), inner);
    }

    #[test]
    fn lines_and_columns_count_from_one() {
        let (sources, _, inner) = two_files();
        assert_eq!(sources.line_column(0), (1, 1));
        assert_eq!(sources.line_column(9), (2, 1));
        assert_eq!(sources.line_column(13), (2, 5));
        assert_eq!(sources.line_column(sources.file_start(inner) + 4), (1, 5));
    }

    #[test]
    fn text_stops_at_the_end_of_the_file() {
        let (sources, main, inner) = two_files();
        assert_eq!(sources.text(Span::new(0, 5)), "class");
        let start = sources.file_start(main);
        assert_eq!(sources.text(Span::new(start + 9, u32::MAX)), "def a : A;\n");
        assert_eq!(sources.text(Span::at(sources.file_start(inner))), "");
    }

    #[test]
    fn dependencies_are_the_included_files_sorted() {
        let (mut sources, ..) = two_files();
        sources.add_file("a.td", "", Some(Span::at(0))).unwrap();
        sources.add_file("inner.td", "", Some(Span::at(0))).unwrap();
        let names: Vec<_> = sources.dependencies().collect();
        assert_eq!(names, [PathBuf::from("a.td"), PathBuf::from("inner.td")]);
    }
}
