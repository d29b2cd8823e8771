//! The types of LLVM IR, and the rules for their elements.

use std::collections::HashSet;

use rtblgen_runtime::interfaces::{DestructurableTypeInterface, FloatType};
use rtblgen_runtime::support::{ParameterValue, VerifyParameters};
use rtblgen_runtime::{
    ArrayAttr, Attribute, Context, FloatKind, IntegerAttr, StringAttr, Type, TypeAttr, TypeKind,
};

use super::{
    LLVMArrayType, LLVMFunctionType, LLVMPPCFP128Type, LLVMPointerType, LLVMStructType, LLVMTargetExtType,
    LLVMVoidType,
};

/// Whether a type itself belongs to LLVM IR; its elements may not (MLIR's `isCompatibleOuterType`).
pub fn is_compatible_outer(ty: Type<'_>) -> bool {
    match ty.kind() {
        TypeKind::Extension { .. } => ty.dialect() == "llvm",
        TypeKind::Vector { .. } => ty.rank() == Some(1),
        _ => ty.is_any_signless_integer() || is_compatible_float(ty),
    }
}

/// Whether a type and its elements belong to LLVM IR (MLIR's `isCompatibleType`).
pub fn is_compatible(ty: Type<'_>) -> bool {
    is_compatible_inside(ty, &mut HashSet::new())
}

/// The same, with the types that were visited: a structure may contain itself, or others twice.
fn is_compatible_inside<'c>(ty: Type<'c>, visited: &mut HashSet<Type<'c>>) -> bool {
    if ty.is_vector() {
        let element = ty.element_type();
        return ty.rank() == Some(1) && (is_compatible_inside(element, visited));
    }
    if !is_compatible_outer(ty) {
        return false;
    }
    let has_parts = matches!(ty.kind(), TypeKind::Extension { .. }) && !ty.is::<LLVMPointerType<'c>>();
    if has_parts && !visited.insert(ty) {
        return true;
    }
    all_parts(ty, |part| is_compatible_inside(part, visited))
}

/// Whether the predicate holds for all types that an LLVM type contains.
fn all_parts<'c>(ty: Type<'c>, mut holds: impl FnMut(Type<'c>) -> bool) -> bool {
    if let Some(own) = ty.cast::<LLVMStructType<'c>>() {
        match own.is_identified() {
            true => own.elements().into_iter().all(holds),
            false => own.stored_body().iter().copied().all(holds),
        }
    } else if let Some(own) = ty.cast::<LLVMArrayType<'c>>() {
        holds(own.element_type())
    } else if let Some(own) = ty.cast::<LLVMFunctionType<'c>>() {
        own.params().iter().copied().chain([own.return_type()]).all(holds)
    } else if let Some(own) = ty.cast::<LLVMTargetExtType<'c>>() {
        own.type_params().iter().copied().all(holds)
    } else {
        true
    }
}

/// Whether a type is a floating point type of LLVM IR.
pub fn is_compatible_float(ty: Type<'_>) -> bool {
    use FloatKind::{BF16, F16, F32, F64, F80, F128};
    matches!(ty.float_kind(), Some(BF16 | F16 | F32 | F64 | F80 | F128)) || ty.is::<LLVMPPCFP128Type<'_>>()
}

/// Whether a type is a 1-D vector of numbers or pointers.
pub fn is_compatible_vector(ty: Type<'_>) -> bool {
    let element = ty.element_type_or_self();
    ty.is_vector()
        && ty.rank() == Some(1)
        && (element.is_any_signless_integer()
            || is_compatible_float(element) && !element.is::<LLVMPPCFP128Type<'_>>()
            || element.is::<LLVMPointerType<'_>>())
}

/// Whether a type can be loaded and stored.
pub fn is_loadable(ty: Type<'_>) -> bool {
    is_compatible_outer(ty)
        && !ty.is::<LLVMVoidType<'_>>()
        && !ty.is::<LLVMFunctionType<'_>>()
        && !is_opaque_struct(ty)
        && ty.cast::<LLVMTargetExtType<'_>>().is_none_or(LLVMTargetExtType::supports_memory)
}

/// Whether a type is an opaque structure.
pub fn is_opaque_struct(ty: Type<'_>) -> bool {
    ty.cast::<LLVMStructType<'_>>().is_some_and(LLVMStructType::is_opaque)
}

/// The address space of a pointer.
pub fn address_space_of(ty: Type<'_>) -> Option<u32> {
    Some(ty.cast::<LLVMPointerType<'_>>()?.address_space())
}

/// Whether a vector has at most 2^17 bits, or for a scalable vector times `vscale`.
pub fn is_small_vector(ty: Type<'_>) -> bool {
    let bits = ty.element_type_or_self().int_or_float_bit_width().unwrap_or(0);
    length(ty).checked_mul(bits.into()).is_some_and(|bits| bits <= 1 << 17)
}

/// Whether a vector has twice as many elements as another one.
pub fn is_twice_as_long(ty: Type<'_>, half: Type<'_>) -> bool {
    Some(length(ty)) == length(half).checked_mul(2)
        && ty.is_scalable_vector() == half.is_scalable_vector()
        && ty.element_type_or_self() == half.element_type_or_self()
}

/// The number of elements of a vector; 1 for a scalar.
fn length(ty: Type<'_>) -> i64 {
    if ty.is_vector() { ty.shape().first().copied().unwrap_or(1) } else { 1 }
}

/// Returns the result type of `llvm.cmpxchg`: the previous contents of the memory, and whether it was
/// exchanged.
pub(crate) fn value_and_bool(ty: Type<'_>) -> Type<'_> {
    LLVMStructType::literal(ty.context(), &[ty, ty.context().i1_type()], false).into()
}

/// The type of a part of a structure or array; `None` if there is no such part.
pub(crate) fn part<'c>(container: Type<'c>, position: &[i64]) -> Option<Type<'c>> {
    position.iter().try_fold(container, |ty, index| {
        let index = usize::try_from(*index).ok()?;
        if let Some(own) = ty.cast::<LLVMStructType<'c>>() {
            return own.element(index);
        }
        let own = ty.cast::<LLVMArrayType<'c>>()?;
        (index as u64 <= own.num_elements()).then(|| own.element_type())
    })
}

