//! Rust names in a dialect definition: dependent dialects, types of discardable attributes, extra items.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Value;
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
        if let Some(known) = known_dialect(text, externs) {
            return Some(known);
        }
        let is_mlir = text.split("::").find(|segment| !segment.is_empty()) == Some("mlir");
        if is_mlir || externs.may_be_unknown {
            let message = format!("the Rust of the dialect `{text}` is not known");
            let help = "say where it is with `--extern-path`, or write its Rust path here";
            let diagnostic = match externs.may_be_unknown {
                true => Diagnostic::warning(value.span(), format!("{message}: it is not registered")),
                false => Diagnostic::error(value.span(), message),
            };
            self.report(diagnostic.with_help(help));
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

/// The path of a dialect of the runtime, of the td library, or of `--extern-path`.
fn known_dialect(text: &str, externs: &ExternPaths) -> Option<TokenStream> {
    let segments: Vec<&str> = text.split("::").filter(|segment| !segment.is_empty()).collect();
    match segments.last().copied().unwrap_or_default() {
        "BuiltinDialect" => Some(quote!(::rtblgen_runtime::dialects::builtin::BuiltinDialect)),
        "FuncDialect" => Some(quote!(::rtblgen_runtime::dialects::func::FuncDialect)),
        last => {
            let by_class = namer::snake_case(last.strip_suffix("Dialect").unwrap_or(last));
            let namespace = segments.iter().rev().nth(1).copied().unwrap_or_default();
            let found =
                [namespace, &by_class].into_iter().find_map(|name| Some((name, externs.module(name)?)));
            found.map(|(name, module)| {
                let class = namer::ident(&format!("{}Dialect", namer::camel_case(name)));
                quote!(#module::#class)
            })
        }
    }
}
