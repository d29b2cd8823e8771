//! Constants. Equal constants exist once.

use indexmap::IndexSet;
use rtblgen_dialects::llvm::{LLVMArrayType, LLVMPointerType, LLVMStructType};
use rtblgen_runtime::constants::{Float, Int};
use rtblgen_runtime::{Context, Type};
use rustc_hash::FxBuildHasher;

use crate::constant_text::ConstantWriter;
use crate::text::{self, Ref, Text};
use crate::types::Types;

/// The index of a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ConstantId(u32);

/// A constant without its type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Constant<'c> {
    /// An unsigned integer of at most 128 bits.
    Integer(u128),
    /// A wider integer, as text of LLVM IR.
    WideInteger(String),
    /// The bits of a floating point number.
    Float(u128),
    /// Zero in all bits: a null pointer, an aggregate, a token.
    Zero,
    Undef,
    Poison,
    /// The elements of a structure, array or fixed vector.
    Aggregate(Box<[ConstantId]>),
    /// A vector of equal elements: a scalable vector, or a vector of numbers.
    Splat(ConstantId),
    /// A vector in which an element is replaced: the vector, the element and its index.
    InsertElement(ConstantId, ConstantId, ConstantId),
    /// An element of a vector: the vector and the index.
    ExtractElement(ConstantId, ConstantId),
    /// The address of a symbol, by the index of the symbol.
    Symbol(u32),
    DsoLocalEquivalent(u32),
    /// The address of a block, by its index among the addresses of blocks.
    BlockAddress(u32),
    /// `add`, `sub` or `xor`, with its flags.
    Binary(&'static str, ConstantId, ConstantId),
    Cast(&'static str, ConstantId),
    /// The flags, the element type, and the pointer with the indices.
    Gep(GepFlags, Type<'c>, Box<[ConstantId]>),
}

/// The maximum number of equal elements that are listed, since a type can have any number of elements.
pub(crate) const MOST_LISTED: usize = 1 << 20;

/// `inbounds`, `nusw` and `nuw`, as bits.
pub(crate) type GepFlags = u8;
pub(crate) const INBOUNDS: GepFlags = 1;
pub(crate) const NUSW: GepFlags = 2;
pub(crate) const NUW: GepFlags = 4;

/// Writes the flags of `getelementptr`.
pub(crate) fn gep_flags(out: &mut Text, flags: GepFlags) {
    match flags & (INBOUNDS | NUSW) {
        0 => {}
        NUSW => out.push(" nusw"),
        _ => out.push(" inbounds"),
    }
    if flags & NUW != 0 {
        out.push(" nuw");
    }
}

/// A global, function, alias or ifunc.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Symbol<'c> {
    pub name: &'c str,
    /// The type of the symbol.
    pub ty: Type<'c>,
    pub address_space: u32,
    /// Whether the address is known not to be null.
    pub is_never_null: bool,
    /// Whether the symbol is a global variable with memory.
    pub is_variable: bool,
    /// Whether no other distinct symbol has the same address.
    pub is_distinct: bool,
    pub is_function: bool,
    /// The known alignment of the address of a variable.
    pub alignment: u64,
}

impl<'c> Symbol<'c> {
    /// A symbol with this name and type, whose other properties are unknown.
    pub fn new(name: &'c str, ty: Type<'c>, address_space: u32) -> Self {
        Symbol {
            name,
            ty,
            address_space,
            is_never_null: false,
            is_variable: false,
            is_distinct: false,
            is_function: false,
            alignment: 1,
        }
    }
}

/// All constants of a module.
pub(crate) struct Constants<'c> {
    context: &'c Context,
    entries: IndexSet<(Type<'c>, Constant<'c>), FxBuildHasher>,
    pub symbols: Vec<Symbol<'c>>,
    pub is_big_endian: bool,
}

impl<'c> Constants<'c> {
    pub fn new(context: &'c Context) -> Self {
        Constants { context, entries: IndexSet::default(), symbols: Vec::new(), is_big_endian: false }
    }

