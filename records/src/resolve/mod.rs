//! Substitution: variables become what they stand for, and records are made of classes.

mod instantiate;
mod iteration;
mod limits;
mod resolution;
mod resolver;
mod substitution;

pub(crate) use resolution::{Resolution, ResolutionState};
pub(crate) use resolver::{Renaming, Resolver};
