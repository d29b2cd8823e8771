//! The loop of the greedy driver, and its listener.

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use super::circles::Circles;
use super::config::{GreedyConfig, GreedyError, GreedyOutcome, RegionSimplification, Strictness};
use super::log::Log;
use super::steps::Steps;
use super::worklist::Worklist;
use crate::context::Location;
use crate::context::walk::WalkOrder;
use crate::ir::definition::{FoldEdit, FoldOutcome, FoldResult};
use crate::ir::fold::{apply_edits, constant_of_op, fold_with};
use crate::ir::{Block, Builder, InsertionPoint, Ir, Op, OpWalk, Region, Value};
use crate::rewrite::applicator::Applied;
use crate::rewrite::effects::DeadOpFinder;
use crate::rewrite::listener::{BlockPlace, OpPlace};
use crate::rewrite::op_info::{OpInfo, OpInfoCache};
use crate::rewrite::regions::{erase_unreachable_blocks, simplify_regions};
use crate::rewrite::{
    FrozenRewritePatternSet, Listener, NoMatch, OperationFolder, PatternApplicator, PatternInfo,
    PatternRewriter,
};
use crate::traits::ISOLATED_FROM_ABOVE;

/// One run of the driver over a region or a list of operations.
pub(super) struct Driver<'p, 'l, 'c> {
    applicator: PatternApplicator<'p, 'c>,
    op_infos: OpInfoCache,
    state: State<'l, 'c>,
    rewrites: u64,
    steps: Steps,
}

/// The driver's listener: it queues operations that a change affects.
struct State<'l, 'c> {
    config: GreedyConfig<'l, 'c>,
    worklist: Worklist,
    dead_ops: DeadOpFinder,
    /// With strictness, the operations that may be processed.
    admitted: FxHashSet<Op>,
    circles: Circles,
    log: Log,
}

impl<'p, 'l, 'c> Driver<'p, 'l, 'c> {
    pub(super) fn new(patterns: &'p FrozenRewritePatternSet<'c>, config: GreedyConfig<'l, 'c>) -> Self {
        let steps = Steps::new(config.max_steps);
        let state = State {
            config,
            worklist: Worklist::default(),
            dead_ops: DeadOpFinder::default(),
            admitted: FxHashSet::default(),
            circles: Circles::default(),
            log: Log::new(),
        };
        Self {
            applicator: PatternApplicator::new(patterns),
            op_infos: OpInfoCache::default(),
            state,
            rewrites: 0,
            steps,
        }
    }

    /// Goes through `region` again and again until nothing changes.
    pub(super) fn simplify_region(
        mut self,
        ir: &mut Ir<'c>,
        region: Region,
    ) -> Result<GreedyOutcome, GreedyError> {
        if self.state.config.strictness != Strictness::AnyOp {
            self.state.admitted = region.pre_order(ir).collect();
        }
        let mut iterations = 0;
        let mut changes = false;
        while self.state.config.max_iterations.is_none_or(|limit| iterations < limit) {
            iterations += 1;
            let description = format_args!("GreedyPatternRewriteIteration({iterations})");
            let _action = ir.begin_region_action("GreedyPatternRewriteIteration", region, &description);
            self.fill_worklist(ir, region);
            self.steps.begin(ir.context(), self.state.worklist.len());
            // Operations there may use their own results, for which patterns are not made.
            let found = self.with_rewriter(ir, |rewriter| erase_unreachable_blocks(rewriter, region));
            changes = found.erased;
            let around = graphs_from(ir, region).filter(|around| *around != region);
            self.state.circles.find(ir, &found.graphs.into_iter().chain(around).collect::<Vec<_>>());
            changes |= self.process_worklist(ir)?;
            changes |= self.simplify_blocks(ir, region);
            if !changes {
                break;
            }
        }
        if changes {
            return Err(GreedyError::NotConverged { iterations, rewrites: self.rewrites });
        }
        Ok(GreedyOutcome { changed: iterations > 1, iterations, rewrites: self.rewrites })
    }

