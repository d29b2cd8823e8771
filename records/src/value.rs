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
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use tblgen_parser::symbols::Symbol;

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

/// A run of words in the arena's pool: the variable part of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Words {
    start: u32,
    len: u32,
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

/// What substitution must know of a value before it looks inside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Flags(u8);

impl Flags {
    const NONE: Self = Self(0);
    /// Mentions a variable.
    const VARIABLE: Self = Self(1);
    /// Holds an operator that folds only when its record is final.
    const LATE: Self = Self(2);
    /// Holds something that is not a literal.
    const SYMBOLIC: Self = Self(4);
    /// Binds variables of its own.
    const BINDER: Self = Self(8);

    fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
    pub(crate) fn mentions_variable(self) -> bool {
        self.has(Self::VARIABLE)
    }
    pub(crate) fn folds_late(self) -> bool {
        self.has(Self::LATE)
    }
    pub(crate) fn is_symbolic(self) -> bool {
        self.has(Self::SYMBOLIC)
    }
    pub(crate) fn binds(self) -> bool {
        self.has(Self::BINDER)
    }
}

/// A dag, read.
pub(crate) struct DagParts {
    pub(crate) operator: ValueId,
    pub(crate) name: Option<Symbol>,
    pub(crate) arguments: Vec<(ValueId, Option<Symbol>)>,
}

/// One argument of a class instance, read.
#[derive(Clone, Copy)]
pub(crate) struct Argument {
    pub(crate) value: ValueId,
    /// The qualified name, `Class:name`, of a named argument.
    pub(crate) name: Option<Symbol>,
}

/// The arena of all values.
pub(crate) struct Values {
    nodes: Vec<Node>,
    flags: Vec<Flags>,
    /// How deep each value is nested.
    depths: Vec<u16>,
    pool: Vec<u32>,
    /// By content. The lower half of the hash stands beside the id, so that most of what is not equal is
    /// seen without looking at the node.
    table: HashTable<(u32, u32)>,
    /// The values of the small integers, from [`SMALL_INTS`]`.start`; these are most of all integers.
    small_ints: Vec<ValueId>,
    /// The reference to each record, by its number, where there is one.
    records: Vec<ValueId>,
}

/// The integers that are found without hashing.
const SMALL_INTS: std::ops::Range<i64> = -16..1024;

impl Default for Values {
    fn default() -> Self {
        let mut values = Self {
            nodes: Vec::new(),
            flags: Vec::new(),
            depths: Vec::new(),
            pool: Vec::new(),
            table: HashTable::new(),
            small_ints: Vec::new(),
            records: Vec::new(),
        };
        values.intern(Node::Unset, &[]);
        values.intern(Node::Bit(false), &[]);
        values.intern(Node::Bit(true), &[]);
        values.small_ints = SMALL_INTS.map(|int| values.intern(Node::Int(int), &[])).collect();
        values
    }
}

const NO_WORDS: Words = Words { start: 0, len: 0 };

impl Values {
    /// How many different values there are.
    pub(crate) fn count(&self) -> usize {
        self.nodes.len()
    }

    /// Makes room for this many values.
    pub(crate) fn reserve(&mut self, count: usize) {
        self.table.reserve(count, |&(hash, _)| widen(hash));
    }

    #[inline]
    pub(crate) fn node(&self, id: ValueId) -> Node {
        self.nodes[id.0 as usize]
    }

