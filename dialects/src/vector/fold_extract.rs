//! The folder of `vector.extract`.

use crate::shapes::{dispatch, mixed, static_indices};
use rtblgen_runtime::constants::{dense_of_attributes, element_attributes};
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::{Attribute, DYNAMIC, Fold, FoldEdit, FoldOutcome, Ir, Op, Type, TypedOp, Value};

use super::elements::{linear, position_of, resplat};
use super::verify_slices::integers;
use super::{
    BroadcastOp, ExtractOp, ExtractStridedSliceOp, FromElementsOp, InsertOp, InsertStridedSliceOp,
    POISON_INDEX, ShapeCastOp, ShuffleOp, TransposeOp, result_type, source, source_type,
};
use crate::ub;

type Constant<'c> = Option<Attribute<'c>>;

/// The static and dynamic position of an operation. `first` is the number of the first position operand.
pub(super) fn positions<'c>(op: Op, ir: &Ir<'c>, first: usize) -> Vec<OpFoldResult<'c>> {
    let numbers = static_indices(op.attribute(ir, "static_position"));
    mixed(ir.context(), &numbers, op.operands(ir).skip(first))
}

/// The position, if it is static.
pub(super) fn constant_positions(op: Op, ir: &Ir<'_>) -> Option<Vec<i64>> {
    let numbers = static_indices(op.attribute(ir, "static_position"));
    (!numbers.contains(&DYNAMIC)).then_some(numbers)
}

/// The position with known in-bounds operands replaced by constants; `None` if there are none. `constants` are those of the
/// operands.
pub(super) fn known_positions<'c>(
    ir: &Ir<'c>,
    positions: &[OpFoldResult<'c>],
    constants: &[Constant<'c>],
    shape: &[i64],
) -> Option<Vec<OpFoldResult<'c>>> {
    let (mut constants, mut has_changed) = (constants.iter(), false);
    let mut known = |(position, size): (&OpFoldResult<'c>, &i64)| {
        let OpFoldResult::Value(_) = position else { return *position };
        let number =
            constants.next().copied().flatten().and_then(|own| own.as_integer()).map(|own| own as i64);
        match number.filter(|number| (POISON_INDEX..*size).contains(number)) {
            Some(number) => {
                has_changed = true;
                OpFoldResult::index(ir.context(), number)
            }
            None => *position,
        }
    };
    let found = positions.iter().zip(shape).map(&mut known).collect();
    has_changed.then_some(found)
}

/// The edits that set the operands and the position of an operation.
pub(super) fn edits<'c>(ir: &Ir<'c>, operands: &[Value], positions: &[OpFoldResult<'c>]) -> FoldOutcome<'c> {
    let (values, numbers) = dispatch(positions);
    FoldOutcome::InPlace(vec![
        FoldEdit::Operands([operands, &values].concat()),
        FoldEdit::Attribute("static_position", Some(ir.context().dense_array_attr(&numbers))),
    ])
}

/// An extraction: a value and a position.
struct Extraction<'c> {
    value: Value,
    positions: Vec<OpFoldResult<'c>>,
    ty: Type<'c>,
}

/// The fold result of an extraction.
enum Found<'c> {
    Value(Value),
    Extraction(Value, Vec<OpFoldResult<'c>>),
}

impl<'c> Extraction<'c> {
    /// The position, if it is static.
    fn constants(&self) -> Option<Vec<i64>> {
        self.positions.iter().map(|position| position.as_static()).collect()
    }

    fn at(&self, ir: &Ir<'c>, value: Value, positions: &[i64]) -> Found<'c> {
        let positions = positions.iter().map(|number| OpFoldResult::index(ir.context(), *number));
        Found::Extraction(value, positions.collect())
    }

    /// The rank of the extracted value; 0 for a scalar.
    fn rank(&self) -> usize {
        if self.ty.is_vector() { self.ty.shape().len() } else { 0 }
    }

    /// Folds an extraction from a constant.
    fn of_constant(&self, ir: &Ir<'c>, constant: Attribute<'c>) -> Option<Attribute<'c>> {
        if let Some(element) = rtblgen_runtime::constants::splat_element(constant) {
            return if self.ty.is_vector() { resplat(self.ty, constant) } else { Some(element) };
        }
        let (elements, shape) = (element_attributes(constant)?, self.value.ty(ir).shape());
        let start = usize::try_from(linear(&self.constants()?, shape)).ok()?;
        if !self.ty.is_vector() {
            return elements.get(start).copied();
        }
        let count = usize::try_from(self.ty.num_elements()?).ok()?;
        dense_of_attributes(self.ty, elements.get(start..start.checked_add(count)?)?)
    }

