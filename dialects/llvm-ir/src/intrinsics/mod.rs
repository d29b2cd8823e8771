//! Intrinsics: their names, and what their declarations say.

mod names;
mod signature;
mod table;

pub(crate) use names::{Named, of_function};
pub(crate) use signature::{Mismatch, check_types};

/// An intrinsic that an operation stands for.
#[derive(Debug)]
pub(crate) struct Intrinsic {
    /// The operation's name after `llvm.intr.`.
    pub op: &'static str,
    /// The intrinsic's name after `llvm.`.
    pub name: &'static str,
    /// Results whose types are part of the name: of a structure, these elements.
    pub results: &'static [usize],
    /// Operands of the intrinsic whose types are part of the name.
    pub operands: &'static [usize],
    /// Operands of the intrinsic that are attributes of the operation.
    pub immediates: &'static [(usize, &'static str)],
    /// Attributes of the declaration.
    pub attributes: &'static str,
    pub parameters: &'static [&'static str],
    /// Attributes of the result; `range` stands for the range of three-way comparisons.
    pub result: &'static str,
}

/// The intrinsic that an operation stands for, by its name after `llvm.intr.`.
pub(crate) fn of_op(name: &str) -> Option<&'static Intrinsic> {
    let place = table::TABLE.binary_search_by(|row| row.op.cmp(name)).ok()?;
    table::TABLE.get(place)
}

/// The intrinsic with a name such as `llvm.smax.i32`, if an operation stands for it.
pub(crate) fn op_of_function(name: &str) -> Option<&'static Intrinsic> {
    let named = of_function(name)?;
    table::TABLE.iter().find(|row| row.name == named.name)
}
