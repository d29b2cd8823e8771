//! Values: hash-consed nodes in one arena, handled as 32-bit ids.
//!
//! A value is either known (an integer, a string, a list, a record ...) or *symbolic*: an operator, a
//! variable or a field access that waits for what it mentions. Equal values have the same id, so comparing
//! two values is comparing two numbers, and a value that substitution does not touch is found unchanged in
//! constant time by its [`Flags`].

use crate::operators::{BinOp, TernOp, UnOp};
use crate::record::RecordId;
use crate::types::TypeId;
use hashbrown::HashTable;
use tblgen_parser::symbols::Symbol;
use words::{Word, are_equal, hash_node, head, rehash, with_words, words_of};

mod kinds;
mod summary;
mod words;

pub(crate) use kinds::{Argument, DagParts, FoldParts};
pub(crate) use summary::{Flags, Summary, VariableSet};
pub(crate) use words::{RawWords, Words};

/// A value. Equal values have the same id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct ValueId(pub(crate) u32);

impl ValueId {
    pub(crate) const UNSET: Self = Self(0);
    pub(crate) const FALSE: Self = Self(1);
    pub(crate) const TRUE: Self = Self(2);

    pub(crate) fn bit(value: bool) -> Self {
        if value { Self::TRUE } else { Self::FALSE }
    }
}

/// What a value is. Sixteen bytes; the variable parts are in the pool.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Node {
    /// `?`
    Unset,
    Bit(bool),
    Int(i64),
    /// Bit values, the lowest first.
    Bits(Words),
    Str(Symbol),
    /// A string that was written as `[{ ... }]`.
    Code(Symbol),
    List {
        element: TypeId,
        items: Words,
    },
    /// Operator, operator name, then argument and argument name in turn. A name is its symbol + 1, or 0.
    Dag(Words),
    Record(RecordId),
    /// The name of an anonymous record until it is final.
    AnonymousName(u32),
    Variable {
        name: Symbol,
        ty: TypeId,
    },
    /// One bit of a symbolic value.
    BitOf {
        of: ValueId,
        bit: u32,
    },
    Field {
        of: ValueId,
        name: Symbol,
        ty: TypeId,
    },
    /// `Class<arguments>`: value and name in turn; the name of a positional argument is 0.
    Instance {
        class: RecordId,
        arguments: Words,
    },
    Unary {
        op: UnOp,
        ty: TypeId,
        operand: ValueId,
    },
    Binary {
        op: BinOp,
        ty: TypeId,
        lhs: ValueId,
        rhs: ValueId,
    },
    Ternary {
        op: TernOp,
        ty: TypeId,
        operands: Words,
    },
    /// `!cond`: condition and value in turn.
    Cond {
        ty: TypeId,
        cases: Words,
    },
    /// `!foldl`: start, list, accumulator symbol, element symbol, expression.
    Fold {
        ty: TypeId,
        parts: Words,
    },
    IsA {
        ty: TypeId,
        value: ValueId,
    },
    Exists {
        ty: TypeId,
        name: ValueId,
    },
    /// `!instances<T>(regex)`
    Instances {
        ty: TypeId,
        regex: ValueId,
    },
}

/// The arena of all values.
pub(crate) struct Values {
    nodes: Vec<Node>,
    summaries: Vec<Summary>,
    pool: Vec<u32>,
    /// The values that are found by their content.
    table: HashTable<u32>,
    /// The values of the small integers, from [`SMALL_INTS`]`.start`, where there is one; these are most of all
    /// integers.
    small_ints: Vec<ValueId>,
    /// The reference to each record, by its number, where there is one.
    records: Vec<ValueId>,
    /// The string of each symbol, by its number, where there is one.
    strings: Vec<ValueId>,
}

/// How many values there is room for from the start. What is not needed takes no memory, where to grow would mean to
/// copy.
const ROOM: usize = 1 << 16;

impl Default for Values {
    fn default() -> Self {
        let mut values = Self {
            nodes: Vec::with_capacity(ROOM),
            summaries: Vec::with_capacity(ROOM),
            pool: Vec::with_capacity(4 * ROOM),
            table: HashTable::with_capacity(ROOM / 8),
            small_ints: Vec::new(),
            records: Vec::new(),
            strings: Vec::new(),
        };
        values.intern(Node::Unset, NO_PARTS);
        values.intern(Node::Bit(false), NO_PARTS);
        values.intern(Node::Bit(true), NO_PARTS);
        values
    }
}

/// The parts of a node of fixed size.
const NO_PARTS: &[u32] = &[];

impl Values {
    /// How many different values there are.
    pub(crate) fn count(&self) -> usize {
        self.nodes.len()
    }

