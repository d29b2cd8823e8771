//! Errors of verifiers.

use crate::ir::{Op, Value};

/// The result of a verifier.
pub type VerifyResult = Result<(), VerifyError>;

/// Why an operation is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifyError {
    /// The message, without a full stop.
    pub message: String,
    /// Whether the text begins with `'name' op`, as most do.
    pub names_op: bool,
    /// The position of the error.
    pub place: Place,
    /// Whether a note may show the operation: see [`Context::show_ops_in_diagnostics`](crate::context::Context::show_ops_in_diagnostics).
    pub shows_op: bool,
    /// Messages of errors that are reported before it, at the same place. MLIR reports the reason of some errors so.
    pub before: Vec<String>,
    /// Errors of the same operation that are reported before it, each at its own place.
    pub earlier: Vec<VerifyError>,
    /// Notes that explain it.
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
    /// Nowhere: the location is unknown.
    Unknown,
}

impl VerifyError {
    /// An error about the operation that is verified: the text begins with `'name' op`.
    pub fn new(message: impl Into<String>) -> Self {
        VerifyError {
            message: message.into(),
            names_op: true,
            place: Place::Here,
            shows_op: true,
            before: Vec::new(),
            earlier: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// An error whose text is just the message.
    pub fn plain(message: impl Into<String>) -> Self {
        VerifyError { names_op: false, ..VerifyError::new(message) }
    }

    /// The same error at another place; if that is an operation, its name is the one in the text.
    #[must_use]
    pub fn at(mut self, place: Place) -> Self {
        self.place = place;
        self
    }

    /// The same error; it is about a place rather than about the operation there, which is not shown.
    #[must_use]
    pub fn without_op(self) -> Self {
        VerifyError { shows_op: false, ..self }
    }

    /// The same error with a note.
    #[must_use]
    pub fn with_note(mut self, place: Place, message: impl Into<String>) -> Self {
        self.notes.push((place, message.into()));
        self
    }

    /// The same error after another one at the same place, with this message.
    #[must_use]
    pub fn after(mut self, message: impl Into<String>) -> Self {
        self.before.push(message.into());
        self
    }

    /// The same error after another one.
    #[must_use]
    pub fn after_error(mut self, error: VerifyError) -> Self {
        self.earlier.push(error);
        self
    }

    /// The same error with every [`Place::Here`] being this operation.
    pub(crate) fn or_at(mut self, op: Op) -> Self {
        for place in std::iter::once(&mut self.place).chain(self.notes.iter_mut().map(|note| &mut note.0)) {
            if *place == Place::Here {
                *place = Place::Op(op);
            }
        }
        self.earlier = self.earlier.into_iter().map(|error| error.or_at(op)).collect();
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
