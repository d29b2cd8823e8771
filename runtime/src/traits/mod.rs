//! The traits of operations.

use std::fmt;

use crate::ir::{Ir, Op};
use crate::verify::VerifyResult;

/// A trait of operations: a name, and what it verifies.
#[derive(Clone, Copy)]
pub struct TraitDefinition {
    /// The name in ODS.
    pub name: &'static str,
    /// Checks an operation before those in its regions.
    pub verify: Option<for<'c> fn(&Ir<'c>, Op) -> VerifyResult>,
    /// Checks an operation after those in its regions.
    pub verify_regions: Option<for<'c> fn(&Ir<'c>, Op) -> VerifyResult>,
}

impl fmt::Debug for TraitDefinition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TraitDefinition({})", self.name)
    }
}

impl TraitDefinition {
    /// A trait that verifies nothing.
    pub const fn marker(name: &'static str) -> Self {
        TraitDefinition { name, verify: None, verify_regions: None }
    }
}

/// `Terminator`.
pub static TERMINATOR: TraitDefinition = TraitDefinition::marker("Terminator");
