//! C++ in the passes of stock files: parts without an equivalent in Rust are left out, with a warning.

use std::collections::BTreeMap;

use quote::quote;
use rtblgen_records::{Record, Records, Value};
use tblgen_parser::{Diagnostic, Span};

use crate::input::library::is_stock;
use crate::input::request::Request;
use crate::ods::code::unknown_dialects;
use crate::rust::dialect_paths::{classes, dialect_path};
use crate::rust::extern_paths::ExternPaths;
use crate::rust::namer;

/// Reads the C++ of passes.
pub(super) struct StockPasses<'r> {
    records: &'r Records,
    request: &'r Request,
    externs: ExternPaths,
    /// The dialects with unknown Rust that passes depend on, with the places of their names.
    dependent: BTreeMap<String, Span>,
    warnings: Vec<Diagnostic>,
}

impl<'r> StockPasses<'r> {
    pub(super) fn new(records: &'r Records, request: &'r Request) -> Result<Self, Vec<Diagnostic>> {
        let externs = ExternPaths::new(&request.extern_paths)?;
        Ok(Self { records, request, externs, dependent: BTreeMap::new(), warnings: Vec::new() })
    }

    /// Whether the snippets of a pass are C++.
    pub(super) fn is_stock(&self, pass: Record<'_>) -> bool {
        let sources = self.records.sources();
        is_stock(sources.name(sources.file_of(pass.span())), &self.request.upstream_includes)
    }

    /// The Rust paths of the dialects that a string names. In MLIR's files a string may name several classes.
    pub(super) fn dialects(&mut self, value: Value<'_>) -> Vec<syn::Path> {
        let mut paths = Vec::new();
        for class in classes(value.as_str().unwrap_or_default()) {
            match dialect_path(self.records, class, &self.externs) {
                Ok(path) => paths.extend(syn::parse2(path).ok()),
                Err(name) => {
                    self.dependent.entry(name).or_insert(value.span());
                }
            }
        }
        paths
    }

    /// The Rust path of the op with a C++ class: in the module of the dialect whose namespace the class has. Reports an op
    /// without a known path.
    pub(super) fn op(&mut self, pass: Record<'_>, class: &str) -> Option<syn::Path> {
        let path = class.trim_start_matches("::");
        let (namespace, name) = path.rsplit_once("::").unwrap_or_default();
        let last = namespace.rsplit("::").next().unwrap_or_default();
        let of_namespace = self.records.derived("Dialect").filter(|dialect| {
            dialect.str("cppNamespace").is_ok_and(|own| own.rsplit("::").next() == Some(last))
        });
        let mut dialects = of_namespace.filter_map(|dialect| dialect.str("name").ok()).chain([last]);
        if let Some(module) = dialects.find_map(|dialect| self.externs.module(dialect)) {
            let name = namer::ident(&namer::type_name(name));
            return syn::parse2(quote!(#module::#name)).ok();
        }
        let message = format!("the pass runs on any op: the op of the C++ class `{class}` is not known");
        let help = match last {
            "" => "include the `.td` file that defines the op".to_owned(),
            last => format!(
                "include the `.td` file that defines the op, or give the module of its dialect: `--extern-path \
                 {last}=PATH`"
            ),
        };
        self.warnings.push(Diagnostic::warning(pass.span(), message).with_help(help));
        None
    }

    /// Reports a pass whose base class only C++ knows.
    pub(super) fn base_is_unknown(&mut self, pass: Record<'_>, base: &str) {
        let message = format!("the pass runs on any op: its base class `{base}` is C++");
        let help = "test the op in `run`, or derive the pass from `Pass<ARGUMENT, OP>` or `InterfacePass`";
        self.warnings.push(Diagnostic::warning(pass.field_span("baseClass"), message).with_help(help));
    }

    /// Reports an option whose type is a C++ class.
    pub(super) fn option_is_text(&mut self, option: Record<'_>, spelling: &str) {
        let argument = option.str("argument").unwrap_or_default();
        let message = format!("the option `{argument}` is a `String`: its type `{spelling}` is C++");
        let help = "compare the text with the words of the C++ option";
        self.warnings.push(Diagnostic::warning(option.field_span("type"), message).with_help(help));
    }

    /// Reports a default value without a translation.
    pub(super) fn default_is_left_out(&mut self, option: Record<'_>, cpp: &str) {
        let argument = option.str("argument").unwrap_or_default();
        let message = format!("the option `{argument}` is without its default value `{}`", cpp.trim());
        let help = "a pass whose options give no value finds the default value of the Rust type";
        self.warnings.push(Diagnostic::warning(option.field_span("defaultValue"), message).with_help(help));
    }

    /// All warnings, one for each dialect with unknown Rust among them.
    pub(super) fn finish(self) -> Vec<Diagnostic> {
        let mut warnings = self.warnings;
        warnings.extend(unknown_dialects::warnings(&self.dependent, &[]));
        warnings
    }
}

/// The text of a default value on the command line: `fast` for `Mode::Fast`, if the flags have
/// `clEnumValN(Mode::Fast, "fast", "...")`. The word of `clEnumVal(Fast, "...")` is `Fast`.
pub(super) fn command_line_word<'t>(flags: &'t str, default: &'t str) -> Option<&'t str> {
    let last = |path: &'t str| path.rsplit("::").next().unwrap_or_default().trim();
    let cases = flags.split("clEnumVal").skip(1).filter_map(|case| {
        let (value, rest) = case.split_once('(')?.1.split_once(',')?;
        let text = rest.split_once('"')?.1.split_once('"')?.0;
        Some((last(value), if case.starts_with('N') { text } else { last(value) }))
    });
    let default = last(default);
    cases.into_iter().find(|(value, _)| *value == default).map(|(_, word)| word)
}
