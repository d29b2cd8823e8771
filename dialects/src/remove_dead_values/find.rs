//! Finds the dead values and operations.

use std::collections::HashSet;

use rtblgen_runtime::analysis::RegionEdges;
use rtblgen_runtime::analysis::dataflow::LivenessAnalysis;
use rtblgen_runtime::interfaces::{DynBranchOpInterface, DynCallOpInterface, DynRegionBranchOpInterface};
use rtblgen_runtime::symbols::Visibility;
use rtblgen_runtime::traits::{RETURN_LIKE, TERMINATOR};
use rtblgen_runtime::{Block, Ir, Op, Value};

/// The values and operations to remove. Numbers are those of before.
#[derive(Default)]
pub(super) struct Removal {
    /// Operations, those inside others first.
    pub(super) operations: Vec<Op>,
    /// Functions with the numbers of their dead arguments and results.
    pub(super) functions: Vec<FunctionRemoval>,
    /// Operands that have no place any more.
    pub(super) operands: Vec<(Op, Vec<usize>)>,
    /// Operands in whose place poison is enough.
    pub(super) poisoned: Vec<(Op, Vec<usize>)>,
    /// Results.
    pub(super) results: Vec<(Op, Vec<usize>)>,
    /// The dead arguments of blocks, with all branches to the block.
    pub(super) blocks: Vec<BlockRemoval>,
}

/// A function with known callers.
pub(super) struct FunctionRemoval {
    pub(super) function: Op,
    pub(super) arguments: Vec<usize>,
    pub(super) results: Vec<usize>,
    pub(super) calls: Vec<Op>,
}

/// A block, and the branches to it, each with the number of its successor.
pub(super) struct BlockRemoval {
    pub(super) block: Block,
    pub(super) arguments: Vec<usize>,
    pub(super) branches: Vec<(Op, usize)>,
}

/// Finds the dead values and operations in an operation.
pub(super) fn find(ir: &Ir<'_>, top: Op) -> Removal {
    let mut search = Search {
        ir,
        top,
        liveness: LivenessAnalysis::compute(ir, top),
        dead: HashSet::new(),
        removal: Removal::default(),
    };
    for op in top.post_order(ir) {
        search.visit(op);
    }
    search.removal
}

struct Search<'a, 'c> {
    ir: &'a Ir<'c>,
    top: Op,
    liveness: LivenessAnalysis,
    /// Values that are live now, and dead when all is removed that was found.
    dead: HashSet<Value>,
    removal: Removal,
}

impl Search<'_, '_> {
    fn is_live(&self, value: Value) -> bool {
        !self.dead.contains(&value) && self.liveness.is_live(value)
    }

    fn has_live(&self, mut values: impl Iterator<Item = Value>) -> bool {
        values.any(|value| self.is_live(value))
    }

    /// The numbers of the dead ones of some values.
    fn dead_of(&self, values: impl Iterator<Item = Value>) -> Vec<usize> {
        values.enumerate().filter(|(_, value)| !self.is_live(*value)).map(|(number, _)| number).collect()
    }

    fn visit(&mut self, op: Op) {
        let ir = self.ir;
        if op.has_trait_named(ir, "FunctionOpInterface") {
            self.visit_function(op);
        } else if op.interface::<DynRegionBranchOpInterface>(ir).is_some() {
            self.visit_region_branch(op);
        } else if op.interface::<DynBranchOpInterface>(ir).is_some() {
            self.visit_branch(op);
        } else if !op.has_trait(ir, &TERMINATOR) && op.interface::<DynCallOpInterface>(ir).is_none() {
            self.visit_simple(op);
        }
    }

    /// An operation with a dead operand is dead with any effects: an effect that may happen makes operands
    /// live.
    fn visit_simple(&mut self, op: Op) {
        let ir = self.ir;
        let is_dead = !op.operands(ir).all(|operand| self.is_live(operand))
            || op.is_memory_effect_free(ir) && !self.has_live(op.results(ir));
        if is_dead {
            self.removal.operations.push(op);
            self.dead.extend(op.results(ir));
        }
    }

    /// A function whose callers are all known loses the arguments that it does not need and the results that no call
    /// needs, even if they are live in the function.
    fn visit_function(&mut self, function: Op) {
        let ir = self.ir;
        let (Some(ty), Some(body)) = (function.function_type(ir), function.function_body(ir)) else { return };
        let Some(entry) = body.entry(ir) else { return };
        if function.symbol_visibility(ir) == Visibility::Public {
            return;
        }
        let Some(calls) = calls_of(ir, self.top, function) else { return };
        let arguments = self.dead_of(entry.arguments(ir));
        self.dead.extend(arguments.iter().map(|number| entry.argument(ir, *number)));
        let mut results: Vec<usize> = (0..ty.results().len()).collect();
        for call in &calls {
            let dead = self.dead_of(call.results(ir));
            results.retain(|number| dead.contains(number));
        }
        for terminator in body.blocks(ir).filter_map(|block| block.last_op(ir)) {
            if terminator.has_trait(ir, &RETURN_LIKE) && terminator.operand_count(ir) == ty.results().len() {
                self.removal.operands.push((terminator, results.clone()));
            }
        }
        for call in &calls {
            self.removal.results.push((*call, results.clone()));
            self.dead.extend(results.iter().map(|number| call.result(ir, *number)));
        }
        self.removal.functions.push(FunctionRemoval { function, arguments, results, calls });
    }

