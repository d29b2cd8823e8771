//! The methods that snippets call.

use rtblgen_ir::support::missing_hook_of_value;
use rtblgen_ir::{Attribute, AttributeKind, Type};

use super::classes;
use super::integers::{of_ap_int, of_integer, of_integer_attribute};
use super::make;
use super::value::Value;

/// The methods that have arguments or a result other than `bool`. Methods with closures are in `eval`.
pub(super) const OTHERS: &[&str] = &[
    "constant_value",
    "dictionary_attr",
    "is_integer",
    "is_signless_integer",
    "is_signed_integer",
    "is_unsigned_integer",
    "is_float_kind",
    "int_or_float_bit_width",
    "element_type",
    "element_type_or_self",
    "shaped_element_type",
    "shape",
    "ranked_shape",
    "rank",
    "num_elements",
    "encoding",
    "memory_space",
    "kind_id",
    "with_element_type",
    "scalable_dims",
    "vector_with_dim",
    "vector_length",
    "tuple_types",
    "flattened_tuple_types",
    "is_opaque",
    "is_a",
    "implements",
    "broadcasts_with",
    "context",
    "ty",
    "own_type",
    "own_types",
    "single_type",
    "types",
    "bool_value",
    "integer_value",
    "as_integer",
    "float_value",
    "string_value",
    "array_value",
    "as_array",
    "type_value",
    "as_signless_i64",
    "as_signed_i64",
    "as_unsigned_u64",
    "ap_int",
    "width",
    "is_negative",
    "is_strictly_positive",
    "is_all_ones",
    "equals",
    "as_u64",
    "as_i64",
    "symbol_root",
    "location_value",
    "is_dense_array_of",
    "dense_array_value",
    "as_dense_array_len",
    "dense_array_len",
    "operand",
    "result",
    "operands",
    "results",
    "operand_count",
    "result_count",
    "attribute",
    "inherent",
    "use_empty",
    "has_one_use",
    "value",
    "clone",
    "is_block_argument",
    "defining_op",
    "block_count",
    "is_empty",
    "argument_count",
    "is_entry",
    "len",
    "iter",
    "into_iter",
    "copied",
    "cloned",
    "collect",
    "get",
    "contains",
    "eq",
    "first",
    "last",
    "to_vec",
    "to_owned",
    "to_string",
    "into",
    "as_ref",
    "as_str",
    "is_some",
    "is_none",
    "unwrap_or",
    "split_last",
    "split_first",
    "next",
    "count",
    "trim",
    "starts_with",
    "ends_with",
    "rev",
    "skip",
    "unsigned_parameter",
    "attribute_parameter",
    "parameter_types",
    "only_type_parameter",
    "is_power_of_two",
    "flatten",
    "windows",
    "min",
    "max",
    "abs",
    "sum",
    "unwrap_or_default",
    "checked_add",
    "checked_sub",
    "checked_mul",
    "checked_div",
    "checked_rem",
    "checked_neg",
    "checked_abs",
    "is",
    "expect",
    "unwrap",
    "nth",
    "view",
    "function_signature",
    "vector_with_shape",
    "vector_without_dim",
    "with_scaled_elements",
    "zero_attr",
    "then_some",
    "ok",
    "try_into",
    "unit_attr",
    "bool_attr",
    "integer_attr",
    "i32_attr",
    "i64_attr",
    "index_attr",
    "float_attr",
    "string_attr",
    "type_attr",
    "array_attr",
    "symbol_ref_attr",
    "flat_symbol_ref_attr",
    "dense_array_attr",
    "dense_elements_attr",
    "integer_type",
    "signed_integer_type",
    "unsigned_integer_type",
    "i1_type",
    "i32_type",
    "i64_type",
    "index_type",
    "none_type",
    "float_type",
    "f16_type",
    "bf16_type",
    "f32_type",
    "f64_type",
    "complex_type",
    "tuple_type",
    "function_type",
    "vector_type",
    "ranked_tensor_type",
    "unranked_tensor_type",
    "opaque_type",
];

