//! Runs the rewriter of a match.

use crate::execute::code::{Code, FunctionCode};
use crate::execute::frame::{Frame, MAX_RANGE};
use crate::execute::matching::PdlMatch;
use crate::execute::reading::{Stop, run, set_results};
use crate::program::{PdlCreation, PdlSlot, PdlStep, PdlStepKind};
use crate::{PdlEntity, PdlFunctions};
use std::sync::atomic::Ordering;

use rtblgen_ir::context::Location;
use rtblgen_ir::ir::definition::Segments;
use rtblgen_ir::ir::{Builder, Op, OpState, Value};
use rtblgen_ir::rewrite::declarative::fused_location;
use rtblgen_ir::rewrite::{NoMatch, PatternRewriter};
use rtblgen_ir::{Diagnostic, Severity};

/// Runs the rewriter of a match.
///
/// # Errors
///
/// [`NoMatch`] where the operations do not allow it: the number of values differs or is above [`MAX_RANGE`],
/// types cannot be inferred, something erased is used, or a native rewrite fails or returns something else
/// than is declared. Later steps do not run. The first time that a pattern has a mistake of its own, such as the erasure of
/// an operation whose results are used, a warning has the reason.
pub(crate) fn rewrite<'c>(
    code: &Code<'c>,
    functions: &PdlFunctions<'c>,
    rewriter: &mut PatternRewriter<'_, 'c>,
    found: PdlMatch<'c>,
) -> Result<(), NoMatch> {
    let pattern = code.patterns.get(found.pattern).ok_or(NoMatch)?;
    let function = code.rewriters.get(pattern.rewriter).ok_or(NoMatch)?;
    let location = fused_location(rewriter, &found.matched);
    let mut frame = Frame::default();
    frame.start(function);
    for (argument, input) in function.arguments.iter().zip(found.inputs) {
        frame.set(*argument, input);
    }
    let mut running = Running { functions, function, rewriter, frame, location, mistake: None };
    if running.run().is_some() {
        return Ok(());
    }
    if let Some(mistake) = running.mistake
        && !pattern.has_warned.swap(true, Ordering::Relaxed)
    {
        let message = format!("pattern '{}' matches here, but {mistake}", pattern.name);
        rewriter.context().emit(&Diagnostic::new(Severity::Warning, location, message));
    }
    Err(NoMatch)
}

struct Running<'a, 'r, 'ir, 'c> {
    functions: &'a PdlFunctions<'c>,
    function: &'a FunctionCode<'c>,
    rewriter: &'r mut PatternRewriter<'ir, 'c>,
    frame: Frame<'c>,
    location: Location<'c>,
    /// An action of the pattern that the operations do not allow.
    mistake: Option<String>,
}

