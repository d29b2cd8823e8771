//! Where records come from: the td library, or the user.

use rtblgen_records::Record;

use crate::input::library;

/// Whether a class of the td library, such as `HasParent`, says which trait it is.
pub(crate) fn is_of_library_class(record: Record<'_>) -> bool {
    record.classes().any(|class| {
        class.is_a("NativeTrait") && is_in_library(class) && !NATIVE_CLASSES.contains(&class.name())
    })
}

/// Classes whose records are traits that only their argument names.
const NATIVE_CLASSES: [&str; 4] = ["NativeTrait", "ParamNativeTrait", "NativeOpTrait", "ParamNativeOpTrait"];

/// Whether a record is in a file of the td library that the runtime has the Rust of.
pub(crate) fn is_in_library(record: Record<'_>) -> bool {
    library::is_core(file_name(record).as_ref())
}

/// The Rust module of the dialect of the td library that a record belongs to.
pub(crate) fn library_module(record: Record<'_>) -> Option<syn::Path> {
    let module = library::module_of(file_name(record).as_ref())?;
    syn::parse_str(module).ok()
}

fn file_name<'r>(record: Record<'r>) -> &'r str {
    let sources = record.records().sources();
    sources.name(sources.file_of(record.span()))
}
