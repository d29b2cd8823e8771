//! The operands of a branch that become arguments of a successor, and how to append to them.

use crate::ir::definition::Arity;
use crate::ir::{Ir, Op, Value};

/// The place of the operands that a branch passes to a successor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PassedGroup {
    /// A variadic operand of the definition.
    Variadic(usize),
    /// A group of an operand of the definition that is `VariadicOfVariadic`.
    Nested {
        operand: usize,
        /// The slot of the attribute that has the sizes of the groups.
        sizes: u16,
        group: usize,
    },
}

/// The variadic operand that is passed to a successor. If several are empty and stand at the same place, each successor
/// has its own, in their order.
fn variadic_group(ir: &Ir<'_>, branch: Op, successor: usize) -> Option<usize> {
    let range = branch.passed_operands(ir, successor)?;
    let same_before =
        (0..successor).filter(|other| branch.passed_operands(ir, *other).as_ref() == Some(&range)).count();
    let definition = branch.definition(ir)?;
    (0..definition.operands.len())
        .filter(|operand| matches!(definition.operands[*operand].arity, Arity::Variadic))
        .filter(|operand| branch.operand_segment(ir, *operand) == range)
        .nth(same_before)
}

/// The place of the operands that are passed to a successor. The groups of a `VariadicOfVariadic` belong to the successors
/// that have no variadic operand, in their order.
fn passed_group(ir: &Ir<'_>, branch: Op, successor: usize) -> Option<PassedGroup> {
    if let Some(operand) = variadic_group(ir, branch, successor) {
        return Some(PassedGroup::Variadic(operand));
    }
    let range = branch.passed_operands(ir, successor)?;
    let operands = branch.definition(ir)?.operands;
    let (operand, sizes) = operands.iter().enumerate().find_map(|(operand, definition)| {
        let Arity::VariadicOfVariadic { sizes } = definition.arity else { return None };
        let own = branch.operand_segment(ir, operand);
        (own.start <= range.start && range.end <= own.end).then_some((operand, sizes))
    })?;
    let group = (0..successor).filter(|other| variadic_group(ir, branch, *other).is_none()).count();
    Some(PassedGroup::Nested { operand, sizes, group })
}

/// Whether [`append_successor_operands`] can pass more values to a successor.
pub fn can_append_successor_operands(ir: &Ir<'_>, branch: Op, successor: usize) -> bool {
    passed_group(ir, branch, successor).is_some()
}

/// Passes more values to a successor, behind those that are passed already. Returns false, and changes nothing, if the
/// definition of the branch has no operand that can grow for this successor.
///
/// `SuccessorOperands::append` of MLIR.
pub fn append_successor_operands(ir: &mut Ir<'_>, branch: Op, successor: usize, values: &[Value]) -> bool {
    let (Some(place), Some(passed)) =
        (passed_group(ir, branch, successor), branch.passed_operands(ir, successor))
    else {
        return false;
    };
    let (PassedGroup::Variadic(operand) | PassedGroup::Nested { operand, .. }) = place;
    let range = branch.operand_segment(ir, operand);
    let mut all: Vec<Value> = range.clone().map(|index| branch.operand(ir, index)).collect();
    let end = passed.end - range.start;
    all.splice(end..end, values.iter().copied());
    ir.set_operand_group(branch, operand, &all);
    if let PassedGroup::Nested { sizes, group, .. } = place {
        let count = i32::try_from(values.len()).expect("a group has less than 2^31 values");
        ir.add_to_group_size(branch, usize::from(sizes), group, count);
    }
    true
}
