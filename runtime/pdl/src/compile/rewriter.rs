//! The rewriter of a pattern: a function of one block.
//!
//! Constants are made in it. Values of the match are arguments.

use rustc_hash::FxHashMap;

use crate::compile::builder::FunctionBuilder;
use crate::program::{PdlCall, PdlCreation, PdlEnd, PdlFunction, PdlSlot, PdlStepKind};
use crate::{PdlKind, PdlPattern, PdlType, PdlValue};
use rtblgen_ir::context::attributes::StringAttr;
use rtblgen_ir::context::{Context, Location};

/// The rewriter of a pattern, and the values of the match that are its arguments.
///
/// # Errors
///
/// Returns the number of a new operation of unknown types, if there is one.
pub(super) fn rewriter<'c>(
    context: &'c Context,
    pattern: &PdlPattern<'c>,
    name: String,
) -> Result<(PdlFunction<'c>, Vec<PdlValue>), usize> {
    let start =
        pattern.operations.iter().position(|operation| matches!(operation.kind, PdlKind::Rewrite { .. }));
    let start = start.unwrap_or(pattern.operations.len());
    let function = FunctionBuilder::new(pattern.location.unwrap_or(context.unknown_loc()));
    let mut generator =
        Generator { context, pattern, start, function, known: FxHashMap::default(), inputs: Vec::new() };
    for number in start + 1..pattern.operations.len() {
        generator.operation(number).ok_or(number)?;
    }
    let location = generator.location(start);
    let Generator { mut function, inputs, .. } = generator;
    function.end(function.entry(), PdlEnd::Finalize, location);
    Ok((function.finish(name), inputs))
}

struct Generator<'p, 'c> {
    context: &'c Context,
    pattern: &'p PdlPattern<'c>,
    /// The number of the `pdl.rewrite`.
    start: usize,
    function: FunctionBuilder<'c>,
    known: FxHashMap<PdlValue, PdlSlot>,
    inputs: Vec<PdlValue>,
}

