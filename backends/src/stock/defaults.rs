//! Default values that are C++ expressions: they are translated, or left out and listed.

use std::collections::HashMap;
use std::ops::Range;

use rtblgen_cpp::syntax::{BinaryOperator, Expr, ExprKind, Literal, UnaryOperator};
use rtblgen_cpp::{IntegerKind, Ty};
use rtblgen_records::{Record, Records, Value};
use tblgen_parser::Span;

use super::expressions::Expressions;
use super::hooks::{Hook, HookKind};
use super::origin::StockFiles;
use super::placeholders::property_type;
use super::replace::Replacements;
use super::types;
use crate::ods::model::parameter::{has_default, rust_type};
use crate::ods::model::{base_attribute, own_class};
use crate::rust::{namer, snippet};

/// The replacement of a default value.
#[derive(Debug, PartialEq)]
enum DefaultValue {
    /// A constant, which generators read.
    Constant,
    /// Rust.
    Rust(String),
    /// No value, of a parameter whose class becomes optional.
    Null,
}

/// Replaces the default values that are not constants by their translations, or leaves them out.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
    let expressions = Expressions::new(records);
    let mut known = HashMap::new();
    for (record, value, text) in values(records, files) {
        if let Some(cpp) = whole_default(&expressions, record, value, text, files) {
            default_hook(record, value, cpp, &mut known, found);
            continue;
        }
        match default_value(&expressions, record, value, text) {
            Some(DefaultValue::Constant) if let Some(list) = list_of(record, files, text.trim()) => {
                found.set(value, list)
            }
            Some(DefaultValue::Constant) => {}
            Some(DefaultValue::Rust(rust)) => found.set(value, rust),
            Some(DefaultValue::Null) => make_optional(record, value, found),
            None if record.is_a("AttrOrTypeParameter")
                && let Some(call) = parameter_hook(record, value, text, found) =>
            {
                found.set(value, call);
            }
            None => {
                match record.is_a("AttrOrTypeParameter") {
                    // The parameter stays optional: `None` stands for the default value.
                    true => make_optional(record, value, found),
                    false => found.unset(value),
                }
                found.hooks.push(Hook {
                    kind: HookKind::DefaultValue,
                    name: record.name().to_owned(),
                    of: record.name().to_owned(),
                    cpp: text.to_owned(),
                    span: value.span(),
                    ty: None,
                });
            }
        }
    }
}

/// The C++ that makes the attribute of a default value, if the value or `constBuilderCall` has no translation.
fn whole_default<'r>(
    expressions: &Expressions<'r>,
    record: Record<'r>,
    value: Value<'r>,
    text: &str,
    files: &StockFiles,
) -> Option<String> {
    let base = base_attribute(record);
    let is_made = record.is_a("Attr") && !text.trim().is_empty() && base.str("constBuilderCall").is_ok();
    let is_translated = is_made
        && !is_without_builder(expressions, record, files)
        && default_value(expressions, record, value, text).is_some();
    (is_made && !is_translated).then(|| match files.text(base, "constBuilderCall") {
        Some((_, call)) => call.replace("$0", text),
        None => text.to_owned(),
    })
}

/// Adds the hook that returns the attribute of a default value; equal C++ of an attribute has one. If it is not written, the
/// attribute has no default value.
fn default_hook<'r>(
    record: Record<'r>,
    value: Value<'r>,
    cpp: String,
    known: &mut HashMap<(u32, String), String>,
    found: &mut Replacements,
) {
    let base = base_attribute(record);
    let path = known.entry((base.order(), cpp)).or_insert_with_key(|(_, cpp)| {
        let name = format!("default_{}", namer::snake_case(base.name()));
        found.hook(HookKind::AttributeDefault, &name, base.name().to_owned(), cpp, value.span())
    });
    let name = path.trim_start_matches("hooks::");
    match found.written.as_ref().is_none_or(|written| written.has_item(name)) {
        true => {
            found.set(value, format!("{path}($_builder.context())"));
            found.whole_attributes.push(value.key());
        }
        false => found.unset(value),
    }
}

/// Makes the class of a parameter optional, and `None` its default value.
fn make_optional(parameter: Record<'_>, default: Value<'_>, found: &mut Replacements) {
    let spelling = parameter.str("cppType").unwrap_or_default();
    for class in ["cppType", "cppAccessorType"].iter().filter_map(|field| parameter.value(field).ok()) {
        found.set(class, format!("std::optional<{spelling}>"));
    }
    found.set(default, "None".to_owned());
}

