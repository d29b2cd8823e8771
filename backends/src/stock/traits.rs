//! Traits of ops that stock files define in C++: each is a `static` in module `hooks`.

use rtblgen_records::{Record, Records};

use super::hooks::HookKind;
use super::origin::StockFiles;
use super::replace::Replacements;
use crate::rust::namer;

/// Replaces the C++ path of each trait by the path of a hook.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
    let mut known = std::collections::BTreeMap::new();
    for record in records.derived("NativeOpTrait").chain(records.derived("ParamNativeOpTrait")) {
        let (Ok(value), Some(class)) = (record.value("trait"), definer(record)) else { continue };
        if !files.contains(class.span()) {
            continue;
        }
        let text = value.as_str().unwrap_or_default().to_owned();
        let path = known.entry(text.clone()).or_insert_with(|| {
            found.hook(HookKind::Trait, &name(&text), record.name().to_owned(), &text, value.span())
        });
        let path = path.clone();
        found.set(value, path);
    }
}

/// The named trait, or the class that an anonymous trait is made from.
fn definer(record: Record<'_>) -> Option<Record<'_>> {
    match record.is_anonymous() {
        false => Some(record),
        true => record.direct_classes().last(),
    }
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
