//! Attributes of functions.

use rtblgen_dialects::llvm::{MemoryEffectsAttr, TargetFeaturesAttr, VScaleRangeAttr, VecTypeHintAttr};
use rtblgen_runtime::{Attribute, Op};

use super::{Translated, Translation};
use crate::attributes::{AttributeList, Effects, KindClass, kind};
use crate::intrinsics;
use crate::metadata::Item;
use crate::text::{Ref, Text};
use crate::words;

/// The text of the memory effects of a function or call.
pub(super) fn effects_text(effects: MemoryEffectsAttr<'_>) -> String {
    let bits = |effect| rtblgen_runtime::support::Enum::value(effect) as u8;
    let effects = Effects {
        arguments: bits(effects.arg_mem()),
        inaccessible: bits(effects.inaccessible_mem()),
        errno: bits(effects.errno_mem()),
        other: bits(effects.other()),
        target0: bits(effects.target_mem0()),
        target1: bits(effects.target_mem1()),
    };
    effects.text()
}

impl<'c> Translation<'_, 'c> {
    pub(super) fn function_attributes(&mut self, op: Op) -> Translated<'c, AttributeList> {
        let mut list = AttributeList::default();
        let name = self.string(op, "sym_name").unwrap_or_default();
        if let Some(row) = intrinsics::of_function(name) {
            list.flags(row.attributes);
        }
        for (own, theirs) in words::FUNCTION_FLAGS {
            if self.flag(op, own) {
                list.flags(theirs);
            }
        }
        self.add_target_attributes(op, &mut list);
        let passed = op.inherent_attribute(self.ir, "passthrough");
        self.add_passthrough(op, &mut list, passed, "passthrough")?;
        // The attributes of the dialect replace those that are passed through.
        let is_definition = !op.region(self.ir, 0).is_empty(self.ir);
        if is_definition {
            self.add_definition_attributes(op, &mut list);
        }
        Ok(list)
    }

    fn add_target_attributes(&self, op: Op, list: &mut AttributeList) {
        let attribute = |name: &str| op.inherent_attribute(self.ir, name);
        if let Some(features) = attribute("target_features").and_then(|value| value.cast()) {
            let features: TargetFeaturesAttr<'c> = features;
            let features: Vec<&str> =
                features.features().iter().map(|feature| feature.string_value()).collect();
            list.string("target-features", &features.join(","));
        }
        if let Some(kind) = attribute("frame_pointer") {
            let kinds = ["none", "non-leaf", "all", "reserved", "non-leaf-no-reserve"];
            list.string("frame-pointer", kinds.get(enum_number(kind)).copied().unwrap_or_default());
        }
        match attribute("uwtable_kind").map(enum_number) {
            Some(1) => list.add("uwtable", "uwtable(sync)".to_owned()),
            Some(2) => list.add("uwtable", "uwtable".to_owned()),
            _ => {}
        }
        if let Some(effects) = attribute("memory_effects").and_then(|value| value.cast()) {
            list.add("memory", effects_text(effects));
        }
    }

    /// Adds the attributes that only definitions have.
    fn add_definition_attributes(&self, op: Op, list: &mut AttributeList) {
        for group in [&words::STREAMING[..], &words::MATRIX[..]] {
            if let Some((_, theirs)) = group.iter().find(|(own, _)| self.flag(op, own)) {
                list.string(theirs, "");
            }
        }
        for (own, theirs) in words::FUNCTION_STRINGS {
            match op.inherent_attribute(self.ir, own) {
                Some(value) if value.is_string() => list.string(theirs, value.string_value()),
                Some(value) => list.string(theirs, if value.bool_value() { "true" } else { "false" }),
                None => {}
            }
        }
        let range = op.inherent_attribute(self.ir, "vscale_range").and_then(|range| range.cast());
        if let Some(range) = range {
            let range: VScaleRangeAttr<'c> = range;
            let bound = |bound: Attribute<'c>| bound.as_integer().unwrap_or_default();
            let (low, high) = (bound(range.min_range()), bound(range.max_range()));
            list.add("vscale_range", format!("vscale_range({low},{high})"));
        }
    }

    /// Adds passed-through attributes: names, and pairs of strings.
    pub(super) fn add_passthrough(
        &self,
        op: Op,
        list: &mut AttributeList,
        passed: Option<Attribute<'c>>,
        name: &str,
    ) -> Translated<'c> {
        let fail = |message: String| Err(rtblgen_runtime::Diagnostic::error(op.location(self.ir), message));
        for attribute in passed.and_then(|passed| passed.as_array()).unwrap_or_default() {
            if attribute.is_string() {
                self.add_by_name(op, list, attribute.string_value(), "")?;
                continue;
            }
            let Some([key, value]) = attribute.as_array() else {
                return fail(format!("expected '{name}' to contain string or array attributes"));
            };
            if !key.is_string() || !value.is_string() {
                return fail(format!("expected arrays within '{name}' to contain two strings"));
            }
            self.add_by_name(op, list, key.string_value(), value.string_value())?;
        }
        Ok(())
    }

    fn add_by_name(&self, op: Op, list: &mut AttributeList, key: &str, value: &str) -> Translated<'c> {
        let fail = |message: String| Err(rtblgen_runtime::Diagnostic::error(op.location(self.ir), message));
        match kind(key) {
            None => list.string(key, value),
            Some(_) if matches!(key, "range" | "initializes") && !value.is_empty() => {
                return fail(format!("LLVM attribute '{key}' does not expect a value, found '{value}'"));
            }
            Some((_, KindClass::Integer)) if value.is_empty() => {
                return fail(format!("LLVM attribute '{key}' expects a value"));
            }
            Some((_, KindClass::Integer)) => match value.parse::<i64>() {
                Ok(number) => self.add_number(op, list, key, number as u64)?,
                Err(_) => list.string(key, value),
            },
            Some(_) if !value.is_empty() => {
                return fail(format!("LLVM attribute '{key}' does not expect a value, found '{value}'"));
            }
            Some((_, KindClass::Flag)) => {
                list.flags(key);
            }
            Some((_, KindClass::Type)) => {
                return fail(format!("LLVM attribute '{key}' needs a type, which a string cannot say"));
            }
        }
        Ok(())
    }

    /// Adds an attribute with a number, which for some kinds encodes several numbers.
    fn add_number(&self, op: Op, list: &mut AttributeList, key: &str, number: u64) -> Translated<'c> {
        match key {
            "align" | "alignstack" | "dereferenceable" | "dereferenceable_or_null" => {
                list.add_number(key, number);
            }
            "allocsize" => {
                let (size, count) = (number >> 32, number as u32);
                let count = if count == u32::MAX { String::new() } else { format!(",{count}") };
                list.add(key, format!("allocsize({size}{count})"));
            }
            "uwtable" => list.add(key, if number == 1 { "uwtable(sync)" } else { "uwtable" }.to_owned()),
            "vscale_range" => {
                list.add(key, format!("vscale_range({},{})", number >> 32, number as u32));
            }
            "memory" => {
                let bits = |place: u32| (number >> (2 * place) & 3) as u8;
                let effects = Effects {
                    arguments: bits(0),
                    inaccessible: bits(1),
                    errno: bits(2),
                    other: bits(3),
                    target0: bits(4),
                    target1: bits(5),
                };
                list.add(key, effects.text());
            }
            "allockind" => {
                const WORDS: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];
                let is_set =
                    |(place, word): (usize, &&'static str)| (number >> place & 1 == 1).then_some(*word);
                let words: Vec<&str> = WORDS.iter().enumerate().filter_map(is_set).collect();
                list.add(key, format!("allockind(\"{}\")", words.join(",")));
            }
            _ => {
                return Err(
                    self.error(op, format!("passes the attribute '{key}', which no function can have"))
                );
            }
        }
        Ok(())
    }

    pub(super) fn target_specific_attributes(&mut self, op: Op) -> Translated<'c, AttributeList> {
        let mut list = AttributeList::default();
        let passed = op.inherent_attribute(self.ir, "target_specific_attrs");
        self.add_passthrough(op, &mut list, passed, "target_specific_attrs")?;
        Ok(list)
    }

    /// The text of a function before its body.
    pub(super) fn function_header(
        &mut self,
        op: Op,
        is_declaration: bool,
        position: usize,
    ) -> Translated<'c, Text> {
        let ir = self.ir;
        let Some(ty) = self.function_type(op, "function_type") else {
            return Err(self.error(op, "has no type"));
        };
        let name = self.string(op, "sym_name").unwrap_or_default();
        let symbol = self.symbols[name].1;
        let mut out = Text::default();
        self.types.visit(ty.into());
        let attachments = self.function_attachments(op, position)?;
        out.push(if is_declaration { "declare" } else { "define" });
        if is_declaration {
            out.append(&attachments);
        }
        out.push(" ");
        let linkage = self.linkage(op);
        let words = [
            if linkage == "external" { "" } else { linkage },
            self.dso_local(op),
            self.visibility(op),
            self.calling_convention(op),
        ];
        Self::write_words(&mut out, &words);
        let intrinsic = intrinsics::of_function(name);
        let mut result = self.parameter_list(op, "res_attrs", 0)?;
        if let Some(row) = intrinsic {
            result.flags(&self.with_range_type(row.result, ty.return_type()));
        }
        Self::write_words(&mut out, &[&result.text()]);
        out.push(self.types.text(ty.return_type()));
        out.push(" ");
        self.constants.write_symbol(&mut out, symbol);
        let lists = (0..ty.params().len())
            .map(|number| self.parameter_list(op, "arg_attrs", number))
            .collect::<Translated<'c, Vec<_>>>()?;
        let mut lists = lists;
        if let Some(row) = intrinsic {
            for ((text, list), ty) in row.parameters.iter().zip(&mut lists).zip(ty.params()) {
                list.flags(&self.with_range_type(text, *ty));
            }
        }
        self.parameters(&mut out, ty.params(), &lists, ty.var_arg(), !is_declaration);
        let unnamed = self.unnamed_addr(op);
        if !unnamed.is_empty() {
            out.push(" ");
            out.push(unnamed);
        }
        if self.layout.program_space != 0 {
            out.push(&format!(" addrspace({})", self.layout.program_space));
        }
        if let Some(set) = self.functions[position].set {
            out.push(" #");
            out.reference(Ref::Attributes(set));
        }
        if let Some(section) = self.string(op, "section").filter(|_| !is_declaration) {
            out.push(" section \"");
            crate::text::escape(&mut out.text, section);
            out.push("\"");
        }
        self.write_comdat(&mut out.text, op)?;
        if let Some(alignment) = self.own_alignment(op)? {
            out.push(" align ");
            out.number(alignment);
        }
        if let Some(collector) = self.string(op, "garbageCollector") {
            out.push(" gc \"");
            crate::text::escape(&mut out.text, collector);
            out.push("\"");
        }
        if let Some(personality) = op.inherent_attribute(ir, "personality").filter(|_| !is_declaration) {
            let Some((_, number)) = self.symbols.get(personality.symbol_root()).copied() else {
                return Err(self.error(op, format!("has a personality that is not defined: {personality}")));
            };
            out.push(" personality ptr ");
            self.constants.write_symbol(&mut out, number);
        }
        if !is_declaration {
            out.append(&attachments);
        }
        Ok(out)
    }

    /// The metadata of a function.
    fn function_attachments(&mut self, op: Op, position: usize) -> Translated<'c, Text> {
        let ir = self.ir;
        let mut nodes = Vec::new();
        if let Some(node) = self.debug.subprograms.get(&position) {
            nodes.push(("dbg", *node));
        }
        if let Some(count) = self.integer(op, "function_entry_count") {
            let items = [Item::String("function_entry_count".to_owned()), Item::i64(count as i64)];
            nodes.push(("prof", self.metadata.tuple(&items)));
        }
        if let Some(hint) = op.inherent_attribute(ir, "vec_type_hint").and_then(|hint| hint.cast()) {
            let hint: VecTypeHintAttr<'c> = hint;
            let ty = hint.hint().type_value();
            let items = [
                Item::text(format!("{} undef", self.types.text(ty))),
                Item::i32(i64::from(hint.is_signed())),
            ];
            nodes.push(("vec_type_hint", self.metadata.tuple(&items)));
        }
        for name in ["work_group_size_hint", "reqd_work_group_size"] {
            if let Some(sizes) = op.inherent_attribute(ir, name) {
                let sizes: Vec<i32> = sizes.dense_array_value();
                let items: Vec<Item> = sizes.into_iter().map(|size| Item::i32(size.into())).collect();
                nodes.push((name, self.metadata.tuple(&items)));
            }
        }
        if let Some(size) = self.integer(op, "intel_reqd_sub_group_size") {
            nodes.push(("intel_reqd_sub_group_size", self.metadata.tuple(&[Item::i32(size as i64)])));
        }
        let mut out = Text::default();
        for (name, node) in nodes {
            out.push(" !");
            out.push(name);
            out.push(" !");
            out.reference(Ref::Metadata(node));
        }
        Ok(out)
    }
}

/// The number of an enum case in an attribute of the dialect.
pub(super) fn enum_number(value: Attribute<'_>) -> usize {
    let number = match value.as_integer() {
        Some(number) => Some(number as usize),
        None => match value.kind() {
            rtblgen_runtime::AttributeKind::Extension { parameters, .. } => {
                parameters.first().and_then(|first| first.as_u64()).map(|number| number as usize)
            }
            _ => None,
        },
    };
    number.unwrap_or(usize::MAX)
}
