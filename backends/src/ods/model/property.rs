//! The kinds of `Property` records.

use quote::{ToTokens, quote};
use rtblgen_records::{Record, Value};
use tblgen_parser::Diagnostic;

use crate::rust::types::RustType;
use crate::rust::{namer, snippet};

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
    /// A user-defined Rust type, which is a property by itself.
    Own(Record<'r>),
    /// A user-defined Rust type, with snippets.
    Coded(Record<'r>),
    /// A kind of the library, with snippets for its text.
    Reworded(Record<'r>, Box<PropertyForm<'r>>),
    /// `EnumProp` and similar records.
    Enum(Record<'r>),
    /// `IntArrayProp` of integers of this Rust type.
    Ints(String),
    /// `ArrayProp`
    Array(Record<'r>),
    /// `OptionalProp`
    Maybe {
        /// The property of the value that may be absent.
        element: Record<'r>,
        /// Whether its text is that of the value.
        is_delegated: bool,
    },
}

/// The fields that convert a value to an attribute, and an attribute to a value.
const CONVERSIONS: [&str; 2] = ["convertToAttribute", "convertFromAttribute"];
/// The fields that parse and print the text.
const TEXT: [&str; 3] = ["parser", "optionalParser", "printer"];
/// The names that the td library has in place of an `optionalParser`: its kinds have one.
const KNOWN_PARSERS: [&str; 7] = ["integer", "string", "unit", "array", "delegated", "some", "enum"];

/// A snippet of a property, if the `.td` has one.
pub(crate) fn code<'r>(record: Record<'r>, field: &str) -> Option<Value<'r>> {
    let value = record.field(field)?.value();
    let text = value.as_str()?.trim();
    (!text.is_empty() && !KNOWN_PARSERS.contains(&text)).then_some(value)
}

fn has_code(record: Record<'_>, fields: &[&str]) -> bool {
    fields.iter().any(|field| code(record, field).is_some())
}

/// Whether the snippets of a record are those of the property that it modifies.
fn has_code_of(record: Record<'_>, base: Record<'_>) -> bool {
    let text = |record, field| code(record, field).and_then(|value| value.as_str());
    CONVERSIONS.iter().chain(&TEXT).all(|field| text(record, field) == text(base, field))
}

/// The kind of a property's record.
///
/// # Errors
///
/// It is none that Rust is generated for.
pub fn form(record: Record<'_>) -> Result<PropertyForm<'_>, Diagnostic> {
    if let Ok(Some(base)) = record.record_opt("baseProperty") {
        return match has_code_of(record, base) {
            true => form(base),
            false => with_code(record, form(base)?),
        };
    }
    match known(record)? {
        Some(form) => with_code(record, form),
        None => own(record),
    }
}

/// The kind with the snippets of the record for its text.
fn with_code<'r>(record: Record<'r>, form: PropertyForm<'r>) -> Result<PropertyForm<'r>, Diagnostic> {
    if matches!(form, PropertyForm::Own(_) | PropertyForm::Coded(_)) {
        return own(record);
    }
    if let Some(value) = CONVERSIONS.iter().find_map(|field| code(record, field)) {
        let message = format!("`{}` is of a kind that has conversions of its own", record.name());
        let help = "derive it from `Property<\"MyType\">`, and give it `convertToAttribute` and `convertFromAttribute`";
        return Err(Diagnostic::error(value.span(), message).with_help(help));
    }
    Ok(match has_code(record, &TEXT) {
        true => PropertyForm::Reworded(record, Box::new(form)),
        false => form,
    })
}

/// Reads a property of a user-defined type.
fn own(record: Record<'_>) -> Result<PropertyForm<'_>, Diagnostic> {
    if record.str("storageType").is_ok_and(|ty| ty.trim().is_empty()) {
        let message = "a property needs a `storageType`: the Rust type of its value";
        return Err(Diagnostic::error(record.span(), message));
    }
    match CONVERSIONS.map(|field| code(record, field)) {
        [Some(_), Some(_)] => Ok(PropertyForm::Coded(record)),
        [Some(value), None] => Err(without(value, CONVERSIONS[0], CONVERSIONS[1])),
        [None, Some(value)] => Err(without(value, CONVERSIONS[1], CONVERSIONS[0])),
        [None, None] => match TEXT.iter().find_map(|field| Some((*field, code(record, field)?))) {
            Some((field, value)) => {
                Err(without(value, field, "convertToAttribute` and `convertFromAttribute"))
            }
            None => Ok(PropertyForm::Own(record)),
        },
    }
}

fn without(value: Value<'_>, has: &str, lacks: &str) -> Diagnostic {
    let message = format!("a property with `{has}` needs `{lacks}` too");
    Diagnostic::error(value.span(), message)
        .with_help("without any of them, its Rust type implements `rtblgen_runtime::property::OwnProperty`")
}

/// Whether formats can name a property: it has a text.
pub(crate) fn has_text(record: Record<'_>) -> bool {
    match form(record) {
        Ok(PropertyForm::Coded(own)) => code(own, "parser").is_some() && code(own, "printer").is_some(),
        Ok(PropertyForm::Array(element) | PropertyForm::Maybe { element, .. }) => has_text(element),
        // The error is reported elsewhere.
        _ => true,
    }
}

/// The kind of the library that a record is; `None` if it is none.
fn known(record: Record<'_>) -> Result<Option<PropertyForm<'_>>, Diagnostic> {
    let element = || record.record("elementProperty").map_err(Diagnostic::from);
    Ok(Some(if record.is_a("_cls_UnitProp") {
        PropertyForm::Unit
    } else if record.is_a("_cls_BoolProp") {
        PropertyForm::Bool
    } else if record.is_a("_cls_StringProp") {
        PropertyForm::Text
    } else if record.is_a("IntProp") {
        match integer(record)?.as_str() {
            "bool" => PropertyForm::Bool,
            ty => PropertyForm::Int(ty.to_owned()),
        }
    } else if record.is_a("EnumProp") {
        PropertyForm::Enum(record)
    } else if record.is_a("IntArrayProp") {
        ints(record, element()?)?
    } else if record.is_a("ArrayProp") {
        PropertyForm::Array(element()?)
    } else if record.is_a("OptionalProp") {
        PropertyForm::Maybe { element: element()?, is_delegated: record.bit("isDelegated")? }
    } else {
        return Ok(plain(record));
    }))
}

/// The kind of a property without conversions whose storage type is an integer, `bool` or a string.
fn plain(record: Record<'_>) -> Option<PropertyForm<'_>> {
    let spelling = record.str("storageType").ok().filter(|_| !has_code(record, &CONVERSIONS))?;
    match snippet::rust_type(spelling)?.as_str() {
        "bool" => Some(PropertyForm::Bool),
        "String" => Some(PropertyForm::Text),
        _ => integer(record).ok().map(PropertyForm::Int),
    }
}

fn integer(record: Record<'_>) -> Result<String, Diagnostic> {
    const KNOWN: [&str; 9] = ["bool", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64"];
    let spelling = record.str("storageType")?;
    let ty = match snippet::rust_type(spelling) {
        // A property of type `size_t` has 64 bits. `usize` depends on the target of rustc.
        Some(ty) if ty == "usize" => "u64".to_owned(),
        ty => ty.unwrap_or_else(|| spelling.trim().to_owned()),
    };
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

/// The Rust type of a property's value, as its accessor returns it.
///
/// # Errors
///
/// It is none that Rust is generated for.
pub(crate) fn value_type(record: Record<'_>) -> Result<RustType, Diagnostic> {
    value_type_of(&form(record)?)
}

fn value_type_of(form: &PropertyForm<'_>) -> Result<RustType, Diagnostic> {
    let plain = |name: &str| RustType::plain(namer::ident(name).to_token_stream());
    Ok(match form {
        PropertyForm::Int(ty) => plain(ty),
        PropertyForm::Bool | PropertyForm::Unit => plain("bool"),
        PropertyForm::Text => RustType::in_context(quote!(&'c str)).spelled("&'c str"),
        PropertyForm::Own(record) => spelled_type(*record, "storageType", record.str("storageType")?)?,
        PropertyForm::Coded(record) => spelled_type(*record, "interfaceType", record.str("interfaceType")?)?,
        PropertyForm::Reworded(_, base) => value_type_of(base)?,
        PropertyForm::Enum(record) => plain(&namer::type_name(record.record("enum")?.str("className")?)),
        PropertyForm::Ints(element) => plain(element).argument_of("Vec"),
        PropertyForm::Array(element) => value_type(*element)?.argument_of("Vec"),
        PropertyForm::Maybe { element, .. } => value_type(*element)?.argument_of("Option"),
    })
}

/// Returns the Rust type of a property constraint; `None` if it has none.
///
/// # Errors
///
/// The type is not Rust.
pub(crate) fn constrained_type(constraint: Record<'_>) -> Result<Option<RustType>, Diagnostic> {
    if constraint.is_a("Property") {
        return value_type(constraint).map(Some);
    }
    match constraint.str_opt("interfaceType").ok().flatten() {
        None | Some("") => Ok(None),
        Some(spelling) => spelled_type(constraint, "interfaceType", spelling).map(Some),
    }
}

fn spelled_type(record: Record<'_>, field: &str, spelling: &str) -> Result<RustType, Diagnostic> {
    let rust = snippet::rust_type(spelling).unwrap_or_else(|| spelling.trim().to_owned());
    RustType::parse(&rust).map_err(|error| {
        let message = format!("`{field}` is no Rust type: {error}");
        Diagnostic::error(record.field_span(field), message)
    })
}

/// The enum of a property of one.
pub(crate) fn enum_of_property(record: Record<'_>) -> Option<Record<'_>> {
    match record.record_opt("baseProperty") {
        Ok(Some(base)) => enum_of_property(base),
        _ => record.record_opt("enum").ok().flatten(),
    }
}

/// A constant as stock ODS writes it: `::llvm::ArrayRef<int64_t>{1, 2}` is a list, `std::nullopt` is `None`, and
/// `std::optional<int64_t>(3)` is `Some(3)`.
pub(crate) fn rust_constant(text: &str) -> String {
    let text = text.trim();
    if ["std::nullopt", "::std::nullopt", "llvm::None"].contains(&text) {
        return "None".to_owned();
    }
    let bare = text.trim_start_matches("::").trim_start_matches("llvm::");
    let value =
        bare.strip_prefix("std::optional<").and_then(|rest| rest.split_once(">(")?.1.strip_suffix(')'));
    if let Some(value) = value {
        return format!("Some({})", rust_constant(value));
    }
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
            ("::std::optional<int64_t>(3)", "Some(3)"),
            ("5", "5"),
            ("\"{\"", "\"{\""),
        ] {
            assert_eq!(rust_constant(cpp), rust);
        }
    }
}
