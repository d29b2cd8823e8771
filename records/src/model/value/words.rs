//! The variable parts of nodes, and the equality of nodes.

use super::node::{NO_WORDS, Node, Words};
use crate::model::ValueId;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use tblgen_parser::Symbol;

/// A word of the pool.
pub(crate) trait Word: Copy {
    fn word(self) -> u32;
}

impl Word for u32 {
    fn word(self) -> u32 {
        self
    }
}

impl Word for ValueId {
    fn word(self) -> u32 {
        self.0
    }
}

/// The variable part of a node that is being made.
pub(crate) type RawWords = smallvec::SmallVec<[u32; 16]>;

pub(super) fn word(symbol: Symbol) -> u32 {
    symbol.index() as u32
}

pub(super) fn name_word(name: Option<Symbol>) -> u32 {
    name.map_or(0, |name| word(name) + 1)
}

pub(super) fn word_name(word: u32) -> Option<Symbol> {
    word.checked_sub(1).map(Symbol::from_index)
}

/// The words that belong to `node`, if it is not of fixed size.
fn words_mut(node: &mut Node) -> Option<&mut Words> {
    use Node::*;
    match node {
        Bits(words)
        | List { items: words, .. }
        | Dag(words)
        | Instance { arguments: words, .. }
        | Ternary { operands: words, .. }
        | Cond { cases: words, .. }
        | Fold { parts: words, .. } => Some(words),
        _ => None,
    }
}

pub(super) fn words_of(mut node: Node, pool: &[u32]) -> &[u32] {
    let words = words_mut(&mut node).map_or(NO_WORDS, |words| *words);
    &pool[words.start as usize..(words.start + words.len) as usize]
}

pub(super) fn with_words(mut node: Node, new: Words) -> Node {
    if let Some(words) = words_mut(&mut node) {
        *words = new;
    }
    node
}

pub(super) fn are_equal<W: Word>(words: &[u32], others: &[W]) -> bool {
    words.len() == others.len() && words.iter().zip(others).all(|(&word, other)| word == other.word())
}

/// The hash of a node.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct NodeHash(u32);

impl NodeHash {
    pub(super) fn new<W: Word>(node: Node, words: &[W]) -> Self {
        let mut hasher = FxHasher::default();
        node.hash(&mut hasher);
        for word in words {
            hasher.write_u32(word.word());
        }
        let hash = hasher.finish();
        Self((hash ^ (hash >> 32)) as u32)
    }

    /// The hash that the table uses: its lower bits choose the place, its highest bits are compared first.
    pub(super) fn widen(self) -> u64 {
        u64::from(self.0).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}
