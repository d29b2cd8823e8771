//! Declarative formats of types and attributes.

use std::collections::BTreeSet;

use rtblgen_records::Value;
use tblgen_parser::Diagnostic;

use super::format::lexer::{self, Token, TokenKind};
use super::parameterized::ParameterizedDef;

/// An element of the text; parameters by index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatElement {
    /// A keyword or punctuation.
    Literal(String),
    /// Exactly one space.
    Space,
    /// No space.
    NoSpace,
    /// `$parameter`
    Parameter(usize),
    /// `params`
    Params(Vec<usize>),
    /// `struct(..)`
    Struct(Vec<usize>),
    /// `( .. )?`
    Optional {
        /// The parameters of the anchor.
        anchors: Vec<usize>,
        /// The elements.
        elements: Vec<FormatElement>,
        /// The elements of the else branch.
        otherwise: Vec<FormatElement>,
    },
}

/// Parses and checks a format.
pub(super) fn parse<'r>(
    def: &ParameterizedDef<'r>,
    value: Value<'r>,
) -> Result<Vec<FormatElement>, Diagnostic> {
    let text = value.as_str().unwrap_or_default();
    let note = |mistake: Diagnostic| mistake.with_note(def.record.span(), "failed to parse assembly format");
    let tokens = lexer::tokens(text)
        .map_err(|error| note(Diagnostic::error(value.string_span(error.range), error.message)))?;
    let mut parser = Parser { def, value, tokens, next: 0, depth: 0, seen: BTreeSet::new() };
    let elements = parser.all().map_err(note)?;
    parser.check_missing().map_err(note)?;
    Ok(elements)
}

struct Parser<'a, 'r> {
    def: &'a ParameterizedDef<'r>,
    value: Value<'r>,
    tokens: Vec<Token<'r>>,
    next: usize,
    depth: usize,
    seen: BTreeSet<usize>,
}

type Parse<T> = Result<T, Diagnostic>;

const MAX_DEPTH: usize = 64;

