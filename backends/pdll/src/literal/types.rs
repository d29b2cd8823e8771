//! Parser of the types in literals.

use super::Read;
use super::cursor::{Cursor, TypeText};

/// The floating point types.
const FLOATS: [&str; 16] = [
    "f16",
    "f32",
    "f64",
    "f80",
    "f128",
    "bf16",
    "tf32",
    "f8E5M2",
    "f8E4M3",
    "f8E4M3FN",
    "f8E5M2FNUZ",
    "f8E4M3FNUZ",
    "f8E4M3B11FNUZ",
    "f8E3M4",
    "f8E8M0FNU",
    "f4E2M1FN",
];

const SMALL_FLOATS: [&str; 2] = ["f6E2M3FN", "f6E3M2FN"];

/// The widest integer type.
const MAX_WIDTH: u32 = (1 << 24) - 1;

/// A type.
pub(super) fn ty(cursor: &mut Cursor<'_>) -> Read<String> {
    cursor
        .nested(|cursor| if cursor.rest().starts_with('(') { function(cursor) } else { non_function(cursor) })
}

fn function(cursor: &mut Cursor<'_>) -> Read<String> {
    cursor.expect("(")?;
    let inputs = cursor.list(")", ty)?;
    cursor.expect("->")?;
    let results = match cursor.eat("(") {
        true => cursor.list(")", ty)?,
        false => vec![cursor.nested(non_function)?],
    };
    let is_single = results.len() == 1 && !results[0].starts_with('(');
    let results = results.join(", ");
    let results = if is_single { results } else { format!("({results})") };
    Ok(format!("({}) -> {results}", inputs.join(", ")))
}

fn non_function(cursor: &mut Cursor<'_>) -> Read<String> {
    if cursor.rest().starts_with('!') {
        return dialect_type(cursor);
    }
    let at = cursor.at();
    let Some(word) = cursor.word() else { return cursor.error_at(at, "expected non-function type") };
    match word {
        "vector" => vector(cursor),
        "tensor" => tensor(cursor),
        "memref" => memref(cursor),
        "complex" => {
            cursor.expect("<")?;
            let at = cursor.at();
            let element = ty(cursor)?;
            if !is_number(&element) {
                return cursor.error_at(at, "invalid element type for complex");
            }
            cursor.expect(">")?;
            Ok(format!("complex<{element}>"))
        }
        "tuple" => {
            cursor.expect("<")?;
            Ok(format!("tuple<{}>", cursor.list(">", ty)?.join(", ")))
        }
        "index" | "none" => Ok(word.to_owned()),
        _ if FLOATS.contains(&word) || SMALL_FLOATS.contains(&word) || is_integer(word) => {
            Ok(word.to_owned())
        }
        _ => cursor.error_at(at, "expected non-function type"),
    }
}

/// The word is the name of a scalar type.
pub(super) fn is_type_word(word: &str) -> bool {
    let shaped = ["vector", "tensor", "memref", "complex", "tuple", "index", "none"];
    shaped.contains(&word) || FLOATS.contains(&word) || SMALL_FLOATS.contains(&word) || is_integer(word)
}

fn is_integer(word: &str) -> bool {
    let digits = ["si", "ui", "i"].iter().find_map(|prefix| word.strip_prefix(prefix));
    let starts_well =
        |digits: &&str| digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
    let width = digits.filter(starts_well).and_then(|digits| digits.parse::<u32>().ok());
    ["i0", "si0", "ui0"].contains(&word) || width.is_some_and(|width| width <= MAX_WIDTH)
}

fn dialect_type(cursor: &mut Cursor<'_>) -> Read<String> {
    let at = cursor.at();
    cursor.expect("!")?;
    let Some(name) = cursor.word() else { return cursor.error("expected a type") };
    match name {
        "pdl.attribute" | "pdl.operation" | "pdl.type" | "pdl.value" => Ok(format!("!{name}")),
        "pdl.range" => {
            cursor.expect("<")?;
            let at = cursor.at();
            let Some(element @ ("attribute" | "operation" | "type" | "value")) = cursor.word() else {
                return cursor.error_at(at, "expected the element type of `!pdl.range`");
            };
            cursor.expect(">")?;
            Ok(format!("!pdl.range<{element}>"))
        }
        _ => {
            let dialect = name.split('.').next().unwrap_or(name);
            let help = "literals hold types of the builtin dialect; take others from matched values or a native `Rewrite`";
            let message = format!("the dialect '{dialect}' of the type '!{name}' is not known");
            Err(super::Error { at, message, help: Some(help.to_owned()) })
        }
    }
}

