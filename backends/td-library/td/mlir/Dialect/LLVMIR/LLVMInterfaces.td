//===- LLVMInterfaces.td - what operations of LLVM IR have in common ------===//

#ifndef LLVMIR_INTERFACES
#define LLVMIR_INTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

class _LLVMInterface<string name> : OpInterface<name> {
  let cppNamespace = "::mlir::LLVM";
}

// Whether an attribute that is a flag is there.
class _HasFlag<string method, string attribute>
    : InterfaceMethod<"Whether the flag is set.", "bool", method, (ins), "",
                      "$_op.op().attribute(ir, \"" # attribute #
                      "\").is_some()">;
class _AttributeOf<string type, string method, string attribute>
    : InterfaceMethod<"The attribute, if it is there.",
                      "Option<" # type # "<'c>>", method, (ins), "",
                      "$_op.op().attribute(ir, \"" # attribute # "\")?.cast()">;
class _NameOf<string method, string attribute>
    : StaticInterfaceMethod<"The name of the attribute.", "&'static str",
                            method, (ins), "", "\"" # attribute # "\"">;

//===- Flags --------------------------------------------------------------===//

def FastmathFlagsInterface : _LLVMInterface<"FastmathFlagsInterface"> {
  let description =
      "A floating point operation that says what an optimizer may assume of it.";
  let methods = [
    _AttributeOf<"FastmathFlagsAttr", "getFastmathAttr", "fastmathFlags">,
    _NameOf<"getFastmathAttrName", "fastmathFlags">
  ];
}
def IntegerOverflowFlagsInterface
    : _LLVMInterface<"IntegerOverflowFlagsInterface"> {
  let description = "An operation whose overflow may be poison.";
  let methods = [
    InterfaceMethod<"Whether an unsigned overflow is poison.", "bool",
                    "hasNoUnsignedWrap", (ins), "",
                    "overflow_flags_of(ir, $_op.op()).contains(IntegerOverflowFlags::NUW)">,
    InterfaceMethod<"Whether a signed overflow is poison.", "bool",
                    "hasNoSignedWrap", (ins), "",
                    "overflow_flags_of(ir, $_op.op()).contains(IntegerOverflowFlags::NSW)">,
    _NameOf<"getOverflowFlagsAttrName", "overflowFlags">
  ];
}
def ExactFlagInterface : _LLVMInterface<"ExactFlagInterface"> {
  let description = "A division or shift that is poison if it has a remainder.";
  let methods = [_NameOf<"getIsExactName", "isExact">];
}
def DisjointFlagInterface : _LLVMInterface<"DisjointFlagInterface"> {
  let description = "A disjunction that is poison if both operands have a bit.";
  let methods = [_NameOf<"getIsDisjointName", "isDisjoint">];
}
def NonNegFlagInterface : _LLVMInterface<"NonNegFlagInterface"> {
  let description = "A conversion that is poison if its operand is negative.";
  let methods = [_NameOf<"getNonNegName", "nonNeg">];
}
def FPExceptionBehaviorOpInterface
    : _LLVMInterface<"FPExceptionBehaviorOpInterface"> {
  let description =
      "An operation that says which floating point exceptions it may raise.";
  let methods = [
    _AttributeOf<"FPExceptionBehaviorAttr", "getFPExceptionBehaviorAttr",
                 "fpExceptionBehavior">,
    _NameOf<"getFPExceptionBehaviorAttrName", "fpExceptionBehavior">
  ];
}
def RoundingModeOpInterface : _LLVMInterface<"RoundingModeOpInterface"> {
  let description = "A floating point operation that says how it rounds.";
  let methods = [
    _AttributeOf<"RoundingModeAttr", "getRoundingModeAttr", "roundingmode">,
    _NameOf<"getRoundingModeAttrName", "roundingmode">
  ];
}

//===- Accesses to memory -------------------------------------------------===//

def AccessGroupOpInterface : _LLVMInterface<"AccessGroupOpInterface"> {
  let verify = "verify_access_groups($_op.op(), ir)";
  let description =
      "An access to memory that may belong to groups, which loops name.";
  let methods = [_AttributeOf<"::rtblgen_runtime::ArrayAttr",
                              "getAccessGroupsOrNull", "access_groups">];
}
def AliasAnalysisOpInterface : _LLVMInterface<"AliasAnalysisOpInterface"> {
  let verify = "verify_alias_analysis($_op.op(), ir)";
  let description = "An access to memory that may say what it does not alias.";
  let methods = [
    _AttributeOf<"::rtblgen_runtime::ArrayAttr", "getAliasScopesOrNull",
                 "alias_scopes">,
    _AttributeOf<"::rtblgen_runtime::ArrayAttr", "getNoAliasScopesOrNull",
                 "noalias_scopes">,
    _AttributeOf<"::rtblgen_runtime::ArrayAttr", "getTBAATagsOrNull", "tbaa">,
    InterfaceMethod<"The pointers through which the operation accesses memory.",
                    "Vec<::rtblgen_runtime::Value>",
                    "getAccessedOperands", (ins), "",
                    "pointers_of($_op.op(), ir)">
  ];
}
def DereferenceableOpInterface : _LLVMInterface<"DereferenceableOpInterface"> {
  let verify = "verify_dereferenceable($_op.op(), ir)";
  let description =
      "An operation whose result is a pointer that may say how many bytes it points to.";
  let methods = [_AttributeOf<"DereferenceableAttr", "getDereferenceableOrNull",
                              "dereferenceable">];
}

//===- Others -------------------------------------------------------------===//

// Known by name only: the runtime has no conversion of one operation to one intrinsic.
def OneToOneIntrinsicOpInterface
    : _LLVMInterface<"OneToOneIntrinsicOpInterface"> {
  let description = "An operation that is one intrinsic of LLVM.";
}

def LLVM_PointerElementTypeInterface
    : TypeInterface<"PointerElementTypeInterface"> {
  let description = "A type of another dialect that pointers may point to.";
  let cppNamespace = "::mlir::LLVM";
}

def LLVM_DIRecursiveTypeAttrInterface
    : AttrInterface<"DIRecursiveTypeAttrInterface"> {
  let description = "Debug information of a type that may contain itself.";
  let cppNamespace = "::mlir::LLVM";
}

def LLVM_LLVMAddrSpaceAttrInterface
    : AttrInterface<"LLVMAddrSpaceAttrInterface"> {
  let description = "An attribute that stands for an address space.";
  let cppNamespace = "::mlir::LLVM";
}

def LLVM_TargetAttrInterface : AttrInterface<"TargetAttrInterface",
                                             [DLTIQueryInterface]> {
  let description = "A target: its triple, its processor and its features.";
  let cppNamespace = "::mlir::LLVM";
}

#endif // LLVMIR_INTERFACES