/// Calls a method that is not a test. `None` if the value has no such method, or if the arguments do not fit.
pub(super) fn call<'a, 'c>(
    receiver: &Value<'a, 'c>,
    name: &str,
    generic: Option<&str>,
    arguments: &[Value<'a, 'c>],
) -> Option<Value<'a, 'c>> {
    if name.contains("::") {
        return classes::call(receiver, name);
    }
    match receiver {
        Value::Type(ty) => of_type(*ty, name, arguments),
        Value::Attribute(attribute) => of_attribute(*attribute, name, generic, arguments),
        Value::Context(context) => make::of_context(context, name, generic, arguments),
        Value::List(elements) => of_list(elements, name, arguments),
        Value::Option(value) => of_option(value.as_deref(), name, arguments),
        Value::Text(text) => of_text(text, name, arguments),
        Value::Int(value) => of_integer(*value, name, arguments),
        Value::ApInt(value) => of_ap_int(value, name, arguments),
        Value::Range(least, most) => match (name, arguments) {
            ("contains", [Value::Int(value)]) => {
                let holds =
                    least.is_none_or(|least| least <= *value) && most.is_none_or(|most| *value <= most);
                Some(holds.into())
            }
            _ => None,
        },
        Value::Bool(value) => match (name, arguments) {
            ("then_some", [other]) => Some(Value::option(value.then(|| other.clone()))),
            _ => None,
        },
        Value::Default => matches!(name, "into" | "to_vec" | "to_owned").then_some(Value::Default),
        Value::Float(value) => match name {
            "abs" => Some(Value::Float(value.abs())),
            "into" => Some(receiver.clone()),
            _ => None,
        },
        _ => of_ir(receiver, name, arguments),
    }
}

/// The methods of the interface of shaped types that have an answer for a type of a dialect.
const OF_SHAPED: [&str; 6] =
    ["element_type", "num_elements", "rank", "ranked_shape", "shape", "shaped_element_type"];

fn of_type<'a, 'c>(ty: Type<'c>, name: &str, arguments: &[Value<'a, 'c>]) -> Option<Value<'a, 'c>> {
    if OF_SHAPED.contains(&name) && ty.implements("::mlir::ShapedType") && !ty.is_shaped() {
        missing_hook_of_value(&format!("the interface `ShapedType` of '{ty}' is left to code"));
        return None;
    }
    Some(match (name, arguments) {
        ("is_integer", [width]) => ty.is_integer(width.number()?).into(),
        ("is_signless_integer", [width]) => ty.is_signless_integer(width.number()?).into(),
        ("is_signed_integer", [width]) => ty.is_signed_integer(width.number()?).into(),
        ("is_unsigned_integer", [width]) => ty.is_unsigned_integer(width.number()?).into(),
        ("is_float_kind", [Value::FloatKind(kind)]) => ty.is_float_kind(*kind).into(),
        ("int_or_float_bit_width", []) => Value::option(ty.int_or_float_bit_width()),
        ("element_type", []) => ty.element_type().into(),
        ("element_type_or_self", []) => ty.element_type_or_self().into(),
        ("shaped_element_type", []) => Value::option(ty.shaped_element_type()),
        ("shape", []) => Value::list(ty.shape().iter().copied()),
        ("ranked_shape", []) => {
            Value::Option(ty.ranked_shape().map(|shape| Box::new(Value::list(shape.iter().copied()))))
        }
        ("rank", []) => Value::option(ty.rank()),
        ("num_elements", []) => Value::option(ty.num_elements()),
        ("encoding", []) => Value::option(ty.encoding()),
        ("memory_space", []) => Value::option(ty.memory_space()),
        ("kind_id", []) => Value::KindOf(ty),
        ("with_element_type", [element]) => ty.with_element_type(element.ty()?).into(),
        ("scalable_dims", []) => Value::list(ty.scalable_dims().iter().copied()),
        ("vector_with_dim", [index, size]) => {
            Value::option(ty.vector_with_dim(index.number()?, size.number()?))
        }
        ("vector_with_shape", [shape]) => {
            Value::option(ty.vector_with_shape(&shape.elements(Value::number::<i64>)?))
        }
        ("vector_without_dim", [index]) => Value::option(ty.vector_without_dim(index.number()?)),
        ("with_scaled_elements", [scale]) => Value::option(ty.with_scaled_elements(scale.number()?)),
        ("function_signature", []) => Value::Option(ty.function_signature().map(|(inputs, results)| {
            let lists = [inputs, results].map(|list| Value::list(list.iter().copied()));
            Box::new(Value::List(lists.to_vec()))
        })),
        ("vector_length", []) => Value::option(ty.vector_length()),
        ("tuple_types", []) => Value::list(ty.tuple_types().iter().copied()),
        ("flattened_tuple_types", []) => Value::list(ty.flattened_tuple_types()),
        ("is_opaque", [dialect, text]) => ty.is_opaque(dialect.text()?, text.text()?).into(),
        ("is_a", [name]) => ty.is_a(name.text()?).into(),
        ("implements", [interface]) => ty.implements(interface.text()?).into(),
        ("broadcasts_with", [other]) => ty.broadcasts_with(other.ty()?).into(),
        ("unsigned_parameter", [index]) => Value::option(ty.unsigned_parameter(index.number()?)),
        ("attribute_parameter", [index]) => Value::option(ty.attribute_parameter(index.number()?)),
        ("parameter_types", []) => Value::list(ty.parameter_types()),
        ("only_type_parameter", []) => Value::option(ty.only_type_parameter()),
        ("context", []) => ty.context().into(),
        ("into" | "own_type", []) => ty.into(),
        _ => return None,
    })
}

