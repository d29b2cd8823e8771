//! Creation of an operation, or of the values that it folds to.

use smallvec::SmallVec;

use super::builder::{Builder, InsertionPoint};
use super::definition::{FoldEdit, FoldOutcome, FoldResult};
use super::fold::{constant_of_op, fold_op};
use super::handle::{Op, Value};
use super::state::OpState;
use crate::context::attributes::Attribute;

/// Maximal number of in-place folds of one operation. A folder that needs more does not terminate.
const MAX_EDITS: usize = 100;

/// Implements [`Builder::create_or_fold`]. `edit` changes the operation that was just created, `erase` erases it.
pub fn create_or_fold<'c, B: Builder<'c>>(
    builder: &mut B,
    state: OpState<'c>,
    edit: impl Fn(&mut B, Op, &[FoldEdit<'c>]),
    erase: impl Fn(&mut B, Op),
) -> Vec<Value> {
    let op = builder.create(state);
    if constant_of_op(builder.ir(), op).is_some() {
        return results(builder, op);
    }
    let mut folded = None;
    for _ in 0..MAX_EDITS {
        match fold_op(builder.ir(), op) {
            FoldOutcome::NotFolded => break,
            FoldOutcome::InPlace(edits) => edit(builder, op, &edits),
            FoldOutcome::Replaced(results) => {
                folded = Some(results);
                break;
            }
        }
    }
    let Some(folded) = folded else { return results(builder, op) };
    let point = builder.insertion_point();
    builder.set_insertion_point_at(op);
    let values = materialized(builder, op, &folded, &erase);
    builder.set_insertion_point(point);
    match values {
        Some(values) => {
            erase(builder, op);
            values
        }
        None => results(builder, op),
    }
}

fn results<'c>(builder: &impl Builder<'c>, op: Op) -> Vec<Value> {
    op.results(builder.ir()).collect()
}

/// The values, with operations for constants; `None` if one of these cannot be made.
fn materialized<'c, B: Builder<'c>>(
    builder: &mut B,
    op: Op,
    folded: &[FoldResult<'c>],
    erase: &impl Fn(&mut B, Op),
) -> Option<Vec<Value>> {
    let mut constants: SmallVec<[Op; 2]> = SmallVec::new();
    let mut values = Vec::new();
    for (number, result) in folded.iter().enumerate() {
        let value = match result {
            FoldResult::Value(value) => Some(*value),
            FoldResult::Attribute(attribute) => constant(builder, op, number, *attribute).map(|constant| {
                constants.push(constant);
                constant.result(builder.ir(), 0)
            }),
        };
        let Some(value) = value else {
            constants.into_iter().for_each(|constant| erase(builder, constant));
            return None;
        };
        values.push(value);
    }
    Some(values)
}

fn constant<'c>(
    builder: &mut impl Builder<'c>,
    op: Op,
    number: usize,
    attribute: Attribute<'c>,
) -> Option<Op> {
    let ir = builder.ir();
    let (ty, location) = (op.result(ir, number).ty(ir), op.location(ir));
    let dialect = ir.context().dialect(op.name(ir).dialect())?;
    (dialect.hooks.materialize_constant?)(builder, attribute, ty, location)
}

/// Sets the insertion point of a builder at an operation.
trait InsertionPointAt<'c>: Builder<'c> {
    fn set_insertion_point_at(&mut self, op: Op) {
        let point = op.block(self.ir()).map_or(InsertionPoint::Detached, |_| InsertionPoint::Before(op));
        self.set_insertion_point(point);
    }
}

impl<'c, B: Builder<'c>> InsertionPointAt<'c> for B {}
