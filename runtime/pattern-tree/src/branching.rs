//! Optimal branchings: the cheapest way to reach all nodes of a graph from one of them.
//!
//! Costs of edges come in, the edge by which each node is reached goes out. The algorithm is Edmonds's: take the cheapest
//! edge into each node; where these form a cycle, make one node of it and start again.

use std::collections::{BTreeMap, BTreeSet};

/// The cost of an edge. If two edges have the same depth, the one with the lower tie-breaker is cheaper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cost {
    /// The costs that are summed up.
    pub depth: u32,
    /// The tie-breaker.
    pub tie: u32,
}

/// The costs of the edges into each node, by their sources.
pub type CostGraph = BTreeMap<usize, BTreeMap<usize, Cost>>;

/// The cheapest tree from a root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branching {
    /// The sum of the depths of its edges.
    pub cost: u32,
    /// The source of the edge into each node except the root.
    pub parents: BTreeMap<usize, usize>,
}

impl Branching {
    /// The edges, as target and source, from the root on; those from one source in the order of their targets.
    pub fn edges_from(&self, root: usize) -> Vec<(usize, usize)> {
        let mut edges: Vec<(usize, usize)> = Vec::new();
        let mut sources = vec![root];
        let mut next = 0;
        while let Some(source) = sources.get(next).copied() {
            next += 1;
            let targets = self.parents.iter().filter(|(_, parent)| **parent == source);
            for (target, _) in targets {
                edges.push((*target, source));
                sources.push(*target);
            }
        }
        edges
    }
}

/// The cheapest tree from `root` that reaches all nodes. `None` where it does not reach all.
///
/// ```
/// use rtblgen_pattern_tree::{Cost, CostGraph, optimal_branching};
///
/// let mut graph = CostGraph::new();
/// for (target, source, depth) in [(1, 0, 5), (2, 0, 5), (2, 1, 1), (1, 2, 1)] {
///     graph.entry(target).or_default().insert(source, Cost { depth, tie: 0 });
/// }
/// let branching = optimal_branching(&graph, 0).unwrap();
/// assert_eq!(branching.cost, 6);
/// ```
pub fn optimal_branching(graph: &CostGraph, root: usize) -> Option<Branching> {
    let mut parents = BTreeMap::new();
    let mut cost = 0;
    for node in graph.keys().copied().filter(|node| *node != root) {
        if parents.contains_key(&node) {
            continue;
        }
        let path = cheapest_path(graph, root, node, &mut parents)?;
        let start = *path.last.as_ref()?;
        cost += path.costs.values().sum::<u32>();
        if path.costs.contains_key(&start) {
            return contracted(graph, root, start, &parents, &path.costs);
        }
    }
    Some(Branching { cost, parents })
}

struct Path {
    /// The cost of the edge into each node of the path.
    costs: BTreeMap<usize, u32>,
    /// The node at which the path met one that has a parent, or the root.
    last: Option<usize>,
}

/// Goes back along the cheapest edges, up to a node that has been visited.
fn cheapest_path(
    graph: &CostGraph,
    root: usize,
    mut node: usize,
    parents: &mut BTreeMap<usize, usize>,
) -> Option<Path> {
    let mut costs = BTreeMap::new();
    while node != root && !parents.contains_key(&node) {
        let (source, cost) = graph.get(&node)?.iter().min_by_key(|(_, cost)| **cost)?;
        parents.insert(node, *source);
        costs.insert(node, cost.depth);
        node = *source;
    }
    Some(Path { costs, last: Some(node) })
}

/// The solution for a graph in which one node, `start`, stands for a cycle.
fn contracted(
    graph: &CostGraph,
    root: usize,
    start: usize,
    parents: &BTreeMap<usize, usize>,
    costs: &BTreeMap<usize, u32>,
) -> Option<Branching> {
    let mut cycle = vec![start];
    while let Some(parent) = parents.get(cycle.last()?).filter(|parent| **parent != start) {
        cycle.push(*parent);
    }
    let contraction = contract(graph, &cycle, costs);
    let Branching { mut cost, mut parents } = optimal_branching(&contraction.graph, root)?;
    for (target, parent) in &mut parents {
        if *parent == start {
            *parent = *contraction.sources.get(target)?;
        }
    }
    let outside = *parents.get(&start)?;
    let entry = *contraction.targets.get(&outside)?;
    for (position, node) in cycle.iter().enumerate() {
        cost += costs.get(node)?;
        // The edge from outside replaces one edge of the cycle.
        let inside = cycle[(position + 1) % cycle.len()];
        parents.insert(*node, if *node == entry { outside } else { inside });
    }
    Some(Branching { cost, parents })
}

