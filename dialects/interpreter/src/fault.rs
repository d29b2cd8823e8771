//! Reasons for which a run stops.

use std::fmt;

use rtblgen_runtime::{Diagnostic, Location, OpName};

/// The reason why an operation stops a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// Immediate undefined behavior.
    Undefined(String),
    /// An assertion failed, with its message.
    Assertion(String),
    /// The interpreter does not support an operation, a type or a value.
    Unsupported(String),
    /// A call from Rust does not fit the function.
    InvalidCall(String),
    /// An evaluator violates the rules of [`Evaluate`](crate::Evaluate).
    Evaluator(String),
    /// The run exceeds the limit of steps.
    StepLimit(u64),
    /// The run exceeds the limit of nested calls.
    CallDepth(usize),
    /// The run exceeds the limit of allocated elements.
    MemoryLimit(u64),
}

impl FaultKind {
    /// Immediate undefined behavior.
    pub fn undefined(reason: impl Into<String>) -> Self {
        FaultKind::Undefined(reason.into())
    }

    /// Returns the fault of something that the interpreter does not support.
    pub fn unsupported(what: impl Into<String>) -> Self {
        FaultKind::Unsupported(what.into())
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::Undefined(reason) => write!(f, "undefined behavior: {reason}"),
            FaultKind::Assertion(message) => write!(f, "assertion failed: {message}"),
            FaultKind::Unsupported(what) => write!(f, "cannot run this: {what}"),
            FaultKind::InvalidCall(what) => f.write_str(what),
            FaultKind::Evaluator(what) => write!(f, "the evaluator is wrong: {what}"),
            FaultKind::StepLimit(limit) => write!(f, "the run takes more than {limit} steps"),
            FaultKind::CallDepth(limit) => write!(f, "calls are nested more than {limit} deep"),
            FaultKind::MemoryLimit(limit) => write!(f, "the run needs more than {limit} elements of memory"),
        }
    }
}

/// The reason why a run stopped before its end, and the location.
#[derive(Clone, Debug)]
pub struct Fault<'c> {
    /// The reason.
    pub kind: FaultKind,
    /// The operation that stopped the run; none for a wrong call from Rust.
    pub op: Option<OpName<'c>>,
    /// The location of the operation.
    pub location: Location<'c>,
    /// The locations of the active calls, the innermost first.
    pub calls: Vec<Location<'c>>,
    /// The output of the program before the fault.
    pub output: String,
}

/// The maximum number of calls that a diagnostic lists.
const MOST_CALLS: usize = 8;

impl<'c> Fault<'c> {
    /// The fault as a diagnostic.
    pub fn to_diagnostic(&self) -> Diagnostic<'c> {
        let message = match self.op {
            Some(op) => format!("'{op}' {}", self.kind),
            None => self.kind.to_string(),
        };
        let mut diagnostic = Diagnostic::error(self.location, message);
        for call in self.calls.iter().take(MOST_CALLS) {
            diagnostic = diagnostic.with_note(*call, "called from here");
        }
        diagnostic
    }
}

impl fmt::Display for Fault<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_diagnostic(), f)
    }
}

impl std::error::Error for Fault<'_> {}
