//! Transform ops that compute handles from handles.

use rtblgen_runtime::interfaces::{CastOpInterface, DynLoopLikeOpInterface, DynTilingInterface};
use rtblgen_runtime::{
    Attribute, DictionaryAttr, Fold, FoldOutcome, Ir, Op, Severity, Type, TypeAttr, TypedOp, Value,
};

use super::failure::{Failure, TransformResult, definite, shown, silenceable};
use super::patterns::texts;
use super::payload::{Kind, Payload};
use super::state::TransformState;
use super::*;

/// Implements `TransformOpInterface` by the method `found` of the op, which returns the payload of the only result.
macro_rules! steps {
    ($($op:ty),* $(,)?) => {$(
        impl TransformOpInterface for $op {
            fn apply<'c>(
                self,
                ir: &mut Ir<'c>,
                state: &mut TransformState<'_, 'c>,
                results: &mut Vec<Payload<'c>>,
            ) -> TransformResult<'c> {
                results.push(self.found(ir, state)?);
                Ok(())
            }
        }
    )*};
}

steps! {
    CastOp, GetConsumersOfResult, GetDefiningOp, GetOperandOp, GetParentOp, GetProducerOfOperand, GetResultOp, MatchOp,
    SelectOp,
}

type Found<'c> = Result<Payload<'c>, Failure<'c>>;

impl CastOp {
    fn found<'c>(self, ir: &Ir<'c>, state: &TransformState<'_, 'c>) -> Found<'c> {
        Ok(Payload::Ops(state.ops(self.input(ir))))
    }
}

impl CastOpInterface for CastOp {
    fn are_cast_compatible<'c>(inputs: &[Type<'c>], outputs: &[Type<'c>]) -> bool {
        let is_of_any = |ty: Type<'c>| ty.is::<AnyOpType<'c>>();
        let (&[from], &[to]) = (inputs, outputs) else { return false };
        is_of_any(from) || is_of_any(to) || from == to
    }
}

impl SelectOp {
    fn found<'c>(self, ir: &Ir<'c>, state: &TransformState<'_, 'c>) -> Found<'c> {
        let name = self.op_name(ir);
        let ops = state.ops(self.op().operand(ir, 0)).into_iter();
        Ok(Payload::Ops(ops.filter(|op| op.name(ir).as_str() == name).collect()))
    }
}

impl GetConsumersOfResult {
    fn found<'c>(self, ir: &Ir<'c>, state: &TransformState<'_, 'c>) -> Found<'c> {
        let location = self.op().location(ir);
        let ops = state.ops(self.op().operand(ir, 0));
        let target = match ops[..] {
            [] => return Ok(Payload::Ops(Vec::new())),
            [target] => target,
            _ => return Err(definite(location, "handle must be mapped to exactly one payload op")),
        };
        let number = usize::try_from(self.result_number(ir)).unwrap_or(usize::MAX);
        match target.results(ir).nth(number) {
            Some(result) => Ok(Payload::Ops(result.users(ir).collect())),
            None => Err(definite(location, "result number overflow")),
        }
    }
}

impl GetDefiningOp {
    fn found<'c>(self, ir: &Ir<'c>, state: &TransformState<'_, 'c>) -> Found<'c> {
        let mut ops = Vec::new();
        for value in state.values(self.op().operand(ir, 0)) {
            let Some(op) = value.defining_op(ir) else {
                let failure =
                    silenceable(self.op().location(ir), "cannot get defining ops of block argument");
                return Err(failure.with_note(value.location(ir), "target value"));
            };
            ops.push(op);
        }
        Ok(Payload::Ops(ops))
    }
}

impl GetParentOp {
    fn found<'c>(self, ir: &Ir<'c>, state: &TransformState<'_, 'c>) -> Found<'c> {
        let mut parents = Vec::new();
        for target in state.ops(self.op().operand(ir, 0)) {
            let mut parent = target;
            for _ in 0..self.nth_parent(ir) {
                let Some(next) = parent.ancestors(ir).find(|own| *own != parent && self.accepts(ir, *own))
                else {
                    if self.allow_empty_results(ir) {
                        return Ok(Payload::Ops(parents));
                    }
                    let message = "could not find a parent op that matches all requirements";
                    let failure = silenceable(self.op().location(ir), message);
                    return Err(failure.with_note(target.location(ir), "target op"));
                };
                parent = next;
            }
            if !self.deduplicate(ir) || !parents.contains(&parent) {
                parents.push(parent);
            }
        }
        Ok(Payload::Ops(parents))
    }

    fn accepts(self, ir: &Ir<'_>, op: Op) -> bool {
        let is_isolated = op.has_trait(ir, &rtblgen_runtime::traits::ISOLATED_FROM_ABOVE);
        (is_isolated || !self.isolated_from_above(ir))
            && self.op_name(ir).is_none_or(|name| op.name(ir).as_str() == name)
    }
}

