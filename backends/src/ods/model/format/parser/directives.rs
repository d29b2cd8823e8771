//! Directives of a format: `attr-dict`, `type(…)`, `custom<…>(…)` and the like.

use crate::ods::model::format::base::{FormatParser, Parse, Place};
use crate::ods::model::format::element::{CustomArgument, Element, ValueRef};
use crate::ods::model::format::lexer::{Token, TokenKind, unescaped};
use crate::ods::model::format::parser::Parser;

impl<'r> Parser<'_, 'r> {
    pub(super) fn directive(&mut self, token: &Token<'r>, place: Place) -> Parse<Element> {
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
            _ => self.no_element(token),
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

    /// Parses the argument of `type(..)` and `functional-type(.., ..)`.
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
        let name = self.custom_name()?;
        let mut arguments = Vec::new();
        while !self.is_next(')') {
            arguments.push(self.custom_argument()?);
            if !self.take_if(',') {
                break;
            }
        }
        self.expect(')', "expected ')' after custom directive parameters")?;
        Ok(Element::Custom { name, arguments })
    }

    fn custom_argument(&mut self) -> Parse<CustomArgument> {
        let token = self.peek().clone();
        match (token.kind, token.text) {
            (TokenKind::String, text) => {
                self.take();
                Ok(CustomArgument::Text(unescaped(text)))
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
}
