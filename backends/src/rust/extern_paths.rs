//! The Rust paths of other dialects (`--extern-path`).

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use rtblgen_records::Record;
use tblgen_parser::Diagnostic;

use crate::input::library;
use crate::rust::namer;

/// Rust paths by the names of dialects. Other dialects are in the module that includes the generated file.
#[derive(Clone, Debug, Default)]
pub(crate) struct ExternPaths {
    paths: BTreeMap<String, TokenStream>,
    /// Whether a stock file may depend on a dialect whose Rust is not known.
    pub(crate) may_be_unknown: bool,
    /// The generated dialects. If empty, it is the dialect of the main file.
    pub(crate) generated: BTreeSet<String>,
}

impl ExternPaths {
    /// Checks the paths as the user wrote them.
    pub(crate) fn new(paths: &[(String, String)]) -> Result<Self, Vec<Diagnostic>> {
        let mut mistakes = Vec::new();
        let mut found = BTreeMap::new();
        for (dialect, path) in paths {
            match syn::parse_str::<syn::Path>(path) {
                Ok(path) => drop(found.insert(dialect.clone(), path.into_token_stream())),
                Err(_) => {
                    let message =
                        format!("the external path of the dialect '{dialect}' is not a Rust path: '{path}'");
                    mistakes.push(
                        Diagnostic::error_without_span(message)
                            .with_help("write it like '::my_crate::arith'"),
                    );
                }
            }
        }
        if mistakes.is_empty() { Ok(Self { paths: found, ..Self::default() }) } else { Err(mistakes) }
    }

    /// The module of a dialect.
    pub(crate) fn path(&self, dialect: &str) -> Option<&TokenStream> {
        self.paths.get(dialect)
    }

    /// The module of a dialect, which may be one of the td library.
    pub(crate) fn module(&self, dialect: &str) -> Option<TokenStream> {
        let of_library = || library::module_of_dialect(dialect)?.parse().ok();
        self.paths.get(dialect).cloned().or_else(of_library)
    }

    /// The module of an interface of another crate: that of the dialect with its C++ namespace, or else with the name of its
    /// innermost namespace. `None` for an interface of the main file.
    pub(crate) fn of_interface(&self, interface: Record<'_>) -> Option<&TokenStream> {
        let (records, sources) = (interface.records(), interface.records().sources());
        if self.paths.is_empty() || sources.file_of(interface.span()) == sources.main_file() {
            return None;
        }
        let namespace =
            |record: Record<'_>| Some(record.str("cppNamespace").ok()?.trim_matches(':').to_owned());
        let wanted = namespace(interface)?;
        let dialects =
            records.derived("Dialect").filter(|dialect| namespace(*dialect).as_ref() == Some(&wanted));
        let mut of_dialects = dialects.filter_map(|dialect| self.paths.get(dialect.str("name").ok()?));
        let innermost = wanted.rsplit("::").next()?;
        of_dialects.next().or_else(|| self.paths.get(&innermost.to_lowercase()))
    }

    /// The Rust type of an op.
    pub(crate) fn op(&self, record: Record<'_>, dialect: &str, class: &str) -> TokenStream {
        let class = namer::ident(class);
        match self.paths.get(dialect).cloned().or_else(|| of_library(record)) {
            Some(path) => quote! { #path::#class },
            None => quote! { #class },
        }
    }
}

/// The module of the td library's dialect that a record belongs to.
fn of_library(record: Record<'_>) -> Option<TokenStream> {
    let sources = record.records().sources();
    library::module_of(sources.name(sources.file_of(record.span())).as_ref())?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_path_is_refused() {
        let mistakes = ExternPaths::new(&[("arith".into(), "my arith".into())]).unwrap_err();
        assert_eq!(
            mistakes[0].message,
            "the external path of the dialect 'arith' is not a Rust path: 'my arith'"
        );
        assert!(ExternPaths::new(&[("arith".into(), "::my_crate::arith".into())]).is_ok());
    }
}
