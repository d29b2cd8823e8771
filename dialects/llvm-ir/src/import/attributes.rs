//! Attributes of functions, parameters, results and globals.

use rtblgen_dialects::llvm::{
    ConstantRangeAttr, FramePointerKind, FramePointerKindAttr, MemoryEffectsAttr, ModRefInfo,
    TargetFeaturesAttr, UWTableKind, UWTableKindAttr, VScaleRangeAttr,
};
use rtblgen_runtime::support::Enum;
use rtblgen_runtime::{Attribute, NamedAttribute, Op, OpState};

use super::Import;
use crate::attributes::kind;
use crate::read::Read;
use crate::read::tree::{self, Function};
use crate::words;

/// The mask of all effects on all kinds of memory.
pub(super) const ALL_EFFECTS: u64 = 0b11_11_11_11_11_11;

/// Attributes with a special form in the dialect, besides those in the tables of `words`.
const OWN_FORM: [&str; 5] = ["frame-pointer", "memory", "target-features", "uwtable", "vscale_range"];

/// Attributes in the tables that are passed through nevertheless.
const ALSO_PASSED: [&str; 3] = ["target-cpu", "reciprocal-estimates", "prefer-vector-width"];

fn has_own_form(name: &str) -> bool {
    let tables = [&words::FUNCTION_FLAGS[..], &words::FUNCTION_STRINGS, &words::STREAMING, &words::MATRIX];
    let is_in_table = tables.iter().any(|table| table.iter().any(|(_, theirs)| *theirs == name));
    OWN_FORM.contains(&name) || is_in_table && !ALSO_PASSED.contains(&name)
}