/// The call of the hook that returns the default value of a parameter. `None` if a stub cannot return a value of the class: one
/// of a type, of an attribute or of an enum of the file.
fn parameter_hook(
    parameter: Record<'_>,
    value: Value<'_>,
    cpp: &str,
    found: &mut Replacements,
) -> Option<String> {
    let records = parameter.records();
    let spelling = parameter.str("cppType").ok()?;
    let definition = definition_of(parameter)?;
    let dialect = definition.record("dialect").ok()?;
    let known = types::known_spelling(records, spelling, value, definition, found);
    let rust = rust_type(records, known.as_deref().unwrap_or(spelling));
    let ty = match rust.strip_prefix("::rtblgen_runtime::") {
        Some(entity @ ("Type<'c>" | "Attribute<'c>")) => entity.to_owned(),
        _ if rust.contains("'c") || own_class(records, spelling).is_some() => return None,
        _ => rust.replace("hooks::", ""),
    };
    let is_entity = ty.contains("'c");
    let class = snippet::class_name(spelling);
    let name = format!("default_{}", namer::snake_case(class.rsplit("::").next().unwrap_or(class)));
    let of = format!("{}.{}", dialect.str("name").unwrap_or_default(), definition.name());
    let path = found.hook_with_type(HookKind::DefaultValue, &name, of, cpp, value.span(), ty);
    Some(if is_entity { format!("{path}($_ctxt)") } else { format!("{path}()") })
}

/// The first type or attribute with a parameter.
fn definition_of(parameter: Record<'_>) -> Option<Record<'_>> {
    let records = parameter.records();
    let has_parameter = |definition: &Record<'_>| {
        let is_same =
            |value: Value<'_>| value.as_record().is_some_and(|own| own.order() == parameter.order());
        definition.dag("parameters").is_ok_and(|list| list.args().any(|(value, _)| is_same(value)))
    };
    ["TypeDef", "AttrDef"].into_iter().flat_map(|class| records.derived(class)).find(has_parameter)
}

/// The value of a parameter that C++ initializes without arguments, `T()` or `{}`: null if it is a type or an attribute.
/// `None` if only C++ knows the value.
fn without_arguments(parameter: Record<'_>, text: &str) -> Option<DefaultValue> {
    let spelling = parameter.str("cppType").ok()?;
    let class = match text {
        "{}" => spelling,
        call => call.strip_suffix("()").or_else(|| call.strip_suffix("{}"))?.trim_end(),
    };
    let last = |path: &str| path.trim().rsplit("::").next().unwrap_or_default().to_owned();
    if last(class) != last(spelling) {
        return None;
    }
    let rust = rust_type(parameter.records(), spelling);
    if rust.ends_with("<'c>") && !rust.starts_with("Vec<") || types::base_class(&last(spelling)).is_some() {
        return Some(DefaultValue::Null);
    }
    has_default(parameter.records(), &rust)
        .then(|| DefaultValue::Rust("::core::default::Default::default()".to_owned()))
}

/// Whether the class of a parameter is neither defined in the file nor known in Rust, and the constant is a path.
fn is_of_unknown_class(parameter: Record<'_>, text: &str) -> bool {
    let spelling = parameter.str("cppType").unwrap_or_default();
    let is_known =
        own_class(parameter.records(), spelling).is_some() || snippet::rust_type(spelling).is_some();
    !is_known && rtblgen_cpp::parse(text).is_ok_and(|expr| is_flag(&expr))
}

/// Returns the elements of a list constant as a Rust array, if its `returnType` is C++. Other lists are
/// converted where their type is known.
fn list_of(record: Record<'_>, files: &StockFiles, text: &str) -> Option<String> {
    let elements = text.strip_prefix('{')?.strip_suffix('}')?;
    let (_, returned) = files.text(base_attribute(record), "returnType").filter(|_| record.is_a("Attr"))?;
    let is_list = snippet::rust_type(returned).is_some_and(|rust| rust.starts_with("&'c ["));
    // The library's builder of arrays takes a slice.
    let takes_slice = base_attribute(record)
        .str("constBuilderCall")
        .is_ok_and(|builder| builder.ends_with(".array_attr($0)"));
    let reference = if takes_slice { "&" } else { "" };
    is_list.then(|| format!("{reference}[{elements}]"))
}

