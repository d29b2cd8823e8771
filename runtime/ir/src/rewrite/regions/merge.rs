//! Merging of blocks that do the same.
//!
//! Blocks may differ in values from outside of them, if all branches to them can pass these as arguments instead.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use crate::control_flow::{append_successor_operands, can_append_successor_operands};
use crate::ir::{Block, Ir, Op, Region, Value};
use crate::rewrite::PatternRewriter;
use crate::rewrite::regions::branches::ways_to;

/// Merges identical blocks in each of `regions`; says whether there were any.
///
/// Blocks with operations that have blocks are not merged, so none of the regions goes away.
pub(super) fn merge_identical_blocks(rewriter: &mut PatternRewriter<'_, '_>, regions: &[Region]) -> bool {
    let mut merged = false;
    for region in regions {
        while merge_in_region(rewriter, *region) {
            merged = true;
        }
    }
    merged
}

/// Blocks that become one.
struct Cluster {
    /// The one that stays.
    leader: Block,
    others: Vec<Block>,
    /// Where they use different values: the number of an operation and of its operand.
    differences: BTreeSet<(usize, usize)>,
}

/// Blocks that lead to the same blocks are compared with each other; each group of equal ones keeps its first.
fn merge_in_region(rewriter: &mut PatternRewriter<'_, '_>, region: Region) -> bool {
    let mut groups: FxHashMap<Vec<Block>, usize> = FxHashMap::default();
    let mut clusters: Vec<Vec<Cluster>> = Vec::new();
    for block in region.blocks(rewriter).skip(1).filter(|block| is_mergeable(rewriter, *block)) {
        let group = *groups.entry(block.successors(rewriter).collect()).or_insert(clusters.len());
        if group == clusters.len() {
            clusters.push(Vec::new());
        }
        let found = clusters[group]
            .iter_mut()
            .find_map(|cluster| Some((differences(rewriter, cluster.leader, block)?, cluster)));
        match found {
            Some((differences, cluster)) => {
                cluster.others.push(block);
                cluster.differences.extend(differences);
            }
            None => clusters[group].push(Cluster {
                leader: block,
                others: Vec::new(),
                differences: BTreeSet::new(),
            }),
        }
    }
    clusters.into_iter().flatten().fold(false, |merged, cluster| merge(rewriter, &cluster) | merged)
}

/// No operation in it has blocks of its own, and its arguments are used in it only.
fn is_mergeable(ir: &Ir<'_>, block: Block) -> bool {
    let no_blocks = |op: Op| op.regions(ir).all(|region| region.is_empty(ir));
    block.ops(ir).all(no_blocks) && block.arguments(ir).all(|argument| is_local(ir, argument, block))
}

fn is_local(ir: &Ir<'_>, value: Value, block: Block) -> bool {
    value.users(ir).all(|user| user.block(ir) == Some(block))
}

/// The operands in which two blocks that do the same differ; `None` if they do not do the same.
fn differences(ir: &Ir<'_>, left: Block, right: Block) -> Option<Vec<(usize, usize)>> {
    if left.op_count(ir) != right.op_count(ir) || !left.argument_types(ir).eq(right.argument_types(ir)) {
        return None;
    }
    let mut different = Vec::new();
    for (number, (a, b)) in left.ops(ir).zip(right.ops(ir)).enumerate() {
        if !are_equal_apart_from_operands(ir, a, b) {
            return None;
        }
        for (operand, (a, b)) in a.operands(ir).zip(b.operands(ir)).enumerate() {
            match compare(ir, (left, a), (right, b)) {
                Comparison::Same => {}
                Comparison::Outside => different.push((number, operand)),
                Comparison::Different => return None,
            }
        }
        // What is used outside would be one or the other, depending on where control came from.
        if !a.results(ir).all(|result| is_local(ir, result, left))
            || !b.results(ir).all(|result| is_local(ir, result, right))
        {
            return None;
        }
    }
    Some(different)
}

fn are_equal_apart_from_operands(ir: &Ir<'_>, a: Op, b: Op) -> bool {
    a.name(ir) == b.name(ir)
        && a.operand_count(ir) == b.operand_count(ir)
        && a.region_count(ir) == b.region_count(ir)
        && a.result_types(ir).eq(b.result_types(ir))
        && a.successors(ir).eq(b.successors(ir))
        && a.properties(ir) == b.properties(ir)
        && a.discardable_dictionary(ir) == b.discardable_dictionary(ir)
}

