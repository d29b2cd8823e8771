//! Passes: named changes of an IR.

use std::fmt;

use super::options::{PassOption, PassOptions};
use crate::diagnostic::Diagnostics;
use crate::ir::{Ir, Op};

/// A change of an IR that has a name on the command line.
pub trait Pass: Send + Sync {
    /// The name: of the flag `--name`, and in pipelines.
    fn name(&self) -> &'static str;

    /// What the pass is called where its work is shown, as with `--mlir-print-ir-after-all`: in MLIR the name of its class.
    fn title(&self) -> &'static str {
        self.name()
    }

    /// One line for `--help`.
    fn description(&self) -> &'static str {
        ""
    }

    /// The options that the pass knows.
    fn options(&self) -> &'static [PassOption] {
        &[]
    }

    /// Changes an operation and what is in it.
    ///
    /// # Errors
    ///
    /// Why the pass could not do its work; what was changed until then stays changed.
    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, options: &PassOptions) -> Result<(), PassError<'c>>;
}

/// Why a pass failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PassError<'c> {
    /// Something is wrong with the IR.
    Diagnostics(Diagnostics<'c>),
    /// Something is wrong with an option, or with the pass itself.
    Message(String),
}

impl<'c> From<Diagnostics<'c>> for PassError<'c> {
    fn from(diagnostics: Diagnostics<'c>) -> Self {
        PassError::Diagnostics(diagnostics)
    }
}

impl From<String> for PassError<'_> {
    fn from(message: String) -> Self {
        PassError::Message(message)
    }
}

impl fmt::Display for PassError<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PassError::Diagnostics(diagnostics) => diagnostics.fmt(out),
            PassError::Message(message) => out.write_str(message),
        }
    }
}

impl std::error::Error for PassError<'_> {}
