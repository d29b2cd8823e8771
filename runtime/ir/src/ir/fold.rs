//! Folding of operations, by hook and by trait.

use smallvec::SmallVec;

use super::definition::{FoldEdit, FoldOutcome, FoldResult, OpDefinition};
use super::handle::{Block, Op, Region, Value};
use super::storage::Ir;
use crate::context::attributes::Attribute;

/// The traits that fold, as a set; found once per kind of operation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FoldTraits {
    commutative: bool,
    idempotent: bool,
    involution: bool,
    cast: bool,
}

impl FoldTraits {
    /// No traits.
    pub(crate) const NONE: Self =
        Self { commutative: false, idempotent: false, involution: false, cast: false };

    pub(crate) fn of(definition: &OpDefinition) -> Self {
        let has = |name: &str| definition.traits.iter().any(|own| own.name == name);
        Self {
            commutative: has("Commutative"),
            idempotent: has("Idempotent"),
            involution: has("Involution"),
            cast: definition.interfaces.iter().any(|own| own.name == CAST),
        }
    }

    pub(crate) fn is_empty(self) -> bool {
        !(self.commutative || self.idempotent || self.involution || self.cast)
    }
}

/// The interface of casts, which are folded away if the types agree.
const CAST: &str = "::mlir::CastOpInterface";

/// The trait of operations that are constants: their folder gives their value.
pub(crate) const CONSTANT_LIKE: &str = "ConstantLike";

/// Returns the value of `op`, if it is a constant: its definition has the trait `ConstantLike`, and its
/// folder returns the value.
pub fn constant_of_op<'c>(ir: &Ir<'c>, op: Op) -> Option<Attribute<'c>> {
    let definition = op.definition(ir)?;
    if op.result_count(ir) != 1 || !definition.traits.iter().any(|own| own.name == CONSTANT_LIKE) {
        return None;
    }
    match definition.fold?(ir, op, &[]) {
        FoldOutcome::Replaced(results) => match results.first() {
            Some(FoldResult::Attribute(value)) => Some(*value),
            _ => None,
        },
        FoldOutcome::NotFolded | FoldOutcome::InPlace(_) => None,
    }
}

/// The value, if it is the result of a constant (MLIR's `m_Constant`).
pub fn constant_value<'c>(ir: &Ir<'c>, value: Value) -> Option<Attribute<'c>> {
    constant_of_op(ir, value.defining_op(ir)?)
}

/// Tries the folder of `op`, then its traits, as MLIR's `Operation::fold` does; the IR is not changed.
///
/// An in-place fold by the folder and one by a trait may both be in the outcome.
pub fn fold_op<'c>(ir: &Ir<'c>, op: Op) -> FoldOutcome<'c> {
    match op.definition(ir) {
        Some(definition) => fold_with(ir, op, definition, FoldTraits::of(definition)),
        None => FoldOutcome::NotFolded,
    }
}

pub(crate) fn fold_with<'c>(
    ir: &Ir<'c>,
    op: Op,
    definition: &OpDefinition,
    traits: FoldTraits,
) -> FoldOutcome<'c> {
    if definition.fold.is_none() && traits.is_empty() {
        return FoldOutcome::NotFolded;
    }
    let constants: SmallVec<[Option<Attribute<'c>>; 4]> =
        op.operands(ir).map(|operand| constant_value(ir, operand)).collect();
    fold_constants(ir, op, definition, traits, &constants)
}

/// Folds `op` as if its operands had these constant values, as MLIR's `Operation::fold` with operands does.
pub fn fold_op_with<'c>(ir: &Ir<'c>, op: Op, constants: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
    match op.definition(ir) {
        Some(definition) => fold_constants(ir, op, definition, FoldTraits::of(definition), constants),
        None => FoldOutcome::NotFolded,
    }
}

fn fold_constants<'c>(
    ir: &Ir<'c>,
    op: Op,
    definition: &OpDefinition,
    traits: FoldTraits,
    constants: &[Option<Attribute<'c>>],
) -> FoldOutcome<'c> {
    let own = definition.fold.map_or(FoldOutcome::NotFolded, |fold| fold(ir, op, constants));
    match if_effective(ir, op, own) {
        FoldOutcome::NotFolded if !traits.is_empty() => {
            let by_traits = fold_traits(ir, op, constants, traits);
            if_effective(ir, op, by_traits)
        }
        // After a fold in place the traits would fold the changed operation. The driver comes back to it, and
        // then they do.
        own => own,
    }
}

