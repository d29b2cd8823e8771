//! Substitution: variables become what they stand for, and records are made of classes.

mod instantiate;
mod iteration;
mod limits;
mod resolver;
mod substitution;

pub(crate) use resolver::{Renaming, Resolver};
