//! The brackets of lists.

/// The brackets around a list (MLIR's `AsmParser::Delimiter`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delimiter {
    /// `( .. )`
    Paren,
    /// `[ .. ]`
    Square,
    /// `< .. >`
    LessGreater,
    /// `{ .. }`
    Braces,
}

impl Delimiter {
    /// The opening bracket.
    pub fn open(self) -> &'static str {
        match self {
            Self::Paren => "(",
            Self::Square => "[",
            Self::LessGreater => "<",
            Self::Braces => "{",
        }
    }

    /// The closing bracket.
    pub fn close(self) -> &'static str {
        match self {
            Self::Paren => ")",
            Self::Square => "]",
            Self::LessGreater => ">",
            Self::Braces => "}",
        }
    }
}
