//! Verifiers of `scf`.

use std::collections::HashSet;

use rtblgen_runtime::interfaces::{DynParallelCombiningOpInterface, LoopLikeOpInterface};
use rtblgen_runtime::{
    Attribute, Ir, Op, Place, Region, TypedOp, Verify, VerifyError, VerifyRegions, VerifyResult,
};

use super::{
    ConditionOp, ExecuteRegionOp, ForOp, ForallOp, IfOp, InParallelOp, IndexSwitchOp, ParallelOp, ReduceOp,
    ReduceReturnOp, WhileOp, YieldOp,
};

fn fail(message: impl Into<String>) -> VerifyResult {
    Err(VerifyError::new(message))
}

/// The terminator of a region, which must be of this kind.
fn terminator<T: TypedOp>(ir: &Ir<'_>, region: Region, message: &str) -> Result<T, VerifyError> {
    let last = region.entry(ir).and_then(|block| block.last_op(ir));
    if let Some(found) = last.and_then(|last| T::cast(ir, last)) {
        return Ok(found);
    }
    let error = VerifyError::new(message);
    Err(match last {
        Some(last) => error.with_note(Place::Op(last), "terminator here"),
        None => error,
    })
}

impl Verify for ExecuteRegionOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let Some(entry) = self.region(ir).entry(ir) else {
            return fail("region needs to have at least one block");
        };
        if entry.argument_count(ir) > 0 {
            return fail("region cannot have any arguments");
        }
        Ok(())
    }
}

impl Verify for IfOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if self.op().result_count(ir) > 0 && self.else_region(ir).is_empty(ir) {
            return fail("must have an else block if defining values");
        }
        Ok(())
    }
}

impl Verify for ForOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if self.init_args(ir).count() != self.op().result_count(ir) {
            return fail("mismatch in number of loop-carried values and defined values");
        }
        Ok(())
    }
}

impl VerifyRegions for ForOp {
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {
        let variable = self.induction_var(ir).map(|variable| variable.ty(ir));
        if variable != Some(self.lower_bound(ir).ty(ir)) {
            return fail("expected induction variable to be same type as bounds and step");
        }
        let carried = self.region_iter_args(ir);
        if carried.len() != self.op().result_count(ir) {
            return fail("mismatch in number of basic block args and defined values");
        }
        let results = self.results(ir).zip(self.init_args(ir).zip(carried));
        for (number, (result, (init, argument))) in results.enumerate() {
            let place = match result.ty(ir) {
                ty if init.ty(ir) != ty => "operand",
                ty if argument.ty(ir) != ty => "region arg",
                _ => continue,
            };
            return fail(format!("types mismatch between {number}th iter {place} and defined value"));
        }
        Ok(())
    }
}

impl Verify for WhileOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let message = "expects the 'before' region to terminate with 'scf.condition'";
        terminator::<ConditionOp>(ir, self.before(ir), message)?;
        let message = "expects the 'after' region to terminate with 'scf.yield'";
        terminator::<YieldOp>(ir, self.after(ir), message)?;
        Ok(())
    }
}

impl Verify for IndexSwitchOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (cases, regions) = (self.cases(ir), self.case_regions(ir).count());
        if cases.len() != regions {
            return fail(format!("has {regions} case regions but {} case values", cases.len()));
        }
        let mut seen = HashSet::new();
        if let Some(twice) = cases.iter().find(|case| !seen.insert(**case)) {
            return fail(format!("has duplicate case value: {twice}"));
        }
        self.verify_region(ir, self.default_region(ir), "default region")?;
        for (number, region) in self.case_regions(ir).enumerate() {
            self.verify_region(ir, region, &format!("case region #{number}"))?;
        }
        Ok(())
    }
}

impl IndexSwitchOp {
    fn verify_region(self, ir: &Ir<'_>, region: Region, name: &str) -> VerifyResult {
        let Some(last) = region.entry(ir).and_then(|block| block.last_op(ir)) else {
            return fail("expected region to end with scf.yield");
        };
        let Some(last) = YieldOp::cast(ir, last) else {
            let found = last.name(ir);
            return fail(format!("expected region to end with scf.yield, but got {found}"));
        };
        let (expected, found) = (self.op().result_count(ir), last.op().operand_count(ir));
        let place = Place::Op(last.op());
        if expected != found {
            let message =
                format!("expected each region to return {expected} values, but {name} returns {found}");
            return Err(VerifyError::new(message).with_note(place, "see yield operation here"));
        }
        let types = self.op().result_types(ir).zip(last.op().operand_types(ir));
        for (number, (expected, found)) in types.enumerate() {
            if expected != found {
                let message = format!("expected result #{number} of each region to be '{expected}'");
                let note = format!("{name} returns '{found}' here");
                return Err(VerifyError::new(message).with_note(place, note));
            }
        }
        Ok(())
    }
}

impl Verify for ParallelOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let count = self.step(ir).count();
        if count == 0 {
            return fail("needs at least one tuple element for lowerBound, upperBound and step");
        }
        if self.step(ir).filter_map(|step| ir.match_constant_int(step)).any(|step| step <= 0) {
            return fail("constant step operand must be positive");
        }
        let variables = self.loop_induction_vars(ir).unwrap_or_default();
        if variables.len() != count {
            return fail(format!(
                "expects the same number of induction variables: {} as bound and step values: {count}",
                variables.len()
            ));
        }
        if variables.iter().any(|variable| !variable.ty(ir).is_index()) {
            return fail("expects arguments for the induction variable to be of index type");
        }
        let reduce =
            terminator::<ReduceOp>(ir, self.region(ir), "expects body to terminate with 'scf.reduce'")?;
        self.verify_results(ir, reduce)
    }
}

