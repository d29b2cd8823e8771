//! Kinds of types and attributes that get an alias in the text (`#map`, `#loc1`), and the names of the aliases. A context
//! records whether it has a type or an attribute of such a kind.

use std::sync::atomic::Ordering;

use super::Context;
use super::attributes::{Attribute, AttributeKind};
use super::types::{Type, TypeKind};

/// Tuples of more types than this get an alias.
const LONGEST_PLAIN_TUPLE: usize = 16;

/// The name of an alias. `F` is a function that makes it from a type or an attribute.
pub(crate) enum AliasName<F> {
    /// All types or attributes of the kind have this name.
    Fixed(&'static str),
    /// A function of the dialect makes the name, or returns `None`.
    Made(F),
}

type AttributeAlias = AliasName<for<'c> fn(Attribute<'c>) -> Option<String>>;
type TypeAlias = AliasName<for<'c> fn(Type<'c>) -> Option<String>>;

impl<F> AliasName<F> {
    /// The name of the alias that a definition gives.
    fn of_definition(made: Option<F>, has_alias: bool, mnemonic: &'static str) -> Option<Self> {
        made.map(AliasName::Made).or_else(|| has_alias.then_some(AliasName::Fixed(mnemonic)))
    }
}

impl AttributeKind<'_> {
    /// The name of the alias of attributes of the kind, or `None` if only the hook of a dialect may give one.
    pub(crate) fn alias(&self) -> Option<AttributeAlias> {
        match self {
            AttributeKind::AffineMap(_) => Some(AliasName::Fixed("map")),
            AttributeKind::IntegerSet(_) => Some(AliasName::Fixed("set")),
            AttributeKind::Location(_) => Some(AliasName::Fixed("loc")),
            AttributeKind::Distinct { referenced, .. }
                if !matches!(referenced.kind(), AttributeKind::Unit) =>
            {
                Some(AliasName::Fixed("distinct"))
            }
            AttributeKind::Extension { definition, .. } => {
                AliasName::of_definition(definition.alias, definition.has_alias, definition.mnemonic)
            }
            _ => None,
        }
    }
}

impl TypeKind<'_> {
    /// The name of the alias of types of the kind, or `None` if only the hook of a dialect may give one.
    pub(crate) fn alias(&self) -> Option<TypeAlias> {
        match self {
            TypeKind::Tuple(types) if types.len() > LONGEST_PLAIN_TUPLE => Some(AliasName::Fixed("tuple")),
            TypeKind::Extension { definition, .. } => {
                AliasName::of_definition(definition.alias, definition.has_alias, definition.mnemonic)
            }
            _ => None,
        }
    }
}

impl Context {
    /// Whether an attribute or a type was made that may get an alias without the hook of a dialect.
    pub(crate) fn has_aliasable(&self) -> bool {
        self.storage().has_aliasable.load(Ordering::Relaxed)
    }

    pub(super) fn note_attribute(&self, kind: &AttributeKind<'_>) {
        if kind.alias().is_some() {
            self.storage().has_aliasable.store(true, Ordering::Relaxed);
        }
    }

    pub(super) fn note_type(&self, kind: &TypeKind<'_>) {
        if kind.alias().is_some() {
            self.storage().has_aliasable.store(true, Ordering::Relaxed);
        }
    }
}
