//! Selects the definitions of a file that are generated.
//!
//! A file stands for all that it includes (mlir-tblgen's rule), so that a dialect may be spread over several
//! files with one that includes them all; but definitions of other dialects, which a file includes to refer
//! to them, are generated from files of their own.

use std::collections::BTreeSet;

use regex::Regex;
use rtblgen_records::{Record, Records};
use tblgen_parser::{Diagnostic, FileId, Span};

use crate::Library;
use crate::input::library;
use crate::input::request::Filter;

/// The definitions to generate.
pub(crate) struct Selection<'r> {
    records: &'r Records,
    dialects: BTreeSet<&'r str>,
    /// The dialects of included files whose types, attributes and enums are read as well.
    included: BTreeSet<&'r str>,
    enum_files: BTreeSet<FileId>,
    include: Option<Regex>,
    exclude: Option<Regex>,
}

/// Classes whose records belong to a dialect.
const OF_DIALECTS: [&str; 4] = ["Dialect", "Op", "AttrDef", "TypeDef"];

impl<'r> Selection<'r> {
    pub(crate) fn new(records: &'r Records, filter: &Filter) -> Result<Self, Diagnostic> {
        // Definitions of a dialect without a name would be left out without a message.
        records.derived("Dialect").try_for_each(|dialect| dialect.str("name").map(|_| ()))?;
        let dialects = selected_dialects(records, filter)?;
        Ok(Self {
            records,
            enum_files: enum_files(records, &dialects),
            dialects,
            included: BTreeSet::new(),
            include: regex(filter.op_include_regex.as_deref())?,
            exclude: regex(filter.op_exclude_regex.as_deref())?,
        })
    }

    /// The same with the types, attributes and enums of the other dialects in the included files, but those of the runtime: for
    /// dialects that are loaded, whose ops refer to them.
    pub(crate) fn with_included_dialects(mut self) -> Self {
        let all = of_dialects(self.records).filter_map(dialect_of);
        self.included =
            all.filter(|name| !self.dialects.contains(name) && !library::is_of_runtime(name)).collect();
        let dialects = self.dialects.union(&self.included).copied().collect();
        self.enum_files = enum_files(self.records, &dialects);
        self
    }

    /// The records of a class that are generated, in the order of the source.
    pub(crate) fn of(&self, class: &str) -> Vec<Record<'r>> {
        let mut own: Vec<_> =
            self.records.derived(class).filter(|record| self.is_selected(*record)).collect();
        own.sort_by_key(|record| record.order());
        own
    }

    /// The records of a class that belongs to no dialect, from the files whose enums are generated.
    pub(crate) fn shared(&self, class: &str) -> Vec<Record<'r>> {
        let is_own = |record: &Record<'r>| self.enum_files.contains(&file_of(*record));
        let mut own: Vec<_> = self.records.derived(class).filter(is_own).collect();
        own.sort_by_key(|record| record.order());
        own
    }

    /// The names of the dialects that are generated.
    pub(crate) fn dialects(&self) -> &BTreeSet<&'r str> {
        &self.dialects
    }

    /// Whether a place is in one of the files whose definitions are generated.
    pub(crate) fn has_file_of(&self, span: Span) -> bool {
        self.enum_files.contains(&self.records.sources().file_of(span))
    }

    fn is_selected(&self, record: Record<'r>) -> bool {
        match dialect_of(record) {
            Some(dialect) if self.included.contains(dialect) => !record.is_a("Op"),
            Some(dialect) => self.dialects.contains(dialect) && self.passes_filters(record, dialect),
            None => self.enum_files.contains(&file_of(record)),
        }
    }

    fn passes_filters(&self, record: Record<'r>, dialect: &str) -> bool {
        let Some(name) = record.is_a("Op").then(|| record.str("opName").ok()).flatten() else { return true };
        let name = format!("{dialect}.{name}");
        self.include.as_ref().is_none_or(|regex| regex.is_match(&name))
            && !self.exclude.as_ref().is_some_and(|regex| regex.is_match(&name))
    }
}

