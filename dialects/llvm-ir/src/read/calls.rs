//! Calls, invokes, and inline assembly.

use rtblgen_dialects::llvm::{LLVMFunctionType, LLVMPointerType};
use rtblgen_runtime::Type;

use super::instructions::Parsed;
use super::lexer::Kind;
use super::tree::{Assembly, AttributeLists, Call, InstructionKind};
use super::{Read, Reader};
use crate::attributes::Place;
use crate::constants::Val;

/// Keywords before `call`, with their numbers in the dialect.
const TAILS: [(&str, u64); 3] = [("tail", 1), ("musttail", 2), ("notail", 3)];

impl<'c> Reader<'_, 'c> {
    pub(super) fn call(&mut self) -> Read<Parsed<'c>> {
        let tail = TAILS.iter().find(|(word, _)| self.is_word(word)).map(|(_, number)| *number);
        if tail.is_some() {
            self.advance();
        }
        self.expect_word("call")?;
        let (mut call, operands) = self.call_body()?;
        call.tail = tail.unwrap_or(0);
        let result = call.ty.return_type();
        Ok((InstructionKind::Call(Box::new(call)), operands, result))
    }

    pub(super) fn invoke(&mut self) -> Read<Parsed<'c>> {
        self.advance();
        let (call, operands) = self.call_body()?;
        self.expect_word("to")?;
        let normal = self.label()?;
        self.expect_word("unwind")?;
        let unwind = self.label()?;
        let result = call.ty.return_type();
        Ok((InstructionKind::Invoke(Box::new(call), [normal, unwind]), operands, result))
    }

    /// Reads a call after its keyword, with the callee and the arguments.
    fn call_body(&mut self) -> Read<(Call<'c>, Vec<Val>)> {
        let fast = self.fast_math();
        let convention = self.convention()?;
        let mut attributes = AttributeLists::default();
        self.attribute_list(Place::Result, &mut attributes.result)?;
        let space_position = self.position();
        let space = self.address_space()?.unwrap_or(self.layout.program_space);
        if space != self.layout.program_space {
            self.note_dropped(space_position, "the address space of the callee of a call");
        }
        let position = self.position();
        let written = self.ty_or_void()?;
        let assembly = self.assembly()?;
        let mut operands = Vec::new();
        let callee = (self.kind() == Kind::Global).then(|| self.name_of(self.ahead(0)));
        let is_intrinsic = callee.is_some_and(|name| name.starts_with("llvm."));
        if assembly.is_none() {
            operands.push(self.value(LLVMPointerType::get(self.context, space).into())?);
        }
        let (mut types, mut metadata) = (Vec::new(), Vec::new());
        let is_variadic = written.cast::<LLVMFunctionType<'c>>().is_some_and(LLVMFunctionType::var_arg);
        self.list(b'(', b')', |own| {
            if own.kind() == Kind::Dots {
                own.advance();
                return Ok(());
            }
            let ty = own.ty()?;
            types.push(ty);
            if ty == own.metadata_type() {
                let operand = own.metadata_operand()?;
                metadata.push(Some(operand));
                attributes.parameters.push(Vec::new());
                return Ok(());
            }
            let (mut list, position) = (Vec::new(), own.position());
            own.attribute_list(Place::Parameter, &mut list)?;
            own.check_immediate(&list, is_intrinsic, position)?;
            attributes.parameters.push(list);
            operands.push(own.value(ty)?);
            metadata.push(None);
            Ok(())
        })?;
        let ty = match written.cast::<LLVMFunctionType<'c>>() {
            Some(ty) => ty,
            None => self.new_function_type(written, &types, false, position)?,
        };
        self.check_arguments(ty, &types, is_variadic, position)?;
        self.note_call(operands.first().filter(|_| assembly.is_none()), ty);
        self.attribute_list(Place::Function, &mut attributes.function)?;
        let bundles = self.bundles()?;
        let call = Call { ty, convention, tail: 0, fast, attributes, assembly, bundles, metadata };
        Ok((call, operands))
    }

    fn check_arguments(
        &self,
        ty: LLVMFunctionType<'c>,
        types: &[Type<'c>],
        is_variadic: bool,
        position: u32,
    ) -> Read {
        let parameters = ty.params();
        let fits = types.starts_with(parameters) && (is_variadic || types.len() == parameters.len());
        match fits {
            true => Ok(()),
            false => Err(self.at(position, "the arguments do not have the types of the function")),
        }
    }

    /// Reads `asm sideeffect "..", ".."`, if it is present.
    fn assembly(&mut self) -> Read<Option<Assembly>> {
        if !self.eat_word("asm") {
            return Ok(None);
        }
        let has_side_effects = self.eat_word("sideeffect");
        let is_align_stack = self.eat_word("alignstack");
        let is_intel = self.eat_word("inteldialect");
        if self.is_word("unwind") {
            return Err(self.fail("inline assembly that may unwind cannot be imported"));
        }
        let text = self.string()?;
        self.expect(b',')?;
        let constraints = self.string()?;
        Ok(Some(Assembly { text, constraints, has_side_effects, is_align_stack, is_intel }))
    }

    /// Reads `[ "tag"(i32 1), .. ]`, if it is present.
    fn bundles(&mut self) -> Read<Vec<(String, Vec<Val>)>> {
        let mut bundles = Vec::new();
        if !self.is(b'[') {
            return Ok(bundles);
        }
        self.list(b'[', b']', |own| {
            let tag = own.string()?;
            let mut operands = Vec::new();
            own.list(b'(', b')', |own| {
                operands.push(own.typed_value()?.1);
                Ok(())
            })?;
            bundles.push((tag, operands));
            Ok(())
        })?;
        Ok(bundles)
    }
}
