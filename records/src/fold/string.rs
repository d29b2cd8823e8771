//! Operators on strings.

use super::folding::{Folder, MAX_BYTES};
use crate::model::{EvalResult, Folded, Node, TypeId, ValueId};
use rtblgen_bytes::{bytes_of, is_plain, text_of};
use smallvec::SmallVec;
use tblgen_parser::Symbol;

impl Folder<'_> {
    /// The string `text`, as code if one of its parts is code.
    fn formatted(&mut self, text: &str, is_code: bool) -> ValueId {
        let symbol = self.store.symbols.intern(text);
        let symbol = self.with_whole_characters(symbol);
        self.string_or_code(symbol, is_code)
    }

    /// The symbol of a joined text. Bytes at the joints may have become UTF-8.
    fn with_whole_characters(&mut self, joined: Symbol) -> Symbol {
        let text = self.store.text(joined);
        if is_plain(text) {
            return joined;
        }
        let text = text_of(bytes_of(text).into_owned());
        self.store.symbols.intern(&text)
    }

    fn string_or_code(&mut self, symbol: Symbol, is_code: bool) -> ValueId {
        if is_code { self.store.values.code(symbol) } else { self.store.values.string(symbol) }
    }

    fn is_code(&self, value: ValueId) -> bool {
        matches!(self.store.node(value), Node::Code(_))
    }

    /// `!strconcat`: joins several strings. Returns `None` if one of them is not known.
    pub(crate) fn join_strings(&mut self, parts: &[ValueId]) -> Folded {
        let symbols =
            parts.iter().map(|&part| self.store.as_symbol(part)).collect::<Option<SmallVec<[Symbol; 8]>>>();
        let Some(symbols) = symbols else { return Ok(None) };
        let length: u64 = symbols.iter().map(|&symbol| self.store.text(symbol).len() as u64).sum();
        if length > MAX_BYTES {
            return Err(self.failed(format!("a string of {length} bytes is too long")));
        }
        let is_code = parts.iter().any(|&part| self.is_code(part));
        let joined = self.store.symbols.intern_joined(symbols);
        let symbol = self.with_whole_characters(joined);
        Ok(Some(self.string_or_code(symbol, is_code)))
    }

    pub(super) fn fold_interleave(&mut self, list: ValueId, separator: ValueId) -> Option<ValueId> {
        let Node::List { element, items } = self.store.node(list) else { return None };
        let separator = self.store.as_symbol(separator)?;
        let mut text = String::new();
        let mut is_code = false;
        for (i, item) in self.store.values.items(items).enumerate() {
            if i > 0 {
                text.push_str(self.store.text(separator));
            }
            if element == TypeId::STRING {
                text.push_str(self.store.text(self.store.as_symbol(item)?));
                is_code |= i > 0 && self.is_code(item);
            } else {
                text.push_str(&self.store.as_int(item)?.to_string());
            }
        }
        Some(self.formatted(&text, is_code))
    }

    pub(super) fn fold_match(&mut self, text: ValueId, pattern: ValueId) -> Folded {
        let (Some(text), Some(pattern)) = (self.store.as_symbol(text), self.store.as_symbol(pattern)) else {
            return Ok(None);
        };
        let is_match = self.regexes.find(self.store, pattern)?.is_match(&bytes_of(self.store.text(text)));
        Ok(Some(ValueId::bit(is_match)))
    }

    pub(super) fn fold_substr(&mut self, operands: [ValueId; 3]) -> Folded {
        let [string, start, length] = operands;
        let (Some(symbol), Node::Int(start), Node::Int(length)) =
            (self.store.as_symbol(string), self.store.node(start), self.store.node(length))
        else {
            return Ok(None);
        };
        let text = bytes_of(self.store.text(symbol));
        let size = text.len();
        let start = self.start_position("!substr", start, size)?;
        if length < 0 {
            return Err(self.failed("!substr length must be nonnegative"));
        }
        // Without a length it is the largest integer, which is more than a `usize` of 32 bits holds.
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        let part = text_of(text[start..start.saturating_add(length).min(size)].to_vec());
        let is_code = self.is_code(string);
        Ok(Some(self.formatted(&part, is_code)))
    }

    /// The start position of an operator in a string of `size` bytes; an error if it is out of range.
    fn start_position(&self, operator: &str, start: i64, size: usize) -> EvalResult<usize> {
        usize::try_from(start).ok().filter(|&start| start <= size).ok_or_else(|| {
            self.failed(format!("{operator} start position is out of range 0...{size}: {start}"))
        })
    }

    pub(super) fn fold_find(&mut self, operands: [ValueId; 3]) -> Folded {
        let [source, target, start] = operands;
        let (Some(source), Some(target), Node::Int(start)) =
            (self.store.as_symbol(source), self.store.as_symbol(target), self.store.node(start))
        else {
            return Ok(None);
        };
        let (source, target) = (bytes_of(self.store.text(source)), bytes_of(self.store.text(target)));
        let size = source.len();
        let start = self.start_position("!find", start, size)?;
        let found = (start..=size).find(|&at| source[at..].starts_with(&target));
        Ok(Some(self.store.values.int(found.map_or(-1, |at| at as i64))))
    }

    /// `!subst(from, to, in)`: in a string every occurrence, otherwise the whole value.
    pub(super) fn fold_subst(&mut self, ty: TypeId, operands: [ValueId; 3]) -> Folded {
        let [from, to, value] = operands;
        match operands.map(|operand| self.store.node(operand)) {
            [Node::Record(from), Node::Record(_), Node::Record(record)] => {
                Ok(Some(if from == record { to } else { value }))
            }
            [
                Node::Variable { name, .. },
                Node::Variable { name: to, .. },
                Node::Variable { name: old, .. },
            ] => {
                let name = if name == old { to } else { old };
                Ok(Some(self.store.values.variable(name, ty)))
            }
            _ => self.subst_text([from, to, value]),
        }
    }

    fn subst_text(&mut self, operands: [ValueId; 3]) -> Folded {
        let [Some(from), Some(to), Some(text)] = operands.map(|operand| self.store.as_symbol(operand)) else {
            return Ok(None);
        };
        let (from, to, text) = (self.store.text(from), self.store.text(to), self.store.text(text));
        if from.is_empty() {
            return Err(self.failed("!subst cannot replace an empty string"));
        }
        let longest = text.len() as u64 / from.len() as u64 * to.len() as u64 + text.len() as u64;
        if longest > MAX_BYTES {
            return Err(self.failed(format!("a string of {longest} bytes is too long")));
        }
        let result = text_of(replaced(&bytes_of(text), &bytes_of(from), &bytes_of(to)));
        Ok(Some(self.store.string(&result)))
    }
}

/// The same as [`str::replace`], for bytes; `from` is not empty.
fn replaced(text: &[u8], from: &[u8], to: &[u8]) -> Vec<u8> {
    let (mut result, mut done) = (Vec::with_capacity(text.len()), 0);
    for at in memchr::memmem::find_iter(text, from) {
        result.extend_from_slice(&text[done..at]);
        result.extend_from_slice(to);
        done = at + from.len();
    }
    result.extend_from_slice(&text[done..]);
    result
}
