//! Caches of names and types that the parser has looked up.
//!
//! A context is shared between threads, so asking it for the same name or type again takes a lock and a comparison; most words
//! of a source have been seen before.

use rustc_hash::FxHashMap;

use super::parser::AsmParser;
use crate::context::Context;
use crate::context::attributes::{Attribute, StringAttr};
use crate::context::types::Type;
use crate::ir::OpName;

/// Uniqued data by its spelling in the source.
pub(super) struct Cache<'p, 'c> {
    names: FxHashMap<&'p str, StringAttr<'c>>,
    op_names: FxHashMap<&'p str, OpName<'c>>,
    /// Integer types that are seldom, by their text.
    integer_types: FxHashMap<&'p str, Type<'c>>,
    /// For each width below [`COMMON_WIDTHS`] `iN`.
    signless_types: Vec<Option<Type<'c>>>,
    small_integers: FxHashMap<(Type<'c>, i64), Attribute<'c>>,
    pub unit: Attribute<'c>,
}

impl<'c> Cache<'_, 'c> {
    pub(super) fn new(context: &'c Context) -> Self {
        Cache {
            names: FxHashMap::default(),
            op_names: FxHashMap::default(),
            integer_types: FxHashMap::default(),
            signless_types: vec![None; COMMON_WIDTHS],
            small_integers: FxHashMap::default(),
            unit: context.unit_attr(),
        }
    }
}

impl<'p, 'c> AsmParser<'p, 'c> {
    /// The name with this text.
    pub(super) fn name(&mut self, text: &'p str) -> StringAttr<'c> {
        let context = self.context;
        *self.cache.names.entry(text).or_insert_with(|| context.name(text))
    }

    /// The name of operations with this text.
    pub(super) fn op_name(&mut self, text: &'p str) -> OpName<'c> {
        let context = self.context;
        *self.cache.op_names.entry(text).or_insert_with(|| context.op_name(text))
    }

    /// The integer attribute with this value.
    pub(super) fn integer_value(&mut self, ty: Type<'c>, value: i128) -> Attribute<'c> {
        let context = self.context;
        match i64::try_from(value) {
            Ok(small) => *self
                .cache
                .small_integers
                .entry((ty, small))
                .or_insert_with(|| context.integer_attr(ty, value)),
            Err(_) => context.integer_attr(ty, value),
        }
    }

    /// The integer type with this spelling, if it has been seen before.
    pub(super) fn known_integer_type(&self, text: &str) -> Option<Type<'c>> {
        match common_width(text) {
            Some(width) => self.cache.signless_types[width],
            None => self.cache.integer_types.get(text).copied(),
        }
    }

    pub(super) fn remember_integer_type(&mut self, text: &'p str, ty: Type<'c>) {
        match common_width(text) {
            Some(width) => self.cache.signless_types[width] = Some(ty),
            None => drop(self.cache.integer_types.insert(text, ty)),
        }
    }
}

/// Integer types of smaller widths are found without a hash.
const COMMON_WIDTHS: usize = 100;

/// The width of `iN` with one digit or two.
fn common_width(text: &str) -> Option<usize> {
    let digit = |byte: u8| usize::from(byte.wrapping_sub(b'0'));
    match *text.as_bytes() {
        [b'i', ones] => Some(digit(ones)),
        [b'i', tens, ones] => Some(digit(tens) * 10 + digit(ones)),
        _ => None,
    }
}
