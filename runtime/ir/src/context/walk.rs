//! Order and control of walks.

/// When an operation is visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkOrder {
    /// Before the operations in it.
    Pre,
    /// After the operations in it.
    Post,
}

/// The instruction of a visitor to the walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// Continues the walk.
    Advance,
    /// Not to visit the operations in this one; after them, it is the same as `Advance`.
    Skip,
    /// To stop.
    Interrupt,
}
