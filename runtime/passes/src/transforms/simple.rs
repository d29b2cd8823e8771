//! `--strip-debuginfo`, `--print-op-stats`, `--topological-sort` and `--print-ir`.

use std::collections::BTreeMap;

use rustc_hash::FxHashSet;

use crate::analysis::is_ready;
use crate::pass::{OptionKind, Pass, PassError, PassOption, PassState};
use rtblgen_ir::asm::PrintOptions;
use rtblgen_ir::interfaces::RegionKind;
use rtblgen_ir::ir::{Block, Ir, Op};
use rtblgen_ir::traits::TERMINATOR;

/// Makes all locations unknown.
#[derive(Clone, Copy, Debug, Default)]
pub struct StripDebugInfo;

impl Pass for StripDebugInfo {
    fn argument(&self) -> &'static str {
        "strip-debuginfo"
    }

    fn name(&self) -> &'static str {
        "StripDebugInfo"
    }

    fn description(&self) -> &'static str {
        "Strip debug info from all operations"
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let unknown = ir.context().unknown_loc();
        let ops: Vec<Op> = op.pre_order(ir).collect();
        for op in ops {
            ir.set_location(op, unknown);
            let blocks: Vec<Block> = op.regions(ir).flat_map(|region| region.blocks(ir)).collect();
            for block in blocks {
                for number in 0..block.argument_count(ir) {
                    ir.set_argument_location(block, number, unknown);
                }
            }
        }
        Ok(())
    }
}

/// Prints the number of operations of each name.
#[derive(Clone, Copy, Debug, Default)]
pub struct PrintOpStats;

const JSON: PassOption = PassOption::new("json", "print the stats as JSON", OptionKind::Flag(false));

impl Pass for PrintOpStats {
    fn argument(&self) -> &'static str {
        "print-op-stats"
    }

    fn name(&self) -> &'static str {
        "PrintOpStats"
    }

    fn description(&self) -> &'static str {
        "Print statistics of operations"
    }

    fn options(&self) -> &'static [PassOption] {
        &[JSON]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
        for op in op.pre_order(ir) {
            *counts.entry(op.name(ir).as_str()).or_default() += 1;
        }
        let as_json = state.options().flag(JSON.name);
        state.print(if as_json { json_report(&counts) } else { report(&counts) });
        state.preserve_all();
        Ok(())
    }
}

fn report(counts: &BTreeMap<&str, u64>) -> String {
    let split = |name: &'_ str| match name.split_once('.') {
        Some((dialect, rest)) if !rest.is_empty() => (dialect.to_owned(), rest.to_owned()),
        Some((first, _)) => (String::new(), first.to_owned()),
        None => (String::new(), name.to_owned()),
    };
    let dialect_width = counts.keys().map(|name| split(name).0.len()).max().unwrap_or(0);
    let op_width = counts.keys().map(|name| split(name).1.len()).max().unwrap_or(0);
    let mut out = "Operations encountered:\n-----------------------\n".to_owned();
    for (name, count) in counts {
        let (dialect, op) = split(name);
        let dot = if dialect.is_empty() { ' ' } else { '.' };
        let width = dialect_width + 2;
        out.push_str(&format!("{dialect:>width$}{dot}{op:op_width$} , {count}\n"));
    }
    out
}

fn json_report(counts: &BTreeMap<&str, u64>) -> String {
    let entries: Vec<String> = counts.iter().map(|(name, count)| format!("  \"{name}\" : {count}")).collect();
    let end = if entries.is_empty() { "" } else { "\n" };
    format!("{{\n{}{end}}}\n", entries.join(",\n"))
}

/// Sorts the operations of graph regions so that definitions come before uses.
#[derive(Clone, Copy, Debug, Default)]
pub struct TopologicalSort;

impl Pass for TopologicalSort {
    fn argument(&self) -> &'static str {
        "topological-sort"
    }

    fn name(&self) -> &'static str {
        "TopologicalSort"
    }

    fn description(&self) -> &'static str {
        "Sort regions without SSA dominance in topological order"
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let ops: Vec<Op> = op.post_order(ir).collect();
        for op in ops {
            let is_graph = |number: usize| op.region_kind(ir, number) == Some(RegionKind::Graph);
            let graphs: Vec<usize> = (0..op.region_count(ir)).filter(|number| is_graph(*number)).collect();
            for number in graphs {
                let blocks: Vec<Block> = op.region(ir, number).blocks(ir).collect();
                for block in blocks {
                    sort_topologically(ir, block);
                }
            }
        }
        Ok(())
    }
}

/// Sorts the operations of a block, except its terminator, so that definitions come before uses as far as that is
/// possible. Returns whether it is.
pub fn sort_topologically(ir: &mut Ir<'_>, block: Block) -> bool {
    let terminator = block.last_op(ir).filter(|last| last.has_trait(ir, &TERMINATOR));
    let mut unscheduled: FxHashSet<Op> = block.ops(ir).filter(|op| Some(*op) != terminator).collect();
    let mut next_place = block.first_op(ir);
    let mut is_sorted = true;
    while let Some(mut place) = next_place.filter(|_| !unscheduled.is_empty()) {
        let mut is_stuck = true;
        let mut next = Some(place);
        while let Some(op) = next.filter(|op| Some(*op) != terminator) {
            next = op.next(ir);
            if !is_ready(ir, op, &unscheduled) {
                continue;
            }
            unscheduled.remove(&op);
            is_stuck = false;
            if op == place {
                match op.next(ir) {
                    Some(after) => place = after,
                    None => return is_sorted,
                }
            } else {
                ir.move_op_before(op, place);
            }
        }
        if is_stuck {
            is_sorted = false;
            unscheduled.remove(&place);
            next_place = place.next(ir);
        } else {
            next_place = Some(place);
        }
    }
    is_sorted
}

/// Prints the operation.
#[derive(Clone, Copy, Debug, Default)]
pub struct PrintIr;

const LABEL: PassOption = PassOption::new("label", "Label", OptionKind::Text(""));

impl Pass for PrintIr {
    fn argument(&self) -> &'static str {
        "print-ir"
    }

    fn name(&self) -> &'static str {
        "PrintIRPass"
    }

    fn description(&self) -> &'static str {
        "Print IR on the debug stream"
    }

    fn options(&self) -> &'static [PassOption] {
        &[LABEL]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let label = state.options().text(LABEL.name);
        let label = if label.is_empty() { String::new() } else { format!(" {label}") };
        let local_scope = state.is_nested(ir);
        let text = ir.print_op(op, &PrintOptions { local_scope, ..PrintOptions::default() });
        state.print(format!("// -----// IR Dump{label} //----- //\n{text}\n"));
        state.preserve_all();
        Ok(())
    }
}
