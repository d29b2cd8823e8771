//! Passes that report diagnostics.

use rtblgen_runtime::affine::AffineExprKind;
use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{AffineExpr, AttributeKind, Diagnostic, Ir, Location, LocationKind, Op};

use crate::passes::remark;

type Outcome<'c> = Result<(), PassError<'c>>;

fn name<'c>(ir: &Ir<'c>, op: Op) -> &'c str {
    op.symbol_name(ir).map_or("", |name| name.value())
}

/// `-test-diagnostic-filter`: calls in files whose names contain a filter are not shown.
pub(crate) fn filtered<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    state.print(format!("Test '{}'\n", name(ir, op)));
    let filters = state.options().list("filters").to_vec();
    for inner in op.post_order(ir) {
        let location = inner.attribute(ir, "test.loc").map(|location| location.kind());
        if let Some(AttributeKind::Location(location)) = location {
            ir.context().emit(&Diagnostic::error(shown(location, &filters), "test diagnostic"));
        }
    }
    Ok(())
}

/// The calls from the first one on that no filter leaves out; all of them if there is none.
fn shown<'c>(location: Location<'c>, filters: &[String]) -> Location<'c> {
    let is_shown = |place: Location<'_>| {
        let file = place.first_file_range().map_or("", |range| range.file.value());
        !filters.iter().any(|filter| file.contains(filter.as_str()))
    };
    let mut rest = location;
    while let LocationKind::CallSite { callee, caller } = rest.kind() {
        if is_shown(callee) {
            return rest;
        }
        rest = caller;
    }
    if is_shown(rest) { rest } else { location }
}

/// `-test-diagnostic-metadata`: reports only diagnostics with a mark.
pub(super) fn marked<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Outcome<'c> {
    state.print(format!("Test '{}'\n", name(ir, op)));
    for inner in op.post_order(ir) {
        let mark = inner.attribute(ir, "attr").filter(|mark| mark.is_string());
        if mark.is_some_and(|mark| mark.string_value() == "emit_error") {
            ir.context().emit(&Diagnostic::error(inner.location(ir), "test diagnostic metadata"));
        }
    }
    Ok(())
}

/// `-test-affine-walk`: reports the first remainder in each result of a map.
pub(super) fn remainders<'c>(ir: &mut Ir<'c>, module: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    let ir = &*ir;
    for op in module.post_order(ir) {
        for own in op.attributes(ir) {
            let AttributeKind::AffineMap(map) = own.value.kind() else { break };
            for _ in map.results().iter().filter(|result| has_remainder(result)) {
                remark(ir, op, "mod expression: ");
            }
        }
    }
    Ok(())
}

fn has_remainder(expr: &AffineExpr) -> bool {
    match expr.kind() {
        AffineExprKind::Mod(..) => true,
        AffineExprKind::Add(a, b)
        | AffineExprKind::Mul(a, b)
        | AffineExprKind::FloorDiv(a, b)
        | AffineExprKind::CeilDiv(a, b) => has_remainder(a) || has_remainder(b),
        AffineExprKind::Dim(_) | AffineExprKind::Symbol(_) | AffineExprKind::Constant(_) => false,
    }
}
