//! Runs instructions that only read the IR.

use crate::execute::code::{Address, ConstraintCall, FunctionCode, Instruction, Key};
use crate::execute::frame::{Frame, MAX_RANGE};
use crate::program::{PdlSlot, PdlStepKind, PdlTest};
use crate::{PdlEntity, PdlFunctions, PdlType};
use rtblgen_ir::ir::{Ir, Op, Value};
use rtblgen_ir::rewrite::declarative::types_of;

/// Returns the result of a step. `ty` is the type of its result, which few steps need. Steps that change the
/// IR find nothing.
fn read<'c>(
    frame: &Frame<'c>,
    ir: &Ir<'c>,
    kind: &PdlStepKind<'c>,
    ty: impl Fn() -> PdlType,
) -> Option<PdlEntity<'c>> {
    Some(match kind {
        PdlStepKind::GetAttribute { op, name } => {
            PdlEntity::Attribute(frame.op(ir, *op)?.attribute(ir, name.value())?)
        }
        PdlStepKind::GetAttributeType(attribute) => PdlEntity::Type(frame.attribute(*attribute)?.ty()?),
        PdlStepKind::GetDefiningOp(value) => {
            let value = match frame.get(ir, *value)? {
                PdlEntity::Value(value) => *value,
                PdlEntity::Values(values) => *values.first()?,
                _ => return None,
            };
            PdlEntity::Op(value.defining_op(ir)?)
        }
        PdlStepKind::GetOperand { op, index } => {
            PdlEntity::Value(frame.op(ir, *op)?.operands(ir).nth(*index as usize)?)
        }
        PdlStepKind::GetOperands { op, group } => {
            group_of(ty(), operands(ir, frame.op(ir, *op)?, group.map(|group| group as usize))?)?
        }
        PdlStepKind::GetResult { op, index } => {
            PdlEntity::Value(frame.op(ir, *op)?.results(ir).nth(*index as usize)?)
        }
        PdlStepKind::GetResults { op, group } => {
            group_of(ty(), results(ir, frame.op(ir, *op)?, group.map(|group| group as usize))?)?
        }
        PdlStepKind::GetUsers(value) => PdlEntity::Ops(match frame.get(ir, *value)? {
            PdlEntity::Value(value) => value.users(ir).collect(),
            PdlEntity::Values(values) => values.iter().flat_map(|value| value.users(ir)).collect(),
            _ => return None,
        }),
        PdlStepKind::GetValueType(value) => match frame.get(ir, *value)? {
            PdlEntity::Value(value) => PdlEntity::Type(value.ty(ir)),
            PdlEntity::Values(values) => PdlEntity::Types(types_of(ir, values)),
            _ => return None,
        },
        PdlStepKind::Extract { range, index } => {
            let index = *index as usize;
            match frame.get(ir, *range)? {
                PdlEntity::Attributes(attributes) => PdlEntity::Attribute(*attributes.get(index)?),
                PdlEntity::Ops(ops) => PdlEntity::Op(*ops.get(index)?),
                PdlEntity::Types(types) => PdlEntity::Type(*types.get(index)?),
                PdlEntity::Values(values) => PdlEntity::Value(*values.get(index)?),
                _ => return None,
            }
        }
        PdlStepKind::CreateAttribute(attribute) => PdlEntity::Attribute(*attribute),
        PdlStepKind::CreateType(ty) => PdlEntity::Type(*ty),
        PdlStepKind::CreateTypes(types) => PdlEntity::Types(types.to_vec()),
        PdlStepKind::CreateRange(elements) => range(frame, ir, elements, ty())?,
        PdlStepKind::CreateOperation(_)
        | PdlStepKind::ApplyRewrite(_)
        | PdlStepKind::Erase(_)
        | PdlStepKind::Replace { .. } => return None,
    })
}

