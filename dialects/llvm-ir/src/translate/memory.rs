//! Stack variables, loads, stores and atomic operations.

use rtblgen_runtime::{Op, Type};

use super::{Translated, Translation};
use crate::constants::Val;
use crate::metadata::Item;
use crate::text::MetadataId;
use crate::words;

/// The keyword of an atomic ordering.
fn ordering(number: i128) -> &'static str {
    words::ORDERINGS.iter().find(|(known, _)| i128::from(*known) == number).map_or("", |(_, word)| word)
}

impl<'c> Translation<'_, 'c> {
    /// The alignment attribute of an operation, or a default.
    fn alignment(&self, op: Op, default: Option<u64>) -> Translated<'c, u64> {
        match self.own_alignment(op)? {
            Some(alignment) => Ok(alignment),
            None => default.ok_or_else(|| self.error(op, "accesses a type without a size")),
        }
    }

    fn write_alignment(&mut self, alignment: u64) {
        self.push(", align ");
        self.push_number(alignment);
    }

    /// Writes the synchronization scope of an atomic operation, before its ordering.
    fn write_scope(&mut self, op: Op) {
        if let Some(scope) = self.string(op, "syncscope").filter(|scope| !scope.is_empty()) {
            self.push(" syncscope(\"");
            crate::text::escape(&mut self.body.text.text, scope);
            self.push("\")");
        }
    }

    fn write_ordering(&mut self, op: Op, name: &str) {
        let word = ordering(self.integer(op, name).unwrap_or_default());
        self.push(" ");
        self.push(word);
    }

    pub(super) fn alloca(&mut self, op: Op) -> Translated<'c> {
        let element = op.inherent_attribute(self.ir, "elem_type").filter(|ty| ty.is_type());
        let Some(element) = element.map(|ty| ty.type_value()) else {
            return Err(self.error(op, "has no type"));
        };
        let preferred = self.layout.preferred(element);
        let alignment = self.alignment(op, preferred)?;
        self.begin(op);
        self.push(if self.flag(op, "inalloca") { "alloca inalloca " } else { "alloca " });
        self.ty(element);
        let size = op.operand(self.ir, 0);
        let one = self.constants.i32(1);
        if self.value(size) != Val::Constant(one) {
            self.push(", ");
            self.typed(size);
        }
        self.write_alignment(alignment);
        let ty: Type<'c> = op.result(self.ir, 0).ty(self.ir);
        let space = rtblgen_dialects::llvm::address_space_of(ty).unwrap_or(0);
        if space > 0 {
            self.push(", addrspace(");
            self.push_number(space);
            self.push(")");
        }
        self.end(op, &mut Vec::new())
    }

    /// Writes the common part of loads and stores: the keywords after the name.
    fn write_access(&mut self, op: Op, word: &str) -> bool {
        let is_atomic = self.integer(op, "ordering").is_some_and(|number| number != 0);
        self.push(word);
        self.push(if is_atomic { " atomic" } else { "" });
        self.push(if self.flag(op, "volatile_") { " volatile " } else { " " });
        is_atomic
    }

    fn end_access(
        &mut self,
        op: Op,
        ty: Type<'c>,
        is_atomic: bool,
        attachments: &mut Vec<(u8, MetadataId)>,
    ) -> Translated<'c> {
        if is_atomic {
            self.write_scope(op);
            self.write_ordering(op, "ordering");
        }
        let alignment = self.alignment(op, self.layout.alignment(ty))?;
        self.write_alignment(alignment);
        self.add_access_attachments(op, attachments)?;
        self.end(op, attachments)
    }

    pub(super) fn load(&mut self, op: Op) -> Translated<'c> {
        let ty = op.result(self.ir, 0).ty(self.ir);
        self.begin(op);
        let is_atomic = self.write_access(op, "load");
        self.ty(ty);
        self.push(", ");
        self.typed(op.operand(self.ir, 0));
        let mut attachments = Vec::new();
        if self.flag(op, "invariant") {
            attachments.push((6, self.metadata.tuple(&[])));
        }
        self.add_dereferenceable(op, &mut attachments);
        self.end_access(op, ty, is_atomic, &mut attachments)
    }

    pub(super) fn store(&mut self, op: Op) -> Translated<'c> {
        let value = op.operand(self.ir, 0);
        self.push("  ");
        let is_atomic = self.write_access(op, "store");
        self.typed_operands(op, 0..2);
        self.end_access(op, value.ty(self.ir), is_atomic, &mut Vec::new())
    }

    pub(super) fn atomic_rmw(&mut self, op: Op) -> Translated<'c> {
        let number = self.integer(op, "bin_op").unwrap_or_default() as usize;
        let Some(word) = words::ATOMIC_OPERATIONS.get(number) else {
            return Err(self.error(op, "has no operation"));
        };
        let ty = op.operand(self.ir, 1).ty(self.ir);
        let alignment = self.alignment(op, self.layout.store_size(ty))?;
        self.begin(op);
        self.push(if self.flag(op, "volatile_") { "atomicrmw volatile " } else { "atomicrmw " });
        self.push(word);
        self.push(" ");
        self.typed_operands(op, 0..2);
        self.write_scope(op);
        self.write_ordering(op, "ordering");
        self.write_alignment(alignment);
        let mut attachments = Vec::new();
        self.add_access_attachments(op, &mut attachments)?;
        self.end(op, &mut attachments)
    }

    pub(super) fn compare_exchange(&mut self, op: Op) -> Translated<'c> {
        let ty = op.operand(self.ir, 2).ty(self.ir);
        let alignment = self.alignment(op, self.layout.store_size(ty))?;
        self.begin(op);
        self.push(if self.flag(op, "weak") { "cmpxchg weak " } else { "cmpxchg " });
        self.push(if self.flag(op, "volatile_") { "volatile " } else { "" });
        self.typed_operands(op, 0..3);
        self.write_scope(op);
        self.write_ordering(op, "success_ordering");
        self.write_ordering(op, "failure_ordering");
        self.write_alignment(alignment);
        let mut attachments = Vec::new();
        self.add_access_attachments(op, &mut attachments)?;
        self.end(op, &mut attachments)
    }

    pub(super) fn fence(&mut self, op: Op) -> Translated<'c> {
        self.push("  fence");
        self.write_scope(op);
        self.write_ordering(op, "ordering");
        self.end(op, &mut Vec::new())
    }

    pub(super) fn va_arg(&mut self, op: Op) -> Translated<'c> {
        self.begin(op);
        self.push("va_arg ");
        self.typed(op.operand(self.ir, 0));
        self.push(", ");
        self.ty(op.result(self.ir, 0).ty(self.ir));
        self.end(op, &mut Vec::new())
    }

    /// Writes the metadata for the memory behind a pointer that an operation loads or creates.
    pub(super) fn add_dereferenceable(&mut self, op: Op, attachments: &mut Vec<(u8, MetadataId)>) {
        use rtblgen_dialects::llvm::DereferenceableAttr;
        let value = op.inherent_attribute(self.ir, "dereferenceable");
        if let Some(value) = value.and_then(|value| value.cast::<DereferenceableAttr<'c>>()) {
            let kind = if value.may_be_null() { 13 } else { 12 };
            attachments.push((kind, self.metadata.tuple(&[Item::i64(value.bytes() as i64)])));
        }
    }
}
