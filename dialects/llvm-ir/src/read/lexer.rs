//! Lexer of LLVM IR: converts the whole text to tokens. Comments and whitespace have no tokens.

use super::{Failure, Read};

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A keyword, or another name without a prefix.
    Word,
    /// The name of a block, with its colon.
    Label,
    /// `%name`, `%1` or `%"name"`.
    Local,
    /// `@name`.
    Global,
    /// `$name`.
    Comdat,
    /// `#1`.
    Group,
    /// `#dbg_value` and the like.
    Record,
    /// `!name` or `!1`.
    Metadata,
    Integer,
    /// A decimal number with a point.
    Float,
    /// `0x`, `u0x` or `s0x` with digits.
    Hexadecimal,
    /// A string in quotes.
    String,
    /// `...`
    Dots,
    Punctuation(u8),
    End,
}

/// A token: a range of the source.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub kind: Kind,
    pub start: u32,
    pub end: u32,
}

fn starts_name(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || matches!(byte, b'$' | b'.' | b'_' | b'-')
}

fn continues_name(byte: u8) -> bool {
    starts_name(byte) || byte.is_ascii_digit()
}

struct Lexer<'t> {
    text: &'t [u8],
    place: usize,
}

impl Lexer<'_> {
    fn byte(&self, ahead: usize) -> u8 {
        self.text.get(self.place + ahead).copied().unwrap_or(0)
    }

    fn skip_while(&mut self, holds: impl Fn(u8) -> bool) {
        while self.text.get(self.place).is_some_and(|byte| holds(*byte)) {
            self.place += 1;
        }
    }

    fn skip_space(&mut self) {
        loop {
            self.skip_while(|byte| byte.is_ascii_whitespace() || byte == 0);
            if self.byte(0) != b';' {
                return;
            }
            self.skip_while(|byte| byte != b'\n');
        }
    }

    /// Reads a string in quotes from its start.
    fn quoted(&mut self) -> Read<()> {
        let start = self.place;
        self.place += 1;
        self.skip_while(|byte| byte != b'"');
        if self.place >= self.text.len() {
            return Err(Failure::new(start, "expected the end of this text, a '\"'"));
        }
        self.place += 1;
        Ok(())
    }

    /// Reads a name or a number after a prefix.
    fn marked(&mut self, kind: Kind) -> Read<Kind> {
        let start = self.place;
        self.place += 1;
        match self.byte(0) {
            b'"' => self.quoted()?,
            byte if byte.is_ascii_digit() => self.skip_while(|byte| byte.is_ascii_digit()),
            byte if starts_name(byte) => self.skip_while(continues_name),
            _ => return Err(Failure::new(start, "expected a name after this character")),
        }
        Ok(kind)
    }

    /// Reads `!name`, `!1`, or the prefix alone.
    fn metadata(&mut self) -> Kind {
        self.place += 1;
        match self.byte(0) {
            byte if byte.is_ascii_digit() => {
                self.skip_while(|byte| byte.is_ascii_digit());
                Kind::Metadata
            }
            byte if starts_name(byte) || byte == b'\\' => {
                self.skip_while(|byte| continues_name(byte) || byte == b'\\');
                Kind::Metadata
            }
            _ => Kind::Punctuation(b'!'),
        }
    }

    fn word(&mut self) -> Kind {
        let start = self.place;
        self.skip_while(continues_name);
        if self.byte(0) == b':' {
            self.place += 1;
            return Kind::Label;
        }
        // `u0x` starts a number with hexadecimal digits.
        let word = &self.text[start..self.place];
        match word {
            [b'u' | b's', b'0', b'x', ..] => Kind::Hexadecimal,
            _ => Kind::Word,
        }
    }

    /// Whether a label starts here: a name with a colon.
    fn is_label(&self) -> bool {
        let rest = &self.text[self.place..];
        let length = rest.iter().take_while(|byte| continues_name(**byte)).count();
        rest.get(length) == Some(&b':')
    }

    fn number(&mut self) -> Kind {
        let start = self.place;
        if self.byte(0) == b'0' && self.byte(1) == b'x' {
            self.place += 2;
            self.skip_while(|byte| byte.is_ascii_alphanumeric());
            return Kind::Hexadecimal;
        }
        self.place += 1;
        self.skip_while(|byte| byte.is_ascii_digit());
        let after_digits = self.place;
        if self.byte(0) == b'.' && self.text[start..after_digits].iter().any(u8::is_ascii_digit) {
            self.place += 1;
            self.skip_while(|byte| byte.is_ascii_digit());
            let is_exponent = matches!(self.byte(0), b'e' | b'E');
            let sign = usize::from(matches!(self.byte(1), b'+' | b'-'));
            if is_exponent && self.byte(1 + sign).is_ascii_digit() {
                self.place += 1 + sign;
                self.skip_while(|byte| byte.is_ascii_digit());
            }
            return Kind::Float;
        }
        self.skip_while(continues_name);
        if self.byte(0) == b':' {
            self.place += 1;
            return Kind::Label;
        }
        match self.place == after_digits {
            true => Kind::Integer,
            false => Kind::Word,
        }
    }

    fn token(&mut self) -> Read<Kind> {
        Ok(match self.byte(0) {
            b'%' => self.marked(Kind::Local)?,
            b'@' => self.marked(Kind::Global)?,
            b'$' | b'-' if self.is_label() => self.word(),
            b'$' if self.byte(1) == b'"' || starts_name(self.byte(1)) => self.marked(Kind::Comdat)?,
            b'#' if self.byte(1).is_ascii_digit() => self.marked(Kind::Group)?,
            b'#' => self.marked(Kind::Record)?,
            b'!' => self.metadata(),
            b'"' => {
                self.quoted()?;
                match self.byte(0) {
                    b':' => {
                        self.place += 1;
                        Kind::Label
                    }
                    _ => Kind::String,
                }
            }
            b'.' if self.byte(1) == b'.' && self.byte(2) == b'.' => {
                self.place += 3;
                Kind::Dots
            }
            b'-' | b'+' if self.byte(1).is_ascii_digit() => self.number(),
            byte if byte.is_ascii_digit() => self.number(),
            byte if starts_name(byte) => self.word(),
            byte if b"()[]{}<>,=*|:^/".contains(&byte) => {
                self.place += 1;
                Kind::Punctuation(byte)
            }
            _ => return Err(Failure::new(self.place, "unexpected character")),
        })
    }
}

