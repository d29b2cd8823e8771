//! The common part of the assembly format parsers: that of ops, and that of types and attributes.

use std::ops::DerefMut;

use rtblgen_records::Value;
use tblgen_parser::{Code, Diagnostic};

use super::lexer::{self, Token, TokenKind, Tokens};

pub(in crate::ods::model) type Parse<T> = Result<T, Diagnostic>;

/// The maximum nesting depth of groups and directives.
pub(in crate::ods::model) const MAX_DEPTH: usize = 64;

/// The words that begin directives.
const DIRECTIVES: [&str; 13] = [
    "attr-dict",
    "attr-dict-with-keyword",
    "custom",
    "functional-type",
    "oilist",
    "operands",
    "params",
    "prop-dict",
    "qualified",
    "regions",
    "struct",
    "successors",
    "type",
];

/// The context of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ods::model) enum Place {
    TopLevel,
    Struct,
    Type,
    Custom,
    Ref,
}

const NOT_A_GROUP: &str =
    "a group is `(...)?`, and one of its elements has a `^`; parentheses of the text stand in backquotes";

const NO_ANCHOR: &str = "put a `^` behind the variable whose presence decides: `($value^)?`";

/// A literal or a whitespace directive.
pub(in crate::ods::model) enum Literal {
    Text(String),
    Space,
    NoSpace,
    Newline,
}

/// The tokens of a format, and the position of the next one.
pub(in crate::ods::model) struct Cursor<'r> {
    pub(in crate::ods::model) value: Value<'r>,
    pub(in crate::ods::model) depth: usize,
    tokens: Tokens<'r>,
    next: usize,
}

impl<'r> Cursor<'r> {
    pub(in crate::ods::model) fn new(value: Value<'r>) -> Self {
        Self { value, depth: 0, tokens: Tokens::new(value.as_str().unwrap_or_default()), next: 0 }
    }

    pub(in crate::ods::model) fn peek(&self) -> &Token<'r> {
        &self.tokens.tokens[self.next]
    }

    pub(in crate::ods::model) fn take(&mut self) -> Token<'r> {
        let token = self.peek().clone();
        self.next = (self.next + 1).min(self.tokens.tokens.len() - 1);
        token
    }

    pub(in crate::ods::model) fn error<T>(&self, token: &Token<'r>, message: impl Into<String>) -> Parse<T> {
        Err(Diagnostic::error(self.value.string_span(token.range.clone()), message))
    }

    /// An error at a token that is no element.
    pub(in crate::ods::model) fn no_element<T>(&self, token: &Token<'r>) -> Parse<T> {
        let error = Diagnostic::error(
            self.value.string_span(token.range.clone()),
            "expected literal, variable, directive, or optional group",
        );
        Err(match (token.kind, token.text) {
            (TokenKind::Word, word) => error
                .with_similar("the directive ", word, DIRECTIVES.iter().copied())
                .or_help(|| format!("write `` `{word}` `` for a keyword, `${word}` for a variable")),
            (TokenKind::Punctuation(text), _) => {
                error.with_help(format!("punctuation of the text stands in backquotes: `` `{text}` ``"))
            }
            _ => error,
        })
    }

    pub(in crate::ods::model) fn is_next(&self, punctuation: char) -> bool {
        self.peek().kind == TokenKind::Punctuation(punctuation)
    }

    pub(in crate::ods::model) fn take_if(&mut self, punctuation: char) -> bool {
        let is_next = self.is_next(punctuation);
        if is_next {
            self.take();
        }
        is_next
    }

    pub(in crate::ods::model) fn expect(&mut self, punctuation: char, message: &str) -> Parse<Token<'r>> {
        match self.is_next(punctuation) {
            true => Ok(self.take()),
            false => self.error(&self.peek().clone(), message),
        }
    }

    /// Checks that a literal is permitted at this position, and parses it.
    pub(in crate::ods::model) fn literal(&self, token: &Token<'r>, place: Place) -> Parse<Literal> {
        if place != Place::TopLevel {
            return self.error(token, "literals may only be used in the top-level section of the format");
        }
        match token.text {
            "" => Ok(Literal::NoSpace),
            " " => Ok(Literal::Space),
            "\\n" => Ok(Literal::Newline),
            text => match lexer::literal_mistake(text) {
                None => Ok(Literal::Text(text.to_owned())),
                Some(reason) => {
                    self.error(token, format!("expected valid literal but got '{text}': {reason}"))
                }
            },
        }
    }

    /// The error to report: a lexer error before this position takes precedence.
    pub(in crate::ods::model) fn mistake(&self, mistake: Diagnostic) -> Diagnostic {
        match self.tokens.error_at(self.next) {
            Some(error) => Diagnostic::error(self.value.string_span(error.range.clone()), error.message),
            None => mistake,
        }
    }
}

