//! Parses arguments of functions. The syntax is that of printed values ([`RuntimeValue`]), with numbers as in MLIR.
//!
//! ```text
//! value  ::= scalar | `(` scalar `,` scalar `)` | `[` (value (`,` value)*)? `]`
//! scalar ::= `poison` | `true` | `false` | `nan` | `inf` | `-inf` | a number, as MLIR writes it
//! ```

use rtblgen_runtime::constants::Float;
use rtblgen_runtime::{DYNAMIC, Type, TypeKind};

use crate::memory::MemRef;
use crate::value::RuntimeValue;

/// Splits a text at the commas outside of brackets.
pub(crate) fn split_arguments(text: &str) -> Vec<&str> {
    if text.trim().is_empty() {
        return Vec::new();
    }
    let (mut depth, mut start, mut parts) = (0i32, 0, Vec::new());
    for (place, character) in text.char_indices() {
        match character {
            '[' | '(' | '<' => depth += 1,
            ']' | ')' | '>' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..place].trim());
                start = place + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts
}

/// Parses an argument as a value of a type.
pub(crate) fn argument(text: &str, ty: Type<'_>) -> Result<RuntimeValue, String> {
    let failed = |reason: String| format!("expected a value of type {ty}, found '{text}'{reason}");
    if !ty.is_shaped() {
        return scalar(text, ty).ok_or_else(|| failed(String::new()));
    }
    if text == "poison" {
        return Ok(RuntimeValue::poison_of(ty));
    }
    if !ty.has_rank() || ty.is_scalable_vector() {
        return Err(failed(
            ": only 'poison' can be written of a type whose number of elements is not known".to_owned(),
        ));
    }
    let (shape, values) = elements(text, ty).map_err(|reason| failed(format!(": {reason}")))?;
    Ok(match ty.is_memref() {
        true => MemRef::new(shape, values).into(),
        false => RuntimeValue::of_elements(shape, values),
    })
}

/// The maximum number of elements of one argument.
const MOST_ELEMENTS: i64 = 1 << 24;

/// The sizes and the elements of nested lists. A single element without a list is the value of all elements of a static
/// shape.
fn elements(text: &str, ty: Type<'_>) -> Result<(Vec<i64>, Vec<RuntimeValue>), String> {
    let mut list = List { ty, shape: ty.shape().to_vec(), values: Vec::new() };
    if !text.starts_with('[') {
        let count = ty.num_elements().filter(|count| *count <= MOST_ELEMENTS);
        let count = count.ok_or("a list of the elements is needed")?;
        let value = list.element(text)?;
        return Ok((list.shape, vec![value; usize::try_from(count).unwrap_or(0)]));
    }
    list.read(text, 0)?;
    // If a list is empty, the sizes of inner dimensions are unknown.
    let shape = list.shape.iter().map(|size| if *size == DYNAMIC { 0 } else { *size });
    Ok((shape.collect(), list.values))
}

/// The elements that were read so far, and the known sizes.
struct List<'c> {
    ty: Type<'c>,
    shape: Vec<i64>,
    values: Vec<RuntimeValue>,
}

impl List<'_> {
    fn element(&self, text: &str) -> Result<RuntimeValue, String> {
        let ty = self.ty.element_type();
        scalar(text, ty).ok_or_else(|| format!("'{text}' is no {ty}"))
    }

    fn read(&mut self, text: &str, dimension: usize) -> Result<(), String> {
        let Some(known) = self.shape.get(dimension).copied() else {
            let value = self.element(text)?;
            self.values.push(value);
            return Ok(());
        };
        let inside = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
        let parts = split_arguments(inside.ok_or_else(|| format!("'{text}' is no list in brackets"))?);
        let found = i64::try_from(parts.len()).unwrap_or(DYNAMIC);
        if known != DYNAMIC && known != found {
            return Err(format!("a list of {known} in dimension {dimension} is needed, not of {found}"));
        }
        self.shape[dimension] = found;
        parts.into_iter().try_for_each(|part| self.read(part, dimension + 1))
    }
}

fn scalar(text: &str, ty: Type<'_>) -> Option<RuntimeValue> {
    match (text, ty.kind()) {
        ("poison", _) => Some(RuntimeValue::poison_of(ty)),
        ("true" | "false", TypeKind::Integer { width: 1, .. }) => Some(RuntimeValue::of_bool(text == "true")),
        (_, TypeKind::Complex(part)) => complex(text, part),
        (_, TypeKind::Float(_)) => float(text, ty).map(RuntimeValue::Float),
        (_, TypeKind::Integer { .. } | TypeKind::Index) => of_attribute(text, ty),
        _ => None,
    }
}

fn complex(text: &str, part: Type<'_>) -> Option<RuntimeValue> {
    let inside = text.strip_prefix('(')?.strip_suffix(')')?;
    let [real, imaginary] = split_arguments(inside)[..] else { return None };
    Some(RuntimeValue::Complex([float(real, part)?, float(imaginary, part)?]))
}

fn float(text: &str, ty: Type<'_>) -> Option<Float> {
    let special = match text {
        "nan" => f64::NAN,
        "inf" => f64::INFINITY,
        "-inf" => f64::NEG_INFINITY,
        _ => {
            return match of_attribute(&with_fraction(text), ty)? {
                RuntimeValue::Float(float) => Some(float),
                _ => None,
            };
        }
    };
    // Some formats do not have these values.
    let float = Float::from_f64(ty.float_kind()?, special);
    (float.is_nan() == special.is_nan() && float.is_infinite() == special.is_infinite()).then_some(float)
}

/// Parses a number in the syntax of MLIR.
/// A decimal number as MLIR writes it: `3` is `3.0`, and `1e-5` is `1.0e-5`.
fn with_fraction(text: &str) -> String {
    let end = text.find(['e', 'E']).unwrap_or(text.len());
    let digits = text[..end].strip_prefix('-').unwrap_or(&text[..end]);
    let is_whole = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_whole { format!("{}.0{}", &text[..end], &text[end..]) } else { text.to_owned() }
}

fn of_attribute(text: &str, ty: Type<'_>) -> Option<RuntimeValue> {
    let attribute = ty.context().parse_attribute(&format!("{text} : {ty}")).ok()?;
    (attribute.ty() == Some(ty)).then(|| RuntimeValue::of_attribute(attribute, ty, INDEX_WIDTH).ok())?
}

/// The number of bits of an index.
const INDEX_WIDTH: u32 = 64;
