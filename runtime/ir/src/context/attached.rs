//! Models that were added to types, attributes and operations that are defined elsewhere.

use std::any::Any;
use std::sync::PoisonError;
use std::sync::RwLock;
use std::sync::atomic::{AtomicBool, Ordering};

use rustc_hash::FxHashMap;

use super::Context;
use super::interface::{Implementor, InterfaceImpl, model_in};

/// The models of a context that no definition names.
#[derive(Default)]
pub(crate) struct Attached {
    /// Most contexts have none: then there is no need to lock.
    any: AtomicBool,
    by_implementor: RwLock<FxHashMap<Implementor, Vec<InterfaceImpl>>>,
}

impl Context {
    /// Adds an interface to operations, types or attributes that are defined elsewhere. An implementation in
    /// their definition has precedence; of several attached ones, the first is used.
    ///
    /// The handle of an interface has a function `attach::<T>(context)`, which calls this one.
    pub fn attach(&self, implementor: Implementor, interface: InterfaceImpl) {
        let attached = &self.storage().attached;
        let mut models = attached.by_implementor.write().unwrap_or_else(PoisonError::into_inner);
        models.entry(implementor).or_default().push(interface);
        attached.any.store(true, Ordering::Release);
    }

    fn with_attached<R>(
        &self,
        implementor: impl FnOnce() -> Option<Implementor>,
        read: impl FnOnce(&[InterfaceImpl]) -> R,
    ) -> Option<R> {
        let attached = &self.storage().attached;
        if !attached.any.load(Ordering::Acquire) {
            return None;
        }
        let implementor = implementor()?;
        let models = attached.by_implementor.read().unwrap_or_else(PoisonError::into_inner);
        models.get(&implementor).map(|list| read(list))
    }
}

pub(crate) fn model<M: Any>(
    context: &Context,
    implementor: impl FnOnce() -> Option<Implementor>,
) -> Option<&'static M> {
    context.with_attached(implementor, model_in::<M>).flatten()
}

pub(crate) fn has(context: &Context, implementor: impl FnOnce() -> Option<Implementor>, name: &str) -> bool {
    let has_it = |list: &[InterfaceImpl]| list.iter().any(|own| own.name == name);
    context.with_attached(implementor, has_it).unwrap_or(false)
}
