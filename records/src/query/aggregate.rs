//! Lists, dags and bits.

use super::locate;
use super::views::{Bits, Dag, List, Path, Record, Value};
use crate::model::{Node, ValueId, Words};
use std::fmt;
use tblgen_parser::{Span, Symbol};

impl<'r> List<'r> {
    fn words(self) -> Option<Words> {
        match self.value.records.store.values.node(self.value.id) {
            Node::List { items, .. } => Some(items),
            _ => None,
        }
    }

    fn items(self) -> &'r [u32] {
        self.words().map_or(&[], |words| self.value.records.store.values.words(words))
    }

    /// The list as a value.
    pub fn value(self) -> Value<'r> {
        self.value
    }

    /// How many elements there are.
    pub fn len(self) -> usize {
        self.items().len()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The element with this number.
    pub fn get(self, index: usize) -> Option<Value<'r>> {
        self.items().get(index).map(|&id| self.value.part(ValueId(id), index))
    }

    /// The elements.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Value<'r>> + DoubleEndedIterator + Clone {
        let items = self.items().iter().enumerate();
        items.map(move |(index, &id)| self.value.part(ValueId(id), index))
    }

    /// The place of the list.
    pub fn span(self) -> Span {
        self.value.span()
    }
}

impl fmt::Debug for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "List({})", self.value)
    }
}

impl<'r> Dag<'r> {
    /// Operator, its name, then each argument and its name.
    fn words(self) -> &'r [u32] {
        match self.value.records.store.values.node(self.value.id) {
            Node::Dag(words) => self.value.records.store.values.words(words),
            _ => &[],
        }
    }

    fn text(self, word: Option<&u32>) -> Option<&'r str> {
        let symbol = word?.checked_sub(1)?;
        Some(self.value.records.store.text(Symbol::from_index(symbol)))
    }

    /// The dag as a value.
    pub fn value(self) -> Value<'r> {
        self.value
    }

    /// The operator; a record, or unset.
    pub fn operator(self) -> Value<'r> {
        let id = self.words().first().map_or(ValueId::UNSET, |&id| ValueId(id));
        self.value.part(id, usize::from(Path::OPERATOR))
    }

    /// The operator, if it is a record.
    pub fn operator_record(self) -> Option<Record<'r>> {
        self.operator().as_record()
    }

    /// The name of the operator: `name` in `(op:$name ...)`.
    pub fn name(self) -> Option<&'r str> {
        self.text(self.words().get(1))
    }

    /// How many arguments there are.
    pub fn len(self) -> usize {
        (self.words().len().max(2) - 2) / 2
    }

    /// Whether there are no arguments.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The argument with this number.
    ///
    /// # Panics
    ///
    /// If there is none; see [`Dag::get`].
    pub fn arg(self, index: usize) -> Value<'r> {
        self.get(index).unwrap_or_else(|| panic!("the dag has {} arguments, not {}", self.len(), index + 1))
    }

    /// The argument with this number, if there is one.
    pub fn get(self, index: usize) -> Option<Value<'r>> {
        self.words().get(2 + 2 * index).map(|&id| self.value.part(ValueId(id), index))
    }

    /// The name of an argument: `name` in `value:$name`.
    pub fn arg_name(self, index: usize) -> Option<&'r str> {
        self.text(self.words().get(3 + 2 * index))
    }

    /// The place of an argument's `$name`; of the argument, where the name was computed.
    pub fn arg_name_span(self, index: usize) -> Span {
        locate::argument_name_span(self, index)
    }

    /// The arguments with their names.
    pub fn args(self) -> impl ExactSizeIterator<Item = (Value<'r>, Option<&'r str>)> + DoubleEndedIterator {
        (0..self.len()).map(move |index| (self.arg(index), self.arg_name(index)))
    }

    /// The place of the dag.
    pub fn span(self) -> Span {
        self.value.span()
    }
}

impl fmt::Debug for Dag<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dag({})", self.value)
    }
}

impl<'r> Bits<'r> {
    fn items(self) -> &'r [u32] {
        match self.value.records.store.values.node(self.value.id) {
            Node::Bits(words) => self.value.records.store.values.words(words),
            _ => &[],
        }
    }

    /// The bits as a value.
    pub fn value(self) -> Value<'r> {
        self.value
    }

    /// How many bits there are.
    pub fn len(self) -> usize {
        self.items().len()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The bits, the lowest first; `None` for one that is not known.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Option<bool>> + DoubleEndedIterator {
        self.items().iter().map(|&id| match ValueId(id) {
            ValueId::TRUE => Some(true),
            ValueId::FALSE => Some(false),
            _ => None,
        })
    }

    /// For a bit that is not known: the field and the bit of it that it stands for, as in an instruction
    /// encoding `let Inst{3...0} = rd;`.
    pub fn reference(self, index: usize) -> Option<(&'r str, u32)> {
        let store = &self.value.records.store;
        match store.values.node(ValueId(*self.items().get(index)?)) {
            Node::BitOf { of, bit } => match store.values.node(of) {
                Node::Variable { name, .. } => Some((store.text(name), bit)),
                _ => None,
            },
            Node::Variable { name, .. } => Some((store.text(name), 0)),
            _ => None,
        }
    }

    /// The number that the bits make; `None` if one of them is not known or there are more than 64.
    pub fn to_u64(self) -> Option<u64> {
        if self.len() > 64 {
            return None;
        }
        self.iter().enumerate().try_fold(0, |number, (i, bit)| Some(number | u64::from(bit?) << i))
    }
}

impl fmt::Debug for Bits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bits({})", self.value)
    }
}
