//! Declarative formats of types and attributes.

use std::collections::BTreeSet;
use std::ops::{Deref, DerefMut};

use rtblgen_records::{Record, Value};
use tblgen_parser::Diagnostic;
use tblgen_parser::diagnostic::Fix;

use crate::ods::model::format::base::{Branches, Cursor, FormatParser, Literal, Parse, Place};
use crate::ods::model::format::lexer::{Token, TokenKind, unescaped};
use crate::ods::model::parameter::DefParameter;

/// An element of the text; parameters by index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatElement {
    /// A keyword or punctuation.
    Literal(String),
    /// Exactly one space.
    Space,
    /// No space.
    NoSpace,
    /// A line break.
    Newline,
    /// `$parameter`
    Parameter(usize),
    /// `qualified($parameter)`
    Qualified(usize),
    /// `params`
    Params(Vec<usize>),
    /// `struct(..)`
    Struct(Vec<StructField>),
    /// `custom<Name>(..)`
    Custom {
        /// The name.
        name: String,
        /// The arguments.
        arguments: Vec<DirectiveArgument>,
    },
    /// `( .. )?`
    Optional {
        /// The parameters of the anchor.
        anchors: Vec<usize>,
        /// Whether the anchor is in the else branch.
        is_inverted: bool,
        /// The elements.
        elements: Vec<FormatElement>,
        /// The elements of the else branch.
        otherwise: Vec<FormatElement>,
    },
}

/// A field of a `struct`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StructField {
    /// The parameter.
    pub parameter: usize,
    /// The name and the arguments of the directive that reads and writes it.
    pub custom: Option<(String, Vec<DirectiveArgument>)>,
}

/// An argument of a `custom` directive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DirectiveArgument {
    /// A parameter that the directive reads.
    Parameter(usize),
    /// `ref($parameter)`: one that was read before.
    Ref(usize),
    /// An expression.
    Text(String),
}

impl FormatElement {
    /// The parameters that it reads.
    pub(super) fn parameters(&self) -> Vec<usize> {
        match self {
            FormatElement::Parameter(index) | FormatElement::Qualified(index) => vec![*index],
            FormatElement::Params(indices) => indices.clone(),
            FormatElement::Struct(fields) => fields.iter().map(|field| field.parameter).collect(),
            FormatElement::Custom { arguments, .. } => bound(arguments).collect(),
            _ => Vec::new(),
        }
    }

    pub(super) fn is_space(&self) -> bool {
        matches!(self, FormatElement::Space | FormatElement::NoSpace | FormatElement::Newline)
    }
}

/// The parameters that a directive reads.
pub(crate) fn bound(arguments: &[DirectiveArgument]) -> impl Iterator<Item = usize> {
    arguments.iter().filter_map(|argument| match argument {
        DirectiveArgument::Parameter(index) => Some(*index),
        _ => None,
    })
}

/// Whether the text begins with `<` and ends with `>`, or may do so, or is empty.
pub(super) fn is_bracketed(elements: &[FormatElement]) -> bool {
    use FormatElement::{Custom, Literal, Newline, NoSpace, Optional, Space};
    let visible = |element: &&FormatElement| !matches!(element, Space | NoSpace | Newline);
    let ends = |element: &FormatElement, bracket: &str| match element {
        Literal(text) => text == bracket,
        Custom { .. } | Optional { .. } => true,
        _ => false,
    };
    let first = elements.iter().find(visible);
    let last = elements.iter().rfind(visible);
    first.is_none_or(|first| ends(first, "<")) && last.is_none_or(|last| ends(last, ">"))
}

/// Parses and checks a format.
pub(super) fn parse<'r>(
    record: Record<'r>,
    parameters: &[DefParameter<'r>],
    value: Value<'r>,
) -> Result<Vec<FormatElement>, Diagnostic> {
    let note = |mistake: Diagnostic| mistake.with_note(record.span(), "failed to parse assembly format");
    let mut parser = Parser { record, parameters, cursor: Cursor::new(value), seen: BTreeSet::new() };
    let elements = parser.all().map_err(|mistake| note(parser.mistake(mistake)))?;
    parser.check(&elements).map_err(note)?;
    Ok(elements)
}

