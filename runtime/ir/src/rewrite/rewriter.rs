//! Mutates the IR for a pattern and notifies listeners.

use std::any::Any;
use std::ops::Deref;
use std::rc::Rc;

use crate::context::types::Type;
use crate::context::{Context, Location};
use crate::ir::create_or_fold;
use crate::ir::fold::apply_edits;
use crate::ir::{Block, Builder, InsertionPoint, Ir, Op, OpState, Region, Use, Value};
use crate::rewrite::change_tracker::ChangeTracker;
use crate::rewrite::{Interceptor, Listener, NoMatch, PatternRoot};

/// Changes the IR on behalf of a pattern: the driver and its listeners are notified of every change.
///
/// It derefs to [`Ir`] for reading and is a [`Builder`]; the insertion point of a pattern starts before its
/// root. The events of each call, and their order, are MLIR's and documented at each method.
pub struct PatternRewriter<'a, 'c> {
    pub(super) ir: &'a mut Ir<'c>,
    pub(super) listener: Option<&'a mut (dyn Listener<'c> + 'a)>,
    /// At most one of listener and interceptor is set.
    pub(super) interceptor: Option<&'a mut (dyn Interceptor<'c> + 'a)>,
    pub(super) point: InsertionPoint,
    pub(super) tracker: ChangeTracker,
    /// The value that a pattern computed of an operation, for the patterns that are tried after it.
    pub(super) shared: Option<(Op, Rc<dyn Any>)>,
}

impl PatternRewriter<'_, '_> {
    /// Whether the current pattern has changed anything.
    #[doc(hidden)]
    pub fn has_changed(&self) -> bool {
        self.tracker.is_changed()
    }
}

impl<'c> Deref for PatternRewriter<'_, 'c> {
    type Target = Ir<'c>;

    fn deref(&self) -> &Ir<'c> {
        self.ir
    }
}

impl<'a, 'c> PatternRewriter<'a, 'c> {
    /// Creates a rewriter for use outside of patterns (MLIR's `IRRewriter`), without a listener.
    pub fn new(ir: &'a mut Ir<'c>) -> Self {
        Self {
            ir,
            listener: None,
            interceptor: None,
            point: InsertionPoint::Detached,
            tracker: ChangeTracker::default(),
            shared: None,
        }
    }

    /// Creates a rewriter that notifies `listener` of all changes.
    pub fn with_listener(ir: &'a mut Ir<'c>, listener: &'a mut (dyn Listener<'c> + 'a)) -> Self {
        Self { listener: Some(listener), ..Self::new(ir) }
    }

    /// A rewriter whose changes go through `interceptor`.
    pub fn with_interceptor(
        ir: &'a mut Ir<'c>,
        interceptor: &'a mut (dyn Interceptor<'c> + 'a),
        point: InsertionPoint,
    ) -> Self {
        Self { interceptor: Some(interceptor), point, ..Self::new(ir) }
    }

