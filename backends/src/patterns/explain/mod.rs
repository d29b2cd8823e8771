//! Explains the patterns of a file: the tree of their tests, and warnings about the set.
//!
//! Checked patterns come in. The tests of each become a list of predicates (`source`), its results a term
//! (`terms`); the crate `rtblgen-pattern-tree` does the rest.

mod source;
mod terms;
mod warnings;

use std::collections::HashMap;

use rtblgen_pattern_tree::Positions;
use rtblgen_pattern_tree::explain::{ExplainedPattern, Explanation, SameBenefit};
use rtblgen_records::Record;
use tblgen_parser::SourceMap;

use crate::input::pattern_terms::PatternTerms;
use crate::patterns::model::Pattern;

pub(super) use warnings::warnings;

/// Explains patterns, which are in the order in which they are added.
pub(super) fn explanation(patterns: &[Pattern<'_>]) -> Explanation<String> {
    let (positions, explained) = explained(patterns);
    Explanation::new(positions, explained, SameBenefit::Listed)
}

fn explained(patterns: &[Pattern<'_>]) -> (Positions<String>, Vec<ExplainedPattern<String>>) {
    let mut positions = Positions::new();
    let mut names = ConstraintNames::default();
    let explained = patterns.iter().map(|pattern| {
        let asked = source::asked(pattern, &mut positions, &mut names);
        let mut folded = Vec::new();
        pattern.for_each_operator(&mut |operator| {
            if operator.hooks.folder {
                folded.push(operator.qualified_name.clone());
            }
        });
        ExplainedPattern {
            name: pattern.name.clone(),
            benefit: pattern.benefit,
            predicates: asked.predicates,
            is_exact: asked.is_exact,
            folded,
            rewrite: terms::rewrite(pattern),
        }
    });
    let explained = explained.collect();
    (positions, explained)
}

/// The terms of patterns, with their places.
pub(super) fn terms(patterns: &[Pattern<'_>], sources: &SourceMap) -> PatternTerms {
    let (_, explained) = explained(patterns);
    let placed = patterns.iter().zip(explained).map(|(pattern, explained)| {
        let (line, column) = sources.line_column(pattern.span.start);
        (format!("{}:{line}:{column}", sources.name(sources.file_of(pattern.span))), explained)
    });
    PatternTerms::new(placed)
}

/// The names of constraints: a constraint without a name has its summary. Different ones have different
/// names.
#[derive(Default)]
struct ConstraintNames {
    /// The records with the same summary.
    by_summary: HashMap<String, Vec<String>>,
}

impl ConstraintNames {
    fn of(&mut self, constraint: Record<'_>) -> String {
        let name = constraint.name();
        let summary = constraint.str_opt("summary").ok().flatten().filter(|summary| !summary.is_empty());
        let Some(summary) = summary.filter(|_| name.starts_with("anonymous_")) else {
            return name.to_owned();
        };
        let known = self.by_summary.entry(summary.to_owned()).or_default();
        let number = known.iter().position(|other| other == name).unwrap_or_else(|| {
            known.push(name.to_owned());
            known.len() - 1
        });
        if number == 0 { summary.to_owned() } else { format!("{summary} ({})", number + 1) }
    }
}
