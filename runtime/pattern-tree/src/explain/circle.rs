//! Patterns that never end: those that match what they make, and circles of several.
//!
//! The search starts at the operation that a pattern matches, with its variables as unknown values, or with such operands that a
//! pattern matches an operation of the result. It applies the pattern, then others to any operation of the result, up to [`SHORT`] of
//! them, and up to [`LONGEST`] within a budget of steps. If an operation of the last result is like the one at the start, the same steps repeat for ever.
//!
//! Tests of types and attributes are assumed of unknown values, unless another test of the same value was assumed before. Of results of
//! operations they hold if the definition says so. The assumptions must hold again where the steps repeat.

use std::cell::Cell;

use crate::explain::term::FIRST_NEW;
use crate::explain::unify::Substitution;
use crate::explain::{Condition, ExplainedPattern, ResultTest, SameBenefit, Term};

/// The most patterns of a circle.
const LONGEST: usize = 8;
/// Circles of so many patterns are found in all sets. The number of paths can grow exponentially with their length.
const SHORT: usize = 3;
/// The most attempts to apply a pattern on paths that are longer.
const MOST_ATTEMPTS: usize = 100_000;
/// The most operations of a term; larger ones are not followed.
const LARGEST: usize = 64;

/// The circles: the numbers of their patterns in the order in which they apply, the smallest one first. A circle has no
/// smaller circle within it.
pub(super) fn circles<V: Clone + Eq>(
    patterns: &[ExplainedPattern<V>],
    same_benefit: SameBenefit,
) -> Vec<Vec<usize>> {
    let folded = patterns.iter().flat_map(|pattern| pattern.folded.iter().cloned()).collect();
    let rewrites = patterns.iter().filter_map(|pattern| pattern.rewrite.as_ref());
    let result_tests = rewrites.flat_map(|rewrite| rewrite.result_tests.iter().cloned()).collect();
    let search = Search {
        patterns,
        same_benefit,
        folded,
        result_tests,
        next_new: Cell::new(FIRST_NEW),
        attempts: Cell::new(0),
    };
    let mut found: Vec<Vec<usize>> = Vec::new();
    for length in 1..=LONGEST {
        for (start, pattern) in patterns.iter().enumerate() {
            if pattern.rewrite.is_none() || !pattern.is_exact {
                continue;
            }
            for term in search.starts(start) {
                let Some((made, known)) = search.applied_assuming(start, &term, &[]) else { continue };
                let mut path = Path { start: &term, patterns: vec![start], known };
                search.extend(&mut path, &made, length, &mut found);
            }
        }
    }
    found.sort();
    found
}

/// Whether the patterns of a path contain a known circle.
fn contains_one(path: &[usize], found: &[Vec<usize>]) -> bool {
    found.iter().any(|known| known.iter().all(|number| path.contains(number)))
}

struct Search<'p, V> {
    patterns: &'p [ExplainedPattern<V>],
    same_benefit: SameBenefit,
    /// The names of operations with a folder.
    folded: Vec<V>,
    result_tests: Vec<ResultTest<V>>,
    /// The number of the next variable for something new.
    next_new: Cell<usize>,
    /// The attempts to apply a pattern on paths of more than [`SHORT`] patterns.
    attempts: Cell<usize>,
}

/// The patterns that have applied one after another.
struct Path<'t, V> {
    start: &'t Term<V>,
    patterns: Vec<usize>,
    /// The assumptions, of variables of the start.
    known: Vec<Condition<V>>,
}

