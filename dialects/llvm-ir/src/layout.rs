//! Data layouts: sizes and alignments of types.

use rtblgen_dialects::llvm::{LLVMArrayType, LLVMPointerType, LLVMStructType, LLVMTargetExtType};
use rtblgen_runtime::{Type, TypeKind};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// Alignments in bytes: the one of the ABI, and the preferred one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Alignment {
    abi: u64,
    preferred: u64,
}

/// The alignment of the types of one kind with this many bits.
type Primitive = (u64, Alignment);

#[derive(Clone, Copy, Debug)]
struct Pointer {
    space: u32,
    bits: u64,
    alignment: Alignment,
    index_bits: u64,
}

/// The contents of a data layout string.
#[derive(Clone, Debug)]
pub(crate) struct Layout<'c> {
    pub text: String,
    integers: Vec<Primitive>,
    floats: Vec<Primitive>,
    vectors: Vec<Primitive>,
    pointers: Vec<Pointer>,
    aggregate: Alignment,
    pub program_space: u32,
    pub global_space: u32,
    pub alloca_space: u32,
    /// The alignments of structures that were computed. The key has the type, and whether the alignment is the
    /// preferred one.
    alignments: RefCell<FxHashMap<(Type<'c>, bool), Option<Alignment>>>,
    /// The sizes of structures in bytes.
    sizes: RefCell<FxHashMap<Type<'c>, Option<u64>>>,
}

fn of_bits(abi: u64, preferred: u64) -> Alignment {
    Alignment { abi: (abi / 8).max(1), preferred: (preferred / 8).max(1) }
}

impl<'c> Layout<'c> {
    /// The layout of a string, which the dialect has verified.
    pub fn new(text: &str) -> Self {
        let same = |bits: u64| (bits, of_bits(bits, bits));
        let pointer = Pointer { space: 0, bits: 64, alignment: of_bits(64, 64), index_bits: 64 };
        let mut own = Layout {
            text: text.to_owned(),
            integers: vec![(1, of_bits(8, 8)), same(8), same(16), same(32), (64, of_bits(32, 64))],
            floats: vec![same(16), same(32), same(64), same(128)],
            vectors: vec![same(64), same(128)],
            pointers: vec![pointer],
            aggregate: of_bits(0, 64),
            program_space: 0,
            global_space: 0,
            alloca_space: 0,
            alignments: RefCell::default(),
            sizes: RefCell::default(),
        };
        text.split('-').for_each(|part| own.read(part));
        own
    }

    fn read(&mut self, part: &str) {
        let mut fields = part.split(':');
        let Some(kind) = part.chars().next() else { return };
        let first = fields.next().unwrap_or_default();
        let number = |text: &str| text.parse::<u64>().ok();
        let rest: Vec<u64> = fields.filter_map(number).collect();
        let size = first.get(kind.len_utf8()..).and_then(number);
        let alignment = |position: usize| {
            let abi = rest.get(position).copied()?;
            Some(of_bits(abi, rest.get(position + 1).copied().unwrap_or(abi)))
        };
        match (kind, size, alignment(0)) {
            ('i', Some(bits), Some(alignment)) => set(&mut self.integers, bits, alignment),
            ('f', Some(bits), Some(alignment)) => set(&mut self.floats, bits, alignment),
            ('v', Some(bits), Some(alignment)) => set(&mut self.vectors, bits, alignment),
            ('a', _, Some(alignment)) => self.aggregate = alignment,
            ('P', Some(space), _) => self.program_space = space as u32,
            ('G', Some(space), _) => self.global_space = space as u32,
            ('A', Some(space), _) => self.alloca_space = space as u32,
            ('p', space, _) => {
                let (Some(bits), Some(alignment)) = (rest.first().copied(), alignment(1)) else { return };
                let space = space.unwrap_or(0) as u32;
                let index_bits = rest.get(3).copied().unwrap_or(bits);
                self.pointers.retain(|pointer| pointer.space != space);
                self.pointers.push(Pointer { space, bits, alignment, index_bits });
            }
            _ => {}
        }
    }

    fn pointer(&self, space: u32) -> Pointer {
        let of = |space: u32| self.pointers.iter().find(|pointer| pointer.space == space).copied();
        of(space).or_else(|| of(0)).expect("the default address space has a layout")
    }

    /// The number of bits of an index for a pointer.
    pub fn index_bits(&self, ty: Type<'_>) -> u64 {
        let pointer = ty.element_type_or_self().cast::<LLVMPointerType<'_>>();
        self.pointer(pointer.map_or(0, LLVMPointerType::address_space)).index_bits
    }

    /// The size in bits; for a scalable vector, the size for a `vscale` of 1. `None` for types without a size.
    pub fn bits(&self, ty: Type<'c>) -> Option<u64> {
        match ty.kind() {
            TypeKind::Vector { .. } => {
                let length = u64::try_from(ty.num_elements()?).ok()?;
                self.bits(ty.element_type())?.checked_mul(length)
            }
            TypeKind::Extension { .. } => self.extension_bits(ty),
            _ => ty.int_or_float_bit_width().map(u64::from),
        }
    }

