//! Rust names in a dialect definition: dependent dialects, types of discardable attributes, extra items.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::{Record, Records, Value};
use tblgen_parser::Diagnostic;

use crate::ods::code::reader::CodeReader;
use crate::ods::code::table::DialectCode;
use crate::ods::model::Dialect;
use crate::ods::model::dialect::DiscardableAttr;
use crate::rust::extern_paths::ExternPaths;
use crate::rust::namer;

/// The attribute classes of the runtime.
const RUNTIME_ATTRIBUTES: [&str; 13] = [
    "Attribute",
    "UnitAttr",
    "IntegerAttr",
    "FloatAttr",
    "StringAttr",
    "ArrayAttr",
    "DictionaryAttr",
    "TypeAttr",
    "SymbolRefAttr",
    "DenseElementsAttr",
    "DenseArrayAttr",
    "AffineMapAttr",
    "IntegerSetAttr",
];

impl<'r> CodeReader<'r> {
    /// Reads the snippets and names of a dialect.
    pub(super) fn dialect(&mut self, dialect: &Dialect<'r>, externs: &ExternPaths) {
        self.at(dialect.record.span());
        self.report_all(dialect.warnings.iter().cloned());
        let dependent = dialect.dependent.iter().filter_map(|value| self.dependent(*value, externs));
        let dependent = dependent.collect();
        let discardable = dialect.discardable.iter().filter_map(|own| self.discardable(own)).collect();
        self.impl_items(dialect.extra_declaration, &dialect.class_name, &mut BTreeSet::new());
        let code = DialectCode { dependent, discardable };
        self.code.dialects.insert(dialect.record.order(), code.into());
    }

    /// The path of a dialect that this one depends on.
    fn dependent(&mut self, value: Value<'r>, externs: &ExternPaths) -> Option<TokenStream> {
        let text = value.as_str().unwrap_or_default().trim();
        let names = dialect_names(self.records, text);
        if let Some(known) = known_dialect(text, &names, externs) {
            return Some(known);
        }
        if externs.may_be_unknown {
            let name = names.into_iter().next()?;
            self.code.dependent_without_rust.entry(name).or_insert(value.span());
            return None;
        }
        if text.split("::").find(|segment| !segment.is_empty()) == Some("mlir") {
            let error =
                Diagnostic::error(value.span(), format!("the Rust of the dialect `{text}` is not known"));
            self.report(error.with_help("say where it is with `--extern-path`, or write its Rust path here"));
            return None;
        }
        match syn::parse_str::<syn::Path>(text) {
            Ok(path) => Some(quote!(#path)),
            Err(_) => {
                let message = format!("a dependent dialect is the path of its type, not `{text}`");
                self.report(Diagnostic::error(value.span(), message));
                None
            }
        }
    }

    /// The type of a discardable attribute.
    fn discardable(&mut self, attribute: &DiscardableAttr<'r>) -> Option<TokenStream> {
        let spelled = attribute.ty.trim();
        let last = spelled.rsplit("::").next().unwrap_or(spelled);
        if RUNTIME_ATTRIBUTES.contains(&last) {
            let last = namer::ident(last);
            return Some(quote!(::rtblgen_runtime::#last<'static>));
        }
        if crate::rust::snippet::rust_type(spelled).is_some() {
            return Some(quote!(::rtblgen_runtime::Attribute<'static>));
        }
        match syn::parse_str::<syn::Path>(last) {
            Ok(path) => Some(quote!(#path<'static>)),
            Err(_) => {
                let message = format!("`{spelled}` is no type of attributes");
                self.report(Diagnostic::error(attribute.span, message));
                None
            }
        }
    }
}

/// Candidates for the name of the dialect with a C++ class, the likeliest first: the name of the `Dialect` record with this class,
/// the namespace of the class, the name of the class.
pub(crate) fn dialect_names(records: &Records, class: &str) -> Vec<String> {
    let segments: Vec<&str> = class.split("::").filter(|segment| !segment.is_empty()).collect();
    let Some((last, namespace)) = segments.split_last() else { return Vec::new() };
    let is_class = |record: &Record<'_>| {
        // mlir-tblgen makes the name of the class from that of the record.
        let own = record.str("cppNamespace").unwrap_or_default();
        record.name().replace('_', "") == *last
            && namespace.iter().rev().zip(own.rsplit("::")).all(|(ours, theirs)| *ours == theirs)
    };
    let defined = records.derived("Dialect").find(is_class).and_then(|record| record.str("name").ok());
    let by_class = namer::snake_case(last.strip_suffix("Dialect").unwrap_or(last));
    let names = defined.into_iter().chain(namespace.last().copied()).map(str::to_owned);
    names.chain([by_class]).collect()
}

/// The path of a dialect of the runtime, of the td library, or of `--extern-path`. `names` are the candidates for its name.
pub(crate) fn known_dialect(class: &str, names: &[String], externs: &ExternPaths) -> Option<TokenStream> {
    match class.rsplit("::").next().unwrap_or_default() {
        "BuiltinDialect" => Some(quote!(::rtblgen_runtime::dialects::builtin::BuiltinDialect)),
        "FuncDialect" => Some(quote!(::rtblgen_runtime::dialects::func::FuncDialect)),
        _ => {
            let (name, module) = names.iter().find_map(|name| Some((name, externs.module(name)?)))?;
            let class = namer::ident(&format!("{}Dialect", namer::camel_case(name)));
            Some(quote!(#module::#class))
        }
    }
}
