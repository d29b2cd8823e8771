//! Names of MLIR's dialects: classes that only C++ defines, or another `.td` file, and functions written as expressions.
//!
//! A class is tested by the name of its types or attributes in text. A function is C++ of the subset; `$1` is the argument.

use crate::table::{ClassRow, MemberRow, class, member};

/// A function of a dialect's library.
pub(crate) struct Definition {
    /// The C++ path and parameter types.
    pub signature: &'static str,
    /// The C++ return type.
    pub cpp: &'static str,
}

const fn definition(signature: &'static str, cpp: &'static str) -> Definition {
    Definition { signature, cpp }
}

/// The classes. A `.td` file that defines one goes before its row.
pub(crate) const DIALECT_CLASSES: &[ClassRow] = &[
    class("mlir::LLVM::LLVMArrayType", "mlir::Type", "$.is_a(\"llvm.array\")"),
    class("mlir::LLVM::LLVMFunctionType", "mlir::Type", "$.is_a(\"llvm.func\")"),
    class("mlir::LLVM::LLVMLabelType", "mlir::Type", "$.is_a(\"llvm.label\")"),
    class("mlir::LLVM::LLVMMetadataType", "mlir::Type", "$.is_a(\"llvm.metadata\")"),
    class("mlir::LLVM::LLVMPointerType", "mlir::Type", "$.is_a(\"llvm.ptr\")"),
    class("mlir::LLVM::LLVMPPCFP128Type", "mlir::Type", "$.is_a(\"llvm.ppc_fp128\")"),
    class("mlir::LLVM::LLVMStructType", "mlir::Type", "$.is_a(\"llvm.struct\")"),
    class("mlir::LLVM::LLVMTargetExtType", "mlir::Type", "$.is_a(\"llvm.target\")"),
    class("mlir::LLVM::LLVMTokenType", "mlir::Type", "$.is_a(\"llvm.token\")"),
    class("mlir::LLVM::LLVMVoidType", "mlir::Type", "$.is_a(\"llvm.void\")"),
    class("mlir::LLVM::LLVMX86AMXType", "mlir::Type", "$.is_a(\"llvm.x86_amx\")"),
    class("mlir::LLVM::AddressSpaceAttr", "mlir::Attribute", "$.is_a(\"llvm.address_space\")"),
    class("mlir::LLVM::CConvAttr", "mlir::Attribute", "$.is_a(\"llvm.cconv\")"),
    class("mlir::LLVM::LinkageAttr", "mlir::Attribute", "$.is_a(\"llvm.linkage\")"),
    class("mlir::LLVM::TailCallKindAttr", "mlir::Attribute", "$.is_a(\"llvm.tailcallkind\")"),
    class("mlir::gpu::AsyncTokenType", "mlir::Type", "$.is_a(\"gpu.async.token\")"),
    class("mlir::gpu::MMAMatrixType", "mlir::Type", "$.is_a(\"gpu.mma_matrix\")"),
    class("mlir::gpu::SparseDnTensorHandleType", "mlir::Type", "$.is_a(\"gpu.sparse.dntensor_handle\")"),
    class("mlir::gpu::SparseSpGEMMOpHandleType", "mlir::Type", "$.is_a(\"gpu.sparse.spgemmop_handle\")"),
    class("mlir::gpu::SparseSpMatHandleType", "mlir::Type", "$.is_a(\"gpu.sparse.spmat_handle\")"),
    class(
        "mlir::pdl::PDLType",
        "mlir::Type",
        "[\"pdl.attribute\", \"pdl.operation\", \"pdl.range\", \"pdl.type\", \"pdl.value\"].iter().any(|_name| $.is_a(_name))",
    ),
    class("mlir::ptr::PtrType", "mlir::Type", "$.is_a(\"ptr.ptr\")"),
    class(
        "mlir::quant::QuantizedType",
        "mlir::Type",
        "[\"quant.any\", \"quant.calibrated\", \"quant.uniform\"].iter().any(|_name| $.is_a(_name))",
    ),
    class(
        "mlir::sparse_tensor::StorageSpecifierType",
        "mlir::Type",
        "$.is_a(\"sparse_tensor.storage_specifier\")",
    ),
    class("mlir::spirv::ArrayType", "mlir::Type", "$.is_a(\"spirv.array\")"),
    class("mlir::spirv::CooperativeMatrixType", "mlir::Type", "$.is_a(\"spirv.coopmatrix\")"),
    class("mlir::spirv::ImageType", "mlir::Type", "$.is_a(\"spirv.image\")"),
    class("mlir::spirv::MatrixType", "mlir::Type", "$.is_a(\"spirv.matrix\")"),
    class("mlir::spirv::PointerType", "mlir::Type", "$.is_a(\"spirv.ptr\")"),
    class("mlir::spirv::RuntimeArrayType", "mlir::Type", "$.is_a(\"spirv.rtarray\")"),
    class("mlir::spirv::SampledImageType", "mlir::Type", "$.is_a(\"spirv.sampled_image\")"),
    class("mlir::spirv::StructType", "mlir::Type", "$.is_a(\"spirv.struct\")"),
    class("mlir::spirv::TensorArmType", "mlir::Type", "$.is_a(\"spirv.arm.tensor\")"),
    class("mlir::spirv::VerCapExtAttr", "mlir::Attribute", "$.is_a(\"spirv.vce\")"),
    class("mlir::tosa::shapeType", "mlir::Type", "$.is_a(\"tosa.shape\")"),
];

