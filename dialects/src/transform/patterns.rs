//! Transform ops that apply patterns, CSE, DCE and loop-invariant code motion.

use rtblgen_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, apply_full_conversion, apply_partial_conversion,
};
use rtblgen_runtime::interfaces::DynLoopLikeOpInterface;
use rtblgen_runtime::rewrite::{
    apply_op_patterns_greedily, apply_patterns_greedily_to, would_op_be_trivially_dead,
};
use rtblgen_runtime::traits::ISOLATED_FROM_ABOVE;
use rtblgen_runtime::transforms::{eliminate_common_subexpressions, move_loop_invariant_code};
use rtblgen_runtime::{
    ArrayAttr, DominanceInfo, GreedyConfig, Ir, Op, RewritePatternSet, StringAttr, TypedOp,
};

use super::descriptors::Converter;
use super::failure::{Failure, TransformResult, check_separate, definite, silenceable};
use super::payload::Payload;
use super::state::TransformState;
use super::tracking::Tracker;
use super::{
    ApplyCommonSubexpressionEliminationOp, ApplyConversionPatternsOp, ApplyDeadCodeEliminationOp,
    ApplyLoopInvariantCodeMotionOp, ApplyPatternsOp, DynConversionPatternDescriptorOpInterface,
    DynPatternDescriptorOpInterface, DynTypeConverterBuilderOpInterface, TransformOpInterface,
};

/// Applies a function to each operation. Collects silenceable failures and stops at a definite one.
pub(super) fn for_each<'c>(
    ir: &mut Ir<'c>,
    targets: Vec<Op>,
    mut apply: impl FnMut(&mut Ir<'c>, Op) -> TransformResult<'c>,
) -> TransformResult<'c> {
    let mut failures = Vec::new();
    for target in targets {
        match apply(ir, target) {
            Ok(()) => {}
            Err(Failure::Silenceable(own)) => failures.extend(own),
            Err(failure) => return Err(failure),
        }
    }
    if failures.is_empty() { Ok(()) } else { Err(Failure::Silenceable(failures)) }
}

/// The most rounds of patterns and CSE.
const MAX_ROUNDS: usize = 50;

impl TransformOpInterface for ApplyPatternsOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        _: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let op = self.op();
        let targets = state.ops(self.target(ir));
        for_each(ir, targets, |ir, target| {
            check_separate(ir, op, target)?;
            let mut patterns = RewritePatternSet::new(ir.context());
            let descriptors: Vec<Op> = self.patterns(ir).ops(ir).collect();
            for descriptor in descriptors {
                let Some(own) = descriptor.interface::<DynPatternDescriptorOpInterface>(ir) else { continue };
                let outcome = own.populate_patterns_with_state(ir, &mut patterns, state);
                outcome.map_err(|message| definite(descriptor.location(ir), message))?;
            }
            let mut tracker = Tracker::new(state, ir, op);
            let outcome = self.rewrite(ir, target, patterns, &mut tracker);
            let tracked = tracker.finish(state, ir);
            outcome?;
            tracked
        })
    }
}

impl ApplyPatternsOp {
    /// Applies patterns inside one operation to a fixed point.
    fn rewrite<'c>(
        self,
        ir: &mut Ir<'c>,
        target: Op,
        patterns: RewritePatternSet<'c>,
        tracker: &mut Tracker<'c>,
    ) -> TransformResult<'c> {
        let patterns = patterns.freeze();
        let limit = |value: i64| u64::try_from(value).ok();
        let max_iterations = limit(self.max_iterations(ir));
        let max_rewrites = limit(self.max_num_rewrites(ir));
        for _ in 0..MAX_ROUNDS {
            let config = GreedyConfig {
                max_iterations,
                max_rewrites,
                listener: Some(tracker),
                ..GreedyConfig::default()
            };
            let outcome = match target.has_trait(ir, &ISOLATED_FROM_ABOVE) {
                true => apply_patterns_greedily_to(ir, target, &patterns, config).map(|_| ()),
                false => {
                    let ops: Vec<Op> = target.post_order(ir).filter(|op| *op != target).collect();
                    apply_op_patterns_greedily(ir, &ops, &patterns, config).map(|_| ())
                }
            };
            if outcome.is_err() {
                return Err(silenceable(target.location(ir), "greedy pattern application failed"));
            }
            if !self.apply_cse(ir) || !eliminate(ir, target, tracker) {
                return Ok(());
            }
        }
        Err(definite(self.op().location(ir), "fixpoint iteration did not converge"))
    }
}

/// Eliminates common subexpressions. Returns whether the IR changed.
fn eliminate<'c>(ir: &mut Ir<'c>, target: Op, tracker: &mut Tracker<'c>) -> bool {
    let dominance = DominanceInfo::default();
    eliminate_common_subexpressions(ir, target, &dominance, Some(tracker)).changed
}

