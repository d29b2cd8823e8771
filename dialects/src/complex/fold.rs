//! Folders of `complex`.

use rtblgen_runtime::constants::{Element, Float};
use rtblgen_runtime::{ArrayAttr, Attribute, Fold, FoldOutcome, Ir, TypedOp, Value};

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

/// Whether a value is the constant of `complex.constant` with this real part and no imaginary one.
fn is_real(ir: &Ir<'_>, value: Value, real: f64) -> bool {
    let Some(constant) = ir.defining_op::<ConstantOp>(value) else { return false };
    let parts: Vec<Option<Float>> =
        constant.value(ir).iter().map(|part| Float::of_attribute(*part)).collect();
    let &[Some(own), Some(imaginary)] = parts.as_slice() else { return false };
    imaginary.is_zero() && (own.is(real) || real == 0.0 && own.is_zero())
}

/// `a`, where a value is `a op b` with this `b`.
fn undone<T: TypedOp>(ir: &Ir<'_>, value: Value, other: Value) -> Option<Value> {
    let op = ir.defining_op::<T>(value)?.op();
    (op.operand(ir, 1) == other).then(|| op.operand(ir, 0))
}

impl Fold for AddOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let [lhs, rhs] = [0, 1].map(|number| self.op().operand(ir, number));
        let difference = undone::<SubOp>(ir, lhs, rhs).or_else(|| undone::<SubOp>(ir, rhs, lhs));
        difference.or_else(|| is_real(ir, rhs, 0.0).then_some(lhs)).into()
    }
}

impl Fold for SubOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let [lhs, rhs] = [0, 1].map(|number| self.op().operand(ir, number));
        undone::<AddOp>(ir, lhs, rhs).or_else(|| is_real(ir, rhs, 0.0).then_some(lhs)).into()
    }
}

/// Operations that are their first operand where the second is one.
macro_rules! fold_by_one {
    ($($op:ident)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
                let [lhs, rhs] = [0, 1].map(|number| self.op().operand(ir, number));
                is_real(ir, rhs, 1.0).then_some(lhs).into()
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
    LogOp: ExpOp;
    ExpOp: LogOp;
    ConjOp: ConjOp;
}
