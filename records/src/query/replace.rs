//! Replacing values in finished records.

use super::views::{Path, Record, Records, Value};
use crate::model::{Node, RecordId, Store, ValueId};
use std::any::Any;
use tblgen_parser::Symbol;

/// The key of a field's value or of a part of it, for [`Records::replace`]. It does not borrow the records.
///
/// ```
/// # use rtblgen_records::{NewValue, evaluate_str};
/// let mut records = evaluate_str("a.td", "def a { string value = \"nullptr\"; }").unwrap();
/// let key = records.def("a").unwrap().value("value").unwrap().key();
/// records.replace(Vec::new(), vec![(key, NewValue::Text("None".to_owned()))]);
/// assert_eq!(records.def("a").unwrap().str("value").unwrap(), "None");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ValueKey {
    record: RecordId,
    field: Symbol,
    path: Path,
}

/// The key of a definition. It does not borrow the records.
///
/// ```
/// # use rtblgen_records::{NewValue, evaluate_str};
/// let mut records = evaluate_str("a.td", "class A; def a : A; def b : A; def user { A one = a; }").unwrap();
/// let key = records.def("user").unwrap().value("one").unwrap().key();
/// let b = records.def("b").unwrap().key();
/// records.replace(Vec::new(), vec![(key, NewValue::Record(b))]);
/// assert_eq!(records.def("user").unwrap().record("one").unwrap().name(), "b");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct RecordKey(RecordId);

/// A value that [`Records::replace`] puts in.
///
/// ```
/// # use rtblgen_records::{NewValue, evaluate_str};
/// let mut records = evaluate_str("a.td", "def a { list<string> names = [\"x\"]; }").unwrap();
/// let key = records.def("a").unwrap().value("names").unwrap().key();
/// let names = ["y", "z"].map(|name| NewValue::Text(name.to_owned()));
/// records.replace(Vec::new(), vec![(key, NewValue::List(names.to_vec()))]);
/// assert_eq!(records.def("a").unwrap().list("names").unwrap().to_string(), "[\"y\", \"z\"]");
/// ```
#[derive(Clone, Debug)]
pub enum NewValue {
    /// No value.
    Unset,
    /// A string.
    Text(String),
    /// A copy, by its number in the list of copies.
    Copy(usize),
    /// A definition.
    Record(RecordKey),
    /// A list, with the element type of the old list.
    List(Vec<NewValue>),
}

/// A copy of a definition with other values in some fields. Queries for definitions do not find it; only values refer to it.
///
/// ```
/// # use rtblgen_records::{NewValue, RecordCopy, evaluate_str};
/// let text = "class P { int width = 1; } def p : P; def a { P one = p; }";
/// let mut records = evaluate_str("a.td", text).unwrap();
/// let copy = RecordCopy { of: records.def("p").unwrap().key(), fields: vec![("width", NewValue::Unset)] };
/// let key = records.def("a").unwrap().value("one").unwrap().key();
/// records.replace(vec![copy], vec![(key, NewValue::Copy(0))]);
/// let one = records.def("a").unwrap().record("one").unwrap();
/// assert_eq!((one.name(), one.int_opt("width").unwrap()), ("p", None));
/// assert_eq!(records.def("p").unwrap().int("width").unwrap(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct RecordCopy {
    /// The definition.
    pub of: RecordKey,
    /// The names of the fields, and their values. A [`NewValue::Copy`] among them must be the number of an earlier copy.
    pub fields: Vec<(&'static str, NewValue)>,
}

impl ValueKey {
    fn place(self) -> (RecordId, Symbol, Path) {
        (self.record, self.field, self.path)
    }
}

impl Record<'_> {
    /// The key of the record, for [`RecordCopy`].
    pub fn key(self) -> RecordKey {
        RecordKey(self.id)
    }
}

impl<'r> Value<'r> {
    /// The key of the value, for [`Records::replace`].
    pub fn key(self) -> ValueKey {
        ValueKey { record: self.field.record.id, field: self.field.data.name, path: self.path }
    }

