//! The roots of a pattern: from which operation it is matched, and how the others are reached.
//!
//! An operation whose results no other operation uses is a root. Two roots are connected by a value that both
//! lead to; its depth is the cost of the way from one to the other.

use std::collections::VecDeque;

use indexmap::IndexMap;
use rtblgen_pattern_tree::{Branching, Cost, CostGraph, optimal_branching};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use crate::{PdlKind, PdlPattern, PdlValue};

/// How a pattern is matched.
pub(super) struct Roots {
    /// The operation that comes first.
    pub(super) best: PdlValue,
    /// The ways to the other roots, in order.
    pub(super) edges: Vec<Edge>,
}

/// A way to a root, up from a value that is known.
pub(super) struct Edge {
    /// The root.
    pub(super) target: PdlValue,
    /// The value.
    pub(super) connector: PdlValue,
    /// The steps between them, the root last.
    pub(super) steps: Vec<Upward>,
}

/// From a value to an operation that uses it, or from an operation to a result.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Upward {
    /// The operation or result reached.
    pub(super) to: PdlValue,
    /// The number of the operand; `None` where it is all operands.
    pub(super) index: Option<usize>,
}

impl Roots {
    /// The roots of a pattern. `None` where they are not connected.
    pub(super) fn of(pattern: &PdlPattern<'_>) -> Option<Self> {
        let chosen = pattern.operations.iter().find_map(|operation| match operation.kind {
            PdlKind::Rewrite { root } => root,
            _ => None,
        });
        let candidates = candidates(pattern, chosen);
        let walks: Vec<Walk> = candidates.iter().map(|root| Walk::down(pattern, *root)).collect();
        let connections = Connections::of(&walks);
        let branching = |root: usize| optimal_branching(&connections.costs, root).map(|found| (root, found));
        let (root, found): (usize, Branching) = match chosen {
            Some(chosen) => branching(candidates.iter().position(|root| *root == chosen)?)?,
            None => (0..candidates.len()).filter_map(branching).min_by_key(|(_, found)| found.cost)?,
        };
        let edges = found.edges_from(root);
        if edges.len() + 1 != candidates.len() {
            return None;
        }
        let edge = |(target, source): (usize, usize)| {
            let connector = *connections.connectors.get(&(target, source))?;
            Some(Edge { target: candidates[target], connector, steps: walks[target].up_from(connector)? })
        };
        Some(Self { best: candidates[root], edges: edges.into_iter().map(edge).collect::<Option<_>>()? })
    }
}

/// The operations of the match.
fn operations<'p>(pattern: &'p PdlPattern<'_>) -> impl Iterator<Item = (PdlValue, &'p [PdlValue])> {
    let all = pattern.operations.iter().enumerate();
    let in_match = all.take_while(|(_, operation)| !matches!(operation.kind, PdlKind::Rewrite { .. }));
    in_match.filter_map(|(operation, one)| match &one.kind {
        PdlKind::Operation { operands, .. } => Some((PdlValue { operation, result: 0 }, operands.as_slice())),
        _ => None,
    })
}

/// The operation of which a value is a result, and the number of the result or of the group.
fn parent(pattern: &PdlPattern<'_>, value: PdlValue) -> Option<(PdlValue, Option<usize>)> {
    match pattern.operations[value.operation].kind {
        PdlKind::Result { parent, index } => Some((parent, Some(index))),
        PdlKind::Results { parent, index } => Some((parent, index)),
        _ => None,
    }
}

/// The operations that no other one uses, and the one that the pattern names.
fn candidates(pattern: &PdlPattern<'_>, chosen: Option<PdlValue>) -> Vec<PdlValue> {
    let operands = operations(pattern).flat_map(|(_, operands)| operands);
    let mut used: FxHashSet<PdlValue> =
        operands.filter_map(|operand| parent(pattern, *operand)).map(|(op, _)| op).collect();
    if let Some(chosen) = chosen {
        used.remove(&chosen);
    }
    operations(pattern).map(|(op, _)| op).filter(|op| !used.contains(op)).collect()
}

/// The values below a root, breadth first.
struct Walk {
    root: PdlValue,
    /// The depth of each value, in the order of the walk.
    depths: Vec<(PdlValue, u32)>,
    /// The step by which each value was reached.
    upward: FxHashMap<PdlValue, Upward>,
}

impl Walk {
    fn down(pattern: &PdlPattern<'_>, root: PdlValue) -> Self {
        let mut walk = Self { root, depths: Vec::new(), upward: FxHashMap::default() };
        let mut waiting = VecDeque::from([(root, Upward { to: root, index: Some(0) }, 0)]);
        while let Some((value, upward, depth)) = waiting.pop_front() {
            if walk.upward.contains_key(&value) {
                continue;
            }
            walk.upward.insert(value, upward);
            walk.depths.push((value, depth));
            if let Some((op, index)) = parent(pattern, value) {
                waiting.push_back((op, Upward { to: value, index }, depth));
            }
            let PdlKind::Operation { operands, .. } = &pattern.operations[value.operation].kind else {
                continue;
            };
            let is_range =
                |operand: PdlValue| pattern.operations[operand.operation].results[operand.result].is_range();
            let is_all = matches!(operands.as_slice(), [only] if is_range(*only));
            let below = operands.iter().enumerate().map(|(number, operand)| {
                let index = (!is_all).then_some(number);
                (*operand, Upward { to: value, index }, depth + 1)
            });
            waiting.extend(below);
        }
        walk
    }

    /// The way from a value to the root.
    fn up_from(&self, mut value: PdlValue) -> Option<Vec<Upward>> {
        let mut steps = Vec::new();
        while value != self.root {
            let step = *self.upward.get(&value)?;
            steps.push(step);
            value = step.to;
        }
        Some(steps)
    }
}

/// How roots are connected, by target and source.
#[derive(Default)]
struct Connections {
    costs: CostGraph,
    connectors: FxHashMap<(usize, usize), PdlValue>,
}

impl Connections {
    fn of(walks: &[Walk]) -> Self {
        let mut by_value: IndexMap<PdlValue, Vec<(usize, u32)>, FxBuildHasher> = IndexMap::default();
        for (root, walk) in walks.iter().enumerate() {
            for (value, depth) in &walk.depths {
                by_value.entry(*value).or_default().push((root, *depth));
            }
        }
        let mut connections = Self::default();
        for (value, roots) in &by_value {
            for (source, _) in roots {
                for (target, depth) in roots.iter().filter(|(target, _)| target != source) {
                    connections.add(*target, *source, *depth, *value);
                }
            }
        }
        connections
    }

    /// Keeps the cheapest connection. If two cost the same, the first is kept.
    fn add(&mut self, target: usize, source: usize, depth: u32, connector: PdlValue) {
        let tie = self.connectors.len() as u32;
        let cost =
            self.costs.entry(target).or_default().entry(source).or_insert(Cost { depth: u32::MAX, tie });
        if cost.depth > depth {
            cost.depth = depth;
            self.connectors.insert((target, source), connector);
        }
    }
}