impl<'c> Running<'_, '_, '_, 'c> {
    fn run(&mut self) -> Option<()> {
        let (functions, function) = (self.functions, self.function);
        let mut start = 0;
        while let Some((stop, next)) = run(&mut self.frame, self.rewriter.ir(), functions, function, start) {
            if let Stop::Change(number) = stop {
                self.change(function.changes.get(number as usize)?)?;
            }
            start = next;
        }
        Some(())
    }

    fn change(&mut self, step: &PdlStep<'c>) -> Option<()> {
        match &step.kind {
            PdlStepKind::CreateOperation(creation) => {
                let op = self.create(creation)?;
                if let [result] = step.results.as_slice() {
                    self.frame.set(*result, Some(PdlEntity::Op(op)));
                }
            }
            PdlStepKind::ApplyRewrite(call) => {
                let arguments = self.frame.all(self.rewriter.ir(), self.function, &call.arguments)?;
                let found = self.functions.find_rewrite(&call.name)?(self.rewriter, &arguments)?;
                set_results(&mut self.frame, self.function, &step.results, found)?;
            }
            PdlStepKind::Erase(op) => {
                let op = self.op(*op)?;
                if !op.use_empty(self.rewriter) {
                    let name = op.name(self.rewriter);
                    return self.fail(format!("it erases the operation '{name}', whose results have uses"));
                }
                self.rewriter.erase_op(op);
            }
            PdlStepKind::Replace { op, values } => self.replace(*op, values)?,
            // The others change nothing.
            _ => {}
        }
        Some(())
    }

    fn op(&mut self, slot: PdlSlot) -> Option<Op> {
        let op = self.frame.op(self.rewriter.ir(), slot);
        match op {
            Some(op) => Some(op),
            None => self.fail("it erases or replaces an operation twice"),
        }
    }

    /// Stops the rewrite: `mistake` follows the name of the pattern.
    fn fail<T>(&mut self, mistake: impl Into<String>) -> Option<T> {
        self.mistake = Some(mistake.into());
        None
    }

    /// Appends one value or several.
    fn extend(&self, values: &mut Vec<Value>, slot: PdlSlot) -> Option<()> {
        match self.frame.get(self.rewriter.ir(), slot)? {
            PdlEntity::Value(value) => values.push(*value),
            PdlEntity::Values(more) => values.extend(more),
            _ => return None,
        }
        (values.len() <= MAX_RANGE).then_some(())
    }

    fn replace(&mut self, op: PdlSlot, values: &[PdlSlot]) -> Option<()> {
        let op = self.op(op)?;
        let mut replacement: Vec<Value> = Vec::new();
        values.iter().try_for_each(|value| self.extend(&mut replacement, *value))?;
        let (expected, found) = (op.result_count(self.rewriter), replacement.len());
        if expected != found {
            let name = op.name(self.rewriter);
            return self
                .fail(format!("it replaces the operation '{name}' by {found} values, expected {expected}"));
        }
        let is_own = |value: &Value| value.defining_op(self.rewriter) == Some(op);
        if replacement.iter().any(is_own) {
            let name = op.name(self.rewriter);
            return self.fail(format!("it replaces the operation '{name}' by its own results"));
        }
        self.rewriter.replace_op(op, replacement);
        Some(())
    }

    fn create(&mut self, creation: &PdlCreation<'c>) -> Option<Op> {
        let mut state = OpState::new(creation.name.as_str(), self.location);
        let mut operands = Vec::new();
        let mut operand_sizes = Vec::new();
        for operand in &creation.operands {
            let before = operands.len();
            self.extend(&mut operands, *operand)?;
            operand_sizes.push(operands.len() - before);
        }
        state = state.operands(operands);
        for (name, attribute) in &creation.attributes {
            // MLIR's rule: null values are left out.
            if let Some(attribute) = self.frame.attribute(*attribute) {
                state = state.property_or_attribute(name.value(), attribute);
            }
        }
        let mut result_sizes = Vec::new();
        for ty in &creation.types {
            let before = state.results.len();
            match self.frame.get(self.rewriter.ir(), *ty)? {
                PdlEntity::Type(ty) => state.results.push(*ty),
                PdlEntity::Types(types) => state.results.extend(types.iter().copied()),
                _ => return None,
            }
            (state.results.len() <= MAX_RANGE).then_some(())?;
            result_sizes.push(state.results.len() - before);
        }
        if let Some(definition) = creation.name.definition() {
            if definition.operand_segments == Segments::AttrSized {
                (operand_sizes.len() == definition.operands.len()).then_some(())?;
                state = state.operand_segments(operand_sizes);
            }
            if definition.result_segments == Segments::AttrSized && !creation.is_inferred {
                (result_sizes.len() == definition.results.len()).then_some(())?;
                state = state.result_segments(result_sizes);
            }
            let regions = definition.regions.iter().filter(|region| !region.is_variadic).count();
            state = state.empty_regions(regions);
        }
        if creation.is_inferred {
            match self.rewriter.infer_result_types(&state) {
                Ok(types) => state.results.extend(types),
                Err(error) => {
                    let name = creation.name.as_str();
                    return self.fail(format!("the result types of the new '{name}' are unknown: {error}"));
                }
            }
        }
        Some(self.rewriter.create(state))
    }
}
