//! From tokens to elements.
//!
//! What is bound is recorded on the way, so that binding twice is found where it happens.

mod directives;
mod groups;

use std::collections::HashSet;

use rtblgen_records::Value;
use tblgen_parser::Diagnostic;

use crate::ods::model::format::element::Element;
use crate::ods::model::format::lexer;
use crate::ods::model::format::lexer::{Token, TokenKind, Tokens};
use crate::ods::model::{Operator, property};

/// The elements of a format, and what they bind.
#[derive(Debug, Default)]
pub(super) struct Parsed {
    pub(super) elements: Vec<Element>,
    pub(super) bound: Bound,
}

/// What a format binds.
#[derive(Debug, Default)]
pub(super) struct Bound {
    pub(super) operands: HashSet<usize>,
    pub(super) attributes: HashSet<usize>,
    pub(super) properties: HashSet<usize>,
    pub(super) regions: HashSet<usize>,
    pub(super) successors: HashSet<usize>,
    pub(super) operand_types: HashSet<usize>,
    pub(super) result_types: HashSet<usize>,
    pub(super) all_operands: bool,
    pub(super) all_regions: bool,
    pub(super) all_successors: bool,
    pub(super) all_operand_types: bool,
    pub(super) all_result_types: bool,
    pub(super) attr_dict: bool,
    pub(super) prop_dict: bool,
}

/// Groups in groups and the like; more is a mistake.
const MAX_DEPTH: usize = 64;

/// Where an element stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    TopLevel,
    Type,
    Custom,
    Ref,
}

pub(super) fn parse<'r>(operator: &Operator<'r>, value: Value<'r>) -> Result<Parsed, Diagnostic> {
    let text = value.as_str().unwrap_or_default();
    let tokens = Tokens::new(text);
    let mut parser = Parser { operator, value, tokens, next: 0, depth: 0, bound: Bound::default() };
    match parser.all() {
        Ok(elements) => Ok(Parsed { elements, bound: parser.bound }),
        Err(mistake) => Err(match parser.tokens.error_at(parser.next) {
            Some(error) => Diagnostic::error(value.string_span(error.range.clone()), error.message),
            None => mistake,
        }),
    }
}

struct Parser<'a, 'r> {
    operator: &'a Operator<'r>,
    value: Value<'r>,
    tokens: Tokens<'r>,
    next: usize,
    depth: usize,
    bound: Bound,
}

type Parse<T> = Result<T, Diagnostic>;

