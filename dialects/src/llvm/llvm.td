// The `llvm` dialect as far as the lowerings of this crate need it: a part of MLIR's, with the same names and text.
//
// It is not under MLIR's include path, since a file that includes that path may need the rest.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def LLVM_Dialect : Dialect {
  let name = "llvm";
  let cppNamespace = "::mlir::LLVM";
  let summary = "LLVM IR: the end of the lowerings; `mlir-translate --mlir-to-llvmir` reads its text";
  let hasConstantMaterializer = 1;
}

//===- Types --------------------------------------------------------------===//

class LLVMType<string typeName, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<LLVM_Dialect, typeName, traits> {
  let mnemonic = typeMnemonic;
}

def LLVMPointerType : LLVMType<"LLVMPointer", "ptr", [VectorElementTypeInterface]> {
  let summary = "a pointer, in an address space";
  let parameters = (ins DefaultValuedParameter<"unsigned", "0">:$addressSpace);
  let assemblyFormat = "(`<` $addressSpace^ `>`)?";
}
def LLVMVoidType : LLVMType<"LLVMVoid", "void"> {
  let summary = "no value";
}
def LLVMArrayType : LLVMType<"LLVMArray", "array"> {
  let summary = "an array of known size";
  let parameters = (ins "::mlir::Type":$elementType, "uint64_t":$numElements);
  let assemblyFormat = "`<` $numElements `x` custom<PrettyLLVMType>($elementType) `>`";
}
def LLVMFunctionType : LLVMType<"LLVMFunction", "func"> {
  let summary = "a function, perhaps with further arguments";
  let parameters = (ins "::mlir::Type":$returnType, ArrayRefParameter<"::mlir::Type">:$params, "bool":$varArg);
  let assemblyFormat = [{
    `<` custom<PrettyLLVMType>($returnType) ` ` `(` custom<FunctionTypes>($params, $varArg) `>`
  }];
}
def LLVMStructType : LLVMType<"LLVMStruct", "struct"> {
  let summary = "a structure without a name";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$body, "bool":$packed);
  let assemblyFormat = "`<` custom<StructBody>($body, $packed) `>`";
}

def LLVM_Type : Type<CPred<"is_compatible($_self)">, "LLVM dialect-compatible type">;
def LLVM_AnyFloat : Type<CPred<"is_compatible_float($_self)">, "floating point LLVM type">;
def LLVM_AnyPointer : Type<CPred<"$_self.is_a(\"llvm.ptr\")">, "LLVM pointer type">;
def LLVM_FunctionType : Type<CPred<"$_self.is_a(\"llvm.func\")">, "LLVM function type", "LLVMFunctionType">;
def LLVM_AnyVector : Type<CPred<"is_compatible_vector($_self)">, "LLVM dialect-compatible vector type">;
def LLVM_AnyAggregate
    : Type<CPred<"($_self.is_a(\"llvm.struct\") || $_self.is_a(\"llvm.array\"))">, "LLVM aggregate type">;
def LLVM_PrimitiveType
    : Type<And<[LLVM_Type.predicate, CPred<"!$_self.is_a(\"llvm.void\")">, CPred<"!$_self.is_a(\"llvm.func\")">]>,
           "primitive LLVM type">;
def LLVM_AnyNonAggregate
    : Type<And<[LLVM_Type.predicate, Neg<LLVM_AnyAggregate.predicate>]>, "LLVM-compatible non-aggregate type">;
def LLVM_LoadableType : Type<CPred<"is_loadable($_self)">, "LLVM type with size">;

class LLVM_VectorOf<Type element>
    : Type<And<[LLVM_AnyVector.predicate, SubstLeaves<"$_self", "$_self.element_type_or_self()", element.predicate>]>,
           "LLVM dialect-compatible vector of " # element.summary>;
class LLVM_ScalarOrVectorOf<Type element> : AnyTypeOf<[element, LLVM_VectorOf<element>]>;

defvar Ints = LLVM_ScalarOrVectorOf<AnySignlessInteger>;
defvar Floats = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
defvar Pointers = LLVM_ScalarOrVectorOf<LLVM_AnyPointer>;

//===- Enums --------------------------------------------------------------===//

def ICmpPredicate : I64EnumAttr<"ICmpPredicate", "llvm.icmp comparison predicate", [
    I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"ne", 1>, I64EnumAttrCase<"slt", 2>, I64EnumAttrCase<"sle", 3>,
    I64EnumAttrCase<"sgt", 4>, I64EnumAttrCase<"sge", 5>, I64EnumAttrCase<"ult", 6>, I64EnumAttrCase<"ule", 7>,
    I64EnumAttrCase<"ugt", 8>, I64EnumAttrCase<"uge", 9>]> {
  let cppNamespace = "::mlir::LLVM";
}
def FCmpPredicate : I64EnumAttr<"FCmpPredicate", "llvm.fcmp comparison predicate", [
    I64EnumAttrCase<"_false", 0>, I64EnumAttrCase<"oeq", 1>, I64EnumAttrCase<"ogt", 2>, I64EnumAttrCase<"oge", 3>,
    I64EnumAttrCase<"olt", 4>, I64EnumAttrCase<"ole", 5>, I64EnumAttrCase<"one", 6>, I64EnumAttrCase<"ord", 7>,
    I64EnumAttrCase<"ueq", 8>, I64EnumAttrCase<"ugt", 9>, I64EnumAttrCase<"uge", 10>, I64EnumAttrCase<"ult", 11>,
    I64EnumAttrCase<"ule", 12>, I64EnumAttrCase<"une", 13>, I64EnumAttrCase<"uno", 14>,
    I64EnumAttrCase<"_true", 15>]> {
  let cppNamespace = "::mlir::LLVM";
}

def FMFnone : I32BitEnumAttrCaseNone<"none">;
def FMFnnan : I32BitEnumAttrCaseBit<"nnan", 0>;
def FMFninf : I32BitEnumAttrCaseBit<"ninf", 1>;
def FMFnsz : I32BitEnumAttrCaseBit<"nsz", 2>;
def FMFarcp : I32BitEnumAttrCaseBit<"arcp", 3>;
def FMFcontract : I32BitEnumAttrCaseBit<"contract", 4>;
def FMFafn : I32BitEnumAttrCaseBit<"afn", 5>;
def FMFreassoc : I32BitEnumAttrCaseBit<"reassoc", 6>;
def FMFfast : I32BitEnumAttrCaseGroup<"fast", [
    FMFnnan, FMFninf, FMFnsz, FMFarcp, FMFcontract, FMFafn, FMFreassoc]>;
