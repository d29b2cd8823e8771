//! Origins of records: the td library or the user's files.

use rtblgen_records::Record;

use crate::input::library;

/// Whether the class of a trait record belongs to the td library, as with `HasParent`.
pub(crate) fn is_of_library_class(record: Record<'_>) -> bool {
    record.classes().any(|class| {
        class.is_a("NativeTrait") && is_in_library(class) && !NATIVE_CLASSES.contains(&class.name())
    })
}

/// Classes whose records name an arbitrary trait by an argument.
pub(crate) const NATIVE_CLASSES: [&str; 4] =
    ["NativeTrait", "ParamNativeTrait", "NativeOpTrait", "ParamNativeOpTrait"];

/// Whether a record is in a file of the td library whose Rust is in the runtime.
pub(crate) fn is_in_library(record: Record<'_>) -> bool {
    library::is_core(file_name(record).as_ref())
}

/// The Rust module of the td library's dialect that a record belongs to.
pub(crate) fn library_module(record: Record<'_>) -> Option<syn::Path> {
    let module = library::module_of(file_name(record).as_ref())?;
    syn::parse_str(module).ok()
}

fn file_name<'r>(record: Record<'r>) -> &'r str {
    let sources = record.records().sources();
    sources.name(sources.file_of(record.span()))
}
