//! Facts from the interfaces of branches, in the form that analyses need.

use rtblgen_ir::context::attributes::Attribute;
use rtblgen_ir::control_flow::DynBranchOpInterface;
use rtblgen_ir::ir::{Block, Ir, Op, Value};

/// The values that a branch passes to the arguments of a successor: `None` for an argument that the branch itself makes.
/// `None` as a whole if the operation has no `BranchOpInterface`.
pub fn successor_operands(ir: &Ir<'_>, branch: Op, successor: usize) -> Option<Vec<Option<Value>>> {
    let range = branch.definition(ir)?.successor_operands?(ir, branch, successor);
    let count = branch.successor(ir, successor).argument_count(ir);
    let made = count.saturating_sub(range.len());
    let passed = range.map(|number| Some(branch.operand(ir, number)));
    Some(std::iter::repeat_n(None, made).chain(passed).collect())
}

/// The successor that a branch takes when operands have these constant values, if that is known.
pub fn branch_successor<'c>(ir: &Ir<'c>, branch: Op, operands: &[Option<Attribute<'c>>]) -> Option<Block> {
    match branch.successor_count(ir) {
        1 => Some(branch.successor(ir, 0)),
        _ => DynBranchOpInterface::cast(ir, branch)?.successor_for_operands(ir, operands),
    }
}
