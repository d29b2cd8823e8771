//! Steps and ends that only read the IR.

use crate::ir::{Ir, Op, Value};
use crate::rewrite::pdl::execute::frame::{Frame, MAX_RANGE};
use crate::rewrite::pdl::program::{
    PdlBlockId, PdlEnd, PdlFunction, PdlSlot, PdlStepKind, PdlSwitch, PdlTest,
};
use crate::rewrite::pdl::{PdlEntity, PdlFunctions, PdlType};

/// What a step finds. `ty` is the type of its result, which few steps need. Steps that change the IR find nothing.
pub(super) fn read<'c>(
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
            PdlEntity::Values(values) => PdlEntity::Types(ir.types_of(values)),
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
        PdlStepKind::CreateTypes(types) => PdlEntity::Types(types.clone()),
        PdlStepKind::CreateRange(elements) => range(frame, ir, elements, ty())?,
        PdlStepKind::CreateOperation(_)
        | PdlStepKind::ApplyRewrite { .. }
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

/// All operands, or a group of them: as the definition says, or all from this number on.
fn operands(ir: &Ir<'_>, op: Op, group: Option<usize>) -> Option<Vec<Value>> {
    match (group, op.definition(ir)) {
        (None, _) => Some(op.operands(ir).collect()),
        (Some(group), Some(definition)) => {
            (group < definition.operands.len()).then(|| op.operand_group(ir, group).collect())
        }
        (Some(group), None) => (group <= op.operand_count(ir)).then(|| op.operands(ir).skip(group).collect()),
    }
}

/// All results, or a group of them: as the definition says, or all from this number on.
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
        PdlTest::Types(types, wanted) => frame.types(*types) == Some(wanted.as_slice()),
        PdlTest::OperationName(op, name) => frame.op(ir, *op).is_some_and(|op| op.name(ir) == *name),
        PdlTest::OperandCount(op, count) => {
            frame.op(ir, *op).is_some_and(|op| count.admits(op.operand_count(ir)))
        }
        PdlTest::ResultCount(op, count) => {
            frame.op(ir, *op).is_some_and(|op| count.admits(op.result_count(ir)))
        }
    }
}

fn case<'c>(frame: &Frame<'c>, ir: &Ir<'c>, of: PdlSlot, cases: &PdlSwitch<'c>) -> Option<PdlBlockId> {
    match cases {
        PdlSwitch::Attributes(cases) => cases.find(&frame.attribute(of)?),
        PdlSwitch::Types(cases) => cases.find(&frame.ty(of)?),
        PdlSwitch::TypeLists(cases) => cases.find(frame.types(of)?),
        PdlSwitch::OperationNames(cases) => cases.find(&frame.op(ir, of)?.name(ir)),
        PdlSwitch::OperandCounts(cases) => cases.find(&(frame.op(ir, of)?.operand_count(ir) as u32)),
        PdlSwitch::ResultCounts(cases) => cases.find(&(frame.op(ir, of)?.result_count(ir) as u32)),
    }
}

/// Where a block goes on; `None` at the end of the function.
pub(super) fn next<'c>(
    frame: &mut Frame<'c>,
    ir: &Ir<'c>,
    functions: &PdlFunctions<'c>,
    function: &PdlFunction<'c>,
    end: &PdlEnd<'c>,
) -> Option<PdlBlockId> {
    match end {
        PdlEnd::Check { test, yes, no } => Some(if holds(frame, ir, test) { *yes } else { *no }),
        PdlEnd::Switch { of, cases, otherwise } => Some(case(frame, ir, *of, cases).unwrap_or(*otherwise)),
        PdlEnd::ApplyConstraint { name, arguments, results, is_negated, yes, no } => {
            let found = constraint(frame, ir, functions, function, (name, arguments, results));
            Some(if found.is_some_and(|holds| holds != *is_negated) { *yes } else { *no })
        }
        PdlEnd::ForEach { range, variable, region, next } => {
            let ops = match frame.get(ir, *range) {
                Some(PdlEntity::Ops(ops)) => ops.clone(),
                _ => Vec::new(),
            };
            let body = *function.regions.get(*region)?.first()?;
            Some(frame.start_loop(&ops, *variable, body, *next))
        }
        PdlEnd::Continue => frame.next_iteration(),
        PdlEnd::Branch(next) | PdlEnd::RecordMatch { next, .. } => Some(*next),
        PdlEnd::Finalize => None,
    }
}

/// Whether a constraint holds. `None` where an argument is null or the results are not as declared: no match then.
fn constraint<'c>(
    frame: &mut Frame<'c>,
    ir: &Ir<'c>,
    functions: &PdlFunctions<'c>,
    function: &PdlFunction<'c>,
    (name, arguments, results): (&str, &[PdlSlot], &[PdlSlot]),
) -> Option<bool> {
    let arguments = frame.all(ir, arguments)?;
    let Some(found) = functions.find_constraint(name)?(ir, &arguments) else { return Some(false) };
    set_results(frame, function, results, found)?;
    Some(true)
}

/// Sets the results of a native function, which must be of the declared types.
pub(super) fn set_results<'c>(
    frame: &mut Frame<'c>,
    function: &PdlFunction<'c>,
    slots: &[PdlSlot],
    found: Vec<PdlEntity<'c>>,
) -> Option<()> {
    let declared = slots.iter().map(|slot| function.values.get(slot.0 as usize).copied());
    if !found.iter().map(|entity| Some(entity.ty())).eq(declared) {
        return None;
    }
    for (slot, entity) in slots.iter().zip(found) {
        frame.set(*slot, Some(entity));
    }
    Some(())
}
