//! Passes: named changes of an IR.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::{Diagnostics, Ir, Op};

/// A change of an IR that has a name on the command line.
pub trait Pass: Send + Sync {
    /// The name: of the flag `--name`, and in pipelines.
    fn name(&self) -> &'static str;

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

/// An option of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassOption {
    /// The name.
    pub name: &'static str,
    /// One line for `--help`.
    pub description: &'static str,
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

/// The values of a pass's options: `pass{name=value}`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PassOptions {
    pub(super) values: BTreeMap<String, String>,
}

impl PassOptions {
    /// The text of an option, if it was given.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.values.get(name).map(String::as_str)
    }

    /// The value of an option, if it was given.
    ///
    /// # Errors
    ///
    /// If the text is no such value.
    pub fn value<T: FromStr>(&self, name: &str) -> Result<Option<T>, String> {
        match self.get(name) {
            None => Ok(None),
            Some(text) => match text.parse() {
                Ok(value) => Ok(Some(value)),
                Err(_) => Err(format!("'{text}' is no value of the option '{name}'")),
            },
        }
    }

    /// A truth value: `name`, `name=true`, `name=1`, `name=false`, `name=0`.
    ///
    /// # Errors
    ///
    /// If the text is something else.
    pub fn flag(&self, name: &str) -> Result<Option<bool>, String> {
        match self.get(name) {
            None => Ok(None),
            Some("" | "true" | "1") => Ok(Some(true)),
            Some("false" | "0") => Ok(Some(false)),
            Some(text) => Err(format!("'{text}' is no truth value for the option '{name}'")),
        }
    }
}
