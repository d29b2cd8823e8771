//! Memory effects of transform ops: on handles and on the payload IR.

use rtblgen_runtime::interfaces::MemoryEffectOpInterface;
use rtblgen_runtime::{
    Block, EffectInstance, Ir, MemoryEffect, Op, SymbolRefAttr, TypedOp, Value, VerifyError, VerifyResult,
};

use super::payload::Kind;
use super::*;

/// The resource of the mapping from handles to payloads.
const MAPPING: &str = "::mlir::transform::TransformMappingResource";
/// The resource of the payload IR.
const PAYLOAD: &str = "::mlir::transform::PayloadIRResource";

/// Collects the effects of a transform op.
struct Effects<'e>(&'e mut Vec<EffectInstance>);

impl Effects<'_> {
    fn on(&mut self, handles: impl IntoIterator<Item = Value>, effects: &[MemoryEffect]) {
        for handle in handles {
            let on = |effect: &MemoryEffect| EffectInstance {
                effect: *effect,
                value: Some(handle),
                resource: MAPPING,
            };
            self.0.extend(effects.iter().map(on));
        }
    }

    fn reads(&mut self, handles: impl IntoIterator<Item = Value>) {
        self.on(handles, &[MemoryEffect::Read]);
    }

    fn consumes(&mut self, handles: impl IntoIterator<Item = Value>) {
        self.on(handles, &[MemoryEffect::Read, MemoryEffect::Free]);
    }

    fn produces(&mut self, handles: impl IntoIterator<Item = Value>) {
        self.on(handles, &[MemoryEffect::Allocate, MemoryEffect::Write]);
    }

    fn of_payload(&mut self, effect: MemoryEffect) {
        self.0.push(EffectInstance { effect, value: None, resource: PAYLOAD });
    }

    fn reads_payload(&mut self) {
        self.of_payload(MemoryEffect::Read);
    }

    fn modifies_payload(&mut self) {
        self.of_payload(MemoryEffect::Read);
        self.of_payload(MemoryEffect::Write);
    }
}

/// Implements `MemoryEffectOpInterface` of several ops by one function.
macro_rules! effects {
    ($($function:expr => $($op:ty),+ $(,)?;)*) => {$($(
        impl MemoryEffectOpInterface for $op {
            fn effects(self, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
                ($function)(&mut Effects(effects), ir, self.op());
            }
        }
    )+)*};
}

effects! {
    functional => MemRefMultiBufferOp, MemRefMakeLoopIndependentOp, MakeLoopIndependentOp, ForallToForOp,
        ForallToParallelOp, ParallelForToNestedForOps, LoopOutlineOp, LoopPeelOp, LoopPipelineOp, LoopUnrollOp,
        LoopUnrollAndJamOp, LoopCoalesceOp, LoopFuseSiblingOp, MemRefAllocaToGlobalOp, ReplaceFuncSignatureOp,
        DeduplicateFuncArgsOp, ForeachMatchOp;
    navigates => MatchOp, SelectOp, GetConsumersOfResult, GetDefiningOp, GetParentOp, GetProducerOfOperand,
        GetOperandOp, GetResultOp, GetTypeOp, EmitRemarkAtOp, EmitParamAsRemarkOp, MatchOperationEmptyOp,
        MatchOperationNameOp, CollectMatchingOp;
    computes => NumAssociationsOp, ParamConstantOp;
    transforms => AnnotateOp, ApplyCommonSubexpressionEliminationOp, ApplyDeadCodeEliminationOp,
        ApplyLoopInvariantCodeMotionOp, ApplyPatternsOp, LoopPromoteIfOneIterationOp, TakeAssumedBranchOp,
        MemRefEraseDeadAllocAndStoresOp, SimplifyMinMaxAffineOpsOp, SimplifyBoundedAffineOpsOp, CastAndCallOp;
    renames => MergeHandlesOp, SplitHandleOp, ReplicateOp, MatchParamCmpIOp, VerifyOp, YieldOp;
    casts => CastOp;
    prints => PrintOp;
    converts => ApplyConversionPatternsOp;
    runs_pass => ApplyRegisteredPassOp;
    tries => AlternativesOp;
    of_sequence => SequenceOp;
    of_loop => ForeachOp;
    of_include => IncludeOp;
    none => NamedSequenceOp;
}

