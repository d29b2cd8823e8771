//! Default values that are C++ expressions: they are translated, or left out and listed.

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
use crate::ods::model::base_attribute;
use crate::rust::snippet;

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
    for (record, value, text) in values(records, files) {
        match default_value(&expressions, record, value, text) {
            Some(DefaultValue::Constant) => {}
            Some(DefaultValue::Rust(rust)) => found.set(value, rust),
            Some(DefaultValue::Null) => {
                let spelling = record.str("cppType").unwrap_or_default();
                for class in
                    ["cppType", "cppAccessorType"].iter().filter_map(|field| record.value(field).ok())
                {
                    found.set(class, format!("std::optional<{spelling}>"));
                }
                found.set(value, "None".to_owned());
            }
            None => {
                found.unset(value);
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

/// Replaces the C++ values of `ConstantAttr` and `ConstantProp`: by a constant, by the translation, or by the call of a hook.
pub(super) fn replace_constants(records: &Records, files: &StockFiles, found: &mut Replacements) {
    let expressions = Expressions::new(records);
    for class in ["ConstantAttr", "ConstantProp"] {
        for record in records.derived(class) {
            let Some((value, text)) = files.text(record, "value") else { continue };
            let of = record.record("attr").unwrap_or(record);
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
        // Braces without a value initialize an integer with zero.
        "{}" if matches!(record.str("returnType"), Ok("i64" | "i128")) => {
            Some(DefaultValue::Rust("0".to_owned()))
        }
        // A class with null is optional here.
        "nullptr" if is_parameter && record.str("cppType").is_ok() => Some(DefaultValue::Null),
        number if let Some(number) = converted(record, number) => Some(DefaultValue::Rust(number)),
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
