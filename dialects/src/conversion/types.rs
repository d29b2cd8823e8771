//! The types of LLVM IR that others become.

use rtblgen_runtime::dialects::builtin;
use std::ops::Deref;
use std::sync::Arc;

use rtblgen_runtime::conversion::{TypeConversion, TypeConverter, ValueList};
use rtblgen_runtime::{
    Builder, Context, Diagnostic, Location, OpState, PatternRewriter, Type, TypeKind, TypedOp, Value,
};

use super::descriptor::{address_space, descriptor_type, is_static, of_static_memory, pack, part_types};
use super::emit::Emit;
use crate::llvm::{LLVMArrayType, LLVMPointerType, LLVMStructType, LLVMVoidType, is_compatible};

/// Options of the lowerings to `llvm` (MLIR's `LowerToLLVMOptions` and options of passes).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LlvmOptions {
    /// The bits of an index.
    pub index_bits: u32,
    /// How complex numbers are divided.
    pub complex_range: ComplexRange,
    /// Whether functions take and return memrefs as bare pointers. Memrefs of unknown shape are then not allowed.
    pub uses_bare_pointers: bool,
    /// Whether `memref.alloc` calls `aligned_alloc`, not `malloc`.
    pub uses_aligned_alloc: bool,
    /// Whether `memref.alloc` and `memref.dealloc` call `_mlir_memref_to_llvm_alloc` and `_mlir_memref_to_llvm_free`, not
    /// `malloc` and `free`.
    pub uses_generic_functions: bool,
    /// Whether `math.log1p` becomes `log(1 + x)`. Otherwise it is not lowered.
    pub approximates_log1p: bool,
}

impl Default for LlvmOptions {
    fn default() -> Self {
        Self {
            index_bits: 64,
            complex_range: ComplexRange::Basic,
            uses_bare_pointers: false,
            uses_aligned_alloc: false,
            uses_generic_functions: false,
            approximates_log1p: true,
        }
    }
}

/// How complex numbers are divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComplexRange {
    /// By Smith's algorithm, which does not overflow where the quotient does not, with the results that C has for infinite
    /// numbers.
    Improved,
    /// By the formula.
    Basic,
    /// By the formula.
    None,
}

/// A converter to the types of LLVM IR, with the options of the lowering (MLIR's `LLVMTypeConverter`).
#[derive(Clone)]
pub struct LlvmTypeConverter<'c> {
    converter: Arc<TypeConverter<'c>>,
    options: LlvmOptions,
}

impl<'c> LlvmTypeConverter<'c> {
    /// A converter with these options.
    pub fn new(options: LlvmOptions) -> Self {
        Self::extended(options, |_| {})
    }

    /// A converter with these options and further rules, which come before those for the types of MLIR.
    pub fn extended(options: LlvmOptions, add_rules: impl FnOnce(&mut TypeConverter<'c>)) -> Self {
        let mut converter = TypeConverter::new();
        converter.add_conversion(move |ty| match converted(ty, options.index_bits) {
            Some(ty) => ty.into(),
            None => TypeConversion::Failed,
        });
        converter.add_source_materialization(cast);
        converter.add_target_materialization(cast);
        converter.add_source_materialization(move |rewriter, ty, inputs, location| {
            if !ty.is_memref() && !ty.is_unranked_memref() {
                return None;
            }
            let descriptor = packed_argument(rewriter, ty, inputs, location, options.index_bits)?;
            cast(rewriter, ty, &[descriptor], location)
        });
        converter.add_target_materialization_to_many(move |rewriter, asked| {
            let original = asked.original.filter(|ty| ty.is_memref() || ty.is_unranked_memref())?;
            let &[ty] = asked.types else { return None };
            let descriptor =
                packed_argument(rewriter, original, asked.inputs, asked.location, options.index_bits)?;
            (descriptor.ty(rewriter) == ty).then(|| ValueList::from_slice(&[descriptor]))
        });
        add_rules(&mut converter);
        Self { converter: Arc::new(converter), options }
    }

    /// The types that an argument or result of a function becomes; of a memref, the descriptor or its pointer.
    pub(super) fn convert_passed(&self, ty: Type<'c>, is_bare: bool) -> Option<Vec<Type<'c>>> {
        if !is_bare || !(ty.is_memref() || ty.is_unranked_memref()) {
            return Some(self.convert_to_many(ty)?.to_vec());
        }
        if !is_static(ty) {
            return None;
        }
        self.convert_type(ty.element_type())?;
        Some(vec![LLVMPointerType::get(ty.context(), address_space(ty)?).into()])
    }

    /// The options.
    pub fn options(&self) -> LlvmOptions {
        self.options
    }
}

impl<'c> Deref for LlvmTypeConverter<'c> {
    type Target = Arc<TypeConverter<'c>>;

    fn deref(&self) -> &Self::Target {
        &self.converter
    }
}

/// The descriptor of an unranked memref.
pub(super) fn descriptor_of_any_rank(context: &Context, index_bits: u32) -> Type<'_> {
    let pointer = LLVMPointerType::get(context, 0).into();
    LLVMStructType::literal(context, &[context.integer_type(index_bits), pointer], false).into()
}

/// Builds the descriptor of a memref from arguments: its fields, or its bare pointer.
fn packed_argument<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    ty: Type<'c>,
    parts: &[Value],
    location: Location<'c>,
    index_bits: u32,
) -> Option<Value> {
    let descriptor = converted(ty, index_bits)?;
    if let [pointer] = parts
        && pointer.ty(rewriter).is::<LLVMPointerType<'c>>()
    {
        return of_static_memory(&mut Emit::new(rewriter, location), ty, descriptor, [*pointer; 2]);
    }
    let types = part_types(descriptor)?;
    if !parts.iter().map(|part| part.ty(rewriter)).eq(types) {
        return None;
    }
    pack(&mut Emit::new(rewriter, location), descriptor, parts)
}

