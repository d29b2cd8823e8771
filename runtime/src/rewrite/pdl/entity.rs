//! What values of PDL stand for, and the functions that patterns call.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use crate::context::attributes::Attribute;
use crate::context::types::Type;
use crate::ir::{Ir, Op, Value};
use crate::rewrite::PatternRewriter;
use crate::rewrite::pdl::PdlType;

/// What a value of PDL stands for.
#[derive(Clone, Debug, PartialEq)]
pub enum PdlEntity<'c> {
    /// An attribute.
    Attribute(Attribute<'c>),
    /// An op.
    Op(Op),
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
    /// The type of values of PDL that can stand for it.
    pub fn ty(&self) -> PdlType {
        match self {
            Self::Attribute(_) => PdlType::Attribute,
            Self::Op(_) => PdlType::Operation,
            Self::Type(_) => PdlType::Type,
            Self::Types(_) => PdlType::TypeRange,
            Self::Value(_) => PdlType::Value,
            Self::Values(_) => PdlType::ValueRange,
        }
    }
}

type Constraint<'c> = dyn Fn(&Ir<'c>, &[PdlEntity<'c>]) -> Option<Vec<PdlEntity<'c>>> + Send + Sync + 'c;
type Rewrite<'c> =
    dyn Fn(&mut PatternRewriter<'_, 'c>, &[PdlEntity<'c>]) -> Vec<PdlEntity<'c>> + Send + Sync + 'c;

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
    /// Adds a constraint. It returns its results, or `None` if it does not hold.
    pub fn constraint(
        &mut self,
        name: impl Into<String>,
        function: impl Fn(&Ir<'c>, &[PdlEntity<'c>]) -> Option<Vec<PdlEntity<'c>>> + Send + Sync + 'c,
    ) -> &mut Self {
        self.constraints.insert(name.into(), Arc::new(function));
        self
    }

    /// Adds a rewrite. It returns its results.
    pub fn rewrite(
        &mut self,
        name: impl Into<String>,
        function: impl Fn(&mut PatternRewriter<'_, 'c>, &[PdlEntity<'c>]) -> Vec<PdlEntity<'c>> + Send + Sync + 'c,
    ) -> &mut Self {
        self.rewrites.insert(name.into(), Arc::new(function));
        self
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

/// What the values of a pattern stand for, by operation and result.
#[derive(Clone, Debug)]
pub(super) struct Bindings<'c> {
    entities: Vec<Vec<Option<PdlEntity<'c>>>>,
    /// The matched ops, the root first.
    pub(super) matched: Vec<Op>,
}

impl<'c> Bindings<'c> {
    pub(super) fn new(pattern: &super::PdlPattern<'c>) -> Self {
        let entities = pattern.operations.iter().map(|operation| vec![None; operation.results.len()]);
        Self { entities: entities.collect(), matched: Vec::new() }
    }

    pub(super) fn get(&self, value: super::PdlValue) -> Option<&PdlEntity<'c>> {
        self.entities.get(value.operation)?.get(value.result)?.as_ref()
    }

    pub(super) fn set(&mut self, value: super::PdlValue, entity: PdlEntity<'c>) {
        if let Some(place) =
            self.entities.get_mut(value.operation).and_then(|results| results.get_mut(value.result))
        {
            *place = Some(entity);
        }
    }

    /// Sets the results of an operation, which must be of its types.
    pub(super) fn set_results(
        &mut self,
        operation: usize,
        types: &[PdlType],
        found: Vec<PdlEntity<'c>>,
    ) -> Option<()> {
        let is_as_declared = found.iter().map(PdlEntity::ty).eq(types.iter().copied());
        if !is_as_declared {
            return None;
        }
        for (result, entity) in found.into_iter().enumerate() {
            self.set(super::PdlValue { operation, result }, entity);
        }
        Some(())
    }
}
