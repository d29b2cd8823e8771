//! The parameters of types and attributes.

use rtblgen_records::{Record, RecordError, Records, Value};
use tblgen_parser::{Diagnostic, Span};

use crate::ods::model::fields::non_empty;
use crate::rust::{namer, snippet};

/// A parameter of a type or attribute.
#[derive(Clone, Debug)]
pub struct DefParameter<'r> {
    /// The name.
    pub name: &'r str,
    /// The name in Rust, which no other parameter of the definition has: `aB` and `a_b` differ in C++ only.
    pub rust_name: String,
    /// The type in its spelling.
    pub spelling: &'r str,
    /// The Rust type, in which `'c` is the lifetime of the context.
    pub rust_type: String,
    /// The summary.
    pub summary: &'r str,
    /// The value that it has when the text leaves it out.
    pub default: Option<Value<'r>>,
    /// Whether it is the type of the attribute.
    pub is_self_type: bool,
    /// The constraint on types that is listed as a parameter.
    pub constraint: Option<Record<'r>>,
    /// An expression that reads the parameter, in place of the parser of its type.
    pub parser: Option<Value<'r>>,
    /// An expression that writes the parameter, in place of the printer of its type.
    pub printer: Option<Value<'r>>,
    /// The return type of the accessor, and the expression that makes it from the parameter.
    pub accessor: Option<(String, Value<'r>)>,
    /// Whether the parameter's class is `EnumParameter`.
    pub is_enum_parameter: bool,
    /// The position in the list.
    pub span: Span,
}

impl DefParameter<'_> {
    /// Returns the Rust type of a present value: `T` of `Option<T>`.
    pub fn present_type(&self) -> &str {
        let inner = self.rust_type.strip_prefix("Option<").and_then(|rest| rest.strip_suffix('>'));
        inner.unwrap_or(&self.rust_type)
    }

    /// Whether it is a type of any kind.
    pub fn is_any_type(&self) -> bool {
        self.rust_type == "::rtblgen_runtime::Type<'c>"
    }

    /// Whether it is a list of types of any kind.
    pub fn is_list_of_types(&self) -> bool {
        self.rust_type == "Vec<::rtblgen_runtime::Type<'c>>"
    }
}

/// The parameters of a definition.
pub(super) fn all<'r>(
    record: Record<'r>,
    mistakes: &mut Vec<Diagnostic>,
) -> Result<Vec<DefParameter<'r>>, RecordError> {
    let mut parameters: Vec<DefParameter<'r>> = Vec::new();
    let dag = record.dag("parameters")?;
    if dag.operator_record().is_some_and(|operator| operator.name() != "ins") {
        mistakes.push(Diagnostic::error(dag.span(), "'parameters' must have 'ins' directive"));
    }
    for (value, name) in dag.args() {
        let Some(name) = name else {
            mistakes.push(Diagnostic::error(value.span(), "all parameters must have a name"));
            continue;
        };
        if let Some(other) = parameters.iter().find(|other| other.name == name) {
            let message = format!("two parameters are called '{name}'");
            mistakes
                .push(Diagnostic::error(value.span(), message).with_label(other.span, "the other is here"));
            continue;
        }
        check_raw_integer(value, mistakes);
        match parameter(record.records(), value, name)? {
            Some(parameter) => {
                if let Some(other) =
                    parameters.iter().find(|other| other.is_self_type && parameter.is_self_type)
                {
                    let message = format!("'{name}' and '{}' are both the type of the attribute", other.name);
                    let error = Diagnostic::error(value.span(), message);
                    mistakes.push(error.with_label(other.span, "the other is here"));
                }
                parameters.push(parameter);
            }
            None => {
                let shown = value.as_record().map_or("?", |record| record.name());
                let message = format!("Missing `cppType` field in Attribute/Type parameter: {shown}");
                let help = format!("a parameter is a type, such as `\"int32_t\":${name}`");
                mistakes.push(Diagnostic::error(value.span(), message).with_help(help));
            }
        }
    }
    let mut names = namer::Names::default();
    for parameter in &mut parameters {
        parameter.rust_name = names.unique(&namer::snake_case(parameter.name));
    }
    Ok(parameters)
}

/// mlir-tblgen refuses the C++ class, whose `==` takes integers of one width only.
fn check_raw_integer(value: Value<'_>, mistakes: &mut Vec<Diagnostic>) {
    if value.as_str().is_some_and(|spelling| snippet::class_name(spelling) == "APInt") {
        let message = "Using a raw APInt parameter without a custom comparator is not supported because an assert in \
                       the equality operator is triggered when the two APInts have different bit widths. This can lead \
                       to unexpected crashes. Use an `APIntParameter` or provide a custom comparator.";
        mistakes.push(Diagnostic::error(value.span(), message));
    }
}