fn cast<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    ty: Type<'c>,
    inputs: &[Value],
    location: Location<'c>,
) -> Option<Value> {
    let state = OpState::new(builtin::UnrealizedConversionCastOp::DEFINITION, location);
    let op = rewriter.create(state.operands(inputs.iter().copied()).result(ty));
    Some(op.result(rewriter, 0))
}

fn converted(ty: Type<'_>, index_bits: u32) -> Option<Type<'_>> {
    let context = ty.context();
    match ty.kind() {
        TypeKind::Index => Some(context.integer_type(index_bits)),
        TypeKind::Function { .. } => Some(LLVMPointerType::get(context, 0).into()),
        TypeKind::Complex(part) => {
            let part = converted(part, index_bits)?;
            Some(LLVMStructType::literal(context, &[part, part], false).into())
        }
        TypeKind::Vector { .. } => converted_vector(ty, index_bits),
        TypeKind::MemRef { element, .. } | TypeKind::UnrankedMemRef { element, .. } => {
            converted(element, index_bits)?;
            let descriptor = descriptor_type(ty, index_bits);
            if descriptor.is_none() {
                report_memref(ty);
            }
            descriptor
        }
        TypeKind::Integer { width, .. } => Some(context.integer_type(width)),
        TypeKind::Float(_) if !is_compatible(ty) => {
            // Floating point numbers of less than 16 bits become integers.
            let width = ty.int_or_float_bit_width().filter(|width| *width < 16)?;
            Some(context.integer_type(width))
        }
        _ => is_compatible(ty).then_some(ty),
    }
}

/// Reports why a memref has no descriptor.
fn report_memref(ty: Type<'_>) {
    let message = match ty.memory_space() {
        Some(space) if address_space(ty).is_none() => format!(
            "conversion of memref memory space {space} to integer address space failed. Consider adding memory space \
             conversions."
        ),
        _ => {
            "conversion to strided form failed either due to non-strided layout maps (which should have been \
              normalized away) or other reasons"
                .to_owned()
        }
    };
    ty.context().emit(&Diagnostic::error(ty.context().unknown_loc(), message));
}

/// Vectors without a dimension get one of size 1; those of several dimensions become arrays of vectors.
fn converted_vector(ty: Type<'_>, index_bits: u32) -> Option<Type<'_>> {
    let context = ty.context();
    let element = converted(ty.element_type_or_self(), index_bits)?;
    match ty.rank() {
        Some(0) => return Some(context.vector_type(&[1], element)),
        Some(1) => return Some(ty.with_element_type(element)),
        _ => {}
    }
    let (last, others) = ty.shape().split_last()?;
    let (last_scales, others_scale) = ty.scalable_dims().split_last()?;
    if others_scale.contains(&true) {
        return None;
    }
    let innermost = context.scalable_vector_type(&[*last], &[*last_scales], element);
    others.iter().rev().try_fold(innermost, |inner, size| {
        Some(LLVMArrayType::get(context, inner, u64::try_from(*size).ok()?).into())
    })
}

/// The result of an `llvm` function with these results: nothing, the only one, or a structure.
pub(super) fn packed_results<'c>(context: &'c rtblgen_runtime::Context, results: &[Type<'c>]) -> Type<'c> {
    match results {
        [] => LLVMVoidType::get(context).into(),
        [one] => *one,
        _ => LLVMStructType::literal(context, results, false).into(),
    }
}
