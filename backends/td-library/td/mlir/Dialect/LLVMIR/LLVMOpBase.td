//===- LLVMOpBase.td - constraints and classes of operations of LLVM IR ---===//

#ifndef LLVMIR_OP_BASE
#define LLVMIR_OP_BASE

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Constraints on types -----------------------------------------------===//

class _IsLLVM<string mnemonic>
    : CPred<"$_self.is_a(\"llvm." # mnemonic # "\")">;

def LLVM_Type
    : DialectType<LLVM_Dialect, CPred<
      "::rtblgen_dialects::llvm::is_compatible_outer($_self)">,
                  "LLVM dialect-compatible type">;
def LLVM_TokenType
    : Type<_IsLLVM<"token">, "LLVM token type">,
      BuildableType<
        "::rtblgen_dialects::llvm::LLVMTokenType::get($_builder.context()).into()">;
def LLVM_PrimitiveType
    : Type<And<[LLVM_Type.predicate, Neg<_IsLLVM<"void">>,
                Neg<_IsLLVM<"func">>]>, "primitive LLVM type">;
def LLVM_FunctionType : Type<_IsLLVM<"func">, "LLVM function type",
                             "::mlir::LLVM::LLVMFunctionType">;
def LLVM_AnyFloat
    : Type<CPred<"::rtblgen_dialects::llvm::is_compatible_float($_self)">,
           "floating point LLVM type">;

def LLVM_AnyPointer : Type<_IsLLVM<"ptr">, "LLVM pointer type",
                           "::mlir::LLVM::LLVMPointerType">;
class LLVM_PointerInAddressSpace<int addressSpace>
    : Type<And<[LLVM_AnyPointer.predicate,
                CPred<
                  "::rtblgen_dialects::llvm::address_space_of($_self) == Some(" #
                  addressSpace # ")">]>,
           "LLVM pointer in address space " # addressSpace,
           "::mlir::LLVM::LLVMPointerType"> {
  let builderCall =
      "::rtblgen_dialects::llvm::LLVMPointerType::get($_builder.context(), " #
      addressSpace # ").into()";
}
def LLVM_DefaultPointer : LLVM_PointerInAddressSpace<0>;

def LLVM_AnyStruct : Type<_IsLLVM<"struct">, "LLVM structure type">;
def LLVM_OpaqueStruct
    : Type<And<[LLVM_AnyStruct.predicate,
                CPred<"::rtblgen_dialects::llvm::is_opaque_struct($_self)">]>>;
def LLVM_AnyTargetExt : Type<_IsLLVM<"target">, "LLVM target extension type">;
def LLVM_NonLoadableTargetExtType
    : Type<And<[LLVM_AnyTargetExt.predicate,
                CPred<"!::rtblgen_dialects::llvm::is_loadable($_self)">]>>;
def LLVM_LoadableType : Type<CPred<
  "::rtblgen_dialects::llvm::is_loadable($_self)">, "LLVM type with size">;
def LLVM_AnyAggregate : Type<Or<[_IsLLVM<"struct">, _IsLLVM<"array">]>,
                             "LLVM aggregate type">;
def LLVM_AnyNonAggregate
    : Type<And<[LLVM_Type.predicate, Neg<LLVM_AnyAggregate.predicate>]>,
           "LLVM-compatible non-aggregate type">;

def LLVM_AnyVector
    : Type<CPred<"::rtblgen_dialects::llvm::is_compatible_vector($_self)">,
           "LLVM dialect-compatible vector type",
           "::mlir::VectorType">;
def LLVM_AnyFixedVector
    : Type<CPred<"!$_self.is_scalable_vector()">,
           "LLVM dialect-compatible fixed-length vector type",
           "::mlir::VectorType">;
def LLVM_AnyScalableVector
    : Type<CPred<"$_self.is_scalable_vector()">,
           "LLVM dialect-compatible scalable vector type",
           "::mlir::VectorType">;
class LLVM_VectorOf<Type element>
    : Type<And<[LLVM_AnyVector.predicate, SubstLeaves<
      "$_self", "$_self.element_type_or_self()", element.predicate>]>,
           "LLVM dialect-compatible vector of " # element.summary,
           "::mlir::VectorType">;
class LLVM_ScalarOrVectorOf<Type element>
    : AnyTypeOf<[element, LLVM_VectorOf<element>]>;

//===- Operations ---------------------------------------------------------===//

// Code that translates to LLVM IR and back is for MLIR's C++; this library has none of it.
class LLVM_OpBase<Dialect dialect, string mnemonic, list<Trait> traits = []>
    : Op<dialect, mnemonic, traits> {
  string llvmBuilder = "";
  string mlirBuilder = "";
  list<int> llvmArgIndices = [];
}
class LLVM_Op<string mnemonic, list<Trait> traits = []>
    : LLVM_OpBase<LLVM_Dialect, mnemonic, traits>;

class LLVM_MemOpPatterns {
  code setAlignmentCode = "";
  code setVolatileCode = "";
  code setSyncScopeCode = "";
  code setOrderingCode = "";
  code setNonTemporalMetadataCode = "";
  code setInvariantGroupCode = "";
  code setAccessGroupsMetadataCode = "";
  code setAliasAnalysisMetadataCode = "";
}

defvar LLVM_AccessGroupArgs = (
    ins OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups);
defvar LLVM_AliasArgs = (
    ins OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes,
    OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes,
    OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa);

// Accesses to memory. What derives appends `aliasAttrs` to its arguments.
class LLVM_MemAccessOpBase<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, [DeclareOpInterfaceMethods<AccessGroupOpInterface>,
                         DeclareOpInterfaceMethods<AliasAnalysisOpInterface>] #
                        traits>,
      LLVM_MemOpPatterns {
  dag aliasAttrs = !con(LLVM_AccessGroupArgs, LLVM_AliasArgs);
}

//===- Intrinsics ---------------------------------------------------------===//

// `baseArgs` has the arguments that the flags ask for; what derives appends them to its own.
class LLVM_IntrOpBase<Dialect dialect, string opName, string enumName,
                      list<int> overloadedResults,
                      list<int> overloadedOperands, list<Trait> traits,
                      int numResults, bit requiresAccessGroup = 0,
                      bit requiresAliasAnalysis = 0, bit requiresFastmath = 0,
                      bit requiresArgAndResultAttrs = 0,
                      bit requiresOpBundles = 0, list<int> immArgPositions = [],
                      list<string> immArgAttrNames = []>
    : LLVM_OpBase<dialect, opName,
                  !if(requiresAccessGroup, [DeclareOpInterfaceMethods<
                    AccessGroupOpInterface>]<Trait>, [])
                  # !if(requiresAliasAnalysis, [DeclareOpInterfaceMethods<
                    AliasAnalysisOpInterface>]<Trait>, [])
                  # !if(requiresFastmath, [DeclareOpInterfaceMethods<
                    FastmathFlagsInterface>]<Trait>, [])
                  # !if(requiresArgAndResultAttrs, [DeclareOpInterfaceMethods<
                    ArgAndResultAttrsOpInterface>]<Trait>, [])
                  # traits>,
      LLVM_MemOpPatterns,
      Results<!if(numResults, (outs LLVM_Type:$res), (outs))> {
  dag baseArgs = !con(!if(requiresAccessGroup, LLVM_AccessGroupArgs, (ins)),
                      !if(requiresAliasAnalysis, LLVM_AliasArgs, (ins)),
                      !if(requiresArgAndResultAttrs,
                          (ins OptionalAttr<DictArrayAttr>:$arg_attrs,
                               OptionalAttr<DictArrayAttr>:$res_attrs), (ins)),
                      !if(requiresOpBundles,
                          (ins VariadicOfVariadic<
                            LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
                               DenseI32ArrayAttr:$op_bundle_sizes,
                               OptionalAttr<ArrayAttr>:$op_bundle_tags),
                          (ins)));
  string llvmEnumName = enumName;
  // Of the intrinsic: the results and operands whose types are part of its name, and the operands that are attributes here.
  list<int> overloadedResultNumbers = overloadedResults;
  list<int> overloadedOperandNumbers = overloadedOperands;
  list<int> immediateNumbers = immArgPositions;
  list<string> immediateNames = immArgAttrNames;
  string setRangeRetAttrCode = "";
  string importRangeRetAttrCode = "";
}