fn regex(pattern: Option<&str>) -> Result<Option<Regex>, Diagnostic> {
    let pattern = pattern.filter(|pattern| !pattern.is_empty());
    let regex = pattern.map(Regex::new).transpose();
    regex.map_err(|error| Diagnostic::error_without_span(format!("the regular expression is wrong: {error}")))
}

/// Returns the file in which a record was made: that of the outermost `defm`, if there is one.
fn file_of(record: Record<'_>) -> FileId {
    let span = record.instantiation_spans().last().copied().unwrap_or(record.span());
    record.records().sources().file_of(span)
}

/// The dialect that a record is, or belongs to.
pub(crate) fn dialect_of<'r>(record: Record<'r>) -> Option<&'r str> {
    let dialect = if record.is_a("Dialect") {
        record
    } else if record.is_a("Op") {
        record.record("opDialect").ok()?
    } else {
        record.record("dialect").ok()?
    };
    dialect.str("name").ok()
}

fn of_dialects(records: &Records) -> impl Iterator<Item = Record<'_>> {
    OF_DIALECTS.into_iter().flat_map(|class| records.derived(class))
}

/// The dialects of the records in the main file. If it has none, the dialects of its includes, without those of the runtime
/// unless there are no others.
fn selected_dialects<'r>(records: &'r Records, filter: &Filter) -> Result<BTreeSet<&'r str>, Diagnostic> {
    let sources = records.sources();
    let all: BTreeSet<&str> = of_dialects(records).filter_map(dialect_of).collect();
    if let Some(wanted) = filter.dialect.as_deref().filter(|wanted| !wanted.is_empty()) {
        let found = all.get(wanted).copied();
        let missing = || Diagnostic::error_without_span("selected dialect with '-dialect' does not exist");
        return Ok(BTreeSet::from([found.ok_or_else(missing)?]));
    }
    let main = sources.main_file();
    let own: BTreeSet<&str> =
        of_dialects(records).filter(|record| file_of(*record) == main).filter_map(dialect_of).collect();
    if !own.is_empty() {
        return Ok(own);
    }
    let others: BTreeSet<&str> = all.iter().copied().filter(|name| !library::is_of_runtime(name)).collect();
    Ok(if others.is_empty() { all } else { others })
}

/// The files whose enums are generated: the main file, those with something of the dialects, and those with nothing of
/// any dialect; not the library's, unless the main file is of the same dialect.
fn enum_files(records: &Records, dialects: &BTreeSet<&str>) -> BTreeSet<FileId> {
    let sources = records.sources();
    let mut of_selected = BTreeSet::from([sources.main_file()]);
    let mut of_others = BTreeSet::new();
    for record in of_dialects(records) {
        match dialect_of(record).is_some_and(|dialect| dialects.contains(dialect)) {
            true => of_selected.insert(file_of(record)),
            false => of_others.insert(file_of(record)),
        };
    }
    let module = library::module_of(sources.name(sources.main_file()).as_ref());
    let is_own = |file: &FileId| {
        let name = sources.name(*file).as_ref();
        let is_of_dialect = module.is_some() && library::module_of(name) == module;
        of_selected.contains(file)
            || !of_others.contains(file) && (is_of_dialect || !library::is_embedded(name, Library::Wins))
    };
    sources.files().filter(is_own).collect()
}

/// The name of an op with that of its dialect.
pub(crate) fn qualified_name(op: Record<'_>) -> String {
    format!("{}.{}", dialect_of(op).unwrap_or_default(), op.str("opName").unwrap_or_default())
}

/// Whether an op's name passes mlir-tblgen's filters.
pub(crate) fn op_filter(filter: &Filter) -> Result<impl Fn(Record<'_>) -> bool + use<>, Diagnostic> {
    let include = regex(filter.op_include_regex.as_deref())?;
    let exclude = regex(filter.op_exclude_regex.as_deref())?;
    Ok(move |record: Record<'_>| {
        let name = qualified_name(record);
        include.as_ref().is_none_or(|regex| regex.is_match(&name))
            && !exclude.as_ref().is_some_and(|regex| regex.is_match(&name))
    })
}
