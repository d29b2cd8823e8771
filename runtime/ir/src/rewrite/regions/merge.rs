//! Merging of blocks that do the same.
//!
//! Blocks may differ in values from outside of them, if all branches to them can pass these as arguments instead.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};

use rustc_hash::{FxHashMap, FxHasher};

use crate::control_flow::{append_to_successors, can_append_to_successors};
use crate::ir::{Block, Ir, Op, Region, Value, ValueOwner};
use crate::rewrite::PatternRewriter;

/// Merges identical blocks in each of `regions`; returns whether there were any.
///
/// Blocks with operations that have blocks are not merged, so no region is erased.
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
    /// Their different operands: the number of an operation and of its operand.
    differences: BTreeSet<(usize, usize)>,
}

/// Blocks that lead to the same blocks are compared with each other; each group of equal ones keeps its first.
fn merge_in_region(rewriter: &mut PatternRewriter<'_, '_>, region: Region) -> bool {
    let mut groups: FxHashMap<Vec<Block>, usize> = FxHashMap::default();
    // The clusters of each group of blocks, and those of them whose blocks have a shape.
    let mut clusters: Vec<Vec<Cluster>> = Vec::new();
    let mut alike: FxHashMap<(usize, u64), Vec<usize>> = FxHashMap::default();
    for block in region.blocks(rewriter).skip(1).filter(|block| is_mergeable(rewriter, *block)) {
        let group = *groups.entry(block.successors(rewriter).collect()).or_insert(clusters.len());
        if group == clusters.len() {
            clusters.push(Vec::new());
        }
        let candidates = alike.entry((group, shape_of(rewriter, block))).or_default();
        let found = candidates.iter().find_map(|number| {
            Some((*number, differences(rewriter, clusters[group][*number].leader, block)?))
        });
        match found {
            Some((number, differences)) => {
                let cluster = &mut clusters[group][number];
                cluster.others.push(block);
                cluster.differences.extend(differences);
            }
            None => {
                candidates.push(clusters[group].len());
                let cluster = Cluster { leader: block, others: Vec::new(), differences: BTreeSet::new() };
                clusters[group].push(cluster);
            }
        }
    }
    clusters.into_iter().flatten().fold(false, |merged, cluster| merge(rewriter, &cluster) | merged)
}

