//! Methods of the classes of builtin types and attributes, such as `RankedTensorType::rank`.
//!
//! A class has all methods of `Type` or `Attribute`, and some of its own, which may have the name of one of those and another
//! result: `rank` of `Type` is an `Option`. So the class of a receiver is found in the expression: it follows from a cast.

use rtblgen_ir::{Attribute, FloatAttr, IntegerAttr, Type};
use syn::Expr;

use super::Names;
use super::Value;
use super::kinds;
use super::paths::generic;

/// A variable of a snippet.
pub(super) struct Variable {
    pub(super) name: String,
    /// The builtin class, if the variable is an instance of one.
    pub(super) class: Option<String>,
}

impl Variable {
    pub(super) fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), class: None }
    }
}

/// The builtin class of an expression.
pub(super) struct ClassOf {
    pub(super) class: String,
    /// Whether the expression is an `Option` of an instance.
    pub(super) is_option: bool,
}

/// Finds the builtin class of an expression, if it follows from a cast.
pub(super) fn class_of(expr: &Expr, scope: &[Variable], names: &Names) -> Option<ClassOf> {
    match expr {
        Expr::Paren(inner) => class_of(&inner.expr, scope, names),
        Expr::Group(inner) => class_of(&inner.expr, scope, names),
        Expr::Reference(inner) => class_of(&inner.expr, scope, names),
        Expr::Try(inner) => class_of(&inner.expr, scope, names).filter(|own| own.is_option).map(instance),
        Expr::Path(path) => {
            let name = path.path.get_ident()?.to_string();
            let class = scope.iter().rfind(|known| known.name == name)?.class.clone()?;
            Some(ClassOf { class, is_option: false })
        }
        Expr::MethodCall(call) => {
            let of_receiver = || class_of(&call.receiver, scope, names).filter(|own| own.is_option);
            match (call.method.to_string().as_str(), call.turbofish.as_ref().and_then(generic)) {
                (method @ ("cast" | "expect"), Some(path)) => {
                    let class = path.rsplit("::").next()?.to_owned();
                    let is_own = names.types.get(&class).is_some() || names.attributes.get(&class).is_some();
                    kinds::class_test(&path).filter(|_| !is_own)?;
                    Some(ClassOf { class, is_option: method == "cast" })
                }
                ("unwrap" | "expect", None) => of_receiver().map(instance),
                ("filter" | "as_ref" | "copied" | "cloned", None) => of_receiver(),
                _ => None,
            }
        }
        _ => None,
    }
}

fn instance(of: ClassOf) -> ClassOf {
    ClassOf { is_option: false, ..of }
}

/// The methods that a class has besides those of `Type` or `Attribute`, or in their place.
fn own_methods(class: &str) -> &'static [&'static str] {
    match class {
        "VectorType" => &["rank", "scalable_dims"],
        "RankedTensorType" | "MemRefType" => &["rank"],
        "IntegerType" => &["width", "signedness"],
        "FloatType" => &["format"],
        "TupleType" => &["types"],
        "FunctionType" => &["inputs", "results"],
        "IntegerAttr" => &["ty", "value", "signed_value", "unsigned_value", "as_i64", "as_u64", "is_zero"],
        "FloatAttr" => &["ty", "bits", "value"],
        "StringAttr" => &["value", "bytes"],
        "ArrayAttr" => &["elements", "len", "is_empty"],
        "TypeAttr" | "AffineMapAttr" | "IntegerSetAttr" => &["value"],
        "SymbolRefAttr" => &["root", "nested", "leaf", "is_flat"],
        _ => &[],
    }
}

/// The methods of classes that [`call`] does not know.
const UNKNOWN: [&str; 10] = [
    "IntegerType::signedness",
    "FloatType::format",
    "IntegerAttr::value",
    "FloatAttr::bits",
    "StringAttr::bytes",
    "AffineMapAttr::value",
    "IntegerSetAttr::value",
    "SymbolRefAttr::root",
    "SymbolRefAttr::nested",
    "SymbolRefAttr::leaf",
];

/// The name of a method that a class has in place of that of `Type` or `Attribute`; `None` if it has no such method.
///
/// # Errors
///
/// The method is not known.
pub(super) fn own_method(class: &str, method: &str) -> Option<Result<String, String>> {
    own_methods(class).contains(&method).then(|| {
        let name = format!("{class}::{method}");
        match UNKNOWN.contains(&name.as_str()) {
            true => Err(format!("the method `{method}` of `{class}`")),
            false => Ok(name),
        }
    })
}

/// Calls a method of a class, by the name that [`own_method`] returns. `None` if the value is not an instance of the class.
pub(super) fn call<'a, 'c>(receiver: &Value<'a, 'c>, method: &str) -> Option<Value<'a, 'c>> {
    match receiver {
        Value::Type(ty) => of_type(*ty, method),
        Value::Attribute(attribute) => of_attribute(*attribute, method),
        _ => None,
    }
}

fn of_type<'a, 'c>(ty: Type<'c>, method: &str) -> Option<Value<'a, 'c>> {
    Some(match method {
        "VectorType::rank" | "RankedTensorType::rank" | "MemRefType::rank" => ty.shape().len().into(),
        "VectorType::scalable_dims" => Value::list(ty.scalable_dims().iter().copied()),
        "IntegerType::width" => Value::Int(ty.int_or_float_bit_width()?.into()),
        "TupleType::types" => Value::list(ty.tuple_types().iter().copied()),
        "FunctionType::inputs" => Value::list(ty.function_signature()?.0.iter().copied()),
        "FunctionType::results" => Value::list(ty.function_signature()?.1.iter().copied()),
        _ => return None,
    })
}

fn of_attribute<'a, 'c>(attribute: Attribute<'c>, method: &str) -> Option<Value<'a, 'c>> {
    let integer = || attribute.cast::<IntegerAttr<'c>>();
    let int = |value: Option<i128>| Value::Option(value.map(|value| Box::new(Value::Int(value))));
    Some(match method {
        "IntegerAttr::ty" => integer()?.ty().into(),
        "IntegerAttr::signed_value" => int(integer()?.signed_value()),
        "IntegerAttr::unsigned_value" => match integer()?.unsigned_value() {
            Some(value) => int(Some(i128::try_from(value).ok()?)),
            None => int(None),
        },
        "IntegerAttr::as_i64" => int(integer()?.as_i64().map(i128::from)),
        "IntegerAttr::as_u64" => int(integer()?.as_u64().map(i128::from)),
        "IntegerAttr::is_zero" => integer()?.is_zero().into(),
        "FloatAttr::ty" => attribute.cast::<FloatAttr<'c>>()?.ty().into(),
        "FloatAttr::value" => Value::Float(attribute.cast::<FloatAttr<'c>>()?.value()),
        "StringAttr::value" if attribute.is_string() => Value::Text(attribute.string_value().into()),
        "ArrayAttr::elements" => Value::list(attribute.as_array()?.iter().copied()),
        "ArrayAttr::len" => attribute.as_array()?.len().into(),
        "ArrayAttr::is_empty" => attribute.as_array()?.is_empty().into(),
        "TypeAttr::value" if attribute.is_type() => attribute.type_value().into(),
        "SymbolRefAttr::is_flat" => attribute.is_flat_symbol_ref().into(),
        _ => return None,
    })
}
