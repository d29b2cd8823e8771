//! `-test-print-dominance`: the dominance and post-dominance between blocks, by their numbers.

use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{Block, DominanceInfo, Ir, Op, PostDominanceInfo};

/// Runs the pass.
pub(super) fn print<'c>(
    ir: &mut Ir<'c>,
    top: Op,
    state: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let (before, after) = (state.analysis::<DominanceInfo>(ir), state.analysis::<PostDominanceInfo>(ir));
    let mut out =
        format!("Testing : {}\n", super::last_modified::text(ir, top, "sym_name").unwrap_or_default());
    annotate(ir, top);
    let blocks = blocks(ir, top);
    print_nearest("DominanceInfo", &blocks, |a, b| before.nearest_common_dominator(ir, a, b), &mut out);
    print_nearest(
        "PostDominanceInfo",
        &blocks,
        |a, b| after.nearest_common_post_dominator(ir, a, b),
        &mut out,
    );
    let relation = |a, b| (before.block_dominates(ir, a, b), before.block_properly_dominates(ir, a, b));
    print_relation(("Dominance", "dominates"), &blocks, relation, &mut out);
    let relation =
        |a, b| (after.block_post_dominates(ir, a, b), after.block_properly_post_dominates(ir, a, b));
    print_relation(("PostDominance", "postdominates"), &blocks, relation, &mut out);
    state.print_output(out);
    Ok(())
}

/// Returns the blocks of all operations, in the order in which a walk in post-order visits the first
/// operation of each.
fn blocks(ir: &Ir<'_>, top: Op) -> Vec<Block> {
    let mut blocks = Vec::new();
    for block in top.post_order(ir).filter_map(|op| op.block(ir)) {
        if !blocks.contains(&block) {
            blocks.push(block);
        }
    }
    blocks
}

/// Gives each operation with blocks their numbers.
fn annotate(ir: &mut Ir<'_>, top: Op) {
    let mut by_op: Vec<(Op, Vec<i64>)> = Vec::new();
    for (number, block) in blocks(ir, top).into_iter().enumerate() {
        let Some(op) = block.parent_op(ir) else { continue };
        match by_op.iter_mut().find(|(own, _)| *own == op) {
            Some((_, numbers)) => numbers.push(number as i64),
            None => by_op.push((op, vec![number as i64])),
        }
    }
    for (op, numbers) in by_op {
        let numbers = ir.context().dense_array_attr(&numbers);
        ir.set_attribute(op, "test.block_ids", numbers);
    }
}

fn pairs(blocks: &[Block]) -> impl Iterator<Item = ((usize, Block), (usize, Block))> + '_ {
    let numbered = || blocks.iter().copied().enumerate();
    numbered().flat_map(move |a| numbered().map(move |b| (a, b)))
}

fn print_nearest(
    title: &str,
    blocks: &[Block],
    nearest: impl Fn(Block, Block) -> Option<Block>,
    out: &mut String,
) {
    *out += &format!("--- {title} ---\n");
    for ((a, first), (b, second)) in pairs(blocks) {
        let found = nearest(first, second).and_then(|found| blocks.iter().position(|own| *own == found));
        let found = found.map_or("<no dom>".to_owned(), |number| number.to_string());
        *out += &format!("Nearest({a}, {b}) = {found}\n");
    }
}

fn print_relation(
    (title, verb): (&str, &str),
    blocks: &[Block],
    relation: impl Fn(Block, Block) -> (bool, bool),
    out: &mut String,
) {
    *out += &format!("--- Block {title} relationship ---\n");
    for ((a, first), (b, second)) in pairs(blocks) {
        let (holds, properly) = relation(first, second);
        *out += &format!("{verb}({a}, {b}) = {} (properly = {})\n", u8::from(holds), u8::from(properly));
    }
}
