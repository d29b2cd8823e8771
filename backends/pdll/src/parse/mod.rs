//! From text to the typed tree.
//!
//! A parser by recursive descent, one function per production. It calls the checks of [`crate::check`] as
//! soon as a construct is read. After a syntax error it continues with the next statement or declaration.

mod constraints;
mod declarations;
mod expressions;
mod include;
mod operations;
mod patterns;
mod statements;

use crate::check::Checker;
use crate::lexer::{Tokens, tokens};
use crate::options::Options;
use crate::token::{Token, TokenKind};
use crate::tree::{Module, Name};
use tblgen_parser::diagnostic::Fix;
use tblgen_parser::{Diagnostic, FileId, FileLoader, SourceMap, Span};

/// An error that is reported.
pub(crate) struct Reported;

pub(crate) type Parsed<T> = Result<T, Reported>;

/// The maximum nesting depth of expressions and statements.
const MAX_NESTING: u32 = 128;

/// A file that is being read.
struct Input {
    tokens: Vec<Token>,
    /// The errors of the lexer that are not reported yet, the next one last.
    errors: Vec<(usize, Diagnostic)>,
    /// The number of the current token.
    index: usize,
}

pub(crate) struct Parser<'a> {
    options: &'a Options,
    loader: &'a dyn FileLoader,
    sources: SourceMap,
    input: Input,
    /// The files around this one, by name.
    open: Vec<String>,
    check: Checker,
    nesting: u32,
    /// Whether included files are read.
    follows_includes: bool,
    /// The errors of the grammar among all that are reported.
    syntax_errors: Vec<Diagnostic>,
}

/// The result of parsing a file: the tree, also after an error, and the diagnostics.
pub(crate) struct Outcome {
    pub module: Module,
    pub diagnostics: Vec<Diagnostic>,
}

/// Parses the first file of `sources`.
pub(crate) fn parse(sources: SourceMap, options: &Options, loader: &dyn FileLoader) -> Outcome {
    let mut parser = Parser::new(sources, options, loader);
    let span = parser.span();
    parser.report_invalid_token();
    let declarations = parser.declarations();
    let Parser { mut check, sources, .. } = parser;
    let id = check.node();
    let Checker { variables, callables, literals, definitions, diagnostics, .. } = check;
    let module = Module { id, span, declarations, variables, callables, literals, definitions, sources };
    Outcome { module, diagnostics }
}

/// The errors of the grammar in the first file of `sources`. Included files are not read, so names may be unknown.
pub(crate) fn syntax_errors(sources: SourceMap) -> (SourceMap, Vec<Diagnostic>) {
    let options = Options::default();
    let loader = tblgen_parser::Memory::default();
    let mut parser = Parser::new(sources, &options, &loader);
    parser.follows_includes = false;
    parser.report_invalid_token();
    parser.declarations();
    (parser.sources, parser.syntax_errors)
}

impl Input {
    fn new(sources: &SourceMap, file: FileId) -> Self {
        let Tokens { tokens, mut errors } = tokens(sources.file_text(file), sources.file_start(file));
        errors.reverse();
        Self { tokens, errors, index: 0 }
    }
}

impl<'a> Parser<'a> {
    fn new(sources: SourceMap, options: &'a Options, loader: &'a dyn FileLoader) -> Self {
        let main = sources.main_file();
        Self {
            options,
            loader,
            input: Input::new(&sources, main),
            open: vec![sources.name(main).to_owned()],
            sources,
            check: Checker::new(),
            nesting: 0,
            follows_includes: true,
            syntax_errors: Vec::new(),
        }
    }
}

