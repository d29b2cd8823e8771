//! `affine.delinearize_index` and `affine.linearize_index`: their bases and folders.

use crate::shapes::{constant_index, dispatch, mixed};
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::{
    Attribute, Builder, DYNAMIC, Fold, FoldEdit, FoldOutcome, FoldResult, IntegerAttr, Ir, Location, Op,
    OpState, TypedOp, Value,
};

use super::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};

/// The basis element of each digit; `None` for a first digit without a bound.
pub(crate) type Padded<'c> = Vec<Option<OpFoldResult<'c>>>;

/// An operation with a basis.
pub(crate) trait Basis: TypedOp {
    /// The numbers of the basis, [`DYNAMIC`] standing for operands.
    fn numbers(self, ir: &Ir<'_>) -> Vec<i64>;

    /// The number of the first operand of the basis.
    fn first_operand(self, ir: &Ir<'_>) -> usize;

    /// The number of digits.
    fn digits(self, ir: &Ir<'_>) -> usize;

    /// The basis.
    fn basis<'c>(self, ir: &Ir<'c>) -> Vec<OpFoldResult<'c>> {
        mixed(ir.context(), &self.numbers(ir), self.op().operands(ir).skip(self.first_operand(ir)))
    }

    /// The basis, with one element for each digit.
    fn padded_basis<'c>(self, ir: &Ir<'c>) -> Padded<'c> {
        let basis = self.basis(ir).into_iter().map(Some);
        let unlimited = (!self.limits_first(ir)).then_some(None);
        unlimited.into_iter().chain(basis).collect()
    }

    /// Whether the first digit has a bound, too.
    fn limits_first(self, ir: &Ir<'_>) -> bool {
        self.numbers(ir).len() == self.digits(ir)
    }

    /// The basis without operands that are constants, if there are any.
    fn fold_basis<'c>(self, ir: &Ir<'c>) -> Option<Vec<FoldEdit<'c>>> {
        let basis = self.basis(ir);
        let known: Vec<_> = basis.iter().map(|element| element.constified(ir)).collect();
        if known == basis {
            return None;
        }
        let (values, numbers) = dispatch(&known);
        let first = self.first_operand(ir);
        let mut operands: Vec<Value> = self.op().operands(ir).take(first).collect();
        let segments = [first as i32, values.len() as i32];
        operands.extend(values);
        let mut edits = vec![
            FoldEdit::Operands(operands),
            FoldEdit::Attribute("static_basis", Some(ir.context().dense_array_attr(&numbers))),
        ];
        if self.op().attribute(ir, "operandSegmentSizes").is_some() {
            let segments = ir.context().dense_array_attr(&segments);
            edits.push(FoldEdit::Attribute("operandSegmentSizes", Some(segments)));
        }
        Some(edits)
    }
}

impl Basis for AffineDelinearizeIndexOp {
    fn numbers(self, ir: &Ir<'_>) -> Vec<i64> {
        self.static_basis(ir)
    }

    fn first_operand(self, _: &Ir<'_>) -> usize {
        1
    }

    fn digits(self, ir: &Ir<'_>) -> usize {
        self.op().result_count(ir)
    }
}

impl Basis for AffineLinearizeIndexOp {
    fn numbers(self, ir: &Ir<'_>) -> Vec<i64> {
        self.static_basis(ir)
    }

    fn first_operand(self, ir: &Ir<'_>) -> usize {
        self.digits(ir)
    }

    fn digits(self, ir: &Ir<'_>) -> usize {
        self.op().operand_segment(ir, 0).len()
    }
}

/// Makes an `affine.delinearize_index` with a digit for each element of the basis.
pub(super) fn delinearize<'c>(
    builder: &mut dyn Builder<'c>,
    location: Location<'c>,
    number: Value,
    basis: &[Option<OpFoldResult<'c>>],
) -> Op {
    let (values, numbers) = dispatch(&limits(basis));
    let context = builder.context();
    let state = OpState::new(AffineDelinearizeIndexOp::DEFINITION, location).operand(number).operands(values);
    let state = state.attribute("static_basis", context.dense_array_attr(&numbers));
    builder.create(state.results(vec![context.index_type(); basis.len()]))
}

/// Makes an `affine.linearize_index` of digits, with an element of the basis for each.
pub(super) fn linearize<'c>(
    builder: &mut dyn Builder<'c>,
    location: Location<'c>,
    digits: &[Value],
    basis: &[Option<OpFoldResult<'c>>],
    disjoint: bool,
) -> Value {
    let (values, numbers) = dispatch(&limits(basis));
    let op = AffineLinearizeIndexOp::build_with(builder, location, digits, &values, &numbers, disjoint);
    op.op().result(builder.ir(), 0)
}

fn limits<'c>(basis: &[Option<OpFoldResult<'c>>]) -> Vec<OpFoldResult<'c>> {
    basis.iter().copied().flatten().collect()
}

impl Fold for AffineDelinearizeIndexOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        if let Some(edits) = self.fold_basis(ir) {
            return FoldOutcome::InPlace(edits);
        }
        if self.digits(ir) == 1 {
            return self.op().operand(ir, 0).into();
        }
        let number = operands[0].and_then(|number| number.cast::<IntegerAttr<'_>>()?.as_i64());
        let Some(digits) = number.and_then(|number| self.digits_of(ir, number)) else {
            return FoldOutcome::NotFolded;
        };
        let digits = digits.into_iter().map(|digit| FoldResult::index(ir.context(), digit));
        FoldOutcome::Replaced(digits.collect())
    }
}

impl AffineDelinearizeIndexOp {
    /// The digits of a number; `None` if the basis is not known.
    fn digits_of(self, ir: &Ir<'_>, mut number: i64) -> Option<Vec<i64>> {
        let basis = self.numbers(ir);
        let inner = &basis[usize::from(self.limits_first(ir))..];
        let mut digits = Vec::with_capacity(inner.len() + 1);
        for base in inner.iter().rev().copied() {
            if base == DYNAMIC {
                return None;
            }
            digits.push(number.checked_rem_euclid(base)?);
            number = number.checked_div_euclid(base)?;
        }
        digits.push(number);
        digits.reverse();
        Some(digits)
    }
}

impl Fold for AffineLinearizeIndexOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        if let Some(edits) = self.fold_basis(ir) {
            return FoldOutcome::InPlace(edits);
        }
        match self.digits(ir) {
            0 => ir.context().index_attr(0).into(),
            1 => self.op().operand(ir, 0).into(),
            _ => self.number(ir).map(|number| ir.context().index_attr(number)).into(),
        }
    }
}

impl AffineLinearizeIndexOp {
    /// The number, if all digits and the basis are known. It wraps around.
    fn number(self, ir: &Ir<'_>) -> Option<i64> {
        let digits = self.op().operand_segment(ir, 0);
        let digits = digits.map(|digit| constant_index(ir, self.op().operand(ir, digit)));
        let digits = digits.collect::<Option<Vec<i64>>>()?;
        let basis = self.numbers(ir);
        if basis.contains(&DYNAMIC) {
            return None;
        }
        let unlimited = (!self.limits_first(ir)).then_some(1);
        let bases = basis.iter().rev().copied().chain(unlimited);
        let (mut number, mut stride) = (0_i64, 1_i64);
        for (digit, base) in digits.into_iter().rev().zip(bases) {
            number = number.wrapping_add(digit.wrapping_mul(stride));
            stride = stride.wrapping_mul(base);
        }
        Some(number)
    }
}
