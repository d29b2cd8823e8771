//! Queries of lists, dags and bits.

use super::locate;
use super::views::{Bits, Dag, List, Path, Record, Value};
use crate::model::{Node, ValueId};
use std::fmt;
use tblgen_parser::{Span, Symbol};

macro_rules! views {
    ($($view:ident, $parts:ident, $part:ty;)*) => {
        $(
            impl<'r> $view<'r> {
                /// The list, dag or bits as a [`Value`].
                pub fn value(self) -> Value<'r> {
                    self.value
                }

                /// Whether there are no elements, arguments or bits.
                pub fn is_empty(self) -> bool {
                    self.len() == 0
                }

                /// The place in the source.
                pub fn span(self) -> Span {
                    self.value.span()
                }
            }

            impl<'r> IntoIterator for $view<'r> {
                type Item = $part;
                type IntoIter = std::vec::IntoIter<$part>;

                fn into_iter(self) -> Self::IntoIter {
                    self.$parts().collect::<Vec<_>>().into_iter()
                }
            }

            impl fmt::Display for $view<'_> {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    fmt::Display::fmt(&self.value, f)
                }
            }

            impl fmt::Debug for $view<'_> {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    write!(f, "{}({})", stringify!($view), self.value)
                }
            }
        )*
    };
}

views! {
    List, iter, Value<'r>;
    Dag, args, (Value<'r>, Option<&'r str>);
    Bits, iter, Option<bool>;
}

impl<'r> Value<'r> {
    /// The words of a list, a dag or bits. A dag has its operator, the name of the operator, then each argument and its name.
    fn words(self) -> &'r [u32] {
        let values = &self.records.store.values;
        match values.node(self.id) {
            Node::List { items: words, .. } | Node::Dag(words) | Node::Bits(words) => values.words(words),
            _ => &[],
        }
    }
}

impl<'r> List<'r> {
    /// The number of elements.
    pub fn len(self) -> usize {
        self.value.words().len()
    }

    /// The element with this number.
    pub fn get(self, index: usize) -> Option<Value<'r>> {
        self.value.words().get(index).map(|&id| self.value.part(ValueId(id), index))
    }

    /// The elements.
    ///
    /// ```
    /// # use rtblgen_records::evaluate_str;
    /// let records = evaluate_str("a.td", "def a { list<int> l = [1, 2]; }")?;
    /// let list = records.def("a").unwrap().list("l")?;
    /// let numbers: Vec<i64> = list.iter().map(i64::try_from).collect::<Result<_, _>>()?;
    /// assert_eq!(numbers, [1, 2]);
    /// # Ok::<(), rtblgen_records::Failure>(())
    /// ```
    pub fn iter(self) -> impl ExactSizeIterator<Item = Value<'r>> + DoubleEndedIterator + Clone {
        let items = self.value.words().iter().enumerate();
        items.map(move |(index, &id)| self.value.part(ValueId(id), index))
    }
}

impl<'r> Dag<'r> {
    fn text(self, word: Option<&u32>) -> Option<&'r str> {
        let symbol = word?.checked_sub(1)?;
        Some(self.value.records.store.text(Symbol::from_index(symbol)))
    }

    /// The operator; a record, or unset.
    pub fn operator(self) -> Value<'r> {
        let id = self.value.words().first().map_or(ValueId::UNSET, |&id| ValueId(id));
        self.value.part(id, usize::from(Path::OPERATOR))
    }

    /// The operator, if it is a record.
    pub fn operator_record(self) -> Option<Record<'r>> {
        self.operator().as_record()
    }

    /// The name of the operator: `name` in `(op:$name ...)`.
    pub fn name(self) -> Option<&'r str> {
        self.text(self.value.words().get(1))
    }

    /// The number of arguments.
    pub fn len(self) -> usize {
        (self.value.words().len().max(2) - 2) / 2
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
        self.value.words().get(2 + 2 * index).map(|&id| self.value.part(ValueId(id), index))
    }

    /// The name of an argument: `name` in `value:$name`.
    pub fn arg_name(self, index: usize) -> Option<&'r str> {
        self.text(self.value.words().get(3 + 2 * index))
    }

    /// The place of an argument's `$name`; of the argument, where the name was computed.
    pub fn arg_name_span(self, index: usize) -> Span {
        locate::argument_name_span(self, index)
    }

    /// The arguments with their names.
    pub fn args(self) -> impl ExactSizeIterator<Item = (Value<'r>, Option<&'r str>)> + DoubleEndedIterator {
        (0..self.len()).map(move |index| (self.arg(index), self.arg_name(index)))
    }
}

impl<'r> Bits<'r> {
    /// The number of bits.
    pub fn len(self) -> usize {
        self.value.words().len()
    }

    /// The bits, the lowest first; `None` for one that is not known.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Option<bool>> + DoubleEndedIterator {
        self.value.words().iter().map(|&id| match ValueId(id) {
            ValueId::TRUE => Some(true),
            ValueId::FALSE => Some(false),
            _ => None,
        })
    }

    /// The field and the number of the bit that an unknown bit refers to, as in an instruction encoding
    /// `let Inst{3...0} = rd;`.
    pub fn reference(self, index: usize) -> Option<(&'r str, u32)> {
        let store = &self.value.records.store;
        match store.node(ValueId(*self.value.words().get(index)?)) {
            Node::BitOf { of, bit } => match store.node(of) {
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
