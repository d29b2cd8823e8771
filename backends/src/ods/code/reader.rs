//! Checks snippets, types and names, and stores the parsed Rust.

use std::collections::HashSet;
use std::path::PathBuf;
use std::rc::Rc;

use quote::ToTokens;
use rtblgen_records::{Record, Records, Value};
use syn::parse::{Parse, ParseStream};
use syn::{Expr, ImplItem, Stmt};
use tblgen_parser::diagnostic::Severity;
use tblgen_parser::{Diagnostic, Span};

use crate::input::library;
use crate::input::library::Library;
use crate::ods::code::checked::Body;
use crate::ods::code::table::{Code, filled};
use crate::ods::model::interface::Interface;
use crate::ods::model::predicate;
use crate::ods::model::predicate::PredicateText;
use crate::rust::class_paths::ClassPaths;
use crate::rust::extern_paths::ExternPaths;
use crate::rust::snippet;

/// Fills a [`Code`], and collects diagnostics.
pub(crate) struct CodeReader<'r> {
    pub(super) records: &'r Records,
    pub(super) code: Code<'r>,
    mistakes: Vec<Diagnostic>,
    /// The definition being read. Errors in snippets of the td library are reported there.
    place: Option<Span>,
    /// Keys of records that were read: a record and an aspect of it.
    seen: HashSet<(u32, &'static str)>,
    /// Interfaces with errors, to report these once.
    wrong_interfaces: HashSet<u32>,
    /// Whether no Rust is generated: the definitions are loaded at run time.
    pub(super) is_loaded: bool,
    /// The roots of stock files.
    pub(super) stock_roots: &'r [PathBuf],
    /// The Rust paths of other dialects.
    pub(super) externs: ExternPaths,
    /// The paths of types of other dialects in the signatures of stock interfaces.
    pub(super) paths: ClassPaths,
}

/// The statements of a body.
pub(super) struct Statements(pub(super) Vec<Stmt>);

impl Parse for Statements {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        syn::Block::parse_within(input).map(Self)
    }
}

/// The items of an `impl` block.
pub(super) struct ImplItems(pub(super) Vec<ImplItem>);

impl Parse for ImplItems {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut items = Vec::new();
        while !input.is_empty() {
            items.push(input.parse()?);
        }
        Ok(Self(items))
    }
}

impl<'r> CodeReader<'r> {
    pub(crate) fn new(records: &'r Records) -> Self {
        Self {
            records,
            code: Code::default(),
            mistakes: Vec::new(),
            place: None,
            seen: HashSet::new(),
            wrong_interfaces: HashSet::new(),
            is_loaded: false,
            stock_roots: &[],
            externs: ExternPaths::default(),
            paths: ClassPaths::default(),
        }
    }

    /// Returns the code and the diagnostics.
    pub(crate) fn finish(self) -> (Code<'r>, Vec<Diagnostic>) {
        (self.code, self.mistakes)
    }

    /// Adds a diagnostic. One in the td library, which the user cannot edit, moves to the definition being read.
    pub(crate) fn report(&mut self, mistake: impl Into<Diagnostic>) {
        let mut mistake = mistake.into();
        if let (Some(span), Some(place)) = (mistake.span, self.place)
            && self.is_in_library(span)
        {
            mistake.span = Some(place);
            mistake.labels.retain(|(span, _)| *span != place);
            mistake = mistake.with_label(span, "the td library uses it here");
        }
        self.mistakes.push(mistake);
    }

    /// Adds a warning that concerns only the generated Rust. A loaded dialect has none: `--list-hooks` lists what it leaves to code.
    pub(super) fn warn_of_rust(&mut self, warning: Diagnostic) {
        if !self.is_loaded {
            self.report(warning);
        }
    }

    /// Adds a diagnostic at its own span.
    pub(super) fn add(&mut self, mistake: Diagnostic) {
        self.mistakes.push(mistake);
    }

    pub(crate) fn report_all(&mut self, mistakes: impl IntoIterator<Item = Diagnostic>) {
        mistakes.into_iter().for_each(|mistake| self.report(mistake));
    }

    /// Reports that a text at `span` is not read back: a mistake in the author's file, a warning in a stock file, whose format
    /// the user cannot change.
    pub(crate) fn report_doubts(&mut self, doubts: &[Diagnostic], span: Span) {
        let is_of_others = self.is_of_others(span);
        for doubt in doubts {
            let severity = if is_of_others { Severity::Warning } else { doubt.severity };
            self.report(Diagnostic { severity, ..doubt.clone() });
        }
    }

    /// Sets the definition being read.
    pub(crate) fn at(&mut self, place: Span) {
        self.place = Some(place);
    }

    /// The definition being read.
    pub(super) fn place(&self) -> Option<Span> {
        self.place
    }

    /// Whether a span is in the td library.
    pub(crate) fn is_in_library(&self, span: Span) -> bool {
        let sources = self.records.sources();
        library::is_embedded(sources.name(sources.file_of(span)).as_ref(), Library::Wins)
    }