    #[inline]
    pub(crate) fn flags(&self, id: ValueId) -> Flags {
        self.flags[id.0 as usize]
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

    pub(crate) fn int(&mut self, value: i64) -> ValueId {
        if SMALL_INTS.contains(&value) {
            return self.small_ints[(value - SMALL_INTS.start) as usize];
        }
        self.intern(Node::Int(value), &[])
    }

    pub(crate) fn string(&mut self, text: Symbol) -> ValueId {
        self.intern(Node::Str(text), &[])
    }

    pub(crate) fn code(&mut self, text: Symbol) -> ValueId {
        self.intern(Node::Code(text), &[])
    }

    pub(crate) fn bits(&mut self, bits: &[ValueId]) -> ValueId {
        self.intern(Node::Bits(NO_WORDS), &as_words(bits))
    }

    pub(crate) fn list(&mut self, element: TypeId, items: &[ValueId]) -> ValueId {
        self.intern(Node::List { element, items: NO_WORDS }, &as_words(items))
    }

    pub(crate) fn dag(&mut self, dag: &DagParts) -> ValueId {
        let mut words: Words16 = smallvec::smallvec![dag.operator.0, name_word(dag.name)];
        words.extend(dag.arguments.iter().flat_map(|&(value, name)| [value.0, name_word(name)]));
        self.intern(Node::Dag(NO_WORDS), &words)
    }

    pub(crate) fn dag_parts(&self, words: Words) -> DagParts {
        let words = self.words(words);
        DagParts {
            operator: ValueId(words[0]),
            name: word_name(words[1]),
            arguments: words[2..]
                .as_chunks::<2>()
                .0
                .iter()
                .map(|pair| (ValueId(pair[0]), word_name(pair[1])))
                .collect(),
        }
    }

    pub(crate) fn record(&mut self, record: RecordId) -> ValueId {
        let index = record.0 as usize;
        if self.records.len() <= index {
            self.records.resize(index + 1, ValueId::UNSET);
        }
        if self.records[index] == ValueId::UNSET {
            self.records[index] = self.intern(Node::Record(record), &[]);
        }
        self.records[index]
    }

    pub(crate) fn anonymous_name(&mut self, number: u32) -> ValueId {
        self.intern(Node::AnonymousName(number), &[])
    }

    pub(crate) fn variable(&mut self, name: Symbol, ty: TypeId) -> ValueId {
        self.intern(Node::Variable { name, ty }, &[])
    }

    pub(crate) fn bit_of(&mut self, of: ValueId, bit: u32) -> ValueId {
        self.intern(Node::BitOf { of, bit }, &[])
    }

    pub(crate) fn field(&mut self, of: ValueId, name: Symbol, ty: TypeId) -> ValueId {
        self.intern(Node::Field { of, name, ty }, &[])
    }

    pub(crate) fn instance(&mut self, class: RecordId, arguments: &[Argument]) -> ValueId {
        let words: Words16 =
            arguments.iter().flat_map(|argument| [argument.value.0, name_word(argument.name)]).collect();
        self.intern(Node::Instance { class, arguments: NO_WORDS }, &words)
    }

    pub(crate) fn arguments(&self, words: Words) -> smallvec::SmallVec<[Argument; 8]> {
        let pairs = self.words(words).as_chunks::<2>().0.iter();
        pairs.map(|pair| Argument { value: ValueId(pair[0]), name: word_name(pair[1]) }).collect()
    }

    pub(crate) fn unary(&mut self, op: UnOp, operand: ValueId, ty: TypeId) -> ValueId {
        self.intern(Node::Unary { op, ty, operand }, &[])
    }

    pub(crate) fn binary(&mut self, op: BinOp, lhs: ValueId, rhs: ValueId, ty: TypeId) -> ValueId {
        self.intern(Node::Binary { op, ty, lhs, rhs }, &[])
    }

    pub(crate) fn ternary(&mut self, op: TernOp, operands: [ValueId; 3], ty: TypeId) -> ValueId {
        self.intern(Node::Ternary { op, ty, operands: NO_WORDS }, &as_words(&operands))
    }

    pub(crate) fn operands(&self, words: Words) -> [ValueId; 3] {
        let words = self.words(words);
        [ValueId(words[0]), ValueId(words[1]), ValueId(words[2])]
    }

    pub(crate) fn cond(&mut self, cases: &[ValueId], ty: TypeId) -> ValueId {
        self.intern(Node::Cond { ty, cases: NO_WORDS }, &as_words(cases))
    }

    pub(crate) fn fold(&mut self, parts: FoldParts, ty: TypeId) -> ValueId {
        let FoldParts { start, list, accumulator, element, body } = parts;
        let words = [start.0, list.0, word(accumulator), word(element), body.0];
        self.intern(Node::Fold { ty, parts: NO_WORDS }, &words)
    }

    pub(crate) fn fold_parts(&self, words: Words) -> FoldParts {
        let &[start, list, accumulator, element, body] = self.words(words) else {
            unreachable!("a fold has five parts")
        };
        FoldParts {
            start: ValueId(start),
            list: ValueId(list),
            accumulator: Symbol::from_index(accumulator),
            element: Symbol::from_index(element),
            body: ValueId(body),
        }
    }

    pub(crate) fn is_a(&mut self, ty: TypeId, value: ValueId) -> ValueId {
        self.intern(Node::IsA { ty, value }, &[])
    }

    pub(crate) fn exists(&mut self, ty: TypeId, name: ValueId) -> ValueId {
        self.intern(Node::Exists { ty, name }, &[])
    }

    pub(crate) fn instances(&mut self, ty: TypeId, regex: ValueId) -> ValueId {
        self.intern(Node::Instances { ty, regex }, &[])
    }

    fn intern(&mut self, node: Node, words: &[u32]) -> ValueId {
        let short = hash_node(&node, words);
        let hash = widen(short);
        let (nodes, pool) = (&self.nodes, &self.pool);
        let same = |&(other_hash, id): &(u32, u32)| {
            let other = &nodes[id as usize];
            other_hash == short && same_head(other, &node) && words_of(other, pool) == words
        };
        if let Some(&(_, found)) = self.table.find(hash, same) {
            return ValueId(found);
        }
        let id = u32::try_from(self.nodes.len()).expect("fewer than 2^32 values");
        let start = u32::try_from(self.pool.len()).expect("fewer than 2^32 words of values");
        self.pool.extend_from_slice(words);
        let len = words.len() as u32;
        self.nodes.push(with_words(node, Words { start, len }));
        let mut depth = 0;
        self.for_each_part(ValueId(id), |part| depth = depth.max(self.depth(part)));
        self.depths.push(depth.saturating_add(1));
        let flags = self.compute_flags(ValueId(id));
        self.flags.push(flags);
        self.table.insert_unique(hash, (short, id), |&(hash, _)| widen(hash));
        ValueId(id)
    }

    /// How deep a value is nested.
    pub(crate) fn depth(&self, id: ValueId) -> u16 {
        self.depths[id.0 as usize]
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

    fn compute_flags(&self, id: ValueId) -> Flags {
        let own = match self.node(id) {
            Node::Unset
            | Node::Bit(_)
            | Node::Int(_)
            | Node::Str(_)
            | Node::Code(_)
            | Node::Record(_)
            | Node::Bits(_)
            | Node::List { .. }
            | Node::Dag(_) => Flags::NONE,
            Node::AnonymousName(_) | Node::Variable { .. } => Flags::SYMBOLIC.with(Flags::VARIABLE),
            Node::Unary { op: UnOp::Cast, .. } | Node::Exists { .. } | Node::Instances { .. } => {
                Flags::SYMBOLIC.with(Flags::LATE)
            }
            Node::Fold { .. } => Flags::SYMBOLIC.with(Flags::BINDER),
            Node::Ternary { op, .. } if op.binds() => Flags::SYMBOLIC.with(Flags::BINDER),
            _ => Flags::SYMBOLIC,
        };
        let mut flags = own;
        self.for_each_part(id, |part| flags = flags.with(self.flags(part)));
        flags
    }
}

/// The parts of a `!foldl`.
#[derive(Clone, Copy)]
pub(crate) struct FoldParts {
    pub(crate) start: ValueId,
    pub(crate) list: ValueId,
    pub(crate) accumulator: Symbol,
    pub(crate) element: Symbol,
    pub(crate) body: ValueId,
}

type Words16 = smallvec::SmallVec<[u32; 16]>;

fn as_words(values: &[ValueId]) -> Words16 {
    values.iter().map(|value| value.0).collect()
}

fn word(symbol: Symbol) -> u32 {
    symbol.index() as u32
}

fn name_word(name: Option<Symbol>) -> u32 {
    name.map_or(0, |name| word(name) + 1)
}

fn word_name(word: u32) -> Option<Symbol> {
    word.checked_sub(1).map(Symbol::from_index)
}

/// The words that belong to `node`; none for a node of fixed size.
fn node_words(node: &Node) -> Words {
    match *node {
        Node::Bits(words)
        | Node::List { items: words, .. }
        | Node::Dag(words)
        | Node::Instance { arguments: words, .. }
        | Node::Ternary { operands: words, .. }
        | Node::Cond { cases: words, .. }
        | Node::Fold { parts: words, .. } => words,
        _ => NO_WORDS,
    }
}

fn words_of<'a>(node: &Node, pool: &'a [u32]) -> &'a [u32] {
    let words = node_words(node);
    &pool[words.start as usize..(words.start + words.len) as usize]
}

