//! From tokens to elements.
//!
//! What is bound is recorded on the way, so that binding twice is found where it happens.

use std::collections::HashSet;

use rtblgen_records::Value;
use tblgen_parser::Diagnostic;

use super::element::{Clause, CustomArgument, Element, Group, ValueRef};
use super::lexer::{self, Token, TokenKind};
use crate::ods::{AttributePresence, Operator, property};

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
    let tokens = lexer::tokens(text)
        .map_err(|error| Diagnostic::error(value.string_span(error.range), error.message))?;
    let mut parser = Parser { operator, value, tokens, next: 0, depth: 0, bound: Bound::default() };
    let mut elements = Vec::new();
    while parser.peek().kind != TokenKind::End {
        elements.push(parser.element(Place::TopLevel)?);
    }
    Ok(Parsed { elements, bound: parser.bound })
}

struct Parser<'a, 'r> {
    operator: &'a Operator<'r>,
    value: Value<'r>,
    tokens: Vec<Token<'r>>,
    next: usize,
    depth: usize,
    bound: Bound,
}

type Parse<T> = Result<T, Diagnostic>;

impl<'r> Parser<'_, 'r> {
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

    fn directive(&mut self, token: &Token<'r>, place: Place) -> Parse<Element> {
        match token.text {
            "attr-dict" => self.attr_dict(token, place, false),
            "attr-dict-with-keyword" => self.attr_dict(token, place, true),
            "prop-dict" => self.prop_dict(token, place),
            "custom" => self.custom(token, place),
            "functional-type" => self.functional_type(token, place),
            "oilist" => self.oilist(token, place),
            "operands" => self.all_operands(token, place),
            "regions" => self.all_regions(token, place),
            "successors" => self.all_successors(token, place),
            "results" => {
                self.error(token, "'results' directive can can only be used as a child to a 'type' directive")
            }
            "qualified" => self.qualified(token, place),
            "ref" => self.error(token, "'ref' is only valid within a `custom` directive"),
            "type" => self.type_directive(token, place, false),
            "params" | "struct" => self.error(token, "unsupported directive kind"),
            _ => self.error(token, "expected literal, variable, directive, or optional group"),
        }
    }

    fn attr_dict(&mut self, token: &Token<'r>, place: Place, has_keyword: bool) -> Parse<Element> {
        match place {
            Place::Type => {
                return self.error(token, "'attr-dict' directive can only be used as a top-level directive");
            }
            Place::Ref if self.bound.attr_dict => return Ok(Element::AttrDict { has_keyword }),
            Place::Ref => {
                return self
                    .error(token, "'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive");
            }
            _ => {}
        }
        if std::mem::replace(&mut self.bound.attr_dict, true) {
            return self.error(token, "'attr-dict' directive has already been seen");
        }
        Ok(Element::AttrDict { has_keyword })
    }

    fn prop_dict(&mut self, token: &Token<'r>, place: Place) -> Parse<Element> {
        if place == Place::Type {
            return self.error(token, "'prop-dict' directive can only be used as a top-level directive");
        }
        if place != Place::Ref && std::mem::replace(&mut self.bound.prop_dict, true) {
            return self.error(token, "'prop-dict' directive has already been seen");
        }
        Ok(Element::PropDict)
    }

    fn all_operands(&mut self, token: &Token<'r>, place: Place) -> Parse<Element> {
        match place {
            Place::Ref if !self.bound.all_operands => {
                return self.error(token, "'ref' of 'operands' is not bound by a prior 'operands' directive");
            }
            Place::TopLevel | Place::Custom => {
                if self.bound.all_operands || !self.bound.operands.is_empty() {
                    return self.error(token, "'operands' directive creates overlap in format");
                }
                self.bound.all_operands = true;
            }
            _ => {}
        }
        Ok(Element::Operands)
    }

    fn all_regions(&mut self, token: &Token<'r>, place: Place) -> Parse<Element> {
        match place {
            Place::Type => return self.error(token, "'regions' is only valid as a top-level directive"),
            Place::Ref if !self.bound.all_regions => {
                return self.error(token, "'ref' of 'regions' is not bound by a prior 'regions' directive");
            }
            Place::Ref => {}
            _ => {
                if self.bound.all_regions || !self.bound.regions.is_empty() {
                    return self.error(token, "'regions' directive creates overlap in format");
                }
                self.bound.all_regions = true;
            }
        }
        Ok(Element::Regions)
    }

    fn all_successors(&mut self, token: &Token<'r>, place: Place) -> Parse<Element> {
        match place {
            Place::Type => {
                return self.error(token, "'successors' is only valid as a top-level directive");
            }
            Place::Ref if !self.bound.all_successors => {
                return self
                    .error(token, "'ref' of 'successors' is not bound by a prior 'successors' directive");
            }
            Place::Ref => {}
            _ => {
                if self.bound.all_successors || !self.bound.successors.is_empty() {
                    return self.error(token, "'successors' directive creates overlap in format");
                }
                self.bound.all_successors = true;
            }
        }
        Ok(Element::Successors)
    }

    fn type_directive(&mut self, token: &Token<'r>, place: Place, is_qualified: bool) -> Parse<Element> {
        if place == Place::Type {
            return self.error(token, "'type' cannot be used as a child of another `type`");
        }
        self.expect('(', "expected '(' before argument list")?;
        let argument = self.peek().clone();
        let of = self.value_ref()?;
        self.bind_type(&argument, of, place)?;
        self.expect(')', "expected ')' after argument list")?;
        Ok(Element::Type { of, is_qualified })
    }

    /// What stands inside `type(..)` and `functional-type(.., ..)`.
    fn value_ref(&mut self) -> Parse<ValueRef> {
        let token = self.peek().clone();
        let of_result = |name: &str| self.operator.results.iter().position(|result| result.name == name);
        match (token.kind, token.text) {
            (TokenKind::Variable, name) => {
                if let Some(index) = of_result(name) {
                    self.take();
                    return Ok(ValueRef::Result(index));
                }
            }
            (TokenKind::Word, "results") => {
                self.take();
                return Ok(ValueRef::Results);
            }
            _ => {}
        }
        match self.element(Place::Type)? {
            Element::Operand(index) => Ok(ValueRef::Operand(index)),
            Element::Operands => Ok(ValueRef::Operands),
            Element::Custom { .. }
            | Element::PropDict
            | Element::AttrDict { .. }
            | Element::FunctionalType(..) => {
                self.error(&token, "'type' directive operand expects variable or directive operand")
            }
            _ => self.error(&token, "'type' directive operand expects variable or directive operand"),
        }
    }

    fn bind_type(&mut self, token: &Token<'r>, of: ValueRef, place: Place) -> Parse<()> {
        let bound = &mut self.bound;
        let is_new = match (of, place) {
            (ValueRef::Operand(index), Place::Ref) => {
                bound.all_operand_types || bound.operand_types.contains(&index)
            }
            (ValueRef::Result(index), Place::Ref) => {
                bound.all_result_types || bound.result_types.contains(&index)
            }
            (ValueRef::Operands, Place::Ref) => bound.all_operand_types,
            (ValueRef::Results, Place::Ref) => bound.all_result_types,
            (ValueRef::Operand(index), _) => !bound.all_operand_types && bound.operand_types.insert(index),
            (ValueRef::Result(index), _) => !bound.all_result_types && bound.result_types.insert(index),
            (ValueRef::Operands, _) => {
                !std::mem::replace(&mut bound.all_operand_types, true) && bound.operand_types.is_empty()
            }
            (ValueRef::Results, _) => {
                !std::mem::replace(&mut bound.all_result_types, true) && bound.result_types.is_empty()
            }
        };
        if is_new {
            return Ok(());
        }
        let name = token.text;
        match place {
            Place::Ref => {
                let shown =
                    if token.kind == TokenKind::Variable { format!("${name}") } else { name.to_owned() };
                self.error(
                    token,
                    format!("'ref' of 'type({shown})' is not bound by a prior 'type' directive"),
                )
            }
            _ => match of {
                ValueRef::Operands | ValueRef::Results => {
                    self.error(token, format!("'{name}' 'type' is already bound"))
                }
                _ => self.error(token, format!("'type' of '{name}' is already bound")),
            },
        }
    }

    fn functional_type(&mut self, token: &Token<'r>, place: Place) -> Parse<Element> {
        if place != Place::TopLevel {
            return self.error(token, "'functional-type' is only valid as a top-level directive");
        }
        self.expect('(', "expected '(' before argument list")?;
        let inputs_token = self.peek().clone();
        let inputs = self.value_ref()?;
        self.bind_type(&inputs_token, inputs, Place::TopLevel)?;
        self.expect(',', "expected ',' after inputs argument")?;
        let results_token = self.peek().clone();
        let results = self.value_ref()?;
        self.bind_type(&results_token, results, Place::TopLevel)?;
        self.expect(')', "expected ')' after argument list")?;
        Ok(Element::FunctionalType(inputs, results))
    }

    fn qualified(&mut self, token: &Token<'r>, place: Place) -> Parse<Element> {
        self.expect('(', "expected '(' before argument list")?;
        let inner = self.take();
        let element = match (inner.kind, inner.text) {
            (TokenKind::Variable, _) => self.variable(&inner, place, true)?,
            (TokenKind::Word, "type") => self.type_directive(&inner, place, true)?,
            _ => {
                return self.error(token, "'qualified' directive expects an attribute or a `type` directive");
            }
        };
        if !matches!(element, Element::Attribute { .. } | Element::Type { .. }) {
            return self.error(token, "'qualified' directive expects an attribute or a `type` directive");
        }
        self.expect(')', "expected ')' after argument list")?;
        Ok(element)
    }

    fn custom(&mut self, token: &Token<'r>, place: Place) -> Parse<Element> {
        if place != Place::TopLevel {
            let message = "`custom` can only be used at the top-level context or within a `struct` directive";
            return self.error(token, message);
        }
        self.expect('<', "expected '<' before custom directive name")?;
        let name = self.take();
        if name.kind != TokenKind::Word {
            return self.error(&name, "expected custom directive name identifier");
        }
        self.expect('>', "expected '>' after custom directive name")?;
        self.expect('(', "expected '(' before custom directive parameters")?;
        let mut arguments = Vec::new();
        while !self.is_next(')') {
            arguments.push(self.custom_argument()?);
            if !self.take_if(',') {
                break;
            }
        }
        self.expect(')', "expected ')' after custom directive parameters")?;
        Ok(Element::Custom { name: name.text.to_owned(), arguments })
    }

    fn custom_argument(&mut self) -> Parse<CustomArgument> {
        let token = self.peek().clone();
        match (token.kind, token.text) {
            (TokenKind::String, text) => {
                self.take();
                Ok(CustomArgument::Text(text.to_owned()))
            }
            (TokenKind::Word, "ref") => {
                self.take();
                self.expect('(', "expected '(' before argument list")?;
                let element = self.element(Place::Ref)?;
                self.expect(')', "expected ')' after argument list")?;
                Ok(CustomArgument::Ref(element))
            }
            _ => {
                let element = self.element(Place::Custom)?;
                match element {
                    Element::Type { of: ValueRef::Operands | ValueRef::Results, .. } => self.error(
                        &token,
                        "type directives within a custom directive may only refer to variables",
                    ),
                    Element::Operand(_)
                    | Element::Attribute { .. }
                    | Element::Property(_)
                    | Element::Region(_)
                    | Element::Successor(_)
                    | Element::Type { .. }
                    | Element::AttrDict { .. }
                    | Element::PropDict => Ok(CustomArgument::Element(element)),
                    _ => self.error(
                        &token,
                        "only variables and types may be used as parameters to a custom directive",
                    ),
                }
            }
        }
    }

    fn optional_group(&mut self) -> Parse<Element> {
        let open = self.take();
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.error(&open, "groups are nested too deeply");
        }
        let mut anchor = None;
        let elements = self.group_elements(Some(&mut anchor))?;
        let otherwise = match self.take_if(':') {
            true => {
                self.expect('(', "expected '(' to start else branch of optional group")?;
                self.group_elements(None)?
            }
            false => Vec::new(),
        };
        self.expect('?', "expected '?' after optional group")?;
        self.depth -= 1;
        let Some(anchor) = anchor else { return self.error(&open, "optional group has no anchor element") };
        self.check_group(&open, &elements, anchor)?;
        let elements = elide_unit_anchor(self.operator, elements, anchor);
        Ok(Element::Optional(Group { anchor, elements, otherwise }))
    }

    /// The elements up to the closing parenthesis; one of them may be the anchor, if the group can have one.
    fn group_elements(&mut self, mut anchor: Option<&mut Option<usize>>) -> Parse<Vec<Element>> {
        let mut elements = Vec::new();
        loop {
            let token = self.peek().clone();
            let element = self.element(Place::TopLevel)?;
            self.check_in_group(&token, &element, anchor.is_none())?;
            elements.push(element);
            if self.is_next('^') {
                let caret = self.take();
                match anchor.as_deref_mut() {
                    Some(slot @ None) => *slot = Some(elements.len() - 1),
                    Some(Some(_)) => {
                        return self.error(
                            &caret,
                            "only one element can be marked as the anchor of an optional group",
                        );
                    }
                    None => {
                        return self
                            .error(&caret, "expected literal, variable, directive, or optional group");
                    }
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

    fn check_in_group(&self, token: &Token<'r>, element: &Element, is_else: bool) -> Parse<()> {
        let operator = self.operator;
        match element {
            Element::Operand(index) | Element::Type { of: ValueRef::Operand(index), .. }
                if !operator.operands[*index].is_variable() && !is_else =>
            {
                self.error(token, "only variable length operands can be used within an optional group")
            }
            Element::Type { of: ValueRef::Result(index), .. }
                if !operator.results[*index].is_variable() && !is_else =>
            {
                self.error(token, "only variable length results can be used within an optional group")
            }
            Element::AttrDict { .. }
            | Element::PropDict
            | Element::Operands
            | Element::Regions
            | Element::Successors
            | Element::OiList(_)
            | Element::FunctionalType(..)
            | Element::Type { of: ValueRef::Operands | ValueRef::Results, .. } => {
                self.error(token, "only literals, types, and variables can be used within an optional group")
            }
            _ => Ok(()),
        }
    }

    fn check_group(&self, open: &Token<'r>, elements: &[Element], anchor: usize) -> Parse<()> {
        let first = elements.iter().find(|element| !element.is_whitespace());
        if !matches!(
            first,
            Some(
                Element::Literal(_)
                    | Element::Operand(_)
                    | Element::Attribute { .. }
                    | Element::Property(_)
                    | Element::Region(_)
                    | Element::Successor(_)
                    | Element::Custom { .. }
            )
        ) {
            let message = "first parsable element of an optional group must be a literal, variable, or custom directive";
            return self.error(open, message);
        }
        self.check_anchor(open, &elements[anchor])
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
            Element::Operand(_) | Element::Attribute { .. } | Element::Region(_) | Element::Type { .. } => {
                Ok(())
            }
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

    fn oilist(&mut self, token: &Token<'r>, place: Place) -> Parse<Element> {
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
            clauses.push(self.clause()?);
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
        let keyword = match self.literal(Place::TopLevel)? {
            Element::Literal(keyword) => keyword,
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
            Element::Operand(index) if !operator.operands[*index].is_variable() => {
                self.error(token, "only variable length operands can be used within an oilist parsing group")
            }
            _ => Ok(()),
        }
    }
}

/// A `UnitAttr` or a `UnitProp` that anchors a group of several elements is neither parsed nor printed: the group stands
/// for it.
fn elide_unit_anchor(operator: &Operator<'_>, mut elements: Vec<Element>, anchor: usize) -> Vec<Element> {
    if elements.len() > 1
        && let Some(slot) = unit_slot(operator, &elements[anchor])
    {
        elements[anchor] = Element::UnitFlag(slot);
    }
    elements
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
