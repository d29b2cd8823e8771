//! Printer of `--dump-json`.

use super::chunks::write_in_order;
use crate::model::{FieldData, FieldKind, Node, RecordId, Store, ValueId, Words, write_int};
use crate::query::Records;
use smallvec::SmallVec;
use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};
use tblgen_parser::{SourceMap, Span, Symbol};

/// Writes all definitions as `llvm-tblgen --dump-json` does: one line of JSON.
///
/// # Errors
///
/// Returns the errors of the writer.
pub fn dump_json(records: &Records, out: &mut impl Write) -> io::Result<()> {
    let writer = Writer { store: &records.store, sources: &records.sources, name_ranks: name_ranks(records) };
    let definitions = records.definition_ids.iter().map(|&id| TopMember::Definition(id));
    let members = definitions.chain([TopMember::Instances, TopMember::Version]);
    let mut members: Vec<(Cow<'_, str>, TopMember)> =
        members.map(|member| (lossy(writer.top_name(member)), member)).collect();
    // The keys of every object are sorted. Names that differ may be equal after conversion to UTF-8: then the last one counts.
    members.reverse();
    members.sort_by(|(a, _), (b, _)| a.cmp(b));
    members.dedup_by(|(a, _), (b, _)| a == b);
    let print = |text: &mut String, &(_, member): &(Cow<'_, str>, TopMember)| {
        string(text, writer.top_name(member));
        text.push(':');
        writer.top_member(text, records, member);
        text.push(',');
    };
    out.write_all(b"{")?;
    let last = members.pop();
    write_in_order(&members, print, out)?;
    let mut text = String::new();
    if let Some(last) = last {
        print(&mut text, &last);
        text.pop();
    }
    text.push_str("}\n");
    out.write_all(text.as_bytes())
}

/// A member of the outermost object.
#[derive(Clone, Copy)]
enum TopMember {
    Definition(RecordId),
    Instances,
    Version,
}

fn list<T>(out: &mut String, items: impl Iterator<Item = T>, mut print: impl FnMut(&mut String, T)) {
    out.push('[');
    for (i, item) in items.enumerate() {
        if i > 0 {
            out.push(',');
        }
        print(out, item);
    }
    out.push(']');
}

/// Writes an object whose members are strings.
fn object(out: &mut String, strings: &[(&str, &str)]) {
    out.push('{');
    members(out, strings);
}

/// Writes the last members of an object, all of them strings, and closes the object.
fn members(out: &mut String, strings: &[(&str, &str)]) {
    for (i, (key, text)) in strings.iter().enumerate() {
        put(out, format_args!("{}\"{key}\":", if i > 0 { "," } else { "" }));
        string(out, text);
    }
    out.push('}');
}

/// Writes a string as LLVM's JSON writer does: only control characters, quotes and backslashes are escaped.
fn string(out: &mut String, text: &str) {
    let text = lossy(text);
    let mut rest = &*text;
    out.push('"');
    while let Some(at) = rest.bytes().position(needs_escape) {
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

/// A text as UTF-8, which JSON requires.
fn lossy(text: &str) -> Cow<'_, str> {
    match rtblgen_bytes::bytes_of(text) {
        Cow::Borrowed(_) => text.into(),
        Cow::Owned(bytes) => String::from_utf8_lossy(&bytes).into_owned().into(),
    }
}

fn needs_escape(byte: u8) -> bool {
    (byte < 0x20) | (byte == b'"') | (byte == b'\\')
}

fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a String cannot fail.
    let _ = out.write_fmt(text);
}

struct Writer<'a> {
    store: &'a Store,
    sources: &'a SourceMap,
    /// The rank of each field name in the order of texts, by symbol.
    name_ranks: Vec<u32>,
}

/// See [`Writer::name_ranks`].
fn name_ranks(records: &Records) -> Vec<u32> {
    let store = &records.store;
    let mut is_field = vec![false; store.symbols.len()];
    for &id in &records.definition_ids {
        store.record(id).fields.iter().for_each(|field| is_field[field.name.index()] = true);
    }
    let numbers = (0u32..).zip(&is_field).filter(|(_, is_field)| **is_field);
    let mut names: Vec<Symbol> = numbers.map(|(number, _)| Symbol::from_index(number)).collect();
    names.sort_unstable_by_key(|&name| store.text(name));
    let mut ranks = vec![0; is_field.len()];
    for (rank, name) in (0u32..).zip(names) {
        ranks[name.index()] = rank;
    }
    ranks
}

