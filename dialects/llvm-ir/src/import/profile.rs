//! Branch weights, entry counts of functions, and other metadata of functions.

use rtblgen_dialects::llvm::VecTypeHintAttr;
use rtblgen_runtime::Op;

use super::Import;
use crate::constants::ConstantId;
use crate::read::Read;
use crate::read::tree::{Function, Metadata, NodeId};

impl<'c> Import<'_, 'c> {
    fn small(&self, operand: &Metadata) -> Option<i32> {
        match operand {
            Metadata::Constant(id) => self.constants.as_int(*id).map(|value| value.signed() as i32),
            _ => None,
        }
    }

    pub(super) fn attach_weights(&mut self, op: Op, node: NodeId) {
        let Some([Metadata::String(name), rest @ ..]) = self.module.tuple(node) else { return };
        if name != "branch_weights" || rest.is_empty() || op.successor_count(&self.ir) == 0 {
            return;
        }
        let rest = match rest {
            [Metadata::String(word), rest @ ..] if word == "expected" => rest,
            _ => rest,
        };
        let weights: Option<Vec<i32>> = rest.iter().map(|weight| self.small(weight)).collect();
        if let Some(weights) = weights.filter(|_| self.can_have(op, "branch_weights")) {
            self.ir.set_attribute(op, "branch_weights", self.context.dense_array_attr(&weights));
        }
    }

    /// Imports the metadata of a function that the dialect can express.
    pub(super) fn set_function_metadata(&mut self, op: Op, function: &Function<'c>) -> Read {
        for (kind, node) in &function.metadata {
            let is_known = match kind.as_str() {
                "prof" => self.entry_count(op, *node),
                "vec_type_hint" => self.vector_hint(op, *node),
                "work_group_size_hint" | "reqd_work_group_size" => self.group_size(op, kind, *node),
                "intel_reqd_sub_group_size" => self.sub_group_size(op, *node),
                _ => Some(()),
            };
            if is_known.is_none() {
                self.warn(function.position, format!("unhandled function metadata: !{kind}"));
            }
        }
        Ok(())
    }

    fn entry_count(&mut self, op: Op, node: NodeId) -> Option<()> {
        let [Metadata::String(name), Metadata::Constant(count)] = self.module.tuple(node)? else {
            return None;
        };
        let count = self.constants.as_int(*count).filter(|_| name == "function_entry_count")?;
        self.ir.set_attribute(op, "function_entry_count", self.context.i64_attr(count.unsigned() as i64));
        Some(())
    }

    fn vector_hint(&mut self, op: Op, node: NodeId) -> Option<()> {
        let [Metadata::Constant(hint), sign] = self.module.tuple(node)? else { return None };
        let is_signed = self.small(sign)? != 0;
        let hint = self.context.type_attr(self.constants.ty(ConstantId::clone(hint)));
        self.ir.set_attribute(
            op,
            "vec_type_hint",
            VecTypeHintAttr::get(self.context, hint, is_signed).into(),
        );
        Some(())
    }

    fn group_size(&mut self, op: Op, kind: &str, node: NodeId) -> Option<()> {
        let sizes: Option<Vec<i32>> = self.module.tuple(node)?.iter().map(|size| self.small(size)).collect();
        self.ir.set_attribute(op, kind, self.context.dense_array_attr(&sizes?));
        Some(())
    }

    fn sub_group_size(&mut self, op: Op, node: NodeId) -> Option<()> {
        let [size] = self.module.tuple(node)? else { return None };
        let size = self.small(size)?;
        self.ir.set_attribute(op, "intel_reqd_sub_group_size", self.context.i32_attr(size));
        Some(())
    }
}
