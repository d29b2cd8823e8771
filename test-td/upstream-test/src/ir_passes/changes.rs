//! Passes that clone, move and compare operations.

use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{AttributeKind, EquivalenceFlags, Ir, IrMapping, Op};

type Outcome<'c> = Result<(), PassError<'c>>;

/// `-test-clone`: clones the operations of a body after it, with the results in place of the arguments.
pub(super) fn clone_body<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let Some(body) = op.function_body(ir).filter(|body| body.has_one_block(ir)) else { return Ok(()) };
    let Some(entry) = body.entry(ir) else { return Ok(()) };
    let Some(terminator) = entry.terminator(ir) else { return Ok(()) };
    let (returned, arguments): (Vec<_>, Vec<_>) =
        (terminator.operands(ir).collect(), entry.arguments(ir).collect());
    let same = |(a, b): (&_, &_)| rtblgen_runtime::Value::ty(*a, ir) == rtblgen_runtime::Value::ty(*b, ir);
    if returned.len() != arguments.len() || !returned.iter().zip(&arguments).all(same) {
        return Ok(());
    }
    let mut mapping = IrMapping::new();
    arguments.iter().zip(&returned).for_each(|(from, to)| mapping.map_value(*from, *to));
    let ops: Vec<Op> = entry.ops(ir).collect();
    let mut text = String::new();
    for op in ops {
        let clone = ir.clone_op(op, &mut mapping);
        ir.append_op(entry, clone);
        for inner in clone.pre_order(ir) {
            text += &format!("notifyOperationInserted: {}\n", inner.name(ir));
        }
    }
    state.print_output(text);
    ir.erase_op(terminator);
    Ok(())
}

/// `-test-take-body`
pub(super) fn take_body<'c>(ir: &mut Ir<'c>, module: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let functions: Vec<Op> =
        module.region(ir, 0).ops(ir).filter(|op| op.name(ir).as_str() == "func.func").collect();
    let [first, second] = functions.as_slice() else {
        return Err(PassError::Message("Expected only two functions in test".to_owned()));
    };
    let (to, from) = (first.region(ir, 0), second.region(ir, 0));
    ir.take_body(from, to);
    Ok(())
}

/// `-test-operations-equality`
pub(super) fn compare<'c>(ir: &mut Ir<'c>, module: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let ops: Vec<Op> = module.region(ir, 0).ops(ir).collect();
    let [first, second] = ops.as_slice() else {
        let message = format!("expected 2 top-level ops in the module, got {}", ops.len());
        return Err(PassError::Message(message));
    };
    let attributes = first
        .discardable_dictionary(ir)
        .map_or_else(|| "{}".to_owned(), |attributes| attributes.as_attribute().to_string());
    let flags = EquivalenceFlags {
        ignore_locations: first.attribute(ir, "strict_loc_check").is_none(),
        ..EquivalenceFlags::default()
    };
    let verdict =
        if ir.are_equivalent(*first, *second, flags) { "compares equals." } else { "compares NOT equals!" };
    state.print_output(format!("{} with attr {attributes} {verdict}\n", first.name(ir)));
    Ok(())
}

/// `-test-distinct-attrs`
pub(super) fn distinct_attributes<'c>(ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let ops: Vec<Op> = op.post_order(ir).collect();
    for op in ops {
        let input = op.attribute(ir, "distinct.input").map(|value| value.kind());
        if let Some(AttributeKind::Distinct { referenced, .. }) = input {
            let output = ir.context().distinct_attr(referenced);
            ir.set_attribute(op, "distinct.output", output);
        }
    }
    Ok(())
}
