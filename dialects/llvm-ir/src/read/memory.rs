//! Memory accesses.

use rtblgen_dialects::llvm::{LLVMPointerType, LLVMStructType};
use rtblgen_runtime::Type;

use super::instructions::Parsed;
use super::lexer::Kind;
use super::tree::{Access, InstructionKind};
use super::{Read, Reader};
use crate::constants::Val;
use crate::words;

impl<'c> Reader<'_, 'c> {
    pub(super) fn memory_instruction(&mut self, word: &str) -> Read<Option<Parsed<'c>>> {
        let read: fn(&mut Self) -> Read<Parsed<'c>> = match word {
            "alloca" => Self::alloca,
            "load" => Self::load,
            "store" => Self::store,
            "atomicrmw" => Self::atomic_rmw,
            "cmpxchg" => Self::compare_exchange,
            "fence" => Self::fence,
            "getelementptr" => Self::gep,
            "va_arg" => Self::va_arg,
            _ => return Ok(None),
        };
        self.advance();
        read(self).map(Some)
    }

    /// Reads `, align 4`, if it is present.
    fn alignment(&mut self) -> Read<Option<u64>> {
        let is_there = self.is(b',') && self.text_of(self.ahead(1)) == "align";
        if !is_there {
            return Ok(None);
        }
        self.next += 2;
        self.alignment_number().map(Some)
    }

    fn pointer(&mut self) -> Read<Val> {
        let position = self.position();
        let (ty, value) = self.typed_value()?;
        match ty.is::<LLVMPointerType<'c>>() {
            true => Ok(value),
            false => Err(self.at(position, format!("expected a pointer, found a value of type '{ty}'"))),
        }
    }

    /// Reads `syncscope("name")`, if it is present.
    fn scope(&mut self) -> Read<String> {
        if !self.eat_word("syncscope") {
            return Ok(String::new());
        }
        self.expect(b'(')?;
        let scope = self.string()?;
        self.expect(b')')?;
        Ok(scope)
    }

    fn ordering(&mut self) -> Read<i64> {
        let known = words::ORDERINGS.iter().find(|(_, word)| self.is_word(word));
        match known {
            Some((number, _)) => {
                self.advance();
                Ok(*number)
            }
            None => Err(self.expected("an ordering such as 'seq_cst'")),
        }
    }

    fn alloca(&mut self) -> Read<Parsed<'c>> {
        let is_in_call = self.eat_word("inalloca");
        if self.is_word("swifterror") {
            return Err(self.fail("'alloca swifterror' cannot be imported"));
        }
        let element = self.ty()?;
        let mut size = None;
        let (mut alignment, mut space) = (None, None);
        while self.is(b',') && self.ahead(1).kind != Kind::Metadata {
            self.advance();
            match self.word() {
                Some("align") => {
                    self.advance();
                    alignment = Some(self.alignment_number()?);
                }
                Some("addrspace") => space = self.address_space()?,
                _ => size = Some(self.typed_value()?),
            }
        }
        let size = match size {
            Some((ty, _)) if !ty.is_any_integer() => {
                return Err(self.fail("the number of elements is an integer"));
            }
            Some((_, size)) => size,
            None => Val::Constant(self.module.constants.i32(1)),
        };
        let space = space.unwrap_or(self.layout.alloca_space);
        let pointer = LLVMPointerType::get(self.context, space).into();
        Ok((InstructionKind::Alloca(element, alignment, is_in_call), vec![size], pointer))
    }

    /// Reads `atomic` and `volatile`.
    fn access(&mut self) -> (bool, Access) {
        let is_atomic = self.eat_word("atomic");
        let is_volatile = self.eat_word("volatile");
        (is_atomic, Access { is_volatile, ..Access::default() })
    }

    fn access_tail(&mut self, is_atomic: bool, access: &mut Access) -> Read {
        if is_atomic {
            access.scope = self.scope()?;
            access.ordering = self.ordering()?;
        }
        access.alignment = self.alignment()?;
        match is_atomic && access.alignment.is_none() {
            true => Err(self.fail("an atomic access needs an alignment, such as ', align 4'")),
            false => Ok(()),
        }
    }

    fn load(&mut self) -> Read<Parsed<'c>> {
        let (is_atomic, mut access) = self.access();
        let ty = self.ty()?;
        self.expect(b',')?;
        let address = self.pointer()?;
        self.access_tail(is_atomic, &mut access)?;
        Ok((InstructionKind::Load(access), vec![address], ty))
    }

    fn store(&mut self) -> Read<Parsed<'c>> {
        let (is_atomic, mut access) = self.access();
        let (_, value) = self.typed_value()?;
        self.expect(b',')?;
        let address = self.pointer()?;
        self.access_tail(is_atomic, &mut access)?;
        Ok((InstructionKind::Store(access), vec![value, address], self.void()))
    }

    fn atomic_rmw(&mut self) -> Read<Parsed<'c>> {
        let is_volatile = self.eat_word("volatile");
        let Some(operation) = self.table_word(&words::ATOMIC_OPERATIONS) else {
            return Err(self.expected("an operation of 'atomicrmw'"));
        };
        let address = self.pointer()?;
        self.expect(b',')?;
        let (ty, value) = self.typed_value()?;
        let mut access = Access { is_volatile, scope: self.scope()?, ..Access::default() };
        access.ordering = self.ordering()?;
        access.alignment = self.alignment()?;
        Ok((InstructionKind::AtomicRmw(operation, access), vec![address, value], ty))
    }

    fn compare_exchange(&mut self) -> Read<Parsed<'c>> {
        let is_weak = self.eat_word("weak");
        let is_volatile = self.eat_word("volatile");
        let address = self.pointer()?;
        self.expect(b',')?;
        let (ty, compared) = self.typed_value()?;
        self.expect(b',')?;
        let position = self.position();
        let (other, value) = self.typed_value()?;
        if ty != other {
            return Err(self.at(position, "'cmpxchg' needs two values of one type"));
        }
        let mut access = Access { is_volatile, scope: self.scope()?, ..Access::default() };
        access.ordering = self.ordering()?;
        access.failure_ordering = self.ordering()?;
        access.alignment = self.alignment()?;
        let result = LLVMStructType::literal(self.context, &[ty, self.context.i1_type()], false).into();
        Ok((InstructionKind::CompareExchange(is_weak, access), vec![address, compared, value], result))
    }

    fn fence(&mut self) -> Read<Parsed<'c>> {
        let scope = self.scope()?;
        let ordering = self.ordering()?;
        let access = Access { scope, ordering, ..Access::default() };
        Ok((InstructionKind::Fence(access), Vec::new(), self.void()))
    }

    fn gep(&mut self) -> Read<Parsed<'c>> {
        let position = self.position();
        let flags = self.gep_flags();
        let element = self.ty()?;
        self.expect(b',')?;
        let (base, pointer) = self.typed_value()?;
        if !base.element_type_or_self().is::<LLVMPointerType<'c>>() {
            return Err(self.at(position, "'getelementptr' needs a pointer"));
        }
        let (mut operands, mut result) = (vec![pointer], base);
        while self.is(b',') && self.ahead(1).kind != Kind::Metadata {
            self.advance();
            let position = self.position();
            let (ty, value) = self.typed_value()?;
            if !ty.element_type_or_self().is_any_integer() {
                return Err(self.at(position, "an index of 'getelementptr' is an integer"));
            }
            if ty.is_vector() && !result.is_vector() {
                result = self.vector_like(ty, base);
            }
            operands.push(value);
        }
        Ok((InstructionKind::Gep(element, flags), operands, result))
    }

    /// A vector type with the shape of another one.
    fn vector_like(&self, shape: Type<'c>, element: Type<'c>) -> Type<'c> {
        match shape.is_scalable_vector() {
            true => self.context.scalable_vector_type(shape.shape(), &[true], element),
            false => self.context.vector_type(shape.shape(), element),
        }
    }

    fn va_arg(&mut self) -> Read<Parsed<'c>> {
        let list = self.pointer()?;
        self.expect(b',')?;
        let ty = self.ty()?;
        Ok((InstructionKind::VaArg, vec![list], ty))
    }
}