impl<'a> Writer<'a> {
    fn name(&self, id: RecordId) -> &'a str {
        self.store.name_text(id)
    }

    fn top_name(&self, member: TopMember) -> &'a str {
        match member {
            TopMember::Definition(id) => self.name(id),
            TopMember::Instances => "!instanceof",
            TopMember::Version => "!tablegen_json_version",
        }
    }

    fn top_member(&self, out: &mut String, records: &Records, member: TopMember) {
        match member {
            TopMember::Definition(id) => self.definition(out, id),
            TopMember::Instances => self.instances(out, records),
            TopMember::Version => out.push('1'),
        }
    }

    /// For each class, the definitions that derive from it.
    fn instances(&self, out: &mut String, records: &Records) {
        let mut derived: rustc_hash::FxHashMap<RecordId, Vec<RecordId>> = rustc_hash::FxHashMap::default();
        for &id in &records.definition_ids {
            // A definition that inherits a class twice is listed twice.
            for class in self.store.records.superclasses(id) {
                derived.entry(class).or_default().push(id);
            }
        }
        for (i, &class) in records.class_ids.iter().enumerate() {
            out.push(if i == 0 { '{' } else { ',' });
            string(out, self.name(class));
            out.push(':');
            let derived = derived.get(&class).into_iter().flatten();
            list(out, derived, |out, &id| string(out, self.name(id)));
        }
        out.push_str(if records.class_ids.is_empty() { "{}" } else { "}" });
    }

    fn definition(&self, out: &mut String, id: RecordId) {
        let record = self.store.record(id);
        // The keys with a `!` sort before all names of fields.
        put(out, format_args!("{{\"!anonymous\":{},\"!fields\":", record.is_anonymous()));
        let open = record.fields.iter().filter(|field| field.kind() == FieldKind::MayBeUnresolved);
        list(out, open, |out, field| string(out, self.store.text(field.name)));
        out.push_str(",\"!locs\":");
        list(out, record.spans(), |out, span| self.location(out, span));
        out.push_str(",\"!name\":");
        string(out, self.name(id));
        out.push_str(",\"!superclasses\":");
        list(out, self.store.records.superclasses(id).into_iter(), |out, class| {
            string(out, self.name(class))
        });
        let mut fields: SmallVec<[&FieldData; 32]> =
            record.fields.iter().filter(|field| field.kind() != FieldKind::TemplateArgument).collect();
        fields.sort_unstable_by_key(|field| self.name_ranks[field.name.index()]);
        for field in fields {
            out.push(',');
            string(out, self.store.text(field.name));
            out.push(':');
            self.value(out, field.value);
        }
        out.push('}');
    }

    fn location(&self, out: &mut String, span: Span) {
        let path = self.sources.name(self.sources.file_of(span));
        string(out, path.rsplit('/').next().unwrap_or(path));
        // The line is within the quotes.
        out.pop();
        out.push(':');
        write_int(out, i64::from(self.sources.line_column(span.start).0));
        out.push('"');
    }

    fn value(&self, out: &mut String, value: ValueId) {
        match self.store.node(value) {
            Node::Unset => out.push_str("null"),
            Node::Bit(bit) => out.push(if bit { '1' } else { '0' }),
            Node::Int(int) => write_int(out, int),
            Node::Str(text) | Node::Code(text) => string(out, self.store.text(text)),
            Node::Bits(words) | Node::List { items: words, .. } => {
                list(out, self.store.values.items(words), |out, item| self.value(out, item));
            }
            Node::Dag(words) => self.dag(out, value, words),
            Node::Record(record) => {
                let name = self.name(record);
                object(out, &[("def", name), ("kind", "def"), ("printable", name)]);
            }
            Node::Variable { name, .. } => {
                let printable = self.store.display(value);
                object(out, &[("kind", "var"), ("printable", &printable), ("var", self.store.text(name))]);
            }
            Node::BitOf { of, bit } if matches!(self.store.node(of), Node::Variable { .. }) => {
                let (printable, of) = (self.store.display(value), self.store.display_unquoted(of));
                put(out, format_args!("{{\"index\":{bit},"));
                members(out, &[("kind", "varbit"), ("printable", &printable), ("var", &of)]);
            }
            _ => object(out, &[("kind", "complex"), ("printable", &self.store.display(value))]),
        }
    }

    fn dag(&self, out: &mut String, value: ValueId, words: Words) {
        let dag = self.store.values.dag_parts(words);
        out.push_str("{\"args\":");
        list(out, dag.arguments.iter(), |out, &(argument, name)| {
            out.push('[');
            self.value(out, argument);
            out.push(',');
            match name {
                Some(name) => string(out, self.store.text(name)),
                None => out.push_str("null"),
            }
            out.push(']');
        });
        out.push_str(",\"kind\":\"dag\"");
        if let Some(name) = dag.name {
            out.push_str(",\"name\":");
            string(out, self.store.text(name));
        }
        out.push_str(",\"operator\":");
        self.value(out, dag.operator);
        out.push(',');
        members(out, &[("printable", &self.store.display(value))]);
    }
}
