//! The Rust of dialects whose C++ classes a file names.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use rtblgen_records::{Record, Records};

use crate::input::library::is_of_runtime;
use crate::rust::extern_paths::ExternPaths;
use crate::rust::namer;

/// The path of a dialect of the runtime, of the td library, of `--extern-path`, or of those that are generated.
///
/// # Errors
///
/// Returns the likeliest name of the dialect, if the path of its Rust is unknown.
pub(crate) fn dialect_path(
    records: &Records,
    class: &str,
    externs: &ExternPaths,
) -> Result<TokenStream, String> {
    let names = dialect_names(records, class);
    let path = |name: &String| {
        let class = namer::ident(&format!("{}Dialect", namer::camel_case(name)));
        if is_of_runtime(name) {
            let module = namer::ident(name);
            return Some(quote!(::rtblgen_runtime::dialects::#module::#class));
        }
        match externs.module(name) {
            Some(module) => Some(quote!(#module::#class)),
            None => externs.generated.contains(name).then(|| class.into_token_stream()),
        }
    };
    names.iter().find_map(path).ok_or_else(|| names.into_iter().next().unwrap_or_default())
}

/// The C++ classes in a string of `dependentDialects`. In MLIR's files a string may name several.
pub(crate) fn classes(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|class| !class.is_empty())
}

/// Candidates for the name of the dialect with a C++ class, the likeliest first: the name of the `Dialect` record with this class.
/// Without such a record, the namespace of the class, unless it is no name of a dialect, and the name of the class.
pub(crate) fn dialect_names(records: &Records, class: &str) -> Vec<String> {
    let segments: Vec<&str> = class.split("::").filter(|segment| !segment.is_empty()).collect();
    let Some((last, namespaces)) = segments.split_last() else { return Vec::new() };
    let is_class = |record: &Record<'_>| {
        // mlir-tblgen makes the name of the class from that of the record.
        let own = record.str("cppNamespace").unwrap_or_default();
        record.name().replace('_', "") == *last
            && namespaces.iter().rev().zip(own.rsplit("::")).all(|(ours, theirs)| *ours == theirs)
    };
    if let Some(name) = records.derived("Dialect").find(is_class).and_then(|record| record.str("name").ok()) {
        return vec![name.to_owned()];
    }
    let namespace = namespaces.last().copied().filter(|name| *name != "mlir" && *name == name.to_lowercase());
    let by_class = namer::snake_case(last.strip_suffix("Dialect").unwrap_or(last));
    namespace.map(str::to_owned).into_iter().chain([by_class]).collect()
}
