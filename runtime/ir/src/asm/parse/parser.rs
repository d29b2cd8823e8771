//! The parser's base: tokens, reports, lists.

use std::borrow::Cow;

use rustc_hash::FxHashMap;

use super::aliases::Aliases;
use super::cache::Cache;
use super::lines::LineCursor;
use super::state::{AsmParserState, Expected};
use crate::asm::lexer::Lexer;
use crate::asm::token::{Token, TokenKind, unescape};
use crate::context::Context;
use crate::context::attributes::StringAttr;
use crate::context::types::Type;
use crate::ir::OpName;
use rtblgen_bytes::{bytes_of, last_byte, text_of};

/// A parse error that has been reported: the diagnostic is with the parser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub struct ParseError(());

/// The result of a parsing function. On an error the diagnostic has been reported to the parser.
pub type ParseResult<T = ()> = Result<T, ParseError>;

/// An error of the parser: positions are offsets in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Report {
    pub offset: usize,
    pub message: String,
    pub notes: Vec<(usize, String)>,
}

/// The deepest nesting of types, attributes and regions: deeper nesting is an error, so that no input
/// overflows the stack.
pub(crate) const MAX_DEPTH: u32 = 256;

/// A parser of types and attributes, and the base of the parser of operations ([`OpAsmParser`](crate::asm::OpAsmParser)).
///
/// Functions named `parse_optional_..` consume nothing if the text is absent; the others report an error.
pub struct AsmParser<'p, 'c> {
    pub(super) context: &'c Context,
    pub(super) source: &'p str,
    pub(super) lexer: Lexer<'p>,
    pub(super) token: Token,
    /// The end of the last token that was consumed.
    pub(super) last_end: u32,
    pub(super) file: StringAttr<'c>,
    pub(super) lines: LineCursor,
    /// An offset, and the number of characters before it in its line.
    pub(super) columns: Option<(usize, usize)>,
    pub(super) aliases: Aliases<'p, 'c>,
    pub(super) cache: Cache<'p, 'c>,
    /// The keys in the context of the blobs that the source names.
    pub(super) resources: FxHashMap<String, String>,
    pub(super) depth: u32,
    /// The mutable types whose bodies are being parsed.
    pub(super) enclosing: Vec<Type<'c>>,
    /// The operation whose custom form is being read, and where it starts.
    pub(super) custom_op: Option<(OpName<'c>, usize)>,
    pub(crate) reports: Vec<Report>,
    /// The places of names, if a tool wants them.
    pub(super) state: Option<Box<AsmParserState<'c>>>,
}

impl<'p, 'c> AsmParser<'p, 'c> {
    /// A parser at the first token of `source`.
    pub(crate) fn new(context: &'c Context, file: &str, source: &'p str) -> Self {
        let mut parser = AsmParser {
            context,
            source,
            lexer: Lexer::new(source.as_bytes()),
            token: Token { kind: TokenKind::Eof, start: 0, end: 0 },
            last_end: 0,
            file: context.name(file),
            lines: LineCursor::default(),
            columns: None,
            aliases: Aliases::default(),
            cache: Cache::new(context),
            resources: FxHashMap::default(),
            depth: 0,
            enclosing: Vec::new(),
            custom_op: None,
            reports: Vec::new(),
            state: None,
        };
        parser.lex();
        parser
    }

    /// The context in which types and attributes are made.
    pub fn context(&self) -> &'c Context {
        self.context
    }

    fn lex(&mut self) {
        self.token = self.lexer.next_token();
        if self.token.kind == TokenKind::Error {
            self.report_error_token();
        }
    }

    #[cold]
    fn report_error_token(&mut self) {
        if let Some(error) = self.lexer.take_error() {
            self.reports.push(Report {
                offset: error.offset as usize,
                message: error.message.to_owned(),
                notes: Vec::new(),
            });
        }
    }

    /// Makes the token at this offset the current one.
    pub(super) fn reset(&mut self, offset: usize) {
        self.lexer.set_position(offset);
        self.lex();
    }

    /// Moves to the next token.
    pub(super) fn advance(&mut self) {
        self.last_end = self.token.end;
        self.lex();
    }

    pub(super) fn kind(&self) -> TokenKind {
        self.token.kind
    }

    pub(super) fn at(&self, kind: TokenKind) -> bool {
        self.token.kind == kind
    }

