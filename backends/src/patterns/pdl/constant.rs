//! Constants in MLIR's text, where the text is known without evaluating a snippet.

use rtblgen_records::Record;

use crate::ods::code::constants::constant_text;

/// The text of a `ConstantAttr`: numbers, flags and strings.
pub(super) fn attribute_text(record: Record<'_>) -> Option<String> {
    let attribute = record.record("attr").ok().filter(|_| record.is_a("ConstantAttr"))?;
    let written = record.str("value").ok()?.trim();
    let value = constant_text(attribute, record.value("value").ok()?).ok()?;
    let value = value.trim();
    match attribute.str_opt("storageType").ok().flatten()? {
        "::mlir::BoolAttr" if ["true", "false"].contains(&value) => Some(value.to_owned()),
        "::mlir::IntegerAttr" => {
            let number: i64 = value.parse().ok()?;
            let ty = type_text(attribute.record("valueType").ok()?)?;
            // A flag has no number in text.
            (ty != "i1").then(|| format!("{number} : {ty}"))
        }
        "::mlir::StringAttr" => {
            let text = written.strip_prefix('"')?.strip_suffix('"')?;
            (!text.contains(['"', '\\'])).then(|| format!("\"{text}\""))
        }
        _ => None,
    }
}

/// The text of a builtin type that a constraint of the library admits alone.
pub(super) fn type_text(constraint: Record<'_>) -> Option<String> {
    let name = constraint.name();
    let width = |prefix: &str| name.strip_prefix(prefix)?.parse::<u32>().ok();
    if let Some(width) = width("SI") {
        return Some(format!("si{width}"));
    }
    if let Some(width) = width("UI") {
        return Some(format!("ui{width}"));
    }
    if let Some(width) = width("I") {
        return Some(format!("i{width}"));
    }
    ["F16", "BF16", "F32", "F64"]
        .contains(&name)
        .then(|| name.to_lowercase())
        .or_else(|| (name == "Index").then(|| "index".to_owned()))
}
