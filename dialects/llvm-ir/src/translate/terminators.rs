//! Terminators.

use rtblgen_runtime::Op;
use rtblgen_runtime::constants::{Int, elements};

use super::{Translated, Translation};
use crate::constants::width;
use crate::text::MetadataId;

impl<'c> Translation<'_, 'c> {
    /// Writes `label %1` for a successor.
    pub(super) fn label(&mut self, op: Op, successor: usize) {
        self.push("label %");
        let target = self.body.target(self.ir, op, successor);
        self.branch_to(target);
    }

    fn branch_attachments(&mut self, op: Op) -> Translated<'c, Vec<(u8, MetadataId)>> {
        let mut attachments = Vec::new();
        self.add_weights(op, &mut attachments);
        if let Some(annotation) = op.inherent_attribute(self.ir, "loop_annotation") {
            attachments.push((18, self.loop_node(op, annotation)?));
        }
        Ok(attachments)
    }

    pub(super) fn branch(&mut self, op: Op) -> Translated<'c> {
        self.push("  br ");
        self.label(op, 0);
        let mut attachments = self.branch_attachments(op)?;
        self.end(op, &mut attachments)
    }

    pub(super) fn conditional_branch(&mut self, op: Op) -> Translated<'c> {
        self.push("  br ");
        self.typed(op.operand(self.ir, 0));
        for successor in 0..2 {
            self.push(", ");
            self.label(op, successor);
        }
        let mut attachments = self.branch_attachments(op)?;
        self.end(op, &mut attachments)
    }

    pub(super) fn switch(&mut self, op: Op) -> Translated<'c> {
        let value = op.operand(self.ir, 0);
        let ty = value.ty(self.ir);
        self.push("  switch ");
        self.typed(value);
        self.push(", ");
        self.label(op, 0);
        self.push(" [\n");
        let cases =
            op.inherent_attribute(self.ir, "case_values").and_then(elements::<Int>).unwrap_or_default();
        for (number, case) in cases.iter().enumerate() {
            self.push("    ");
            let constant = self.constants.integer(ty, Int::new(width(ty), case.unsigned()).unsigned());
            self.typed_constant(constant);
            self.push(", ");
            self.label(op, number + 1);
            self.push("\n");
        }
        self.push("  ]");
        let mut attachments = self.branch_attachments(op)?;
        self.end(op, &mut attachments)
    }

    pub(super) fn indirect_branch(&mut self, op: Op) -> Translated<'c> {
        self.push("  indirectbr ");
        self.typed(op.operand(self.ir, 0));
        self.push(", [");
        for successor in 0..op.successor_count(self.ir) {
            self.push(if successor > 0 { ", " } else { "" });
            self.label(op, successor);
        }
        self.push("]");
        self.end(op, &mut Vec::new())
    }

    pub(super) fn ret(&mut self, op: Op) -> Translated<'c> {
        self.push("  ret ");
        match op.operand_count(self.ir) {
            0 => self.push("void"),
            _ => self.typed(op.operand(self.ir, 0)),
        }
        self.end(op, &mut Vec::new())
    }

    pub(super) fn resume(&mut self, op: Op) -> Translated<'c> {
        self.push("  resume ");
        self.typed(op.operand(self.ir, 0));
        self.end(op, &mut Vec::new())
    }

    pub(super) fn unreachable(&mut self, op: Op) -> Translated<'c> {
        self.push("  unreachable");
        self.end(op, &mut Vec::new())
    }
}
