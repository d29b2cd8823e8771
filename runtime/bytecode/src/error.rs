//! Errors of the reader.

use std::fmt;

use rtblgen_ir::{Context, Diagnostic, Diagnostics};

/// An error in a file, with its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The offset in the file in bytes.
    pub offset: usize,
    /// The message, without a period.
    pub message: String,
}

impl Error {
    pub(crate) fn new(offset: usize, message: impl Into<String>) -> Self {
        Error { offset, message: message.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {}: {}", self.offset, self.message)
    }
}

impl std::error::Error for Error {}

/// The reason why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError<'c> {
    /// The file is malformed, or contains something unknown.
    Malformed(Error),
    /// The file is well-formed, but its operations do not verify.
    Invalid(Diagnostics<'c>),
}

impl<'c> ReadError<'c> {
    /// The error as diagnostics for a file with this name.
    pub fn into_diagnostics(self, context: &'c Context, file_name: &str) -> Diagnostics<'c> {
        match self {
            ReadError::Malformed(error) => {
                let location = context.file_line_col_loc(file_name, 0, 0);
                Diagnostic::error(location, format!("bytecode {error}")).into()
            }
            ReadError::Invalid(diagnostics) => diagnostics,
        }
    }
}

impl fmt::Display for ReadError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Malformed(error) => error.fmt(f),
            ReadError::Invalid(diagnostics) => diagnostics.fmt(f),
        }
    }
}

impl std::error::Error for ReadError<'_> {}

impl From<Error> for ReadError<'_> {
    fn from(error: Error) -> Self {
        ReadError::Malformed(error)
    }
}
