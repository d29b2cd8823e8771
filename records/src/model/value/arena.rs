//! The arena of values, which makes equal values once.

use super::node::{NO_WORDS, Node, Words};
use super::summary::{Flags, Summary};
use super::words::{NodeHash, Word, are_equal, with_words, words_of};
use crate::model::ValueId;
use hashbrown::HashTable;

/// The arena of all values.
pub(crate) struct Values {
    nodes: Vec<Node>,
    summaries: Vec<Summary>,
    pub(super) pool: Vec<u32>,
    /// The values that are found by their content, each with its hash.
    table: HashTable<(NodeHash, u32)>,
    /// The values of small integers, which most integers are; from the start of `SMALL_INTS`.
    pub(super) small_ints: Vec<ValueId>,
    /// The references to records, by number.
    pub(super) records: Vec<ValueId>,
    /// The strings of symbols, by number.
    pub(super) strings: Vec<ValueId>,
}

/// The initial capacity in values.
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
pub(super) const NO_PARTS: &[u32] = &[];

impl Values {
    /// The number of different values.
    pub(crate) fn count(&self) -> usize {
        self.nodes.len()
    }

    /// Frees the tables that find equal values: no more values are made.
    pub(crate) fn seal(&mut self) {
        self.table = HashTable::new();
        self.strings = Vec::new();
        self.records = Vec::new();
    }

    /// The number of words in the variable parts of all values.
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

    /// The value of a node, whose variable part is `words`.
    pub(super) fn intern<W: Word>(&mut self, node: Node, words: &[W]) -> ValueId {
        let hash = NodeHash::new(node, words);
        let (nodes, pool) = (&self.nodes, &self.pool);
        let same = |&(other_hash, id): &(NodeHash, u32)| {
            let other = nodes[id as usize];
            other_hash == hash
                && with_words(other, NO_WORDS) == node
                && are_equal(words_of(other, pool), words)
        };
        if let Some(&(_, found)) = self.table.find(hash.widen(), same) {
            return ValueId(found);
        }
        let id = self.push(node, words);
        self.table.insert_unique(hash.widen(), (hash, id.0), |&(hash, _)| hash.widen());
        id
    }

    /// Adds a node, which must be a new one.
    pub(super) fn push<W: Word>(&mut self, node: Node, words: &[W]) -> ValueId {
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

    /// The nesting depth of a value.
    pub(crate) fn depth(&self, id: ValueId) -> u16 {
        self.summary(id).depth
    }

    /// Visits the parts of a value.
    pub(crate) fn for_each_part(&self, id: ValueId, mut visit: impl FnMut(ValueId)) {
        use Node::*;
        match self.node(id) {
            Unset | Bit(_) | Int(_) | Str(_) | Code(_) | Record(_) | AnonymousName(_) | Variable { .. } => {}
            Bits(words)
            | List { items: words, .. }
            | Ternary { operands: words, .. }
            | Cond { cases: words, .. } => self.items(words).for_each(visit),
            Dag(words) | Instance { arguments: words, .. } => {
                self.words(words).iter().step_by(2).for_each(|&word| visit(ValueId(word)));
            }
            Fold { parts, .. } => {
                let parts = self.fold_parts(parts);
                [parts.start, parts.list, parts.body].into_iter().for_each(visit);
            }
            Binary { lhs, rhs, .. } => [lhs, rhs].into_iter().for_each(visit),
            BitOf { of: part, .. } | Field { of: part, .. } | Unary { operand: part, .. } => visit(part),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::ids::TypeId;

    #[test]
    fn equal_values_are_one_value() {
        let mut values = Values::default();
        let (one, two) = (values.int(1), values.int(2));
        assert_eq!(values.list(TypeId::INT, &[one, two]), values.list(TypeId::INT, &[one, two]));
        assert_ne!(values.list(TypeId::INT, &[one]), values.list(TypeId::INT, &[one, two]));
        assert_ne!(values.list::<ValueId>(TypeId::INT, &[]), values.list::<ValueId>(TypeId::STRING, &[]));
        assert_eq!(ValueId::bit(true), values.intern(Node::Bit(true), NO_PARTS));
    }

    #[test]
    fn a_node_is_small() {
        assert_eq!(size_of::<Node>(), 16);
    }
}