fn range<'c>(frame: &Frame<'c>, ir: &Ir<'c>, elements: &[PdlSlot], ty: PdlType) -> Option<PdlEntity<'c>> {
    let (mut types, mut values) = (Vec::new(), Vec::new());
    for element in elements {
        match frame.get(ir, *element)? {
            PdlEntity::Type(ty) => types.push(*ty),
            PdlEntity::Types(more) => types.extend(more),
            PdlEntity::Value(value) => values.push(*value),
            PdlEntity::Values(more) => values.extend(more),
            _ => return None,
        }
        if types.len().max(values.len()) > MAX_RANGE {
            return None;
        }
    }
    Some(if ty == PdlType::TypeRange { PdlEntity::Types(types) } else { PdlEntity::Values(values) })
}

/// A group as a range, or as one value if it is one.
fn group_of<'c>(ty: PdlType, values: Vec<Value>) -> Option<PdlEntity<'c>> {
    match (ty.is_range(), values.as_slice()) {
        (true, _) => Some(PdlEntity::Values(values)),
        (false, [one]) => Some(PdlEntity::Value(*one)),
        (false, _) => None,
    }
}

/// Returns all operands, or a group of them: by the definition, or all from this number on.
fn operands(ir: &Ir<'_>, op: Op, group: Option<usize>) -> Option<Vec<Value>> {
    match (group, op.definition(ir)) {
        (None, _) => Some(op.operands(ir).collect()),
        (Some(group), Some(definition)) => {
            (group < definition.operands.len()).then(|| op.operand_group(ir, group).collect())
        }
        (Some(group), None) => (group <= op.operand_count(ir)).then(|| op.operands(ir).skip(group).collect()),
    }
}

/// Returns all results, or a group of them: by the definition, or all from this number on.
fn results(ir: &Ir<'_>, op: Op, group: Option<usize>) -> Option<Vec<Value>> {
    match (group, op.definition(ir)) {
        (None, _) => Some(op.results(ir).collect()),
        (Some(group), Some(definition)) => {
            (group < definition.results.len()).then(|| op.result_group(ir, group).collect())
        }
        (Some(group), None) => (group <= op.result_count(ir)).then(|| op.results(ir).skip(group).collect()),
    }
}

fn holds<'c>(frame: &Frame<'c>, ir: &Ir<'c>, test: &PdlTest<'c>) -> bool {
    match test {
        PdlTest::AreEqual(a, b) => frame.get(ir, *a) == frame.get(ir, *b),
        PdlTest::IsNotNull(value) => frame.get(ir, *value).is_some(),
        PdlTest::Attribute(attribute, wanted) => frame.attribute(*attribute) == Some(*wanted),
        PdlTest::Type(ty, wanted) => frame.ty(*ty) == Some(*wanted),
        PdlTest::Types(types, wanted) => frame.types(*types) == Some(wanted),
        PdlTest::OperationName(op, name) => frame.op(ir, *op).is_some_and(|op| op.name(ir) == *name),
        PdlTest::OperandCount(op, count) => {
            frame.op(ir, *op).is_some_and(|op| count.admits(op.operand_count(ir)))
        }
        PdlTest::ResultCount(op, count) => {
            frame.op(ir, *op).is_some_and(|op| count.admits(op.result_count(ir)))
        }
    }
}

/// The target of a switch for the value that it tests.
fn case<'c>(
    frame: &Frame<'c>,
    ir: &Ir<'c>,
    code: &FunctionCode<'c>,
    of: PdlSlot,
    (key, table): (Key, u32),
) -> Option<Address> {
    let table = table as usize;
    let address = match key {
        Key::Attribute => code.attributes.get(table)?.get(&frame.attribute(of)?),
        Key::Type => code.types.get(table)?.get(&frame.ty(of)?),
        Key::Types => code.type_lists.get(table)?.get(frame.types(of)?),
        Key::OperationName => code.names.get(table)?.get(&frame.op(ir, of)?.name(ir)),
        Key::OperandCount => code.counts.get(table)?.get(&(frame.op(ir, of)?.operand_count(ir) as u32)),
        Key::ResultCount => code.counts.get(table)?.get(&(frame.op(ir, of)?.result_count(ir) as u32)),
    };
    address.copied()
}

