//! Interception of the changes of a pattern: made at once, or logged and completed at the end.

use super::changes::Change;
use super::materializations::{CastInfo, CastKind};
use super::state::{Cast, State, point_after};
use super::type_converter::{TypeConverter, ValueList};
use rtblgen_ir::context::Location;
use rtblgen_ir::context::types::Type;
use rtblgen_ir::dialects::builtin::UnrealizedConversionCastOp;
use rtblgen_ir::internal::Snapshot;
use rtblgen_ir::ir::TypedOp;
use rtblgen_ir::ir::{Block, InsertionPoint, Ir, Op, OpState, Region, Use, Value};
use rtblgen_ir::rewrite::{BlockPlace, Interceptor, Listener, OpPlace, PatternRewriter};
use std::sync::Arc;

impl<'c> State<'_, 'c> {
    /// Replaces the results of `op` by lists of values and erases it.
    pub(super) fn replace_op_with(&mut self, ir: &mut Ir<'c>, op: Op, values: Vec<ValueList>) {
        let count = op.result_count(ir);
        assert_eq!(count, values.len(), "`{}` has another number of results than replacements", op.name(ir));
        let is_erased = values.iter().all(|values| values.is_empty());
        self.debug_log.event(ir, if is_erased { "Erase" } else { "Replace" }, op);
        if !self.rollback {
            return self.replace_op_now(ir, op, &values);
        }
        if self.replaced.contains(op) {
            return self.misused(ir, op, || "replaces an operation that was already replaced".to_owned());
        }
        if self.casts.contains(op) {
            return self.misused(ir, op, || "replaces a cast that belongs to the conversion".to_owned());
        }
        for (number, values) in values.into_iter().enumerate() {
            let result = op.result(ir, number);
            self.mapping.replace(result, values.clone());
            self.find_cycle(ir, result, &values);
        }
        self.log(Change::ReplaceOp(op, self.converter.clone()));
        if self.tracks_changes {
            self.tracker.op_erased(ir, op);
        }
        self.note_replaced(ir, op);
    }

    fn replace_op_now(&mut self, ir: &mut Ir<'c>, op: Op, values: &[ValueList]) {
        self.tracker.op_erased(ir, op);
        if self.turn_into_cast(ir, op, values) {
            return;
        }
        let converter = self.converter.clone();
        let mut replacements = ValueList::new();
        for (number, values) in values.iter().enumerate() {
            let result = op.result(ir, number);
            // A result without uses needs no replacement, so it stands for itself.
            let replacement = self.replacement_now(ir, result, values, converter.as_ref());
            replacements.push(replacement.unwrap_or(result));
        }
        self.forget_nested(ir, op);
        let mut rewriter = self.direct(ir);
        rewriter.replace_all_op_uses(op, replacements);
        rewriter.erase_op(op);
    }

    /// Turns an operation into the source materialization of its result, so that its uses need not move to a new cast. Returns
    /// whether it did: there is no listener, and the operation has nothing that a cast does not have.
    fn turn_into_cast(&mut self, ir: &mut Ir<'c>, op: Op, values: &[ValueList]) -> bool {
        let [to] = values else { return false };
        let result = op.result(ir, 0);
        let has_new_type = !to.is_empty() && !matches!(to[..], [to] if to.ty(ir) == result.ty(ir));
        let is_plain = op.region_count(ir) == 0 && op.successor_count(ir) == 0 && op.block(ir).is_some();
        if self.listener.is_some() || self.attach_kind || !has_new_type || !is_plain {
            return false;
        }
        if result.use_empty(ir) || to.contains(&result) {
            return false;
        }
        let point = point_after(ir, to);
        let Some(cast) = ir.recycle_op(op, UnrealizedConversionCastOp::DEFINITION, to) else { return false };
        if point != InsertionPoint::Before(op) {
            ir.detach_op(cast);
            ir.insert_op(cast, point);
        }
        self.forget(op);
        let converter = self.converter.clone();
        self.casts
            .insert(cast, CastInfo { converter, kind: CastKind::Source, original: None, is_pure: true });
        self.new_casts.push(cast);
        true
    }

    /// The value of the type of `from` that replaces it; `None` if nothing uses `from`.
    pub(super) fn replacement_now(
        &mut self,
        ir: &mut Ir<'c>,
        from: Value,
        to: &[Value],
        converter: Option<&Arc<TypeConverter<'c>>>,
    ) -> Option<Value> {
        if from.use_empty(ir) {
            return None;
        }
        let ty = from.ty(ir);
        if let [to] = to
            && to.ty(ir) == ty
        {
            return Some(*to);
        }
        let point = if to.is_empty() { point_after(ir, &[from]) } else { point_after(ir, to) };
        let cast = Cast {
            kind: CastKind::Source,
            point,
            location: from.location(ir),
            inputs: to,
            types: &[ty],
            original: None,
            converter: converter.cloned(),
            is_pure: true,
            is_mapped: false,
        };
        self.build_cast(ir, cast).first().copied()
    }

    /// Removes the data about an operation, and about those in it, that are about to be erased.
    fn forget_nested(&mut self, ir: &Ir<'c>, op: Op) {
        op.pre_order(ir).for_each(|nested| self.forget(nested));
    }

    fn forget(&mut self, op: Op) {
        self.ignored.remove(op);
        self.casts.remove(op);
        if !self.new_casts.is_empty() {
            self.new_casts.retain(|cast| *cast != op);
        }
        if !self.unlegalized.is_empty() {
            self.unlegalized.swap_remove(&op);
        }
    }

    /// Replaces all uses of a value by a list of values.
    pub(super) fn replace_value_with(
        &mut self,
        ir: &mut Ir<'c>,
        from: Value,
        to: &[Value],
        converter: Option<&Arc<TypeConverter<'c>>>,
    ) {
        if !self.rollback {
            if let Some(replacement) = self.replacement_now(ir, from, to, converter) {
                self.note_users(ir, from);
                replace_uses_after(&mut PatternRewriter::new(ir), from, replacement, &mut |_, _| true);
            }
            return;
        }
        if self.mapping.is_replaced(from) {
            let op = owner(ir, from);
            return self.misused(ir, op, || "replaces a value that was already replaced".to_owned());
        }
        if self.tracks_changes {
            self.note_users(ir, from);
        }
        self.mapping.replace(from, to.into());
        self.find_cycle(ir, from, to);
        self.log(Change::ReplaceValue(from, converter.cloned()));
    }

    pub(super) fn note_users(&mut self, ir: &Ir<'c>, value: Value) {
        for user in value.users(ir) {
            self.tracker.op_changed(ir, user);
        }
    }

    /// Moves the operations of `source` into `target` before `place`; notifies a listener of each.
    pub(super) fn move_ops(&mut self, ir: &mut Ir<'c>, source: Block, target: Block, place: Option<Op>) {
        let Some((first, last)) = source.first_op(ir).zip(source.last_op(ir)) else { return };
        let in_bulk = self.listener.is_none();
        if in_bulk && self.rollback {
            self.log(Change::MoveOps { source, first, last });
        }
        if self.tracks_changes {
            self.tracker.op_changed(ir, first);
        }
        if in_bulk && place.is_none() {
            return ir.move_ops_to_end(first, target);
        }
        while let Some(op) = source.first_op(ir) {
            let previous = OpPlace { block: source, before: op.next(ir) };
            match place {
                Some(place) => ir.move_op_before(op, place),
                None => ir.move_op_to_end(op, target),
            }
            if !in_bulk {
                self.operation_inserted(ir, op, Some(previous));
            }
        }
    }

    /// The operation around a block, if it was replaced.
    fn replaced_parent(&self, ir: &Ir<'c>, block: Option<Block>) -> Option<Op> {
        let parent = block?.parent_op(ir)?;
        (self.rollback && self.replaced.contains(parent)).then_some(parent)
    }

    fn check_operands(&mut self, ir: &Ir<'c>, op: Op) {
        let stale = op
            .operands(ir)
            .position(|operand| self.mapping.is_replaced(operand) && !self.handed_out.contains(&operand));
        if let Some(number) = stale {
            let name = op.name(ir).as_str();
            self.misused(ir, op, || {
                format!(
                    "mixes old and new values: operand #{number} of the new '{name}' was already replaced; take it \
                     from the remapped operands or from `remapped_value`"
                )
            });
        }
    }
}

