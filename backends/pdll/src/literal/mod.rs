//! The text of MLIR attributes and types in `attr<"...">` and `type<"...">`, checked and in MLIR's own spelling.
//!
//! The builtin dialect is known, and the types of `pdl`. mlir-pdll knows no other dialect either: it ends there without
//! output, or leaves the attribute out.

mod attributes;
mod cursor;
mod elements;
mod numbers;
mod types;

use cursor::{Cursor, TypeText};
pub(crate) use numbers::quoted;

/// Why a text is no attribute or type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Error {
    /// The offset in the text.
    pub at: usize,
    pub message: String,
    pub help: Option<String>,
}

type Read<T> = Result<T, Error>;

/// An attribute in MLIR's spelling.
pub(crate) fn attribute(text: &str) -> Read<String> {
    let mut cursor = Cursor::new(text, attributes::text);
    let attribute = attributes::text(&mut cursor, TypeText::Always)?;
    cursor.end()?;
    Ok(attribute)
}

/// A type in MLIR's spelling.
pub(crate) fn ty(text: &str) -> Read<String> {
    let mut cursor = Cursor::new(text, attributes::text);
    let ty = types::ty(&mut cursor)?;
    cursor.end()?;
    Ok(ty)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_have_one_spelling() {
        let spellings = [
            ("1", "1 : i64"),
            ("0x1F:i32", "31 : i32"),
            ("-3 : si4", "-3 : si4"),
            ("[1, 2.5, true]", "[1, 2.500000e+00, true]"),
            ("{b = 1, a}", "{a, b = 1 : i64}"),
            ("\"a\\22\"", "\"a\\22\""),
            ("@a::@\"b c\"", "@a::@\"b c\""),
            ("array<i32:1,2>", "array<i32: 1, 2>"),
            ("dense<[1,2]> : tensor<2xi32>", "dense<[1, 2]> : tensor<2xi32>"),
            ("0.1 : f32", "1.000000e-01 : f32"),
            ("0.12345678901", "0.12345678901 : f64"),
        ];
        for (text, expected) in spellings {
            assert_eq!(attribute(text).as_deref(), Ok(expected), "{text}");
        }
    }

    #[test]
    fn types_have_one_spelling() {
        let spellings = [
            ("vector<4x[2]xf32>", "vector<4x[2]xf32>"),
            ("tensor<*xi3>", "tensor<*xi3>"),
            ("(i32,f32)->i1", "(i32, f32) -> i1"),
            ("()->(()->())", "() -> (() -> ())"),
            ("memref< ?x2 x index, 1>", "memref<?x2xindex, 1>"),
        ];
        for (text, expected) in spellings {
            assert_eq!(ty(text).as_deref(), Ok(expected), "{text}");
        }
    }

    #[test]
    fn mistakes_are_placed() {
        for (text, at) in
            [("i32 i32", 4), ("foo", 0), ("vector<2xfoo>", 9), ("!foo.bar", 0), ("tensor<2x", 9)]
        {
            assert_eq!(ty(text).unwrap_err().at, at, "{text}");
        }
        for text in ["", "[1", "{a = }", "300 : i8", "1.5 : i32", "1 : f32", "#foo.bar", "\"a"] {
            assert!(attribute(text).is_err(), "{text}");
        }
    }
}