struct Contraction {
    graph: CostGraph,
    /// The source, in the cycle, of an edge to each node.
    sources: BTreeMap<usize, usize>,
    /// The target, in the cycle, of an edge from each node.
    targets: BTreeMap<usize, usize>,
}

/// Makes one node of a cycle. The cost of an edge into it is the difference to the replaced edge of the
/// cycle.
fn contract(graph: &CostGraph, cycle: &[usize], costs: &BTreeMap<usize, u32>) -> Contraction {
    let members: BTreeSet<usize> = cycle.iter().copied().collect();
    let start = cycle[0];
    let mut found =
        Contraction { graph: CostGraph::new(), sources: BTreeMap::new(), targets: BTreeMap::new() };
    let mut incoming: BTreeMap<usize, Cost> = BTreeMap::new();
    for (target, edges) in graph {
        let (inside, mut outside): (BTreeMap<_, _>, BTreeMap<_, _>) = edges
            .iter()
            .map(|(source, cost)| (*source, *cost))
            .partition(|(source, _)| members.contains(source));
        if members.contains(target) {
            let saved = costs.get(target).copied().unwrap_or_default();
            for (source, cost) in outside {
                let cost = Cost { depth: cost.depth.saturating_sub(saved), ..cost };
                if incoming.get(&source).is_none_or(|known| *known > cost) {
                    incoming.insert(source, cost);
                    found.targets.insert(source, *target);
                }
            }
        } else {
            if let Some((source, cost)) = inside.into_iter().min_by_key(|(_, cost)| *cost) {
                outside.insert(start, cost);
                found.sources.insert(*target, source);
            }
            found.graph.insert(*target, outside);
        }
    }
    found.graph.insert(start, incoming);
    found
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Cost, CostGraph, optimal_branching};

    /// The least sum over all ways to choose an edge into each node that form a tree.
    fn least(graph: &CostGraph, nodes: usize) -> Option<u32> {
        let choices = (nodes as u32).pow(nodes as u32 - 1);
        (0..choices).filter_map(|choice| cost_of(graph, nodes, choice as usize)).min()
    }

    fn cost_of(graph: &CostGraph, nodes: usize, mut choice: usize) -> Option<u32> {
        let mut parents = vec![0; nodes];
        let mut cost = 0;
        for (target, parent) in parents.iter_mut().enumerate().skip(1) {
            *parent = choice % nodes;
            choice /= nodes;
            cost += graph.get(&target)?.get(parent)?.depth;
        }
        let reaches_root = |mut node: usize| {
            (0..nodes).for_each(|_| node = parents[node]);
            node == 0
        };
        (1..nodes).all(reaches_root).then_some(cost)
    }

    fn graph(nodes: usize) -> impl Strategy<Value = (usize, CostGraph)> {
        let edges = proptest::collection::vec(proptest::option::weighted(0.7, 0..9_u32), nodes * nodes);
        edges.prop_map(move |edges| {
            let mut graph = CostGraph::new();
            for (number, depth) in edges.into_iter().enumerate() {
                let (target, source) = (number / nodes, number % nodes);
                let into = graph.entry(target).or_default();
                if let Some(depth) = depth.filter(|_| target != source) {
                    into.insert(source, Cost { depth, tie: number as u32 });
                }
            }
            (nodes, graph)
        })
    }

    proptest! {
        #[test]
        fn the_cost_is_the_least((nodes, graph) in (2..6_usize).prop_flat_map(graph)) {
            let found = optimal_branching(&graph, 0);
            prop_assert_eq!(found.as_ref().map(|branching| branching.cost), least(&graph, nodes));
            if let Some(branching) = found {
                prop_assert_eq!(branching.edges_from(0).len(), nodes - 1);
            }
        }
    }
}
