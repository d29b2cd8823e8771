//! Verifiers of sequences, calls, loops and alternatives.

use std::collections::BTreeSet;

use rtblgen_runtime::symbols::{SymbolTables, SymbolUserOpInterface};
use rtblgen_runtime::{
    ArrayAttr, Attribute, Ir, NamedAttribute, Op, Place, StringAttr, SymbolRefAttr, TypedOp, Value, Verify,
    VerifyError, VerifyOpAttribute, VerifyResult,
};

use super::effects::{consumed_arguments, consumes};
use super::handles::have_same_interface;
use super::payload::Kind;
use super::*;

/// An error at the operation that is verified.
pub(super) fn fail(message: impl Into<String>) -> VerifyResult {
    Err(VerifyError::new(message))
}

impl VerifyOpAttribute for TransformDialect {
    fn verify_op_attribute<'c>(ir: &Ir<'c>, op: Op, attribute: NamedAttribute<'c>) -> VerifyResult {
        let name = attribute.name.value();
        let is_unit = attribute.value == ir.context().unit_attr();
        let plain = |message: String| Err(VerifyError::plain(message));
        match name {
            WITH_NAMED_SEQUENCE if !op.is_symbol_table(ir) => {
                plain(format!("\"{name}\" attribute can only be attached to operations with symbol tables"))
            }
            WITH_NAMED_SEQUENCE => verify_no_recursion(ir, op),
            TARGET_TAG if !attribute.value.is::<StringAttr<'c>>() => {
                plain(format!("\"{name}\" attribute must be a string"))
            }
            CONSUMED | READ_ONLY | "transform.silence_tracking_failures" if !is_unit => {
                plain(format!("\"{name}\" must be a unit attribute"))
            }
            TARGET_TAG | CONSUMED | READ_ONLY | "transform.silence_tracking_failures" => Ok(()),
            _ => plain(format!("unknown attribute: \"{name}\"")),
        }
    }
}

/// The callees of the `include` ops in a sequence.
fn included(ir: &Ir<'_>, sequence: Op) -> Vec<Op> {
    let calls = sequence.pre_order(ir).filter_map(|op| IncludeOp::cast(ir, op));
    let target = |call: IncludeOp| {
        let target = call.op().attribute(ir, "target")?.cast::<SymbolRefAttr<'_>>()?;
        call.op().lookup_nearest_symbol(ir, target)
    };
    calls.filter_map(target).collect()
}

/// Fails if a sequence includes itself, directly or through others.
fn verify_no_recursion(ir: &Ir<'_>, table: Op) -> VerifyResult {
    let mut checked: BTreeSet<Op> = BTreeSet::new();
    let sequences = table.pre_order(ir).filter(|op| NamedSequenceOp::cast(ir, *op).is_some());
    for first in sequences.collect::<Vec<_>>() {
        // The path of sequences, each with its callees that are not visited yet.
        let mut path = vec![(first, included(ir, first))];
        while let Some((_, pending)) = path.last_mut() {
            let Some(next) = pending.pop() else {
                checked.extend(path.pop().map(|(op, _)| op));
                continue;
            };
            if let Some(start) = path.iter().position(|(op, _)| *op == next) {
                let mut cycle = path[start..].iter().rev();
                let last = cycle.next().map_or(next, |(op, _)| *op);
                let error = VerifyError::plain("recursion not allowed in named sequences");
                let error = error.at(Place::Op(last)).without_op();
                return Err(cycle.fold(error, |error, (op, _)| {
                    error.with_note(Place::Op(*op), "operation on recursion stack")
                }));
            }
            if !checked.contains(&next) {
                path.push((next, included(ir, next)));
            }
        }
    }
    Ok(())
}

