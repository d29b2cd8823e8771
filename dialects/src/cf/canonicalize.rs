//! Canonicalizations of branches.

use std::collections::HashSet;

use rtblgen_runtime::{
    Block, Builder, Canonicalize, CanonicalizeMethod, Ir, NoMatch, PatternRewriter, RewritePatternSet,
    TypedOp, Value, ValueOwner,
};

use super::{AssertOp, BranchOp, CondBranchOp};
use crate::arith;
use crate::ub::UnreachableOp;

/// The block and operands that a branch to a block may name instead, if the block has nothing but a branch.
pub(super) fn collapsed(ir: &Ir<'_>, successor: Block, operands: &[Value]) -> Option<(Block, Vec<Value>)> {
    let branch = only_branch(ir, successor)?;
    let escapes = |argument: Value| argument.users(ir).any(|user| user != branch.op());
    if successor.arguments(ir).any(escapes) || is_in_cycle(ir, successor, branch.dest(ir)) {
        return None;
    }
    let passed = branch.dest_operands(ir).map(|operand| match operand.owner(ir) {
        ValueOwner::Argument(block, number) if block == successor => operands[number],
        _ => operand,
    });
    Some((branch.dest(ir), passed.collect()))
}

fn only_branch(ir: &Ir<'_>, block: Block) -> Option<BranchOp> {
    let only = block.first_op(ir).filter(|op| op.next(ir).is_none())?;
    BranchOp::cast(ir, only)
}

/// Whether a chain of branches from a block comes back to where it was.
fn is_in_cycle(ir: &Ir<'_>, start: Block, next: Block) -> bool {
    let mut visited = HashSet::from([start]);
    let mut block = next;
    while visited.insert(block) {
        match block.last_op(ir).and_then(|op| BranchOp::cast(ir, op)) {
            Some(branch) => block = branch.dest(ir),
            None => return false,
        }
    }
    true
}

/// Returns the block of the only branch to a block, with one edge.
pub(super) fn single_predecessor(ir: &Ir<'_>, block: Block) -> Option<Block> {
    let mut predecessors = block.predecessors(ir);
    predecessors.next().filter(|_| predecessors.next().is_none())
}

/// Replaces a terminator by `cf.br`.
pub(super) fn replace_with_branch(
    rewriter: &mut PatternRewriter<'_, '_>,
    op: impl TypedOp,
    dest: Block,
    operands: &[Value],
) {
    let location = op.location(rewriter);
    BranchOp::build(rewriter, location, operands, dest);
    rewriter.erase_op(op);
}

impl CanonicalizeMethod for AssertOp {
    fn canonicalize(self, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
        match rewriter.match_constant_int(self.arg(rewriter)) {
            Some(condition) if condition != 0 => {
                rewriter.erase_op(self);
                Ok(())
            }
            _ => Err(NoMatch),
        }
    }
}

impl CanonicalizeMethod for BranchOp {
    fn canonicalize(self, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
        merge_with_only_successor(self, rewriter).or_else(|_| skip_branch(self, rewriter))
    }
}

/// Merges a block into this one if this branch is the only one to it.
fn merge_with_only_successor(op: BranchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (dest, own) = (op.dest(rewriter), op.op().block(rewriter).ok_or(NoMatch)?);
    if dest == own || single_predecessor(rewriter, dest).is_none() {
        return Err(NoMatch);
    }
    let operands: Vec<Value> = op.dest_operands(rewriter).collect();
    // A loop that control never enters may pass an argument of the block to the block.
    if operands.iter().any(|operand| operand.parent_block(rewriter) == Some(dest)) {
        return Err(NoMatch);
    }
    rewriter.erase_op(op);
    rewriter.merge_blocks(dest, own, &operands);
    Ok(())
}

/// Replaces a branch to a branch by a branch to the second one's successor.
fn skip_branch(op: BranchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let dest = op.dest(rewriter);
    if Some(dest) == op.op().block(rewriter) {
        return Err(NoMatch);
    }
    let operands: Vec<Value> = op.dest_operands(rewriter).collect();
    let (dest, operands) = collapsed(rewriter, dest, &operands).ok_or(NoMatch)?;
    replace_with_branch(rewriter, op, dest, &operands);
    Ok(())
}

impl Canonicalize for CondBranchOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("SimplifyConstCondBranchPred", constant_condition)
            .add_fn("SimplifyPassThroughCondBranch", skip_branches)
            .add_fn("SimplifyCondBranchIdenticalSuccessors", equal_successors)
            .add_fn("SimplifyCondBranchFromCondBranchOnSameCondition", known_condition)
            .add_fn("CondBranchTruthPropagation", propagate_condition)
            .add_fn("DropUnreachableCondBranch", drop_unreachable);
    }
}

