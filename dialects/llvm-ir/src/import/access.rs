//! Metadata that is attached to instructions.

use rtblgen_dialects::llvm::{DereferenceableAttr, MMRATagAttr};
use rtblgen_runtime::{Attribute, Op};

use super::Import;
use crate::read::Read;
use crate::read::tree::{Instruction, Metadata, NodeId};

impl<'c> Import<'_, 'c> {
    /// Attaches the metadata that the operation can have. Other metadata is dropped.
    pub(super) fn attach(&mut self, own: &Instruction<'c>, op: Op) -> Read {
        for (kind, node) in &own.metadata {
            match kind.as_str() {
                "prof" => self.attach_weights(op, *node),
                "tbaa" => {
                    if let Some(tag) = self.metadata.tbaa.get(node) {
                        self.set_list(op, "tbaa", &[*tag]);
                    }
                }
                "llvm.access.group" => {
                    if let Some(groups) = self.access_groups(*node) {
                        self.set_list(op, "access_groups", &groups);
                    }
                }
                "llvm.loop" => self.attach_loop(op, *node)?,
                "alias.scope" | "noalias" => {
                    let name = if kind == "noalias" { "noalias_scopes" } else { "alias_scopes" };
                    if let Some(scopes) = self.alias_scopes(*node) {
                        self.set_list(op, name, &scopes);
                    }
                }
                "dereferenceable" | "dereferenceable_or_null" => {
                    self.attach_dereferenceable(op, *node, kind == "dereferenceable_or_null");
                }
                "mmra" => self.attach_memory_model(op, *node),
                _ => self.warn_of_dropped(own.position, || format!("unhandled metadata '{kind}'")),
            }
        }
        Ok(())
    }

    pub(super) fn can_have(&self, op: Op, name: &str) -> bool {
        op.definition(&self.ir).is_some_and(|definition| definition.slot(name).is_some())
    }

    fn set_list(&mut self, op: Op, name: &str, list: &[Attribute<'c>]) {
        if self.can_have(op, name) {
            self.ir.set_attribute(op, name, self.context.array_attr(list));
        }
    }

    fn attach_loop(&mut self, op: Op, node: NodeId) -> Read {
        let position = self.module.node(node).position;
        let Some(annotation) = self.loop_annotation(node, position)? else { return Ok(()) };
        if matches!(op.name(&self.ir).as_str(), "llvm.br" | "llvm.cond_br") {
            self.ir.set_attribute(op, "loop_annotation", annotation);
        }
        Ok(())
    }

    fn attach_dereferenceable(&mut self, op: Op, node: NodeId, may_be_null: bool) {
        let position = self.module.node(node).position;
        let bytes = match self.module.tuple(node) {
            Some([Metadata::Constant(bytes)]) => self.constants.as_int(*bytes),
            _ => {
                self.warn(position, "dereferenceable metadata must have one operand");
                return;
            }
        };
        let Some(bytes) = bytes.filter(|bytes| bytes.signed() >= 0) else {
            let message = "dereferenceable metadata operand must be a non-negative constant integer";
            self.warn(position, message);
            return;
        };
        if self.can_have(op, "dereferenceable") {
            let value = DereferenceableAttr::get(self.context, bytes.unsigned() as u64, may_be_null);
            self.ir.set_attribute(op, "dereferenceable", value.into());
        }
    }

    /// Imports tags of the memory model.
    fn attach_memory_model(&mut self, op: Op, node: NodeId) {
        let tag = |node: NodeId| match self.module.tuple(node) {
            Some([Metadata::String(prefix), Metadata::String(suffix)]) => {
                Some(Attribute::from(MMRATagAttr::get(self.context, prefix, suffix)))
            }
            _ => None,
        };
        let value = tag(node).or_else(|| {
            let of = |operand: &Metadata| match operand {
                Metadata::Node(node) => tag(*node),
                _ => None,
            };
            let tags: Option<Vec<Attribute<'c>>> = self.module.tuple(node)?.iter().map(of).collect();
            Some(self.context.array_attr(&tags?))
        });
        if let Some(value) = value {
            self.ir.set_attribute(op, "llvm.mmra", value);
        }
    }
}
