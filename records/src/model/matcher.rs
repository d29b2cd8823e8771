//! Strings are matched with regular expressions.

use super::posix::{self, Notation};
use crate::model::error::{EvalError, EvalResult};

/// A POSIX extended regular expression.
pub(crate) enum Matcher {
    /// Nearly every one is matched in linear time.
    Linear(regex::bytes::Regex),
    /// One with a back-reference, `(a)\1`, needs more.
    Backtracking {
        /// The same, but each back-reference may be all that its group may be: as in LLVM's library, it is asked first.
        roughly: regex::bytes::Regex,
        exactly: fancy_regex::Regex,
    },
}

/// How many ways to match are tried: what can be done in less than a second.
const MAX_TRIES: usize = 20_000_000;

impl Matcher {
    /// The expression that is spelt so; none if it is invalid.
    pub(crate) fn new(posix: &[u8]) -> Option<Self> {
        let roughly = regex::bytes::Regex::new(&posix::translate(posix, Notation::Bytes)?).ok()?;
        if !posix::may_refer_back(posix) {
            return Some(Self::Linear(roughly));
        }
        let exactly = posix::translate(posix, Notation::Characters)?;
        let exactly = fancy_regex::RegexBuilder::new(&exactly).backtrack_limit(MAX_TRIES).build().ok()?;
        Some(Self::Backtracking { roughly, exactly })
    }

    /// Whether a part of the text matches.
    ///
    /// # Errors
    ///
    /// That would take too long to find out.
    pub(crate) fn is_match(&self, text: &[u8]) -> EvalResult<bool> {
        match self {
            Self::Linear(regex) => Ok(regex.is_match(text)),
            Self::Backtracking { roughly, .. } if !roughly.is_match(text) => Ok(false),
            Self::Backtracking { exactly, .. } => {
                let characters: String = text.iter().copied().map(char::from).collect();
                exactly.is_match(&characters).map_err(|_| {
                    let message = "a regex with back-references has too many ways to match this text";
                    EvalError::without_place(message.to_owned())
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Matcher;

    fn matches(pattern: &str, text: &str) -> bool {
        Matcher::new(pattern.as_bytes()).unwrap().is_match(text.as_bytes()).ok().unwrap()
    }

    #[test]
    fn posix_expressions_are_understood() {
        assert!(matches("^a.*b$", "aXXb") && !matches("^a.*b$", "aXXbc"));
        assert!(matches(r"\d", "d") && !matches(r"\d", "5"));
        assert!(matches(r"a\.b", "a.b") && !matches(r"a\.b", "axb"));
        assert!(matches(r"[]a]", "]") && matches(r"[\]", "\\"));
        assert!(matches("[[:digit:]]+", "12") && !matches("[[:digit:]]+", "x"));
        assert!(matches("x{:}", "x{:}") && matches("[+--]", ",") && matches("[[.x.]]", "x"));
        assert!(matches("[[:<:]]b[[:>:]]", "a b c") && !matches("[[:<:]]b", "ab"));
    }

    #[test]
    fn back_references_are_what_their_group_was() {
        assert!(matches(r"^(.)(.)\2\1$", "abba") && !matches(r"^(.)(.)\2\1$", "abab"));
        assert!(matches(r"(a){0}(b)\2", "bb") && !matches(r"(a){0}(b)\1", "bb"));
        assert!(matches(r"^(..)\1$", "éé") && !matches(r"^(.)\1$", "éé"));
        assert!(matches(r"[[:<:]](b)\1[[:>:]]", "a bb") && !matches(r"[[:<:]](b)\1", "abb"));
        assert!(matches(r"(a)[[:<:]]?\1", "aa") && matches(r"(c){0}\1?", "") && !matches(r"(^a)\1", "aa"));
        assert!(Matcher::new(br"(a\1)").is_none() && Matcher::new(br"(a)\2").is_none());
    }

    #[test]
    fn too_many_ways_are_an_error() {
        assert!(!matches(r"(.+)*\1Q", &"a".repeat(1000)));
        let matcher = Matcher::new(br"^(a|aa|b)*(b)*(c|cc)*x?\2b$").unwrap();
        let text = [b"a".repeat(500), b"c".repeat(500), b"bb".to_vec()].concat();
        assert!(matcher.is_match(&text).is_err());
    }
}
