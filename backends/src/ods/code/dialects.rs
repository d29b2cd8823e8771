//! Rust names in a dialect definition: dependent dialects, types of discardable attributes, extra items.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Value;
use tblgen_parser::Diagnostic;

use crate::ods::code::checked::{DialectCode, Own};
use crate::ods::code::reader::CodeReader;
use crate::ods::model::dialect::DiscardableAttr;
use crate::ods::model::{Dialect, own_class};
use crate::rust::dialect_paths::{classes, dialect_path};
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
    pub(super) fn dialect(
        &mut self,
        dialect: &Dialect<'r>,
        externs: &ExternPaths,
        own: Own,
    ) -> Option<DialectCode> {
        self.at(dialect.record.span());
        dialect.warnings.iter().cloned().for_each(|warning| self.warn_of_rust(warning));
        let dependent = dialect.dependent.iter().flat_map(|value| self.dependents(*value, externs));
        let dependent = dependent.collect();
        let discardable = dialect.discardable.iter().filter_map(|own| self.discardable(own)).collect();
        let extra = dialect.extra_declaration.into_iter();
        let extra_items = self.all_items(extra, &dialect.class_name, &mut BTreeSet::new())?;
        Some(DialectCode { dependent, discardable, extra_items, own })
    }

    /// The paths of the dialects that this one depends on and that a string names.
    fn dependents(&mut self, value: Value<'r>, externs: &ExternPaths) -> Vec<TokenStream> {
        let text = value.as_str().unwrap_or_default().trim();
        if externs.may_be_unknown {
            let found = classes(text).map(|class| dialect_path(self.records, class, externs));
            let (known, unknown): (Vec<_>, Vec<_>) = found.partition(Result::is_ok);
            for name in unknown.into_iter().filter_map(Result::err) {
                self.code.dependent_without_rust.entry(name).or_insert(value.span());
            }
            return known.into_iter().flatten().collect();
        }
        if let Ok(known) = dialect_path(self.records, text, externs) {
            return vec![known];
        }
        if text.split("::").find(|segment| !segment.is_empty()) == Some("mlir") {
            let error =
                Diagnostic::error(value.span(), format!("the Rust of the dialect `{text}` is not known"));
            self.report(error.with_help("say where it is with `--extern-path`, or write its Rust path here"));
            return Vec::new();
        }
        match syn::parse_str::<syn::Path>(text) {
            Ok(path) => vec![quote!(#path)],
            Err(_) => {
                let message = format!("a dependent dialect is the path of its type, not `{text}`");
                self.report(Diagnostic::error(value.span(), message));
                Vec::new()
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
        let is_stock = self.is_of_others(attribute.span);
        if is_stock && own_class(self.records, spelled).is_none() {
            return Some(quote!(::rtblgen_runtime::Attribute<'static>));
        }
        match syn::parse_str::<syn::Type>(&format!("{last}<'static>")) {
            Ok(mut ty) => {
                if is_stock {
                    self.paths.place_type_outside(&mut ty);
                }
                Some(quote!(#ty))
            }
            Err(_) => {
                let message = format!("`{spelled}` is no type of attributes");
                self.report(Diagnostic::error(attribute.span, message));
                None
            }
        }
    }
}
