//! Warns of patterns that match what they make, and of those that another pattern leaves nothing to.

use tblgen_parser::Diagnostic;

use crate::patterns::model::symbols::SymbolId;
use crate::patterns::model::{
    Pattern, ResultAttribute, ResultNode, ResultOp, ResultProperty, ResultValue, SourceArgument, ValuePattern,
};

/// Warnings about patterns, which are in the order in which they are added.
pub(in crate::patterns) fn warnings(patterns: &[Pattern<'_>]) -> Vec<Diagnostic> {
    let endless = patterns.iter().filter(|pattern| makes_its_root(pattern)).map(|pattern| {
        let message =
            format!("`{}` makes the op that it matches, unchanged, and matches it again", pattern.name);
        Diagnostic::warning(pattern.span, message)
    });
    let shadowed = patterns.iter().enumerate().filter_map(|(index, pattern)| {
        let is_earlier = |other: usize| {
            let (own, of_other) = (pattern.benefit, patterns[other].benefit);
            of_other > own || (of_other == own && other < index)
        };
        let root = pattern.source.operator.record;
        let mut general = patterns.iter().enumerate().filter(|(other, candidate)| {
            candidate.source.operator.record == root && is_earlier(*other) && matches_everything(candidate)
        });
        general.next().map(|(_, general)| shadowed_by(pattern, general))
    });
    endless.chain(shadowed).collect()
}

fn shadowed_by(pattern: &Pattern<'_>, general: &Pattern<'_>) -> Diagnostic {
    let message = format!(
        "`{}` never applies: `{}` matches all that it matches, before it",
        pattern.name, general.name
    );
    let mut warning = Diagnostic::warning(pattern.span, message);
    warning.labels.push((general.span, "this pattern comes first".to_owned()));
    warning.with_help("give the more special pattern a greater benefit: `(addBenefit 1)`")
}

/// Whether the pattern matches every op of its root's kind.
fn matches_everything(pattern: &Pattern<'_>) -> bool {
    pattern.requirements.is_empty()
        && pattern.source.arguments.iter().all(|argument| match argument {
            SourceArgument::Operand { value: ValuePattern::Leaf { constraint, binding }, .. } => {
                constraint.is_none() && binding.is_none_or(|binding| binding.is_first)
            }
            SourceArgument::Attribute { test, .. } => test.constraint.is_none(),
            SourceArgument::Property { constraint, .. } => constraint.is_none(),
            _ => false,
        })
}

/// Whether the result of the pattern is its root with the same operands, attributes and properties.
fn makes_its_root(pattern: &Pattern<'_>) -> bool {
    let [result] = pattern.results.as_slice() else { return false };
    let ResultNode::Op(made) = &result.node else { return false };
    let source = &pattern.source;
    let counts = made.operands.len() + made.attributes.len() + made.properties.len();
    made.operator.record == source.operator.record
        && pattern.supplemental.is_empty()
        && made.regions.is_none()
        && made.successors.is_none()
        && counts == source.arguments.len()
        && source.operator.regions.is_empty()
        && is_kept(&source.arguments, made)
}

/// Whether each argument of the source is the argument of the new op. Both are in the order of the definition.
fn is_kept(arguments: &[SourceArgument<'_>], made: &ResultOp<'_>) -> bool {
    let mut operands = made.operands.iter();
    let mut attributes = made.attributes.iter();
    let mut properties = made.properties.iter();
    arguments.iter().all(|argument| match argument {
        SourceArgument::Operand { value: ValuePattern::Leaf { binding: Some(binding), .. }, .. } => {
            matches!(operands.next(), Some(ResultValue::Symbol(of)) if is_whole(of.symbol, of.index, binding.symbol))
        }
        SourceArgument::Attribute { test, .. } => match attributes.next() {
            Some(ResultAttribute::Symbol(of)) => test.binding == Some(of.symbol),
            Some(ResultAttribute::Constant(constant)) => test.constraint == Some(*constant),
            _ => false,
        },
        SourceArgument::Property { binding, .. } => {
            matches!(properties.next(), Some(ResultProperty::Symbol(of)) if *binding == Some(of.symbol))
        }
        _ => false,
    })
}

fn is_whole(symbol: SymbolId, index: Option<usize>, bound: SymbolId) -> bool {
    index.is_none() && symbol == bound
}
