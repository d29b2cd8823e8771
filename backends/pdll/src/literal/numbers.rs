//! Numbers and strings in MLIR's spelling.

use super::Read;
use super::cursor::Cursor;
use rustc_apfloat::Float;
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use std::fmt::Write as _;

/// A string with its quotes: hexadecimal digits for all but printable ASCII.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for byte in rtblgen_bytes::bytes_of(text).iter() {
        match byte {
            b'\\' => quoted.push_str("\\\\"),
            b' '..=b'~' if *byte != b'"' => quoted.push(char::from(*byte)),
            _ => {
                let _ = write!(quoted, "\\{byte:02X}");
            }
        }
    }
    quoted.push('"');
    quoted
}

/// The number of bits of an integer type, and its sign: `None` without one, else whether it is `si`.
fn integer_type(ty: &str) -> Option<(u32, Option<bool>)> {
    let (digits, sign) = match ty {
        "index" => return Some((64, None)),
        _ if ty.starts_with("si") => (&ty[2..], Some(true)),
        _ if ty.starts_with("ui") => (&ty[2..], Some(false)),
        _ => (ty.strip_prefix('i')?, None),
    };
    Some((digits.parse().ok()?, sign))
}

/// A number of a type, which may be a float's.
pub(super) fn number(cursor: &mut Cursor<'_>, at: usize, text: &str, ty: &str) -> Read<String> {
    if let Some((width, sign)) = integer_type(ty) {
        if text.contains('.') {
            return cursor.error_at(at, "floating point value not valid for specified type");
        }
        return integer(cursor, at, text, width, sign);
    }
    if text.starts_with('-') && text.contains("0x") {
        return cursor.error_at(at, "hexadecimal float literal should not have a leading minus");
    }
    let value = match ty {
        "f16" => float::<Half>(text, 11),
        "bf16" => float::<BFloat>(text, 8),
        "f32" => float::<Single>(text, 24),
        "f64" => float::<Double>(text, 53),
        "f80" => float::<X87DoubleExtended>(text, 64),
        "f128" => float::<Quad>(text, 113),
        _ => return cursor.unsupported(&format!("a number of the type '{ty}'")),
    };
    match value {
        Some(value) => Ok(value),
        None if text.starts_with("0x") => {
            cursor.error_at(at, "hexadecimal float constant out of range for type")
        }
        None => cursor.error_at(at, "unexpected decimal integer literal for a floating point value"),
    }
}

fn integer(cursor: &mut Cursor<'_>, at: usize, text: &str, width: u32, sign: Option<bool>) -> Read<String> {
    let is_negative = text.starts_with('-');
    let digits = text.trim_start_matches(['-', ' ']);
    let magnitude = match digits.strip_prefix("0x") {
        Some(digits) => u128::from_str_radix(digits, 16),
        None => digits.parse(),
    };
    let out_of_range = "integer constant out of range for attribute";
    let Ok(magnitude) = magnitude else { return cursor.error_at(at, out_of_range) };
    if width > 128 || magnitude > u128::MAX >> 1 {
        return cursor.unsupported("an integer of more than 127 bits");
    }
    let half = if width == 0 { 0 } else { 1_u128 << (width.min(127) - 1) };
    let fits = match (sign, is_negative) {
        (Some(false), true) => magnitude == 0,
        (_, true) => magnitude <= half,
        (Some(true), false) => magnitude < half,
        (_, false) => magnitude < half.saturating_mul(2).max(1),
    };
    if !fits {
        return cursor.error_at(at, out_of_range);
    }
    // Without a sign the highest bit is one.
    let wraps = sign.is_none() && !is_negative && magnitude >= half && width > 1;
    Ok(match (is_negative && magnitude != 0, wraps) {
        (true, _) => format!("-{magnitude}"),
        (false, true) => format!("-{}", half.saturating_mul(2) - magnitude),
        (false, false) => magnitude.to_string(),
    })
}

/// A float in MLIR's spelling; `None` for a decimal integer, and for hexadecimal digits that are too many.
fn float<F: Float>(text: &str, precision: usize) -> Option<String> {
    let digits = text.trim_start_matches(['-', ' ']);
    let value = if let Some(bits) = digits.strip_prefix("0x") {
        let bits = u128::from_str_radix(bits, 16).ok()?;
        if F::BITS < 128 && bits >> F::BITS != 0 {
            return None;
        }
        F::from_bits(bits)
    } else if digits.contains('.') {
        let value = digits.parse::<F>().ok()?;
        if text.starts_with('-') { -value } else { value }
    } else {
        return None;
    };
    let bits = || format!("0x{:X}", value.to_bits());
    if !value.is_finite() {
        return Some(bits());
    }
    // A width of zero stands for no padding with zeros: the form with an exponent.
    let short = format!("{value:#0$.6}", 0);
    if short.parse::<F>().is_ok_and(|written| written.bitwise_eq(value)) {
        return Some(short);
    }
    let digits = 2 + precision * 59 / 196;
    let long = format!("{value:.digits$}");
    Some(if long.contains('.') { long } else { bits() })
}
