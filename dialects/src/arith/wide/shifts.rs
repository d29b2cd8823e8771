//! Shifts of wide integers.

use rtblgen_runtime::{NoMatch, OpDefinition, Type, TypedOp, Value};

use super::Lowering;
use super::casts::{signed_extension, unsigned_extension};
use super::halves::{Halves, half_type};
use super::integers::{choice, each_half, lower_binary};
use crate::arith::{self, CmpIPredicate, OrIOp, ShLIOp, ShRUIOp, SubIOp};

pub(super) fn lowerings<'c>() -> [(&'static OpDefinition, Lowering<'c>); 3] {
    [
        (arith::ShLIOp::DEFINITION, |op, operands, rewriter| {
            lower_binary(op, operands, rewriter, shifted_left)
        }),
        (arith::ShRUIOp::DEFINITION, |op, operands, rewriter| {
            lower_binary(op, operands, rewriter, shifted_right)
        }),
        (arith::ShRSIOp::DEFINITION, |op, operands, rewriter| {
            lower_binary(op, operands, rewriter, shifted_right_signed)
        }),
    ]
}

/// The operands of a shift, and constants. Bits move from one half into the other.
struct Shift {
    /// The half that receives bits.
    into: Value,
    /// The half that loses bits.
    out_of: Value,
    /// The shift amount.
    amount: Value,
    zero: Value,
    /// The width of a half.
    width: Value,
    /// Whether the amount is at least the width of a half.
    is_far: Value,
    /// Whether the amount is 0.
    is_nothing: Value,
}

impl Shift {
    /// The number of bits that stay in a half; 0 if all are shifted out.
    fn rest(&self, emit: &mut Halves<'_, '_, '_>) -> Value {
        let capped = emit.select(self.is_far, self.width, self.amount);
        emit.same::<SubIOp>(&[self.width, capped])
    }

    /// The bits that move into the other half. A shift by 0 moves none: `near` is poison then, since it shifts by the width.
    fn carried(&self, emit: &mut Halves<'_, '_, '_>, far: Value, near: Value) -> Value {
        let carried = emit.select(self.is_far, far, near);
        emit.select(self.is_nothing, self.zero, carried)
    }

    /// The amount beyond one half.
    fn overshot(&self, emit: &mut Halves<'_, '_, '_>) -> Value {
        emit.same::<SubIOp>(&[self.amount, self.width])
    }

    /// The shifted half; 0 if all of its bits are shifted out.
    fn shifted<T: TypedOp>(&self, emit: &mut Halves<'_, '_, '_>, half: Value) -> Value {
        let shifted = emit.same::<T>(&[half, self.amount]);
        emit.select(self.is_far, self.zero, shifted)
    }
}

/// Extracts the halves and builds the constants. `left` is the direction.
fn shift<'c>(
    emit: &mut Halves<'_, '_, 'c>,
    ty: Type<'c>,
    [value, amount]: [Value; 2],
    left: bool,
) -> Result<Shift, NoMatch> {
    let half = half_type(ty);
    let width = ty.element_type().int_or_float_bit_width().ok_or(NoMatch)?;
    let [low, high] = emit.halves(value);
    let amount = emit.half(amount, 0);
    let zero = emit.int(half, 0)?;
    let width = emit.int(half, width.into())?;
    let is_far = emit.compare(CmpIPredicate::Uge, amount, width);
    let is_nothing = emit.compare(CmpIPredicate::Eq, amount, zero);
    let (into, out_of) = if left { (high, low) } else { (low, high) };
    Ok(Shift { into, out_of, amount, zero, width, is_far, is_nothing })
}

fn shifted_left<'c>(
    emit: &mut Halves<'_, '_, 'c>,
    ty: Type<'c>,
    operands: [Value; 2],
) -> Result<Value, NoMatch> {
    let own = shift(emit, ty, operands, true)?;
    let lower = own.shifted::<ShLIOp>(emit, own.out_of);
    let rest = own.rest(emit);
    let near = emit.same::<ShRUIOp>(&[own.out_of, rest]);
    let overshot = own.overshot(emit);
    let far = emit.same::<ShLIOp>(&[own.out_of, overshot]);
    let upper = own.shifted::<ShLIOp>(emit, own.into);
    let carried = own.carried(emit, far, near);
    let upper = emit.same::<OrIOp>(&[carried, upper]);
    emit.whole(ty, [lower, upper])
}

fn shifted_right<'c>(
    emit: &mut Halves<'_, '_, 'c>,
    ty: Type<'c>,
    operands: [Value; 2],
) -> Result<Value, NoMatch> {
    let own = shift(emit, ty, operands, false)?;
    let lower = own.shifted::<ShRUIOp>(emit, own.into);
    let upper = own.shifted::<ShRUIOp>(emit, own.out_of);
    let rest = own.rest(emit);
    let near = emit.same::<ShLIOp>(&[own.out_of, rest]);
    let overshot = own.overshot(emit);
    let far = emit.same::<ShRUIOp>(&[own.out_of, overshot]);
    let carried = own.carried(emit, far, near);
    let lower = emit.same::<OrIOp>(&[lower, carried]);
    emit.whole(ty, [lower, upper])
}

/// Lowers `shrsi`: an unsigned shift with the sign in the vacated bits.
fn shifted_right_signed<'c>(
    emit: &mut Halves<'_, '_, 'c>,
    ty: Type<'c>,
    [value, by]: [Value; 2],
) -> Result<Value, NoMatch> {
    let width = ty.element_type().int_or_float_bit_width().ok_or(NoMatch)?;
    let high = emit.half(value, 1);
    let amount = emit.half(by, 0);
    let half = emit.type_of(amount);
    let zero = emit.int(half, 0)?;
    let sign = emit.compare(CmpIPredicate::Slt, high, zero);
    let sign = emit.without_last_dim(sign);
    let all_sign = signed_extension(emit, ty, sign)?;
    let most = emit.int(half, 2 * i64::from(width))?;
    let kept = emit.same::<SubIOp>(&[most, amount]);
    let kept = emit.without_last_dim(kept);
    let kept = unsigned_extension(emit, ty, kept)?;
    let sign_bits = shifted_left(emit, ty, [all_sign, kept])?;
    let shifted = shifted_right(emit, ty, [value, by])?;
    let shifted = each_half::<OrIOp>(emit, ty, [shifted, sign_bits])?;
    let is_nothing = emit.compare(CmpIPredicate::Eq, amount, zero);
    let is_nothing = emit.without_last_dim(is_nothing);
    choice(emit, ty, is_nothing, [value, shifted])
}