struct Parser<'a, 'r> {
    record: Record<'r>,
    parameters: &'a [DefParameter<'r>],
    cursor: Cursor<'r>,
    seen: BTreeSet<usize>,
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
    type Element = FormatElement;

    fn element(&mut self, place: Place) -> Parse<FormatElement> {
        let token = self.take();
        match (token.kind, token.text) {
            (TokenKind::Literal, _) => Ok(match self.literal(&token, place)? {
                Literal::Text(text) => FormatElement::Literal(text),
                Literal::Space => FormatElement::Space,
                Literal::NoSpace => FormatElement::NoSpace,
                Literal::Newline => FormatElement::Newline,
            }),
            (TokenKind::Variable, _) => self.parameter(&token, place).map(FormatElement::Parameter),
            (TokenKind::Word, "params") => self.params(&token, place).map(FormatElement::Params),
            (TokenKind::Word, "struct") => self.structure(&token, place),
            (TokenKind::Word, "qualified") => self.qualified(place),
            (TokenKind::Word, "custom") => self.custom(&token, place),
            (TokenKind::Word, "ref") => self.error(&token, "'ref' is only valid within a `custom` directive"),
            (
                TokenKind::Word,
                "attr-dict"
                | "attr-dict-with-keyword"
                | "prop-dict"
                | "oilist"
                | "type"
                | "operands"
                | "results"
                | "regions"
                | "successors"
                | "functional-type",
            ) => self.error(&token, "unsupported directive kind"),
            (TokenKind::String, _) => {
                self.error(&token, "strings may only be used as 'custom' directive arguments")
            }
            (TokenKind::Punctuation('('), _) if place == Place::TopLevel => self.optional(&token),
            _ => self.no_element(&token),
        }
    }

    fn check_in_group(&self, _: &Token<'r>, _: &FormatElement) -> Parse<()> {
        Ok(())
    }
}