fn of_attribute<'a, 'c>(
    attribute: Attribute<'c>,
    name: &str,
    generic: Option<&str>,
    arguments: &[Value<'a, 'c>],
) -> Option<Value<'a, 'c>> {
    Some(match (name, arguments) {
        ("ty", []) => Value::option(attribute.ty()),
        ("own_type" | "single_type", []) => attribute.own_type().into(),
        ("context", []) => attribute.context().into(),
        ("is_a", [name]) => attribute.is_a(name.text()?).into(),
        ("implements", [interface]) => attribute.implements(interface.text()?).into(),
        ("as_integer", []) => Value::option(attribute.as_integer()),
        ("integer_value", []) => attribute.as_integer()?.into(),
        ("bool_value", []) => (attribute.as_integer()? != 0).into(),
        ("float_value", []) if attribute.is_float() => attribute.float_value().into(),
        ("string_value", []) if attribute.is_string() => attribute.string_value().into(),
        ("as_array", []) => {
            Value::Option(attribute.as_array().map(|array| Box::new(Value::list(array.iter().copied()))))
        }
        ("array_value", []) => Value::list(attribute.as_array()?.iter().copied()),
        ("type_value", []) if attribute.is_type() => attribute.type_value().into(),
        ("symbol_root", []) if attribute.is_symbol_ref() => attribute.symbol_root().into(),
        ("location_value", []) if attribute.is_location() => attribute.location_value().into(),
        ("dense_array_len", []) => attribute.as_dense_array_len()?.into(),
        // The value is the result of a cast to a class.
        ("value", []) => match attribute.kind() {
            AttributeKind::String { text, .. } => text.into(),
            AttributeKind::Type(ty) => ty.into(),
            AttributeKind::Float { .. } => attribute.float_value().into(),
            _ => attribute.as_integer()?.into(),
        },
        ("as_dense_array_len", []) => Value::option(attribute.as_dense_array_len()),
        ("is_dense_array_of", []) => is_dense_array_of(attribute, generic?)?.into(),
        ("dense_array_value", []) if is_dense_array_of(attribute, generic?)? => {
            dense_array(attribute, generic?)?
        }
        ("into" | "as_ref", []) => attribute.into(),
        (_, []) => return of_integer_attribute(attribute, name),
        _ => return None,
    })
}

