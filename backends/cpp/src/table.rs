//! The table of names: classes, members and functions of MLIR's C++, and the runtime's Rust for each.
//!
//! In the Rust column `$` is the object and `$1`, `$2` are the arguments. Types are spelled in C++; a value that can be null
//! is a `std::optional`.

/// A class of MLIR's core.
pub(crate) struct ClassRow {
    /// The C++ path.
    pub path: &'static str,
    /// The base class; empty for a root.
    pub base: &'static str,
    /// The test that an object of the root class is one of this class; empty for a root.
    pub test: &'static str,
}

/// A member function.
pub(crate) struct MemberRow {
    /// The C++ path of the class.
    pub class: &'static str,
    /// Name and parameter types.
    pub signature: &'static str,
    /// The result type.
    pub result: &'static str,
    /// The Rust expression.
    pub rust: &'static str,
}

impl MemberRow {
    /// Whether the member has this name and this number of parameters.
    pub(crate) fn is_call(&self, name: &str, arguments: usize) -> bool {
        let (own, parameters) = self.signature.split_once('(').unwrap_or_default();
        let parameters = parameters.trim_end_matches(')').split(',').filter(|text| !text.trim().is_empty());
        own == name && parameters.count() == arguments
    }
}

/// A free or static function.
pub(crate) struct FunctionRow {
    /// The C++ path and parameter types.
    pub signature: &'static str,
    /// The result type.
    pub result: &'static str,
    /// The Rust expression.
    pub rust: &'static str,
}

pub(crate) const fn class(path: &'static str, base: &'static str, test: &'static str) -> ClassRow {
    ClassRow { path, base, test }
}

pub(crate) const fn member(
    class: &'static str,
    result: &'static str,
    signature: &'static str,
    rust: &'static str,
) -> MemberRow {
    MemberRow { class, signature, result, rust }
}

const fn function(result: &'static str, signature: &'static str, rust: &'static str) -> FunctionRow {
    FunctionRow { signature, result, rust }
}

