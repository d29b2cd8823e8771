//! From a parsed format to an operation: types that the text leaves out, operands, segments.

use smallvec::SmallVec;

use super::definition::{Format, TypeOf, TypeSource};
use super::state::{FormatState, Group, Types};
use crate::asm::{OpAsmParser, ParseResult, UnresolvedOperand};
use crate::context::types::Type;
use crate::ir::definition::{Arity, OpDefinition, Segments, ValueDef};
use crate::ir::{OpState, Region};
use crate::missing_hooks::value_or_noted_hooks;
use crate::traits::{NO_TERMINATOR, SINGLE_BLOCK, SINGLE_BLOCK_IMPLICIT_TERMINATOR};

type TypeVec<'c> = SmallVec<[Type<'c>; 2]>;

/// Completes the operation. In MLIR's order: attributes, result types, operands, inferred types.
pub(super) fn resolve<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    op: &mut OpState<'c>,
    definition: &'static OpDefinition,
    format: &Format,
    mut state: FormatState<'c>,
) -> ParseResult {
    // An attribute in the dictionary overrides the same attribute in the format.
    for entry in &state.attributes {
        if let Some(slot) = definition.slot(entry.name.value()) {
            state.inherent[slot] = None;
        }
    }
    op.attributes.extend(std::mem::take(&mut state.attributes));
    let inherent = state.inherent.iter().enumerate();
    op.inherent.extend(inherent.filter_map(|(slot, value)| Some((slot, (*value)?))));
    add_regions(parser, op, definition, &mut state)?;
    op.successors.extend(state.successors.iter().flatten().copied());
    op.successors.extend(state.all_successors.iter().copied());
    distribute_types(definition, &mut state);

    let mut resolver = Resolver { parser, definition, format, state: &state };
    let is_inferred = format.result_types.iter().any(|source| matches!(source, TypeSource::Inferred));
    if !is_inferred {
        resolver.results(op)?;
    }
    resolver.operands(op)?;
    if is_inferred {
        infer_results(parser, op)?;
    }
    Ok(())
}

/// `type(operands)` and `type(results)` give the types of the single ones where that is clear.
fn distribute_types<'c>(definition: &OpDefinition, state: &mut FormatState<'c>) {
    if let Some(types) = &state.all_result_types {
        spread_types(definition.results, types, &mut state.result_types);
    }
    if let Some(types) = &state.all_operand_types {
        spread_types(definition.operands, types, &mut state.operand_types);
    }
}

fn spread_types<'c>(defs: &[ValueDef], all: &Types<'c>, into: &mut [Types<'c>]) {
    let variable = defs.iter().filter(|def| def.arity.is_variable()).count();
    if variable > 1 || all.items.len() + variable < defs.len() {
        return;
    }
    let rest = all.items.len() + variable - defs.len();
    let mut start = 0;
    for (def, types) in defs.iter().zip(into) {
        let len = if def.arity.is_variable() { rest } else { 1 };
        let end = (start + len).min(all.items.len());
        *types = Types::given(all.items[start..end].iter().copied());
        start = end;
    }
}

struct Resolver<'a, 'p, 'c> {
    parser: &'a mut OpAsmParser<'p, 'c>,
    definition: &'static OpDefinition,
    format: &'a Format,
    state: &'a FormatState<'c>,
}

impl<'c> Resolver<'_, '_, 'c> {
    fn results(&mut self, op: &mut OpState<'c>) -> ParseResult {
        if let Some(types) = &self.state.all_result_types {
            op.results.extend(types.items.iter().copied());
            return Ok(());
        }
        let mut sizes = SmallVec::<[i32; 4]>::new();
        for number in 0..self.definition.results.len() {
            let types = match &self.state.result_types[number] {
                given if given.is_given => given.items.clone(),
                _ => self.types_from(self.format.result_types.get(number), 0)?,
            };
            sizes.push(types.len() as i32);
            op.results.extend(types);
        }
        if self.definition.result_segments == Segments::AttrSized {
            op.result_segments = sizes;
        }
        Ok(())
    }

