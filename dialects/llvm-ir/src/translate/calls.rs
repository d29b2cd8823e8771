//! Calls of functions, pointers, and inline assembly.

use rtblgen_dialects::llvm::{LLVMArrayType, LLVMFunctionType, MemoryEffectsAttr};
use rtblgen_runtime::{Attribute, DenseArrayAttr, DictionaryAttr, Op, Type};

use super::function_attributes::{effects_text, enum_number};
use super::instructions::is_floating;
use super::{SymbolKind, Translated, Translation};
use crate::attributes::AttributeList;
use crate::constants::Val;
use crate::text::{self, Ref};
use crate::words;

/// The callee of a call, and the range of its arguments.
struct Callee<'c> {
    /// The value of a symbol or a pointer, and its address space.
    value: Val,
    space: u32,
    ty: LLVMFunctionType<'c>,
    arguments: std::ops::Range<usize>,
}

impl<'c> Translation<'_, 'c> {
    /// The keyword of a calling convention; empty for that of C.
    pub(super) fn calling_convention(&self, op: Op) -> &'static str {
        match op.inherent_attribute(self.ir, "CConv").map_or(0, enum_number) {
            0 => "",
            11 => "cc11",
            // LLVM prints a space after the keyword.
            84 => "avr_intrcc ",
            86 => "cc86",
            94 => "cc94",
            98 => "aarch64_sve_vector_pcs",
            99 => "cc99",
            100 => "amdgpu_gfx",
            101 => "cc101",
            number => {
                words::CONVENTIONS.iter().find(|(known, _)| *known == number).map_or("", |(_, word)| word)
            }
        }
    }

    fn callee(&mut self, op: Op) -> Translated<'c, Callee<'c>> {
        let end = op.operand_segment(self.ir, 0).end;
        let variadic = self.function_type(op, "var_callee_type");
        let Some(name) = op.inherent_attribute(self.ir, "callee") else {
            let Some(pointer) = (end > 0).then(|| self.operand(op, 0)) else {
                return Err(self.error(op, "has no callee"));
            };
            let ty = variadic.unwrap_or_else(|| self.type_of_call(op, 1..end));
            let space = rtblgen_dialects::llvm::address_space_of(op.operand(self.ir, 0).ty(self.ir));
            return Ok(Callee { value: pointer, space: space.unwrap_or(0), ty, arguments: 1..end });
        };
        let Some((kind, number)) = self.symbols.get(name.symbol_root()).copied() else {
            return Err(self.error(op, format!("calls a function that is not defined: {name}")));
        };
        let declared = self.constants.symbols[number as usize].ty.cast::<LLVMFunctionType<'c>>();
        let ty = match kind {
            SymbolKind::Function => declared,
            _ => variadic,
        };
        let ty = ty.unwrap_or_else(|| self.type_of_call(op, 0..end));
        let space = self.constants.symbols[number as usize].address_space;
        Ok(Callee { value: Val::Constant(self.constants.symbol(number)), space, ty, arguments: 0..end })
    }

    /// The function type that the operands and the result of a call imply.
    fn type_of_call(&self, op: Op, arguments: std::ops::Range<usize>) -> LLVMFunctionType<'c> {
        let types: Vec<Type<'c>> = arguments.map(|number| op.operand(self.ir, number).ty(self.ir)).collect();
        let result = op.result_types(self.ir).next().unwrap_or_else(|| self.void());
        LLVMFunctionType::get(self.context(), result, &types, false)
    }

    /// Writes the type of a callee: the type of its result, or the function type if it is variadic.
    fn write_callee_type(&mut self, ty: LLVMFunctionType<'c>) {
        match ty.var_arg() {
            true => self.ty(ty.into()),
            false => self.ty(ty.return_type()),
        }
        self.types.visit(ty.into());
    }

    /// Writes arguments in parentheses, with their attributes.
    fn write_arguments(&mut self, op: Op, arguments: std::ops::Range<usize>) -> Translated<'c> {
        let has_any = !arguments.is_empty();
        self.push("(");
        for (position, number) in arguments.enumerate() {
            self.push(if position > 0 { ", " } else { "" });
            let value = op.operand(self.ir, number);
            let list = self.parameter_list(op, "arg_attrs", position)?;
            self.write_argument(value.ty(self.ir), &list, self.value(value));
        }
        if self.passes_all_on(op) {
            self.push(if has_any { ", ..." } else { "..." });
        }
        self.push(")");
        Ok(())
    }

    /// Whether a call passes on the variadic arguments of its function.
    fn passes_all_on(&self, op: Op) -> bool {
        let function = op.parent_op(self.ir).and_then(|parent| self.function_type(parent, "function_type"));
        self.tail_word(op, "TailCallKind") == "musttail " && function.is_some_and(LLVMFunctionType::var_arg)
    }

    /// Writes an argument with its type and attributes.
    pub(super) fn write_argument(&mut self, ty: Type<'c>, list: &AttributeList, value: Val) {
        self.ty(ty);
        self.push(" ");
        if !list.is_empty() {
            self.push(&list.text());
            self.push(" ");
        }
        self.val(value);
    }

    /// Writes the number of a set of attributes.
    pub(super) fn write_set(&mut self, list: &AttributeList) {
        if !list.is_empty() {
            let set = self.attributes.number(list);
            self.push(" #");
            self.body.text.reference(Ref::Attributes(set));
        }
    }

    /// Writes operand bundles: `[ "align"(ptr %0) ]`. They are the last operands, from index `start` on.
    pub(super) fn write_bundles(&mut self, op: Op, start: usize) {
        let sizes = op
            .inherent_attribute(self.ir, "op_bundle_sizes")
            .and_then(|sizes| sizes.cast::<DenseArrayAttr<'c>>());
        let sizes: Vec<i32> = sizes.and_then(|sizes| sizes.values()).unwrap_or_default();
        let tags = op
            .inherent_attribute(self.ir, "op_bundle_tags")
            .and_then(|tags| tags.as_array())
            .unwrap_or_default();
        if sizes.is_empty() || tags.is_empty() {
            return;
        }
        let mut next = start;
        for (number, (size, tag)) in sizes.iter().zip(tags).enumerate() {
            self.push(if number > 0 { ", \"" } else { " [ \"" });
            text::escape(&mut self.body.text.text, tag.string_value());
            self.push("\"(");
            self.typed_operands(op, next..next + *size as usize);
            self.push(")");
            next += *size as usize;
        }
        self.push(" ]");
    }

    fn tail_word(&self, op: Op, name: &str) -> &'static str {
        match op.inherent_attribute(self.ir, name).map_or(0, enum_number) {
            1 => "tail ",
            2 => "musttail ",
            3 => "notail ",
            _ => "",
        }
    }

    /// Writes the keywords between `call` and the callee.
    fn write_head(&mut self, op: Op) -> Translated<'c> {
        let convention = self.calling_convention(op);
        let result = self.parameter_list(op, "res_attrs", 0)?.text();
        for word in [convention, result.as_str()] {
            if !word.is_empty() {
                self.push(word);
                self.push(" ");
            }
        }
        Ok(())
    }

    fn call_attributes(&self, op: Op) -> AttributeList {
        let mut list = AttributeList::default();
        for (own, theirs) in [
            ("convergent", "convergent"),
            ("no_unwind", "nounwind"),
            ("will_return", "willreturn"),
            ("no_inline", "noinline"),
            ("always_inline", "alwaysinline"),
            ("inline_hint", "inlinehint"),
        ] {
            if self.flag(op, own) {
                list.flags(theirs);
            }
        }
        let effects = op.inherent_attribute(self.ir, "memory_effects").and_then(|value| value.cast());
        if let Some(effects) = effects {
            let effects: MemoryEffectsAttr<'c> = effects;
            list.add("memory", effects_text(effects));
        }
        list
    }

    pub(super) fn call(&mut self, op: Op) -> Translated<'c> {
        let callee = self.callee(op)?;
        let fast = match op.result_types(self.ir).next() {
            Some(ty) if is_floating(ty) => self.fast_words(op),
            _ => String::new(),
        };
        self.begin(op);
        self.push(self.tail_word(op, "TailCallKind"));
        self.push("call");
        self.push(&fast);
        self.push(" ");
        self.write_head(op)?;
        self.write_space(callee.space);
        self.write_callee_type(callee.ty);
        self.push(" ");
        self.val(callee.value);
        self.write_arguments(op, callee.arguments.clone())?;
        let list = self.call_attributes(op);
        self.write_set(&list);
        self.write_bundles(op, callee.arguments.end);
        let mut attachments = Vec::new();
        self.add_weights(op, &mut attachments);
        self.add_access_attachments(op, &mut attachments)?;
        self.end(op, &mut attachments)
    }

    /// Writes the address space of a callee, unless it is the default one.
    pub(super) fn write_space(&mut self, space: u32) {
        if space > 0 || self.layout.program_space > 0 {
            self.push(&format!("addrspace({space}) "));
        }
    }

    pub(super) fn invoke(&mut self, op: Op) -> Translated<'c> {
        let callee = self.callee(op)?;
        self.begin(op);
        self.push("invoke ");
        self.write_head(op)?;
        self.write_space(callee.space);
        self.write_callee_type(callee.ty);
        self.push(" ");
        self.val(callee.value);
        self.write_arguments(op, callee.arguments)?;
        let end = op.operand_segment(self.ir, 2).end;
        self.write_bundles(op, end);
        self.push("\n          to ");
        self.label(op, 0);
        self.push(" unwind ");
        self.label(op, 1);
        let mut attachments = Vec::new();
        self.add_weights(op, &mut attachments);
        self.end(op, &mut attachments)
    }

    pub(super) fn landing_pad(&mut self, op: Op) -> Translated<'c> {
        self.begin(op);
        self.push("landingpad ");
        self.ty(op.result(self.ir, 0).ty(self.ir));
        if self.flag(op, "cleanup") {
            self.push("\n          cleanup");
        }
        for number in 0..op.operand_count(self.ir) {
            let clause = op.operand(self.ir, number);
            let is_filter = clause.ty(self.ir).is::<LLVMArrayType<'c>>();
            self.push(if is_filter { "\n          filter " } else { "\n          catch " });
            self.typed(clause);
        }
        self.end(op, &mut Vec::new())
    }

    pub(super) fn inline_assembly(&mut self, op: Op) -> Translated<'c> {
        let count = op.operand_count(self.ir);
        self.begin(op);
        self.push(self.tail_word(op, "tail_call_kind"));
        self.push("call ");
        self.write_space(0);
        let ty = self.type_of_call(op, 0..count);
        self.ty(ty.return_type());
        self.push(" asm");
        self.push(if self.flag(op, "has_side_effects") { " sideeffect" } else { "" });
        self.push(if self.flag(op, "is_align_stack") { " alignstack" } else { "" });
        let is_intel = op.inherent_attribute(self.ir, "asm_dialect").map(enum_number) == Some(1);
        self.push(if is_intel { " inteldialect" } else { "" });
        for (name, before) in [("asm_string", " \""), ("constraints", ", \"")] {
            self.push(before);
            let text = self.string(op, name).unwrap_or_default();
            text::escape(&mut self.body.text.text, text);
            self.push("\"");
        }
        self.push("(");
        let lists = op
            .inherent_attribute(self.ir, "operand_attrs")
            .and_then(|lists| lists.as_array())
            .unwrap_or_default();
        for number in 0..count {
            self.push(if number > 0 { ", " } else { "" });
            let list = self.assembly_attributes(op, lists.get(number).copied())?;
            let value = op.operand(self.ir, number);
            self.write_argument(value.ty(self.ir), &list, self.value(value));
        }
        self.push(")");
        self.end(op, &mut Vec::new())
    }

    /// The element type of a pointer that inline assembly takes.
    fn assembly_attributes(&mut self, op: Op, entry: Option<Attribute<'c>>) -> Translated<'c, AttributeList> {
        let mut list = AttributeList::default();
        let Some(entry) = entry else { return Ok(list) };
        let Some(entry) = entry.cast::<DictionaryAttr<'c>>() else {
            return Err(self.error(op, format!("has the operand attributes {entry}; expected a dictionary")));
        };
        for own in entry.entries() {
            let (name, value) = (own.name.value(), own.value);
            if name != "elementtype" || !value.is_type() {
                let message = format!(
                    "has the operand attribute '{name}' with the value {value}, which has no export; expected 'elementtype' with a type"
                );
                return Err(self.error(op, message));
            }
            let text = format!("elementtype({})", self.types.text(value.type_value()));
            list.add("elementtype", text);
        }
        Ok(list)
    }
}
