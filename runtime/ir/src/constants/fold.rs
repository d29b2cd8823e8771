//! Functions of numbers on constant attributes.

use super::element::{Element, read_all, write_all};
use super::int::Int;
use crate::context::attributes::{Attribute, DenseElementsAttr};
use crate::context::types::Type;

/// The numbers of a constant.
enum Numbers<T> {
    One(T),
    Splat(T),
    Dense(Vec<T>),
}

impl<T: Element> Numbers<T> {
    fn of(attribute: Attribute<'_>) -> Option<Self> {
        let Some(dense) = attribute.cast::<DenseElementsAttr<'_>>() else {
            return T::of_attribute(attribute).map(Numbers::One);
        };
        let numbers = read_all(dense)?;
        match numbers.as_slice() {
            [only] if dense.is_splat() => Some(Numbers::Splat(*only)),
            _ => Some(Numbers::Dense(numbers)),
        }
    }

    fn at(&self, index: usize) -> Option<T> {
        match self {
            Numbers::One(number) | Numbers::Splat(number) => Some(*number),
            Numbers::Dense(numbers) => numbers.get(index).copied(),
        }
    }
}

/// Folds a function of one number over a constant: a number, or each element; `None` if it has no result for
/// one of them (MLIR's `constFoldUnaryOp` and `constFoldCastOp`).
pub fn fold_unary<'c, A: Element, R: Element>(
    operand: Option<Attribute<'c>>,
    result: Type<'c>,
    mut function: impl FnMut(A) -> Option<R>,
) -> Option<Attribute<'c>> {
    fold(&[Numbers::of(operand?)?], result, |numbers| function(numbers[0]))
}

/// The same for two constants of the same type (MLIR's `constFoldBinaryOp`).
pub fn fold_binary<'c, A: Element, R: Element>(
    operands: &[Option<Attribute<'c>>],
    result: Type<'c>,
    mut function: impl FnMut(A, A) -> Option<R>,
) -> Option<Attribute<'c>> {
    let &[lhs, rhs] = operands else { return None };
    let (lhs, rhs) = (lhs?, rhs?);
    if lhs.ty() != rhs.ty() {
        return None;
    }
    fold(&[Numbers::of(lhs)?, Numbers::of(rhs)?], result, |numbers| function(numbers[0], numbers[1]))
}

/// The same for three constants of the same type (MLIR's `constFoldTernaryOp`).
pub fn fold_ternary<'c, A: Element, R: Element>(
    operands: &[Option<Attribute<'c>>],
    result: Type<'c>,
    mut function: impl FnMut(A, A, A) -> Option<R>,
) -> Option<Attribute<'c>> {
    let &[a, b, c] = operands else { return None };
    let (a, b, c) = (a?, b?, c?);
    if a.ty() != b.ty() || b.ty() != c.ty() {
        return None;
    }
    let numbers = [Numbers::of(a)?, Numbers::of(b)?, Numbers::of(c)?];
    fold(&numbers, result, |numbers| function(numbers[0], numbers[1], numbers[2]))
}

/// All are single numbers, or none is. Splats give a splat.
fn fold<'c, A: Element, R: Element, const N: usize>(
    operands: &[Numbers<A>; N],
    result: Type<'c>,
    mut function: impl FnMut([A; N]) -> Option<R>,
) -> Option<Attribute<'c>> {
    // Wider results would need numbers of any width.
    if result.element_type_or_self().int_or_float_bit_width().is_some_and(|width| width > Int::MAX_WIDTH) {
        return None;
    }
    let mut at = |index: usize| {
        let mut numbers = [operands[0].at(index)?; N];
        for (number, operand) in numbers.iter_mut().zip(operands) {
            *number = operand.at(index)?;
        }
        function(numbers)
    };
    if operands.iter().all(|operand| matches!(operand, Numbers::One(_))) {
        return at(0)?.to_attribute(result);
    }
    let length = operands.iter().find_map(|operand| match operand {
        Numbers::Dense(numbers) => Some(numbers.len()),
        _ => None,
    });
    let found: Option<Vec<R>> = (0..length.unwrap_or(1)).map(&mut at).collect();
    write_all(result, &found?)
}
