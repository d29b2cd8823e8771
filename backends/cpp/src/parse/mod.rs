//! Tokens to a syntax tree.
//!
//! One file per group of productions: `expressions`, `primary`, `names`, `statements`.

mod expressions;
mod names;
mod primary;
mod statements;

use std::collections::HashSet;
use std::ops::Range;

use crate::error::ParseError;
use crate::lexer::{Token, TokenKind, tokens};
use crate::syntax::{Expr, TypeName};

/// The nesting at which the parser gives up: an expression of a `.td` file is far below it.
const MAX_DEPTH: usize = 200;

/// Parses an expression; a `;` may follow it, as in some stock files.
///
/// ```
/// use rtblgen_cpp::syntax::ExprKind;
/// let expr = rtblgen_cpp::parse("$_self.getRank() == 2")?;
/// assert!(matches!(expr.kind, ExprKind::Binary(..)));
/// # Ok::<(), rtblgen_cpp::ParseError>(())
/// ```
///
/// # Errors
///
/// The first token that the grammar does not allow.
pub fn parse(text: &str) -> Result<Expr, ParseError> {
    let tokens = tokens(text)?;
    let mut parser = Parser::new(&tokens);
    let expr = crate::on_large_stack(|| parser.expression())?;
    parser.accept(";");
    match parser.kind() {
        TokenKind::End => Ok(expr),
        _ => Err(parser.unexpected("the end of the expression")),
    }
}

/// Parses a type.
pub(crate) fn parse_type(text: &str) -> Result<TypeName, ParseError> {
    let tokens = tokens(text)?;
    let mut parser = Parser::new(&tokens);
    let ty = crate::on_large_stack(|| parser.type_name())?;
    match parser.kind() {
        TokenKind::End => Ok(ty),
        _ => Err(parser.unexpected("the end of the type")),
    }
}

struct Parser<'p, 't> {
    tokens: &'p [Token<'t>],
    at: usize,
    depth: usize,
    /// The indices of each `<` that is known to be an operator. Without them, `a < b < c` would take exponential time.
    comparisons: HashSet<usize>,
}

impl<'p, 't> Parser<'p, 't> {
    fn new(tokens: &'p [Token<'t>]) -> Self {
        Self { tokens, at: 0, depth: 0, comparisons: HashSet::new() }
    }

    fn token(&self) -> &Token<'t> {
        &self.tokens[self.at.min(self.tokens.len() - 1)]
    }

    fn kind(&self) -> TokenKind<'t> {
        self.token().kind
    }

    fn kind_after(&self, distance: usize) -> TokenKind<'t> {
        self.tokens.get(self.at + distance).map_or(TokenKind::End, |token| token.kind)
    }

    fn is(&self, spelling: &str) -> bool {
        self.kind() == TokenKind::Punctuation(canonical(spelling))
    }

    fn advance(&mut self) {
        self.at += 1;
    }

    fn accept(&mut self, spelling: &str) -> bool {
        let found = self.is(spelling);
        if found {
            self.advance();
        }
        found
    }

    fn accept_word(&mut self, word: &str) -> bool {
        let found = self.kind() == TokenKind::Identifier(word);
        if found {
            self.advance();
        }
        found
    }

    fn expect(&mut self, spelling: &str) -> Result<(), ParseError> {
        match self.accept(spelling) {
            true => Ok(()),
            false => Err(self.unexpected(&format!("`{spelling}`"))),
        }
    }

    fn identifier(&mut self) -> Result<String, ParseError> {
        match self.kind() {
            TokenKind::Identifier(name) => {
                self.advance();
                Ok(name.to_owned())
            }
            _ => Err(self.unexpected("a name")),
        }
    }

    /// Elements between a bracket that was read and `close`, with commas between them.
    fn separated<T>(
        &mut self,
        close: &str,
        mut element: impl FnMut(&mut Self) -> Result<T, ParseError>,
    ) -> Result<Vec<T>, ParseError> {
        let mut elements = Vec::new();
        while !self.accept(close) {
            elements.push(element(self)?);
            if !self.is(close) {
                self.expect(",")?;
            }
        }
        Ok(elements)
    }

    /// Checks that so many more levels are not too deep. A chain such as `a.b().c()` or `a + b + c` nests to the left, one
    /// level for each link.
    fn check_depth(&self, levels: usize) -> Result<(), ParseError> {
        match self.depth + levels > MAX_DEPTH {
            true => Err(ParseError::new(
                self.token().range.clone(),
                "the expression is nested too deep".to_owned(),
            )),
            false => Ok(()),
        }
    }

    /// Runs `parse` one level deeper.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Result<T, ParseError>) -> Result<T, ParseError> {
        self.check_depth(1)?;
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    /// Runs `parse` and returns to the start if it fails.
    fn attempt<T>(&mut self, parse: impl FnOnce(&mut Self) -> Result<T, ParseError>) -> Option<T> {
        let (at, depth) = (self.at, self.depth);
        let result = parse(self).ok();
        if result.is_none() {
            (self.at, self.depth) = (at, depth);
        }
        result
    }

    fn start(&self) -> usize {
        self.token().range.start
    }

    /// The range from `start` to the end of the last token that was read.
    fn range_from(&self, start: usize) -> Range<usize> {
        let end =
            self.at.checked_sub(1).and_then(|at| self.tokens.get(at)).map_or(start, |token| token.range.end);
        start..end.max(start)
    }

    fn unexpected(&self, expected: &str) -> ParseError {
        let found = match self.kind() {
            TokenKind::Identifier(text) | TokenKind::Number(text) => format!("`{text}`"),
            TokenKind::Placeholder(name) => format!("`${name}`"),
            TokenKind::Character(text) => format!("'{text}'"),
            TokenKind::String(text) | TokenKind::RawString(text) => format!("\"{text}\""),
            TokenKind::Punctuation(text) => format!("`{text}`"),
            TokenKind::End => "the end".to_owned(),
        };
        ParseError::new(self.token().range.clone(), format!("expected {expected}, found {found}"))
    }
}

/// The `'static` spelling that tokens hold.
fn canonical(spelling: &str) -> &'static str {
    crate::lexer::PUNCTUATION.iter().find(|known| **known == spelling).copied().unwrap_or("")
}
