//! The entry points of dialect conversion.

use rustc_hash::FxHashMap;

use super::changes::erase_with_uses;
use super::config::{ConversionConfig, ConversionError, ConversionMode, ConversionOutcome};
use super::graph::LegalizationOrder;
use super::pattern::ConversionPatternSet;
use super::session::Session;
use super::state::State;
use super::target::{ConversionTarget, Legality};
use rtblgen_ir::ir::{Ir, IrMapping, Op, OpName};
use rtblgen_ir::{Diagnostic, Location};

/// Converts operations and all in them. Operations unknown to the target may stay.
///
/// # Errors
///
/// If an illegal operation cannot be legalized, a cast cannot be materialized, a pattern makes a mistake, or the target names an
/// operation that a registered dialect does not have.
/// With roll-back the IR is as it was, except for failed materializations.
pub fn apply_partial_conversion<'c>(
    ir: &mut Ir<'c>,
    ops: &[Op],
    target: &ConversionTarget<'c>,
    patterns: &ConversionPatternSet<'c>,
    config: ConversionConfig<'_, 'c>,
) -> Result<ConversionOutcome, ConversionError<'c>> {
    run(ir, ops, target, patterns, config, ConversionMode::Partial)
}

/// Converts operations and all in them, so that all are legal.
///
/// # Errors
///
/// Fails like [`apply_partial_conversion`], and also if an operation unknown to the target cannot be
/// legalized.
pub fn apply_full_conversion<'c>(
    ir: &mut Ir<'c>,
    ops: &[Op],
    target: &ConversionTarget<'c>,
    patterns: &ConversionPatternSet<'c>,
    config: ConversionConfig<'_, 'c>,
) -> Result<ConversionOutcome, ConversionError<'c>> {
    run(ir, ops, target, patterns, config, ConversionMode::Full)
}

/// Finds the operations that could be legalized. The IR is as it was: a clone is converted.
///
/// # Errors
///
/// If a cast cannot be materialized, or a pattern makes a mistake.
pub fn apply_analysis_conversion<'c>(
    ir: &mut Ir<'c>,
    ops: &[Op],
    target: &ConversionTarget<'c>,
    patterns: &ConversionPatternSet<'c>,
    config: ConversionConfig<'_, 'c>,
) -> Result<ConversionOutcome, ConversionError<'c>> {
    let Some(ancestor) = common_ancestor(ir, ops) else { return Ok(ConversionOutcome::default()) };
    let mut mapping = IrMapping::new();
    let clone = ir.clone_op(ancestor, &mut mapping);
    let originals: FxHashMap<Op, Op> =
        ancestor.pre_order(ir).filter_map(|op| Some((mapping.op(op)?, op))).collect();
    let clones: Vec<Op> = ops.iter().filter_map(|op| mapping.op(*op)).collect();
    let result = run(ir, &clones, target, patterns, config, ConversionMode::Analysis);
    if clone.is_live(ir) {
        erase_with_uses(ir, clone);
    }
    result.map(|outcome| {
        let legalizable = outcome.legalizable.iter().filter_map(|op| originals.get(op).copied()).collect();
        ConversionOutcome { legalizable, ..outcome }
    })
}

/// The innermost operation that is isolated from above, or in no block, and has all of the operations in it.
fn common_ancestor(ir: &Ir<'_>, ops: &[Op]) -> Option<Op> {
    let is_closed =
        |op: &Op| op.block(ir).is_none() || op.has_trait(ir, &rtblgen_ir::traits::ISOLATED_FROM_ABOVE);
    let holds_all =
        |op: &Op| ops.iter().all(|inner| inner == op || inner.ancestors(ir).any(|outer| outer == *op));
    let first = *ops.first()?;
    std::iter::once(first).chain(first.ancestors(ir)).find(|op| is_closed(op) && holds_all(op))
}