    /// The note on the value: see [`Records::add_note`]. `None` if there is none, or one of another type.
    pub fn note<T: Any>(self) -> Option<&'r T> {
        self.records.notes.get(&self.key().place())?.downcast_ref()
    }
}

impl Records {
    /// Replaces values, for a tool that translates snippets before generators read them.
    ///
    /// The place of a replaced value is that of the old one, if it can be determined.
    ///
    /// ```
    /// use rtblgen_records::{NewValue, RecordCopy, evaluate_str};
    ///
    /// let text = "class P { string text = \"nullptr\"; } def p : P; def a { P one = p; } def b { P one = p; }";
    /// let mut records = evaluate_str("a.td", text).unwrap();
    /// let none = NewValue::Text("None".to_owned());
    /// let copy = RecordCopy { of: records.def("p").unwrap().key(), fields: vec![("text", none)] };
    /// let key = records.def("a").unwrap().value("one").unwrap().key();
    /// records.replace(vec![copy], vec![(key, NewValue::Copy(0))]);
    /// let text = |name| records.def(name).unwrap().record("one").unwrap().str("text").unwrap();
    /// assert_eq!((text("a"), text("b")), ("None", "nullptr"));
    /// ```
    pub fn replace(&mut self, copies: Vec<RecordCopy>, values: Vec<(ValueKey, NewValue)>) {
        let mut made = Vec::new();
        for copy in copies {
            let id = self.store.records.add(self.store.record(copy.of.0).clone());
            for (name, value) in copy.fields {
                if let Some(field) = self.store.symbols.get(name) {
                    self.replace_part(id, field, &[], &value, &made);
                }
            }
            made.push(id);
        }
        for (key, value) in values {
            self.replace_part(key.record, key.field, key.path.steps(), &value, &made);
        }
    }

    /// Adds data to a value, which [`Value::note`] returns. A value has one note: a second one replaces the first.
    ///
    /// ```
    /// # use rtblgen_records::evaluate_str;
    /// let mut records = evaluate_str("a.td", "def a { string value = \"None\"; string other = \"None\"; }").unwrap();
    /// let key = records.def("a").unwrap().value("value").unwrap().key();
    /// records.add_note(key, Some(3u8));
    /// let note = |name| records.def("a").unwrap().value(name).unwrap().note::<Option<u8>>();
    /// assert_eq!((note("value"), note("other")), (Some(&Some(3)), None));
    /// ```
    pub fn add_note(&mut self, key: ValueKey, note: impl Any + Send + Sync) {
        self.notes.insert(key.place(), Box::new(note));
    }

    fn replace_part(
        &mut self,
        record: RecordId,
        field: Symbol,
        steps: &[u16],
        value: &NewValue,
        copies: &[RecordId],
    ) {
        let Some(old) = self.store.record(record).field(field).map(|field| field.value) else { return };
        let new = new_value(&mut self.store, old, value, copies);
        let value = with_part(&mut self.store, old, steps, new);
        if let Some(field) = self.store.record_mut(record).field_mut(field) {
            field.value = value;
        }
    }
}

fn new_value(store: &mut Store, old: ValueId, value: &NewValue, copies: &[RecordId]) -> ValueId {
    match value {
        NewValue::Unset => ValueId::UNSET,
        NewValue::Text(text) => store.string(text),
        NewValue::Copy(number) => copies.get(*number).map_or(ValueId::UNSET, |id| store.values.record(*id)),
        NewValue::Record(key) => store.values.record(key.0),
        NewValue::List(items) => {
            let Node::List { element, .. } = store.values.node(old) else { return ValueId::UNSET };
            let items: Vec<_> = items.iter().map(|item| new_value(store, old, item, copies)).collect();
            store.values.list(element, &items)
        }
    }
}

/// The value with another part at the end of a path.
fn with_part(store: &mut Store, whole: ValueId, steps: &[u16], new: ValueId) -> ValueId {
    let Some((&step, rest)) = steps.split_first() else { return new };
    match store.node(whole) {
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