/// The classes. A base comes before the classes derived from it.
pub(crate) const CLASSES: &[ClassRow] = &[
    class("mlir::Type", "", ""),
    class("mlir::IntegerType", "mlir::Type", "$.is_any_integer()"),
    class("mlir::IndexType", "mlir::Type", "$.is_index()"),
    class("mlir::NoneType", "mlir::Type", "$.is_none()"),
    class("mlir::FloatType", "mlir::Type", "$.is_float()"),
    class("mlir::BFloat16Type", "mlir::FloatType", "$.is_bf16()"),
    class("mlir::Float16Type", "mlir::FloatType", "$.is_f16()"),
    class("mlir::Float32Type", "mlir::FloatType", "$.is_f32()"),
    class("mlir::Float64Type", "mlir::FloatType", "$.is_f64()"),
    class("mlir::Float80Type", "mlir::FloatType", "$.is_f80()"),
    class("mlir::Float128Type", "mlir::FloatType", "$.is_f128()"),
    class("mlir::FloatTF32Type", "mlir::FloatType", "$.is_tf32()"),
    class("mlir::Float8E5M2Type", "mlir::FloatType", "$.is_float_kind(::rtblgen_runtime::FloatKind::F8E5M2)"),
    class("mlir::Float8E4M3Type", "mlir::FloatType", "$.is_float_kind(::rtblgen_runtime::FloatKind::F8E4M3)"),
    class(
        "mlir::Float8E4M3FNType",
        "mlir::FloatType",
        "$.is_float_kind(::rtblgen_runtime::FloatKind::F8E4M3FN)",
    ),
    class(
        "mlir::Float8E5M2FNUZType",
        "mlir::FloatType",
        "$.is_float_kind(::rtblgen_runtime::FloatKind::F8E5M2FNUZ)",
    ),
    class(
        "mlir::Float8E4M3FNUZType",
        "mlir::FloatType",
        "$.is_float_kind(::rtblgen_runtime::FloatKind::F8E4M3FNUZ)",
    ),
    class(
        "mlir::Float8E4M3B11FNUZType",
        "mlir::FloatType",
        "$.is_float_kind(::rtblgen_runtime::FloatKind::F8E4M3B11FNUZ)",
    ),
    class("mlir::Float8E3M4Type", "mlir::FloatType", "$.is_float_kind(::rtblgen_runtime::FloatKind::F8E3M4)"),
    class(
        "mlir::Float4E2M1FNType",
        "mlir::FloatType",
        "$.is_float_kind(::rtblgen_runtime::FloatKind::F4E2M1FN)",
    ),
    class(
        "mlir::Float6E2M3FNType",
        "mlir::FloatType",
        "$.is_float_kind(::rtblgen_runtime::FloatKind::F6E2M3FN)",
    ),
    class(
        "mlir::Float6E3M2FNType",
        "mlir::FloatType",
        "$.is_float_kind(::rtblgen_runtime::FloatKind::F6E3M2FN)",
    ),
    class(
        "mlir::Float8E8M0FNUType",
        "mlir::FloatType",
        "$.is_float_kind(::rtblgen_runtime::FloatKind::F8E8M0FNU)",
    ),
    class("mlir::ComplexType", "mlir::Type", "$.is_complex()"),
    class("mlir::FunctionType", "mlir::Type", "$.is_function()"),
    class("mlir::TupleType", "mlir::Type", "$.is_tuple()"),
    class("mlir::ShapedType", "mlir::Type", "$.is_shaped()"),
    class("mlir::VectorType", "mlir::ShapedType", "$.is_vector()"),
    class("mlir::TensorType", "mlir::ShapedType", "$.is_tensor()"),
    class("mlir::RankedTensorType", "mlir::TensorType", "$.is_ranked_tensor()"),
    class("mlir::UnrankedTensorType", "mlir::TensorType", "$.is_unranked_tensor()"),
    class("mlir::BaseMemRefType", "mlir::ShapedType", "$.is_memref()"),
    class("mlir::MemRefType", "mlir::BaseMemRefType", "$.is_ranked_memref()"),
    class("mlir::UnrankedMemRefType", "mlir::BaseMemRefType", "$.is_unranked_memref()"),
    class("mlir::Attribute", "", ""),
    class("mlir::TypedAttr", "mlir::Attribute", "$.is_typed()"),
    class("mlir::UnitAttr", "mlir::Attribute", "$.is_unit()"),
    class("mlir::IntegerAttr", "mlir::TypedAttr", "$.is_integer()"),
    class("mlir::BoolAttr", "mlir::IntegerAttr", "$.is_bool()"),
    class("mlir::FloatAttr", "mlir::TypedAttr", "$.is_float()"),
    class("mlir::StringAttr", "mlir::TypedAttr", "$.is_string()"),
    class("mlir::ArrayAttr", "mlir::Attribute", "$.is_array()"),
    class("mlir::DictionaryAttr", "mlir::Attribute", "$.is_dictionary()"),
    class("mlir::TypeAttr", "mlir::Attribute", "$.is_type()"),
    class("mlir::SymbolRefAttr", "mlir::Attribute", "$.is_symbol_ref()"),
    class("mlir::FlatSymbolRefAttr", "mlir::SymbolRefAttr", "$.is_flat_symbol_ref()"),
    class("mlir::AffineMapAttr", "mlir::Attribute", "$.is_affine_map()"),
    class("mlir::IntegerSetAttr", "mlir::Attribute", "$.is_integer_set()"),
    class("mlir::LocationAttr", "mlir::Attribute", "$.is_location()"),
    class("mlir::ElementsAttr", "mlir::TypedAttr", "$.is_elements()"),
    class("mlir::DenseElementsAttr", "mlir::ElementsAttr", "$.is_dense_elements()"),
    class("mlir::DenseIntElementsAttr", "mlir::DenseElementsAttr", "$.is_dense_int_elements()"),
    class("mlir::DenseFPElementsAttr", "mlir::DenseElementsAttr", "$.is_dense_float_elements()"),
    class("mlir::DenseArrayAttr", "mlir::Attribute", "$.as_dense_array_len().is_some()"),
    class("mlir::DenseBoolArrayAttr", "mlir::DenseArrayAttr", "$.is_dense_array_of::<bool>()"),
    class("mlir::DenseI8ArrayAttr", "mlir::DenseArrayAttr", "$.is_dense_array_of::<i8>()"),
    class("mlir::DenseI16ArrayAttr", "mlir::DenseArrayAttr", "$.is_dense_array_of::<i16>()"),
    class("mlir::DenseI32ArrayAttr", "mlir::DenseArrayAttr", "$.is_dense_array_of::<i32>()"),
    class("mlir::DenseI64ArrayAttr", "mlir::DenseArrayAttr", "$.is_dense_array_of::<i64>()"),
    class("mlir::Value", "", ""),
    class("mlir::UseRange", "", ""),
    class("mlir::Operation", "", ""),
    class("mlir::Region", "", ""),
    class("mlir::Block", "", ""),
    class("mlir::MLIRContext", "", ""),
    class("mlir::Builder", "", ""),
    class("mlir::TypeID", "", ""),
    // `getType` of a builder: the type itself.
    class("mlir::VectorType::Builder", "", ""),
    class("llvm::ElementCount", "", ""),
    // In C++, builtin types implement these interfaces by external models.
    class(
        "mlir::bufferization::TensorLikeType",
        "mlir::Type",
        "($.is_tensor() || $.implements(\"::mlir::bufferization::TensorLikeType\"))",
    ),
    class(
        "mlir::bufferization::BufferLikeType",
        "mlir::Type",
        "($.is_memref() || $.implements(\"::mlir::bufferization::BufferLikeType\"))",
    ),
];

