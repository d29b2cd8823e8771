//! Matches a pattern: from the root to the ops that define operands, then to users of what is bound.

use crate::ir::{Ir, Op, Value};
use crate::rewrite::pdl::entity::{Bindings, PdlEntity, PdlFunctions};
use crate::rewrite::pdl::{PdlKind, PdlPattern, PdlType, PdlValue};

/// What the values of the match stand for where `op` is the root.
pub(super) fn matches<'c>(
    pattern: &PdlPattern<'c>,
    functions: &PdlFunctions<'c>,
    ir: &Ir<'c>,
    root: PdlValue,
    op: Op,
) -> Option<Bindings<'c>> {
    let mut matcher = Matcher { pattern, ir, bindings: Bindings::new(pattern), deferred: Vec::new() };
    matcher.bind(root, PdlEntity::Op(op))?;
    // As in generated patterns: the root first, every other op after the ops below it.
    matcher.bindings.matched.rotate_right(1);
    matcher.complete(functions)
}

#[derive(Clone)]
struct Matcher<'a, 'c> {
    pattern: &'a PdlPattern<'c>,
    ir: &'a Ir<'c>,
    bindings: Bindings<'c>,
    /// What results of native constraints must be.
    deferred: Vec<(PdlValue, PdlEntity<'c>)>,
}

impl<'c> Matcher<'_, 'c> {
    /// Matches the ops that only users of bound values reach, trying one user after the other; then the constraints.
    fn complete(self, functions: &PdlFunctions<'c>) -> Option<Bindings<'c>> {
        let Some((missing, candidates)) = self.next_missing() else { return self.constraints(functions) };
        candidates.into_iter().find_map(|candidate| {
            let mut attempt = self.clone();
            attempt.bind(missing, PdlEntity::Op(candidate))?;
            attempt.complete(functions)
        })
    }

    /// An op of the match that is not bound, with the ops that it may be. The verifier says that one is reached.
    fn next_missing(&self) -> Option<(PdlValue, Vec<Op>)> {
        let operations = self.pattern.operations.iter().enumerate();
        let in_match =
            operations.take_while(|(_, operation)| !matches!(operation.kind, PdlKind::Rewrite { .. }));
        let missing = in_match.filter_map(|(number, operation)| {
            let PdlKind::Operation { operands, .. } = &operation.kind else { return None };
            let value = PdlValue { operation: number, result: 0 };
            self.bindings.get(value).is_none().then_some((value, operands))
        });
        let missing: Vec<_> = missing.collect();
        let reached = missing.iter().find_map(|(value, operands)| {
            let values = operands.iter().find_map(|operand| self.known_values(*operand))?;
            Some((*value, self.users(values.first().copied())))
        });
        // Where no value is known, no op can be.
        reached.or_else(|| missing.first().map(|(value, _)| (*value, Vec::new())))
    }

    /// The users of a value, each once.
    fn users(&self, value: Option<Value>) -> Vec<Op> {
        let mut users: Vec<Op> = Vec::new();
        for user in value.into_iter().flat_map(|value| value.users(self.ir)) {
            if !users.contains(&user) {
                users.push(user);
            }
        }
        users
    }

    /// The values that an operand of an op that is not bound stands for, where they are known.
    fn known_values(&self, operand: PdlValue) -> Option<Vec<Value>> {
        match self.bindings.get(operand) {
            Some(PdlEntity::Value(value)) => return Some(vec![*value]),
            Some(PdlEntity::Values(values)) => return Some(values.clone()),
            _ => {}
        }
        match result_of(self.pattern, &self.bindings, self.ir, operand)? {
            PdlEntity::Value(value) => Some(vec![value]),
            PdlEntity::Values(values) => Some(values),
            _ => None,
        }
    }

    /// Says what a value of the pattern stands for, or tests it.
    fn bind(&mut self, value: PdlValue, entity: PdlEntity<'c>) -> Option<()> {
        if let Some(known) = self.bindings.get(value) {
            return (*known == entity).then_some(());
        }
        let pattern = self.pattern;
        match &pattern.operations[value.operation].kind {
            PdlKind::Attribute { value: Some(constant), .. } => {
                (entity == PdlEntity::Attribute(*constant)).then_some(())?;
            }
            PdlKind::Attribute { value: None, ty: Some(ty) } => {
                let PdlEntity::Attribute(attribute) = &entity else { return None };
                self.bind(*ty, PdlEntity::Type(attribute.ty()?))?;
            }
            PdlKind::Type { value: Some(constant) } => (entity == PdlEntity::Type(*constant)).then_some(())?,
            PdlKind::Types { value: Some(constants) } => {
                (entity == PdlEntity::Types(constants.clone())).then_some(())?;
            }
            PdlKind::Operand { ty: Some(ty) } | PdlKind::Operands { ty: Some(ty) } => {
                let types = type_of(self.ir, &entity)?;
                self.bind(*ty, types)?;
            }
            PdlKind::Result { parent, .. } | PdlKind::Results { parent, .. } => {
                let first = match &entity {
                    PdlEntity::Value(value) => *value,
                    PdlEntity::Values(values) => *values.first()?,
                    _ => return None,
                };
                self.bind(*parent, PdlEntity::Op(first.defining_op(self.ir)?))?;
                let found = result_of(pattern, &self.bindings, self.ir, value)?;
                (found == entity).then_some(())?;
            }
            PdlKind::Operation { .. } => return self.bind_op(value, entity),
            PdlKind::NativeConstraint { .. } => {
                self.deferred.push((value, entity));
                return Some(());
            }
            _ => {}
        }
        self.bindings.set(value, entity);
        Some(())
    }

    fn bind_op(&mut self, value: PdlValue, entity: PdlEntity<'c>) -> Option<()> {
        let (pattern, PdlEntity::Op(op)) = (self.pattern, &entity) else { return None };
        let (op, ir) = (*op, self.ir);
        let PdlKind::Operation { name, operands, attributes, types } =
            &pattern.operations[value.operation].kind
        else {
            return None;
        };
        if name.as_ref().is_some_and(|name| name != op.name(ir).as_str()) {
            return None;
        }
        self.bindings.set(value, entity);
        let all: Vec<Value> = op.operands(ir).collect();
        for (operand, found) in
            operands.iter().zip(self.groups(operands, &all, |index| operand_group(ir, op, index))?)
        {
            self.bind(*operand, found)?;
        }
        for (name, attribute) in attributes {
            self.bind(*attribute, PdlEntity::Attribute(op.attribute(ir, name)?))?;
        }
        let all: Vec<Value> = op.results(ir).collect();
        for (ty, found) in types.iter().zip(self.groups(types, &all, |index| result_group(ir, op, index))?) {
            self.bind(*ty, type_of(ir, &found)?)?;
        }
        self.bindings.matched.push(op);
        Some(())
    }

    /// Shares out values among groups, as MLIR's bytecode does: values before the first range by their number, others by
    /// their group.
    fn groups(
        &self,
        wanted: &[PdlValue],
        all: &[Value],
        group: impl Fn(usize) -> Option<Vec<Value>>,
    ) -> Option<Vec<PdlEntity<'c>>> {
        let is_range = |value: &PdlValue| {
            let ty = self.pattern.operations[value.operation].results[value.result];
            matches!(ty, PdlType::ValueRange | PdlType::TypeRange)
        };
        if let [only] = wanted
            && is_range(only)
        {
            return Some(vec![PdlEntity::Values(all.to_vec())]);
        }
        let single = wanted.iter().filter(|value| !is_range(value)).count();
        if all.len() < single || (single == wanted.len() && all.len() != single) {
            return None;
        }
        let first_range = wanted.iter().position(is_range).unwrap_or(wanted.len());
        let found = wanted.iter().enumerate().map(|(index, value)| match is_range(value) {
            _ if index < first_range => all.get(index).copied().map(PdlEntity::Value),
            true => group(index).map(PdlEntity::Values),
            false => match group(index)?.as_slice() {
                [one] => Some(PdlEntity::Value(*one)),
                _ => None,
            },
        });
        found.collect()
    }

