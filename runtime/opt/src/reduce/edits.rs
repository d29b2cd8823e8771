//! Lists the edits that may make a program smaller.

use rtblgen_ir::context::attributes::AttributeKind;
use rtblgen_ir::ir::{Ir, Op};
use rtblgen_ir::traits;

use super::values::is_simple;

/// An edit of a program. Operations are numbers in pre-order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Edit {
    /// Erases operations. Their results are replaced by an operand of the same type if that is requested and there is
    /// one, otherwise by a constant.
    Erase { ops: Vec<usize>, keeps_operand: bool },
    /// Replaces an operation by the operations in one of its regions.
    Unwrap { op: usize, region: usize },
    /// Removes the blocks of a region.
    Empty { op: usize, region: usize },
    /// Replaces a terminator by a copy of another one that has no successors, and removes unreachable blocks.
    End { op: usize, like: usize },
    /// Replaces all successors of a terminator by one of them.
    Redirect { op: usize, successor: usize },
    /// Merges a block into its only predecessor.
    Merge { op: usize, successor: usize },
    /// Removes an argument of a block other than an entry block.
    BlockArgument { op: usize, region: usize, block: usize, number: usize },
    /// Makes an operand a constant.
    Operand { op: usize, operand: usize },
    /// Removes an operand.
    RemoveOperand { op: usize, operand: usize },
    /// Removes an argument of a function, and the operands of its calls.
    FunctionArgument { op: usize, number: usize },
    /// Removes a result of a function, and of its calls.
    FunctionResult { op: usize, number: usize },
    /// Removes an attribute.
    RemoveAttribute { op: usize, name: String },
    /// Makes a number, or the numbers of a vector or a tensor, 0.
    ZeroAttribute { op: usize, name: String },
}

/// A function that lists the edits of one kind.
pub(super) type Phase = fn(&Ir<'_>, &[Op]) -> Vec<Edit>;

/// The kinds of edits in the order in which they are tried: the ones that remove most are first.
pub(super) const PHASES: &[Phase] =
    &[regions, terminators, merged_blocks, single_ops, block_arguments, operands, signatures, attributes];

/// The operations that may be erased: all except the root and terminators.
pub(super) fn erasable(ir: &Ir<'_>, ops: &[Op]) -> Vec<usize> {
    (1..ops.len()).filter(|number| !is_terminator(ir, ops[*number])).collect()
}

fn is_terminator(ir: &Ir<'_>, op: Op) -> bool {
    op.successor_count(ir) > 0 || op.has_trait(ir, &traits::TERMINATOR)
}

fn regions(ir: &Ir<'_>, ops: &[Op]) -> Vec<Edit> {
    let mut edits = Vec::new();
    for (op, own) in ops.iter().enumerate().skip(1) {
        for (region, body) in own.regions(ir).enumerate().filter(|(_, body)| !body.is_empty(ir)) {
            edits.push(Edit::Empty { op, region });
            if body.has_one_block(ir) && !own.is_symbol(ir) {
                edits.push(Edit::Unwrap { op, region });
            }
        }
    }
    edits
}

fn terminators(ir: &Ir<'_>, ops: &[Op]) -> Vec<Edit> {
    let mut edits = Vec::new();
    for (op, own) in ops.iter().enumerate().filter(|(_, own)| own.successor_count(ir) > 0) {
        let region = own.parent_region(ir);
        let is_end = |other: &Op| {
            other.parent_region(ir) == region && other.successor_count(ir) == 0 && is_terminator(ir, *other)
        };
        let ends = ops.iter().enumerate().filter(|(_, other)| is_end(other));
        edits.extend(ends.map(|(like, _)| Edit::End { op, like }));
        let first = own.successor(ir, 0);
        if own.successors(ir).any(|block| block != first) {
            edits.extend((0..own.successor_count(ir)).map(|successor| Edit::Redirect { op, successor }));
        }
    }
    edits
}

fn merged_blocks(ir: &Ir<'_>, ops: &[Op]) -> Vec<Edit> {
    let branches = ops.iter().enumerate().filter(|(_, own)| own.successor_count(ir) > 0);
    branches
        .flat_map(|(op, own)| {
            (0..own.successor_count(ir)).map(move |successor| Edit::Merge { op, successor })
        })
        .collect()
}

fn single_ops(ir: &Ir<'_>, ops: &[Op]) -> Vec<Edit> {
    let has_results = |number: &usize| ops[*number].result_count(ir) > 0;
    let single = erasable(ir, ops).into_iter().rev().filter(has_results);
    single.map(|number| Edit::Erase { ops: vec![number], keeps_operand: true }).collect()
}

fn block_arguments(ir: &Ir<'_>, ops: &[Op]) -> Vec<Edit> {
    let mut edits = Vec::new();
    for (op, own) in ops.iter().enumerate() {
        for (region, body) in own.regions(ir).enumerate() {
            for (block, own) in body.blocks(ir).enumerate().skip(1) {
                let numbers = (0..own.argument_count(ir)).rev();
                edits.extend(numbers.map(|number| Edit::BlockArgument { op, region, block, number }));
            }
        }
    }
    edits
}

fn operands(ir: &Ir<'_>, ops: &[Op]) -> Vec<Edit> {
    let mut edits = Vec::new();
    for (op, own) in ops.iter().enumerate() {
        for (operand, value) in own.operands(ir).enumerate() {
            edits.push(Edit::RemoveOperand { op, operand });
            if !is_simple(ir, value) {
                edits.push(Edit::Operand { op, operand });
            }
        }
    }
    edits
}

fn signatures(ir: &Ir<'_>, ops: &[Op]) -> Vec<Edit> {
    let mut edits = Vec::new();
    for (op, own) in ops.iter().enumerate() {
        let Some(ty) = own.function_type(ir) else { continue };
        edits.extend((0..ty.inputs().len()).rev().map(|number| Edit::FunctionArgument { op, number }));
        edits.extend((0..ty.results().len()).rev().map(|number| Edit::FunctionResult { op, number }));
    }
    edits
}

fn attributes(ir: &Ir<'_>, ops: &[Op]) -> Vec<Edit> {
    let mut edits = Vec::new();
    for (op, own) in ops.iter().enumerate() {
        for entry in own.attributes(ir) {
            let name = entry.name.value().to_owned();
            edits.push(Edit::RemoveAttribute { op, name: name.clone() });
            let is_number =
                matches!(entry.value.kind(), AttributeKind::Integer { .. } | AttributeKind::Float { .. })
                    || entry.value.ty().is_some_and(|ty| ty.is_shaped());
            if is_number {
                edits.push(Edit::ZeroAttribute { op, name });
            }
        }
    }
    edits
}
