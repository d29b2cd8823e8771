//! Iterators over the values that an operand or a result of a definition stands for.

use std::marker::PhantomData;
use std::ops::Range;

use super::handle::{Op, Value};
use super::storage::Ir;
use super::typed_value::{RangeItem, TypedValue};

macro_rules! value_range {
    ($(#[$doc:meta])* $name:ident, $value:ident) => {
        $(#[$doc])*
        ///
        /// The items are [`Value`]s, or [`TypedValue`]s where the constraint fixes the kind of their types.
        pub struct $name<'a, 'c, V = Value> {
            ir: &'a Ir<'c>,
            op: Op,
            range: Range<usize>,
            item: PhantomData<fn() -> V>,
        }

        impl<'a, 'c> $name<'a, 'c> {
            pub(super) fn new(ir: &'a Ir<'c>, op: Op, range: Range<usize>) -> Self {
                Self { ir, op, range, item: PhantomData }
            }

            /// The same as values of a kind that a constraint promises.
            pub fn assume<T>(self) -> $name<'a, 'c, TypedValue<T>> {
                $name { ir: self.ir, op: self.op, range: self.range, item: PhantomData }
            }
        }

        impl<'a, 'c, V> $name<'a, 'c, V> {
            /// The same as values of any types.
            pub fn values(self) -> $name<'a, 'c> {
                $name { ir: self.ir, op: self.op, range: self.range, item: PhantomData }
            }
        }

        impl<V> Clone for $name<'_, '_, V> {
            fn clone(&self) -> Self {
                $name { ir: self.ir, op: self.op, range: self.range.clone(), item: PhantomData }
            }
        }

        impl<V: RangeItem> Iterator for $name<'_, '_, V> {
            type Item = V;

            fn next(&mut self) -> Option<V> {
                Some(V::of(self.op.$value(self.ir, self.range.next()?)))
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                self.range.size_hint()
            }
        }

        impl<V: RangeItem> DoubleEndedIterator for $name<'_, '_, V> {
            fn next_back(&mut self) -> Option<V> {
                Some(V::of(self.op.$value(self.ir, self.range.next_back()?)))
            }
        }

        impl<V: RangeItem> ExactSizeIterator for $name<'_, '_, V> {}

        impl<V: RangeItem> std::iter::FusedIterator for $name<'_, '_, V> {}

        impl<V> std::fmt::Debug for $name<'_, '_, V> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_list().entries(self.clone().values()).finish()
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
