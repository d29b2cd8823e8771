//! The methods of integers: of Rust's integers, and of the values of integer attributes, which have widths.

use rtblgen_ir::Attribute;
use rtblgen_ir::support::ApInt;

use super::value::Value;

/// Calls a method of a Rust integer.
pub(super) fn of_integer<'a, 'c>(
    value: i128,
    name: &str,
    arguments: &[Value<'a, 'c>],
) -> Option<Value<'a, 'c>> {
    Some(match (name, arguments) {
        ("into", []) => value.into(),
        // The target is an unsigned type.
        ("try_into", []) => Value::option(usize::try_from(value).ok()),
        ("checked_add", [Value::Int(other)]) => Value::option(value.checked_add(*other)),
        // A negative difference is `None` for an unsigned type. The type is unknown here, so the result is unknown.
        ("checked_sub", [Value::Int(other)]) => {
            Value::option(Some(value.checked_sub(*other).filter(|difference| *difference >= 0)?))
        }
        ("checked_mul", [Value::Int(other)]) => Value::option(value.checked_mul(*other)),
        ("checked_div", [Value::Int(other)]) => Value::option(value.checked_div(*other)),
        ("checked_rem", [Value::Int(other)]) => Value::option(value.checked_rem(*other)),
        // Translated C++ negates signed numbers only.
        ("checked_neg", []) => Value::option(value.checked_neg()),
        ("checked_abs", []) => Value::option(value.checked_abs()),
        ("abs", []) => value.checked_abs()?.into(),
        ("min", [Value::Int(other)]) => value.min(*other).into(),
        ("max", [Value::Int(other)]) => value.max(*other).into(),
        ("is_power_of_two", []) => (value.count_ones() == 1 && value > 0).into(),
        _ => return None,
    })
}

/// Calls a method that reads the number of an integer attribute. `None` if there is no such method.
pub(super) fn of_integer_attribute<'a, 'c>(attribute: Attribute<'c>, name: &str) -> Option<Value<'a, 'c>> {
    Some(match name {
        "as_signless_i64" => Value::option(attribute.as_signless_i64()),
        "as_signed_i64" => Value::option(attribute.as_signed_i64()),
        "as_unsigned_u64" => Value::option(attribute.as_unsigned_u64()),
        "ap_int" => Value::Option(attribute.ap_int().map(|own| Box::new(Value::ApInt(own)))),
        _ => return None,
    })
}

/// Calls a method of an integer with a width.
pub(super) fn of_ap_int<'a, 'c>(
    value: &ApInt,
    name: &str,
    arguments: &[Value<'a, 'c>],
) -> Option<Value<'a, 'c>> {
    Some(match (name, arguments) {
        ("width", []) => value.width().into(),
        ("is_negative", []) => Value::option(value.is_negative()),
        ("is_strictly_positive", []) => Value::option(value.is_strictly_positive()),
        ("is_all_ones", []) => value.is_all_ones().into(),
        ("is_power_of_two", []) => Value::option(value.is_power_of_two()),
        ("is", [number]) => value.is(number.number()?).into(),
        ("equals", [Value::ApInt(other)]) => Value::option(value.equals(other)),
        ("as_u64", []) => Value::option(value.as_u64()),
        ("as_i64", []) => Value::option(value.as_i64()),
        _ => return None,
    })
}
