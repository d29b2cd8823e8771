//! Lists of indices that are constants or operands, and slices of shaped values.

use rtblgen_runtime::{DYNAMIC, DenseArrayAttr};

use crate::fault::FaultKind;
use crate::step::Step;

/// The numbers of an attribute. Dynamic ones are replaced by the operands of a group.
pub(super) fn mixed(step: &Step<'_, '_>, attribute: &str, group: usize) -> Result<Vec<i64>, FaultKind> {
    let numbers = step.op().attribute(step.ir(), attribute);
    let numbers = numbers.and_then(|numbers| numbers.cast::<DenseArrayAttr<'_>>()?.values::<i64>());
    let mut operands = step.index_operands(group, "an offset, a size or a stride")?.into_iter();
    let index = |number: i64| match number {
        DYNAMIC => operands.next().unwrap_or(DYNAMIC),
        number => number,
    };
    Ok(numbers.unwrap_or_default().into_iter().map(index).collect())
}

/// Offsets, sizes and strides.
pub(super) struct Slice {
    pub offsets: Vec<i64>,
    pub sizes: Vec<i64>,
    pub strides: Vec<i64>,
}

impl Slice {
    /// The slice of an operation. Its offsets, sizes and strides are three groups of operands, from this one on.
    pub(super) fn of(step: &Step<'_, '_>, first_group: usize) -> Result<Self, FaultKind> {
        Ok(Slice {
            offsets: mixed(step, "static_offsets", first_group)?,
            sizes: mixed(step, "static_sizes", first_group + 1)?,
            strides: mixed(step, "static_strides", first_group + 2)?,
        })
    }

    /// Checks that the slice is inside of a shape.
    pub(super) fn inside(self, shape: &[i64]) -> Result<Self, FaultKind> {
        for (dimension, size) in shape.iter().enumerate() {
            let (offset, count, stride) =
                (self.offsets[dimension], self.sizes[dimension], self.strides[dimension]);
            if count < 0 {
                return Err(FaultKind::undefined(format!("a size is negative: {count}")));
            }
            let last = i128::from(offset) + i128::from(count - 1) * i128::from(stride);
            let is_inside = |place: i128| (0..i128::from(*size)).contains(&place);
            if count > 0 && !(is_inside(offset.into()) && is_inside(last)) {
                let message = format!(
                    "the slice is out of bounds: dimension {dimension} has size {size}, the slice goes from {offset} to {last}"
                );
                return Err(FaultKind::undefined(message));
            }
        }
        Ok(self)
    }

    /// Converts an index in the slice to an index in the whole.
    pub(super) fn index(&self, index: &[i64]) -> Vec<i64> {
        let place = |number: usize| self.offsets[number] + index[number] * self.strides[number];
        (0..index.len()).map(place).collect()
    }
}

/// The dimensions of a slice that remain in a type of lower rank: dimensions of size 1 are dropped, the first ones
/// first.
pub(super) fn kept_dimensions(sizes: &[i64], reduced: &[i64]) -> Option<Vec<usize>> {
    let mut dropped = sizes.len().checked_sub(reduced.len())?;
    let mut kept = Vec::new();
    let mut wanted = reduced.iter().peekable();
    for (dimension, size) in sizes.iter().enumerate() {
        let matches = wanted.peek().is_some_and(|other| **other == *size || **other == DYNAMIC);
        match matches && !(*size == 1 && dropped > 0 && !rest_needs(&sizes[dimension + 1..], &wanted)) {
            true => {
                kept.push(dimension);
                wanted.next();
            }
            false if *size == 1 && dropped > 0 => dropped -= 1,
            false => return None,
        }
    }
    (wanted.next().is_none()).then_some(kept)
}

/// Whether the remaining sizes are too few for the required dimensions.
fn rest_needs<'a>(rest: &[i64], wanted: &(impl Iterator<Item = &'a i64> + Clone)) -> bool {
    rest.len() < wanted.clone().count()
}