impl GetProducerOfOperand {
    fn found<'c>(self, ir: &Ir<'c>, state: &TransformState<'_, 'c>) -> Found<'c> {
        let number = self.operand_number(ir);
        let mut ops = Vec::new();
        for target in state.ops(self.op().operand(ir, 0)) {
            let operand = usize::try_from(number).ok().and_then(|number| target.operands(ir).nth(number));
            let Some(producer) = operand.and_then(|operand| operand.defining_op(ir)) else {
                let text = shown(ir, target, Severity::Error);
                let message = format!("could not find a producer for operand number: {number} of {text}");
                let failure = silenceable(self.op().location(ir), message);
                return Err(failure.with_note(target.location(ir), "target op"));
            };
            ops.push(producer);
        }
        Ok(Payload::Ops(ops))
    }
}

/// The positions that a list selects. Negative numbers count from the end.
fn positions<'c>(
    ir: &Ir<'c>,
    step: Op,
    target: Op,
    [is_all, is_inverted]: [bool; 2],
    list: &[i64],
    count: usize,
) -> Result<Vec<usize>, Failure<'c>> {
    if is_all {
        return Ok((0..count).collect());
    }
    let mut found = Vec::new();
    for number in list {
        let own = if *number < 0 { *number + count as i64 } else { *number };
        let fail = |message: String| {
            let note = "while considering positions of this payload operation";
            silenceable(step.location(ir), message).with_note(target.location(ir), note)
        };
        if own >= count as i64 {
            let message = format!("position overflow {own} (updated from {number}) for maximum {count}");
            return Err(fail(message));
        }
        if own < 0 {
            return Err(fail(format!("position underflow {own} (updated from {number})")));
        }
        let own = own as usize;
        if found.contains(&own) {
            return Err(fail(format!("repeated position {own} (updated from {number})")));
        }
        found.push(own);
    }
    if !is_inverted {
        return Ok(found);
    }
    Ok((0..count).filter(|number| !found.contains(number)).collect())
}

/// Implements the method `found` of an op that selects operands or results.
macro_rules! values_of {
    ($($op:ty: $values:ident;)*) => {$(
        impl $op {
            fn found<'c>(self, ir: &Ir<'c>, state: &TransformState<'_, 'c>) -> Found<'c> {
                let op = self.op();
                let mut found = Vec::new();
                for target in state.ops(op.operand(ir, 0)) {
                    let values: Vec<Value> = target.$values(ir).collect();
                    let flags = [self.is_all(ir), self.is_inverted(ir)];
                    let list = self.raw_position_list(ir).to_vec();
                    let numbers = positions(ir, op, target, flags, &list, values.len())?;
                    found.extend(numbers.into_iter().map(|number| values[number]));
                }
                Ok(Payload::Values(found))
            }
        }
    )*};
}

values_of! {
    GetOperandOp: operands;
    GetResultOp: results;
}

impl MatchOp {
    fn found<'c>(self, ir: &Ir<'c>, state: &TransformState<'_, 'c>) -> Found<'c> {
        let op = self.op();
        let &[root] = &state.ops(op.operand(ir, 0))[..] else {
            return Err(definite(op.location(ir), "requires exactly one target handle"));
        };
        let filter = Filter::of(self, ir);
        let mut found = Vec::new();
        let mut has_wrong_count = false;
        for own in root.post_order(ir).filter(|own| filter.accepts(ir, *own)) {
            match &filter.operands[..] {
                [] => found.push(own),
                [ty] => found.extend(own.operand_types(ir).all(|other| other == *ty).then_some(own)),
                types if types.len() != own.operand_count(ir) => has_wrong_count = true,
                types => found.extend(own.operand_types(ir).eq(types.iter().copied()).then_some(own)),
            }
        }
        if has_wrong_count {
            let message = "If filter_operand_types contains more than a type, then it must contain as much types as \
                           the number of operands in the target ops";
            return Err(definite(op.location(ir), message));
        }
        Ok(Payload::Ops(found))
    }
}

/// The conditions of `transform.structured.match`.
struct Filter<'c> {
    names: Option<Vec<&'c str>>,
    interface: Option<MatchInterfaceEnum>,
    attributes: Option<DictionaryAttr<'c>>,
    result: Option<Type<'c>>,
    operands: Vec<Type<'c>>,
}

