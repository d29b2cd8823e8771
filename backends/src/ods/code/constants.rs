//! Constants of attributes: default values, and those of `ConstantAttr`.
//!
//! A constant has the type that `constBuilderCall` takes, for most attributes the type that the accessor returns. A typed
//! array (`I64ArrayAttr`) takes attributes, but its constants are lists of element constants.

use rtblgen_records::{Record, Value};
use syn::{Expr, Type};
use tblgen_parser::Diagnostic;

use crate::ods::model::WholeAttribute;
use crate::ods::model::base_attribute;
use crate::ods::model::enums::{case_number, case_path, const_builder_call, held_enum};
use crate::rust::snippet::constant;
use crate::rust::{namer, snippet};
use crate::stock::UntranslatedConstant;

/// Stands for `$_builder` while a constant is parsed.
const MASKED_BUILDER: &str = "__builder";

/// The Rust text of an attribute's constant, as the argument of `constBuilderCall`. Its only placeholder is `$_builder`.
///
/// # Errors
///
/// If the constant does not fit the attribute.
pub(crate) fn constant_text(attribute: Record<'_>, value: Value<'_>) -> Result<String, Diagnostic> {
    if value.note::<WholeAttribute>().is_some() {
        return Ok(value.as_str().unwrap_or_default().to_owned());
    }
    let text = written_constant(base_attribute(attribute), value)?;
    check_constant(value, &text)?;
    let unknown = snippet::placeholders(&text).iter().any(|placeholder| placeholder.name != "_builder");
    let fitted = match unknown {
        true => Err("the only placeholder of a constant is `$_builder`".to_owned()),
        false => fitted(base_attribute(attribute), &text.replace("$_builder", MASKED_BUILDER)),
    };
    match fitted {
        Ok(text) => Ok(snippet::translate_builder(&text.replace(MASKED_BUILDER, "$_builder")).into_owned()),
        Err(message) => Err(Diagnostic::error(value.span(), message)),
    }
}

/// Checks that `text`, the Rust of the constant `written`, is an expression or a braced list.
pub(crate) fn check_constant(written: Value<'_>, text: &str) -> Result<(), Diagnostic> {
    let is_written_so = written.as_str().map(str::trim) == Some(text);
    // A braced list is no Rust expression.
    let checked = match text.starts_with('{') && text.ends_with('}') {
        true if is_written_so => snippet::check_part(written),
        true => Ok(()),
        false => snippet::check::<Expr>(written, text),
    };
    // An offset in translated text is not one in the source.
    checked.map_err(|mistake| match is_written_so {
        true => mistake,
        false => Diagnostic { span: Some(written.span()), ..mistake },
    })
}

/// Converts a constant's text to the type that `constBuilderCall` takes.
fn fitted(attribute: Record<'_>, text: &str) -> Result<String, String> {
    let Some(ty) = constant_type(attribute) else { return Ok(text.to_owned()) };
    match list_of_attributes(attribute, text, &ty)? {
        Some(list) => Ok(list),
        None => constant::fit(text, &ty),
    }
}

/// Converts a list to an array of attributes of one kind: each element becomes an attribute of that kind.
fn list_of_attributes(attribute: Record<'_>, text: &str, ty: &Type) -> Result<Option<String>, String> {
    let Some(element) = attribute.record_opt("elementAttr").ok().flatten().map(base_attribute) else {
        return Ok(None);
    };
    let Some(call) = const_builder_call(element) else { return Ok(None) };
    if !constant::is_list_of(ty, "Attribute") {
        return Ok(None);
    }
    let Some(elements) = constant::elements(text)?.filter(|elements| !elements.is_empty()) else {
        return Ok(None);
    };
    let call = call.replace("$_builder", MASKED_BUILDER);
    let made = elements.iter().map(|element_text| {
        let value = fitted(element, element_text)?;
        Ok::<_, String>(call.replace("$0", &format!("({value})")))
    });
    Ok(Some(format!("&[{}]", made.collect::<Result<Vec<_>, _>>()?.join(", "))))
}

/// The Rust type of `$0` in `constBuilderCall`: `constantType`, or the type that the accessor returns.
fn constant_type(attribute: Record<'_>) -> Option<Type> {
    let own = attribute.str_opt("constantType").ok().flatten();
    let spelling = own.or_else(|| attribute.str_opt("returnType").ok().flatten()).unwrap_or_default();
    let spelling =
        if is_own_enum(attribute, spelling) { spelling.to_owned() } else { rust_spelling(spelling) };
    syn::parse_str(&spelling).ok()
}