    /// Calls the native constraints in order, and compares their results with what was asked of them.
    fn constraints(mut self, functions: &PdlFunctions<'c>) -> Option<Bindings<'c>> {
        for (number, operation) in self.pattern.operations.iter().enumerate() {
            let PdlKind::NativeConstraint { name, arguments, is_negated } = &operation.kind else { continue };
            let arguments: Option<Vec<_>> = arguments
                .iter()
                .map(|argument| entity(self.pattern, &self.bindings, self.ir, *argument))
                .collect();
            match functions.find_constraint(name)?(self.ir, &arguments?) {
                None if *is_negated => {}
                Some(results) if !is_negated => {
                    self.bindings.set_results(number, &operation.results, results)?;
                }
                _ => return None,
            }
        }
        let is_as_wanted =
            |(value, wanted): &(PdlValue, PdlEntity<'c>)| self.bindings.get(*value) == Some(wanted);
        self.deferred.iter().all(is_as_wanted).then_some(self.bindings)
    }
}

/// What a value stands for: bound, constant, or results of an op that is bound. `None` too if it is gone.
pub(super) fn entity<'c>(
    pattern: &PdlPattern<'c>,
    bindings: &Bindings<'c>,
    ir: &Ir<'c>,
    value: PdlValue,
) -> Option<PdlEntity<'c>> {
    if let Some(known) = bindings.get(value) {
        let is_live = match known {
            PdlEntity::Op(op) => op.is_live(ir),
            PdlEntity::Value(value) => value.is_live(ir),
            PdlEntity::Values(values) => values.iter().all(|value| value.is_live(ir)),
            _ => true,
        };
        return is_live.then(|| known.clone());
    }
    match &pattern.operations[value.operation].kind {
        PdlKind::Attribute { value, .. } => value.map(PdlEntity::Attribute),
        PdlKind::Type { value } => value.map(PdlEntity::Type),
        PdlKind::Types { value } => value.clone().map(PdlEntity::Types),
        _ => result_of(pattern, bindings, ir, value),
    }
}