/// The operation that a value belongs to or is inside of.
fn owner(ir: &Ir<'_>, value: Value) -> Op {
    let block = || value.parent_block(ir).and_then(|block| block.parent_op(ir));
    value.defining_op(ir).or_else(block).unwrap_or_else(|| ir.root())
}

/// Replaces the uses of a value that come after its replacement, or are in another block.
pub(super) fn replace_uses_after<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    from: Value,
    to: Value,
    predicate: &mut dyn FnMut(&Ir<'c>, Use) -> bool,
) -> bool {
    let Some(op) = to.defining_op(rewriter) else {
        return rewriter.replace_uses_if(from, to, |ir, candidate| predicate(ir, candidate));
    };
    let block = op.block(rewriter);
    rewriter.replace_uses_if(from, to, |ir, candidate| {
        let user = candidate.op;
        let is_after =
            user.block(ir) != block || (user != op && block.is_some() && op.is_before_in_block(ir, user));
        is_after && predicate(ir, candidate)
    })
}

impl<'c> Listener<'c> for State<'_, 'c> {
    fn operation_inserted(&mut self, ir: &Ir<'c>, op: Op, previous: Option<OpPlace>) {
        if let Some(parent) = self.replaced_parent(ir, op.block(ir)) {
            self.misused(ir, parent, || "inserts into an operation that was already replaced".to_owned());
        }
        self.debug_log.event(ir, "Insert", op);
        match previous {
            None => {
                self.new_ops.push(op);
                if self.rollback {
                    self.log(Change::CreateOp(op));
                    if self.checks_values {
                        self.check_operands(ir, op);
                    }
                }
            }
            Some(place) if self.rollback => self.log(Change::MoveOp(op, place)),
            Some(_) => {}
        }
        if self.tracks_changes {
            match previous {
                None => self.tracker.op_created(ir, op),
                Some(_) => self.tracker.op_changed(ir, op),
            }
        }
        if !self.rollback
            && let Some(listener) = &mut self.listener
        {
            listener.operation_inserted(ir, op, previous);
        }
    }