impl ParallelOp {
    fn verify_results(self, ir: &Ir<'_>, reduce: ReduceOp) -> VerifyResult {
        let results = self.op().result_count(ir);
        let others =
            [("reductions", reduce.reductions(ir).count()), ("initial values", self.init_vals(ir).count())];
        for (name, count) in others {
            if results != count {
                return fail(format!(
                    "expects number of results: {results} to be the same as number of {name}: {count}"
                ));
            }
        }
        if reduce.op().operand_count(ir) != results {
            // The verifier of `scf.reduce` reports it.
            return Ok(());
        }
        let types = self.op().result_types(ir).zip(reduce.op().operand_types(ir));
        for (number, (result, operand)) in types.enumerate() {
            if result != operand {
                let message = format!(
                    "expects type of {number}-th reduction operand: '{operand}' to be the same as the {number}-th \
                     result type: '{result}'"
                );
                return Err(VerifyError::new(message).at(Place::Op(reduce.op())));
            }
        }
        Ok(())
    }
}

impl VerifyRegions for ReduceOp {
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {
        let (regions, operands) = (self.reductions(ir).count(), self.op().operand_count(ir));
        if regions != operands {
            return fail(format!(
                "expects number of reduction regions: {regions} to be the same as number of reduction operands: \
                 {operands}"
            ));
        }
        for (number, (region, ty)) in self.reductions(ir).zip(self.op().operand_types(ir)).enumerate() {
            let last = region.entry(ir).and_then(|block| Some((block, block.last_op(ir)?)));
            let Some((block, last)) = last else {
                return fail(format!("{number}-th reduction has an empty body"));
            };
            if block.argument_count(ir) != 2 || block.argument_types(ir).any(|found| found != ty) {
                return fail(format!(
                    "expected two block arguments with type '{ty}' in the {number}-th reduction region"
                ));
            }
            if ReduceReturnOp::cast(ir, last).is_none() {
                return fail("reduction bodies must be terminated with an 'scf.reduce.return' op");
            }
        }
        Ok(())
    }
}

impl Verify for ReduceReturnOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let expected = self.op().block(ir).and_then(|block| block.argument_types(ir).next());
        match expected {
            Some(expected) if expected != self.result(ir).ty(ir) => {
                fail(format!("must have type '{expected}' (the type of the reduction inputs)"))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for ForallOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (rank, results, outputs) = (self.rank(ir), self.op().result_count(ir), self.outputs(ir).count());
        if results != outputs {
            return fail(format!("produces {results} results, but has only {outputs} outputs"));
        }
        let Some(body) = self.region(ir).entry(ir) else { return Ok(()) };
        if body.argument_count(ir) != rank + outputs {
            return fail(format!("region expects {rank} arguments"));
        }
        let mut types = body.argument_types(ir);
        for number in 0..rank {
            if types.next().is_some_and(|ty| !ty.is_index()) {
                return fail(format!("expects {number}-th block argument to be an index"));
            }
        }
        for (number, (output, ty)) in self.outputs(ir).zip(types).enumerate() {
            if *output.ty(ir) != ty {
                return fail(format!(
                    "type mismatch between {number}-th output and corresponding block argument"
                ));
            }
        }
        self.verify_mapping(ir)?;
        let dynamic = [self.dynamic_lower_bound(ir), self.dynamic_upper_bound(ir), self.dynamic_step(ir)];
        let fixed = [self.static_lower_bound(ir), self.static_upper_bound(ir), self.static_step(ir)];
        for ((name, fixed), dynamic) in ["lower bound", "upper bound", "step"].iter().zip(fixed).zip(dynamic)
        {
            verify_mixed(name, rank, &fixed, dynamic.count())?;
        }
        Ok(())
    }
}

impl ForallOp {
    fn verify_mapping(self, ir: &Ir<'_>) -> VerifyResult {
        let Some(mapping) = self.mapping(ir) else { return Ok(()) };
        let elements = mapping.to_vec();
        let is_mask = |element: &&Attribute<'_>| element.implements("::mlir::DeviceMaskingAttrInterface");
        let masks = elements.iter().filter(is_mask).count();
        if !elements.is_empty() && elements.len() - masks != self.rank(ir) {
            return fail("mapping attribute size must match op rank");
        }
        if masks > 1 {
            return fail("\"mapping\" supports at most one device masking attribute");
        }
        Ok(())
    }
}

/// Checks a list of which some numbers are operands.
fn verify_mixed(name: &str, count: usize, fixed: &[i64], dynamic: usize) -> VerifyResult {
    if fixed.len() != count {
        return Err(VerifyError::plain(format!("expected {count} {name} values, got {}", fixed.len())));
    }
    let expected = fixed.iter().filter(|number| **number == i64::MIN).count();
    if dynamic != expected {
        return Err(VerifyError::plain(format!("expected {expected} dynamic {name} values")));
    }
    Ok(())
}

impl Verify for InParallelOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let parent = self.op().parent_op(ir).and_then(|parent| ForallOp::cast(ir, parent));
        let Some(parent) = parent else { return fail("expected forall op parent") };
        let outputs = parent.region_iter_args(ir);
        let ops: Vec<Op> = self.region(ir).ops(ir).collect();
        for op in ops {
            let Some(combining) = DynParallelCombiningOpInterface::cast(ir, op) else {
                return fail("expected only ParallelCombiningOpInterface ops");
            };
            // The operation is not verified yet.
            let is_output =
                |number: usize| op.operands(ir).nth(number).is_none_or(|operand| outputs.contains(&operand));
            if !combining.updated_destinations(ir).all(is_output) {
                let message = "may only insert into an output block argument";
                return Err(VerifyError::new(message).at(Place::Op(op)));
            }
        }
        Ok(())
    }
}
