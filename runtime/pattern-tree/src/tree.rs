//! The tree that runs the common tests of patterns once.

use std::hash::Hash;
use std::ops::Index;

use rustc_hash::FxHashMap;

use crate::order::{Asked, Order};
use crate::position::{PositionId, Positions};
use crate::question::{Answer, Predicate, Question};

/// The number of a [`Branch`] in its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BranchId(u32);

/// The number of a [`Test`] in its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TestId(u32);

/// The tests to run after certain answers: first the patterns that match, then all tests in turn.
#[derive(Clone, Debug, Default)]
pub struct Branch {
    /// The numbers of the patterns that require no further answer. MLIR tries the last of them first.
    pub patterns: Vec<usize>,
    /// The tests of this branch, in order. All of them run, whether or not earlier ones succeed.
    pub tests: Vec<TestId>,
}

/// A question, with a branch for each answer that a pattern requires.
#[derive(Clone, Debug)]
pub struct Test<V> {
    /// The position.
    pub position: PositionId,
    /// The question.
    pub question: Question,
    /// The answers, in the order of the patterns, each once.
    pub cases: Vec<(Answer<V>, BranchId)>,
}

/// A tree of tests. From its root the branches of all answers that fit lead to all patterns that match.
#[derive(Clone, Debug)]
pub struct Tree<V> {
    branches: Vec<Branch>,
    tests: Vec<Test<V>>,
}

impl<V> Tree<V> {
    /// The branch where nothing is known.
    pub fn root(&self) -> &Branch {
        &self.branches[0]
    }

    /// The number of the root.
    pub fn root_id(&self) -> BranchId {
        BranchId(0)
    }
}

impl<V> Index<BranchId> for Tree<V> {
    type Output = Branch;

    fn index(&self, id: BranchId) -> &Branch {
        &self.branches[id.0 as usize]
    }
}

impl<V> Index<TestId> for Tree<V> {
    type Output = Test<V>;

    fn index(&self, id: TestId) -> &Test<V> {
        &self.tests[id.0 as usize]
    }
}

impl<V: Clone + Eq + Hash> Tree<V> {
    /// The tree of patterns, each given as the list of its predicates.
    pub fn new(positions: &Positions<V>, patterns: &[Vec<Predicate<V>>]) -> Self {
        let order = Order::new(positions, patterns);
        let mut builder = Builder {
            tree: Self { branches: vec![Branch::default()], tests: Vec::new() },
            tests: FxHashMap::default(),
            cases: FxHashMap::default(),
        };
        for (number, pattern) in patterns.iter().enumerate() {
            let mut branch = builder.tree.root_id();
            for predicate in order.sorted(pattern) {
                let test = builder.test(branch, predicate);
                branch = builder.case(test, &predicate.answer);
            }
            builder.tree.branches[branch.0 as usize].patterns.push(number);
        }
        builder.tree
    }
}

struct Builder<'a, V> {
    tree: Tree<V>,
    tests: FxHashMap<(BranchId, Asked<'a>), TestId>,
    cases: FxHashMap<(TestId, &'a Answer<V>), BranchId>,
}

impl<'a, V: Clone + Eq + Hash> Builder<'a, V> {
    /// Returns the test of a branch with a question.
    fn test(&mut self, branch: BranchId, predicate: &'a Predicate<V>) -> TestId {
        let tree = &mut self.tree;
        *self.tests.entry((branch, (predicate.position, &predicate.question))).or_insert_with(|| {
            let id = TestId(tree.tests.len() as u32);
            let (position, question) = (predicate.position, predicate.question.clone());
            tree.tests.push(Test { position, question, cases: Vec::new() });
            tree.branches[branch.0 as usize].tests.push(id);
            id
        })
    }

    /// The branch of an answer.
    fn case(&mut self, test: TestId, answer: &'a Answer<V>) -> BranchId {
        let tree = &mut self.tree;
        *self.cases.entry((test, answer)).or_insert_with(|| {
            let id = BranchId(tree.branches.len() as u32);
            tree.branches.push(Branch::default());
            tree.tests[test.0 as usize].cases.push((answer.clone(), id));
            id
        })
    }
}
