//! Parsing piece by piece, so that the first statements can be evaluated while the last are parsed.

use super::{Options, Parser};
use crate::lexer::Lexer;
use crate::loader::FileLoader;
use crate::source::SourceMap;
use crate::symbols::Hash;
use crate::syntax::{LexicalWarning, Piece, Symbol, Symbols, SyntaxError};

/// A parser that gives the tree of a file in pieces.
///
/// Each piece numbers its symbols as the parser does, which goes on interning while others look at the piece: so
/// the new texts come with it, and [`Piece::rename`] makes its symbols those of the reader's own table.
///
/// ```
/// # use tblgen_parser::parse::Pieces;
/// # use tblgen_parser::{Disk, Options, SourceMap};
/// use tblgen_parser::symbols::Symbols;
///
/// let mut sources = SourceMap::new();
/// sources.add_file("a.td", "class A; def a : A;", None).unwrap();
/// let options = Options::default();
/// let mut pieces = Pieces::new(sources, &options, &Disk);
/// let (mut symbols, mut names) = (Symbols::new(), Vec::new());
/// while let Some((mut piece, texts)) = pieces.next(1) {
///     texts.intern(&mut symbols, &mut names);
///     piece.rename(&names);
/// }
/// assert!(symbols.get("A").is_some() && pieces.finish().error.is_none());
/// ```
pub struct Pieces<'a> {
    parser: Parser<'a>,
    /// How many symbols have been given away.
    given: usize,
    /// What has been read and can be filled again.
    spare: Option<NewTexts>,
    is_done: bool,
}

/// What is known when all pieces have been parsed.
#[derive(Debug)]
pub struct Rest {
    /// The text of the file and of all that it includes.
    pub sources: SourceMap,
    /// The syntax error, if there is one; its place is the error node of the last piece.
    pub error: Option<SyntaxError>,
    /// Warnings of the preprocessor.
    pub warnings: Vec<LexicalWarning>,
    /// The parser's own table of names, by whose numbers the pieces were made. Where the parser has a thread of its own, that
    /// thread should not drop it: to give back its memory would make the others wait.
    pub symbols: Symbols,
}

/// The texts of the symbols that a piece is the first to mention.
#[derive(Debug, Default)]
pub struct NewTexts {
    text: String,
    /// Where each ends in `text`.
    ends: Vec<u32>,
    hashes: Vec<Hash>,
}

impl NewTexts {
    /// Appends the symbols that these texts have in the table to `names`, which is thereby a list of the symbol
    /// in the table of each of the parser's.
    pub fn intern(&self, symbols: &mut Symbols, names: &mut Vec<Symbol>) {
        names.extend(self.texts().zip(&self.hashes).map(|(text, hash)| symbols.intern_hashed(text, *hash)));
    }

    fn texts(&self) -> impl Iterator<Item = &str> {
        let mut start = 0;
        self.ends.iter().map(move |&end| {
            let text = &self.text[start..end as usize];
            start = end as usize;
            text
        })
    }

    fn fill(&mut self, text: &str, ends: impl Iterator<Item = u32>, hashes: &[Hash]) {
        self.text.clear();
        self.text.push_str(text);
        self.ends.clear();
        self.ends.extend(ends);
        self.hashes.clear();
        self.hashes.extend_from_slice(hashes);
    }
}

/// For how many values there is room from the start, at most.
const MAX_ROOM: usize = 1 << 10;

impl<'a> Pieces<'a> {
    /// A parser at the start of the main file, which is the only one in `sources`.
    ///
    /// # Panics
    ///
    /// If there is no file in `sources`.
    pub fn new(sources: SourceMap, options: &'a Options, loader: &'a dyn FileLoader) -> Self {
        let parser = Parser::new(Lexer::new(sources, options, loader));
        Self { parser, given: 0, spare: None, is_done: false }
    }

    /// The next statements, which have at least this many values if there are so many left, and the texts that
    /// they add. `None` when all have been given.
    pub fn next(&mut self, values: usize) -> Option<(Piece, NewTexts)> {
        if self.is_done {
            return None;
        }
        // The last statement may have some more, and one piece may be the whole file.
        self.parser.values.reserve(values.min(MAX_ROOM) * 5 / 4);
        let piece = self.parser.piece(values);
        self.is_done = self.parser.is_done();
        Some((piece, self.new_texts()))
    }

    /// Takes back texts that have been read, to use their memory for others: so the thread that reads them does not
    /// have to free what another has allocated.
    pub fn take_back(&mut self, texts: NewTexts) {
        self.spare = Some(texts);
    }

    fn new_texts(&mut self) -> NewTexts {
        let symbols = &self.parser.lexer.symbols;
        let (text, ends, hashes) = symbols.texts_from(self.given);
        self.given = symbols.len();
        let mut new = self.spare.take().unwrap_or_default();
        new.fill(text, ends, hashes);
        new
    }

    /// What is known at the end.
    pub fn finish(self) -> Rest {
        let Parser { lexer, error, .. } = self.parser;
        Rest { sources: lexer.sources, error, warnings: lexer.warnings, symbols: lexer.symbols }
    }
}