/// Verifies the attributes `transform.consumed` and `transform.readonly` of the arguments of a sequence.
fn verify_annotations(ir: &Ir<'_>, sequence: NamedSequenceOp, is_called: bool) -> VerifyResult {
    let op = sequence.op();
    let body = sequence.body(ir).entry(ir);
    let consumed = body.map_or(Vec::new(), |body| consumed_arguments(ir, body));
    let count = op.function_type(ir).map_or(0, |ty| ty.inputs().len());
    let plain = |message: String| Err(VerifyError::plain(message).at(Place::Op(op)).without_op());
    for number in 0..count {
        let [is_consumed, is_read_only] =
            [CONSUMED, READ_ONLY].map(|name| has_argument_attribute(ir, op, number, name));
        if is_consumed && is_read_only {
            return plain(format!("argument #{number} cannot be both readonly and consumed"));
        }
        if (body.is_none() || is_called) && !is_consumed && !is_read_only {
            return plain(
                "must provide consumed/readonly status for arguments of external or called ops".to_owned(),
            );
        }
        if body.is_none() {
            continue;
        }
        let frees = consumed.contains(&number);
        if frees && !is_consumed && is_read_only {
            return plain(format!("argument #{number} is consumed in the body but is not marked as such"));
        }
        if !is_called && !frees && is_consumed {
            let message =
                format!("op argument #{number} is not consumed in the body but is marked as consumed");
            let severity = rtblgen_runtime::Severity::Warning;
            ir.context().emit(&rtblgen_runtime::Diagnostic::new(severity, op.location(ir), message));
        }
    }
    Ok(())
}

impl Verify for NamedSequenceOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let op = self.op();
        let plain = |message: &str| VerifyError::plain(message).without_op();
        let table = op.ancestors(ir).find(|own| own.is_symbol_table(ir));
        if let Some(table) = table.filter(|table| table.attribute(ir, WITH_NAMED_SEQUENCE).is_none()) {
            let message =
                format!("expects the parent symbol table to have the '{WITH_NAMED_SEQUENCE}' attribute");
            return Err(plain(&message).with_note(Place::Op(table), "symbol table operation"));
        }
        let step = op.ancestors(ir).find(|own| own.interface::<DynTransformOpInterface>(ir).is_some());
        if let Some(step) = step {
            let error = plain("cannot be defined inside another transform op");
            return Err(error.with_note(Place::Op(step), "ancestor transform op"));
        }
        let Some(body) = self.body(ir).entry(ir) else { return verify_annotations(ir, self, false) };
        let Some(last) = body.last_op(ir) else { return Err(plain("expected a non-empty body block")) };
        if YieldOp::cast(ir, last).is_none() {
            let error = plain("expected 'transform.yield' as terminator");
            return Err(error.with_note(Place::Op(last), "terminator"));
        }
        let results = op.function_type(ir).map_or(Vec::new(), |ty| ty.results().to_vec());
        if last.operand_count(ir) != results.len() {
            let message = "expected terminator to have as many operands as the parent op has results";
            return Err(plain(message).at(Place::Op(last)));
        }
        for (number, (own, expected)) in last.operand_types(ir).zip(results).enumerate() {
            if own != expected {
                let message = format!(
                    "the type of the terminator operand #{number} must match the type of the corresponding parent op \
                     result ('{own}' vs '{expected}')"
                );
                return Err(plain(&message).at(Place::Op(last)));
            }
        }
        verify_annotations(ir, self, false)
    }
}

impl SymbolUserOpInterface for IncludeOp {
    fn verify_symbol_uses<'c>(self, ir: &Ir<'c>, tables: &mut SymbolTables<'_, 'c>) -> VerifyResult {
        let op = self.op();
        let Some(target) = op.attribute(ir, "target").and_then(|target| target.cast::<SymbolRefAttr<'c>>())
        else {
            return fail("expects a 'target' symbol reference attribute");
        };
        let callee = tables.lookup_nearest(op, target).and_then(|callee| NamedSequenceOp::cast(ir, callee));
        let Some((callee, ty)) = callee.and_then(|callee| Some((callee, callee.op().function_type(ir)?)))
        else {
            return fail("does not reference a named transform sequence");
        };
        let (inputs, results) = (ty.inputs(), ty.results());
        if inputs.len() != op.operand_count(ir) {
            return Err(VerifyError::plain("incorrect number of operands for callee"));
        }
        for (number, (own, expected)) in op.operand_types(ir).zip(inputs).enumerate() {
            if own != *expected {
                return fail(format!(
                    "operand type mismatch: expected operand type '{expected}', but provided '{own}' for operand \
                     number {number}"
                ));
            }
        }
        if results.len() != op.result_count(ir) {
            return Err(VerifyError::plain("incorrect number of results for callee"));
        }
        for (number, (own, expected)) in op.result_types(ir).zip(results).enumerate() {
            if !have_same_interface(own, *expected) {
                return fail(format!(
                    "type of result #{number} must implement the same transform dialect interface as the corresponding \
                     callee result"
                ));
            }
        }
        verify_annotations(ir, callee, true)
    }
}

