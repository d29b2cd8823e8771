//! The entities of PDL's values, and the functions that patterns call.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use crate::PdlType;
use rtblgen_ir::context::attributes::Attribute;
use rtblgen_ir::context::types::Type;
use rtblgen_ir::ir::{Ir, Op, Value};
use rtblgen_ir::rewrite::PatternRewriter;

/// The entity that a value of PDL stands for.
#[derive(Clone, Debug, PartialEq)]
pub enum PdlEntity<'c> {
    /// An attribute.
    Attribute(Attribute<'c>),
    /// Several attributes.
    Attributes(Vec<Attribute<'c>>),
    /// An op.
    Op(Op),
    /// Several ops.
    Ops(Vec<Op>),
    /// A type.
    Type(Type<'c>),
    /// Several types.
    Types(Vec<Type<'c>>),
    /// A value.
    Value(Value),
    /// Several values.
    Values(Vec<Value>),
}

impl PdlEntity<'_> {
    /// Returns the type of values of PDL for the entity.
    pub fn ty(&self) -> PdlType {
        match self {
            Self::Attribute(_) => PdlType::Attribute,
            Self::Attributes(_) => PdlType::AttributeRange,
            Self::Op(_) => PdlType::Operation,
            Self::Ops(_) => PdlType::OperationRange,
            Self::Type(_) => PdlType::Type,
            Self::Types(_) => PdlType::TypeRange,
            Self::Value(_) => PdlType::Value,
            Self::Values(_) => PdlType::ValueRange,
        }
    }
}

type Constraint<'c> = dyn Fn(&Ir<'c>, &[PdlEntity<'c>]) -> Option<Vec<PdlEntity<'c>>> + Send + Sync + 'c;
type Rewrite<'c> =
    dyn Fn(&mut PatternRewriter<'_, 'c>, &[PdlEntity<'c>]) -> Option<Vec<PdlEntity<'c>>> + Send + Sync + 'c;

/// The native constraints and rewrites that patterns call by name.
#[derive(Clone, Default)]
pub struct PdlFunctions<'c> {
    constraints: BTreeMap<String, Arc<Constraint<'c>>>,
    rewrites: BTreeMap<String, Arc<Rewrite<'c>>>,
}

impl fmt::Debug for PdlFunctions<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = |keys: Vec<&String>| keys.into_iter().cloned().collect::<Vec<_>>();
        f.debug_struct("PdlFunctions")
            .field("constraints", &names(self.constraints.keys().collect()))
            .field("rewrites", &names(self.rewrites.keys().collect()))
            .finish()
    }
}

impl<'c> PdlFunctions<'c> {
    /// Adds a constraint. It returns its results, or `None` if it does not hold. An attribute that is null is an empty list of
    /// attributes, as an argument and as a result.
    pub fn constraint(
        &mut self,
        name: impl Into<String>,
        function: impl Fn(&Ir<'c>, &[PdlEntity<'c>]) -> Option<Vec<PdlEntity<'c>>> + Send + Sync + 'c,
    ) -> &mut Self {
        self.constraints.insert(name.into(), Arc::new(function));
        self
    }

    /// Adds a rewrite. It returns its results, or `None` if it fails: it must not have changed anything then.
    pub fn rewrite(
        &mut self,
        name: impl Into<String>,
        function: impl Fn(&mut PatternRewriter<'_, 'c>, &[PdlEntity<'c>]) -> Option<Vec<PdlEntity<'c>>>
        + Send
        + Sync
        + 'c,
    ) -> &mut Self {
        self.rewrites.insert(name.into(), Arc::new(function));
        self
    }

    /// Whether there is a constraint of this name.
    pub fn has_constraint(&self, name: &str) -> bool {
        self.constraints.contains_key(name)
    }

    /// Whether there is a rewrite of this name.
    pub fn has_rewrite(&self, name: &str) -> bool {
        self.rewrites.contains_key(name)
    }

    /// A constraint by its name.
    pub(super) fn find_constraint(&self, name: &str) -> Option<&Constraint<'c>> {
        self.constraints.get(name).map(|function| &**function)
    }

    /// A rewrite by its name.
    pub(super) fn find_rewrite(&self, name: &str) -> Option<&Rewrite<'c>> {
        self.rewrites.get(name).map(|function| &**function)
    }
}