/// The type of an element of a structure or array, or the error message.
pub(super) fn part_or_error<'c>(container: Type<'c>, position: &[i64]) -> Result<Type<'c>, String> {
    if !is_compatible(container) {
        return Err(format!("expected LLVM IR Dialect type, got '{container}'"));
    }
    position.iter().try_fold(container, |ty, number| {
        let index = u64::try_from(*number).ok();
        let part = if let Some(own) = ty.cast::<LLVMArrayType<'c>>() {
            index.filter(|index| *index < own.num_elements()).map(|_| own.element_type())
        } else if let Some(own) = ty.cast::<LLVMStructType<'c>>() {
            index.and_then(|index| own.element(index as usize))
        } else {
            return Err(format!("expected LLVM IR structure/array type, got: '{ty}'"));
        };
        part.ok_or_else(|| format!("position out of bounds: {number}"))
    })
}

/// Whether a type is a valid element type of structures and arrays.
pub(super) fn is_element(ty: Type<'_>) -> bool {
    !["void", "label", "metadata", "func", "token"].iter().any(|mnemonic| is(ty, mnemonic))
}

fn is(ty: Type<'_>, mnemonic: &str) -> bool {
    ty.is_a(&format!("llvm.{mnemonic}"))
}

impl<'c> VerifyParameters<'c> for LLVMArrayType<'c> {
    fn verify(_: &'c Context, (element, _): (Type<'c>, u64)) -> Result<(), String> {
        if is_element(element) { Ok(()) } else { Err(format!("invalid array element type: '{element}'")) }
    }
}

impl<'c> VerifyParameters<'c> for LLVMFunctionType<'c> {
    fn verify(_: &'c Context, (result, params, _): (Type<'c>, &'c [Type<'c>], bool)) -> Result<(), String> {
        if ["func", "metadata", "label"].iter().any(|mnemonic| is(result, mnemonic)) {
            return Err(format!("invalid function result type: '{result}'"));
        }
        match params.iter().find(|ty| is(**ty, "void") || is(**ty, "func")) {
            Some(ty) => Err(format!("invalid function argument type: '{ty}'")),
            None => Ok(()),
        }
    }
}

impl<'c> LLVMFunctionType<'c> {
    /// The result types: none for `void`, else one.
    pub fn results(self) -> Vec<Type<'c>> {
        let ty = self.return_type();
        if ty.is::<LLVMVoidType<'_>>() { Vec::new() } else { vec![ty] }
    }
}

impl LLVMTargetExtType<'_> {
    /// Whether memory can hold values of the target extension type.
    pub fn supports_memory(self) -> bool {
        self.ext_type_name().starts_with("spirv.") || self.ext_type_name() == "aarch64.svcount"
    }

    /// Whether `llvm.mlir.zero` supports the type.
    pub fn has_zero(self) -> bool {
        self.ext_type_name().starts_with("spirv.")
    }

    /// Whether a global variable can have the type.
    pub fn can_be_global(self) -> bool {
        self.ext_type_name().starts_with("spirv.") || self.ext_type_name() == "amdgcn.named.barrier"
    }
}

/// The name of an identified structure, as stored: see `LLVM_StructNameParameter`.
pub(super) fn struct_name<'c>(stored: Attribute<'c>) -> &'c str {
    stored.cast::<StringAttr<'c>>().map_or("", |name| name.value())
}

