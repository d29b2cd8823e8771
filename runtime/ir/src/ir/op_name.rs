//! Names of operations.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;
use std::sync::atomic::Ordering;

use crate::context::Context;
use crate::context::interface::InterfaceImpl;
use crate::context::interner::{Arena, Uniqued};
use crate::ir::definition::OpDefinition;

/// The name of an operation, `dialect.mnemonic`, with the registered data of such operations.
#[derive(Clone, Copy)]
pub struct OpName<'c>(&'c OpNameData<'c>);

pub(crate) struct OpNameData<'c> {
    text: &'c str,
    context: &'c Context,
    /// Set when a dialect that defines the operation is registered, which may be after the name was first used.
    definition: OnceLock<&'static OpDefinition>,
    /// Set with the definition, if the dialect answers for interfaces of its operations.
    fallback: OnceLock<InterfaceFallback>,
    /// Assigned at the first query.
    index: OnceLock<u32>,
}

/// Interfaces of operations that do not list them themselves (`hasOperationInterfaceFallback`).
pub(super) type InterfaceFallback = fn(&str, OpName<'_>) -> Option<InterfaceImpl>;

pub(crate) enum UniquedOpName {}

impl Uniqued for UniquedOpName {
    type Data<'a> = OpNameData<'a>;

    fn copy_into<'a>(data: &OpNameData<'a>, arena: &'a Arena) -> OpNameData<'a> {
        OpNameData {
            text: arena.text(data.text),
            context: data.context,
            definition: OnceLock::new(),
            fallback: OnceLock::new(),
            index: OnceLock::new(),
        }
    }
}

impl PartialEq for OpNameData<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for OpNameData<'_> {}

impl Hash for OpNameData<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

/// Names of operations of one context.
#[derive(Default)]
pub(crate) struct OpNameSet {
    /// By the index of the name.
    names: Vec<bool>,
}

impl OpNameSet {
    /// Whether the name is in the set.
    pub(crate) fn contains(&self, name: OpName<'_>) -> bool {
        self.names.get(name.index()).is_some_and(|is_in| *is_in)
    }

    /// Adds a name.
    pub(crate) fn insert(&mut self, name: OpName<'_>) {
        let index = name.index();
        if index >= self.names.len() {
            self.names.resize(index + 1, false);
        }
        self.names[index] = true;
    }
}

impl Context {
    /// The operation name with this text.
    pub fn op_name<'c>(&'c self, text: &str) -> OpName<'c> {
        let data = OpNameData {
            text,
            context: self.anchored(),
            definition: OnceLock::new(),
            fallback: OnceLock::new(),
            index: OnceLock::new(),
        };
        OpName(self.ir_tables().op_names.intern(data))
    }
}

impl<'c> OpName<'c> {
    /// The whole name, such as `func.return`.
    pub fn as_str(self) -> &'c str {
        self.0.text
    }

    /// Returns the part before the first dot, or nothing if there is no dot.
    pub fn dialect(self) -> &'c str {
        self.0.text.split_once('.').map_or("", |(dialect, _)| dialect)
    }

    /// Returns the part after the first dot, or the whole name if there is no dot.
    pub fn mnemonic(self) -> &'c str {
        self.0.text.split_once('.').map_or(self.0.text, |(_, mnemonic)| mnemonic)
    }

    /// The definition of the operation, if a dialect that defines it is registered.
    #[inline]
    pub fn definition(self) -> Option<&'static OpDefinition> {
        self.0.definition.get().copied()
    }

    /// Whether a registered dialect defines the operation.
    pub fn is_registered(self) -> bool {
        self.definition().is_some()
    }

    /// A number that only this name has in its context, and small: an index for side tables.
    #[inline]
    pub fn index(self) -> usize {
        let next = || self.0.context.ir_tables().op_name_indices.fetch_add(1, Ordering::Relaxed);
        *self.0.index.get_or_init(next) as usize
    }

    /// The context that owns the name.
    pub fn context(self) -> &'c Context {
        self.0.context
    }

    /// Records the definition; the first one stays.
    pub(super) fn define(self, definition: &'static OpDefinition, fallback: Option<InterfaceFallback>) {
        let _first = self.0.definition.set(definition);
        if let Some(fallback) = fallback {
            let _first = self.0.fallback.set(fallback);
        }
    }

    /// The function by which the dialect answers for interfaces of the operation.
    pub(super) fn interface_fallback(self) -> Option<InterfaceFallback> {
        match self.is_registered() {
            true => self.0.fallback.get().copied(),
            false => self.context().dialect(self.dialect())?.hooks.interface,
        }
    }

    fn address(self) -> *const u8 {
        std::ptr::from_ref(self.0).cast()
    }
}

impl PartialEq for OpName<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.address() == other.address()
    }
}

impl Eq for OpName<'_> {}

impl Hash for OpName<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.address().hash(state);
    }
}

impl fmt::Display for OpName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for OpName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