    /// Processes `ops`, the last one first, and the operations that changes affect.
    pub(super) fn simplify_ops(mut self, ir: &mut Ir<'c>, ops: &[Op]) -> Result<GreedyOutcome, GreedyError> {
        if self.state.config.strictness != Strictness::AnyOp {
            self.state.admitted = ops.iter().copied().collect();
        }
        for op in ops {
            self.state.push_admitted(*op);
        }
        self.steps.begin(ir.context(), ops.len());
        let regions: FxHashSet<Region> = ops.iter().filter_map(|op| op.parent_region(ir)).collect();
        let graphs: FxHashSet<Region> =
            regions.into_iter().flat_map(|region| graphs_from(ir, region)).collect();
        self.state.circles.find(ir, &graphs.into_iter().collect::<Vec<_>>());
        let changed = self.process_worklist(ir)?;
        if !self.state.worklist.is_empty() {
            return Err(GreedyError::NotConverged { iterations: 1, rewrites: self.rewrites });
        }
        Ok(GreedyOutcome { changed, iterations: 1, rewrites: self.rewrites })
    }

    fn with_rewriter<R>(
        &mut self,
        ir: &mut Ir<'c>,
        action: impl FnOnce(&mut PatternRewriter<'_, 'c>) -> R,
    ) -> R {
        action(&mut PatternRewriter::with_listener(ir, &mut self.state))
    }

    /// Queues all operations of the region. The stack is emptied from its end: bottom-up, parents are pushed
    /// after their contents and so come before them.
    fn fill_worklist(&mut self, ir: &mut Ir<'c>, region: Region) {
        self.state.worklist.clear();
        self.state.dead_ops.ir_changed();
        let mut constants = OperationFolder::default();
        let top_down = self.state.config.top_down;
        let mut walk = OpWalk::new(ir, region, if top_down { WalkOrder::Pre } else { WalkOrder::Post });
        while let Some(op) = walk.next(ir) {
            // A constant may be erased or moved now.
            self.enqueue_unless_known(ir, op, &mut constants);
        }
        if top_down {
            self.state.worklist.reverse();
        }
    }

    fn enqueue_unless_known(&mut self, ir: &mut Ir<'c>, op: Op, constants: &mut OperationFolder<'c>) {
        if self.state.config.cse_constants
            && self.op_infos.of(op.name(ir)).is_constant
            && let Some(value) = constant_of_op(ir, op)
            && !self.with_rewriter(ir, |rewriter| constants.insert_known_constant(rewriter, op, value))
        {
            return;
        }
        self.state.enqueue(ir, op);
    }

    /// Works until the list is empty or the rewrites run out; returns whether anything changed.
    fn process_worklist(&mut self, ir: &mut Ir<'c>) -> Result<bool, GreedyError> {
        let limit = self.state.config.max_rewrites.map(|limit| self.rewrites.saturating_add(limit));
        let mut changed = false;
        while limit.is_none_or(|limit| self.rewrites < limit) {
            let Some(op) = self.state.worklist.pop() else { break };
            changed |= self.process(ir, op)?;
        }
        Ok(changed)
    }

    fn process(&mut self, ir: &mut Ir<'c>, op: Op) -> Result<bool, GreedyError> {
        let name = op.name(ir);
        let info = self.op_infos.of(name);
        self.state.log.begin_op(ir, op);
        let outcome = if op.use_empty(ir) && self.state.dead_ops.would_be_dead(ir, op, info.droppable) {
            self.with_rewriter(ir, |rewriter| rewriter.erase_op(op));
            Visit::Erased
        } else if self.state.circles.contains(op) || uses_itself(ir, op) {
            Visit::Unchanged
        } else if info.may_fold && self.state.config.fold && self.fold(ir, op, info) {
            Visit::Folded
        } else {
            self.apply_pattern(ir, op)?
        };
        self.state.log.end_op(outcome);
        match outcome {
            // The pattern has counted its step.
            Visit::Unchanged | Visit::Rewritten => {}
            Visit::Erased => self.steps.count(op, format_args!("the erasure of a '{name}'"))?,
            Visit::Folded => self.steps.count(op, format_args!("a fold of a '{name}'"))?,
        }
        Ok(outcome != Visit::Unchanged)
    }

