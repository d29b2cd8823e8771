//! Runs programs: the matcher on an operation, then the rewriter of a match.

mod frame;
mod matching;
mod reading;
mod rewriting;

pub(in crate::rewrite) use matching::{Matcher, PdlMatch};
pub(super) use rewriting::rewrite;
