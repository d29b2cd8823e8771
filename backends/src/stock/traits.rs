//! Traits of ops that stock files define in C++: each is a `static` in module `hooks`.

use rtblgen_records::{Record, Records};
use tblgen_parser::Span;

use super::hooks::HookKind;
use super::origin::StockFiles;
use super::replace::Replacements;
use crate::rust::namer;
use crate::rust::origins::{NATIVE_CLASSES, is_in_library};

/// Replaces the C++ path of each trait by the path of a hook.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
    let mut known = std::collections::BTreeMap::new();
    for record in records.derived("NativeOpTrait").chain(records.derived("ParamNativeOpTrait")) {
        let Ok(value) = record.value("trait") else { continue };
        let text = value.as_str().unwrap_or_default().to_owned();
        if !files.contains(origin(record)) || is_of_library(records, &text) {
            continue;
        }
        let path = known.entry(text.clone()).or_insert_with(|| {
            found.hook(HookKind::Trait, &name(&text), record.name().to_owned(), &text, value.span())
        });
        let path = path.clone();
        found.set(value, path);
    }
}

/// The place that names the C++ trait: the record, or the class of an anonymous record. A class of `NATIVE_CLASSES` names no
/// trait, so the place is the record then.
fn origin(record: Record<'_>) -> Span {
    let class = record.direct_classes().last().filter(|_| record.is_anonymous());
    match class.filter(|class| !NATIVE_CLASSES.contains(&class.name())) {
        Some(class) => class.span(),
        None => record.span(),
    }
}

/// Whether the td library has a trait with this C++ path.
fn is_of_library(records: &Records, path: &str) -> bool {
    let mut known = records.derived("NativeOpTrait").filter(|known| is_in_library(*known));
    known.any(|known| known.str("trait") == Ok(path))
}

/// `REQUIRES_SM_80` for `::mlir::OpTrait::RequiresSM<80>::Impl`.
fn name(trait_path: &str) -> String {
    let path = trait_path.strip_suffix("::Impl").unwrap_or(trait_path);
    let (path, parameters) = path.split_once('<').unwrap_or((path, ""));
    let class = path.rsplit("::").next().unwrap_or(path);
    let words = |text: &str| {
        text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect::<String>()
    };
    namer::constant_case(format!("{}_{}", class, words(parameters)).trim_matches('_'))
}

/// Replaces the verifiers of interfaces by calls of hooks.
pub(super) fn replace_verifiers(records: &Records, files: &StockFiles, found: &mut Replacements) {
    for record in records.derived("OpInterface") {
        let Some((value, text)) = files.text(record, "verify") else { continue };
        let name =
            format!("verify_{}", namer::snake_case(record.str("cppInterfaceName").unwrap_or(record.name())));
        let hook =
            found.hook(HookKind::InterfaceVerifier, &name, record.name().to_owned(), text, value.span());
        found.set(value, format!("{hook}($_op, ir)"));
    }
}