impl<'r> Parser<'_, 'r> {
    fn parameter(&mut self, token: &Token<'r>, place: Place) -> Parse<usize> {
        let name = token.text;
        let Some(index) = self.parameters.iter().position(|parameter| parameter.name == name) else {
            let names = self.parameters.iter().map(|parameter| parameter.name);
            return self
                .error(token, format!("{} has no parameter named '{name}'", self.record.name()))
                .map_err(|error| error.with_similar("", name, names));
        };
        let is_self_type = self.parameters[index].is_self_type;
        if place == Place::Ref {
            return match self.seen.contains(&index) || is_self_type {
                true => Ok(index),
                false => {
                    self.error(token, format!("parameter '{name}' must be bound before it is referenced"))
                }
            };
        }
        if !self.seen.insert(index) {
            return self.error(token, format!("duplicate parameter '{name}'"));
        }
        // The format can have a type that the text after the attribute may leave out.
        match is_self_type && self.parameters[index].default.is_none() {
            true => self.error(token, "unexpected self type parameter in assembly format"),
            false => Ok(index),
        }
    }

    fn params(&mut self, token: &Token<'r>, place: Place) -> Parse<Vec<usize>> {
        if !matches!(place, Place::TopLevel | Place::Struct) {
            let message = "`params` can only be used at the top-level context or within a `struct` directive";
            return self.error(token, message);
        }
        let own: Vec<_> =
            (0..self.parameters.len()).filter(|index| !self.parameters[*index].is_self_type).collect();
        for index in &own {
            if !self.seen.insert(*index) {
                let name = self.parameters[*index].name;
                return self.error(token, format!("`params` captures duplicate parameter: {name}"));
            }
        }
        Ok(own)
    }

    fn structure(&mut self, token: &Token<'r>, place: Place) -> Parse<FormatElement> {
        if place != Place::TopLevel {
            return self.error(token, "`struct` can only be used at the top-level context");
        }
        self.expect('(', "expected '(' before `struct` argument list")?;
        let first = self.peek().clone();
        let mut fields = match self.element(Place::Struct)? {
            FormatElement::Params(indices) => {
                indices.into_iter().map(|parameter| StructField { parameter, custom: None }).collect()
            }
            element => vec![self.field(
                &first,
                element,
                "`struct` argument list expected a parameter or directive",
            )?],
        };
        while first.text != "params" && self.take_if(',') {
            let next = self.peek().clone();
            let element = self.element(Place::Struct)?;
            fields.push(self.field(&next, element, "expected a variable in `struct` argument list")?);
        }
        self.expect(')', "expected ')' at the end of an argument list")?;
        Ok(FormatElement::Struct(fields))
    }

    fn field(&self, token: &Token<'r>, element: FormatElement, message: &str) -> Parse<StructField> {
        match element {
            FormatElement::Parameter(parameter) | FormatElement::Qualified(parameter) => {
                Ok(StructField { parameter, custom: None })
            }
            FormatElement::Custom { name, arguments } => match arguments.as_slice() {
                [DirectiveArgument::Parameter(parameter)] => {
                    Ok(StructField { parameter: *parameter, custom: Some((name, arguments)) })
                }
                [_] => {
                    let message = "a `custom` directive nested within a `struct` must be passed a parameter";
                    self.error(token, message)
                }
                _ => {
                    let message = "`struct` can only contain `custom` directives with a single argument";
                    self.error(token, message)
                }
            },
            _ => self.error(token, message),
        }
    }

    fn qualified(&mut self, place: Place) -> Parse<FormatElement> {
        self.expect('(', "expected '(' before argument list")?;
        let inner = self.peek().clone();
        let FormatElement::Parameter(index) = self.element(place)? else {
            return self.error(&inner, "`qualified` argument list expected a variable");
        };
        self.expect(')', "expected ')' after argument list")?;
        Ok(FormatElement::Qualified(index))
    }

    fn custom(&mut self, token: &Token<'r>, place: Place) -> Parse<FormatElement> {
        if !matches!(place, Place::TopLevel | Place::Struct) {
            let message = "`custom` can only be used at the top-level context or within a `struct` directive";
            return self.error(token, message);
        }
        let name = self.custom_name()?;
        let mut arguments = Vec::new();
        while self.peek().kind != TokenKind::Punctuation(')') {
            arguments.push(self.argument()?);
            if !self.take_if(',') {
                break;
            }
        }
        self.expect(')', "expected ')' after custom directive parameters")?;
        Ok(FormatElement::Custom { name, arguments })
    }

    fn argument(&mut self) -> Parse<DirectiveArgument> {
        let token = self.peek().clone();
        match (token.kind, token.text) {
            (TokenKind::String, text) => {
                self.take();
                Ok(DirectiveArgument::Text(unescaped(text)))
            }
            (TokenKind::Word, "ref") => {
                self.take();
                self.expect('(', "expected '(' before argument list")?;
                let inner = self.peek().clone();
                let element = self.element(Place::Ref)?;
                self.expect(')', "expected ')' after argument list")?;
                match element {
                    FormatElement::Parameter(index) | FormatElement::Qualified(index) => {
                        Ok(DirectiveArgument::Ref(index))
                    }
                    _ => self.error(
                        &inner,
                        "only variables and types may be used as parameters to a custom directive",
                    ),
                }
            }
            _ => match self.element(Place::Custom)? {
                FormatElement::Parameter(index) | FormatElement::Qualified(index) => {
                    Ok(DirectiveArgument::Parameter(index))
                }
                _ => self.error(
                    &token,
                    "only variables and types may be used as parameters to a custom directive",
                ),
            },
        }
    }

    fn optional(&mut self, open: &Token<'r>) -> Parse<FormatElement> {
        let Branches { elements, otherwise, is_inverted, anchor } = self.branches(open)?;
        for element in elements.iter().chain(&otherwise) {
            self.check_optional(open, element)?;
        }
        let branch = if is_inverted { &otherwise } else { &elements };
        let anchors = self.anchors(open, &branch[anchor])?;
        let first = elements.iter().find(|own| !own.is_space());
        if !matches!(
            first,
            Some(
                FormatElement::Literal(_)
                    | FormatElement::Parameter(_)
                    | FormatElement::Qualified(_)
                    | FormatElement::Custom { .. }
            )
        ) {
            let message = "first parsable element of an optional group must be a literal, variable, or custom directive";
            return self.error(open, message);
        }
        Ok(FormatElement::Optional { anchors, is_inverted, elements, otherwise })
    }

    fn is_optional(&self, index: usize) -> bool {
        let parameter = &self.parameters[index];
        parameter.default.is_some() || parameter.is_self_type
    }

    fn check_optional(&self, open: &Token<'r>, element: &FormatElement) -> Parse<()> {
        if element.parameters().into_iter().all(|index| self.is_optional(index)) {
            return Ok(());
        }
        let message = match element {
            FormatElement::Params(_) => {
                "`params` directive allowed in optional group only if all parameters are optional"
            }
            FormatElement::Struct(_) => {
                "`struct` is only allowed in an optional group if all captured parameters are optional"
            }
            FormatElement::Custom { .. } => {
                "`custom` is only allowed in an optional group if all captured parameters are optional"
            }
            _ => "parameters in an optional group must be optional",
        };
        self.error(open, message)
    }

    fn anchors(&self, open: &Token<'r>, anchor: &FormatElement) -> Parse<Vec<usize>> {
        let anchors = anchor.parameters();
        match anchor {
            FormatElement::Custom { .. } if anchors.is_empty() => self.error(
                open,
                "`custom` directive with no bound parameters cannot be used as optional group anchor",
            ),
            FormatElement::Parameter(_)
            | FormatElement::Qualified(_)
            | FormatElement::Params(_)
            | FormatElement::Struct(_)
            | FormatElement::Custom { .. } => Ok(anchors),
            _ => self.error(open, "optional group anchor must be a parameter or directive"),
        }
    }

    fn check(&self, elements: &[FormatElement]) -> Parse<()> {
        for (index, parameter) in self.parameters.iter().enumerate() {
            if !self.seen.contains(&index) && !self.is_optional(index) {
                let message = format!("format is missing reference to parameter: {}", parameter.name);
                let error = Diagnostic::error(self.value.span(), message);
                return Err(error.with_fix(Fix::FormatName(parameter.name.to_owned())));
            }
        }
        let is_open = |element: &FormatElement| match element {
            FormatElement::Struct(fields) => fields.iter().any(|field| self.is_optional(field.parameter)),
            _ => false,
        };
        let is_comma =
            |element: &FormatElement| matches!(element, FormatElement::Literal(text) if text == ",");
        if elements.windows(2).any(|pair| is_open(&pair[0]) && is_comma(&pair[1])) {
            let message = "`struct` directive with optional parameters cannot be followed by a comma literal";
            return Err(Diagnostic::error(self.value.span(), message));
        }
        Ok(())
    }
}
