//===- LLVMEnums.td - enums of LLVM IR ------------------------------------===//
//
// Most enums are tables: a list of rows, of which a `defm` makes the cases.

#ifndef LLVMIR_ENUMS
#define LLVMIR_ENUMS

include "mlir/Dialect/LLVMIR/LLVMDialect.td"
include "mlir/IR/EnumAttr.td"

//===- Tables -------------------------------------------------------------===//

// A row: what the record ends with, the variant's name, how it is written, and what LLVM calls it.
class LLVM_Row<string theRecord, string theSymbol, string theText,
               string nameInLLVM> {
  string record = theRecord;
  string symbol = theSymbol;
  string text = theText;
  string inLLVM = nameInLLVM;
}
// The record has the name of the variant, or the variant has that of the text and the record has LLVM's.
class _Called<string name, string text = !tolower(name), string inLLVM = name>
    : LLVM_Row<name, name, text, inLLVM>;
class _Written<string name, string text = !tolower(name)>
    : LLVM_Row<name, text, text, name>;

class LLVM_Case<LLVM_Row row, int number, string before = "", string after = "">
    : I64EnumAttrCase<row.symbol, number, row.text> {
  string llvmEnumerant = before # row.inLLVM # after;
}

// `.all` has the cases that a table made.
class _CasesOf<string prefix, list<LLVM_Row> rows> {
  list<LLVM_Case> all = !foreach(row, rows,
                                 !cast<LLVM_Case>(prefix # row.record));
}

class LLVM_EnumInNamespace<string name, string inLLVM, string summary,
                           list<LLVM_Case> cases, string inner = "">
    : I64EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::LLVM" # inner;
  string llvmClassName = inLLVM;
}
// `missing` are cases in LLVM only.
class LLVM_Enum<string name, string inLLVM, string summary,
                list<LLVM_Case> cases, string inner = "",
                list<LLVM_Case> missing = []>
    : LLVM_EnumInNamespace<name, inLLVM, summary, cases, inner> {
  list<LLVM_Case> unsupported = missing;
}

// LLVM's names have something `before` and `after` those of the rows.
multiclass LLVM_Cases<list<LLVM_Row> rows, list<int> numbers = !range(rows),
                      string before = "", string after = ""> {
  foreach place = !range(rows) in
    def NAME # rows[place].record : LLVM_Case<rows[place], numbers[place],
                                              before, after>;
}

// An attribute of the dialect around an enum, which constraints name instead of the enum.
class LLVM_AroundEnum<string name, string mnemonic, string accessor,
                      string summary>
    : DialectAttr<LLVM_Dialect, CPred<"$_self.is_a(\"llvm." # mnemonic # "\")">,
                  summary> {
  let storageType = "::mlir::LLVM::" # name # "Attr";
  let returnType = name;
  let convertFromStorage = "$_self.cast::<" # name #
                           "Attr<'_>>().expect(\"verified\")." # accessor #
                           "()";
  let constBuilderCall = name # "Attr::get($_builder.context(), $0).into()";
}

// Bits in a row, from `first` on.
multiclass LLVM_Bits<int first, list<string> names> {
  foreach place = !range(names) in
    def NAME #
        names[place] : I32BitEnumAttrCaseBit<names[place], !add(first, place)>;
}

//===- Numbers: comparisons, flags, rounding ------------------------------===//

defvar FCmpRows = [
    _Written<"FALSE", "_false">, _Written<"OEQ">, _Written<"OGT">,
    _Written<"OGE">, _Written<"OLT">, _Written<"OLE">,
    _Written<"ONE">, _Written<"ORD">, _Written<"UEQ">, _Written<"UGT">,
    _Written<"UGE">, _Written<"ULT">,
    _Written<"ULE">, _Written<"UNE">, _Written<"UNO">,
    _Written<"TRUE", "_true">];
defvar ICmpRows = [
    _Written<"EQ">, _Written<"NE">, _Written<"SLT">, _Written<"SLE">,
    _Written<"SGT">, _Written<"SGE">, _Written<"ULT">,
    _Written<"ULE">, _Written<"UGT">, _Written<"UGE">];

defm FCmpPredicate : LLVM_Cases<FCmpRows, before = "FCMP_">;
defm ICmpPredicate : LLVM_Cases<ICmpRows, before = "ICMP_">;
// LLVM has one enum of both, with an end of each.
foreach kind = ["FCmp", "ICmp"] in
  def kind # "PredicateBad" : LLVM_Case<
    LLVM_Row<"", "", "", "BAD_" # !toupper(kind) # "_PREDICATE">, 0>;

class LLVM_Predicate<string kind, list<LLVM_Case> cases,
                     list<LLVM_Case> ofOther>
    : LLVM_Enum<kind # "Predicate", "::llvm::CmpInst::Predicate",
                "llvm." # !tolower(kind) # " comparison predicate", cases,
                missing = ofOther # [FCmpPredicateBad, ICmpPredicateBad]>;
def FCmpPredicate
    : LLVM_Predicate<"FCmp", _CasesOf<"FCmpPredicate", FCmpRows>.all,
                     _CasesOf<"ICmpPredicate", ICmpRows>.all>;
def ICmpPredicate
    : LLVM_Predicate<"ICmp", _CasesOf<"ICmpPredicate", ICmpRows>.all,
                     _CasesOf<"FCmpPredicate", FCmpRows>.all>;

// What an optimizer may assume of floating point numbers.
defvar FastmathBits = ["nnan", "ninf", "nsz", "arcp", "contract", "afn",
                       "reassoc"];
def FMFnone : I32BitEnumAttrCaseNone<"none">;
defm FMF : LLVM_Bits<0, FastmathBits>;
def FMFfast : I32BitEnumAttrCaseGroup<"fast", !foreach(
  flag, FastmathBits, !cast<BitEnumAttrCaseBase>("FMF" # flag))>;
def FastmathFlags : I32BitEnumAttr<"FastmathFlags", "LLVM fastmath flags",
                                   !listconcat(
                                       [FMFnone],
                                       !foreach(flag, FastmathBits,
                                                !cast<BitEnumAttrCaseBase>(
                                                  "FMF" # flag)), [FMFfast])> {
  let cppNamespace = "::mlir::LLVM";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
  let separator = ", ";
}

// A signed (`nsw`) or unsigned (`nuw`) overflow is poison.
def IOFnone : I32BitEnumCaseNone<"none">;
def IOFnsw : I32BitEnumCaseBit<"nsw", 0>;
def IOFnuw : I32BitEnumCaseBit<"nuw", 1>;
def IntegerOverflowFlags : I32BitEnum<"IntegerOverflowFlags",
                                      "LLVM integer overflow flags",
                                      [IOFnone, IOFnsw, IOFnuw]> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
  let separator = ", ";
}

class LLVM_FlagsAttr<EnumInfo flags, string mnemonic>
    : EnumAttr<LLVM_Dialect, flags, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}
def LLVM_FastmathFlagsAttr : LLVM_FlagsAttr<FastmathFlags, "fastmath">;
def LLVM_IntegerOverflowFlagsAttr : LLVM_FlagsAttr<IntegerOverflowFlags,
                                                   "overflow">;
def LLVM_IntegerOverflowFlagsProp
    : NamedEnumPropWithAttrForm<IntegerOverflowFlags, "overflow",
                                LLVM_IntegerOverflowFlagsAttr> {
  let defaultValue = "IntegerOverflowFlags::none";
}

defvar RoundingRows = [
    _Called<"TowardZero">, _Called<"NearestTiesToEven", "tonearest">,
    _Called<"TowardPositive", "upward">,
    _Called<"TowardNegative", "downward">,
    _Called<"NearestTiesToAway", "tonearestaway">, _Called<"Dynamic">,
    _Called<"Invalid">];
defm Round : LLVM_Cases<RoundingRows, [0, 1, 2, 3, 4, 7, -1]>;
def RoundingModeAttr
    : LLVM_Enum<"RoundingMode", "::llvm::RoundingMode", "LLVM Rounding Mode",
                _CasesOf<"Round", RoundingRows>.all>;
// All but `invalid`.
def ValidRoundingModeAttr : ConfinedAttr<RoundingModeAttr, [IntMinValue<0>]>;

defvar FPExceptionBehaviorRows = [_Called<"Ignore">, _Called<"MayTrap">,
                                  _Called<"Strict">];
defm FPExceptionBehavior : LLVM_Cases<FPExceptionBehaviorRows, before = "eb">;
def FPExceptionBehaviorAttr
    : LLVM_Enum<"FPExceptionBehavior", "::llvm::fp::ExceptionBehavior",
                "LLVM Exception Behavior",
                _CasesOf<"FPExceptionBehavior", FPExceptionBehaviorRows>.all>;

//===- Memory: atomic operations, effects, addresses ----------------------===//

// The number 3 is the order of C++'s `consume`, which LLVM does not have.
defvar AtomicOrderingRows = [
    _Written<"NotAtomic", "not_atomic">, _Written<"Unordered">,
    _Written<"Monotonic">, _Written<"Acquire">,
    _Written<"Release">, _Written<"AcquireRelease", "acq_rel">,
    _Written<"SequentiallyConsistent", "seq_cst">];
defm AtomicOrdering : LLVM_Cases<AtomicOrderingRows, [0, 1, 2, 4, 5, 6, 7]>;
def AtomicOrdering
    : LLVM_Enum<"AtomicOrdering", "::llvm::AtomicOrdering",
                "Atomic ordering for LLVM's memory model",
                _CasesOf<"AtomicOrdering", AtomicOrderingRows>.all>;

// The names of three would be keywords in C++.
defvar AtomicBinOpRows = [
    _Written<"Xchg">, _Written<"Add">, _Written<"Sub">, _Written<"And", "_and">,
    _Written<"Nand">,
    _Written<"Or", "_or">, _Written<"Xor", "_xor">, _Written<"Max">,
    _Written<"Min">, _Written<"UMax">,
    _Written<"UMin">, _Written<"FAdd">, _Written<"FSub">, _Written<"FMax">,
    _Written<"FMin">,
    _Written<"UIncWrap", "uinc_wrap">, _Written<"UDecWrap", "udec_wrap">,
    _Written<"USubCond", "usub_cond">,
    _Written<"USubSat", "usub_sat">, _Written<"FMaximum">,
    _Written<"FMinimum">];
defm AtomicBinOp : LLVM_Cases<AtomicBinOpRows>;
def AtomicBadBinOp : LLVM_Case<LLVM_Row<"", "", "", "BAD_BINOP">, 0>;
def AtomicBinOp
    : LLVM_Enum<"AtomicBinOp", "::llvm::AtomicRMWInst::BinOp",
                "llvm.atomicrmw binary operations",
                _CasesOf<"AtomicBinOp", AtomicBinOpRows>.all,
                missing = [AtomicBadBinOp]>;

defvar ModRefInfoRows = [
    _Called<"NoModRef", "none">, _Called<"Ref", "read">,
    _Called<"Mod", "write">, _Called<"ModRef", "readwrite">];
defm ModRefInfo : LLVM_Cases<ModRefInfoRows>;
def ModRefInfoEnum
    : LLVM_Enum<"ModRefInfo", "::llvm::ModRefInfo", "LLVM ModRefInfo",
                _CasesOf<"ModRefInfo", ModRefInfoRows>.all>;

// What the address of an element may be taken to do: stay in bounds, and not overflow (`nusw`, `nuw`).
def GEPNone : I32BitEnumCaseNone<"none">;
def GEPInboundsFlag : I32BitEnumCaseBit<"inboundsFlag", 0, "inbounds_flag">;
def GEPNusw : I32BitEnumCaseBit<"nusw", 1>;
def GEPNuw : I32BitEnumCaseBit<"nuw", 2>;
def GEPInbounds : BitEnumCaseGroup<"inbounds", [GEPInboundsFlag, GEPNusw]>;
def GEPNoWrapFlags : I32BitEnum<"GEPNoWrapFlags",
                                "::mlir::LLVM::GEPNoWrapFlags",
                                [GEPNone, GEPInboundsFlag, GEPNusw, GEPNuw,
                                 GEPInbounds]> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}
def GEPNoWrapFlagsProp : EnumProp<GEPNoWrapFlags> {
  let defaultValue = "GEPNoWrapFlags::none";
}

//===- Calls --------------------------------------------------------------===//

class _Convention<string name, string text = !tolower(name) # "cc",
                  string record = name>
    : LLVM_Row<record, name, text, name>;

// The numbers from 64 on belong to targets.
defvar ConventionRows = [
    _Convention<"C", "ccc">,
    _Convention<"Fast">, _Convention<"Cold">, _Convention<"GHC", "cc_10">,
    _Convention<"HiPE", "cc_11">,
    _Convention<"AnyReg">, _Convention<"PreserveMost", "preserve_mostcc">,
    _Convention<"PreserveAll", "preserve_allcc">,
    _Convention<"Swift">, _Convention<"CXX_FAST_TLS", "cxx_fast_tlscc",
                                      "CXXFastTLS">, _Convention<"Tail">,
    _Convention<"CFGuard_Check">, _Convention<"SwiftTail">,
    _Convention<"X86_StdCall">, _Convention<"X86_FastCall">,
    _Convention<"ARM_APCS">, _Convention<"ARM_AAPCS">,
    _Convention<"ARM_AAPCS_VFP">, _Convention<"MSP430_INTR">,
    _Convention<"X86_ThisCall">, _Convention<"PTX_Kernel">,
    _Convention<"PTX_Device">,
    _Convention<"SPIR_FUNC">, _Convention<"SPIR_KERNEL">,
    _Convention<"Intel_OCL_BI">, _Convention<"X86_64_SysV">,
    _Convention<"Win64">, _Convention<"X86_VectorCall">,
    _Convention<"DUMMY_HHVM", "hhvmcc", "HHVM">,
    _Convention<"DUMMY_HHVM_C", "hhvm_ccc", "HHVM_C">, _Convention<"X86_INTR">,
    _Convention<"AVR_INTR">,
    _Convention<"AVR_SIGNAL">, _Convention<"AVR_BUILTIN">,
    _Convention<"AMDGPU_VS">, _Convention<"AMDGPU_GS">,
    _Convention<"AMDGPU_PS">, _Convention<"AMDGPU_CS">,
    _Convention<"AMDGPU_KERNEL">, _Convention<"X86_RegCall">,
    _Convention<"AMDGPU_HS">, _Convention<"MSP430_BUILTIN">,
    _Convention<"AMDGPU_LS">, _Convention<"AMDGPU_ES">,
    _Convention<"AArch64_VectorCall">, _Convention<"AArch64_SVE_VectorCall">,
    _Convention<"WASM_EmscriptenInvoke", "wasm_emscripten_invokecc">,
    _Convention<"AMDGPU_Gfx">,
    _Convention<"M68k_INTR">];
defm CConv : LLVM_Cases<ConventionRows,
                        !listconcat([0], !range(8, 12), !range(13, 21),
                                    !range(64, 73), !range(75, 102))>;

// MLIR's enum lacks two of the cases.
def CConvEnum
    : LLVM_EnumInNamespace<"CConv", "::llvm::CallingConv",
                           "Calling Conventions",
                           !filter(case, _CasesOf<"CConv", ConventionRows>.all,
                                   !and(!ne(case.symbol, "AVR_SIGNAL"),
                                        !ne(case.symbol, "AMDGPU_PS"))),
                           "::cconv">;
def CConv : LLVM_AroundEnum<"CConv", "cconv", "calling_conv",
                            "LLVM Calling Convention specification">;

defvar TailCallRows = [
    _Called<"None">, LLVM_Row<"NoTailCall", "NoTail", "notail", "NoTail">,
    _Called<"MustTail">, _Called<"Tail">];
defm TailCallKind : LLVM_Cases<TailCallRows, [0, 3, 2, 1], "TCK_">;
def TailCallKindEnum
    : LLVM_Enum<"TailCallKind", "::llvm::CallInst::TailCallKind",
                "Tail Call Kind",
                _CasesOf<"TailCallKind", TailCallRows>.all, "::tailcallkind">;
def TailCallKind
    : LLVM_AroundEnum<"TailCallKind", "tailcallkind", "tail_call_kind",
                      "LLVM Calling Convention specification">;

// Dialects of inline assembly.
defvar AsmRows = [LLVM_Row<"ATT", "AD_ATT", "att", "AD_ATT">,
                  LLVM_Row<"Intel", "AD_Intel", "intel", "AD_Intel">];
defm Asm : LLVM_Cases<AsmRows>;
def AsmATTOrIntel
    : LLVM_Enum<"AsmDialect", "::llvm::InlineAsm::AsmDialect",
                "ATT (0) or Intel (1) asm dialect",
                _CasesOf<"Asm", AsmRows>.all>;

//===- Functions and globals, as linkers and unwinders see them -----------===//

// The default is written as nothing.
defvar VisibilityRows = [_Called<"Default", "">, _Called<"Hidden">,
                         _Called<"Protected">];
defm Visibility : LLVM_Cases<VisibilityRows, after = "Visibility">;
def Visibility
    : LLVM_Enum<"Visibility", "::llvm::GlobalValue::VisibilityTypes",
                "LLVM GlobalValue Visibility",
                _CasesOf<"Visibility", VisibilityRows>.all>;
defvar UnnamedAddrRows = [
    _Called<"None", "">, _Called<"Local", "local_unnamed_addr">,
    _Called<"Global", "unnamed_addr">];
defm UnnamedAddr : LLVM_Cases<UnnamedAddrRows>;
def UnnamedAddr
    : LLVM_Enum<"UnnamedAddr", "::llvm::GlobalValue::UnnamedAddr",
                "LLVM GlobalValue UnnamedAddr",
                _CasesOf<"UnnamedAddr", UnnamedAddrRows>.all>;

defvar LinkageRows = [
    _Called<"External">, _Called<"AvailableExternally", "available_externally">,
    _Called<"Linkonce", "linkonce", "LinkOnceAny">,
    _Called<"LinkonceODR", "linkonce_odr", "LinkOnceODR">,
    _Called<"Weak", "weak", "WeakAny">, _Called<"WeakODR", "weak_odr">,
    _Called<"Appending">, _Called<"Internal">,
    _Called<"Private">, _Called<"ExternWeak", "extern_weak", "ExternalWeak">,
    _Called<"Common">];
defm Linkage : LLVM_Cases<LinkageRows, after = "Linkage">;
def LinkageEnum
    : LLVM_Enum<"Linkage", "::llvm::GlobalValue::LinkageTypes",
                "LLVM linkage types",
                _CasesOf<"Linkage", LinkageRows>.all, "::linkage">;
def Linkage : LLVM_AroundEnum<"Linkage", "linkage", "linkage",
                              "LLVM Linkage specification">;

// Which one of several symbols a linker keeps.
defvar ComdatRows = [
    _Called<"Any">, _Called<"ExactMatch">, _Called<"Largest">,
    _Called<"NoDeduplicate">, _Called<"SameSize">];
defm Comdat : LLVM_Cases<ComdatRows>;
def Comdat
    : LLVM_Enum<"Comdat", "::llvm::Comdat::SelectionKind", "LLVM Comdat Types",
                _CasesOf<"Comdat", ComdatRows>.all, "::comdat">;

defvar FramePointerKindRows = [
    _Called<"None">, _Called<"NonLeaf", "non-leaf">, _Called<"All">,
    _Called<"Reserved">,
    _Called<"NonLeafNoReserve", "non-leaf-no-reserve">];
defm FramePointerKind : LLVM_Cases<FramePointerKindRows>;
def FramePointerKindEnum
    : LLVM_Enum<"FramePointerKind", "::llvm::FramePointerKind",
                "LLVM FramePointerKind",
                _CasesOf<"FramePointerKind", FramePointerKindRows>.all,
                "::framePointerKind">;
defvar UWTableKindRows = [_Called<"None">, _Called<"Sync">, _Called<"Async">];
defm UWTableKind : LLVM_Cases<UWTableKindRows>;
def UWTableKindEnum
    : LLVM_Enum<"UWTableKind", "::llvm::UWTableKind", "LLVM Unwind Behavior",
                _CasesOf<"UWTableKind", UWTableKindRows>.all, "::uwtable">;

//===- Modules ------------------------------------------------------------===//

// What a linker does with the flags of two modules that have the same name.
defvar ModFlagBehaviorRows = [
    _Called<"Error">, _Called<"Warning">, _Called<"Require">,
    _Called<"Override">, _Called<"Append">,
    _Called<"AppendUnique", "append_unique">, _Called<"Max">, _Called<"Min">];
defm ModFlagBehavior : LLVM_Cases<ModFlagBehaviorRows, !range(1, 9)>;
def ModFlagBehaviorAttr
    : LLVM_Enum<"ModFlagBehavior", "::llvm::Module::ModFlagBehavior",
                "LLVM Module Flag Behavior",
                _CasesOf<"ModFlagBehavior", ModFlagBehaviorRows>.all>;

//===- Enums of metadata --------------------------------------------------===//

// Their cases are written as they are called, and have nothing of LLVM's.
multiclass LLVM_PlainCases<list<string> symbols> {
  foreach place = !range(symbols) in
    def NAME # symbols[place] : I64EnumAttrCase<symbols[place], place>;
}
class LLVM_PlainEnum<string name, string summary, string prefix,
                     list<string> symbols>
    : I64EnumAttr<name, summary, !foreach(
      symbol, symbols, !cast<I64EnumAttrCase>(prefix # symbol))> {
  let cppNamespace = "::mlir::LLVM";
}

defvar DIEmissionKinds = ["None", "Full", "LineTablesOnly",
                          "DebugDirectivesOnly"];
defm LLVM_DIEmission : LLVM_PlainCases<DIEmissionKinds>;
def LLVM_DIEmissionKind
    : LLVM_PlainEnum<"DIEmissionKind", "LLVM debug emission kind",
                     "LLVM_DIEmission", DIEmissionKinds>;

defvar DINameTables = ["Default", "GNU", "None", "Apple"];
defm LLVM_DINameTable : LLVM_PlainCases<DINameTables>;
def LLVM_DINameTableKind
    : LLVM_PlainEnum<"DINameTableKind", "LLVM debug name table kind",
                     "LLVM_DINameTable", DINameTables>;

defvar ProfileFormats = ["SampleProfile", "InstrProf", "CSInstrProf"];
defm LLVM_ProfileSummaryFormat : LLVM_PlainCases<ProfileFormats>;
def LLVM_ProfileSummaryFormatKind
    : LLVM_PlainEnum<"ProfileSummaryFormatKind",
                     "LLVM ProfileSummary format kinds",
                     "LLVM_ProfileSummaryFormat",
                     ProfileFormats>;

class LLVM_DIBits<string name, string summary, list<BitEnumAttrCaseBase> cases>
    : I32BitEnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}

// Flags of types and members. The first two bits are a number: the accessibility of the member.
def LLVM_DIFlagZero : I32BitEnumAttrCaseNone<"Zero">;
foreach place = [0, 1] in
  def "LLVM_DIFlagVisibilityBit" #
      place : I32BitEnumAttrCaseBit<"Bit" # place, place>;
def LLVM_DIFlagPrivate : I32BitEnumAttrCaseGroup<"Private",
                                                 [LLVM_DIFlagVisibilityBit0]>;
def LLVM_DIFlagProtected : I32BitEnumAttrCaseGroup<"Protected",
                                                   [LLVM_DIFlagVisibilityBit1]>;
def LLVM_DIFlagPublic
    : I32BitEnumAttrCaseGroup<"Public", [LLVM_DIFlagVisibilityBit0,
                                         LLVM_DIFlagVisibilityBit1]>;

defvar DIFlagsFrom2 = ["FwdDecl", "AppleBlock", "ReservedBit4", "Virtual",
                       "Artificial", "Explicit", "Prototyped",
                       "ObjcClassComplete", "ObjectPointer", "Vector",
                       "StaticMember", "LValueReference",
                       "RValueReference", "ExportSymbols"];
// LLVM has a number of two bits for these, and MLIR one bit for all.
defvar DIFlagsOf16 = ["SingleInheritance", "MultipleInheritance",
                      "VirtualInheritance"];
defvar DIFlagsFrom18 = ["IntroducedVirtual", "BitField", "NoReturn"];
defvar DIFlagsFrom22 = ["TypePassByValue", "TypePassByReference", "EnumClass",
                        "Thunk", "NonTrivial", "BigEndian",
                        "LittleEndian", "AllCallsDescribed"];
defm LLVM_DIFlag : LLVM_Bits<2, DIFlagsFrom2>;
foreach name = DIFlagsOf16 in
  defm LLVM_DIFlag : LLVM_Bits<16, [name]>;
defm LLVM_DIFlag : LLVM_Bits<18, DIFlagsFrom18>;
defm LLVM_DIFlag : LLVM_Bits<22, DIFlagsFrom22>;
def DIFlags : LLVM_DIBits<"DIFlags", "LLVM DI flags", !foreach(
    name, ["Zero", "VisibilityBit0", "VisibilityBit1", "Private", "Protected",
           "Public"]
          # DIFlagsFrom2 # DIFlagsOf16 # DIFlagsFrom18 # DIFlagsFrom22,
    !cast<BitEnumAttrCaseBase>("LLVM_DIFlag" # name))>;

// Flags of functions.
defvar DISubprogramBits = ["Virtual", "PureVirtual", "LocalToUnit",
                           "Definition", "Optimized", "Pure", "Elemental",
                           "Recursive", "MainSubprogram", "Deleted"];
defm LLVM_DISP : LLVM_Bits<0, DISubprogramBits>;
defm LLVM_DISP : LLVM_Bits<11, ["ObjCDirect"]>;
def DISubprogramFlags : LLVM_DIBits<"DISubprogramFlags",
                                    "LLVM DISubprogram flags", !foreach(
                                        name, DISubprogramBits # ["ObjCDirect"],
                                        !cast<BitEnumAttrCaseBase>("LLVM_DISP" #
                                                                   name))>;

#endif // LLVMIR_ENUMS