/// The text of a constant with C++ names translated: an enum case may have its C++ path, and `{}` may be a dictionary.
pub(crate) fn written_constant(base: Record<'_>, value: Value<'_>) -> Result<String, Diagnostic> {
    if value.note::<UntranslatedConstant>().is_some() {
        return Err(untranslated(base, value));
    }
    let text = value.as_str().unwrap_or_default().trim().to_owned();
    if text == "{}" && base.str("storageType") == Ok("::mlir::DictionaryAttr") {
        return Ok("$_builder.context().dictionary_attr(&[])".to_owned());
    }
    let info = base.record_opt("enum").ok().flatten().unwrap_or(base);
    if !info.is_a("EnumInfo") {
        let is_text = base.str("returnType").is_ok_and(|ty| rust_spelling(ty).ends_with("str"));
        let text = if text == "{}" && is_text { "\"\"".to_owned() } else { text };
        return Ok(snippet::constant_in_rust(&text));
    }
    let is_number = is_number(base);
    if text == "{}" && info.is_a("BitEnumBase") {
        return Ok(if is_number { "0".to_owned() } else { empty_set(info) });
    }
    if !text.contains('|') {
        return enum_case(info, &text, value, is_number);
    }
    let cases = text.split('|').map(|case| enum_case(info, case.trim(), value, is_number));
    let cases: Vec<String> = cases.collect::<Result<_, _>>()?;
    // The parentheses keep a method call on the constant from binding to the last case only.
    Ok(format!("({})", cases.join(" | ")))
}

/// The bit enum without bits.
fn empty_set(info: Record<'_>) -> String {
    format!("{}::empty()", namer::type_name(info.str("className").unwrap_or_default()))
}

/// The error for a constant in C++ that has neither a translation nor a hook.
fn untranslated(base: Record<'_>, value: Value<'_>) -> Diagnostic {
    let info = base.record_opt("enum").ok().flatten().unwrap_or(base);
    let class = info.str("className").or_else(|_| base.str("returnType")).unwrap_or("value");
    let help = match crate::ods::model::enums::symbols(info).first() {
        Some(case) => format!("write the path of a case, such as `{class}::{case}`"),
        None => "write a literal, or bind the value in the source pattern".to_owned(),
    };
    let message = format!("the constant is C++ without a translation, expected a `{class}`");
    Diagnostic::error(value.span(), message).with_help(help)
}

/// Whether an attribute is a number that has the cases of an enum: the enum has no attribute of its own.
fn is_number(base: Record<'_>) -> bool {
    base.is_a("EnumAttrInfo") && base.bit("genSpecializedAttr") == Ok(false) && !base.is_a("StrEnumAttr")
}

/// An enum case in Rust, or its number. The source may have its C++ path.
fn enum_case(info: Record<'_>, text: &str, value: Value<'_>, is_number: bool) -> Result<String, Diagnostic> {
    let class = info.str("className").unwrap_or_default();
    let case = match text.rsplit_once("::") {
        Some((path, case)) if path == class || path.ends_with(&format!("::{class}")) => case,
        _ => return Ok(text.to_owned()),
    };
    let found = match is_number {
        true => case_number(info, case).map(|number| number.to_string()),
        false => case_path(info, case).map(|case| format!("{class}::{case}")),
    };
    match found {
        Some(found) => Ok(found),
        None => {
            let message = format!("the enum `{class}` has no case `{case}`");
            let cases = crate::ods::model::enums::symbols(info).join("`, `");
            Err(Diagnostic::error(value.span(), message).with_help(format!("it has `{cases}`")))
        }
    }
}

/// Whether an attribute is an enum of the `.td` with this class name.
pub(crate) fn is_own_enum(base: Record<'_>, spelling: &str) -> bool {
    let info = held_enum(base).unwrap_or(base);
    info.is_a("EnumInfo") && info.str("className") == Ok(spelling)
}

/// The Rust spelling of a type.
pub(crate) fn rust_spelling(text: &str) -> String {
    snippet::rust_type(text).unwrap_or_else(|| text.trim().to_owned())
}
