//! Groups in parentheses and their anchors, and the clauses of `oilist`.

use crate::ods::model::format::base::{Branches, FormatParser, Literal, MAX_DEPTH, Parse, Place};
use crate::ods::model::format::element::{Clause, CustomArgument, Element, Group, ValueRef};
use crate::ods::model::format::lexer::{Token, TokenKind};
use crate::ods::model::format::parser::Parser;
use crate::ods::model::{AttributePresence, Operator};

impl<'r> Parser<'_, 'r> {
    pub(super) fn optional_group(&mut self) -> Parse<Element> {
        let open = self.take();
        let Branches { mut elements, mut otherwise, is_inverted, anchor } = self.branches(&open)?;
        self.check_first(&open, &elements)?;
        let branch = if is_inverted { &mut otherwise } else { &mut elements };
        self.check_anchor(&open, &branch[anchor])?;
        elide_unit_anchor(self.operator, branch, anchor);
        Ok(Element::Optional(Group { anchor, is_inverted, elements, otherwise }))
    }

    pub(super) fn check_in_optional_group(&self, token: &Token<'r>, element: &Element) -> Parse<()> {
        let operator = self.operator;
        match element {
            Element::Operand(index) | Element::Type { of: ValueRef::Operand(index), .. }
                if !operator.operands[*index].is_variable() =>
            {
                self.error(token, "only variable length operands can be used within an optional group")
            }
            Element::Type { of: ValueRef::Result(index), .. } if !operator.results[*index].is_variable() => {
                self.error(token, "only variable length results can be used within an optional group")
            }
            Element::AttrDict { .. }
            | Element::PropDict
            | Element::Operands
            | Element::Regions
            | Element::Successor(_)
            | Element::Successors
            | Element::OiList(_)
            | Element::Type { of: ValueRef::Operands | ValueRef::Results, .. } => {
                self.error(token, "only literals, types, and variables can be used within an optional group")
            }
            Element::FunctionalType(inputs, results) => {
                for of in [*inputs, *results] {
                    self.check_in_optional_group(token, &Element::Type { of, is_qualified: false })?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn check_first(&self, open: &Token<'r>, elements: &[Element]) -> Parse<()> {
        let first = elements.iter().find(|element| !element.is_whitespace());
        if !matches!(
            first,
            Some(
                Element::Literal(_)
                    | Element::Operand(_)
                    | Element::Attribute { .. }
                    | Element::Property(_)
                    | Element::Region(_)
                    | Element::Custom { .. }
            )
        ) {
            let message = "first parsable element of an optional group must be a literal, variable, or custom directive";
            return self.error(open, message);
        }
        Ok(())
    }

    fn check_anchor(&self, open: &Token<'r>, anchor: &Element) -> Parse<()> {
        match anchor {
            Element::Attribute { slot, .. }
                if self.operator.attributes[*slot].presence == AttributePresence::Required =>
            {
                self.error(
                    open,
                    "only optional or default-valued attributes can be used to anchor an optional group",
                )
            }
            Element::Property(index) => self.check_property_anchor(open, *index),
            Element::Operand(_)
            | Element::Attribute { .. }
            | Element::Region(_)
            | Element::Type { .. }
            | Element::FunctionalType(..) => Ok(()),
            Element::Successor(_) => {
                self.error(open, "only literals, types, and variables can be used within an optional group")
            }
            Element::Custom { arguments, .. } => self.check_custom_anchor(open, arguments),
            _ => self.error(open, "only variables and types can be used to anchor an optional group"),
        }
    }

    fn check_property_anchor(&self, open: &Token<'r>, index: usize) -> Parse<()> {
        let property = &self.operator.properties[index];
        let is_optional = property.record.str("optionalParser").is_ok_and(|parser| !parser.is_empty());
        match property.default_value().is_some() && is_optional {
            true => Ok(()),
            false => self.error(
                open,
                "only properties with default values that can be optionally parsed (have the `let optionalParser = \
                 ...` field defined) can be used to anchor an optional group",
            ),
        }
    }

    fn check_custom_anchor(&self, open: &Token<'r>, arguments: &[CustomArgument]) -> Parse<()> {
        let mut has_variable = false;
        for argument in arguments {
            if let CustomArgument::Element(element) = argument
                && !matches!(element, Element::AttrDict { .. } | Element::PropDict)
            {
                self.check_anchor(open, element)?;
                has_variable = true;
            }
        }
        match has_variable {
            true => Ok(()),
            false => self.error(open, "only variables and types can be used to anchor an optional group"),
        }
    }

    pub(super) fn oilist(&mut self, token: &Token<'r>, place: Place) -> Parse<Element> {
        if place != Place::TopLevel {
            return self.error(token, "'oilist' is only valid as a top-level directive");
        }
        self.expect('(', "expected '(' before oilist argument list")?;
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.error(token, "groups are nested too deeply");
        }
        let mut clauses = Vec::new();
        loop {
            let token = self.peek().clone();
            let clause = self.clause()?;
            if clauses.iter().any(|other: &Clause| other.keyword == clause.keyword) {
                return self.error(&token, format!("the clause `{}` is listed twice", clause.keyword));
            }
            clauses.push(clause);
            if !self.take_if('|') {
                break;
            }
        }
        self.expect(')', "expected ')' after oilist argument list")?;
        self.depth -= 1;
        Ok(Element::OiList(clauses))
    }

    fn clause(&mut self) -> Parse<Clause> {
        let token = self.peek().clone();
        if token.kind != TokenKind::Literal {
            let shown = &self.value.as_str().unwrap_or_default()[token.range.clone()];
            return self.error(&token, format!("expected literal, but got '{shown}'"));
        }
        self.take();
        let keyword = match self.literal(&token, Place::TopLevel)? {
            Literal::Text(keyword) => keyword,
            _ => return self.error(&token, "expected literal, but got whitespace"),
        };
        let mut elements = Vec::new();
        while !self.is_next('|') && !self.is_next(')') {
            let token = self.peek().clone();
            let element = self.element(Place::TopLevel)?;
            self.check_in_clause(&token, &element)?;
            elements.push(element);
        }
        Ok(Clause { keyword, elements: unit_clause(self.operator, elements) })
    }

    fn check_in_clause(&self, token: &Token<'r>, element: &Element) -> Parse<()> {
        let operator = self.operator;
        match element {
            Element::Attribute { slot, .. }
                if operator.attributes[*slot].presence == AttributePresence::Required =>
            {
                self.error(token, "only optional attributes can be used in an oilist parsing group")
            }
            Element::Property(index) if operator.properties[*index].default_value().is_none() => self.error(
                token,
                "only default-valued or optional properties can be used in an olist parsing group",
            ),
            Element::Successor(_) | Element::Successors => {
                self.error(token, "a successor cannot stand in a clause of an oilist")
            }
            Element::Operand(index) if !operator.operands[*index].is_variable() => {
                self.error(token, "only variable length operands can be used within an oilist parsing group")
            }
            _ => Ok(()),
        }
    }
}

/// A `UnitAttr` or a `UnitProp` that anchors a group is neither parsed nor printed, unless its branch starts with it: the
/// group stands for it.
fn elide_unit_anchor(operator: &Operator<'_>, elements: &mut [Element], anchor: usize) {
    if elements[..anchor].iter().any(|element| !element.is_whitespace())
        && let Some(slot) = unit_slot(operator, &elements[anchor])
    {
        elements[anchor] = Element::UnitFlag(slot);
    }
}

/// A clause that holds only a `UnitAttr` or a `UnitProp` stands for it.
fn unit_clause(operator: &Operator<'_>, elements: Vec<Element>) -> Vec<Element> {
    match elements.as_slice() {
        [element] => match unit_slot(operator, element) {
            Some(slot) => vec![Element::UnitFlag(slot)],
            None => elements,
        },
        _ => elements,
    }
}

/// The slot of a flag.
fn unit_slot(operator: &Operator<'_>, element: &Element) -> Option<usize> {
    match element {
        Element::Attribute { slot, .. } if operator.attributes[*slot].is_unit() => Some(*slot),
        Element::Property(index) if operator.properties[*index].is_unit() => {
            Some(operator.property_slot(*index))
        }
        _ => None,
    }
}