impl<V: Clone + Eq> Search<'_, V> {
    /// The operations at which a search starts: the one that a pattern matches, and the same with such operands that a pattern
    /// matches an operation of the result.
    fn starts(&self, pattern: usize) -> Vec<Term<V>> {
        let Some(own) = &self.patterns[pattern].rewrite else { return Vec::new() };
        let mut starts = vec![own.from.clone()];
        for next in self.patterns.iter().filter_map(|next| next.rewrite.as_ref()) {
            let wanted = next.from.renamed();
            for op in own.to.ops() {
                let Some(found) = Substitution::unifying(&op, &wanted) else { continue };
                let term = found.apply(&own.from);
                if !starts.iter().any(|known| known.is_like(&term)) {
                    starts.push(term);
                }
            }
        }
        starts
    }

    /// Follows paths of this length from a term, to which the path led.
    fn extend(&self, path: &mut Path<'_, V>, term: &Term<V>, length: usize, found: &mut Vec<Vec<usize>>) {
        if term.op_count() > LARGEST || contains_one(&path.patterns, found) {
            return;
        }
        if path.patterns.len() == length {
            if term.ops().iter().any(|op| self.repeats(path, op)) {
                self.keep(&path.patterns, found);
            }
            return;
        }
        for op in term.ops() {
            let Term::Op { identity, .. } = op else { continue };
            for next in 0..self.patterns.len() {
                if length > SHORT && self.attempts.replace(self.attempts.get() + 1) >= MOST_ATTEMPTS {
                    return;
                }
                let Some((made, known)) = self.applied_assuming(next, &op, &path.known) else { continue };
                path.patterns.push(next);
                let before = std::mem::replace(&mut path.known, known);
                self.extend(path, &term.with(identity, &made), length, found);
                path.known = before;
                path.patterns.pop();
            }
        }
    }

    /// Whether all steps of a path can be taken again at an operation.
    fn repeats(&self, path: &Path<'_, V>, op: &Term<V>) -> bool {
        let (first, known) = (path.patterns[0], &path.known);
        let mut bindings = Vec::new();
        path.start.matches(op, &mut bindings)
            && known.iter().all(|own| own.on(&bindings).is_some_and(|own| self.holds(&own, known)))
            && self.applied(first, op, known).is_some()
            && self.is_preferred(first, op, known)
    }

    fn holds(&self, condition: &Condition<V>, known: &[Condition<V>]) -> bool {
        let is_known = known.iter().any(|own| own.test == condition.test && own.of.is_same_as(&condition.of));
        is_known || condition.is_by_definition(&self.result_tests)
    }

    /// The term that a pattern makes of an operation, and what is known then, if no other pattern comes before it.
    fn applied_assuming(
        &self,
        pattern: usize,
        op: &Term<V>,
        known: &[Condition<V>],
    ) -> Option<(Term<V>, Vec<Condition<V>>)> {
        let rewrite = self.patterns[pattern].rewrite.as_ref()?;
        let (mut bindings, mut known) = (Vec::new(), known.to_vec());
        if !rewrite.from.matches(op, &mut bindings) {
            return None;
        }
        for condition in rewrite.conditions_on(&bindings)? {
            let is_open = matches!(condition.of, Term::Variable(_))
                && known.iter().all(|own| !own.of.is_same_as(&condition.of));
            if is_open {
                known.push(condition);
            }
        }
        let made = self.applied(pattern, op, &known).filter(|_| self.is_preferred(pattern, op, &known))?;
        Some((made, known))
    }

    /// Adds the patterns of a circle. A pattern may apply several times in it.
    fn keep(&self, path: &[usize], found: &mut Vec<Vec<usize>>) {
        let mut circle: Vec<usize> = Vec::new();
        for number in path {
            if !circle.contains(number) {
                circle.push(*number);
            }
        }
        let least = (0..circle.len()).min_by_key(|place| circle[*place]).unwrap_or_default();
        circle.rotate_left(least);
        found.push(circle);
    }

    /// The term that a pattern makes of an operation, if it always applies to it where the known conditions hold.
    fn applied(&self, pattern: usize, op: &Term<V>, known: &[Condition<V>]) -> Option<Term<V>> {
        let pattern = &self.patterns[pattern];
        let rewrite = pattern.rewrite.as_ref().filter(|_| pattern.is_exact)?;
        let mut bindings = Vec::new();
        let applies = rewrite.from.matches(op, &mut bindings)
            && rewrite.conditions_on(&bindings)?.iter().all(|own| self.holds(own, known))
            && self.stays(op);
        if !applies {
            return None;
        }
        // A part of the result that the match does not bind is an unknown value, or a new operation.
        let mut next = self.next_new.get();
        let made = rewrite.to.replaced_or_new(&mut bindings, &mut next);
        self.next_new.set(next);
        Some(made)
    }

    /// Whether no pattern that comes before this one always applies to the operation.
    fn is_preferred(&self, pattern: usize, op: &Term<V>, known: &[Condition<V>]) -> bool {
        let own = self.patterns[pattern].benefit;
        let comes_first = |other: usize| {
            let benefit = self.patterns[other].benefit;
            benefit > own || benefit == own && other < pattern && self.same_benefit == SameBenefit::Listed
        };
        !(0..self.patterns.len())
            .any(|other| other != pattern && comes_first(other) && self.applied(other, op, known).is_some())
    }

    /// Whether no folder changes the operation or one below it: a folder may need constants, equal operands, or the
    /// operations that define them.
    fn stays(&self, op: &Term<V>) -> bool {
        op.ops().iter().all(|op| match op {
            Term::Op { name, operands, .. } if self.folded.contains(name) => {
                let is_unknown = |operand: &Term<V>| matches!(operand, Term::Variable(_));
                operands.iter().all(is_unknown)
                    && (1..operands.len()).all(|place| !operands[..place].contains(&operands[place]))
            }
            _ => true,
        })
    }
}
