//! Finds the dead values and operations.

use std::collections::{HashMap, HashSet};

use rtblgen_runtime::analysis::RegionEdges;
use rtblgen_runtime::analysis::dataflow::LivenessAnalysis;
use rtblgen_runtime::interfaces::{DynBranchOpInterface, DynCallOpInterface, DynRegionBranchOpInterface};
use rtblgen_runtime::symbols::Visibility;
use rtblgen_runtime::traits::{RETURN_LIKE, TERMINATOR};
use rtblgen_runtime::{Block, Ir, MemoryEffects, Op, StringAttr, Value};

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
        with_effects: HashSet::new(),
        users: HashMap::new(),
        places: HashMap::new(),
        removal: Removal::default(),
    };
    for op in top.post_order(ir) {
        search.note_effects(op);
        search.visit(op);
    }
    search.removal
}

/// The operations that refer to each name, in the order of the program.
type SymbolUsers<'c> = HashMap<StringAttr<'c>, Vec<Op>>;

struct Search<'a, 'c> {
    ir: &'a Ir<'c>,
    top: Op,
    liveness: LivenessAnalysis,
    /// Values that are live now, and dead when all is removed that was found.
    dead: HashSet<Value>,
    /// The visited operations that have effects on memory, or operations with effects in them.
    with_effects: HashSet<Op>,
    /// The operations that refer to the symbols of each table; `None` if they are not all known.
    users: HashMap<Op, Option<SymbolUsers<'c>>>,
    /// The place of each block in the list of the removal.
    places: HashMap<Block, usize>,
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

    /// Operations in the regions come before. A search in them from each level of a nest would take too long.
    fn note_effects(&mut self, op: Op) {
        let ir = self.ir;
        let is_free = match op.definition(ir).and_then(|own| own.memory_effects) {
            Some(MemoryEffects::Recursive) => {
                op.regions(ir).flat_map(|region| region.ops(ir)).all(|inner| self.is_effect_free(inner))
            }
            _ => op.is_memory_effect_free(ir),
        };
        if !is_free {
            self.with_effects.insert(op);
        }
    }

    fn is_effect_free(&self, op: Op) -> bool {
        !self.with_effects.contains(&op)
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
            || self.is_effect_free(op) && !self.has_live(op.results(ir));
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
        let Some(calls) = self.calls_of(function) else { return };
        let arguments = self.dead_of(entry.arguments(ir));
        self.dead.extend(arguments.iter().map(|number| entry.argument(ir, *number)));
        let mut results: Vec<usize> = (0..ty.results().len()).collect();
        for call in &calls {
            results.retain(|number| !self.is_live(call.result(ir, *number)));
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
        if self.is_effect_free(op) && !self.has_live(op.results(ir)) {
            return self.removal.operations.push(op);
        }
        // Without the edges, all that is passed may be needed.
        let Some(edges) = RegionEdges::all(ir, op) else { return };
        let mut poisoned: Vec<(Op, Vec<usize>)> = Vec::new();
        let mut places: HashMap<Op, usize> = HashMap::new();
        for ((owner, number), inputs) in edges.by_operand() {
            if self.is_live(owner.operand(ir, number)) && self.has_live(inputs.into_iter()) {
                continue;
            }
            let place = *places.entry(owner).or_insert(poisoned.len());
            match poisoned.get_mut(place) {
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
        let mut is_passed = vec![false; op.operand_count(ir)];
        for range in &passed {
            is_passed.get_mut(range.clone()).into_iter().for_each(|part| part.fill(true));
        }
        let mut others = (0..op.operand_count(ir)).filter(|number| !is_passed[*number]);
        if others.any(|number| !self.is_live(op.operand(ir, number))) {
            return self.removal.operations.push(op);
        }
        for (successor, range) in passed.into_iter().enumerate() {
            let block = op.successor(ir, successor);
            let made = block.argument_count(ir).saturating_sub(range.len());
            let dead = self.dead_of(range.map(|number| op.operand(ir, number)));
            let dead: Vec<usize> = dead.into_iter().map(|number| made + number).collect();
            for number in &dead {
                let argument = block.argument(ir, *number);
                if !self.dead.contains(&argument) && self.is_dead_everywhere(block, *number) {
                    self.dead.insert(argument);
                }
            }
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
        let blocks = &mut self.removal.blocks;
        let place = *self.places.entry(block).or_insert(blocks.len());
        match blocks.get_mut(place) {
            Some(known) => {
                known.arguments.retain(|argument| dead.binary_search(argument).is_ok());
                known.branches.push((op, successor));
            }
            None => blocks.push(BlockRemoval { block, arguments: dead, branches: vec![(op, successor)] }),
        }
    }

    /// The calls of a function; `None` if its symbol has other uses, an operation uses it twice, or it is outside.
    fn calls_of(&mut self, function: Op) -> Option<Vec<Op>> {
        let ir = self.ir;
        let name = function.symbol_name(ir)?;
        let table = function.parent_op(ir)?;
        if table != self.top && !self.top.is_proper_ancestor(ir, table) {
            return None;
        }
        let users = self.users.entry(table).or_insert_with(|| users_in(ir, table)).as_ref()?;
        let users: Vec<Op> = users.get(&name).cloned().unwrap_or_default();
        let mut seen = HashSet::new();
        let are_calls =
            users.iter().all(|user| seen.insert(*user) && user.interface::<DynCallOpInterface>(ir).is_some());
        are_calls.then_some(users)
    }
}

/// The operations in a symbol table that refer to each of its symbols; `None` if they are not all known.
fn users_in<'c>(ir: &Ir<'c>, table: Op) -> Option<SymbolUsers<'c>> {
    let mut users = SymbolUsers::new();
    for own in ir.known_symbol_uses_inside(table)? {
        users.entry(own.reference.root()).or_default().push(own.op);
    }
    Some(users)
}
