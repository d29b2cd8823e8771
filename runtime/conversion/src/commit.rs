//! The end of a conversion: logged changes are completed, and the remaining casts replaced.

use std::sync::Arc;

use super::changes::{Change, drop_block_uses, erase_with_uses};
use super::interceptor::replace_uses_after;
use super::materializations::{CastInfo, CastKind};
use super::state::{Cast, State, point_after};
use super::type_converter::{Materialization, TypeConverter, ValueList};
use rtblgen_ir::Diagnostic;
use rtblgen_ir::dialects::unrealized_casts::reconcile_casts_among;
use rtblgen_ir::ir::{Block, InsertionPoint, Ir, Op, Value};
use rtblgen_ir::rewrite::Listener;

impl<'c> State<'_, 'c> {
    /// Completes all logged changes.
    pub(super) fn commit(&mut self, ir: &mut Ir<'c>) {
        let mut done: Vec<Change<'c>> = Vec::with_capacity(self.changes.len());
        // Completing a change may log casts, which come last.
        let mut next = 0;
        while next < self.changes.len() {
            let change = std::mem::replace(&mut self.changes[next], Change::CreateOp(ir.root()));
            next += 1;
            self.complete(ir, &change);
            if matches!(change, Change::ReplaceOp(..) | Change::EraseBlock(..)) {
                done.push(change);
            }
        }
        self.changes.clear();
        for change in done {
            match change {
                Change::ReplaceOp(op, _) if op.is_live(ir) => self.erase_now(ir, op),
                Change::EraseBlock(block, _) if block.is_live(ir) => self.erase_block_now(ir, block),
                _ => {}
            }
        }
    }

    fn erase_now(&mut self, ir: &mut Ir<'c>, op: Op) {
        for nested in op.pre_order(ir) {
            self.casts.remove(nested);
        }
        erase_with_uses(ir, op);
    }

    fn erase_block_now(&mut self, ir: &mut Ir<'c>, block: Block) {
        while let Some(op) = block.last_op(ir) {
            self.erase_now(ir, op);
        }
        drop_block_uses(ir, block);
        ir.erase_block(block);
    }

    fn complete(&mut self, ir: &mut Ir<'c>, change: &Change<'c>) {
        match change {
            Change::ReplaceOp(op, converter) => {
                return self.complete_replacement(ir, *op, converter.as_ref());
            }
            Change::ReplaceValue(value, converter) => {
                if let Some(to) = self.find_or_build_replacement(ir, *value, converter.as_ref()) {
                    replace_uses_after(&mut self.direct(ir), *value, to, &mut |_, _| true);
                }
                return;
            }
            _ => {}
        }
        let Some(listener) = &mut self.listener else { return };
        match change {
            Change::CreateOp(op) if op.is_live(ir) => listener.operation_inserted(ir, *op, None),
            Change::MoveOp(op, place) => listener.operation_inserted(ir, *op, Some(*place)),
            Change::ModifyOp(op, _) => listener.operation_modified(ir, *op),
            Change::CreateBlock(block) => listener.block_inserted(ir, *block, None),
            Change::MoveBlock(block, place) => listener.block_inserted(ir, *block, Some(*place)),
            Change::EraseBlock(block, _) => notify_block_erased(&mut **listener, ir, *block),
            Change::ReplaceBlock { new, .. } => {
                for user in new.users(ir) {
                    listener.operation_modified(ir, user);
                }
            }
            _ => {}
        }
    }

    fn complete_replacement(&mut self, ir: &mut Ir<'c>, op: Op, converter: Option<&Arc<TypeConverter<'c>>>) {
        let results: ValueList = op.results(ir).collect();
        let replacements: Vec<Option<Value>> =
            results.iter().map(|result| self.find_or_build_replacement(ir, *result, converter)).collect();
        if let Some(listener) = &mut self.listener {
            // A dead result has no replacement and stands for itself.
            let shown: Vec<Value> =
                results.iter().zip(&replacements).map(|(result, value)| value.unwrap_or(*result)).collect();
            listener.operation_replaced(ir, op, &shown);
        }
        for (result, value) in results.iter().zip(replacements) {
            if let Some(value) = value {
                self.direct(ir).replace_all_uses(*result, value);
            }
        }
        if !self.unlegalized.is_empty() {
            self.unlegalized.swap_remove(&op);
        }
        if let Some(listener) = &mut self.listener {
            notify_op_erased(&mut **listener, ir, op);
        }
        if op.block(ir).is_some() {
            ir.detach_op(op);
        }
    }

    /// The value of the same type that replaces `value`; `None` if it is dead.
    fn find_or_build_replacement(
        &mut self,
        ir: &mut Ir<'c>,
        value: Value,
        converter: Option<&Arc<TypeConverter<'c>>>,
    ) -> Option<Value> {
        let ty = value.ty(ir);
        let found = self.latest_of(ir, value, &[ty]);
        if let Some([found]) = found.as_deref()
            && *found != value
        {
            return Some(*found);
        }
        let is_dead =
            value.users(ir).all(|user| self.replaced.contains(user)) && !self.mapping.is_target(value);
        if is_dead {
            return None;
        }
        let latest = self.latest(ir, value, false);
        let inputs = if latest.as_slice() == [value] { ValueList::new() } else { latest };
        let point = if inputs.is_empty() { self.point_of(ir, value) } else { point_after(ir, &inputs) };
        let cast = Cast {
            kind: CastKind::Source,
            point,
            location: value.location(ir),
            inputs: &inputs,
            types: &[ty],
            original: None,
            converter: converter.cloned(),
            is_pure: !inputs.is_empty(),
            is_mapped: true,
        };
        self.build_cast(ir, cast).first().copied()
    }

    fn point_of(&self, ir: &Ir<'c>, value: Value) -> InsertionPoint {
        point_after(ir, &[value])
    }

    /// Reconciles the casts of the conversion. Returns those that are left.
    pub(super) fn reconcile(&mut self, ir: &mut Ir<'c>) -> Vec<Op> {
        let casts: Vec<Op> = self.casts.casts().into_iter().filter(|cast| cast.is_live(ir)).collect();
        reconcile_casts_among(ir, &casts)
    }

    /// Replaces a cast by the type converter's materialization.
    pub(super) fn materialize_cast(&mut self, ir: &mut Ir<'c>, cast: Op) -> Result<(), Diagnostic<'c>> {
        let Some(CastInfo { converter, kind, original, .. }) = self.casts.get(cast).cloned() else {
            return Ok(());
        };
        let inputs: ValueList = cast.operands(ir).collect();
        let types: Vec<_> = cast.result_types(ir).collect();
        let location = cast.location(ir);
        if let Some(converter) = converter {
            let mut rewriter = self.direct(ir);
            rtblgen_ir::ir::Builder::set_insertion_point(&mut rewriter, InsertionPoint::Before(cast));
            let made = match kind {
                CastKind::Source => converter
                    .materialize_source(&mut rewriter, types[0], &inputs, location)
                    .map(|value| ValueList::from_slice(&[value])),
                CastKind::Target => {
                    let asked = Materialization { types: &types, inputs: &inputs, location, original };
                    converter.materialize_target(&mut rewriter, &asked)
                }
            };
            if let Ok(values) = made {
                if !values.iter().map(|value| value.ty(&rewriter)).eq(types.iter().copied()) {
                    let message = format!(
                        "a {} materialization made values of other types than ({})",
                        kind.name(),
                        list(&types)
                    );
                    return Err(Diagnostic::error(location, message));
                }
                rewriter.replace_op(cast, values);
                return Ok(());
            }
        }
        Err(unresolved(ir, cast, &types))
    }
}