/// Returns a hash of the part that equal blocks share: the operations without their operands, and the types
/// of arguments.
fn shape_of(ir: &Ir<'_>, block: Block) -> u64 {
    let mut hasher = FxHasher::default();
    block.argument_types(ir).for_each(|ty| ty.hash(&mut hasher));
    for op in block.ops(ir) {
        (op.name(ir), op.operand_count(ir), op.region_count(ir)).hash(&mut hasher);
        (op.properties(ir), op.discardable_dictionary(ir)).hash(&mut hasher);
        op.result_types(ir).for_each(|ty| ty.hash(&mut hasher));
    }
    hasher.finish()
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
    // The operations of the left block, and those in their places in the right one.
    let mut pairs: FxHashMap<Op, Op> = FxHashMap::default();
    for (number, (a, b)) in left.ops(ir).zip(right.ops(ir)).enumerate() {
        if !are_equal_apart_from_operands(ir, a, b) {
            return None;
        }
        for (operand, (a, b)) in a.operands(ir).zip(b.operands(ir)).enumerate() {
            match compare(ir, &pairs, (left, a), (right, b)) {
                Comparison::Same => {}
                Comparison::Outside => different.push((number, operand)),
                Comparison::Different => return None,
            }
        }
        // A result used outside of the blocks would differ by the predecessor.
        if !a.results(ir).all(|result| is_local(ir, result, left))
            || !b.results(ir).all(|result| is_local(ir, result, right))
        {
            return None;
        }
        pairs.insert(a, b);
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

fn compare(
    ir: &Ir<'_>,
    pairs: &FxHashMap<Op, Op>,
    (left, a): (Block, Value),
    (right, b): (Block, Value),
) -> Comparison {
    if a == b {
        return Comparison::Same;
    }
    if a.ty(ir) != b.ty(ir) {
        return Comparison::Different;
    }
    match (a.parent_block(ir) == Some(left), b.parent_block(ir) == Some(right)) {
        (true, true) if have_same_place(ir, pairs, a, b) => Comparison::Same,
        (false, false) if can_be_passed(ir, left, a) && can_be_passed(ir, right, b) => Comparison::Outside,
        _ => Comparison::Different,
    }
}

/// The result of a branch cannot be passed by that branch.
fn can_be_passed(ir: &Ir<'_>, to: Block, value: Value) -> bool {
    let Some(definition) = value.defining_op(ir) else { return true };
    !to.users(ir).any(|branch| branch == definition)
}

/// Whether two values are arguments of the same number, or results of the same number of operations in the same place.
fn have_same_place(ir: &Ir<'_>, pairs: &FxHashMap<Op, Op>, a: Value, b: Value) -> bool {
    match (a.owner(ir), b.owner(ir)) {
        (ValueOwner::Argument(_, a), ValueOwner::Argument(_, b)) => a == b,
        (ValueOwner::Result(a, first), ValueOwner::Result(b, second)) => {
            first == second && pairs.get(&a) == Some(&b)
        }
        _ => false,
    }
}

/// Makes one block of a cluster, if that is possible.
fn merge(rewriter: &mut PatternRewriter<'_, '_>, cluster: &Cluster) -> bool {
    if cluster.others.is_empty() {
        return false;
    }
    if !cluster.differences.is_empty() {
        let ways = ways_to_cluster(rewriter, cluster);
        let can_pass = |(branch, ways): (&Op, &Vec<(usize, usize)>)| {
            let successors: Vec<usize> = ways.iter().map(|(successor, _)| *successor).collect();
            can_append_to_successors(rewriter, *branch, &successors)
        };
        if !ways.iter().all(can_pass) {
            return false;
        }
        pass_differences(rewriter, cluster, ways);
    }
    for block in &cluster.others {
        rewriter.ir.replace_all_block_uses(*block, cluster.leader);
        rewriter.erase_block(*block);
    }
    true
}

/// The branches to a cluster's blocks, each with the numbers of its successors and of the blocks that these are. The leader comes
/// first.
fn ways_to_cluster(ir: &Ir<'_>, cluster: &Cluster) -> BTreeMap<Op, Vec<(usize, usize)>> {
    let mut ways: BTreeMap<Op, Vec<(usize, usize)>> = BTreeMap::new();
    for (number, block) in std::iter::once(&cluster.leader).chain(&cluster.others).enumerate() {
        block.incoming(ir).for_each(|(branch, successor)| {
            ways.entry(branch).or_default().push((successor, number));
        });
    }
    ways.values_mut().for_each(|ways| ways.sort_unstable());
    ways
}

/// Gives the leader an argument for each operand that differs, and adds the values to the branches.
fn pass_differences(
    rewriter: &mut PatternRewriter<'_, '_>,
    cluster: &Cluster,
    ways: BTreeMap<Op, Vec<(usize, usize)>>,
) {
    let Cluster { leader, others, differences } = cluster;
    let mut passed: Vec<Vec<Value>> = Vec::new();
    for block in std::iter::once(leader).chain(others) {
        let ops: Vec<Op> = block.ops(rewriter).collect();
        passed.push(differences.iter().map(|(op, operand)| ops[*op].operand(rewriter, *operand)).collect());
    }
    // Operands that are equal in each block are passed once. MLIR's rule: only the first operand with the
    // value in the leader is considered.
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
    let kept = |row: &Vec<Value>| -> Vec<Value> {
        let kept = columns.iter().enumerate().filter(|(column, first)| column == *first);
        kept.map(|(column, _)| row[column]).collect()
    };
    for (branch, ways) in ways {
        let added: Vec<(usize, Vec<Value>)> =
            ways.into_iter().map(|(successor, block)| (successor, kept(&passed[block]))).collect();
        append_to_successors(rewriter.ir, branch, &added);
    }
}
