//! The errors of parsing and of translating.

use std::fmt;
use std::ops::Range;

/// A text that is not in the grammar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    range: Range<usize>,
    message: String,
}

impl ParseError {
    pub(crate) fn new(range: Range<usize>, message: String) -> Self {
        Self { range, message }
    }

    /// Byte range in the text.
    pub fn range(&self) -> Range<usize> {
        self.range.clone()
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ParseError {}

/// A construct that the translator does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Untranslated {
    range: Range<usize>,
    construct: String,
}

impl Untranslated {
    /// A construct at a range of bytes.
    pub fn new(range: Range<usize>, construct: impl Into<String>) -> Self {
        Self { range, construct: construct.into() }
    }

    /// Byte range in the text.
    pub fn range(&self) -> Range<usize> {
        self.range.clone()
    }

    /// The construct, such as ``member `getFoo` of `mlir::Type` ``.
    pub fn construct(&self) -> &str {
        &self.construct
    }
}

impl fmt::Display for Untranslated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no translation of {}", self.construct)
    }
}

impl std::error::Error for Untranslated {}
