//! The casts that the driver puts between values of old and new types until the conversion ends.

use std::sync::Arc;

use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

use super::type_converter::TypeConverter;
use rtblgen_ir::context::types::Type;
use rtblgen_ir::ir::Op;

/// The direction of a cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CastKind {
    /// From the new types back to the original one.
    Source,
    /// To the types of a pattern's operands.
    Target,
}

impl CastKind {
    pub(super) fn name(self) -> &'static str {
        match self {
            CastKind::Source => "source",
            CastKind::Target => "target",
        }
    }
}

/// The kind of replacement of a cast.
#[derive(Clone)]
pub(super) struct CastInfo<'c> {
    pub(super) converter: Option<Arc<TypeConverter<'c>>>,
    pub(super) kind: CastKind,
    /// The type before all conversions, for target casts.
    pub(super) original: Option<Type<'c>>,
    /// Whether the cast has inputs of which it changes only the type.
    pub(super) is_pure: bool,
}

/// The casts, in the order of their creation.
#[derive(Default)]
pub(super) struct Materializations<'c> {
    /// `None` is a cast that was removed.
    infos: IndexMap<Op, Option<CastInfo<'c>>, FxBuildHasher>,
}

impl<'c> Materializations<'c> {
    pub(super) fn insert(&mut self, cast: Op, info: CastInfo<'c>) {
        self.infos.insert(cast, Some(info));
    }

    pub(super) fn remove(&mut self, cast: Op) {
        if self.infos.last().is_some_and(|(last, _)| *last == cast) {
            self.infos.pop();
        } else if let Some(info) = self.infos.get_mut(&cast) {
            *info = None;
        }
    }

    pub(super) fn get(&self, cast: Op) -> Option<&CastInfo<'c>> {
        self.infos.get(&cast)?.as_ref()
    }

    /// The number of casts; removed ones may count.
    pub(super) fn len(&self) -> usize {
        self.infos.len()
    }

    pub(super) fn contains(&self, cast: Op) -> bool {
        self.get(cast).is_some()
    }

    pub(super) fn is_pure(&self, op: Op) -> bool {
        self.get(op).is_some_and(|info| info.is_pure)
    }

    /// The casts that were not removed, in the order of their creation.
    pub(super) fn casts(&self) -> Vec<Op> {
        self.infos.iter().filter(|(_, info)| info.is_some()).map(|(cast, _)| *cast).collect()
    }
}
