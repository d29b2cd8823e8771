//! Data layouts: which entries are valid, and which may stand in an enclosed module.

use std::mem::discriminant;

use rtblgen_runtime::constants::{Int, elements};
use rtblgen_runtime::{Attribute, Context, Type, TypeKind, VerifyError, VerifyResult};

use super::interface::DataLayoutDialectInterface;
use super::{DataLayoutEntryAttr, DataLayoutSpecAttr};

/// The entries of types, by kind of types, and those of names; in order.
#[derive(Default)]
pub(super) struct Combined<'c> {
    types: Vec<Vec<(Type<'c>, Attribute<'c>)>>,
    names: Vec<DataLayoutEntryAttr<'c>>,
}

/// Whether two types are of one kind, such as integers.
fn are_of_one_kind(one: Type<'_>, other: Type<'_>) -> bool {
    match (one.kind(), other.kind()) {
        (TypeKind::Extension { definition: one, .. }, TypeKind::Extension { definition: other, .. }) => {
            std::ptr::eq(one, other)
        }
        (TypeKind::Float(one), TypeKind::Float(other)) => one == other,
        (one, other) => discriminant(&one) == discriminant(&other),
    }
}

/// The interface of the dialect that the key of an entry names. Unregistered dialects are `None`.
fn interface_of_name<'c>(
    context: &'c Context,
    entry: DataLayoutEntryAttr<'c>,
) -> Option<(&'c str, Option<&'static dyn DataLayoutDialectInterface>)> {
    let (dialect, key) = entry.name_key()?.split_once('.')?;
    let is_registered = !key.is_empty() && context.dialect(dialect).is_some();
    is_registered.then(|| (dialect, context.dialect_interface(dialect)))
}

/// The interface of the dialect of a type that has a place in data layouts.
fn interface_of_type(ty: Type<'_>) -> Option<&'static dyn DataLayoutDialectInterface> {
    ty.context().dialect_interface(ty.dialect())
}

impl<'c> Combined<'c> {
    fn of(layout: DataLayoutSpecAttr<'c>) -> Self {
        let mut combined = Combined::default();
        for entry in layout.entries() {
            let Some(ty) = entry.type_key() else {
                combined.names.push(entry);
                continue;
            };
            match combined.types.iter_mut().find(|list| are_of_one_kind(list[0].0, ty)) {
                Some(list) => list.push((ty, entry.value())),
                None => combined.types.push(vec![(ty, entry.value())]),
            }
        }
        combined
    }

    /// Adds an enclosed layout. Returns whether it may stand there.
    pub(super) fn add(&mut self, layout: DataLayoutSpecAttr<'c>) -> bool {
        let inner = Combined::of(layout);
        inner.names.into_iter().all(|entry| self.add_name(entry))
            && inner.types.into_iter().all(|entries| self.add_types(entries))
    }

    fn add_name(&mut self, entry: DataLayoutEntryAttr<'c>) -> bool {
        let Some(outer) = self.names.iter_mut().find(|outer| outer.key() == entry.key()) else {
            self.names.push(entry);
            return true;
        };
        let interface = interface_of_name(outer.key().context(), entry).and_then(|(_, interface)| interface);
        let is_compatible =
            interface.map_or(*outer == entry, |interface| interface.is_compatible(*outer, entry));
        *outer = entry;
        is_compatible
    }

    fn add_types(&mut self, entries: Vec<(Type<'c>, Attribute<'c>)>) -> bool {
        let Some(outer) = self.types.iter_mut().find(|outer| are_of_one_kind(outer[0].0, entries[0].0))
        else {
            self.types.push(entries);
            return true;
        };
        let interface = interface_of_type(entries[0].0);
        let is_compatible = interface.is_none_or(|interface| interface.are_compatible(outer, &entries));
        for (ty, value) in entries {
            match outer.iter_mut().find(|(known, _)| *known == ty) {
                Some(known) => known.1 = value,
                None => outer.push((ty, value)),
            }
        }
        is_compatible
    }
}

/// Checks the entries of a data layout.
pub(super) fn verify_layout(layout: DataLayoutSpecAttr<'_>) -> VerifyResult {
    let combined = Combined::of(layout);
    combined.types.iter().try_for_each(|entries| verify_types(entries))?;
    for entry in combined.names {
        match interface_of_name(entry.key().context(), entry) {
            Some((dialect, Some(interface))) => interface.verify_entry(dialect, entry)?,
            Some((dialect, None)) => return NoLayouts.verify_entry(dialect, entry),
            None => {}
        }
    }
    Ok(())
}

/// A dialect without the interface.
struct NoLayouts;

impl DataLayoutDialectInterface for NoLayouts {}

fn verify_types(entries: &[(Type<'_>, Attribute<'_>)]) -> VerifyResult {
    let (first, value) = entries[0];
    let error = |message: String| Err(VerifyError::plain(message));
    if first.is_index() {
        return match value.is_integer() {
            true => Ok(()),
            false => error(format!("expected integer attribute in the data layout entry for '{first}'")),
        };
    }
    if first.is_any_integer() || first.is_float() {
        return entries.iter().try_for_each(|(ty, value)| verify_alignments(*ty, *value));
    }
    let TypeKind::Extension { definition, .. } = first.kind() else {
        return error("unexpected data layout for a built-in type".to_owned());
    };
    if !definition.has_trait("DataLayoutTypeInterface") {
        return error("data layout specified for a type that does not support it".to_owned());
    }
    interface_of_type(first).map_or(Ok(()), |interface| interface.verify_type_entries(entries))
}

/// Checks the minimal and the preferred alignment of a type of numbers.
fn verify_alignments<'c>(ty: Type<'c>, value: Attribute<'c>) -> VerifyResult {
    let error = |message: &str| {
        Err(VerifyError::plain(format!(
            "{message} {}",
            Attribute::from(DataLayoutEntryAttr::of_type(ty, value))
        )))
    };
    let Some(numbers) = numbers_of_64_bits(value) else {
        return error("expected a dense i64 elements attribute in the data layout entry");
    };
    match numbers[..] {
        [_] => Ok(()),
        [minimal, preferred] if preferred >= minimal => Ok(()),
        [_, _] => error(
            "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry",
        ),
        _ => error("expected 1 or 2 elements in the data layout entry"),
    }
}

/// The numbers of a dense attribute of elements of type `i64`, without signs.
fn numbers_of_64_bits(value: Attribute<'_>) -> Option<Vec<u128>> {
    let element = value.ty()?.shaped_element_type()?;
    let is_right = element.is_signless_integer(64);
    is_right
        .then(|| elements::<Int>(value))
        .flatten()
        .map(|list| list.iter().map(|int| int.unsigned()).collect())
}
