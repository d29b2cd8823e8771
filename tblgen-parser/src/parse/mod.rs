//! From text to a syntax tree.
//!
//! A parser by recursive descent, one function per production. At the first syntax error the token stream
//! ends: no token matches anything, and every production completes its node. See [`crate::syntax`].

mod operators;
mod records;
mod statements;
#[cfg(test)]
mod tests;
mod types;
mod values;

use std::path::PathBuf;

use smallvec::SmallVec;

use crate::diagnostic::{Diagnostic, Fix};
use crate::lexer::{Keyword, Lexer, Punctuation, Token, TokenKind};
use crate::loader::FileLoader;
use crate::source::{SourceMap, Span};
use crate::symbols::Symbol;
use crate::syntax::{Expr, ExprId, ExprKind, NEVER, Name, SyntaxError, ThinVec, Tree};

/// The maximum nesting depth of values, types and statements in each other.
pub const MAX_NESTING: u32 = 256;

/// The options of the parser.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Folders (`-I`) that are searched for included files, after the path as written.
    pub include_dirs: Vec<PathBuf>,
    /// Names (`-D`) that are defined for the preprocessor from the start.
    pub defines: Vec<String>,
}

/// The file to be parsed.
#[derive(Clone, Debug)]
pub struct MainFile {
    /// Its name in diagnostics: the path as given, or `<stdin>`.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// The result of parsing.
#[derive(Debug)]
pub struct ParsedFile {
    /// The text of the file and of all that it includes.
    pub sources: SourceMap,
    /// The syntax tree, which also holds the syntax error.
    pub tree: Tree,
    /// Warnings of the preprocessor.
    pub warnings: Vec<Diagnostic>,
}

/// Parses a file with all that it includes.
///
/// It never fails: the tree holds the first error, see [`crate::syntax`].
///
/// ```
/// # use tblgen_parser::{Disk, MainFile, Options, parse};
/// let text = "class A<int n> { int twice = !add(n, n); }".to_owned();
/// let parsed = parse(MainFile { name: "a.td".to_owned(), text }, &Options::default(), &Disk);
/// assert_eq!(parsed.tree.statements.len(), 1);
/// assert!(parsed.tree.error.is_none());
/// ```
pub fn parse(main: MainFile, options: &Options, loader: &dyn FileLoader) -> ParsedFile {
    let mut sources = SourceMap::new();
    if sources.add_file(main.name.as_str(), main.text, None).is_err() {
        return too_large(main.name);
    }
    let mut parser = Parser::new(Lexer::new(sources, options, loader));
    let statements = parser.file();
    let Parser { lexer, exprs, error, .. } = parser;
    let tree = Tree { statements, error, symbols: lexer.symbols, exprs };
    ParsedFile { sources: lexer.sources, tree, warnings: lexer.warnings }
}

fn too_large(name: String) -> ParsedFile {
    let mut sources = SourceMap::new();
    let _ = sources.add_file(name, "", None);
    let diagnostic = Diagnostic::error(Span::at(0), "the file is larger than 4 GiB");
    let error = SyntaxError { diagnostic: Box::new(diagnostic), lexical: true };
    let tree = Tree { error: Some(error), ..Tree::default() };
    ParsedFile { sources, tree, warnings: Vec::new() }
}

/// The meaning of an undefined identifier, and whether `{` ends a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Value,
    Name,
}

/// A list that is being read. Most are short.
type List<T> = SmallVec<[T; 4]>;

/// A list that has been read, which takes no more memory than it needs.
fn finished<T>(list: List<T>) -> ThinVec<T> {
    let mut finished = ThinVec::with_capacity(list.len());
    finished.extend(list);
    finished
}

struct Parser<'a> {
    lexer: Lexer<'a>,
    /// The current token. Once there is an error, [`TokenKind::Error`] at [`NEVER`].
    token: Token,
    /// The end of the token before.
    previous_end: u32,
    exprs: Vec<Expr>,
    error: Option<SyntaxError>,
    nesting: u32,
    /// Inside of a `multiclass`.
    in_multiclass: bool,
    /// The number of enclosing `foreach` and `if`.
    loops: u32,
}

