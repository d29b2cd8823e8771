//! Patterns that never end: those that match what they make, and circles of several.
//!
//! The search starts at the operation that a pattern matches, with its variables as unknown values, or with such operands that a
//! pattern matches an operation of the result. It applies the pattern, then others to any operation of the result, up to [`LONGEST`] of
//! them. If an operation of the last result is like the one at the start, the same steps repeat for ever. Tests of types and attributes hold if the first pattern has made them of the
//! same values.

use crate::explain::unify::Substitution;
use crate::explain::{ExplainedPattern, SameBenefit, Term};

/// The most patterns of a circle.
const LONGEST: usize = 3;
/// The most operations of a term; larger ones are not followed.
const LARGEST: usize = 64;

/// The circles: the numbers of their patterns in the order in which they apply, the smallest one first. A circle has no
/// smaller circle within it.
pub(super) fn circles<V: Clone + Eq>(
    patterns: &[ExplainedPattern<V>],
    same_benefit: SameBenefit,
) -> Vec<Vec<usize>> {
    let folded = patterns.iter().flat_map(|pattern| pattern.folded.iter().cloned()).collect();
    let search = Search { patterns, same_benefit, folded };
    let mut found: Vec<Vec<usize>> = Vec::new();
    for length in 1..=LONGEST {
        for (start, pattern) in patterns.iter().enumerate() {
            if pattern.rewrite.is_none() || !pattern.is_exact {
                continue;
            }
            for term in search.starts(start) {
                let Some(made) = search.applied(start, &term, start) else { continue };
                if search.is_preferred(start, &term, start) {
                    search.extend(&term, &made, &mut vec![start], length, &mut found);
                }
            }
        }
    }
    found.sort();
    found
}

struct Search<'p, V> {
    patterns: &'p [ExplainedPattern<V>],
    same_benefit: SameBenefit,
    /// The names of operations with a folder.
    folded: Vec<V>,
}

impl<V: Clone + Eq> Search<'_, V> {
    /// The operations at which a search starts: the one that a pattern matches, and the same with such operands that a pattern
    /// matches an operation of the result.
    fn starts(&self, pattern: usize) -> Vec<Term<V>> {
        let Some(own) = &self.patterns[pattern].rewrite else { return Vec::new() };
        let mut starts = vec![own.from.clone()];
        for next in self.patterns.iter().filter_map(|next| next.rewrite.as_ref()) {
            let wanted = next.from.renamed();
            for (_, op) in own.to.ops() {
                let Some(found) = Substitution::unifying(&op, &wanted) else { continue };
                let term = found.apply(&own.from);
                if !starts.iter().any(|known| known.is_same_as(&term)) {
                    starts.push(term);
                }
            }
        }
        starts
    }

    /// Follows paths of this length from a term, to which the path led from the start.
    fn extend(
        &self,
        start: &Term<V>,
        term: &Term<V>,
        path: &mut Vec<usize>,
        length: usize,
        found: &mut Vec<Vec<usize>>,
    ) {
        if term.op_count() > LARGEST {
            return;
        }
        let first = path[0];
        if path.len() == length {
            let repeats = |op: &Term<V>| {
                start.matches(op, &mut Vec::new())
                    && self.applied(first, op, first).is_some()
                    && self.is_preferred(first, op, first)
            };
            if term.ops().iter().any(|(_, op)| repeats(op)) {
                self.keep(path, found);
            }
            return;
        }
        for (place, op) in term.ops() {
            for next in 0..self.patterns.len() {
                let Some(made) =
                    self.applied(next, &op, first).filter(|_| self.is_preferred(next, &op, first))
                else {
                    continue;
                };
                path.push(next);
                self.extend(start, &term.with(&place, &made), path, length, found);
                path.pop();
            }
        }
    }

    /// Adds a circle, unless it contains a known one.
    fn keep(&self, path: &[usize], found: &mut Vec<Vec<usize>>) {
        let has_all = |known: &Vec<usize>| known.iter().all(|number| path.contains(number));
        if found.iter().any(has_all) || (1..path.len()).any(|place| path[..place].contains(&path[place])) {
            return;
        }
        let least = (0..path.len()).min_by_key(|place| path[*place]).unwrap_or_default();
        found.push([&path[least..], &path[..least]].concat());
    }

    /// The term that a pattern makes of an operation, if it always applies to it where the conditions of the first pattern hold.
    fn applied(&self, pattern: usize, op: &Term<V>, first: usize) -> Option<Term<V>> {
        let pattern = &self.patterns[pattern];
        let rewrite = pattern.rewrite.as_ref().filter(|_| pattern.is_exact)?;
        let known = self.patterns[first].rewrite.as_ref().map_or(&[][..], |first| &first.conditions);
        let mut bindings = Vec::new();
        let applies =
            rewrite.from.matches(op, &mut bindings) && rewrite.holds(&bindings, known) && self.stays(op);
        // A part of the result that the match does not bind is an unknown value, too.
        applies.then(|| rewrite.to.replaced_or_kept(&bindings))
    }

    /// Whether no pattern that comes before this one always applies to the operation.
    fn is_preferred(&self, pattern: usize, op: &Term<V>, first: usize) -> bool {
        let own = self.patterns[pattern].benefit;
        let comes_first = |other: usize| {
            let benefit = self.patterns[other].benefit;
            benefit > own || benefit == own && other < pattern && self.same_benefit == SameBenefit::Listed
        };
        !(0..self.patterns.len())
            .any(|other| other != pattern && comes_first(other) && self.applied(other, op, first).is_some())
    }

    /// Whether no folder changes the operation or one below it: a folder may need constants, equal operands, or the
    /// operations that define them.
    fn stays(&self, op: &Term<V>) -> bool {
        op.ops().iter().all(|(_, op)| match op {
            Term::Op { name, operands, .. } if self.folded.contains(name) => {
                let is_unknown = |operand: &Term<V>| matches!(operand, Term::Variable(_));
                operands.iter().all(is_unknown)
                    && (1..operands.len()).all(|place| !operands[..place].contains(&operands[place]))
            }
            _ => true,
        })
    }
}
