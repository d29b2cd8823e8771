//! Predicates as C++ conditions, in mlir-tblgen's spelling.

use rtblgen_records::{Record, RecordError};

/// A text that the leaves below a `SubstLeaves` have in place of another.
type Substitution<'r> = (&'r str, &'r str);

/// The C++ condition that a predicate stands for.
pub(super) fn condition(predicate: Record<'_>) -> Result<String, RecordError> {
    Ok(simplified(predicate, &mut Vec::new())?.text())
}

/// A condition that is known, or its text.
enum Condition {
    Known(bool),
    Text(String),
}

impl Condition {
    fn text(self) -> String {
        match self {
            Self::Known(value) => value.to_string(),
            Self::Text(text) => text,
        }
    }
}

fn simplified<'r>(
    predicate: Record<'r>,
    substitutions: &mut Vec<Substitution<'r>>,
) -> Result<Condition, RecordError> {
    if !predicate.is_a("CombinedPred") {
        let text = predicate.str("predExpr")?.to_owned();
        return Ok(Condition::Text(substituted(text, substitutions)));
    }
    let kind = predicate.record("kind")?.name();
    let depth = substitutions.len();
    if kind == "PredCombinerSubstLeaves" {
        substitutions.push((predicate.str("pattern")?, predicate.str("replacement")?));
    }
    let children: Result<Vec<Condition>, RecordError> = predicate
        .list("children")?
        .iter()
        .filter_map(|child| child.as_record())
        .map(|child| simplified(child, substitutions))
        .collect();
    substitutions.truncate(depth);
    combined(predicate, kind, children?, substitutions)
}

fn combined(
    predicate: Record<'_>,
    kind: &str,
    children: Vec<Condition>,
    substitutions: &[Substitution<'_>],
) -> Result<Condition, RecordError> {
    // Conditions below a substitution stay text: they are not simplified.
    let is_simplified = substitutions.is_empty();
    match kind {
        "PredCombinerAnd" => return Ok(joined(children, "&&", true, is_simplified)),
        "PredCombinerOr" => return Ok(joined(children, "||", false, is_simplified)),
        _ => {}
    }
    let only = children.into_iter().next().map(Condition::text).unwrap_or_default();
    Ok(Condition::Text(match kind {
        "PredCombinerNot" => format!("!({only})"),
        "PredCombinerConcat" => {
            let around = |field| Ok(substituted(predicate.str(field)?.to_owned(), substitutions));
            format!("{}{only}{}", around("prefix")?, around("suffix")?)
        }
        _ => only,
    }))
}

/// The children joined by an operator for which `neutral` changes nothing.
fn joined(children: Vec<Condition>, operator: &str, neutral: bool, is_simplified: bool) -> Condition {
    let mut texts = Vec::new();
    for child in children {
        match child {
            Condition::Known(value) if value == neutral => {}
            Condition::Known(value) => return Condition::Known(value),
            Condition::Text(text) => texts.push(text),
        }
    }
    match texts.len() {
        0 if is_simplified => Condition::Known(neutral),
        0 => Condition::Text(neutral.to_string()),
        1 => Condition::Text(texts.remove(0)),
        _ => Condition::Text(format!("({})", texts.join(&format!(") {operator} (")))),
    }
}

/// The text with the substitutions, from the innermost to the outermost.
fn substituted(text: String, substitutions: &[Substitution<'_>]) -> String {
    let replace = |text: String, (pattern, replacement): &Substitution<'_>| {
        if pattern.is_empty() { text } else { text.replace(pattern, replacement) }
    };
    substitutions.iter().rev().fold(text, replace)
}
