//! Definitions without what is written by hand (`--stub-hooks`).
//!
//! What an op can do without goes: folders, canonicalizations, custom text, and interfaces with methods to be written. The op
//! then is one that does not fold, prints in the generic form, and has no such interface. What must not be silent stays and
//! gets a stub that reports: verifiers, and the inference of result types.

use crate::ods::model::interface::Interface;
use crate::ods::model::{Dialect, OpTrait, Operator, ParameterizedDef, TraitKind};

/// Interfaces that need no method of the op's author.
const WITHOUT_METHODS: [&str; 3] = ["InferTypeOpInterface", "SymbolOpInterface", "FunctionOpInterface"];

/// Interfaces whose methods the generator writes unless the op declares them.
const WRITTEN_BY_GENERATOR: [&str; 2] = ["MemoryEffectOpInterface", "ConditionallySpeculatable"];

impl Operator<'_> {
    /// Leaves out what the author would write, where the op works without it.
    pub fn without_hooks(&mut self) {
        self.hooks.folder = false;
        self.hooks.canonicalizer = false;
        self.hooks.canonicalize_method = false;
        self.hooks.custom_assembly = false;
        let infers = self.result_types.is_some();
        let has_only_graph_region = self.has_trait("HasOnlyGraphRegion");
        self.traits.retain(|own| !needs_author(own, infers, has_only_graph_region));
        let text = self.assembly_format.and_then(|value| value.as_str());
        if text.is_some_and(|text| text.contains("custom<")) {
            self.assembly_format = None;
        }
    }
}

fn needs_author(own: &OpTrait<'_>, infers: bool, has_only_graph_region: bool) -> bool {
    if own.kind != TraitKind::Interface {
        return false;
    }
    let declares = own.record.is_a("DeclareInterfaceMethods");
    match own.name() {
        "InferTypeOpInterface" if infers => false,
        "RegionKindInterface" => !has_only_graph_region,
        "OpAsmOpInterface" | "BranchOpInterface" | "SymbolUserOpInterface" => true,
        name if WITHOUT_METHODS.contains(&name) => false,
        name if WRITTEN_BY_GENERATOR.contains(&name) => declares,
        _ => {
            declares
                || Interface::from_record(own.record)
                    .is_ok_and(|interface| interface.methods.iter().any(|method| method.is_required()))
        }
    }
}

impl ParameterizedDef<'_> {
    /// Leaves out a declared text that calls functions of the author: the text then is the author's as a whole.
    pub fn without_hooks(&mut self) {
        self.traits.retain(|name| !["OpAsmAttrInterface", "OpAsmTypeInterface"].contains(name));
        let text = self.record.str_opt("assemblyFormat").ok().flatten();
        if text.is_some_and(|text| text.contains("custom<")) {
            self.format = None;
            self.has_custom_text = true;
        }
    }
}

impl Dialect<'_> {
    /// Leaves out what the author would write, except for the verification of attributes.
    pub fn without_hooks(&mut self) {
        self.hooks.retain(|hook| hook.ends_with("AttrVerify"));
    }
}
