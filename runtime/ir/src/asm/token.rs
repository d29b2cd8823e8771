//! Tokens of MLIR's text.

/// The kind of a token. The text is a range of the source: see [`Token`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// The end of the source.
    Eof,
    /// Text that is no token; the lexer has reported it.
    Error,
    /// `@name` or `@"name"`.
    AtIdentifier,
    /// `#name`.
    HashIdentifier,
    /// `%name`.
    PercentIdentifier,
    /// `^name`.
    CaretIdentifier,
    /// `!name`.
    ExclamationIdentifier,
    /// A word: an identifier or a keyword.
    BareIdentifier,
    /// `i32`, `si8`, `ui64`.
    IntegerType,
    /// `12` or `0x1F`.
    Integer,
    /// `1.5e3`.
    Float,
    /// `"text"`, with its quotes.
    String,
    /// `->`
    Arrow,
    /// `:`
    Colon,
    /// `,`
    Comma,
    /// `...`
    Ellipsis,
    /// `=`
    Equal,
    /// `>`
    Greater,
    /// `<`
    Less,
    /// `{`
    LeftBrace,
    /// `(`
    LeftParen,
    /// `[`
    LeftSquare,
    /// `}`
    RightBrace,
    /// `)`
    RightParen,
    /// `]`
    RightSquare,
    /// `-`
    Minus,
    /// `+`
    Plus,
    /// `?`
    Question,
    /// `/`
    Slash,
    /// `*`
    Star,
    /// `|`
    VerticalBar,
    /// `{-#`
    MetadataBegin,
    /// `#-}`
    MetadataEnd,
}

/// A token: a kind and a range of bytes of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// The kind of the token.
    pub kind: TokenKind,
    /// The offset of its first byte.
    pub start: u32,
    /// The offset after its last byte.
    pub end: u32,
}

/// The bytes that the text of a string token stands for: between the quotes, escapes replaced.
///
/// The lexer has checked the escapes, so the text must come from a [`TokenKind::String`] or the quoted part of an
/// [`TokenKind::AtIdentifier`].
pub fn unescape(quoted: &[u8]) -> std::borrow::Cow<'_, [u8]> {
    let body = &quoted[1..quoted.len() - 1];
    if !body.contains(&b'\\') {
        return body.into();
    }
    let mut out = Vec::with_capacity(body.len());
    let mut bytes = body.iter().copied();
    while let Some(byte) = bytes.next() {
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        match bytes.next() {
            Some(b'n') => out.push(b'\n'),
            Some(b't') => out.push(b'\t'),
            Some(escaped @ (b'"' | b'\\')) => out.push(escaped),
            Some(high) => out.push(hex_value(high) << 4 | bytes.next().map_or(0, hex_value)),
            None => {}
        }
    }
    out.into()
}

fn hex_value(digit: u8) -> u8 {
    (digit as char).to_digit(16).unwrap_or(0) as u8
}
