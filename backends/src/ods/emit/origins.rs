//! Where records come from: the td library, or the user.

use rtblgen_records::Record;

/// Whether a class of the td library, such as `HasParent`, says which trait it is.
pub(super) fn is_of_library_class(record: Record<'_>) -> bool {
    record.classes().any(|class| {
        class.is_a("NativeTrait") && is_in_library(class) && !NATIVE_CLASSES.contains(&class.name())
    })
}

/// Classes whose records are traits that only their argument names.
const NATIVE_CLASSES: [&str; 4] = ["NativeTrait", "ParamNativeTrait", "NativeOpTrait", "ParamNativeOpTrait"];

pub(super) fn is_in_library(record: Record<'_>) -> bool {
    let sources = record.records().sources();
    let name = sources.name(sources.file_of(record.span()));
    crate::input::library::is_embedded(name.as_ref(), crate::Library::Wins)
}
