//! The operations of random patterns and random programs.

/// A sequence of numbers that look random (Marsaglia's xorshift).
pub struct Random(u64);

impl Random {
    /// The same sequence for the same seed.
    pub fn new(seed: u64) -> Self {
        let mut random = Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        for _ in 0..8 {
            random.next();
        }
        random
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() >> 11) as usize % limit
    }

    /// Whether something happens that happens so often.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// The number of kinds of operations in a set of patterns, and the number of patterns.
#[derive(Clone, Copy)]
pub struct Shape {
    /// The name of the dialect, and of the modules.
    pub name: &'static str,
    /// The number of kinds.
    pub kinds: usize,
    /// The number of patterns.
    pub patterns: usize,
}

/// Few kinds, so that patterns often match.
pub const DENSE: Shape = Shape { name: "dense", kinds: 8, patterns: 160 };

/// Many kinds and patterns, as a large compiler has them.
pub const WIDE: Shape = Shape { name: "wide", kinds: 200, patterns: 1000 };

/// A kind of operation: `k7`, with a fixed number of operands or any number of them.
#[derive(Clone, Copy)]
pub struct Kind(pub usize);

impl Kind {
    /// The number of operands; `None` if there may be any number.
    pub fn operands(self) -> Option<usize> {
        if self.0 % 7 == 6 { None } else { Some(1 + self.0 % 3) }
    }

    /// Whether there is an attribute `tag`.
    pub fn has_tag(self) -> bool {
        self.0.is_multiple_of(2)
    }

    /// The type of the result.
    pub fn result(self) -> &'static str {
        if self.0 % 5 == 4 { "I64" } else { "I32" }
    }
}