def FastmathFlags : I32BitEnumAttr<"FastmathFlags", "LLVM fastmath flags", [
    FMFnone, FMFnnan, FMFninf, FMFnsz, FMFarcp, FMFcontract, FMFafn, FMFreassoc, FMFfast]> {
  let separator = ", ";
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def LLVM_FastmathFlagsAttr : EnumAttr<LLVM_Dialect, FastmathFlags, "fastmath"> {
  let assemblyFormat = "`<` $value `>`";
}

def IOFnone : I32BitEnumAttrCaseNone<"none">;
def IOFnsw : I32BitEnumAttrCaseBit<"nsw", 0>;
def IOFnuw : I32BitEnumAttrCaseBit<"nuw", 1>;
def IntegerOverflowFlags : I32BitEnumAttr<"IntegerOverflowFlags", "LLVM integer overflow flags", [
    IOFnone, IOFnsw, IOFnuw]> {
  let separator = ", ";
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def LLVM_IntegerOverflowFlagsAttr : EnumAttr<LLVM_Dialect, IntegerOverflowFlags, "overflow"> {
  let assemblyFormat = "`<` $value `>`";
}

def GEPNone : I32BitEnumCaseNone<"none">;
def GEPInboundsFlag : I32BitEnumCaseBit<"inboundsFlag", 0, "inbounds_flag">;
def GEPNusw : I32BitEnumCaseBit<"nusw", 1>;
def GEPNuw : I32BitEnumCaseBit<"nuw", 2>;
def GEPInbounds : BitEnumCaseGroup<"inbounds", [GEPInboundsFlag, GEPNusw]>;
def GEPNoWrapFlags : I32BitEnum<"GEPNoWrapFlags", "", [GEPNone, GEPInboundsFlag, GEPNusw, GEPNuw, GEPInbounds]> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}
def GEPNoWrapFlagsProp : EnumProp<GEPNoWrapFlags> {
  let defaultValue = "GEPNoWrapFlags::none";
}

def Linkage : I64EnumAttr<"Linkage", "LLVM linkage types", [
    I64EnumAttrCase<"Private", 0, "private">, I64EnumAttrCase<"Internal", 1, "internal">,
    I64EnumAttrCase<"AvailableExternally", 2, "available_externally">, I64EnumAttrCase<"Linkonce", 3, "linkonce">,
    I64EnumAttrCase<"Weak", 4, "weak">, I64EnumAttrCase<"Common", 5, "common">,
    I64EnumAttrCase<"Appending", 6, "appending">, I64EnumAttrCase<"ExternWeak", 7, "extern_weak">,
    I64EnumAttrCase<"LinkonceODR", 8, "linkonce_odr">, I64EnumAttrCase<"WeakODR", 9, "weak_odr">,
    I64EnumAttrCase<"External", 10, "external">]> {
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
}
def LLVM_LinkageAttr : EnumAttr<LLVM_Dialect, Linkage, "linkage"> {
  let assemblyFormat = "`<` $value `>`";
}

def CConv : I64EnumAttr<"CConv", "Calling Conventions", [
    I64EnumAttrCase<"C", 0, "ccc">, I64EnumAttrCase<"Fast", 8, "fastcc">, I64EnumAttrCase<"Cold", 9, "coldcc">,
    I64EnumAttrCase<"GHC", 10, "cc_10">, I64EnumAttrCase<"HiPE", 11, "cc_11">,
    I64EnumAttrCase<"AnyReg", 13, "anyregcc">, I64EnumAttrCase<"PreserveMost", 14, "preserve_mostcc">,
    I64EnumAttrCase<"PreserveAll", 15, "preserve_allcc">, I64EnumAttrCase<"Swift", 16, "swiftcc">,
    I64EnumAttrCase<"CXX_FAST_TLS", 17, "cxx_fast_tlscc">, I64EnumAttrCase<"Tail", 18, "tailcc">,
    I64EnumAttrCase<"CFGuard_Check", 19, "cfguard_checkcc">, I64EnumAttrCase<"SwiftTail", 20, "swifttailcc">,
    I64EnumAttrCase<"X86_StdCall", 64, "x86_stdcallcc">, I64EnumAttrCase<"X86_FastCall", 65, "x86_fastcallcc">,
    I64EnumAttrCase<"ARM_APCS", 66, "arm_apcscc">, I64EnumAttrCase<"ARM_AAPCS", 67, "arm_aapcscc">,
    I64EnumAttrCase<"ARM_AAPCS_VFP", 68, "arm_aapcs_vfpcc">, I64EnumAttrCase<"MSP430_INTR", 69, "msp430_intrcc">,
    I64EnumAttrCase<"X86_ThisCall", 70, "x86_thiscallcc">, I64EnumAttrCase<"PTX_Kernel", 71, "ptx_kernelcc">,
    I64EnumAttrCase<"PTX_Device", 72, "ptx_devicecc">, I64EnumAttrCase<"SPIR_FUNC", 75, "spir_funccc">,
    I64EnumAttrCase<"SPIR_KERNEL", 76, "spir_kernelcc">, I64EnumAttrCase<"Intel_OCL_BI", 77, "intel_ocl_bicc">,
    I64EnumAttrCase<"X86_64_SysV", 78, "x86_64_sysvcc">, I64EnumAttrCase<"Win64", 79, "win64cc">,
    I64EnumAttrCase<"X86_VectorCall", 80, "x86_vectorcallcc">, I64EnumAttrCase<"DUMMY_HHVM", 81, "hhvmcc">,
    I64EnumAttrCase<"DUMMY_HHVM_C", 82, "hhvm_ccc">, I64EnumAttrCase<"X86_INTR", 83, "x86_intrcc">,
    I64EnumAttrCase<"AVR_INTR", 84, "avr_intrcc">, I64EnumAttrCase<"AVR_SIGNAL", 85, "avr_signalcc">,
    I64EnumAttrCase<"AVR_BUILTIN", 86, "avr_builtincc">, I64EnumAttrCase<"AMDGPU_VS", 87, "amdgpu_vscc">,
    I64EnumAttrCase<"AMDGPU_GS", 88, "amdgpu_gscc">, I64EnumAttrCase<"AMDGPU_PS", 89, "amdgpu_pscc">,
    I64EnumAttrCase<"AMDGPU_CS", 90, "amdgpu_cscc">, I64EnumAttrCase<"AMDGPU_KERNEL", 91, "amdgpu_kernelcc">,
    I64EnumAttrCase<"X86_RegCall", 92, "x86_regcallcc">, I64EnumAttrCase<"AMDGPU_HS", 93, "amdgpu_hscc">,
    I64EnumAttrCase<"MSP430_BUILTIN", 94, "msp430_builtincc">, I64EnumAttrCase<"AMDGPU_LS", 95, "amdgpu_lscc">,
    I64EnumAttrCase<"AMDGPU_ES", 96, "amdgpu_escc">,
    I64EnumAttrCase<"AArch64_VectorCall", 97, "aarch64_vectorcallcc">,
    I64EnumAttrCase<"AArch64_SVE_VectorCall", 98, "aarch64_sve_vectorcallcc">,
    I64EnumAttrCase<"WASM_EmscriptenInvoke", 99, "wasm_emscripten_invokecc">,
    I64EnumAttrCase<"AMDGPU_Gfx", 100, "amdgpu_gfxcc">, I64EnumAttrCase<"M68k_INTR", 101, "m68k_intrcc">]> {
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
}
def LLVM_CConvAttr : EnumAttr<LLVM_Dialect, CConv, "cconv"> {
  let assemblyFormat = "`<` $value `>`";
}

def Visibility : I64EnumAttr<"Visibility", "LLVM GlobalValue Visibility", [
    I64EnumAttrCase<"Default", 0, "">, I64EnumAttrCase<"Hidden", 1, "hidden">,
    I64EnumAttrCase<"Protected", 2, "protected">]> {
  let cppNamespace = "::mlir::LLVM";
}
def UnnamedAddr : I64EnumAttr<"UnnamedAddr", "LLVM GlobalValue UnnamedAddr", [
    I64EnumAttrCase<"None", 0, "">, I64EnumAttrCase<"Local", 1, "local_unnamed_addr">,
    I64EnumAttrCase<"Global", 2, "unnamed_addr">]> {
  let cppNamespace = "::mlir::LLVM";
}
def AtomicOrdering : I64EnumAttr<"AtomicOrdering", "Atomic ordering for LLVM's memory model", [
    I64EnumAttrCase<"not_atomic", 0>, I64EnumAttrCase<"unordered", 1>, I64EnumAttrCase<"monotonic", 2>,
    I64EnumAttrCase<"acquire", 4>, I64EnumAttrCase<"release", 5>, I64EnumAttrCase<"acq_rel", 6>,
    I64EnumAttrCase<"seq_cst", 7>]> {
  let cppNamespace = "::mlir::LLVM";
}
def AtomicBinOp : I64EnumAttr<"AtomicBinOp", "llvm.atomicrmw binary operations", [
    I64EnumAttrCase<"xchg", 0>, I64EnumAttrCase<"add", 1>, I64EnumAttrCase<"sub", 2>,
    I64EnumAttrCase<"_and", 3>, I64EnumAttrCase<"nand", 4>, I64EnumAttrCase<"_or", 5>,
    I64EnumAttrCase<"_xor", 6>, I64EnumAttrCase<"max", 7>, I64EnumAttrCase<"min", 8>,
    I64EnumAttrCase<"umax", 9>, I64EnumAttrCase<"umin", 10>, I64EnumAttrCase<"fadd", 11>,
    I64EnumAttrCase<"fsub", 12>, I64EnumAttrCase<"fmax", 13>, I64EnumAttrCase<"fmin", 14>,
    I64EnumAttrCase<"fmaximum", 15>, I64EnumAttrCase<"fminimum", 16>, I64EnumAttrCase<"uinc_wrap", 17>,
    I64EnumAttrCase<"udec_wrap", 18>, I64EnumAttrCase<"usub_cond", 19>, I64EnumAttrCase<"usub_sat", 20>]> {
  let cppNamespace = "::mlir::LLVM";
}
def ModRefInfo : I64EnumAttr<"ModRefInfo", "LLVM ModRefInfo", [
    I64EnumAttrCase<"NoModRef", 0, "none">, I64EnumAttrCase<"Ref", 1, "read">, I64EnumAttrCase<"Mod", 2, "write">,
    I64EnumAttrCase<"ModRef", 3, "readwrite">]> {
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
}
def FramePointerKind : I64EnumAttr<"FramePointerKind", "", [
    I64EnumAttrCase<"None", 0, "none">, I64EnumAttrCase<"NonLeaf", 1, "non-leaf">, I64EnumAttrCase<"All", 2, "all">,
    I64EnumAttrCase<"Reserved", 3, "reserved">]> {
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
}
def FramePointerKindAttr : EnumAttr<LLVM_Dialect, FramePointerKind, "framePointerKind"> {
  let assemblyFormat = "`<` $value `>`";
}
def UWTableKind : I64EnumAttr<"UWTableKind", "LLVM uwtable kind", [
    I64EnumAttrCase<"None", 0, "none">, I64EnumAttrCase<"Sync", 1, "sync">, I64EnumAttrCase<"Async", 2, "async">]> {
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
}
def UWTableKindAttr : EnumAttr<LLVM_Dialect, UWTableKind, "uwtableKind"> {
  let assemblyFormat = "`<` $value `>`";
}

def RoundingMode : I64EnumAttr<"RoundingMode", "LLVM Rounding Mode", [
    I64EnumAttrCase<"TowardZero", 0, "towardzero">, I64EnumAttrCase<"NearestTiesToEven", 1, "tonearest">,
    I64EnumAttrCase<"TowardPositive", 2, "upward">, I64EnumAttrCase<"TowardNegative", 3, "downward">,
    I64EnumAttrCase<"NearestTiesToAway", 4, "tonearestaway">, I64EnumAttrCase<"Dynamic", 7, "dynamic">]> {
  let cppNamespace = "::mlir::LLVM";
}
def FPExceptionBehavior : I64EnumAttr<"FPExceptionBehavior", "LLVM Exception Behavior", [
    I64EnumAttrCase<"Ignore", 0, "ignore">, I64EnumAttrCase<"MayTrap", 1, "maytrap">,
    I64EnumAttrCase<"Strict", 2, "strict">]> {
  let cppNamespace = "::mlir::LLVM";
}

//===- Attributes of functions and loops ----------------------------------===//

class LLVM_Attr<string attrName, string attrMnemonic> : AttrDef<LLVM_Dialect, attrName> {
  let mnemonic = attrMnemonic;
}
def LLVM_MemoryEffectsAttr : LLVM_Attr<"MemoryEffects", "memory_effects"> {
  let parameters = (ins EnumParameter<ModRefInfo>:$other, EnumParameter<ModRefInfo>:$argMem,
                        EnumParameter<ModRefInfo>:$inaccessibleMem, EnumParameter<ModRefInfo>:$errnoMem,
                        EnumParameter<ModRefInfo>:$targetMem0, EnumParameter<ModRefInfo>:$targetMem1);
  let assemblyFormat = "`<` struct(params) `>`";
}
def LLVM_TargetFeaturesAttr : LLVM_Attr<"TargetFeatures", "target_features"> {
  let parameters = (ins OptionalArrayRefParameter<"::mlir::StringAttr">:$features);
  let assemblyFormat = "`<` `[` (`]`) : ($features^ `]`)? `>`";
}
def LLVM_VScaleRangeAttr : LLVM_Attr<"VScaleRange", "vscale_range"> {
  let parameters = (ins "::mlir::IntegerAttr":$minRange, "::mlir::IntegerAttr":$maxRange);
  let assemblyFormat = "`<` struct(params) `>`";
}

// Options of loops. The locations and parallel accesses of MLIR's `loop_annotation` are not there.
class LLVM_LoopAttr<string attrName, string attrMnemonic> : LLVM_Attr<attrName, attrMnemonic> {
  let genMnemonicAlias = 1;
  let assemblyFormat = "`<` struct(params) `>`";
}
def LoopVectorizeAttr : LLVM_LoopAttr<"LoopVectorize", "loop_vectorize"> {
  let parameters = (ins OptionalParameter<"BoolAttr">:$disable, OptionalParameter<"BoolAttr">:$predicateEnable,
                        OptionalParameter<"BoolAttr">:$scalableEnable, OptionalParameter<"IntegerAttr">:$width,
                        OptionalParameter<"LoopAnnotationAttr">:$followupVectorized,
                        OptionalParameter<"LoopAnnotationAttr">:$followupEpilogue,
                        OptionalParameter<"LoopAnnotationAttr">:$followupAll);
}
def LoopInterleaveAttr : LLVM_LoopAttr<"LoopInterleave", "loop_interleave"> {
  let parameters = (ins "IntegerAttr":$count);
}
def LoopUnrollAttr : LLVM_LoopAttr<"LoopUnroll", "loop_unroll"> {
  let parameters = (ins OptionalParameter<"BoolAttr">:$disable, OptionalParameter<"IntegerAttr">:$count,
                        OptionalParameter<"BoolAttr">:$runtimeDisable, OptionalParameter<"BoolAttr">:$full,
                        OptionalParameter<"LoopAnnotationAttr">:$followupUnrolled,
                        OptionalParameter<"LoopAnnotationAttr">:$followupRemainder,
                        OptionalParameter<"LoopAnnotationAttr">:$followupAll);
}
def LoopUnrollAndJamAttr : LLVM_LoopAttr<"LoopUnrollAndJam", "loop_unroll_and_jam"> {
  let parameters = (ins OptionalParameter<"BoolAttr">:$disable, OptionalParameter<"IntegerAttr">:$count,
                        OptionalParameter<"LoopAnnotationAttr">:$followupOuter,
                        OptionalParameter<"LoopAnnotationAttr">:$followupInner,
                        OptionalParameter<"LoopAnnotationAttr">:$followupRemainderOuter,
                        OptionalParameter<"LoopAnnotationAttr">:$followupRemainderInner,
                        OptionalParameter<"LoopAnnotationAttr">:$followupAll);
}
def LoopLICMAttr : LLVM_LoopAttr<"LoopLICM", "loop_licm"> {
  let parameters = (ins OptionalParameter<"BoolAttr">:$disable, OptionalParameter<"BoolAttr">:$versioningDisable);
}
def LoopDistributeAttr : LLVM_LoopAttr<"LoopDistribute", "loop_distribute"> {
  let parameters = (ins OptionalParameter<"BoolAttr">:$disable,
                        OptionalParameter<"LoopAnnotationAttr">:$followupCoincident,
                        OptionalParameter<"LoopAnnotationAttr">:$followupSequential,
                        OptionalParameter<"LoopAnnotationAttr">:$followupFallback,
                        OptionalParameter<"LoopAnnotationAttr">:$followupAll);
}
def LoopPipelineAttr : LLVM_LoopAttr<"LoopPipeline", "loop_pipeline"> {
  let parameters = (ins OptionalParameter<"BoolAttr">:$disable, OptionalParameter<"IntegerAttr">:$initiationinterval);
}
def LoopPeeledAttr : LLVM_LoopAttr<"LoopPeeled", "loop_peeled"> {
  let parameters = (ins OptionalParameter<"IntegerAttr">:$count);
}
def LoopUnswitchAttr : LLVM_LoopAttr<"LoopUnswitch", "loop_unswitch"> {
  let parameters = (ins OptionalParameter<"BoolAttr">:$partialDisable);
}
def LoopAnnotationAttr : LLVM_LoopAttr<"LoopAnnotation", "loop_annotation"> {
  let parameters = (ins OptionalParameter<"BoolAttr">:$disableNonforced,
                        OptionalParameter<"LoopVectorizeAttr">:$vectorize,
                        OptionalParameter<"LoopInterleaveAttr">:$interleave,
                        OptionalParameter<"LoopUnrollAttr">:$unroll,
                        OptionalParameter<"LoopUnrollAndJamAttr">:$unrollAndJam,
                        OptionalParameter<"LoopLICMAttr">:$licm,
                        OptionalParameter<"LoopDistributeAttr">:$distribute,
                        OptionalParameter<"LoopPipelineAttr">:$pipeline,
                        OptionalParameter<"LoopPeeledAttr">:$peeled,
                        OptionalParameter<"LoopUnswitchAttr">:$unswitch,
                        OptionalParameter<"BoolAttr">:$mustProgress,
                        OptionalParameter<"BoolAttr">:$isVectorized);
}

//===- Arithmetic ---------------------------------------------------------===//

class LLVM_Op<string mnemonic, list<Trait> traits = []> : Op<LLVM_Dialect, mnemonic, traits>;

class LLVM_Arithmetic<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, [SameOperandsAndResultType, Pure] # traits>;

class LLVM_IntOp<string mnemonic, list<Trait> traits = []> : LLVM_Arithmetic<mnemonic, traits> {
  let arguments = (ins Ints:$lhs, Ints:$rhs);
  let results = (outs Ints:$res);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($res)";
}
class LLVM_OverflowOp<string mnemonic, list<Trait> traits = []> : LLVM_Arithmetic<mnemonic, traits> {
  let arguments = (ins Ints:$lhs, Ints:$rhs,
                       DefaultValuedAttr<LLVM_IntegerOverflowFlagsAttr, "IntegerOverflowFlags::none">:$overflowFlags);
  let results = (outs Ints:$res);
  let assemblyFormat = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($res)";
}
class LLVM_ExactOp<string mnemonic> : LLVM_Arithmetic<mnemonic> {
  let arguments = (ins Ints:$lhs, Ints:$rhs, UnitAttr:$isExact);
  let results = (outs Ints:$res);
  let assemblyFormat = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)";
}
class LLVM_FloatOp<string mnemonic> : LLVM_Arithmetic<mnemonic> {
  let arguments = (ins Floats:$lhs, Floats:$rhs,
                       DefaultValuedAttr<LLVM_FastmathFlagsAttr, "FastmathFlags::none">:$fastmathFlags);
  let results = (outs Floats:$res);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($res)";
}

