//! The verifier.

use crate::ir::{Op, Value};

/// What a verifier found.
pub type VerifyResult = Result<(), VerifyError>;

/// Why an operation is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifyError {
    /// The message, without a full stop.
    pub message: String,
    /// Whether the text begins with `'name' op`, as most do.
    pub names_op: bool,
    /// Where the error is, if not at the operation that is verified.
    pub place: Option<Place>,
    /// What helps to understand it.
    pub notes: Vec<(Place, String)>,
}

/// A place in the IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The operation that is verified.
    Here,
    /// An operation.
    Op(Op),
    /// The operation or the block argument that a value is.
    Value(Value),
}

impl VerifyError {
    /// An error about the operation that is verified: the text begins with `'name' op`.
    pub fn new(message: impl Into<String>) -> Self {
        VerifyError { message: message.into(), names_op: true, place: None, notes: Vec::new() }
    }

    /// An error whose text is just the message.
    pub fn plain(message: impl Into<String>) -> Self {
        VerifyError { names_op: false, ..VerifyError::new(message) }
    }

    /// The same error at another place; the text names the operation there, if any.
    #[must_use]
    pub fn at(mut self, place: Place) -> Self {
        self.place = Some(place);
        self
    }

    /// The same error with a note.
    #[must_use]
    pub fn with_note(mut self, place: Place, message: impl Into<String>) -> Self {
        self.notes.push((place, message.into()));
        self
    }
}

impl From<String> for VerifyError {
    fn from(message: String) -> Self {
        VerifyError::new(message)
    }
}

impl From<&str> for VerifyError {
    fn from(message: &str) -> Self {
        VerifyError::new(message)
    }
}
