//! Folders of `complex`.

use rtblgen_runtime::constants::{Element, Float};
use rtblgen_runtime::{ArrayAttr, Attribute, Fold, FoldOutcome, Ir, Op, TypedOp, Value};

use crate::arith::{FastMathFlags, FastMathFlagsAttr};

use super::{
    AddOp, BitcastOp, ConjOp, ConstantOp, CreateOp, DivOp, ExpOp, ImOp, LogOp, MulOp, NegOp, ReOp, SubOp,
};

type Constant<'c> = Option<Attribute<'c>>;

impl Fold for ConstantOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        self.value_attr(ir).into()
    }
}

impl Fold for BitcastOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let operand = self.op().operand(ir, 0);
        (operand.ty(ir) == self.op().result(ir, 0).ty(ir)).then_some(operand).into()
    }
}

impl Fold for CreateOp {
    /// The number whose parts are put together again.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let real = ir.defining_op::<ReOp>(self.op().operand(ir, 0));
        let imaginary = ir.defining_op::<ImOp>(self.op().operand(ir, 1));
        let sources = real.zip(imaginary).map(|(real, imaginary)| [real.op(), imaginary.op()]);
        let sources = sources.map(|ops| ops.map(|op| op.operand(ir, 0)));
        sources.and_then(|[real, imaginary]| (real == imaginary).then_some(real)).into()
    }
}

/// A part of a constant or of a number that is created of its parts.
fn fold_part<'c>(op: impl TypedOp, ir: &Ir<'c>, constant: Constant<'c>, index: usize) -> FoldOutcome<'c> {
    let parts = constant.and_then(|constant| constant.cast::<ArrayAttr<'c>>());
    if let Some(parts) = parts.filter(|parts| parts.len() == 2) {
        return parts.elements()[index].into();
    }
    let created = ir.defining_op::<CreateOp>(op.op().operand(ir, 0));
    created.map(|created| created.op().operand(ir, index)).into()
}

impl Fold for ReOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        fold_part(self, ir, operands[0], 0)
    }
}

impl Fold for ImOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        fold_part(self, ir, operands[0], 1)
    }
}

/// The real and the imaginary part of a constant of `complex.constant`.
fn constant_parts(ir: &Ir<'_>, value: Value) -> Option<[Float; 2]> {
    let constant = ir.defining_op::<ConstantOp>(value)?;
    let parts: Vec<Option<Float>> =
        constant.value(ir).iter().map(|part| Float::of_attribute(*part)).collect();
    let &[Some(real), Some(imaginary)] = parts.as_slice() else { return None };
    Some([real, imaginary])
}

/// Whether both parts of a constant are zeros: of this sign, unless the flags ignore signs of zeros.
fn is_zero(ir: &Ir<'_>, value: Value, flags: FastMathFlags, zero: f64) -> bool {
    let any_sign = flags.contains(FastMathFlags::NSZ);
    constant_parts(ir, value)
        .is_some_and(|parts| parts.iter().all(|part| part.is(zero) || any_sign && part.is_zero()))
}

/// `a`, where a value is `a op b` with this `b`: not exact, so the flags of both operations must allow it.
fn undone<T: TypedOp>(ir: &Ir<'_>, value: Value, other: Value, flags: FastMathFlags) -> Option<Value> {
    let inner = ir.defining_op::<T>(value)?.op();
    let allowing = FastMathFlags::REASSOC | FastMathFlags::NNAN | FastMathFlags::NSZ;
    let allow = flags.contains(allowing) && flags_of(ir, inner).contains(allowing);
    (allow && inner.operand(ir, 1) == other).then(|| inner.operand(ir, 0))
}

fn flags_of(ir: &Ir<'_>, op: Op) -> FastMathFlags {
    let flags = op.attribute(ir, "fastmath").and_then(|flags| flags.cast::<FastMathFlagsAttr<'_>>());
    flags.map_or(FastMathFlags::NONE, FastMathFlagsAttr::value)
}

impl Fold for AddOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let [lhs, rhs] = [0, 1].map(|number| self.op().operand(ir, number));
        let flags = flags_of(ir, self.op());
        let difference =
            undone::<SubOp>(ir, lhs, rhs, flags).or_else(|| undone::<SubOp>(ir, rhs, lhs, flags));
        difference.or_else(|| is_zero(ir, rhs, flags, -0.0).then_some(lhs)).into()
    }
}

impl Fold for SubOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let [lhs, rhs] = [0, 1].map(|number| self.op().operand(ir, number));
        let flags = flags_of(ir, self.op());
        undone::<AddOp>(ir, lhs, rhs, flags).or_else(|| is_zero(ir, rhs, flags, 0.0).then_some(lhs)).into()
    }
}

/// Operations that are their first operand where the second is one. The products with the imaginary zero are NaN for
/// infinite parts, and change the sign of zeros.
macro_rules! fold_by_one {
    ($($op:ident)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
                let [lhs, rhs] = [0, 1].map(|number| self.op().operand(ir, number));
                let is_plain =
                    flags_of(ir, self.op()).contains(FastMathFlags::NNAN | FastMathFlags::NSZ);
                let is_one = constant_parts(ir, rhs)
                    .is_some_and(|[real, imaginary]| real.is(1.0) && imaginary.is_zero());
                (is_plain && is_one).then_some(lhs).into()
            }
        }
    )*};
}

fold_by_one! { MulOp DivOp }

/// Functions that undo another one.
macro_rules! fold_inverses {
    ($($op:ident: $inverse:ident;)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
                let inner = ir.defining_op::<$inverse>(self.op().operand(ir, 0));
                inner.map(|inner| inner.op().operand(ir, 0)).into()
            }
        }
    )*};
}

fold_inverses! {
    NegOp: NegOp;
    ConjOp: ConjOp;
}

impl Fold for ExpOp {
    /// The exponential function undoes the logarithm, but not exactly: the flags must allow it.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let approximates = |op: Op| flags_of(ir, op).contains(FastMathFlags::AFN);
        let inner =
            ir.defining_op::<LogOp>(self.op().operand(ir, 0)).filter(|inner| approximates(inner.op()));
        inner.filter(|_| approximates(self.op())).map(|inner| inner.op().operand(ir, 0)).into()
    }
}

impl Fold for LogOp {
    /// The logarithm does not undo the exponential function, which forgets multiples of 2πi.
    fn fold<'c>(self, _: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        FoldOutcome::NotFolded
    }
}