/// Replaces the C++ values of `ConstantAttr` and `ConstantProp`: by a constant, by the translation, or by the call of a hook.
pub(super) fn replace_constants(records: &Records, files: &StockFiles, found: &mut Replacements) {
    let expressions = Expressions::new(records);
    for class in ["ConstantAttr", "ConstantProp"] {
        for record in records.derived(class) {
            let Some((value, text)) = files.text(record, "value") else { continue };
            let of = record.record("attr").unwrap_or(record);
            if class == "ConstantAttr" && is_without_builder(&expressions, of, files) {
                let name = of.name().to_owned();
                let ty = "Attribute<'c>".to_owned();
                let path =
                    found.hook_with_type(HookKind::ConstantValue, "constant", name, text, value.span(), ty);
                found.set(value, format!("{path}($_builder.context())"));
                found.whole_attributes.push(value.key());
                continue;
            }
            let known = converted(of, text.trim()).map(DefaultValue::Rust);
            match known.or_else(|| constant_of(of, text.trim())) {
                Some(DefaultValue::Rust(rust)) => found.set(value, rust),
                Some(_) => {}
                None if let Some(rust) = expressions.constant_value(of, value, text) => {
                    found.set(value, rust)
                }
                None => match constant_hook(of, value, text, found) {
                    Some(call) => found.set(value, call),
                    None => found.untranslated.push(value.key()),
                },
            }
        }
    }
}

/// Whether no Rust makes an attribute from a value: `constBuilderCall` is missing, or is C++ without a
/// translation.
fn is_without_builder(expressions: &Expressions<'_>, attribute: Record<'_>, files: &StockFiles) -> bool {
    let base = base_attribute(attribute);
    match files.text(base, "constBuilderCall") {
        Some((value, text)) => text.trim() != "$0" && expressions.constant(value, text).is_none(),
        None => base.str("constBuilderCall").is_err(),
    }
}

/// The call of the hook for a constant. The hook of a type or an attribute takes the context. A value of another class has no
/// hook, since module `hooks` does not have the class.
fn constant_hook(of: Record<'_>, value: Value<'_>, cpp: &str, found: &mut Replacements) -> Option<String> {
    let field = if of.is_a("Property") { "interfaceType" } else { "returnType" };
    let spelling = of.str(field).unwrap_or_default();
    let ty = snippet::rust_type(spelling).unwrap_or_else(|| spelling.to_owned());
    let is_entity = ["Type<'c>", "Attribute<'c>"].iter().any(|entity| {
        ty.strip_suffix(entity).is_some_and(|path| ["", "::rtblgen_runtime::"].contains(&path))
    });
    let is_plain = !["Type", "Attr"].iter().any(|part| ty.contains(part)) && !is_enum(of);
    // The constant of a property has no builder.
    if !is_plain && (!is_entity || of.is_a("Property")) {
        return None;
    }
    let (kind, of) = (HookKind::ConstantValue, of.name().to_owned());
    let ty = match is_entity {
        true => ty.replace("::rtblgen_runtime::", ""),
        false => ty.replace("'c", "'static"),
    };
    let path = found.hook_with_type(kind, "constant", of, cpp, value.span(), ty);
    Some(if is_entity { format!("{path}($_builder.context())") } else { format!("{path}()") })
}

/// Whether an attribute or a property holds the case of an enum.
fn is_enum(of: Record<'_>) -> bool {
    ["EnumInfo", "EnumAttr", "EnumProp"].iter().any(|class| of.is_a(class))
}

/// The default values with their spans, and whether each has a translation.
pub(super) fn known<'r>(records: &'r Records, files: &StockFiles) -> Vec<(Span, &'r str, bool)> {
    let expressions = Expressions::new(records);
    let values = values(records, files);
    values
        .map(|(record, value, text)| {
            (value.span(), text, default_value(&expressions, record, value, text).is_some())
        })
        .collect()
}

/// Each record with a default value of C++, the value and its text.
fn values<'r>(
    records: &'r Records,
    files: &StockFiles,
) -> impl Iterator<Item = (Record<'r>, Value<'r>, &'r str)> {
    let classes = ["Attr", "AttrOrTypeParameter", "Property"];
    let records = classes.into_iter().flat_map(|class| records.derived(class));
    records.filter_map(|record| {
        let (value, text) = files.text(record, "defaultValue")?;
        Some((record, value, text))
    })
}

