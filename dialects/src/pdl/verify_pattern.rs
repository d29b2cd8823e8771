//! Verifiers of patterns and rewrites as a whole.

use std::collections::HashSet;

use rtblgen_runtime::{Ir, Op, Place, TypedOp, VerifyError, VerifyRegions, VerifyResult};

use super::{OperandOp, OperandsOp, OperationOp, PatternOp, ResultOp, ResultsOp, RewriteOp};

impl VerifyRegions for PatternOp {
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {
        let Some(body) = self.body_region(ir).entry(ir) else { return Ok(()) };
        let ops: Vec<Op> = body.ops(ir).collect();
        let Some(last) = ops.last() else { return Ok(()) };
        if RewriteOp::cast(ir, *last).is_none() {
            return Err(VerifyError::new("expected body to terminate with `pdl.rewrite`")
                .with_note(Place::Op(*last), "see terminator defined here"));
        }
        let mut inside = self.body_region(ir).pre_order(ir);
        if let Some(other) = inside.find(|op| op.name(ir).dialect() != "pdl") {
            return Err(VerifyError::new("expected only `pdl` operations within the pattern body")
                .with_note(Place::Op(other), "see non-`pdl` operation defined here"));
        }
        if !ops.iter().any(|op| OperationOp::cast(ir, *op).is_some()) {
            return Err(VerifyError::new("the pattern must contain at least one `pdl.operation`"));
        }
        verify_connected(ir, &ops)
    }
}

impl VerifyRegions for RewriteOp {
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {
        let is_empty = self.body_region(ir).entry(ir).is_none();
        let message = match self.name(ir) {
            Some(_) if !is_empty => "expected rewrite region to be empty when rewrite is external",
            None if is_empty => "expected rewrite region to be non-empty if external name is not specified",
            None if self.external_args(ir).next().is_some() => {
                "expected no external arguments when the rewrite is specified inline"
            }
            _ => return Ok(()),
        };
        Err(VerifyError::new(message))
    }
}

/// The operations and values of the match that the rewrite uses must be connected: one root leads to all.
fn verify_connected(ir: &Ir<'_>, ops: &[Op]) -> VerifyResult {
    let is_matched = |op: &&Op| is_value(ir, **op) || OperationOp::cast(ir, **op).is_some();
    let mut used = ops.iter().filter(is_matched).filter(|op| is_used_in_rewrite(ir, **op));
    let Some(first) = used.next() else { return Ok(()) };
    let mut connected = HashSet::new();
    visit(ir, *first, &mut connected);
    match used.find(|op| !connected.contains(op)) {
        Some(other) => Err(VerifyError::new("the operations must form a connected component")
            .with_note(Place::Op(*other), "see a disconnected value / operation here")),
        None => Ok(()),
    }
}

/// Whether the operation is a handle to values.
fn is_value(ir: &Ir<'_>, op: Op) -> bool {
    OperandOp::cast(ir, op).is_some()
        || OperandsOp::cast(ir, op).is_some()
        || ResultOp::cast(ir, op).is_some()
        || ResultsOp::cast(ir, op).is_some()
}

fn is_used_in_rewrite(ir: &Ir<'_>, op: Op) -> bool {
    let is_rewrite = |op: Op| RewriteOp::cast(ir, op).is_some();
    let mut users = op.results(ir).flat_map(|result| result.users(ir));
    users.any(|user| is_rewrite(user) || user.parent_op(ir).is_some_and(is_rewrite))
}

/// Adds all operations of the match that are connected with one. Each is visited once, for any depth of the
/// pattern.
fn visit(ir: &Ir<'_>, first: Op, visited: &mut HashSet<Op>) {
    let mut waiting = vec![first];
    while let Some(op) = waiting.pop() {
        let is_in_match = op.parent_op(ir).is_some_and(|parent| PatternOp::cast(ir, parent).is_some());
        if !is_in_match || RewriteOp::cast(ir, op).is_some() || !visited.insert(op) {
            continue;
        }
        if let Some(operation) = OperationOp::cast(ir, op) {
            waiting.extend(operation.operand_values(ir).filter_map(|operand| operand.defining_op(ir)));
        } else if is_value(ir, op) {
            let is_result = OperandOp::cast(ir, op).is_none() && OperandsOp::cast(ir, op).is_none();
            waiting
                .extend(op.operands(ir).filter(|_| is_result).filter_map(|operand| operand.defining_op(ir)));
        }
        waiting.extend(op.results(ir).flat_map(|result| result.users(ir)));
    }
}