/// The results that a `pdl.result` or `pdl.results` stands for.
fn result_of<'c>(
    pattern: &PdlPattern<'c>,
    bindings: &Bindings<'c>,
    ir: &Ir<'c>,
    value: PdlValue,
) -> Option<PdlEntity<'c>> {
    let operation = &pattern.operations[value.operation];
    let op = |parent: &PdlValue| match bindings.get(*parent) {
        Some(PdlEntity::Op(op)) if op.is_live(ir) => Some(*op),
        _ => None,
    };
    match &operation.kind {
        PdlKind::Result { parent, index } => op(parent)?.results(ir).nth(*index).map(PdlEntity::Value),
        PdlKind::Results { parent, index: None } => {
            Some(PdlEntity::Values(op(parent)?.results(ir).collect()))
        }
        PdlKind::Results { parent, index: Some(index) } => {
            let group = result_group(ir, op(parent)?, *index)?;
            match (operation.results[value.result], group.as_slice()) {
                (PdlType::Value, [one]) => Some(PdlEntity::Value(*one)),
                (PdlType::Value, _) => None,
                _ => Some(PdlEntity::Values(group)),
            }
        }
        _ => None,
    }
}

/// The type of a value, or the types of values.
fn type_of<'c>(ir: &Ir<'c>, entity: &PdlEntity<'c>) -> Option<PdlEntity<'c>> {
    match entity {
        PdlEntity::Value(value) => Some(PdlEntity::Type(value.ty(ir))),
        PdlEntity::Values(values) => Some(PdlEntity::Types(ir.types_of(values))),
        _ => None,
    }
}

/// The operands of a group: as the definition says, or all from this number on.
fn operand_group(ir: &Ir<'_>, op: Op, index: usize) -> Option<Vec<Value>> {
    match op.definition(ir) {
        Some(definition) if index < definition.operands.len() => Some(op.operand_group(ir, index).collect()),
        Some(_) => None,
        None => (index <= op.operand_count(ir)).then(|| op.operands(ir).skip(index).collect()),
    }
}

/// The results of a group: as the definition says, or all from this number on.
fn result_group(ir: &Ir<'_>, op: Op, index: usize) -> Option<Vec<Value>> {
    match op.definition(ir) {
        Some(definition) if index < definition.results.len() => Some(op.result_group(ir, index).collect()),
        Some(_) => None,
        None => (index <= op.result_count(ir)).then(|| op.results(ir).skip(index).collect()),
    }
}
