//! Data that belongs to a file rather than to an operation: what `{-# .. #-}` holds.
//!
//! Large constants stand there once, by name, as blobs of the context that `dense_resource<name>` attributes refer to. Other
//! tools leave entries of their own there, which an [`Ir`] keeps and prints.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use crate::{Context, Ir};

/// Bytes as a program would have them in memory.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ResourceBlob {
    /// What the address of the bytes is a multiple of: a power of two, or 0 where that does not matter.
    pub alignment: u32,
    /// The bytes.
    pub data: Vec<u8>,
}

/// An entry that another tool has left in a file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ResourceValue {
    /// `"0x08000000.."`
    Blob(ResourceBlob),
    /// `true` or `false`
    Bool(bool),
    /// `"text"`
    String(String),
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
    /// Keeps bytes for `dense_resource` attributes, and returns the key that they are known by: `name`, or `name_1`, `name_2`
    /// and so on where that is taken. Bytes that are not there yet can be added with
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

/// Entries in groups, in the order in which they were read; a key may occur more than once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExternalResources {
    groups: Vec<ResourceGroup>,
}

/// The entries of one tool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResourceGroup {
    /// The name, which can be read as a keyword.
    pub name: String,
    /// Keys and values.
    pub entries: Vec<(String, ResourceValue)>,
}

impl ExternalResources {
    /// The groups in order.
    pub fn groups(&self) -> &[ResourceGroup] {
        &self.groups
    }

    /// The first entry with this key in this group.
    pub fn get(&self, group: &str, key: &str) -> Option<&ResourceValue> {
        let group = self.groups.iter().find(|known| known.name == group)?;
        group.entries.iter().find(|entry| entry.0 == key).map(|entry| &entry.1)
    }

    /// Adds an entry at the end of a group, which is made if it is not there.
    ///
    /// # Panics
    ///
    /// If the name of the group could not be read back: letters, digits, `_`, `$` and `.`, no digit first.
    pub fn push(&mut self, group: &str, key: impl Into<String>, value: ResourceValue) {
        assert!(
            crate::asm::is_bare_identifier(group),
            "'{group}' cannot be the name of a group of resources"
        );
        let entry = (key.into(), value);
        match self.groups.iter_mut().find(|known| known.name == group) {
            Some(known) => known.entries.push(entry),
            None => self.groups.push(ResourceGroup { name: group.to_owned(), entries: vec![entry] }),
        }
    }
}

impl Ir<'_> {
    /// What other tools have left in the file (`external_resources`); it is printed with the root.
    pub fn external_resources(&self) -> &ExternalResources {
        &self.external_resources
    }

    /// The same, to be changed.
    pub fn external_resources_mut(&mut self) -> &mut ExternalResources {
        &mut self.external_resources
    }
}