/// The number of sizes that are not known.
const NUM_DYNAMIC_DIMS: &str = "($.shape().iter().copied().filter(|_size| *_size < 0).count() as i64)";

/// The member functions.
pub(crate) const MEMBERS: &[MemberRow] = &[
    // Types of any kind.
    member("mlir::Type", "bool", "isInteger()", "$.is_any_integer()"),
    member("mlir::Type", "bool", "isInteger(unsigned)", "$.is_integer($1)"),
    member("mlir::Type", "bool", "isSignlessInteger()", "$.is_any_signless_integer()"),
    member("mlir::Type", "bool", "isSignlessInteger(unsigned)", "$.is_signless_integer($1)"),
    member("mlir::Type", "bool", "isSignedInteger()", "$.is_any_signed_integer()"),
    member("mlir::Type", "bool", "isSignedInteger(unsigned)", "$.is_signed_integer($1)"),
    member("mlir::Type", "bool", "isUnsignedInteger()", "$.is_any_unsigned_integer()"),
    member("mlir::Type", "bool", "isUnsignedInteger(unsigned)", "$.is_unsigned_integer($1)"),
    member("mlir::Type", "bool", "isIndex()", "$.is_index()"),
    member("mlir::Type", "bool", "isBF16()", "$.is_bf16()"),
    member("mlir::Type", "bool", "isF16()", "$.is_f16()"),
    member("mlir::Type", "bool", "isTF32()", "$.is_tf32()"),
    member("mlir::Type", "bool", "isF32()", "$.is_f32()"),
    member("mlir::Type", "bool", "isF64()", "$.is_f64()"),
    member("mlir::Type", "bool", "isF80()", "$.is_f80()"),
    member("mlir::Type", "bool", "isF128()", "$.is_f128()"),
    member("mlir::Type", "bool", "isFloat()", "$.is_float()"),
    member("mlir::Type", "bool", "isSignlessIntOrIndex()", "$.is_signless_int_or_index()"),
    member("mlir::Type", "bool", "isIntOrIndex()", "$.is_int_or_index()"),
    member("mlir::Type", "bool", "isIntOrFloat()", "$.is_int_or_float()"),
    member("mlir::Type", "bool", "isIntOrIndexOrFloat()", "$.is_int_or_index_or_float()"),
    member("mlir::Type", "unsigned", "getIntOrFloatBitWidth()", "$.int_or_float_bit_width()?"),
    member("mlir::IntegerType", "unsigned", "getWidth()", "$.int_or_float_bit_width()?"),
    member("mlir::FloatType", "unsigned", "getWidth()", "$.int_or_float_bit_width()?"),
    member("mlir::IntegerType", "bool", "isSignless()", "$.is_any_signless_integer()"),
    member("mlir::IntegerType", "bool", "isSigned()", "$.is_any_signed_integer()"),
    member("mlir::IntegerType", "bool", "isUnsigned()", "$.is_any_unsigned_integer()"),
    member("mlir::Type", "mlir::MLIRContext", "getContext()", "$.context()"),
    member("mlir::Type", "mlir::TypeID", "getTypeID()", "$.kind_id()"),
    // Shaped types.
    member("mlir::ShapedType", "mlir::ShapedType", "clone(mlir::Type)", "$.with_element_type($1)"),
    member(
        "mlir::VectorType",
        "bool",
        "allDimsScalable()",
        "$.scalable_dims().iter().all(|_scalable| *_scalable)",
    ),
    member("mlir::ShapedType", "mlir::Type", "getElementType()", "$.element_type()"),
    member("mlir::ShapedType", "bool", "hasRank()", "$.has_rank()"),
    member("mlir::ShapedType", "int64_t", "getRank()", "($.rank()? as i64)"),
    member("mlir::ShapedType", "llvm::ArrayRef<int64_t>", "getShape()", "$.ranked_shape()?"),
    member("mlir::ShapedType", "bool", "hasStaticShape()", "$.has_static_shape()"),
    member("mlir::ShapedType", "int64_t", "getNumElements()", "$.num_elements()?"),
    member("mlir::ShapedType", "bool", "isDynamicDim(unsigned)", "(*$.shape().get($1 as usize)? < 0)"),
    member("mlir::ShapedType", "int64_t", "getNumDynamicDims()", NUM_DYNAMIC_DIMS),
    member("mlir::ShapedType", "int64_t", "getDimSize(unsigned)", "*$.shape().get($1 as usize)?"),
    member(
        "mlir::ShapedType",
        "unsigned",
        "getElementTypeBitWidth()",
        "$.element_type().int_or_float_bit_width()?",
    ),
    member("mlir::VectorType", "llvm::ArrayRef<bool>", "getScalableDims()", "$.scalable_dims()"),
    member(
        "mlir::VectorType",
        "mlir::VectorType",
        "cloneWith(std::optional<llvm::ArrayRef<int64_t>>, mlir::Type)",
        "::rtblgen_runtime::support::scalable_vector($1.as_ref().map_or($.shape(), |_shape| &_shape[..]), $.scalable_dims(), $2)?",
    ),
    member(
        "mlir::VectorType::Builder",
        "mlir::VectorType::Builder",
        "dropDim(unsigned)",
        "$.vector_without_dim($1)?",
    ),
    member(
        "mlir::VectorType::Builder",
        "mlir::VectorType::Builder",
        "setDim(unsigned, int64_t)",
        "$.vector_with_dim($1, $2)?",
    ),
    member(
        "mlir::VectorType::Builder",
        "mlir::VectorType::Builder",
        "setShape(llvm::ArrayRef<int64_t>)",
        "$.vector_with_shape(&$1)?",
    ),
    member("llvm::ElementCount", "unsigned", "getKnownMinValue()", "($.minimum() as u32)"),
    member(
        "mlir::VectorType",
        "mlir::VectorType",
        "scaleElementBitwidth(unsigned)",
        "$.with_scaled_elements($1)?",
    ),
    member(
        "mlir::VectorType::Builder",
        "mlir::VectorType::Builder",
        "setElementType(mlir::Type)",
        "$.with_element_type($1)",
    ),
    member("mlir::VectorType", "bool", "isScalable()", "$.is_scalable_vector()"),
    member("mlir::MemRefType", "bool", "isStrided()", "$.is_strided_memref()"),
    member("mlir::RankedTensorType", "std::optional<mlir::Attribute>", "getEncoding()", "$.encoding()"),
    member("mlir::BaseMemRefType", "std::optional<mlir::Attribute>", "getMemorySpace()", "$.memory_space()"),
    // Other built-in types.
    member("mlir::ComplexType", "mlir::Type", "getElementType()", "$.element_type()"),
    member("mlir::FunctionType", "llvm::ArrayRef<mlir::Type>", "getInputs()", "$.function_signature()?.0"),
    member("mlir::FunctionType", "llvm::ArrayRef<mlir::Type>", "getResults()", "$.function_signature()?.1"),
    member("mlir::FunctionType", "unsigned", "getNumInputs()", "($.function_signature()?.0.len() as u32)"),
    member("mlir::FunctionType", "unsigned", "getNumResults()", "($.function_signature()?.1.len() as u32)"),
    member("mlir::TupleType", "llvm::ArrayRef<mlir::Type>", "getTypes()", "$.tuple_types()"),
    member("mlir::TupleType", "size_t", "size()", "($.tuple_types().len() as u64)"),
    // Attributes.
    member("mlir::TypedAttr", "mlir::Type", "getType()", "$.own_type()"),
    member("mlir::BoolAttr", "bool", "getValue()", "$.bool_value()"),
    member("mlir::IntegerAttr", "llvm::APInt", "getValue()", "$"),
    member("mlir::IntegerAttr", "int64_t", "getInt()", "$.as_signless_i64()?"),
    member("mlir::IntegerAttr", "int64_t", "getSInt()", "$.as_signed_i64()?"),
    member("mlir::IntegerAttr", "uint64_t", "getUInt()", "$.as_unsigned_u64()?"),
    member("mlir::StringAttr", "llvm::StringRef", "getValue()", "$.string_value()"),
    member("mlir::StringAttr", "llvm::StringRef", "str()", "$.string_value()"),
    member("mlir::StringAttr", "llvm::StringRef", "strref()", "$.string_value()"),
    member("mlir::StringAttr", "size_t", "size()", "($.string_value().len() as u64)"),
    member("mlir::StringAttr", "bool", "empty()", "$.string_value().is_empty()"),
    member("mlir::ArrayAttr", "llvm::ArrayRef<mlir::Attribute>", "getValue()", "$.array_value()"),
    member("mlir::ArrayAttr", "size_t", "size()", "($.array_value().len() as u64)"),
    member("mlir::ArrayAttr", "bool", "empty()", "$.array_value().is_empty()"),
    member("mlir::TypeAttr", "mlir::Type", "getValue()", "$.type_value()"),
    member("mlir::SymbolRefAttr", "llvm::StringRef", "getRootReference()", "$.symbol_root()"),
    member("mlir::DenseArrayAttr", "int64_t", "size()", "($.dense_array_len() as i64)"),
    member("mlir::DenseArrayAttr", "bool", "empty()", "($.dense_array_len() == 0)"),
    member("mlir::ElementsAttr", "mlir::ShapedType", "getType()", "$.own_type()"),
    member("mlir::ElementsAttr", "mlir::ShapedType", "getShapedType()", "$.own_type()"),
    member("mlir::ElementsAttr", "mlir::Type", "getElementType()", "$.own_type().element_type()"),
    member(
        "mlir::DenseI32ArrayAttr",
        "llvm::ArrayRef<int32_t>",
        "asArrayRef()",
        "$.dense_array_value::<i32>()",
    ),
    member(
        "mlir::DenseI64ArrayAttr",
        "llvm::ArrayRef<int64_t>",
        "asArrayRef()",
        "$.dense_array_value::<i64>()",
    ),
    member(
        "mlir::DenseElementsAttr",
        "mlir::DenseElementsAttr",
        "reshape(mlir::ShapedType)",
        "::rtblgen_runtime::Attribute::from($.cast::<::rtblgen_runtime::DenseElementsAttr<'_>>()?.reshape(\
         Some($1).filter(|_shaped| _shaped.num_elements() == $.own_type().num_elements() \
         && _shaped.element_type_or_self() == $.own_type().element_type_or_self())?))",
    ),
    // `APInt`: in Rust the attribute is used in its place.
    member("llvm::APInt", "bool", "isNegative()", "$.ap_int()?.is_negative()?"),
    member("llvm::APInt", "bool", "isNonNegative()", "!$.ap_int()?.is_negative()?"),
    member("llvm::APInt", "bool", "isStrictlyPositive()", "$.ap_int()?.is_strictly_positive()?"),
    member("llvm::APInt", "bool", "isNonPositive()", "!$.ap_int()?.is_strictly_positive()?"),
    member("llvm::APInt", "bool", "isZero()", "$.ap_int()?.is(0)"),
    member("llvm::APInt", "bool", "isOne()", "$.ap_int()?.is(1)"),
    member("llvm::APInt", "bool", "isAllOnes()", "$.ap_int()?.is_all_ones()"),
    member("llvm::APInt", "bool", "isPowerOf2()", "$.ap_int()?.is_power_of_two()?"),
    member("llvm::APInt", "unsigned", "getBitWidth()", "$.ap_int()?.width()"),
    member("llvm::APInt", "int64_t", "getSExtValue()", "$.ap_int()?.as_i64()?"),
    member("llvm::APInt", "uint64_t", "getZExtValue()", "$.ap_int()?.as_u64()?"),
    member("llvm::APInt", "uint64_t", "urem(uint64_t)", "$.ap_int()?.as_u64()?.checked_rem($1)?"),
    member("llvm::APInt", "uint64_t", "udiv(uint64_t)", "$.ap_int()?.as_u64()?.checked_div($1)?"),
    member("llvm::APInt", "int64_t", "srem(int64_t)", "$.ap_int()?.as_i64()?.checked_rem($1)?"),
    member("llvm::APInt", "bool", "ult(uint64_t)", "($.ap_int()?.as_u64()? < $1)"),
    member("llvm::APInt", "bool", "ule(uint64_t)", "($.ap_int()?.as_u64()? <= $1)"),
    member("llvm::APInt", "bool", "ugt(uint64_t)", "($.ap_int()?.as_u64()? > $1)"),
    member("llvm::APInt", "bool", "uge(uint64_t)", "($.ap_int()?.as_u64()? >= $1)"),
    member("llvm::APInt", "bool", "slt(int64_t)", "($.ap_int()?.as_i64()? < $1)"),
    member("llvm::APInt", "bool", "sle(int64_t)", "($.ap_int()?.as_i64()? <= $1)"),
    member("llvm::APInt", "bool", "sgt(int64_t)", "($.ap_int()?.as_i64()? > $1)"),
    member("llvm::APInt", "bool", "sge(int64_t)", "($.ap_int()?.as_i64()? >= $1)"),
    member("llvm::APInt", "bool", "eq(llvm::APInt)", "$.ap_int()?.equals(&$1.ap_int()?)?"),
    member("llvm::APInt", "bool", "ne(llvm::APInt)", "!$.ap_int()?.equals(&$1.ap_int()?)?"),
    member("mlir::Attribute", "mlir::MLIRContext", "getContext()", "$.context()"),
    // Builders.
    member("mlir::Builder", "mlir::MLIRContext", "getContext()", "$.context()"),
    member("mlir::Builder", "mlir::IndexType", "getIndexType()", "$.context().index_type()"),
    member("mlir::Builder", "mlir::NoneType", "getNoneType()", "$.context().none_type()"),
    member("mlir::Builder", "mlir::FloatType", "getBF16Type()", "$.context().bf16_type()"),
    member("mlir::Builder", "mlir::FloatType", "getF16Type()", "$.context().f16_type()"),
    member("mlir::Builder", "mlir::FloatType", "getF32Type()", "$.context().f32_type()"),
    member("mlir::Builder", "mlir::FloatType", "getF64Type()", "$.context().f64_type()"),
    member("mlir::Builder", "mlir::IntegerType", "getI1Type()", "$.context().integer_type(1)"),
    member("mlir::Builder", "mlir::IntegerType", "getI8Type()", "$.context().integer_type(8)"),
    member("mlir::Builder", "mlir::IntegerType", "getI16Type()", "$.context().integer_type(16)"),
    member("mlir::Builder", "mlir::IntegerType", "getI32Type()", "$.context().integer_type(32)"),
    member("mlir::Builder", "mlir::IntegerType", "getI64Type()", "$.context().integer_type(64)"),
    member(
        "mlir::Builder",
        "mlir::ArrayAttr",
        "getI32ArrayAttr(llvm::ArrayRef<int32_t>)",
        "$.context().array_attr(&$1.iter().map(|_number| $.context().i32_attr(*_number)).collect::<Vec<_>>())",
    ),
    member("mlir::Builder", "mlir::IntegerType", "getIntegerType(unsigned)", "$.context().integer_type($1)"),
    member(
        "mlir::Builder",
        "mlir::IntegerType",
        "getIntegerType(unsigned, bool)",
        "if $2 { $.context().signed_integer_type($1) } else { $.context().unsigned_integer_type($1) }",
    ),
    member(
        "mlir::Builder",
        "mlir::ArrayAttr",
        "getArrayAttr(llvm::ArrayRef<mlir::Attribute>)",
        "$.context().array_attr(&$1)",
    ),
    member("mlir::Builder", "mlir::TypedAttr", "getZeroAttr(mlir::Type)", "$.context().zero_attr($1)?"),
    member("mlir::Builder", "mlir::UnitAttr", "getUnitAttr()", "$.context().unit_attr()"),
    member("mlir::Builder", "mlir::BoolAttr", "getBoolAttr(bool)", "$.context().bool_attr($1)"),
    member(
        "mlir::Builder",
        "mlir::StringAttr",
        "getStringAttr(llvm::StringRef)",
        "$.context().string_attr($1)",
    ),
    member("mlir::Builder", "mlir::IntegerAttr", "getI32IntegerAttr(int32_t)", "$.context().i32_attr($1)"),
    member("mlir::Builder", "mlir::IntegerAttr", "getI64IntegerAttr(int64_t)", "$.context().i64_attr($1)"),
    member("mlir::Builder", "mlir::IntegerAttr", "getIndexAttr(int64_t)", "$.context().index_attr($1)"),
    // In C++ the type of a number attribute must be a number type, by an assertion. Here another type has no result.
    member(
        "mlir::Builder",
        "mlir::IntegerAttr",
        "getIntegerAttr(mlir::IntegerType, int64_t)",
        "$.context().integer_attr($1, $2 as i128)",
    ),
    member(
        "mlir::Builder",
        "mlir::IntegerAttr",
        "getIntegerAttr(mlir::IndexType, int64_t)",
        "$.context().integer_attr($1, $2 as i128)",
    ),
    member(
        "mlir::Builder",
        "mlir::IntegerAttr",
        "getIntegerAttr(mlir::Type, int64_t)",
        "$.context().integer_attr(Some($1).filter(|_ty| _ty.is_int_or_index())?, $2 as i128)",
    ),
    member(
        "mlir::Builder",
        "mlir::FloatAttr",
        "getFloatAttr(mlir::FloatType, double)",
        "$.context().float_attr($1, $2)",
    ),
    member(
        "mlir::Builder",
        "mlir::FloatAttr",
        "getFloatAttr(mlir::Type, double)",
        "$.context().float_attr(Some($1).filter(|_ty| _ty.is_float())?, $2)",
    ),
    // Values and operations.
    member("mlir::Value", "mlir::Type", "getType()", "$.ty()"),
    member("mlir::Value", "bool", "use_empty()", "$.use_empty()"),
    member("mlir::Value", "bool", "hasOneUse()", "$.has_one_use()"),
    member("mlir::Value", "mlir::UseRange", "getUses()", "$"),
    member("mlir::UseRange", "bool", "empty()", "$.use_empty()"),
    member("mlir::Operation", "unsigned", "getNumOperands()", "($.operand_count() as u32)"),
    member("mlir::Operation", "mlir::OperandRange", "getOperands()", "$.operands().collect::<Vec<_>>()"),
    member("mlir::Operation", "mlir::ResultRange", "getResults()", "$.results().collect::<Vec<_>>()"),
    member("mlir::Operation", "unsigned", "getNumResults()", "($.result_count() as u32)"),
    member("mlir::Operation", "mlir::Value", "getOperand(unsigned)", "$.operands().nth($1 as usize)?"),
    member("mlir::Operation", "mlir::Value", "getResult(unsigned)", "$.results().nth($1 as usize)?"),
    member(
        "mlir::Operation",
        "std::optional<mlir::Attribute>",
        "getAttr(llvm::StringRef)",
        "$.attribute($1)",
    ),
    member("mlir::Operation", "bool", "hasAttr(llvm::StringRef)", "$.attribute($1).is_some()"),
    member("mlir::Operation", "bool", "use_empty()", "$.use_empty()"),
    member("mlir::Region", "bool", "empty()", "$.is_empty()"),
    member("mlir::Region", "bool", "hasOneBlock()", "($.block_count() == 1)"),
    member("mlir::Block", "bool", "isEntryBlock()", "$.is_entry()"),
    member("mlir::Block", "unsigned", "getNumArguments()", "($.argument_count() as u32)"),
];

