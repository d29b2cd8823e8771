//! The one place where a context is allocated and freed.
//!
//! Uniqued data knows its context, so what it points to must not move when the user moves the `Context` value: the value
//! is a pointer to the storage, and the storage holds a copy of that pointer for [`Context::anchored`].
#![allow(unsafe_code)]

use std::mem::ManuallyDrop;
use std::ptr::NonNull;

use super::storage::Storage;

/// Owns what is unique and immutable: types, attributes, locations, operation names, and the registered dialects.
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
    /// A context in which no dialect but `builtin` is registered.
    pub fn new() -> Self {
        let handle = ManuallyDrop::new(Context { anchor: NonNull::dangling() });
        let anchor = Box::into_raw(Box::new(Anchor { handle, storage: Storage::default() }));
        // SAFETY: the box was just made; nobody else knows the pointer, which is not null.
        let anchor = unsafe {
            let pointer = NonNull::new_unchecked(anchor);
            (*anchor).handle = ManuallyDrop::new(Context { anchor: pointer });
            pointer
        };
        let context = Context { anchor };
        crate::dialects::register(&context);
        context
    }

    /// This context, at an address that stays the same wherever the `Context` value moves.
    pub(crate) fn anchored(&self) -> &Context {
        // SAFETY: the invariant of the field.
        unsafe { &self.anchor.as_ref().handle }
    }

    pub(crate) fn storage(&self) -> &Storage {
        // SAFETY: the invariant of the field.
        unsafe { &self.anchor.as_ref().storage }
    }

    /// Whether two values are handles to one context.
    pub(crate) fn is(&self, other: &Context) -> bool {
        self.anchor == other.anchor
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: only the value from `new` is dropped (`handle` is not), so this runs once, and the borrow checker
        // has ended all references into the storage.
        drop(unsafe { Box::from_raw(self.anchor.as_ptr()) });
    }
}
