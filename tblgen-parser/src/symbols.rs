//! Interned text: names and string literals as 32-bit numbers.

use std::hash::BuildHasher;

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

/// Text interned in a [`Symbols`] table. Equal text has equal symbols.
///
/// The order of symbols is the order in which they were met, which depends on the input alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(u32);

impl Symbol {
    /// The empty text, which every table holds.
    pub const EMPTY: Symbol = Symbol(0);

    /// The number of the symbol in its table, from zero without gaps.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The symbol with a number from [`Symbol::index`].
    pub fn from_index(index: u32) -> Self {
        Self(index)
    }
}

/// A table of interned text.
///
/// The parser fills it with names and literals; the evaluator goes on with the same table.
///
/// ```
/// # use tblgen_parser::symbols::Symbols;
/// let mut symbols = Symbols::new();
/// let add = symbols.intern("add");
/// assert_eq!(symbols.intern("add"), add);
/// assert_eq!(symbols.resolve(add), "add");
/// ```
#[derive(Clone)]
pub struct Symbols {
    /// All texts, one after the other.
    text: String,
    /// Where each text ends in `text`, behind a zero.
    ends: Vec<u32>,
    /// The hash of each text. Comparing hashes first saves cache misses.
    hashes: Vec<Hash>,
    /// By text.
    table: HashTable<Symbol>,
}

impl Default for Symbols {
    fn default() -> Self {
        Self::new()
    }
}

impl std::fmt::Debug for Symbols {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Symbols").field("len", &self.len()).finish_non_exhaustive()
    }
}

/// The hash of a text. It is not stable across processes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hash(u32);

impl Hash {
    fn new(text: &str) -> Self {
        let hash = FxBuildHasher.hash_one(text);
        Self((hash ^ (hash >> 32)) as u32)
    }

    /// The hash that the table uses: its lower bits choose the place, its highest bits are compared first.
    fn widen(self) -> u64 {
        u64::from(self.0).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// Where the text of a symbol begins and ends.
fn range(ends: &[u32], symbol: Symbol) -> (usize, usize) {
    let index = symbol.index();
    (ends[index] as usize, ends[index + 1] as usize)
}

impl Symbols {
    /// A table that holds [`Symbol::EMPTY`] only.
    pub fn new() -> Self {
        let mut symbols =
            Self { text: String::new(), ends: vec![0], hashes: Vec::new(), table: HashTable::new() };
        symbols.intern("");
        symbols
    }

    /// The symbol of `text`, which is added if it is new.
    ///
    /// # Panics
    ///
    /// If there would be more than 2^32 different texts, or more than 4 GiB of them.
    pub fn intern(&mut self, text: &str) -> Symbol {
        let hash = Hash::new(text);
        if let Some(found) = self.find(hash, text) {
            return found;
        }
        self.text.push_str(text);
        self.add(hash)
    }

    /// The symbol of the joined texts of `parts`.
    ///
    /// # Panics
    ///
    /// As [`Symbols::intern`].
    pub fn intern_joined(&mut self, parts: impl IntoIterator<Item = Symbol>) -> Symbol {
        // The new text is made in place, and removed if there is an equal one.
        let start = self.text.len();
        for part in parts {
            let (from, to) = range(&self.ends, part);
            self.text.extend_from_within(from..to);
        }
        let text = &self.text[start..];
        let hash = Hash::new(text);
        if let Some(found) = self.find(hash, text) {
            self.text.truncate(start);
            return found;
        }
        self.add(hash)
    }

    /// Adds the symbol of the text behind the last symbol's.
    fn add(&mut self, hash: Hash) -> Symbol {
        let symbol = Symbol(u32::try_from(self.len()).expect("fewer than 2^32 symbols"));
        self.ends.push(u32::try_from(self.text.len()).expect("less than 4 GiB of text"));
        self.hashes.push(hash);
        self.table.insert_unique(hash.widen(), symbol, |symbol| self.hashes[symbol.index()].widen());
        symbol
    }

    fn find(&self, hash: Hash, text: &str) -> Option<Symbol> {
        let same =
            |&symbol: &Symbol| self.hashes[symbol.index()] == hash && self.bytes(symbol) == text.as_bytes();
        self.table.find(hash.widen(), same).copied()
    }

    /// The symbol of `text` if it was interned before.
    pub fn get(&self, text: &str) -> Option<Symbol> {
        self.find(Hash::new(text), text)
    }

    /// The text of a symbol of this table.
    pub fn resolve(&self, symbol: Symbol) -> &str {
        let (start, end) = range(&self.ends, symbol);
        &self.text[start..end]
    }

    /// The text of a symbol as bytes, without checks of character boundaries.
    fn bytes(&self, symbol: Symbol) -> &[u8] {
        let (start, end) = range(&self.ends, symbol);
        &self.text.as_bytes()[start..end]
    }

    /// How many bytes all texts take together.
    pub fn text_size(&self) -> usize {
        self.text.len()
    }

    /// How many texts there are.
    pub fn len(&self) -> usize {
        self.ends.len() - 1
    }

    /// Never true: the empty text is always there.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_text_is_one_symbol() {
        let mut symbols = Symbols::new();
        assert_eq!(symbols.intern(""), Symbol::EMPTY);
        let names: Vec<Symbol> = (0..1000).map(|n| symbols.intern(&format!("n{n}"))).collect();
        for (n, symbol) in names.iter().enumerate() {
            assert_eq!(symbols.intern(&format!("n{n}")), *symbol);
            assert_eq!(symbols.resolve(*symbol), format!("n{n}"));
        }
        assert_eq!(symbols.len(), 1001);
        assert_eq!(symbols.get("absent"), None);
    }

    #[test]
    fn joined_text_is_interned_once() {
        let mut symbols = Symbols::new();
        let [a, b, ab] = ["a", "b", "ab"].map(|text| symbols.intern(text));
        assert_eq!(symbols.intern_joined([a, b]), ab);
        let abab = symbols.intern_joined([ab, Symbol::EMPTY, ab]);
        assert_eq!(symbols.resolve(abab), "abab");
        assert_eq!(symbols.intern("abab"), abab);
        assert_eq!(symbols.intern_joined([Symbol::EMPTY, b]), b);
        assert_eq!(symbols.intern("c").index(), abab.index() + 1);
    }
}
