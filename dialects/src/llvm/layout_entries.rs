//! Entries of data layouts for pointers and structures.

use rtblgen_runtime::constants::{Int, elements};
use rtblgen_runtime::{Attribute, Type, VerifyError, VerifyResult};

use super::{LLVMPointerType, LLVMStructType};
use crate::dlti::{DataLayoutDialectInterface, LayoutEntries};

/// The interface of the dialect. All types of a list are pointers, or all are structures.
pub(super) struct OwnTypes;

/// Numbers of a pointer that no entry describes: its size and its minimal alignment.
const DEFAULT_POINTER: [u128; 2] = [64, 8];

/// The numbers of a dense attribute, and whether they have 64 bits.
fn numbers(value: Attribute<'_>) -> Option<(Vec<u128>, bool)> {
    let element = value.ty()?.shaped_element_type()?;
    let numbers = elements::<Int>(value)?;
    Some((numbers.iter().map(|number| number.unsigned()).collect(), element.is_signless_integer(64)))
}

fn error(message: String) -> VerifyResult {
    Err(VerifyError::plain(message))
}

/// Checks that the preferred alignment is not less than the minimal one.
fn verify_order(minimal: u128, preferred: u128) -> VerifyResult {
    match minimal > preferred {
        true => error("preferred alignment is expected to be at least as large as ABI alignment".to_owned()),
        false => Ok(()),
    }
}

fn verify_pointer(ty: Type<'_>, value: Attribute<'_>) -> VerifyResult {
    match numbers(value) {
        Some((numbers, is_wide)) if matches!(numbers.len(), 3 | 4) => match is_wide {
            true => verify_order(numbers[1], numbers[2]),
            false => error(format!("expected i64 parameters for '{ty}'")),
        },
        _ => error(format!(
            "expected layout attribute for '{ty}' to be a dense integer elements attribute with 3 or 4 elements"
        )),
    }
}

fn verify_struct(ty: LLVMStructType<'_>, value: Attribute<'_>) -> VerifyResult {
    let text = Type::from(ty);
    let Some((numbers, is_wide)) = numbers(value).filter(|(numbers, _)| matches!(numbers.len(), 1 | 2))
    else {
        return error(format!(
            "expected layout attribute for '{text}' to be a dense integer elements attribute of 1 or 2 elements"
        ));
    };
    if !is_wide {
        return error(format!("expected i64 entries for '{text}'"));
    }
    if ty.is_identified() || !ty.elements().is_empty() {
        return error(format!("unexpected layout attribute for struct '{text}'"));
    }
    numbers.get(1).map_or(Ok(()), |preferred| verify_order(numbers[0], *preferred))
}

/// Whether an alignment of an enclosed module may replace one of the enclosing module: it divides it.
fn is_weaker(outer: u128, inner: u128) -> bool {
    outer >= inner && inner > 0 && outer.is_multiple_of(inner)
}

fn are_pointers_compatible(outer: LayoutEntries<'_, '_>, (ty, inner): (Type<'_>, &[u128])) -> bool {
    let outer = outer.iter().find(|(known, _)| *known == ty).and_then(|(_, value)| numbers(*value));
    let outer = outer.map_or(DEFAULT_POINTER.to_vec(), |(numbers, _)| numbers);
    outer[0] == inner[0] && is_weaker(outer[1], inner[1])
}

impl DataLayoutDialectInterface for OwnTypes {
    fn verify_type_entries(&self, entries: LayoutEntries<'_, '_>) -> VerifyResult {
        entries.iter().try_for_each(|(ty, value)| match ty.cast::<LLVMStructType<'_>>() {
            Some(ty) => verify_struct(ty, *value),
            None if ty.is::<LLVMPointerType<'_>>() => verify_pointer(*ty, *value),
            None => Ok(()),
        })
    }

    fn are_compatible(&self, outer: LayoutEntries<'_, '_>, inner: LayoutEntries<'_, '_>) -> bool {
        inner.iter().all(|(ty, value)| {
            let Some((own, _)) = numbers(*value) else { return false };
            match ty.is::<LLVMPointerType<'_>>() {
                true => are_pointers_compatible(outer, (*ty, &own)),
                false => {
                    let outer = outer.first().and_then(|(_, value)| numbers(*value));
                    outer.is_none_or(|(outer, _)| is_weaker(outer[0], own[0]))
                }
            }
        })
    }
}
