//! Dictionary attributes.

use super::super::Context;
use super::{Attribute, AttributeKind, DictionaryAttr, NamedAttribute};

impl Context {
    /// `{name = value, ..}`. If several entries have the same name, the last one stays.
    ///
    /// ```
    /// use rtblgen_runtime::{Context, DictionaryAttr, UnitAttr};
    /// let context = Context::new();
    /// let dictionary = context.dictionary_attr(&[("b", context.unit_attr()), ("a", context.bool_attr(true))]);
    /// let dictionary = dictionary.cast::<DictionaryAttr>().unwrap();
    /// assert_eq!(dictionary.get("a"), Some(context.bool_attr(true)));
    /// assert_eq!(dictionary.entries()[0].name.value(), "a");
    /// ```
    pub fn dictionary_attr<'c>(&'c self, entries: &[(&str, Attribute<'c>)]) -> Attribute<'c> {
        let entries = entries
            .iter()
            .map(|(name, value)| NamedAttribute { name: self.name(name), value: *value })
            .collect();
        self.dictionary_attr_from(entries).as_attribute()
    }

    /// The dictionary with these entries. If several entries have the same name, the last one stays.
    pub fn dictionary_attr_from<'c>(&'c self, entries: Vec<NamedAttribute<'c>>) -> DictionaryAttr<'c> {
        self.dictionary_attr_of(&entries)
    }

    pub(crate) fn dictionary_attr_of<'c>(&'c self, entries: &[NamedAttribute<'c>]) -> DictionaryAttr<'c> {
        if entries.is_sorted_by(|a, b| a.by_name(b).is_lt()) {
            return self.sorted_dictionary(entries);
        }
        let mut entries: Vec<_> = entries.iter().rev().copied().collect();
        entries.sort_by(NamedAttribute::by_name);
        entries.dedup_by_key(|entry| entry.name);
        self.sorted_dictionary(&entries)
    }

    fn sorted_dictionary<'c>(&'c self, entries: &[NamedAttribute<'c>]) -> DictionaryAttr<'c> {
        for entry in entries {
            self.expect_same(entry.value.context());
            self.expect_same(entry.name.context());
        }
        DictionaryAttr::wrap(self.attribute(AttributeKind::Dictionary(entries)))
    }
}

impl<'c> DictionaryAttr<'c> {
    /// The entries, sorted by name.
    pub fn entries(self) -> &'c [NamedAttribute<'c>] {
        match self.as_attribute().kind() {
            AttributeKind::Dictionary(entries) => entries,
            _ => unreachable!("checked when wrapped"),
        }
    }

    /// The value with this name.
    pub fn get(self, name: &str) -> Option<Attribute<'c>> {
        let entries = self.entries();
        entries
            .binary_search_by(|entry| rtblgen_bytes::compare(entry.name.value(), name))
            .ok()
            .map(|index| entries[index].value)
    }

    /// Whether there is a value with this name.
    pub fn contains(self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// Whether there is no entry.
    pub fn is_empty(self) -> bool {
        self.entries().is_empty()
    }

    /// The number of entries.
    pub fn len(self) -> usize {
        self.entries().len()
    }

    /// The dictionary in which this name has this value.
    pub fn with(self, name: &str, value: Attribute<'c>) -> DictionaryAttr<'c> {
        let context = self.context();
        let mut entries = self.entries().to_vec();
        let name = context.name(name);
        entries.push(NamedAttribute { name, value });
        context.dictionary_attr_from(entries)
    }

    /// The dictionary without this name.
    pub fn without(self, name: &str) -> DictionaryAttr<'c> {
        let entries = self.entries().iter().filter(|entry| entry.name.value() != name).copied().collect();
        self.context().dictionary_attr_from(entries)
    }
}
