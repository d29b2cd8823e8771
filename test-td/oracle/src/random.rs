//! Random tests of generators: random definitions, those that are accepted, and the Rust of these.

use std::collections::BTreeSet;

/// Pseudo-random numbers, the same ones for the same seed.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// The numbers of one definition, `number`, of the batch `seed`.
    pub fn new(seed: u64, number: usize) -> Self {
        let mixed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ (number as u64 + 1).wrapping_mul(0xD1B5_4A32_D192_ED03);
        let mut random = Self { state: mixed | 1 };
        // The first numbers of similar seeds are similar.
        for _ in 0..4 {
            random.below(2);
        }
        random
    }

    /// A number below `limit`, which is not 0.
    pub fn below(&mut self, limit: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 16) as usize % limit
    }

    /// `true` once in `count` times.
    pub fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    /// An element; the slice is not empty.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

/// The number of definitions in a test: the value of an environment variable, or `usual`.
pub fn count(variable: &str, usual: usize) -> usize {
    std::env::var(variable).ok().and_then(|count| count.parse().ok()).unwrap_or(usual)
}

/// Returns `generate`'s result for the definitions that it accepts; the others are removed. `generate`
/// returns the numbers of the wrong ones.
///
/// # Panics
///
/// If `generate` rejects and names nothing.
pub fn accepted<D, T>(definitions: &mut Vec<D>, generate: impl Fn(&[D]) -> Result<T, BTreeSet<usize>>) -> T {
    loop {
        match generate(definitions) {
            Ok(made) => return made,
            Err(wrong) => {
                assert!(!wrong.is_empty(), "an error is at its definition");
                let mut number = 0;
                definitions.retain(|_| {
                    number += 1;
                    !wrong.contains(&(number - 1))
                });
            }
        }
    }
}

/// The first definitions, at most `limit`, that fail by themselves.
pub fn culprits<D: Clone>(definitions: &[D], limit: usize, fails: &impl Fn(&[D]) -> bool) -> Vec<D> {
    if limit == 0 || definitions.is_empty() || !fails(definitions) {
        return Vec::new();
    }
    if definitions.len() == 1 {
        return definitions.to_vec();
    }
    let (left, right) = definitions.split_at(definitions.len() / 2);
    let mut found = culprits(left, limit, fails);
    found.extend(culprits(right, limit - found.len(), fails));
    found
}
