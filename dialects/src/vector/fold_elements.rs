//! Folders of shuffles, of `vector.to_elements` and `vector.from_elements`, and of strided slices.

use rtblgen_runtime::constants::{Element, Float, Int, dense_of_attributes, element_attributes, filled};
use rtblgen_runtime::{Attribute, Fold, FoldEdit, FoldOutcome, FoldResult, Ir, Type, TypedOp, Value};

use super::elements::{numbers_of_part, resplat};
use super::verify_slices::integers;
use super::{
    BroadcastOp, ExtractStridedSliceOp, FromElementsOp, InsertStridedSliceOp, POISON_INDEX, ShuffleOp,
    ToElementsOp, result_type, source, source_type,
};
use crate::ub;

type Constant<'c> = Option<Attribute<'c>>;

impl ShuffleOp {
    /// The shuffle of two constants, one of which may be poison.
    fn constant<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> Option<Attribute<'c>> {
        let constants = [operands[0]?, operands[1]?];
        let [first, second] = constants.map(ub::is_poison);
        if first && second {
            return Some(ub::poison(ir.context()));
        }
        let size = match source_type(self, ir).shape() {
            [size] => *size,
            _ => return None,
        };
        let of = |number: usize, poison: bool| {
            if poison { Some(Vec::new()) } else { element_attributes(constants[number]) }
        };
        let lists = [of(0, first)?, of(1, second)?];
        let any = *lists[0].first().or(lists[1].first())?;
        let element = |index: i64| {
            let (list, at) = if index < size { (0, index) } else { (1, index - size) };
            let found = usize::try_from(at).ok().filter(|_| index != POISON_INDEX);
            found.and_then(|at| lists[list].get(at).copied()).unwrap_or(any)
        };
        let elements: Vec<_> = self.mask(ir).into_iter().map(element).collect();
        dense_of_attributes(result_type(self, ir), &elements)
    }
}

impl Fold for ShuffleOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let [first, second] = [0, 1].map(|number| self.op().operand(ir, number));
        let [Some(&size), Some(&other)] = [first, second].map(|value| value.ty(ir).shape().first()) else {
            return FoldOutcome::NotFolded;
        };
        let mask = self.mask(ir);
        if mask.iter().copied().eq(0..size) {
            return first.into();
        }
        if mask.iter().copied().eq(size..size + other) {
            return second.into();
        }
        self.constant(ir, operands).into()
    }
}

impl Fold for ToElementsOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let value = source(self, ir);
        if let Some(made) = ir.defining_op::<FromElementsOp>(value) {
            return FoldOutcome::Replaced(made.op().operands(ir).map(FoldResult::Value).collect());
        }
        let number = ir.defining_op::<BroadcastOp>(value).map(|broadcast| source(broadcast, ir));
        let Some(number) = number.filter(|number| !number.ty(ir).is_vector()) else {
            return FoldOutcome::NotFolded;
        };
        FoldOutcome::Replaced((0..self.op().result_count(ir)).map(|_| FoldResult::Value(number)).collect())
    }
}

impl FromElementsOp {
    /// The vector of the same type that `vector.to_elements` takes, if its results are all operands in order.
    fn whole(self, ir: &Ir<'_>) -> Option<Value> {
        let taken = ir.defining_op::<ToElementsOp>(self.op().operands(ir).next()?)?;
        let value = source(taken, ir);
        (value.ty(ir) == result_type(self, ir) && self.op().operands(ir).eq(taken.op().results(ir)))
            .then_some(value)
    }
}

/// Converts a number to another type of the same width (MLIR's `convertNumericAttr`). The type of a value that
/// `llvm.mlir.constant` defines can differ from the attribute's.
fn convert_number<'c>(number: Attribute<'c>, ty: Type<'c>) -> Option<Attribute<'c>> {
    if number.is_integer() && ty.is_any_integer() && number.ty() != Some(ty) {
        return Some(ty.context().integer_attr(ty, number.as_integer()?));
    }
    if number.is_float() && ty.is_any_integer() {
        let bits = Float::of_attribute(number)?.to_bits(number.ty()?)?;
        return filled(ty, Int::new(ty.int_or_float_bit_width()?, bits));
    }
    Some(number)
}

