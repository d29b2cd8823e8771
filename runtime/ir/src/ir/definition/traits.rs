//! Traits of operations.

use std::fmt;

use crate::ir::{Ir, Op, VerifyResult};

/// A trait of operations: a name, and a verifier.
#[derive(Clone, Copy)]
pub struct TraitDefinition {
    /// The name of the definition in ODS, such as `Terminator`.
    pub name: &'static str,
    /// The arguments in ODS: names of operations, for `HasParent` and `SingleBlockImplicitTerminator`.
    pub parameters: &'static [&'static str],
    /// Whether it is about the structure of the operation (`StructuralOpTrait`): then it is verified before
    /// the types of operands, results and attributes, otherwise after them.
    pub is_structural: bool,
    /// Checks an operation before those in its regions.
    pub verify: Option<TraitVerifier>,
    /// Checks an operation after those in its regions.
    pub verify_regions: Option<TraitVerifier>,
}

/// Checks an operation that has the trait.
pub type TraitVerifier = for<'c> fn(&Ir<'c>, Op, &TraitDefinition) -> VerifyResult;

impl TraitDefinition {
    /// A trait that verifies nothing.
    pub const fn marker(name: &'static str) -> Self {
        TraitDefinition { name, parameters: &[], is_structural: false, verify: None, verify_regions: None }
    }

    /// A trait that is verified before the operations in the regions.
    pub const fn verified(name: &'static str, verify: TraitVerifier) -> Self {
        TraitDefinition { verify: Some(verify), ..TraitDefinition::marker(name) }
    }

    /// A trait that is verified after the operations in the regions.
    pub const fn verified_with_regions(name: &'static str, verify: TraitVerifier) -> Self {
        TraitDefinition { verify_regions: Some(verify), ..TraitDefinition::marker(name) }
    }

    /// The same trait as a structural one.
    #[must_use]
    pub const fn structural(self) -> Self {
        TraitDefinition { is_structural: true, ..self }
    }

    /// The same trait with these arguments.
    #[must_use]
    pub const fn with_parameters(self, parameters: &'static [&'static str]) -> Self {
        TraitDefinition { parameters, ..self }
    }
}

impl fmt::Debug for TraitDefinition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.name, self.parameters)
    }
}
