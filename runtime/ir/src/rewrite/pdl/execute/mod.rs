//! Runs programs: the matcher on an operation, then the rewriter of a match.

mod code;
mod frame;
mod matching;
mod reading;
mod rewriting;

pub(in crate::rewrite) use code::Code;
pub(in crate::rewrite) use matching::{Matcher, PdlMatch};
pub(super) use rewriting::rewrite;