impl Fold for FromElementsOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        if let Some(whole) = self.whole(ir) {
            return whole.into();
        }
        let ty = result_type(self, ir);
        let element = ty.element_type();
        if !element.is_int_or_index_or_float() && !element.is_complex() {
            return FoldOutcome::NotFolded;
        }
        let number = |own: &Constant<'c>| convert_number(own.filter(|own| !ub::is_poison(*own))?, element);
        let numbers: Option<Vec<_>> = operands.iter().map(number).collect();
        numbers.and_then(|numbers| dense_of_attributes(ty, &numbers)).into()
    }
}

impl ExtractStridedSliceOp {
    fn parts(self, ir: &Ir<'_>) -> [Vec<i64>; 3] {
        ["offsets", "sizes", "strides"].map(|name| integers(self, ir, name))
    }

    /// Folds a slice of an inserted slice that contains it.
    fn of_inserted<'c>(self, ir: &Ir<'c>) -> Option<FoldOutcome<'c>> {
        let [offsets, sizes, strides] = self.parts(ir);
        let rank = source_type(self, ir).shape().len();
        let mut insert = ir.defining_op::<InsertStridedSliceOp>(source(self, ir))?;
        loop {
            let shape = source_type(insert, ir).shape();
            let [starts, steps] = ["offsets", "strides"].map(|name| integers(insert, ir, name));
            if shape.len() != rank || offsets.len() > starts.len() {
                return None;
            }
            let (mut differences, mut is_disjoint, mut is_partial) = (Vec::new(), false, false);
            for (dim, offset) in offsets.iter().enumerate() {
                if strides[dim] != steps[dim] {
                    return None;
                }
                let (start, end) = (starts[dim], starts[dim] + shape[dim]);
                if !(start..end).contains(offset) {
                    is_disjoint = true;
                    break;
                }
                is_partial |= offset + sizes[dim] > end;
                differences.push(offset - start);
            }
            if !is_disjoint && !is_partial {
                let numbers: Vec<_> = differences.iter().map(|own| i64_attr(ir, *own)).collect();
                let offsets = ir.context().array_attr(&numbers);
                let edits = vec![
                    FoldEdit::Operand(0, source(insert, ir)),
                    FoldEdit::Attribute("offsets", Some(offsets)),
                ];
                return Some(FoldOutcome::InPlace(edits));
            }
            if !is_disjoint {
                return None;
            }
            insert = ir.defining_op::<InsertStridedSliceOp>(insert.op().operand(ir, 1))?;
        }
    }

    /// The slice of a constant.
    fn of_constant<'c>(self, ir: &Ir<'c>, constant: Attribute<'c>) -> Option<Attribute<'c>> {
        let (from, to) = (source_type(self, ir), result_type(self, ir));
        if let Some(splat) = resplat(to, constant) {
            return Some(splat);
        }
        let elements = element_attributes(constant)?;
        let mut offsets = integers(self, ir, "offsets");
        offsets.resize(from.shape().len(), 0);
        let numbers = numbers_of_part(&offsets, to.shape(), from.shape());
        let part: Option<Vec<_>> = numbers.into_iter().map(|at| elements.get(at as usize).copied()).collect();
        dense_of_attributes(to, &part?)
    }
}

/// A number as an attribute of type `i64`.
pub(super) fn i64_attr<'c>(ir: &Ir<'c>, number: i64) -> Attribute<'c> {
    ir.context().integer_attr(ir.context().i64_type(), number.into())
}

impl Fold for ExtractStridedSliceOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        if source_type(self, ir) == result_type(self, ir) {
            return source(self, ir).into();
        }
        if let Some(edits) = self.of_inserted(ir) {
            return edits;
        }
        operands[0].and_then(|constant| self.of_constant(ir, constant)).into()
    }
}
