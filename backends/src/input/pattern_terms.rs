//! The terms that the patterns of a file match and make, for warnings about several files.

use rtblgen_pattern_tree::explain::{ExplainedPattern, circles};

/// Help with patterns that undo each other.
pub(crate) const CIRCLE_HELP: &str =
    "remove one of them, or let it ask in its source for what the others do not make";

/// The terms that the patterns of a file match and make, for [`circles_across`].
#[derive(Clone, Debug, Default)]
pub struct PatternTerms(Vec<PlacedPattern>);

#[derive(Clone, Debug)]
struct PlacedPattern {
    /// The file, the line and the column.
    place: String,
    pattern: ExplainedPattern<String>,
}

impl PatternTerms {
    /// Patterns with their places.
    pub(crate) fn new(patterns: impl IntoIterator<Item = (String, ExplainedPattern<String>)>) -> Self {
        let placed = patterns.into_iter().map(|(place, pattern)| {
            // The positions of predicates are numbers of one file alone.
            PlacedPattern { place, pattern: ExplainedPattern { predicates: Vec::new(), ..pattern } }
        });
        Self(placed.collect())
    }
}

/// Warnings about circles of patterns of several files, each a line. Circles within a file are among its own warnings.
pub fn circles_across(files: &[&PatternTerms]) -> Vec<String> {
    // Several jobs may have the same file.
    let mut all: Vec<&PlacedPattern> = Vec::new();
    for placed in files.iter().flat_map(|terms| &terms.0) {
        if !all.iter().any(|known| known.place == placed.place && known.pattern.name == placed.pattern.name) {
            all.push(placed);
        }
    }
    let patterns: Vec<_> = all.iter().map(|placed| placed.pattern.clone()).collect();
    let is_in =
        |terms: &PatternTerms, number: usize| terms.0.iter().any(|own| own.place == all[number].place);
    let is_across =
        |circle: &Vec<usize>| !files.iter().any(|terms| circle.iter().all(|number| is_in(terms, *number)));
    let described = circles(&patterns).into_iter().filter(is_across).map(|circle| {
        let names =
            circle.iter().map(|number| format!("`{}` ({})", all[*number].pattern.name, all[*number].place));
        let names: Vec<String> = names.collect();
        format!(
            "{}: warning: in one set, {} match what they make in turn, again and again; {CIRCLE_HELP}, or call `separate_pattern_sets` if no set has them all",
            all[circle[0]].place,
            names.join(" and "),
        )
    });
    described.collect()
}