/// The name of a type or attribute in text, by its C++ class: `llvm.ptr` for `mlir::LLVM::LLVMPointerType`.
pub fn name_in_text(class: &str) -> Option<&'static str> {
    let row = DIALECT_CLASSES.iter().find(|row| row.path == class.trim_start_matches("::"))?;
    row.test.strip_prefix("$.is_a(\"")?.strip_suffix("\")")
}

/// Types that are built by parsing their text: the class, the text, and whether it may have a number, as in `!llvm.ptr<3>`.
const TYPE_TEXTS: &[(&str, &str, bool)] = &[
    ("mlir::LLVM::LLVMPointerType", "!llvm.ptr", true),
    ("mlir::LLVM::LLVMTokenType", "!llvm.token", false),
    ("mlir::LLVM::LLVMVoidType", "!llvm.void", false),
    ("mlir::gpu::AsyncTokenType", "!gpu.async.token", false),
    ("mlir::gpu::SparseDnTensorHandleType", "!gpu.sparse.dntensor_handle", false),
    ("mlir::gpu::SparseSpGEMMOpHandleType", "!gpu.sparse.spgemmop_handle", false),
    ("mlir::gpu::SparseSpMatHandleType", "!gpu.sparse.spmat_handle", false),
];

/// The text of a type of a class with these parameters. The number 0 is omitted.
pub(crate) fn type_text(class: &str, parameters: &[u128]) -> Option<String> {
    let (_, text, has_number) = TYPE_TEXTS.iter().find(|(path, ..)| *path == class)?;
    match (parameters, has_number) {
        ([], _) | ([0], true) => Some((*text).to_owned()),
        ([number], true) => Some(format!("{text}<{number}>")),
        _ => None,
    }
}

/// Member functions of the classes.
pub(crate) const DIALECT_MEMBERS: &[MemberRow] = &[
    member(
        "mlir::LLVM::LLVMPointerType",
        "unsigned",
        "getAddressSpace()",
        "u32::try_from($.unsigned_parameter(0)?).ok()?",
    ),
    member("mlir::ptr::PtrType", "mlir::Attribute", "getMemorySpace()", "$.attribute_parameter(0)?"),
    member("mlir::LLVM::LLVMStructType", "llvm::ArrayRef<mlir::Type>", "getBody()", "$.parameter_types()"),
    // Types with one type among their parameters.
    member("mlir::gpu::MMAMatrixType", "mlir::Type", "getElementType()", "$.only_type_parameter()?"),
    member(
        "mlir::spirv::CooperativeMatrixType",
        "mlir::Type",
        "getElementType()",
        "$.only_type_parameter()?",
    ),
    member("mlir::spirv::PointerType", "mlir::Type", "getPointeeType()", "$.only_type_parameter()?"),
    member("mlir::spirv::SampledImageType", "mlir::Type", "getImageType()", "$.only_type_parameter()?"),
];

