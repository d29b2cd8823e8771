//! Types and attributes that snippets create.

use rtblgen_ir::support::{self, ParameterKind};
use rtblgen_ir::{Attribute, Context, Type};

use super::accessors::Owner;
use super::value::Value;
use crate::parameters::parameter;

/// Creates a type or an attribute that the files define. A checked one is an `Option`, which is `None` if the
/// parameters are invalid.
pub(super) fn of_definition<'a, 'c>(
    of: Owner,
    kinds: &[ParameterKind],
    context: &Value<'a, 'c>,
    arguments: &[Value<'a, 'c>],
    is_checked: bool,
) -> Option<Value<'a, 'c>> {
    let Value::Context(context) = context else { return None };
    let parameters = arguments.iter().zip(kinds).map(|(value, kind)| parameter(context, value, kind));
    let parameters: Vec<_> = parameters.collect::<Option<_>>()?;
    let made: Result<Value<'a, 'c>, String> = match of {
        Owner::Type(own) => context.checked_extension_type(own, &parameters).map(Into::into),
        Owner::Attribute(own) => context.checked_extension_attr(own, &parameters).map(Into::into),
    };
    if is_checked { Some(Value::option(made.ok())) } else { made.ok() }
}

fn dense_array_of<'a, 'c>(
    context: &'c Context,
    element: &str,
    list: &Value<'a, 'c>,
) -> Option<Attribute<'c>> {
    macro_rules! integers {
        ($ty:ty) => {
            context.dense_array_attr::<$ty>(&list.elements(Value::number::<$ty>)?)
        };
    }
    Some(match element {
        "bool" => context.dense_array_attr::<bool>(&list.elements(|value| match value {
            Value::Bool(value) => Some(*value),
            _ => None,
        })?),
        "i8" => integers!(i8),
        "i16" => integers!(i16),
        "i32" => integers!(i32),
        "i64" => integers!(i64),
        "f32" => {
            context.dense_array_attr::<f32>(&list.elements(|value| float(value).map(|value| value as f32))?)
        }
        "f64" => context.dense_array_attr::<f64>(&list.elements(float)?),
        _ => return None,
    })
}

/// A dense elements attribute of numbers: one for each element of the type, or a single one for all.
fn dense_elements_of<'a, 'c>(
    context: &'c Context,
    element: &str,
    ty: Type<'c>,
    list: &Value<'a, 'c>,
) -> Option<Attribute<'c>> {
    macro_rules! bytes {
        ($ty:ty) => {
            list.elements(Value::number::<$ty>)?.into_iter().flat_map(<$ty>::to_le_bytes).collect::<Vec<u8>>()
        };
    }
    let of = ty.element_type_or_self();
    let data = match element {
        "i8" if of.is_integer(8) => bytes!(i8),
        "i16" if of.is_integer(16) => bytes!(i16),
        "i32" if of.is_integer(32) => bytes!(i32),
        "i64" if of.is_integer(64) => bytes!(i64),
        "f32" if of.is_f32() => {
            let values = list.elements(|value| float(value).map(|value| value as f32))?;
            values.into_iter().flat_map(f32::to_le_bytes).collect()
        }
        "f64" if of.is_f64() => list.elements(float)?.into_iter().flat_map(f64::to_le_bytes).collect(),
        _ => return None,
    };
    context.dense_elements_attr_from_raw(ty, &data)
}

fn float(value: &Value<'_, '_>) -> Option<f64> {
    match value {
        Value::Float(value) => Some(*value),
        _ => None,
    }
}

/// Calls a method of a context.
pub(super) fn of_context<'a, 'c>(
    context: &'c Context,
    name: &str,
    generic: Option<&str>,
    arguments: &[Value<'a, 'c>],
) -> Option<Value<'a, 'c>> {
    make_type(context, name, arguments)
        .map(Value::Type)
        .or_else(|| make_attribute(context, name, generic, arguments).map(Value::Attribute))
        .or_else(|| matches!(name, "into" | "context").then_some(Value::Context(context)))
}

/// The functions of the runtime that create types with parameters.
pub(super) const FUNCTIONS: [&str; 2] = ["scalable_vector", "type_of_types"];