    fn apply_pattern(&mut self, ir: &mut Ir<'c>, op: Op) -> Result<Visit, GreedyError> {
        let root = op.name(ir);
        let listed = self.state.worklist.len();
        let mut rewriter = PatternRewriter::with_listener(ir, &mut self.state);
        match self.applicator.match_and_rewrite(op, &mut rewriter) {
            Applied::Pattern(info) => {
                let has_changed = rewriter.has_changed();
                self.rewrites += 1;
                self.steps.count(op, format_args!("pattern '{}' at a '{root}'", info.name))?;
                if self.state.config.expensive_checks || ir.context().checks_patterns() {
                    self.check_result(ir, info, (root.as_str(), op), has_changed)?;
                }
                Ok(Visit::Rewritten)
            }
            // A pattern may make an operation, erase it again, and not match. This lists the operation again,
            // for ever.
            Applied::None => {
                self.state.worklist.truncate(listed);
                Ok(Visit::Unchanged)
            }
            Applied::ChangedWithoutMatch(info) => Err(GreedyError::ChangedWithoutMatch {
                pattern: info.name.clone(),
                root: root.as_str().to_owned(),
                op,
            }),
        }
    }

    /// The expensive checks of a pattern that applied.
    fn check_result(
        &self,
        ir: &Ir<'c>,
        info: &PatternInfo,
        (root, op): (&str, Op),
        has_changed: bool,
    ) -> Result<(), GreedyError> {
        let (pattern, root) = (info.name.clone(), root.to_owned());
        if !has_changed {
            return Err(GreedyError::MatchedWithoutChange { pattern, root, op });
        }
        let checked = self.state.config.scope.and_then(|scope| scope.parent_op(ir)).unwrap_or(ir.root());
        match ir.verify_op(checked) {
            Ok(()) => Ok(()),
            Err(error) => Err(GreedyError::InvalidResult { pattern, root, op, message: error.to_string() }),
        }
    }

    /// Folds `op`, unless it does not fold, or folds to a constant that its dialect does not make.
    fn fold(&mut self, ir: &mut Ir<'c>, op: Op, info: OpInfo) -> bool {
        let Some(definition) = info.definition else { return false };
        match fold_with(ir, op, definition, info.fold_traits) {
            FoldOutcome::NotFolded => false,
            FoldOutcome::InPlace(edits) => {
                self.fold_in_place(ir, op, &edits);
                true
            }
            FoldOutcome::Replaced(results) => {
                self.with_rewriter(ir, |rewriter| replace_by_fold(rewriter, op, &results))
            }
        }
    }

    fn fold_in_place(&mut self, ir: &mut Ir<'c>, op: Op, edits: &[FoldEdit<'c>]) {
        self.with_rewriter(ir, |rewriter| rewriter.modify_in_place(op, |ir| apply_edits(ir, op, edits)));
    }

    fn simplify_blocks(&mut self, ir: &mut Ir<'c>, region: Region) -> bool {
        let merge = match self.state.config.region_simplification {
            RegionSimplification::Disabled => return false,
            RegionSimplification::Normal => false,
            RegionSimplification::Aggressive => true,
        };
        let mut rewriter = PatternRewriter::with_listener(ir, &mut self.state);
        simplify_regions(&mut rewriter, &mut self.op_infos, region, merge)
    }
}

/// The outcome of a visit of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Visit {
    /// It was dead.
    Erased,
    /// It was folded.
    Folded,
    /// A pattern applied.
    Rewritten,
    /// No pattern applied.
    Unchanged,
}

