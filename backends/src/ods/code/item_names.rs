//! Names of the items that records become.

use rtblgen_records::Record;

use crate::rust::namer;

/// The longest summary that names a constraint. For a longer one, the class of the record is the name.
const MAX_NAME_LENGTH: usize = 48;

/// Returns a name for the item of a record: the record's own, or one made of words.
pub(crate) fn item_name(record: Record<'_>, words: &str) -> String {
    if !record.is_anonymous() {
        return namer::snake_case(record.name());
    }
    let mut name = namer::snake_case(words);
    if name.len() > MAX_NAME_LENGTH {
        let class = record.direct_classes().last().map_or("constraint", |class| class.name());
        name = namer::snake_case(class);
    }
    if name.is_empty() { "constraint".to_owned() } else { name }
}
