//! Runs programs: the matcher on an operation, then the rewriter of a match.

mod code;
mod frame;
mod matching;
mod reading;
mod rewriting;

pub(crate) use code::Code;
pub(crate) use matching::{Matcher, PdlMatch};
pub(super) use rewriting::rewrite;
