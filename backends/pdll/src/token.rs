//! Tokens of PDLL.

use tblgen_parser::Span;

/// A token: its kind and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub kind: TokenKind,
    pub span: Span,
}

macro_rules! kinds {
    ($($kind:ident $text:literal)*; keywords: $($keyword:ident $word:literal)*) => {
        /// The kind of a token.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum TokenKind {
            $($kind,)*
            $($keyword,)*
        }

        impl TokenKind {
            /// The kind as messages name it.
            pub fn describe(self) -> &'static str {
                match self {
                    $(Self::$kind => $text,)*
                    $(Self::$keyword => concat!("`", $word, "`"),)*
                }
            }

            /// The keyword that a word is, if it is one.
            pub fn keyword(word: &str) -> Option<Self> {
                match word {
                    $($word => Some(Self::$keyword),)*
                    _ => None,
                }
            }

            /// It is a keyword.
            pub fn is_keyword(self) -> bool {
                matches!(self, $(Self::$keyword)|*)
            }
        }
    };
}

kinds! {
    End "the end of the file"
    Error "an invalid token"
    Identifier "an identifier"
    Underscore "`_`"
    Integer "an integer"
    String "a string"
    Code "a code block"
    Directive "a directive"
    Arrow "`->`"
    Colon "`:`"
    Comma "`,`"
    Dot "`.`"
    Equal "`=`"
    EqualArrow "`=>`"
    Semicolon "`;`"
    Less "`<`"
    Greater "`>`"
    LeftBrace "`{`"
    RightBrace "`}`"
    LeftParen "`(`"
    RightParen "`)`"
    LeftSquare "`[`"
    RightSquare "`]`";
    keywords:
    LowerAttr "attr"
    LowerOp "op"
    LowerType "type"
    Attr "Attr"
    Erase "erase"
    Let "let"
    Constraint "Constraint"
    Not "not"
    Op "Op"
    OpName "OpName"
    Pattern "Pattern"
    Replace "replace"
    Return "return"
    LowerRewrite "rewrite"
    Rewrite "Rewrite"
    Type "Type"
    TypeRange "TypeRange"
    Value "Value"
    ValueRange "ValueRange"
    With "with"
}

impl TokenKind {
    /// An identifier, or a keyword that names a variable where no literal follows: `attr`, `op`, `type`.
    pub fn is_name(self) -> bool {
        matches!(self, Self::Identifier | Self::LowerAttr | Self::LowerOp | Self::LowerType)
    }

    /// A string or a code block.
    pub fn is_string(self) -> bool {
        matches!(self, Self::String | Self::Code)
    }
}
