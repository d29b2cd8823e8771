//! The module: its data layout and target triple, its flags, and the order of the translation.

use rtblgen_dialects::llvm::{ModuleFlagAttr, ModuleFlagCGProfileEntryAttr, ModuleFlagProfileSummaryAttr};
use rtblgen_runtime::{Attribute, Op};

use super::{SymbolKind, Translated, Translation};
use crate::layout::Layout;
use crate::metadata::Item;
use crate::text::{self, Text};

/// The behavior of a module flag for which a mismatch is a warning.
const WARNING: u64 = 2;

impl<'c> Translation<'_, 'c> {
    pub(super) fn run(&mut self) -> Translated<'c> {
        self.check_left_out()?;
        self.prepare()?;
        let ops: Vec<Op> = match self.module.region_count(self.ir) {
            0 => Vec::new(),
            _ => self.module.region(self.ir, 0).ops(self.ir).collect(),
        };
        self.debug.is_enabled = self.has_locations();
        self.register_symbols(&ops)?;
        self.declare_functions(&ops)?;
        self.translate_globals(&ops)?;
        self.translate_ifuncs(&ops)?;
        self.add_module_metadata()?;
        for op in &ops {
            self.other_op(*op)?;
        }
        for op in ops.iter().filter(|op| op.name(self.ir).as_str() == "llvm.func") {
            self.translate_function(*op)?;
        }
        self.check_block_addresses()?;
        self.add_default_flags();
        self.collect_comdats(&ops)
    }

    fn prepare(&mut self) -> Translated<'c> {
        let (ir, module) = (self.ir, self.module);
        if let Some(layout) = self.module_string("llvm.data_layout")? {
            self.layout = Layout::new(layout);
        } else if let Some(text) = self.specified_layout()? {
            self.layout = Layout::new(&text);
        }
        self.constants.is_big_endian = self.layout.text.split('-').any(|part| part == "E");
        if let Some(triple) = self.module_string("llvm.target_triple")? {
            self.text.triple = triple.to_owned();
        }
        let Some(assembly) = module.discardable(ir, "llvm.module_asm") else { return Ok(()) };
        let Some(parts) = assembly.as_array() else {
            return Err(self.module_error("expected an array attribute for a module level asm"));
        };
        for part in parts {
            if !part.is_string() {
                let message = "expected a string attribute for each entry of a module level asm";
                return Err(self.module_error(message));
            }
            for line in part.string_value().trim_end_matches('\n').split('\n') {
                self.text.assembly.push_str("module asm \"");
                text::escape(&mut self.text.assembly, line);
                self.text.assembly.push_str("\"\n");
            }
        }
        Ok(())
    }

    pub(super) fn module_error(&self, message: &str) -> rtblgen_runtime::Diagnostic<'c> {
        rtblgen_runtime::Diagnostic::error(self.module.location(self.ir), message)
    }

    /// The string of an attribute of the module; `None` if the module does not have the attribute.
    fn module_string(&self, name: &str) -> Translated<'c, Option<&'c str>> {
        let value = self.module.discardable(self.ir, name);
        value.map(|value| self.string_of(name, value)).transpose()
    }

    fn string_of(&self, name: &str, value: Attribute<'c>) -> Translated<'c, &'c str> {
        let wrong = || self.module_error(&format!("expected a string for `{name}`, found {value}"));
        value.is_string().then(|| value.string_value()).ok_or_else(wrong)
    }

    fn add_module_metadata(&mut self) -> Translated<'c> {
        for name in ["llvm.ident", "llvm.commandline"] {
            if let Some(value) = self.module_string(name)? {
                let node = self.metadata.tuple(&[Item::String(value.to_owned())]);
                self.metadata.add_named(name, node);
            }
        }
        const LIBRARIES: &str = "llvm.dependent_libraries";
        let Some(libraries) = self.module.discardable(self.ir, LIBRARIES) else { return Ok(()) };
        let Some(libraries) = libraries.as_array() else {
            let message = format!("expected an array of strings for `{LIBRARIES}`, found {libraries}");
            return Err(self.module_error(&message));
        };
        for library in libraries {
            let library = self.string_of(LIBRARIES, *library)?;
            let node = self.metadata.tuple(&[Item::String(library.to_owned())]);
            self.metadata.add_named("llvm.dependent-libraries", node);
        }
        Ok(())
    }

    /// Translates an operation of the module that is neither a symbol nor a list of functions.
    fn other_op(&mut self, op: Op) -> Translated<'c> {
        match op.name(self.ir).as_str() {
            "llvm.func"
            | "llvm.mlir.global"
            | "llvm.mlir.alias"
            | "llvm.mlir.ifunc"
            | "llvm.comdat"
            | "llvm.mlir.global_ctors"
            | "llvm.mlir.global_dtors" => Ok(()),
            "llvm.module_flags" => self.module_flags(op),
            "llvm.linker_options" => {
                let options = op.inherent_attribute(self.ir, "options").and_then(|value| value.as_array());
                let items = options.unwrap_or_default().iter();
                let items: Vec<Item> =
                    items.map(|option| Item::String(option.string_value().to_owned())).collect();
                let node = self.metadata.tuple(&items);
                self.metadata.add_named("llvm.linker.options", node);
                Ok(())
            }
            name => Err(rtblgen_runtime::Diagnostic::error(
                op.location(self.ir),
                format!(
                    "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: {name}"
                ),
            )),
        }
    }

    fn module_flags(&mut self, op: Op) -> Translated<'c> {
        let flags =
            op.inherent_attribute(self.ir, "flags").and_then(|value| value.as_array()).unwrap_or_default();
        for flag in flags {
            let Some(flag) = flag.cast::<ModuleFlagAttr<'c>>() else {
                return Err(self.error(op, format!("has a flag that is no module flag: {flag}")));
            };
            let key = flag.key().string_value();
            let value = self.flag_value(op, flag.value())?;
            self.add_flag(rtblgen_runtime::support::Enum::value(flag.behavior()), key, value);
        }
        Ok(())
    }

    fn add_flag(&mut self, behavior: u64, key: &str, value: Item) {
        let items = [Item::i32(behavior as i64), Item::String(key.to_owned()), value];
        let node = self.metadata.tuple(&items);
        self.metadata.add_named("llvm.module.flags", node);
        self.nodes.flags.push(key.to_owned());
    }

    fn flag_value(&mut self, op: Op, value: Attribute<'c>) -> Translated<'c, Item> {
        if value.is_string() {
            return Ok(Item::String(value.string_value().to_owned()));
        }
        if let Some(number) = value.as_integer() {
            return Ok(Item::i32(i64::from(number as i32)));
        }
        if let Some(entries) = value.as_array() {
            let entries: Vec<Item> = entries.iter().map(|entry| self.profile_entry(*entry)).collect();
            return Ok(Item::Node(self.metadata.distinct_tuple(&entries)));
        }
        match value.cast::<ModuleFlagProfileSummaryAttr<'c>>() {
            Some(summary) => Ok(self.profile_summary(summary)),
            None => Err(self.error(op, format!("has a flag with a value that has no metadata: {value}"))),
        }
    }

    fn profile_entry(&mut self, entry: Attribute<'c>) -> Item {
        let Some(entry) = entry.cast::<ModuleFlagCGProfileEntryAttr<'c>>() else { return Item::Null };
        let function = |symbol: Option<Attribute<'c>>| {
            let name = symbol.map(|symbol| symbol.symbol_root()).unwrap_or_default();
            match self.symbols.get(name) {
                Some((SymbolKind::Function, number)) => {
                    let mut text = Text::default();
                    text.push("ptr ");
                    self.constants.write_symbol(&mut text, *number);
                    Item::Constant(text)
                }
                _ => Item::Null,
            }
        };
        let items = [function(entry.from()), function(entry.to()), Item::i64(entry.count() as i64)];
        Item::Node(self.metadata.tuple(&items))
    }

    fn profile_summary(&mut self, summary: ModuleFlagProfileSummaryAttr<'c>) -> Item {
        let pair = |own: &mut Self, key: &str, value: Item| {
            Item::Node(own.metadata.tuple(&[Item::String(key.to_owned()), value]))
        };
        let mut items = vec![pair(self, "ProfileFormat", Item::String(summary.format().to_string()))];
        let numbers = [
            ("TotalCount", summary.total_count()),
            ("MaxCount", summary.max_count()),
            ("MaxInternalCount", summary.max_internal_count()),
            ("MaxFunctionCount", summary.max_function_count()),
            ("NumCounts", summary.num_counts()),
            ("NumFunctions", summary.num_functions()),
        ];
        for (key, value) in numbers {
            items.push(pair(self, key, Item::i64(value as i64)));
        }
        if let Some(value) = summary.is_partial_profile() {
            items.push(pair(self, "IsPartialProfile", Item::i64(value as i64)));
        }
        if let Some(ratio) = summary.partial_profile_ratio().and_then(|ratio| ratio.cast()) {
            let ratio: rtblgen_runtime::FloatAttr<'c> = ratio;
            let constant = self.constants.float(ratio.ty(), ratio.bits());
            let mut text = Text::default();
            text.push("double ");
            self.constants.write(&mut text, &mut self.types, constant);
            items.push(pair(self, "PartialProfileRatio", Item::Constant(text)));
        }
        let details: Vec<Item> = summary
            .detailed_summary()
            .iter()
            .map(|detail| {
                let numbers =
                    [u64::from(detail.cut_off()), detail.min_count(), u64::from(detail.num_counts())];
                let numbers = numbers.map(|number| Item::i64(number as i64));
                Item::Node(self.metadata.tuple(&numbers))
            })
            .collect();
        let details = Item::Node(self.metadata.tuple(&details));
        items.push(pair(self, "DetailedSummary", details));
        Item::Node(self.metadata.tuple(&items))
    }

    /// Adds the flag with the version of debug information, and for Windows the flag for its format.
    fn add_default_flags(&mut self) {
        let has = |own: &Self, key: &str| own.nodes.flags.iter().any(|known| known == key);
        if !has(self, "Debug Info Version") {
            self.add_flag(WARNING, "Debug Info Version", Item::i32(3));
        }
        let is_windows = {
            let mut parts = self.text.triple.split('-').skip(2);
            let system = parts.next().unwrap_or_default();
            let environment = parts.next().unwrap_or_default();
            (system.starts_with("windows") || system.starts_with("win32"))
                && (environment.is_empty() || environment.starts_with("msvc"))
        };
        if is_windows && !has(self, "CodeView") {
            self.add_flag(WARNING, "CodeView", Item::i32(1));
        }
    }

    /// The comdats that functions and globals use, in order.
    fn collect_comdats(&mut self, ops: &[Op]) -> Translated<'c> {
        let mut used = Vec::new();
        for kind in ["llvm.func", "llvm.mlir.global"] {
            for op in ops.iter().filter(|op| op.name(self.ir).as_str() == kind) {
                let Some(selector) = self.comdat_of(*op)? else { continue };
                if !used.contains(&selector) {
                    used.push(selector);
                }
            }
        }
        for selector in used {
            let name = self.string(selector, "sym_name").unwrap_or_default();
            let kinds = ["any", "exactmatch", "largest", "nodeduplicate", "samesize"];
            let kind = selector
                .inherent_attribute(self.ir, "comdat")
                .map_or(0, super::function_attributes::enum_number);
            let kind = kinds.get(kind).copied().unwrap_or("any");
            let mut line = "$".to_owned();
            text::name(&mut line, name);
            line.push_str(&format!(" = comdat {kind}\n"));
            self.text.comdats.push(line);
        }
        Ok(())
    }

    /// The comdat selector to which a symbol refers.
    pub(super) fn comdat_of(&self, op: Op) -> Translated<'c, Option<Op>> {
        let Some(reference) = op.inherent_attribute(self.ir, "comdat") else { return Ok(None) };
        let Some(reference) = reference.cast::<rtblgen_runtime::SymbolRefAttr<'c>>() else { return Ok(None) };
        let table = self.module.lookup_symbol(self.ir, reference.root().value());
        let selector = table.and_then(|table| table.lookup_symbol(self.ir, reference.leaf().value()));
        match selector {
            Some(selector) => Ok(Some(selector)),
            None => Err(self.error(op, "has a comdat that is not defined")),
        }
    }

    /// Writes ` comdat`, with its name if that is not the name of the symbol.
    pub(super) fn write_comdat(&self, out: &mut String, op: Op) -> Translated<'c> {
        let Some(selector) = self.comdat_of(op)? else { return Ok(()) };
        out.push_str(" comdat");
        let name = self.string(selector, "sym_name").unwrap_or_default();
        if self.string(op, "sym_name") != Some(name) {
            out.push_str("($");
            text::name(out, name);
            out.push(')');
        }
        Ok(())
    }
}
