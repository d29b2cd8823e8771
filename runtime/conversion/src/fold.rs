//! Legalization by folding.

use smallvec::SmallVec;

use super::explain::{Attempt, AttemptFailure};
use super::interceptor::point_before;
use super::session::Session;
use rtblgen_ir::internal::apply_edits;
use rtblgen_ir::ir::definition::{FoldOutcome, FoldResult};
use rtblgen_ir::ir::{Ir, Op, Value};
use rtblgen_ir::rewrite::{Interceptor, PatternRewriter, constant_of_op, fold_op};

/// How often an operation may fold in place before the driver gives up on it.
const MAX_FOLDS: usize = 1000;

impl<'c> Session<'_, '_, 'c> {
    /// Folds an operation, and legalizes the result.
    pub(super) fn legalize_by_fold(&mut self, ir: &mut Ir<'c>, op: Op, attempts: &mut Vec<Attempt>) -> bool {
        let first = match constant_of_op(ir, op) {
            Some(_) => FoldOutcome::NotFolded,
            None => fold_op(ir, op),
        };
        if matches!(first, FoldOutcome::NotFolded) {
            if self.state.rollback {
                relink_operands(ir, op);
            }
            return false;
        }
        self.state.debug_log.begin_fold();
        let result = self.apply_fold(ir, op, first);
        self.state.new_ops.clear();
        self.state.modified_ops.clear();
        self.state.debug_log.end_fold(result.is_ok(), if result.is_ok() { "" } else { "unable to fold" });
        if self.explains
            && let Err(failure) = result
        {
            attempts.push(Attempt { pattern: None, generated_ops: Vec::new(), failure });
            return false;
        }
        result.is_ok()
    }

    /// Whether a result of the operation folds to a value that is replaced by a result of it: in graph regions and unreachable
    /// blocks, operations may fold to each other.
    fn leads_back(&self, ir: &Ir<'c>, op: Op, results: &[FoldResult<'c>]) -> bool {
        results.iter().any(|result| match result {
            FoldResult::Value(value) => self.state.is_replaced_by(ir, *value, op),
            FoldResult::Attribute(_) => false,
        })
    }

    fn apply_fold(&mut self, ir: &mut Ir<'c>, op: Op, first: FoldOutcome<'c>) -> Result<(), AttemptFailure> {
        let mark = self.state.mark();
        let name = op.name(ir).as_str();
        self.state.begin_modification(ir, op);
        let outcome = fold_repeatedly(ir, op, first);
        self.state.end_modification(ir, op);
        let results = match outcome {
            FoldOutcome::NotFolded => {
                // The operation has changed, so it may be legal now.
                let is_legal = self.legalize(ir, op);
                return if is_legal { Ok(()) } else { Err(self.illegal_result(true)) };
            }
            FoldOutcome::Replaced(results) if !self.leads_back(ir, op, &results) => results,
            FoldOutcome::Replaced(_) | FoldOutcome::InPlace(_) => {
                if self.state.rollback {
                    self.state.reset(ir, mark);
                }
                return Err(AttemptFailure::NoMatch(vec![
                    "the operation folds to its own result".to_owned(),
                ]));
            }
        };
        let Some((values, constants)) = self.materialize(ir, op, &results) else {
            if self.state.rollback {
                self.state.reset(ir, mark);
            }
            return Err(AttemptFailure::NoMatch(vec!["a constant cannot be materialized".to_owned()]));
        };
        let location = op.location(ir);
        self.state.replace_op(ir, op, &values);
        // The loop below legalizes the constants. They do not count as operations that the pattern for one of them creates.
        self.state.new_ops.clear();
        self.state.modified_ops.clear();
        for constant in constants {
            if self.legalize(ir, constant) {
                continue;
            }
            if self.state.rollback {
                self.state.reset(ir, mark);
            } else {
                let message = format!("op '{name}' folder rollback of IR modifications requested");
                self.fail(location, message);
            }
            return Err(self.illegal_result(false));
        }
        Ok(())
    }

    /// The values for the results of a fold, and the constants that were made for them.
    #[expect(clippy::type_complexity, reason = "two lists of handles")]
    fn materialize(
        &mut self,
        ir: &mut Ir<'c>,
        op: Op,
        results: &[FoldResult<'c>],
    ) -> Option<(SmallVec<[Value; 2]>, SmallVec<[Op; 2]>)> {
        let point = point_before(ir, op);
        let location = op.location(ir);
        let dialect = ir.context().dialect(op.name(ir).dialect());
        let mut values = SmallVec::new();
        let mut constants: SmallVec<[Op; 2]> = SmallVec::new();
        for (number, result) in results.iter().enumerate() {
            let value = match result {
                FoldResult::Value(value) => *value,
                FoldResult::Attribute(value) => {
                    let ty = op.result(ir, number).ty(ir);
                    let hook = dialect.and_then(|dialect| dialect.hooks.materialize_constant);
                    let mut rewriter = PatternRewriter::with_interceptor(ir, &mut self.state, point);
                    match hook.and_then(|hook| hook(&mut rewriter, *value, ty, location)) {
                        Some(constant) => {
                            constants.push(constant);
                            constant.result(ir, 0)
                        }
                        None => {
                            if !self.state.rollback {
                                constants.into_iter().for_each(|constant| self.state.erase_op(ir, constant));
                            }
                            return None;
                        }
                    }
                }
            };
            values.push(value);
        }
        Some((values, constants))
    }
}

/// Makes the operands of an operation the latest uses of their values. MLIR does so where it undoes an attempt to fold, and
/// the order of uses shows in messages and notifications.
fn relink_operands(ir: &mut Ir<'_>, op: Op) {
    for number in 0..op.operand_count(ir) {
        let value = op.operand(ir, number);
        ir.set_operand(op, number, value);
    }
}

/// Folds in place as long as that is possible. The outcome is in place if there is no end: in a graph region, casts may be casts of each
/// other.
fn fold_repeatedly<'c>(ir: &mut Ir<'c>, op: Op, first: FoldOutcome<'c>) -> FoldOutcome<'c> {
    let mut outcome = first;
    for _ in 0..MAX_FOLDS {
        let FoldOutcome::InPlace(edits) = outcome else { break };
        apply_edits(ir, op, &edits);
        outcome = fold_op(ir, op);
    }
    outcome
}
