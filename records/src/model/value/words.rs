//! The variable parts of nodes, and the equality of nodes.

use super::node::{NO_WORDS, Node, Words};
use crate::model::ids::ValueId;
use rustc_hash::FxHasher;
use std::hash::Hasher;
use tblgen_parser::Symbol;

/// A word of the pool.
pub(super) trait Word: Copy {
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
    match node {
        Node::Bits(words)
        | Node::List { items: words, .. }
        | Node::Dag(words)
        | Node::Instance { arguments: words, .. }
        | Node::Ternary { operands: words, .. }
        | Node::Cond { cases: words, .. }
        | Node::Fold { parts: words, .. } => Some(words),
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

/// The fixed part of a node, as numbers: its kind, then up to three fields.
#[inline]
pub(super) fn head(node: &Node) -> (u8, u64, u64) {
    let pair = |a: u32, b: u32| (u64::from(a) << 32) | u64::from(b);
    match *node {
        Node::Unset => (0, 0, 0),
        Node::Bit(value) => (1, u64::from(value), 0),
        Node::Int(value) => (2, value.cast_unsigned(), 0),
        Node::Bits(_) => (3, 0, 0),
        Node::Str(text) => (4, u64::from(word(text)), 0),
        Node::Code(text) => (5, u64::from(word(text)), 0),
        Node::List { element, .. } => (6, u64::from(element.0), 0),
        Node::Dag(_) => (7, 0, 0),
        Node::Record(record) => (8, u64::from(record.0), 0),
        Node::AnonymousName(number) => (9, u64::from(number), 0),
        Node::Variable { name, ty } => (10, pair(word(name), ty.0), 0),
        Node::BitOf { of, bit } => (11, pair(of.0, bit), 0),
        Node::Field { of, name, ty } => (12, pair(of.0, word(name)), u64::from(ty.0)),
        Node::Instance { class, .. } => (13, u64::from(class.0), 0),
        Node::Unary { op, ty, operand } => (14, pair(op as u32, ty.0), u64::from(operand.0)),
        Node::Binary { op, ty, lhs, rhs } => (15, pair(op as u32, ty.0), pair(lhs.0, rhs.0)),
        Node::Ternary { op, ty, .. } => (16, pair(op as u32, ty.0), 0),
        Node::Cond { ty, .. } => (17, u64::from(ty.0), 0),
        Node::Fold { ty, .. } => (18, u64::from(ty.0), 0),
    }
}

pub(super) fn are_equal<W: Word>(words: &[u32], others: &[W]) -> bool {
    words.len() == others.len() && words.iter().zip(others).all(|(&word, other)| word == other.word())
}

/// The hash of a node.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct NodeHash(u32);

impl NodeHash {
    pub(super) fn new<W: Word>((kind, first, second): (u8, u64, u64), words: &[W]) -> Self {
        let mut hasher = FxHasher::default();
        hasher.write_u64(first ^ (u64::from(kind) << 56));
        hasher.write_u64(second);
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
