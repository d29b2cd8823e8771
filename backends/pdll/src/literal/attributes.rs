//! Parser of the attributes in literals.

use super::cursor::{Cursor, TypeText};
use super::numbers::{number, quoted};
use super::{Read, elements, types};

/// An attribute in MLIR's spelling.
struct Attribute {
    value: String,
    /// The type of a number or string, and whether it is the one that a number without a type has.
    ty: Option<(String, bool)>,
}

impl Attribute {
    fn plain(value: String) -> Self {
        Self { value, ty: None }
    }

    /// The attribute with or without its type.
    fn text(&self, types: TypeText) -> String {
        match &self.ty {
            Some((_, true)) if types == TypeText::IfUnusual => self.value.clone(),
            Some((ty, _)) => format!("{} : {ty}", self.value),
            None => self.value.clone(),
        }
    }
}

/// The text of an attribute.
pub(super) fn text(cursor: &mut Cursor<'_>, types: TypeText) -> Read<String> {
    Ok(attribute(cursor)?.text(types))
}

/// An attribute.
fn attribute(cursor: &mut Cursor<'_>) -> Read<Attribute> {
    cursor.nested(attribute_here)
}

fn attribute_here(cursor: &mut Cursor<'_>) -> Read<Attribute> {
    let at = cursor.at();
    if let Some(text) = cursor.string()? {
        return typed_string(cursor, &text);
    }
    if let Some(digits) = cursor.number() {
        return typed_number(cursor, at, digits);
    }
    let rest = cursor.rest();
    match rest.bytes().next() {
        Some(b'[') => {
            cursor.expect("[")?;
            let items = cursor.list("]", attribute)?;
            let items: Vec<String> = items.iter().map(|item| item.text(TypeText::IfUnusual)).collect();
            Ok(Attribute::plain(format!("[{}]", items.join(", "))))
        }
        Some(b'{') => dictionary(cursor),
        Some(b'@') => Ok(Attribute::plain(symbol(cursor)?)),
        Some(b'(' | b'!') => Ok(Attribute::plain(types::ty(cursor)?)),
        Some(b'#') => cursor.unsupported("an attribute of a dialect"),
        _ => word(cursor),
    }
}

fn word(cursor: &mut Cursor<'_>) -> Read<Attribute> {
    let at = cursor.at();
    match cursor.peek_word() {
        Some(word @ ("true" | "false" | "unit")) => {
            cursor.word();
            Ok(Attribute::plain(word.to_owned()))
        }
        Some("array") => elements::array(cursor).map(Attribute::plain),
        Some("dense") => elements::dense(cursor).map(Attribute::plain),
        Some("strided") => elements::strided(cursor).map(Attribute::plain),
        Some(
            word
            @ ("affine_map" | "affine_set" | "dense_resource" | "sparse" | "loc" | "distinct" | "opaque"),
        ) => cursor.unsupported(&format!("`{word}`")),
        Some(word) if types::is_type_word(word) => Ok(Attribute::plain(types::ty(cursor)?)),
        _ => cursor.error_at(at, "expected attribute value"),
    }
}

fn typed_string(cursor: &mut Cursor<'_>, text: &str) -> Read<Attribute> {
    let ty = if cursor.eat(":") { Some((types::ty(cursor)?, false)) } else { None };
    Ok(Attribute { value: quoted(text), ty })
}

fn typed_number(cursor: &mut Cursor<'_>, at: usize, digits: &str) -> Read<Attribute> {
    let usual = if digits.contains('.') { "f64" } else { "i64" };
    let ty = if cursor.eat(":") { types::ty(cursor)? } else { usual.to_owned() };
    let value = number(cursor, at, digits, &ty)?;
    if ty == "i1" {
        return Ok(Attribute::plain((value != "0").to_string()));
    }
    let is_usual = matches!(ty.as_str(), "i64" | "f64");
    Ok(Attribute { value, ty: Some((ty, is_usual)) })
}

fn dictionary(cursor: &mut Cursor<'_>) -> Read<Attribute> {
    cursor.expect("{")?;
    let mut entries = cursor.list("}", entry)?;
    entries.sort();
    if let Some(pair) = entries.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        return cursor.error(format!("duplicate key '{}' in dictionary attribute", pair[0].0));
    }
    let entries: Vec<String> =
        entries.into_iter().map(|(name, value)| format!("{}{value}", key(&name))).collect();
    Ok(Attribute::plain(format!("{{{}}}", entries.join(", "))))
}

/// A key, and its value after ` = `; nothing for a unit attribute.
fn entry(cursor: &mut Cursor<'_>) -> Read<(String, String)> {
    let at = cursor.at();
    let name = match cursor.string()? {
        Some(name) => name,
        None => match cursor.word() {
            Some(name) => name.to_owned(),
            None => return cursor.error("expected attribute name"),
        },
    };
    if name.is_empty() {
        return cursor.error_at(at, "expected valid attribute name");
    }
    if !cursor.eat("=") {
        return Ok((name, String::new()));
    }
    let value = attribute(cursor)?.text(TypeText::Always);
    let value = if value == "unit" { String::new() } else { format!(" = {value}") };
    Ok((name, value))
}

/// A name, in quotes where it is no identifier.
fn key(name: &str) -> String {
    let mut cursor = Cursor::new(name, text);
    let is_word = cursor.word() == Some(name);
    if is_word { name.to_owned() } else { quoted(name) }
}

fn symbol(cursor: &mut Cursor<'_>) -> Read<String> {
    let mut text = String::new();
    loop {
        cursor.expect("@")?;
        let name = match cursor.string()? {
            Some(name) => key(&name),
            None => match cursor.word() {
                Some(name) => name.to_owned(),
                None => return cursor.error("expected symbol name"),
            },
        };
        text += &format!("@{name}");
        if !cursor.eat("::") {
            return Ok(text);
        }
        text += "::";
    }
}
