//! Execution of one transform op.

use rtblgen_runtime::{Ir, Op, Value};

use super::DynTransformOpInterface;
use super::effects::consumed_operands;
use super::failure::{Failure, TransformResult, definite};
use super::invalidation::{check_repeated_payload, record_invalidated};
use super::payload::Payload;
use super::state::TransformState;

impl<'c> TransformState<'_, 'c> {
    /// Executes one transform op.
    ///
    /// # Errors
    ///
    /// The op failed. After a silenceable failure the script may continue.
    pub fn apply_step(&mut self, ir: &mut Ir<'c>, op: Op) -> TransformResult<'c> {
        let Some(step) = op.interface::<DynTransformOpInterface>(ir) else {
            return Err(definite(op.location(ir), format!("'{}' is not a transform op", op.name(ir))));
        };
        if let Some(scope) = self.scopes.last_mut() {
            scope.step = Some(op);
        }
        let consumed = consumed_operands(ir, op);
        if self.checks {
            record_invalidated(self, ir, op, &consumed)?;
            if !step.allows_repeated_handle_operands(ir) {
                consumed.iter().try_for_each(|number| check_repeated_payload(self, ir, op, *number))?;
            }
        }
        let mut results = Vec::new();
        let outcome = step.apply(ir, self, &mut results);
        self.forget_erased(ir);
        if let Err(Failure::Definite(_)) = outcome {
            return outcome;
        }
        for number in consumed {
            self.payloads.remove(&op.operand(ir, number));
        }
        let handles: Vec<Value> = op.results(ir).collect();
        let mut results = results.into_iter();
        for handle in handles {
            let payload = results.next().unwrap_or_else(|| Payload::empty(handle.ty(ir)));
            self.associate(ir, handle, payload)?;
        }
        outcome
    }

    /// Removes erased operations and values from all payloads.
    fn forget_erased(&mut self, ir: &Ir<'c>) {
        for payload in self.payloads.values_mut() {
            match payload {
                Payload::Ops(ops) => ops.retain(|op| op.is_live(ir)),
                Payload::Values(values) => values.retain(|value| value.is_live(ir)),
                Payload::Params(_) => {}
            }
        }
    }
}