/// Members of the runtime's Rust. Stock C++ contains them where our library replaces a file of MLIR's core.
pub(crate) const LIBRARY_MEMBERS: &[MemberRow] = &[
    member("mlir::Builder", "mlir::MLIRContext", "context()", "$.context()"),
    member("mlir::MLIRContext", "mlir::IntegerType", "integer_type(unsigned)", "$.integer_type($1)"),
    member("mlir::MLIRContext", "mlir::IndexType", "index_type()", "$.index_type()"),
    member(
        "mlir::MLIRContext",
        "mlir::FloatType",
        "float_type(rtblgen_runtime::FloatKind)",
        "$.float_type($1)",
    ),
    member("mlir::Type", "bool", "implements(llvm::StringRef)", "$.implements($1)"),
    member("mlir::Attribute", "bool", "implements(llvm::StringRef)", "$.implements($1)"),
    member("mlir::Type", "mlir::Type", "element_type_or_self()", "$.element_type_or_self()"),
    member("mlir::Value", "mlir::Type", "ty()", "$.ty()"),
    member("mlir::Value", "mlir::Type", "single_type()", "$.single_type()"),
    member("mlir::Type", "llvm::ArrayRef<int64_t>", "shape()", "$.shape()"),
    member("mlir::Type", "mlir::Type", "into()", "$"),
    member("mlir::Operation", "mlir::Value", "operand(size_t)", "$.operand($1)"),
    member("mlir::Operation", "mlir::Value", "result(size_t)", "$.result($1)"),
];

