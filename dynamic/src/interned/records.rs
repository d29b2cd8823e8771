//! The content of the records of types, attributes and enums.
//!
//! The definitions of types, attributes and enums refer to each other, also in cycles, so the address of one cannot be
//! the content of another. The content of a record therefore includes all records that it refers to, and the classes
//! that its texts name, since parameters and snippets find classes by name.

use std::collections::HashMap;
use std::hash::Hash;

use rtblgen_backends::namer;
use rtblgen_records::{Record, Records, Value, ValueKind};

use super::Fingerprint;

/// The types, attributes and enums of a file.
#[derive(Default)]
pub(crate) struct Classes<'r> {
    /// The records by the names that snippets and the types of parameters use for them.
    words: HashMap<String, Vec<Record<'r>>>,
    /// The contents of single records, by the numbers of the records.
    own: HashMap<u32, Own<'r>>,
}

/// The content of a record without the contents of other records.
struct Own<'r> {
    fingerprint: u128,
    /// The records that it refers to or names, in order of appearance.
    others: Vec<Record<'r>>,
}

impl<'r> Classes<'r> {
    pub(crate) fn new(records: &'r Records) -> Self {
        let mut classes = Classes::default();
        for record in records.derived("TypeDef").chain(records.derived("AttrDef")) {
            let name = record.str("cppClassName").unwrap_or_default();
            classes.add(name, record);
        }
        for record in records.derived("EnumInfo") {
            let name = record.str("className").unwrap_or_default();
            let class = namer::type_name(name);
            classes.add(&class, record);
            for word in [
                name.to_owned(),
                format!("{name}Attr"),
                format!("symbolize{name}"),
                format!("stringify{name}"),
            ] {
                if word != class {
                    classes.add(&word, record);
                }
            }
        }
        // The attribute that holds an enum stores the values of the enum.
        for record in records.derived("EnumAttrInfo").chain(records.derived("EnumAttr")) {
            if let Ok(Some(info)) = record.record_opt("enum") {
                let name = namer::type_name(info.str("className").unwrap_or_default());
                classes.add(&name, record);
            }
        }
        classes
    }

    fn add(&mut self, word: &str, record: Record<'r>) {
        self.words.entry(word.to_owned()).or_default().push(record);
    }

    /// The fingerprint of the content of a record.
    pub(crate) fn fingerprint(&mut self, record: Record<'r>) -> u128 {
        let mut whole = Fingerprint::new();
        let mut numbers = HashMap::from([(record.order(), 0)]);
        let mut reached = vec![record];
        let mut next = 0;
        while let Some(record) = reached.get(next).copied() {
            next += 1;
            let own = self.own(record);
            own.fingerprint.hash(&mut whole);
            for other in &own.others {
                let new = numbers.len();
                let number = *numbers.entry(other.order()).or_insert_with(|| {
                    reached.push(*other);
                    new
                });
                number.hash(&mut whole);
            }
        }
        whole.number()
    }

    fn own(&mut self, record: Record<'r>) -> &Own<'r> {
        let words = &self.words;
        self.own.entry(record.order()).or_insert_with(|| {
            let mut reader = Reader { words, fingerprint: Fingerprint::new(), others: Vec::new() };
            reader.record(record);
            Own { fingerprint: reader.fingerprint.number(), others: reader.others }
        })
    }
}

struct Reader<'a, 'r> {
    words: &'a HashMap<String, Vec<Record<'r>>>,
    fingerprint: Fingerprint,
    others: Vec<Record<'r>>,
}

impl<'r> Reader<'_, 'r> {
    fn record(&mut self, record: Record<'r>) {
        // The names of anonymous records are numbers, which any edit changes.
        if !record.is_anonymous() {
            record.name().hash(&mut self.fingerprint);
        }
        // The file determines the language of the snippets.
        let sources = record.records().sources();
        sources.name(sources.file_of(record.span())).to_string().hash(&mut self.fingerprint);
        record.classes().for_each(|class| class.name().hash(&mut self.fingerprint));
        for field in record.fields().filter(|field| !matches!(field.name(), "description" | "NAME")) {
            field.name().hash(&mut self.fingerprint);
            self.value(field.value());
        }
    }

    /// Lists may be nested deeply, so the stack grows if necessary.
    fn value(&mut self, value: Value<'r>) {
        stacker::maybe_grow(64 * 1024, 1024 * 1024, || self.parts(value));
    }

    fn parts(&mut self, value: Value<'r>) {
        let kind = value.kind();
        std::mem::discriminant(&kind).hash(&mut self.fingerprint);
        match kind {
            ValueKind::Unset | ValueKind::Symbolic => {}
            ValueKind::Bit(bit) => bit.hash(&mut self.fingerprint),
            ValueKind::Int(number) => number.hash(&mut self.fingerprint),
            ValueKind::Bits(bits) => bits.iter().for_each(|bit| bit.hash(&mut self.fingerprint)),
            ValueKind::String(text) => self.text(text),
            ValueKind::List(list) => {
                list.len().hash(&mut self.fingerprint);
                list.iter().for_each(|own| self.value(own));
            }
            ValueKind::Dag(dag) => {
                dag.len().hash(&mut self.fingerprint);
                self.value(dag.operator());
                for (argument, name) in dag.args() {
                    name.hash(&mut self.fingerprint);
                    self.value(argument);
                }
            }
            ValueKind::Record(record) => self.others.push(record),
        }
    }

    fn text(&mut self, text: &str) {
        text.hash(&mut self.fingerprint);
        for word in text.split(|c: char| !c.is_alphanumeric() && c != '_') {
            if let Some(classes) = self.words.get(word) {
                self.others.extend(classes);
            }
        }
    }
}