impl<'a> Parser<'a> {
    fn new(mut lexer: Lexer<'a>) -> Self {
        let token = lexer.next();
        Self {
            lexer,
            token,
            previous_end: 0,
            exprs: Vec::new(),
            error: None,
            nesting: 0,
            in_multiclass: false,
            loops: 0,
        }
    }

    fn at(&self, punctuation: Punctuation) -> bool {
        self.token.kind == TokenKind::Punctuation(punctuation)
    }

    fn at_keyword(&self, keyword: Keyword) -> bool {
        self.token.kind == TokenKind::Keyword(keyword)
    }

    /// Moves to the next token, and returns the current one.
    fn advance(&mut self) -> Token {
        if self.error.is_some() {
            return self.token;
        }
        self.previous_end = self.token.span.end;
        let next = self.lexer.next();
        std::mem::replace(&mut self.token, next)
    }

    /// Skips the token if it is this one.
    fn eat(&mut self, punctuation: Punctuation) -> bool {
        let found = self.at(punctuation);
        if found {
            self.advance();
        }
        found
    }

    /// Skips a required token. If it is missing, and nothing failed before, records the error.
    fn expect(&mut self, punctuation: Punctuation, message: &str) {
        if !self.eat(punctuation) && !self.has_failed() {
            let expected = format!("expected '{}'", punctuation.text());
            self.fail_expecting(message, &expected);
            self.suggest_missing(punctuation);
        }
    }

    /// One or more items, separated by commas.
    fn separated<T>(&mut self, mut item: impl FnMut(&mut Self) -> T) -> List<T> {
        let mut items = List::from_iter([item(self)]);
        while self.eat(Punctuation::Comma) {
            items.push(item(self));
        }
        items
    }

    /// The start of the current token: how far llvm-tblgen has read.
    fn next(&self) -> u32 {
        self.token.span.start
    }

    /// Whether there is an error, so that nothing more will be read.
    fn has_failed(&self) -> bool {
        self.error.is_some()
    }

    /// An error at the current token.
    fn error(&self, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(self.token.span, message).with_culprit_label(self.found())
    }

    /// Records an error at the current token.
    fn fail(&mut self, message: &str) {
        self.fail_with(self.error(message));
    }

    /// Records an error at the current token with a better message than llvm-tblgen's.
    fn fail_better(&mut self, theirs: &str, message: impl Into<String>, help: Option<String>) {
        let error = Diagnostic { help, ..self.error(message) };
        self.fail_with(error.with_short(self.token.span, theirs));
    }

    /// Help for a keyword in the place of a name or value.
    fn help_for_keyword(&self) -> Option<String> {
        match self.token.kind {
            TokenKind::Keyword(keyword) => {
                Some(format!("'{}' is a keyword and cannot be a name", keyword.text()))
            }
            _ => None,
        }
    }

    /// Help for an infix operator after a value.
    fn help_for_infix(&self) -> Option<String> {
        let operator = match self.token.kind {
            TokenKind::Punctuation(Punctuation::Plus) => "add",
            TokenKind::Punctuation(Punctuation::Minus) => "sub",
            _ => return None,
        };
        Some(format!("TableGen has no infix operators: write !{operator}(a, b)"))
    }

    /// Records that something is missing before the current token.
    fn fail_expecting(&mut self, message: &str, expected: &str) {
        let error = Diagnostic { help: self.help_for_infix(), ..self.error(message) };
        let same_line = self.lexer.sources.line_column(self.previous_end).0
            == self.lexer.sources.line_column(self.token.span.start).0;
        self.fail_with(match same_line {
            true => error,
            false => error.with_label(Span::at(self.previous_end), format!("{expected} here")),
        });
    }

