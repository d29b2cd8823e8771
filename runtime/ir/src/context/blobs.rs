//! Blobs that `dense_resource` attributes refer to, by key.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use super::Context;

/// Bytes as a program would have them in memory.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ResourceBlob {
    /// The alignment of the bytes in memory: a power of two, or 0 if any will do.
    pub alignment: u32,
    /// The bytes.
    pub data: Vec<u8>,
}

/// The blobs of a context, by key.
#[derive(Default)]
pub(crate) struct BlobTable(Mutex<FxHashMap<Box<str>, Option<Arc<ResourceBlob>>>>);

impl BlobTable {
    fn lock(&self) -> MutexGuard<'_, FxHashMap<Box<str>, Option<Arc<ResourceBlob>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Context {
    /// Keeps bytes for `dense_resource` attributes, and returns the key that they are known by: `name`, or
    /// `name_1`, `name_2` and so on where that is taken. Missing bytes can be added with
    /// [`set_resource_blob`](Self::set_resource_blob).
    ///
    /// ```
    /// use rtblgen_runtime::{Context, resources::ResourceBlob};
    /// let context = Context::new();
    /// let blob = ResourceBlob { alignment: 4, data: vec![1, 0, 0, 0] };
    /// let key = context.insert_resource_blob("weights", Some(blob.clone()));
    /// assert_eq!(key, "weights");
    /// assert_eq!(context.resource_blob(&key).as_deref(), Some(&blob));
    /// assert_eq!(context.insert_resource_blob("weights", None), "weights_1");
    /// ```
    pub fn insert_resource_blob(&self, name: &str, blob: Option<ResourceBlob>) -> String {
        let mut blobs = self.storage().blobs.lock();
        let mut key = name.to_owned();
        let mut number = 1u64;
        while blobs.contains_key(key.as_str()) {
            key = format!("{name}_{number}");
            number += 1;
        }
        blobs.insert(key.as_str().into(), blob.map(Arc::new));
        key
    }

    /// Gives a key other bytes.
    pub fn set_resource_blob(&self, key: &str, blob: ResourceBlob) {
        self.storage().blobs.lock().insert(key.into(), Some(Arc::new(blob)));
    }

    /// The bytes with this key, if there are any.
    pub fn resource_blob(&self, key: &str) -> Option<Arc<ResourceBlob>> {
        self.storage().blobs.lock().get(key).cloned().flatten()
    }
}