fn parameter<'r>(
    records: &'r Records,
    value: Value<'r>,
    name: &'r str,
) -> Result<Option<DefParameter<'r>>, RecordError> {
    let plain = |spelling: &'r str| DefParameter {
        name,
        rust_name: String::new(),
        spelling,
        rust_type: rust_type(records, spelling),
        summary: "",
        default: None,
        is_self_type: false,
        constraint: None,
        parser: None,
        printer: None,
        accessor: None,
        is_enum_parameter: false,
        span: value.span(),
    };
    if let Some(spelling) = value.as_str() {
        return Ok(Some(plain(spelling)));
    }
    let Some(record) = value.as_record().filter(|record| record.has_field("cppType")) else {
        return Ok(None);
    };
    let mut parameter = plain(record.str("cppType")?);
    if record.is_a("TypeConstraint") {
        parameter.constraint = Some(record);
        return Ok(Some(parameter));
    }
    // The rest applies to parameters only: an attribute in a parameter's place has none of these fields. An
    // attribute that stands for one has none of it.
    if !record.is_a("AttrOrTypeParameter") {
        return Ok(Some(parameter));
    }
    if let Ok(Some(info)) = record.record_opt("enum") {
        parameter.rust_type = namer::type_name(info.str("className")?);
        parameter.is_enum_parameter = true;
    }
    let spelled = parameter.rust_type.clone();
    if record.is_a("OptionalParameter") && !has_default(records, &parameter.rust_type) {
        parameter.rust_type = format!("Option<{spelled}>");
    }
    parameter.default = non_empty(record, "defaultValue");
    parameter.summary = record.str_opt("summary").ok().flatten().unwrap_or_default();
    parameter.is_self_type = record.is_a("AttributeSelfTypeParameter");
    parameter.parser = non_empty(record, "parser");
    parameter.printer = non_empty(record, "printer");
    parameter.accessor = accessor(records, record, parameter.spelling)?;
    Ok(Some(parameter))
}

fn accessor<'r>(
    records: &Records,
    record: Record<'r>,
    spelling: &str,
) -> Result<Option<(String, Value<'r>)>, RecordError> {
    let Some(convert) = non_empty(record, "convertFromStorage") else { return Ok(None) };
    let returned = record.str_opt("cppAccessorType")?.unwrap_or(spelling);
    let is_plain = convert.as_str() == Some("$_self") && returned == spelling;
    Ok((!is_plain).then(|| (rust_type(records, returned), convert)))
}

/// Whether Rust has an empty value of the type, as C++ has for all types.
pub(crate) fn has_default(records: &Records, rust: &str) -> bool {
    let is_number =
        ["i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "usize", "f32", "f64"].contains(&rust);
    let is_flags = || {
        let mut enums = records.derived("BitEnumBase");
        enums.any(|own| own.str("className").is_ok_and(|name| namer::type_name(name) == rust))
    };
    is_number
        || matches!(rust, "bool" | "&'c str")
        || rust.starts_with("Vec<")
        || rust.starts_with("Option<")
        || is_flags()
}

/// The Rust type of a parameter. Lists and texts have the form from which the parameter can be made.
pub(crate) fn rust_type(records: &Records, spelling: &str) -> String {
    if let Some((template, inner)) = snippet::template_argument(spelling) {
        return format!("{template}<{}>", rust_type(records, inner));
    }
    if let Some(class) = own_class(records, spelling) {
        return match class.is_a("EnumInfo") {
            true => namer::type_name(class.str("className").unwrap_or_default()),
            false => format!("{}<'c>", namer::type_name(class.str("cppClassName").unwrap_or_default())),
        };
    }
    match snippet::class_name(spelling) {
        "APInt" => return "::rtblgen_runtime::IntegerValue".to_owned(),
        "AffineMap" => return "::rtblgen_runtime::AffineMapAttr<'c>".to_owned(),
        name if is_base_class(records, name) => return "::rtblgen_runtime::Attribute<'c>".to_owned(),
        _ => {}
    }
    let rust = snippet::rust_type(spelling).unwrap_or_else(|| spelling.trim().to_owned());
    match rust.strip_prefix("&'c [").and_then(|rest| rest.strip_suffix(']')) {
        Some(element) => format!("Vec<{element}>"),
        None if rust == "String" => "&'c str".to_owned(),
        None => rust,
    }
}

/// Whether a C++ class has several attribute kinds as subclasses: locations, distinct attributes, and the `cppBaseClassName`
/// of the `.td`'s attributes.
fn is_base_class(records: &Records, name: &str) -> bool {
    let is_base = |record: Record<'_>| record.str("cppBaseClassName").is_ok_and(|base| base == name);
    matches!(name, "DistinctAttr" | "FusedLoc" | "DIVariableAttr") || records.derived("AttrDef").any(is_base)
}

/// The type, the attribute or the enum of the `.td` that MLIR's C++ calls so, with or without its namespace.
pub fn own_class<'r>(records: &'r Records, spelling: &str) -> Option<Record<'r>> {
    let spelling = spelling.trim().trim_start_matches("const ").trim_end_matches('&').trim();
    let (namespace, name) = spelling.rsplit_once("::").unwrap_or(("", spelling));
    let namespace = namespace.trim_start_matches("::");
    let is_meant = |record: &Record<'r>, field: &str, own: &str| {
        let own = own.trim_start_matches("::");
        let is_inside =
            || own.strip_suffix(namespace).is_some_and(|outer| outer.is_empty() || outer.ends_with("::"));
        record.str(field) == Ok(name) && (namespace.is_empty() || is_inside())
    };
    let mut definitions = records.derived("TypeDef").chain(records.derived("AttrDef"));
    let definition = definitions.find(|record| {
        let dialect = record.record("dialect").ok();
        let own = dialect.and_then(|dialect| dialect.str("cppNamespace").ok()).unwrap_or_default();
        own != "::mlir" && is_meant(record, "cppClassName", own)
    });
    let mut enums = records.derived("EnumInfo");
    definition.or_else(|| {
        enums.find(|record| is_meant(record, "className", record.str("cppNamespace").unwrap_or_default()))
    })
}
