//! The `Pass` trait.

use std::fmt;

use super::instance::PassInstance;
use super::options::PassOption;
use super::state::PassState;
use rtblgen_ir::Diagnostics;
use rtblgen_ir::context::Context;
use rtblgen_ir::ir::{Ir, Op};

/// The operations that a pass runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassAnchor {
    /// Any operation: MLIR's `OperationPass<>`.
    Any,
    /// The operations of this name: MLIR's `OperationPass<func::FuncOp>`.
    Op(&'static str),
    /// The operations with the interface of this name, such as `::mlir::FunctionOpInterface`: MLIR's `InterfacePass`.
    Interface(&'static str),
}

/// A statistic of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassStatistic {
    /// The name.
    pub name: &'static str,
    /// One line for reports.
    pub description: &'static str,
}

impl PassStatistic {
    /// A statistic with this name and description.
    pub const fn new(name: &'static str, description: &'static str) -> Self {
        PassStatistic { name, description }
    }
}

/// A transformation of an operation and the operations in it.
///
/// A pass may run on several operations at the same time, each on a thread and in an IR of its own. It
/// therefore changes and reads only the operation that it is given and its contents; the operations around it
/// are not accessible.
pub trait Pass: Send + Sync {
    /// The name in pipelines, and of the flag `--argument`.
    fn argument(&self) -> &'static str;

    /// The name in reports: in MLIR the name of the class.
    fn name(&self) -> &'static str {
        self.argument()
    }

    /// One line for `--help`.
    fn description(&self) -> &'static str {
        ""
    }

    /// The options of the pass.
    fn options(&self) -> &'static [PassOption] {
        &[]
    }

    /// The statistics of the pass.
    fn statistics(&self) -> &'static [PassStatistic] {
        &[]
    }

    /// The operations that the pass runs on.
    fn anchor(&self) -> PassAnchor {
        PassAnchor::Any
    }

    /// Registers the dialects whose operations, types or attributes the pass creates. Pass managers call it before any
    /// pass runs.
    fn register_dependent_dialects(&self, context: &Context) {
        let _ = context;
    }

    /// The pass with this value of an option, to be added to a manager: see [`PassInstance::with_option`].
    ///
    /// # Panics
    ///
    /// If the pass has no such option, or the option does not take this value.
    #[track_caller]
    fn with_option(self, name: &str, value: impl ToString) -> PassInstance
    where
        Self: Sized + 'static,
    {
        PassInstance::from(self).with_option(name, value)
    }

    /// Transforms an operation.
    ///
    /// # Errors
    ///
    /// The reason why the pass failed. Changes made until then remain.
    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>>;
}

/// The reason why a pass failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PassError<'c> {
    /// Errors about the IR.
    Diagnostics(Diagnostics<'c>),
    /// An error about an option or about the pass.
    Message(String),
    /// A failure without a message: MLIR's `signalPassFailure`.
    Failure,
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

impl From<&str> for PassError<'_> {
    fn from(message: &str) -> Self {
        PassError::Message(message.to_owned())
    }
}

impl fmt::Display for PassError<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PassError::Diagnostics(diagnostics) => diagnostics.fmt(out),
            PassError::Message(message) => out.write_str(message),
            PassError::Failure => out.write_str("the pass failed"),
        }
    }
}

impl std::error::Error for PassError<'_> {}
