//! Names for attributes and types that the source defines: `#map = ..`, `!tile = ..`.

use rustc_hash::FxHashMap;

use crate::context::attributes::Attribute;
use crate::context::types::Type;

/// The definitions in the source so far, by name without the sigil.
#[derive(Default)]
pub(super) struct Aliases<'p, 'c> {
    pub attributes: FxHashMap<&'p str, Attribute<'c>>,
    pub types: FxHashMap<&'p str, Type<'c>>,
    /// The `distinct` attributes and their referenced attributes, by number.
    pub distinct: FxHashMap<u64, (Attribute<'c>, Attribute<'c>)>,
}