    /// Suggests a mark that ends a value, a list or a statement, in place of the one that is missing.
    fn suggest_missing(&mut self, punctuation: Punctuation) {
        let text = match punctuation {
            Punctuation::Semicolon => ";",
            Punctuation::RightParen => ")",
            Punctuation::RightBracket => "]",
            Punctuation::RightBrace => "}",
            Punctuation::Greater => ">",
            _ => return,
        };
        let place = Span::at(self.previous_end);
        if let Some(error) = self.error.as_mut().filter(|error| !error.lexical) {
            error.diagnostic.fix = Some(Fix::Insert(place, text));
        }
    }

    /// Records the lexer's error if the current token is one, this error otherwise.
    fn fail_with(&mut self, diagnostic: Diagnostic) {
        if self.error.is_some() {
            return;
        }
        let lexical = self.lexer.error.take();
        let is_lexical = lexical.is_some();
        let diagnostic = lexical.unwrap_or_else(|| Box::new(diagnostic));
        self.error = Some(SyntaxError { diagnostic, lexical: is_lexical });
        self.token = Token { kind: TokenKind::Error, span: Span::at(NEVER) };
    }

    /// Describes the current token, for a label.
    fn found(&self) -> String {
        match self.token.kind {
            TokenKind::End => "found the end of the file".to_owned(),
            TokenKind::Keyword(keyword) => format!("found the keyword '{}'", keyword.text()),
            TokenKind::Punctuation(punctuation) => format!("found '{}'", punctuation.text()),
            TokenKind::Identifier(symbol) => format!("found '{}'", self.lexer.symbols.resolve(symbol)),
            TokenKind::Variable(symbol) => format!("found '${}'", self.lexer.symbols.resolve(symbol)),
            TokenKind::Integer(_) | TokenKind::Binary { .. } => "found a number".to_owned(),
            TokenKind::String(_) => "found a string".to_owned(),
            TokenKind::Code(_) => "found a code block".to_owned(),
            TokenKind::Bang(_) => "found an operator".to_owned(),
            TokenKind::Error => String::new(),
        }
    }

    /// The identifier at the current token, which is skipped; otherwise the error is recorded and
    /// the name is empty.
    fn name(&mut self, message: &str) -> Result<Name, Name> {
        let span = self.token.span;
        if let TokenKind::Identifier(symbol) = self.token.kind {
            self.advance();
            return Ok(Name { symbol, span });
        }
        self.fail_with(Diagnostic { help: self.help_for_keyword(), ..self.error(message) });
        Err(Name { symbol: Symbol::EMPTY, span: self.token.span })
    }

    /// Runs a production one level deeper; `None`, and an error, if that is too deep.
    fn nested<T>(&mut self, production: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if self.nesting >= MAX_NESTING {
            self.fail(&format!("nested more than {MAX_NESTING} levels deep"));
            return None;
        }
        self.nesting += 1;
        let result = production(self);
        self.nesting -= 1;
        Some(result)
    }

    /// Returns the span from `start` to the end of the last token; empty if that is before.
    fn span_from(&self, start: Span) -> Span {
        let end = self.previous_end;
        if end < start.start { self.span_over_files(start) } else { Span::new(start.start, end) }
    }

    /// The same as [`Parser::span_from`], if the last token is in another file, or before `start`.
    #[cold]
    fn span_over_files(&self, start: Span) -> Span {
        let end = self.previous_end;
        match !self.has_failed() && self.lexer.sources.is_read_by(start.start, end) {
            true => Span::new(start.start, end),
            false => Span::at(start.start),
        }
    }

    fn add_expr(&mut self, kind: ExprKind, start: Span) -> ExprId {
        let id = ExprId(self.exprs.len() as u32);
        let span = self.span_from(start);
        self.exprs.push(Expr { kind, span, next: self.next() });
        id
    }

    /// The span of a value.
    fn span_of(&self, value: ExprId) -> Span {
        self.exprs[value.index()].span
    }
}
