//! Rewrites what a pattern has matched.

use crate::context::Location;
use crate::ir::definition::Segments;
use crate::ir::{Builder, Op, OpState, Value};
use crate::rewrite::pdl::entity::{Bindings, PdlEntity, PdlFunctions};
use crate::rewrite::pdl::matcher::entity;
use crate::rewrite::pdl::{PdlKind, PdlPattern, PdlValue};
use crate::rewrite::{NoMatch, PatternRewriter};

/// Does what stands in the `pdl.rewrite`, in order.
///
/// # Errors
///
/// [`NoMatch`] where the op does not allow it: the number of values differs, types cannot be inferred, a result of an
/// erased op is used, or a native rewrite returns something else than is declared. What comes after is not done.
pub(super) fn rewrite<'c>(
    pattern: &PdlPattern<'c>,
    functions: &PdlFunctions<'c>,
    rewriter: &mut PatternRewriter<'_, 'c>,
    bindings: Bindings<'c>,
) -> Result<(), NoMatch> {
    let location = rewriter.fused_location(&bindings.matched);
    let mut step = Step { pattern, functions, rewriter, bindings, location };
    let start =
        pattern.operations.iter().position(|operation| matches!(operation.kind, PdlKind::Rewrite { .. }));
    let steps = start.map_or(0..0, |start| start + 1..pattern.operations.len());
    for number in steps {
        step.run(number).ok_or(NoMatch)?;
    }
    Ok(())
}

struct Step<'a, 'r, 'ir, 'c> {
    pattern: &'a PdlPattern<'c>,
    functions: &'a PdlFunctions<'c>,
    rewriter: &'r mut PatternRewriter<'ir, 'c>,
    bindings: Bindings<'c>,
    location: Location<'c>,
}

impl<'c> Step<'_, '_, '_, 'c> {
    fn run(&mut self, number: usize) -> Option<()> {
        let (pattern, value) = (self.pattern, PdlValue { operation: number, result: 0 });
        let operation = &pattern.operations[number];
        match &operation.kind {
            PdlKind::Operation { .. } => {
                let new = self.create(number)?;
                self.bindings.set(value, PdlEntity::Op(new));
            }
            PdlKind::NativeRewrite { name, arguments } => {
                let arguments: Option<Vec<_>> =
                    arguments.iter().map(|argument| self.entity(*argument)).collect();
                let results = self.functions.find_rewrite(name)?(self.rewriter, &arguments?);
                self.bindings.set_results(number, &operation.results, results)?;
            }
            PdlKind::Range { elements } => {
                let range =
                    self.range(elements, operation.results.first() == Some(&super::PdlType::TypeRange))?;
                self.bindings.set(value, range);
            }
            PdlKind::Replace { root, values } => self.replace(*root, values)?,
            PdlKind::Erase { root } => {
                let op = self.op(*root)?;
                op.use_empty(self.rewriter).then_some(())?;
                self.rewriter.erase_op(op);
            }
            // Results of an op are read before it goes.
            _ => {
                let found = self.entity(value)?;
                self.bindings.set(value, found);
            }
        }
        Some(())
    }

    fn entity(&self, value: PdlValue) -> Option<PdlEntity<'c>> {
        entity(self.pattern, &self.bindings, self.rewriter.ir(), value)
    }

    /// An op that is still there.
    fn op(&self, value: PdlValue) -> Option<Op> {
        match self.entity(value)? {
            PdlEntity::Op(op) if op.is_live(self.rewriter) => Some(op),
            _ => None,
        }
    }

    fn range(&self, elements: &[PdlValue], is_of_types: bool) -> Option<PdlEntity<'c>> {
        let (mut types, mut values) = (Vec::new(), Vec::new());
        for element in elements {
            match self.entity(*element)? {
                PdlEntity::Type(ty) => types.push(ty),
                PdlEntity::Types(more) => types.extend(more),
                PdlEntity::Value(value) => values.push(value),
                PdlEntity::Values(more) => values.extend(more),
                PdlEntity::Attribute(_) | PdlEntity::Op(_) => return None,
            }
        }
        Some(if is_of_types { PdlEntity::Types(types) } else { PdlEntity::Values(values) })
    }

    fn replace(&mut self, root: PdlValue, values: &[PdlValue]) -> Option<()> {
        let op = self.op(root)?;
        let mut replacement: Vec<Value> = Vec::new();
        for value in values {
            match self.entity(*value)? {
                PdlEntity::Op(new) => replacement.extend(new.results(self.rewriter)),
                PdlEntity::Value(value) => replacement.push(value),
                PdlEntity::Values(values) => replacement.extend(values),
                _ => return None,
            }
        }
        (replacement.len() == op.result_count(self.rewriter)).then_some(())?;
        let is_own = |value: &Value| value.defining_op(self.rewriter) == Some(op);
        (!replacement.iter().any(is_own)).then_some(())?;
        self.rewriter.replace_op(op, replacement);
        Some(())
    }

    fn create(&mut self, number: usize) -> Option<Op> {
        let PdlKind::Operation { name, operands, attributes, types } = &self.pattern.operations[number].kind
        else {
            return None;
        };
        let mut state = OpState::new(name.as_deref()?, self.location);
        let definition = state.name.definition();
        let mut sizes = Vec::new();
        for operand in operands {
            let before = state.operands.len();
            match self.entity(*operand)? {
                PdlEntity::Value(value) => state.operands.push(value),
                PdlEntity::Values(values) => state.operands.extend(values),
                _ => return None,
            }
            sizes.push(state.operands.len() - before);
        }
        for (name, attribute) in attributes {
            let PdlEntity::Attribute(attribute) = self.entity(*attribute)? else { return None };
            state = state.attribute(name, attribute);
        }
        let mut result_sizes = Vec::new();
        for ty in types {
            let before = state.results.len();
            match self.entity(*ty)? {
                PdlEntity::Type(ty) => state.results.push(ty),
                PdlEntity::Types(types) => state.results.extend(types),
                _ => return None,
            }
            result_sizes.push(state.results.len() - before);
        }
        if let Some(definition) = definition {
            if definition.operand_segments == Segments::AttrSized {
                (sizes.len() == definition.operands.len()).then_some(())?;
                state = state.operand_segments(sizes);
            }
            if definition.result_segments == Segments::AttrSized {
                (result_sizes.len() == definition.results.len()).then_some(())?;
                state = state.result_segments(result_sizes);
            }
            state =
                state.empty_regions(definition.regions.iter().filter(|region| !region.is_variadic).count());
        }
        if types.is_empty() {
            self.infer(number, &mut state)?;
        }
        Some(self.rewriter.create(state))
    }

    /// Types that nothing gives: as the op infers them, or those of the op that it replaces.
    fn infer(&self, number: usize, state: &mut OpState<'c>) -> Option<()> {
        if state.name.type_inference().is_some() {
            let types = self.rewriter.infer_result_types(state).ok()?;
            state.results.extend(types);
            return Some(());
        }
        let new = PdlValue { operation: number, result: 0 };
        let replaced = self.pattern.operations.iter().find_map(|operation| match &operation.kind {
            PdlKind::Replace { root, values } if *values == [new] => Some(*root),
            _ => None,
        });
        if let Some(root) = replaced {
            let op = self.op(root)?;
            state.results.extend(op.result_types(self.rewriter));
        }
        Some(())
    }
}