    fn block_inserted(&mut self, ir: &Ir<'c>, block: Block, previous: Option<BlockPlace>) {
        if let Some(parent) = self.replaced_parent(ir, Some(block)) {
            self.misused(ir, parent, || {
                "inserts a block into an operation that was already replaced".to_owned()
            });
        }
        if self.rollback {
            self.log(match previous {
                None => Change::CreateBlock(block),
                Some(place) => Change::MoveBlock(block, place),
            });
        }
        if self.tracks_changes {
            match previous {
                None => self.tracker.block_created(ir, block),
                Some(_) => self.tracker.block_changed(ir, block),
            }
        }
        if !self.rollback
            && let Some(listener) = &mut self.listener
        {
            listener.block_inserted(ir, block, previous);
        }
    }

    fn match_failure(&mut self, _: &Ir<'c>, _: Location<'c>, reason: &dyn Fn() -> String) {
        self.add_reason(reason);
    }
}

impl<'c> Interceptor<'c> for State<'_, 'c> {
    fn adapt(&mut self, ir: &mut Ir<'c>, state: &mut OpState<'c>) {
        let Some(converter) = self.converter.clone().filter(|_| self.adapts) else { return };
        let is_new = |value: &Value| value.defining_op(ir).is_some_and(|op| self.new_ops.contains(&op));
        let old: Vec<usize> =
            (0..state.operands.len()).filter(|number| !is_new(&state.operands[*number])).collect();
        for number in old {
            let remapped = self.remap(ir, &[state.operands[number]], None);
            if let Ok([values]) = remapped.as_deref()
                && let [value] = values.as_slice()
            {
                state.operands[number] = *value;
            }
        }
        for ty in &mut state.results {
            *ty = converter.convert_type(*ty).unwrap_or(*ty);
        }
    }

    fn converted_values(&mut self, ir: &mut Ir<'c>, values: &[Value]) -> Option<Vec<Value>> {
        let remapped = self.remap(ir, values, None).ok()?;
        Some(remapped.into_iter().flatten().collect())
    }

