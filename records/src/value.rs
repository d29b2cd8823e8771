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
use std::hash::Hasher;
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

/// What a word of the pool stands for.
trait Word: Copy {
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

/// A set of variables that may hold some more: each variable is one of 31 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct VariableSet(u32);

impl VariableSet {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self(u32::MAX);
    /// The name of an anonymous record, which only that record itself can replace.
    const ANONYMOUS_NAME: Self = Self(1 << 31);

    pub(crate) fn of(variable: Symbol) -> Self {
        // Variables of one class have neighboring numbers: the product spreads them evenly.
        let spread = u64::from(word(variable).wrapping_mul(0x9e37_79b9));
        Self(1 << ((spread * 31) >> 32))
    }
    pub(crate) fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub(crate) fn may_share(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// What substitution must know of a value before it looks inside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Summary {
    /// The variables that it mentions, those that it binds itself included.
    pub(crate) variables: VariableSet,
    /// How deep it is nested.
    depth: u16,
    pub(crate) flags: Flags,
}

/// Properties of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Flags(u8);

impl Flags {
    const NONE: Self = Self(0);
    /// Holds something that is decided only when its record is final.
    const LATE: Self = Self(1);
    /// Holds something that is not a literal.
    const SYMBOLIC: Self = Self(2);
    /// Binds variables of its own.
    const BINDER: Self = Self(4);

    fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
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

/// The integers that are found without hashing.
const SMALL_INTS: std::ops::Range<i64> = -16..1024;

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

const NO_WORDS: Words = Words { start: 0, len: 0 };

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