/// This region and those around it whose values it may use, if values may be used there before they are defined.
fn graphs_from<'a>(ir: &'a Ir<'_>, region: Region) -> impl Iterator<Item = Region> + 'a {
    let outer = |region: &Region| {
        let op = region.parent_op(ir).filter(|op| !op.has_trait(ir, &ISOLATED_FROM_ABOVE))?;
        op.parent_region(ir)
    };
    std::iter::successors(Some(region), outer).filter(|region| !region.has_ssa_dominance(ir))
}

/// The operands of an operation that [`uses_itself`] looks through.
const MOST_OPERANDS: usize = 16;

/// Whether the operation uses its own result, or an operand comes from an operation that uses this one or itself. A pattern that
/// looks through an operand would find new operations for ever; longer circles become such short ones.
fn uses_itself(ir: &Ir<'_>, op: Op) -> bool {
    let is_short = |source: Op| {
        source == op
            || source
                .operands(ir)
                .take(MOST_OPERANDS)
                .filter_map(|inner| inner.defining_op(ir))
                .any(|inner| inner == op || inner == source)
    };
    op.operands(ir).filter_map(|operand| operand.defining_op(ir)).any(is_short)
}

/// Puts constants for attributes before `op` and replaces it; takes them away again if one cannot be made.
fn replace_by_fold<'c>(rewriter: &mut PatternRewriter<'_, 'c>, op: Op, results: &[FoldResult<'c>]) -> bool {
    rewriter.set_insertion_point(InsertionPoint::Before(op));
    let mut values: SmallVec<[Value; 2]> = SmallVec::new();
    let mut made: SmallVec<[Op; 2]> = SmallVec::new();
    for (number, folded) in results.iter().enumerate() {
        let constant = match folded {
            FoldResult::Value(value) => {
                values.push(*value);
                continue;
            }
            FoldResult::Attribute(value) => materialize(rewriter, op, number, *value),
        };
        let Some(constant) = constant else {
            made.into_iter().for_each(|op| rewriter.erase_op(op));
            return false;
        };
        values.push(constant.result(rewriter, 0));
        made.push(constant);
    }
    rewriter.replace_op(op, values);
    true
}

/// Makes a constant operation of the dialect of `op` that yields `value` with the type of the result of this
/// number.
fn materialize<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    op: Op,
    number: usize,
    value: crate::context::attributes::Attribute<'c>,
) -> Option<Op> {
    let dialect = rewriter.context().dialect(op.name(rewriter).dialect())?;
    let ty = op.result(rewriter, number).ty(rewriter);
    let location = op.location(rewriter);
    dialect.hooks.materialize_constant?(rewriter, value, ty, location)
}

impl<'c> State<'_, 'c> {
    /// Queues `op` and then the operations around it, up to the scope. Operations outside the scope are not
    /// queued.
    fn enqueue(&mut self, ir: &Ir<'c>, op: Op) {
        if op.parent_region(ir) == self.config.scope {
            return self.push_admitted(op);
        }
        let mut chain: SmallVec<[Op; 8]> = SmallVec::new();
        let mut current = op;
        loop {
            chain.push(current);
            let region = current.parent_region(ir);
            if region == self.config.scope {
                break;
            }
            match region.and_then(|region| region.parent_op(ir)) {
                Some(parent) => current = parent,
                None => return,
            }
        }
        for op in chain {
            self.push_admitted(op);
        }
    }

    fn push_admitted(&mut self, op: Op) {
        if self.config.strictness == Strictness::AnyOp || self.admitted.contains(&op) {
            self.worklist.push(op);
        }
    }

    /// When an operation is erased, the definitions of its operands may be dead, or have one user left and so
    /// match more.
    fn enqueue_definitions(&mut self, ir: &Ir<'c>, op: Op) {
        // The users of a value are counted once, even if it is many of the operands.
        let has_many = op.operand_count(ir) > 16;
        let mut counted = FxHashSet::default();
        for operand in op.operands(ir) {
            if has_many && !counted.insert(operand) {
                continue;
            }
            if let Some(definition) = operand.defining_op(ir)
                && may_have_few_users(ir, operand, op)
            {
                self.enqueue(ir, definition);
            }
        }
    }
}

