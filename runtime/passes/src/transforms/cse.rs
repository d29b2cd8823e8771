//! `--cse`: common subexpression elimination.

use hashbrown::HashTable;
use rustc_hash::FxHashMap;

use crate::pass::{Pass, PassError, PassState, PassStatistic};
use rtblgen_ir::internal::{DeadOpFinder, Droppable};
use rtblgen_ir::ir::definition::MemoryEffect;
use rtblgen_ir::ir::{Block, DominanceInfo, EquivalenceFlags, Ir, Op, Region, Use, Value};
use rtblgen_ir::rewrite::{Listener, PatternRewriter};
use rtblgen_ir::traits::{ISOLATED_FROM_ABOVE, TERMINATOR};

/// Removes dead operations, and operations that are equivalent to a dominating one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cse;

/// Equivalent operations compute the same values. Locations may differ.
const SAME_VALUE: EquivalenceFlags = EquivalenceFlags {
    ignore_locations: true,
    ignore_discardable_attributes: false,
    ignore_properties: false,
};

const NUM_CSE: PassStatistic = PassStatistic::new("num-cse'd", "Number of operations CSE'd");
const NUM_DCE: PassStatistic = PassStatistic::new("num-dce'd", "Number of operations DCE'd");

impl Pass for Cse {
    fn argument(&self) -> &'static str {
        "cse"
    }

    fn name(&self) -> &'static str {
        "CSE"
    }

    fn description(&self) -> &'static str {
        "Eliminate common sub-expressions"
    }

    fn statistics(&self) -> &'static [PassStatistic] {
        &[NUM_CSE, NUM_DCE]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let dominance = state.analysis::<DominanceInfo>(ir);
        let outcome = eliminate_common_subexpressions(ir, op, &dominance, None);
        state.add(&NUM_CSE, outcome.replaced);
        state.add(&NUM_DCE, outcome.dead);
        if outcome.changed {
            state.preserve::<DominanceInfo>();
        } else {
            state.preserve_all();
        }
        Ok(())
    }
}

/// The outcome of an elimination.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CseOutcome {
    /// Whether the IR changed.
    pub changed: bool,
    /// The statistic `num-cse'd`, which counts a replaced operation without effects twice, as MLIR does.
    pub replaced: u64,
    /// The number of dead operations that were removed.
    pub dead: u64,
}

/// Eliminates common subexpressions in an operation.
///
/// The listener is notified of each replaced operation, then of each changed use, and last of erased
/// operations (MLIR's order).
pub fn eliminate_common_subexpressions<'a, 'c>(
    ir: &'a mut Ir<'c>,
    op: Op,
    dominance: &'a DominanceInfo,
    listener: Option<&'a mut (dyn Listener<'c> + 'a)>,
) -> CseOutcome {
    let mut driver = Driver {
        ir,
        dominance,
        listener,
        infos: Vec::new(),
        dead_ops: DeadOpFinder::default(),
        erased: Vec::new(),
        effects: FxHashMap::default(),
        outcome: CseOutcome::default(),
    };
    let mut known = KnownOps::default();
    for number in 0..op.region_count(driver.ir) {
        driver.simplify_region(&mut known, op.region(driver.ir, number));
    }
    let Driver { ir, erased, mut outcome, mut listener, .. } = driver;
    outcome.changed = !erased.is_empty();
    for op in erased {
        match &mut listener {
            Some(listener) => PatternRewriter::with_listener(ir, &mut **listener).erase_op(op),
            None => ir.erase_op(op),
        }
    }
    outcome
}

/// Properties of the operations of one name.
#[derive(Clone, Copy)]
struct OpInfo {
    is_terminator: bool,
    /// The operations may be isolated from above.
    is_isolated: bool,
    droppable: Droppable,
}

