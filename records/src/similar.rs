//! "Did you mean": the name that is nearest to one that does not exist.

/// The candidate that a reader would take `name` for a misspelling of, if there is one.
pub(crate) fn similar<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = name.chars().count().max(3) / 3;
    let near = candidates.into_iter().filter_map(|candidate| {
        let distance = distance(name, candidate);
        // Swapped letters are the likelier mistake among equally near names.
        (distance <= limit).then(|| (distance, letters(candidate) != letters(name), candidate))
    });
    near.min().map(|(.., candidate)| candidate)
}

/// The letters of a name, sorted.
fn letters(name: &str) -> Vec<char> {
    let mut letters: Vec<char> = name.chars().collect();
    letters.sort_unstable();
    letters
}

/// How many letters must be added, removed, replaced or swapped with their neighbour.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    if a.len().abs_diff(b.len()) > a.len().max(3) / 3 {
        return usize::MAX;
    }
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, &x) in a.iter().enumerate() {
        let mut next = vec![i + 1];
        for (j, &y) in b.iter().enumerate() {
            let mut best = (row[j] + usize::from(x != y)).min(row[j + 1] + 1).min(next[j] + 1);
            if i > 0 && j > 0 && x == b[j - 1] && a[i - 1] == y {
                best = best.min(before[j - 1] + 1);
            }
            next.push(best);
        }
        before = std::mem::replace(&mut row, next);
    }
    row[b.len()]
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
        assert_eq!(similar("I46", ["I16", "I64"]), Some("I64"));
    }
}
