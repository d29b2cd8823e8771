//! Attributes; numbers, elements, locations and maps have modules of their own.

use smallvec::SmallVec;

use super::parser::{AsmParser, ParseResult, string_value};
use super::state::Expected;
use crate::asm::token::TokenKind;
use crate::context::attributes::{Attribute, NamedAttribute, StringAttr, TypedAttribute};
use crate::context::types::Type;

/// The entries of a dictionary as they are read.
pub(super) type Entries<'c> = SmallVec<[NamedAttribute<'c>; 4]>;

impl<'p, 'c> AsmParser<'p, 'c> {
    /// Parses an attribute.
    pub fn parse_attribute(&mut self) -> ParseResult<Attribute<'c>> {
        self.attribute(None)
    }

    /// Parses an attribute whose type is known, so that the text does not show it: `1` rather than `1 : i32`.
    pub fn parse_attribute_with_type(&mut self, ty: Type<'c>) -> ParseResult<Attribute<'c>> {
        self.attribute(Some(ty))
    }

    /// Parses an attribute of one kind, as `parseAttribute` with a place for a kind in MLIR. `ty` is as in
    /// [`parse_attribute_with_type`](Self::parse_attribute_with_type).
    ///
    /// # Errors
    ///
    /// "invalid kind of attribute specified" at an attribute of another kind.
    pub fn parse_attribute_of<T: TypedAttribute<'c>>(&mut self, ty: Option<Type<'c>>) -> ParseResult<T> {
        let offset = self.offset();
        let attribute = self.attribute(ty)?;
        attribute.cast().ok_or_else(|| self.op_error_at(offset, "invalid kind of attribute specified"))
    }

    /// Parses an attribute if one starts here.
    pub fn parse_optional_attribute(&mut self, ty: Option<Type<'c>>) -> ParseResult<Option<Attribute<'c>>> {
        self.expect_at_end(|| Expected::Attribute);
        match self.kind() {
            TokenKind::AtIdentifier
            | TokenKind::Float
            | TokenKind::Integer
            | TokenKind::HashIdentifier
            | TokenKind::LeftBrace
            | TokenKind::LeftSquare
            | TokenKind::Minus
            | TokenKind::String => self.attribute(ty).map(Some),
            TokenKind::BareIdentifier if is_attribute_keyword(self.text()) => self.attribute(ty).map(Some),
            _ => Ok(self.parse_optional_type()?.map(|ty| self.context.type_attr(ty))),
        }
    }

    pub(super) fn attribute(&mut self, ty: Option<Type<'c>>) -> ParseResult<Attribute<'c>> {
        self.expect_at_end(|| Expected::Attribute);
        match self.kind() {
            TokenKind::Integer => self.integer_attribute(ty, false),
            TokenKind::Float => self.float_attribute(ty, false),
            TokenKind::Minus => self.negative_number(ty),
            TokenKind::String => self.string_attribute(ty),
            TokenKind::AtIdentifier => self.symbol_reference(),
            TokenKind::HashIdentifier => self.nested(|parser| parser.extended_attribute(ty)),
            TokenKind::LeftSquare => self.nested(Self::array_attribute),
            TokenKind::LeftBrace => {
                let mut entries = Entries::new();
                self.nested(|parser| parser.attribute_dictionary(&mut entries))?;
                Ok(self.context.dictionary_attr_of(&entries).as_attribute())
            }
            TokenKind::BareIdentifier => self.keyword_attribute(ty),
            _ => self.type_attribute(),
        }
    }

    fn keyword_attribute(&mut self, ty: Option<Type<'c>>) -> ParseResult<Attribute<'c>> {
        let context = self.context;
        let attribute = match self.text() {
            "unit" => context.unit_attr(),
            "true" => context.bool_attr(true),
            "false" => context.bool_attr(false),
            "dense" => return self.dense_elements(ty),
            "dense_resource" => return self.dense_resource(ty),
            "array" => return self.dense_array(),
            "sparse" => return self.nested(|parser| parser.sparse_elements(ty)),
            "affine_map" => return self.affine_map_attribute(),
            "affine_set" => return self.integer_set_attribute(),
            "strided" => return self.strided_layout(),
            "distinct" => return self.nested(|parser| parser.distinct_attribute(ty)),
            "loc" => return self.location_attribute(),
            _ => return self.type_attribute(),
        };
        self.advance();
        Ok(attribute)
    }

    fn type_attribute(&mut self) -> ParseResult<Attribute<'c>> {
        match self.parse_optional_type()? {
            Some(ty) => Ok(self.context.type_attr(ty)),
            None => Err(self.wrong_token("expected attribute value")),
        }
    }

    fn string_attribute(&mut self, ty: Option<Type<'c>>) -> ParseResult<Attribute<'c>> {
        let value = string_value(self.text());
        self.advance();
        let ty = match ty {
            None if self.eat(TokenKind::Colon) => Some(self.parse_type()?),
            ty => ty,
        };
        Ok(match ty {
            Some(ty) => self.context.typed_string_attr(&value, ty),
            None => self.context.string_attr(&value),
        })
    }

    fn array_attribute(&mut self) -> ParseResult<Attribute<'c>> {
        self.advance();
        let mut elements = Vec::new();
        self.comma_separated_until(TokenKind::RightSquare, |parser| {
            parser.parse_attribute().map(|element| elements.push(element))
        })?;
        Ok(self.context.array_attr(&elements))
    }

    /// `{name = value, ..}`.
    pub(super) fn attribute_dictionary(&mut self, entries: &mut Entries<'c>) -> ParseResult {
        self.expect(TokenKind::LeftBrace, "expected '{' in attribute dictionary")?;
        if self.eat(TokenKind::RightBrace) {
            return Ok(());
        }
        let known = entries.len();
        self.comma_separated(|parser| parser.dictionary_entry(entries, known))?;
        self.expect(TokenKind::RightBrace, "expected '}' in attribute dictionary")
    }

    /// Adds an entry to the dictionary that starts after the first `known` entries.
    fn dictionary_entry(&mut self, entries: &mut Entries<'c>, known: usize) -> ParseResult {
        let name = self.attribute_name()?;
        if entries[known..].iter().any(|entry| entry.name == name) {
            let message = format!("duplicate key '{}' in dictionary attribute", name.value());
            return Err(self.error(message));
        }
        self.advance();
        let value = if self.eat(TokenKind::Equal) { self.parse_attribute()? } else { self.cache.unit };
        entries.push(NamedAttribute { name, value });
        Ok(())
    }

    /// The name of an entry, which is not consumed.
    fn attribute_name(&mut self) -> ParseResult<StringAttr<'c>> {
        let text = self.text();
        if self.at_word() {
            return Ok(self.name(text));
        }
        if !self.at(TokenKind::String) {
            return Err(self.wrong_token("expected attribute name"));
        }
        let name = string_value(text);
        if name.is_empty() {
            return Err(self.error("expected valid attribute name"));
        }
        Ok(self.context.name(&name))
    }

    /// Parses `{name = value, ..}` if present.
    pub fn parse_optional_attr_dict(&mut self) -> ParseResult<Vec<NamedAttribute<'c>>> {
        if self.at(TokenKind::LeftBrace) { self.attribute_list() } else { Ok(Vec::new()) }
    }

    /// Parses `attributes {name = value, ..}` if the keyword is present.
    pub fn parse_optional_attr_dict_with_keyword(&mut self) -> ParseResult<Vec<NamedAttribute<'c>>> {
        if self.eat_keyword("attributes") { self.attribute_list() } else { Ok(Vec::new()) }
    }

    fn attribute_list(&mut self) -> ParseResult<Vec<NamedAttribute<'c>>> {
        let mut entries = Entries::new();
        self.attribute_dictionary(&mut entries)?;
        Ok(entries.into_vec())
    }

    /// `@root::@nested`.
    fn symbol_reference(&mut self) -> ParseResult<Attribute<'c>> {
        let root = self.symbol_name(false);
        let mut nested = Vec::new();
        while self.at(TokenKind::Colon) {
            let (offset, last_end) = (self.offset(), self.last_end);
            self.advance();
            if !self.eat(TokenKind::Colon) {
                // A single colon belongs to the text after the symbol.
                self.reset(offset);
                self.last_end = last_end;
                break;
            }
            if !self.at(TokenKind::AtIdentifier) {
                return Err(self.error("expected nested symbol reference identifier"));
            }
            nested.push(self.symbol_name(true));
        }
        let nested: Vec<&str> = nested.iter().map(AsRef::as_ref).collect();
        Ok(self.context.symbol_ref_attr(&root, &nested))
    }

    /// The name in an `@` token, which is consumed.
    fn symbol_name(&mut self, is_nested: bool) -> std::borrow::Cow<'p, str> {
        let text = &self.text()[1..];
        let name = if text.starts_with('"') { string_value(text) } else { text.into() };
        self.record_symbol(&name, is_nested);
        self.advance();
        name
    }

    /// Parses `@name` if present, and returns the name.
    pub fn parse_optional_symbol_name(&mut self) -> ParseResult<Option<StringAttr<'c>>> {
        if !self.at(TokenKind::AtIdentifier) {
            return Ok(None);
        }
        let context = self.context;
        let name = self.symbol_name(false);
        Ok(Some(context.name(&name)))
    }

    /// Parses `@name`, and returns the name.
    pub fn parse_symbol_name(&mut self) -> ParseResult<StringAttr<'c>> {
        match self.parse_optional_symbol_name()? {
            Some(name) => Ok(name),
            None => Err(self.error("expected valid '@' identifier for attribute 'sym_name'")),
        }
    }

    /// `distinct[0]<attribute>`: each number is a new attribute the first time it occurs.
    fn distinct_attribute(&mut self, ty: Option<Type<'c>>) -> ParseResult<Attribute<'c>> {
        let start = self.offset();
        self.advance();
        self.expect(TokenKind::LeftSquare, "expected '[' after 'distinct'")?;
        if !self.at(TokenKind::Integer) {
            return Err(self.error("expected distinct ID"));
        }
        let id = self.text().parse::<u64>();
        self.advance();
        let Ok(id) = id else { return Err(self.error("expected an unsigned 64-bit integer")) };
        self.expect(TokenKind::RightSquare, "expected ']' to close distinct ID")?;
        self.expect(TokenKind::Less, "expected '<' after distinct ID")?;
        let referenced =
            if self.at(TokenKind::Greater) { self.context.unit_attr() } else { self.attribute(ty)? };
        self.expect(TokenKind::Greater, "expected '>' to close distinct attribute")?;
        let context = self.context;
        let known = *self
            .aliases
            .distinct
            .entry(id)
            .or_insert_with(|| (referenced, context.distinct_attr(referenced)));
        if known.0 != referenced {
            return Err(self.error_at(
                start,
                format!("referenced attribute does not match previous definition: {}", known.0),
            ));
        }
        Ok(known.1)
    }

    /// `dense_resource<key> : type`.
    fn dense_resource(&mut self, ty: Option<Type<'c>>) -> ParseResult<Attribute<'c>> {
        self.advance();
        self.expect(TokenKind::Less, "expected '<' after 'dense_resource'")?;
        let name = self.resource_key("resource")?;
        let key = self.resource_handle(&name).to_owned();
        self.expect(TokenKind::Greater, "expected '>'")?;
        let offset = self.offset();
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect(TokenKind::Colon, "expected ':'")?;
                self.parse_type()?
            }
        };
        if !ty.is_shaped() {
            return Err(self.error_at(offset, "`dense_resource` expected a shaped type"));
        }
        Ok(self.context.dense_resource_attr(ty, &key))
    }

    /// Returns the key in the context for `name` in the source: a new one at its first use, so that sources
    /// with the same names do not share their data.
    pub(super) fn resource_handle(&mut self, name: &str) -> &str {
        let context = self.context;
        self.resources.entry(name.to_owned()).or_insert_with(|| context.insert_resource_blob(name, None))
    }

    /// Parses a key; `what` describes it in the error.
    pub(super) fn resource_key(&mut self, what: &str) -> ParseResult<std::borrow::Cow<'p, str>> {
        let text = self.text();
        if self.at_word() {
            self.advance();
            return Ok(text.into());
        }
        if self.at(TokenKind::String) {
            self.advance();
            return Ok(string_value(text));
        }
        Err(self.error(format!("expected identifier key for '{what}' entry")))
    }

    /// `strided<[1, ?], offset: 2>`.
    fn strided_layout(&mut self) -> ParseResult<Attribute<'c>> {
        self.advance();
        self.expect(TokenKind::Less, "expected '<' after 'strided'")?;
        self.expect(TokenKind::LeftSquare, "expected '['")?;
        let mut strides = Vec::new();
        if !self.eat(TokenKind::RightSquare) {
            self.comma_separated(|parser| parser.stride().map(|stride| strides.push(stride)))?;
            self.expect(TokenKind::RightSquare, "expected ']'")?;
        }
        let mut offset = 0;
        if !self.at(TokenKind::Greater) {
            self.expect(TokenKind::Comma, "expected ','")?;
            if !self.eat_keyword("offset") {
                return Err(self.wrong_token("expected 'offset' after comma"));
            }
            self.expect(TokenKind::Colon, "expected ':' after 'offset'")?;
            offset = self.stride()?;
        }
        self.expect(TokenKind::Greater, "expected '>'")?;
        Ok(self.context.strided_layout_attr(offset, &strides))
    }

    /// A number or `?`.
    fn stride(&mut self) -> ParseResult<i64> {
        if self.eat(TokenKind::Question) {
            return Ok(crate::context::types::DYNAMIC);
        }
        let offset = self.offset();
        let is_negative = self.eat(TokenKind::Minus);
        if !self.at(TokenKind::Integer) {
            return Err(self.error_at(offset, "expected a 64-bit signed integer or '?'"));
        }
        let text = format!("{}{}", if is_negative { "-" } else { "" }, self.text());
        let Some(value) = text.parse().ok().filter(|value| *value != crate::context::types::DYNAMIC) else {
            return Err(self.error_at(offset, "expected a 64-bit signed integer or '?'"));
        };
        self.advance();
        Ok(value)
    }
}

/// Whether an attribute, and no type, starts with this word.
fn is_attribute_keyword(word: &str) -> bool {
    matches!(
        word,
        "unit"
            | "true"
            | "false"
            | "dense"
            | "dense_resource"
            | "array"
            | "sparse"
            | "affine_map"
            | "affine_set"
            | "strided"
            | "distinct"
            | "loc"
    )
}
