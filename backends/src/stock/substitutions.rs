//! The substitutions of `SubstLeaves` in C++ texts.

/// The prefix of function names that stand for Rust in the C++.
pub(super) const FOREIGN: &str = "rtblgen_rust_";

/// The pattern and the replacement of a `SubstLeaves` in C++.
pub(super) type Substitution<'r> = (&'r str, String);

/// Whether a text is `$` and a word.
pub(super) fn is_placeholder(text: &str) -> bool {
    let word = text.strip_prefix('$').unwrap_or_default();
    !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// Whether a substitution may change a text in Rust.
pub(super) fn changes(rust: &str, around: &[Substitution<'_>]) -> bool {
    around.iter().any(|(pattern, _)| !is_placeholder(pattern) || rust.contains(pattern))
}

/// A text with all occurrences of the patterns replaced, the innermost first.
pub(super) fn substituted(text: &str, around: &[Substitution<'_>]) -> String {
    let mut text = text.to_owned();
    for (pattern, replacement) in around.iter().filter(|(pattern, _)| !pattern.is_empty()) {
        text = replaced(&text, pattern, replacement);
    }
    text
}

/// Replaces all occurrences of a pattern, but not in the names that stand for Rust.
fn replaced(text: &str, pattern: &str, replacement: &str) -> String {
    let mut result = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(FOREIGN) {
        let number = &rest[at + FOREIGN.len()..];
        let end = rest.len() - number.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        result += &rest[..at].replace(pattern, replacement);
        result += &rest[at..end];
        rest = &rest[end..];
    }
    result + &rest.replace(pattern, replacement)
}
