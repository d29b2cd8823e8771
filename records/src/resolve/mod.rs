//! Substitution: variables become values, and class instances become records.

mod instantiate;
mod iteration;
mod limits;
mod lookup;
mod resolution;
mod resolver;
mod substitution;

pub(crate) use instantiate::Bindings;
pub(crate) use resolution::{Resolution, ResolutionState};
pub(crate) use resolver::{Renaming, Resolver};