fn default_value<'r>(
    expressions: &Expressions<'r>,
    record: Record<'r>,
    value: Value<'r>,
    text: &str,
) -> Option<DefaultValue> {
    let is_parameter = record.is_a("AttrOrTypeParameter");
    match text.trim() {
        "" => Some(DefaultValue::Constant),
        "std::nullopt" if is_parameter => Some(DefaultValue::Rust("None".to_owned())),
        call if is_parameter && let Some(value) = without_arguments(record, call) => Some(value),
        // Braces without a value initialize an integer with zero.
        "{}" if matches!(record.str("returnType"), Ok("i64" | "i128")) => {
            Some(DefaultValue::Rust("0".to_owned()))
        }
        // A class with null is optional here.
        "nullptr" if is_parameter && record.str("cppType").is_ok() => Some(DefaultValue::Null),
        number if let Some(number) = converted(record, number) => Some(DefaultValue::Rust(number)),
        // Only C++ knows the values of a class that is not in the file.
        path if is_parameter && is_of_unknown_class(record, path) => None,
        constant if let Some(constant) = constant_of(record, constant) => Some(constant),
        _ if is_parameter => expressions.parameter_default(value, text).map(DefaultValue::Rust),
        _ if record.is_a("Property") => expressions.property_default(value, text).map(DefaultValue::Rust),
        _ => None,
    }
}

/// The constant converted to the type of an attribute, a parameter or a property as in C++. `None` if this function does not
/// convert the constant, or if C++ does not define the result.
fn converted(record: Record<'_>, text: &str) -> Option<String> {
    let target = value_type(record)?;
    match (target, number(&rtblgen_cpp::parse(text).ok()?)?) {
        // `signless` converts integers of attributes.
        (Ty::Integer(_), Number::Integer(_)) if record.is_a("Attr") => None,
        (Ty::Float, Number::Float(_)) => None,
        (target, number) => number.converted(target),
    }
}

/// A constant number of C++, converted to a Rust type.
pub(crate) fn number_as(rust: &str, cpp: &str) -> Option<String> {
    number(&rtblgen_cpp::parse(cpp).ok()?)?.converted(number_type(rust)?)
}

/// The type of the value of an attribute, a parameter or a property, if it is a number or a `bool`.
fn value_type(record: Record<'_>) -> Option<Ty> {
    let spelling = match record {
        record if record.is_a("Property") => return property_type(record),
        record if record.is_a("Attr") => base_attribute(record).str("returnType").ok()?,
        record => record.str("cppType").ok()?,
    };
    number_type(&snippet::rust_type(spelling).unwrap_or_else(|| spelling.trim().to_owned()))
}

/// The type of a number or a `bool`, by its Rust name.
fn number_type(rust: &str) -> Option<Ty> {
    match rust {
        "bool" => Some(Ty::Bool),
        "f32" | "f64" => Some(Ty::Float),
        "usize" => Some(Ty::Integer(IntegerKind::U64)),
        rust => [8, 16, 32, 64]
            .into_iter()
            .flat_map(|width| [true, false].map(|signed| IntegerKind { width, signed }))
            .find(|kind| kind.rust() == rust)
            .map(Ty::Integer),
    }
}

/// A constant number; `true` is 1.
enum Number {
    Integer(i128),
    Float(f64),
}

impl Number {
    /// The text of the number, converted to a Rust type. `None` if C++ does not define the result.
    fn converted(self, target: Ty) -> Option<String> {
        match (target, self) {
            (Ty::Bool, Number::Integer(value @ (0 | 1))) => Some((value == 1).to_string()),
            (Ty::Bool, Number::Integer(_)) => Some("true".to_owned()),
            (Ty::Bool, Number::Float(value)) => Some((value != 0.0).to_string()),
            (Ty::Integer(kind), Number::Integer(value)) => Some(wrapped(value, kind).to_string()),
            (Ty::Integer(kind), Number::Float(value)) => {
                let whole = value.trunc() as i128;
                (wrapped(whole, kind) == whole).then(|| whole.to_string())
            }
            (Ty::Float, Number::Integer(value)) => Some(format!("{:?}", value as f64)),
            (Ty::Float, Number::Float(value)) => Some(format!("{value:?}")),
            _ => None,
        }
    }
}

