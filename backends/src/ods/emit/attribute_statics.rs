//! The names of the statics that define attributes.

use crate::ods::model::enums::enum_of;
use crate::rust::namer;
use rtblgen_records::{Record, Records};

/// The name of the `static` of an attribute definition.
pub(crate) fn static_name(record: Record<'_>) -> String {
    namer::constant_case(record.str("cppClassName").unwrap_or_else(|_| record.name()))
}

/// The expression of the definition, for registration.
pub(crate) fn definition(record: Record<'_>) -> String {
    match enum_of(record) {
        Some(_) => format!("&{}", static_name(record)),
        None => {
            let class = record.str("cppClassName").unwrap_or_else(|_| record.name());
            format!("{}::DEFINITION", namer::type_name(class))
        }
    }
}

/// Returns the names of the statics of all attributes that are enums: they are beside the private module,
/// which uses them.
pub(super) fn of_enums(records: &Records) -> impl Iterator<Item = String> {
    records.derived("AttrDef").filter(|record| enum_of(*record).is_some()).map(static_name)
}
