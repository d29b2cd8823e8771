//! Imports the parts of a module in order.

use rtblgen_dialects::llvm::Comdat;
use rtblgen_runtime::support::Enum;
use rtblgen_runtime::{Attribute, InsertionPoint};

use super::Import;
use crate::read::Read;
use crate::read::tree::{Metadata, NodeId};

/// The name of the operation that contains the comdats.
const COMDATS: &str = "__llvm_global_comdat";

impl<'c> Import<'_, 'c> {
    pub(super) fn run(&mut self) -> Read {
        self.report_left_out()?;
        self.data_layout()?;
        self.comdats()?;
        self.known_metadata()?;
        self.point = InsertionPoint::End(self.body);
        self.linker_options()?;
        self.dependent_libraries();
        self.module_flags()?;
        for name in ["llvm.ident", "llvm.commandline"] {
            self.single_text(name);
        }
        self.globals()?;
        self.functions()?;
        self.aliases()?;
        self.ifuncs()?;
        let triple = self.string(&self.module.triple);
        self.set_module("llvm.target_triple", triple);
        let lines = self.module.assembly.iter().flat_map(|lines| lines.split('\n'));
        let lines: Vec<Attribute<'c>> =
            lines.filter(|line| !line.is_empty()).map(|line| self.string(line)).collect();
        self.set_module("llvm.module_asm", self.context.array_attr(&lines));
        Ok(())
    }

    pub(super) fn set_module(&mut self, name: &str, value: Attribute<'c>) {
        let root = self.ir.root();
        self.ir.set_attribute(root, name, value);
    }

    /// Creates operations for the comdats that globals and functions use.
    fn comdats(&mut self) -> Read {
        let module = self.module;
        let globals = module.globals.iter().map(|global| (&global.common, global.position));
        let functions = module.functions.iter().map(|function| (&function.common, function.position));
        for (common, position) in globals.chain(functions) {
            let Some(comdat) = &common.comdat else { continue };
            if self.comdats.contains_key(comdat.as_str()) {
                continue;
            }
            let known = module.comdats.iter().find(|(name, _)| name == comdat);
            let Some(kind) = known.and_then(|(_, kind)| Comdat::from_text(kind)) else {
                return Err(self.error(position, format!("the comdat '${comdat}' is not defined")));
            };
            self.comdat(comdat, kind);
        }
        Ok(())
    }

    fn comdat(&mut self, name: &'_ str, kind: Comdat) {
        let block = match self.comdat_block {
            Some(block) => block,
            None => {
                let region = self.ir.create_region();
                let block = self.ir.append_block(region, &[], &[]);
                self.point = InsertionPoint::End(self.body);
                let state =
                    self.module_state("comdat").attribute("sym_name", self.string(COMDATS)).region(region);
                self.last_global = Some(self.create(state));
                self.comdat_block = Some(block);
                block
            }
        };
        self.point = InsertionPoint::End(block);
        let state = self.module_state("comdat_selector").attribute("sym_name", self.string(name));
        let state = state.attribute("comdat", self.context.i64_attr(kind.value() as i64));
        self.create(state);
        let module = self.module;
        if let Some((name, _)) = module.comdats.iter().find(|(known, _)| known == name) {
            self.comdats.insert(name, self.context.symbol_ref_attr(COMDATS, &[name]));
        }
    }

    /// The nodes of a named metadata list.
    pub(super) fn named(&self, name: &str) -> Vec<NodeId> {
        let lists = self.module.named_metadata.iter().filter(|(known, _)| known == name);
        lists.flat_map(|(_, nodes)| nodes.iter().copied()).collect()
    }

    /// The strings of a node that contains only strings.
    fn texts(&self, node: NodeId) -> Option<Vec<Attribute<'c>>> {
        let text = |operand: &Metadata| match operand {
            Metadata::String(text) => Some(self.string(text)),
            _ => None,
        };
        self.module.tuple(node)?.iter().map(text).collect()
    }

    fn linker_options(&mut self) -> Read {
        for node in self.named("llvm.linker.options") {
            let Some(options) = self.texts(node) else {
                let position = self.module.node(node).position;
                return Err(self.error(position, "options of the linker are texts"));
            };
            let state =
                self.module_state("linker_options").attribute("options", self.context.array_attr(&options));
            self.create(state);
        }
        Ok(())
    }

    fn dependent_libraries(&mut self) {
        let nodes = self.named("llvm.dependent-libraries");
        let texts = nodes.into_iter().filter_map(|node| self.texts(node).filter(|texts| texts.len() == 1));
        let libraries: Vec<Attribute<'c>> = texts.flatten().collect();
        if !libraries.is_empty() {
            self.set_module("llvm.dependent_libraries", self.context.array_attr(&libraries));
        }
    }

    /// Sets an attribute of the module from a list whose only node contains a single string.
    fn single_text(&mut self, name: &str) {
        if let [node] = self.named(name).as_slice()
            && let Some([text]) = self.texts(*node).as_deref()
        {
            self.set_module(name, *text);
        }
    }
}
