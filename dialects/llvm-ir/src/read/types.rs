//! Types.

use rtblgen_dialects::llvm::{
    LLVMArrayType, LLVMFunctionType, LLVMLabelType, LLVMMetadataType, LLVMPPCFP128Type, LLVMPointerType,
    LLVMStructType, LLVMTargetExtType, LLVMTokenType, LLVMX86AMXType,
};
use rtblgen_runtime::{FloatKind, Type};

use super::lexer::{self, Kind};
use super::{Read, Reader};

/// The maximum width of an integer in LLVM.
const MAX_BITS: u32 = 1 << 23;

/// The definition of a named type.
pub(super) struct Definition<'c> {
    /// The index of the token after `type`.
    start: usize,
    state: State<'c>,
}

enum State<'c> {
    New,
    /// The type is being read: it is used in its own definition.
    Open,
    Known(Type<'c>),
}

impl<'c> Reader<'_, 'c> {
    /// Finds the definitions of named types, which may come after their uses.
    pub(super) fn find_type_definitions(&mut self) -> Read {
        for place in 0..self.tokens.len().saturating_sub(2) {
            let [name, equals, word] = [0, 1, 2].map(|ahead| self.tokens[place + ahead]);
            let is_definition = name.kind == Kind::Local
                && equals.kind == Kind::Punctuation(b'=')
                && word.kind == Kind::Word
                && self.text_of(word) == "type";
            if is_definition {
                let definition = Definition { start: place + 3, state: State::New };
                if self.type_definitions.insert(self.text_of(name), definition).is_some() {
                    return Err(self.at(name.start, "a type with this name is defined twice"));
                }
            }
        }
        Ok(())
    }

    /// Reads a type of values, or a function type.
    pub(super) fn ty(&mut self) -> Read<Type<'c>> {
        let position = self.position();
        let ty = self.ty_or_void()?;
        match ty == self.void() {
            true => Err(self.at(position, "expected a type of a value, found 'void'")),
            false => Ok(ty),
        }
    }

    /// Reads a type; if parameters follow, a function type.
    pub(super) fn ty_or_void(&mut self) -> Read<Type<'c>> {
        let mut ty = self.nested(Self::simple_type)?;
        while self.is(b'(') {
            ty = self.nested(|own| own.function_type(ty))?;
        }
        // The old form of pointers, with an element type, which they no longer have.
        loop {
            let is_spaced = self.is_word("addrspace") && self.ahead(4).kind == Kind::Punctuation(b'*');
            let space = if is_spaced { self.address_space()? } else { None };
            if !self.eat(b'*') {
                return Ok(ty);
            }
            ty = LLVMPointerType::get(self.context, space.unwrap_or(0)).into();
        }
    }

    fn function_type(&mut self, result: Type<'c>) -> Read<Type<'c>> {
        let position = self.position();
        self.expect(b'(')?;
        let (mut types, mut is_variadic) = (Vec::new(), false);
        while !self.is(b')') {
            if self.kind() == Kind::Dots {
                self.advance();
                is_variadic = true;
                break;
            }
            let position = self.position();
            let ty = self.ty()?;
            self.check_parameter(ty, position)?;
            types.push(ty);
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b')')?;
        Ok(self.new_function_type(result, &types, is_variadic, position)?.into())
    }

    pub(super) fn check_parameter(&self, ty: Type<'c>, position: u32) -> Read {
        match ty.is::<LLVMFunctionType<'c>>() {
            true => Err(self.at(position, "a function cannot be a parameter")),
            false => Ok(()),
        }
    }

    pub(super) fn new_function_type(
        &self,
        result: Type<'c>,
        types: &[Type<'c>],
        is_variadic: bool,
        position: u32,
    ) -> Read<LLVMFunctionType<'c>> {
        let is_valid = !result.is::<LLVMFunctionType<'c>>()
            && !result.is::<LLVMLabelType<'c>>()
            && !result.is::<LLVMMetadataType<'c>>();
        match is_valid {
            true => Ok(LLVMFunctionType::get(self.context, result, types, is_variadic)),
            false => Err(self.at(position, "a function cannot have a result of this type")),
        }
    }

    fn simple_type(&mut self) -> Read<Type<'c>> {
        match self.kind() {
            Kind::Punctuation(b'[') => self.array_type(),
            Kind::Punctuation(b'{') => self.structure(false),
            Kind::Punctuation(b'<') => {
                self.advance();
                match self.is(b'{') {
                    true => {
                        let ty = self.structure(true)?;
                        self.expect(b'>')?;
                        Ok(ty)
                    }
                    false => self.vector_type(),
                }
            }
            Kind::Local => self.named_type(),
            Kind::Word => self.word_type(),
            _ => Err(self.expected("a type")),
        }
    }

    fn word_type(&mut self) -> Read<Type<'c>> {
        let context = self.context;
        let word = self.spelling();
        let ty: Type<'c> = match word {
            "void" => self.void(),
            "half" => context.f16_type(),
            "bfloat" => context.bf16_type(),
            "float" => context.f32_type(),
            "double" => context.f64_type(),
            "x86_fp80" => context.float_type(FloatKind::F80),
            "fp128" => context.float_type(FloatKind::F128),
            "ppc_fp128" => LLVMPPCFP128Type::get(context).into(),
            "label" => LLVMLabelType::get(context).into(),
            "metadata" => LLVMMetadataType::get(context).into(),
            "token" => LLVMTokenType::get(context).into(),
            "x86_amx" => LLVMX86AMXType::get(context).into(),
            "ptr" => return self.pointer_type(),
            "target" => return self.target_type(),
            _ => {
                let bits = word.strip_prefix('i').and_then(|digits| digits.parse().ok());
                match bits.filter(|bits| (1..=MAX_BITS).contains(bits)) {
                    Some(bits) => context.integer_type(bits),
                    None => return Err(self.expected("a type")),
                }
            }
        };
        self.advance();
        Ok(ty)
    }

    fn pointer_type(&mut self) -> Read<Type<'c>> {
        self.advance();
        let space = self.address_space()?.unwrap_or(0);
        Ok(LLVMPointerType::get(self.context, space).into())
    }

    /// Reads `addrspace(1)`, if it is present.
    pub(super) fn address_space(&mut self) -> Read<Option<u32>> {
        if !self.eat_word("addrspace") {
            return Ok(None);
        }
        self.expect(b'(')?;
        let position = self.position();
        let space = match self.kind() {
            Kind::String => {
                let name = self.string()?;
                match name.as_str() {
                    "P" => self.layout.program_space,
                    _ => return Err(self.at(position, format!("unknown address space '{name}'"))),
                }
            }
            _ => self.small_number()?,
        };
        if space >= 1 << 24 {
            return Err(self.at(position, "an address space has at most 24 bits"));
        }
        self.expect(b')')?;
        Ok(Some(space))
    }

    /// Returns an error if aggregates cannot have elements of a type.
    fn check_element(&self, ty: Type<'c>, position: u32) -> Read {
        let is_valid = ty != self.void()
            && !ty.is::<LLVMLabelType<'c>>()
            && !ty.is::<LLVMMetadataType<'c>>()
            && !ty.is::<LLVMFunctionType<'c>>()
            && !ty.is::<LLVMTokenType<'c>>()
            && !ty.is::<LLVMX86AMXType<'c>>();
        match is_valid {
            true => Ok(()),
            false => Err(self.at(position, format!("an aggregate cannot have elements of type '{ty}'"))),
        }
    }

    fn array_type(&mut self) -> Read<Type<'c>> {
        self.expect(b'[')?;
        let count = self.number()?;
        self.expect_word("x")?;
        let position = self.position();
        let element = self.ty()?;
        self.check_element(element, position)?;
        self.expect(b']')?;
        Ok(LLVMArrayType::get(self.context, element, count).into())
    }

    /// Reads the rest of a vector type, after `<`.
    fn vector_type(&mut self) -> Read<Type<'c>> {
        let is_scalable = self.eat_word("vscale");
        if is_scalable {
            self.expect_word("x")?;
        }
        let position = self.position();
        let count = self.number()?;
        self.expect_word("x")?;
        let element_position = self.position();
        let element = self.ty()?;
        self.expect(b'>')?;
        let is_valid = element.is_int_or_float()
            || element.is::<LLVMPointerType<'c>>()
            || element.is::<LLVMPPCFP128Type<'c>>();
        if !is_valid {
            return Err(
                self.at(element_position, format!("a vector cannot have elements of type '{element}'"))
            );
        }
        let count = i64::try_from(count).ok().filter(|count| (1..=i64::from(u32::MAX)).contains(count));
        let Some(count) = count else {
            return Err(self.at(position, "a vector has between 1 and 2^32 - 1 elements"));
        };
        Ok(match is_scalable {
            true => self.context.scalable_vector_type(&[count], &[true], element),
            false => self.context.vector_type(&[count], element),
        })
    }

    fn structure_elements(&mut self) -> Read<Vec<Type<'c>>> {
        let mut elements = Vec::new();
        self.list(b'{', b'}', |own| {
            let position = own.position();
            let element = own.ty()?;
            own.check_element(element, position)?;
            elements.push(element);
            Ok(())
        })?;
        Ok(elements)
    }

    fn structure(&mut self, is_packed: bool) -> Read<Type<'c>> {
        let elements = self.structure_elements()?;
        Ok(LLVMStructType::literal(self.context, &elements, is_packed).into())
    }

    fn target_type(&mut self) -> Read<Type<'c>> {
        self.advance();
        self.expect(b'(')?;
        let name = self.string()?;
        let (mut types, mut numbers) = (Vec::new(), Vec::new());
        while self.eat(b',') {
            match self.kind() {
                Kind::Integer => numbers.push(self.small_number()?),
                _ if !numbers.is_empty() => return Err(self.expected("a number")),
                _ => types.push(self.ty_or_void()?),
            }
        }
        self.expect(b')')?;
        Ok(LLVMTargetExtType::get(self.context, &name, &types, &numbers).into())
    }

    /// Reads a use of a named type.
    fn named_type(&mut self) -> Read<Type<'c>> {
        let token = self.advance();
        let spelling = self.text_of(token);
        let Some(definition) = self.type_definitions.get_mut(spelling) else {
            return Err(self.at(token.start, format!("the type '{spelling}' is not defined")));
        };
        match definition.state {
            State::Known(ty) => return Ok(ty),
            State::Open => {
                return Err(self.at(token.start, format!("the type '{spelling}' contains itself")));
            }
            State::New => definition.state = State::Open,
        }
        let back = std::mem::replace(&mut self.next, definition.start);
        let name = lexer::unescaped(spelling.get(1..).unwrap_or(""));
        let ty = self.nested(|own| own.type_definition(&name))?;
        self.next = back;
        if let Some(definition) = self.type_definitions.get_mut(spelling) {
            definition.state = State::Known(ty);
        }
        Ok(ty)
    }

    /// Reads the definition of a type after `type`.
    fn type_definition(&mut self, name: &str) -> Read<Type<'c>> {
        // A type with a number has no name.
        let is_number = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit());
        let name = if is_number { "" } else { name };
        if self.eat_word("opaque") {
            return Ok(match self.has_literal_structs {
                true => LLVMStructType::literal(self.context, &[], false).into(),
                false => LLVMStructType::opaque(self.context, name).into(),
            });
        }
        let is_packed = self.is(b'<') && self.ahead(1).kind == Kind::Punctuation(b'{');
        if !is_packed && !self.is(b'{') {
            return self.ty();
        }
        if is_packed {
            self.advance();
        }
        let elements = self.structure_elements()?;
        if is_packed {
            self.expect(b'>')?;
        }
        Ok(match self.has_literal_structs {
            true => LLVMStructType::literal(self.context, &elements, is_packed).into(),
            false => self.new_identified(name, &elements, is_packed),
        })
    }

    /// Creates a structure. Its name gets a suffix if the context has another structure with the same name.
    fn new_identified(&self, name: &str, elements: &[Type<'c>], is_packed: bool) -> Type<'c> {
        let mut unique = name.to_owned();
        let mut count = 0;
        loop {
            let own = LLVMStructType::identified(self.context, &unique);
            if Type::from(own).mutable_part().is_none() && own.set_body(elements, is_packed) {
                return own.into();
            }
            count += 1;
            unique = format!("{name}.{count}");
        }
    }

    /// Skips `%name = type ..` at the top level, and reads the definition if no use has read it.
    pub(super) fn skip_type_definition(&mut self) -> Read {
        let token = self.token();
        self.named_type()?;
        self.expect(b'=')?;
        self.expect_word("type")?;
        if self.eat_word("opaque") {
            return Ok(());
        }
        let (name, start) = (token.start, self.position());
        self.skip_type().map_err(|_| self.at(name.max(start), "expected a type"))
    }

    /// Skips a type that was read before.
    fn skip_type(&mut self) -> Read {
        let mut depth = 0_usize;
        loop {
            match self.kind() {
                Kind::Punctuation(b'{' | b'[' | b'<' | b'(') => depth += 1,
                Kind::Punctuation(b'}' | b']' | b'>' | b')') => depth = depth.saturating_sub(1),
                Kind::End => return Err(self.expected("a type")),
                _ => {}
            }
            self.advance();
            let goes_on = self.is(b'(') || self.is_word("addrspace");
            if depth == 0 && !goes_on {
                return Ok(());
            }
        }
    }
}
