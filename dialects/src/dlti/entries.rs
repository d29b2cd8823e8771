//! Which lists of entries are valid.

use std::collections::HashSet;

use rtblgen_runtime::support::{ParameterList, VerifyParameters};
use rtblgen_runtime::{Attribute, Context, StringAttr, Type, TypeAttr};

use super::{DataLayoutEntryAttr, DataLayoutSpecAttr, MapAttr, TargetDeviceSpecAttr, TargetSystemSpecAttr};

impl<'c> DataLayoutEntryAttr<'c> {
    /// An entry of a type.
    pub fn of_type(ty: Type<'c>, value: Attribute<'c>) -> Self {
        Self::get(ty.context(), ty.context().type_attr(ty), value)
    }

    /// The key, if that is a type.
    pub fn type_key(self) -> Option<Type<'c>> {
        Some(self.key().cast::<TypeAttr<'c>>()?.value())
    }

    /// The key, if that is a string.
    pub fn name_key(self) -> Option<&'c str> {
        Some(self.key().cast::<StringAttr<'c>>()?.value())
    }
}

type Entries<'c> = ParameterList<'c, DataLayoutEntryAttr<'c>>;

/// Checks that keys are types or strings that are not empty, each once.
fn check_entries(entries: Entries<'_>, may_have_types: bool) -> Result<(), String> {
    let mut keys = HashSet::new();
    for entry in entries {
        match entry.name_key() {
            Some("") => return Err("empty string as DLTI key is not allowed".to_owned()),
            Some(_) => {}
            None if !may_have_types => return Err("type as DLTI key is not allowed".to_owned()),
            None if entry.type_key().is_none() => return Err("contained invalid DLTI key".to_owned()),
            None => {}
        }
        if !keys.insert(entry.key()) {
            return Err(format!("repeated DLTI key: {}", entry.key()));
        }
    }
    Ok(())
}

impl<'c> VerifyParameters<'c> for DataLayoutSpecAttr<'c> {
    fn verify(_: &'c Context, (entries,): (Entries<'c>,)) -> Result<(), String> {
        check_entries(entries, true)
    }
}

impl<'c> VerifyParameters<'c> for MapAttr<'c> {
    fn verify(_: &'c Context, (entries,): (Entries<'c>,)) -> Result<(), String> {
        check_entries(entries, true)
    }
}

impl<'c> VerifyParameters<'c> for TargetDeviceSpecAttr<'c> {
    fn verify(_: &'c Context, (entries,): (Entries<'c>,)) -> Result<(), String> {
        check_entries(entries, false)
    }
}

impl<'c> VerifyParameters<'c> for TargetSystemSpecAttr<'c> {
    fn verify(_: &'c Context, (entries,): (Entries<'c>,)) -> Result<(), String> {
        let mut devices = HashSet::new();
        for entry in entries {
            if entry.name_key().is_none() {
                return Err("non-string key of DLTI system spec".to_owned());
            }
            let key = entry.key();
            if !entry.value().is::<TargetDeviceSpecAttr<'c>>() {
                return Err(format!("value associated with key {key} is not a DLTI device spec"));
            }
            if !devices.insert(key) {
                return Err(format!("repeated device ID in dlti.target_system_spec: {key}"));
            }
        }
        Ok(())
    }
}