def LLVM_AddOp : LLVM_OverflowOp<"add", [Commutative]>;
def LLVM_SubOp : LLVM_OverflowOp<"sub">;
def LLVM_MulOp : LLVM_OverflowOp<"mul", [Commutative]>;
def LLVM_ShlOp : LLVM_OverflowOp<"shl"> {
  let hasFolder = 1;
}
def LLVM_UDivOp : LLVM_ExactOp<"udiv">;
def LLVM_SDivOp : LLVM_ExactOp<"sdiv">;
def LLVM_LShrOp : LLVM_ExactOp<"lshr">;
def LLVM_AShrOp : LLVM_ExactOp<"ashr">;
def LLVM_URemOp : LLVM_IntOp<"urem">;
def LLVM_SRemOp : LLVM_IntOp<"srem">;
def LLVM_AndOp : LLVM_IntOp<"and">;
def LLVM_XOrOp : LLVM_IntOp<"xor">;
def LLVM_OrOp : LLVM_Arithmetic<"or"> {
  let arguments = (ins Ints:$lhs, Ints:$rhs, UnitAttr:$isDisjoint);
  let results = (outs Ints:$res);
  let assemblyFormat = "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)";
  let hasFolder = 1;
}
def LLVM_FAddOp : LLVM_FloatOp<"fadd">;
def LLVM_FSubOp : LLVM_FloatOp<"fsub">;
def LLVM_FMulOp : LLVM_FloatOp<"fmul">;
def LLVM_FDivOp : LLVM_FloatOp<"fdiv">;
def LLVM_FRemOp : LLVM_FloatOp<"frem">;
def LLVM_FNegOp : LLVM_Arithmetic<"fneg"> {
  let arguments = (ins Floats:$operand,
                       DefaultValuedAttr<LLVM_FastmathFlagsAttr, "FastmathFlags::none">:$fastmathFlags);
  let results = (outs Floats:$res);
  let assemblyFormat = "$operand attr-dict `:` type($res)";
}