    fn converted_types(&self, types: &[Type<'c>]) -> Option<Vec<Type<'c>>> {
        match &self.converter {
            Some(converter) => converter.convert_types(types.iter().copied()),
            None => Some(types.to_vec()),
        }
    }

    fn replace_op(&mut self, ir: &mut Ir<'c>, op: Op, values: &[Value]) {
        let values = values.iter().map(|value| ValueList::from_slice(&[*value])).collect();
        self.replace_op_with(ir, op, values);
    }

    fn erase_op(&mut self, ir: &mut Ir<'c>, op: Op) {
        let values = vec![ValueList::new(); op.result_count(ir)];
        self.replace_op_with(ir, op, values);
    }

    fn erase_block(&mut self, ir: &mut Ir<'c>, block: Block) {
        let ops: Vec<Op> = block.ops(ir).collect();
        if self.tracks_changes {
            self.tracker.block_erased(ir, block);
        }
        if !self.rollback {
            ops.iter().for_each(|op| self.forget_nested(ir, *op));
            return self.direct(ir).erase_block(block);
        }
        if let Some(parent) = self.replaced_parent(ir, Some(block)) {
            return self.misused(ir, parent, || {
                "erases a block of an operation that was already replaced".to_owned()
            });
        }
        let region: Region = block.parent_region(ir).expect("the block is in a region");
        let place = BlockPlace { region, before: block.next(ir) };
        self.log(Change::EraseBlock(block, place));
        ir.detach_block(block);
        ops.into_iter().for_each(|op| self.note_replaced(ir, op));
    }

    fn move_ops_to_end(&mut self, ir: &mut Ir<'c>, first: Op, block: Block) -> bool {
        let (Some(source), None) = (first.block(ir), &self.listener) else { return false };
        if self.debug_log.is_enabled() {
            return false;
        }
        if self.rollback {
            let last = source.last_op(ir).unwrap_or(first);
            self.log(Change::MoveOps { source, first, last });
        }
        if self.tracks_changes {
            self.tracker.op_changed(ir, first);
        }
        ir.move_ops_to_end(first, block);
        if self.tracks_changes {
            self.tracker.op_changed(ir, first);
        }
        true
    }

    fn replace_value(&mut self, ir: &mut Ir<'c>, from: Value, to: Value) {
        let converter = self.converter.clone();
        self.replace_value_with(ir, from, &[to], converter.as_ref());
    }

    fn replace_uses_if(
        &mut self,
        ir: &mut Ir<'c>,
        from: Value,
        to: Value,
        predicate: &mut dyn FnMut(&Ir<'c>, Use) -> bool,
    ) -> bool {
        if self.rollback {
            let op = owner(ir, from);
            self.misused(ir, op, || {
                "replaces some uses of a value, which roll-back does not support".to_owned()
            });
            return false;
        }
        let converter = self.converter.clone();
        match self.replacement_now(ir, from, &[to], converter.as_ref()) {
            None => true,
            Some(replacement) => {
                self.note_users(ir, from);
                replace_uses_after(&mut PatternRewriter::new(ir), from, replacement, predicate)
            }
        }
    }

    fn begin_modification(&mut self, ir: &Ir<'c>, op: Op) {
        if !self.rollback {
            return;
        }
        if self.replaced.contains(op) {
            self.misused(ir, op, || "changes an operation that was already replaced".to_owned());
        }
        self.log(Change::ModifyOp(op, Box::new(Snapshot::take(ir, op))));
    }

    fn end_modification(&mut self, ir: &Ir<'c>, op: Op) {
        self.debug_log.event(ir, "Modified", op);
        if !self.modified_ops.contains(&op) {
            self.modified_ops.push(op);
        }
        if self.tracks_changes {
            self.tracker.op_changed(ir, op);
        }
        if !self.rollback
            && let Some(listener) = &mut self.listener
        {
            listener.operation_modified(ir, op);
        }
    }

    fn cancel_modification(&mut self, _: &Ir<'c>, op: Op) {
        let is_of_op = |change: &Change<'c>| matches!(change, Change::ModifyOp(changed, _) if *changed == op);
        if let Some(index) = self.changes.iter().rposition(is_of_op) {
            self.changes.remove(index);
        }
    }
}

/// The point before an operation.
pub(super) fn point_before(ir: &Ir<'_>, op: Op) -> InsertionPoint {
    match op.block(ir) {
        Some(_) => InsertionPoint::Before(op),
        None => InsertionPoint::Detached,
    }
}