fn unresolved<'c>(ir: &Ir<'c>, cast: Op, types: &[rtblgen_ir::context::types::Type<'c>]) -> Diagnostic<'c> {
    let inputs: Vec<_> = cast.operands(ir).map(|input| input.ty(ir)).collect();
    let message = format!(
        "failed to legalize unresolved materialization from ({}) to ({}) that remained live after conversion",
        list(&inputs),
        list(types)
    );
    let error = ir.op_error(cast, message);
    let user = cast.results(ir).find_map(|result| result.users(ir).next());
    match user {
        Some(user) => {
            let text = ir.print_op(user, &rtblgen_ir::asm::PrintOptions::default());
            let text = text.trim_end_matches('\n');
            error.with_note(user.location(ir), format!("see existing live user here: {text}"))
        }
        None => error,
    }
}

fn list(types: &[rtblgen_ir::context::types::Type<'_>]) -> String {
    types.iter().map(|ty| format!("'{ty}'")).collect::<Vec<_>>().join(", ")
}

/// Announces that an operation is erased: first its contents, from the start.
fn notify_op_erased<'c>(listener: &mut (dyn Listener<'c> + '_), ir: &Ir<'c>, op: Op) {
    for region in op.regions(ir) {
        for block in region.blocks(ir) {
            notify_block_erased(listener, ir, block);
        }
    }
    listener.operation_erased(ir, op);
}

fn notify_block_erased<'c>(listener: &mut (dyn Listener<'c> + '_), ir: &Ir<'c>, block: Block) {
    for op in block.ops(ir) {
        notify_op_erased(listener, ir, op);
    }
    listener.block_erased(ir, block);
}