macro_rules! dense_arrays {
    ($($ty:ident)*) => {
        fn is_dense_array_of(attribute: Attribute<'_>, element: &str) -> Option<bool> {
            match element {
                $(stringify!($ty) => Some(attribute.is_dense_array_of::<$ty>()),)*
                _ => None,
            }
        }

        fn dense_array<'a, 'c>(attribute: Attribute<'c>, element: &str) -> Option<Value<'a, 'c>> {
            match element {
                $(stringify!($ty) => Some(Value::list(attribute.dense_array_value::<$ty>())),)*
                _ => None,
            }
        }
    };
}

dense_arrays!(bool i8 i16 i32 i64 f32 f64);

fn of_list<'a, 'c>(
    elements: &[Value<'a, 'c>],
    name: &str,
    arguments: &[Value<'a, 'c>],
) -> Option<Value<'a, 'c>> {
    let own = |value: Option<&Value<'a, 'c>>| Value::option(value.cloned());
    Some(match (name, arguments) {
        ("len" | "count", []) => elements.len().into(),
        ("is_empty", []) => elements.is_empty().into(),
        (
            "iter" | "into_iter" | "copied" | "cloned" | "collect" | "to_vec" | "to_owned" | "into"
            | "as_ref" | "own_type" | "own_types" | "types",
            [],
        ) => Value::List(elements.to_vec()),
        ("windows", [size]) => {
            let size = size.number::<usize>().filter(|size| *size > 0)?;
            Value::List(elements.windows(size).map(|part| Value::List(part.to_vec())).collect())
        }
        ("rev", []) => Value::List(elements.iter().rev().cloned().collect()),
        ("skip", [count]) => Value::List(elements.iter().skip(count.number()?).cloned().collect()),
        ("flatten", []) => Value::List(
            elements
                .iter()
                .flat_map(|element| match element {
                    Value::List(list) => list.clone(),
                    Value::Option(value) => value.iter().map(|value| (**value).clone()).collect(),
                    other => vec![other.clone()],
                })
                .collect(),
        ),
        ("get" | "nth", [index]) => own(index.number::<usize>().and_then(|index| elements.get(index))),
        ("first" | "next", []) => own(elements.first()),
        ("last", []) => own(elements.last()),
        ("split_last", []) => Value::Option(
            elements
                .split_last()
                .map(|(last, rest)| Box::new(Value::List(vec![last.clone(), Value::List(rest.to_vec())]))),
        ),
        ("split_first", []) => Value::Option(
            elements
                .split_first()
                .map(|(first, rest)| Box::new(Value::List(vec![first.clone(), Value::List(rest.to_vec())]))),
        ),
        ("contains", [value]) => elements.contains(value).into(),
        ("eq", [Value::List(other)]) => (elements == other.as_slice()).into(),
        ("sum", []) => {
            elements.iter().try_fold(0i128, |sum, element| sum.checked_add(element.number::<i128>()?))?.into()
        }
        _ => return None,
    })
}

fn of_option<'a, 'c>(
    value: Option<&Value<'a, 'c>>,
    name: &str,
    arguments: &[Value<'a, 'c>],
) -> Option<Value<'a, 'c>> {
    Some(match (name, arguments) {
        ("is_some", []) => value.is_some().into(),
        ("is_none", []) => value.is_none().into(),
        ("unwrap_or", [other]) => value.unwrap_or(other).clone(),
        ("unwrap_or_default", []) => value.cloned().unwrap_or(Value::Default),
        ("unwrap", []) | ("expect", [_]) => value?.clone(),
        ("ok", []) => Value::option(value.cloned()),
        ("as_ref" | "copied" | "cloned" | "into", []) => Value::option(value.cloned()),
        ("iter" | "into_iter", []) => Value::List(value.cloned().into_iter().collect()),
        _ => return None,
    })
}

