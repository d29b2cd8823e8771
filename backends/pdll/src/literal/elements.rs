//! Arrays of numbers, dense elements and strides.

use super::cursor::Cursor;
use super::numbers::number;
use super::{Read, types};

/// `array<i32: 1, 2>`
pub(super) fn array(cursor: &mut Cursor<'_>) -> Read<String> {
    cursor.word();
    cursor.expect("<")?;
    let at = cursor.at();
    let ty = types::ty(cursor)?;
    if !matches!(ty.as_str(), "i1" | "i8" | "i16" | "i32" | "i64" | "f32" | "f64") {
        return cursor.error_at(at, "expected one of i1, i8, i16, i32, i64, f32 and f64");
    }
    if cursor.eat(">") {
        return Ok(format!("array<{ty}>"));
    }
    cursor.expect(":")?;
    let items = cursor.list(">", |cursor| element(cursor, &ty))?;
    Ok(format!("array<{ty}: {}>", items.join(", ")))
}

/// A number or truth value of a type.
fn element(cursor: &mut Cursor<'_>, ty: &str) -> Read<String> {
    let at = cursor.at();
    if let Some(word @ ("true" | "false")) = cursor.peek_word() {
        cursor.word();
        return if ty == "i1" { Ok(word.to_owned()) } else { cursor.error_at(at, "expected a number") };
    }
    if ty == "i1" {
        return cursor.error_at(at, "expected 'true' or 'false' values for i1 type");
    }
    let Some(digits) = cursor.number() else { return cursor.error("expected a number") };
    number(cursor, at, digits, ty)
}

/// An element of `dense`, or a list of them.
enum Element<'t> {
    Number(usize, &'t str),
    List(Vec<Element<'t>>),
}

/// `dense<[1, 2]> : tensor<2xi32>`
pub(super) fn dense(cursor: &mut Cursor<'_>) -> Read<String> {
    let start = cursor.at();
    cursor.word();
    cursor.expect("<")?;
    if cursor.eat(">") {
        cursor.expect(":")?;
        let ty = types::ty(cursor)?;
        let count = static_shape(&ty).map(|(shape, _)| shape.iter().product::<usize>());
        return match count {
            Some(0) => Ok(format!("dense<> : {ty}")),
            _ => {
                cursor.error_at(start, format!("parsed zero elements, but type ('{ty}') expected at least 1"))
            }
        };
    }
    let value = dense_element(cursor)?;
    cursor.expect(">")?;
    cursor.expect(":")?;
    let ty = types::ty(cursor)?;
    let Some((shape, element)) = static_shape(&ty) else {
        return cursor.error_at(start, "expected a tensor or vector type with static dimensions");
    };
    let mut numbers = Vec::new();
    let text = match &value {
        Element::Number(..) => dense_text(cursor, &value, element, &mut numbers)?,
        Element::List(_) if has_shape(&value, &shape) => dense_text(cursor, &value, element, &mut numbers)?,
        Element::List(_) => return cursor.error_at(start, "the elements do not have the shape of the type"),
    };
    // Equal elements are one.
    let is_splat = numbers.windows(2).all(|pair| pair[0] == pair[1]);
    let text = match numbers.first() {
        None => String::new(),
        Some(first) if is_splat => first.clone(),
        Some(_) => text,
    };
    Ok(format!("dense<{text}> : {ty}"))
}

fn dense_element<'t>(cursor: &mut Cursor<'t>) -> Read<Element<'t>> {
    if cursor.eat("[") {
        return Ok(Element::List(cursor.nested(|cursor| cursor.list("]", dense_element))?));
    }
    let at = cursor.at();
    if let Some(word @ ("true" | "false")) = cursor.peek_word() {
        cursor.word();
        return Ok(Element::Number(at, word));
    }
    match cursor.number() {
        Some(digits) => Ok(Element::Number(at, digits)),
        None => cursor.unsupported("this element"),
    }
}

fn dense_text(
    cursor: &mut Cursor<'_>,
    element: &Element<'_>,
    ty: &str,
    numbers: &mut Vec<String>,
) -> Read<String> {
    match element {
        Element::Number(_, word @ ("true" | "false")) if ty == "i1" => numbers.push((*word).to_owned()),
        Element::Number(at, "true" | "false") => return cursor.error_at(*at, "expected a number"),
        Element::Number(at, digits) => {
            let value = number(cursor, *at, digits, ty)?;
            numbers.push(if ty == "i1" { (value != "0").to_string() } else { value });
        }
        Element::List(items) => {
            let texts: Read<Vec<String>> =
                items.iter().map(|item| dense_text(cursor, item, ty, numbers)).collect();
            return Ok(format!("[{}]", texts?.join(", ")));
        }
    }
    Ok(numbers.last().cloned().unwrap_or_default())
}

/// The dimensions and the element type of a tensor or vector.
fn static_shape(ty: &str) -> Option<(Vec<usize>, &str)> {
    let inner = ty.strip_prefix("tensor<").or_else(|| ty.strip_prefix("vector<"))?.strip_suffix('>')?;
    let mut dimensions = Vec::new();
    let mut rest = inner;
    while let Some((first, after)) = rest.split_once('x')
        && let Ok(dimension) = first.parse()
    {
        dimensions.push(dimension);
        rest = after;
    }
    (!rest.contains(['?', '*', '[', ','])).then_some((dimensions, rest))
}

fn has_shape(element: &Element<'_>, shape: &[usize]) -> bool {
    match (element, shape) {
        (Element::Number(..), []) => true,
        (Element::List(items), [first, rest @ ..]) => {
            items.len() == *first && items.iter().all(|item| has_shape(item, rest))
        }
        _ => false,
    }
}

/// `strided<[1, ?], offset: 2>`
pub(super) fn strided(cursor: &mut Cursor<'_>) -> Read<String> {
    cursor.word();
    cursor.expect("<")?;
    cursor.expect("[")?;
    let strides = cursor.list("]", stride)?.join(", ");
    let mut offset = String::new();
    if cursor.eat(",") {
        cursor.expect("offset")?;
        cursor.expect(":")?;
        offset = stride(cursor)?;
    }
    cursor.expect(">")?;
    let offset =
        if offset.is_empty() || offset == "0" { String::new() } else { format!(", offset: {offset}") };
    Ok(format!("strided<[{strides}]{offset}>"))
}

fn stride(cursor: &mut Cursor<'_>) -> Read<String> {
    if cursor.eat("?") {
        return Ok("?".to_owned());
    }
    let at = cursor.at();
    match cursor.number().map(|digits| digits.replace(' ', "").parse::<i64>()) {
        Some(Ok(stride)) => Ok(stride.to_string()),
        _ => cursor.error_at(at, "expected a 64-bit signed integer or '?'"),
    }
}
