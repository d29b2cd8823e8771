//! Uses of callables that may be erased when nothing refers to them.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::analysis::{CallEdge, CallGraph, CallNode};
use rtblgen_ir::interfaces::DynCallableOpInterface;
use rtblgen_ir::ir::{Ir, Op};
use rtblgen_ir::symbols::{SymbolTables, Visibility};
use rtblgen_ir::traits::SYMBOL_TABLE;

/// The references of one callable to others.
#[derive(Default)]
struct References {
    /// From its own attributes.
    outer: FxHashSet<CallNode>,
    /// From the operations inside.
    inner: FxHashMap<CallNode, i64>,
}

/// The number of references to each callable that may be erased.
pub(super) struct SymbolUses {
    discardable: FxHashMap<CallNode, i64>,
    by_node: FxHashMap<CallNode, References>,
}

impl SymbolUses {
    pub(super) fn new<'a, 'c>(
        ir: &'a Ir<'c>,
        top: Op,
        graph: &CallGraph,
        is_nested: bool,
        tables: &mut SymbolTables<'a, 'c>,
    ) -> Self {
        let mut uses = SymbolUses { discardable: FxHashMap::default(), by_node: FxHashMap::default() };
        let mut always_live = FxHashSet::default();
        let mut pending = vec![(top, !is_nested)];
        while let Some((op, are_visible)) = pending.pop() {
            let is_table = op.has_trait(ir, &SYMBOL_TABLE);
            let is_hidden = !op.is_symbol(ir) || op.symbol_visibility(ir) == Visibility::Private;
            let are_visible = are_visible || !is_table || is_hidden;
            for own in op.regions(ir).flat_map(|region| region.ops(ir)) {
                if own.region_count(ir) > 0 {
                    pending.push((own, are_visible));
                }
                if !is_table {
                    continue;
                }
                match callable_node(ir, graph, own) {
                    Some(node) => {
                        let is_private = are_visible || own.symbol_visibility(ir) == Visibility::Private;
                        if own.is_symbol(ir) && is_private && own.can_discard_on_use_empty(ir) {
                            uses.discardable.insert(node, 0);
                        }
                    }
                    None => {
                        let referred = references(ir, graph, own, tables);
                        always_live.extend(referred.into_iter().map(|(node, _)| node));
                    }
                }
            }
        }
        uses.discardable.retain(|node, _| !always_live.contains(node));
        for node in graph.callables() {
            uses.recompute(ir, graph, node, tables);
        }
        uses
    }

    /// Recounts the references of a callable.
    pub(super) fn recompute<'a, 'c>(
        &mut self,
        ir: &'a Ir<'c>,
        graph: &CallGraph,
        node: CallNode,
        tables: &mut SymbolTables<'a, 'c>,
    ) {
        let Some(callable) = graph.region(node).and_then(|region| region.parent_op(ir)) else { return };
        let old = self.by_node.remove(&node).unwrap_or_default();
        self.subtract(&old);
        let mut new = References::default();
        for (target, user) in references(ir, graph, callable, tables) {
            let Some(count) = self.discardable.get_mut(&target) else { continue };
            if user != callable {
                *new.inner.entry(target).or_default() += 1;
            } else if !new.outer.insert(target) {
                continue;
            }
            *count += 1;
        }
        self.by_node.insert(node, new);
    }

    fn subtract(&mut self, references: &References) {
        for node in &references.outer {
            *self.discardable.entry(*node).or_default() -= 1;
        }
        for (node, count) in &references.inner {
            *self.discardable.entry(*node).or_default() -= count;
        }
    }

    /// Takes away the references of a call.
    pub(super) fn drop_call<'a, 'c>(
        &mut self,
        ir: &'a Ir<'c>,
        graph: &CallGraph,
        source: CallNode,
        call: Op,
        tables: &mut SymbolTables<'a, 'c>,
    ) {
        let Some(own) = self.by_node.get_mut(&source) else { return };
        for (target, _) in references_from(ir, graph, call, call, tables) {
            if let Some(count) = own.inner.get_mut(&target) {
                *count -= 1;
                *self.discardable.entry(target).or_default() -= 1;
            }
        }
    }

    /// Adds the references of a callable to those of one that it was inlined into.
    pub(super) fn merge(&mut self, from: CallNode, into: CallNode) {
        let inner = self.by_node.get(&from).map_or(FxHashMap::default(), |own| own.inner.clone());
        let own = self.by_node.entry(into).or_default();
        for (node, count) in inner {
            *own.inner.entry(node).or_default() += count;
            *self.discardable.entry(node).or_default() += count;
        }
    }

    /// Forgets a callable and those inside it.
    pub(super) fn erase(&mut self, graph: &CallGraph, node: CallNode) {
        let mut pending = vec![node];
        while let Some(node) = pending.pop() {
            let children = graph.edges(node).iter().filter(|(_, kind)| *kind == CallEdge::Child);
            pending.extend(children.map(|(child, _)| *child));
            if let Some(own) = self.by_node.remove(&node) {
                self.subtract(&own);
            }
            self.discardable.remove(&node);
        }
    }

    pub(super) fn is_dead(&self, ir: &Ir<'_>, graph: &CallGraph, node: CallNode) -> bool {
        let Some(callable) = graph.region(node).and_then(|region| region.parent_op(ir)) else { return false };
        match callable.is_symbol(ir) {
            true => self.discardable.get(&node) == Some(&0),
            false => callable.is_memory_effect_free(ir) && callable.use_empty(ir),
        }
    }

    /// Whether there is one reference, and the callable may be erased without it.
    pub(super) fn has_one_use(&self, ir: &Ir<'_>, graph: &CallGraph, node: CallNode) -> bool {
        let Some(callable) = graph.region(node).and_then(|region| region.parent_op(ir)) else { return false };
        match callable.is_symbol(ir) {
            true => self.discardable.get(&node) == Some(&1),
            false => {
                let uses = callable.results(ir).flat_map(|result| result.uses(ir)).take(2).count();
                callable.is_memory_effect_free(ir) && uses == 1
            }
        }
    }
}

fn callable_node(ir: &Ir<'_>, graph: &CallGraph, op: Op) -> Option<CallNode> {
    let region = op.interface::<DynCallableOpInterface>(ir)?.callable_region(ir)?;
    graph.node(region)
}

/// The callables that an operation and those in it refer to, each with the operation that refers.
fn references<'a, 'c>(
    ir: &'a Ir<'c>,
    graph: &CallGraph,
    op: Op,
    tables: &mut SymbolTables<'a, 'c>,
) -> Vec<(CallNode, Op)> {
    match op.parent_op(ir) {
        Some(parent) => references_from(ir, graph, op, parent, tables),
        None => Vec::new(),
    }
}

fn references_from<'a, 'c>(
    ir: &'a Ir<'c>,
    graph: &CallGraph,
    op: Op,
    from: Op,
    tables: &mut SymbolTables<'a, 'c>,
) -> Vec<(CallNode, Op)> {
    let uses = ir.known_symbol_uses(op).unwrap_or_default();
    uses.into_iter()
        .filter_map(|own| {
            let symbol = tables.lookup_nearest(from, own.reference)?;
            Some((callable_node(ir, graph, symbol)?, own.op))
        })
        .collect()
}
