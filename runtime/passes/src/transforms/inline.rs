//! `--inline`: replaces calls by the bodies of their callees.

mod body;
mod stack;
mod uses;

use std::collections::BTreeSet;
use std::sync::Arc;

use super::canonicalize::Canonicalizer;
use crate::analysis::{CallEdge, CallGraph, CallNode};
use crate::pass::{
    OptionKind, Pass, PassError, PassManager, PassOption, PassOptions, PassRegistry, PassState,
};
use rtblgen_ir::Context;
use rtblgen_ir::interfaces::{Callee, DynCallOpInterface};
use rtblgen_ir::ir::{Block, Ir, Op, Region};
use rtblgen_ir::symbols::{CollectedSymbols, SymbolTables};
use rtblgen_ir::traits::{ISOLATED_FROM_ABOVE, SYMBOL_TABLE, TERMINATOR};

pub use body::{InlinedBlocks, inline_call};
use uses::SymbolUses;

/// Inlines calls, callees before callers, and optimizes each callable before.
#[derive(Clone, Copy, Debug, Default)]
pub struct Inliner;

/// The operations that inlining may add to any program.
const MOST_ADDED: usize = 1 << 16;
/// The same for a large program: so many for each operation.
const MOST_GROWTH: usize = 16;

const DEFAULT_OPTIMIZER: &str = "canonicalize";

const DEFAULT_PIPELINE: PassOption = PassOption::new(
    "default-pipeline",
    "The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in opPipelineList",
    OptionKind::Text(DEFAULT_OPTIMIZER),
);
const OP_PIPELINES: PassOption = PassOption::new(
    "op-pipelines",
    "Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)",
    OptionKind::List,
);
const MAX_ITERATIONS: PassOption = PassOption::new(
    "max-iterations",
    "Maximum number of iterations when inlining within an SCC",
    OptionKind::Unsigned(4),
);
const THRESHOLD: PassOption = PassOption::new(
    "inlining-threshold",
    "If the ratio between the number of the operations in the callee and the number of the operations in the caller \
     exceeds this value (in percentage), then the callee is not inlined even if it is legal to inline it",
    OptionKind::Unsigned(u32::MAX as u64),
);

impl Pass for Inliner {
    fn argument(&self) -> &'static str {
        "inline"
    }

    fn name(&self) -> &'static str {
        "Inliner"
    }

    fn description(&self) -> &'static str {
        "Inline function calls"
    }

    fn options(&self) -> &'static [PassOption] {
        &[DEFAULT_PIPELINE, OP_PIPELINES, MAX_ITERATIONS, THRESHOLD]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        if !op.has_trait(ir, &SYMBOL_TABLE) {
            let message = " was scheduled to run under the inliner, but does not define a symbol table";
            return Err(PassError::Diagnostics(ir.verify_diagnostic(op, message.into()).into()));
        }
        let graph = CallGraph::new(ir, op);
        let mut tables = SymbolTables::new(ir);
        let uses = SymbolUses::new(ir, op, &graph, state.is_nested(ir), &mut tables);
        let tables = tables.into_collected();
        let config = Config::new(state.options(), ir.context())?;
        for name in config.op_pipelines.iter().map(|text| callable_of(text)) {
            if ir.context().op_name(name).definition().is_none() {
                ir.context()
                    .warn_once(format!("'inline' has a pipeline for '{name}', which is not registered"));
            }
        }
        let size = op.regions(ir).map(|region| region.pre_order(ir).count()).sum::<usize>();
        let budget = MOST_ADDED.max(MOST_GROWTH * size);
        let (calls, dead) = (Vec::new(), BTreeSet::new());
        let mut run = Run { ir, graph, uses, tables, config, budget, calls, dead };
        for mut component in run.graph.components() {
            run.inline_component(&mut component, state)?;
        }
        let Run { ir, graph, dead, .. } = run;
        for node in dead {
            if let Some(callable) = graph.region(node).and_then(|region| region.parent_op(ir)) {
                ir.erase_op(callable);
            }
        }
        Ok(())
    }
}

/// The name of the callable in an element of `op-pipelines`.
fn callable_of(text: &str) -> &str {
    text.split('(').next().unwrap_or_default().trim()
}

struct Config {
    default_pipeline: String,
    op_pipelines: Vec<String>,
    max_iterations: u64,
    threshold: u64,
}

impl Config {
    fn new(options: &PassOptions, context: &Context) -> Result<Self, String> {
        if options.value::<u64>(MAX_ITERATIONS.name)? == 0 {
            context.warn_once("'inline' with 'max-iterations=0' runs one iteration");
        }
        Ok(Config {
            default_pipeline: options.text(DEFAULT_PIPELINE.name).into_owned(),
            op_pipelines: options.list(OP_PIPELINES.name).to_vec(),
            max_iterations: options.value(MAX_ITERATIONS.name)?,
            threshold: options.value(THRESHOLD.name)?,
        })
    }

