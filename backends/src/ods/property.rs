//! Which kind of properties a `Property` record is.

use rtblgen_records::Record;
use tblgen_parser::Diagnostic;

use crate::snippet;

/// A kind of properties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PropertyForm<'r> {
    /// An integer of this Rust type.
    Int(String),
    /// `BoolProp`
    Bool,
    /// `UnitProp`
    Unit,
    /// `StringProp`
    Text,
    /// `EnumProp` and its kin; the record says which.
    Enum(Record<'r>),
    /// `IntArrayProp` of integers of this Rust type.
    Ints(String),
    /// `ArrayProp`
    Array(Record<'r>),
    /// `OptionalProp`
    Maybe {
        /// What there may be.
        element: Record<'r>,
        /// Whether its text is that of the value.
        is_delegated: bool,
    },
}

/// The kind of a property's record.
///
/// # Errors
///
/// It is none that Rust is generated for.
pub fn form(record: Record<'_>) -> Result<PropertyForm<'_>, Diagnostic> {
    if let Ok(Some(base)) = record.record_opt("baseProperty") {
        return form(base);
    }
    let element = || record.record("elementProperty").map_err(Diagnostic::from);
    if record.is_a("_cls_UnitProp") {
        Ok(PropertyForm::Unit)
    } else if record.is_a("_cls_BoolProp") {
        Ok(PropertyForm::Bool)
    } else if record.is_a("_cls_StringProp") {
        Ok(PropertyForm::Text)
    } else if record.is_a("IntProp") {
        integer(record).map(|ty| if ty == "bool" { PropertyForm::Bool } else { PropertyForm::Int(ty) })
    } else if record.is_a("EnumProp") {
        Ok(PropertyForm::Enum(record))
    } else if record.is_a("IntArrayProp") {
        ints(record, element()?)
    } else if record.is_a("ArrayProp") {
        element().map(PropertyForm::Array)
    } else if record.is_a("OptionalProp") {
        let is_delegated = record.bit("isDelegated")?;
        Ok(PropertyForm::Maybe { element: element()?, is_delegated })
    } else {
        let message = format!("`{}` is no property of a kind that is known", record.name());
        Err(Diagnostic::error(record.span(), message))
    }
}

fn integer(record: Record<'_>) -> Result<String, Diagnostic> {
    const KNOWN: [&str; 9] = ["bool", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64"];
    let spelling = record.str("storageType")?;
    let ty = snippet::rust_type(spelling).unwrap_or_else(|| spelling.trim().to_owned());
    match KNOWN.contains(&ty.as_str()) {
        true => Ok(ty),
        false => {
            let message = format!("`{spelling}` is no integer of Rust that a property can be");
            let help = format!("it can be {}", KNOWN.map(|ty| format!("`{ty}`")).join(", "));
            Err(Diagnostic::error(record.field_span("storageType"), message).with_help(help))
        }
    }
}

/// MLIR has conversions to dense arrays for two types of integers.
fn ints<'r>(record: Record<'r>, element: Record<'r>) -> Result<PropertyForm<'r>, Diagnostic> {
    match form(element)? {
        PropertyForm::Int(ty) if ["i8", "i16", "i32", "i64"].contains(&ty.as_str()) => {
            Ok(PropertyForm::Ints(ty))
        }
        _ => {
            let message = "the elements of an `IntArrayProp` are integers with a sign: `IntProp<\"i64\">`";
            Err(Diagnostic::error(record.span(), message)
                .with_help("write `ArrayProp` for an array of others"))
        }
    }
}

/// The enum of a property of one.
pub(crate) fn enum_of(record: Record<'_>) -> Option<Record<'_>> {
    match record.record_opt("baseProperty") {
        Ok(Some(base)) => enum_of(base),
        _ => record.record_opt("enum").ok().flatten(),
    }
}

/// A constant as stock ODS writes it: `::llvm::ArrayRef<int64_t>{1, 2}` is a list, `std::nullopt` is `None`.
pub(crate) fn rust_constant(text: &str) -> String {
    let text = text.trim();
    if ["std::nullopt", "::std::nullopt", "llvm::None"].contains(&text) {
        return "None".to_owned();
    }
    let bare = text.trim_start_matches("::").trim_start_matches("llvm::");
    match bare.split_once('{') {
        Some((class, _)) if class.starts_with("ArrayRef<") || class.starts_with("SmallVector<") => {
            bare[class.len()..].to_owned()
        }
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_of_stock_ods() {
        for (cpp, rust) in [
            ("::llvm::ArrayRef<int64_t>{}", "{}"),
            ("llvm::ArrayRef<int64_t>{1, 2}", "{1, 2}"),
            ("std::nullopt", "None"),
            ("5", "5"),
            ("\"{\"", "\"{\""),
        ] {
            assert_eq!(rust_constant(cpp), rust);
        }
    }
}
