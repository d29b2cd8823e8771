//! Iterators over the values that an operand or a result of a definition stands for.

use std::ops::Range;

use super::handle::{Op, Value};
use super::storage::Ir;

macro_rules! value_range {
    ($(#[$doc:meta])* $name:ident, $value:ident) => {
        $(#[$doc])*
        #[derive(Clone)]
        pub struct $name<'a, 'c> {
            pub(super) ir: &'a Ir<'c>,
            pub(super) op: Op,
            pub(super) range: Range<usize>,
        }

        impl Iterator for $name<'_, '_> {
            type Item = Value;

            fn next(&mut self) -> Option<Value> {
                Some(self.op.$value(self.ir, self.range.next()?))
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                self.range.size_hint()
            }
        }

        impl DoubleEndedIterator for $name<'_, '_> {
            fn next_back(&mut self) -> Option<Value> {
                Some(self.op.$value(self.ir, self.range.next_back()?))
            }
        }

        impl ExactSizeIterator for $name<'_, '_> {}

        impl std::iter::FusedIterator for $name<'_, '_> {}

        impl std::fmt::Debug for $name<'_, '_> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_list().entries(self.clone()).finish()
            }
        }
    };
}

value_range! {
    /// The operands that an operand of the definition stands for: see [`Op::operand_group`].
    OperandRange, operand
}

value_range! {
    /// The results that a result of the definition stands for: see [`Op::result_group`].
    ResultRange, result
}
