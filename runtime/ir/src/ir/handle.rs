//! Handles of operations, blocks, regions and values.

use std::fmt;
use std::num::NonZeroU32;

use super::slab::Misuse;

macro_rules! handles {
    ($($(#[$doc:meta])* $name:ident, $what:literal;)*) => {$(
        $(#[$doc])*
        ///
        /// A handle is an index and a generation; it can be copied, compared and kept in maps. The use of a
        /// handle after its entity was erased panics, and so does its use in another IR. The order of handles
        /// is unrelated to the IR.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name {
            pub(super) index: u32,
            generation: NonZeroU32,
        }

        impl $name {
            pub(super) fn new(index: u32, generation: u32) -> Self {
                let generation = NonZeroU32::new(generation);
                $name { index, generation: generation.expect("the generation of something that is there") }
            }

            pub(super) fn generation(self) -> u32 {
                self.generation.get()
            }

            /// Returns a number that is unique among the existing entities, and small: an index for side
            /// tables.
            pub fn index(self) -> usize {
                self.index as usize
            }

            #[cold]
            #[track_caller]
            pub(super) fn stale(self, misuse: Misuse) -> ! {
                match misuse {
                    Misuse::Erased => panic!(concat!("{:?} was used after the ", $what, " was erased"), self),
                    Misuse::Foreign => panic!("{:?} is a handle of a different IR", self),
                }
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.index)
            }
        }
    )*};
}

handles! {
    /// An operation.
    Op, "operation";
    /// A block: arguments and a list of operations.
    Block, "block";
    /// A region: a list of blocks, inside an operation.
    Region, "region";
    /// A value: a result of an operation or an argument of a block.
    Value, "value";
}
