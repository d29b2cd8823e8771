//! Predicates: trees of `Pred` records, made into one Rust expression.
//!
//! A predicate is true, false or unknown. It is unknown if a `?` in it is evaluated and has no value. `And` and `Or` evaluate
//! from the left and stop as soon as they can, as in C++. An unknown predicate is not satisfied, with or without a `Neg`.

use rtblgen_records::{Record, RecordError, Value};

use crate::rust::snippet;

/// The text of a predicate, with the placeholders still in it, and its leaves.
pub struct PredicateText<'r> {
    /// The expression, of type `bool`.
    pub text: String,
    /// The expressions in the leaves as they are written.
    pub leaves: Vec<Value<'r>>,
    /// The texts of `SubstLeaves` and `Concat`, which are parts of expressions.
    pub parts: Vec<Value<'r>>,
}

/// The deepest nesting of combiners that is read. Records have no cycles.
const MAX_DEPTH: usize = 500;

/// Makes the text of a predicate.
///
/// # Errors
///
/// A record that is no predicate of the td library.
pub fn text(predicate: Record<'_>) -> Result<PredicateText<'_>, RecordError> {
    let tree = Predicate::read(predicate)?;
    let (mut leaves, mut parts) = (Vec::new(), Vec::new());
    tree.values(&mut leaves, &mut parts)?;
    Ok(PredicateText { text: total(tree.text()), leaves, parts })
}

/// A tree of predicates. The texts are those of the records, or their translations from C++.
#[derive(Clone, Debug)]
pub(crate) struct Predicate<'r> {
    pub(crate) record: Record<'r>,
    pub(crate) kind: PredicateKind<'r>,
}

