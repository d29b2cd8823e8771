//! The fused matcher: a decision tree over the [conditions](Condition) of patterns with one root.
//!
//! A walk from the tree's root to a leaf tests the patterns' common conditions once, and ends with those
//! patterns that may still match, in the order in which they are to be tried. Patterns without conditions are
//! in every leaf, so a tree of nothing else is a single leaf.

use std::collections::VecDeque;
use std::ops::Range;

use crate::context::Context;
use crate::ir::{Ir, Op};
use crate::rewrite::condition::{Condition, ConditionTest};
use crate::rewrite::declarative::attribute_or_default;

/// The number of operations below a root that a walk remembers. Conditions on more are left to the patterns.
const REGISTERS: usize = 16;

/// A pattern that a condition does not mention is in each branch below it. A tree may have so many entries
/// per pattern; where there would be more, it ends early, and the patterns are tried one by one.
const ENTRIES_PER_PATTERN: usize = 64;

/// Trees for many roots, in shared vectors.
#[derive(Default)]
pub(super) struct DecisionTrees {
    nodes: Vec<Node>,
    /// The patterns of all leaves.
    patterns: Vec<u32>,
}

/// A tree of [`DecisionTrees`].
#[derive(Clone, Copy, Debug)]
pub(super) struct TreeId(u32);

/// The number of a node.
type NodeId = u32;

enum Node {
    /// These patterns are left.
    Leaf(Range<u32>),
    /// Branches by the name of the operation that defines an operand, and remembers the operation.
    Producer { user: u8, operand: u32, register: u8, cases: Box<[(u32, NodeId)]>, otherwise: NodeId },
    /// Branches by a test of a remembered operation.
    Test { of: u8, test: ConditionTest, yes: NodeId, no: NodeId },
}

impl DecisionTrees {
    /// The patterns that may match `op`, in their order. It has the root for which the tree was made.
    pub(super) fn candidates(&self, tree: TreeId, ir: &Ir<'_>, op: Op) -> &[u32] {
        let mut node = &self.nodes[tree.0 as usize];
        let mut registers = [op; REGISTERS];
        loop {
            let next = match node {
                Node::Leaf(range) => return &self.patterns[range.start as usize..range.end as usize],
                Node::Producer { user, operand, register, cases, otherwise } => {
                    let producer = producer(ir, registers[usize::from(*user)], *operand);
                    producer.map_or(*otherwise, |op| {
                        registers[usize::from(*register)] = op;
                        let name = op.name(ir).index() as u32;
                        cases.binary_search_by_key(&name, |case| case.0).map_or(*otherwise, |at| cases[at].1)
                    })
                }
                Node::Test { of, test, yes, no } => {
                    if holds(ir, registers[usize::from(*of)], test) {
                        *yes
                    } else {
                        *no
                    }
                }
            };
            node = &self.nodes[next as usize];
        }
    }

    /// Adds the tree for patterns of one root, which are given in the order in which they are to be tried.
    pub(super) fn add(
        &mut self,
        context: &Context,
        patterns: impl Iterator<Item = (u32, &'static [Condition])>,
    ) -> TreeId {
        let patterns: Vec<_> =
            patterns.map(|(index, conditions)| Undecided::new(index, conditions)).collect();
        let root = self.reserve();
        let mut budget = patterns.len() * ENTRIES_PER_PATTERN;
        let mut open = VecDeque::from([Open { node: root, patterns, known: vec![&[][..]] }]);
        // Level by level, so that a tree that grows too large ends at the same depth everywhere.
        while let Some(branch) = open.pop_front() {
            // A pattern that is alone tests the rest itself.
            let is_decided = branch.patterns.len() <= 1 && branch.node != root;
            let node = match branch.best_test() {
                Some(test) if budget > 0 && !is_decided => {
                    let split = branch.split(context, test, || self.reserve());
                    budget =
                        budget.saturating_sub(split.branches.iter().map(|open| open.patterns.len()).sum());
                    open.extend(split.branches);
                    split.node
                }
                _ => self.leaf(&branch.patterns),
            };
            self.nodes[branch.node as usize] = node;
        }
        TreeId(root)
    }

    /// A node that is made later.
    fn reserve(&mut self) -> NodeId {
        self.nodes.push(Node::Leaf(0..0));
        self.nodes.len() as u32 - 1
    }

    fn leaf(&mut self, patterns: &[Undecided]) -> Node {
        let start = self.patterns.len() as u32;
        self.patterns.extend(patterns.iter().map(|pattern| pattern.index));
        Node::Leaf(start..self.patterns.len() as u32)
    }
}

fn producer(ir: &Ir<'_>, user: Op, operand: u32) -> Option<Op> {
    user.operands(ir).nth(operand as usize)?.defining_op(ir)
}

fn holds(ir: &Ir<'_>, op: Op, test: &ConditionTest) -> bool {
    match test {
        ConditionTest::Name(name) => op.name(ir).as_str() == *name,
        ConditionTest::EitherProducer(first, name) => [*first, *first + 1]
            .into_iter()
            .filter_map(|operand| producer(ir, op, operand))
            .any(|op| op.name(ir).as_str() == *name),
        ConditionTest::Attribute(slot, constraint) => {
            attribute_or_default(ir, op, *slot as usize).is_some_and(constraint.check)
        }
        ConditionTest::OperandType(operand, constraint) => {
            op.operands(ir).nth(*operand as usize).is_some_and(|value| (constraint.check)(value.ty(ir)))
        }
    }
}

/// Whether one test answers both conditions. Constraints are compared by their addresses.
fn test_the_same(a: &Condition, b: &Condition) -> bool {
    a.path == b.path
        && match (a.test, b.test) {
            (ConditionTest::Name(_), ConditionTest::Name(_)) => true,
            (ConditionTest::EitherProducer(a, left), ConditionTest::EitherProducer(b, right)) => {
                a == b && left == right
            }
            (ConditionTest::Attribute(a, left), ConditionTest::Attribute(b, right)) => {
                a == b && std::ptr::eq(left, right)
            }
            (ConditionTest::OperandType(a, left), ConditionTest::OperandType(b, right)) => {
                a == b && std::ptr::eq(left, right)
            }
            _ => false,
        }
}

/// A pattern with those of its conditions that are not known to hold yet.
#[derive(Clone)]
struct Undecided {
    index: u32,
    conditions: Vec<Condition>,
}

impl Undecided {
    fn new(index: u32, conditions: &[Condition]) -> Self {
        // The root's name is known: the tree is for it.
        let is_open = |condition: &&Condition| {
            !(condition.path.is_empty() && matches!(condition.test, ConditionTest::Name(_)))
        };
        Self { index, conditions: conditions.iter().filter(is_open).copied().collect() }
    }