    /// Folds an extraction of an extraction by concatenating their positions.
    fn of_extract(&self, ir: &Ir<'c>) -> Option<Found<'c>> {
        let mut before = ir.defining_op::<ExtractOp>(self.value)?;
        let mut positions = self.constants()?;
        loop {
            positions.splice(0..0, constant_positions(before.op(), ir)?);
            match ir.defining_op::<ExtractOp>(source(before, ir)) {
                Some(next) => before = next,
                None => return Some(self.at(ir, source(before, ir), &positions)),
            }
        }
    }

    /// Folds an extraction from a broadcast, or from a cast that only adds leading dimensions.
    fn of_broadcast(&self, ir: &Ir<'c>) -> Option<Found<'c>> {
        let input = broadcast_source(ir, self.value)?;
        let ty = input.ty(ir);
        if ty == self.ty {
            return Some(Found::Value(input));
        }
        let shape = if ty.is_vector() { ty.shape() } else { &[] };
        let left = shape.len().checked_sub(self.rank()).filter(|_| ty.is_vector())?;
        if self.ty.is_vector() && self.ty.shape() != &shape[left..] {
            return None;
        }
        let lead = self.value.ty(ir).shape().len() - shape.len();
        let zero = OpFoldResult::index(ir.context(), 0);
        let position = |(dim, size): (usize, &i64)| match size {
            1 => Some(zero),
            _ => self.positions.get(dim + lead).copied(),
        };
        let positions: Option<Vec<_>> = shape[..left].iter().enumerate().map(position).collect();
        Some(Found::Extraction(input, positions?))
    }

    fn of_shuffle(&self, ir: &Ir<'c>) -> Option<Found<'c>> {
        let shuffle = ir.defining_op::<ShuffleOp>(self.value)?;
        let &[position] = self.constants()?.as_slice() else { return None };
        if result_type(shuffle, ir).shape().len() != 1 {
            return None;
        }
        let &[size] = source_type(shuffle, ir).shape() else { return None };
        let index = *shuffle.mask(ir).get(usize::try_from(position).ok()?)?;
        let (number, index) = if index < size { (0, index) } else { (1, index - size) };
        Some(self.at(ir, shuffle.op().operand(ir, number), &[index]))
    }

    /// Folds an extraction from a shape cast if the extracted dimensions are trailing dimensions of the source.
    fn of_shape_cast(&self, ir: &Ir<'c>) -> Option<Found<'c>> {
        let cast = ir.defining_op::<ShapeCastOp>(self.value)?;
        let positions = self.constants()?;
        let (from, to) = (source_type(cast, ir).shape(), self.value.ty(ir).shape());
        let rank = self.rank();
        let kept = from.len().checked_sub(rank)?;
        if rank > 0 && from[kept..] != *self.ty.shape() {
            return None;
        }
        let number = linear(&positions, &to[..positions.len()]);
        Some(self.at(ir, source(cast, ir), &position_of(number, &from[..kept])))
    }

    fn of_strided_slice(&self, ir: &Ir<'c>) -> Option<Found<'c>> {
        let slice = ir.defining_op::<ExtractStridedSliceOp>(self.value)?;
        let mut positions = self.constants()?;
        if integers(slice, ir, "strides").iter().any(|stride| *stride != 1) {
            return None;
        }
        let (from, to) = (source_type(slice, ir).shape(), self.value.ty(ir).shape());
        let mut offsets = integers(slice, ir, "offsets");
        while let Some(&offset) = offsets.last() {
            let last = offsets.len() - 1;
            if offset != 0 || to[last] != from[last] {
                break;
            }
            offsets.pop();
        }
        if self.rank() > from.len() - offsets.len() || positions.len() < offsets.len() {
            return None;
        }
        positions.iter_mut().zip(&offsets).for_each(|(position, offset)| *position += offset);
        Some(self.at(ir, source(slice, ir), &positions))
    }

    /// Folds an extraction from a chain of `vector.insert_strided_slice`.
    fn of_inserted_slices(&self, ir: &Ir<'c>) -> Option<Found<'c>> {
        let positions = self.constants()?;
        let rank = self.rank();
        let mut insert = ir.defining_op::<InsertStridedSliceOp>(self.value)?;
        loop {
            let (own, whole) = (source_type(insert, ir).shape(), result_type(insert, ir).shape());
            let lead = whole.len() - own.len();
            let offsets = integers(insert, ir, "offsets");
            let left = own.len().checked_sub(rank)?;
            if integers(insert, ir, "strides").iter().any(|stride| *stride != 1) {
                return None;
            }
            let size = |dim: usize| if dim < lead { 1 } else { own[dim - lead] };
            let is_inside =
                |(dim, position): (usize, &i64)| (offsets[dim]..offsets[dim] + size(dim)).contains(position);
            if positions.iter().enumerate().all(is_inside) {
                if (0..rank).any(|dim| own[left + dim] != whole[left + lead + dim]) {
                    return None;
                }
                let inner =
                    positions.iter().zip(&offsets).skip(lead).map(|(position, offset)| position - offset);
                return Some(self.at(ir, source(insert, ir), &inner.collect::<Vec<_>>()));
            }
            insert = ir.defining_op::<InsertStridedSliceOp>(insert.op().operand(ir, 1))?;
        }
    }

    fn of_elements(&self, ir: &Ir<'c>) -> Option<Found<'c>> {
        let made = ir.defining_op::<FromElementsOp>(self.value)?;
        let positions = self.constants()?;
        if self.ty != self.value.ty(ir).element_type() {
            return None;
        }
        let number = usize::try_from(linear(&positions, self.value.ty(ir).shape())).ok()?;
        (number < made.op().operand_count(ir)).then(|| Found::Value(made.op().operand(ir, number)))
    }

    /// Folds an extraction of an inserted value, through other insertions and transpositions.
    fn of_inserts(&self, ir: &Ir<'c>) -> Option<Found<'c>> {
        let mut positions = self.constants()?;
        let mut extracted = positions.len();
        // A negative number is a whole dimension, which the position does not index.
        let whole: Vec<i64> =
            (1..=(self.value.ty(ir).shape().len() - extracted) as i64).map(|dim| -dim).collect();
        positions.extend(&whole);
        let mut value = self.value;
        loop {
            if let Some(transpose) = ir.defining_op::<TransposeOp>(value) {
                let mut before = positions.clone();
                for (position, dim) in positions.iter().zip(transpose.permutation(ir)) {
                    *before.get_mut(usize::try_from(dim).ok()?)? = *position;
                }
                (positions, value) = (before, source(transpose, ir));
                continue;
            }
            let Some(insert) = ir.defining_op::<InsertOp>(value) else { break };
            let inserted = constant_positions(insert.op(), ir);
            let is_whole = positions[extracted..] == whole;
            if inserted.as_deref() == Some(&positions[..extracted]) && is_whole {
                return Some(Found::Value(source(insert, ir)));
            }
            if let Some(inserted) = inserted.filter(|inserted| positions.starts_with(inserted)) {
                positions.drain(..inserted.len());
                extracted = positions.len().checked_sub(whole.len())?;
                value = source(insert, ir);
                break;
            }
            let inserted = insert.static_position(ir);
            let may_meet = |(own, other): (&i64, &i64)| *own < 0 || *other < 0 || own == other;
            if inserted.starts_with(&positions) || positions.iter().zip(&inserted).all(may_meet) {
                return None;
            }
            value = insert.op().operand(ir, 1);
        }
        (value != self.value && positions[extracted..] == whole)
            .then(|| self.at(ir, value, &positions[..extracted]))
    }
}

/// The source of a broadcast, or of a cast that only adds leading dimensions (MLIR's `isBroadcastLike`).
pub(super) fn broadcast_source(ir: &Ir<'_>, value: Value) -> Option<Value> {
    if let Some(broadcast) = ir.defining_op::<BroadcastOp>(value) {
        return Some(source(broadcast, ir));
    }
    let cast = ir.defining_op::<ShapeCastOp>(value)?;
    value.ty(ir).shape().ends_with(source_type(cast, ir).shape()).then(|| source(cast, ir))
}

impl Fold for ExtractOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (value, ty) = (source(self, ir), result_type(self, ir));
        let own = positions(self.op(), ir, 1);
        if own.is_empty() && value.ty(ir) == ty {
            return value.into();
        }
        if operands[0].is_some_and(ub::is_poison) {
            return ub::poison(ir.context()).into();
        }
        let known = known_positions(ir, &own, &operands[1..], value.ty(ir).shape());
        let has_changed = known.is_some();
        let own = Extraction { value, positions: known.unwrap_or(own), ty };
        if own.positions.iter().any(|position| position.as_static() == Some(POISON_INDEX)) {
            return ub::poison(ir.context()).into();
        }
        if let Some(part) = operands[0].and_then(|constant| own.of_constant(ir, constant)) {
            return part.into();
        }
        let found = own.of_extract(ir);
        let found = found.or_else(|| own.of_inserts(ir)).or_else(|| own.of_broadcast(ir));
        let found = found.or_else(|| own.of_shuffle(ir)).or_else(|| own.of_shape_cast(ir));
        let found = found.or_else(|| own.of_strided_slice(ir)).or_else(|| own.of_inserted_slices(ir));
        match found.or_else(|| own.of_elements(ir)) {
            Some(Found::Value(value)) => value.into(),
            Some(Found::Extraction(value, positions)) => edits(ir, &[value], &positions),
            None if has_changed => edits(ir, &[value], &own.positions),
            None => FoldOutcome::NotFolded,
        }
    }
}
