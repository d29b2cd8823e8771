//! Finds the strings that are C++: those in a file under an upstream root.

use std::cell::OnceCell;
use std::collections::{HashMap, HashSet};
use std::path::PathBuf;

use rtblgen_records::{Record, Records, Value};
use tblgen_parser::{FileId, SourceMap, Span};

use crate::input::library::is_stock;

/// The files under upstream roots.
pub(super) struct StockFiles {
    sources: SourceMap,
    files: HashSet<FileId>,
    /// By predicate: the place of the definition that passes code to a class of the library.
    predicates: HashMap<u32, Span>,
    /// The texts between `[{` and `}]`.
    literals: OnceCell<HashSet<String>>,
}

impl StockFiles {
    pub(super) fn new(records: &Records, roots: &[PathBuf]) -> Self {
        let sources = records.sources();
        let files = sources.files().filter(|file| is_stock(sources.name(*file), roots)).collect();
        Self {
            sources: records.sources().clone(),
            files,
            predicates: code_of_predicates(records),
            literals: OnceCell::new(),
        }
    }

    /// Whether a place is in a stock file.
    pub(super) fn contains(&self, span: Span) -> bool {
        self.files.contains(&self.sources.file_of(span))
    }

    /// The text of a field, if it is not empty and written in a stock file.
    ///
    /// A text of several parts belongs to the file of its first part, or to that of the whole if the part has no place.
    pub(super) fn text<'r>(&self, record: Record<'r>, field: &str) -> Option<(Value<'r>, &'r str)> {
        let value = record.value(field).ok()?;
        let text = value.as_str().filter(|text| !text.trim().is_empty())?;
        let first = first_byte_of_author(value, text);
        let first = first..first + 1;
        let span = match field {
            // The place of the class that makes the predicate, or of the definition that passes the code.
            "predExpr" if !value.is_string_span_exact(first.clone()) => {
                self.predicates.get(&record.order()).copied().unwrap_or(record.span())
            }
            _ => value.string_span(first),
        };
        let file = record.records().sources().file_of(span);
        // The library puts Rust around the name of a class.
        let last = value.string_span(text.len() - 1..text.len());
        if field == "builderCall" && !self.contains(last) {
            return None;
        }
        let is_stock = self.files.contains(&file)
            || self.is_element_call(record, field)
            || !value.is_string_span_exact(0..text.len()) && self.has_literal(text);
        is_stock.then_some((value, text))
    }

    /// Whether a stock file has this text between `[{` and `}]`. A text that an argument brings into a class of the library may
    /// have no place of its own.
    fn has_literal(&self, text: &str) -> bool {
        let literals = self.literals.get_or_init(|| {
            let texts = self.files.iter().map(|file| self.sources.file_text(*file));
            let literals = texts.flat_map(|text| text.split("[{").skip(1));
            literals.filter_map(|rest| Some(rest.split_once("}]")?.0.to_owned())).collect()
        });
        literals.contains(text)
    }

    /// Whether the text has the call for the elements of a container that a stock file defines: the text comes there
    /// through an argument of the library's class.
    fn is_element_call(&self, combiner: Record<'_>, field: &str) -> bool {
        let records = combiner.records();
        let sources = records.sources();
        let mut of_field = CONTAINERS.iter().filter(|container| container.field == field);
        of_field.any(|kind| {
            records.derived(kind.class).any(|container| {
                kind.combiner_of(container) == Some(combiner)
                    && self.files.contains(&sources.file_of(passer(container, kind.class).span()))
            })
        })
    }
}

/// A class of the library whose argument is a call for the elements of a container.
struct Container {
    class: &'static str,
    /// The class of the predicate with the call, and the field.
    combiner: &'static str,
    field: &'static str,
}

const CONTAINERS: [Container; 2] = [
    Container { class: "ContainerType", combiner: "SubstLeaves", field: "replacement" },
    Container { class: "MixedContainerType", combiner: "Concat", field: "prefix" },
];

impl Container {
    /// The predicate of a container that has the call.
    fn combiner_of<'r>(&self, container: Record<'r>) -> Option<Record<'r>> {
        let children = container.record("predicate").ok()?.list("children").ok()?;
        children.iter().filter_map(|child| child.as_record()).find(|child| child.is_a(self.combiner))
    }
}

/// The places of the definitions that pass code to the classes [`TAKE_CODE`], by predicate.
fn code_of_predicates(records: &Records) -> HashMap<u32, Span> {
    let mut found = HashMap::new();
    for class in TAKE_CODE {
        for user in records.derived(class) {
            let span = passer(user, class).span();
            let mut pending: Vec<_> = user.record("predicate").into_iter().collect();
            while let Some(predicate) = pending.pop() {
                found.insert(predicate.order(), span);
                if let Ok(children) = predicate.list("children") {
                    pending.extend(children.iter().filter_map(|child| child.as_record()));
                }
            }
        }
    }
    found
}

/// Classes of the library that make a predicate of code in their arguments.
const TAKE_CODE: [&str; 2] = ["AllMatchSameOperatorTrait", "AnyMatchOperatorTrait"];

/// The class, or the definition, that gives a class of the library its arguments.
fn passer<'r>(record: Record<'r>, class: &str) -> Record<'r> {
    let is_passer = |own: &Record<'_>| own.direct_classes().any(|parent| parent.name() == class);
    record.classes().find(is_passer).unwrap_or(record)
}

/// `CPred` puts parentheses around a predicate: they are the library's.
fn first_byte_of_author(value: Value<'_>, text: &str) -> usize {
    usize::from(value.field().name() == "predExpr" && text.len() > 2)
}
