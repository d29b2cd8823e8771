//! Suggestions for misspelt names.

/// The candidate of which `name` is probably a misspelling, if there is one.
pub fn similar<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = name.chars().count().max(3) / 3;
    let near = candidates.into_iter().filter_map(|candidate| {
        let distance = strsim::osa_distance(name, candidate);
        // Among equally near names, one with swapped letters is more likely.
        // A name of one letter is not a misspelling of another one.
        let is_near = distance <= limit && distance < name.chars().count();
        is_near.then(|| (distance, !is_anagram(name, candidate), candidate))
    });
    near.min().map(|(.., candidate)| candidate)
}

fn is_anagram(a: &str, b: &str) -> bool {
    let letters = |name: &str| {
        let mut letters: Vec<char> = name.chars().collect();
        letters.sort_unstable();
        letters
    };
    letters(a) == letters(b)
}

#[cfg(test)]
mod tests {
    use super::similar;

    #[test]
    fn finds_misspellings_only() {
        let names = ["opName", "opDialect", "arguments", "results"];
        assert_eq!(similar("opname", names), Some("opName"));
        assert_eq!(similar("argumnets", names), Some("arguments"));
        assert_eq!(similar("traits", names), None);
        assert_eq!(similar("x", ["A"]), None);
        assert_eq!(similar("I46", ["I16", "I64"]), Some("I64"));
    }
}