// An intrinsic of LLVM, `llvm.intr.NAME` here.
class LLVM_IntrOp<string mnem, list<int> overloadedResults,
                  list<int> overloadedOperands, list<Trait> traits,
                  int numResults, bit requiresAccessGroup = 0,
                  bit requiresAliasAnalysis = 0, bit requiresFastmath = 0,
                  bit requiresArgAndResultAttrs = 0, bit requiresOpBundles = 0,
                  list<int> immArgPositions = [],
                  list<string> immArgAttrNames = []>
    : LLVM_IntrOpBase<LLVM_Dialect, "intr." # mnem, !subst(".", "_", mnem),
                      overloadedResults, overloadedOperands,
                      traits, numResults, requiresAccessGroup,
                      requiresAliasAnalysis, requiresFastmath,
                      requiresArgAndResultAttrs, requiresOpBundles,
                      immArgPositions, immArgAttrNames>;
class LLVM_ZeroResultIntrOp<string mnem, list<int> overloadedOperands = [],
                            list<Trait> traits = [],
                            bit requiresAccessGroup = 0,
                            bit requiresAliasAnalysis = 0,
                            bit requiresArgAndResultAttrs = 0,
                            bit requiresOpBundles = 0,
                            list<int> immArgPositions = [],
                            list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, [], overloadedOperands, traits, 0, requiresAccessGroup,
                  requiresAliasAnalysis, 0,
                  requiresArgAndResultAttrs, requiresOpBundles, immArgPositions,
                  immArgAttrNames>;
class LLVM_OneResultIntrOp<string mnem, list<int> overloadedResults = [],
                           list<int> overloadedOperands = [],
                           list<Trait> traits = [], bit requiresFastmath = 0,
                           bit requiresArgAndResultAttrs = 0,
                           list<int> immArgPositions = [],
                           list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, overloadedResults, overloadedOperands, traits, 1, 0, 0,
                  requiresFastmath,
                  requiresArgAndResultAttrs, 0, immArgPositions,
                  immArgAttrNames>;
class LLVM_TwoResultIntrOp<string mnem, list<int> overloadedResults = [],
                           list<int> overloadedOperands = [],
                           list<Trait> traits = [], bit requiresFastmath = 0,
                           list<int> immArgPositions = [],
                           list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, overloadedResults, overloadedOperands, traits, 2, 0, 0,
                  requiresFastmath, 0, 0,
                  immArgPositions, immArgAttrNames>;

#endif // LLVMIR_OP_BASE
