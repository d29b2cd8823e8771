//! Strings are matched with regular expressions.

use super::posix::{self, Notation};
use crate::store::{Abort, Step};

/// A POSIX extended regular expression.
pub(crate) enum Matcher {
    /// Nearly every one is matched in linear time.
    Linear(regex::bytes::Regex),
    /// One with a back-reference, `(a)\1`, needs more.
    Backtracking(fancy_regex::Regex),
}

impl Matcher {
    /// The expression that is spelt so; none if it is invalid.
    pub(super) fn new(posix: &[u8]) -> Option<Self> {
        let notation = match posix::may_refer_back(posix) {
            true => Notation::Characters,
            false => Notation::Bytes,
        };
        let translated = posix::translate(posix, notation)?;
        match notation {
            Notation::Bytes => regex::bytes::Regex::new(&translated).ok().map(Self::Linear),
            Notation::Characters => fancy_regex::Regex::new(&translated).ok().map(Self::Backtracking),
        }
    }

    /// Whether a part of the text matches.
    ///
    /// # Errors
    ///
    /// That would take too long to find out.
    pub(super) fn is_match(&self, text: &[u8]) -> Step<bool> {
        match self {
            Self::Linear(regex) => Ok(regex.is_match(text)),
            Self::Backtracking(regex) => {
                let characters: String = text.iter().copied().map(char::from).collect();
                regex.is_match(&characters).map_err(|_| {
                    let message = "a regex with back-references has too many ways to match this text";
                    Abort::nowhere(message.to_owned())
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
        assert!(Matcher::new(br"(a\1)").is_none() && Matcher::new(br"(a)\2").is_none());
    }

    #[test]
    fn too_many_ways_are_an_error() {
        let matcher = Matcher::new(br"^(a*)*(a*)*(a*)*\1b$").unwrap();
        assert!(matcher.is_match(&b"a".repeat(1000)).is_err());
    }
}