fn run<'c>(
    ir: &mut Ir<'c>,
    ops: &[Op],
    target: &ConversionTarget<'c>,
    patterns: &ConversionPatternSet<'c>,
    mut config: ConversionConfig<'_, 'c>,
    mode: ConversionMode,
) -> Result<ConversionOutcome, ConversionError<'c>> {
    if let (Some(op), Some(unknown)) = (ops.first(), target.unknown_op()) {
        return Err(unknown_in_target(op.location(ir), unknown));
    }
    let builds_materializations = config.build_materializations;
    let expensive_checks = config.expensive_checks || ir.context().checks_patterns();
    let session = Session {
        state: State::new(&mut config),
        target,
        patterns,
        order: LegalizationOrder::new(target, patterns),
        active: vec![false; patterns.len()],
        changed: false,
        depth: 0,
        max_depth: config.max_depth,
        folding: config.folding,
        mode,
        expensive_checks,
        explains: config.explain || ir.context().explains_conversions().is_some(),
        failure: None,
        fatal: None,
        legalizable: indexmap::IndexSet::default(),
        error: None,
    };
    let _action = ops.first().and_then(|op| ir.begin_action("apply-conversion", *op, &"apply-conversion"));
    if config.rollback && expensive_checks {
        ir.begin_hiding();
    }
    let result = session.run(ir, ops, builds_materializations);
    ir.show_all();
    result
}

/// The target has an entry for an operation that there is not.
fn unknown_in_target<'c>(location: Location<'c>, name: OpName<'c>) -> ConversionError<'c> {
    let dialect = name.dialect();
    let message =
        format!("the conversion target names '{name}', and the dialect '{dialect}' has no such operation");
    ConversionError {
        diagnostic: Diagnostic::error(location, message),
        explanation: None,
        unlegalized: Vec::new(),
    }
}

impl<'c> Session<'_, '_, 'c> {
    fn run(
        mut self,
        ir: &mut Ir<'c>,
        ops: &[Op],
        builds_materializations: bool,
    ) -> Result<ConversionOutcome, ConversionError<'c>> {
        let result = self.legalize_all(ir, ops, false);
        if let Err(op) = result {
            let error = self.error_of(ir, op);
            if self.state.rollback {
                self.state.undo_all(ir);
            }
            return Err(error);
        }
        ir.show_all();
        self.state.commit(ir);
        let casts = self.state.reconcile(ir);
        if builds_materializations {
            for cast in casts {
                if let Err(diagnostic) = self.state.materialize_cast(ir, cast) {
                    return Err(self.with_unlegalized(diagnostic, ir));
                }
            }
        }
        let unlegalized = self.unlegalized(ir);
        let legalizable = self.legalizable.into_iter().collect();
        Ok(ConversionOutcome { changed: self.changed, unlegalized, legalizable })
    }

    fn unlegalized(&self, ir: &Ir<'c>) -> Vec<Op> {
        self.state.unlegalized.iter().copied().filter(|op| op.is_live(ir)).collect()
    }

    fn with_unlegalized(&mut self, diagnostic: Diagnostic<'c>, ir: &Ir<'c>) -> ConversionError<'c> {
        ConversionError { diagnostic, explanation: self.failure.take(), unlegalized: self.unlegalized(ir) }
    }

    fn error_of(&mut self, ir: &Ir<'c>, op: Op) -> ConversionError<'c> {
        let diagnostic = match (self.fatal.take(), self.error.take()) {
            (Some(fatal), _) => Diagnostic::error(fatal.location, fatal.message),
            (None, Some(error)) => error,
            (None, None) => Diagnostic::error(op.location(ir), "the conversion failed"),
        };
        self.with_unlegalized(diagnostic, ir)
    }

    /// Legalizes an operation; the mode decides whether a failure is an error.
    pub(super) fn convert(&mut self, ir: &mut Ir<'c>, op: Op, is_nested: bool) -> Result<(), Op> {
        let is_legal = self.legalize(ir, op);
        if self.fatal.is_some() {
            return Err(op);
        }
        match (self.mode, is_legal) {
            (ConversionMode::Analysis, true) if !is_nested => {
                self.legalizable.insert(op);
            }
            (_, true) | (ConversionMode::Analysis, false) => {}
            (ConversionMode::Full, false) => {
                let name = op.name(ir).as_str();
                return self.failed(ir, op, is_nested, format!("failed to legalize operation '{name}'"));
            }
            (ConversionMode::Partial, false) => {
                if self.target.legality(ir, op) == Legality::Illegal {
                    let name = op.name(ir).as_str();
                    let message =
                        format!("failed to legalize operation '{name}' that was explicitly marked illegal");
                    return self.failed(ir, op, is_nested, message);
                }
                if !is_nested {
                    self.state.unlegalized.insert(op);
                }
            }
        }
        Ok(())
    }

    fn failed(&mut self, ir: &Ir<'c>, op: Op, is_nested: bool, message: String) -> Result<(), Op> {
        if !is_nested {
            self.error = Some(ir.op_error(op, message));
        }
        Err(op)
    }
}