    /// The offset of the current token.
    pub fn offset(&self) -> usize {
        self.token.start as usize
    }

    /// Whether the current token begins a line and, by the tokens after it, the next operation or block: it
    /// is a result before a `=`, a name in quotes before a parenthesis, or a label.
    ///
    /// An operand, a string or a successor that may be absent at the end of a format could start so too.
    pub(in crate::asm) fn at_next_operation(&self) -> bool {
        let (end, source) = (self.token.end as usize, self.source.as_bytes());
        let before = source.get(self.last_end as usize..self.token.start as usize).unwrap_or_default();
        if !before.contains(&b'\n') {
            return false;
        }
        let rest = source.get(end..).unwrap_or_default().trim_ascii_start();
        match self.kind() {
            TokenKind::PercentIdentifier => is_end_of_results(rest),
            TokenKind::CaretIdentifier => rest.starts_with(b":") || rest.starts_with(b"("),
            TokenKind::String => rest.starts_with(b"("),
            _ => false,
        }
    }

    pub(super) fn text_of(&self, token: Token) -> &'p str {
        // An invalid token may end inside a character.
        self.source.get(token.start as usize..token.end as usize).unwrap_or_default()
    }

    /// The offset of the end of the token before the current one.
    pub fn previous_end(&self) -> usize {
        self.last_end as usize
    }

    /// The text of the current token.
    pub(super) fn text(&self) -> &'p str {
        self.text_of(self.token)
    }

    /// Consumes the current token if it is of this kind.
    pub(super) fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.at(kind);
        if found {
            self.advance();
        }
        found
    }

    /// Consumes a token of this kind; otherwise reports `message` where the token is missing.
    pub(super) fn expect(&mut self, kind: TokenKind, message: &str) -> ParseResult {
        if self.eat(kind) { Ok(()) } else { Err(self.wrong_token(message)) }
    }

    /// Whether the current token reads like a keyword; words that MLIR reserves are words too.
    pub(crate) fn at_word(&self) -> bool {
        matches!(self.kind(), TokenKind::BareIdentifier | TokenKind::IntegerType)
    }

    pub(super) fn at_keyword(&self, keyword: &str) -> bool {
        self.at_word() && self.text() == keyword
    }

    pub(super) fn eat_keyword(&mut self, keyword: &str) -> bool {
        self.expect_at_end(|| Expected::Keyword(keyword.to_owned()));
        let found = self.at_keyword(keyword);
        if found {
            self.advance();
        }
        found
    }

    /// Reports an error at an offset.
    pub fn error_at(&mut self, offset: usize, message: impl Into<String>) -> ParseError {
        // The lexer has reported the error of an error token: consequent errors are noise.
        if !self.at(TokenKind::Error) {
            self.reports.push(Report { offset, message: message.into(), notes: Vec::new() });
        }
        ParseError(())
    }

    /// Reports an error at the current token.
    pub fn error(&mut self, message: impl Into<String>) -> ParseError {
        // At the end of the source there is no character to point at.
        let offset = self.offset();
        let offset = if self.at(TokenKind::Eof) { last_byte(self.source) } else { offset };
        self.error_at(offset, message)
    }

    /// Adds a note to the last error.
    pub(super) fn note_at(&mut self, offset: usize, message: impl Into<String>) {
        if let Some(report) = self.reports.last_mut() {
            report.notes.push((offset, message.into()));
        }
    }

    /// Reports that something is missing before the current token: after the last token if that is on another line.
    pub(super) fn wrong_token(&mut self, message: impl Into<String>) -> ParseError {
        let offset = self.offset();
        let offset = if self.at(TokenKind::Eof) { last_byte(self.source) } else { offset };
        let place = end_of_previous_text(&self.source.as_bytes()[..offset]).unwrap_or(offset);
        self.error_at(place, message)
    }

    /// Runs `body` one level deeper; beyond [`MAX_DEPTH`] that is an error.
    pub(super) fn nested<T>(&mut self, body: impl FnOnce(&mut Self) -> ParseResult<T>) -> ParseResult<T> {
        self.enter()?;
        let result = body(self);
        self.depth -= 1;
        result
    }

    /// Runs `body` one level deeper, as for text in brackets; too deep a level is an error.
    pub(crate) fn parse_nested<T>(
        &mut self,
        body: impl FnOnce(&mut Self) -> ParseResult<T>,
    ) -> ParseResult<T> {
        self.nested(body)
    }

    pub(super) fn enter(&mut self) -> ParseResult {
        if self.depth >= MAX_DEPTH {
            return Err(self.error(format!("nesting is deeper than {MAX_DEPTH} levels")));
        }
        self.depth += 1;
        Ok(())
    }

    /// Parses `element (',' element)*`.
    pub(super) fn comma_separated(
        &mut self,
        mut element: impl FnMut(&mut Self) -> ParseResult,
    ) -> ParseResult {
        loop {
            element(self)?;
            if !self.eat(TokenKind::Comma) {
                return Ok(());
            }
        }
    }

    /// Parses a list up to and with the closing token.
    pub(super) fn comma_separated_until(
        &mut self,
        close: TokenKind,
        element: impl FnMut(&mut Self) -> ParseResult,
    ) -> ParseResult {
        if self.eat(close) {
            return Ok(());
        }
        self.comma_separated(element)?;
        self.expect(close, &format!("expected ',' or '{}'", spelling(close)))
    }
}