/// The uses of a value that are looked at. If they are all of one operation, others may follow; the definition is listed then.
const MOST_USES: usize = 64;

/// Whether at most one operation but `op` seems to use a value.
fn may_have_few_users(ir: &Ir<'_>, value: Value, op: Op) -> bool {
    let mut others = value.users(ir).filter(|user| *user != op).take(MOST_USES);
    let first = others.next();
    others.all(|user| Some(user) == first)
}

impl<'c> Listener<'c> for State<'_, 'c> {
    fn operation_inserted(&mut self, ir: &Ir<'c>, op: Op, previous: Option<OpPlace>) {
        self.dead_ops.ir_changed();
        self.log.event(ir, "Insert  :", op);
        if let Some(listener) = &mut self.config.listener {
            listener.operation_inserted(ir, op, previous);
        }
        if self.config.strictness == Strictness::ExistingAndNewOps {
            self.admitted.insert(op);
        }
        self.circles.changed(ir, op);
        self.enqueue(ir, op);
    }

    fn operation_modified(&mut self, ir: &Ir<'c>, op: Op) {
        self.dead_ops.ir_changed();
        self.circles.changed(ir, op);
        self.log.event(ir, "Modified:", op);
        if let Some(listener) = &mut self.config.listener {
            listener.operation_modified(ir, op);
        }
        self.enqueue(ir, op);
    }

    fn operation_replaced(&mut self, ir: &Ir<'c>, op: Op, replacements: &[Value]) {
        self.log.event(ir, "Replace :", op);
        if let Some(listener) = &mut self.config.listener {
            listener.operation_replaced(ir, op, replacements);
        }
    }

    fn operation_erased(&mut self, ir: &Ir<'c>, op: Op) {
        self.dead_ops.ir_changed();
        self.log.event(ir, "Erase   :", op);
        if let Some(listener) = &mut self.config.listener {
            listener.operation_erased(ir, op);
        }
        self.enqueue_definitions(ir, op);
        self.worklist.remove(op);
        self.circles.erased(op);
        if self.config.strictness != Strictness::AnyOp {
            self.admitted.remove(&op);
        }
    }

    fn block_inserted(&mut self, ir: &Ir<'c>, block: Block, previous: Option<BlockPlace>) {
        self.dead_ops.ir_changed();
        if let Some(listener) = &mut self.config.listener {
            listener.block_inserted(ir, block, previous);
        }
    }

    fn block_erased(&mut self, ir: &Ir<'c>, block: Block) {
        self.dead_ops.ir_changed();
        if let Some(listener) = &mut self.config.listener {
            listener.block_erased(ir, block);
        }
    }

    fn pattern_begin(&mut self, ir: &Ir<'c>, pattern: &PatternInfo, op: Op) {
        self.log.begin_pattern(ir, pattern, op);
        if let Some(listener) = &mut self.config.listener {
            listener.pattern_begin(ir, pattern, op);
        }
    }

    fn pattern_end(&mut self, ir: &Ir<'c>, pattern: &PatternInfo, outcome: Result<(), NoMatch>) {
        self.log.end_pattern(outcome);
        if let Some(listener) = &mut self.config.listener {
            listener.pattern_end(ir, pattern, outcome);
        }
    }

    fn match_failure(&mut self, ir: &Ir<'c>, location: Location<'c>, reason: &dyn Fn() -> String) {
        self.log.match_failure(reason);
        if let Some(listener) = &mut self.config.listener {
            listener.match_failure(ir, location, reason);
        }
    }
}
