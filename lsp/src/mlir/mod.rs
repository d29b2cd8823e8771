//! Answers about `.mlir` files.
//!
//! Each answer parses the text again, in a context that is kept: that takes a few milliseconds for a thousand operations, and no
//! IR lives longer than the answer.

pub(crate) mod complete;
pub(crate) mod diagnostics;
mod dialects;
pub(crate) mod formatting;
pub(crate) mod hints;
pub(crate) mod hover;
mod lexical;
mod names;
pub(crate) mod navigation;
pub(crate) mod outline;
pub(crate) mod views;

pub use dialects::{Definition, DialectRequest, DialectSource, Dialects, Lookup, PatternSource, Patterns};

use std::cell::{Cell, RefCell};
use std::ops::Range as Offsets;
use std::rc::Rc;
use std::sync::Arc;

use rtblgen_ir::Context;
use rtblgen_ir::asm::ParsedSource;
use tblgen_parser::loader::name_of;

use crate::config::Config;
use crate::documents::{Document, Documents, Reader, Reads};
use crate::position::Range;
use dialects::{files_of, pattern_files};

/// The text between the programs of a file.
const MARKER: &str = "// -----";

/// A context is replaced after this many programs: it keeps each type and attribute that it has seen.
const MAX_PROGRAMS: usize = 200;

/// A file at one version.
pub(crate) struct Analysis {
    /// The file.
    pub document: Arc<Document>,
    /// The programs in the file, between which `// -----` stands.
    pub chunks: Vec<Offsets<usize>>,
    /// The dialects.
    pub loaded: Rc<Loaded>,
    number: u64,
}

/// The dialects of a program, with a context that answers share.
pub(crate) struct Loaded {
    /// The dialects and passes.
    pub dialects: Dialects,
    context: RefCell<Rc<Context>>,
    programs: Cell<usize>,
    reads: Reads,
}

/// A program that was parsed for an answer.
pub(crate) struct Program<'a, 'c> {
    /// The IR and the places of names. Offsets are those in `text`.
    pub parsed: ParsedSource<'c>,
    /// The text of the program.
    pub text: &'a str,
    /// The offset of the text in the file.
    pub base: usize,
    /// The file.
    pub document: &'a Document,
    /// The dialects.
    pub dialects: &'a Dialects,
}

impl Loaded {
    /// The dialects of a file.
    pub fn new(document: &Document, documents: &Documents, config: &Config) -> Self {
        let reader = Reader::new(documents);
        let files = files_of(&document.path, &config.dialects, config.project(&document.path));
        let request = DialectRequest {
            pattern_files: pattern_files(&files),
            files,
            include_dirs: config.include_dirs(&document.path),
            upstream_includes: &config.upstream_includes,
            loader: &reader,
        };
        let dialects = config.dialect_source.dialects(&request);
        let context = RefCell::new(Rc::new(new_context(&dialects)));
        Self { dialects, context, programs: Cell::new(0), reads: reader.finish() }
    }

    /// Whether all files that the dialects were made of are as they were.
    pub fn is_current(&self, documents: &Documents) -> bool {
        self.reads.are_current(documents)
    }

    fn context(&self) -> Rc<Context> {
        self.programs.set(self.programs.get() + 1);
        if self.programs.get() > MAX_PROGRAMS {
            self.programs.set(0);
            *self.context.borrow_mut() = Rc::new(new_context(&self.dialects));
        }
        self.context.borrow().clone()
    }
}

fn new_context(dialects: &Dialects) -> Context {
    let context = (dialects.context)();
    context.allow_unregistered_dialects(true);
    context
}

impl Analysis {
    /// Splits a file into programs.
    pub fn new(document: Arc<Document>, loaded: Rc<Loaded>) -> Self {
        static NEXT: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
        let number = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let chunks = chunks(&document.text);
        Self { document, chunks, loaded, number }
    }

    /// No other analysis has this number.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The program at an offset of the file.
    pub fn chunk(&self, offset: u32) -> Offsets<usize> {
        let offset = offset as usize;
        let found = self.chunks.iter().find(|chunk| offset <= chunk.end);
        found.or(self.chunks.last()).cloned().unwrap_or(0..self.document.text.len())
    }

    /// Parses a program, and returns what `answer` makes of it.
    pub fn with<T>(&self, chunk: Offsets<usize>, answer: impl FnOnce(&Program<'_, '_>) -> T) -> T {
        self.with_text(chunk.start, &self.document.text[chunk], answer)
    }

    /// The same for another text at an offset of the file.
    pub fn with_text<T>(&self, base: usize, text: &str, answer: impl FnOnce(&Program<'_, '_>) -> T) -> T {
        let context = self.loaded.context();
        let parsed = context.parse_with_places(&name_of(&self.document.path), text);
        let (document, dialects) = (&*self.document, &self.loaded.dialects);
        answer(&Program { parsed, text, base, document, dialects })
    }
}

impl Program<'_, '_> {
    /// The range of a place in the file.
    pub fn range(&self, place: &Offsets<u32>) -> Range {
        let offsets = self.base + place.start as usize..self.base + place.end as usize;
        self.document.lines.range(&self.document.text, offsets)
    }
}

/// The programs in a text.
fn chunks(text: &str) -> Vec<Offsets<usize>> {
    let mut chunks = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices(MARKER) {
        let is_line = text[..at].ends_with('\n') || at == 0;
        if is_line {
            chunks.push(start..at);
            start = at + MARKER.len();
        }
    }
    chunks.push(start..text.len());
    chunks
}