    /// Whether a span is in a file that the user does not write: of the td library, or a stock file.
    pub(super) fn is_of_others(&self, span: Span) -> bool {
        let sources = self.records.sources();
        self.is_in_library(span) || library::is_stock(sources.name(sources.file_of(span)), self.stock_roots)
    }

    /// Whether this aspect of a record is read for the first time.
    pub(super) fn is_new(&mut self, record: Record<'_>, what: &'static str) -> bool {
        self.seen.insert((record.order(), what))
    }

    /// A field of a record.
    pub(super) fn field(&mut self, record: Record<'r>, name: &str) -> Option<Value<'r>> {
        record.value(name).map_err(|mistake| self.report(mistake)).ok()
    }

    /// Reads an expression of a field.
    pub(super) fn expression(
        &mut self,
        value: Value<'r>,
        replace: impl Fn(&str) -> Option<String>,
    ) -> Option<Expr> {
        let text = value.as_str().unwrap_or_default();
        self.rewritten(value, text, replace)
    }

    /// Reads an expression of a field from its text with spellings replaced.
    pub(super) fn rewritten(
        &mut self,
        value: Value<'r>,
        text: &str,
        replace: impl Fn(&str) -> Option<String>,
    ) -> Option<Expr> {
        match snippet::check::<Expr>(value, value.as_str().unwrap_or_default()) {
            Ok(()) => self.composed(value, text, replace),
            Err(mistake) => {
                self.report(mistake);
                None
            }
        }
    }

    /// Notes the hooks that Rust names.
    pub(super) fn note_hooks(&mut self, read: &impl ToTokens) {
        self.code.hooks.extend(snippet::hooks(read.to_token_stream()));
    }

    /// The read Rust. The hooks that it names are noted.
    pub(super) fn with_hooks<T: ToTokens>(&mut self, read: T) -> T {
        self.note_hooks(&read);
        read
    }

    /// Reads an expression that is composed of checked parts.
    pub(crate) fn composed(
        &mut self,
        value: Value<'r>,
        text: &str,
        replace: impl Fn(&str) -> Option<String>,
    ) -> Option<Expr> {
        let translated = snippet::translate_builder(text);
        if let Err(unknown) = snippet::substitute(&translated, &replace) {
            let span = match value.as_str() == Some(translated.as_ref()) {
                true => value.string_span(unknown.range.clone()),
                false => value.span(),
            };
            self.report(unknown_placeholder(span, unknown.name, "here", replace));
            return None;
        }
        let text = filled(text, replace);
        match snippet::parse_expr(&text) {
            Ok(expr) => Some(self.with_hooks(expr)),
            Err(error) => {
                self.report(
                    snippet::not_rust_at(value.span(), &error).with_note(None, format!("it reads `{text}`")),
                );
                None
            }
        }
    }

    /// Reads the expression of a constant in a pattern.
    pub(crate) fn constant_expression(
        &mut self,
        constant: Record<'r>,
        value: Value<'r>,
        text: &str,
        replace: impl Fn(&str) -> Option<String>,
    ) {
        if let Some(expr) = self.composed(value, text, replace) {
            self.code.constants.insert(constant.order(), expr);
        }
    }

    /// Reads the statements of a body. `place` ends the message about an unknown placeholder.
    pub(super) fn body(
        &mut self,
        value: Value<'r>,
        place: &str,
        replace: impl Fn(&str) -> Option<String>,
    ) -> Option<Body> {
        match statements(value, place, replace) {
            Ok(body) => Some(self.with_hooks(body)),
            Err(mistake) => {
                self.report(mistake);
                None
            }
        }
    }

    /// Reads a type from its Rust spelling. `mistake` makes the diagnostic if it does not parse.
    pub(super) fn ty(
        &mut self,
        spelling: &str,
        mistake: impl FnOnce(syn::Error) -> Diagnostic,
    ) -> Option<syn::Type> {
        match syn::parse_str::<syn::Type>(spelling) {
            Ok(ty) => Some(self.with_hooks(ty)),
            Err(error) => {
                self.report(mistake(error));
                None
            }
        }
    }

    /// Reads items of an `impl` block and replaces `$cppClass` by the type's name. Adds the functions' names to `known`.
    pub(super) fn impl_items(
        &mut self,
        value: Value<'r>,
        class: &str,
        known: &mut std::collections::BTreeSet<String>,
    ) -> Option<Vec<ImplItem>> {
        let text = value.as_str().unwrap_or_default();
        if let Err(mistake) = snippet::check::<ImplItems>(value, text) {
            self.report(mistake);
            return None;
        }
        self.report_repeated(value, text, known);
        self.parsed_items(value, &text.replace("$cppClass", class))
    }

    /// Parses items of an `impl` block.
    pub(super) fn parsed_items(&mut self, value: Value<'r>, text: &str) -> Option<Vec<ImplItem>> {
        match syn::parse_str::<ImplItems>(text) {
            Ok(items) => {
                items.0.iter().for_each(|item| self.note_hooks(item));
                Some(items.0)
            }
            Err(error) => {
                self.report(snippet::not_rust_at(value.span(), &error));
                None
            }
        }
    }

    /// Reports functions that are already defined.
    fn report_repeated(
        &mut self,
        value: Value<'r>,
        text: &str,
        known: &mut std::collections::BTreeSet<String>,
    ) {
        let Ok(items) = snippet::parse_masked::<ImplItems>(text) else { return };
        for item in &items.0 {
            let ImplItem::Fn(function) = item else { continue };
            let name = &function.sig.ident;
            if !known.insert(name.to_string()) {
                let span = snippet::span_of(value, text, name.span());
                let message =
                    format!("there is a function `{name}` already: it is generated, or declared before");
                self.report(Diagnostic::error(span, message).with_help("give it another name"));
            }
        }
    }

    /// Reads a predicate. Its leaves are checked where they are written, and so are the texts that combine them.
    pub(crate) fn predicate(&mut self, predicate: Record<'r>) -> Option<Rc<PredicateText<'r>>> {
        if let Some(known) = self.code.predicates.get(&predicate.order()) {
            return Some(known.clone());
        }
        let text = match predicate::text(predicate) {
            Ok(text) => Rc::new(text),
            Err(error) => {
                self.report(error);
                return None;
            }
        };
        let leaves =
            text.leaves.iter().map(|leaf| snippet::check::<Expr>(*leaf, leaf.as_str().unwrap_or_default()));
        let parts = text.parts.iter().map(|part| snippet::check_part(*part));
        let mistakes: Vec<_> = leaves.chain(parts).filter_map(Result::err).collect();
        if !mistakes.is_empty() {
            self.report_all(mistakes);
            return None;
        }
        self.code.predicates.insert(predicate.order(), text.clone());
        Some(text)
    }

    /// Reads an interface. Its errors are reported once.
    pub(super) fn interface(&mut self, record: Record<'r>) -> Option<Rc<Interface<'r>>> {
        if let Some(known) = self.code.interfaces.get(&record.order()) {
            return Some(known.clone());
        }
        if self.wrong_interfaces.contains(&record.order()) {
            return None;
        }
        match Interface::from_record(record) {
            Ok(mut interface) => {
                for method in &mut interface.methods {
                    let parameters = method.parameters.iter_mut().map(|parameter| &mut parameter.ty);
                    for ty in parameters.chain(&mut method.result) {
                        self.paths.place_type_outside(ty);
                        self.code.hooks.extend(snippet::hooks(ty.to_token_stream()));
                    }
                }
                let interface = Rc::new(interface);
                self.code.interfaces.insert(record.order(), interface.clone());
                Some(interface)
            }
            Err(mistakes) => {
                self.wrong_interfaces.insert(record.order());
                self.report_all(mistakes);
                None
            }
        }
    }
}

/// Returns an optional part of a model: `None` if it has an error, `Some(None)` if it is absent.
#[expect(clippy::option_option, reason = "absence and errors differ")]
pub(super) fn all_or_none<T>(read: Option<Option<T>>) -> Option<Option<T>> {
    match read {
        Some(None) => None,
        Some(Some(value)) => Some(Some(value)),
        None => Some(None),
    }
}

/// The statements of a body with the placeholders replaced.
pub(super) fn statements(
    value: Value<'_>,
    place: &str,
    replace: impl Fn(&str) -> Option<String>,
) -> Result<Body, Diagnostic> {
    let text = value.as_str().unwrap_or_default();
    snippet::check::<Statements>(value, text)?;
    match snippet::substitute(text, &replace) {
        Ok(replaced) => match syn::parse_str::<Statements>(&replaced) {
            Ok(statements) => Ok(Body { statements: statements.0, span: value.span() }),
            Err(error) => Err(snippet::not_rust_at(value.span(), &error)),
        },
        Err(unknown) => {
            Err(unknown_placeholder(value.string_span(unknown.range), unknown.name, place, replace))
        }
    }
}

/// The error of a placeholder that a snippet does not have. Its help names those that it has.
pub(super) fn unknown_placeholder(
    span: Span,
    name: &str,
    place: &str,
    replace: impl Fn(&str) -> Option<String>,
) -> Diagnostic {
    const NAMES: [&str; 10] =
        ["_self", "_op", "_ctxt", "_builder", "_loc", "_parser", "_printer", "_type", "_storage", "_attr"];
    let known: Vec<String> = NAMES
        .into_iter()
        .filter(|known| replace(known).is_some())
        .map(|known| format!("`${known}`"))
        .collect();
    let error = Diagnostic::error(span, format!("there is no placeholder `${name}` {place}"));
    match known.is_empty() {
        true => error.with_help("remove it: no placeholder has a meaning here"),
        false => error.with_help(format!("a snippet has {} here", known.join(", "))),
    }
}
