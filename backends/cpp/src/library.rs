//! Names of C++, LLVM and MLIR. They are not user functions.

#[cfg(test)]
mod tests;

/// Whether the path of a function or class starts with a name of C++, LLVM or MLIR. This holds for dialects in namespace `mlir`
/// too, such as `mlir::box::open`.
///
/// ```
/// assert!(rtblgen_cpp::is_library_name("llvm::to_vector"));
/// assert!(rtblgen_cpp::is_library_name("APInt"));
/// assert!(rtblgen_cpp::is_library_name("AffineMap::get"));
/// assert!(!rtblgen_cpp::is_library_name("makeLabel"));
/// ```
pub fn is_library_name(path: &str) -> bool {
    let first = path.split("::").next().unwrap_or_default();
    ["std", "llvm", "mlir"].contains(&first) || KEYWORDS.contains(&first) || NAMES.contains(&first)
}

/// Keywords of C++ that an expression may begin with.
const KEYWORDS: &[&str] = &[
    "alignof",
    "const_cast",
    "decltype",
    "delete",
    "dynamic_cast",
    "new",
    "noexcept",
    "reinterpret_cast",
    "sizeof",
    "typeid",
];

/// Names that `mlir/Support/LLVM.h` imports into namespace `mlir`, and names of `mlir/IR` and `mlir/Dialect/Utils`. The tests
/// compare the list with the headers.
const NAMES: &[&str] = &[
    "APFloat",
    "APInt",
    "APSInt",
    "AffineBinaryOpExpr",
    "AffineConstantExpr",
    "AffineDimExpr",
    "AffineExpr",
    "AffineMap",
    "AffineSymbolExpr",
    "ArrayRef",
    "AsmState",
    "AttrTypeReplacer",
    "BitVector",
    "Block",
    "BlockArgument",
    "Builder",
    "CallSiteLoc",
    "DenseMap",
    "DenseMapInfo",
    "DenseSet",
    "DynamicAPInt",
    "FailureOr",
    "FileLineColLoc",
    "FusedLoc",
    "IRMapping",
    "IRRewriter",
    "ImplicitLocOpBuilder",
    "IntegerSet",
    "Location",
    "LogicalResult",
    "MutableArrayRef",
    "MutableOperandRange",
    "NameLoc",
    "NamedAttrList",
    "NamedAttribute",
    "OpBuilder",
    "OpFoldResult",
    "OpOperand",
    "OpResult",
    "OpaqueLoc",
    "OperationName",
    "OperationState",
    "ParseResult",
    "PatternRewriter",
    "PointerUnion",
    "Region",
    "SMLoc",
    "SMRange",
    "SetVector",
    "SmallPtrSet",
    "SmallPtrSetImpl",
    "SmallString",
    "SmallVector",
    "SmallVectorImpl",
    "StringLiteral",
    "StringRef",
    "StringSet",
    "StringSwitch",
    "TinyPtrVector",
    "Twine",
    "TypeID",
    "TypeSwitch",
    "UnknownLoc",
    "cast",
    "cast_if_present",
    "cast_or_null",
    "dyn_cast",
    "dyn_cast_if_present",
    "dyn_cast_or_null",
    "emitError",
    "failed",
    "failure",
    "function_ref",
    "getAffineConstantExpr",
    "getAffineDimExpr",
    "getAffineSymbolExpr",
    "getAsOpFoldResult",
    "getConstantIntValue",
    "getElementTypeOrSelf",
    "isa",
    "isa_and_nonnull",
    "isa_and_present",
    "iterator_range",
    "matchPattern",
    "raw_ostream",
    "succeeded",
    "success",
];