fn number(expr: &Expr) -> Option<Number> {
    if let Some(value) = rtblgen_cpp::constant_integer(expr) {
        return Some(Number::Integer(value));
    }
    match &expr.kind {
        ExprKind::Literal(Literal::Bool(value)) => Some(Number::Integer(i128::from(*value))),
        ExprKind::Literal(Literal::Float(value)) => Some(Number::Float(*value)),
        // A decimal literal that `long long` does not hold. g++ 12 gives it the type `__int128`.
        ExprKind::Literal(Literal::Integer { value, .. }) => {
            u64::try_from(*value).ok().map(|value| Number::Integer(i128::from(value)))
        }
        ExprKind::Unary(UnaryOperator::Negate, operand) => Some(match number(operand)? {
            Number::Integer(value) => Number::Integer(-value),
            Number::Float(value) => Number::Float(-value),
        }),
        _ => None,
    }
}

/// The number with the same low bits that fits the type.
fn wrapped(number: i128, kind: IntegerKind) -> i128 {
    let lowest = number & ((1 << kind.width) - 1);
    let is_negative = kind.signed && lowest >> (kind.width - 1) == 1;
    if is_negative { lowest - (1 << kind.width) } else { lowest }
}

/// A literal, a list or the path of a case, which generators read without knowing C++. Literals become those of Rust.
fn constant_of(record: Record<'_>, text: &str) -> Option<DefaultValue> {
    let bare = match record.is_a("Property") {
        true => crate::ods::model::property::rust_constant(text),
        false => text.to_owned(),
    };
    if bare == "None" {
        return Some(DefaultValue::Constant);
    }
    // `Some(3)` is a call.
    let inner = bare.strip_prefix("Some(").and_then(|rest| rest.strip_suffix(')')).unwrap_or(&bare);
    let expr = rtblgen_cpp::parse(inner).ok()?;
    if let Some(Number::Integer(number)) = number(&expr)
        && let Some(signed) = signless(record, number)
    {
        return Some(DefaultValue::Rust(signed.to_string()));
    }
    let mut literals = Vec::new();
    if !is_constant(&expr, &mut literals) {
        return None;
    }
    let mut rust = inner.to_owned();
    for (range, literal) in literals.into_iter().rev() {
        rust.replace_range(range, &literal);
    }
    Some(match (rust == inner, inner == bare) {
        (true, _) => DefaultValue::Constant,
        (false, true) => DefaultValue::Rust(rust),
        (false, false) => DefaultValue::Rust(format!("Some({rust})")),
    })
}

/// A number of a signless attribute as Rust reads it, if the sign changes: C++ reads it as an unsigned one.
fn signless(record: Record<'_>, number: i128) -> Option<i128> {
    let base = base_attribute(record);
    let width: u32 = match record.is_a("Attr") && base.is_a("TypedSignlessIntegerAttrBase") {
        true => base.str("returnType").ok()?.strip_prefix('i')?.parse().ok()?,
        false => return None,
    };
    let range = 1i128.checked_shl(width)?;
    (number >= range / 2 && number < range).then(|| number - range)
}

/// Whether an expression is a constant that generators read. Adds the literals in their Rust spelling: `010` is 8, `"\\101"` is
/// `"A"`.
fn is_constant(expr: &Expr, literals: &mut Vec<(Range<usize>, String)>) -> bool {
    if let Some(number) = rtblgen_cpp::constant_integer(expr) {
        literals.push((expr.range.clone(), number.to_string()));
        return true;
    }
    match &expr.kind {
        ExprKind::Literal(literal) => {
            let rust = match literal {
                Literal::Integer { value, .. } => value.to_string(),
                Literal::Character(byte) => (*byte as i8).to_string(),
                Literal::Float(value) => format!("{value:?}"),
                // A string in C++ ends before the first NUL.
                Literal::String(text) => format!("{:?}", text.split('\0').next().unwrap_or_default()),
                Literal::Bool(value) => value.to_string(),
                Literal::Null => return false,
            };
            literals.push((expr.range.clone(), rust));
            true
        }
        ExprKind::Name(name) => name.segments.len() > 1 && name.arguments().is_empty(),
        ExprKind::List { ty: None, elements } => elements.iter().all(|own| is_constant(own, literals)),
        ExprKind::Unary(UnaryOperator::Negate, operand) => is_constant(operand, literals),
        // Flags. The generators compute other operations without the types of C++.
        ExprKind::Binary(BinaryOperator::BitOr, left, right) => [left, right].iter().all(|own| is_flag(own)),
        _ => false,
    }
}

/// The path of a case, or several with `|`.
fn is_flag(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Name(_) => is_constant(expr, &mut Vec::new()),
        ExprKind::Binary(BinaryOperator::BitOr, left, right) => is_flag(left) && is_flag(right),
        _ => false,
    }
}