    /// Makes room for this many values.
    pub(crate) fn reserve(&mut self, count: usize) {
        self.table.reserve(count, rehash(&self.nodes, &self.pool));
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

    pub(crate) fn int(&mut self, value: i64) -> ValueId {
        if !SMALL_INTS.contains(&value) {
            return self.intern(Node::Int(value), NO_PARTS);
        }
        let index = (value - SMALL_INTS.start) as usize;
        if let Some(known) = known(&mut self.small_ints, index) {
            return known;
        }
        let int = self.push(Node::Int(value), NO_PARTS);
        self.small_ints[index] = int;
        int
    }

    pub(crate) fn string(&mut self, text: Symbol) -> ValueId {
        if let Some(known) = known(&mut self.strings, text.index()) {
            return known;
        }
        let string = self.push(Node::Str(text), NO_PARTS);
        self.strings[text.index()] = string;
        string
    }

    pub(crate) fn code(&mut self, text: Symbol) -> ValueId {
        self.intern(Node::Code(text), NO_PARTS)
    }

    pub(crate) fn bits(&mut self, bits: &[ValueId]) -> ValueId {
        self.intern(Node::Bits(NO_WORDS), bits)
    }

    pub(crate) fn list(&mut self, element: TypeId, items: &[ValueId]) -> ValueId {
        self.intern(Node::List { element, items: NO_WORDS }, items)
    }

    pub(crate) fn list_of_words(&mut self, element: TypeId, items: &[u32]) -> ValueId {
        self.intern(Node::List { element, items: NO_WORDS }, items)
    }

    pub(crate) fn dag(&mut self, dag: &DagParts) -> ValueId {
        let mut words: RawWords = smallvec::smallvec![dag.operator.0, name_word(dag.name)];
        words.extend(dag.arguments.iter().flat_map(|&(value, name)| [value.0, name_word(name)]));
        self.dag_of_words(&words)
    }

    /// Where the arguments begin in the words of a dag.
    pub(crate) const DAG_ARGUMENTS: usize = 2;

    pub(crate) fn dag_of_words(&mut self, words: &[u32]) -> ValueId {
        self.intern(Node::Dag(NO_WORDS), words)
    }

    pub(crate) fn dag_parts(&self, words: Words) -> DagParts {
        let words = self.words(words);
        DagParts {
            operator: ValueId(words[0]),
            name: word_name(words[1]),
            arguments: words[Self::DAG_ARGUMENTS..]
                .as_chunks::<2>()
                .0
                .iter()
                .map(|pair| (ValueId(pair[0]), word_name(pair[1])))
                .collect(),
        }
    }

    pub(crate) fn record(&mut self, record: RecordId) -> ValueId {
        let index = record.0 as usize;
        if let Some(known) = known(&mut self.records, index) {
            return known;
        }
        let reference = self.push(Node::Record(record), NO_PARTS);
        self.records[index] = reference;
        reference
    }

    /// The name with a number that no other has.
    pub(crate) fn new_anonymous_name(&mut self, number: u32) -> ValueId {
        self.push(Node::AnonymousName(number), NO_PARTS)
    }

    pub(crate) fn variable(&mut self, name: Symbol, ty: TypeId) -> ValueId {
        self.intern(Node::Variable { name, ty }, NO_PARTS)
    }

    pub(crate) fn bit_of(&mut self, of: ValueId, bit: u32) -> ValueId {
        self.intern(Node::BitOf { of, bit }, NO_PARTS)
    }

    pub(crate) fn field(&mut self, of: ValueId, name: Symbol, ty: TypeId) -> ValueId {
        self.intern(Node::Field { of, name, ty }, NO_PARTS)
    }

    pub(crate) fn instance(&mut self, class: RecordId, arguments: &[Argument]) -> ValueId {
        let words: RawWords =
            arguments.iter().flat_map(|argument| [argument.value.0, name_word(argument.name)]).collect();
        self.instance_of_words(class, &words)
    }

    pub(crate) fn instance_of_words(&mut self, class: RecordId, words: &[u32]) -> ValueId {
        self.intern(Node::Instance { class, arguments: NO_WORDS }, words)
    }

    /// The record that an instance was made into.
    pub(crate) fn instantiated(&self, arguments: Words) -> Option<RecordId> {
        self.pool[instance_slot(arguments)].checked_sub(1).map(RecordId)
    }

    pub(crate) fn set_instantiated(&mut self, arguments: Words, record: RecordId) {
        self.pool[instance_slot(arguments)] = record.0 + 1;
    }

    pub(crate) fn arguments(&self, words: Words) -> smallvec::SmallVec<[Argument; 8]> {
        let pairs = self.words(words).as_chunks::<2>().0.iter();
        pairs.map(|pair| Argument { value: ValueId(pair[0]), name: word_name(pair[1]) }).collect()
    }

    pub(crate) fn unary(&mut self, op: UnOp, operand: ValueId, ty: TypeId) -> ValueId {
        self.intern(Node::Unary { op, ty, operand }, NO_PARTS)
    }

    pub(crate) fn binary(&mut self, op: BinOp, lhs: ValueId, rhs: ValueId, ty: TypeId) -> ValueId {
        self.intern(Node::Binary { op, ty, lhs, rhs }, NO_PARTS)
    }

    pub(crate) fn ternary(&mut self, op: TernOp, operands: [ValueId; 3], ty: TypeId) -> ValueId {
        self.intern(Node::Ternary { op, ty, operands: NO_WORDS }, &operands)
    }

    pub(crate) fn operands(&self, words: Words) -> [ValueId; 3] {
        let words = self.words(words);
        [ValueId(words[0]), ValueId(words[1]), ValueId(words[2])]
    }

    pub(crate) fn cond(&mut self, cases: &[ValueId], ty: TypeId) -> ValueId {
        self.intern(Node::Cond { ty, cases: NO_WORDS }, cases)
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
        self.intern(Node::IsA { ty, value }, NO_PARTS)
    }

    pub(crate) fn exists(&mut self, ty: TypeId, name: ValueId) -> ValueId {
        self.intern(Node::Exists { ty, name }, NO_PARTS)
    }

    pub(crate) fn instances(&mut self, ty: TypeId, regex: ValueId) -> ValueId {
        self.intern(Node::Instances { ty, regex }, NO_PARTS)
    }

    fn intern<W: Word>(&mut self, node: Node, words: &[W]) -> ValueId {
        let own_head = head(&node);
        let hash = hash_node(own_head, words);
        let (nodes, pool) = (&self.nodes, &self.pool);
        let same = |&id: &u32| {
            let other = &nodes[id as usize];
            head(other) == own_head && are_equal(words_of(other, pool), words)
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
        let summary = if is_leaf(&node) { own_summary(&node) } else { self.summarize(id) };
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

    fn summarize(&self, id: ValueId) -> Summary {
        let node = self.node(id);
        let mut summary = own_summary(&node);
        self.for_each_part(id, |part| {
            let part = self.summary(part);
            summary.variables = summary.variables.with(part.variables);
            summary.depth = summary.depth.max(part.depth.saturating_add(1));
            summary.flags = summary.flags.with(part.flags);
        });
        if !summary.variables.is_empty() && self.any_substitution_changes(&node) {
            summary.variables = VariableSet::ALL;
        }
        summary
    }

    /// Substitution changes this node even if it replaces no variable in it, as llvm-tblgen's does.
    fn any_substitution_changes(&self, node: &Node) -> bool {
        match *node {
            Node::Bits(bits) => self.items(bits).any(|bit| self.substitution_takes_first_bit(bit)),
            Node::Binary { op, lhs, .. } => match (op.decisive_operand(), self.node(lhs)) {
                (Some(decisive), Node::Int(int)) => int == decisive,
                (Some(0), Node::Bit(false)) => true,
                (Some(_), Node::Bits(_)) => true,
                _ => false,
            },
            _ => false,
        }
    }

    /// Substitution replaces this element of a `bits` value by its first bit.
    fn substitution_takes_first_bit(&self, bit: ValueId) -> bool {
        matches!(
            self.node(bit),
            Node::Cond { .. }
                | Node::Fold { .. }
                | Node::IsA { .. }
                | Node::Exists { .. }
                | Node::Instance { .. }
                | Node::Instances { .. }
        )
    }
}

/// The node has no parts.
fn is_leaf(node: &Node) -> bool {
    matches!(
        node,
        Node::Unset
            | Node::Bit(_)
            | Node::Int(_)
            | Node::Str(_)
            | Node::Code(_)
            | Node::Record(_)
            | Node::AnonymousName(_)
            | Node::Variable { .. }
    )
}

/// The summary of a node without its parts.
fn own_summary(node: &Node) -> Summary {
    Summary { variables: own_variables(node), depth: 1, flags: own_flags(node) }
}

/// The variables that a node mentions by itself.
fn own_variables(node: &Node) -> VariableSet {
    match *node {
        Node::AnonymousName(_) => VariableSet::ANONYMOUS_NAME,
        Node::Variable { name, .. } => VariableSet::of(name),
        _ => VariableSet::NONE,
    }
}

/// The flags that a node has by itself.
fn own_flags(node: &Node) -> Flags {
    match *node {
        Node::Unset
        | Node::Bit(_)
        | Node::Int(_)
        | Node::Str(_)
        | Node::Code(_)
        | Node::Record(_)
        | Node::Bits(_)
        | Node::List { .. }
        | Node::Dag(_) => Flags::NONE,
        Node::AnonymousName(_)
        | Node::Unary { op: UnOp::Cast, .. }
        | Node::Exists { .. }
        | Node::Instances { .. } => Flags::SYMBOLIC.with(Flags::LATE),
        Node::Fold { .. } => Flags::SYMBOLIC.with(Flags::BINDER),
        Node::Ternary { op, .. } if op.binds() => Flags::SYMBOLIC.with(Flags::BINDER),
        _ => Flags::SYMBOLIC,
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

/// The variable part of a node that is being made.
pub(crate) type RawWords = smallvec::SmallVec<[u32; 16]>;

/// Where the pool says what record an instance was made into, plus one: behind its arguments.
fn instance_slot(arguments: Words) -> usize {
    (arguments.start + arguments.len) as usize
}

/// The value with this number in a table, which is made large enough for it.
fn known(table: &mut Vec<ValueId>, index: usize) -> Option<ValueId> {
    if table.len() <= index {
        table.resize(index + 1, ValueId::UNSET);
    }
    Some(table[index]).filter(|&value| value != ValueId::UNSET)
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

fn are_equal<W: Word>(words: &[u32], others: &[W]) -> bool {
    words.len() == others.len() && words.iter().zip(others).all(|(&word, other)| word == other.word())
}

fn hash_node<W: Word>((kind, first, second): (u8, u64, u64), words: &[W]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write_u64(first ^ (u64::from(kind) << 56));
    hasher.write_u64(second);
    for word in words {
        hasher.write_u32(word.word());
    }
    hasher.finish()
}

/// The hash of a value that is there already.
fn rehash<'a>(nodes: &'a [Node], pool: &'a [u32]) -> impl Fn(&u32) -> u64 + 'a {
    |&id| {
        let node = &nodes[id as usize];
        hash_node(head(node), words_of(node, pool))
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

    #[test]
    fn flags_say_what_substitution_must_visit() {
        let mut values = Values::default();
        let variable = values.variable(Symbol::EMPTY, TypeId::INT);
        let one = values.int(1);
        let known = values.list(TypeId::INT, &[one]);
        let open = values.list(TypeId::INT, &[one, variable]);
        assert!(!values.flags(known).is_symbolic());
        assert!(values.summary(open).variables.may_share(VariableSet::of(Symbol::EMPTY)));
        let cast = values.unary(UnOp::Cast, known, TypeId::STRING);
        assert!(values.flags(cast).folds_late() && values.summary(cast).variables.is_empty());
    }
}