/// Consumes the operands, produces the results and modifies the payload.
fn functional(effects: &mut Effects<'_>, ir: &Ir<'_>, op: Op) {
    for operand in op.operands(ir) {
        match Kind::of(operand.ty(ir)) {
            Some(Kind::Params) => effects.reads([operand]),
            _ => effects.consumes([operand]),
        }
    }
    effects.produces(op.results(ir));
    effects.modifies_payload();
}

/// Reads the operands and the payload, and produces the results.
fn navigates(effects: &mut Effects<'_>, ir: &Ir<'_>, op: Op) {
    effects.reads(op.operands(ir));
    effects.produces(op.results(ir));
    effects.reads_payload();
}

/// Produces parameters.
fn computes(effects: &mut Effects<'_>, ir: &Ir<'_>, op: Op) {
    effects.produces(op.results(ir));
    effects.reads(op.operands(ir));
    if op.operands(ir).any(|operand| Kind::of(operand.ty(ir)) != Some(Kind::Params)) {
        effects.reads_payload();
    }
}

/// Modifies the payload without consuming the operands.
fn transforms(effects: &mut Effects<'_>, ir: &Ir<'_>, op: Op) {
    effects.reads(op.operands(ir));
    effects.produces(op.results(ir));
    effects.modifies_payload();
}

/// Reads and produces handles without reading the payload.
fn renames(effects: &mut Effects<'_>, ir: &Ir<'_>, op: Op) {
    effects.reads(op.operands(ir));
    effects.produces(op.results(ir));
}

fn casts(effects: &mut Effects<'_>, ir: &Ir<'_>, op: Op) {
    effects.reads_payload();
    renames(effects, ir, op);
}

fn prints(effects: &mut Effects<'_>, ir: &Ir<'_>, op: Op) {
    effects.reads(op.operands(ir));
    effects.reads_payload();
    effects.0.push(EffectInstance::new(MemoryEffect::Write));
}

fn converts(effects: &mut Effects<'_>, ir: &Ir<'_>, op: Op) {
    match op.attribute(ir, "preserve_handles") {
        None => effects.consumes(op.operands(ir)),
        Some(_) => effects.reads(op.operands(ir)),
    }
    effects.modifies_payload();
}

fn runs_pass(effects: &mut Effects<'_>, ir: &Ir<'_>, op: Op) {
    effects.consumes(op.operands(ir).take(1));
    effects.reads(op.operands(ir).skip(1));
    effects.produces(op.results(ir));
    effects.modifies_payload();
}

fn tries(effects: &mut Effects<'_>, ir: &Ir<'_>, op: Op) {
    effects.consumes(op.operands(ir));
    effects.produces(op.results(ir));
    let blocks = op.regions(ir).filter_map(|region| region.entry(ir));
    effects.produces(blocks.flat_map(|block| block.arguments(ir)));
    effects.modifies_payload();
}

/// The effects of the ops in the body. Effects on a block argument become effects on the operand.
fn of_sequence(effects: &mut Effects<'_>, ir: &Ir<'_>, op: Op) {
    effects.reads(op.operands(ir));
    effects.produces(op.results(ir));
    let Some(body) = op.regions(ir).next().and_then(|region| region.entry(ir)) else { return };
    for step in body.ops(ir) {
        let own = step_effects(ir, step);
        if op.operand_count(ir) == 0 {
            effects.0.extend(own);
            continue;
        }
        for (argument, operand) in body.arguments(ir).zip(op.operands(ir)) {
            let of_argument = own.iter().filter(|effect| effect.value == Some(argument));
            effects.0.extend(of_argument.map(|effect| EffectInstance { value: Some(operand), ..*effect }));
        }
        effects.0.extend(own.into_iter().filter(|effect| effect.resource == PAYLOAD));
    }
}