    /// Whether the optimizers are known to change no symbols.
    fn keeps_symbols(&self) -> bool {
        self.op_pipelines.is_empty() && ["", DEFAULT_OPTIMIZER].contains(&self.default_pipeline.as_str())
    }

    /// The optimizer for callables of this name, if they have one. The passes of textual pipelines come from `registry`; the
    /// default needs none.
    fn optimizer(&self, name: &str, registry: &Arc<PassRegistry>) -> Result<Option<PassManager>, String> {
        let own = self.op_pipelines.iter().find(|text| callable_of(text) == name);
        let text = match (own, self.default_pipeline.as_str()) {
            (Some(own), _) => own.clone(),
            (None, "") => return Ok(None),
            (None, DEFAULT_OPTIMIZER) => {
                let mut manager = PassManager::new(name);
                manager.add(Canonicalizer);
                return Ok(Some(manager));
            }
            (None, default) => format!("{name}({default})"),
        };
        PassManager::parse(&text, registry).map(Some).map_err(|error| error.to_string())
    }
}

/// A call of a callable in the graph.
#[derive(Clone, Copy)]
struct ResolvedCall {
    call: DynCallOpInterface,
    op: Op,
    source: CallNode,
    target: CallNode,
}

struct Run<'i, 'c> {
    ir: &'i mut Ir<'c>,
    graph: CallGraph,
    uses: SymbolUses,
    tables: CollectedSymbols<'c>,
    config: Config,
    /// The operations that may still be added: functions that call each other multiply a program.
    budget: usize,
    calls: Vec<ResolvedCall>,
    /// Callables that are erased at the end.
    dead: BTreeSet<CallNode>,
}

