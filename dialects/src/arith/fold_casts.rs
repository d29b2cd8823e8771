//! Folders of conversions.

use rtblgen_runtime::constants::{Element, Float, Int, Rounding};
use rtblgen_runtime::{
    Attribute, DenseElementsAttr, FloatAttr, FloatKind, Fold, FoldEdit, FoldOutcome, Ir, Type, TypedOp, Value,
};

use super::fold::{Constant, unary};
use super::types::element_width;
use super::{
    BitcastOp, ExtFOp, ExtSIOp, ExtUIOp, FPToSIOp, FPToUIOp, FastMathFlags, IndexCastOp, IndexCastUIOp,
    IntegerOverflowFlagsAttr, RoundingMode, SIToFPOp, ScalingTruncFOp, TruncFOp, TruncIOp, UIToFPOp,
};
use crate::ub;

/// The operand of a cast and the type of its result.
fn parts<'c>(op: impl TypedOp, ir: &Ir<'c>) -> (Value, Type<'c>) {
    (op.op().operand(ir, 0), op.op().result(ir, 0).ty(ir))
}

/// The width of the integers of a type; 64 for indices.
fn int_width(ty: Type<'_>) -> u32 {
    element_width(ty).unwrap_or(64)
}

fn kind(ty: Type<'_>) -> Option<FloatKind> {
    ty.element_type_or_self().float_kind()
}

/// Another operand in place of the first.
fn with_operand<'c>(operand: Value) -> FoldOutcome<'c> {
    FoldOutcome::InPlace(vec![FoldEdit::Operand(0, operand)])
}

impl Fold for ExtUIOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (operand, ty) = parts(self, ir);
        match ir.defining_op::<ExtUIOp>(operand) {
            Some(inner) => with_operand(inner.r#in(ir)),
            None => unary(operands, ty, |a: Int| Some(a.zero_extend(int_width(ty)))).into(),
        }
    }
}

impl Fold for ExtSIOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (operand, ty) = parts(self, ir);
        match ir.defining_op::<ExtSIOp>(operand) {
            Some(inner) => with_operand(inner.r#in(ir)),
            None => unary(operands, ty, |a: Int| Some(a.sign_extend(int_width(ty)))).into(),
        }
    }
}

/// The edits that truncate the operand of a truncation at once. A flag stays if both have it: the flag of the
/// second is not about the bits that the first cut off. MLIR keeps the flags of the second.
fn merged_truncations<'c>(ir: &Ir<'c>, first: TruncIOp, second: TruncIOp) -> Vec<FoldEdit<'c>> {
    let operand = FoldEdit::Operand(0, first.r#in(ir));
    let own = second.overflow_flags(ir);
    let shared = own & first.overflow_flags(ir);
    let flags = IntegerOverflowFlagsAttr::get(ir.context(), shared).into();
    let flags = (shared != own).then_some(FoldEdit::Attribute("overflowFlags", Some(flags)));
    [Some(operand), flags].into_iter().flatten().collect()
}

impl Fold for TruncIOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (operand, ty) = parts(self, ir);
        let zero_extended = ir.defining_op::<ExtUIOp>(operand).map(|op| op.r#in(ir));
        let extended = zero_extended.or_else(|| ir.defining_op::<ExtSIOp>(operand).map(|op| op.r#in(ir)));
        if let Some(source) = extended {
            let own = source.ty(ir).element_type_or_self();
            if int_width(own) > int_width(ty) {
                return with_operand(source);
            }
            if own == ty.element_type_or_self() {
                return source.into();
            }
        }
        match ir.defining_op::<TruncIOp>(operand) {
            Some(inner) => FoldOutcome::InPlace(merged_truncations(ir, inner, self)),
            None => unary(operands, ty, |a: Int| Some(a.zero_extend(int_width(ty)))).into(),
        }
    }
}

/// A number in the format of a type, if it is the same number there.
fn exact(number: Float, ty: Type<'_>, rounding: Rounding) -> Option<Float> {
    let (found, loses_info) = number.convert(kind(ty)?, rounding)?;
    (!loses_info).then_some(found)
}

fn contracts(flags: Option<FastMathFlags>) -> bool {
    flags.is_some_and(|flags| flags.contains(FastMathFlags::CONTRACT))
}

impl Fold for ExtFOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (operand, ty) = parts(self, ir);
        if let Some(inner) = ir.defining_op::<TruncFOp>(operand) {
            let source = inner.r#in(ir);
            if source.ty(ir) == ty && contracts(inner.fastmath(ir)) && contracts(self.fastmath(ir)) {
                return source.into();
            }
        }
        unary(operands, ty, |a| exact(a, ty, Rounding::NearestEven)).into()
    }
}