fn of_loop(effects: &mut Effects<'_>, ir: &Ir<'_>, op: Op) {
    let Some(body) = op.regions(ir).next().and_then(|region| region.entry(ir)) else { return };
    let last = body.last_op(ir);
    let steps: Vec<EffectInstance> =
        body.ops(ir).filter(|step| Some(*step) != last).flat_map(|step| step_effects(ir, step)).collect();
    for (operand, argument) in op.operands(ir).zip(body.arguments(ir)) {
        match affects_handle(&steps, MemoryEffect::Free, argument) {
            true => effects.consumes([operand]),
            false => effects.reads([operand]),
        }
    }
    let on_payload =
        |effect: MemoryEffect| steps.iter().any(|own| own.resource == PAYLOAD && own.effect == effect);
    if on_payload(MemoryEffect::Write) {
        effects.modifies_payload();
    } else if on_payload(MemoryEffect::Read) {
        effects.reads_payload();
    }
    effects.produces(op.results(ir));
}

/// The argument attributes of the callee determine the consumed operands.
fn of_include(effects: &mut Effects<'_>, ir: &Ir<'_>, op: Op) {
    effects.modifies_payload();
    effects.produces(op.results(ir));
    let target = op.attribute(ir, "target").and_then(|target| target.cast::<SymbolRefAttr<'_>>());
    let callee = target.and_then(|target| op.lookup_nearest_symbol(ir, target));
    let Some(callee) = callee.and_then(|callee| NamedSequenceOp::cast(ir, callee)) else {
        return effects.reads(op.operands(ir));
    };
    for (number, operand) in op.operands(ir).enumerate() {
        if has_argument_attribute(ir, callee.op(), number, CONSUMED) {
            effects.consumes([operand]);
        } else if has_argument_attribute(ir, callee.op(), number, READ_ONLY) {
            effects.reads([operand]);
        }
    }
}

fn none(_: &mut Effects<'_>, _: &Ir<'_>, _: Op) {}

/// The effects of a transform op; none for other operations.
fn step_effects(ir: &Ir<'_>, step: Op) -> Vec<EffectInstance> {
    step.memory_effects(ir).unwrap_or_default()
}

/// Whether one of the effects is of this kind on the mapping of a handle.
fn affects_handle(effects: &[EffectInstance], kind: MemoryEffect, handle: Value) -> bool {
    effects.iter().any(|own| own.value == Some(handle) && own.effect == kind && own.resource == MAPPING)
}

/// Whether a transform op consumes a handle.
pub(super) fn consumes(ir: &Ir<'_>, step: Op, handle: Value) -> bool {
    let effects = step_effects(ir, step);
    [MemoryEffect::Read, MemoryEffect::Free].iter().all(|kind| affects_handle(&effects, *kind, handle))
}

/// The indices of the operands that a transform op consumes.
pub(super) fn consumed_operands(ir: &Ir<'_>, step: Op) -> Vec<usize> {
    let effects = step_effects(ir, step);
    let is_freed = |number: &usize| affects_handle(&effects, MemoryEffect::Free, step.operand(ir, *number));
    (0..step.operand_count(ir)).filter(is_freed).collect()
}

/// The indices of the block arguments that the ops of the block consume.
pub(super) fn consumed_arguments(ir: &Ir<'_>, block: Block) -> Vec<usize> {
    let effects: Vec<EffectInstance> = block.ops(ir).flat_map(|step| step_effects(ir, step)).collect();
    let is_freed = |argument: Value| affects_handle(&effects, MemoryEffect::Free, argument);
    let arguments = block.arguments(ir).enumerate();
    arguments.filter(|(_, argument)| is_freed(*argument)).map(|(number, _)| number).collect()
}

/// Verifies that a transform op declares effects on its operands and results.
///
/// # Errors
///
/// An effect is missing.
pub fn verify_effects(step: impl TypedOp, ir: &Ir<'_>) -> VerifyResult {
    let step = step.op();
    let effects = step_effects(ir, step);
    for (number, operand) in step.operands(ir).enumerate() {
        if !effects.iter().any(|own| own.value == Some(operand)) {
            let error = VerifyError::plain(
                "TransformOpInterface requires memory effects on operands to be specified",
            );
            let note = format!("no effects specified for operand #{number}");
            return Err(error.with_note(rtblgen_runtime::Place::Here, note));
        }
    }
    for (number, result) in step.results(ir).enumerate() {
        if !affects_handle(&effects, MemoryEffect::Allocate, result) {
            let message =
                "TransformOpInterface requires 'allocate' memory effect to be specified for results";
            let note = format!("no 'allocate' effect specified for result #{number}");
            return Err(VerifyError::plain(message).with_note(rtblgen_runtime::Place::Here, note));
        }
    }
    Ok(())
}