    /// Returns what `compute` computes of `op`. The patterns that are tried on an operation in turn share the value, as long as
    /// none has changed the IR: an analysis that several of them start with is made once.
    pub fn shared<T: 'static>(&mut self, op: Op, compute: impl FnOnce(&Ir<'c>) -> T) -> Rc<T> {
        if self.interceptor.is_some() || self.tracker.is_changed() {
            return Rc::new(compute(self.ir));
        }
        let known = self.shared.as_ref().filter(|(own, _)| *own == op);
        if let Some(known) = known.and_then(|(_, value)| value.clone().downcast().ok()) {
            return known;
        }
        let value = Rc::new(compute(self.ir));
        self.shared = Some((op, value.clone()));
        value
    }

    pub(super) fn tell(&mut self, event: impl FnOnce(&mut (dyn Listener<'c> + 'a), &Ir<'c>)) {
        if let Some(listener) = &mut self.listener {
            event(&mut **listener, self.ir);
        } else if let Some(interceptor) = &mut self.interceptor {
            event(&mut **interceptor, self.ir);
        }
    }

    /// Returns the converted `values` in a dialect conversion, by the converter of the pattern; elsewhere
    /// `values` themselves.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] if the type of one has no conversion.
    pub fn converted_values(&mut self, values: &[Value]) -> Result<Vec<Value>, NoMatch> {
        match &mut self.interceptor {
            Some(interceptor) => interceptor.converted_values(self.ir, values).ok_or(NoMatch),
            None => Ok(values.to_vec()),
        }
    }

    /// Returns the converted `types` in a dialect conversion, by the converter of the pattern; elsewhere
    /// `types` themselves.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] if one has no conversion.
    pub fn converted_types(&self, types: &[Type<'c>]) -> Result<Vec<Type<'c>>, NoMatch> {
        match &self.interceptor {
            Some(interceptor) => interceptor.converted_types(types).ok_or(NoMatch),
            None => Ok(types.to_vec()),
        }
    }

    /// Replaces the results of `op` by `values`, and erases `op`.
    ///
    /// If uses form a cycle, which only graph regions and unreachable blocks allow, a value may be a result
    /// of `op` itself. Then `op` stays if it is still used.
    ///
    /// Events: Replaced, Modified for each use, Erased.
    ///
    /// # Panics
    ///
    /// If there are not as many values as results.
    #[track_caller]
    pub fn replace_op(&mut self, op: impl PatternRoot, values: impl IntoIterator<Item = impl Into<Value>>) {
        let op = op.root_op();
        if self.interceptor.is_none() {
            let values: smallvec::SmallVec<[Value; 2]> = values.into_iter().map(Into::into).collect();
            if values.iter().any(|value| value.defining_op(self.ir) == Some(op)) {
                return self.replace_cyclic_op(op, &values);
            }
            self.replace_all_op_uses(op, values);
            return self.erase_op(op);
        }
        let values: smallvec::SmallVec<[Value; 2]> = values.into_iter().map(Into::into).collect();
        self.expect_result_count(op, values.len());
        self.leave(op);
        if let Some(interceptor) = &mut self.interceptor {
            interceptor.replace_op(self.ir, op, &values);
        }
    }

    /// Replaces the results of `op` by `values`, of which some are results of `op`, which stays if it is used then.
    #[track_caller]
    fn replace_cyclic_op(&mut self, op: Op, values: &[Value]) {
        self.expect_result_count(op, values.len());
        self.tell(|listener, ir| listener.operation_replaced(ir, op, values));
        for (number, value) in values.iter().enumerate() {
            let result = op.result(self.ir, number);
            if result != *value {
                self.replace_all_uses(result, *value);
            }
        }
        if op.use_empty(self.ir) {
            self.erase_op(op);
        }
    }

    #[track_caller]
    fn expect_result_count(&self, op: Op, found: usize) {
        let count = op.result_count(self.ir);
        assert_eq!(count, found, "`{}` has another number of results than replacements", op.name(self.ir));
    }

    /// Replaces `op` by the operation that `build` creates before it, and returns that one. `build` is given the location of
    /// `op`: `rewriter.replace_op_with_new(op, |rewriter, location| AddOp::build(rewriter, location, lhs, rhs))`.
    ///
    /// Events: those of `build`, then those of [`replace_op`](Self::replace_op).
    ///
    /// # Panics
    ///
    /// If the new operation has another number of results.
    #[track_caller]
    pub fn replace_op_with_new<T: PatternRoot>(
        &mut self,
        op: impl PatternRoot,
        build: impl FnOnce(&mut Self, Location<'c>) -> T,
    ) -> T {
        let op = op.root_op();
        self.point = InsertionPoint::Before(op);
        let location = op.location(self.ir);
        let new = build(self, location);
        let results: smallvec::SmallVec<[Value; 2]> = new.root_op().results(self.ir).collect();
        self.replace_op(op, results);
        new
    }

    /// Replaces `op` by the operation of a state: see [`replace_op_with_new`](Self::replace_op_with_new).
    #[track_caller]
    pub fn replace_op_with_state(&mut self, op: impl PatternRoot, state: OpState<'c>) -> Op {
        self.replace_op_with_new(op, |rewriter, _| rewriter.create(state))
    }

    /// Replaces the results of `op` by `values`, and keeps `op`.
    ///
    /// Events: Replaced, Modified for each use.
    #[track_caller]
    pub fn replace_all_op_uses(&mut self, op: Op, values: impl IntoIterator<Item = impl Into<Value>>) {
        let values: smallvec::SmallVec<[Value; 2]> = values.into_iter().map(Into::into).collect();
        self.expect_result_count(op, values.len());
        self.tell(|listener, ir| listener.operation_replaced(ir, op, &values));
        for (number, value) in values.iter().enumerate() {
            let result = op.result(self.ir, number);
            self.replace_all_uses(result, *value);
        }
    }

    /// Replaces all uses of `from` by `to`.
    ///
    /// Events: Modified for each use, the latest use first.
    #[track_caller]
    pub fn replace_all_uses(&mut self, from: impl Into<Value>, to: impl Into<Value>) {
        let (from, to) = (from.into(), to.into());
        if let Some(interceptor) = &mut self.interceptor {
            return interceptor.replace_value(self.ir, from, to);
        }
        if from == to {
            self.replace_uses_if(from, to, |_, _| true);
            return;
        }
        loop {
            let Some(next) = from.uses(self.ir).next() else { return };
            self.redirect(next, to);
        }
    }

    /// Replaces the uses of `from` by `to` for which `predicate` holds, and returns whether those were all.
    ///
    /// Events: Modified for each changed use.
    #[track_caller]
    pub fn replace_uses_if(
        &mut self,
        from: impl Into<Value>,
        to: impl Into<Value>,
        mut predicate: impl FnMut(&Ir<'c>, Use) -> bool,
    ) -> bool {
        let (from, to) = (from.into(), to.into());
        if let Some(interceptor) = &mut self.interceptor {
            return interceptor.replace_uses_if(self.ir, from, to, &mut predicate);
        }
        let uses: Vec<Use> = from.uses(self.ir).collect();
        let mut all = true;
        for candidate in uses {
            if predicate(self.ir, candidate) {
                self.redirect(candidate, to);
            } else {
                all = false;
            }
        }
        all
    }

    /// Replaces all uses of `from` by `to`, except in the operations in `kept`.
    ///
    /// Events: Modified for each changed use.
    #[track_caller]
    pub fn replace_all_uses_except(&mut self, from: impl Into<Value>, to: impl Into<Value>, kept: &[Op]) {
        self.replace_uses_if(from, to, |_, candidate| !kept.contains(&candidate.op));
    }

    /// Replaces those uses of the results of `op` by `values` for which `predicate` holds. Returns whether these were all.
    ///
    /// Events: Replaced, Modified for each changed use.
    ///
    /// # Panics
    ///
    /// If `op` has another number of results than `values`.
    #[track_caller]
    pub fn replace_op_uses_if(
        &mut self,
        op: Op,
        values: &[Value],
        mut predicate: impl FnMut(&Ir<'c>, Use) -> bool,
    ) -> bool {
        self.expect_result_count(op, values.len());
        self.tell(|listener, ir| listener.operation_replaced(ir, op, values));
        let mut all = true;
        for (number, value) in values.iter().enumerate() {
            let result = op.result(self.ir, number);
            all &= self.replace_uses_if(result, *value, &mut predicate);
        }
        all
    }

    /// Replaces those uses of the results of `op` by `values` that are inside `block`. Returns whether these were all.
    ///
    /// Events: Replaced, Modified for each changed use.
    ///
    /// # Panics
    ///
    /// If `op` has another number of results than `values`.
    #[track_caller]
    pub fn replace_op_uses_in_block(&mut self, op: Op, values: &[Value], block: Block) -> bool {
        self.replace_op_uses_if(op, values, |ir, candidate| {
            block.ancestor_in_block(ir, candidate.op).is_some()
        })
    }

    fn redirect(&mut self, Use { op, operand }: Use, to: Value) {
        self.tracker.op_changed(self.ir, op);
        self.ir.set_operand(op, operand, to);
        self.tell(|listener, ir| listener.operation_modified(ir, op));
    }

    /// Changes `op` in place: its operands, attributes, successors, types or location, by the functions of [`Ir`].
    ///
    /// Events: Modified. Listeners are not notified of any other change, so `change` must not make one.
    ///
    /// ```
    /// # use rtblgen_runtime::{Builder, NoMatch, Op, PatternRewriter};
    /// fn mark(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    ///     if op.attribute(rewriter.ir(), "marked").is_some() {
    ///         return Err(NoMatch);
    ///     }
    ///     let mark = rewriter.context().unit_attr();
    ///     rewriter.modify_in_place(op, |ir| ir.set_attribute(op, "marked", mark));
    ///     Ok(())
    /// }
    /// ```
    #[track_caller]
    pub fn modify_in_place<R>(&mut self, op: impl PatternRoot, change: impl FnOnce(&mut Ir<'c>) -> R) -> R {
        let op = op.root_op();
        self.tracker.op_changed(self.ir, op);
        self.begin_modification(op);
        let returned = change(self.ir);
        self.end_modification(op);
        returned
    }

    /// Changes `op` in place, or leaves it as it was if `change` finds out on the way that it cannot.
    ///
    /// Events: Modified, if the change succeeds.
    ///
    /// # Errors
    ///
    /// Returns the error of `change`; the operands, attributes, successors, types and location of `op` are
    /// restored then.
    #[track_caller]
    pub fn try_modify_in_place<R, E>(
        &mut self,
        op: impl PatternRoot,
        change: impl FnOnce(&mut Ir<'c>) -> Result<R, E>,
    ) -> Result<R, E> {
        let op = op.root_op();
        let before = super::snapshot::Snapshot::take(self.ir, op);
        self.begin_modification(op);
        match change(self.ir) {
            Ok(returned) => {
                self.tracker.op_changed(self.ir, op);
                self.end_modification(op);
                Ok(returned)
            }
            Err(error) => {
                before.restore(self.ir, op);
                if let Some(interceptor) = &mut self.interceptor {
                    interceptor.cancel_modification(self.ir, op);
                }
                Err(error)
            }
        }
    }

    fn begin_modification(&mut self, op: Op) {
        if let Some(interceptor) = &mut self.interceptor {
            interceptor.begin_modification(self.ir, op);
        }
    }

    fn end_modification(&mut self, op: Op) {
        match &mut self.interceptor {
            Some(interceptor) => interceptor.end_modification(self.ir, op),
            None => self.tell(|listener, ir| listener.operation_modified(ir, op)),
        }
    }

    /// Reports to listeners why a pattern does not match; the text is made only if one wants it.
    ///
    /// ```
    /// # use rtblgen_runtime::{Builder, NoMatch, Op, PatternRewriter};
    /// fn drop_empty(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    ///     if op.regions(rewriter.ir()).next().is_some() {
    ///         return Err(rewriter.match_failure(op, || "it has regions".to_owned()));
    ///     }
    ///     rewriter.erase_op(op);
    ///     Ok(())
    /// }
    /// ```
    pub fn match_failure(&mut self, op: impl PatternRoot, reason: impl Fn() -> String) -> NoMatch {
        let op = op.root_op();
        self.tell(|listener, ir| listener.match_failure(ir, op.location(ir), &reason));
        NoMatch
    }
}

impl<'c> Builder<'c> for PatternRewriter<'_, 'c> {
    fn ir(&self) -> &Ir<'c> {
        self.ir
    }

    fn context(&self) -> &'c Context {
        self.ir.context()
    }

    fn insertion_point(&self) -> InsertionPoint {
        self.point
    }

    fn set_insertion_point(&mut self, point: InsertionPoint) {
        self.point = point;
    }

    /// Events: Inserted, if the insertion point is in a block.
    fn create(&mut self, mut state: OpState<'c>) -> Op {
        self.ir.complete_state(&mut state);
        if let Some(interceptor) = &mut self.interceptor {
            interceptor.adapt(self.ir, &mut state);
        }
        let op = self.ir.create_op(state);
        self.ir.insert_op(op, self.point);
        self.tracker.op_created(self.ir, op);
        if self.point != InsertionPoint::Detached {
            self.tell(|listener, ir| listener.operation_inserted(ir, op, None));
        }
        op
    }

    fn create_or_fold(&mut self, state: OpState<'c>) -> Vec<Value> {
        let edit = |rewriter: &mut Self, op: Op, edits: &[_]| {
            rewriter.modify_in_place(op, |ir| apply_edits(ir, op, edits));
        };
        create_or_fold(self, state, edit, |rewriter, op| rewriter.erase_op(op))
    }

    /// Events: BlockInserted.
    fn create_block(&mut self, region: Region, types: &[Type<'c>], locations: &[Location<'c>]) -> Block {
        let block = self.ir.append_block(region, types, locations);
        self.tracker.block_created(self.ir, block);
        self.point = InsertionPoint::End(block);
        self.tell(|listener, ir| listener.block_inserted(ir, block, None));
        block
    }

    fn create_region(&mut self) -> Region {
        self.ir.create_region()
    }
}