/// The tokens of a text. The last one is the end.
pub(crate) fn tokens(text: &str) -> Read<Vec<Token>> {
    if u32::try_from(text.len()).is_err() {
        return Err(Failure::new(0, "a text of 4 GiB or more cannot be read"));
    }
    let mut lexer = Lexer { text: text.as_bytes(), place: 0 };
    let mut tokens = Vec::with_capacity(text.len() / 4);
    loop {
        lexer.skip_space();
        let start = lexer.place as u32;
        if lexer.place >= lexer.text.len() {
            tokens.push(Token { kind: Kind::End, start, end: start });
            return Ok(tokens);
        }
        let kind = lexer.token()?;
        tokens.push(Token { kind, start, end: lexer.place as u32 });
    }
}

/// The text of a name or string without its quotes, where `\xx` is a byte.
pub(crate) fn unescaped(quoted: &str) -> String {
    let inner = quoted.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(quoted);
    unescaped_part(inner)
}

/// Replaces `\xx` by bytes in a text without quotes.
pub(crate) fn unescaped_part(inner: &str) -> String {
    if !inner.contains('\\') {
        return inner.to_owned();
    }
    // A byte that is not UTF-8 has several bytes in the source: see `rtblgen_runtime::bytes`.
    let source = rtblgen_runtime::bytes::bytes_of(inner);
    let mut bytes = Vec::with_capacity(source.len());
    let mut place = 0;
    while let Some(byte) = source.get(place) {
        let digit = |ahead: usize| source.get(place + ahead).and_then(|byte| (*byte as char).to_digit(16));
        match (byte, source.get(place + 1), digit(1), digit(2)) {
            (b'\\', Some(b'\\'), ..) => {
                bytes.push(b'\\');
                place += 2;
            }
            (b'\\', _, Some(high), Some(low)) => {
                bytes.push((high * 16 + low) as u8);
                place += 3;
            }
            _ => {
                bytes.push(*byte);
                place += 1;
            }
        }
    }
    rtblgen_runtime::bytes::text_of(bytes)
}
