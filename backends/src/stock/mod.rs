//! Stock C++: the one door between C++ snippets of upstream's `.td` files and the Rust that generators read.
//!
//! A snippet is C++ if the file that its text is written in lies under an upstream root (`--upstream-include`), Rust otherwise.
//! [`snippets`] finds the C++ snippets of records and translates each with `rtblgen-cpp`; what has no translation is named.

mod contexts;
mod names;

use std::path::{Path, PathBuf};

use rtblgen_cpp::{Scope, Ty};
use rtblgen_records::{Record, Records, Value};
use tblgen_parser::Span;

use contexts::SelfTypes;
use names::RecordNames;

/// The kinds of snippets that hold an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SnippetKind {
    /// `CPred`: a condition on `$_self`.
    Predicate,
    /// `builderCall`: the one type of a constraint.
    BuildableType,
}

/// A C++ snippet and its translation.
#[derive(Clone, Debug)]
pub struct StockSnippet<'r> {
    /// The kind.
    pub kind: SnippetKind,
    /// The value that holds the text.
    pub value: Value<'r>,
    /// The C++.
    pub text: &'r str,
    /// The Rust, or the construct that has no translation, with its place.
    pub rust: Result<String, Untranslated>,
}

/// A construct without a translation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Untranslated {
    /// The construct.
    pub construct: String,
    /// Its place in the `.td` file.
    pub span: Span,
}

/// The C++ snippets of records, in the order of the records, and their translations.
pub fn snippets<'r>(records: &'r Records, roots: &[PathBuf]) -> Vec<StockSnippet<'r>> {
    let names = RecordNames::new(records);
    let self_types = SelfTypes::new(records);
    let mut found = Vec::new();
    for record in records.derived("CPred") {
        if let Some((value, text)) = stock_text(record, "predExpr", roots) {
            let rust = predicate(record, value, text, &names, &self_types);
            found.push(StockSnippet { kind: SnippetKind::Predicate, value, text, rust });
        }
    }
    for record in records.derived("Type") {
        if let Some((value, text)) = stock_text(record, "builderCall", roots) {
            let rust = buildable_type(record, value, text, &names);
            found.push(StockSnippet { kind: SnippetKind::BuildableType, value, text, rust });
        }
    }
    found
}

/// Whether the text of a value is written in a file under an upstream root.
///
/// A text that is put together belongs to the file of its first part. `CPred` puts parentheses around a predicate, which are
/// not looked at.
fn is_stock(value: Value<'_>, text: &str, roots: &[PathBuf]) -> bool {
    let sources = value.field().record().records().sources();
    let first = usize::from(value.field().name() == "predExpr" && text.len() > 2);
    let file = sources.name(sources.file_of(value.string_span(first..first + 1))).to_string();
    roots.iter().any(|root| Path::new(&file).starts_with(root))
}

fn stock_text<'r>(record: Record<'r>, field: &str, roots: &[PathBuf]) -> Option<(Value<'r>, &'r str)> {
    let value = record.value(field).ok()?;
    let text = value.as_str().filter(|text| !text.trim().is_empty())?;
    is_stock(value, text, roots).then_some((value, text))
}

/// Translates a predicate for each of its uses; the texts must agree.
fn predicate(
    record: Record<'_>,
    value: Value<'_>,
    text: &str,
    names: &RecordNames<'_>,
    self_types: &SelfTypes,
) -> Result<String, Untranslated> {
    let expr = parse(value, text)?;
    let mut translated: Option<String> = None;
    for context in self_types.of(record) {
        let rust = predicate_in(context, &expr, names.namespace_of(record), names)
            .map_err(|error| untranslated(value, error.range(), error.construct()))?;
        if translated.as_ref().is_some_and(|known| *known != rust) {
            return Err(untranslated(value, 0..text.len(), "a predicate with two meanings of `$_self`"));
        }
        translated = Some(rust);
    }
    translated.ok_or_else(|| untranslated(value, 0..text.len(), "a predicate of no constraint"))
}

/// Translates a predicate in one use, with the first type of `$_self` that it can be of.
fn predicate_in(
    context: &contexts::Context,
    expr: &rtblgen_cpp::syntax::Expr,
    namespace: &str,
    names: &RecordNames<'_>,
) -> Result<String, rtblgen_cpp::Untranslated> {
    let mut first_error = None;
    for choice in context.choices() {
        let scope = Scope {
            namespace,
            placeholders: &|name| context.placeholder(name, choice),
            own_getter: &|getter| context.own_getter(getter),
            names,
        };
        match rtblgen_cpp::translate_condition(expr, &scope) {
            Ok(rust) => return Ok(rust),
            Err(error) => first_error = first_error.or(Some(error)),
        }
    }
    Err(first_error.expect("a context has a choice"))
}

fn buildable_type(
    record: Record<'_>,
    value: Value<'_>,
    text: &str,
    names: &RecordNames<'_>,
) -> Result<String, Untranslated> {
    let expr = parse(value, text)?;
    let scope = Scope {
        namespace: names.namespace_of(record),
        placeholders: &|name| (name == "_builder").then(|| Ty::class("mlir::Builder")),
        own_getter: &|_| None,
        names,
    };
    rtblgen_cpp::translate_as(&expr, &Ty::class("mlir::Type"), &scope)
        .map_err(|error| untranslated(value, error.range(), error.construct()))
}

fn parse(value: Value<'_>, text: &str) -> Result<rtblgen_cpp::syntax::Expr, Untranslated> {
    rtblgen_cpp::parse(text).map_err(|error| untranslated(value, error.range(), &error.to_string()))
}

/// The parentheses that `CPred` adds are not the author's.
fn untranslated(value: Value<'_>, range: std::ops::Range<usize>, construct: &str) -> Untranslated {
    let range = match (value.field().name(), value.as_str().map_or(0, str::len)) {
        ("predExpr", length) if length > 2 => range.start.max(1)..range.end.min(length - 1),
        _ => range,
    };
    Untranslated { construct: construct.to_owned(), span: value.string_span(range) }
}
