//! Data layouts of the dialect `dlti`, which this library does not have: their text is read.

use rtblgen_dialects::llvm::LLVMPointerType;
use rtblgen_runtime::constants::{Int, elements};
use rtblgen_runtime::{Attribute, AttributeKind, DenseArrayAttr, Type};

use super::{Translated, Translation};

/// Entries whose value is a number, which is left out if it is zero.
const NUMBERS: [(&str, &str); 4] = [
    ("dlti.program_memory_space", "P"),
    ("dlti.global_memory_space", "G"),
    ("dlti.alloca_memory_space", "A"),
    ("dlti.stack_alignment", "S"),
];

/// The parts of a text between commas that are not inside brackets or quotes.
fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut is_quoted, mut start) = (Vec::new(), 0, false, 0);
    for (place, c) in text.char_indices() {
        match c {
            '"' => is_quoted = !is_quoted,
            '<' | '[' | '(' | '{' if !is_quoted => depth += 1,
            '>' | ']' | ')' | '}' if !is_quoted => depth -= 1,
            ',' if !is_quoted && depth == 0 => {
                parts.push(text[start..place].trim());
                start = place + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// The text between the angle brackets after a word.
fn inside<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    text.trim().strip_prefix(word)?.trim().strip_prefix('<')?.trim_end().strip_suffix('>')
}

/// The key and the value of an entry, in one of its two forms.
fn entry(text: &str) -> Option<(&str, &str)> {
    if let Some(entry) = inside(text, "#dlti.dl_entry") {
        let (first, rest) = split(entry).split_first().map(|(first, rest)| (*first, rest.len()))?;
        return (rest > 0).then(|| (first, entry.trim_start()[first.len()..].trim_start()[1..].trim()));
    }
    text.split_once(" = ").map(|(key, value)| (key.trim(), value.trim()))
}

impl<'c> Translation<'_, 'c> {
    /// The data layout string of an attribute `#dlti.dl_spec`.
    pub(super) fn layout_of_specification(&self, specification: Attribute<'c>) -> Translated<'c, String> {
        let text = match specification.kind() {
            AttributeKind::Opaque { name, .. } if name.dialect == "dlti" => inside(name.text, "dl_spec"),
            _ => None,
        };
        let Some(text) = text else {
            return Err(self.module_error(&format!("unsupported data layout specification {specification}")));
        };
        let (mut words, mut types) = (Vec::new(), Vec::new());
        for part in split(text) {
            let Some((key, value)) = entry(part) else {
                return Err(self.module_error(&format!("unsupported data layout entry {part}")));
            };
            match key.strip_prefix('"').and_then(|key| key.strip_suffix('"')) {
                Some(key) => words.extend(self.named_entry(key, value)?),
                None => types.extend(self.type_entry(key, value)?),
            }
        }
        words.append(&mut types);
        Ok(words.join("-"))
    }

    fn named_entry(&self, key: &str, value: &str) -> Translated<'c, Option<String>> {
        let attribute = self.context().parse_attribute(value).ok();
        let text = attribute.filter(|value| value.is_string()).map(|value| value.string_value());
        if let Some((_, letter)) = NUMBERS.iter().find(|(known, _)| *known == key) {
            let number = attribute.and_then(|value| value.as_integer()).unwrap_or(0);
            return Ok((number != 0).then(|| format!("{letter}{number}")));
        }
        match (key, text) {
            ("dlti.endianness", Some(order)) => {
                Ok(Some(if order == "little" { "e" } else { "E" }.to_owned()))
            }
            ("dlti.mangling_mode", Some(mode)) => Ok(Some(format!("m:{mode}"))),
            ("dlti.legal_int_widths", None) => {
                let widths = attribute.and_then(|value| value.cast::<DenseArrayAttr<'c>>());
                let widths: Vec<i32> = widths.and_then(|widths| widths.values()).unwrap_or_default();
                let widths: Vec<String> = widths.into_iter().map(|width| width.to_string()).collect();
                Ok(Some(format!("n{}", widths.join(":"))))
            }
            ("dlti.function_pointer_alignment", None) => {
                let parts = inside(value, "#dlti.function_pointer_alignment").map(split).unwrap_or_default();
                let depends = parts.iter().any(|part| part.replace(' ', "") == "function_dependent=true");
                match parts.first() {
                    Some(bits) if *bits != "0" => {
                        Ok(Some(format!("F{}{bits}", if depends { "n" } else { "i" })))
                    }
                    _ => Ok(None),
                }
            }
            _ => Err(self.module_error(&format!("unsupported data layout key \"{key}\""))),
        }
    }

    fn type_entry(&self, key: &str, value: &str) -> Translated<'c, Option<String>> {
        let unsupported = || self.module_error(&format!("unsupported type in data layout: {key}"));
        let ty: Type<'c> = self.context().parse_type(key).map_err(|_| unsupported())?;
        if ty.is_index() {
            return Ok(None);
        }
        let numbers = self.context().parse_attribute(value).ok().and_then(elements::<Int>);
        let numbers: Vec<u128> = numbers.unwrap_or_default().iter().map(|int| int.unsigned()).collect();
        let Some(first) = numbers.first().copied() else { return Err(unsupported()) };
        if let Some(pointer) = ty.cast::<LLVMPointerType<'c>>() {
            let abi = numbers.get(1).copied().unwrap_or(first);
            let preferred = numbers.get(2).copied().unwrap_or(abi);
            let index = numbers.get(3).copied().unwrap_or(first);
            let space = pointer.address_space();
            return Ok(Some(format!("p{space}:{first}:{abi}:{preferred}:{index}")));
        }
        let letter = match ty {
            _ if ty.is_any_signless_integer() => "i",
            _ if ty.is_float() && !ty.is_bf16() => "f",
            _ => return Err(unsupported()),
        };
        let bits = ty.int_or_float_bit_width().unwrap_or_default();
        let preferred = numbers.get(1).copied().unwrap_or(first);
        let preferred = if preferred == first { String::new() } else { format!(":{preferred}") };
        Ok(Some(format!("{letter}{bits}:{first}{preferred}")))
    }
}
