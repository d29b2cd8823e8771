//! Expressions of stock C++, parsed and translated with the names that records define.

use rtblgen_cpp::syntax::Expr;
use rtblgen_cpp::{Scope, Ty};
use rtblgen_records::{Record, Records, Value};
use tblgen_parser::Span;

use super::contexts::{Context, SelfTypes};
use super::names::RecordNames;
use super::origin::StockFiles;

/// The kinds of snippets that hold an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SnippetKind {
    /// `CPred`: a condition on `$_self`.
    Predicate,
    /// `builderCall`: the one type of a constraint.
    BuildableType,
    /// `transformer` of `TypesMatchWith`, or the element type of a container: a type from the type `$_self`.
    TypeFunction,
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

impl StockSnippet<'_> {
    /// The place of the C++, without the parentheses that `CPred` adds.
    pub(super) fn place(&self) -> Span {
        let own = match self.value.field().name() {
            "predExpr" if self.text.len() > 2 => 1..self.text.len() - 1,
            _ => 0..self.text.len(),
        };
        self.value.string_span(own)
    }
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
pub(super) fn snippets<'r>(records: &'r Records, files: &StockFiles) -> Vec<StockSnippet<'r>> {
    let expressions = Expressions::new(records);
    let predicates = records.derived("CPred").filter_map(|record| {
        let (value, text) = files.text(record, "predExpr")?;
        Some(expressions.snippet(SnippetKind::Predicate, value, text))
    });
    let types = records.derived("Type").filter_map(|record| {
        let (value, text) = files.text(record, "builderCall")?;
        Some(expressions.snippet(SnippetKind::BuildableType, value, text))
    });
    let transformers = records.derived("TypesMatchWith").filter_map(|record| {
        let (value, text) = files.text(record, "transformer")?;
        Some(expressions.snippet(SnippetKind::TypeFunction, value, text))
    });
    let elements = records.derived("SubstLeaves").filter_map(|record| {
        let (value, text) = files.text(record, "replacement")?;
        Some(expressions.snippet(SnippetKind::TypeFunction, value, text))
    });
    predicates.chain(types).chain(transformers).chain(elements).collect()
}

/// What translation knows of the records.
pub(super) struct Expressions<'r> {
    names: RecordNames<'r>,
    pub(super) self_types: SelfTypes,
}

impl<'r> Expressions<'r> {
    pub(super) fn new(records: &'r Records) -> Self {
        Self { names: RecordNames::new(records), self_types: SelfTypes::new(records) }
    }

    fn snippet(&self, kind: SnippetKind, value: Value<'r>, text: &'r str) -> StockSnippet<'r> {
        let rust = match kind {
            SnippetKind::Predicate => self.predicate(value, text),
            SnippetKind::BuildableType => self.buildable_type(value, text),
            SnippetKind::TypeFunction => self.type_function(value, text),
        };
        StockSnippet { kind, value, text, rust }
    }

    /// Translates a predicate for each of its uses; the texts must agree.
    fn predicate(&self, value: Value<'r>, text: &str) -> Result<String, Untranslated> {
        let record = value.field().record();
        let expr = parse(value, text)?;
        let mut translated: Option<String> = None;
        for context in self.self_types.of(record) {
            let rust = self
                .predicate_in(context, &expr, record)
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
        &self,
        context: &Context,
        expr: &Expr,
        record: Record<'r>,
    ) -> Result<String, rtblgen_cpp::Untranslated> {
        let mut first_error = None;
        for choice in context.choices() {
            let scope = Scope {
                namespace: self.names.namespace_of(record),
                placeholders: &|name| context.placeholder(name, choice),
                own_getter: &|getter| context.own_getter(getter),
                names: &self.names,
            };
            match rtblgen_cpp::translate_condition(expr, &scope) {
                Ok(rust) => return Ok(rust),
                Err(error) => first_error = first_error.or(Some(error)),
            }
        }
        Err(first_error.expect("a context has a choice"))
    }

    fn buildable_type(&self, value: Value<'r>, text: &str) -> Result<String, Untranslated> {
        let expr = parse(value, text)?;
        let placeholders = |name: &str| (name == "_builder").then(|| Ty::class("mlir::Builder"));
        let scope = self.scope(value.field().record(), &placeholders);
        rtblgen_cpp::translate_as(&expr, &Ty::class("mlir::Type"), &scope)
            .map_err(|error| untranslated(value, error.range(), error.construct()))
    }

    /// The default value of a parameter: an expression in which `$_ctxt` is the context.
    pub(super) fn parameter_default(&self, value: Value<'r>, text: &str) -> Option<String> {
        let record = value.field().record();
        let expr = parse(value, text).ok()?;
        let placeholders = |name: &str| (name == "_ctxt").then(|| Ty::class("mlir::MLIRContext"));
        let class = record.str("cppType").ok()?.trim_start_matches("::");
        rtblgen_cpp::translate_as(&expr, &Ty::class(class), &self.scope(record, &placeholders)).ok()
    }

    /// A type without a value where a step of the C++ has no defined result: no constraint that asks for one holds then.
    fn type_function(&self, value: Value<'r>, text: &str) -> Result<String, Untranslated> {
        let expr = parse(value, text)?;
        let placeholders = |name: &str| (name == "_self").then(|| Ty::class("mlir::Type"));
        let scope = self.scope(value.field().record(), &placeholders);
        let (rust, is_option) = rtblgen_cpp::translate_if_any(&expr, &Ty::class("mlir::Type"), &scope)
            .map_err(|error| untranslated(value, error.range(), error.construct()))?;
        Ok(match is_option {
            true => format!("{rust}.unwrap_or_else(|| $_self.context().none_type())"),
            false => rust,
        })
    }

    fn scope<'s>(&'s self, record: Record<'r>, placeholders: &'s dyn Fn(&str) -> Option<Ty>) -> Scope<'s> {
        Scope {
            namespace: self.names.namespace_of(record),
            placeholders,
            own_getter: &|_| None,
            names: &self.names,
        }
    }
}

fn parse(value: Value<'_>, text: &str) -> Result<Expr, Untranslated> {
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