#[derive(Clone, Debug)]
pub(crate) enum PredicateKind<'r> {
    /// `CPred`.
    Leaf(String),
    And(Vec<Predicate<'r>>),
    Or(Vec<Predicate<'r>>),
    Neg(Box<Predicate<'r>>),
    SubstLeaves {
        pattern: &'r str,
        replacement: String,
        child: Box<Predicate<'r>>,
    },
    Concat {
        prefix: String,
        suffix: String,
        child: Box<Predicate<'r>>,
    },
}

impl<'r> Predicate<'r> {
    pub(crate) fn read(record: Record<'r>) -> Result<Self, RecordError> {
        Self::read_at(record, 0)
    }

    fn read_at(record: Record<'r>, depth: usize) -> Result<Self, RecordError> {
        if depth > MAX_DEPTH || !record.is_a("CombinedPred") {
            let text = record.str("predExpr")?.to_owned();
            return Ok(Self { record, kind: PredicateKind::Leaf(text) });
        }
        let children = record.list("children")?;
        let mut read = children.iter().filter_map(|child| child.as_record());
        let mut children = read.by_ref().map(|child| Self::read_at(child, depth + 1));
        // The combiners of one child are always satisfied without a child.
        let mut only_child = || match children.next() {
            Some(child) => child.map(Box::new),
            None => Ok(Box::new(Self { record, kind: PredicateKind::And(Vec::new()) })),
        };
        let kind = match record.record("kind")?.name() {
            "PredCombinerAnd" => PredicateKind::And(children.collect::<Result<_, _>>()?),
            "PredCombinerOr" => PredicateKind::Or(children.collect::<Result<_, _>>()?),
            "PredCombinerNot" => PredicateKind::Neg(only_child()?),
            "PredCombinerSubstLeaves" => PredicateKind::SubstLeaves {
                pattern: record.str("pattern")?,
                replacement: record.str("replacement")?.to_owned(),
                child: only_child()?,
            },
            _ => PredicateKind::Concat {
                prefix: record.str("prefix")?.to_owned(),
                suffix: record.str("suffix")?.to_owned(),
                child: only_child()?,
            },
        };
        Ok(Self { record, kind })
    }

    /// The predicates below this one.
    pub(crate) fn children(&self) -> &[Predicate<'r>] {
        match &self.kind {
            PredicateKind::Leaf(_) => &[],
            PredicateKind::And(children) | PredicateKind::Or(children) => children,
            PredicateKind::Neg(child)
            | PredicateKind::SubstLeaves { child, .. }
            | PredicateKind::Concat { child, .. } => std::slice::from_ref(child),
        }
    }

    /// Collects the values of the records that make up the text.
    fn values(&self, leaves: &mut Vec<Value<'r>>, parts: &mut Vec<Value<'r>>) -> Result<(), RecordError> {
        match &self.kind {
            PredicateKind::Leaf(_) => leaves.push(self.record.value("predExpr")?),
            PredicateKind::SubstLeaves { .. } => parts.push(self.record.value("replacement")?),
            PredicateKind::Concat { .. } => {
                parts.extend([self.record.value("prefix")?, self.record.value("suffix")?]);
            }
            _ => {}
        }
        self.children().iter().try_for_each(|child| child.values(leaves, parts))
    }

    /// The predicate as a Rust expression. It may have a `?` on an `Option`.
    pub(crate) fn text(&self) -> String {
        self.fold(&Substitutions::None).into_text()
    }

    fn fold(&self, outer: &Substitutions<'_>) -> Folded {
        match &self.kind {
            PredicateKind::Leaf(text) => Folded::Text(outer.apply(text)),
            PredicateKind::And(children) => {
                let texts = children.iter().map(|child| child.fold(outer));
                joined(texts, " && ", &Folded::False).unwrap_or(Folded::True)
            }
            PredicateKind::Or(children) => {
                let texts = children.iter().map(|child| child.fold(outer));
                joined(texts, " || ", &Folded::True).unwrap_or(Folded::False)
            }
            PredicateKind::Neg(child) => match child.fold(outer) {
                Folded::True => Folded::False,
                Folded::False => Folded::True,
                Folded::Text(text) => Folded::Text(format!("!({text})")),
            },
            PredicateKind::SubstLeaves { pattern, replacement, child } => {
                child.fold(&Substitutions::Then { pattern, replacement, outer })
            }
            PredicateKind::Concat { prefix, suffix, child } => {
                let child = child.fold(outer).into_text();
                Folded::Text(concat(&outer.apply(prefix), &child, &outer.apply(suffix)))
            }
        }
    }
}

/// A predicate between the two texts of a `Concat`, such as the start and the end of a closure. A `?` in the
/// predicate would return from that closure only, so the runtime notes that the predicate is unknown, and the whole is.
fn concat(prefix: &str, child: &str, suffix: &str) -> String {
    if !snippet::is_partial(child) {
        return format!("{prefix}{child}{suffix}");
    }
    format!(
        "::rtblgen_runtime::support::known(|_unknown| {prefix}_unknown.or_note((|| Some({child}))()){suffix})?"
    )
}

/// An expression of type `bool` for a text that may have a `?`. Unknown becomes false.
fn total(text: String) -> String {
    match (snippet::is_partial(&text), text.strip_suffix('?')) {
        (false, _) => text,
        (true, Some(whole)) if is_call(whole) => format!("{whole}.unwrap_or(false)"),
        (true, _) => format!("(|| Some({text}))().unwrap_or(false)"),
    }
}

/// Whether the text calls a function by its path, and has no `?`.
fn is_call(text: &str) -> bool {
    !snippet::is_partial(text)
        && matches!(snippet::parse_masked::<syn::Expr>(text), Ok(syn::Expr::Call(call)) if matches!(*call.func, syn::Expr::Path(_)))
}

/// The substitutions of the `SubstLeaves` around a predicate, the innermost first.
enum Substitutions<'a> {
    None,
    Then { pattern: &'a str, replacement: &'a str, outer: &'a Substitutions<'a> },
}

impl Substitutions<'_> {
    fn apply(&self, text: &str) -> String {
        let mut text = text.to_owned();
        let mut current = self;
        while let Substitutions::Then { pattern, replacement, outer } = current {
            // A `?` in a closure of the text would return from the closure only.
            if !pattern.is_empty() && text.contains(pattern) {
                text = match snippet::is_partial(replacement) {
                    true => format!("{{ let part = {replacement}; {} }}", text.replace(pattern, "part")),
                    false => text.replace(pattern, replacement),
                };
            }
            current = outer;
        }
        text
    }
}

/// Constants are folded as MLIR folds them: only those of `And<[]>` and `Or<[]>`.
enum Folded {
    True,
    False,
    Text(String),
}

impl Folded {
    fn into_text(self) -> String {
        match self {
            Folded::True => "true".to_owned(),
            Folded::False => "false".to_owned(),
            Folded::Text(text) => text,
        }
    }
}

/// The texts with an operator between them, or the constant `decides` if it is among the parts. `None` without texts. Several
/// texts get parentheses.
fn joined(parts: impl Iterator<Item = Folded>, operator: &str, decides: &Folded) -> Option<Folded> {
    let mut texts = Vec::new();
    for part in parts {
        match part {
            Folded::Text(text) => texts.push(text),
            part if std::mem::discriminant(&part) == std::mem::discriminant(decides) => return Some(part),
            _ => {}
        }
    }
    match texts.len() {
        0 => None,
        1 => texts.pop().map(Folded::Text),
        _ => {
            let texts: Vec<_> = texts.into_iter().map(|text| format!("({text})")).collect();
            Some(Folded::Text(texts.join(operator)))
        }
    }
}