impl<'p, 'c> Generator<'p, 'c> {
    fn location(&self, operation: usize) -> Location<'c> {
        let location = self.pattern.operations.get(operation).and_then(|operation| operation.location);
        location.unwrap_or_else(|| self.context.unknown_loc())
    }

    fn ty(&self, value: PdlValue) -> PdlType {
        self.pattern.operations[value.operation].results[value.result]
    }

    fn step(&mut self, kind: PdlStepKind<'c>, results: Vec<PdlSlot>, location: Location<'c>) {
        self.function.step(self.function.entry(), kind, results, location);
    }

    /// A step with one result.
    fn made(&mut self, kind: PdlStepKind<'c>, ty: PdlType, location: Location<'c>) -> PdlSlot {
        let result = self.function.value(ty, location);
        self.step(kind, vec![result], location);
        result
    }

    /// A constant of the pattern.
    fn constant(&self, number: usize) -> Option<(PdlStepKind<'c>, PdlType)> {
        match &self.pattern.operations[number].kind {
            PdlKind::Attribute { value: Some(attribute), .. } => {
                Some((PdlStepKind::CreateAttribute(*attribute), PdlType::Attribute))
            }
            PdlKind::Type { value: Some(ty) } => Some((PdlStepKind::CreateType(*ty), PdlType::Type)),
            PdlKind::Types { value: Some(types) } => {
                Some((PdlStepKind::CreateTypes(types.as_slice().into()), PdlType::TypeRange))
            }
            _ => None,
        }
    }

    /// The value in the rewriter: made before, a constant, or an argument.
    fn value(&mut self, value: PdlValue) -> PdlSlot {
        if let Some(known) = self.known.get(&value) {
            return *known;
        }
        let location = self.location(value.operation);
        let slot = match self.constant(value.operation) {
            Some((kind, ty)) => self.made(kind, ty, location),
            None => {
                self.inputs.push(value);
                self.function.argument(self.ty(value), location)
            }
        };
        self.known.insert(value, slot);
        slot
    }

    fn values(&mut self, values: &[PdlValue]) -> Vec<PdlSlot> {
        values.iter().map(|value| self.value(*value)).collect()
    }

    fn operation(&mut self, number: usize) -> Option<()> {
        let pattern = self.pattern;
        let location = self.location(number);
        let value = PdlValue { operation: number, result: 0 };
        match &pattern.operations[number].kind {
            PdlKind::NativeRewrite { name, arguments } => self.native(number, name, arguments),
            PdlKind::Operation { .. } => return self.create(number),
            PdlKind::Range { elements } => {
                let elements = self.values(elements);
                let range = self.made(PdlStepKind::CreateRange(elements.into()), self.ty(value), location);
                self.known.insert(value, range);
            }
            PdlKind::Replace { root, values } => self.replace(*root, values, location),
            PdlKind::Erase { root } => {
                let op = self.value(*root);
                self.step(PdlStepKind::Erase(op), Vec::new(), location);
            }
            PdlKind::Result { parent, index } => {
                let kind = PdlStepKind::GetResult { op: self.value(*parent), index: *index as u32 };
                let result = self.made(kind, PdlType::Value, location);
                self.known.insert(value, result);
            }
            PdlKind::Results { parent, index } => {
                let group = index.map(|index| index as u32);
                let kind = PdlStepKind::GetResults { op: self.value(*parent), group };
                let results = self.made(kind, self.ty(value), location);
                self.known.insert(value, results);
            }
            // A type that is no constant is that of an operation to make.
            _ => {
                if let Some((kind, ty)) = self.constant(number) {
                    let constant = self.made(kind, ty, location);
                    self.known.insert(value, constant);
                }
            }
        }
        Some(())
    }

    fn native(&mut self, number: usize, name: &str, arguments: &[PdlValue]) {
        let location = self.location(number);
        let arguments = self.values(arguments);
        let types = &self.pattern.operations[number].results;
        let results: Vec<_> = types.iter().map(|ty| self.function.value(*ty, location)).collect();
        for (result, slot) in results.iter().enumerate() {
            self.known.insert(PdlValue { operation: number, result }, *slot);
        }
        let call = PdlCall { name: name.to_owned(), arguments };
        self.step(PdlStepKind::ApplyRewrite(Box::new(call)), results, location);
    }

    fn replace(&mut self, root: PdlValue, values: &[PdlValue], location: Location<'c>) {
        let replacement = match values {
            [op] if self.ty(*op) == PdlType::Operation => match &self.pattern.operations[root.operation].kind
            {
                // An operation without results.
                PdlKind::Operation { types, .. } if types.is_empty() => Vec::new(),
                _ => {
                    let kind = PdlStepKind::GetResults { op: self.value(*op), group: None };
                    vec![self.made(kind, PdlType::ValueRange, self.location(op.operation))]
                }
            },
            values => self.values(values),
        };
        let op = self.value(root);
        let kind = match replacement.is_empty() {
            true => PdlStepKind::Erase(op),
            false => PdlStepKind::Replace { op, values: replacement.into() },
        };
        self.step(kind, Vec::new(), location);
    }

    fn create(&mut self, number: usize) -> Option<()> {
        let pattern = self.pattern;
        let PdlKind::Operation { name, operands, attributes, types } = &pattern.operations[number].kind
        else {
            return None;
        };
        let location = self.location(number);
        let name = self.context.op_name(name.as_deref()?);
        let operands = self.values(operands);
        let attributes = attributes
            .iter()
            .map(|(name, value)| (StringAttr::get(self.context, name), self.value(*value)))
            .collect();
        let mut is_inferred = false;
        let found = match self.known_types(types) {
            Some(found) if !types.is_empty() => found,
            _ if name.type_inference().is_some() => {
                is_inferred = true;
                Vec::new()
            }
            _ => match self.types_of_replaced(number) {
                Some(found) => vec![found],
                None if types.is_empty() => Vec::new(),
                None => return None,
            },
        };
        let creation = PdlCreation { name, operands, attributes, types: found, is_inferred };
        let op = self.made(PdlStepKind::CreateOperation(Box::new(creation)), PdlType::Operation, location);
        self.known.insert(PdlValue { operation: number, result: 0 }, op);
        self.types_of_results(op, types, location);
        Some(())
    }

    /// The types of an operation to make, where each is known or found by the match.
    fn known_types(&mut self, types: &[PdlValue]) -> Option<Vec<PdlSlot>> {
        let mut found = Vec::new();
        for ty in types {
            if !self.known.contains_key(ty) && ty.operation > self.start {
                return None;
            }
            found.push(self.value(*ty));
        }
        Some(found)
    }

    /// Returns the types of the operation that a new one replaces, if it exists before.
    fn types_of_replaced(&mut self, number: usize) -> Option<PdlSlot> {
        let pattern = self.pattern;
        let new = PdlValue { operation: number, result: 0 };
        let replaced = pattern.operations.iter().rev().find_map(|operation| match &operation.kind {
            PdlKind::Replace { root, values } if values.contains(&new) && root.operation < number => {
                Some(*root)
            }
            _ => None,
        })?;
        let location = self.location(replaced.operation);
        let results = PdlStepKind::GetResults { op: self.value(replaced), group: None };
        let results = self.made(results, PdlType::ValueRange, location);
        Some(self.made(PdlStepKind::GetValueType(results), PdlType::TypeRange, location))
    }

    /// Types that were unknown before are those of the new operation's results.
    fn types_of_results(&mut self, op: PdlSlot, types: &[PdlValue], location: Location<'c>) {
        if let [only] = types
            && self.ty(*only).is_range()
        {
            self.type_of_results(op, *only, None, location);
            return;
        }
        let mut is_after_range = false;
        for (number, ty) in (0..).zip(types) {
            is_after_range |= self.ty(*ty).is_range();
            self.type_of_results(op, *ty, Some((number, is_after_range)), location);
        }
    }

    /// The type of a result, by number or by group; of all where neither is given.
    fn type_of_results(
        &mut self,
        op: PdlSlot,
        ty: PdlValue,
        place: Option<(u32, bool)>,
        location: Location<'c>,
    ) {
        if self.known.contains_key(&ty) {
            return;
        }
        let kind = match place {
            None => PdlStepKind::GetResults { op, group: None },
            Some((number, true)) => PdlStepKind::GetResults { op, group: Some(number) },
            Some((index, false)) => PdlStepKind::GetResult { op, index },
        };
        let is_range = self.ty(ty).is_range();
        let (values, types) = match is_range {
            true => (PdlType::ValueRange, PdlType::TypeRange),
            false => (PdlType::Value, PdlType::Type),
        };
        let results = self.made(kind, values, location);
        let found = self.made(PdlStepKind::GetValueType(results), types, location);
        self.known.insert(ty, found);
    }
}