/// Member functions of lists with any elements; the result `E` is the element's type, `L` is a list of it.
pub(crate) const LIST_MEMBERS: &[(&str, &str, &str)] = &[
    ("size", "size_t", "($.len() as u64)"),
    ("empty", "bool", "$.is_empty()"),
    ("drop_back", "L", "$.split_last()?.1"),
    ("drop_front", "L", "$.split_first()?.1"),
    ("front", "E", "*$.first()?"),
    ("back", "E", "*$.last()?"),
];

/// Free and static functions.
pub(crate) const FUNCTIONS: &[FunctionRow] = &[
    function("bool", "llvm::hasNItems(mlir::Region, unsigned)", "($1.block_count() == $2 as usize)"),
    function("bool", "llvm::hasNItemsOrMore(mlir::Region, unsigned)", "($1.block_count() >= $2 as usize)"),
    function("bool", "llvm::hasNItemsOrLess(mlir::Region, unsigned)", "($1.block_count() <= $2 as usize)"),
    function("bool", "llvm::isPowerOf2_64(uint64_t)", "($1 as u64).is_power_of_two()"),
    function("bool", "llvm::isPowerOf2_32(unsigned)", "($1 as u64).is_power_of_two()"),
    function("int64_t", "std::abs(int64_t)", "($1 as i64).checked_abs()?"),
    function("mlir::Type", "mlir::getElementTypeOrSelf(mlir::Type)", "$1.element_type_or_self()"),
    function("mlir::Type", "mlir::getElementTypeOrSelf(mlir::Value)", "$1.ty().element_type_or_self()"),
    function("mlir::Type", "mlir::getElementTypeOrSelf(mlir::Attribute)", "$1.ty()?.element_type_or_self()"),
    function(
        "mlir::Type",
        "getI1SameShape(mlir::Type)",
        "match $1.is_shaped() { true => $1.with_element_type($1.context().integer_type(1)), \
         false => $1.context().integer_type(1) }",
    ),
    function(
        "mlir::IntegerType",
        "mlir::IntegerType::get(mlir::MLIRContext, unsigned)",
        "$1.integer_type($2)",
    ),
    function("mlir::IndexType", "mlir::IndexType::get(mlir::MLIRContext)", "$1.index_type()"),
    function(
        "mlir::TupleType",
        "mlir::TupleType::get(mlir::MLIRContext, llvm::ArrayRef<mlir::Type>)",
        "$1.tuple_type(&$2)",
    ),
    function(
        "mlir::TupleType",
        "mlir::TupleType::get(mlir::MLIRContext, mlir::Type)",
        "$1.tuple_type(&[$2])",
    ),
    function("mlir::NoneType", "mlir::NoneType::get(mlir::MLIRContext)", "$1.none_type()"),
    function(
        "mlir::LLVM::LLVMStructType",
        "mlir::LLVM::LLVMStructType::getLiteral(mlir::MLIRContext, llvm::ArrayRef<mlir::Type>)",
        "::rtblgen_runtime::support::type_of_types($1, \"llvm.struct\", \"(\", &$2, \")\")",
    ),
    function(
        "mlir::pdl::PDLType",
        "mlir::pdl::RangeType::get(mlir::Type)",
        "::rtblgen_runtime::support::type_of_types($1.context(), \"pdl.range\", \"\", &[$1], \"\")",
    ),
    function(
        "llvm::ElementCount",
        "mlir::LLVM::getVectorNumElements(mlir::Type)",
        "::rtblgen_runtime::support::vector_element_count($1)?",
    ),
    function(
        "bool",
        "mlir::bufferization::detail::typesMatchAfterBufferization(mlir::Operation, mlir::Value, mlir::Value)",
        "::rtblgen_runtime::support::same_shape_and_elements($2.ty(), $3.ty())?",
    ),
    function("mlir::FloatType", "mlir::BFloat16Type::get(mlir::MLIRContext)", "$1.bf16_type()"),
    function("mlir::FloatType", "mlir::Float16Type::get(mlir::MLIRContext)", "$1.f16_type()"),
    function("mlir::FloatType", "mlir::Float32Type::get(mlir::MLIRContext)", "$1.f32_type()"),
    function("mlir::FloatType", "mlir::Float64Type::get(mlir::MLIRContext)", "$1.f64_type()"),
    function(
        "mlir::VectorType",
        "mlir::VectorType::get(llvm::ArrayRef<int64_t>, mlir::Type)",
        "$2.context().vector_type(&$1, $2)",
    ),
    function(
        "mlir::VectorType",
        "mlir::VectorType::get(llvm::ArrayRef<int64_t>, mlir::Type, llvm::ArrayRef<bool>)",
        "::rtblgen_runtime::support::scalable_vector(&$1, &$3, $2)?",
    ),
    function("mlir::VectorType::Builder", "mlir::VectorType::Builder(mlir::VectorType)", "$1"),
    function("mlir::VectorType", "mlir::VectorType(mlir::VectorType::Builder)", "$1"),
    function(
        "mlir::RankedTensorType",
        "mlir::RankedTensorType::get(llvm::ArrayRef<int64_t>, mlir::Type)",
        "$2.context().ranked_tensor_type(&$1, $2, None)",
    ),
    function("mlir::BoolAttr", "mlir::BoolAttr::get(mlir::MLIRContext, bool)", "$1.bool_attr($2)"),
    function("mlir::UnitAttr", "mlir::UnitAttr::get(mlir::MLIRContext)", "$1.unit_attr()"),
    function(
        "mlir::StringAttr",
        "mlir::StringAttr::get(mlir::MLIRContext, llvm::StringRef)",
        "$1.string_attr($2)",
    ),
    function("mlir::TypeAttr", "mlir::TypeAttr::get(mlir::Type)", "$1.context().type_attr($1)"),
    function(
        "mlir::IntegerAttr",
        "mlir::IntegerAttr::get(mlir::IntegerType, int64_t)",
        "$1.context().integer_attr($1, $2 as i128)",
    ),
    function(
        "mlir::IntegerAttr",
        "mlir::IntegerAttr::get(mlir::IndexType, int64_t)",
        "$1.context().integer_attr($1, $2 as i128)",
    ),
    function(
        "mlir::IntegerAttr",
        "mlir::IntegerAttr::get(mlir::Type, int64_t)",
        "$1.context().integer_attr(Some($1).filter(|_ty| _ty.is_int_or_index())?, $2 as i128)",
    ),
];