/// An optional group: both branches, and which element of which branch is the anchor.
pub(in crate::ods::model) struct Branches<E> {
    pub(in crate::ods::model) elements: Vec<E>,
    pub(in crate::ods::model) otherwise: Vec<E>,
    pub(in crate::ods::model) is_inverted: bool,
    pub(in crate::ods::model) anchor: usize,
}

/// A parser of assembly formats (MLIR's `FormatParser`).
pub(in crate::ods::model) trait FormatParser<'r>:
    DerefMut<Target = Cursor<'r>>
{
    /// An element of the format.
    type Element;

    /// The next element.
    fn element(&mut self, place: Place) -> Parse<Self::Element>;

    /// Checks an element of a group, which starts with this token.
    fn check_in_group(&self, token: &Token<'r>, element: &Self::Element) -> Parse<()>;

    /// All elements.
    fn all(&mut self) -> Parse<Vec<Self::Element>> {
        let mut elements = Vec::new();
        while self.peek().kind != TokenKind::End {
            elements.push(self.element(Place::TopLevel)?);
        }
        Ok(elements)
    }

    /// The rest of an optional group after its parenthesis.
    fn branches(&mut self, open: &Token<'r>) -> Parse<Branches<Self::Element>> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.error(open, "groups are nested too deeply");
        }
        let mut anchor = None;
        let mut first_tokens = Vec::new();
        let elements = self.branch(&mut anchor, false, &mut first_tokens)?;
        let otherwise = match self.take_if(':') {
            true => {
                self.expect('(', "expected '(' to start else branch of optional group")?;
                self.branch(&mut anchor, true, &mut first_tokens)?
            }
            false => Vec::new(),
        };
        if let Err(error) = self.expect('?', "expected '?' after optional group") {
            return Err(error.with_help(NOT_A_GROUP));
        }
        self.depth -= 1;
        let Some((is_inverted, anchor)) = anchor else {
            let error = self.error(open, "optional group has no anchor element");
            return error.map_err(|error| error.with_code(Code::FORMAT_ANCHOR).with_help(NO_ANCHOR));
        };
        for (token, element) in first_tokens.iter().zip(elements.iter().chain(&otherwise)) {
            self.check_in_group(token, element)?;
        }
        Ok(Branches { elements, otherwise, is_inverted, anchor })
    }

    /// The elements up to the closing parenthesis, and the first token of each. At most one element of both branches is
    /// the anchor.
    fn branch(
        &mut self,
        anchor: &mut Option<(bool, usize)>,
        is_else: bool,
        first_tokens: &mut Vec<Token<'r>>,
    ) -> Parse<Vec<Self::Element>> {
        let mut elements = Vec::new();
        loop {
            first_tokens.push(self.peek().clone());
            elements.push(self.element(Place::TopLevel)?);
            if self.is_next('^') {
                let caret = self.take();
                if anchor.replace((is_else, elements.len() - 1)).is_some() {
                    return self
                        .error(&caret, "only one element can be marked as the anchor of an optional group");
                }
            }
            if self.take_if(')') {
                return Ok(elements);
            }
            if self.peek().kind == TokenKind::End {
                return self
                    .error(&self.peek().clone(), "expected literal, variable, directive, or optional group");
            }
        }
    }

    /// The name of a `custom` directive; consumes the opening parenthesis of its arguments.
    fn custom_name(&mut self) -> Parse<String> {
        self.expect('<', "expected '<' before custom directive name")?;
        let name = self.take();
        if name.kind != TokenKind::Word {
            return self.error(&name, "expected custom directive name identifier");
        }
        self.expect('>', "expected '>' after custom directive name")?;
        self.expect('(', "expected '(' before custom directive parameters")?;
        Ok(name.text.to_owned())
    }
}
