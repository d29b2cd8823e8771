//! Definitions without hand-written parts (`--stub-hooks`).
//!
//! Optional parts of an op are removed: folders, canonicalizations, custom text, and interfaces with methods
//! to be written. The op then is one that does not fold, prints in the generic form, and has no such
//! interface. A call of a folder, a canonicalization or a text function reports the missing hook; verifiers
//! and the inference of result types also fail.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use rtblgen_records::Record;

use crate::input::written_hooks::WrittenHooks;
use crate::ods::model::dialect::DialectText;
use crate::ods::model::directives;
use crate::ods::model::interface::Interface;
use crate::ods::model::operator::{Hooks, StubbedHooks};
use crate::ods::model::{Dialect, ForwardedText, OpTrait, Operator, ParameterizedDef, TraitKind};
use crate::rust::items::function_names;

/// Interfaces that need no method of the op's author.
const WITHOUT_METHODS: [&str; 3] = ["InferTypeOpInterface", "SymbolOpInterface", "FunctionOpInterface"];

/// Interfaces whose methods the generator writes unless the op declares them.
const WRITTEN_BY_GENERATOR: [&str; 1] = ["MemoryEffectOpInterface"];

impl Operator<'_> {
    /// Removes missing hooks without which the op works.
    pub fn without_hooks(&mut self, written: &WrittenHooks) {
        let class = self.class_name.clone();
        let wanted = self.hooks;
        let has_text = written.implements("CustomAsm", &class);
        let is_written = |text: &&ForwardedText| text.functions.iter().all(|name| written.has_item(name));
        let functions = self.forwarded_text.filter(|text| !has_text && !is_written(text));
        self.forwarded_text = self.forwarded_text.filter(|text| !has_text && is_written(text));
        let has_text = has_text || self.forwarded_text.is_some();
        self.hooks = Hooks {
            folder: wanted.folder && written.implements("Fold", &class),
            canonicalizer: wanted.canonicalizer && written.implements("Canonicalize", &class),
            canonicalize_method: wanted.canonicalize_method
                && written.implements("CanonicalizeMethod", &class),
            custom_assembly: wanted.custom_assembly && has_text,
            ..wanted
        };
        let is_missing =
            |wanted: bool, written: bool, hook: &'static str| (wanted && !written).then_some(hook);
        self.stubs = StubbedHooks {
            folder: wanted.folder && !self.hooks.folder,
            canonicalizer: is_missing(wanted.canonicalizer, self.hooks.canonicalizer, "Canonicalize").or(
                is_missing(wanted.canonicalize_method, self.hooks.canonicalize_method, "CanonicalizeMethod"),
            ),
            text: is_missing(wanted.custom_assembly, self.hooks.custom_assembly, "CustomAsm")
                .map(|hook| functions.map_or_else(|| hook.to_owned(), |text| text.functions.join(", "))),
            format: None,
        };
        let infers = self.result_types.is_some();
        let has_only_graph_region = self.has_trait("HasOnlyGraphRegion");
        let speculates = self.speculates_by_trait();
        let provided = self.functions_of_traits();
        self.traits.retain(|own| {
            let is_of_author = match own.name() {
                "ConditionallySpeculatable" if own.kind == TraitKind::Interface => {
                    !speculates || own.record.is_a("DeclareInterfaceMethods")
                }
                _ => needs_author(own, infers, has_only_graph_region, &provided),
            };
            !is_of_author || {
                let hook = if own.name() == "OpAsmOpInterface" { "OpAsm" } else { own.name() };
                written.implements(hook, &class)
            }
        });
        let interfaces = self.traits.iter().filter(|own| own.kind == TraitKind::Interface);
        self.written_interfaces =
            interfaces.map(OpTrait::name).filter(|name| written.implements(name, &class)).collect();
        let text = self.assembly_format.and_then(|value| value.as_str());
        let missing = text.map(|text| missing_directives(written, self.record, text)).unwrap_or_default();
        if !missing.is_empty() {
            self.stubs.format = self.assembly_format.take();
            self.stubs.text = Some(missing.join(", "));
        }
    }

    /// Whether a trait of the op implements `ConditionallySpeculatable`.
    pub fn speculates_by_trait(&self) -> bool {
        ["AlwaysSpeculatableImplTrait", "RecursivelySpeculatableImplTrait"]
            .iter()
            .any(|name| self.has_trait(name))
    }

    /// The functions that native traits add to the op, such as the one of `ReturnLike`.
    fn functions_of_traits(&self) -> BTreeSet<String> {
        let texts = self.traits.iter().flat_map(OpTrait::extra_items).filter_map(|text| text.as_str());
        let items = texts.filter_map(|text| text.parse::<TokenStream>().ok());
        items.flat_map(|items| function_names(&items)).collect()
    }
}

