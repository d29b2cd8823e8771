//! Global variables.

use rtblgen_runtime::{Attribute, Op, Type};

use super::{Translated, Translation, write_type};
use crate::constants::{ConstantId, Symbol};
use crate::text::{Ref, Text};

impl<'c> Translation<'_, 'c> {
    /// Translates globals and aliases. Initializers are translated after all symbols are known.
    pub(super) fn translate_globals(&mut self, ops: &[Op]) -> Translated<'c> {
        for op in ops.iter().filter(|op| op.name(self.ir).as_str() == "llvm.mlir.global") {
            let text = self.global(*op)?;
            self.text.globals.push(text);
            self.check_types(*op)?;
        }
        for op in ops {
            match op.name(self.ir).as_str() {
                "llvm.mlir.global_ctors" => self.run_list(*op, "ctors")?,
                "llvm.mlir.global_dtors" => self.run_list(*op, "dtors")?,
                _ => {}
            }
        }
        self.write_run_lists();
        self.complete_compile_units()?;
        self.translate_aliases(ops)
    }

    fn global(&mut self, op: Op) -> Translated<'c, Text> {
        let ir = self.ir;
        let name = self.string(op, "sym_name").unwrap_or_default();
        let (_, number) = self.symbols[name];
        let symbol = self.constants.symbols[number as usize];
        let linkage = self.linkage(op);
        let (ty, initializer) = self.global_value(op, symbol.ty, linkage)?;
        self.constants.symbols[number as usize].ty = ty;
        let mut out = Text::default();
        self.constants.write_symbol(&mut out, number);
        out.push(" = ");
        let is_external = linkage == "external";
        let words = [
            if is_external && initializer.is_some() { "" } else { linkage },
            self.dso_local(op),
            self.visibility(op),
            if self.flag(op, "thread_local_") { "thread_local" } else { "" },
            self.unnamed_addr(op),
        ];
        Self::write_words(&mut out, &words);
        if symbol.address_space > 0 {
            out.push("addrspace(");
            out.number(symbol.address_space);
            out.push(") ");
        }
        out.push(if self.flag(op, "externally_initialized") { "externally_initialized " } else { "" });
        out.push(if self.flag(op, "constant") { "constant " } else { "global " });
        write_type(&mut out, &mut self.types, ty);
        if let Some(initializer) = initializer {
            out.push(" ");
            self.constants.write(&mut out, &mut self.types, initializer);
        }
        if let Some(section) = self.string(op, "section") {
            out.push(", section \"");
            crate::text::escape(&mut out.text, section);
            out.push("\"");
        }
        if op.inherent_attribute(ir, "comdat").is_some() {
            out.push(",");
            self.write_comdat(&mut out.text, op)?;
        }
        if let Some(alignment) = self.own_alignment(op)? {
            out.push(", align ");
            out.number(alignment);
        }
        self.attach_global_variables(op, &mut out)?;
        let list = self.target_specific_attributes(op)?;
        if !list.is_empty() {
            let set = self.attributes.number(&list);
            self.text.global_sets.push(set);
            out.push(" #");
            out.reference(Ref::Attributes(set));
        }
        Ok(out)
    }

    /// The type of a global and its initializer, unless it is defined in another module.
    fn global_value(
        &mut self,
        op: Op,
        ty: Type<'c>,
        linkage: &str,
    ) -> Translated<'c, (Type<'c>, Option<ConstantId>)> {
        let value = op.inherent_attribute(self.ir, "value");
        let has_region = !op.region(self.ir, 0).is_empty(self.ir);
        let (ty, constant) = match value {
            Some(value) if value.is_string() => {
                let constant = self.string_constant(value);
                (self.constants.ty(constant), Some(constant))
            }
            Some(value) => (ty, Some(self.constant_of(op, ty, value)?)),
            None if has_region => (ty, Some(self.initializer(op)?)),
            None => (ty, None),
        };
        if linkage == "extern_weak" || linkage == "external" && constant.is_none() {
            return Ok((ty, None));
        }
        Ok((ty, Some(constant.unwrap_or_else(|| self.constants.undef(ty)))))
    }

    /// Records global constructors or destructors.
    fn run_list(&mut self, op: Op, kind: &'static str) -> Translated<'c> {
        let list = |name: &str| {
            op.inherent_attribute(self.ir, name).and_then(|list| list.as_array()).unwrap_or_default()
        };
        let (functions, priorities) = (list(kind).to_vec(), list("priorities").to_vec());
        let mut entries = Vec::new();
        for (function, priority) in functions.iter().zip(&priorities) {
            let name = function.symbol_root();
            let Some((_, number)) = self.symbols.get(name).copied() else {
                return Err(self.error(op, format!("names a function that is not defined: @{name}")));
            };
            entries.push((number, priority.as_integer().unwrap_or_default()));
        }
        self.nodes.run_lists.push((kind, entries));
        Ok(())
    }

    /// Writes the variables with constructors and destructors, at the position of the last list of each kind.
    fn write_run_lists(&mut self) {
        let context = self.context();
        let lists = std::mem::take(&mut self.nodes.run_lists);
        let mut kinds: Vec<(&'static str, Vec<(u32, i128)>)> = Vec::new();
        for (kind, entries) in lists {
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, known)) => known.extend(entries),
                None => kinds.push((kind, entries)),
            }
        }
        let pointer: Type<'c> = rtblgen_dialects::llvm::LLVMPointerType::get(context, 0).into();
        let element: Type<'c> = rtblgen_dialects::llvm::LLVMStructType::literal(
            context,
            &[context.i32_type(), pointer, pointer],
            false,
        )
        .into();
        for (kind, entries) in kinds {
            let ty: Type<'c> =
                rtblgen_dialects::llvm::LLVMArrayType::get(context, element, entries.len() as u64).into();
            let null = self.constants.zero(pointer);
            let elements: Vec<ConstantId> = entries
                .into_iter()
                .map(|(function, priority)| {
                    let parts =
                        vec![self.constants.i32(priority as i32), self.constants.symbol(function), null];
                    self.constants.aggregate(element, parts)
                })
                .collect();
            let value = self.constants.aggregate(ty, elements);
            let name = if kind == "ctors" { "llvm.global_ctors" } else { "llvm.global_dtors" };
            let space = self.layout.global_space;
            let symbol = Symbol { is_never_null: true, is_variable: true, ..Symbol::new(name, ty, space) };
            let number = self.add_symbol(symbol);
            let mut out = Text::default();
            self.constants.write_symbol(&mut out, number);
            out.push(" = appending ");
            if space != 0 {
                out.push(&format!("addrspace({space}) "));
            }
            out.push("global ");
            write_type(&mut out, &mut self.types, ty);
            out.push(" ");
            self.constants.write(&mut out, &mut self.types, value);
            self.text.globals.push(out);
        }
    }

    /// An array constant with the bytes of a string.
    pub(super) fn string_constant(&mut self, value: Attribute<'c>) -> ConstantId {
        let context = self.context();
        let text = value.cast::<rtblgen_runtime::StringAttr<'c>>();
        let bytes = text.map(|text| text.bytes()).unwrap_or_default();
        let byte = context.integer_type(8);
        let ty = rtblgen_dialects::llvm::LLVMArrayType::get(context, byte, bytes.len() as u64).into();
        let elements = bytes.iter().map(|value| self.constants.integer(byte, u128::from(*value))).collect();
        self.constants.aggregate(ty, elements)
    }
}
