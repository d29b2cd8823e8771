//! Execution of named sequences, sequences, `transform.include` and `transform.foreach`.

use rtblgen_runtime::interfaces::{
    CallOpInterface, Callee, InvocationBounds, RegionBranchOpInterface, RegionBranchPoint, RegionSuccessor,
};
use rtblgen_runtime::{AsmNames, Attribute, Block, Ir, Op, OpAsm, Region, TypedOp, Value};

use super::failure::{Failure, TransformResult, definite, silenceable};
use super::payload::Payload;
use super::state::TransformState;
use super::{
    AlternativesOp, FailurePropagationMode, ForeachOp, IncludeOp, NamedSequenceOp, SequenceOp,
    TransformOpInterface,
};

/// The transform ops of a block, without its terminator.
fn steps(ir: &Ir<'_>, block: Block) -> Vec<Op> {
    let last = block.last_op(ir);
    block.ops(ir).filter(|op| Some(*op) != last).collect()
}

/// The payloads that the terminator of a block yields.
fn yielded<'c>(state: &TransformState<'_, 'c>, ir: &Ir<'c>, block: Block) -> Vec<Payload<'c>> {
    let operands: Vec<Value> = block.last_op(ir).map_or_else(Vec::new, |last| last.operands(ir).collect());
    state.payloads_of(ir, &operands)
}

/// Executes the transform ops of a body and returns the payloads that it yields.
fn apply_body<'c>(
    state: &mut TransformState<'_, 'c>,
    ir: &mut Ir<'c>,
    (region, block): (Region, Block),
    arguments: Vec<Payload<'c>>,
    mode: FailurePropagationMode,
) -> Result<Vec<Payload<'c>>, Failure<'c>> {
    state.in_region(ir, region, |state, ir| {
        state.associate_arguments(ir, block, arguments)?;
        for step in steps(ir, block) {
            match state.apply_step(ir, step) {
                Err(Failure::Silenceable(_)) if mode == FailurePropagationMode::Suppress => {}
                outcome => outcome?,
            }
        }
        Ok(yielded(state, ir, block))
    })
}

/// The region and its entry block. A sequence without a body is an error at `op`.
fn body_of<'c>(ir: &Ir<'c>, op: Op, region: Option<Region>) -> Result<(Region, Block), Failure<'c>> {
    let body = region.and_then(|region| Some((region, region.entry(ir)?)));
    body.ok_or_else(|| definite(op.location(ir), "unresolved external named sequence"))
}

/// The payloads of the entry block arguments: those of the operands, or the payload root and the bindings.
fn entry_payloads<'c>(
    state: &TransformState<'_, 'c>,
    ir: &Ir<'c>,
    op: Op,
    arguments: usize,
) -> Result<Vec<Payload<'c>>, Failure<'c>> {
    let operands: Vec<Value> = op.operands(ir).collect();
    if !operands.is_empty() {
        return Ok(state.payloads_of(ir, &operands));
    }
    let (expected, found) = (arguments.saturating_sub(1), state.bindings().len());
    if expected != found {
        let message = format!(
            "operation expects {expected} extra value bindings, but {found} were provided to the interpreter"
        );
        return Err(definite(op.location(ir), message));
    }
    let root = Payload::Ops(vec![state.top_level()]);
    Ok(std::iter::once(root).chain(state.bindings().iter().cloned()).collect())
}

/// Executes the body of a possible entry point.
fn apply_entry<'c>(
    state: &mut TransformState<'_, 'c>,
    ir: &mut Ir<'c>,
    op: Op,
    region: Region,
    mode: FailurePropagationMode,
    results: &mut Vec<Payload<'c>>,
) -> TransformResult<'c> {
    let body = body_of(ir, op, Some(region))?;
    let payloads = entry_payloads(state, ir, op, body.1.argument_count(ir))?;
    results.extend(apply_body(state, ir, body, payloads, mode)?);
    Ok(())
}

impl TransformOpInterface for NamedSequenceOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        results: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let (region, mode) = (self.body(ir), FailurePropagationMode::Propagate);
        apply_entry(state, ir, self.op(), region, mode, results)
    }
}

impl TransformOpInterface for SequenceOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        results: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let (region, mode) = (self.body(ir), self.failure_propagation_mode(ir));
        apply_entry(state, ir, self.op(), region, mode, results)
    }
}

impl TransformOpInterface for IncludeOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        results: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let op = self.op();
        let callee = op.lookup_nearest_symbol(ir, self.target(ir));
        let callee = callee.and_then(|callee| NamedSequenceOp::cast(ir, callee));
        let body = body_of(ir, op, callee.map(|callee| callee.body(ir)))?;
        let operands: Vec<Value> = op.operands(ir).collect();
        let payloads = state.payloads_of(ir, &operands);
        let mode = self.failure_propagation_mode(ir);
        results.extend(apply_body(state, ir, body, payloads, mode)?);
        Ok(())
    }
}

