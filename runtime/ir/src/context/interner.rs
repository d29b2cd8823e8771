//! Uniquing: equal data is stored once, so that a reference's address is its identity.
#![allow(unsafe_code)]

use std::hash::{BuildHasher, BuildHasherDefault, Hash};
use std::mem::ManuallyDrop;
use std::ptr::NonNull;
use std::sync::{Mutex, PoisonError};

use hashbrown::HashTable;
use rustc_hash::FxHasher;

pub(crate) use super::arena::Arena;

fn hash_of<T: Hash>(data: &T) -> u64 {
    BuildHasherDefault::<FxHasher>::default().hash_one(data)
}

/// A family of data to be uniqued; `Data<'a>` refers to other uniqued data, and to slices, that live for `'a`.
pub(crate) trait Uniqued: 'static {
    /// The data. It must be covariant in `'a`, and own no memory.
    type Data<'a>: Eq + Hash;

    /// The same data with every slice moved into the arena.
    fn copy_into<'a>(data: &Self::Data<'a>, arena: &'a Arena) -> Self::Data<'a>;
}

/// Identifies uniqued data without a borrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    hash: u64,
    address: usize,
}

impl Key {
    /// The key of interned data.
    pub(crate) fn of<T: Hash>(data: &T) -> Self {
        Key { hash: hash_of(data), address: std::ptr::from_ref(data).addr() }
    }
}

/// The number of independent tables, so that threads seldom wait for each other.
const SHARDS: usize = 16;

/// A set of uniqued data that only grows.
pub(crate) struct Interner<U: Uniqued> {
    shards: [Mutex<Shard<U>>; SHARDS],
}

struct Shard<U: Uniqued> {
    /// Invariant: every pointer is to data in `arena`, valid until the shard is dropped, and never written again.
    table: HashTable<NonNull<U::Data<'static>>>,
    arena: Arena,
}

// SAFETY: the pointers are to data in the arena of the same shard, which moves with it. The data is shared between
// threads by reference, hence `Sync`.
unsafe impl<U: Uniqued> Send for Shard<U> where for<'a> U::Data<'a>: Send + Sync {}

impl<U: Uniqued> Default for Interner<U> {
    fn default() -> Self {
        Interner { shards: std::array::from_fn(|_| Mutex::default()) }
    }
}

impl<U: Uniqued> Default for Shard<U> {
    fn default() -> Self {
        Shard { table: HashTable::new(), arena: Arena::default() }
    }
}

impl<U: Uniqued> Interner<U> {
    /// The one instance of this data.
    ///
    /// All uniqued data that `data` refers to must live as long as this interner: the callers check that it belongs
    /// to the same context.
    pub(crate) fn intern<'c>(&'c self, data: U::Data<'_>) -> &'c U::Data<'c> {
        // SAFETY: only the lifetime changes. The data is read during this call, while its references are valid.
        // The stored data is the result of `copy_into`, which is generic in the lifetime: its slices are in
        // the arena and its other references are to data that lives as long as the interner.
        let data = ManuallyDrop::new(data);
        let data: &U::Data<'static> = unsafe { &*(&raw const *data).cast() };
        let hash = hash_of(data);
        let mut shard =
            self.shards[(hash >> 48) as usize % SHARDS].lock().unwrap_or_else(PoisonError::into_inner);
        let Shard { table, arena } = &mut *shard;
        // SAFETY: the invariant of `table`.
        let equals = |entry: &NonNull<U::Data<'static>>| unsafe { entry.as_ref() } == data;
        let pointer = match table.find(hash, equals) {
            Some(entry) => *entry,
            None => {
                // SAFETY: only the lifetime changes: the arena lives as long as the shard, and so do the
                // references that `copy_into` makes.
                let arena: &'static Arena = unsafe { std::mem::transmute::<&Arena, &'static Arena>(arena) };
                let pointer = arena.alloc(U::copy_into(data, arena));
                // SAFETY: the invariant of `table`.
                table.insert_unique(hash, pointer, |entry| hash_of(unsafe { entry.as_ref() }));
                pointer
            }
        };
        // SAFETY: the data stays in place and unchanged as long as the interner, which is borrowed for 'c; `Data` is
        // covariant, so its lifetime may be shortened.
        unsafe { pointer.cast::<U::Data<'c>>().as_ref() }
    }

    /// Looks up the interned instance that equals `data`.
    pub(crate) fn find<'c>(&'c self, data: U::Data<'_>) -> Option<&'c U::Data<'c>> {
        // SAFETY: only the lifetime changes, and the data is only read during this call.
        let data = ManuallyDrop::new(data);
        let data: &U::Data<'static> = unsafe { &*(&raw const *data).cast() };
        let hash = hash_of(data);
        let shard =
            self.shards[(hash >> 48) as usize % SHARDS].lock().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: the invariant of `table`.
        let entry = shard.table.find(hash, |entry| unsafe { entry.as_ref() } == data)?;
        // SAFETY: as at the end of `intern`.
        Some(unsafe { entry.cast::<U::Data<'c>>().as_ref() })
    }

    /// The interned instance with this key, or `None` if it belongs to another interner.
    pub(crate) fn find_key<'c>(&'c self, key: Key) -> Option<&'c U::Data<'c>> {
        let shard =
            self.shards[(key.hash >> 48) as usize % SHARDS].lock().unwrap_or_else(PoisonError::into_inner);
        let entry = shard.table.find(key.hash, |entry| entry.addr().get() == key.address)?;
        // SAFETY: as at the end of `intern`.
        Some(unsafe { entry.cast::<U::Data<'c>>().as_ref() })
    }

    /// The number of distinct entries and the bytes of their arenas.
    pub(crate) fn statistics(&self) -> (usize, usize) {
        self.shards.iter().fold((0, 0), |(count, bytes), shard| {
            let shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
            (count + shard.table.len(), bytes + shard.arena.allocated_bytes() + shard.table.allocation_size())
        })
    }
}
