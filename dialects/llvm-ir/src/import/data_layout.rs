//! The data layout of a module, as an attribute of the dialect `dlti`.

use std::fmt::Write as _;

use super::Import;
use crate::read::Read;

/// The parts of each layout that does not say otherwise.
const DEFAULT: &str =
    "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-f64:64:64-f128:128:128";

/// Entries by key, in the order in which they were found: first those of types.
#[derive(Default)]
struct Entries {
    types: Vec<(String, String)>,
    keys: Vec<(String, String)>,
}

fn add(list: &mut Vec<(String, String)>, key: &str, value: impl FnOnce() -> Option<String>) -> Option<()> {
    if list.iter().any(|(known, _)| known == key) {
        return Some(());
    }
    list.push((key.to_owned(), value()?));
    Some(())
}

/// Numbers with colons between them; a colon may stand in front.
fn numbers(text: &str) -> Option<Vec<u64>> {
    text.strip_prefix(':').unwrap_or(text).split(':').map(|number| number.parse().ok()).collect()
}

/// The number at the start of a text, and the rest.
fn leading(text: &str) -> Option<(u64, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

fn dense(values: &[u64]) -> String {
    let count = values.len();
    let is_same = values.iter().all(|value| *value == values[0]);
    let text: Vec<String> = values.iter().map(|value| (*value as i64).to_string()).collect();
    match is_same {
        true => format!("dense<{}> : vector<{count}xi64>", text[0]),
        false => format!("dense<[{}]> : vector<{count}xi64>", text.join(", ")),
    }
}

fn alignment(text: &str) -> Option<String> {
    match numbers(text)?.as_slice() {
        [both] => Some(dense(&[*both, *both])),
        [minimal, preferred] => Some(dense(&[*minimal, *preferred])),
        _ => None,
    }
}

fn pointer_alignment(text: &str) -> Option<String> {
    match numbers(text)?.as_slice() {
        [size, minimal] => Some(dense(&[*size, *minimal, *minimal, *size])),
        [size, minimal, preferred] => Some(dense(&[*size, *minimal, *preferred, *size])),
        [size, minimal, preferred, index] => Some(dense(&[*size, *minimal, *preferred, *index])),
        _ => None,
    }
}

impl Entries {
    /// Adds a part of a layout. Returns whether its kind is known; `None` if it cannot be read.
    fn add(&mut self, part: &str) -> Option<bool> {
        let end = part.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(part.len());
        let (prefix, rest) = part.split_at(end);
        match prefix {
            "" => return None,
            "e" | "E" => {
                let word = if prefix == "e" { "\"little\"" } else { "\"big\"" };
                add(&mut self.keys, "dlti.endianness", || rest.is_empty().then(|| word.to_owned()))?;
            }
            "P" => self.space("dlti.program_memory_space", rest)?,
            "G" => self.space("dlti.global_memory_space", rest)?,
            "A" => self.space("dlti.alloca_memory_space", rest)?,
            "m" => {
                let mode = rest.strip_prefix(':').unwrap_or(rest);
                let value = || (!mode.is_empty()).then(|| format!("\"{mode}\""));
                add(&mut self.keys, "dlti.mangling_mode", value)?;
            }
            "S" => {
                let value = || {
                    leading(rest)
                        .filter(|(bits, _)| *bits > 0)
                        .map(|(bits, _)| format!("{} : i64", bits as i64))
                };
                add(&mut self.keys, "dlti.stack_alignment", value)?;
            }
            "i" => {
                let (width, rest) = leading(rest).filter(|(width, _)| (1..1 << 24).contains(width))?;
                add(&mut self.types, &format!("i{width}"), || alignment(rest))?;
            }
            "f" => {
                let (width, rest) =
                    leading(rest).filter(|(width, _)| matches!(width, 16 | 32 | 64 | 80 | 128))?;
                add(&mut self.types, &format!("f{width}"), || alignment(rest))?;
            }
            "p" => {
                let (space, rest) = if rest.starts_with(':') { (0, rest) } else { leading(rest)? };
                let ty =
                    if space == 0 { "!llvm.ptr".to_owned() } else { format!("!llvm.ptr<{}>", space as u32) };
                add(&mut self.types, &ty, || pointer_alignment(rest))?;
            }
            "n" => {
                let value = || {
                    let widths: Vec<String> =
                        numbers(rest)?.iter().map(|width| (*width as i32).to_string()).collect();
                    Some(format!("array<i32: {}>", widths.join(", ")))
                };
                add(&mut self.keys, "dlti.legal_int_widths", value)?;
            }
            "Fi" | "Fn" => {
                let value = || {
                    let is_dependent = prefix == "Fn";
                    let (bits, _) = leading(rest)?;
                    Some(format!(
                        "#dlti.function_pointer_alignment<{bits}, function_dependent = {is_dependent}>"
                    ))
                };
                add(&mut self.keys, "dlti.function_pointer_alignment", value)?;
            }
            _ => return if prefix.starts_with('F') { None } else { Some(false) },
        }
        Some(true)
    }

    /// Adds an address space, unless it is the usual one.
    fn space(&mut self, key: &str, rest: &str) -> Option<()> {
        if self.keys.iter().any(|(known, _)| known == key) {
            return Some(());
        }
        let (space, _) = leading(rest)?;
        if space > 0 {
            self.keys.push((key.to_owned(), format!("{space} : ui64")));
        }
        Some(())
    }
}

impl Import<'_, '_> {
    pub(super) fn data_layout(&mut self) -> Read {
        let own = &self.module.layout;
        let parts = own.split('-').filter(|_| !own.is_empty()).chain(DEFAULT.split('-'));
        let mut entries = Entries::default();
        for part in parts {
            match entries.add(part) {
                Some(true) => {}
                Some(false) => self.warn(0, format!("unhandled data layout token: {part}")),
                None => return Err(self.error(0, format!("cannot translate data layout: {part}"))),
            }
        }
        let mut text = "dl_spec<".to_owned();
        let types = entries.types.iter().map(|(key, value)| format!("{key} = {value}"));
        let keys = entries.keys.iter().map(|(key, value)| format!("\"{key}\" = {value}"));
        for (number, entry) in types.chain(keys).enumerate() {
            let _ = write!(text, "{}{entry}", if number > 0 { ", " } else { "" });
        }
        text.push('>');
        let specification = self.context.opaque_attr("dlti", &text, self.context.none_type());
        self.set_module("dlti.dl_spec", specification);
        Ok(())
    }
}