fn of_text<'a, 'c>(text: &str, name: &str, arguments: &[Value<'a, 'c>]) -> Option<Value<'a, 'c>> {
    Some(match (name, arguments) {
        ("len", []) => text.len().into(),
        ("is_empty", []) => text.is_empty().into(),
        ("trim", []) => text.trim().into(),
        ("starts_with", [other]) => text.starts_with(other.text()?).into(),
        ("ends_with", [other]) => text.ends_with(other.text()?).into(),
        ("contains", [other]) => text.contains(other.text()?).into(),
        ("to_owned" | "to_string" | "into" | "as_str" | "as_ref", []) => text.into(),
        _ => return None,
    })
}

fn of_ir<'a, 'c>(receiver: &Value<'a, 'c>, name: &str, arguments: &[Value<'a, 'c>]) -> Option<Value<'a, 'c>> {
    // In rewrites, the methods of values have the rewriter as an argument.
    let arguments = match arguments {
        [Value::Context(_), rest @ ..] => rest,
        all => all,
    };
    Some(match (receiver, name, arguments) {
        (Value::Single(value), "ty" | "own_type" | "single_type", []) => value.ty().into(),
        (Value::Single(value), "own_types" | "types", []) => Value::list([value.ty()]),
        (Value::Single(_), "value" | "clone" | "into", []) => receiver.clone(),
        (Value::Single(_) | Value::Values(_) | Value::Op(_), "view", []) => receiver.clone(),
        (Value::Single(value), "is_block_argument", []) => value.is_block_argument().into(),
        (Value::Single(value), "defining_op", []) => Value::option(value.defining_op()),
        (Value::Single(value), "use_empty", []) => value.use_empty().into(),
        (Value::Single(value), "has_one_use", []) => value.has_one_use().into(),
        (Value::Single(value), "context", []) => value.context().into(),
        (Value::Values(values), "own_type" | "own_types" | "types", []) => {
            Value::list(values.iter().map(|value| value.ty()))
        }
        (Value::Values(values), "iter" | "into_iter", []) => Value::list(values.iter().copied()),
        (Value::Values(values), "len", []) => values.len().into(),
        (Value::Values(values), "is_empty", []) => values.is_empty().into(),
        (Value::Values(values), "get" | "nth", [index]) => {
            Value::option(index.number::<usize>().and_then(|index| values.get(index)).copied())
        }
        (Value::Values(values), "first", []) => Value::option(values.first().copied()),
        (Value::Values(values), "last", []) => Value::option(values.last().copied()),
        (Value::Op(op), "operand", [number]) => {
            let number = number.number::<usize>().filter(|number| *number < op.operand_count())?;
            op.operand(number).into()
        }
        (Value::Op(op), "result", [number]) => {
            let number = number.number::<usize>().filter(|number| *number < op.result_count())?;
            op.result(number).into()
        }
        (Value::Op(op), "operands", []) => Value::Values(op.operands().collect()),
        (Value::Op(op), "results", []) => Value::Values(op.results().collect()),
        (Value::Op(op), "operand_count", []) => op.operand_count().into(),
        (Value::Op(op), "result_count", []) => op.result_count().into(),
        (Value::Op(op), "inherent", [slot]) => Value::option(op.inherent(slot.number()?)),
        (Value::Op(op), "constant_value", []) => Value::option(op.constant_value()),
        (Value::Op(op), "attribute", [name]) => Value::option(op.attribute(name.text()?)),
        (Value::Op(op), "use_empty", []) => op.use_empty().into(),
        (Value::Op(op), "context", []) => op.context().into(),
        (Value::Region(region), "block_count", []) => region.block_count().into(),
        (Value::Region(region), "is_empty", []) => region.is_empty().into(),
        (Value::Block(block), "argument_count", []) => block.argument_count().into(),
        (Value::Block(block), "is_entry", []) => block.is_entry().into(),
        _ => return None,
    })
}
