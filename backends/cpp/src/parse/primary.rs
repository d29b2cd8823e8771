//! Literals, names, parentheses, casts, lists and lambdas.

use super::Parser;
use super::names::Place;
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
            TokenKind::Character(text) => {
                let byte = unescaped(text).and_then(|bytes| <[u8; 1]>::try_from(bytes).ok());
                let [byte] = byte.ok_or_else(|| self.unexpected("a character of one byte"))?;
                self.advance();
                ExprKind::Literal(Literal::Character(byte))
            }
            TokenKind::String(_) | TokenKind::RawString(_) => ExprKind::Literal(self.strings()?),
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
        self.built_in_or_name(Place::Expression).map(ExprKind::Name)
    }

    /// Joins adjacent string literals. An escape does not go on in the next literal.
    fn strings(&mut self) -> Result<Literal, ParseError> {
        let range = self.token().range.clone();
        let mut bytes = Vec::new();
        loop {
            match self.kind() {
                TokenKind::RawString(part) => bytes.extend_from_slice(part.as_bytes()),
                TokenKind::String(part) => {
                    let part = unescaped(part)
                        .ok_or_else(|| self.unexpected("a string without unknown escapes, such as `\\q`"))?;
                    bytes.extend(part);
                }
                _ => break,
            }
            self.advance();
        }
        let text = String::from_utf8(bytes);
        text.map(Literal::String)
            .map_err(|_| ParseError::new(range, "the bytes of the string are not UTF-8".to_owned()))
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
                Ok((ty, self.nested(Self::unary)?))
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

    /// `capture := '&' | '=' | '&'? identifier`. A capture with a value declares a variable, which the grammar does not have.
    fn capture(&mut self) -> Result<(), ParseError> {
        if self.accept("=") || self.accept("&") && !matches!(self.kind(), TokenKind::Identifier(_)) {
            return Ok(());
        }
        self.identifier().map(drop)
    }

    /// `lambda := '[' captures ']' ('(' parameters ')')? ('->' type)? '{' statement* '}'`
    fn lambda(&mut self) -> Result<Lambda, ParseError> {
        self.expect("[")?;
        self.separated("]", Self::capture)?;
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
        return match digits.strip_suffix('f') {
            Some(digits) => digits.parse::<f32>().ok().map(|value| Literal::Float(value.into())),
            None => digits.parse().ok().map(Literal::Float),
        };
    }
    let value = digits.trim_end_matches(['u', 'l']);
    let suffix = &digits[value.len()..];
    if !["", "u", "l", "ll", "ul", "ull", "lu", "llu"].contains(&suffix) {
        return None;
    }
    let radix = if radix == 10 && value.len() > 1 && value.starts_with('0') { 8 } else { radix };
    let value = u128::from_str_radix(value, radix).ok()?;
    let (unsigned, long) = (suffix.contains('u'), suffix.contains('l'));
    Some(Literal::Integer { value, unsigned, long, decimal: radix == 10 })
}

/// The bytes of a string literal; `None` if it has an escape that C++ does not have.
fn unescaped(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        bytes.extend_from_slice(&rest.as_bytes()[..at]);
        rest = escape(&rest[at + 1..], &mut bytes)?;
    }
    bytes.extend_from_slice(rest.as_bytes());
    Some(bytes)
}

/// Adds the bytes of an escape, and returns the text after it.
fn escape<'t>(text: &'t str, bytes: &mut Vec<u8>) -> Option<&'t str> {
    const SIMPLE: &[(char, u8)] = &[
        ('n', b'\n'),
        ('t', b'\t'),
        ('r', b'\r'),
        ('a', 7),
        ('b', 8),
        ('f', 12),
        ('v', 11),
        ('\\', b'\\'),
        ('"', b'"'),
        ('\'', b'\''),
        ('?', b'?'),
    ];
    let kind = text.chars().next()?;
    if let Some((_, byte)) = SIMPLE.iter().find(|(own, _)| *own == kind) {
        bytes.push(*byte);
        return Some(&text[1..]);
    }
    // The base, and the largest and the smallest number of digits.
    let (base, most, least) = match kind {
        'x' => (16, usize::MAX, 1),
        'u' => (16, 4, 4),
        'U' => (16, 8, 8),
        '0'..='7' => (8, 3, 1),
        _ => return None,
    };
    let text = if base == 16 { &text[1..] } else { text };
    let length = text.chars().take(most).take_while(|digit| digit.is_digit(base)).count();
    let (digits, after) = text.split_at(length);
    let number = u32::from_str_radix(digits, base).ok().filter(|_| length >= least)?;
    match kind {
        'u' | 'U' => bytes.extend(char::from_u32(number)?.to_string().bytes()),
        _ => bytes.push(number.try_into().ok()?),
    }
    Some(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        let integer =
            |value, unsigned, long, decimal| Some(Literal::Integer { value, unsigned, long, decimal });
        assert_eq!(number("10u"), integer(10, true, false, true));
        assert_eq!(number("0xFFul"), integer(255, true, true, false));
        assert_eq!(number("010"), integer(8, false, false, false));
        assert_eq!(number("1.5f"), Some(Literal::Float(1.5)));
        assert_eq!(number("0.1f"), Some(Literal::Float(f64::from(0.1f32))));
        assert_eq!(number("1lul"), None);
        assert_eq!(number("1x"), None);
    }

    #[test]
    fn escapes() {
        let text = |text| unescaped(text).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        assert_eq!(text(r"a\n\x41\1012\u00e9\U0001F600\?").as_deref(), Some("a\nAA2\u{e9}\u{1F600}?"));
        assert_eq!(unescaped(r"\xff\377"), Some(vec![255, 255]));
        for wrong in [r"\q", r"\x", r"\x100", r"\400", r"\u12", r"\ud800"] {
            assert_eq!(text(wrong), None, "{wrong}");
        }
    }

    /// A hexadecimal escape takes all digits of its literal, and none of the next one.
    #[test]
    fn adjacent_strings() {
        let text = |text| match crate::parse(text).map(|expr| expr.kind) {
            Ok(ExprKind::Literal(Literal::String(text))) => text,
            other => format!("{other:?}"),
        };
        assert_eq!(text(r#""\x4" "1b" R"(\x)""#), "\u{4}1b\\x");
        assert!(text(r#""\xff""#).contains("not UTF-8"));
        assert!(text(r#"u8"a""#).contains("expected the end"));
    }
}
