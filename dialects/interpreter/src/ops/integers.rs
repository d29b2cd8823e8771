//! Arithmetic of integers, implemented without the methods of [`Int`] that folders use, so that the two can be
//! compared.

use rtblgen_runtime::constants::{Int, IntPredicate};

use crate::elementwise::{Computed, computed};
use crate::fault::FaultKind;
use crate::value::RuntimeValue;

/// The kinds of overflow that make a result poison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Wraps {
    pub is_signed_poison: bool,
    pub is_unsigned_poison: bool,
}

/// A mask of so many low bits.
pub(super) fn mask(width: u32) -> u128 {
    match width {
        0 => 0,
        width => u128::MAX >> (128 - width),
    }
}

fn smallest(width: u32) -> i128 {
    i128::MIN >> (128 - width.max(1))
}

fn fits_signed(width: u32, value: Option<i128>) -> bool {
    value.is_some_and(|value| value >= smallest(width) && value <= !smallest(width))
}

fn fits_unsigned(width: u32, value: Option<u128>) -> bool {
    value.is_some_and(|value| value <= mask(width))
}

fn wrapped(
    bits: Int,
    wraps: Wraps,
    signed: impl FnOnce() -> bool,
    unsigned: impl FnOnce() -> bool,
) -> Computed {
    let is_poison = wraps.is_signed_poison && !signed() || wraps.is_unsigned_poison && !unsigned();
    Ok((!is_poison).then_some(bits.into()))
}

pub(super) fn add(a: Int, b: Int, wraps: Wraps) -> Computed {
    let width = a.width();
    let sum = Int::new(width, a.unsigned().wrapping_add(b.unsigned()));
    wrapped(
        sum,
        wraps,
        || fits_signed(width, a.signed().checked_add(b.signed())),
        || fits_unsigned(width, a.unsigned().checked_add(b.unsigned())),
    )
}

pub(super) fn sub(a: Int, b: Int, wraps: Wraps) -> Computed {
    let width = a.width();
    let difference = Int::new(width, a.unsigned().wrapping_sub(b.unsigned()));
    wrapped(
        difference,
        wraps,
        || fits_signed(width, a.signed().checked_sub(b.signed())),
        || fits_unsigned(width, a.unsigned().checked_sub(b.unsigned())),
    )
}

pub(super) fn mul(a: Int, b: Int, wraps: Wraps) -> Computed {
    let width = a.width();
    let product = Int::new(width, a.unsigned().wrapping_mul(b.unsigned()));
    wrapped(
        product,
        wraps,
        || fits_signed(width, a.signed().checked_mul(b.signed())),
        || fits_unsigned(width, a.unsigned().checked_mul(b.unsigned())),
    )
}

/// The distance of a shift; `None` if it is at least the width, which makes the result poison.
fn distance(a: Int, b: Int) -> Option<u32> {
    u32::try_from(b.unsigned()).ok().filter(|distance| *distance < a.width())
}

pub(super) fn shl(a: Int, b: Int, wraps: Wraps) -> Computed {
    let Some(distance) = distance(a, b) else { return Ok(None) };
    let shifted = Int::new(a.width(), a.unsigned() << distance);
    wrapped(
        shifted,
        wraps,
        || shifted.signed() >> distance == a.signed(),
        || shifted.unsigned() >> distance == a.unsigned(),
    )
}

fn shifted_out(a: Int, distance: u32) -> bool {
    a.unsigned() & mask(distance) != 0
}

pub(super) fn shr_unsigned(a: Int, b: Int, is_exact: bool) -> Computed {
    let Some(distance) = distance(a, b) else { return Ok(None) };
    let shifted = Int::new(a.width(), a.unsigned() >> distance);
    Ok((!(is_exact && shifted_out(a, distance))).then_some(shifted.into()))
}

pub(super) fn shr_signed(a: Int, b: Int, is_exact: bool) -> Computed {
    let Some(distance) = distance(a, b) else { return Ok(None) };
    let shifted = Int::of_signed(a.width(), a.signed() >> distance);
    Ok((!(is_exact && shifted_out(a, distance))).then_some(shifted.into()))
}

fn division_by_zero() -> FaultKind {
    FaultKind::undefined("division by zero")
}

/// Operands of a division of signed numbers.
fn signed_operands(a: Int, b: Int) -> Result<(i128, i128), FaultKind> {
    match (a.signed(), b.signed()) {
        (_, 0) => Err(division_by_zero()),
        (lhs, -1) if lhs == smallest(a.width()) => {
            Err(FaultKind::undefined(format!("the quotient of {lhs} and -1 overflows")))
        }
        operands => Ok(operands),
    }
}

