//! Numbers and strings as MLIR writes them.

use std::fmt::Write;

use rustc_apfloat::Float;
use rustc_apfloat::ieee::{Double, Quad, X87DoubleExtended};

use crate::float::FloatKind;
use crate::float::{from_f64, to_f64};
use rtblgen_bytes::bytes_of;

/// Writes a string with its quotes.
pub(crate) fn write_string(out: &mut String, text: &str) {
    out.push('"');
    write_escaped(out, text);
    out.push('"');
}

/// Writes the contents of a string literal: all but printable ASCII as two hexadecimal digits.
pub(crate) fn write_escaped(out: &mut String, text: &str) {
    if text.bytes().all(is_plain) {
        return out.push_str(text);
    }
    for byte in bytes_of(text).iter().copied() {
        match byte {
            b'\\' => out.push_str("\\\\"),
            byte if is_plain(byte) => out.push(byte as char),
            byte => {
                out.push('\\');
                out.push(HEX_DIGITS[usize::from(byte >> 4)] as char);
                out.push(HEX_DIGITS[usize::from(byte & 15)] as char);
            }
        }
    }
}

fn is_plain(byte: u8) -> bool {
    matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\'
}

const HEX_DIGITS: &[u8; 16] = b"0123456789ABCDEF";

/// Writes `"0x.."` with two digits for each byte.
pub(super) fn write_hex_string(out: &mut String, data: &[u8]) {
    out.reserve(data.len() * 2 + 4);
    out.push_str("\"0x");
    for byte in data {
        out.push(HEX_DIGITS[usize::from(byte >> 4)] as char);
        out.push(HEX_DIGITS[usize::from(byte & 15)] as char);
    }
    out.push('"');
}

/// Writes a decimal number; every `%123` takes this path.
pub(crate) fn write_number(out: &mut String, number: u64) {
    out.push_str(itoa::Buffer::new().format(number));
}

/// Writes a signed decimal number.
pub(crate) fn write_signed(out: &mut String, number: i64) {
    if number < 0 {
        out.push('-');
    }
    write_number(out, number.unsigned_abs());
}

/// Writes a floating point number of a format: six digits after the point if that is exact, else as many as
/// the format needs if that gives a decimal point, else, and for infinities and NaNs, its bits in
/// hexadecimal.
pub(crate) fn write_float(out: &mut String, kind: FloatKind, bits: u128) {
    let start = out.len();
    let written = match kind {
        FloatKind::F80 => write_wide::<X87DoubleExtended>(out, bits, 64),
        FloatKind::F128 => write_wide::<Quad>(out, bits, 113),
        _ => write_narrow(out, kind, bits),
    };
    if !written {
        out.truncate(start);
        let _infallible = write!(out, "0x{bits:X}");
    }
}

/// A number of a format that `f64` holds.
fn write_narrow(out: &mut String, kind: FloatKind, bits: u128) -> bool {
    let value = to_f64(kind, bits);
    if !value.is_finite() {
        return false;
    }
    let start = out.len();
    let digits = Double::from_bits(u128::from(value.to_bits()));
    if !needs_more_than_six_digits(out, kind, value) {
        // A width of zero stands for no padding with zeros: the form with an exponent.
        let _infallible = write!(out, "{digits:#0$.6}", 0);
        let exact = out[start..].parse::<f64>().is_ok_and(|written| match kind {
            FloatKind::F64 => written.to_bits() == value.to_bits(),
            FloatKind::F32 => (written as f32).to_bits() == (value as f32).to_bits(),
            _ => from_f64(kind, written) == bits,
        });
        if exact {
            return true;
        }
        out.truncate(start);
    }
    let count = (2 + precision(kind) * 59 / 196) as usize;
    let _infallible = write!(out, "{digits:.count$}");
    out[start..].contains('.')
}

/// Whether no number of six digits reads back as this one: decided by the shortest one that does.
fn needs_more_than_six_digits(out: &mut String, kind: FloatKind, value: f64) -> bool {
    let start = out.len();
    let _infallible = match kind {
        FloatKind::F64 => write!(out, "{value:e}"),
        FloatKind::F32 => write!(out, "{:e}", value as f32),
        _ => return false,
    };
    let shortest = &out[start..];
    let digits = shortest.split('e').next().unwrap_or(shortest).bytes().filter(u8::is_ascii_digit).count();
    out.truncate(start);
    digits > 6
}

fn write_wide<F: Float>(out: &mut String, bits: u128, precision: usize) -> bool {
    let value = F::from_bits(bits);
    if !value.is_finite() {
        return false;
    }
    let start = out.len();
    // A width of zero stands for no padding with zeros: the form with an exponent.
    let _infallible = write!(out, "{value:#0$.6}", 0);
    if out[start..].parse::<F>().is_ok_and(|written| written.bitwise_eq(value)) {
        return true;
    }
    out.truncate(start);
    let digits = 2 + precision * 59 / 196;
    let _infallible = write!(out, "{value:.digits$}");
    out[start..].contains('.')
}

/// The bits of the significand, with the one that is not stored.
fn precision(kind: FloatKind) -> u32 {
    match kind {
        FloatKind::F8E8M0FNU => 1,
        FloatKind::F4E2M1FN => 2,
        FloatKind::F6E3M2FN | FloatKind::F8E5M2 | FloatKind::F8E5M2FNUZ => 3,
        FloatKind::F6E2M3FN
        | FloatKind::F8E4M3
        | FloatKind::F8E4M3FN
        | FloatKind::F8E4M3FNUZ
        | FloatKind::F8E4M3B11FNUZ => 4,
        FloatKind::F8E3M4 => 5,
        FloatKind::BF16 => 8,
        FloatKind::F16 | FloatKind::TF32 => 11,
        FloatKind::F32 => 24,
        FloatKind::F64 => 53,
        FloatKind::F80 => 64,
        FloatKind::F128 => 113,
    }
}