    /// No value will be made any more: what finds equal ones is given back.
    pub(crate) fn seal(&mut self) {
        self.table = HashTable::new();
        self.strings = Vec::new();
        self.records = Vec::new();
    }

    /// How many words the variable parts of all values take.
    pub(crate) fn pool_size(&self) -> usize {
        self.pool.len()
    }

    #[inline]
    pub(crate) fn node(&self, id: ValueId) -> Node {
        self.nodes[id.0 as usize]
    }

    #[inline]
    pub(crate) fn summary(&self, id: ValueId) -> Summary {
        self.summaries[id.0 as usize]
    }

    pub(crate) fn flags(&self, id: ValueId) -> Flags {
        self.summary(id).flags
    }

    pub(crate) fn words(&self, words: Words) -> &[u32] {
        &self.pool[words.start as usize..(words.start + words.len) as usize]
    }

    /// The values in `words`, where every word is a value.
    pub(crate) fn items(&self, words: Words) -> impl ExactSizeIterator<Item = ValueId> + DoubleEndedIterator {
        self.words(words).iter().map(|&word| ValueId(word))
    }

    pub(crate) fn len(&self, words: Words) -> usize {
        words.len as usize
    }

    fn intern<W: Word>(&mut self, node: Node, words: &[W]) -> ValueId {
        let own_head = head(&node);
        let hash = hash_node(own_head, words);
        let (nodes, pool) = (&self.nodes, &self.pool);
        let same = |&id: &u32| {
            let other = &nodes[id as usize];
            head(other) == own_head && are_equal(words_of(*other, pool), words)
        };
        if let Some(&found) = self.table.find(hash, same) {
            return ValueId(found);
        }
        let id = self.push(node, words);
        if self.table.len() == self.table.capacity() {
            // To grow, all values have to be looked at: once for four times the room.
            self.table.reserve(3 * self.nodes.len(), rehash(&self.nodes, &self.pool));
        }
        self.table.insert_unique(hash, id.0, rehash(&self.nodes, &self.pool));
        id
    }

    /// Adds a node, which must be a new one.
    fn push<W: Word>(&mut self, node: Node, words: &[W]) -> ValueId {
        let id = ValueId(u32::try_from(self.nodes.len()).expect("fewer than 2^32 values"));
        let start = u32::try_from(self.pool.len()).expect("fewer than 2^32 words of values");
        self.pool.extend(words.iter().map(|word| word.word()));
        if let Node::Instance { .. } = node {
            self.pool.push(0);
        }
        let len = words.len() as u32;
        let node = with_words(node, Words { start, len });
        self.nodes.push(node);
        let summary = self.summarize(id);
        self.summaries.push(summary);
        id
    }

    /// How deep a value is nested.
    pub(crate) fn depth(&self, id: ValueId) -> u16 {
        self.summary(id).depth
    }

    /// Visits the values of which a value is made.
    pub(crate) fn for_each_part(&self, id: ValueId, mut visit: impl FnMut(ValueId)) {
        match self.node(id) {
            Node::Unset
            | Node::Bit(_)
            | Node::Int(_)
            | Node::Str(_)
            | Node::Code(_)
            | Node::Record(_)
            | Node::AnonymousName(_)
            | Node::Variable { .. } => {}
            Node::Bits(words)
            | Node::List { items: words, .. }
            | Node::Ternary { operands: words, .. }
            | Node::Cond { cases: words, .. } => self.items(words).for_each(visit),
            Node::Dag(words) | Node::Instance { arguments: words, .. } => {
                self.words(words).iter().step_by(2).for_each(|&word| visit(ValueId(word)));
            }
            Node::Fold { parts, .. } => {
                let parts = self.fold_parts(parts);
                [parts.start, parts.list, parts.body].into_iter().for_each(visit);
            }
            Node::Binary { lhs, rhs, .. } => [lhs, rhs].into_iter().for_each(visit),
            Node::BitOf { of: part, .. }
            | Node::Field { of: part, .. }
            | Node::Unary { operand: part, .. }
            | Node::IsA { value: part, .. }
            | Node::Exists { name: part, .. }
            | Node::Instances { regex: part, .. } => visit(part),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_values_are_one_value() {
        let mut values = Values::default();
        let (one, two) = (values.int(1), values.int(2));
        assert_eq!(values.list(TypeId::INT, &[one, two]), values.list(TypeId::INT, &[one, two]));
        assert_ne!(values.list(TypeId::INT, &[one]), values.list(TypeId::INT, &[one, two]));
        assert_ne!(values.list(TypeId::INT, &[]), values.list(TypeId::STRING, &[]));
        assert_eq!(ValueId::bit(true), values.intern(Node::Bit(true), NO_PARTS));
    }

    #[test]
    fn a_node_is_small() {
        assert_eq!(size_of::<Node>(), 16);
    }
}
