//! The model of an enum.

use rtblgen_records::{Record, Records};
use rustc_hash::FxHashMap;
use tblgen_parser::Diagnostic;

use crate::tables::model::check;

/// An enum: a `GenericEnum`, or the one of a `SearchableTable`.
pub(crate) struct Enum<'r> {
    pub name: String,
    /// The class of its entries.
    pub class: Record<'r>,
    /// In the order in which they are emitted.
    pub entries: Vec<Entry<'r>>,
    /// By the number of their records.
    by_record: FxHashMap<u32, usize>,
    /// For each entry: the first one with the same value, if it is another entry.
    aliases: Vec<Option<usize>>,
}

/// An entry of an enum.
pub(crate) struct Entry<'r> {
    pub record: Record<'r>,
    pub name: &'r str,
    pub value: i64,
}

impl<'r> Enum<'r> {
    pub fn from_record(record: Record<'r>) -> Result<Self, Diagnostic> {
        let records = record.records();
        let name_field = check::optional_string(record, "NameField")?;
        let value_field = check::optional_string(record, "ValueField")?;
        let filter = check::string(record, "FilterClass")?;
        let class = records.class(filter).ok_or_else(|| {
            check::at_field(record, "FilterClass", format!("Enum FilterClass '{filter}' does not exist"))
        })?;
        Self::new(record.name().to_owned(), class, name_field, value_field)
    }

    /// The enum of the records of a class. Without a field for the values, entries are sorted by name.
    pub fn new(
        name: String,
        class: Record<'r>,
        name_field: Option<&str>,
        value_field: Option<&str>,
    ) -> Result<Self, Diagnostic> {
        let name_field = name_field.filter(|field| !field.is_empty());
        let value_field = value_field.filter(|field| !field.is_empty());
        let mut entries = Vec::new();
        for record in Records::derived(class.records(), class.name()) {
            let name = name_field.map_or(Ok(record.name()), |field| check::string(record, field))?;
            let value = value_field.map_or(Ok(0), |field| check::number(record, field))?;
            entries.push(Entry { record, name, value });
        }
        if value_field.is_none() {
            entries.sort_by(|a, b| a.name.as_bytes().cmp(b.name.as_bytes()));
            entries.iter_mut().zip(0..).for_each(|(entry, value)| entry.value = value);
        }
        let by_record =
            entries.iter().enumerate().map(|(index, entry)| (entry.record.order(), index)).collect();
        let aliases = aliases(&entries);
        Ok(Self { name, class, entries, by_record, aliases })
    }

    /// The entry before this one that has the same value, if there is one.
    pub fn alias_of(&self, entry: usize) -> Option<usize> {
        self.aliases[entry]
    }

    /// The entry of a record.
    pub fn entry(&self, record: Record<'r>) -> Option<usize> {
        self.by_record.get(&record.order()).copied()
    }
}

fn aliases(entries: &[Entry<'_>]) -> Vec<Option<usize>> {
    let mut first: FxHashMap<i64, usize> = FxHashMap::default();
    let alias = |(index, entry): (usize, &Entry<'_>)| {
        let first = *first.entry(entry.value).or_insert(index);
        (first != index).then_some(first)
    };
    entries.iter().enumerate().map(alias).collect()
}
