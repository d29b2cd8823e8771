//! Names of C++, LLVM and MLIR that no table translates.

/// Whether a function or class is one of C++, LLVM or MLIR by its name. Names of dialects' namespaces, such as
/// `mlir::box::open`, are among them.
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

/// Keywords of C++ that look like functions.
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

/// What `mlir/Support/LLVM.h` imports into namespace `mlir`, and classes and functions of `mlir/IR`.
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
    "SetVector",
    "SmallPtrSet",
    "SmallString",
    "SmallVector",
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
    "matchPattern",
    "succeeded",
    "success",
];
