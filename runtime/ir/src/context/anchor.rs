//! The one place where a context is allocated and freed.
//!
//! Uniqued data knows its context, so the pointee must not move when the user moves the `Context` value: the
//! value is a pointer to the storage, and the storage holds a copy of that pointer for [`Context::anchored`].
#![allow(unsafe_code)]

use std::mem::ManuallyDrop;
use std::ptr::NonNull;
use std::sync::OnceLock;

use super::Location;
use super::attributes::Attribute;
use super::storage::Storage;
use super::types::{Signedness, Type, TypeKind};
use crate::float::FloatKind;

/// Owns the unique and immutable data: types, attributes, locations, operation names, and the registered
/// dialects.
///
/// `Type<'c>`, `Attribute<'c>`, `Location<'c>` and `OpName<'c>` are references into a context: they are equal if their
/// addresses are, and they cannot outlive it. A context can be used by many threads at once. Dropping it frees
/// everything in it.
///
/// ```
/// use rtblgen_runtime::Context;
/// let context = Context::new();
/// assert_eq!(context.integer_type(32), context.integer_type(32));
/// assert_ne!(context.integer_type(32), context.index_type());
/// ```
pub struct Context {
    /// Invariant: points to an `Anchor` from `Box::into_raw`, valid until the value that `Context::new` returned is
    /// dropped; only shared references are made to it.
    anchor: NonNull<Anchor>,
}

struct Anchor {
    /// A second handle to this anchor, never dropped, at an address that lives as long as the storage.
    handle: ManuallyDrop<Context>,
    storage: Storage,
    /// Invariant: set once in `Context::new`; refers to `storage`, and is only given out with the lifetime of a borrow
    /// of the context.
    common: OnceLock<Common<'static>>,
}

/// Common types and attributes, accessed without a look-up.
#[derive(Clone, Copy)]
pub(crate) struct Common<'c> {
    pub(crate) none: Type<'c>,
    pub(crate) index: Type<'c>,
    pub(crate) i1: Type<'c>,
    pub(crate) i32: Type<'c>,
    pub(crate) i64: Type<'c>,
    pub(crate) f32: Type<'c>,
    pub(crate) f64: Type<'c>,
    pub(crate) unit: Attribute<'c>,
    pub(crate) unknown: Location<'c>,
}

impl<'c> Common<'c> {
    fn of(context: &'c Context) -> Self {
        let integer = |width| context.ty(TypeKind::Integer { width, signedness: Signedness::Signless });
        Common {
            none: context.ty(TypeKind::None),
            index: context.ty(TypeKind::Index),
            i1: integer(1),
            i32: integer(32),
            i64: integer(64),
            f32: context.ty(TypeKind::Float(FloatKind::F32)),
            f64: context.ty(TypeKind::Float(FloatKind::F64)),
            unit: context.attribute(super::attributes::AttributeKind::Unit),
            unknown: context.new_unknown_loc(),
        }
    }
}

// SAFETY: a context is a handle to `Storage`, which is `Send + Sync` (checked below).
unsafe impl Send for Context {}
// SAFETY: likewise.
unsafe impl Sync for Context {}

const _: () = {
    const fn is_send_and_sync<T: Send + Sync>() {}
    is_send_and_sync::<Storage>();
};

impl Context {
    /// A context in which no dialect is registered.
    pub(crate) fn without_dialects() -> Self {
        let handle = ManuallyDrop::new(Context { anchor: NonNull::dangling() });
        let anchor =
            Box::into_raw(Box::new(Anchor { handle, storage: Storage::default(), common: OnceLock::new() }));
        // SAFETY: the box was just made; no other code has the pointer, which is not null.
        let anchor = unsafe {
            let pointer = NonNull::new_unchecked(anchor);
            (*anchor).handle = ManuallyDrop::new(Context { anchor: pointer });
            pointer
        };
        let context = Context { anchor };
        let common = Common::of(&context);
        // SAFETY: only the lifetime changes; see the field.
        let common = unsafe { std::mem::transmute::<Common<'_>, Common<'static>>(common) };
        // SAFETY: the invariant of the field.
        let _set = unsafe { anchor.as_ref() }.common.set(common);
        context
    }

    /// Returns this context at an address that stays the same when the `Context` value moves.
    pub(crate) fn anchored(&self) -> &Context {
        // SAFETY: the invariant of the field.
        unsafe { &self.anchor.as_ref().handle }
    }

    pub(crate) fn storage(&self) -> &Storage {
        // SAFETY: the invariant of the field.
        unsafe { &self.anchor.as_ref().storage }
    }

    pub(crate) fn common(&self) -> &Common<'_> {
        // SAFETY: the invariant of the field.
        unsafe { self.anchor.as_ref() }.common.get().expect("set when the context was made")
    }

    /// Whether two values are handles to one context.
    pub(crate) fn is(&self, other: &Context) -> bool {
        self.anchor == other.anchor
    }

    /// The address of the context. It identifies the context during its lifetime.
    pub(crate) fn address(&self) -> usize {
        self.anchor.addr().get()
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: only the value from `new` is dropped (`handle` is not), so this runs once, and the borrow checker
        // has ended all references into the storage.
        drop(unsafe { Box::from_raw(self.anchor.as_ptr()) });
    }
}
