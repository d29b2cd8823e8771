//! Dense arrays.

use rtblgen_ir::asm::format::OwnAttributeSyntax;
use rtblgen_ir::support::{self, ParameterKind};

macro_rules! dense_arrays {
    ($($ty:ident)*) => {
        /// The syntax of a dense array of these elements.
        pub(crate) fn dense_array_syntax(element: &str) -> Option<&'static OwnAttributeSyntax> {
            match element {
                $(stringify!($ty) => Some(support::dense_array_syntax::<$ty>()),)*
                _ => None,
            }
        }

        /// A dense array of these elements as the kind of a parameter.
        pub(crate) fn dense_array_kind(element: &str) -> Option<ParameterKind> {
            match element {
                $(stringify!($ty) => Some(support::dense_array_kind::<$ty>()),)*
                _ => None,
            }
        }
    };
}

dense_arrays!(bool i8 i16 i32 i64 f32 f64);