/// Float types that are built by class: `$_builder.getType<Float8E5M2Type>()`; the `FloatKind` of each.
pub(crate) const FLOAT_KINDS: &[(&str, &str)] = &[
    ("mlir::BFloat16Type", "BF16"),
    ("mlir::Float16Type", "F16"),
    ("mlir::FloatTF32Type", "TF32"),
    ("mlir::Float32Type", "F32"),
    ("mlir::Float64Type", "F64"),
    ("mlir::Float80Type", "F80"),
    ("mlir::Float128Type", "F128"),
    ("mlir::Float8E5M2Type", "F8E5M2"),
    ("mlir::Float8E4M3Type", "F8E4M3"),
    ("mlir::Float8E4M3FNType", "F8E4M3FN"),
    ("mlir::Float8E5M2FNUZType", "F8E5M2FNUZ"),
    ("mlir::Float8E4M3FNUZType", "F8E4M3FNUZ"),
    ("mlir::Float8E4M3B11FNUZType", "F8E4M3B11FNUZ"),
    ("mlir::Float8E3M4Type", "F8E3M4"),
    ("mlir::Float4E2M1FNType", "F4E2M1FN"),
    ("mlir::Float6E2M3FNType", "F6E2M3FN"),
    ("mlir::Float6E3M2FNType", "F6E3M2FN"),
    ("mlir::Float8E8M0FNUType", "F8E8M0FNU"),
];