    pub fn context(&self) -> &'c Context {
        self.context
    }

    pub fn add(&mut self, ty: Type<'c>, constant: Constant<'c>) -> ConstantId {
        ConstantId(self.entries.insert_full((ty, constant)).0 as u32)
    }

    pub fn ty(&self, id: ConstantId) -> Type<'c> {
        self.entries[id.0 as usize].0
    }

    pub fn get(&self, id: ConstantId) -> &Constant<'c> {
        &self.entries[id.0 as usize].1
    }

    /// An integer of this type. Bits that do not fit are truncated.
    pub fn integer(&mut self, ty: Type<'c>, value: u128) -> ConstantId {
        let bits = Int::new(width(ty), value).unsigned();
        self.add(ty, Constant::Integer(bits))
    }

    pub fn i32(&mut self, value: i32) -> ConstantId {
        self.integer(self.context.i32_type(), value as u32 as u128)
    }

    pub fn bool(&mut self, value: bool) -> ConstantId {
        self.integer(self.context.i1_type(), value.into())
    }

    pub fn float(&mut self, ty: Type<'c>, bits: u128) -> ConstantId {
        self.add(ty, Constant::Float(bits))
    }

    /// The zero of a type.
    pub fn zero(&mut self, ty: Type<'c>) -> ConstantId {
        if ty.is_any_integer() && width(ty) <= 128 {
            return self.integer(ty, 0);
        }
        match ty.is_float() {
            true => self.float(ty, 0),
            false => self.add(ty, Constant::Zero),
        }
    }

    pub fn symbol(&mut self, number: u32) -> ConstantId {
        let space = self.symbols[number as usize].address_space;
        self.add(LLVMPointerType::get(self.context, space).into(), Constant::Symbol(number))
    }

    /// The value of an integer of at most 128 bits.
    pub fn as_int(&self, id: ConstantId) -> Option<Int> {
        match self.get(id) {
            Constant::Integer(bits) => Some(Int::new(width(self.ty(id)), *bits)),
            _ => None,
        }
    }

    pub fn as_float(&self, id: ConstantId) -> Option<Float> {
        match self.get(id) {
            Constant::Float(bits) => Some(Float::from_bits(self.ty(id).float_kind()?, *bits)),
            _ => None,
        }
    }

    /// Whether all bits are zero.
    pub fn is_zero(&self, id: ConstantId) -> bool {
        matches!(self.get(id), Constant::Zero | Constant::Integer(0) | Constant::Float(0))
    }

    /// An aggregate or fixed vector with these elements, in the simplest form.
    pub fn aggregate(&mut self, ty: Type<'c>, elements: Vec<ConstantId>) -> ConstantId {
        let Some(first) = elements.first() else { return self.add(ty, Constant::Zero) };
        let simple = match self.get(*first) {
            Constant::Undef => Some(Constant::Undef),
            Constant::Poison => Some(Constant::Poison),
            _ if self.is_zero(*first) => Some(Constant::Zero),
            _ => None,
        };
        let is_like_first = |id: &ConstantId| match simple {
            Some(Constant::Zero) => self.is_zero(*id),
            Some(_) => self.get(*id) == self.get(*first),
            None => false,
        };
        match simple {
            Some(ref simple) if elements.iter().all(is_like_first) => {
                let simple = simple.clone();
                self.add(ty, simple)
            }
            _ if ty.is_vector() && self.is_number(*first) && elements.iter().all(|id| id == first) => {
                self.add(ty, Constant::Splat(*first))
            }
            _ => self.add(ty, Constant::Aggregate(elements.into())),
        }
    }

    fn is_number(&self, id: ConstantId) -> bool {
        matches!(self.get(id), Constant::Integer(_) | Constant::Float(_))
    }

    /// Whether the elements of a vector are equal and are not listed.
    pub fn is_uniform(&self, id: ConstantId) -> bool {
        use Constant::{Poison, Splat, Undef, Zero};
        matches!(self.get(id), Splat(_) | Zero | Undef | Poison)
    }

    /// Whether a splat of this element needs no list of elements.
    pub fn is_splat_element(&self, ty: Type<'c>, element: ConstantId) -> bool {
        let is_simple =
            self.is_zero(element) || matches!(self.get(element), Constant::Undef | Constant::Poison);
        is_simple || ty.is_scalable_vector() || ty.is_vector() && self.is_number(element)
    }

    /// A vector or array with equal elements.
    pub fn splat(&mut self, ty: Type<'c>, element: ConstantId) -> ConstantId {
        match self.get(element).clone() {
            _ if self.is_zero(element) => self.add(ty, Constant::Zero),
            simple @ (Constant::Undef | Constant::Poison) => self.add(ty, simple),
            _ if self.is_splat_element(ty, element) => self.add(ty, Constant::Splat(element)),
            _ => {
                let length = self.length(ty).unwrap_or(0);
                self.aggregate(ty, vec![element; length])
            }
        }
    }

    /// The number of elements of a structure, array or fixed vector.
    pub fn length(&self, ty: Type<'c>) -> Option<usize> {
        if let Some(array) = ty.cast::<LLVMArrayType<'c>>() {
            return usize::try_from(array.num_elements()).ok();
        }
        if let Some(own) = ty.cast::<LLVMStructType<'c>>() {
            return Some(own.elements().len());
        }
        let is_fixed = ty.is_vector() && !ty.is_scalable_vector();
        ty.num_elements().filter(|_| is_fixed).and_then(|length| usize::try_from(length).ok())
    }

    /// The type of an element of an aggregate or vector.
    pub fn part_type(&self, ty: Type<'c>, number: usize) -> Option<Type<'c>> {
        if let Some(array) = ty.cast::<LLVMArrayType<'c>>() {
            return Some(array.element_type());
        }
        if let Some(own) = ty.cast::<LLVMStructType<'c>>() {
            return own.elements().get(number).copied();
        }
        ty.is_vector().then(|| ty.element_type())
    }

    /// An element of an aggregate or vector.
    pub fn part(&mut self, id: ConstantId, number: usize) -> Option<ConstantId> {
        let ty = self.ty(id);
        let part = self.part_type(ty, number)?;
        match self.get(id).clone() {
            Constant::Aggregate(elements) => elements.get(number).copied(),
            Constant::Splat(element) => Some(element),
            _ if self.length(ty).is_some_and(|length| number >= length) => None,
            Constant::Zero => Some(self.zero(part)),
            simple @ (Constant::Undef | Constant::Poison) => Some(self.add(part, simple)),
            _ => None,
        }
    }

    /// All elements of an aggregate or fixed vector; `None` for a splat that is too long to list.
    pub fn parts(&mut self, id: ConstantId) -> Option<Vec<ConstantId>> {
        let length = self.length(self.ty(id))?;
        if length > MOST_LISTED && self.is_uniform(id) {
            return None;
        }
        (0..length).map(|number| self.part(id, number)).collect()
    }

    /// Writes a constant without its type.
    pub fn write(&self, out: &mut Text, types: &mut Types<'c>, id: ConstantId) {
        ConstantWriter { constants: self, types, out }.value(id);
    }

    /// Writes the name of a symbol: `@name`.
    pub fn write_symbol(&self, out: &mut Text, number: u32) {
        out.push("@");
        text::name(&mut out.text, self.symbols[number as usize].name);
    }
}

/// The width of an integer type.
pub(crate) fn width(ty: Type<'_>) -> u32 {
    ty.int_or_float_bit_width().unwrap_or_default()
}

/// A value of the function, or a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Val {
    Local(u32),
    Constant(ConstantId),
    /// The value has no translation yet.
    Missing,
}

impl Val {
    pub fn constant(self) -> Option<ConstantId> {
        match self {
            Val::Constant(id) => Some(id),
            _ => None,
        }
    }
}

/// Writes a value without its type.
pub(crate) fn write_value<'c>(out: &mut Text, types: &mut Types<'c>, constants: &Constants<'c>, value: Val) {
    match value {
        Val::Local(number) => {
            out.push("%");
            out.reference(Ref::Local(number));
        }
        Val::Constant(id) => constants.write(out, types, id),
        Val::Missing => out.push("<badref>"),
    }
}