    fn visit_region_branch(&mut self, op: Op) {
        let ir = self.ir;
        if op.is_memory_effect_free(ir) && !self.has_live(op.results(ir)) {
            return self.removal.operations.push(op);
        }
        // Without the edges, all that is passed may be needed.
        let Some(edges) = RegionEdges::all(ir, op) else { return };
        let mut poisoned: Vec<(Op, Vec<usize>)> = Vec::new();
        for ((owner, number), inputs) in edges.by_operand() {
            if self.is_live(owner.operand(ir, number)) && self.has_live(inputs.into_iter()) {
                continue;
            }
            match poisoned.iter_mut().find(|(known, _)| *known == owner) {
                Some((_, numbers)) => numbers.push(number),
                None => poisoned.push((owner, vec![number])),
            }
        }
        self.removal.poisoned.extend(poisoned);
    }

    /// A branch whose condition is dead is never reached; others lose their operands for dead arguments.
    fn visit_branch(&mut self, op: Op) {
        let ir = self.ir;
        let passed: Vec<_> =
            (0..op.successor_count(ir)).filter_map(|number| op.passed_operands(ir, number)).collect();
        let is_passed = |number: &usize| passed.iter().any(|range| range.contains(number));
        let mut others = (0..op.operand_count(ir)).filter(|number| !is_passed(number));
        if others.any(|number| !self.is_live(op.operand(ir, number))) {
            return self.removal.operations.push(op);
        }
        for (successor, range) in passed.into_iter().enumerate() {
            let block = op.successor(ir, successor);
            let made = block.argument_count(ir).saturating_sub(range.len());
            let dead = self.dead_of(range.map(|number| op.operand(ir, number)));
            let dead: Vec<usize> = dead.into_iter().map(|number| made + number).collect();
            let everywhere = dead.iter().filter(|number| self.is_dead_everywhere(block, **number));
            let everywhere: Vec<Value> = everywhere.map(|number| block.argument(ir, *number)).collect();
            self.dead.extend(everywhere);
            self.add_branch(op, successor, block, dead);
        }
    }

    /// Whether the operand of every branch for an argument is dead. A branch in an unreachable block passes dead operands to
    /// arguments that others pass live ones to.
    fn is_dead_everywhere(&self, block: Block, number: usize) -> bool {
        let ir = self.ir;
        block.incoming(ir).all(|(branch, successor)| {
            let Some(mut range) = branch.passed_operands(ir, successor) else { return false };
            let made = block.argument_count(ir).saturating_sub(range.len());
            let operand = number.checked_sub(made).and_then(|place| range.nth(place));
            operand.is_some_and(|operand| !self.is_live(branch.operand(ir, operand)))
        })
    }

    /// An argument is removed if the operand of every branch for it is dead. MLIR decides for each branch
    /// alone, so that branches to one block may pass different numbers of values afterwards.
    fn add_branch(&mut self, op: Op, successor: usize, block: Block, dead: Vec<usize>) {
        match self.removal.blocks.iter_mut().find(|known| known.block == block) {
            Some(known) => {
                known.arguments.retain(|argument| dead.contains(argument));
                known.branches.push((op, successor));
            }
            None => self.removal.blocks.push(BlockRemoval {
                block,
                arguments: dead,
                branches: vec![(op, successor)],
            }),
        }
    }
}

/// The calls of a function inside `top`; `None` if its symbol has other uses, or an operation uses it twice.
fn calls_of(ir: &Ir<'_>, top: Op, function: Op) -> Option<Vec<Op>> {
    let name = function.symbol_name(ir)?;
    let table = function.parent_op(ir)?;
    let uses =
        ir.known_symbol_uses_inside(table).filter(|_| table == top || top.is_proper_ancestor(ir, table))?;
    let users = uses.into_iter().filter(|own| own.reference.root() == name).map(|own| own.op);
    let users: Vec<Op> = users.collect();
    let mut seen = HashSet::new();
    let are_calls =
        users.iter().all(|user| seen.insert(*user) && user.interface::<DynCallOpInterface>(ir).is_some());
    are_calls.then_some(users)
}