/// The point at which a function stops and later continues.
pub(super) enum Stop {
    /// A change of the IR: the number of the step.
    Change(u32),
    /// A match to record, by number.
    Record(u32),
}

/// Runs a function from an address on. Returns the point at which it stops, with the address of the
/// instruction after it; `None` at the end of the function.
pub(super) fn run<'c>(
    frame: &mut Frame<'c>,
    ir: &Ir<'c>,
    functions: &PdlFunctions<'c>,
    code: &FunctionCode<'c>,
    mut at: Address,
) -> Option<(Stop, Address)> {
    loop {
        let instruction = code.instructions.get(at as usize)?;
        at += 1;
        match instruction {
            Instruction::Read { kind, result } => {
                let entity = read(frame, ir, kind, || code.type_of(*result));
                frame.set(*result, entity);
            }
            Instruction::Check { test, no } => {
                if !holds(frame, ir, test) {
                    at = *no;
                }
            }
            Instruction::Switch { of, key, table, otherwise } => {
                at = case(frame, ir, code, *of, (*key, *table)).unwrap_or(*otherwise);
            }
            Instruction::Constraint { number, no } => {
                let call = code.constraints.get(*number as usize)?;
                let found = constraint(frame, ir, functions, code, call);
                if found.is_none_or(|holds| holds == call.is_negated) {
                    at = *no;
                }
            }
            Instruction::ForEach { range, variable, body, next } => {
                let ops = match frame.get(ir, *range) {
                    Some(PdlEntity::Ops(ops)) => ops.clone(),
                    _ => Vec::new(),
                };
                at = frame.start_loop(&ops, *variable, *body, *next);
            }
            Instruction::Continue => at = frame.next_iteration()?,
            Instruction::Jump(to) => at = *to,
            Instruction::Change(number) => return Some((Stop::Change(*number), at)),
            Instruction::Record(number) => return Some((Stop::Record(*number), at)),
            Instruction::End => return None,
        }
    }
}

/// Whether a constraint holds. `None` where an argument is null or the results are not as declared: no match then.
fn constraint<'c>(
    frame: &mut Frame<'c>,
    ir: &Ir<'c>,
    functions: &PdlFunctions<'c>,
    code: &FunctionCode<'c>,
    ConstraintCall { call, results, .. }: &ConstraintCall,
) -> Option<bool> {
    let arguments = frame.all(ir, code, &call.arguments)?;
    let Some(found) = functions.find_constraint(&call.name)?(ir, &arguments) else { return Some(false) };
    set_results(frame, code, results, found)?;
    Some(true)
}

/// Sets the results of a native function, which must be of the declared types. An empty list in place of an attribute is a null
/// attribute.
pub(super) fn set_results<'c>(
    frame: &mut Frame<'c>,
    code: &FunctionCode<'c>,
    slots: &[PdlSlot],
    found: Vec<PdlEntity<'c>>,
) -> Option<()> {
    let declared: Vec<PdlType> = slots.iter().map(|slot| code.type_of(*slot)).collect();
    let is_null = |entity: &PdlEntity<'c>, ty: PdlType| {
        ty == PdlType::Attribute && matches!(entity, PdlEntity::Attributes(list) if list.is_empty())
    };
    let fits = |(entity, ty): (&PdlEntity<'c>, &PdlType)| entity.ty() == *ty || is_null(entity, *ty);
    if found.len() != declared.len() || !found.iter().zip(&declared).all(fits) {
        return None;
    }
    for ((slot, ty), entity) in slots.iter().zip(declared).zip(found) {
        let entity = Some(entity).filter(|entity| !is_null(entity, ty));
        frame.set(*slot, entity);
    }
    Some(())
}
