//! Which types and attributes may get an alias in the text (`#map`, `#loc1`), and whether the context has such.

use std::sync::atomic::Ordering;

use super::Context;
use super::attributes::AttributeKind;
use super::types::TypeKind;

/// Tuples of more types than this get an alias.
pub(crate) const LONGEST_PLAIN_TUPLE: usize = 16;

impl AttributeKind<'_> {
    /// Whether attributes of the kind may get an alias without the hook of a dialect.
    pub(crate) fn may_have_alias(&self) -> bool {
        match self {
            AttributeKind::AffineMap(_)
            | AttributeKind::IntegerSet(_)
            | AttributeKind::Location(_)
            | AttributeKind::Distinct { .. } => true,
            AttributeKind::Extension { definition, .. } => definition.alias.is_some() || definition.has_alias,
            _ => false,
        }
    }
}

impl TypeKind<'_> {
    /// Whether types of the kind may get an alias without the hook of a dialect.
    pub(crate) fn may_have_alias(&self) -> bool {
        match self {
            TypeKind::Tuple(types) => types.len() > LONGEST_PLAIN_TUPLE,
            TypeKind::Extension { definition, .. } => definition.alias.is_some() || definition.has_alias,
            _ => false,
        }
    }
}

impl Context {
    /// Whether an attribute or a type was made that may get an alias without the hook of a dialect.
    pub(crate) fn has_aliasable(&self) -> bool {
        self.storage().has_aliasable.load(Ordering::Relaxed)
    }

    pub(super) fn note_attribute(&self, kind: &AttributeKind<'_>) {
        if kind.may_have_alias() {
            self.storage().has_aliasable.store(true, Ordering::Relaxed);
        }
    }

    pub(super) fn note_type(&self, kind: &TypeKind<'_>) {
        if kind.may_have_alias() {
            self.storage().has_aliasable.store(true, Ordering::Relaxed);
        }
    }
}