/// The value of a string attribute.
pub(super) fn text<'a>(list: &'a [tree::Attribute<'_>], name: &str) -> Option<&'a str> {
    list.iter().find_map(|attribute| match attribute {
        tree::Attribute::String(key, value) if key == name => Some(value.as_str()),
        _ => None,
    })
}

/// The number of an attribute of a kind.
pub(super) fn number(list: &[tree::Attribute<'_>], name: &str) -> Option<u64> {
    list.iter().find_map(|attribute| match attribute {
        tree::Attribute::Integer(key, value) if key == name => Some(*value),
        _ => None,
    })
}

pub(super) fn has(list: &[tree::Attribute<'_>], name: &str) -> bool {
    list.iter().any(|attribute| attribute.name() == name)
}

impl<'c> Import<'_, 'c> {
    /// The effects on memory; `None` if all effects are possible.
    pub(super) fn effects(&self, effects: u64) -> Option<Attribute<'c>> {
        if effects & ALL_EFFECTS == ALL_EFFECTS {
            return None;
        }
        let of =
            |place: u32| ModRefInfo::from_value(effects >> (2 * place) & 3).unwrap_or(ModRefInfo::ModRef);
        Some(MemoryEffectsAttr::get(self.context, of(3), of(0), of(1), of(2), of(4), of(5)).into())
    }

    /// The attributes of a parameter or a result.
    fn parameter(&self, list: &[tree::Attribute<'c>]) -> Attribute<'c> {
        let mut entries = Vec::new();
        for attribute in list {
            let name = attribute.name();
            let nothing_captured = name == "captures" && number(list, name) == Some(0);
            let (name, value) = match attribute {
                _ if nothing_captured => ("nocapture", self.context.unit_attr()),
                _ if !words::PARAMETERS.contains(&name) => continue,
                tree::Attribute::Type(_, ty) => (name, self.context.type_attr(*ty)),
                tree::Attribute::Integer(_, value) => (name, self.context.i64_attr(*value as i64)),
                tree::Attribute::Range(ty, low, high) => {
                    let bound = |value: u128| self.context.integer_attr(*ty, value as i128);
                    let range = ConstantRangeAttr::get(self.context, bound(*low), bound(*high));
                    (name, range.into())
                }
                _ => (name, self.context.unit_attr()),
            };
            entries.push(self.context.named_attribute(&format!("llvm.{name}"), value));
        }
        self.dictionary(entries)
    }

    fn dictionary(&self, entries: Vec<NamedAttribute<'c>>) -> Attribute<'c> {
        self.context.dictionary_attr_from(entries).into()
    }

    /// Adds `arg_attrs` and `res_attrs` of a call. The arguments with some indices are left out.
    pub(super) fn with_call_lists(
        &self,
        mut state: OpState<'c>,
        lists: &tree::AttributeLists<'c>,
        without: &[usize],
    ) -> OpState<'c> {
        let kept = lists.parameters.iter().enumerate().filter(|(place, _)| !without.contains(place));
        let kept: Vec<&Vec<tree::Attribute<'c>>> = kept.map(|(_, list)| list).collect();
        if kept.iter().any(|list| !list.is_empty()) {
            let all: Vec<Attribute<'c>> = kept.iter().map(|list| self.parameter(list)).collect();
            state = state.attribute("arg_attrs", self.context.array_attr(&all));
        }
        self.with_result_list(state, lists)
    }

    fn with_result_list(&self, state: OpState<'c>, lists: &tree::AttributeLists<'c>) -> OpState<'c> {
        if lists.result.is_empty() {
            return state;
        }
        let result = self.parameter(&lists.result);
        state.attribute("res_attrs", self.context.array_attr(&[result]))
    }

    /// Adds the attributes of parameters and the result of a function.
    pub(super) fn with_function_lists(&self, mut state: OpState<'c>, function: &Function<'c>) -> OpState<'c> {
        let empty = self.dictionary(Vec::new());
        let all: Vec<Attribute<'c>> =
            function.attributes.parameters.iter().map(|list| self.parameter(list)).collect();
        if all.iter().any(|entry| *entry != empty) {
            state = state.attribute("arg_attrs", self.context.array_attr(&all));
        }
        self.with_result_list(state, &function.attributes)
    }

    /// Attributes without a special form: those with a kind in LLVM's order, then strings by name.
    fn passed_on(
        &self,
        list: &[tree::Attribute<'c>],
        position: u32,
        skips: fn(&str) -> bool,
    ) -> Option<Attribute<'c>> {
        let mut sorted: Vec<&tree::Attribute<'c>> =
            list.iter().filter(|attribute| !skips(attribute.name())).collect();
        sorted.sort_by_key(|attribute| match attribute {
            tree::Attribute::String(key, _) => (usize::MAX, key.as_str()),
            _ => (kind(attribute.name()).map_or(usize::MAX - 1, |(place, _)| place), ""),
        });
        let mut passed = Vec::new();
        let pair = |key: &str, value: &str| self.context.array_attr(&[self.string(key), self.string(value)]);
        for attribute in sorted {
            match attribute {
                tree::Attribute::String(key, value) if !value.is_empty() => passed.push(pair(key, value)),
                tree::Attribute::String(name, _) | tree::Attribute::Flag(name) => {
                    passed.push(self.string(name))
                }
                tree::Attribute::Integer(name, value) => passed.push(pair(name, &value.to_string())),
                _ => {
                    let name = attribute.name();
                    self.warn(
                        position,
                        format!("'{name}' attribute is invalid on current operation, skipping it"),
                    );
                }
            }
        }
        (!passed.is_empty()).then(|| self.context.array_attr(&passed))
    }

    pub(super) fn global_attributes(
        &self,
        list: &[tree::Attribute<'c>],
        position: u32,
    ) -> Option<Attribute<'c>> {
        self.passed_on(list, position, |_| false)
    }

    /// Sets the attributes of a function that have a special form, and passes through the others.
    pub(super) fn set_function_attributes(&mut self, op: Op, function: &Function<'c>) -> Read {
        let list = &function.attributes.function;
        let context = self.context;
        let mut found: Vec<(&str, Attribute<'c>)> = Vec::new();
        found.extend(
            self.effects(number(list, "memory").unwrap_or(ALL_EFFECTS))
                .map(|value| ("memory_effects", value)),
        );
        found.extend(
            self.passed_on(list, function.position, has_own_form).map(|value| ("passthrough", value)),
        );
        let unit = context.unit_attr();
        found.extend(
            words::FUNCTION_FLAGS.iter().filter(|(_, theirs)| has(list, theirs)).map(|(own, _)| (*own, unit)),
        );
        for group in [&words::STREAMING[..], &words::MATRIX[..]] {
            found.extend(group.iter().find(|(_, theirs)| has(list, theirs)).map(|(own, _)| (*own, unit)));
        }
        for (own, theirs) in words::FUNCTION_STRINGS {
            let Some(value) = text(list, theirs) else { continue };
            let is_bool = matches!(own, "no_infs_fp_math" | "no_nans_fp_math" | "no_signed_zeros_fp_math");
            found.push((own, if is_bool { context.bool_attr(value == "true") } else { self.string(value) }));
        }
        if let Some(range) = number(list, "vscale_range") {
            let bound = |value: u64| context.i32_attr(value as u32 as i32);
            found.push((
                "vscale_range",
                VScaleRangeAttr::get(context, bound(range >> 32), bound(range)).into(),
            ));
        }
        if let Some(word) = text(list, "frame-pointer") {
            let Some(kind) = FramePointerKind::from_text(word) else {
                let message = format!("unknown value '{word}' of the attribute 'frame-pointer'");
                return Err(self.error(function.position, message));
            };
            found.push(("frame_pointer", FramePointerKindAttr::get(context, kind).into()));
        }
        if let Some(features) = text(list, "target-features") {
            let is_valid = |feature: &str| feature.is_empty() || feature.starts_with(['+', '-']);
            if !features.split(',').all(is_valid) {
                return Err(self.error(function.position, "target features must start with '+' or '-'"));
            }
            let features: Vec<Attribute<'c>> = features
                .split(',')
                .filter(|feature| !feature.is_empty())
                .map(|feature| self.string(feature))
                .collect();
            found.push(("target_features", TargetFeaturesAttr::get(context, &features).into()));
        }
        let unwind = number(list, "uwtable").and_then(UWTableKind::from_value);
        found.extend(unwind.map(|kind| ("uwtable_kind", UWTableKindAttr::get(context, kind).into())));
        for (name, value) in found {
            self.ir.set_attribute(op, name, value);
        }
        Ok(())
    }
}
