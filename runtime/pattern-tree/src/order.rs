//! The order in which predicates are tested.
//!
//! Lists of predicates come in, one per pattern. The pairs of position and question go out, each once, those first that are
//! best tested first. The order is MLIR's: the sums are 32 bits wide as there.

use std::cmp::Reverse;
use std::hash::Hash;

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use crate::position::{Position, PositionId, Positions};
use crate::question::{Constraint, Predicate, Question};

/// A question at a position.
pub(crate) type Asked<'a> = (PositionId, &'a Question);

/// The position of each question in the order.
pub(crate) struct Order<'a> {
    places: FxHashMap<Asked<'a>, usize>,
}

/// The frequency of a question.
#[derive(Clone, Copy, Default)]
struct Sums {
    /// By how many predicates.
    primary: u32,
    /// The squares of the primary sums of all questions of the same patterns: common questions of patterns
    /// thus stay together.
    secondary: u32,
}

impl<'a> Order<'a> {
    pub(crate) fn new<V: Clone + Eq + Hash>(
        positions: &Positions<V>,
        patterns: &'a [Vec<Predicate<V>>],
    ) -> Self {
        let mut asked = sums(patterns);
        let key = |(position, question): &Asked<'_>, sums: &Sums| {
            let rank =
                (positions.depth(*position), positions.get(*position).kind_rank(), question.kind_rank());
            (Reverse(sums.primary), Reverse(sums.secondary), rank)
        };
        // The sort is stable: the pattern that comes first decides where all else is equal.
        asked.sort_by(|a, a_sums, b, b_sums| key(a, a_sums).cmp(&key(b, b_sums)));
        let mut levels = Levels { positions, known: FxHashMap::default() };
        let mut ordered: Vec<Asked<'a>> = asked.into_keys().collect();
        ordered.sort_by_cached_key(|asked| levels.of(*asked));
        Self { places: ordered.into_iter().enumerate().map(|(place, asked)| (asked, place)).collect() }
    }

    /// Returns the predicates of a pattern in order, each question once. The first of two answers to one
    /// question is kept.
    pub(crate) fn sorted<V>(&self, pattern: &'a [Predicate<V>]) -> Vec<&'a Predicate<V>> {
        let mut seen = FxHashSet::default();
        let mut sorted: Vec<_> = pattern
            .iter()
            .map(|predicate| (self.places[&(predicate.position, &predicate.question)], predicate))
            .filter(|(place, _)| seen.insert(*place))
            .collect();
        sorted.sort_by_key(|(place, _)| *place);
        sorted.into_iter().map(|(_, predicate)| predicate).collect()
    }
}

/// The sums of all questions, in the order of the patterns.
fn sums<V>(patterns: &[Vec<Predicate<V>>]) -> IndexMap<Asked<'_>, Sums, FxBuildHasher> {
    let mut asked: IndexMap<Asked<'_>, Sums, FxBuildHasher> = IndexMap::default();
    for predicate in patterns.iter().flatten() {
        asked.entry((predicate.position, &predicate.question)).or_default().primary += 1;
    }
    for pattern in patterns {
        let own: FxHashSet<usize> = pattern
            .iter()
            .filter_map(|predicate| asked.get_index_of(&(predicate.position, &predicate.question)))
            .collect();
        let square = |index: &usize| asked[*index].primary.wrapping_mul(asked[*index].primary);
        let total = own.iter().map(square).fold(0, u32::wrapping_add);
        for index in own {
            let secondary = &mut asked[index].secondary;
            *secondary = secondary.wrapping_add(total);
        }
    }
    asked
}

/// Constraints come before questions about their results.
struct Levels<'p, V> {
    positions: &'p Positions<V>,
    /// The number of constraints in a row that must be tested before each constraint.
    known: FxHashMap<Constraint, u32>,
}

impl<V: Clone + Eq + Hash> Levels<'_, V> {
    /// The number of constraints in a row that must be tested before.
    fn of(&mut self, (position, question): Asked<'_>) -> u32 {
        let own = self.below(position);
        match question {
            Question::Constraint(constraint) => self.of_constraint(constraint),
            Question::EqualTo(other) => own.max(self.below(*other)),
            _ => own,
        }
    }

    fn of_constraint(&mut self, constraint: &Constraint) -> u32 {
        if let Some(known) = self.known.get(constraint) {
            return *known;
        }
        let level = constraint.arguments.iter().map(|argument| self.below(*argument)).max().unwrap_or(0);
        self.known.insert(constraint.clone(), level);
        level
    }

    /// For a result of a constraint, one more than for the constraint.
    fn below(&mut self, position: PositionId) -> u32 {
        match self.positions.get(position) {
            Position::ConstraintResult(constraint, _) => self.of_constraint(constraint) + 1,
            _ => 0,
        }
    }
}