impl Parser<'_> {
    fn token(&self) -> Token {
        self.input.tokens[self.input.index]
    }

    fn kind(&self) -> TokenKind {
        self.token().kind
    }

    fn span(&self) -> Span {
        self.token().span
    }

    /// The kind of the token after the current one.
    fn next_kind(&self) -> TokenKind {
        let next = self.input.tokens.get(self.input.index + 1);
        next.map_or(TokenKind::End, |token| token.kind)
    }

    fn text(&self, span: Span) -> &str {
        self.sources.text(span)
    }

    /// The current token as a name.
    fn name(&self) -> Name {
        let span = self.span();
        Name { text: self.text(span).into(), span }
    }

    /// Moves to the next token, and returns the current one.
    fn advance(&mut self) -> Token {
        let token = self.token();
        if token.kind != TokenKind::End {
            self.input.index += 1;
            self.report_invalid_token();
        }
        token
    }

    /// Reports the error of the lexer at the current token, once.
    fn report_invalid_token(&mut self) {
        let index = self.input.index;
        if self.input.errors.last().is_some_and(|(at, _)| *at <= index)
            && let Some((_, error)) = self.input.errors.pop()
        {
            self.report_syntax(error);
        }
    }

    fn at(&self, kind: TokenKind) -> bool {
        self.kind() == kind
    }

    /// Skips the token if it is this one.
    fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.at(kind);
        if found {
            self.advance();
        }
        found
    }

    /// Skips a required token.
    fn expect(&mut self, kind: TokenKind, message: &str) -> Parsed<Token> {
        if self.at(kind) {
            Ok(self.advance())
        } else {
            let fix = self.missing(kind);
            Err(self.fail_with(message, &format!("write {} here", kind.describe()), fix))
        }
    }

    /// The insertion of a mark that ends a list or a statement.
    fn missing(&self, kind: TokenKind) -> Option<Fix> {
        let text = match kind {
            TokenKind::Semicolon => ";",
            TokenKind::Greater => ">",
            TokenKind::RightBrace => "}",
            TokenKind::RightParen => ")",
            _ => return None,
        };
        let last = self.input.tokens.get(self.input.index.checked_sub(1)?)?;
        Some(Fix::Insert(Span::at(last.span.end), text))
    }

    /// Reports a syntax error at the current token.
    fn fail(&mut self, message: &str, help: &str) -> Reported {
        self.fail_with(message, help, None)
    }

    fn fail_with(&mut self, message: &str, help: &str, fix: Option<Fix>) -> Reported {
        if !self.at(TokenKind::Error) {
            let error = Diagnostic::error(self.span(), message).with_culprit_label(self.found());
            self.report_syntax(Diagnostic { fix, ..error.with_help(help) });
        }
        Reported
    }

    /// Reports an error of the grammar.
    fn report_syntax(&mut self, error: Diagnostic) {
        self.syntax_errors.push(error.clone());
        self.check.report(error);
    }

    /// Describes the current token.
    fn found(&self) -> String {
        match self.kind() {
            TokenKind::Identifier | TokenKind::Integer | TokenKind::Directive => {
                format!("found `{}`", self.text(self.span()))
            }
            kind => format!("found {}", kind.describe()),
        }
    }

    /// Runs `parse` one level deeper.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.nesting == MAX_NESTING {
            return Err(self.fail("expressions are nested too deeply", "name parts of them with `let`"));
        }
        self.nesting += 1;
        let parsed = parse(self);
        self.nesting -= 1;
        parsed
    }

    /// Runs `parse`; after an error the scopes and the section are those from before it.
    fn recovering<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        let (depth, section, nesting) = (self.check.scopes.depth(), self.check.section, self.nesting);
        let parsed = parse(self);
        if parsed.is_err() {
            self.check.scopes.truncate(depth);
            self.check.section = section;
            self.nesting = nesting;
        }
        parsed
    }

    /// Skips to the end of a statement: after its `;`, or before the `}` that ends the block.
    fn skip_statement(&mut self) {
        let mut depth = 0_u32;
        loop {
            match self.kind() {
                TokenKind::End | TokenKind::Pattern | TokenKind::Directive => return,
                TokenKind::Semicolon if depth == 0 => {
                    self.advance();
                    return;
                }
                TokenKind::RightBrace if depth == 0 => return,
                TokenKind::LeftBrace => depth += 1,
                TokenKind::RightBrace => depth -= 1,
                _ => {}
            }
            self.advance();
        }
    }

    /// Skips to the next declaration.
    fn skip_declaration(&mut self) {
        loop {
            match self.kind() {
                TokenKind::End | TokenKind::Pattern | TokenKind::Directive => return,
                TokenKind::Constraint | TokenKind::Rewrite if self.is_declaration() => return,
                _ => self.advance(),
            };
        }
    }

    /// The current keyword starts a line, and a name follows.
    fn is_declaration(&self) -> bool {
        let (_, column) = self.sources.line_column(self.span().start);
        column == 1 && self.next_kind() == TokenKind::Identifier
    }
}
