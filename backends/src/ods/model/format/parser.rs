//! Parser of assembly formats: from tokens to elements.
//!
//! Bindings are recorded on the way, so that a second binding is found at its position.

mod directives;
mod groups;

use std::collections::HashSet;
use std::ops::{Deref, DerefMut};

use rtblgen_records::Value;
use tblgen_parser::{Code, Diagnostic};

use crate::ods::model::format::base::{Cursor, FormatParser, Literal, Parse, Place};
use crate::ods::model::format::element::Element;
use crate::ods::model::format::lexer::{Token, TokenKind};
use crate::ods::model::{Operator, property};

/// The elements of a format, and the variables that they bind.
#[derive(Debug, Default)]
pub(super) struct Parsed {
    pub(super) elements: Vec<Element>,
    pub(super) bound: Bound,
}

/// The names that a format binds.
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

pub(super) fn parse<'r>(operator: &Operator<'r>, value: Value<'r>) -> Result<Parsed, Diagnostic> {
    let mut parser = Parser { operator, cursor: Cursor::new(value), bound: Bound::default() };
    match parser.all() {
        Ok(elements) => Ok(Parsed { elements, bound: parser.bound }),
        Err(mistake) => Err(parser.mistake(mistake)),
    }
}

struct Parser<'a, 'r> {
    operator: &'a Operator<'r>,
    cursor: Cursor<'r>,
    bound: Bound,
}

impl<'r> Deref for Parser<'_, 'r> {
    type Target = Cursor<'r>;

    fn deref(&self) -> &Cursor<'r> {
        &self.cursor
    }
}

impl<'r> DerefMut for Parser<'_, 'r> {
    fn deref_mut(&mut self) -> &mut Cursor<'r> {
        &mut self.cursor
    }
}

impl<'r> FormatParser<'r> for Parser<'_, 'r> {
    type Element = Element;

    fn element(&mut self, place: Place) -> Parse<Element> {
        let token = self.peek().clone();
        match token.kind {
            TokenKind::Literal => {
                self.take();
                Ok(match self.literal(&token, place)? {
                    Literal::Text(text) => Element::Literal(text),
                    Literal::Space => Element::Space,
                    Literal::NoSpace => Element::NoSpace,
                    Literal::Newline => Element::Newline,
                })
            }
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
            _ => self.no_element(&token),
        }
    }

    fn check_in_group(&self, token: &Token<'r>, element: &Element) -> Parse<()> {
        self.check_in_optional_group(token, element)
    }
}

impl<'r> Parser<'_, 'r> {
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
        let names = operator.attributes.iter().map(|attribute| attribute.name);
        let names = names
            .chain(operator.properties.iter().map(|property| property.name))
            .chain(operator.operands.iter().chain(&operator.results).map(|value| value.name))
            .chain(operator.regions.iter().map(|region| region.name))
            .chain(operator.successors.iter().map(|successor| successor.name));
        self.error(token, "expected variable to refer to an argument, region, result, or successor")
            .map_err(|error| error.with_code(Code::FORMAT_VARIABLE).with_similar("", name, names))
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

    /// Binds a variable, or, in `ref`, checks that it is bound.
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