/// An integer or floating point type.
fn is_number(ty: &str) -> bool {
    is_integer(ty) || FLOATS.contains(&ty) || SMALL_FLOATS.contains(&ty)
}

/// The types with a shape.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shaped {
    Vector,
    Tensor,
    MemRef,
}

impl Shaped {
    /// Whether a type can be the element type.
    fn takes(self, element: &str) -> bool {
        let is_one_of = |starts: &[&str]| starts.iter().any(|start| element.starts_with(start));
        is_number(element)
            || element == "index"
            || match self {
                Self::Vector => false,
                Self::Tensor => is_one_of(&["complex<", "vector<", "!"]),
                Self::MemRef => is_one_of(&["complex<", "vector<", "memref<"]),
            }
    }

    /// The element type.
    fn element(self, cursor: &mut Cursor<'_>) -> Read<String> {
        let at = cursor.at();
        let element = ty(cursor)?;
        if self.takes(&element) {
            return Ok(element);
        }
        match self {
            Self::Vector => cursor.error_at(at, "vector elements must be int/index/float types"),
            Self::Tensor => cursor.error_at(at, "invalid tensor element type"),
            Self::MemRef => cursor.error_at(at, "invalid memref element type"),
        }
    }
}

/// The dimensions of a shaped type, each with its `x`, and the element type.
fn shape(cursor: &mut Cursor<'_>, kind: Shaped) -> Read<String> {
    let is_scalable = kind == Shaped::Vector;
    let mut text = String::new();
    loop {
        let at = cursor.at();
        if cursor.rest().starts_with('[') && is_scalable {
            cursor.expect("[")?;
            let Some(size) = cursor.digits() else { return cursor.error("expected a dimension") };
            cursor.expect("]")?;
            text += &format!("[{}]", dimension(size));
        } else if cursor.rest().starts_with('?') && !is_scalable {
            cursor.expect("?")?;
            text.push('?');
        } else if let Some(size) = cursor.digits() {
            let size = dimension(size);
            if size.parse::<i64>().is_err() {
                return cursor.error_at(at, "invalid dimension");
            }
            if size == "0" && is_scalable {
                return cursor.error_at(at, "vector types must have positive constant sizes");
            }
            text += size;
        } else {
            return Ok(text + &kind.element(cursor)?);
        }
        cursor.expect("x")?;
        text.push('x');
    }
}

fn dimension(digits: &str) -> &str {
    let trimmed = digits.trim_start_matches('0');
    if trimmed.is_empty() { "0" } else { trimmed }
}

fn vector(cursor: &mut Cursor<'_>) -> Read<String> {
    cursor.expect("<")?;
    let shape = shape(cursor, Shaped::Vector)?;
    cursor.expect(">")?;
    Ok(format!("vector<{shape}>"))
}

/// `*x` and the element type, or a shape.
fn unranked_or_shape(cursor: &mut Cursor<'_>, kind: Shaped) -> Read<String> {
    if !cursor.eat("*") {
        return shape(cursor, kind);
    }
    cursor.expect("x")?;
    Ok(format!("*x{}", kind.element(cursor)?))
}

fn tensor(cursor: &mut Cursor<'_>) -> Read<String> {
    cursor.expect("<")?;
    let shape = unranked_or_shape(cursor, Shaped::Tensor)?;
    let encoding = match cursor.eat(",") {
        true => format!(", {}", cursor.attribute(TypeText::Always)?),
        false => String::new(),
    };
    cursor.expect(">")?;
    Ok(format!("tensor<{shape}{encoding}>"))
}

fn memref(cursor: &mut Cursor<'_>) -> Read<String> {
    cursor.expect("<")?;
    let mut text = format!("memref<{}", unranked_or_shape(cursor, Shaped::MemRef)?);
    while cursor.eat(",") {
        if cursor.peek_word().is_some_and(|word| word == "affine_map") {
            return cursor.unsupported("an affine map");
        }
        // The type of a memory space is left out.
        text += &format!(", {}", cursor.attribute(TypeText::IfUnusual)?);
    }
    cursor.expect(">")?;
    Ok(text + ">")
}
