//! The call graph.

use rustc_hash::FxHashMap;

use crate::analysis::manager::Analysis;
use rtblgen_ir::interfaces::{DynCallOpInterface, DynCallableOpInterface};
use rtblgen_ir::ir::{Ir, Op, Region};
use rtblgen_ir::symbols::SymbolTables;

/// The number of a node of a call graph.
pub type CallNode = usize;

/// The kind of an edge of a call graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallEdge {
    /// From the external caller to a callable.
    Abstract,
    /// From a callable to one that it calls.
    Call,
    /// From a callable to one inside it.
    Child,
}

/// The callables inside an operation, and the calls between them. MLIR's `CallGraph`.
pub struct CallGraph {
    /// The region of each node; `None` for the external caller and the unknown callee.
    regions: Vec<Option<Region>>,
    edges: Vec<Vec<(CallNode, CallEdge)>>,
    nodes: FxHashMap<Region, CallNode>,
}

impl CallGraph {
    /// The node that stands for callers outside.
    pub const EXTERNAL_CALLER: CallNode = 0;
    /// The node that stands for callees that are not known.
    pub const UNKNOWN_CALLEE: CallNode = 1;

    /// The graph of the callables inside an operation.
    pub fn new(ir: &Ir<'_>, op: Op) -> Self {
        let mut graph =
            CallGraph { regions: vec![None; 2], edges: vec![Vec::new(); 2], nodes: FxHashMap::default() };
        let mut tables = SymbolTables::new(ir);
        graph.walk(ir, op, None);
        graph.walk(ir, op, Some(&mut tables));
        graph
    }

    /// Adds nodes or, with symbol tables, the edges of calls.
    fn walk<'a, 'c>(&mut self, ir: &'a Ir<'c>, top: Op, mut tables: Option<&mut SymbolTables<'a, 'c>>) {
        let mut pending: Vec<(Op, Option<CallNode>)> = vec![(top, None)];
        while let Some((op, mut parent)) = pending.pop() {
            if let Some(call) = op.interface::<DynCallOpInterface>(ir) {
                if let (Some(tables), Some(parent)) = (tables.as_deref_mut(), parent) {
                    let callee = self.resolve(ir, call, tables);
                    self.add_edge(parent, callee, CallEdge::Call);
                }
                continue;
            }
            if let Some(callable) = op.interface::<DynCallableOpInterface>(ir) {
                let region = callable.callable_region(ir).filter(|region| !region.is_empty(ir));
                let Some(region) = region else { continue };
                parent = Some(self.node_or_new(region, parent));
            }
            let nested: Vec<Op> = op.regions(ir).flat_map(|region| region.ops(ir)).collect();
            pending.extend(nested.into_iter().rev().map(|op| (op, parent)));
        }
    }

    fn node_or_new(&mut self, region: Region, parent: Option<CallNode>) -> CallNode {
        if let Some(node) = self.nodes.get(&region) {
            return *node;
        }
        let node = self.regions.len();
        self.regions.push(Some(region));
        self.edges.push(Vec::new());
        self.nodes.insert(region, node);
        match parent {
            Some(parent) => self.add_edge(parent, node, CallEdge::Child),
            None => self.add_edge(Self::EXTERNAL_CALLER, node, CallEdge::Abstract),
        }
        node
    }

    fn add_edge(&mut self, from: CallNode, to: CallNode, kind: CallEdge) {
        if !self.edges[from].contains(&(to, kind)) {
            self.edges[from].push((to, kind));
        }
    }

    /// The node of a callee; [`UNKNOWN_CALLEE`](Self::UNKNOWN_CALLEE) if it is not in the graph.
    pub fn resolve<'c>(
        &self,
        ir: &Ir<'c>,
        call: DynCallOpInterface,
        tables: &mut SymbolTables<'_, 'c>,
    ) -> CallNode {
        let callee = call.resolve_callable_in_table(ir, tables);
        let region = callee
            .and_then(|callee| callee.interface::<DynCallableOpInterface>(ir))
            .and_then(|callable| callable.callable_region(ir));
        region.and_then(|region| self.node(region)).unwrap_or(Self::UNKNOWN_CALLEE)
    }

    /// The node of a region.
    pub fn node(&self, region: Region) -> Option<CallNode> {
        self.nodes.get(&region).copied()
    }

    /// The region of a node; `None` for the external caller and the unknown callee.
    pub fn region(&self, node: CallNode) -> Option<Region> {
        self.regions[node]
    }

    /// The edges from a node, in the order of the program.
    pub fn edges(&self, node: CallNode) -> &[(CallNode, CallEdge)] {
        &self.edges[node]
    }

    /// The nodes with regions.
    pub fn callables(&self) -> impl Iterator<Item = CallNode> + '_ {
        2..self.regions.len()
    }

    /// The strongly connected components that can be reached from the external caller, callees before callers.
    pub fn components(&self) -> Vec<Vec<CallNode>> {
        let mut search =
            Search { numbers: vec![0; self.regions.len()], visited: 0, stack: Vec::new(), found: Vec::new() };
        let mut visits: Vec<Visit> = vec![search.enter(Self::EXTERNAL_CALLER)];
        while let Some(visit) = visits.last_mut() {
            if let Some((child, _)) = self.edges[visit.node].get(visit.next) {
                visit.next += 1;
                match search.numbers[*child] {
                    0 => visits.push(search.enter(*child)),
                    number => visit.lowest = visit.lowest.min(number),
                }
                continue;
            }
            let Visit { node, lowest, .. } = *visit;
            visits.pop();
            if let Some(parent) = visits.last_mut() {
                parent.lowest = parent.lowest.min(lowest);
            }
            search.leave(node, lowest);
        }
        search.found
    }
}

/// Tarjan's algorithm in progress.
struct Search {
    /// 0 for nodes not visited, the largest number for those in a component.
    numbers: Vec<usize>,
    visited: usize,
    stack: Vec<CallNode>,
    found: Vec<Vec<CallNode>>,
}

struct Visit {
    node: CallNode,
    next: usize,
    lowest: usize,
}

impl Search {
    fn enter(&mut self, node: CallNode) -> Visit {
        self.visited += 1;
        let number = self.visited;
        self.numbers[node] = number;
        self.stack.push(node);
        Visit { node, next: 0, lowest: number }
    }

    fn leave(&mut self, node: CallNode, lowest: usize) {
        if lowest != self.numbers[node] {
            return;
        }
        let mut component = Vec::new();
        while let Some(last) = self.stack.pop() {
            self.numbers[last] = usize::MAX;
            component.push(last);
            if last == node {
                break;
            }
        }
        self.found.push(component);
    }
}

impl Analysis for CallGraph {
    const NAME: &'static str = "CallGraph";

    fn compute(ir: &Ir<'_>, op: Op) -> Self {
        CallGraph::new(ir, op)
    }
}
