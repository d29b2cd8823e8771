//! Data of a file rather than of an operation: the contents of `{-# .. #-}`.
//!
//! Large constants are there once, by name, as blobs of the context that `dense_resource<name>` attributes
//! refer to. Other tools leave entries of their own there, which an [`Ir`] keeps and prints.

use crate::context::blobs::ResourceBlob;

use crate::ir::Ir;

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

    /// Whether a group can have this name: letters, digits, `_`, `$` and `.`, no digit first.
    pub fn is_group_name(name: &str) -> bool {
        crate::context::is_bare_identifier(name)
    }

    /// Adds an entry at the end of a group, which is made if it is missing.
    ///
    /// # Panics
    ///
    /// If the name of the group could not be read back: see [`is_group_name`](Self::is_group_name).
    pub fn push(&mut self, group: &str, key: impl Into<String>, value: ResourceValue) {
        assert!(Self::is_group_name(group), "'{group}' cannot be the name of a group of resources");
        let entry = (key.into(), value);
        match self.groups.iter_mut().find(|known| known.name == group) {
            Some(known) => known.entries.push(entry),
            None => self.groups.push(ResourceGroup { name: group.to_owned(), entries: vec![entry] }),
        }
    }
}

impl Ir<'_> {
    /// Returns the resources of other tools in the file (`external_resources`); they are printed with the
    /// root.
    pub fn external_resources(&self) -> &ExternalResources {
        &self.external_resources
    }

    /// The same, to be changed.
    pub fn external_resources_mut(&mut self) -> &mut ExternalResources {
        &mut self.external_resources
    }
}
