//! Predicates: trees of `Pred` records, made into one Rust expression.
//!
//! A predicate is true, false or unknown. A leaf with a `?` is unknown if the `?` has no value. Unknown counts as false, and
//! as true below a `Neg`. So an unknown predicate is never satisfied, with or without a negation.

use rtblgen_records::{Record, RecordError, Value};

use crate::rust::snippet;

/// The text of a predicate, with the placeholders still in it, and its leaves.
pub struct PredicateText<'r> {
    /// The expression.
    pub text: String,
    /// The expressions in the leaves as they are written.
    pub leaves: Vec<Value<'r>>,
    /// The texts of `SubstLeaves` and `Concat`, which are parts of expressions.
    pub parts: Vec<Value<'r>>,
}

/// Predicates are records, so a cycle cannot be; this many levels only a mistake can make.
const MAX_DEPTH: usize = 500;

/// Makes the text of a predicate.
///
/// # Errors
///
/// A record that is no predicate of the td library.
pub fn text(predicate: Record<'_>) -> Result<PredicateText<'_>, RecordError> {
    let mut builder = Builder { leaves: Vec::new(), parts: Vec::new() };
    let tree = builder.build(predicate, &Around::NOTHING)?;
    Ok(PredicateText { text: tree.into_text(), leaves: builder.leaves, parts: builder.parts })
}

/// The context of a predicate: what its parents do to it.
#[derive(Clone, Copy)]
struct Around<'a> {
    substitutions: &'a Substitutions<'a>,
    is_negated: bool,
    depth: usize,
}

impl Around<'_> {
    const NOTHING: Self = Self { substitutions: &Substitutions::None, is_negated: false, depth: 0 };

    fn apply(&self, text: &str) -> String {
        self.substitutions.apply(text)
    }

    /// Wraps a text with `?` into an expression of type `bool`.
    fn total(&self, text: String) -> String {
        let unknown = self.is_negated;
        match (snippet::is_partial(&text), text.strip_suffix('?')) {
            (false, _) => text,
            (true, Some(whole)) if is_call(whole) => format!("{whole}.unwrap_or({unknown})"),
            (true, _) => format!("(|| Some({text}))().unwrap_or({unknown})"),
        }
    }
}

/// Whether the text calls a function by its path, and has no `?`.
fn is_call(text: &str) -> bool {
    !snippet::is_partial(text)
        && matches!(snippet::parse_masked::<syn::Expr>(text), Ok(syn::Expr::Call(call)) if matches!(*call.func, syn::Expr::Path(_)))
}

/// What the `SubstLeaves` around a predicate replace, the innermost first.
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
enum Tree {
    True,
    False,
    Text(String),
}

impl Tree {
    fn into_text(self) -> String {
        match self {
            Tree::True => "true".to_owned(),
            Tree::False => "false".to_owned(),
            Tree::Text(text) => text,
        }
    }
}

struct Builder<'r> {
    leaves: Vec<Value<'r>>,
    parts: Vec<Value<'r>>,
}

impl<'r> Builder<'r> {
    fn build(&mut self, predicate: Record<'r>, outer: &Around<'_>) -> Result<Tree, RecordError> {
        if outer.depth > MAX_DEPTH || !predicate.is_a("CombinedPred") {
            let leaf = predicate.value("predExpr")?;
            self.leaves.push(leaf);
            return Ok(Tree::Text(outer.total(outer.apply(predicate.str("predExpr")?))));
        }
        match predicate.record("kind")?.name() {
            "PredCombinerAnd" => self.all(predicate, outer),
            "PredCombinerOr" => self.any(predicate, outer),
            "PredCombinerNot" => self.not(predicate, outer),
            "PredCombinerSubstLeaves" => {
                let (pattern, replacement) = (predicate.str("pattern")?, predicate.str("replacement")?);
                self.parts.push(predicate.value("replacement")?);
                let substitutions = Substitutions::Then { pattern, replacement, outer: outer.substitutions };
                self.only_child(predicate, &Around { substitutions: &substitutions, ..*outer })
            }
            _ => self.concat(predicate, outer),
        }
    }

    fn children(&mut self, predicate: Record<'r>, outer: &Around<'_>) -> Result<Vec<Tree>, RecordError> {
        let children: Vec<_> =
            predicate.list("children")?.iter().filter_map(|child| child.as_record()).collect();
        let around = Around { depth: outer.depth + 1, ..*outer };
        children.into_iter().map(|child| self.build(child, &around)).collect()
    }

    fn only_child(&mut self, predicate: Record<'r>, outer: &Around<'_>) -> Result<Tree, RecordError> {
        let child = self.children(predicate, outer)?.into_iter().next();
        Ok(child.unwrap_or(Tree::True))
    }

    fn all(&mut self, predicate: Record<'r>, outer: &Around<'_>) -> Result<Tree, RecordError> {
        let mut texts = Vec::new();
        for child in self.children(predicate, outer)? {
            match child {
                Tree::True => {}
                Tree::False => return Ok(Tree::False),
                Tree::Text(text) => texts.push(text),
            }
        }
        Ok(joined(texts, " && ").unwrap_or(Tree::True))
    }

    fn any(&mut self, predicate: Record<'r>, outer: &Around<'_>) -> Result<Tree, RecordError> {
        let mut texts = Vec::new();
        for child in self.children(predicate, outer)? {
            match child {
                Tree::True => return Ok(Tree::True),
                Tree::False => {}
                Tree::Text(text) => texts.push(text),
            }
        }
        Ok(joined(texts, " || ").unwrap_or(Tree::False))
    }

    fn not(&mut self, predicate: Record<'r>, outer: &Around<'_>) -> Result<Tree, RecordError> {
        let around = Around { is_negated: !outer.is_negated, ..*outer };
        Ok(match self.only_child(predicate, &around)? {
            Tree::True => Tree::False,
            Tree::False => Tree::True,
            Tree::Text(text) => Tree::Text(format!("!({text})")),
        })
    }

    fn concat(&mut self, predicate: Record<'r>, outer: &Around<'_>) -> Result<Tree, RecordError> {
        let child = self.only_child(predicate, outer)?.into_text();
        self.parts.extend([predicate.value("prefix")?, predicate.value("suffix")?]);
        let prefix = outer.apply(predicate.str("prefix")?);
        let suffix = outer.apply(predicate.str("suffix")?);
        Ok(Tree::Text(outer.total(format!("{prefix}{child}{suffix}"))))
    }
}

/// `None` without texts; parentheses only where there are several.
fn joined(mut texts: Vec<String>, operator: &str) -> Option<Tree> {
    match texts.len() {
        0 => None,
        1 => texts.pop().map(Tree::Text),
        _ => {
            let texts: Vec<_> = texts.into_iter().map(|text| format!("({text})")).collect();
            Some(Tree::Text(texts.join(operator)))
        }
    }
}
