//! `!name` and `#name`: aliases, and the types and attributes of dialects.

use super::parser::{AsmParser, ParseResult};
use crate::asm::dialect_text::{DialectAttrSyntax, DialectTypeSyntax};
use crate::asm::format::{OwnAttributeSyntax, OwnTypeSyntax};
use crate::asm::token::TokenKind;
use crate::context::attributes::Attribute;
use crate::context::types::Type;

/// The symbol after the sigil.
enum Symbol<'p> {
    /// A name that the source defines.
    Alias(&'p str),
    /// Something of a dialect.
    Dialect {
        dialect: &'p str,
        /// The text after the dot, or between the angle brackets of the verbose form.
        body: &'p str,
        /// The offset of the text.
        offset: usize,
    },
}

impl<'p, 'c> AsmParser<'p, 'c> {
    /// `!name`, `!dialect.name<..>`, `!dialect<..>`.
    pub(super) fn extended_type(&mut self) -> ParseResult<Type<'c>> {
        let start = self.offset();
        match self.symbol()? {
            Symbol::Alias(name) => match self.aliases.types.get(name) {
                Some(ty) => Ok(*ty),
                None => Err(self.wrong_token(format!("undefined symbol alias id '{name}'"))),
            },
            Symbol::Dialect { dialect, body, offset } => {
                if self.context.dialect(dialect).is_some() {
                    return self.within(offset, body, |parser| parser.dialect_type(dialect));
                }
                self.check_namespace(dialect, start, offset)?;
                self.check_unregistered(start, offset, || format!("`!\"{dialect}\"<\"{body}\">` type"))?;
                Ok(self.context.opaque_type(dialect, body))
            }
        }
    }

    /// `#name`, `#dialect.name<..>`, `#dialect<..>`, with its type if it has one.
    pub(super) fn extended_attribute(&mut self, ty: Option<Type<'c>>) -> ParseResult<Attribute<'c>> {
        let start = self.offset();
        match self.symbol()? {
            Symbol::Alias(name) => match self.aliases.attributes.get(name) {
                Some(attribute) => Ok(*attribute),
                None => Err(self.wrong_token(format!("undefined symbol alias id '{name}'"))),
            },
            Symbol::Dialect { dialect, body, offset } => {
                let ty = match ty {
                    None if self.eat(TokenKind::Colon) => Some(self.parse_type()?),
                    ty => ty,
                };
                if self.context.dialect(dialect).is_some() {
                    return self.within(offset, body, |parser| parser.dialect_attribute(dialect, ty));
                }
                let ty = ty.unwrap_or_else(|| self.context.none_type());
                self.check_namespace(dialect, start, offset)?;
                self.check_unregistered(start, offset, || {
                    format!("#\"{dialect}\"<\"{body}\"> : '{ty}' attribute")
                })?;
                Ok(self.context.opaque_attr(dialect, body, ty))
            }
        }
    }

    fn symbol(&mut self) -> ParseResult<Symbol<'p>> {
        let token = self.token;
        let name = &self.text()[1..];
        let name_offset = token.start as usize + 1;
        self.advance();
        let (dialect, rest) = name.split_once('.').unwrap_or((name, ""));
        let is_pretty = name.contains('.');
        let has_body = self.at(TokenKind::Less) && self.token.start == token.end;
        if !is_pretty && !has_body {
            self.record_alias(token.start..token.end, None);
            return Ok(Symbol::Alias(name));
        }
        if !is_pretty {
            let start = self.offset();
            let end = self.skip_symbol_body()?;
            return Ok(Symbol::Dialect {
                dialect,
                body: &self.source[start + 1..end - 1],
                offset: start + 1,
            });
        }
        let start = name_offset + name.len() - rest.len();
        let end = if has_body { self.skip_symbol_body()? } else { token.end as usize };
        Ok(Symbol::Dialect { dialect, body: &self.source[start..end], offset: start })
    }

    /// Skips text with balanced brackets from the `<` at the current token, and returns the offset of its end.
    fn skip_symbol_body(&mut self) -> ParseResult<usize> {
        let source = self.source.as_bytes();
        let mut position = self.offset();
        let mut open = Vec::new();
        loop {
            let byte = source.get(position).copied().unwrap_or(0);
            position += 1;
            let expected = match byte {
                b'<' | b'[' | b'(' | b'{' => {
                    open.push(byte);
                    continue;
                }
                b'-' if source.get(position) == Some(&b'>') => {
                    position += 1;
                    continue;
                }
                b'"' => {
                    self.reset(position - 1);
                    if !self.at(TokenKind::String) {
                        return Err(self.error("expected a string"));
                    }
                    position = self.token.end as usize;
                    continue;
                }
                b'>' => b'<',
                b']' => b'[',
                b')' => b'(',
                b'}' => b'{',
                0 => 0,
                _ => continue,
            };
            match open.last() {
                Some(last) if *last == expected => {
                    open.pop();
                }
                Some(last) => {
                    let message = format!("unbalanced '{}' character in pretty dialect name", *last as char);
                    return Err(self.error(message));
                }
                None => return Err(self.error("unexpected nul or EOF in pretty dialect name")),
            }
            if open.is_empty() {
                self.last_end = position as u32;
                self.reset(position);
                return Ok(position);
            }
        }
    }

    /// Parses the text of a dialect's symbol, and continues after it.
    fn within<T>(
        &mut self,
        offset: usize,
        body: &'p str,
        parse: impl FnOnce(&mut Self) -> ParseResult<T>,
    ) -> ParseResult<T> {
        let (resume, last_end) = (self.offset(), self.last_end);
        self.reset(offset);
        // An error in a type is not reported as an error of the operation.
        let custom_op = self.custom_op.take();
        let mut result = parse(self);
        let (stopped, end) = (self.offset(), offset + body.len());
        if result.is_ok() && stopped < end {
            // MLIR drops text that a dialect does not read; text without a meaning is an error here.
            let rest = self.source[stopped..end].to_owned();
            result = Err(self.error(format!("unexpected '{rest}' at the end of the dialect symbol")));
        }
        // Later errors about the text around the symbol come after it, after a mistake too.
        self.custom_op = custom_op;
        self.reset(resume);
        self.last_end = last_end;
        result
    }

    /// The name of a dialect that is not known must be one that a dialect can have.
    fn check_namespace(&mut self, dialect: &str, start: usize, offset: usize) -> ParseResult {
        let is_start = |byte: u8| byte.is_ascii_alphabetic() || byte == b'_';
        let is_name = dialect.bytes().next().is_some_and(is_start)
            && dialect.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$'));
        if is_name {
            return Ok(());
        }
        let place = self.symbol_place(start, offset);
        Err(self.error_at(place, format!("invalid dialect namespace '\"{dialect}\"'")))
    }

    /// Returns the position of an error about a symbol of a dialect: the sigil in the verbose form, else the
    /// text after the dot.
    fn symbol_place(&self, start: usize, offset: usize) -> usize {
        let is_verbose = self.source.as_bytes().get(offset - 1) == Some(&b'<');
        if is_verbose { start } else { offset }
    }

    /// `start` is where the sigil is, and `offset` where the text after the dialect starts.
    fn check_unregistered(
        &mut self,
        start: usize,
        offset: usize,
        what: impl FnOnce() -> String,
    ) -> ParseResult {
        if self.context.allows_unregistered_dialects() {
            return Ok(());
        }
        let message = format!(
            "{} created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the \
             MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used",
            what()
        );
        let place = self.symbol_place(start, offset);
        Err(self.error_at(place, message))
    }

    /// A type of a dialect without its `!dialect.`, as inside of other types of the dialect, if one starts here.
    pub fn parse_optional_type_of(&mut self, dialect: &str) -> ParseResult<Option<Type<'c>>> {
        let is_known = self.at_word() && self.context.type_definition(dialect, self.text()).is_some();
        if is_known { self.dialect_type(dialect).map(Some) } else { Ok(None) }
    }

    /// Parses the body of a type that may contain itself. Returns `None` and reads nothing if the body of this type is
    /// already being parsed.
    ///
    /// # Errors
    ///
    /// Returns the errors of `parse`.
    pub fn parse_cyclic<T>(
        &mut self,
        ty: Type<'c>,
        parse: impl FnOnce(&mut Self) -> ParseResult<T>,
    ) -> ParseResult<Option<T>> {
        if self.enclosing.contains(&ty) {
            return Ok(None);
        }
        self.enclosing.push(ty);
        let parsed = parse(self);
        self.enclosing.pop();
        parsed.map(Some)
    }

    fn dialect_type(&mut self, dialect: &str) -> ParseResult<Type<'c>> {
        let offset = self.offset();
        let mnemonic = if self.at_word() { self.text() } else { "" };
        let Some(definition) = self.context.type_definition(dialect, mnemonic) else {
            if let Some(syntax) = DialectTypeSyntax::of_dialect(self.context, dialect) {
                return (syntax.parse)(self);
            }
            let hooks = self.context.dialect(dialect).map(|own| own.hooks).unwrap_or_default();
            let is_type = self.at_type();
            let message = match dialect {
                _ if hooks.unknown_type.is_some() => {
                    hooks.unknown_type.map_or_else(String::new, |message| message(mnemonic, is_type))
                }
                _ if !self.context.defines_types(dialect) => {
                    format!("dialect '{dialect}' provides no type parsing hook")
                }
                _ if mnemonic.is_empty() => "expected valid keyword".to_owned(),
                _ => format!("unknown  type `{mnemonic}` in dialect `{dialect}`"),
            };
            return Err(self.error_at(offset, message));
        };
        self.advance();
        match OwnTypeSyntax::of(definition) {
            Some(syntax) => (syntax.parse)(self),
            None => match self.context.checked_extension_type(definition, &[]) {
                Ok(ty) => Ok(ty),
                Err(message) => Err(self.error_at(offset, message)),
            },
        }
    }

    fn dialect_attribute(&mut self, dialect: &str, ty: Option<Type<'c>>) -> ParseResult<Attribute<'c>> {
        let offset = self.offset();
        let mnemonic = if self.at_word() { self.text() } else { "" };
        let Some(definition) = self.context.attribute_definition(dialect, mnemonic) else {
            if let Some(syntax) = DialectAttrSyntax::of_dialect(self.context, dialect) {
                return (syntax.parse)(self, ty);
            }
            let message = match dialect {
                _ if !self.context.defines_attributes(dialect) => {
                    format!("dialect '{dialect}' provides no attribute parsing hook")
                }
                _ if mnemonic.is_empty() => "expected valid keyword".to_owned(),
                _ => format!("unknown attribute `{mnemonic}` in dialect `{dialect}`"),
            };
            return Err(self.error_at(offset, message));
        };
        self.advance();
        match OwnAttributeSyntax::of(definition) {
            Some(syntax) => (syntax.parse)(self, ty),
            None => match self.context.checked_extension_attr(definition, &[]) {
                Ok(attribute) => Ok(attribute),
                Err(message) => Err(self.error_at(offset, message)),
            },
        }
    }
}