impl<'r> Parser<'_, 'r> {
    fn all(&mut self) -> Parse<Vec<Element>> {
        let mut elements = Vec::new();
        while self.peek().kind != TokenKind::End {
            elements.push(self.element(Place::TopLevel)?);
        }
        Ok(elements)
    }

    fn peek(&self) -> &Token<'r> {
        &self.tokens.tokens[self.next]
    }

    fn take(&mut self) -> Token<'r> {
        let token = self.peek().clone();
        self.next = (self.next + 1).min(self.tokens.tokens.len() - 1);
        token
    }

    fn error<T>(&self, token: &Token<'r>, message: impl Into<String>) -> Parse<T> {
        Err(Diagnostic::error(self.value.string_span(token.range.clone()), message))
    }

    fn is_next(&self, punctuation: char) -> bool {
        self.peek().kind == TokenKind::Punctuation(punctuation)
    }

    fn take_if(&mut self, punctuation: char) -> bool {
        let is_next = self.is_next(punctuation);
        if is_next {
            self.take();
        }
        is_next
    }

    fn expect(&mut self, punctuation: char, message: &str) -> Parse<Token<'r>> {
        match self.is_next(punctuation) {
            true => Ok(self.take()),
            false => self.error(&self.peek().clone(), message),
        }
    }

    fn element(&mut self, place: Place) -> Parse<Element> {
        let token = self.peek().clone();
        match token.kind {
            TokenKind::Literal => self.literal(place),
            TokenKind::String => {
                self.error(&token, "strings may only be used as 'custom' directive arguments")
            }
            TokenKind::Variable => {
                self.take();
                self.variable(&token, place, false)
            }
            TokenKind::Word => {
                self.take();
                self.directive(&token, place)
            }
            TokenKind::Punctuation('(') if place == Place::TopLevel => self.optional_group(),
            _ => self.error(&token, "expected literal, variable, directive, or optional group"),
        }
    }

    fn literal(&mut self, place: Place) -> Parse<Element> {
        let token = self.take();
        if place != Place::TopLevel {
            return self.error(&token, "literals may only be used in the top-level section of the format");
        }
        match token.text {
            "" => Ok(Element::NoSpace),
            " " => Ok(Element::Space),
            "\\n" => Ok(Element::Newline),
            text => match lexer::literal_mistake(text) {
                None => Ok(Element::Literal(text.to_owned())),
                Some(reason) => {
                    self.error(&token, format!("expected valid literal but got '{text}': {reason}"))
                }
            },
        }
    }

    fn variable(&mut self, token: &Token<'r>, place: Place, is_qualified: bool) -> Parse<Element> {
        let (operator, name) = (self.operator, token.text);
        if let Some(slot) = operator.attributes.iter().position(|attribute| attribute.name == name) {
            return self.attribute(token, slot, place, is_qualified);
        }
        if let Some(index) = operator.properties.iter().position(|property| property.name == name) {
            self.check_property(token, index, place)?;
            self.bind(
                place,
                token,
                "property",
                |bound| bound.properties.insert(index),
                |bound| bound.properties.contains(&index),
            )?;
            return Ok(Element::Property(index));
        }
        if let Some(index) = operator.operands.iter().position(|operand| operand.name == name) {
            self.bind(
                place,
                token,
                "operand",
                |bound| !bound.all_operands && bound.operands.insert(index),
                |bound| bound.all_operands || bound.operands.contains(&index),
            )?;
            return Ok(Element::Operand(index));
        }
        if let Some(index) = operator.regions.iter().position(|region| region.name == name) {
            self.only_at_top(token, place, "regions")?;
            self.bind(
                place,
                token,
                "region",
                |bound| !bound.all_regions && bound.regions.insert(index),
                |bound| bound.all_regions || bound.regions.contains(&index),
            )?;
            return Ok(Element::Region(index));
        }
        if let Some(index) = operator.successors.iter().position(|successor| successor.name == name) {
            self.only_at_top(token, place, "successors")?;
            self.bind(
                place,
                token,
                "successor",
                |bound| !bound.all_successors && bound.successors.insert(index),
                |bound| bound.all_successors || bound.successors.contains(&index),
            )?;
            return Ok(Element::Successor(index));
        }
        if operator.results.iter().any(|result| result.name == name) {
            return self
                .error(token, "result variables can can only be used as a child to a 'type' directive");
        }
        self.error(token, "expected variable to refer to an argument, region, result, or successor")
    }

    fn check_property(&self, token: &Token<'r>, index: usize, place: Place) -> Parse<()> {
        match place {
            Place::Type => self.error(token, "properties cannot be used as children to a `type` directive"),
            Place::TopLevel if !property::has_text(self.operator.properties[index].record) => {
                let name = token.text;
                let message = format!(
                    "the property `{name}` has no text: give its def a `parser` and a `printer`, in Rust"
                );
                self.error(token, message)
            }
            _ => Ok(()),
        }
    }

    fn only_at_top(&self, token: &Token<'r>, place: Place, what: &str) -> Parse<()> {
        match place {
            Place::Type => {
                self.error(token, format!("{what} can only be used at the top level or in a ref directive"))
            }
            _ => Ok(()),
        }
    }

    fn attribute(
        &mut self,
        token: &Token<'r>,
        slot: usize,
        place: Place,
        is_qualified: bool,
    ) -> Parse<Element> {
        if place == Place::Type {
            return self.error(token, "attributes cannot be used as children to a `type` directive");
        }
        self.bind(
            place,
            token,
            "attribute",
            |bound| bound.attributes.insert(slot),
            |bound| bound.attributes.contains(&slot),
        )?;
        Ok(Element::Attribute { slot, is_qualified })
    }

    /// Binds a variable, or, in `ref`, asks whether it is bound.
    fn bind(
        &mut self,
        place: Place,
        token: &Token<'r>,
        what: &str,
        insert: impl FnOnce(&mut Bound) -> bool,
        contains: impl FnOnce(&Bound) -> bool,
    ) -> Parse<()> {
        let name = token.text;
        match place {
            Place::Type => Ok(()),
            Place::Ref if contains(&self.bound) => Ok(()),
            Place::Ref => self.error(token, format!("{what} '{name}' must be bound before it is referenced")),
            _ if insert(&mut self.bound) => Ok(()),
            _ => self.error(token, format!("{what} '{name}' is already bound")),
        }
    }
}