/// Fails if more than one operation may consume a handle.
fn verify_consumers(ir: &Ir<'_>, handle: Value, error: impl Fn() -> VerifyError) -> VerifyResult {
    let mut first = None;
    for own in handle.uses(ir) {
        let is_step = own.op.interface::<DynTransformOpInterface>(ir).is_some();
        if is_step && !consumes(ir, own.op, handle) {
            continue;
        }
        let Some(before) = first else {
            first = Some(own);
            continue;
        };
        let note = |number: usize| format!("used here as operand #{number}");
        let error = error().with_note(Place::Op(before.op), note(before.operand));
        return Err(error.with_note(Place::Op(own.op), note(own.operand)));
    }
    Ok(())
}

/// The verifier of MLIR's `PossibleTopLevelTransformOpTrait`: an operation at which a script may start.
pub(super) fn verify_top_level(ir: &Ir<'_>, op: Op) -> VerifyResult {
    let Some(region) = op.regions(ir).next() else { return fail("expects at least one region") };
    let Some(body) = region.entry(ir).filter(|_| region.has_one_block(ir)) else {
        return fail("expects a single-block region");
    };
    let Some(first) = body.argument_types(ir).next() else {
        return fail("expects the entry block to have at least one argument");
    };
    if Kind::of(first) != Some(Kind::Ops) {
        return fail(
            "expects the first entry block argument to be of type implementing TransformHandleTypeInterface",
        );
    }
    if op.operand_types(ir).next().is_some_and(|operand| operand != first) {
        return fail("expects the type of the block argument to match the type of the operand");
    }
    if let Some(number) = body.argument_types(ir).position(|ty| Kind::of(ty).is_none()) {
        let message = "expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, \
                       TransformValueHandleTypeInterface or TransformParamTypeInterface";
        return Err(VerifyError::new(message).with_note(Place::Here, format!("argument #{number} does not")));
    }
    let around = op.ancestors(ir).find(|own| own.has_trait(ir, &POSSIBLE_TOP_LEVEL_TRANSFORM_OP_TRAIT));
    match around {
        Some(parent) if op.operand_count(ir) != body.argument_count(ir) => {
            let error = VerifyError::new("expects operands to be provided for a nested op");
            Err(error.with_note(Place::Op(parent), "nested in another possible top-level op"))
        }
        _ => Ok(()),
    }
}