/// The functions. A recursive one becomes a function in Rust, too.
pub(crate) const DEFINITIONS: &[Definition] = &[
    // Only `ptr.ptr` of the pointer-like types has neither metadata nor an element type.
    definition(
        "mlir::LLVM::isCompatibleOuterType(mlir::Type)",
        "llvm::isa<BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type, \
         mlir::LLVM::LLVMArrayType, mlir::LLVM::LLVMFunctionType, mlir::LLVM::LLVMLabelType, \
         mlir::LLVM::LLVMMetadataType, mlir::LLVM::LLVMPPCFP128Type, mlir::LLVM::LLVMPointerType, \
         mlir::LLVM::LLVMStructType, mlir::LLVM::LLVMTokenType, mlir::LLVM::LLVMTargetExtType, \
         mlir::LLVM::LLVMVoidType, mlir::LLVM::LLVMX86AMXType>($1) || $1.isSignlessInteger() || \
         (llvm::isa<VectorType>($1) && llvm::cast<VectorType>($1).getRank() == 1) || \
         mlir::LLVM::isCompatiblePtrType($1)",
    ),
    definition(
        "mlir::LLVM::isCompatiblePtrType(mlir::Type)",
        "llvm::isa<mlir::ptr::PtrType>($1) && \
         llvm::isa<mlir::LLVM::AddressSpaceAttr>(llvm::cast<mlir::ptr::PtrType>($1).getMemorySpace())",
    ),
    definition(
        "mlir::LLVM::isCompatibleVectorType(mlir::Type)",
        "llvm::isa<VectorType>($1) && llvm::cast<VectorType>($1).getRank() == 1 && \
         (llvm::cast<VectorType>($1).getElementType().isSignlessInteger() || \
         llvm::isa<BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type, \
         mlir::LLVM::LLVMPointerType>(llvm::cast<VectorType>($1).getElementType()) || \
         mlir::LLVM::isCompatiblePtrType(llvm::cast<VectorType>($1).getElementType()))",
    ),
    definition(
        "mlir::emitc::isSupportedEmitCType(mlir::Type)",
        "llvm::isa<emitc::OpaqueType>($1) || \
         (llvm::isa<emitc::PointerType>($1) && \
         emitc::isSupportedEmitCType(llvm::cast<emitc::PointerType>($1).getPointee())) || \
         (llvm::isa<emitc::ArrayType>($1) && \
         !llvm::isa<emitc::ArrayType>(llvm::cast<emitc::ArrayType>($1).getElementType()) && \
         emitc::isSupportedEmitCType(llvm::cast<emitc::ArrayType>($1).getElementType())) || \
         $1.isIndex() || emitc::isPointerWideType($1) || emitc::isSupportedIntegerType($1) || \
         emitc::isSupportedFloatType($1) || \
         (llvm::isa<TensorType>($1) && llvm::cast<TensorType>($1).hasStaticShape() && \
         !llvm::isa<emitc::ArrayType>(llvm::cast<TensorType>($1).getElementType()) && \
         emitc::isSupportedEmitCType(llvm::cast<TensorType>($1).getElementType())) || \
         (llvm::isa<TupleType>($1) && llvm::all_of(llvm::cast<TupleType>($1).getTypes(), \
         [](Type type) { return !llvm::isa<emitc::ArrayType>(type) && emitc::isSupportedEmitCType(type); }))",
    ),
    definition(
        "mlir::LLVM::isCompatibleFloatingPointType(mlir::Type)",
        "llvm::isa<BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type, \
         mlir::LLVM::LLVMPPCFP128Type>($1)",
    ),
    definition("mlir::LLVM::isScalableVectorType(mlir::Type)", "llvm::cast<VectorType>($1).isScalable()"),
    definition(
        "mlir::LLVM::getValAndBoolStructType(mlir::Type)",
        "mlir::LLVM::LLVMStructType::getLiteral($1.getContext(), {$1, IntegerType::get($1.getContext(), 1)})",
    ),
    definition(
        "mlir::spirv::getUnaryOpResultType(mlir::Type)",
        "llvm::isa<VectorType>($1) ? \
         VectorType::get({llvm::cast<VectorType>($1).getNumElements()}, IntegerType::get($1.getContext(), 1)) : \
         IntegerType::get($1.getContext(), 1)",
    ),
    definition(
        "mlir::pdl_interp::getGetValueTypeOpValueType(mlir::Type)",
        "llvm::isa<pdl::RangeType>($1) ? pdl::RangeType::get(pdl::ValueType::get($1.getContext())) : \
         pdl::ValueType::get($1.getContext())",
    ),
    definition(
        "mlir::emitc::isPointerWideType(mlir::Type)",
        "llvm::isa<emitc::PtrDiffTType, emitc::SignedSizeTType, emitc::SizeTType>($1)",
    ),
    definition(
        "mlir::emitc::isSupportedIntegerType(mlir::Type)",
        "$1.isInteger(1) || $1.isInteger(8) || $1.isInteger(16) || $1.isInteger(32) || $1.isInteger(64)",
    ),
    definition(
        "mlir::emitc::isSupportedFloatType(mlir::Type)",
        "$1.isF16() || $1.isBF16() || $1.isF32() || $1.isF64()",
    ),
    definition(
        "mlir::emitc::isIntegerIndexOrOpaqueType(mlir::Type)",
        "$1.isIndex() || llvm::isa<emitc::OpaqueType>($1) || emitc::isSupportedIntegerType($1) || \
         emitc::isPointerWideType($1)",
    ),
    definition(
        "mlir::smt::isAnySMTValueType(mlir::Type)",
        "llvm::isa<smt::ArrayType, smt::BitVectorType, smt::BoolType, smt::IntType, smt::SMTFuncType, smt::SortType>($1)",
    ),
    definition(
        "mlir::smt::isAnyNonFuncSMTValueType(mlir::Type)",
        "smt::isAnySMTValueType($1) && !llvm::isa<smt::SMTFuncType>($1)",
    ),
    definition("mlir::tosa::isa_tosa_shape_type(mlir::Type)", "llvm::isa<tosa::shapeType>($1)"),
];
