//! The part of other dialects in data layouts.

use rtblgen_runtime::{Attribute, StringAttr, Type, VerifyError, VerifyResult};

use super::DataLayoutEntryAttr;

/// The entries of the types of one kind, such as all integers.
pub type LayoutEntries<'e, 'c> = &'e [(Type<'c>, Attribute<'c>)];

/// Verifies the entries of a data layout whose keys are types of a dialect, or names that begin with the name of a dialect.
///
/// This is MLIR's interface of the same name, and its `DataLayoutTypeInterface` for types that have this trait.
pub trait DataLayoutDialectInterface: Send + Sync {
    /// Checks an entry whose key is a name, such as `dialect.key`. The dialect supports none unless it has this function.
    fn verify_entry(&self, dialect: &str, _entry: DataLayoutEntryAttr<'_>) -> VerifyResult {
        Err(VerifyError::plain(format!(
            "the '{dialect}' dialect does not support identifier data layout entries"
        )))
    }

    /// Whether an entry may replace another one with the same key, of an enclosing module.
    fn is_compatible(&self, outer: DataLayoutEntryAttr<'_>, inner: DataLayoutEntryAttr<'_>) -> bool {
        outer == inner
    }

    /// Checks the entries of the types of one kind.
    fn verify_type_entries(&self, _entries: LayoutEntries<'_, '_>) -> VerifyResult {
        Ok(())
    }

    /// Whether entries of types of one kind may replace those of an enclosing module.
    fn are_compatible(&self, _outer: LayoutEntries<'_, '_>, _inner: LayoutEntries<'_, '_>) -> bool {
        true
    }
}

/// The keys of `dlti`.
pub(super) struct OwnKeys;

const KEYS: &[&str] = &[
    "dlti.alloca_memory_space",
    "dlti.default_memory_space",
    "dlti.function_pointer_alignment",
    "dlti.global_memory_space",
    "dlti.legal_int_widths",
    "dlti.mangling_mode",
    "dlti.program_memory_space",
    "dlti.stack_alignment",
];

impl DataLayoutDialectInterface for OwnKeys {
    fn verify_entry(&self, _: &str, entry: DataLayoutEntryAttr<'_>) -> VerifyResult {
        let key = entry.name_key().unwrap_or_default();
        if key == "dlti.endianness" {
            let order = entry.value().cast::<StringAttr<'_>>().map(|value| value.value());
            return match order {
                Some("big" | "little") => Ok(()),
                _ => Err(VerifyError::plain(format!(
                    "'{key}' data layout entry is expected to be either 'big' or 'little'"
                ))),
            };
        }
        match KEYS.contains(&key) {
            true => Ok(()),
            false => Err(VerifyError::plain(format!("unknown data layout entry name: {key}"))),
        }
    }
}
