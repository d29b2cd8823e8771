//! Canonicalization of operations with `RegionBranchOpInterface`: region arguments and results that always have the same
//! value, or that have no uses, are removed.

use std::collections::{BTreeMap, HashSet};
use std::rc::Rc;

use crate::analysis::{PassedOperand, RegionEdges};
use rtblgen_ir::control_flow::RegionBranchOpInterface;
use rtblgen_ir::ir::{Block, Ir, Op, Value, ValueOwner};
use rtblgen_ir::rewrite::{NoMatch, PatternRewriter, PatternRoot, RewritePatternSet};
use rustc_hash::{FxHashMap, FxHashSet};

/// Adds the patterns that simplify the values passed between the regions of operations of a kind.
///
/// MLIR's `populateRegionBranchOpInterfaceCanonicalizationPatterns`.
pub fn populate_region_branch_canonicalization<T>(patterns: &mut RewritePatternSet<'_>)
where
    T: RegionBranchOpInterface + PatternRoot + 'static,
{
    patterns
        .add_fn("MakeRegionBranchOpSuccessorInputsDead", replace_known_inputs::<T>)
        .add_fn("RemoveDuplicateSuccessorInputUses", replace_equal_inputs::<T>)
        .add_fn("RemoveDeadRegionBranchOpSuccessorInputs", remove_dead_inputs::<T>);
}

/// The edges of an operation, which are the same for all patterns that are tried on it. [`NoMatch`] if one is not known, or no value
/// is passed along any.
fn edges_of(branch: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Result<Rc<RegionEdges>, NoMatch> {
    let edges = rewriter.shared(branch, |ir| {
        let edges = RegionEdges::all(ir, branch)?;
        (!edges.inputs().is_empty()).then(|| Rc::new(edges))
    });
    edges.as_ref().clone().ok_or(NoMatch)
}

/// The values that are no inputs and may become an input.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sources {
    None,
    One(Value),
    Several,
}

impl Sources {
    fn joined(self, other: Self) -> Self {
        match (self, other) {
            (Sources::None, only) | (only, Sources::None) => only,
            (own, other) if own == other => own,
            _ => Sources::Several,
        }
    }
}

/// The sources of each input. Each input changes at most twice, so the steps are those of the edges.
fn sources_of_inputs(edges: &RegionEdges, ir: &Ir<'_>) -> Vec<Sources> {
    let inputs = edges.inputs();
    let numbers: FxHashMap<Value, usize> =
        inputs.iter().enumerate().map(|(number, (input, _))| (*input, number)).collect();
    let mut passed_to: Vec<Vec<usize>> = vec![Vec::new(); inputs.len()];
    let mut worklist = Vec::new();
    for (number, (_, operands)) in inputs.iter().enumerate() {
        for (op, operand) in operands {
            let value = op.operand(ir, *operand);
            match numbers.get(&value) {
                Some(from) => passed_to[*from].push(number),
                None => worklist.push((number, Sources::One(value))),
            }
        }
    }
    let mut sources = vec![Sources::None; inputs.len()];
    while let Some((number, added)) = worklist.pop() {
        let joined = sources[number].joined(added);
        if joined != sources[number] {
            sources[number] = joined;
            worklist.extend(passed_to[number].iter().map(|to| (*to, joined)));
        }
    }
    sources
}

/// The inputs in sets: one operand is passed to all of a set, so they are erased together.
fn tied(edges: &RegionEdges) -> Vec<Vec<Value>> {
    let inputs = edges.inputs();
    // A forest: each input leads to another one of its set, or to itself.
    let mut leads_to: Vec<usize> = (0..inputs.len()).collect();
    let mut first_with: FxHashMap<PassedOperand, usize> = FxHashMap::default();
    for (number, (_, operands)) in inputs.iter().enumerate() {
        for operand in operands {
            let known = *first_with.entry(*operand).or_insert(number);
            let (known, own) = (root_of(&mut leads_to, known), root_of(&mut leads_to, number));
            leads_to[known.max(own)] = known.min(own);
        }
    }
    let mut sets: BTreeMap<usize, Vec<Value>> = BTreeMap::new();
    for (number, (input, _)) in inputs.iter().enumerate() {
        sets.entry(root_of(&mut leads_to, number)).or_default().push(*input);
    }
    sets.into_values().collect()
}

/// The end of the way from an element of a forest. The way becomes shorter.
fn root_of(leads_to: &mut [usize], mut number: usize) -> usize {
    while leads_to[number] != number {
        leads_to[number] = leads_to[leads_to[number]];
        number = leads_to[number];
    }
    number
}

/// Whether a value that may become an input is defined before, so that it can replace the input.
fn is_before(ir: &Ir<'_>, op: Op, value: Value, input: Value) -> bool {
    if value.parent_region(ir).and_then(|region| region.parent_op(ir)) != Some(op) {
        return true;
    }
    match (value.owner(ir), input.owner(ir)) {
        (ValueOwner::Argument(own, _), ValueOwner::Argument(other, _)) => own == other,
        _ => false,
    }
}

/// An input that can have one value only is that value.
fn replace_known_inputs<T>(branch: T, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch>
where
    T: RegionBranchOpInterface,
{
    let edges = edges_of(branch.op(), rewriter)?;
    let mut is_changed = false;
    let sources = sources_of_inputs(&edges, rewriter);
    for ((input, _), sources) in edges.inputs().iter().zip(sources) {
        let Sources::One(source) = sources else { continue };
        if !input.use_empty(rewriter) && is_before(rewriter, branch.op(), source, *input) {
            rewriter.replace_all_uses(*input, source);
            is_changed = true;
        }
    }
    if is_changed { Ok(()) } else { Err(NoMatch) }
}

/// The block or operation that an input belongs to, and its number there.
fn place(ir: &Ir<'_>, input: Value) -> (Result<Block, Op>, usize) {
    match input.owner(ir) {
        ValueOwner::Argument(block, number) => (Ok(block), number),
        ValueOwner::Result(op, number) => (Err(op), number),
    }
}

/// Replaces the second of two inputs that always have the same value by the first.
fn replace_equal_inputs<T>(branch: T, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch>
where
    T: RegionBranchOpInterface,
{
    let edges = edges_of(branch.op(), rewriter)?;
    let mut inputs: Vec<&(Value, Vec<PassedOperand>)> = edges.inputs().iter().collect();
    inputs.sort_by_key(|(input, _)| place(rewriter, *input).1);
    let mut is_changed = false;
    // The first input of an owner with these values. A replaced input may be one of the values; the pattern then runs again.
    let mut known = FxHashMap::default();
    for (input, operands) in inputs {
        let mut values: Vec<(Op, Value)> =
            operands.iter().map(|(op, number)| (*op, op.operand(rewriter, *number))).collect();
        values.sort_unstable();
        values.dedup();
        let first = *known.entry((place(rewriter, *input).0, values)).or_insert(*input);
        if first != *input && !input.use_empty(rewriter) {
            rewriter.replace_all_uses(*input, first);
            is_changed = true;
        }
    }
    if is_changed { Ok(()) } else { Err(NoMatch) }
}

/// Erases unused inputs, and the operands that are passed to them.
fn remove_dead_inputs<T>(branch: T, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch>
where
    T: RegionBranchOpInterface,
{
    let edges = edges_of(branch.op(), rewriter)?;
    let sets = tied(&edges).into_iter();
    let dead = sets.filter(|set| set.iter().all(|input| input.use_empty(rewriter))).flatten();
    let dead: Vec<Value> = dead.collect();
    if dead.is_empty() {
        return Err(NoMatch);
    }
    let operands: HashSet<PassedOperand> =
        dead.iter().filter_map(|input| edges.operands(*input)).flatten().copied().collect();
    erase_operands(rewriter, operands)?;
    let mut results = Vec::new();
    let mut arguments: BTreeMap<Block, Vec<usize>> = BTreeMap::new();
    for input in dead {
        match place(rewriter, input) {
            (Ok(block), number) => arguments.entry(block).or_default().push(number),
            (Err(_), number) => results.push(number),
        }
    }
    rewriter.modify_in_place(branch.op(), |ir| {
        for (block, mut numbers) in arguments {
            numbers.sort_unstable();
            ir.erase_arguments(block, &numbers);
        }
    });
    if !results.is_empty() {
        rewriter.erase_op_results(branch.op(), &results);
    }
    Ok(())
}

fn erase_operands(
    rewriter: &mut PatternRewriter<'_, '_>,
    erased: HashSet<PassedOperand>,
) -> Result<(), NoMatch> {
    let ops: FxHashSet<Op> = erased.iter().map(|(op, _)| *op).collect();
    // An operation that counts its operands in an attribute has other patterns for them.
    if ops.iter().any(|op| !op.operand_segment_sizes(rewriter).is_empty()) {
        return Err(NoMatch);
    }
    for op in ops {
        let operands = op.operands(rewriter).enumerate();
        let kept = operands.filter(|(number, _)| !erased.contains(&(op, *number))).map(|(_, value)| value);
        let kept: Vec<Value> = kept.collect();
        rewriter.modify_in_place(op, |ir| ir.set_operands(op, &kept));
    }
    Ok(())
}