    fn extension_bits(&self, ty: Type<'c>) -> Option<u64> {
        if let Some(pointer) = ty.cast::<LLVMPointerType<'_>>() {
            return Some(self.pointer(pointer.address_space()).bits);
        }
        if let Some(array) = ty.cast::<LLVMArrayType<'c>>() {
            return self.alloc_size(array.element_type())?.checked_mul(8)?.checked_mul(array.num_elements());
        }
        if ty.is::<LLVMStructType<'_>>() {
            let known = self.sizes.borrow().get(&ty).copied();
            let size = known.unwrap_or_else(|| self.structure(ty).map(|(_, size)| size));
            self.sizes.borrow_mut().insert(ty, size);
            return size?.checked_mul(8);
        }
        if let Some(target) = ty.cast::<LLVMTargetExtType<'_>>() {
            return match target.ext_type_name() {
                "aarch64.svcount" => Some(16),
                name if name.starts_with("spirv.") => Some(self.pointer(0).bits),
                "amdgcn.named.barrier" => Some(128),
                _ => None,
            };
        }
        match ty {
            _ if ty.is_a("llvm.ppc_fp128") => Some(128),
            _ if ty.is_a("llvm.x86_amx") => Some(8192),
            _ => None,
        }
    }

    /// The number of bytes that a store writes.
    pub fn store_size(&self, ty: Type<'c>) -> Option<u64> {
        self.bits(ty).map(|bits| bits.div_ceil(8))
    }

    /// The distance in bytes of two consecutive elements of an array.
    pub fn alloc_size(&self, ty: Type<'c>) -> Option<u64> {
        self.store_size(ty)?.checked_next_multiple_of(self.alignment(ty)?)
    }

    /// The offsets of the elements of a structure, and its size, in bytes.
    pub fn structure(&self, ty: Type<'c>) -> Option<(Vec<u64>, u64)> {
        let own = ty.cast::<LLVMStructType<'c>>().filter(|own| !own.is_opaque())?;
        let (mut offsets, mut end) = (Vec::new(), 0u64);
        let mut largest = 1;
        for element in own.elements() {
            let alignment = if own.is_packed() { 1 } else { self.alignment(element)? };
            largest = alignment.max(largest);
            end = end.checked_next_multiple_of(alignment)?;
            offsets.push(end);
            end = end.checked_add(self.alloc_size(element)?)?;
        }
        Some((offsets, end.checked_next_multiple_of(largest)?))
    }

    /// The alignment of the ABI.
    pub fn alignment(&self, ty: Type<'c>) -> Option<u64> {
        self.both(ty, false).map(|alignment| alignment.abi)
    }

    /// The alignment of stack variables.
    pub fn preferred(&self, ty: Type<'c>) -> Option<u64> {
        self.both(ty, true).map(|alignment| alignment.preferred)
    }

    fn both(&self, ty: Type<'c>, is_preferred: bool) -> Option<Alignment> {
        let natural = |bytes: u64| {
            let bytes = bytes.checked_next_power_of_two()?;
            Some(Alignment { abi: bytes, preferred: bytes })
        };
        if ty.is_any_integer() {
            let bits = u64::from(ty.int_or_float_bit_width()?);
            let found = self.integers.iter().find(|(width, _)| *width >= bits).or(self.integers.last());
            return found.map(|(_, alignment)| *alignment);
        }
        if ty.is_float() || ty.is_a("llvm.ppc_fp128") {
            let bits = self.bits(ty)?;
            return exact(&self.floats, bits).or_else(|| natural(bits / 8));
        }
        if ty.is_vector() {
            let found = exact(&self.vectors, self.bits(ty)?);
            return found.or(natural(self.store_size(ty)?));
        }
        if let Some(pointer) = ty.cast::<LLVMPointerType<'_>>() {
            return Some(self.pointer(pointer.address_space()).alignment);
        }
        if let Some(array) = ty.cast::<LLVMArrayType<'c>>() {
            return self.both(array.element_type(), is_preferred);
        }
        if let Some(own) = ty.cast::<LLVMStructType<'c>>() {
            let known = self.alignments.borrow().get(&(ty, is_preferred)).copied();
            let alignment = known.unwrap_or_else(|| self.of_structure(own, is_preferred));
            self.alignments.borrow_mut().insert((ty, is_preferred), alignment);
            return alignment;
        }
        if ty.is_a("llvm.x86_amx") {
            return natural(64);
        }
        match ty.cast::<LLVMTargetExtType<'_>>()?.ext_type_name() {
            "aarch64.svcount" => natural(2),
            _ => Some(self.pointer(0).alignment),
        }
    }

    fn of_structure(&self, own: LLVMStructType<'c>, is_preferred: bool) -> Option<Alignment> {
        if own.is_opaque() {
            return None;
        }
        let mut largest = 1;
        if !own.is_packed() {
            for element in own.elements() {
                largest = self.alignment(element)?.max(largest);
            }
        }
        let abi = match own.is_packed() && !is_preferred {
            true => 1,
            false => self.aggregate.abi.max(largest),
        };
        Some(Alignment { abi, preferred: self.aggregate.preferred.max(largest) })
    }
}

fn set(list: &mut Vec<Primitive>, bits: u64, alignment: Alignment) {
    list.retain(|(known, _)| *known != bits);
    let place = list.partition_point(|(known, _)| *known < bits);
    list.insert(place, (bits, alignment));
}

fn exact(list: &[Primitive], bits: u64) -> Option<Alignment> {
    list.iter().find(|(known, _)| *known == bits).map(|(_, alignment)| *alignment)
}