class LLVM_Comparison<string mnemonic>
    : LLVM_Op<mnemonic, [
          Pure, SameTypeOperands,
          TypesMatchWith<"result type has i1 element type and same shape as operands", "lhs", "res",
                         "i1_same_shape($_self)">]> {
  let results = (outs LLVM_ScalarOrVectorOf<I1>:$res);
  let hasCustomAssemblyFormat = 1;
}
def LLVM_ICmpOp : LLVM_Comparison<"icmp"> {
  let arguments = (ins ICmpPredicate:$predicate, AnyTypeOf<[Ints, Pointers]>:$lhs, AnyTypeOf<[Ints, Pointers]>:$rhs);
  let hasFolder = 1;
}
def LLVM_FCmpOp : LLVM_Comparison<"fcmp"> {
  let arguments = (ins FCmpPredicate:$predicate, Floats:$lhs, Floats:$rhs,
                       DefaultValuedAttr<LLVM_FastmathFlagsAttr, "FastmathFlags::none">:$fastmathFlags);
}

def LLVM_SelectOp : LLVM_Op<"select", [Pure, AllTypesMatch<["trueValue", "falseValue", "res"]>]> {
  let arguments = (ins LLVM_ScalarOrVectorOf<I1>:$condition, LLVM_Type:$trueValue, LLVM_Type:$falseValue,
                       DefaultValuedAttr<LLVM_FastmathFlagsAttr, "FastmathFlags::none">:$fastmathFlags);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($res)";
}

