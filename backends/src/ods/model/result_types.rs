//! The sources of the types of an op's results.

use rtblgen_records::Value;

/// The source of a type.
#[derive(Clone, Copy, Debug)]
pub enum TypeOrigin<'r> {
    /// The type of an operand.
    Operand(usize),
    /// The type of a typed attribute.
    Attribute(usize),
    /// The type of a result.
    Result(usize),
    /// The only type that the constraint admits: a Rust expression.
    Buildable(Value<'r>),
}

/// How each result's type is found.
#[derive(Clone, Debug)]
pub struct ResultTypes<'r>(pub Vec<(TypeOrigin<'r>, Vec<Value<'r>>)>);