struct Driver<'a, 'c> {
    ir: &'a mut Ir<'c>,
    dominance: &'a DominanceInfo,
    listener: Option<&'a mut (dyn Listener<'c> + 'a)>,
    /// By the index of the name.
    infos: Vec<Option<OpInfo>>,
    dead_ops: DeadOpFinder,
    erased: Vec<Op>,
    /// For an operation that reads: the operation up to which no write was found, and whether that one writes.
    effects: FxHashMap<Op, (Op, bool)>,
    outcome: CseOutcome,
}

impl<'c> Driver<'_, 'c> {
    fn info(&mut self, op: Op) -> OpInfo {
        let index = op.name(self.ir).index();
        if let Some(Some(info)) = self.infos.get(index) {
            return *info;
        }
        if self.infos.len() <= index {
            self.infos.resize(index + 1, None);
        }
        let definition = op.definition(self.ir);
        *self.infos[index].insert(OpInfo {
            is_terminator: definition.is_some_and(|own| own.has_trait(&TERMINATOR)),
            is_isolated: definition.is_none_or(|own| own.has_trait(&ISOLATED_FROM_ABOVE)),
            droppable: definition.map_or(Droppable::Never, |own| Droppable::of(self.ir.context(), own)),
        })
    }

    fn simplify_region(&mut self, known: &mut KnownOps, region: Region) {
        let Some(entry) = region.entry(self.ir) else { return };
        let has_ssa_dominance = region.has_ssa_dominance(self.ir);
        if region.has_one_block(self.ir) {
            let scope = known.open();
            self.simplify_block(known, entry, has_ssa_dominance);
            return known.close(scope);
        }
        if !has_ssa_dominance {
            return;
        }
        // The dominator tree in pre-order; a scope is open as long as the blocks below its block are visited.
        let scope = known.open();
        self.simplify_block(known, entry, true);
        let mut stack = vec![(scope, self.dominance.children(self.ir, entry).into_iter())];
        while let Some((scope, children)) = stack.last_mut() {
            match children.next() {
                Some(child) => {
                    let scope = known.open();
                    self.simplify_block(known, child, true);
                    stack.push((scope, self.dominance.children(self.ir, child).into_iter()));
                }
                None => {
                    known.close(*scope);
                    stack.pop();
                }
            }
        }
    }

    fn simplify_block(&mut self, known: &mut KnownOps, block: Block, has_ssa_dominance: bool) {
        let mut next = block.first_op(self.ir);
        while let Some(op) = next {
            next = op.next(self.ir);
            let info = self.info(op);
            if op.region_count(self.ir) != 0 {
                let regions: Vec<Region> = op.regions(self.ir).collect();
                if info.is_isolated {
                    let mut nested = KnownOps::default();
                    regions.into_iter().for_each(|region| self.simplify_region(&mut nested, region));
                } else {
                    regions.into_iter().for_each(|region| self.simplify_region(known, region));
                }
            }
            if !info.is_terminator {
                self.simplify_op(known, op, info, has_ssa_dominance);
            }
        }
        self.effects.clear();
    }

    fn simplify_op(&mut self, known: &mut KnownOps, op: Op, info: OpInfo, has_ssa_dominance: bool) {
        if op.use_empty(self.ir) && self.dead_ops.would_be_dead(self.ir, op, info.droppable) {
            self.erased.push(op);
            self.outcome.dead += 1;
            return;
        }
        if op.regions(self.ir).any(|region| region.block_count(self.ir) > 1) {
            return;
        }
        let is_effect_free = op.is_memory_effect_free(self.ir);
        if !is_effect_free && !op.has_single_effect(self.ir, MemoryEffect::Read) {
            return;
        }
        let hash = self.ir.equivalence_hash(op);
        let existing = known.find(self.ir, op, hash);
        if is_effect_free {
            if let Some(existing) = existing {
                self.replace(known, op, existing, has_ssa_dominance);
                self.outcome.replaced += 1;
                return;
            }
        } else if let Some(existing) = existing
            && existing.block(self.ir) == op.block(self.ir)
            && !self.may_write_between(existing, op)
        {
            return self.replace(known, op, existing, has_ssa_dominance);
        }
        known.insert(op, hash, existing);
    }

    fn replace(&mut self, known: &KnownOps, op: Op, existing: Op, has_ssa_dominance: bool) {
        // Visited operations keep their operands, which are their keys in the table. With dominance they do not use `op`.
        let may_change = |ir: &Ir<'c>, one: Use| {
            has_ssa_dominance || known.find(ir, one.op, ir.equivalence_hash(one.op)).is_none()
        };
        if let Some(listener) = &mut self.listener
            && op.uses(self.ir).all(|one| may_change(self.ir, one))
        {
            let results: Vec<Value> = existing.results(self.ir).collect();
            listener.operation_replaced(self.ir, op, &results);
        }
        for number in 0..op.result_count(self.ir) {
            let (old, new) = (op.result(self.ir, number), existing.result(self.ir, number));
            match &mut self.listener {
                Some(listener) => {
                    PatternRewriter::with_listener(self.ir, &mut **listener)
                        .replace_uses_if(old, new, may_change);
                }
                None => self.ir.replace_uses_if(old, new, may_change),
            }
        }
        let ir = &mut *self.ir;
        if has_ssa_dominance || op.use_empty(ir) {
            self.erased.push(op);
        }
        if existing.location(ir).is_unknown() && !op.location(ir).is_unknown() {
            ir.set_location(existing, op.location(ir));
        }
        self.outcome.replaced += 1;
    }

    /// Whether an operation between these two of one block writes, or has unknown effects.
    fn may_write_between(&mut self, from: Op, to: Op) -> bool {
        let ir = &*self.ir;
        let (checked, writes) = self.effects.get(&from).copied().unwrap_or((from, false));
        if writes {
            return checked.is_before_in_block(ir, to);
        }
        let mut next = checked.next(ir);
        while let Some(op) = next.filter(|op| *op != to) {
            let effects = op.effects_recursively(ir);
            if effects.is_none_or(|effects| effects.iter().any(|own| own.effect == MemoryEffect::Write)) {
                self.effects.insert(from, (op, true));
                return true;
            }
            next = op.next(ir);
        }
        // The last operation itself is checked with a later one.
        if let Some(last) = to.previous(ir) {
            self.effects.insert(from, (last, false));
        }
        false
    }
}