impl<'c> Filter<'c> {
    fn of(op: MatchOp, ir: &Ir<'c>) -> Self {
        let own = op.op();
        let as_type = |ty: Attribute<'c>| ty.cast::<TypeAttr<'c>>().map(|ty| ty.value());
        let operands = own.attribute(ir, "filter_operand_types");
        let operands = operands.and_then(|types| types.cast::<rtblgen_runtime::ArrayAttr<'c>>());
        let operands = operands.map_or(&[][..], |types| types.elements());
        Self {
            names: own.attribute(ir, "ops").map(|_| texts(own, ir, "ops")),
            interface: op.interface(ir),
            attributes: own.attribute(ir, "op_attrs").and_then(|attributes| attributes.cast()),
            result: own.attribute(ir, "filter_result_type").and_then(as_type),
            operands: operands.iter().filter_map(|ty| as_type(*ty)).collect(),
        }
    }

    /// Whether an operation satisfies the conditions, except the one on operand types.
    fn accepts(&self, ir: &Ir<'c>, op: Op) -> bool {
        let has_interface = match self.interface {
            None => true,
            Some(MatchInterfaceEnum::LoopLikeInterface) => {
                op.interface::<DynLoopLikeOpInterface>(ir).is_some()
            }
            Some(MatchInterfaceEnum::TilingInterface) => op.interface::<DynTilingInterface>(ir).is_some(),
            Some(MatchInterfaceEnum::LinalgOp) => op.implements(ir, "::mlir::linalg::LinalgOp"),
        };
        let has_attributes = self.attributes.is_none_or(|attributes| {
            attributes.entries().iter().all(|own| op.attribute(ir, own.name.value()) == Some(own.value))
        });
        let has_result = self.result.is_none_or(|ty| op.result_types(ir).eq(std::iter::once(ty)));
        has_interface
            && has_attributes
            && has_result
            && self.names.as_ref().is_none_or(|names| names.contains(&op.name(ir).as_str()))
    }
}

impl TransformOpInterface for MergeHandlesOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        results: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let handles: Vec<Value> = self.op().operands(ir).collect();
        let mut merged = Payload::empty(self.op().result(ir, 0).ty(ir));
        state.payloads_of(ir, &handles).into_iter().for_each(|own| merged.append(own));
        if self.deduplicate(ir) {
            match &mut merged {
                Payload::Ops(ops) => deduplicate(ops),
                Payload::Values(values) => deduplicate(values),
                Payload::Params(params) => deduplicate(params),
            }
        }
        results.push(merged);
        Ok(())
    }

    fn allows_repeated_handle_operands(self, ir: &Ir<'_>) -> bool {
        self.deduplicate(ir)
    }
}

fn deduplicate<T: Copy + PartialEq>(all: &mut Vec<T>) {
    let mut seen: Vec<T> = Vec::new();
    all.retain(|own| {
        let is_new = !seen.contains(own);
        seen.extend(is_new.then_some(*own));
        is_new
    });
}

impl Fold for MergeHandlesOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        match self.op().operand_count(ir) {
            1 if !self.deduplicate(ir) => self.op().operand(ir, 0).into(),
            _ => FoldOutcome::NotFolded,
        }
    }
}

impl TransformOpInterface for SplitHandleOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        results: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let op = self.op();
        let handle = op.operand(ir, 0);
        let payload = state.payloads_of(ir, &[handle]).remove(0);
        let (found, count) = (payload.len(), op.result_count(ir));
        let overflow = self.overflow_result(ir).and_then(|number| usize::try_from(number).ok());
        let is_short = found < count
            && self.fail_on_payload_too_small(ir)
            && (found != 0 || !self.pass_through_empty_handle(ir));
        if (found > count && overflow.is_none()) || is_short {
            let message = format!(
                "{} expected to contain {count} payloads but it contains {found} payloads",
                handle.view(ir)
            );
            return Err(silenceable(op.location(ir), message));
        }
        let mut all: Vec<Payload<'c>> = op.result_types(ir).map(Payload::empty).collect();
        for number in 0..found {
            let place = if number < count { Some(number) } else { overflow };
            if let Some(own) = place.and_then(|place| all.get_mut(place)) {
                own.append(payload.element(number));
            }
        }
        results.extend(all);
        Ok(())
    }
}

impl TransformOpInterface for ReplicateOp {
    fn apply<'c>(
        self,
        ir: &mut Ir<'c>,
        state: &mut TransformState<'_, 'c>,
        results: &mut Vec<Payload<'c>>,
    ) -> TransformResult<'c> {
        let count = state.ops(self.op().operand(ir, 0)).len();
        let handles: Vec<Value> = self.op().operands(ir).skip(1).collect();
        for payload in state.payloads_of(ir, &handles) {
            let mut all = Payload::empty(self.op().result(ir, results.len()).ty(ir));
            (0..count).for_each(|_| all.append(payload.clone()));
            results.push(all);
        }
        Ok(())
    }
}

/// Whether two types have the same kind: op handle, value handle or parameter.
pub(super) fn have_same_interface(one: Type<'_>, other: Type<'_>) -> bool {
    Kind::of(one) == Kind::of(other)
}