impl<'c> Run<'_, 'c> {
    fn inline_component(
        &mut self,
        component: &mut Vec<CallNode>,
        state: &mut PassState<'_, 'c>,
    ) -> Result<(), PassError<'c>> {
        for _ in 0..self.config.max_iterations.max(1) {
            self.optimize(component, state)?;
            if !self.inline_calls(component) {
                break;
            }
        }
        Ok(())
    }

    fn callable(&self, node: CallNode) -> Option<Op> {
        self.graph.region(node).and_then(|region| region.parent_op(self.ir))
    }

    /// Runs the pipelines of the callables in a component.
    fn optimize(
        &mut self,
        component: &[CallNode],
        state: &mut PassState<'_, 'c>,
    ) -> Result<(), PassError<'c>> {
        let mut optimized = Vec::new();
        for node in component {
            let has_children = self.graph.edges(*node).iter().any(|(_, kind)| *kind == CallEdge::Child);
            let callable = self.callable(*node).filter(|_| !has_children);
            let Some(callable) = callable.filter(|op| op.has_trait(self.ir, &ISOLATED_FROM_ABOVE)) else {
                continue;
            };
            optimized.push(*node);
            let name = callable.name(self.ir).as_str();
            let Some(manager) = self.config.optimizer(name, &state.registry())? else { continue };
            manager.register_dependent_dialects(self.ir.context());
            state.run_pipeline(&manager, self.ir, callable)?;
        }
        if !self.config.keeps_symbols() {
            self.tables = CollectedSymbols::default();
        }
        let mut tables = SymbolTables::with_collected(self.ir, std::mem::take(&mut self.tables));
        for node in optimized {
            self.uses.recompute(self.ir, &self.graph, node, &mut tables);
        }
        self.tables = tables.into_collected();
        Ok(())
    }

    /// Inlines the calls in a component; returns whether there were any.
    fn inline_calls(&mut self, component: &mut Vec<CallNode>) -> bool {
        let mut dead = BTreeSet::new();
        for node in component.iter() {
            let Some(region) = self.graph.region(*node) else { continue };
            if self.uses.is_dead(self.ir, &self.graph, *node) {
                dead.insert(*node);
            } else {
                let blocks: Vec<Block> = region.blocks(self.ir).collect();
                self.collect_calls(&blocks, *node, false);
            }
        }
        // For each call, the entry of the history for the inlining that brought it here.
        let mut origins: Vec<Option<usize>> = vec![None; self.calls.len()];
        let mut history: Vec<(CallNode, Option<usize>)> = Vec::new();
        let mut has_inlined = false;
        let mut number = 0;
        while let Some(call) = self.calls.get(number).copied() {
            let origin = origins[number];
            number += 1;
            if dead.contains(&call.source)
                || is_in_history(call.target, origin, &history)
                || !self.should_inline(&call)
            {
                continue;
            }
            let in_place = self.uses.has_one_use(self.ir, &self.graph, call.target);
            let (Some(callable), Some(region)) = (self.callable(call.target), self.graph.region(call.target))
            else {
                continue;
            };
            if !in_place && !self.may_copy(region) {
                continue;
            }
            let Some(blocks) = inline_call(self.ir, call.call, callable, region, !in_place) else { continue };
            has_inlined = true;
            self.collect_inlined_calls(&blocks.inlined, call.source);
            blocks.finish(self.ir);
            history.push((call.target, origin));
            origins.resize(self.calls.len(), Some(history.len() - 1));
            let mut tables = SymbolTables::with_collected(self.ir, std::mem::take(&mut self.tables));
            self.uses.drop_call(self.ir, &self.graph, call.source, call.op, &mut tables);
            self.tables = tables.into_collected();
            self.uses.merge(call.target, call.source);
            self.ir.erase_op(call.op);
            if in_place {
                self.uses.erase(&self.graph, call.target);
                dead.insert(call.target);
            }
        }
        component.retain(|node| !dead.contains(node));
        self.dead.extend(dead);
        self.calls.clear();
        has_inlined
    }

    fn collect_inlined_calls(&mut self, blocks: &[Block], source: CallNode) {
        let mut region = blocks.first().and_then(|block| block.parent_region(self.ir));
        while let Some(own) = region {
            if let Some(node) = self.graph.node(own) {
                return self.collect_calls(blocks, node, true);
            }
            region = own.parent_region(self.ir);
        }
        self.collect_calls(blocks, source, true);
    }

    /// Adds the calls in blocks, the last block first.
    fn collect_calls(&mut self, blocks: &[Block], source: CallNode, enters_nodes: bool) {
        let ir = &*self.ir;
        let mut tables = SymbolTables::with_collected(ir, std::mem::take(&mut self.tables));
        let mut pending: Vec<(Block, CallNode)> = blocks.iter().map(|block| (*block, source)).collect();
        while let Some((block, source)) = pending.pop() {
            for op in block.ops(ir) {
                if let Some(call) = op.interface::<DynCallOpInterface>(ir) {
                    let is_nested_reference = matches!(
                        call.callable_for_callee(ir),
                        Callee::Symbol(symbol) if !symbol.nested().is_empty()
                    );
                    let target = self.graph.resolve(ir, call, &mut tables);
                    if !is_nested_reference && self.graph.region(target).is_some() {
                        self.calls.push(ResolvedCall { call, op, source, target });
                    }
                    continue;
                }
                for region in op.regions(ir) {
                    let node = self.graph.node(region);
                    if enters_nodes || node.is_none() {
                        pending.extend(region.blocks(ir).map(|block| (block, node.unwrap_or(source))));
                    }
                }
            }
        }
        self.tables = tables.into_collected();
    }

    fn should_inline(&self, call: &ResolvedCall) -> bool {
        let ir = &*self.ir;
        let is_recursive = self
            .graph
            .edges(call.target)
            .iter()
            .any(|(target, _)| *target == call.target || *target == call.source);
        let (Some(region), Some(around)) = (self.graph.region(call.target), call.op.parent_region(ir)) else {
            return false;
        };
        !call.op.has_trait(ir, &TERMINATOR)
            && !is_recursive
            && region != around
            && !region.is_ancestor(ir, around)
            && self.can_take_blocks(region, call.op)
            && self.is_profitable(call, region)
            && !stack::grows_in_a_loop(ir, region, call.op)
    }

    /// Takes the operations of a callee from the budget, if it has so many. Other calls stay, with a warning.
    fn may_copy(&mut self, callee: Region) -> bool {
        let left = self.budget.checked_sub(callee.pre_order(self.ir).count());
        if left.is_none() {
            self.ir.context().warn_once(format!(
                "'inline' leaves calls: it would add more than {MOST_ADDED} operations and more than {MOST_GROWTH} times those of \
                 the program"
            ));
        }
        self.budget = left.unwrap_or(self.budget);
        left.is_some()
    }

    /// Whether the region around a call may have several blocks, if the callee has.
    fn can_take_blocks(&self, region: Region, call: Op) -> bool {
        let ir = &*self.ir;
        let (callable, around) = (region.parent_op(ir), call.parent_op(ir));
        let has_same_name = |around: Op| callable.is_some_and(|own| own.name(ir) == around.name(ir));
        region.block_count(ir) < 2
            || around.is_none_or(|around| {
                has_same_name(around) || around.lacks_trait(ir, &rtblgen_ir::traits::SINGLE_BLOCK)
            })
    }

    fn is_profitable(&self, call: &ResolvedCall, callee: Region) -> bool {
        let threshold = self.config.threshold;
        if threshold == 0 || threshold >= u64::from(u32::MAX) {
            return threshold != 0;
        }
        let ops = |region: Region| region.pre_order(self.ir).count() as u64;
        let caller = self.graph.region(call.source).map_or(0, ops);
        caller == 0 || ops(callee) * 100 / caller <= threshold
    }
}

fn is_in_history(node: CallNode, mut entry: Option<usize>, history: &[(CallNode, Option<usize>)]) -> bool {
    while let Some(number) = entry {
        let (own, earlier) = history[number];
        if own == node {
            return true;
        }
        entry = earlier;
    }
    false
}