    fn operands(&mut self, op: &mut OpState<'c>) -> ParseResult {
        if let Some(all) = &self.state.all_operands {
            return self.all_operands(all, op);
        }
        if let Some(types) = &self.state.all_operand_types {
            // `type(operands)` names the types of all operands in one list.
            let all: SmallVec<[UnresolvedOperand; 8]> =
                self.state.operands.iter().flat_map(|group| group.items.iter().copied()).collect();
            let offset = self.parser.name_offset();
            self.parser.resolve_operands(&all, &types.items, offset, op)?;
        } else {
            for number in 0..self.definition.operands.len() {
                self.operand(number, op)?;
            }
        }
        if self.definition.operand_segments == Segments::AttrSized {
            op.operand_segments = self.state.operands.iter().map(|group| group.items.len() as i32).collect();
        }
        Ok(())
    }

    fn all_operands(&mut self, all: &Group, op: &mut OpState<'c>) -> ParseResult {
        let types: TypeVec<'c> = match &self.state.all_operand_types {
            Some(types) => types.items.clone(),
            None => {
                let mut types = TypeVec::new();
                for number in 0..self.definition.operands.len() {
                    let count = match self.definition.operands[number].arity {
                        Arity::One => 1,
                        _ => (all.items.len() + 1).saturating_sub(self.definition.operands.len()),
                    };
                    types.extend(self.operand_types(number, count)?);
                }
                types
            }
        };
        self.parser.resolve_operands(&all.items, &types, all.offset, op)
    }

    fn operand(&mut self, number: usize, op: &mut OpState<'c>) -> ParseResult {
        let group = &self.state.operands[number];
        let types = self.operand_types(number, group.items.len())?;
        self.parser.resolve_operands(&group.items, &types, group.offset, op)
    }

    /// The types of `count` values of an operand.
    fn operand_types(&mut self, number: usize, count: usize) -> ParseResult<TypeVec<'c>> {
        let given = &self.state.operand_types[number];
        if given.is_given {
            return Ok(given.items.clone());
        }
        let source = self.format.operand_types.get(number);
        let types = self.types_from(source, count)?;
        // One type stands for all values of an operand, unless it is the list of a group.
        let is_list = matches!(source, Some(TypeSource::SameAs(of)) if self.is_variable(*of));
        Ok(match types.as_slice() {
            [one] if !is_list => smallvec::smallvec![*one; count],
            _ => types,
        })
    }

    fn types_from(&mut self, source: Option<&TypeSource>, count: usize) -> ParseResult<TypeVec<'c>> {
        match source {
            Some(TypeSource::Buildable(build)) => {
                let ty = build(self.parser.context());
                Ok(smallvec::smallvec![ty; count.max(1)])
            }
            Some(TypeSource::SameAs(of)) if self.is_variable(*of) => self.types_of(*of),
            Some(TypeSource::SameAs(of)) => Ok(self.types_of(*of)?.first().copied().into_iter().collect()),
            Some(TypeSource::Transform(of, transform)) => {
                let types = self.types_of(*of)?;
                self.check_types(*of, &types)?;
                let Some(from) = types.first() else { return Ok(TypeVec::new()) };
                match value_or_noted_hooks(|| transform(*from)) {
                    Ok(ty) => Ok(smallvec::smallvec![ty]),
                    Err(notes) => Err(self.not_inferable(Some(*from), &notes)),
                }
            }
            Some(TypeSource::TransformRange(of, transform)) => {
                let types = self.types_of(*of)?;
                self.check_types(*of, &types)?;
                match (value_or_noted_hooks(|| transform(&types)), types.first()) {
                    (Ok(types), _) => Ok(types.into()),
                    (Err(notes), None) if notes.is_empty() => Ok(TypeVec::new()),
                    (Err(notes), from) => Err(self.not_inferable(from.copied(), &notes)),
                }
            }
            Some(TypeSource::Given | TypeSource::Inferred) | None => Ok(TypeVec::new()),
        }
    }

    /// Whether a value is a group or may be absent.
    fn is_variable(&self, of: TypeOf) -> bool {
        let value = match of {
            TypeOf::Operand(operand) => self.definition.operands.get(usize::from(operand)),
            TypeOf::Result(result) => self.definition.results.get(usize::from(result)),
            TypeOf::Attribute(_) => None,
        };
        value.is_some_and(|value| value.arity.is_variable())
    }

    /// Checks the types that others are computed from, as mlir-opt does: the computation may rely on their constraint.
    fn check_types(&mut self, of: TypeOf, types: &[Type<'c>]) -> ParseResult {
        let value = match of {
            TypeOf::Operand(operand) => self.definition.operands.get(usize::from(operand)),
            TypeOf::Result(result) => self.definition.results.get(usize::from(result)),
            TypeOf::Attribute(_) => None,
        };
        let Some(value) = value else { return Ok(()) };
        let constraint = value.constraint;
        let Some(wrong) = types.iter().find(|ty| !(constraint.check)(**ty)) else { return Ok(()) };
        let message = format!("'{}' must be {}, but got '{wrong}'", value.name, constraint.summary);
        let offset = self.parser.name_offset();
        Err(self.parser.op_error_at(offset, message))
    }

    fn not_inferable(&mut self, from: Option<Type<'c>>, notes: &str) -> crate::asm::ParseError {
        let offset = self.parser.name_offset();
        let from = from.map_or_else(String::new, |from| format!(" from '{from}'"));
        self.parser.op_error_at(offset, format!("cannot infer the types that are left out{from}{notes}"))
    }

    /// The types of something that the text gives, or that only one type is allowed for.
    fn types_of(&mut self, of: TypeOf) -> ParseResult<TypeVec<'c>> {
        let (given, source) = match of {
            TypeOf::Operand(operand) => {
                let operand = usize::from(operand);
                (&self.state.operand_types[operand], self.format.operand_types.get(operand))
            }
            TypeOf::Result(result) => {
                let result = usize::from(result);
                (&self.state.result_types[result], self.format.result_types.get(result))
            }
            TypeOf::Attribute(slot) => {
                let value = self.state.inherent[usize::from(slot)];
                return Ok(value.and_then(|value| value.ty()).into_iter().collect());
            }
        };
        if given.is_given {
            return Ok(given.items.clone());
        }
        match source {
            Some(TypeSource::Buildable(_)) => self.types_from(source, 1),
            _ => Ok(TypeVec::new()),
        }
    }
}

