//! The tables behind a context.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64};

use super::attached::Attached;
use super::attributes::UniquedAttribute;
use super::blobs::BlobTable;
use super::extension::Extensions;
use super::interner::Interner;
use super::location::UniquedLocation;
use super::types::{UniquedPart, UniquedType};

/// See [`Context`](super::Context).
#[derive(Default)]
pub(crate) struct Storage {
    pub(crate) types: Interner<UniquedType>,
    pub(crate) attributes: Interner<UniquedAttribute>,
    pub(crate) locations: Interner<UniquedLocation>,
    /// The mutable parts of types of the trait `MutableType`.
    pub(crate) parts: Interner<UniquedPart>,
    pub(crate) allow_unregistered: AtomicBool,
    pub(crate) show_ops: AtomicBool,
    /// See [`Context::warn_of_missing_hooks`](super::Context::warn_of_missing_hooks).
    pub(crate) is_silent_about_hooks: AtomicBool,
    /// See [`Context::skip_verifier_of_parsers`](super::Context::skip_verifier_of_parsers).
    pub(crate) skips_verifier: AtomicBool,
    /// See [`Context::check_patterns`](super::Context::check_patterns).
    pub(crate) checks_patterns: AtomicBool,
    /// One more than the number of [`Context::set_greedy_steps_per_op`](super::Context::set_greedy_steps_per_op); 0 for the
    /// default.
    pub(crate) greedy_steps: AtomicU64,
    /// See [`Context::has_counted_greedy_steps`](super::Context::has_counted_greedy_steps).
    pub(crate) was_greedy: AtomicBool,
    /// 0 for none, 1 for text, 2 for JSON: see [`Context::explain_conversions`](super::Context::explain_conversions).
    pub(crate) explanations: AtomicU8,
    /// See [`Context::explain_unregistered`](super::Context::explain_unregistered).
    pub(crate) dialect_help: OnceLock<fn(&str) -> Option<String>>,
    /// See [`Context::has_aliasable`](super::Context::has_aliasable).
    pub(crate) has_aliasable: AtomicBool,
    /// Interfaces of entities that are defined elsewhere.
    pub(crate) attached: Attached,
    /// Tables of upper layers.
    pub(crate) extensions: Extensions,
    /// The number of distinct attributes made so far: each is its own.
    pub(crate) distinct_count: AtomicU64,
    pub(crate) blobs: BlobTable,
}
