//! How deep evaluation descends, and the stack that this takes.

/// How deep evaluation may descend: into values, and into instances that make instances.
const MAX_DEPTH: u32 = 20_000;

/// For how many levels the stack of the caller is deep enough. No file of MLIR goes deeper, and to get another stack takes
/// longer than to evaluate a small one.
const CALLERS_LEVELS: u32 = 48;

/// How deep the stack for all other levels is.
const STACK_SIZE: usize = 256 << 20;

/// Something that evaluates level by level.
pub(crate) trait Descend {
    /// On which level it is.
    fn depth(&mut self) -> &mut u32;

    /// Does `work` one level deeper; `None` if that is one level too many.
    #[inline]
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
