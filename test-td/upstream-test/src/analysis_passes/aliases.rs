//! `-test-alias-analysis` and its variants: prints aliases among the values of ops with the attribute `test.ptr`.

use rtblgen_runtime::analysis::{AliasAnalysis, AliasResult, LocalAliasAnalysis, ModRefResult};
use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{Ir, Op, Value};

use super::last_modified::text;

/// `-test-alias-analysis`
pub(super) fn print<'c>(
    ir: &mut Ir<'c>,
    top: Op,
    state: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let aliases = state.analysis::<AliasAnalysis>(ir);
    state.print(pairs(ir, top, |a, b| aliases.alias(ir, a, b)));
    Ok(())
}

/// `-test-alias-analysis-extending`: arguments of functions that are restricted alias no others.
pub(super) fn print_extended<'c>(
    ir: &mut Ir<'c>,
    top: Op,
    state: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let mut aliases = AliasAnalysis::default();
    aliases.add(LocalAliasAnalysis::with_comparison(|ir, a, b| {
        let restricted = |value| is_restricted(ir, value);
        match (restricted(a), restricted(b)) {
            (Some(one), Some(other)) if a != b && (one || other) => AliasResult::NoAlias,
            _ => LocalAliasAnalysis::compare_sources(ir, a, b),
        }
    }));
    state.print(pairs(ir, top, |a, b| aliases.alias(ir, a, b)));
    Ok(())
}

/// Whether an argument of a function is restricted; `None` for other values.
fn is_restricted(ir: &Ir<'_>, value: Value) -> Option<bool> {
    let number = value.argument_number(ir)?;
    let function = value.parent_block(ir)?.parent_op(ir)?;
    function.function_type(ir)?;
    let attributes = function.argument_attributes(ir, number);
    Some(attributes.is_some_and(|all| all.get("local_alias_analysis.restrict").is_some()))
}

/// `-test-alias-analysis-modref`
pub(super) fn print_mod_ref<'c>(
    ir: &mut Ir<'c>,
    top: Op,
    state: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let aliases = state.analysis::<AliasAnalysis>(ir);
    let mut out = header(ir, top);
    for value in values(ir, top) {
        for op in marked(ir, top) {
            let word = match aliases.mod_ref(ir, op, value) {
                ModRefResult { modifies: true, reads: true } => "ModRef",
                ModRefResult { modifies: true, reads: false } => "Mod",
                ModRefResult { modifies: false, reads: true } => "Ref",
                ModRefResult { modifies: false, reads: false } => "NoModRef",
            };
            out += &format!("{} -> {}: {word}\n", op_name(ir, op), value_name(ir, value));
        }
    }
    state.print(out);
    Ok(())
}

fn header(ir: &Ir<'_>, top: Op) -> String {
    format!("Testing : \"{}\"\n", text(ir, top, "sym_name").unwrap_or_default())
}

fn pairs(ir: &Ir<'_>, top: Op, alias: impl Fn(Value, Value) -> AliasResult) -> String {
    let (mut out, values) = (header(ir, top), values(ir, top));
    for (number, value) in values.iter().enumerate() {
        for other in &values[..number] {
            let result = alias(*other, *value);
            out += &format!("{} <-> {}: {result:?}\n", value_name(ir, *other), value_name(ir, *value));
        }
    }
    out
}

fn marked<'a>(ir: &'a Ir<'_>, top: Op) -> impl Iterator<Item = Op> + 'a {
    top.post_order(ir).filter(|op| op.attribute(ir, "test.ptr").is_some())
}

/// The results and the arguments of regions of marked ops.
fn values(ir: &Ir<'_>, top: Op) -> Vec<Value> {
    let of_op = |op: Op| {
        let blocks = op.regions(ir).flat_map(|region| region.blocks(ir));
        op.results(ir).chain(blocks.flat_map(|block| block.arguments(ir))).collect::<Vec<_>>()
    };
    marked(ir, top).flat_map(of_op).collect()
}

fn op_name<'c>(ir: &Ir<'c>, op: Op) -> &'c str {
    text(ir, op, "test.ptr").unwrap_or_default()
}

fn value_name(ir: &Ir<'_>, value: Value) -> String {
    if let Some(op) = value.defining_op(ir) {
        return format!("{}#{}", op_name(ir, op), value.result_number(ir).unwrap_or_default());
    }
    let (Some(block), Some(region)) = (value.parent_block(ir), value.parent_region(ir)) else {
        return String::new();
    };
    let op = region.parent_op(ir).map_or("", |op| op_name(ir, op));
    let number = region.blocks(ir).position(|own| own == block).unwrap_or_default();
    let block = if number == 0 { String::new() } else { format!(".block{number}") };
    format!("{op}.region{}{block}#{}", region.number(ir), value.argument_number(ir).unwrap_or_default())
}
