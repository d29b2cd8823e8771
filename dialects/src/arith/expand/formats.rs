//! Conversions between small floating point formats and `f32`, on the bits.

use rtblgen_runtime::float::FloatKind;
use rtblgen_runtime::{Attribute, NoMatch, PatternRewriter, RewritePatternSet, Type, TypedOp, Value};

use super::super::{
    AddIOp, AndIOp, BitcastOp, CmpFPredicate, CmpIPredicate, ExtFOp, ExtUIOp, MaxNumFOp, MinNumFOp, OrIOp,
    ShLIOp, ShRUIOp, SubIOp, TruncFOp, TruncIOp,
};
use super::emit::Emit;
use super::float_kind;

/// Adds patterns that replace conversions between `bf16` and `f32`.
pub fn populate_bf16_expansion(patterns: &mut RewritePatternSet<'_>) {
    patterns
        .add_fn("BFloat16ExtFOpConverter", extend_bf16)
        .add_fn("BFloat16TruncFOpConverter", truncate_to_bf16);
}

/// Adds patterns that replace conversions from and to `f4E2M1FN`.
pub fn populate_f4e2m1_expansion(patterns: &mut RewritePatternSet<'_>) {
    patterns.add_fn("F4E2M1ExtFOpConverter", extend_f4).add_fn("F4E2M1TruncFOpConverter", truncate_to_f4);
}

/// Adds patterns that replace conversions from and to `f8E8M0FNU`.
pub fn populate_f8e8m0_expansion(patterns: &mut RewritePatternSet<'_>) {
    patterns.add_fn("F8E8M0ExtFOpConverter", extend_f8).add_fn("F8E8M0TruncFOpConverter", truncate_to_f8);
}

/// The operand and the types of a conversion.
struct Conversion<'c> {
    operand: Value,
    from: Type<'c>,
    to: Type<'c>,
    fastmath: (&'static str, Option<Attribute<'c>>),
    mode: (&'static str, Option<Attribute<'c>>),
}

impl<'c> Conversion<'c> {
    fn of(op: impl TypedOp, rewriter: &PatternRewriter<'_, 'c>) -> Self {
        let op = op.op();
        let operand = op.operand(rewriter, 0);
        let attribute = |name| (name, op.attribute(rewriter, name));
        let (from, to) = (operand.ty(rewriter), op.result(rewriter, 0).ty(rewriter));
        Conversion { operand, from, to, fastmath: attribute("fastmath"), mode: attribute("roundingmode") }
    }

    /// The shape of the operand with other elements.
    fn shaped(&self, element: Type<'c>) -> Type<'c> {
        if self.from.is_shaped() { self.from.with_element_type(element) } else { element }
    }

    fn ints(&self, width: u32) -> Type<'c> {
        self.shaped(self.from.context().integer_type(width))
    }

    fn f32(&self) -> Type<'c> {
        self.shaped(self.from.context().f32_type())
    }

    fn width(ty: Type<'c>) -> u32 {
        ty.element_type_or_self().int_or_float_bit_width().unwrap_or(0)
    }
}

fn check(
    is_right: bool,
    why: &str,
    op: impl TypedOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    match is_right {
        true => Ok(()),
        false => Err(rewriter.match_failure(op.op(), || why.to_owned())),
    }
}

fn extend_bf16(op: ExtFOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = Conversion::of(op, rewriter);
    let is_right =
        float_kind(own.from) == Some(FloatKind::BF16) && float_kind(own.to) == Some(FloatKind::F32);
    check(is_right, "not from bf16 to f32", op, rewriter)?;
    let mut emit = Emit::at(op, rewriter);
    let bits = emit.cast::<BitcastOp>(own.operand, own.ints(16));
    let bits = emit.cast::<ExtUIOp>(bits, own.ints(32));
    let distance = emit.int(own.ints(32), 16)?;
    let bits = emit.binary::<ShLIOp>(bits, distance);
    let result = emit.cast::<BitcastOp>(bits, own.to);
    emit.replace(op, result)
}

/// The upper half of the bits, rounded to even by a bias whose carry may reach the exponent, which is right: the next number
/// has the next exponent and no mantissa. Infinity has no mantissa, so there is no carry.
fn truncate_to_bf16(op: TruncFOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = Conversion::of(op, rewriter);
    let is_right =
        float_kind(own.from) == Some(FloatKind::F32) && float_kind(own.to) == Some(FloatKind::BF16);
    check(is_right, "not from f32 to bf16", op, rewriter)?;
    check(own.mode.1.is_none(), "another rounding mode than the default one", op, rewriter)?;
    let (narrow, wide) = (own.ints(16), own.ints(32));
    let mut emit = Emit::at(op, rewriter);
    let is_nan = emit.compare_floats(CmpFPredicate::UNE, own.operand, own.operand);
    let bias = emit.int(wide, 0x7fff)?;
    let nan = emit.int(narrow, 0x7fc0)?;
    let distance = emit.int(wide, 16)?;
    let one = emit.int(wide, 1)?;
    let bits = emit.cast::<BitcastOp>(own.operand, wide);
    let last = emit.binary::<ShRUIOp>(bits, distance);
    let last = emit.binary::<AndIOp>(last, one);
    let bias = emit.binary::<AddIOp>(last, bias);
    let biased = emit.binary::<AddIOp>(bits, bias);
    let upper = emit.binary::<ShRUIOp>(biased, distance);
    let upper = emit.cast::<TruncIOp>(upper, narrow);
    let bits = emit.select(is_nan, nan, upper);
    let result = emit.cast::<BitcastOp>(bits, own.to);
    emit.replace(op, result)
}

