//! Replacing texts in finished records.

use super::views::{Path, Records, Value};
use crate::model::ids::{RecordId, ValueId};
use crate::model::store::Store;
use crate::model::value::Node;
use tblgen_parser::symbols::Symbol;

/// A value of a field, or a part of it, without a borrow of the records: what [`Records::replace_texts`] changes.
///
/// ```
/// # use rtblgen_records::evaluate_str;
/// let mut records = evaluate_str("a.td", "def a { string value = \"nullptr\"; }").unwrap();
/// let key = records.def("a").unwrap().value("value").unwrap().key();
/// records.replace_texts(vec![(key, Some("None".to_owned()))]);
/// assert_eq!(records.def("a").unwrap().str("value").unwrap(), "None");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ValueKey {
    record: RecordId,
    field: Symbol,
    path: Path,
}

impl Value<'_> {
    /// The key of the value, for [`Records::replace_texts`].
    pub fn key(self) -> ValueKey {
        ValueKey { record: self.field.record.id, field: self.field.data.name, path: self.path }
    }
}

impl Records {
    /// Replaces texts, for a tool that translates snippets before generators read them. `None` leaves the value unset.
    ///
    /// The place of a replaced value is that of the old one, as far as it can be told.
    ///
    /// ```
    /// use rtblgen_records::evaluate_str;
    ///
    /// let mut records = evaluate_str("a.td", "def a { list<string> codes = [\"x\", \"nullptr\"]; }").unwrap();
    /// let key = records.def("a").unwrap().list("codes").unwrap().get(1).unwrap().key();
    /// records.replace_texts(vec![(key, Some("None".to_owned()))]);
    /// let codes = records.def("a").unwrap().value("codes").unwrap().to_string();
    /// assert_eq!(codes, r#"["x", "None"]"#);
    /// ```
    pub fn replace_texts(&mut self, texts: Vec<(ValueKey, Option<String>)>) {
        for (key, text) in texts {
            let new = text.map_or(ValueId::UNSET, |text| self.store.string(&text));
            let Some(old) = self.store.record(key.record).field(key.field).map(|field| field.value) else {
                continue;
            };
            let value = with_part(&mut self.store, old, key.path.steps(), new);
            if let Some(field) = self.store.record_mut(key.record).field_mut(key.field) {
                field.value = value;
            }
        }
    }
}

/// The value with another part behind some steps.
fn with_part(store: &mut Store, whole: ValueId, steps: &[u16], new: ValueId) -> ValueId {
    let Some((&step, rest)) = steps.split_first() else { return new };
    match store.values.node(whole) {
        Node::List { items, element } => {
            let mut items: Vec<ValueId> = store.values.items(items).collect();
            if let Some(item) = items.get_mut(usize::from(step)) {
                *item = with_part(store, *item, rest, new);
            }
            store.values.list(element, &items)
        }
        Node::Dag(words) => {
            let mut dag = store.values.dag_parts(words);
            match dag.arguments.get_mut(usize::from(step)) {
                Some(argument) => argument.0 = with_part(store, argument.0, rest, new),
                None => dag.operator = with_part(store, dag.operator, rest, new),
            }
            store.values.dag(&dag)
        }
        _ => whole,
    }
}
