//! The elements of dense attributes.

use num_bigint::{BigInt, BigUint};

use super::attributes::write_integer;
use super::numbers::{write_float, write_hex_string, write_string};
use crate::context::attributes::dense_element_size;
use crate::context::types::{Type, TypeKind};

/// The elements between `dense<` and `>`: nested lists, a single element for all, or `"0x.."` if there are more
/// than the limit.
pub(super) fn write_numbers(out: &mut String, ty: Type<'_>, data: &[u8], hex_limit: Option<usize>) {
    let element = ty.element_type_or_self();
    let size = dense_element_size(element).unwrap_or(1);
    let count = data.len() / size;
    if count > 1 && hex_limit.is_some_and(|limit| count > limit) {
        return match element.kind() {
            // In hexadecimal truth values take a bit each.
            TypeKind::Integer { width: 1, .. } => write_hex_string(out, &packed(data)),
            _ => write_hex_string(out, data),
        };
    }
    write_list(out, ty, count, |out, index| write_element(out, element, &data[index * size..][..size]));
}

/// The same for strings.
pub(super) fn write_strings(out: &mut String, ty: Type<'_>, values: &[&str]) {
    write_list(out, ty, values.len(), |out, index| write_string(out, values[index]));
}

/// One bit for each byte, the first one lowest.
fn packed(bytes: &[u8]) -> Vec<u8> {
    bytes.chunks(8).map(|chunk| chunk.iter().rev().fold(0, |bits, byte| bits << 1 | (byte & 1))).collect()
}

/// Calls `write` for each element, with brackets after the shape of `ty`; a single one stands for all.
pub(super) fn write_list(
    out: &mut String,
    ty: Type<'_>,
    count: usize,
    mut write: impl FnMut(&mut String, usize),
) {
    let shape = ty.shape();
    if count == 1 {
        return write(out, 0);
    }
    if count == 0 {
        return;
    }
    // For each dimension the number of elements in a list of that dimension.
    let mut lengths: Vec<usize> = shape
        .iter()
        .rev()
        .scan(1usize, |length, size| {
            *length = length.saturating_mul(usize::try_from(*size).unwrap_or(1).max(1));
            Some(*length)
        })
        .collect();
    lengths.reverse();
    for index in 0..count {
        if index > 0 {
            out.push_str(", ");
        }
        for length in &lengths {
            if index.is_multiple_of(*length) {
                out.push('[');
            }
        }
        write(out, index);
        for length in &lengths {
            if (index + 1).is_multiple_of(*length) {
                out.push(']');
            }
        }
    }
}

fn write_element(out: &mut String, element: Type<'_>, bytes: &[u8]) {
    let TypeKind::Complex(part) = element.kind() else { return write_scalar(out, element, bytes) };
    let (real, imaginary) = bytes.split_at(bytes.len() / 2);
    out.push('(');
    write_scalar(out, part, real);
    out.push(',');
    write_scalar(out, part, imaginary);
    out.push(')');
}

/// An integer, `true` or `false`, or a floating point number.
pub(super) fn write_scalar(out: &mut String, ty: Type<'_>, bytes: &[u8]) {
    match ty.kind() {
        TypeKind::Float(kind) => write_float(out, kind, read(bytes)),
        _ if ty.is_signless_integer(1) => out.push_str(if bytes[0] & 1 == 1 { "true" } else { "false" }),
        _ if bytes.len() > 16 => write_big(out, ty, bytes),
        _ => {
            let width = ty.int_or_float_bit_width().unwrap_or(64);
            let value = read(bytes) as i128;
            let value = if width == 0 { 0 } else { value << (128 - width) >> (128 - width) };
            write_integer(out, ty, value);
        }
    }
}

fn read(bytes: &[u8]) -> u128 {
    bytes.iter().rev().fold(0, |value, byte| value << 8 | u128::from(*byte))
}

fn write_big(out: &mut String, ty: Type<'_>, bytes: &[u8]) {
    let width = ty.int_or_float_bit_width().unwrap_or(0);
    let mask = (BigUint::from(1u8) << width) - 1u8;
    let value = BigUint::from_bytes_le(bytes) & mask;
    let is_negative = !ty.is_any_unsigned_integer() && width > 0 && value.bit(u64::from(width) - 1);
    let value =
        if is_negative { BigInt::from(value) - (BigInt::from(1) << width) } else { BigInt::from(value) };
    out.push_str(&value.to_string());
}