/// The exponent at its place; all bits set are no number.
fn extend_f8(op: ExtFOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = Conversion::of(op, rewriter);
    check(float_kind(own.from) == Some(FloatKind::F8E8M0FNU), "not from f8E8M0FNU", op, rewriter)?;
    let (narrow, wide) = (own.ints(8), own.ints(32));
    let mut emit = Emit::at(op, rewriter);
    let exponent = emit.cast::<BitcastOp>(own.operand, narrow);
    let nan = emit.int(narrow, 0xff)?;
    let wide_nan = emit.int(wide, 0xffff_ffff)?;
    let distance = emit.int(wide, 23)?;
    let bits = emit.cast::<ExtUIOp>(exponent, wide);
    let bits = emit.binary::<ShLIOp>(bits, distance);
    let is_nan = emit.compare(CmpIPredicate::Eq, exponent, nan);
    let bits = emit.select(is_nan, wide_nan, bits);
    let mut result = emit.cast::<BitcastOp>(bits, own.f32());
    match Conversion::width(own.to) {
        ..32 => result = emit.with_attributes::<TruncFOp>(&[result], own.to, &[own.fastmath]),
        33.. => result = emit.with_attributes::<ExtFOp>(&[result], own.to, &[own.fastmath]),
        32 => {}
    }
    emit.replace(op, result)
}

/// The exponent of the number as `f32`.
fn truncate_to_f8(op: TruncFOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = Conversion::of(op, rewriter);
    check(float_kind(own.to) == Some(FloatKind::F8E8M0FNU), "not to f8E8M0FNU", op, rewriter)?;
    check(own.mode.1.is_none(), "another rounding mode than the default one", op, rewriter)?;
    let (narrow, wide) = (own.ints(8), own.ints(32));
    let mut emit = Emit::at(op, rewriter);
    let mut number = own.operand;
    match Conversion::width(own.from) {
        ..32 => number = emit.with_attributes::<ExtFOp>(&[number], own.f32(), &[own.fastmath]),
        33.. => number = emit.with_attributes::<TruncFOp>(&[number], own.f32(), &[own.mode, own.fastmath]),
        32 => {}
    }
    let bits = emit.cast::<BitcastOp>(number, wide);
    let distance = emit.int(wide, 23)?;
    let exponent = emit.binary::<ShRUIOp>(bits, distance);
    let exponent = emit.cast::<TruncIOp>(exponent, narrow);
    let result = emit.cast::<BitcastOp>(exponent, own.to);
    emit.replace(op, result)
}

/// The three parts of the bits of `f32`, from those of `f4E2M1FN`: the last bits of the exponent with the mantissa, the first
/// bits of the exponent, the sign.
fn extend_f4(op: ExtFOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = Conversion::of(op, rewriter);
    check(float_kind(own.from) == Some(FloatKind::F4E2M1FN), "not from f4E2M1FN", op, rewriter)?;
    let (narrow, wide) = (own.ints(4), own.ints(32));
    let mut emit = Emit::at(op, rewriter);
    let bits = emit.cast::<BitcastOp>(own.operand, narrow);
    let [zero, one, two, four, seven] = [0, 1, 2, 4, 7].map(|number| emit.int(narrow, number));
    let (zero, one, two, four, seven) = (zero?, one?, two?, four?, seven?);
    let magnitude = emit.binary::<AndIOp>(bits, seven);
    let distance = emit.int(wide, 0x14)?;
    let low = emit.binary::<ShLIOp>(magnitude, two);
    let is_half = emit.compare(CmpIPredicate::Eq, magnitude, one);
    let low = emit.select(is_half, zero, low);
    let low = emit.cast::<ExtUIOp>(low, wide);
    let low = emit.binary::<ShLIOp>(low, distance);
    let no_bits = emit.int(wide, 0)?;
    let (large, small) = (emit.int(wide, 0x4000_0000)?, emit.int(wide, 0x3f00_0000)?);
    let is_large = emit.compare(CmpIPredicate::Uge, magnitude, four);
    let high = emit.select(is_large, large, small);
    let is_zero = emit.compare(CmpIPredicate::Eq, magnitude, zero);
    let high = emit.select(is_zero, no_bits, high);
    let sign_bit = emit.int(wide, 0x8000_0000)?;
    let eight = emit.int(narrow, 8)?;
    let is_negative = emit.compare(CmpIPredicate::Uge, bits, eight);
    let sign = emit.select(is_negative, sign_bit, no_bits);
    let magnitude = emit.binary::<AddIOp>(low, high);
    let bits = emit.binary::<AddIOp>(magnitude, sign);
    let mut result = emit.cast::<BitcastOp>(bits, own.f32());
    if float_kind(own.to) != Some(FloatKind::F32) {
        result = emit.cast::<TruncFOp>(result, own.to);
    }
    emit.replace(op, result)
}