/// Returns the value of a string token.
pub(super) fn string_value(quoted: &str) -> Cow<'_, str> {
    if !quoted.contains('\\') {
        return quoted[1..quoted.len() - 1].into();
    }
    text_of(unescape(&bytes_of(quoted)).into_owned()).into()
}

/// Returns the end of the text before a token, over blank lines and comments: `None` if there is none.
fn end_of_previous_text(before: &[u8]) -> Option<usize> {
    let mut rest = before;
    loop {
        rest = trim_blanks(rest);
        let last = *rest.last()?;
        if last != b'\n' && last != b'\r' {
            return Some(rest.len());
        }
        rest = &rest[..rest.len() - 1];
        let line_start = rest.iter().rposition(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(0);
        if let Some(comment) = rest[line_start..].windows(2).position(|pair| pair == b"//") {
            rest = &rest[..line_start + comment];
        }
    }
}

fn trim_blanks(text: &[u8]) -> &[u8] {
    let kept = text.iter().rposition(|byte| !matches!(byte, b' ' | b'\t')).map_or(0, |last| last + 1);
    &text[..kept]
}

/// The characters of a punctuation token.
pub(super) fn spelling(kind: TokenKind) -> &'static str {
    use TokenKind::*;
    match kind {
        Arrow => "->",
        Colon => ":",
        Comma => ",",
        Ellipsis => "...",
        Equal => "=",
        Greater => ">",
        Less => "<",
        LeftBrace => "{",
        LeftParen => "(",
        LeftSquare => "[",
        RightBrace => "}",
        RightParen => ")",
        RightSquare => "]",
        Minus => "-",
        Plus => "+",
        Question => "?",
        Slash => "/",
        Star => "*",
        VerticalBar => "|",
        MetadataBegin => "{-#",
        MetadataEnd => "#-}",
        Eof
        | Error
        | AtIdentifier
        | HashIdentifier
        | PercentIdentifier
        | CaretIdentifier
        | ExclamationIdentifier
        | BareIdentifier
        | IntegerType
        | Integer
        | Float
        | String => "",
    }
}

/// The token kind of a punctuation literal.
pub(super) fn punctuation(literal: &str) -> Option<TokenKind> {
    use TokenKind::*;
    [
        Arrow,
        Colon,
        Comma,
        Ellipsis,
        Equal,
        Greater,
        Less,
        LeftBrace,
        LeftParen,
        LeftSquare,
        RightBrace,
        RightParen,
        RightSquare,
        Minus,
        Plus,
        Question,
        Slash,
        Star,
        VerticalBar,
    ]
    .into_iter()
    .find(|kind| spelling(*kind) == literal)
}

/// Whether a text is the part after the first result of an operation: `:2, %other = `.
fn is_end_of_results(text: &[u8]) -> bool {
    let mut rest = text;
    loop {
        if let Some(count) = rest.strip_prefix(b":") {
            let digits = count.iter().take_while(|byte| byte.is_ascii_digit()).count();
            rest = count[digits..].trim_ascii_start();
        }
        let Some(next) = rest.strip_prefix(b",") else { return rest.starts_with(b"=") };
        let Some(name) = next.trim_ascii_start().strip_prefix(b"%") else { return false };
        let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || b"_-.$".contains(byte);
        rest = name[name.iter().take_while(is_name).count()..].trim_ascii_start();
    }
}