impl<'r> Parser<'_, 'r> {
    fn all(&mut self) -> Parse<Vec<FormatElement>> {
        let mut elements = Vec::new();
        while self.peek().kind != TokenKind::End {
            elements.push(self.element()?);
        }
        Ok(elements)
    }

    fn peek(&self) -> &Token<'r> {
        &self.tokens[self.next]
    }

    fn take(&mut self) -> Token<'r> {
        let token = self.tokens[self.next].clone();
        self.next = (self.next + 1).min(self.tokens.len() - 1);
        token
    }

    fn error<T>(&self, token: &Token<'r>, message: impl Into<String>) -> Parse<T> {
        Err(Diagnostic::error(self.value.string_span(token.range.clone()), message))
    }

    fn take_if(&mut self, punctuation: char) -> bool {
        let is_next = self.peek().kind == TokenKind::Punctuation(punctuation);
        if is_next {
            self.take();
        }
        is_next
    }

    fn expect(&mut self, punctuation: char, message: &str) -> Parse<()> {
        match self.take_if(punctuation) {
            true => Ok(()),
            false => self.error(&self.peek().clone(), message),
        }
    }

    fn element(&mut self) -> Parse<FormatElement> {
        let token = self.take();
        match (token.kind, token.text) {
            (TokenKind::Literal, "") => Ok(FormatElement::NoSpace),
            (TokenKind::Literal, " ") => Ok(FormatElement::Space),
            (TokenKind::Literal, text) => match lexer::literal_mistake(text) {
                None => Ok(FormatElement::Literal(text.to_owned())),
                Some(reason) => {
                    self.error(&token, format!("expected valid literal but got '{text}': {reason}"))
                }
            },
            (TokenKind::Variable, _) => self.parameter(&token).map(FormatElement::Parameter),
            (TokenKind::Word, "params") => self.params(&token).map(FormatElement::Params),
            (TokenKind::Word, "struct") => self.structure(),
            (TokenKind::Word, "qualified") => self.qualified(),
            (TokenKind::Word, "custom") => {
                self.error(&token, "`custom` in formats of types and attributes is not generated yet")
            }
            (TokenKind::Word, "ref") => self.error(&token, "'ref' is only valid within a `custom` directive"),
            (
                TokenKind::Word,
                "attr-dict" | "oilist" | "type" | "operands" | "results" | "functional-type",
            ) => self.error(&token, "unsupported directive kind"),
            (TokenKind::String, _) => {
                self.error(&token, "strings may only be used as 'custom' directive arguments")
            }
            (TokenKind::Punctuation('('), _) => self.optional(&token),
            _ => self.error(&token, "expected literal, variable, directive, or optional group"),
        }
    }

    fn parameter(&mut self, token: &Token<'r>) -> Parse<usize> {
        let name = token.text;
        let Some(index) = self.def.parameters.iter().position(|parameter| parameter.name == name) else {
            return self.error(token, format!("{} has no parameter named '{name}'", self.def.record.name()));
        };
        match self.seen.insert(index) {
            true => Ok(index),
            false => self.error(token, format!("duplicate parameter '{name}'")),
        }
    }

    fn params(&mut self, token: &Token<'r>) -> Parse<Vec<usize>> {
        let own: Vec<_> = (0..self.def.parameters.len())
            .filter(|index| !self.def.parameters[*index].is_self_type)
            .collect();
        for index in &own {
            if !self.seen.insert(*index) {
                let name = self.def.parameters[*index].name;
                return self.error(token, format!("`params` captures duplicate parameter: {name}"));
            }
        }
        Ok(own)
    }

    fn structure(&mut self) -> Parse<FormatElement> {
        self.expect('(', "expected '(' before `struct` argument list")?;
        let mut indices = Vec::new();
        loop {
            let inner = self.take();
            match (inner.kind, inner.text) {
                (TokenKind::Variable, _) => indices.push(self.parameter(&inner)?),
                (TokenKind::Word, "params") => indices.extend(self.params(&inner)?),
                _ => return self.error(&inner, "`struct` argument list expected a parameter or directive"),
            }
            if !self.take_if(',') {
                break;
            }
        }
        self.expect(')', "expected ')' at the end of an argument list")?;
        Ok(FormatElement::Struct(indices))
    }

    fn qualified(&mut self) -> Parse<FormatElement> {
        self.expect('(', "expected '(' before argument list")?;
        let inner = self.take();
        if inner.kind != TokenKind::Variable {
            return self.error(&inner, "`qualified` argument list expected a variable");
        }
        let index = self.parameter(&inner)?;
        self.expect(')', "expected ')' after argument list")?;
        Ok(FormatElement::Parameter(index))
    }

    fn optional(&mut self, open: &Token<'r>) -> Parse<FormatElement> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.error(open, "groups are nested too deeply");
        }
        let mut anchor: Option<usize> = None;
        let elements = self.group(&mut anchor, true)?;
        let otherwise = match self.take_if(':') {
            true => {
                self.expect('(', "expected '(' to start else branch of optional group")?;
                self.group(&mut None, false)?
            }
            false => Vec::new(),
        };
        self.expect('?', "expected '?' after optional group")?;
        self.depth -= 1;
        let Some(anchor) = anchor else { return self.error(open, "optional group has no anchor element") };
        let first = elements.iter().find(|own| !matches!(own, FormatElement::Space | FormatElement::NoSpace));
        if !matches!(
            first,
            Some(
                FormatElement::Literal(_)
                    | FormatElement::Parameter(_)
                    | FormatElement::Params(_)
                    | FormatElement::Struct(_)
            )
        ) {
            let message = "first parsable element of an optional group must be a literal, variable, or custom directive";
            return self.error(open, message);
        }
        let anchors = match &elements[anchor] {
            FormatElement::Parameter(index) => vec![*index],
            FormatElement::Params(indices) | FormatElement::Struct(indices) => indices.clone(),
            _ => return self.error(open, "optional group anchor must be a parameter or directive"),
        };
        Ok(FormatElement::Optional { anchors, elements, otherwise })
    }

    fn group(&mut self, anchor: &mut Option<usize>, must_be_optional: bool) -> Parse<Vec<FormatElement>> {
        let mut elements = Vec::new();
        loop {
            let token = self.peek().clone();
            let element = self.element()?;
            if must_be_optional {
                self.check_optional(&token, &element)?;
            }
            elements.push(element);
            if self.peek().kind == TokenKind::Punctuation('^') {
                let caret = self.take();
                if anchor.replace(elements.len() - 1).is_some() {
                    return self
                        .error(&caret, "only one element can be marked as the anchor of an optional group");
                }
            }
            if self.take_if(')') {
                return Ok(elements);
            }
        }
    }

    fn check_optional(&self, token: &Token<'r>, element: &FormatElement) -> Parse<()> {
        let is_optional = |index: &usize| self.def.parameters[*index].default.is_some();
        match element {
            FormatElement::Parameter(index) if !is_optional(index) => {
                self.error(token, "parameters in an optional group must be optional")
            }
            FormatElement::Params(indices) if !indices.iter().all(is_optional) => self.error(
                token,
                "`params` directive allowed in optional group only if all parameters are optional",
            ),
            FormatElement::Struct(indices) if !indices.iter().all(is_optional) => self.error(
                token,
                "`struct` is only allowed in an optional group if all captured parameters are optional",
            ),
            _ => Ok(()),
        }
    }

    fn check_missing(&self) -> Parse<()> {
        for (index, parameter) in self.def.parameters.iter().enumerate() {
            if !self.seen.contains(&index) && parameter.default.is_none() && !parameter.is_self_type {
                let message = format!("format is missing reference to parameter: {}", parameter.name);
                return Err(Diagnostic::error(self.value.span(), message));
            }
        }
        Ok(())
    }
}
