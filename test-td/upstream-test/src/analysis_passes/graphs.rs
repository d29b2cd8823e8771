//! Passes that print the call graph and the loops of a function, and that sort operations.

use rtblgen_runtime::analysis::{
    CallEdge, CallGraph, CallNode, LoopInfo, sort_ops_topologically, topological_sort,
};
use rtblgen_runtime::asm::{PrintOptions, ValueNames};
use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{Ir, Op};

use super::last_modified::text;

/// `-test-print-callgraph`
pub(super) fn print_calls<'c>(
    ir: &mut Ir<'c>,
    top: Op,
    state: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let graph = CallGraph::new(ir, top);
    let name =
        top.attribute(ir, "test.name").map_or("<<NULL ATTRIBUTE>>".to_owned(), |name| name.to_string());
    let mut out = format!("Testing : {name}\n// ---- CallGraph ----\n");
    for node in graph.callables() {
        out += &format!("// - Node : {}\n", node_name(ir, &graph, node));
        for (target, kind) in graph.edges(node) {
            let kind = match kind {
                CallEdge::Call => "Call",
                CallEdge::Child => "Child",
                CallEdge::Abstract => "",
            };
            out += &format!("// -- {kind}-Edge : {}\n", node_name(ir, &graph, *target));
        }
        out.push_str("//\n");
    }
    out.push_str("// -- SCCs --\n");
    for component in graph.components() {
        out.push_str("// - SCC : \n");
        component
            .into_iter()
            .for_each(|node| out += &format!("// -- Node :{}\n", node_name(ir, &graph, node)));
        out.push('\n');
    }
    out.push_str("// -------------------\n");
    state.print(out);
    Ok(())
}

fn node_name(ir: &Ir<'_>, graph: &CallGraph, node: CallNode) -> String {
    let Some(region) = graph.region(node) else {
        let is_caller = node == CallGraph::EXTERNAL_CALLER;
        return if is_caller { "<External-Caller-Node>" } else { "<Unknown-Callee-Node>" }.to_owned();
    };
    let Some(op) = region.parent_op(ir) else { return String::new() };
    let attributes = ir.context().dictionary_attr_from(op.attributes(ir));
    format!("'{}' - Region #{} : {attributes}", op.name(ir), region.number(ir))
}

/// `-test-cfg-loop-info`
pub(super) fn print_loops<'c>(
    ir: &mut Ir<'c>,
    top: Op,
    state: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let mut out = format!("Testing : \"{}\"\n", text(ir, top, "sym_name").unwrap_or_default());
    let region = top.region(ir, 0);
    let names = ValueNames::new(ir, top, &PrintOptions::default());
    let blocks: Vec<String> = region.blocks(ir).map(|block| names.block_name(block).to_string()).collect();
    let loops = LoopInfo::of(ir, region);
    match blocks.first() {
        None => out.push_str("empty region\n"),
        Some(first) => out += &format!("Blocks : {first}, {}\n", blocks.join(", ")),
    }
    if !blocks.is_empty() && loops.loops().is_empty() {
        out.push_str("no loops\n");
    }
    // Outer loops first; inner ones in the order of the program.
    let outermost: Vec<_> = loops.loops().iter().filter(|own| own.depth() == 1).collect();
    let mut pending: Vec<_> = outermost.into_iter().rev().collect();
    while let Some(own) = pending.pop() {
        out += &"  ".repeat((own.depth() - 1) * 2);
        out += &format!("Loop at depth {} containing: ", own.depth());
        let listed = own.blocks().iter().map(|block| {
            let header = if *block == own.header() { "<header>" } else { "" };
            let latch = if own.is_latch(ir, *block) { "<latch>" } else { "" };
            let exiting = if own.is_exiting(ir, *block) { "<exiting>" } else { "" };
            format!("{}{header}{latch}{exiting}", names.block_name(*block))
        });
        out += &listed.collect::<Vec<_>>().join(",");
        out.push('\n');
        let is_inside = |inner: &&rtblgen_runtime::analysis::Loop| {
            loops.parent(inner).is_some_and(|parent| parent.header() == own.header())
        };
        pending.extend(loops.loops().iter().filter(is_inside));
    }
    state.print(out);
    Ok(())
}

/// `-test-print-topological-sort`
pub(super) fn number_sorted<'c>(
    ir: &mut Ir<'c>,
    top: Op,
    _: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let marked: Vec<Op> =
        top.post_order(ir).filter(|op| op.attribute(ir, "test_to_sort").is_some()).collect();
    for (number, op) in topological_sort(ir, &marked).into_iter().enumerate() {
        let number = ir.context().integer_attr(ir.context().i32_type(), number as i128);
        ir.set_attribute(op, "test_sort_index", number);
    }
    Ok(())
}

/// `-test-topological-sort-analysis`
pub(super) fn number_selected<'c>(
    ir: &mut Ir<'c>,
    top: Op,
    _: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let roots: Vec<Op> = top.post_order(ir).filter(|op| op.attribute(ir, "root").is_some()).collect();
    for root in roots {
        let mut selected: Vec<(i128, Op)> = root
            .post_order(ir)
            .filter_map(|op| Some((op.attribute(ir, "selected")?.as_integer().unwrap_or_default(), op)))
            .collect();
        if root.attribute(ir, "ordered").is_some() {
            selected.sort_by_key(|(place, _)| *place);
        }
        let mut ops: Vec<Op> = selected.into_iter().map(|(_, op)| op).collect();
        if !sort_ops_topologically(ir, &mut ops) {
            ir.context()
                .emit(&ir.op_error(root, format!("'{}' op could not schedule all ops", root.name(ir))));
            continue;
        }
        for (number, op) in ops.into_iter().enumerate() {
            let number = ir.context().index_attr(number as i64);
            ir.set_attribute(op, "pos", number);
        }
    }
    Ok(())
}