/// The outcome, or `NotFolded` if it would change nothing or replace the operation by itself.
///
/// An operation can fold to its own result only where uses form a cycle: in graph regions and in unreachable
/// blocks. Such a value has no definition except the operation.
fn if_effective<'c>(ir: &Ir<'c>, op: Op, outcome: FoldOutcome<'c>) -> FoldOutcome<'c> {
    let is_effective = match &outcome {
        FoldOutcome::NotFolded => false,
        FoldOutcome::InPlace(edits) => edits.iter().any(|edit| is_change(ir, op, edit)),
        FoldOutcome::Replaced(results) => !results
            .iter()
            .any(|result| matches!(result, FoldResult::Value(own) if own.defining_op(ir) == Some(op))),
    };
    if is_effective { outcome } else { FoldOutcome::NotFolded }
}

fn is_change<'c>(ir: &Ir<'c>, op: Op, edit: &FoldEdit<'c>) -> bool {
    match edit {
        FoldEdit::Operand(number, value) => op.operand(ir, *number) != *value,
        FoldEdit::Operands(values) => !op.operands(ir).eq(values.iter().copied()),
        FoldEdit::Attribute(name, value) => op.attribute(ir, name) != *value,
        FoldEdit::SwapRegions(..) => true,
    }
}

fn fold_traits<'c>(
    ir: &Ir<'c>,
    op: Op,
    constants: &[Option<Attribute<'c>>],
    traits: FoldTraits,
) -> FoldOutcome<'c> {
    let replacement = if traits.idempotent { fold_idempotent(ir, op) } else { None };
    let replacement = replacement.or_else(|| if traits.involution { fold_involution(ir, op) } else { None });
    if let Some(value) = replacement {
        return value.into();
    }
    if traits.cast && op.operand_count(ir) > 0 && op.operand_types(ir).eq(op.result_types(ir)) {
        return FoldOutcome::Replaced(op.operands(ir).map(FoldResult::Value).collect());
    }
    if traits.commutative { fold_commutative(ir, op, constants) } else { FoldOutcome::NotFolded }
}

/// Moves constants after the other operands; both groups keep their order.
fn fold_commutative<'c>(ir: &Ir<'c>, op: Op, constants: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
    let is_sorted = constants.is_sorted_by_key(Option::is_some);
    if is_sorted {
        return FoldOutcome::NotFolded;
    }
    let pick = |wanted: bool| {
        let pairs = op.operands(ir).zip(constants);
        pairs.filter(move |(_, constant)| constant.is_some() == wanted).map(|(operand, _)| operand)
    };
    FoldOutcome::InPlace(vec![FoldEdit::Operands(pick(false).chain(pick(true)).collect())])
}

/// `f(f(x))` is `f(x)`, and `f(x, x)` is `x`.
fn fold_idempotent(ir: &Ir<'_>, op: Op) -> Option<Value> {
    let first = op.operands(ir).next()?;
    let applies = match op.operand_count(ir) {
        1 => inner_of_same_name(ir, op, first).is_some(),
        _ => op.operand(ir, 1) == first,
    };
    applies.then_some(first)
}

/// `f(f(x))` is `x`.
fn fold_involution(ir: &Ir<'_>, op: Op) -> Option<Value> {
    let inner = inner_of_same_name(ir, op, op.operands(ir).next()?)?;
    inner.operands(ir).next()
}

fn inner_of_same_name(ir: &Ir<'_>, op: Op, operand: Value) -> Option<Op> {
    operand.defining_op(ir).filter(|inner| inner.name(ir) == op.name(ir))
}

/// Makes the changes of an in-place fold.
pub fn apply_edits<'c>(ir: &mut Ir<'c>, op: Op, edits: &[FoldEdit<'c>]) {
    for edit in edits {
        match edit {
            FoldEdit::Operand(number, value) => ir.set_operand(op, *number, *value),
            FoldEdit::Operands(values) => ir.set_operands(op, values),
            FoldEdit::Attribute(name, Some(value)) => ir.set_attribute(op, name, *value),
            FoldEdit::Attribute(name, None) => {
                ir.remove_attribute(op, name);
            }
            FoldEdit::SwapRegions(first, second) => {
                swap_regions(ir, op.region(ir, *first), op.region(ir, *second))
            }
        }
    }
}

fn swap_regions(ir: &mut Ir<'_>, first: Region, second: Region) {
    let kept: Vec<Block> = first.blocks(ir).collect();
    for block in &kept {
        ir.detach_block(*block);
    }
    ir.take_body(second, first);
    for block in kept {
        ir.append_existing_block(second, block);
    }
}
