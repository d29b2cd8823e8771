//! Explains a set of patterns: its tree, and warnings about the set.
//!
//! [`ExplainedPattern`]s come in. An [`Explanation`] has the tree of their tests, the patterns that can never
//! match, shadowed patterns, and pairs that undo each other. It is written as text, JSON or a graph for
//! `dot`.

mod analysis;
mod circle;
mod render;
mod term;
mod text;
mod unify;

use std::fmt::Display;
use std::hash::Hash;

use crate::position::Positions;
use crate::question::Predicate;
use crate::tree::Tree;

pub use analysis::{Contradiction, Shadow};
pub use render::Finding;
pub use term::{Condition, ResultTest, Rewrite, Term};

/// A pattern of a set.
#[derive(Clone, Debug)]
pub struct ExplainedPattern<V> {
    /// The name.
    pub name: String,
    /// The benefit.
    pub benefit: u16,
    /// The tests of the pattern.
    pub predicates: Vec<Predicate<V>>,
    /// Whether the predicates are all its tests. Otherwise it has further ones.
    pub is_exact: bool,
    /// The names of those of its operations that have a folder, which may change new ones before patterns see them.
    pub folded: Vec<V>,
    /// The term that it matches and the one that it makes, where they are known.
    pub rewrite: Option<Rewrite<V>>,
}

/// In which order patterns of the same benefit are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SameBenefit {
    /// In the order of the list.
    Listed,
    /// In an order that is not known.
    Unknown,
}

/// The circles of several patterns: see [`Explanation::circles`]. For patterns of several files, whose other parts are not
/// compared.
pub fn circles<V: Clone + Eq>(patterns: &[ExplainedPattern<V>]) -> Vec<Vec<usize>> {
    let mut found = circle::circles(patterns, SameBenefit::Unknown);
    found.retain(|circle| circle.len() > 1);
    found
}

/// The explanation of a set of patterns: the tree and the warnings.
#[derive(Clone, Debug)]
pub struct Explanation<V> {
    patterns: Vec<ExplainedPattern<V>>,
    positions: Positions<V>,
    tree: Tree<V>,
    /// Patterns that can never match.
    pub contradictions: Vec<Contradiction<V>>,
    /// Shadowed patterns.
    pub shadowed: Vec<Shadow>,
    /// Patterns that match their own result.
    pub endless: Vec<usize>,
    /// Two to eight patterns that make each other's matches for ever, in the order in which they apply.
    pub circles: Vec<Vec<usize>>,
    /// Pairs of patterns that undo each other. A pattern that undoes itself is a pair of one.
    pub undone: Vec<(usize, usize)>,
}

impl<V: Clone + Eq + Hash + Display> Explanation<V> {
    /// Explains patterns whose positions are these.
    pub fn new(
        positions: Positions<V>,
        patterns: Vec<ExplainedPattern<V>>,
        same_benefit: SameBenefit,
    ) -> Self {
        let lists: Vec<Vec<Predicate<V>>> =
            patterns.iter().map(|pattern| pattern.predicates.clone()).collect();
        let (own, circles): (Vec<_>, Vec<_>) =
            circle::circles(&patterns, same_benefit).into_iter().partition(|circle| circle.len() == 1);
        Self {
            tree: Tree::new(&positions, &lists),
            contradictions: analysis::contradictions(&patterns),
            shadowed: analysis::shadowed(&patterns, same_benefit),
            endless: own.into_iter().flatten().collect(),
            circles,
            undone: analysis::undone(&patterns),
            patterns,
            positions,
        }
    }

    /// The name of a pattern.
    pub fn name(&self, pattern: usize) -> &str {
        &self.patterns[pattern].name
    }
}