impl<'c> LLVMStructType<'c> {
    /// The literal structure with these elements.
    pub fn literal(context: &'c Context, elements: &[Type<'c>], is_packed: bool) -> Self {
        let kind = if is_packed { context.unit_attr() } else { context.bool_attr(false) };
        Self::get(context, kind, elements)
    }

    /// The identified structure with this name. [`set_body`](Self::set_body) sets its elements.
    pub fn identified(context: &'c Context, name: &str) -> Self {
        Self::get(context, context.string_attr(name), &[])
    }

    /// The opaque structure with this name. If the structure already has a body, it keeps the body.
    pub fn opaque(context: &'c Context, name: &str) -> Self {
        let own = Self::identified(context, name);
        Type::from(own).set_mutable_part(context.unit_attr());
        own
    }

    /// Sets the body of an identified structure. Returns `false` if it has another body, or is opaque.
    pub fn set_body(self, elements: &[Type<'c>], is_packed: bool) -> bool {
        let ty = Type::from(self);
        let context = ty.context();
        let mut body: Vec<Attribute<'c>> = elements.iter().map(|ty| context.type_attr(*ty)).collect();
        body.push(context.bool_attr(is_packed));
        self.is_identified() && ty.set_mutable_part(context.array_attr(&body))
    }

    fn identified_body(self) -> Option<&'c [Attribute<'c>]> {
        Some(Type::from(self).mutable_part()?.cast::<ArrayAttr<'c>>()?.elements())
    }

    /// Whether the structure is identified, not literal.
    pub fn is_identified(self) -> bool {
        self.stored_name().is::<StringAttr<'c>>()
    }

    /// Whether the structure is opaque: it has no body.
    pub fn is_opaque(self) -> bool {
        self.is_identified() && self.identified_body().is_none()
    }

    /// Whether the structure is packed.
    pub fn is_packed(self) -> bool {
        match self.is_identified() {
            true => {
                let last = self.identified_body().and_then(|body| body.last()?.cast::<IntegerAttr<'c>>());
                last.is_some_and(|is_packed| is_packed.as_i64() != Some(0))
            }
            false => self.stored_name() == Type::from(self).context().unit_attr(),
        }
    }

    /// The element types; empty for an opaque structure.
    pub fn elements(self) -> Vec<Type<'c>> {
        match self.is_identified() {
            true => {
                let body = self.identified_body().unwrap_or_default().iter();
                body.filter_map(|ty| Some(ty.cast::<TypeAttr<'c>>()?.value())).collect()
            }
            false => self.stored_body().to_vec(),
        }
    }

    fn stored(self) -> &'c [rtblgen_runtime::Parameter<'c>] {
        rtblgen_runtime::support::type_parameters(self.into(), Self::DEFINITION).unwrap_or_default()
    }

    fn stored_name(self) -> Attribute<'c> {
        let first = self.stored().first().and_then(|name| name.as_attribute());
        first.unwrap_or_else(|| Type::from(self).context().unit_attr())
    }

    /// The element type of this number.
    fn element(self, number: usize) -> Option<Type<'c>> {
        match self.is_identified() {
            true => self.elements().get(number).copied(),
            false => self.stored_body().get(number).copied(),
        }
    }

    fn stored_body(self) -> &'c [Type<'c>] {
        let second = self.stored().get(1).copied();
        second.map(<&'c [Type<'c>]>::from_parameter).unwrap_or_default()
    }

    /// The element types. `stored` are those of a literal structure; an identified one stores none.
    pub(super) fn body_or(self, stored: &'c [Type<'c>]) -> Vec<Type<'c>> {
        if self.is_identified() { self.elements() } else { stored.to_vec() }
    }
}

/// The position that an element index denotes.
fn index_of(index: Attribute<'_>) -> Option<usize> {
    let number = index.cast::<IntegerAttr<'_>>()?;
    usize::try_from(number.as_i64()?).ok().filter(|_| number.ty().is_signless_integer(32))
}

fn numbered<'c>(context: &'c Context, types: Vec<Type<'c>>) -> Option<Vec<(Attribute<'c>, Type<'c>)>> {
    let index = |number: usize| context.integer_attr(context.i32_type(), number as i128);
    Some(types.into_iter().enumerate().map(|(number, ty)| (index(number), ty)).collect())
}

impl<'c> DestructurableTypeInterface<'c> for LLVMStructType<'c> {
    fn subelement_index_map(self) -> Option<Vec<(Attribute<'c>, Type<'c>)>> {
        numbered(Type::from(self).context(), self.elements())
    }

    fn type_at_index(self, index: Attribute<'c>) -> Option<Type<'c>> {
        self.elements().get(index_of(index)?).copied()
    }
}

/// Larger arrays are not split.
const MAX_SPLIT_ELEMENTS: u64 = 16;

impl<'c> DestructurableTypeInterface<'c> for LLVMArrayType<'c> {
    fn subelement_index_map(self) -> Option<Vec<(Attribute<'c>, Type<'c>)>> {
        let length = Some(self.num_elements()).filter(|length| *length <= MAX_SPLIT_ELEMENTS)?;
        numbered(Type::from(self).context(), vec![self.element_type(); length as usize])
    }

    fn type_at_index(self, index: Attribute<'c>) -> Option<Type<'c>> {
        (index_of(index)? as u64 <= self.num_elements()).then(|| self.element_type())
    }
}

/// `ppc_fp128`, whose format the runtime does not have.
impl<'c> FloatType<'c> for LLVMPPCFP128Type<'c> {
    fn float_semantics(self) -> Option<FloatKind> {
        None
    }
}