/// The number cut to the range from -6 to 6, its exponent with another bias and the first bit of its mantissa, then rounded.
fn truncate_to_f4(op: TruncFOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = Conversion::of(op, rewriter);
    check(float_kind(own.to) == Some(FloatKind::F4E2M1FN), "not to f4E2M1FN", op, rewriter)?;
    let (narrow, byte, wide) = (own.ints(4), own.ints(8), own.ints(32));
    let mut emit = Emit::at(op, rewriter);
    let number = match float_kind(own.from) {
        Some(FloatKind::F32) => own.operand,
        _ => emit.cast::<ExtFOp>(own.operand, own.f32()),
    };
    let (one, three) = (emit.int(narrow, 1)?, emit.int(narrow, 3)?);
    let mantissa_distance = emit.int(wide, 22)?;
    let (no_byte, minus_one) = (emit.int(byte, 0)?, emit.int(byte, 0xff)?);
    let no_bits = emit.int(wide, 0)?;
    let (highest, lowest) = (emit.float(own.f32(), 6.0)?, emit.float(own.f32(), -6.0)?);
    let clamped = emit.binary::<MinNumFOp>(highest, number);
    let clamped = emit.binary::<MaxNumFOp>(lowest, clamped);
    let bits = emit.cast::<BitcastOp>(clamped, wide);
    // The sign.
    let sign_distance = emit.int(wide, 31)?;
    let sign = emit.binary::<ShRUIOp>(bits, sign_distance);
    let sign = emit.cast::<TruncIOp>(sign, narrow);
    let found = emit.binary::<ShLIOp>(sign, three);
    // The exponent.
    let bias = emit.int(wide, 0x7e)?;
    let exponent_distance = emit.int(wide, 23)?;
    let exponent = emit.binary::<ShRUIOp>(bits, exponent_distance);
    let exponent = emit.binary::<SubIOp>(exponent, bias);
    let narrow_exponent = emit.cast::<TruncIOp>(exponent, narrow);
    let narrow_exponent = emit.binary::<ShLIOp>(narrow_exponent, one);
    let found = emit.binary::<AddIOp>(found, narrow_exponent);
    // The first bit of the mantissa.
    let mask = emit.int(wide, 0x40_0000)?;
    let first = emit.binary::<AndIOp>(bits, mask);
    let first = emit.binary::<ShRUIOp>(first, mantissa_distance);
    let first = emit.cast::<TruncIOp>(first, narrow);
    let found = emit.binary::<AddIOp>(found, first);
    // Values that become 0.5, and zero.
    let mask = emit.int(wide, 0x7f_ffff)?;
    let exponent = emit.cast::<TruncIOp>(exponent, byte);
    let is_subnormal = emit.compare(CmpIPredicate::Sle, exponent, no_byte);
    let is_below_half = emit.compare(CmpIPredicate::Eq, exponent, minus_one);
    let mantissa = emit.binary::<AndIOp>(bits, mask);
    let has_mantissa = emit.compare(CmpIPredicate::Ugt, mantissa, no_bits);
    let becomes_half = emit.binary::<AndIOp>(is_below_half, has_mantissa);
    let is_half = emit.compare(CmpIPredicate::Eq, exponent, no_byte);
    let (subnormal, half) = (emit.int(narrow, 0xf)?, emit.int(narrow, 0)?);
    let small = emit.select(is_subnormal, subnormal, found);
    let small = emit.select(becomes_half, half, small);
    let found = emit.select(is_half, found, small);
    // Rounding.
    let (mask, least) = (emit.int(wide, 0x3f_ffff)?, emit.int(wide, 0x20_0000)?);
    let rest = emit.binary::<AndIOp>(bits, mask);
    let rounds = emit.compare(CmpIPredicate::Uge, rest, least);
    let rounds = emit.binary::<OrIOp>(rounds, is_subnormal);
    let next = emit.binary::<AddIOp>(found, one);
    let found = emit.select(rounds, next, found);
    let result = emit.cast::<BitcastOp>(found, own.to);
    emit.replace(op, result)
}