impl TransformOpInterface for ApplyConversionPatternsOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        _: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let op = self.op();
        let (patterns, target) = self.collect(ir)?;
        let keeps_handles = self.preserve_handles(ir);
        for root in state.ops(self.target(ir)) {
            check_separate(ir, op, root)?;
            let mut tracker = Tracker::of_conversion(state, ir, op);
            let mut config = ConversionConfig::default();
            if keeps_handles {
                config.listener = Some(&mut tracker);
            }
            let outcome = match self.partial_conversion(ir) {
                true => apply_partial_conversion(ir, &[root], &target, &patterns, config),
                false => apply_full_conversion(ir, &[root], &target, &patterns, config),
            };
            let tracked = if keeps_handles { tracker.finish(state, ir) } else { Ok(()) };
            if let Err(error) = outcome {
                ir.context().emit(&error.diagnostic);
                let failure = silenceable(op.location(ir), "dialect conversion failed");
                return Err(failure.with_note(root.location(ir), "target op"));
            }
            tracked?;
        }
        Ok(())
    }
}

impl ApplyConversionPatternsOp {
    /// The patterns and the target of the conversion.
    fn collect<'c>(
        self,
        ir: &Ir<'c>,
    ) -> Result<(ConversionPatternSet<'c>, ConversionTarget<'c>), Failure<'c>> {
        let (op, context) = (self.op(), ir.context());
        let mut target = ConversionTarget::new(context);
        target.legal_ops(&texts(op, ir, "legal_ops")).illegal_ops(&texts(op, ir, "illegal_ops"));
        for dialect in texts(op, ir, "legal_dialects") {
            target.legal_dialect(dialect);
        }
        for dialect in texts(op, ir, "illegal_dialects") {
            target.illegal_dialect(dialect);
        }
        let builder = op.regions(ir).nth(1).and_then(|region| region.ops(ir).next());
        let builder = builder.and_then(|builder| builder.interface::<DynTypeConverterBuilderOpInterface>(ir));
        let default = builder.map(|builder| {
            let missing = |message| definite(builder.op().location(ir), message);
            builder.type_converter(ir, context).map_err(missing)
        });
        let default = default.transpose()?;
        let mut patterns = ConversionPatternSet::new(context);
        for descriptor in self.patterns(ir).ops(ir) {
            let Some(own) = descriptor.interface::<DynConversionPatternDescriptorOpInterface>(ir) else {
                continue;
            };
            let own_converter: Option<Converter<'c>> = own.type_converter(ir, context);
            let Some(converter) = own_converter.as_ref().or(default.as_ref()) else {
                let message = "pattern descriptor does not specify type converter and apply_conversion_patterns op has \
                               no default type converter";
                let failure = definite(op.location(ir), message);
                return Err(failure.with_note(descriptor.location(ir), "pattern descriptor op"));
            };
            own.populate_conversion_target_rules(ir, converter, &mut target)
                .and_then(|()| own.populate_patterns(ir, converter, &mut patterns))
                .map_err(|message| definite(descriptor.location(ir), message))?;
        }
        Ok((patterns, target))
    }
}

/// The strings of an array attribute.
pub(super) fn texts<'c>(op: Op, ir: &Ir<'c>, name: &str) -> Vec<&'c str> {
    let array = op.attribute(ir, name).and_then(|array| array.cast::<ArrayAttr<'c>>());
    let elements = array.map_or(&[][..], |array| array.elements());
    elements.iter().filter_map(|text| text.cast::<StringAttr<'c>>()).map(|text| text.value()).collect()
}

impl TransformOpInterface for ApplyCommonSubexpressionEliminationOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        _: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        for_each(ir, state.ops(self.target(ir)), |ir, target| {
            check_separate(ir, self.op(), target)?;
            let mut tracker = Tracker::new(state, ir, self.op());
            eliminate(ir, target, &mut tracker);
            tracker.finish(state, ir)
        })
    }
}

impl TransformOpInterface for ApplyDeadCodeEliminationOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        _: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        for_each(ir, state.ops(self.target(ir)), |ir, target| {
            check_separate(ir, self.op(), target)?;
            // In reverse order, users come before the operations that they use. Graph regions and loops between blocks need
            // more rounds.
            loop {
                let mut ops: Vec<Op> = target.post_order(ir).filter(|op| *op != target).collect();
                ops.reverse();
                let mut is_changed = false;
                for op in ops {
                    if op.is_live(ir) && op.use_empty(ir) && would_op_be_trivially_dead(ir, op) {
                        ir.erase_op(op);
                        is_changed = true;
                    }
                }
                if !is_changed {
                    return Ok(());
                }
            }
        })
    }
}

impl TransformOpInterface for ApplyLoopInvariantCodeMotionOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        _: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        for_each(ir, state.ops(self.target(ir)), |ir, target| {
            let Some(own) = target.interface::<DynLoopLikeOpInterface>(ir) else {
                let failure = silenceable(self.op().location(ir), "transform applied to the wrong op kind");
                return Err(failure.with_note(target.location(ir), "when applied to this op"));
            };
            move_loop_invariant_code(ir, own);
            Ok(())
        })
    }
}