/// Calls one of [`FUNCTIONS`].
pub(super) fn function<'a, 'c>(name: &str, arguments: &[Value<'a, 'c>]) -> Option<Value<'a, 'c>> {
    Some(match (name, arguments) {
        ("scalable_vector", [shape, flags, element]) => {
            let flags = flags.elements(|flag| match flag {
                Value::Bool(flag) => Some(*flag),
                _ => None,
            });
            Value::option(support::scalable_vector(&shape.elements(Value::number)?, &flags?, element.ty()?))
        }
        ("type_of_types", [Value::Context(context), class, before, types, after]) => {
            let types = types.elements(Value::ty)?;
            let [class, before, after] = [class, before, after].map(Value::text);
            support::type_of_types(context, class?, before?, &types, after?).into()
        }
        _ => return None,
    })
}

fn make_type<'c>(context: &'c Context, name: &str, arguments: &[Value<'_, 'c>]) -> Option<Type<'c>> {
    let types = |list: &Value<'_, 'c>| list.elements(Value::ty);
    let sizes = |list: &Value<'_, 'c>| list.elements(Value::number::<i64>);
    let width = |width: &Value<'_, 'c>| {
        width.number::<u32>().filter(|width| *width <= rtblgen_ir::context::types::MAX_INTEGER_WIDTH)
    };
    let made = match (name, arguments) {
        ("integer_type", [bits]) => context.integer_type(width(bits)?),
        ("signed_integer_type", [bits]) => context.signed_integer_type(width(bits)?),
        ("unsigned_integer_type", [bits]) => context.unsigned_integer_type(width(bits)?),
        ("i1_type", []) => context.i1_type(),
        ("i32_type", []) => context.i32_type(),
        ("i64_type", []) => context.i64_type(),
        ("index_type", []) => context.index_type(),
        ("none_type", []) => context.none_type(),
        ("float_type", [Value::FloatKind(kind)]) => context.float_type(*kind),
        ("f16_type", []) => context.f16_type(),
        ("bf16_type", []) => context.bf16_type(),
        ("f32_type", []) => context.f32_type(),
        ("f64_type", []) => context.f64_type(),
        ("complex_type", [element]) => context.complex_type(element.ty()?),
        ("tuple_type", [list]) => context.tuple_type(&types(list)?),
        ("function_type", [inputs, results]) => context.function_type(&types(inputs)?, &types(results)?),
        ("vector_type", [shape, element]) => context.vector_type(&sizes(shape)?, element.ty()?),
        ("ranked_tensor_type", [shape, element, Value::Option(encoding)]) => {
            let encoding = encoding.as_deref().and_then(Value::attribute);
            context.ranked_tensor_type(&sizes(shape)?, element.ty()?, encoding)
        }
        ("unranked_tensor_type", [element]) => context.unranked_tensor_type(element.ty()?),
        ("opaque_type", [dialect, text]) => context.opaque_type(dialect.text()?, text.text()?),
        _ => return None,
    };
    Some(made)
}

fn make_attribute<'c>(
    context: &'c Context,
    name: &str,
    generic: Option<&str>,
    arguments: &[Value<'_, 'c>],
) -> Option<Attribute<'c>> {
    Some(match (name, arguments) {
        ("unit_attr", []) => context.unit_attr(),
        ("bool_attr", [Value::Bool(value)]) => context.bool_attr(*value),
        ("integer_attr", [ty, Value::Int(value)]) => {
            context.integer_attr(ty.ty().filter(|ty| ty.is_int_or_index())?, *value)
        }
        ("i32_attr", [value]) => context.i32_attr(value.number()?),
        ("i64_attr", [value]) => context.i64_attr(value.number()?),
        ("index_attr", [value]) => context.index_attr(value.number()?),
        ("float_attr", [ty, Value::Float(value)]) => {
            context.float_attr(ty.ty().filter(|ty| ty.is_float())?, *value)
        }
        ("zero_attr", [ty]) => return context.zero_attr(ty.ty()?),
        ("string_attr", [text]) => context.string_attr(text.text()?),
        ("type_attr", [ty]) => context.type_attr(ty.ty()?),
        ("array_attr", [list]) => context.array_attr(&list.elements(Value::attribute)?),
        ("symbol_ref_attr", [root, Value::List(nested)]) => {
            let nested: Vec<&str> = nested.iter().map(Value::text).collect::<Option<_>>()?;
            context.symbol_ref_attr(root.text()?, &nested)
        }
        ("dictionary_attr", [Value::List(entries)]) if entries.is_empty() => context.dictionary_attr(&[]),
        ("flat_symbol_ref_attr", [root]) => context.flat_symbol_ref_attr(root.text()?),
        ("dense_elements_attr", [ty, list]) => dense_elements_of(context, generic?, ty.ty()?, list)?,
        ("dense_array_attr", [list]) => dense_array_of(context, generic?, list)?,
        _ => return None,
    })
}
