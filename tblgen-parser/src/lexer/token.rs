//! Tokens of TableGen.

use crate::source::Span;
use crate::symbols::{Symbol, Symbols};
use crate::syntax::{MapOperator, Operator};

/// A token with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    pub(crate) span: Span,
}

/// The tokens of TableGen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    Identifier(Symbol),
    /// `$name`, without the dollar sign.
    Variable(Symbol),
    Integer(i64),
    /// `0b0101`
    Binary {
        value: u64,
        width: u32,
    },
    /// One `"…"`, escapes replaced.
    String(Symbol),
    /// `[{…}]`
    Code(Symbol),
    Keyword(Keyword),
    /// `!name`
    Bang(Bang),
    Punctuation(Punctuation),
    /// The end of the main file.
    End,
    /// A token that could not be read; the lexer holds the diagnostic.
    Error,
}

/// The bang operators, by their syntax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bang {
    Operator(Operator),
    Map(MapOperator),
    Cond,
    Fold,
}

impl Bang {
    /// The operator of this name, given without `!`.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        match name {
            "cond" => Some(Bang::Cond),
            "foldl" => Some(Bang::Fold),
            "foreach" => Some(Bang::Map(MapOperator::ForEach)),
            "filter" => Some(Bang::Map(MapOperator::Filter)),
            _ => Operator::from_name(name).map(Bang::Operator),
        }
    }
}

macro_rules! keywords {
    ($($variant:ident = $text:literal,)*) => {
        /// The reserved words.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Keyword {
            $($variant,)*
        }

        impl Keyword {
            const ALL: &'static [(Keyword, &'static str)] = &[$((Keyword::$variant, $text),)*];

            /// A table that holds the keywords as its first symbols after the empty one, so that
            /// [`Keyword::from_symbol`] is an index.
            pub(crate) fn symbols() -> Symbols {
                let mut symbols = Symbols::new();
                $(symbols.intern($text);)*
                symbols
            }
        }
    };
}

keywords! {
    Assert = "assert",
    Bit = "bit",
    Bits = "bits",
    Class = "class",
    Code = "code",
    Dag = "dag",
    Def = "def",
    Defm = "defm",
    Defset = "defset",
    Deftype = "deftype",
    Defvar = "defvar",
    Dump = "dump",
    Else = "else",
    False = "false",
    Field = "field",
    Foreach = "foreach",
    If = "if",
    In = "in",
    Include = "include",
    Int = "int",
    Let = "let",
    List = "list",
    MultiClass = "multiclass",
    String = "string",
    Then = "then",
    True = "true",
}

/// Whether a word is reserved, so that nothing can have it as its name.
///
/// ```
/// assert!(tblgen_parser::is_keyword("defvar"));
/// assert!(!tblgen_parser::is_keyword("defvars"));
/// ```
pub fn is_keyword(word: &str) -> bool {
    Keyword::ALL.iter().any(|(_, text)| *text == word)
}

impl Keyword {
    /// The keyword that `symbol` is, in a table made by [`Keyword::symbols`].
    pub(crate) fn from_symbol(symbol: Symbol) -> Option<Self> {
        let index = symbol.index().checked_sub(1)?;
        Self::ALL.get(index).map(|(keyword, _)| *keyword)
    }

    /// The text of the keyword.
    pub(crate) fn text(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

macro_rules! punctuation {
    ($($variant:ident = $text:literal,)*) => {
        /// The punctuation.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Punctuation {
            $(#[doc = concat!("`", $text, "`")] $variant,)*
        }

        impl Punctuation {
            /// The punctuation of one byte.
            pub(crate) fn from_byte(byte: u8) -> Option<Self> {
                $(if $text.as_bytes() == [byte] {
                    return Some(Punctuation::$variant);
                })*
                None
            }

            /// Its text.
            pub(crate) fn text(self) -> &'static str {
                match self { $(Punctuation::$variant => $text,)* }
            }
        }
    };
}

punctuation! {
    Colon = ":",
    Comma = ",",
    Dot = ".",
    DotDotDot = "...",
    Equal = "=",
    Greater = ">",
    Hash = "#",
    LeftBrace = "{",
    LeftBracket = "[",
    LeftParen = "(",
    Less = "<",
    Minus = "-",
    Plus = "+",
    Question = "?",
    RightBrace = "}",
    RightBracket = "]",
    RightParen = ")",
    Semicolon = ";",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_are_found_by_their_symbol() {
        let mut symbols = Keyword::symbols();
        for (keyword, text) in Keyword::ALL {
            let symbol = symbols.intern(text);
            assert_eq!(Keyword::from_symbol(symbol), Some(*keyword));
            assert_eq!(keyword.text(), *text);
        }
        assert_eq!(Keyword::from_symbol(Symbol::EMPTY), None);
        assert_eq!(Keyword::from_symbol(symbols.intern("classes")), None);
    }
}