//===- Conversions --------------------------------------------------------===//

class LLVM_CastOp<string mnemonic, Type From, Type To> : LLVM_Op<mnemonic, [Pure]> {
  let arguments = (ins From:$arg);
  let results = (outs To:$res);
  let assemblyFormat = "$arg attr-dict `:` type($arg) `to` type($res)";
}
class LLVM_NonNegativeCastOp<string mnemonic, Type From, Type To> : LLVM_Op<mnemonic, [Pure]> {
  let arguments = (ins From:$arg, UnitAttr:$nonNeg);
  let results = (outs To:$res);
  let assemblyFormat = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)";
}
def LLVM_BitcastOp : LLVM_CastOp<"bitcast", LLVM_AnyNonAggregate, LLVM_AnyNonAggregate> {
  let hasFolder = 1;
}
def LLVM_AddrSpaceCastOp : LLVM_CastOp<"addrspacecast", Pointers, Pointers> {
  let hasFolder = 1;
}
def LLVM_IntToPtrOp : LLVM_CastOp<"inttoptr", Ints, Pointers>;
def LLVM_PtrToIntOp : LLVM_CastOp<"ptrtoint", Pointers, Ints>;
def LLVM_SExtOp : LLVM_CastOp<"sext", Ints, Ints>;
def LLVM_ZExtOp : LLVM_NonNegativeCastOp<"zext", Ints, Ints> {
  let hasFolder = 1;
}
def LLVM_TruncOp : LLVM_Op<"trunc", [Pure]> {
  let arguments = (ins Ints:$arg,
                       DefaultValuedAttr<LLVM_IntegerOverflowFlagsAttr, "IntegerOverflowFlags::none">:$overflowFlags);
  let results = (outs Ints:$res);
  let assemblyFormat = "$arg (`overflow` `` $overflowFlags^)? attr-dict `:` type($arg) `to` type($res)";
}
def LLVM_SIToFPOp : LLVM_CastOp<"sitofp", Ints, Floats>;
def LLVM_UIToFPOp : LLVM_NonNegativeCastOp<"uitofp", Ints, Floats>;
def LLVM_FPToSIOp : LLVM_CastOp<"fptosi", Floats, Ints>;
def LLVM_FPToUIOp : LLVM_CastOp<"fptoui", Floats, Ints>;
def LLVM_FPExtOp : LLVM_CastOp<"fpext", Floats, Floats>;
def LLVM_FPTruncOp : LLVM_CastOp<"fptrunc", Floats, Floats>;