/// Whether an interface needs methods that the author of the op writes. `provided` are functions that traits add to the op.
fn needs_author(
    own: &OpTrait<'_>,
    infers: bool,
    has_only_graph_region: bool,
    provided: &BTreeSet<String>,
) -> bool {
    if own.kind != TraitKind::Interface {
        return false;
    }
    let declares = own.record.is_a("DeclareInterfaceMethods");
    match own.name() {
        "InferTypeOpInterface" if infers => false,
        "RegionKindInterface" => !has_only_graph_region,
        "OpAsmOpInterface" | "BranchOpInterface" | "SymbolUserOpInterface" => true,
        name if WITHOUT_METHODS.contains(&name) => false,
        // The user writes the effects of an op that lists the effects interface but no effects.
        name if WRITTEN_BY_GENERATOR.contains(&name) => declares || own.record.is_a("EffectOpInterfaceBase"),
        _ => {
            let required = required_methods(own.record);
            let is_provided = !required.is_empty() && required.iter().all(|name| provided.contains(name));
            !is_provided && (declares || !required.is_empty())
        }
    }
}

/// The methods that an interface and its bases require.
fn required_methods(record: Record<'_>) -> BTreeSet<String> {
    let Ok(interface) = Interface::from_record(record) else { return BTreeSet::new() };
    let own = interface.methods.iter().filter(|method| method.is_required());
    let own = own.map(|method| method.rust_name.clone());
    own.chain(interface.bases.iter().flat_map(|base| required_methods(base.record))).collect()
}

impl ParameterizedDef<'_> {
    /// Leaves out a declared text that calls functions of the author: the text then is the author's as a whole.
    ///
    /// Interfaces with unwritten methods are removed, too.
    pub fn without_hooks(&mut self, written: &WrittenHooks) {
        let class = self.class_name.clone();
        self.traits.retain(|name| match *name {
            "OpAsmAttrInterface" => written.implements("AttrAsm", &class),
            "OpAsmTypeInterface" => written.implements("TypeAsm", &class),
            _ => true,
        });
        let listed = flattened(self.record);
        let names = listed.iter().filter_map(|own| own.str("cppInterfaceName").ok());
        self.written_interfaces =
            Some(names.filter(|name| written.implements(name, &class)).map(str::to_owned).collect());
        let text = self.record.str_opt("assemblyFormat").ok().flatten();
        if text.is_some_and(|text| !missing_directives(written, self.record, text).is_empty()) {
            self.format = None;
            self.has_custom_text = true;
        }
    }
}

impl Dialect<'_> {
    /// Removes missing hooks, except the verification of attributes.
    pub fn without_hooks(&mut self, written: &WrittenHooks) {
        self.hooks.retain(|hook| {
            let name = match *hook {
                "hasConstantMaterializer" => "MaterializeConstant",
                "hasOperationInterfaceFallback" => "InterfaceFallback",
                "hasCanonicalizer" => "CanonicalizeDialect",
                _ => return true,
            };
            written.implements(name, &self.class_name)
        });
        for (text, name) in
            [(&mut self.type_text, "DialectTypeAsm"), (&mut self.attribute_text, "DialectAttrAsm")]
        {
            if *text == DialectText::MayBeWritten && !written.implements(name, &self.class_name) {
                *text = DialectText::Stub;
            }
        }
    }
}

/// The functions of the `custom<..>` directives of a format that are not written.
fn missing_directives(written: &WrittenHooks, record: Record<'_>, format: &str) -> Vec<String> {
    let directives = directives::in_format(format).into_iter();
    let names = directives.map(|own| directives::function_name(record, own.name, own.arguments));
    let functions = names.flat_map(|name| [format!("parse_{name}"), format!("print_{name}")]);
    let mut missing: Vec<_> = functions.filter(|name| !written.has_item(name)).collect();
    missing.sort();
    missing.dedup();
    missing
}

/// The interfaces that a type or an attribute lists, those of lists one by one.
fn flattened(record: Record<'_>) -> Vec<Record<'_>> {
    let Ok(traits) = record.list("traits") else { return Vec::new() };
    let own = traits.iter().filter_map(|value| value.as_record());
    own.flat_map(|own| if own.is_a("TraitList") { flattened(own) } else { vec![own] }).collect()
}
