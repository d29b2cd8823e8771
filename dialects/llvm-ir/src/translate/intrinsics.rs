//! Calls and declarations of intrinsics.

use rtblgen_dialects::llvm::{LLVMFunctionType, LLVMStructType};
use rtblgen_runtime::{Diagnostic, Op, Type};

use super::instructions::is_floating;
use super::{SymbolKind, Translated, Translation};
use crate::attributes::AttributeList;
use crate::constants::{ConstantId, Symbol, Val};
use crate::emit::Function;
use crate::intrinsics::{self, Intrinsic, Mismatch, check_types};
use crate::text::{Ref, Text};
use crate::types::{Types, mangle};

/// An argument of an intrinsic: its type, its attributes and its value.
pub(super) type Argument<'c> = (Type<'c>, AttributeList, Val);

impl<'c> Translation<'_, 'c> {
    /// Translates the operation of an intrinsic to a call, with the data in the table.
    pub(super) fn intrinsic(&mut self, op: Op, row: &'static Intrinsic) -> Translated<'c> {
        let bundled = self.bundled_operands(op);
        let operands = op.operand_count(self.ir) - bundled;
        let mut arguments: Vec<Option<Argument<'c>>> = vec![None; row.immediates.len() + operands];
        for (place, name) in row.immediates {
            let constant = self.immediate(op, name)?;
            let ty = self.constants.ty(constant);
            arguments[*place] = Some((ty, AttributeList::default(), Val::Constant(constant)));
        }
        let missing = arguments.iter_mut().filter(|argument| argument.is_none());
        for (next, argument) in missing.enumerate() {
            let value = op.operand(self.ir, next);
            let list = self.parameter_list(op, "arg_attrs", next)?;
            *argument = Some((value.ty(self.ir), list, self.value(value)));
        }
        let arguments: Vec<Argument<'c>> = arguments.into_iter().flatten().collect();
        let mut overloads = Vec::new();
        let result = op.result_types(self.ir).next();
        for number in row.results {
            let own = result.and_then(|ty| ty.cast::<LLVMStructType<'c>>());
            let part = own.and_then(|own| own.elements().get(*number).copied());
            overloads.extend(part.or(result));
        }
        let types = row.operands.iter().filter_map(|number| arguments.get(*number));
        overloads.extend(types.map(|(ty, ..)| *ty));
        self.call_of(op, row, &overloads, &arguments, operands)
    }

    fn bundled_operands(&self, op: Op) -> usize {
        let sizes = op.inherent_attribute(self.ir, "op_bundle_sizes");
        let sizes: Vec<i32> = sizes.map(|sizes| sizes.dense_array_value()).unwrap_or_default();
        let has_tags = self.flag(op, "op_bundle_tags");
        if has_tags { sizes.iter().map(|size| *size as usize).sum() } else { 0 }
    }

    /// The constant for an attribute that is an argument of the intrinsic.
    pub(super) fn immediate(&mut self, op: Op, name: &str) -> Translated<'c, ConstantId> {
        let Some(value) = op.inherent_attribute(self.ir, name) else {
            return Err(self.error(op, format!("has no attribute '{name}'")));
        };
        let Some(ty) = value.ty().filter(|ty| ty.is_int_or_float()) else {
            return Err(self.error(op, format!("has an attribute '{name}' that is no number")));
        };
        self.constant_of(op, ty, value)
    }

    /// Writes the call of an intrinsic, whose result is the result of an operation.
    pub(super) fn call_of(
        &mut self,
        op: Op,
        row: &'static Intrinsic,
        overloads: &[Type<'c>],
        arguments: &[Argument<'c>],
        bundles: usize,
    ) -> Translated<'c> {
        let result = op.result_types(self.ir).next();
        let types: Vec<Type<'c>> = arguments.iter().map(|(ty, ..)| *ty).collect();
        let function = self.declare_intrinsic(row, overloads, result, &types);
        self.write_call(op, function, arguments, bundles)
    }

    /// Writes the call of a declared intrinsic, whose result is the result of an operation.
    fn write_call(
        &mut self,
        op: Op,
        function: u32,
        arguments: &[Argument<'c>],
        bundles: usize,
    ) -> Translated<'c> {
        let result = op.result_types(self.ir).next();
        let fast = match result {
            Some(ty) if is_floating(ty) => self.fast_words(op),
            _ => String::new(),
        };
        let list = self.parameter_list(op, "res_attrs", 0)?.text();
        self.begin(op);
        self.push("call");
        self.push(&fast);
        self.push(" ");
        if !list.is_empty() {
            self.push(&list);
            self.push(" ");
        }
        self.write_space(self.layout.program_space);
        let returned = result.unwrap_or_else(|| self.void());
        self.ty(returned);
        self.push(" ");
        self.constants.write_symbol(&mut self.body.text, function);
        self.push("(");
        for (number, (ty, list, value)) in arguments.iter().enumerate() {
            self.push(if number > 0 { ", " } else { "" });
            self.write_argument(*ty, list, *value);
        }
        self.push(")");
        self.write_bundles(op, bundles);
        let mut attachments = Vec::new();
        self.add_access_attachments(op, &mut attachments)?;
        self.end(op, &mut attachments)
    }

    /// The symbol of an intrinsic with these types. A new one is declared.
    pub(super) fn declare_intrinsic(
        &mut self,
        row: &'static Intrinsic,
        overloads: &[Type<'c>],
        result: Option<Type<'c>>,
        types: &[Type<'c>],
    ) -> u32 {
        let name = mangled(row.name, overloads);
        self.declare(name, row.attributes, row.parameters, row.result, result, types)
    }

    /// The symbol of a function. A new one is declared.
    pub(super) fn declare(
        &mut self,
        name: String,
        attributes: &str,
        parameters: &[&str],
        result_attributes: &str,
        result: Option<Type<'c>>,
        types: &[Type<'c>],
    ) -> u32 {
        let context = self.context();
        if let Some((_, number)) = self.symbols.get(name.as_str()) {
            return *number;
        }
        let returned = result.unwrap_or_else(|| self.void());
        let name = context.string_attr(&name).string_value();
        let ty = LLVMFunctionType::get(context, returned, types, false).into();
        let symbol = Symbol {
            is_never_null: true,
            is_function: true,
            ..Symbol::new(name, ty, self.layout.program_space)
        };
        let number = self.add_symbol(symbol);
        self.symbols.insert(name, (SymbolKind::Function, number));
        let mut list = AttributeList::default();
        list.flags(attributes);
        let set = (!list.is_empty()).then(|| self.attributes.number(&list));
        let mut out = Text::default();
        out.push("declare ");
        match result_attributes {
            "" => {}
            "range" => out.push(&three_way_range(self.types.text(returned.element_type_or_self()), returned)),
            text => {
                let mut list = AttributeList::default();
                list.flags(&self.with_range_type(text, returned));
                out.push(&list.text());
                out.push(" ");
            }
        }
        out.push(self.types.text(returned));
        out.push(" ");
        self.constants.write_symbol(&mut out, number);
        let mut lists = Vec::new();
        for (text, ty) in parameters.iter().zip(types) {
            let mut list = AttributeList::default();
            list.flags(&self.with_range_type(text, *ty));
            lists.push(list);
        }
        self.parameters(&mut out, types, &lists, false, false);
        if self.layout.program_space != 0 {
            out.push(&format!(" addrspace({})", self.layout.program_space));
        }
        if let Some(set) = set {
            out.push(" #");
            out.reference(Ref::Attributes(set));
        }
        let comment = list.comment();
        self.functions.push(Function { comment, set, header: out, ..Function::default() });
        number
    }

    /// Replaces `T` in ranges by the type of a value, and writes alignments as LLVM does.
    pub(super) fn with_range_type(&mut self, text: &str, ty: Type<'c>) -> String {
        match text.contains("range(T ") {
            true => {
                text.replace("range(T ", &format!("range({} ", self.types.text(ty.element_type_or_self())))
            }
            false => text.to_owned(),
        }
    }

    /// Translates `llvm.call_intrinsic`.
    pub(super) fn call_intrinsic(&mut self, op: Op) -> Translated<'c> {
        let name = self.string(op, "intrin").unwrap_or_default();
        let count = op.operand_segment(self.ir, 0).end;
        let mut arguments = Vec::new();
        for number in 0..count {
            let value = op.operand(self.ir, number);
            let list = self.parameter_list(op, "arg_attrs", number)?;
            arguments.push((value.ty(self.ir), list, self.value(value)));
        }
        let Some(row) = intrinsics::of_function(name) else {
            return Err(Diagnostic::error(
                op.location(self.ir),
                format!("could not find LLVM intrinsic: \"{name}\""),
            ));
        };
        if row.is_variadic {
            return Err(self.error(op, format!("calls the variadic intrinsic '{name}', which has no export")));
        }
        let mut overloads = Vec::new();
        let result = op.result_types(self.ir).next();
        let types: Vec<Type<'c>> = arguments.iter().map(|(ty, ..)| *ty).collect();
        check_types(row, result, &types)
            .map_err(|mismatch| self.wrong_types(op, name, mismatch, result, &types))?;
        for number in &row.results {
            let own = result.and_then(|ty| ty.cast::<LLVMStructType<'c>>());
            overloads.extend(own.and_then(|own| own.elements().get(*number).copied()).or(result));
        }
        overloads.extend(row.operands.iter().filter_map(|number| types.get(*number)));
        let name = mangled(&row.name, &overloads);
        let parameters = &row.parameters;
        let function = self.declare(name, row.attributes, parameters, row.result, result, &types);
        self.write_call(op, function, &arguments, count)
    }
}

impl<'c> Translation<'_, 'c> {
    /// The error that mlir-translate reports if the types of a call do not match the intrinsic.
    fn wrong_types(
        &self,
        op: Op,
        name: &str,
        mismatch: Mismatch,
        result: Option<Type<'c>>,
        types: &[Type<'c>],
    ) -> Diagnostic<'c> {
        let text = |ty: Type<'c>| Types::default().text(ty).to_owned();
        let returned = result.unwrap_or_else(|| self.void());
        let message = match mismatch {
            Mismatch::Overloads => {
                let own = text(LLVMFunctionType::get(self.context(), returned, types, false).into());
                format!(
                    "call intrinsic signature {own} to overloaded intrinsic \"{name}\" does not match any of the overloads"
                )
            }
            Mismatch::Result(expected) => {
                format!(
                    "intrinsic call returns {} but \"{name}\" actually returns {expected}",
                    text(returned)
                )
            }
            Mismatch::Count(expected) => {
                format!("intrinsic call has {} operands but \"{name}\" expects {expected}", types.len())
            }
            Mismatch::Operand(number, expected) => {
                let own = types.get(number).map_or(String::new(), |ty| text(*ty));
                format!("intrinsic call operand #{number} has type {own} but \"{name}\" expects {expected}")
            }
        };
        Diagnostic::error(op.location(self.ir), message)
    }
}

/// The name of an intrinsic for these types.
fn mangled(name: &str, overloads: &[Type<'_>]) -> String {
    let mut name = format!("llvm.{name}");
    for ty in overloads {
        name.push('.');
        mangle(&mut name, *ty);
    }
    name
}

/// The results of comparisons: -1, 0 and 1.
fn three_way_range(element: &str, ty: Type<'_>) -> String {
    let bits = ty.element_type_or_self().int_or_float_bit_width().unwrap_or(32);
    let end = if bits == 2 { -2 } else { 2 };
    format!("range({element} -1, {end}) ")
}
