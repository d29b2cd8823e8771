//! Module flags: numbers, strings, and profiles.

use rtblgen_dialects::llvm::{
    ModFlagBehavior, ModuleFlagAttr, ModuleFlagCGProfileEntryAttr, ModuleFlagProfileSummaryAttr,
    ModuleFlagProfileSummaryDetailedAttr, ProfileSummaryFormatKind,
};
use rtblgen_runtime::Attribute;
use rtblgen_runtime::support::Enum;
use rustc_hash::FxHashSet;

use super::Import;
use crate::read::Read;
use crate::read::tree::{Metadata, NodeId};

impl<'c> Import<'_, 'c> {
    pub(super) fn module_flags(&mut self) -> Read {
        let (mut flags, mut keys) = (Vec::new(), FxHashSet::default());
        for node in self.named("llvm.module.flags") {
            let position = self.module.node(node).position;
            let Some([Metadata::Constant(behavior), Metadata::String(key), value]) = self.module.tuple(node)
            else {
                return Err(self.error(position, "a flag of the module has a behavior, a name and a value"));
            };
            let behavior = self.integer(*behavior).and_then(ModFlagBehavior::from_value);
            let Some(behavior) = behavior else {
                return Err(self.error(position, "a flag of the module has an unknown behavior"));
            };
            if behavior != ModFlagBehavior::Require && !keys.insert(key.as_str()) {
                let message =
                    format!("the module has two flags '{key}', which are not of the behavior 'require'");
                return Err(self.error(position, message));
            }
            let behavior = upgraded_behavior(key, behavior);
            match self.flag_value(key, value) {
                Some(value) => {
                    let key = self.string(key);
                    flags.push(ModuleFlagAttr::get(self.context, behavior, key, value).into());
                }
                None => self.warn(position, format!("unsupported module flag value for key '{key}'")),
            }
        }
        if !flags.is_empty() {
            let state = self.module_state("module_flags").attribute("flags", self.context.array_attr(&flags));
            self.create(state);
        }
        Ok(())
    }

    fn flag_value(&self, key: &str, value: &Metadata) -> Option<Attribute<'c>> {
        match value {
            Metadata::Constant(id) => Some(self.context.i32_attr(self.integer(*id)? as u32 as i32)),
            Metadata::String(text) if key == "Objective-C Image Info Section" => {
                Some(self.string(&text.split(',').map(str::trim).collect::<Vec<_>>().join(",")))
            }
            Metadata::String(text) => Some(self.string(text)),
            Metadata::Node(node) => match key {
                "CG Profile" => self.call_graph(*node),
                "ProfileSummary" => self.profile_summary(*node),
                _ => None,
            },
            _ => None,
        }
    }

    /// The call graph profile: how often functions call each other.
    fn call_graph(&self, node: NodeId) -> Option<Attribute<'c>> {
        let name = |operand: &Metadata| match operand {
            Metadata::Constant(id) => {
                let function = self.function_of(*id)?;
                Some(self.context.flat_symbol_ref_attr(self.symbol_name(function.symbol)))
            }
            _ => None,
        };
        let entry = |operand: &Metadata| -> Option<Attribute<'c>> {
            let [from, to, Metadata::Constant(count)] =
                self.module.tuple(super::metadata::child(operand)?)?
            else {
                return None;
            };
            let count = self.integer(*count)?;
            Some(ModuleFlagCGProfileEntryAttr::get(self.context, name(from), name(to), count).into())
        };
        let entries: Option<Vec<Attribute<'c>>> = self.module.tuple(node)?.iter().map(entry).collect();
        Some(self.context.array_attr(&entries?))
    }

    /// The value of a pair whose first element is this name.
    fn entry(&self, operand: Option<&Metadata>, key: &str) -> Option<&Metadata> {
        match self.module.tuple(super::metadata::child(operand?)?)? {
            [Metadata::String(name), value, ..] if name == key => Some(value),
            _ => None,
        }
    }

    fn entry_number(&self, operand: Option<&Metadata>, key: &str) -> Option<u64> {
        match self.entry(operand, key)? {
            Metadata::Constant(id) => self.integer(*id),
            _ => None,
        }
    }

    fn profile_summary(&self, node: NodeId) -> Option<Attribute<'c>> {
        let operands = self.module.tuple(node)?;
        let format = match self.entry(operands.first(), "ProfileFormat")? {
            Metadata::String(format) => ProfileSummaryFormatKind::from_text(format)?,
            _ => return None,
        };
        let names =
            ["TotalCount", "MaxCount", "MaxInternalCount", "MaxFunctionCount", "NumCounts", "NumFunctions"];
        let mut numbers = [0; 6];
        for (place, name) in names.iter().enumerate() {
            numbers[place] = self.entry_number(operands.get(place + 1), name)?;
        }
        let mut rest = operands.get(7..)?;
        let is_partial = self.entry_number(rest.first(), "IsPartialProfile");
        rest = if is_partial.is_some() { &rest[1..] } else { rest };
        let ratio = match self.entry(rest.first(), "PartialProfileRatio") {
            Some(Metadata::Constant(id)) => self.constant_attribute(*id),
            _ => None,
        };
        rest = if ratio.is_some() { &rest[1..] } else { rest };
        let details = self.entry(rest.first(), "DetailedSummary")?;
        let detail = |operand: &Metadata| {
            let numbers = self.module.tuple(super::metadata::child(operand)?)?;
            let number = |place: usize| match numbers.get(place)? {
                Metadata::Constant(id) => self.integer(*id),
                _ => None,
            };
            let (cut_off, count, many) = (number(0)?, number(1)?, number(2)?);
            Some(ModuleFlagProfileSummaryDetailedAttr::get(self.context, cut_off as u32, count, many as u32))
        };
        let details: Option<Vec<_>> =
            self.module.tuple(super::metadata::child(details)?)?.iter().map(detail).collect();
        let [total, most, internal, function, counts, functions] = numbers;
        Some(
            ModuleFlagProfileSummaryAttr::get(
                self.context,
                format,
                total,
                most,
                internal,
                function,
                counts,
                functions,
                is_partial,
                ratio,
                &details?,
            )
            .into(),
        )
    }
}

/// The current behavior of a flag of an older file (LLVM's `UpgradeModuleFlags`).
fn upgraded_behavior(key: &str, behavior: ModFlagBehavior) -> ModFlagBehavior {
    use ModFlagBehavior::{Error, Max, Min};
    match (key, behavior) {
        ("PIC Level", Error | Max) => Min,
        ("PIE Level", Error) => Max,
        ("branch-target-enforcement", Error) => Min,
        (key, Error) if key.starts_with("sign-return-address") => Min,
        _ => behavior,
    }
}
