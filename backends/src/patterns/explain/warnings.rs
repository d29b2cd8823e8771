//! Warns of self-matching and of shadowed patterns.

use rtblgen_pattern_tree::explain::Shadow;
use tblgen_parser::Diagnostic;

use crate::input::pattern_terms::CIRCLE_HELP;
use crate::patterns::explain::explanation;
use crate::patterns::model::symbols::SymbolId;
use crate::patterns::model::{
    Pattern, ResultAttribute, ResultNode, ResultOp, ResultProperty, ResultValue, SourceArgument, ValuePattern,
};

/// Warnings about patterns, which are in the order in which they are added.
pub(in crate::patterns) fn warnings(patterns: &[Pattern<'_>]) -> Vec<Diagnostic> {
    let explanation = explanation(patterns);
    let endless = patterns.iter().enumerate().filter_map(|(number, pattern)| {
        let message = match pattern {
            _ if makes_its_root(pattern) => "makes the op that it matches, unchanged, and matches it again",
            _ if explanation.endless.contains(&number) => "matches what it makes, again and again",
            _ => return None,
        };
        let warning = Diagnostic::warning(pattern.span, format!("`{}` {message}", pattern.name));
        Some(warning.with_help("ask in the source for what the result changes"))
    });
    let shadowed = explanation.shadowed.iter().map(|shadow| shadowed(patterns, *shadow));
    let circles = explanation.circles.iter().map(|circle| circle_of(patterns, circle));
    endless.chain(shadowed).chain(circles).collect()
}

fn circle_of(patterns: &[Pattern<'_>], circle: &[usize]) -> Diagnostic {
    let first = &patterns[circle[0]];
    let names: Vec<String> = circle.iter().map(|number| format!("`{}`", patterns[*number].name)).collect();
    let (last, others) = names.split_last().expect("a circle has patterns");
    let message = format!("{} and {last} match what they make in turn, again and again", others.join(", "));
    let mut warning = Diagnostic::warning(first.span, message);
    let others = circle[1..].iter().map(|number| (patterns[*number].span, "and this pattern".to_owned()));
    warning.labels.extend(others);
    warning.with_help(CIRCLE_HELP)
}

fn shadowed(patterns: &[Pattern<'_>], shadow: Shadow) -> Diagnostic {
    let (pattern, general) = (&patterns[shadow.pattern], &patterns[shadow.by]);
    let message = format!(
        "`{}` never applies: `{}` matches all that it matches, before it",
        pattern.name, general.name
    );
    let mut warning = Diagnostic::warning(pattern.span, message);
    warning.labels.push((general.span, "this pattern comes first".to_owned()));
    warning.with_help(
        "give the more specific pattern a higher benefit: `(addBenefit 1)` in DRR, `with benefit(N)` in PDLL",
    )
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
