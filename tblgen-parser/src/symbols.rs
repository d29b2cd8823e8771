//! Interned text: names and string literals as 32-bit numbers.

use rustc_hash::FxBuildHasher;
use string_interner::StringInterner;
use string_interner::backend::StringBackend;

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

impl string_interner::Symbol for Symbol {
    fn try_from_usize(index: usize) -> Option<Self> {
        u32::try_from(index).ok().map(Self)
    }

    fn to_usize(self) -> usize {
        self.index()
    }
}

/// A table of interned text.
///
/// The parser fills it with names and literals. The evaluator uses the same table.
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
    texts: StringInterner<StringBackend<Symbol>, FxBuildHasher>,
    /// The size of all texts, in bytes.
    text_size: usize,
    /// Buffer for the text of joined symbols.
    joined: String,
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

impl Symbols {
    /// A table that holds [`Symbol::EMPTY`] only.
    pub fn new() -> Self {
        // Most files with their includes have some thousand symbols. The capacity avoids rehashing them as the table grows.
        let texts = StringInterner::with_capacity(1 << 12);
        let mut symbols = Self { texts, text_size: 0, joined: String::new() };
        symbols.intern("");
        symbols
    }

    /// The symbol of `text`, which is added if it is new.
    ///
    /// # Panics
    ///
    /// If there would be more than 2^32 different texts.
    pub fn intern(&mut self, text: &str) -> Symbol {
        let count = self.len();
        let symbol = self.texts.get_or_intern(text);
        if symbol.index() == count {
            self.text_size += text.len();
        }
        symbol
    }

    /// The symbol of the joined texts of `parts`.
    ///
    /// # Panics
    ///
    /// Panics like [`Symbols::intern`].
    pub fn intern_joined(&mut self, parts: impl IntoIterator<Item = Symbol>) -> Symbol {
        let mut joined = std::mem::take(&mut self.joined);
        joined.clear();
        parts.into_iter().for_each(|part| joined.push_str(self.resolve(part)));
        let symbol = self.intern(&joined);
        self.joined = joined;
        symbol
    }

    /// The symbol of `text` if it was interned before.
    pub fn get(&self, text: &str) -> Option<Symbol> {
        self.texts.get(text)
    }

    /// The text of a symbol of this table.
    ///
    /// # Panics
    ///
    /// If the symbol is of another, larger table.
    pub fn resolve(&self, symbol: Symbol) -> &str {
        self.texts.resolve(symbol).expect("a symbol of this table")
    }

    /// The number of bytes of all texts together.
    pub fn text_size(&self) -> usize {
        self.text_size
    }

    /// The number of texts.
    pub fn len(&self) -> usize {
        self.texts.len()
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
