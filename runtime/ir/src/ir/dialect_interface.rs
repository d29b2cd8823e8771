//! Interfaces of dialects: objects that are attached to a dialect of a context.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use crate::context::Context;
use crate::ir::Dialect;

/// Each is a `&'static I` of an interface `I`.
pub(super) type Object = Box<dyn Any + Send + Sync>;

/// The objects, by dialect.
#[derive(Default)]
pub(crate) struct DialectObjects(RwLock<BTreeMap<&'static str, Vec<Object>>>);

impl Context {
    /// Adds an interface to a dialect; if there are several of one interface, the first one is used.
    ///
    /// ```
    /// use rtblgen_runtime::{Context, dialects::builtin::BuiltinDialect};
    ///
    /// /// What `--gen-dialect-interface-defs` makes of a `DialectInterface`.
    /// trait Inliner: Send + Sync {
    ///     fn is_legal(&self) -> bool;
    /// }
    /// struct Always;
    /// impl Inliner for Always {
    ///     fn is_legal(&self) -> bool {
    ///         true
    ///     }
    /// }
    ///
    /// let context = Context::new();
    /// context.attach_dialect_interface::<BuiltinDialect, dyn Inliner>(&Always);
    /// assert!(context.dialect_interface::<dyn Inliner>("builtin").unwrap().is_legal());
    /// assert!(context.dialect_interface::<dyn Inliner>("func").is_none());
    /// ```
    pub fn attach_dialect_interface<D: Dialect, I: ?Sized + Send + Sync + 'static>(
        &self,
        interface: &'static I,
    ) {
        self.add_dialect_interfaces(D::NAME, vec![Box::new(interface)]);
    }

    pub(super) fn add_dialect_interfaces(&self, dialect: &'static str, interfaces: Vec<Object>) {
        let mut objects = self.ir_tables().dialect_objects.0.write().unwrap_or_else(PoisonError::into_inner);
        objects.entry(dialect).or_default().extend(interfaces);
    }

    /// The interface of a dialect, if it has that one.
    pub fn dialect_interface<I: ?Sized + Send + Sync + 'static>(&self, dialect: &str) -> Option<&'static I> {
        let objects = self.ir_tables().dialect_objects.0.read().unwrap_or_else(PoisonError::into_inner);
        objects.get(dialect).and_then(|list| object_in(list))
    }

    /// All dialects that have an interface, by name.
    pub fn dialect_interfaces<I: ?Sized + Send + Sync + 'static>(&self) -> Vec<(&'static str, &'static I)> {
        let objects = self.ir_tables().dialect_objects.0.read().unwrap_or_else(PoisonError::into_inner);
        objects.iter().filter_map(|(dialect, list)| Some((*dialect, object_in(list)?))).collect()
    }
}

fn object_in<I: ?Sized + 'static>(list: &[Object]) -> Option<&'static I> {
    list.iter().find_map(|object| object.downcast_ref::<&'static I>()).copied()
}