/// The block and the operands of one side.
fn side(op: CondBranchOp, ir: &Ir<'_>, is_true: bool) -> (Block, Vec<Value>) {
    match is_true {
        true => (op.true_dest(ir), op.true_dest_operands(ir).collect()),
        false => (op.false_dest(ir), op.false_dest_operands(ir).collect()),
    }
}

fn take_side(op: CondBranchOp, rewriter: &mut PatternRewriter<'_, '_>, is_true: bool) -> Result<(), NoMatch> {
    let (dest, operands) = side(op, rewriter, is_true);
    replace_with_branch(rewriter, op, dest, &operands);
    Ok(())
}

fn constant_condition(op: CondBranchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let condition = rewriter.match_constant_int(op.condition(rewriter)).ok_or(NoMatch)?;
    take_side(op, rewriter, condition != 0)
}

fn skip_branches(op: CondBranchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let [on_true, on_false] = [true, false].map(|is_true| side(op, rewriter, is_true));
    let [new_true, new_false] =
        [&on_true, &on_false].map(|(dest, operands)| collapsed(rewriter, *dest, operands));
    if new_true.is_none() && new_false.is_none() {
        return Err(NoMatch);
    }
    let ((true_dest, true_operands), (false_dest, false_operands)) =
        (new_true.unwrap_or(on_true), new_false.unwrap_or(on_false));
    let (condition, weights) = (op.condition(rewriter), op.branch_weights(rewriter));
    let location = op.location(rewriter);
    CondBranchOp::build_with(
        rewriter,
        location,
        condition,
        &true_operands,
        &false_operands,
        weights.as_deref(),
        true_dest,
        false_dest,
    );
    rewriter.erase_op(op);
    Ok(())
}

/// One successor needs no branch: operands that differ are selected.
fn equal_successors(op: CondBranchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (dest, on_true) = side(op, rewriter, true);
    let (other, on_false) = side(op, rewriter, false);
    if dest != other {
        return Err(NoMatch);
    }
    if on_true == on_false {
        replace_with_branch(rewriter, op, dest, &on_true);
        return Ok(());
    }
    let own = op.op().block(rewriter);
    if dest.predecessors(rewriter).any(|block| Some(block) != own) {
        return Err(NoMatch);
    }
    let (condition, location) = (op.condition(rewriter), op.location(rewriter));
    let select = |(on_true, on_false): (Value, Value)| {
        if on_true == on_false {
            return on_true;
        }
        arith::SelectOp::build(rewriter, location, condition, on_true, on_false).result(rewriter)
    };
    let operands: Vec<Value> = on_true.into_iter().zip(on_false).map(select).collect();
    replace_with_branch(rewriter, op, dest, &operands);
    Ok(())
}

/// The only branch to this block has the same condition.
fn known_condition(op: CondBranchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = op.op().block(rewriter).ok_or(NoMatch)?;
    let before =
        single_predecessor(rewriter, own).and_then(|block| block.terminator(rewriter)).ok_or(NoMatch)?;
    let before = CondBranchOp::cast(rewriter, before).ok_or(NoMatch)?;
    if before.condition(rewriter) != op.condition(rewriter) {
        return Err(NoMatch);
    }
    let is_true = own == before.true_dest(rewriter);
    take_side(op, rewriter, is_true)
}

/// Replaces the condition by its value in a block that only one side branches to.
fn propagate_condition(op: CondBranchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (condition, location) = (op.condition(rewriter), op.location(rewriter));
    let mut is_replaced = false;
    for is_true in [true, false] {
        let dest = side(op, rewriter, is_true).0;
        let is_inside = |ir: &Ir<'_>, user: rtblgen_runtime::Op| user.block(ir) == Some(dest);
        let is_known = single_predecessor(rewriter, dest).is_some();
        if !is_known || !condition.users(rewriter).any(|user| is_inside(rewriter, user)) {
            continue;
        }
        let value = rewriter.context().bool_attr(is_true);
        let known = arith::ConstantOp::build(rewriter, location, value).result(rewriter);
        rewriter.replace_uses_if(condition, known, |ir, found| is_inside(ir, found.op));
        is_replaced = true;
    }
    if is_replaced { Ok(()) } else { Err(NoMatch) }
}

/// A side that is never reached is not taken.
fn drop_unreachable(op: CondBranchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let is_unreachable = |dest: Block| {
        let first = dest.first_op(rewriter).filter(|first| first.next(rewriter).is_none());
        first.is_some_and(|first| UnreachableOp::cast(rewriter, first).is_some())
    };
    if is_unreachable(op.true_dest(rewriter)) {
        return take_side(op, rewriter, false);
    }
    if is_unreachable(op.false_dest(rewriter)) {
        return take_side(op, rewriter, true);
    }
    Err(NoMatch)
}