def LLVM_ConstrainedFPTruncIntr : LLVM_Op<"intr.experimental.constrained.fptrunc", [Pure]> {
  let arguments = (ins LLVM_Type:$arg_0, RoundingMode:$roundingmode, FPExceptionBehavior:$fpExceptionBehavior);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = [{
    $arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)
  }];
}

//===- Intrinsics ---------------------------------------------------------===//

class LLVM_Intrinsic<string name, list<Trait> traits = []> : LLVM_Op<"intr." # name, [Pure] # traits> {
  let results = (outs LLVM_Type:$res);
}
class LLVM_IntIntrinsic<string name> : LLVM_Intrinsic<name, [SameOperandsAndResultType]> {
  let arguments = (ins Ints:$a, Ints:$b);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}
class LLVM_FloatIntrinsic<string name> : LLVM_Intrinsic<name, [SameOperandsAndResultType]> {
  let arguments = (ins Floats:$a, Floats:$b,
                       DefaultValuedAttr<LLVM_FastmathFlagsAttr, "FastmathFlags::none">:$fastmathFlags);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}
class LLVM_OverflowIntrinsic<string name> : LLVM_Intrinsic<name # ".with.overflow"> {
  let arguments = (ins Ints:$lhs, Ints:$rhs);
}
def LLVM_SMaxOp : LLVM_IntIntrinsic<"smax">;
def LLVM_SMinOp : LLVM_IntIntrinsic<"smin">;
def LLVM_UMaxOp : LLVM_IntIntrinsic<"umax">;
def LLVM_UMinOp : LLVM_IntIntrinsic<"umin">;
def LLVM_MaximumOp : LLVM_FloatIntrinsic<"maximum">;
def LLVM_MinimumOp : LLVM_FloatIntrinsic<"minimum">;
def LLVM_MaxNumOp : LLVM_FloatIntrinsic<"maxnum">;
def LLVM_MinNumOp : LLVM_FloatIntrinsic<"minnum">;
def LLVM_UAddWithOverflowOp : LLVM_OverflowIntrinsic<"uadd">;
def LLVM_SAddWithOverflowOp : LLVM_OverflowIntrinsic<"sadd">;

//===- Mathematical functions ---------------------------------------------===//

class LLVM_MathIntrinsic<string name, dag operands> : LLVM_Intrinsic<name> {
  let arguments = !con(operands, (ins DefaultValuedAttr<LLVM_FastmathFlagsAttr, "FastmathFlags::none">:$fastmathFlags));
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}
class LLVM_UnaryMathIntrinsic<string name> : LLVM_MathIntrinsic<name, (ins Floats:$in)>;
class LLVM_BinaryMathIntrinsic<string name> : LLVM_MathIntrinsic<name, (ins Floats:$a, Floats:$b)>;
def LLVM_FAbsOp : LLVM_UnaryMathIntrinsic<"fabs">;
def LLVM_ACosOp : LLVM_UnaryMathIntrinsic<"acos">;
def LLVM_ASinOp : LLVM_UnaryMathIntrinsic<"asin">;
def LLVM_ATanOp : LLVM_UnaryMathIntrinsic<"atan">;
def LLVM_FCeilOp : LLVM_UnaryMathIntrinsic<"ceil">;
def LLVM_CosOp : LLVM_UnaryMathIntrinsic<"cos">;
def LLVM_CoshOp : LLVM_UnaryMathIntrinsic<"cosh">;
def LLVM_ExpOp : LLVM_UnaryMathIntrinsic<"exp">;
def LLVM_Exp2Op : LLVM_UnaryMathIntrinsic<"exp2">;
def LLVM_FFloorOp : LLVM_UnaryMathIntrinsic<"floor">;
def LLVM_LogOp : LLVM_UnaryMathIntrinsic<"log">;
def LLVM_Log10Op : LLVM_UnaryMathIntrinsic<"log10">;
def LLVM_Log2Op : LLVM_UnaryMathIntrinsic<"log2">;
def LLVM_RoundOp : LLVM_UnaryMathIntrinsic<"round">;
def LLVM_RoundEvenOp : LLVM_UnaryMathIntrinsic<"roundeven">;
def LLVM_SinOp : LLVM_UnaryMathIntrinsic<"sin">;
def LLVM_SinhOp : LLVM_UnaryMathIntrinsic<"sinh">;
def LLVM_SqrtOp : LLVM_UnaryMathIntrinsic<"sqrt">;
def LLVM_TanOp : LLVM_UnaryMathIntrinsic<"tan">;
def LLVM_TanhOp : LLVM_UnaryMathIntrinsic<"tanh">;
def LLVM_FTruncOp : LLVM_UnaryMathIntrinsic<"trunc">;
def LLVM_ATan2Op : LLVM_BinaryMathIntrinsic<"atan2">;
def LLVM_CopySignOp : LLVM_BinaryMathIntrinsic<"copysign">;
def LLVM_PowOp : LLVM_BinaryMathIntrinsic<"pow">;
def LLVM_FMAOp : LLVM_MathIntrinsic<"fma", (ins Floats:$a, Floats:$b, Floats:$c)>;
def LLVM_PowIOp : LLVM_MathIntrinsic<"powi", (ins Floats:$val, AnySignlessInteger:$power)>;
def LLVM_SincosOp : LLVM_MathIntrinsic<"sincos", (ins Floats:$val)>;
def LLVM_CtPopOp : LLVM_Intrinsic<"ctpop", [SameOperandsAndResultType]> {
  let arguments = (ins Ints:$in);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}
