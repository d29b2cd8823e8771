//! Intrinsics: their names and their declarations.

mod names;
mod signature;
mod table;

pub(crate) use names::{Named, of_function};
pub(crate) use signature::{Mismatch, check_types};

/// An intrinsic that has an operation in the dialect.
#[derive(Debug)]
pub(crate) struct Intrinsic {
    /// The name of the operation without `llvm.intr.`.
    pub op: &'static str,
    /// The name of the intrinsic without `llvm.`.
    pub name: &'static str,
    /// The results whose types are part of the name. If the result is a structure, these are its elements.
    pub results: &'static [usize],
    /// The operands of the intrinsic whose types are part of the name.
    pub operands: &'static [usize],
    /// The operands of the intrinsic that are attributes of the operation.
    pub immediates: &'static [(usize, &'static str)],
    /// Attributes of the declaration.
    pub attributes: &'static str,
    pub parameters: &'static [&'static str],
    /// Attributes of the result. `range` means the range of three-way comparisons.
    pub result: &'static str,
}

/// The intrinsic of an operation, by the operation's name without `llvm.intr.`.
pub(crate) fn of_op(name: &str) -> Option<&'static Intrinsic> {
    let place = table::TABLE.binary_search_by(|row| row.op.cmp(name)).ok()?;
    table::TABLE.get(place)
}

/// The intrinsic with a name such as `llvm.smax.i32`, if it has an operation.
pub(crate) fn op_of_function(name: &str) -> Option<&'static Intrinsic> {
    let named = of_function(name)?;
    table::TABLE.iter().find(|row| row.name == named.name)
}
