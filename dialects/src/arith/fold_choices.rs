//! Folders of comparisons and choices.

use rtblgen_runtime::constants::Float;
use rtblgen_runtime::constants::{Element, Int, elements, filled};
use rtblgen_runtime::{
    Attribute, Context, DenseElementsAttr, FloatAttr, Fold, FoldEdit, FoldOutcome, Ir, Type, Value,
};

use super::fold::{Constant, binary, compare_floats, compare_integers, is_one, is_zero, parts};
use super::types::element_width;
use super::{CmpFOp, CmpIOp, CmpIPredicate, CmpIPredicateAttr, ExtSIOp, ExtUIOp, SelectOp, i1_same_shape};
use crate::ub;

impl CmpIPredicate {
    /// The relation that holds where this one does not.
    pub fn inverted(self) -> Self {
        use CmpIPredicate as P;
        match self {
            P::Eq => P::Ne,
            P::Ne => P::Eq,
            P::Slt => P::Sge,
            P::Sle => P::Sgt,
            P::Sgt => P::Sle,
            P::Sge => P::Slt,
            P::Ult => P::Uge,
            P::Ule => P::Ugt,
            P::Ugt => P::Ule,
            P::Uge => P::Ult,
        }
    }

    /// The relation of the second operand to the first.
    pub fn swapped(self) -> Self {
        use CmpIPredicate as P;
        match self {
            P::Eq => P::Eq,
            P::Ne => P::Ne,
            P::Slt => P::Sgt,
            P::Sle => P::Sge,
            P::Sgt => P::Slt,
            P::Sge => P::Sle,
            P::Ult => P::Ugt,
            P::Ule => P::Uge,
            P::Ugt => P::Ult,
            P::Uge => P::Ule,
        }
    }
}

/// The operand of an extension from `i1`.
fn extended_bit(ir: &Ir<'_>, value: Value) -> Option<Value> {
    let signed = ir.defining_op::<ExtSIOp>(value).map(|op| op.r#in(ir));
    let source = signed.or_else(|| ir.defining_op::<ExtUIOp>(value).map(|op| op.r#in(ir)))?;
    let ty = source.ty(ir);
    (!ty.is_tensor() && element_width(ty) == Some(1)).then_some(source)
}

fn swap<'c>(context: &'c Context, predicate: CmpIPredicate, lhs: Value, rhs: Value) -> FoldOutcome<'c> {
    let predicate = CmpIPredicateAttr::get(context, predicate.swapped()).into();
    FoldOutcome::InPlace(vec![
        FoldEdit::Attribute("predicate", Some(predicate)),
        FoldEdit::Operand(0, rhs),
        FoldEdit::Operand(1, lhs),
    ])
}

impl Fold for CmpIOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (lhs, rhs, ty) = parts(self, ir);
        let predicate = self.predicate(ir);
        if lhs == rhs {
            let zero = Int::new(1, 0);
            return filled(ty, Int::of_bool(compare_integers(predicate, zero, zero))).into();
        }
        let is_bit = lhs.ty(ir).element_type_or_self().is_integer(1);
        if is_zero(operands[1]) && predicate == CmpIPredicate::Ne {
            if let Some(bit) = extended_bit(ir, lhs) {
                return bit.into();
            }
            if is_bit {
                return lhs.into();
            }
        }
        if is_bit && is_one(operands[1]) && predicate == CmpIPredicate::Eq {
            return lhs.into();
        }
        match (operands[0], operands[1]) {
            (Some(_), None) => swap(ir.context(), predicate, lhs, rhs),
            (Some(constant), _) if constant.ty().is_some() => {
                binary(operands, i1_same_shape(lhs.ty(ir)), |a, b| {
                    Some(Int::of_bool(compare_integers(predicate, a, b)))
                })
                .into()
            }
            _ => FoldOutcome::NotFolded,
        }
    }
}

impl Fold for CmpFOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let number = |constant: Constant<'c>| {
            constant.filter(|constant| constant.is::<FloatAttr<'c>>()).and_then(Float::of_attribute)
        };
        let (lhs, rhs) = (number(operands[0]), number(operands[1]));
        let nan = lhs.filter(|lhs| lhs.is_nan()).or(rhs.filter(|rhs| rhs.is_nan()));
        let Some((lhs, rhs)) = nan.map(|nan| (nan, nan)).or(lhs.zip(rhs)) else {
            return FoldOutcome::NotFolded;
        };
        ir.context().bool_attr(compare_floats(self.predicate(ir), lhs, rhs)).into()
    }
}

impl Fold for SelectOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (condition, on_true, on_false) = (self.condition(ir), self.true_value(ir), self.false_value(ir));
        if on_true == on_false || is_one(operands[0]) {
            return on_true.into();
        }
        let is_poison = |constant: Constant<'c>| constant.is_some_and(|own| own.is::<ub::PoisonAttr<'c>>());
        if is_zero(operands[0]) || is_poison(operands[1]) {
            return on_false.into();
        }
        if is_poison(operands[2]) {
            return on_true.into();
        }
        if self.result(ir).ty(ir).is_signless_integer(1) && is_one(operands[1]) && is_zero(operands[2]) {
            return condition.into();
        }
        match of_equal_values(ir, condition, on_true, on_false) {
            Some(value) => value.into(),
            None => chosen_elements(operands).into(),
        }
    }
}

/// A choice between two values by whether they are equal is one of them.
fn of_equal_values(ir: &Ir<'_>, condition: Value, on_true: Value, on_false: Value) -> Option<Value> {
    let compare = ir.defining_op::<CmpIOp>(condition)?;
    let values = (compare.lhs(ir), compare.rhs(ir));
    if values != (on_true, on_false) && values != (on_false, on_true) {
        return None;
    }
    match compare.predicate(ir) {
        CmpIPredicate::Eq => Some(on_false),
        CmpIPredicate::Ne => Some(on_true),
        _ => None,
    }
}

/// The elements that a constant chooses from two others.
fn chosen_elements<'c>(operands: &[Constant<'c>]) -> Option<Attribute<'c>> {
    let conditions: Vec<Int> = elements(operands[0]?)?;
    let (on_true, on_false) =
        (operands[1]?.cast::<DenseElementsAttr<'c>>()?, operands[2]?.cast::<DenseElementsAttr<'c>>()?);
    let ty: Type<'c> = on_true.ty();
    let element = |dense: DenseElementsAttr<'c>, index: usize| {
        dense.raw_elements().nth(if dense.is_splat() { 0 } else { index })
    };
    let chosen = conditions
        .iter()
        .enumerate()
        .map(|(index, condition)| element(if condition.is_one() { on_true } else { on_false }, index));
    let data: Option<Vec<&[u8]>> = chosen.collect();
    ty.context().dense_elements_attr_from_raw(ty, &data?.concat())
}