    fn condition(&self, test: &Condition) -> Option<&Condition> {
        self.conditions.iter().find(|condition| test_the_same(condition, test))
    }

    fn wanted_name(&self, test: &Condition) -> Option<&'static str> {
        match self.condition(test)?.test {
            ConditionTest::Name(name) => Some(name),
            _ => None,
        }
    }

    /// The same pattern after a successful test, without the tested condition.
    fn after(&self, test: &Condition) -> Self {
        let mut conditions = self.conditions.clone();
        conditions.retain(|condition| !test_the_same(condition, test));
        Self { index: self.index, conditions }
    }
}

/// A branch whose node is still to be made.
struct Open {
    node: NodeId,
    patterns: Vec<Undecided>,
    /// The ways to the operations that are remembered.
    known: Vec<&'static [u32]>,
}

/// A node with the branches below it.
struct Split {
    node: Node,
    branches: Vec<Open>,
}

impl Open {
    /// Returns the test that most patterns have; of several, the one that comes first in the patterns' order.
    /// Names come before constraints, since they are cheap to compare and separate many patterns at once.
    fn best_test(&self) -> Option<Condition> {
        let mut counts: Vec<(Condition, usize)> = Vec::new();
        let conditions = self.patterns.iter().flat_map(|pattern| &pattern.conditions);
        for condition in conditions.filter(|condition| self.can_test(condition)) {
            match counts.iter_mut().find(|(counted, _)| test_the_same(counted, condition)) {
                Some((_, count)) => *count += 1,
                None => counts.push((*condition, 1)),
            }
        }
        let rank = |(condition, count): &(Condition, usize)| {
            (matches!(condition.test, ConditionTest::Name(_)), *count)
        };
        let best = counts.iter().map(rank).max()?;
        counts.iter().find(|counted| rank(counted) == best).map(|(condition, _)| *condition)
    }

    fn can_test(&self, condition: &Condition) -> bool {
        match (condition.test, condition.path.split_last()) {
            (ConditionTest::Name(_), Some((_, user))) => {
                self.known.len() < REGISTERS && self.register(user).is_some()
            }
            _ => self.register(condition.path).is_some(),
        }
    }

    fn register(&self, path: &[u32]) -> Option<u8> {
        let position = self.known.iter().position(|known| *known == path)?;
        u8::try_from(position).ok()
    }

    /// Makes the node for a test, and the branches below it.
    fn split(&self, context: &Context, test: Condition, mut reserve: impl FnMut() -> NodeId) -> Split {
        let mut branches = Vec::new();
        let mut branch = |patterns: Vec<Undecided>, known: Vec<&'static [u32]>| {
            let node = reserve();
            branches.push(Open { node, patterns, known });
            node
        };
        let others = branch(self.without_condition(&test), self.known.clone());
        let node = match (test.test, test.path.split_last()) {
            (ConditionTest::Name(_), Some((operand, user))) => {
                let known: Vec<_> = self.known.iter().copied().chain([test.path]).collect();
                let case = |name| {
                    (context.op_name(name).index() as u32, branch(self.named(&test, name), known.clone()))
                };
                let mut cases: Vec<(u32, NodeId)> = self.names(&test).into_iter().map(case).collect();
                cases.sort_unstable();
                Node::Producer {
                    user: self.register(user).unwrap_or_default(),
                    operand: *operand,
                    register: self.known.len() as u8,
                    cases: cases.into(),
                    otherwise: others,
                }
            }
            _ => {
                let of = self.register(test.path).unwrap_or_default();
                let yes = branch(
                    self.patterns.iter().map(|pattern| pattern.after(&test)).collect(),
                    self.known.clone(),
                );
                Node::Test { of, test: test.test, yes, no: others }
            }
        };
        Split { node, branches }
    }

    /// The patterns without a condition on the tested part.
    fn without_condition(&self, test: &Condition) -> Vec<Undecided> {
        self.patterns.iter().filter(|pattern| pattern.condition(test).is_none()).cloned().collect()
    }

    /// Returns the names that the patterns require at the position of a test, each once, in the patterns'
    /// order.
    fn names(&self, test: &Condition) -> Vec<&'static str> {
        let mut names = Vec::new();
        for name in self.patterns.iter().filter_map(|pattern| pattern.wanted_name(test)) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// The patterns that are left where a test has found this name.
    fn named(&self, test: &Condition, name: &str) -> Vec<Undecided> {
        let fits = |pattern: &&Undecided| pattern.wanted_name(test).is_none_or(|wanted| wanted == name);
        self.patterns.iter().filter(fits).map(|pattern| pattern.after(test)).collect()
    }
}
