//! Floating point numbers in decimal, in the format of LLVM's printer: six digits after the point, which are not always
//! the nearest ones.
//!
//! LLVM first truncates the exact number to about six digits and then rounds to six. So `1e-6`, whose exact value is a
//! little less, is truncated to `9.99999e-07`. That does not read back as the same number, so the bits are written
//! instead.

use num_bigint::BigUint;

/// The number of digits that are written.
const DIGITS: usize = 6;
/// The number of bits that hold so many digits, and the ratio of bits to digits that LLVM uses.
const NEEDED_BITS: u64 = (DIGITS as u64 * BITS).div_ceil(DECIMALS);
const BITS: u64 = 196;
const DECIMALS: u64 = 59;

/// The text of a finite number: a digit, a point, six digits, and an exponent of at least two digits.
pub(crate) fn text(value: f64) -> String {
    let sign = if value.is_sign_negative() { "-" } else { "" };
    let (mut number, exponent) = parts(value);
    if number == BigUint::ZERO {
        return format!("{sign}0.000000e+00");
    }
    let mut exponent = i64::from(exponent);
    match u32::try_from(-exponent) {
        Ok(below) => number *= BigUint::from(5u32).pow(below),
        Err(_) => {
            number <<= exponent.unsigned_abs();
            exponent = 0;
        }
    }
    let excess = number.bits().saturating_sub(NEEDED_BITS) * DECIMALS / BITS;
    number /= BigUint::from(10u32).pow(excess as u32);
    exponent += excess as i64;
    let mut digits = number.to_string();
    exponent += digits.len() as i64 - 1;
    if digits.len() > DIGITS && rounded(&mut digits) {
        exponent += 1;
    }
    let (first, rest) = digits.split_at(1);
    let mark = if exponent < 0 { '-' } else { '+' };
    format!("{sign}{first}.{rest:0<width$}e{mark}{:0>2}", exponent.unsigned_abs(), width = DIGITS)
}

/// The number as an integer times a power of two. The integer is odd.
fn parts(value: f64) -> (BigUint, i32) {
    const FRACTION: u32 = f64::MANTISSA_DIGITS - 1;
    let bits = value.to_bits();
    let (exponent, fraction) = (bits >> FRACTION & 0x7ff, bits & ((1 << FRACTION) - 1));
    let integer = if exponent == 0 { fraction } else { fraction | 1 << FRACTION };
    let zeros = integer.checked_ilog2().map_or(0, |_| integer.trailing_zeros());
    let least = f64::MIN_EXP - f64::MANTISSA_DIGITS as i32;
    let exponent = least + (exponent as i32 - 1).max(0) + zeros as i32;
    (BigUint::from(integer >> zeros), exponent)
}

/// Rounds to [`DIGITS`] digits, half up. Returns whether the number has one more digit before the point.
fn rounded(digits: &mut String) -> bool {
    let is_up = digits.as_bytes()[DIGITS] >= b'5';
    digits.truncate(DIGITS);
    if !is_up {
        return false;
    }
    match digits.trim_end_matches('9') {
        "" => {
            "1".clone_into(digits);
            true
        }
        kept => {
            let (head, last) = kept.split_at(kept.len() - 1);
            let last = last.as_bytes()[0] + 1;
            *digits = format!("{head}{}", char::from(last));
            false
        }
    }
}
