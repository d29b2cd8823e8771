//! What the parser has looked up before.
//!
//! A context is shared between threads, so asking it for the same name or type again takes a lock and a comparison; most words
//! of a source have been seen before.

use rustc_hash::FxHashMap;

use super::parser::AsmParser;
use crate::{Attribute, Context, OpName, StringAttr, Type};

/// Uniqued data by its spelling in the source.
pub(super) struct Cache<'p, 'c> {
    names: FxHashMap<&'p str, StringAttr<'c>>,
    op_names: FxHashMap<&'p str, OpName<'c>>,
    integer_types: FxHashMap<&'p str, Type<'c>>,
    pub unit: Attribute<'c>,
}

impl<'c> Cache<'_, 'c> {
    pub(super) fn new(context: &'c Context) -> Self {
        Cache {
            names: FxHashMap::default(),
            op_names: FxHashMap::default(),
            integer_types: FxHashMap::default(),
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

    /// The integer type with this spelling, if it has been seen before.
    pub(super) fn known_integer_type(&self, text: &str) -> Option<Type<'c>> {
        self.cache.integer_types.get(text).copied()
    }

    pub(super) fn remember_integer_type(&mut self, text: &'p str, ty: Type<'c>) {
        self.cache.integer_types.insert(text, ty);
    }
}
