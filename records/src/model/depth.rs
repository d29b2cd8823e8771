//! The depth of recursion, and its stack.

/// The deepest recursion: into values, and into instances that make instances.
const MAX_DEPTH: u32 = 20_000;

/// The levels on the caller's stack. No file of MLIR needs more; another stack takes longer than to evaluate a small file.
const CALLERS_LEVELS: u32 = 48;

/// The size of the stack for the other levels, in bytes.
const STACK_SIZE: usize = 256 << 20;

/// Counts levels of recursion.
pub(crate) trait Descend {
    /// The current level.
    fn depth(&mut self) -> &mut u32;

    /// Runs `work` one level deeper; `None` if that is too deep.
    fn descend<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> Option<T> {
        let depth = *self.depth();
        if depth >= MAX_DEPTH {
            return None;
        }
        *self.depth() = depth + 1;
        let result =
            if depth == CALLERS_LEVELS { stacker::grow(STACK_SIZE, || work(self)) } else { work(self) };
        *self.depth() = depth;
        Some(result)
    }
}
