use std::cmp::Ordering;

use super::{Float, Int, Rounding};
use crate::float::FloatKind;

fn int(width: u32, value: i128) -> Int {
    Int::of_signed(width, value)
}

#[test]
fn integers_wrap_at_their_width() {
    for lhs in i8::MIN..=i8::MAX {
        for rhs in i8::MIN..=i8::MAX {
            let [a, b] = [lhs, rhs].map(|value| int(8, value.into()));
            let (ua, ub) = (lhs as u8, rhs as u8);
            assert_eq!(a.wrapping_add(b).signed(), lhs.wrapping_add(rhs).into());
            assert_eq!(a.wrapping_mul(b).signed(), lhs.wrapping_mul(rhs).into());
            assert_eq!(a.signed_div(b).map(Int::signed), lhs.checked_div(rhs).map(Into::into));
            assert_eq!(a.unsigned_div(b).map(Int::unsigned), ua.checked_div(ub).map(Into::into));
            assert_eq!(a.unsigned_mul_high(b).unsigned(), u128::from((u16::from(ua) * u16::from(ub)) >> 8));
            assert_eq!(a.signed_mul_high(b).signed(), i128::from((i16::from(lhs) * i16::from(rhs)) >> 8));
            assert_eq!(a.carrying_add(b).1, ua.checked_add(ub).is_none());
            if rhs != 0 && (lhs, rhs) != (i8::MIN, -1) {
                let exact = f64::from(lhs) / f64::from(rhs);
                assert_eq!(a.signed_ceil_div(b).map(Int::signed), Some(exact.ceil() as i128));
                assert_eq!(a.signed_floor_div(b).map(Int::signed), Some(exact.floor() as i128));
                assert_eq!(a.signed_rem(b).map(Int::signed), Some((lhs % rhs).into()));
            }
        }
    }
}

#[test]
fn shifts_have_a_limit() {
    assert_eq!(int(8, 1).checked_shl(int(8, 7)), Some(int(8, -128)));
    assert_eq!(int(8, 1).checked_shl(int(8, 8)), None);
    assert_eq!(int(8, -128).checked_signed_shr(int(8, 7)), Some(int(8, -1)));
    assert_eq!(int(8, -128).checked_unsigned_shr(int(8, 7)), Some(int(8, 1)));
}

#[test]
fn products_of_128_bits_have_a_high_half() {
    let largest = Int::new(128, u128::MAX);
    assert_eq!(largest.unsigned_mul_high(largest).unsigned(), u128::MAX - 1);
    assert_eq!(largest.signed_mul_high(largest).signed(), 0);
}

#[test]
fn nan_and_zeros() {
    let float = |value| Float::from_f64(FloatKind::F32, value);
    let nan = float(f64::NAN);
    assert!(float(1.0).maximum(nan).is_nan());
    assert_eq!(float(1.0).max_num(nan), float(1.0));
    assert!(float(0.0).maximum(float(-0.0)).is(0.0));
    assert!(float(0.0).minimum(float(-0.0)).is(-0.0));
    assert_eq!(nan.compare(nan), None);
    assert_eq!(float(-0.0).compare(float(0.0)), Some(Ordering::Equal));
}

#[test]
fn conversions_round() {
    let third = Float::from_f64(FloatKind::F64, 1.0 / 3.0);
    let up = third.convert(FloatKind::F32, Rounding::Upward).expect("f32 has all roundings");
    let down = third.convert(FloatKind::F32, Rounding::Downward).expect("f32 has all roundings");
    assert_eq!(up.0.bits() - down.0.bits(), 1);
    assert!(up.1 && down.1);
    assert_eq!(Float::from_f64(FloatKind::F32, -1.9).to_int(8, true), Some(int(8, -1)));
    assert_eq!(Float::from_f64(FloatKind::F32, 128.0).to_int(8, true), None);
    assert_eq!(Float::from_f64(FloatKind::F32, 255.9).to_int(8, false), Some(int(8, -1)));
    let bit = |value: f64| Float::from_f64(FloatKind::F32, value).to_int(1, true);
    assert_eq!([-1.5, -0.5, 0.5].map(bit), [Some(int(1, -1)), Some(int(1, 0)), Some(int(1, 0))]);
    assert_eq!([-2.0, 1.0].map(bit), [None, None]);
    let large = Float::from_int(FloatKind::F16, int(32, 70000), true).expect("f16 has it");
    assert!(large.is_infinite());
}
