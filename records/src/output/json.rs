//! `--dump-json`

use super::records::flush;
use crate::query::Records;
use crate::record::{FieldData, FieldKind, RecordId};
use crate::store::Store;
use crate::value::{Node, ValueId, Words};
use std::fmt::Write as _;
use std::io::{self, Write};
use tblgen_parser::SourceMap;
use tblgen_parser::symbols::Symbol;

const CHUNK: usize = 1 << 16;

/// Writes all definitions as `llvm-tblgen --dump-json` does: one line of JSON.
///
/// # Errors
///
/// Those of the writer.
pub fn dump_json(records: &Records, out: &mut impl Write) -> io::Result<()> {
    let writer = Writer { store: &records.store, sources: &records.sources };
    let mut text = String::with_capacity(CHUNK + (CHUNK >> 2));
    // The keys of every object are sorted, so these two stand among the names of the definitions.
    let mut special = ["!instanceof", "!tablegen_json_version"].into_iter().peekable();
    let mut first = true;
    text.push('{');
    for &id in &records.definition_ids {
        let name = writer.name(id);
        while let Some(key) = special.next_if(|&key| key < name) {
            writer.special(&mut text, records, key, &mut first);
        }
        key(&mut text, name, &mut first);
        writer.definition(&mut text, id);
        flush(&mut text, out, CHUNK)?;
    }
    for key in special {
        writer.special(&mut text, records, key, &mut first);
    }
    text.push_str("}\n");
    flush(&mut text, out, 0)
}

/// Writes the key of the next member of an object.
fn key(out: &mut String, name: &str, first: &mut bool) {
    if !std::mem::take(first) {
        out.push(',');
    }
    string(out, name);
    out.push(':');
}

/// Writes a string as LLVM's JSON writer does: control characters are escaped, all else stands as it is.
fn string(out: &mut String, text: &str) {
    out.push('"');
    let mut rest = text;
    while let Some(at) = rest.bytes().position(|byte| byte < 0x20 || byte == b'"' || byte == b'\\') {
        out.push_str(&rest[..at]);
        match rest.as_bytes()[at] {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\t' => out.push_str("\\t"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            byte => put(out, format_args!("\\u{byte:04x}")),
        }
        rest = &rest[at + 1..];
    }
    out.push_str(rest);
    out.push('"');
}

fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a String cannot fail.
    let _ = out.write_fmt(text);
}

struct Writer<'a> {
    store: &'a Store,
    sources: &'a SourceMap,
}