fn unsigned_operands(a: Int, b: Int) -> Result<(u128, u128), FaultKind> {
    match b.unsigned() {
        0 => Err(division_by_zero()),
        rhs => Ok((a.unsigned(), rhs)),
    }
}

pub(super) fn div_unsigned(a: Int, b: Int, is_exact: bool) -> Computed {
    let (lhs, rhs) = unsigned_operands(a, b)?;
    Ok((!is_exact || lhs % rhs == 0).then_some(Int::new(a.width(), lhs / rhs).into()))
}

pub(super) fn div_signed(a: Int, b: Int, is_exact: bool) -> Computed {
    let (lhs, rhs) = signed_operands(a, b)?;
    Ok((!is_exact || lhs % rhs == 0).then_some(Int::of_signed(a.width(), lhs / rhs).into()))
}

pub(super) fn ceil_div_unsigned(a: Int, b: Int) -> Computed {
    let (lhs, rhs) = unsigned_operands(a, b)?;
    computed(Int::new(a.width(), lhs / rhs + u128::from(lhs % rhs != 0)))
}

pub(super) fn ceil_div_signed(a: Int, b: Int) -> Computed {
    let (lhs, rhs) = signed_operands(a, b)?;
    let is_cut_up = lhs % rhs != 0 && (lhs < 0) == (rhs < 0);
    computed(Int::of_signed(a.width(), lhs / rhs + i128::from(is_cut_up)))
}

pub(super) fn floor_div_signed(a: Int, b: Int) -> Computed {
    let (lhs, rhs) = signed_operands(a, b)?;
    let is_cut_down = lhs % rhs != 0 && (lhs < 0) != (rhs < 0);
    computed(Int::of_signed(a.width(), lhs / rhs - i128::from(is_cut_down)))
}

pub(super) fn rem_unsigned(a: Int, b: Int) -> Computed {
    let (lhs, rhs) = unsigned_operands(a, b)?;
    computed(Int::new(a.width(), lhs % rhs))
}

/// Unlike the quotient, the remainder of the least number and -1 is defined: it is 0.
pub(super) fn rem_signed(a: Int, b: Int) -> Computed {
    match b.signed() {
        0 => Err(division_by_zero()),
        rhs => computed(Int::of_signed(a.width(), a.signed().wrapping_rem(rhs))),
    }
}

/// The maximum or the minimum of two numbers.
pub(super) fn choose(a: Int, b: Int, takes_first: bool) -> Computed {
    computed(if takes_first { a } else { b })
}

/// Whether a relation holds.
pub(super) fn compare(predicate: IntPredicate, a: Int, b: Int) -> bool {
    let (signed, unsigned) = ((a.signed(), b.signed()), (a.unsigned(), b.unsigned()));
    match predicate {
        IntPredicate::Eq => unsigned.0 == unsigned.1,
        IntPredicate::Ne => unsigned.0 != unsigned.1,
        IntPredicate::Slt => signed.0 < signed.1,
        IntPredicate::Sle => signed.0 <= signed.1,
        IntPredicate::Sgt => signed.0 > signed.1,
        IntPredicate::Sge => signed.0 >= signed.1,
        IntPredicate::Ult => unsigned.0 < unsigned.1,
        IntPredicate::Ule => unsigned.0 <= unsigned.1,
        IntPredicate::Ugt => unsigned.0 > unsigned.1,
        IntPredicate::Uge => unsigned.0 >= unsigned.1,
    }
}

/// The unsigned sum, and whether it overflows.
pub(super) fn add_extended(a: Int, b: Int) -> [RuntimeValue; 2] {
    let width = a.width();
    let carries = !fits_unsigned(width, a.unsigned().checked_add(b.unsigned()));
    [Int::new(width, a.unsigned().wrapping_add(b.unsigned())).into(), carries.into()]
}

/// The low and the high half of a product. Up to 64 bits, the full product is computed.
pub(super) fn mul_extended(a: Int, b: Int, is_signed: bool) -> [RuntimeValue; 2] {
    let width = a.width();
    let low = Int::new(width, a.unsigned().wrapping_mul(b.unsigned()));
    let high = match (width <= 64, is_signed) {
        (true, true) => Int::of_signed(width, (a.signed() * b.signed()) >> width),
        (true, false) => Int::new(width, (a.unsigned() * b.unsigned()) >> width),
        (false, true) => a.signed_mul_high(b),
        (false, false) => a.unsigned_mul_high(b),
    };
    [low.into(), high.into()]
}
