//! Interfaces: a trait to implement, the model that is made of an implementation, and a handle to call it through.

mod definition;
mod dialect;
mod method;
mod skeleton;
pub(super) mod snippets;
mod usage;
pub(super) mod words;

pub(crate) use definition::emit;
pub(crate) use method::{ValueAccessor, interface_signature};
pub(crate) use skeleton::interface_skeleton;
pub(crate) use usage::{Methods, field, implementations, of_definition, verification};
