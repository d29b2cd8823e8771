//! Memory that lives as long as the context: a bump allocator and the buffers handed to it.
#![allow(unsafe_code)]

use std::any::Any;
use std::cell::RefCell;
use std::ptr::NonNull;

use bumpalo::Bump;

/// Above this size a buffer that the caller gives away is kept instead of copied.
const ADOPT_FROM: usize = 4096;

/// Memory for the parts of uniqued data. Allocated data never moves, and is freed with the arena.
#[derive(Default)]
pub(crate) struct Arena {
    bump: Bump,
    /// Things kept alive for references to them. Invariant: each pointer came from `Box::into_raw`, is only ever
    /// read through shared references, and is freed in `drop` and nowhere else.
    adopted: RefCell<Vec<NonNull<dyn Any + Send + Sync>>>,
}

// SAFETY: the adopted values are `Send + Sync`, and the arena is their only owner.
unsafe impl Send for Arena {}

impl Arena {
    /// Copies a slice of plain data.
    pub(crate) fn slice<T: Copy>(&self, values: &[T]) -> &[T] {
        if values.is_empty() { &[] } else { self.bump.alloc_slice_copy(values) }
    }

    /// Copies bytes.
    pub(crate) fn bytes(&self, values: &[u8]) -> &[u8] {
        if values.len() >= ADOPT_FROM {
            return self.adopt(values.to_vec());
        }
        self.slice(values)
    }

    /// Copies text.
    pub(crate) fn text(&self, text: &str) -> &str {
        if text.is_empty() { "" } else { self.bump.alloc_str(text) }
    }

    /// Keeps a value that owns memory as long as the arena.
    pub(crate) fn adopt<T: Any + Send + Sync>(&self, value: T) -> &T {
        let pointer = NonNull::from(Box::leak(Box::new(value)));
        self.adopted.borrow_mut().push(pointer);
        // SAFETY: the box was leaked just now and is freed in `drop` only, which needs `&mut self`; no mutable
        // reference to it is made before that.
        unsafe { pointer.as_ref() }
    }

    /// Places a value that owns no memory: it is never dropped.
    pub(crate) fn alloc<T>(&self, value: T) -> NonNull<T> {
        NonNull::from(self.bump.alloc(value))
    }

    /// The bytes that the arena holds, for statistics.
    pub(crate) fn allocated_bytes(&self) -> usize {
        self.bump.allocated_bytes()
    }
}

impl Drop for Arena {
    fn drop(&mut self) {
        for pointer in self.adopted.get_mut().drain(..) {
            // SAFETY: see the field: the pointer came from a leaked box and is freed once, here.
            drop(unsafe { Box::from_raw(pointer.as_ptr()) });
        }
    }
}
