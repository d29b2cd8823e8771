//! Warnings about a set of patterns.

use std::hash::Hash;

use rustc_hash::FxHashSet;

use crate::explain::{ExplainedPattern, SameBenefit};
use crate::position::PositionId;
use crate::question::{Answer, Predicate, Question};

/// A pattern that requires two answers to one question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction<V> {
    /// The number of the pattern.
    pub pattern: usize,
    /// The position.
    pub position: PositionId,
    /// The two questions, which are the same but for numbers.
    pub questions: [Question; 2],
    /// The answers.
    pub answers: [Answer<V>; 2],
}

/// A shadowed pattern: another one matches in all its cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shadow {
    /// The number of the pattern.
    pub pattern: usize,
    /// The number of the pattern that matches in all its cases, and is tried before.
    pub by: usize,
}

/// The first contradiction of each pattern.
pub(super) fn contradictions<V: Clone + Eq>(patterns: &[ExplainedPattern<V>]) -> Vec<Contradiction<V>> {
    let of_pattern = |(number, pattern): (usize, &ExplainedPattern<V>)| {
        let all = pattern.predicates.iter().enumerate();
        let mut pairs = all
            .flat_map(|(index, first)| pattern.predicates[..index].iter().map(move |second| (second, first)));
        let (first, second) = pairs.find(|(first, second)| contradict(first, second))?;
        Some(Contradiction {
            pattern: number,
            position: first.position,
            questions: [first.question.clone(), second.question.clone()],
            answers: [first.answer.clone(), second.answer.clone()],
        })
    };
    patterns.iter().enumerate().filter_map(of_pattern).collect()
}

/// Whether nothing satisfies both.
fn contradict<V: Eq>(first: &Predicate<V>, second: &Predicate<V>) -> bool {
    use Question::{
        Attribute, OperandCount, OperandCountAtLeast, OperationName, ResultCount, ResultCountAtLeast, Type,
    };
    if first.position != second.position {
        return false;
    }
    let is_less = |count: &Predicate<V>, least: &Predicate<V>| match (&count.answer, &least.answer) {
        (Answer::Count(count), Answer::Count(least)) => count < least,
        _ => false,
    };
    match (&first.question, &second.question) {
        (OperationName, OperationName)
        | (Type, Type)
        | (Attribute, Attribute)
        | (OperandCount, OperandCount)
        | (ResultCount, ResultCount) => first.answer != second.answer,
        (OperandCount, OperandCountAtLeast) | (ResultCount, ResultCountAtLeast) => is_less(first, second),
        (OperandCountAtLeast, OperandCount) | (ResultCountAtLeast, ResultCount) => is_less(second, first),
        _ => false,
    }
}

/// The shadowed patterns, each with the first pattern that shadows it.
pub(super) fn shadowed<V: Clone + Eq + Hash>(
    patterns: &[ExplainedPattern<V>],
    same_benefit: SameBenefit,
) -> Vec<Shadow> {
    let asked: Vec<FxHashSet<&Predicate<V>>> =
        patterns.iter().map(|pattern| pattern.predicates.iter().collect()).collect();
    let is_before = |first: usize, second: usize| {
        let benefits = (patterns[first].benefit, patterns[second].benefit);
        let is_listed_before = same_benefit == SameBenefit::Listed && first < second;
        benefits.0 > benefits.1 || (benefits.0 == benefits.1 && is_listed_before)
    };
    let shadow = |pattern: usize| {
        let covers = |by: &usize| {
            *by != pattern
                && patterns[*by].is_exact
                && is_before(*by, pattern)
                && asked[*by].is_subset(&asked[pattern])
        };
        (0..patterns.len()).find(covers).map(|by| Shadow { pattern, by })
    };
    (0..patterns.len()).filter_map(shadow).collect()
}

/// The pairs of patterns that undo each other.
pub(super) fn undone<V: Clone + Eq>(patterns: &[ExplainedPattern<V>]) -> Vec<(usize, usize)> {
    let rewrites: Vec<_> = patterns
        .iter()
        .enumerate()
        .filter_map(|(number, pattern)| Some((number, pattern.rewrite.as_ref()?)))
        .collect();
    let mut pairs = Vec::new();
    for (index, (first, rewrite)) in rewrites.iter().enumerate() {
        for (second, other) in &rewrites[index..] {
            if rewrite.is_undone_by(other) || other.is_undone_by(rewrite) {
                pairs.push((*first, *second));
            }
        }
    }
    pairs
}