enum Comparison {
    /// The two values are one, or they have the same place in their blocks.
    Same,
    /// Both come from outside and can be passed to the block.
    Outside,
    Different,
}

fn compare(ir: &Ir<'_>, (left, a): (Block, Value), (right, b): (Block, Value)) -> Comparison {
    if a == b {
        return Comparison::Same;
    }
    if a.ty(ir) != b.ty(ir) {
        return Comparison::Different;
    }
    match (place_in(ir, left, a), place_in(ir, right, b)) {
        (Some(a), Some(b)) if a == b => Comparison::Same,
        (None, None) if can_be_passed(ir, left, a) && can_be_passed(ir, right, b) => Comparison::Outside,
        _ => Comparison::Different,
    }
}

/// The result of a branch cannot be passed by that branch.
fn can_be_passed(ir: &Ir<'_>, to: Block, value: Value) -> bool {
    let Some(definition) = value.defining_op(ir) else { return true };
    !ways_to(ir, to).iter().any(|(branch, _)| *branch == definition)
}

/// The number of the operation in `block` and of its result; an argument of `block` comes before all operations.
fn place_in(ir: &Ir<'_>, block: Block, value: Value) -> Option<(Option<usize>, usize)> {
    if value.parent_block(ir) != Some(block) {
        return None;
    }
    match value.owner(ir) {
        crate::ir::ValueOwner::Argument(_, number) => Some((None, number)),
        crate::ir::ValueOwner::Result(op, number) => {
            Some((block.ops(ir).position(|other| other == op), number))
        }
    }
}

/// Makes one block of a cluster, if that is possible.
fn merge(rewriter: &mut PatternRewriter<'_, '_>, cluster: &Cluster) -> bool {
    if cluster.others.is_empty() {
        return false;
    }
    if !cluster.differences.is_empty() {
        let blocks = || std::iter::once(&cluster.leader).chain(&cluster.others);
        let can_pass =
            |(branch, successor): &(Op, usize)| can_append_successor_operands(rewriter, *branch, *successor);
        if !blocks().all(|block| ways_to(rewriter, *block).iter().all(can_pass)) {
            return false;
        }
        pass_differences(rewriter, cluster);
    }
    for block in &cluster.others {
        rewriter.ir.replace_all_block_uses(*block, cluster.leader);
        rewriter.erase_block(*block);
    }
    true
}

/// Gives the leader an argument for each operand that differs, and lets the branches pass the values.
fn pass_differences(rewriter: &mut PatternRewriter<'_, '_>, cluster: &Cluster) {
    let Cluster { leader, others, differences } = cluster;
    let mut passed: Vec<Vec<Value>> = Vec::new();
    for block in std::iter::once(leader).chain(others) {
        let ops: Vec<Op> = block.ops(rewriter).collect();
        passed.push(differences.iter().map(|(op, operand)| ops[*op].operand(rewriter, *operand)).collect());
    }
    // Of operands that are the same in each block one is passed. As in MLIR only the first is considered that has the
    // value in the leader.
    let first_like = |column: usize| {
        let first = passed[0].iter().position(|value| *value == passed[0][column]).unwrap_or(column);
        if passed.iter().all(|row| row[first] == row[column]) { first } else { column }
    };
    let columns: Vec<usize> = (0..differences.len()).map(first_like).collect();
    let ops: Vec<Op> = leader.ops(rewriter).collect();
    let mut arguments: Vec<Value> = Vec::new();
    for (column, (op, operand)) in differences.iter().enumerate() {
        let argument = if columns[column] == column {
            let value = passed[0][column];
            let (ty, location) = (value.ty(rewriter), value.location(rewriter));
            rewriter.ir.add_argument(*leader, ty, location)
        } else {
            arguments[columns[column]]
        };
        arguments.push(argument);
        rewriter.ir.set_operand(ops[*op], *operand, argument);
    }
    for (block, row) in std::iter::once(leader).chain(others).zip(&passed) {
        let kept = columns.iter().enumerate().filter(|(column, first)| column == *first);
        let values: Vec<Value> = kept.map(|(column, _)| row[column]).collect();
        for (branch, successor) in ways_to(rewriter, *block) {
            append_successor_operands(rewriter.ir, branch, successor, &values);
        }
    }
}
