//! The data layout of a module, as an attribute of the dialect `dlti`.

use rtblgen_dialects::dlti::{DataLayoutEntryAttr, DataLayoutSpecAttr, FunctionPointerAlignmentAttr};
use rtblgen_dialects::llvm::LLVMPointerType;
use rtblgen_runtime::{Attribute, Context, FloatKind, Type};

use super::Import;
use crate::read::Read;

/// The specifications that a data layout has unless its string has others.
const DEFAULT: &str =
    "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-f64:64:64-f128:128:128";

/// Entries by key, in the order in which they were found. Entries with types come first.
struct Entries<'c> {
    context: &'c Context,
    types: Vec<(Type<'c>, Attribute<'c>)>,
    keys: Vec<(&'static str, Attribute<'c>)>,
}

/// Parses numbers separated by colons, with an optional colon at the start.
fn numbers(text: &str) -> Option<Vec<u64>> {
    text.strip_prefix(':').unwrap_or(text).split(':').map(|number| number.parse().ok()).collect()
}

/// Splits off the number at the start of a text.
fn leading(text: &str) -> Option<(u64, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

/// The minimum and the preferred alignment.
fn alignment(text: &str) -> Option<Vec<u64>> {
    match numbers(text)?.as_slice() {
        [both] => Some(vec![*both, *both]),
        [minimal, preferred] => Some(vec![*minimal, *preferred]),
        _ => None,
    }
}

/// The size, the minimum and the preferred alignment, and the size of indices.
fn pointer_alignment(text: &str) -> Option<Vec<u64>> {
    match numbers(text)?.as_slice() {
        [size, minimal] => Some(vec![*size, *minimal, *minimal, *size]),
        [size, minimal, preferred] => Some(vec![*size, *minimal, *preferred, *size]),
        [size, minimal, preferred, index] => Some(vec![*size, *minimal, *preferred, *index]),
        _ => None,
    }
}

impl<'c> Entries<'c> {
    /// Adds a specification of a layout. Returns whether its kind is known; `None` if it is malformed.
    fn add(&mut self, part: &str) -> Option<bool> {
        let end = part.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(part.len());
        let (prefix, rest) = part.split_at(end);
        let context = self.context;
        match prefix {
            "" => return None,
            "e" | "E" => {
                let order = if prefix == "e" { "little" } else { "big" };
                self.key("dlti.endianness", || rest.is_empty().then(|| context.string_attr(order)))?;
            }
            "P" => self.space("dlti.program_memory_space", rest)?,
            "G" => self.space("dlti.global_memory_space", rest)?,
            "A" => self.space("dlti.alloca_memory_space", rest)?,
            "m" => {
                let mode = rest.strip_prefix(':').unwrap_or(rest);
                self.key("dlti.mangling_mode", || (!mode.is_empty()).then(|| context.string_attr(mode)))?;
            }
            "S" => {
                let bits = || leading(rest).map(|(bits, _)| bits).filter(|bits| *bits > 0);
                self.key("dlti.stack_alignment", || Some(context.i64_attr(bits()? as i64)))?;
            }
            "i" => {
                let (width, rest) = leading(rest).filter(|(width, _)| (1..1 << 24).contains(width))?;
                self.ty(context.integer_type(u32::try_from(width).ok()?), alignment, rest)?;
            }
            "f" => {
                let (width, rest) = leading(rest)?;
                let kind = match width {
                    16 => FloatKind::F16,
                    32 => FloatKind::F32,
                    64 => FloatKind::F64,
                    80 => FloatKind::F80,
                    128 => FloatKind::F128,
                    _ => return None,
                };
                self.ty(context.float_type(kind), alignment, rest)?;
            }
            "p" => {
                let (space, rest) = if rest.starts_with(':') { (0, rest) } else { leading(rest)? };
                self.ty(LLVMPointerType::get(context, space as u32).into(), pointer_alignment, rest)?;
            }
            "n" => {
                let widths = || Some(numbers(rest)?.iter().map(|width| *width as i32).collect::<Vec<i32>>());
                self.key("dlti.legal_int_widths", || Some(context.dense_array_attr(&widths()?)))?;
            }
            "Fi" | "Fn" => self.key("dlti.function_pointer_alignment", || {
                let (bits, _) = leading(rest)?;
                Some(FunctionPointerAlignmentAttr::get(context, bits, prefix == "Fn").into())
            })?,
            _ => return if prefix.starts_with('F') { None } else { Some(false) },
        }
        Some(true)
    }

    /// Adds an entry with a name, unless the name has an entry.
    fn key(&mut self, key: &'static str, value: impl FnOnce() -> Option<Attribute<'c>>) -> Option<()> {
        if !self.keys.iter().any(|(known, _)| *known == key) {
            self.keys.push((key, value()?));
        }
        Some(())
    }

    /// Adds the entry of a type, unless the type has an entry.
    fn ty(&mut self, ty: Type<'c>, read: fn(&str) -> Option<Vec<u64>>, text: &str) -> Option<()> {
        if !self.types.iter().any(|(known, _)| *known == ty) {
            let values: Vec<i64> = read(text)?.iter().map(|value| *value as i64).collect();
            let shape = self.context.vector_type(&[values.len() as i64], self.context.i64_type());
            self.types.push((ty, self.context.dense_elements_attr(shape, &values)));
        }
        Some(())
    }

    /// Adds an address space, unless it is the default one.
    fn space(&mut self, key: &'static str, rest: &str) -> Option<()> {
        if self.keys.iter().any(|(known, _)| *known == key) {
            return Some(());
        }
        let (space, _) = leading(rest)?;
        if space > 0 {
            let ty = self.context.unsigned_integer_type(64);
            self.keys.push((key, self.context.integer_attr(ty, space.into())));
        }
        Some(())
    }
}

impl Import<'_, '_> {
    pub(super) fn data_layout(&mut self) -> Read {
        let own = &self.module.layout;
        let parts = own.split('-').filter(|_| !own.is_empty()).chain(DEFAULT.split('-'));
        let context = self.context;
        let mut entries = Entries { context, types: Vec::new(), keys: Vec::new() };
        for part in parts {
            match entries.add(part) {
                Some(true) => {}
                Some(false) => self.warn(0, format!("unhandled data layout token: {part}")),
                None => return Err(self.error(0, format!("cannot translate data layout: {part}"))),
            }
        }
        let types = entries.types.iter().map(|(ty, value)| DataLayoutEntryAttr::of_type(*ty, *value));
        let keys = entries.keys.iter();
        let keys =
            keys.map(|(key, value)| DataLayoutEntryAttr::get(context, context.string_attr(key), *value));
        let all: Vec<DataLayoutEntryAttr<'_>> = types.chain(keys).collect();
        self.set_module("dlti.dl_spec", DataLayoutSpecAttr::get(context, &all).into());
        Ok(())
    }
}
