//! Converts the attribute `#dlti.dl_spec` of a module to its data layout.

use rtblgen_dialects::dlti::{DataLayoutEntryAttr, DataLayoutSpecAttr, FunctionPointerAlignmentAttr};
use rtblgen_dialects::llvm::{LLVMPointerType, check_data_layout};
use rtblgen_runtime::FloatKind::{F16, F32, F64, F80, F128};
use rtblgen_runtime::constants::{Int, elements};
use rtblgen_runtime::{Attribute, DenseArrayAttr, StringAttr, Type};

use super::{Translated, Translation};

/// Entries with a number, which are left out if the number is zero.
const NUMBERS: [(&str, &str); 4] = [
    ("dlti.program_memory_space", "P"),
    ("dlti.global_memory_space", "G"),
    ("dlti.alloca_memory_space", "A"),
    ("dlti.stack_alignment", "S"),
];

/// A specification in the layout; `None` if the value is the default.
type Part = Option<String>;

impl<'c> Translation<'_, 'c> {
    /// The data layout of the module, if an attribute contains it.
    pub(super) fn specified_layout(&self) -> Translated<'c, Option<String>> {
        let attributes = self.module.discardable_attributes(self.ir);
        let found = attributes.iter().find_map(|attribute| attribute.value.cast::<DataLayoutSpecAttr<'c>>());
        let Some(specification) = found else { return Ok(None) };
        let (mut names, mut types) = (Vec::new(), Vec::new());
        for entry in specification.entries() {
            match entry.type_key() {
                None => names.extend(self.named_entry(entry)?),
                Some(ty) => types.extend(self.type_entry(ty, entry.value())?),
            }
        }
        names.append(&mut types);
        let layout = names.join("-");
        match check_data_layout(&layout) {
            Ok(()) => Ok(Some(layout)),
            Err(message) => {
                let message = format!("the data layout '{layout}' is invalid: {message}");
                Err(self.module_error(&message))
            }
        }
    }

    fn named_entry(&self, entry: DataLayoutEntryAttr<'c>) -> Translated<'c, Part> {
        let (key, value) = (entry.name_key().unwrap_or_default(), entry.value());
        let wrong = || {
            self.module_error(&format!(
                "the data layout entry \"{key}\" has the value {value} of another kind"
            ))
        };
        let text = || value.cast::<StringAttr<'c>>().map(|value| value.value()).ok_or_else(wrong);
        if let Some((_, letter)) = NUMBERS.iter().find(|(known, _)| *known == key) {
            let number = value.as_integer().ok_or_else(wrong)?;
            return Ok((number != 0).then(|| format!("{letter}{number}")));
        }
        match key {
            "dlti.endianness" => Ok(Some(if text()? == "little" { "e" } else { "E" }.to_owned())),
            "dlti.mangling_mode" => Ok(Some(format!("m:{}", text()?))),
            "dlti.legal_int_widths" => {
                let widths = value.cast::<DenseArrayAttr<'c>>().and_then(|widths| widths.values::<i32>());
                let widths: Vec<String> =
                    widths.ok_or_else(wrong)?.iter().map(|width| width.to_string()).collect();
                Ok(Some(format!("n{}", widths.join(":"))))
            }
            "dlti.function_pointer_alignment" => {
                let own = value.cast::<FunctionPointerAlignmentAttr<'c>>().ok_or_else(wrong)?;
                let letter = if own.function_dependent() { "n" } else { "i" };
                Ok((own.alignment() != 0).then(|| format!("F{letter}{}", own.alignment())))
            }
            _ => Err(self.module_error(&format!("unsupported data layout key \"{key}\""))),
        }
    }

    fn type_entry(&self, ty: Type<'c>, value: Attribute<'c>) -> Translated<'c, Part> {
        if ty.is_index() {
            return Ok(None);
        }
        let unsupported = || self.module_error(&format!("unsupported type in data layout: '{ty}'"));
        let numbers: Vec<u128> =
            elements::<Int>(value).unwrap_or_default().iter().map(|int| int.unsigned()).collect();
        // Alignments are multiples of a byte.
        let bytes = |number: usize| numbers.get(number).map(|bits| bits / 8 * 8);
        let Some(first) = numbers.first() else { return Err(unsupported()) };
        if let Some(pointer) = ty.cast::<LLVMPointerType<'c>>() {
            let minimal = bytes(1).unwrap_or(*first);
            let preferred = bytes(2).unwrap_or(minimal);
            let index = numbers.get(3).unwrap_or(first);
            return Ok(Some(format!("p{}:{first}:{minimal}:{preferred}:{index}", pointer.address_space())));
        }
        let letter = match ty {
            _ if ty.is_any_signless_integer() => "i",
            _ if ty.is_any_integer() => {
                let message = format!("unsupported data layout for non-signless integer '{ty}'");
                return Err(self.module_error(&message));
            }
            _ => match ty.float_kind() {
                Some(F16 | F32 | F64 | F80 | F128) => "f",
                _ => return Err(unsupported()),
            },
        };
        let bits = ty.int_or_float_bit_width().unwrap_or_default();
        let minimal = bytes(0).unwrap_or_default();
        let preferred = bytes(1).filter(|preferred| *preferred != minimal);
        let preferred = preferred.map_or(String::new(), |preferred| format!(":{preferred}"));
        Ok(Some(format!("{letter}{bits}:{minimal}{preferred}")))
    }
}
