//! "Did you mean": the name that is nearest to one that does not exist.

/// The candidate that a reader would take `name` for a misspelling of, if there is one.
pub(crate) fn similar<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = name.chars().count().max(3) / 3;
    let letters = Letters::of(name);
    let near = candidates.into_iter().filter_map(|candidate| {
        let differing = letters.differing(Letters::of(candidate));
        if differing > limit {
            return None;
        }
        let distance = strsim::osa_distance(name, candidate);
        // Swapped letters are the likelier mistake among equally near names.
        (distance <= limit).then_some((distance, differing > 0, candidate))
    });
    near.min().map(|(.., candidate)| candidate)
}

/// How often a name has each letter; few letters share a place.
struct Letters([u8; 64]);

impl Letters {
    fn of(name: &str) -> Self {
        let mut counts = [0_u8; 64];
        for letter in name.chars() {
            let count = &mut counts[letter as usize % 64];
            *count = count.saturating_add(1);
        }
        Self(counts)
    }

    /// How many letters one of the two names has, at least, that the other has not: to make them equal takes as many
    /// changes. Soon known, where the distance itself takes long.
    fn differing(&self, other: Self) -> usize {
        let more = |a: &[u8; 64], b: &[u8; 64]| -> usize {
            a.iter().zip(b).map(|(a, b)| usize::from(a.saturating_sub(*b))).sum()
        };
        more(&self.0, &other.0).max(more(&other.0, &self.0))
    }
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
