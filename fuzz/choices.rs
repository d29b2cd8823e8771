//! Choices of mutators, from libFuzzer's seed.

/// Numbers that look random.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u32) -> Self {
        Random(u64::from(seed) << 32 | 0x9E37_79B9)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

/// Puts as much of an input as there is room for. Returns its length.
pub fn put(input: &[u8], data: &mut [u8], max_size: usize) -> usize {
    let len = input.len().min(max_size).min(data.len());
    data[..len].copy_from_slice(&input[..len]);
    len
}
