//! `-test-print-liveness`: the values that are live in blocks.

use std::collections::{BTreeSet, HashMap};

use rtblgen_runtime::analysis::Liveness;
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{Block, Ir, Op, Value};

/// Runs the pass.
pub(super) fn print<'c>(
    ir: &mut Ir<'c>,
    top: Op,
    state: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let liveness = state.analysis::<Liveness>(ir);
    let numbers = Numbers::of(ir, top);
    let mut out = format!(
        "Testing : {}\n// ---- Liveness -----\n",
        super::last_modified::text(ir, top, "sym_name").unwrap_or_default()
    );
    for block in blocks(ir, top) {
        print_block(ir, block, &liveness, &numbers, &mut out);
    }
    out.push_str("// -------------------\n");
    state.print(out);
    Ok(())
}

/// The blocks in an operation, each before those in it, in the order of the text.
fn blocks<'a>(ir: &'a Ir<'_>, top: Op) -> impl Iterator<Item = Block> + 'a {
    let firsts = top.pre_order(ir).skip(1).filter(|op| op.previous(ir).is_none());
    firsts.filter_map(|op| op.block(ir))
}

/// The numbers of blocks, operations and values in the order in which blocks are visited.
#[derive(Default)]
struct Numbers {
    blocks: HashMap<Block, usize>,
    ops: HashMap<Op, usize>,
    values: HashMap<Value, usize>,
}

impl Numbers {
    fn of(ir: &Ir<'_>, top: Op) -> Self {
        let mut numbers = Self::default();
        for block in blocks(ir, top) {
            numbers.blocks.insert(block, numbers.blocks.len());
            for argument in block.arguments(ir) {
                numbers.values.insert(argument, numbers.values.len());
            }
            for op in block.ops(ir) {
                numbers.ops.insert(op, numbers.ops.len());
                for result in op.results(ir) {
                    numbers.values.insert(result, numbers.values.len());
                }
            }
        }
        numbers
    }

    fn name(&self, ir: &Ir<'_>, value: Value) -> String {
        match (value.argument_number(ir), value.parent_block(ir)) {
            (Some(argument), Some(block)) => format!("arg{argument}@{} ", self.blocks[&block]),
            _ => format!("val_{} ", self.values[&value]),
        }
    }

    fn names(&self, ir: &Ir<'_>, values: &BTreeSet<Value>) -> String {
        let mut values: Vec<Value> = values.iter().copied().collect();
        values.sort_by_key(|value| self.values.get(value).copied());
        values.into_iter().map(|value| self.name(ir, value)).collect()
    }
}

fn print_block(ir: &Ir<'_>, block: Block, liveness: &Liveness, numbers: &Numbers, out: &mut String) {
    let Some(found) = liveness.block(block) else { return };
    *out += &format!("// - Block: {}\n", numbers.blocks[&block]);
    *out += &format!("// --- LiveIn: {}\n", numbers.names(ir, found.live_in()));
    *out += &format!("// --- LiveOut: {}\n", numbers.names(ir, found.live_out()));
    out.push_str("// --- BeginLivenessIntervals");
    for op in block.ops(ir).filter(|op| op.result_count(ir) > 0) {
        out.push('\n');
        for result in op.results(ir) {
            *out += &format!("// {}:", numbers.name(ir, result));
            let mut live = liveness.live_ops(ir, result);
            live.sort_by_key(|op| numbers.ops[op]);
            live.into_iter().for_each(|op| *out += &format!("\n//     {}", op_text(ir, op)));
        }
    }
    out.push_str("\n// --- EndLivenessIntervals\n// --- BeginCurrentlyLive\n");
    for op in block.ops(ir) {
        let live = liveness.currently_live(ir, op);
        if !live.is_empty() {
            *out += &format!("//     {} [{}\u{8}]\n", op_text(ir, op), numbers.names(ir, &live));
        }
    }
    out.push_str("// --- EndCurrentlyLive\n");
}

fn op_text(ir: &Ir<'_>, op: Op) -> String {
    ir.print_op(op, &PrintOptions::default()).trim_end().to_owned()
}