/// Operations by equivalence, in scopes. The latest of equivalent operations is found.
#[derive(Default)]
struct KnownOps {
    table: HashTable<(u64, Op)>,
    /// The inserted entries, with the entries that they hide.
    log: Vec<(u64, Op, Option<Op>)>,
}

impl KnownOps {
    /// Opens a scope, and returns the value that closes it.
    fn open(&self) -> usize {
        self.log.len()
    }

    /// Removes the insertions since the scope was opened.
    fn close(&mut self, scope: usize) {
        if scope == 0 {
            self.table.clear();
            self.log.clear();
            return;
        }
        for (hash, op, hidden) in self.log.drain(scope..).rev() {
            let Ok(mut entry) = self.table.find_entry(hash, |own| own.1 == op) else { continue };
            match hidden {
                Some(hidden) => entry.get_mut().1 = hidden,
                None => drop(entry.remove()),
            }
        }
    }

    fn find(&self, ir: &Ir<'_>, op: Op, hash: u64) -> Option<Op> {
        let found = self.table.find(hash, |own| own.0 == hash && ir.are_equivalent(own.1, op, SAME_VALUE));
        found.map(|own| own.1)
    }

    /// Inserts an operation, which hides an equivalent one that was found.
    fn insert(&mut self, op: Op, hash: u64, hidden: Option<Op>) {
        let entry = hidden.and_then(|hidden| self.table.find_mut(hash, |own| own.1 == hidden));
        match entry {
            Some(entry) => entry.1 = op,
            None => drop(self.table.insert_unique(hash, (hash, op), |own| own.0)),
        }
        self.log.push((hash, op, hidden));
    }
}