fn infer_results<'c>(parser: &mut OpAsmParser<'_, 'c>, op: &mut OpState<'c>) -> ParseResult {
    let Some(inference) = op.name.type_inference() else { return Ok(()) };
    match inference.infer(parser.ir(), op) {
        Ok(types) => {
            op.results.extend(types);
            Ok(())
        }
        Err(message) => {
            let offset = parser.name_offset();
            Err(parser.error_at(offset, message))
        }
    }
}

/// Regions in the order of the definition; a terminator that the text may leave out is put in. A region that the text leaves out
/// is empty, unless the definition admits any number.
fn add_regions<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    op: &mut OpState<'c>,
    definition: &OpDefinition,
    state: &mut FormatState<'c>,
) -> ParseResult {
    if let Some(regions) = state.all_regions.take() {
        add_present_regions(parser, op, definition, &regions);
        return Ok(());
    }
    for (def, regions) in definition.regions.iter().zip(std::mem::take(&mut state.regions)) {
        if regions.is_empty() && !def.is_variadic {
            op.regions.push(parser.ir_mut().create_region());
        }
        add_present_regions(parser, op, definition, &regions);
    }
    Ok(())
}

fn add_present_regions<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    op: &mut OpState<'c>,
    definition: &OpDefinition,
    regions: &[Region],
) {
    for region in regions {
        complete_region(parser, op, definition, *region);
        op.regions.push(*region);
    }
}

/// An operation that requires one block in a region gets one; one with an implicit terminator also gets the
/// terminator.
fn complete_region<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    op: &OpState<'c>,
    definition: &OpDefinition,
    region: Region,
) {
    let implicit = definition.traits.iter().find(|own| own.name == SINGLE_BLOCK_IMPLICIT_TERMINATOR.name);
    if implicit.is_none() && !definition.has_trait(&SINGLE_BLOCK) {
        return;
    }
    let entry = match region.entry(parser.ir()) {
        Some(entry) => entry,
        None => parser.ir_mut().append_block(region, &[], &[]),
    };
    let Some(terminator) = implicit.and_then(|own| own.parameters.first()) else { return };
    if definition.has_trait(&NO_TERMINATOR) {
        return;
    }
    let ends = entry
        .last_op(parser.ir())
        .is_some_and(|last| last.has_trait(parser.ir(), &crate::traits::TERMINATOR));
    if !ends {
        let terminator = parser.ir_mut().create_op(OpState::new(*terminator, op.location));
        parser.ir_mut().append_op(entry, terminator);
    }
}