impl TruncFOp {
    /// The rounding of the operation.
    pub fn rounding(self, ir: &Ir<'_>) -> Rounding {
        rounding_of(self.roundingmode(ir))
    }
}

impl ScalingTruncFOp {
    /// The rounding of the operation.
    pub fn rounding(self, ir: &Ir<'_>) -> Rounding {
        rounding_of(self.roundingmode(ir))
    }
}

fn rounding_of(mode: Option<RoundingMode>) -> Rounding {
    match mode {
        None | Some(RoundingMode::ToNearestEven) => Rounding::NearestEven,
        Some(RoundingMode::Downward) => Rounding::Downward,
        Some(RoundingMode::Upward) => Rounding::Upward,
        Some(RoundingMode::TowardZero) => Rounding::TowardZero,
        Some(RoundingMode::ToNearestAway) => Rounding::NearestAway,
    }
}

impl Fold for TruncFOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (operand, ty) = parts(self, ir);
        if let Some(inner) = ir.defining_op::<ExtFOp>(operand) {
            let source = inner.r#in(ir);
            let own = source.ty(ir).element_type_or_self();
            let is_exact =
                kind(own).zip(kind(operand.ty(ir))).is_some_and(|(own, wide)| own.is_representable_by(wide));
            if is_exact && element_width(own) > element_width(ty) {
                return with_operand(source);
            }
            if is_exact && own == ty.element_type_or_self() {
                return source.into();
            }
        }
        let rounding = self.rounding(ir);
        unary(operands, ty, |a| exact(a, ty, rounding)).into()
    }
}

macro_rules! fold_conversions {
    ($($op:ident: $from:ty => $function:expr;)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
                let (_, ty) = parts(self, ir);
                let function = $function;
                unary(operands, ty, |a: $from| function(a, ty)).into()
            }
        }
    )*};
}

fold_conversions! {
    UIToFPOp: Int => |a, ty| Float::from_int(kind(ty)?, a, false);
    SIToFPOp: Int => |a, ty| Float::from_int(kind(ty)?, a, true);
    FPToUIOp: Float => |a: Float, ty| a.to_int(int_width(ty), false);
    FPToSIOp: Float => |a: Float, ty| a.to_int(int_width(ty), true);
    IndexCastOp: Int => |a: Int, ty| Some(a.sign_extend(int_width(ty)));
    IndexCastUIOp: Int => |a: Int, ty| Some(a.zero_extend(int_width(ty)));
}

impl Fold for BitcastOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (_, ty) = parts(self, ir);
        let Some(operand) = operands[0] else { return FoldOutcome::NotFolded };
        if let Some(dense) = operand.cast::<DenseElementsAttr<'c>>() {
            return ir.context().dense_elements_attr_from_raw(ty, dense.raw_data()).into();
        }
        if ty.is_shaped() {
            return FoldOutcome::NotFolded;
        }
        if ub::is_poison(operand) {
            return ub::poison(ir.context()).into();
        }
        bits_as(operand, ty).into()
    }
}

/// A number of another type with the same bits.
fn bits_as<'c>(number: Attribute<'c>, ty: Type<'c>) -> Option<Attribute<'c>> {
    let bits = match number.cast::<FloatAttr<'c>>() {
        Some(float) => float.bits(),
        None => Int::of_attribute(number)?.unsigned(),
    };
    match ty.is_float() {
        true => Float::from_bits(kind(ty)?, bits).to_attribute(ty),
        false => Int::new(element_width(ty)?, bits).to_attribute(ty),
    }
}
