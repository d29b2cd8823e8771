//! Literals, names, parentheses, casts, lists and lambdas.

use super::Parser;
use crate::error::ParseError;
use crate::lexer::TokenKind;
use crate::syntax::{Expr, ExprKind, Lambda, Literal, TypeName};

const NAMED_CASTS: &[&str] = &["static_cast", "const_cast", "reinterpret_cast"];

impl Parser<'_, '_> {
    pub(super) fn primary(&mut self) -> Result<Expr, ParseError> {
        let start = self.start();
        let kind = match self.kind() {
            TokenKind::Placeholder(name) => {
                self.advance();
                ExprKind::Placeholder(name.to_owned())
            }
            TokenKind::Number(text) => {
                let literal = number(text).ok_or_else(|| self.unexpected("a number"))?;
                self.advance();
                ExprKind::Literal(literal)
            }
            TokenKind::String(_) => ExprKind::Literal(Literal::String(self.strings())),
            TokenKind::Punctuation("(") => return self.parenthesized(),
            TokenKind::Punctuation("{") => {
                self.advance();
                ExprKind::List { ty: None, elements: self.separated("}", Self::expression)? }
            }
            TokenKind::Punctuation("[") => ExprKind::Lambda(self.lambda()?),
            TokenKind::Identifier(word) if NAMED_CASTS.contains(&word) => self.named_cast()?,
            TokenKind::Identifier(_) | TokenKind::Punctuation("::") => self.word()?,
            _ => return Err(self.unexpected("an expression")),
        };
        Ok(Expr { kind, range: self.range_from(start) })
    }

    /// `true`, `false`, `nullptr`, a name, or a built-in type as in `unsigned(3)`.
    fn word(&mut self) -> Result<ExprKind, ParseError> {
        for (word, literal) in
            [("true", Literal::Bool(true)), ("false", Literal::Bool(false)), ("nullptr", Literal::Null)]
        {
            if self.accept_word(word) {
                return Ok(ExprKind::Literal(literal));
            }
        }
        let name = self.type_name()?;
        match name.pointers {
            0 => Ok(ExprKind::Name(name.name)),
            _ => Err(self.unexpected("an expression, not a pointer type")),
        }
    }

    /// Adjacent string literals are one.
    fn strings(&mut self) -> String {
        let mut text = String::new();
        while let TokenKind::String(part) = self.kind() {
            text.push_str(&unescape(part));
            self.advance();
        }
        text
    }

    /// `'(' type ')' unary` is a cast if the type is known as one from its form: an operand follows it.
    fn parenthesized(&mut self) -> Result<Expr, ParseError> {
        let start = self.start();
        if let Some((ty, value)) = self.attempt(Self::c_cast) {
            let kind = ExprKind::Cast { ty, value: Box::new(value) };
            return Ok(Expr { kind, range: self.range_from(start) });
        }
        self.expect("(")?;
        let inner = self.expression()?;
        self.expect(")")?;
        Ok(Expr { kind: inner.kind, range: self.range_from(start) })
    }

    fn c_cast(&mut self) -> Result<(TypeName, Expr), ParseError> {
        self.expect("(")?;
        let ty = self.type_name()?;
        self.expect(")")?;
        match self.kind() {
            TokenKind::Identifier(_) | TokenKind::Placeholder(_) | TokenKind::Number(_) => {
                Ok((ty, self.nested(Self::primary)?))
            }
            _ => Err(self.unexpected("an operand")),
        }
    }

    fn named_cast(&mut self) -> Result<ExprKind, ParseError> {
        self.advance();
        self.expect("<")?;
        let ty = self.type_name()?;
        self.expect(">")?;
        self.expect("(")?;
        let value = Box::new(self.expression()?);
        self.expect(")")?;
        Ok(ExprKind::Cast { ty, value })
    }

    /// `lambda := '[' captures ']' ('(' parameters ')')? ('->' type)? '{' statement* '}'`
    fn lambda(&mut self) -> Result<Lambda, ParseError> {
        self.expect("[")?;
        while !self.accept("]") {
            if self.kind() == TokenKind::End {
                return Err(self.unexpected("`]`"));
            }
            self.advance();
        }
        let parameters = match self.accept("(") {
            true => self.separated(")", |parser| Ok((parser.type_name()?, parser.identifier()?)))?,
            false => Vec::new(),
        };
        let result = match self.accept("->") {
            true => Some(self.type_name()?),
            false => None,
        };
        Ok(Lambda { parameters, result, body: self.block()? })
    }
}

/// The value of a number with its suffix.
fn number(text: &str) -> Option<Literal> {
    let text = text.replace('\'', "").to_ascii_lowercase();
    let (digits, radix) = match text.strip_prefix("0x") {
        Some(digits) => (digits, 16),
        None => match text.strip_prefix("0b") {
            Some(digits) => (digits, 2),
            None => (text.as_str(), 10),
        },
    };
    if radix == 10 && digits.contains(['.', 'e']) {
        let digits = digits.trim_end_matches(['f', 'l']);
        return digits.parse::<f64>().ok().map(|_| Literal::Float(digits.to_owned()));
    }
    let value = digits.trim_end_matches(['u', 'l']);
    let suffix = &digits[value.len()..];
    let radix = if radix == 10 && value.len() > 1 && value.starts_with('0') { 8 } else { radix };
    let value = u128::from_str_radix(value, radix).ok()?;
    Some(Literal::Integer { value, unsigned: suffix.contains('u'), long: suffix.contains('l') })
}

fn unescape(text: &str) -> String {
    let mut plain = String::new();
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        plain.push(match character {
            '\\' => match characters.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                Some('0') => '\0',
                Some(other) => other,
                None => '\\',
            },
            other => other,
        });
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        let integer = |value, unsigned, long| Some(Literal::Integer { value, unsigned, long });
        assert_eq!(number("10u"), integer(10, true, false));
        assert_eq!(number("0xFFul"), integer(255, true, true));
        assert_eq!(number("010"), integer(8, false, false));
        assert_eq!(number("1.5f"), Some(Literal::Float("1.5".to_owned())));
        assert_eq!(number("1x"), None);
    }
}
