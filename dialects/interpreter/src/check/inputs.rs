//! The values of the arguments of small programs.

use rtblgen_runtime::constants::Float;
use rtblgen_runtime::{Type, TypeKind};

use crate::value::RuntimeValue;

/// The indices that are tried: those at the limits of 8, 32 and 64 bits.
const INDICES: &[i64] = &[
    0,
    1,
    2,
    7,
    -1,
    -2,
    -7,
    127,
    -128,
    255,
    31,
    32,
    63,
    64,
    i32::MAX as i64,
    i32::MIN as i64,
    i64::MAX,
    i64::MIN,
];
/// The floating point numbers that are tried.
const FLOATS: &[f64] =
    &[0.0, -0.0, 1.0, -1.0, 2.0, 0.5, -3.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 6.0e4, 6.0e-8];
/// The width up to which all values of an integer type are tried.
const WIDEST: u32 = 4;

/// The values of a type that are tried, with poison; `None` if no values of the type are known.
pub(super) fn values(ty: Type<'_>) -> Option<Vec<RuntimeValue>> {
    let mut values: Vec<RuntimeValue> = match ty.kind() {
        TypeKind::Index => INDICES.iter().map(|number| RuntimeValue::of_int(64, (*number).into())).collect(),
        TypeKind::Integer { width, .. } if width <= WIDEST => {
            (0..1i128 << width).map(|number| RuntimeValue::of_int(width, number)).collect()
        }
        TypeKind::Integer { width, .. } if width <= 64 => {
            INDICES.iter().map(|number| RuntimeValue::of_int(width, (*number).into())).collect()
        }
        TypeKind::Float(kind) => {
            FLOATS.iter().map(|number| RuntimeValue::Float(Float::from_f64(kind, *number))).collect()
        }
        _ => return None,
    };
    values.push(RuntimeValue::Poison);
    Some(values)
}

/// All lists of inputs, or a number of them if there are more.
pub(super) fn lists(types: &[Type<'_>], most: usize) -> Option<Vec<Vec<RuntimeValue>>> {
    let all: Vec<Vec<RuntimeValue>> = types.iter().map(|ty| values(*ty)).collect::<Option<_>>()?;
    let total: usize = all.iter().map(Vec::len).product();
    // If there are more than `most` lists, every n-th list is taken.
    let (count, stride) = if total <= most { (total, 1) } else { (most, total / most) };
    let list = |number: usize| {
        let mut rest = number * stride;
        let mut pick = |values: &Vec<RuntimeValue>| {
            let value = values[rest % values.len()].clone();
            rest /= values.len();
            value
        };
        all.iter().map(&mut pick).collect()
    };
    Some((0..count).map(list).collect())
}