// These are written in the generic form.
def LLVM_CountLeadingZerosOp : LLVM_Intrinsic<"ctlz", [SameOperandsAndResultType]> {
  let arguments = (ins Ints:$in, I1Attr:$is_zero_poison);
}
def LLVM_CountTrailingZerosOp : LLVM_Intrinsic<"cttz", [SameOperandsAndResultType]> {
  let arguments = (ins Ints:$in, I1Attr:$is_zero_poison);
}
def LLVM_AbsOp : LLVM_Intrinsic<"abs", [SameOperandsAndResultType]> {
  let arguments = (ins Ints:$in, I1Attr:$is_int_min_poison);
}
def LLVM_IsFPClassOp : LLVM_Intrinsic<"is.fpclass"> {
  let arguments = (ins Floats:$in, I32Attr:$bit);
}

//===- Aggregates and memory ----------------------------------------------===//

def LLVM_ExtractValueOp : LLVM_Op<"extractvalue", [Pure]> {
  let arguments = (ins LLVM_AnyAggregate:$container, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = [{
    $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))
  }];
  let hasFolder = 1;
}
def LLVM_InsertValueOp : LLVM_Op<"insertvalue", [Pure, AllTypesMatch<["container", "res"]>]> {
  let arguments = (ins LLVM_AnyAggregate:$container, LLVM_PrimitiveType:$value, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_AnyAggregate:$res);
  let assemblyFormat = [{
    $value `,` $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))
  }];
}
def LLVM_AllocaOp : LLVM_Op<"alloca"> {
  let arguments = (ins AnySignlessInteger:$arraySize, OptionalAttr<I64Attr>:$alignment, TypeAttr:$elem_type,
                       UnitAttr:$inalloca);
  let results = (outs Res<LLVM_AnyPointer, "", [MemAlloc]>:$res);
  let hasCustomAssemblyFormat = 1;
}
def LLVM_GEPOp : LLVM_Op<"getelementptr", [Pure]> {
  let arguments = (ins Pointers:$base, Variadic<Ints>:$dynamicIndices, DenseI32ArrayAttr:$rawConstantIndices,
                       TypeAttr:$elem_type, GEPNoWrapFlagsProp:$noWrapFlags);
  let results = (outs Pointers:$res);
  let assemblyFormat = [{
    ($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict
    `:` functional-type(operands, results) `,` $elem_type
  }];
  let hasFolder = 1;
}
def LLVM_MemcpyOp : LLVM_Op<"intr.memcpy"> {
  let arguments = (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst, Arg<LLVM_AnyPointer, "", [MemRead]>:$src,
                       AnySignlessInteger:$len, I1Attr:$isVolatile);
}
def LLVM_LoadOp : LLVM_Op<"load"> {
  let arguments = (ins Arg<LLVM_AnyPointer, "", [MemRead]>:$addr, OptionalAttr<I64Attr>:$alignment,
                       UnitAttr:$volatile_, UnitAttr:$nontemporal);
  let results = (outs LLVM_LoadableType:$res);
  let assemblyFormat = "(`volatile` $volatile_^)? $addr attr-dict `:` qualified(type($addr)) `->` type($res)";
}
def LLVM_StoreOp : LLVM_Op<"store"> {
  let arguments = (ins LLVM_LoadableType:$value, Arg<LLVM_AnyPointer, "", [MemWrite]>:$addr,
                       OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_, UnitAttr:$nontemporal);
  let assemblyFormat = "(`volatile` $volatile_^)? $value `,` $addr attr-dict `:` type($value) `,` qualified(type($addr))";
}

def LLVM_AtomicRMWOp : LLVM_Op<"atomicrmw", [TypesMatchWith<"result #0 and operand #1 have the same type", "val", "res",
                                                            "$_self">]> {
  let arguments = (ins AtomicBinOp:$bin_op, Arg<LLVM_AnyPointer, "", [MemRead, MemWrite]>:$ptr,
                       AnyTypeOf<[Floats, LLVM_AnyPointer, AnySignlessInteger]>:$val, AtomicOrdering:$ordering,
                       OptionalAttr<StrAttr>:$syncscope, OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict
    `:` qualified(type($ptr)) `,` type($val)
  }];
}
def LLVM_AtomicCmpXchgOp : LLVM_Op<"cmpxchg", [TypesMatchWith<"operand #1 and operand #2 have the same type", "val",
                                                              "cmp", "$_self">,
                                               TypesMatchWith<"result #0 has an LLVM struct type consisting of "
                                                              "the type of operand #2 and a bool",
                                                              "val", "res", "value_and_bool($_self)">]> {
  let arguments = (ins Arg<LLVM_AnyPointer, "", [MemRead, MemWrite]>:$ptr,
                       AnyTypeOf<[AnySignlessInteger, LLVM_AnyPointer]>:$cmp,
                       AnyTypeOf<[AnySignlessInteger, LLVM_AnyPointer]>:$val, AtomicOrdering:$success_ordering,
                       AtomicOrdering:$failure_ordering, OptionalAttr<StrAttr>:$syncscope,
                       OptionalAttr<I64Attr>:$alignment, UnitAttr:$weak, UnitAttr:$volatile_);
  let results = (outs LLVM_AnyAggregate:$res);
  let assemblyFormat = [{
    (`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)?
    $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)
  }];
}
def LLVM_StackSaveOp : LLVM_Op<"intr.stacksave"> {
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "attr-dict `:` qualified(type($res))";
}
def LLVM_StackRestoreOp : LLVM_Op<"intr.stackrestore"> {
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))";
}
// These are written in the generic form.
def LLVM_Prefetch : LLVM_Op<"intr.prefetch"> {
  let arguments = (ins LLVM_AnyPointer:$addr, I32Attr:$rw, I32Attr:$hint, I32Attr:$cache);
}
def LLVM_AssumeOp : LLVM_Op<"intr.assume"> {
  let arguments = (ins I1:$cond, VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
                       DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags);
  let assemblyFormat = [{
    $cond (custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^)?
    `:` type($cond) attr-dict
  }];
}

//===- Constants ----------------------------------------------------------===//

def LLVM_ConstantOp : LLVM_Op<"mlir.constant", [Pure, ConstantLike]> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs LLVM_Type:$res);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
}
def LLVM_AddressOfOp : LLVM_Op<"mlir.addressof", [Pure]> {
  let arguments = (ins FlatSymbolRefAttr:$global_name);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$global_name attr-dict `:` qualified(type($res))";
}
class LLVM_ValueOp<string name> : LLVM_Op<"mlir." # name, [Pure]> {
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}
def LLVM_UndefOp : LLVM_ValueOp<"undef">;
def LLVM_PoisonOp : LLVM_ValueOp<"poison">;
def LLVM_ZeroOp : LLVM_ValueOp<"zero">;

//===- Control flow and functions -----------------------------------------===//

def LLVM_BrOp : LLVM_Op<"br", [
    DeclareOpInterfaceMethods<BranchOpInterface>, Pure, Terminator]> {
  let arguments = (ins Variadic<LLVM_Type>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
}
def LLVM_CondBrOp : LLVM_Op<"cond_br", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>, WeightedBranchOpInterface, Pure,
    Terminator]> {
  let arguments = (ins I1:$condition, Variadic<LLVM_Type>:$trueDestOperands, Variadic<LLVM_Type>:$falseDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)`)? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)?
    attr-dict
  }];
}
def LLVM_SwitchOp : LLVM_Op<"switch", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>, Pure, Terminator]> {
  let arguments = (ins AnySignlessInteger:$value, Variadic<LLVM_Type>:$defaultOperands,
                       VariadicOfVariadic<LLVM_Type, "case_operand_segments">:$caseOperands,
                       OptionalAttr<AnyIntElementsAttr>:$case_values, DenseI32ArrayAttr:$case_operand_segments,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$defaultDestination, VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $value `:` type($value) `,`
    $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)?
    custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands))
    attr-dict
  }];
}
def LLVM_UnreachableOp : LLVM_Op<"unreachable", [Terminator]> {
  let assemblyFormat = "attr-dict";
}
def LLVM_ReturnOp : LLVM_Op<"return", [Pure, ReturnLike, Terminator]> {
  let arguments = (ins Optional<LLVM_Type>:$arg);
  let assemblyFormat = "attr-dict ($arg^ `:` type($arg))?";
}
def LLVM_CallOp : LLVM_Op<"call"> {
  // `var_callee_type` is the type of a function with further arguments.
  let arguments = (ins OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
                       OptionalAttr<FlatSymbolRefAttr>:$callee, Variadic<LLVM_Type>:$callee_operands);
  let results = (outs Optional<LLVM_Type>:$result);
  let hasCustomAssemblyFormat = 1;
}
def LLVM_LLVMFuncOp : LLVM_Op<"func", [
    AutomaticAllocationScope, IsolatedFromAbove, Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility,
                       TypeAttrOf<LLVM_FunctionType>:$function_type,
                       DefaultValuedAttr<LLVM_LinkageAttr, "Linkage::External">:$linkage, UnitAttr:$dso_local,
                       DefaultValuedAttr<LLVM_CConvAttr, "CConv::C">:$CConv, OptionalAttr<SymbolRefAttr>:$comdat,
                       OptionalAttr<UnitAttr>:$convergent, OptionalAttr<FlatSymbolRefAttr>:$personality,
                       OptionalAttr<StrAttr>:$garbageCollector, OptionalAttr<ArrayAttr>:$passthrough,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
                       OptionalAttr<I64Attr>:$function_entry_count,
                       OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects,
                       DefaultValuedAttr<Visibility, "Visibility::Default">:$visibility_,
                       OptionalAttr<UnitAttr>:$arm_streaming, OptionalAttr<UnitAttr>:$arm_locally_streaming,
                       OptionalAttr<UnitAttr>:$arm_streaming_compatible, OptionalAttr<UnitAttr>:$arm_new_za,
                       OptionalAttr<UnitAttr>:$arm_in_za, OptionalAttr<UnitAttr>:$arm_out_za,
                       OptionalAttr<UnitAttr>:$arm_inout_za, OptionalAttr<UnitAttr>:$arm_preserves_za,
                       OptionalAttr<StrAttr>:$section, OptionalAttr<UnnamedAddr>:$unnamed_addr,
                       OptionalAttr<I64Attr>:$alignment, OptionalAttr<LLVM_VScaleRangeAttr>:$vscale_range,
                       OptionalAttr<FramePointerKindAttr>:$frame_pointer, OptionalAttr<StrAttr>:$target_cpu,
                       OptionalAttr<StrAttr>:$tune_cpu, OptionalAttr<StrAttr>:$reciprocal_estimates,
                       OptionalAttr<StrAttr>:$prefer_vector_width,
                       OptionalAttr<LLVM_TargetFeaturesAttr>:$target_features,
                       OptionalAttr<BoolAttr>:$no_infs_fp_math, OptionalAttr<BoolAttr>:$no_nans_fp_math,
                       OptionalAttr<BoolAttr>:$no_signed_zeros_fp_math, OptionalAttr<StrAttr>:$denormal_fp_math,
                       OptionalAttr<StrAttr>:$denormal_fp_math_f32, OptionalAttr<StrAttr>:$fp_contract,
                       OptionalAttr<StrAttr>:$instrument_function_entry,
                       OptionalAttr<StrAttr>:$instrument_function_exit, OptionalAttr<UnitAttr>:$no_inline,
                       OptionalAttr<UnitAttr>:$always_inline, OptionalAttr<UnitAttr>:$inline_hint,
                       OptionalAttr<UnitAttr>:$no_unwind, OptionalAttr<UnitAttr>:$will_return,
                       OptionalAttr<UnitAttr>:$optimize_none,
                       OptionalAttr<DenseI32ArrayAttr>:$work_group_size_hint,
                       OptionalAttr<DenseI32ArrayAttr>:$reqd_work_group_size,
                       OptionalAttr<I32Attr>:$intel_reqd_sub_group_size,
                       OptionalAttr<UWTableKindAttr>:$uwtable_kind);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def LLVM_GlobalOp : LLVM_Op<"mlir.global", [IsolatedFromAbove, Symbol]> {
  let arguments = (ins TypeAttr:$global_type, UnitAttr:$constant, SymbolNameAttr:$sym_name, LLVM_LinkageAttr:$linkage,
                       OptionalAttr<AnyAttr>:$value, OptionalAttr<I64Attr>:$alignment,
                       DefaultValuedAttr<I32Attr, "0">:$addr_space);
  let regions = (region AnyRegion:$initializer);
  let hasCustomAssemblyFormat = 1;
}
