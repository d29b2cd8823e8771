//! Compiled regular expressions.

use super::posix::{self, RegexError};
use crate::model::{EvalError, EvalResult, Store};
use regex::bytes::Regex;
use rtblgen_bytes::bytes_of;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use tblgen_parser::Symbol;

/// The most expressions that are kept. A loop uses one or a few; they can be large.
const MAX_REGEXES: usize = 64;

/// The regular expressions that were met, by their text.
#[derive(Default)]
pub(crate) struct Regexes(FxHashMap<Symbol, Arc<Regex>>);

impl Regexes {
    /// The POSIX extended regular expression that `pattern` spells.
    pub(super) fn find(&mut self, store: &Store, pattern: Symbol) -> EvalResult<Arc<Regex>> {
        if let Some(known) = self.0.get(&pattern) {
            return Ok(Arc::clone(known));
        }
        let text = store.text(pattern);
        let regex = posix::regex(&bytes_of(text)).map_err(|error| {
            EvalError::without_place(match error {
                RegexError::Invalid => format!("invalid regex '{text}'"),
                RegexError::Unsupported(feature) => {
                    format!("regex '{text}' is not supported: it has {feature}")
                }
            })
        })?;
        let regex = Arc::new(regex);
        if self.0.len() >= MAX_REGEXES {
            self.0.clear();
        }
        self.0.insert(pattern, Arc::clone(&regex));
        Ok(regex)
    }
}