fn with_words(mut node: Node, new: Words) -> Node {
    match &mut node {
        Node::Bits(words)
        | Node::List { items: words, .. }
        | Node::Dag(words)
        | Node::Instance { arguments: words, .. }
        | Node::Ternary { operands: words, .. }
        | Node::Cond { cases: words, .. }
        | Node::Fold { parts: words, .. } => *words = new,
        _ => {}
    }
    node
}

/// The fixed part of a node, as numbers: its kind, then up to three fields.
#[inline]
fn head(node: &Node) -> (u8, u64, u64) {
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
        Node::IsA { ty, value } => (19, pair(ty.0, value.0), 0),
        Node::Exists { ty, name } => (20, pair(ty.0, name.0), 0),
        Node::Instances { ty, regex } => (21, pair(ty.0, regex.0), 0),
    }
}

fn same_head(a: &Node, b: &Node) -> bool {
    head(a) == head(b)
}

fn hash_node(node: &Node, words: &[u32]) -> u32 {
    let mut hasher = FxHasher::default();
    head(node).hash(&mut hasher);
    words.hash(&mut hasher);
    let hash = hasher.finish();
    (hash ^ (hash >> 32)) as u32
}

/// The hash that the table uses: its lower bits choose the place, its highest bits are compared first.
fn widen(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9e37_79b9_7f4a_7c15)
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
        assert_eq!(ValueId::bit(true), values.intern(Node::Bit(true), &[]));
    }

    #[test]
    fn a_node_is_small() {
        assert_eq!(size_of::<Node>(), 16);
    }

    #[test]
    fn flags_say_what_substitution_must_visit() {
        let mut values = Values::default();
        let variable = values.variable(Symbol::EMPTY, TypeId::INT);
        let one = values.int(1);
        let known = values.list(TypeId::INT, &[one]);
        let open = values.list(TypeId::INT, &[one, variable]);
        assert!(!values.flags(known).is_symbolic());
        assert!(values.flags(open).mentions_variable());
        let cast = values.unary(UnOp::Cast, known, TypeId::STRING);
        assert!(values.flags(cast).folds_late() && !values.flags(cast).mentions_variable());
    }
}