impl<'a> Writer<'a> {
    fn name(&self, id: RecordId) -> &'a str {
        self.store.name_text(id)
    }

    fn special(&self, out: &mut String, records: &Records, name: &str, first: &mut bool) {
        key(out, name, first);
        if name == "!instanceof" { self.instances(out, records) } else { out.push('1') }
    }

    /// For each class, the definitions that derive from it.
    fn instances(&self, out: &mut String, records: &Records) {
        let mut derived: rustc_hash::FxHashMap<RecordId, Vec<RecordId>> = rustc_hash::FxHashMap::default();
        let mut classes = Vec::new();
        for &id in &records.definition_ids {
            classes.clear();
            self.store.all_superclasses(id, &mut classes);
            // A definition that inherits a class twice is listed twice.
            for &class in &classes {
                derived.entry(class).or_default().push(id);
            }
        }
        let mut first = true;
        out.push('{');
        for &class in &records.class_ids {
            key(out, self.name(class), &mut first);
            out.push('[');
            for (i, &id) in derived.get(&class).into_iter().flatten().enumerate() {
                out.push_str(if i == 0 { "" } else { "," });
                string(out, self.name(id));
            }
            out.push(']');
        }
        out.push('}');
    }

    fn definition(&self, out: &mut String, id: RecordId) {
        let record = self.store.record(id);
        let mut members: Vec<(&str, Member<'_>)> = record
            .fields
            .iter()
            .filter(|field| field.kind != FieldKind::TemplateArgument)
            .map(|field| (self.store.text(field.name), Member::Field(field)))
            .collect();
        members.extend([
            ("!anonymous", Member::Anonymous),
            ("!fields", Member::Fields),
            ("!locs", Member::Locations),
            ("!name", Member::Name),
            ("!superclasses", Member::Superclasses),
        ]);
        members.sort_unstable_by_key(|&(name, _)| name);
        let mut first = true;
        out.push('{');
        for (name, member) in members {
            key(out, name, &mut first);
            self.member(out, id, member);
        }
        out.push('}');
    }

    fn member(&self, out: &mut String, id: RecordId, member: Member<'_>) {
        let record = self.store.record(id);
        match member {
            Member::Field(field) => self.value(out, field.value),
            Member::Anonymous => put(out, format_args!("{}", record.is_anonymous())),
            Member::Name => string(out, self.name(id)),
            Member::Fields => {
                let open = record.fields.iter().filter(|field| field.kind == FieldKind::MayBeUnresolved);
                strings(out, open.map(|field| self.store.text(field.name)));
            }
            Member::Superclasses => {
                let mut classes = Vec::new();
                self.store.all_superclasses(id, &mut classes);
                strings(out, classes.into_iter().map(|class| self.name(class)));
            }
            Member::Locations => {
                let places = record.spans.iter().map(|&span| {
                    let path = self.sources.name(self.sources.file_of(span));
                    let name = path.rsplit('/').next().unwrap_or(path);
                    format!("{name}:{}", self.sources.line_column(span.start).0)
                });
                let places: Vec<String> = places.collect();
                strings(out, places.iter().map(String::as_str));
            }
        }
    }

    fn value(&self, out: &mut String, value: ValueId) {
        match self.store.values.node(value) {
            Node::Unset => out.push_str("null"),
            Node::Bit(bit) => out.push(if bit { '1' } else { '0' }),
            Node::Int(int) => put(out, format_args!("{int}")),
            Node::Str(text) | Node::Code(text) => string(out, self.store.text(text)),
            Node::Bits(words) | Node::List { items: words, .. } => {
                out.push('[');
                for (i, item) in self.store.values.items(words).enumerate() {
                    out.push_str(if i == 0 { "" } else { "," });
                    self.value(out, item);
                }
                out.push(']');
            }
            Node::Dag(words) => self.dag(out, value, words),
            Node::Record(record) => {
                out.push_str("{\"def\":");
                string(out, self.name(record));
                self.kind(out, "def", value);
            }
            Node::Variable { name, .. } => {
                out.push('{');
                self.variable(out, name, value);
            }
            Node::BitOf { of, bit } if matches!(self.store.values.node(of), Node::Variable { .. }) => {
                put(out, format_args!("{{\"index\":{bit},\"kind\":\"varbit\",\"printable\":"));
                string(out, &self.store.display(value));
                out.push_str(",\"var\":");
                string(out, &self.store.display_unquoted(of));
                out.push('}');
            }
            _ => {
                out.push_str("{\"kind\":\"complex\",\"printable\":");
                string(out, &self.store.display(value));
                out.push('}');
            }
        }
    }

    fn variable(&self, out: &mut String, name: Symbol, value: ValueId) {
        out.push_str("\"kind\":\"var\",\"printable\":");
        string(out, &self.store.display(value));
        out.push_str(",\"var\":");
        string(out, self.store.text(name));
        out.push('}');
    }

    /// The end of an object: its kind, and its text as `--print-records` shows it.
    fn kind(&self, out: &mut String, kind: &str, value: ValueId) {
        put(out, format_args!(",\"kind\":\"{kind}\",\"printable\":"));
        string(out, &self.store.display(value));
        out.push('}');
    }

    fn dag(&self, out: &mut String, value: ValueId, words: Words) {
        let dag = self.store.values.dag_parts(words);
        out.push_str("{\"args\":[");
        for (i, &(argument, name)) in dag.arguments.iter().enumerate() {
            out.push_str(if i == 0 { "[" } else { ",[" });
            self.value(out, argument);
            out.push(',');
            self.optional_name(out, name);
            out.push(']');
        }
        out.push_str("],\"kind\":\"dag\"");
        if let Some(name) = dag.name {
            out.push_str(",\"name\":");
            string(out, self.store.text(name));
        }
        out.push_str(",\"operator\":");
        self.value(out, dag.operator);
        out.push_str(",\"printable\":");
        string(out, &self.store.display(value));
        out.push('}');
    }

    fn optional_name(&self, out: &mut String, name: Option<Symbol>) {
        match name {
            Some(name) => string(out, self.store.text(name)),
            None => out.push_str("null"),
        }
    }
}

/// A member of the object that describes a definition.
enum Member<'a> {
    Field(&'a FieldData),
    Anonymous,
    Fields,
    Locations,
    Name,
    Superclasses,
}

fn strings<'a>(out: &mut String, texts: impl Iterator<Item = &'a str>) {
    out.push('[');
    for (i, text) in texts.enumerate() {
        out.push_str(if i == 0 { "" } else { "," });
        string(out, text);
    }
    out.push(']');
}
