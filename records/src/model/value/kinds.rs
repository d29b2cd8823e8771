//! Construction and reading of values of each kind.

use super::arena::{NO_PARTS, Values};
use super::node::{NO_WORDS, Node, Words};
use super::words::{RawWords, Word, name_word, word_name};
use crate::model::{RecordId, TypeId, ValueId};
use tblgen_parser::Symbol;

/// The integers that are found without hashing.
const SMALL_INTS: std::ops::Range<i64> = -16..1024;

/// The parts of a `!foldl`.
#[derive(Clone, Copy)]
pub(crate) struct FoldParts {
    pub(crate) start: ValueId,
    pub(crate) list: ValueId,
    pub(crate) accumulator: Symbol,
    pub(crate) element: Symbol,
    pub(crate) body: ValueId,
}

/// The word after the arguments of an instance: the number of its record + 1, or 0.
fn instance_slot(arguments: Words) -> usize {
    (arguments.start + arguments.len) as usize
}

/// The value with this number in a table. Grows the table if necessary.
fn known(table: &mut Vec<ValueId>, index: usize) -> Option<ValueId> {
    if table.len() <= index {
        table.resize(index + 1, ValueId::UNSET);
    }
    Some(table[index]).filter(|&value| value != ValueId::UNSET)
}

/// The parts of a dag.
pub(crate) struct DagParts {
    pub(crate) operator: ValueId,
    pub(crate) name: Option<Symbol>,
    pub(crate) arguments: Vec<(ValueId, Option<Symbol>)>,
}

/// An argument of a class instance.
#[derive(Clone, Copy)]
pub(crate) struct Argument {
    pub(crate) value: ValueId,
    /// The qualified name, `Class:name`, of a named argument.
    pub(crate) name: Option<Symbol>,
}

impl Values {
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

    pub(crate) fn list<W: Word>(&mut self, element: TypeId, items: &[W]) -> ValueId {
        self.intern(Node::List { element, items: NO_WORDS }, items)
    }

    pub(crate) fn dag(&mut self, dag: &DagParts) -> ValueId {
        let mut words: RawWords = smallvec::smallvec![dag.operator.0, name_word(dag.name)];
        words.extend(dag.arguments.iter().flat_map(|&(value, name)| [value.0, name_word(name)]));
        self.dag_of_words(&words)
    }

    /// The index of the first argument in the words of a dag.
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

    /// The name of the anonymous record with this number.
    pub(crate) fn new_anonymous_name(&mut self, number: u32) -> ValueId {
        self.push(Node::AnonymousName(number), NO_PARTS)
    }

    pub(crate) fn variable(&mut self, name: Symbol, ty: TypeId) -> ValueId {
        self.intern(Node::Variable { name, ty }, NO_PARTS)
    }

    pub(crate) fn bit_of(&mut self, of: ValueId, bit: u32) -> ValueId {
        self.intern(Node::BitOf { of, bit }, NO_PARTS)
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

    pub(crate) fn operands(&self, words: Words) -> [ValueId; 3] {
        let words = self.words(words);
        [ValueId(words[0]), ValueId(words[1]), ValueId(words[2])]
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
}