impl Verify for SequenceOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let op = self.op();
        verify_top_level(ir, op)?;
        if self.root(ir).is_none() && self.extra_bindings(ir).next().is_some() {
            return fail("does not expect extra operands when used as top-level");
        }
        let Some(body) = self.body(ir).entry(ir) else { return Ok(()) };
        for (number, argument) in body.arguments(ir).enumerate() {
            verify_consumers(ir, argument, || {
                VerifyError::new(format!("block argument #{number} has more than one potential consumer"))
            })?;
        }
        let last = body.last_op(ir);
        for child in body.ops(ir) {
            if child.interface::<DynTransformOpInterface>(ir).is_none() && Some(child) != last {
                let error = VerifyError::new("expected children ops to implement TransformOpInterface");
                return Err(error.with_note(Place::Op(child), "op without interface"));
            }
            for (number, result) in child.results(ir).enumerate() {
                verify_consumers(ir, result, || {
                    let message = format!("result #{number} has more than one potential consumer");
                    VerifyError::plain(message).at(Place::Op(child))
                })?;
            }
        }
        let Some(last) = last.filter(|last| last.has_trait(ir, &rtblgen_runtime::traits::TERMINATOR)) else {
            return fail("expects to have a terminator in the body");
        };
        match last {
            last if !last.operand_types(ir).eq(op.result_types(ir)) => {
                let message = "expects the types of the terminator operands to match the types of the result";
                Err(VerifyError::new(message).with_note(Place::Op(last), "terminator"))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for AlternativesOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let op = self.op();
        verify_top_level(ir, op)?;
        for last in op.regions(ir).filter_map(|region| region.entry(ir)?.last_op(ir)) {
            if !last.operand_types(ir).eq(op.result_types(ir)) {
                let message = "expects terminator operands to have the same type as results of the operation";
                return Err(VerifyError::new(message).with_note(Place::Op(last), "terminator"));
            }
        }
        Ok(())
    }
}

impl Verify for ForeachOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let op = self.op();
        let Some(body) = self.body(ir).entry(ir) else { return Ok(()) };
        if op.operand_count(ir) != body.argument_count(ir) {
            return fail("expects the same number of targets as the body has block arguments");
        }
        if !op.operand_types(ir).eq(body.argument_types(ir)) {
            return fail(
                "expects co-indexed targets and the body's block arguments to have the same op/value/param type",
            );
        }
        let Some(last) = body.last_op(ir) else { return Ok(()) };
        if op.result_count(ir) != last.operand_count(ir) {
            return fail("expects the same number of results as the yield terminator has operands");
        }
        if !op.result_types(ir).eq(last.operand_types(ir)) {
            return fail(
                "expects co-indexed results and yield operands to have the same op/value/param type",
            );
        }
        Ok(())
    }
}

impl Verify for ForeachMatchOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let count = |name: &str| {
            let list = self.op().attribute(ir, name).and_then(|list| list.cast::<ArrayAttr<'_>>());
            list.map_or(0, |list| list.elements().len())
        };
        if count("matchers") != count("actions") {
            return fail("expected the same number of matchers and actions");
        }
        if count("matchers") == 0 {
            return fail("expected at least one match/action pair");
        }
        Ok(())
    }
}

/// Verifies that attributes of symbols refer to named sequences.
fn verify_sequences<'c>(
    ir: &Ir<'c>,
    op: Op,
    tables: &mut SymbolTables<'_, 'c>,
    symbols: &[(&str, Option<Attribute<'c>>)],
) -> VerifyResult {
    for (kind, list) in symbols {
        let Some(list) = list else { continue };
        let list = list.cast::<ArrayAttr<'c>>().map_or(vec![*list], |list| list.elements().to_vec());
        for symbol in list.iter().filter_map(|symbol| symbol.cast::<SymbolRefAttr<'c>>()) {
            let found = tables.lookup_nearest(op, symbol).and_then(|found| NamedSequenceOp::cast(ir, found));
            let Some(sequence) = found else {
                return Err(VerifyError::plain(format!("unresolved {kind} symbol {symbol}")));
            };
            verify_annotations(ir, sequence, true)?;
        }
    }
    Ok(())
}

impl SymbolUserOpInterface for ForeachMatchOp {
    fn verify_symbol_uses<'c>(self, ir: &Ir<'c>, tables: &mut SymbolTables<'_, 'c>) -> VerifyResult {
        let lists = ["matchers", "actions"].map(|name| self.op().attribute(ir, name));
        verify_sequences(ir, self.op(), tables, &[("matcher", lists[0]), ("action", lists[1])])
    }
}

impl SymbolUserOpInterface for CollectMatchingOp {
    fn verify_symbol_uses<'c>(self, ir: &Ir<'c>, tables: &mut SymbolTables<'_, 'c>) -> VerifyResult {
        let matcher = self.op().attribute(ir, "matcher");
        verify_sequences(ir, self.op(), tables, &[("matcher", matcher)])
    }
}
