//! Attributes of parameters, results and arguments.

use rtblgen_dialects::llvm::ConstantRangeAttr;
use rtblgen_runtime::{Attribute, AttributeKind, DictionaryAttr, Op};

use super::{Translated, Translation};
use crate::attributes::AttributeList;
use crate::words;

/// Whether LLVM IR can express an attribute of a parameter or result.
pub(super) fn has_parameter_attribute(name: &str) -> bool {
    name.strip_prefix("llvm.").is_some_and(|name| name == "nocapture" || words::PARAMETERS.contains(&name))
}

impl<'c> Translation<'_, 'c> {
    /// The attributes in an entry of `arg_attrs` or `res_attrs`.
    pub(super) fn parameter_list(
        &mut self,
        op: Op,
        name: &str,
        number: usize,
    ) -> Translated<'c, AttributeList> {
        let entries =
            op.inherent_attribute(self.ir, name).and_then(|entries| entries.as_array()).unwrap_or_default();
        match entries.get(number).and_then(|entry| entry.cast::<DictionaryAttr<'c>>()) {
            Some(dictionary) => self.attributes_of(op, dictionary),
            None => Ok(AttributeList::default()),
        }
    }

    fn attributes_of(&mut self, op: Op, dictionary: DictionaryAttr<'c>) -> Translated<'c, AttributeList> {
        let mut list = AttributeList::default();
        for entry in dictionary.entries() {
            let Some(name) = entry.name.value().strip_prefix("llvm.") else { continue };
            if name == "nocapture" {
                list.add("captures", "captures(none)".to_owned());
            } else if words::PARAMETERS.contains(&name) {
                self.add_parameter(op, &mut list, name, entry.value)?;
            }
        }
        Ok(list)
    }

    fn add_parameter(
        &mut self,
        op: Op,
        list: &mut AttributeList,
        name: &str,
        value: Attribute<'c>,
    ) -> Translated<'c> {
        match value.kind() {
            AttributeKind::Type(ty) => {
                let text = format!("{name}({})", self.types.text(ty));
                list.add(name, text);
            }
            AttributeKind::Integer { .. } => {
                list.add_number(name, value.as_integer().unwrap_or_default() as u64);
            }
            AttributeKind::Unit => {
                list.flags(name);
            }
            _ => match value.cast::<ConstantRangeAttr<'c>>() {
                Some(range) => list.add(name, self.range_text(range)),
                None => {
                    let message = "unsupported parameter attribute type";
                    return Err(rtblgen_runtime::Diagnostic::error(op.location(self.ir), message));
                }
            },
        }
        Ok(())
    }

    fn range_text(&mut self, range: ConstantRangeAttr<'c>) -> String {
        let bound = |bound: Attribute<'c>| bound.as_integer().unwrap_or_default();
        let ty = range.lower().ty().map(|ty| self.types.text(ty).to_owned()).unwrap_or_default();
        format!("range({ty} {}, {})", bound(range.lower()), bound(range.upper()))
    }
}