impl TransformOpInterface for ForeachOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        results: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let op = self.op();
        let targets: Vec<Value> = op.operands(ir).collect();
        let payloads = state.payloads_of(ir, &targets);
        let mut count = payloads.first().map_or(0, Payload::len);
        if self.with_zip_shortest(ir) {
            count = payloads.iter().map(Payload::len).min().unwrap_or(0);
        } else if let Some(number) = payloads.iter().position(|payload| payload.len() != count) {
            let message = format!(
                "prior targets' payload size ({count}) differs from payload size ({}) of target {}",
                payloads[number].len(),
                targets[number].view(ir)
            );
            return Err(silenceable(op.location(ir), message));
        }
        let mut all: Vec<Payload<'c>> = op.result_types(ir).map(Payload::empty).collect();
        let region = self.body(ir);
        let Some(block) = region.entry(ir) else { return Ok(()) };
        for number in 0..count {
            let own = payloads.iter().map(|payload| payload.element(number)).collect();
            let mode = FailurePropagationMode::Propagate;
            let yielded = apply_body(state, ir, (region, block), own, mode)?;
            all.iter_mut().zip(yielded).for_each(|(all, own)| all.append(own));
        }
        results.extend(all);
        Ok(())
    }
}

impl CallOpInterface for IncludeOp {
    fn callable_for_callee<'c>(self, ir: &Ir<'c>) -> Callee<'c> {
        Callee::Symbol(self.target(ir))
    }

    fn set_callee_from_callable<'c>(self, ir: &mut Ir<'c>, callee: Callee<'c>) {
        if let Callee::Symbol(symbol) = callee {
            ir.set_attribute(self.op(), "target", symbol.into());
        }
    }

    fn arg_operands(self, ir: &Ir<'_>) -> Vec<Value> {
        self.op().operands(ir).collect()
    }

    fn arg_operands_mutable(self, ir: &Ir<'_>) -> std::ops::Range<usize> {
        0..self.op().operand_count(ir)
    }
}

impl OpAsm for SequenceOp {
    const NAMES: AsmNames = AsmNames { default_dialect: "transform", ..AsmNames::EMPTY };
}

/// The branch into a region. Its arguments are the operands of the op, if there are any.
fn into(ir: &Ir<'_>, op: Op, region: Region) -> RegionSuccessor {
    let arguments = match (op.operand_count(ir), region.entry(ir)) {
        (0, _) | (_, None) => Vec::new(),
        (_, Some(block)) => block.arguments(ir).collect(),
    };
    RegionSuccessor::region(region, arguments)
}

/// The branch back to the op.
fn out(ir: &Ir<'_>, op: Op) -> RegionSuccessor {
    RegionSuccessor::parent(op.results(ir))
}

impl RegionBranchOpInterface for SequenceOp {
    fn entry_successor_operands(self, ir: &Ir<'_>, _: &RegionSuccessor) -> Vec<Value> {
        self.op().operands(ir).collect()
    }

    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        match point {
            RegionBranchPoint::Parent => regions.push(into(ir, self.op(), self.body(ir))),
            _ => regions.push(out(ir, self.op())),
        }
    }

    fn region_invocation_bounds<'c>(
        self,
        _: &Ir<'c>,
        _: &[Option<Attribute<'c>>],
        bounds: &mut Vec<InvocationBounds>,
    ) {
        bounds.push(InvocationBounds { lower: 1, upper: Some(1) });
    }
}

impl RegionBranchOpInterface for ForeachOp {
    fn entry_successor_operands(self, ir: &Ir<'_>, _: &RegionSuccessor) -> Vec<Value> {
        self.op().operands(ir).collect()
    }

    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        regions.push(into(ir, self.op(), self.body(ir)));
        if !matches!(point, RegionBranchPoint::Parent) {
            regions.push(out(ir, self.op()));
        }
    }
}

impl RegionBranchOpInterface for AlternativesOp {
    fn entry_successor_operands(self, ir: &Ir<'_>, successor: &RegionSuccessor) -> Vec<Value> {
        match successor.target() {
            Some(_) => self.op().operands(ir).collect(),
            None => Vec::new(),
        }
    }

    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        let op = self.op();
        let first = match point {
            RegionBranchPoint::Parent => 0,
            RegionBranchPoint::Terminator(last) => {
                last.parent_region(ir).map_or(0, |region| region.number(ir) + 1)
            }
        };
        regions.extend(op.regions(ir).skip(first).map(|region| into(ir, op, region)));
        if !matches!(point, RegionBranchPoint::Parent) {
            regions.push(out(ir, op));
        }
    }

    fn region_invocation_bounds<'c>(
        self,
        ir: &Ir<'c>,
        _: &[Option<Attribute<'c>>],
        bounds: &mut Vec<InvocationBounds>,
    ) {
        for number in 0..self.op().region_count(ir) {
            bounds.push(InvocationBounds { lower: u32::from(number == 0), upper: Some(1) });
        }
    }
}
