//===- LLVMAttrDefs.td - attributes of LLVM IR ----------------------------===//

#ifndef LLVMIR_ATTRDEFS
#define LLVMIR_ATTRDEFS

include "mlir/Dialect/LLVMIR/LLVMDialect.td"
include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

//===- Kinds of attributes ------------------------------------------------===//

class LLVM_Attr<string name, string attrMnemonic, list<Trait> traits = [],
                string baseCppClass = "::mlir::Attribute">
    : AttrDef<LLVM_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

// `#llvm.MNEMONIC<name = value, …>`
class _StructAttr<string name, string mnemonic, string what, dag members,
                  list<Trait> traits = [],
                  string base = "::mlir::Attribute">
    : LLVM_Attr<name, mnemonic, traits, base> {
  let description = what;
  let parameters = members;
  let assemblyFormat = "`<` struct(params) `>`";
}
// Likewise; a program is printed with a name for each, in front of it.
class _AliasedAttr<string name, string mnemonic, string what, dag members,
                   list<Trait> traits = [],
                   string base = "::mlir::Attribute">
    : _StructAttr<name, mnemonic, what, members, traits, base> {
  let genMnemonicAlias = 1;
}
// `#llvm.MNEMONIC<CASE>`: a case of an enum.
class _CaseAttr<string name, string mnemonic, string what, string parameter,
                string enum = name>
    : LLVM_Attr<name, mnemonic> {
  let description = what;
  let parameters = !dag(ins, [enum], [parameter]);
  let assemblyFormat = "`<` $" # parameter # " `>`";
}
// `#llvm.MNEMONIC`
class _WordAttr<string name, string mnemonic, string what>
    : LLVM_Attr<name, mnemonic> {
  let description = what;
}
class _ArrayOfAttr<Attr element>
    : TypedArrayAttrBase<element, element.summary # " array">;

// What may be left out.
defvar _OptFlag = OptionalParameter<"bool">;
defvar _OptUnsigned = OptionalParameter<"unsigned">;
defvar _OptU32 = OptionalParameter<"uint32_t">;
defvar _OptU64 = OptionalParameter<"uint64_t">;
defvar _OptBool = OptionalParameter<"BoolAttr">;
defvar _OptInteger = OptionalParameter<"IntegerAttr">;
defvar _OptString = OptionalParameter<"StringAttr">;
defvar _OptStrings = OptionalArrayRefParameter<"StringAttr">;
defvar _OptSymbol = OptionalParameter<"FlatSymbolRefAttr">;
defvar _OptAny = OptionalParameter<"::mlir::Attribute">;
defvar _OptId = OptionalParameter<"DistinctAttr">;
// False if it is not written.
defvar _FalseIfAbsent = DefaultValuedParameter<"bool", "false">;

//===- Values -------------------------------------------------------------===//

def LLVM_ZeroAttr : _WordAttr<"Zero", "zero",
                              "The value of a type whose bits are all 0.">;
def LLVM_UndefAttr : _WordAttr<
  "Undef", "undef", "Any value of a type; each use may have another.">;
def LLVM_PoisonAttr : _WordAttr<"Poison", "poison",
                                "The value of what went wrong.">;
def LLVM_DSOLocalEquivalentAttr : LLVM_Attr<"DSOLocalEquivalent",
                                            "dso_local_equivalent"> {
  let description =
      "The address of a function, or of one in the same object that does the same.";
  let parameters = (ins "FlatSymbolRefAttr":$sym);
  let assemblyFormat = "$sym";
}
def LLVM_BlockTagAttr : _StructAttr<
  "BlockTag", "blocktag", "The number of a block, by which addresses name it.",
  (ins "uint32_t":$id)>;
def LLVM_BlockAddressAttr : _StructAttr<"BlockAddress", "blockaddress",
                                        "The address of a block of a function.",
                                        (ins "FlatSymbolRefAttr":$function,
                                             "BlockTagAttr":$tag)>;

// A bound of a range, which has the type of the range.
class _RangeBoundParameter
    : AttrOrTypeParameter<"::mlir::IntegerAttr", "", "::llvm::APInt"> {
  let cppStorageType = "::llvm::APInt";
  let convertFromStorage = "";
}
def LLVM_ConstantRangeAttr : LLVM_Attr<"ConstantRange", "constant_range"> {
  let summary =
      "A range of two integers, corresponding to LLVM's ConstantRange";
  let description =
      "Integers from the lower bound to before the upper one; they may wrap around.";
  let parameters = (ins _RangeBoundParameter<>:$lower,
                        _RangeBoundParameter<>:$upper);
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

//===- Functions and symbols ----------------------------------------------===//

def CConvAttr : _CaseAttr<"CConv", "cconv", "How a function is called.",
                          "CallingConv">;
def TailCallKindAttr : _CaseAttr<"TailCallKind", "tailcallkind",
                                 "Whether a call may or must reuse the stack's frame.",
                                 "tailCallKind">;
def LinkageAttr : _CaseAttr<"Linkage", "linkage",
                            "Where a symbol is seen, and what becomes of others with its name.",
                            "linkage", "linkage::Linkage">;
def FramePointerKindAttr
    : _CaseAttr<"FramePointerKind", "framePointerKind",
                "Which functions keep a pointer to their frame.",
                "framePointerKind", "framePointerKind::FramePointerKind">;
def UWTableKindAttr : _CaseAttr<"UWTableKind", "uwtableKind",
                                "Whether the stack can be unwound, and from where.",
                                "uwtableKind", "uwtable::UWTableKind">;
def ComdatAttr : LLVM_Attr<"Comdat", "comdat"> {
  let description = "Which of the sections with one name a linker keeps.";
  let parameters = (ins "comdat::Comdat":$comdat);
  let assemblyFormat = "$comdat";
}
def LLVM_MemoryEffectsAttr
    : _StructAttr<"MemoryEffects", "memory_effects",
                  "What a function does to each kind of memory.",
                  !dag(ins, !listsplat("ModRefInfo", 6),
                       ["other", "argMem", "inaccessibleMem", "errnoMem",
                        "targetMem0", "targetMem1"])>;
def LLVM_VScaleRangeAttr
    : _StructAttr<"VScaleRange", "vscale_range",
                  "How long the vectors may be whose length is known at run time only.",
                  (ins "IntegerAttr":$minRange, "IntegerAttr":$maxRange)>;
def LLVM_VecTypeHintAttr
    : _StructAttr<"VecTypeHint", "vec_type_hint",
                  "The type that a kernel of OpenCL computes with most.",
                  (ins "TypeAttr":$hint, _FalseIfAbsent:$is_signed)> {
  let summary = "Explicit vectorization compiler hint";
}
def WorkgroupAttributionAttr : LLVM_Attr<"WorkgroupAttribution",
                                         "mlir.workgroup_attribution"> {
  let summary = "GPU workgroup attribution information";
  let description =
      "Memory of a group of threads: how many elements it has, and of which type.";
  let parameters = (ins "IntegerAttr":$num_elements, "TypeAttr":$element_type);
  let assemblyFormat = "`<` $num_elements `,` $element_type `>`";
}

//===- Targets ------------------------------------------------------------===//

def LLVM_TargetAttr : LLVM_Attr<"Target", "target",
                                [LLVM_TargetAttrInterface]> {
  let summary = "LLVM target info: triple, chip, features";
  let parameters = (ins "StringAttr":$triple,
                        "StringAttr":$chip,
                        OptionalParameter<"TargetFeaturesAttr", "">:$features);
  let assemblyFormat = "`<` struct($triple, $chip, $features) `>`";
}
def LLVM_TargetFeaturesAttr : LLVM_Attr<"TargetFeatures", "target_features",
                                        [DLTIQueryInterface]> {
  let summary = "LLVM target features attribute";
  let description =
      "What the processor has, `+` in front, and what it has not, `-` in front.";
  let parameters = (ins _OptStrings:$features);
  let assemblyFormat = "`<` `[` (`]`) : ($features^ `]`)? `>`";
  let genVerifyDecl = 1;
}

//===- Modules ------------------------------------------------------------===//

def LLVM_DependentLibrariesAttr : LLVM_Attr<"DependentLibraries",
                                            "dependent_libraries"> {
  let summary = "LLVM dependent libraries attribute";
  let description = "Libraries that a linker adds.";
  let parameters = (ins _OptStrings:$libs);
  let assemblyFormat = "`<` $libs `>`";
}
def ModuleFlagAttr : LLVM_Attr<"ModuleFlag", "mlir.module_flag"> {
  let summary = "LLVM module flag metadata";
  let description =
      "A name with a value, and what is done when modules are linked that both have it.";
  let parameters = (ins "ModFlagBehavior":$behavior,
                        "StringAttr":$key,
                        "Attribute":$value);
  let assemblyFormat = "`<` $behavior `,` $key `,` $value `>`";
  let genVerifyDecl = 1;
}
def ModuleFlagCGProfileEntryAttr
    : _StructAttr<"ModuleFlagCGProfileEntry", "cgprofile_entry",
                  "How often one function calls another.",
                  (ins _OptSymbol:$from, _OptSymbol:$to, "uint64_t":$count)> {
  let summary = "CG profile module flag entry";
}
def ModuleFlagProfileSummaryAttr
    : _StructAttr<"ModuleFlagProfileSummary", "profile_summary",
                  "What a profile counts, in few numbers.",
                  (ins "ProfileSummaryFormatKind":$format,
                       "uint64_t":$total_count,
                       "uint64_t":$max_count,
                       "uint64_t":$max_internal_count,
                       "uint64_t":$max_function_count,
                       "uint64_t":$num_counts,
                       "uint64_t":$num_functions, OptionalParameter<
                         "std::optional<uint64_t>">:$is_partial_profile,
                       OptionalParameter<"FloatAttr">:$partial_profile_ratio,
                       ArrayRefParameter<
                         "ModuleFlagProfileSummaryDetailedAttr">:$detailed_summary)> {
  let summary = "ProfileSummary module flag";
}
def ModuleFlagProfileSummaryDetailedAttr
    : _StructAttr<"ModuleFlagProfileSummaryDetailed",
                  "profile_summary_detailed",
                  "How many of the biggest counts make up a part of the total, and the smallest of them.",
                  (ins "uint32_t":$cut_off,
                       "uint64_t":$min_count,
                       "uint32_t":$num_counts)> {
  let summary = "ProfileSummary detailed information";
}

//===- Memory -------------------------------------------------------------===//

def LLVM_AddressSpaceAttr : LLVM_Attr<"AddressSpace", "address_space", [
    LLVM_LLVMAddrSpaceAttrInterface,
    DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]> {
  let summary = "LLVM address space";
  let parameters = (ins "unsigned":$addressSpace);
  let assemblyFormat = "`<` $addressSpace `>`";
}
def LLVM_DereferenceableAttr
    : _StructAttr<"Dereferenceable", "dereferenceable",
                  "How many bytes a pointer points to, if it is not null.",
                  (ins "uint64_t":$bytes, _FalseIfAbsent:$mayBeNull)> {
  let summary = "LLVM dereferenceable attribute";
}
def LLVM_MMRATagAttr : LLVM_Attr<"MMRATag", "mmra_tag"> {
  let summary = "MLIR wrapper around a prefix:suffix MMRA tag";
  let description =
      "A tag of an access, which relaxes how accesses are ordered.";
  let parameters = (ins StringRefParameter<>:$prefix,
                        StringRefParameter<>:$suffix);
  let assemblyFormat = "`<` $prefix `` `:` `` $suffix `>`";
  let genMnemonicAlias = 1;
}

// Groups of accesses. Loops name those that are independent of those in other iterations.
def LLVM_AccessGroupAttr
    : _AliasedAttr<"AccessGroup", "access_group",
                   "A group of accesses to memory.", (ins "DistinctAttr":$id)> {
  let summary = "LLVM dialect access group metadata";
}
def LLVM_AccessGroupArrayAttr : _ArrayOfAttr<LLVM_AccessGroupAttr>;

// Scopes, of which accesses say that they are in them, or alias nothing that is.
def LLVM_AliasScopeDomainAttr
    : _AliasedAttr<"AliasScopeDomain", "alias_scope_domain",
                   "What scopes belong to.",
                   (ins "Attribute":$id, _OptString:$description)> {
  let summary = "LLVM dialect alias scope domain metadata";
}
def LLVM_AliasScopeAttr
    : _AliasedAttr<"AliasScope", "alias_scope",
                   "A set of accesses, in a domain.",
                   (ins "Attribute":$id,
                        "AliasScopeDomainAttr":$domain,
                        _OptString:$description)> {
  let summary = "LLVM dialect alias scope";
  let genVerifyDecl = 1;
}
def LLVM_AliasScopeArrayAttr : _ArrayOfAttr<LLVM_AliasScopeAttr>;

// The type tree of alias analysis. Accesses with types on different branches do not alias.
class _TBAANode<string name, string mnemonic, string what, dag members>
    : _AliasedAttr<name, mnemonic, what, members, [], "TBAANodeAttr">;
def LLVM_TBAARootAttr : _TBAANode<"TBAARoot", "tbaa_root",
                                  "The root of a tree.", (ins _OptString:$id)> {
  let summary = "LLVM dialect TBAA root metadata";
  let assemblyFormat = "(`<` struct(params)^ `>`)?";
}
def LLVM_TBAAMemberAttr : LLVM_Attr<"TBAAMember", "tbaa_member"> {
  let description =
      "A member of a type: its own type, and the place where it starts.";
  let parameters = (ins "TBAANodeAttr":$typeDesc, "int64_t":$offset);
  let assemblyFormat = "`<` params `>`";
}
def LLVM_TBAAMemberAttrArray : ArrayRefParameter<"TBAAMemberAttr"> {
  let parser = "parse_tbaa_members($_parser)";
  let printer = "print_tbaa_members($_printer, &$_self)";
}
def LLVM_TBAATypeDescriptorAttr
    : _TBAANode<"TBAATypeDescriptor", "tbaa_type_desc",
                "A type with its members.",
                (ins StringRefParameter<>:$id,
                     LLVM_TBAAMemberAttrArray:$members)> {
  let summary = "LLVM dialect TBAA type metadata";
}
def LLVM_TBAATagAttr
    : _AliasedAttr<"TBAATag", "tbaa_tag",
                   "What an access accesses: a type, at a place in one that contains it.",
                   (ins "TBAATypeDescriptorAttr":$base_type,
                        "TBAATypeDescriptorAttr":$access_type,
                        "int64_t":$offset, _FalseIfAbsent:$constant)> {
  let summary = "LLVM dialect TBAA tag metadata";
}
def LLVM_TBAATagArrayAttr : _ArrayOfAttr<LLVM_TBAATagAttr>;

//===- Loops --------------------------------------------------------------===//

// Hints for the optimization of loops.
class _LoopAttr<string name, string what, string word, dag members>
    : _AliasedAttr<"Loop" # name, "loop_" # word, what, members>;
// Attributes of the loops that a transformation of a loop creates.
defvar _OptLoop = OptionalParameter<"LoopAnnotationAttr">;

def LoopAnnotationAttr : _LoopAttr<
  "Annotation", "The optimization hints of one loop.", "annotation",
  (ins _OptBool:$disableNonforced,
       OptionalParameter<"LoopVectorizeAttr">:$vectorize,
       OptionalParameter<"LoopInterleaveAttr">:$interleave,
       OptionalParameter<"LoopUnrollAttr">:$unroll,
       OptionalParameter<"LoopUnrollAndJamAttr">:$unrollAndJam,
       OptionalParameter<"LoopLICMAttr">:$licm,
       OptionalParameter<"LoopDistributeAttr">:$distribute,
       OptionalParameter<"LoopPipelineAttr">:$pipeline,
       OptionalParameter<"LoopPeeledAttr">:$peeled,
       OptionalParameter<"LoopUnswitchAttr">:$unswitch,
       _OptBool:$mustProgress, _OptBool:$isVectorized,
       OptionalParameter<"FusedLoc">:$startLoc,
       OptionalParameter<"FusedLoc">:$endLoc,
       OptionalArrayRefParameter<"AccessGroupAttr">:$parallelAccesses)>;

// Several iterations at once.
def LoopVectorizeAttr
    : _LoopAttr<"Vectorize", "Iterations become lanes of vectors.", "vectorize",
        (ins _OptBool:$disable,
             _OptBool:$predicateEnable,
             _OptBool:$scalableEnable,
             _OptInteger:$width,
             _OptLoop:$followupVectorized,
             _OptLoop:$followupEpilogue,
             _OptLoop:$followupAll)>;
def LoopInterleaveAttr : _LoopAttr<"Interleave", "Iterations are mixed.",
                                   "interleave", (ins "IntegerAttr":$count)>;
def LoopPipelineAttr : _LoopAttr<"Pipeline",
                                 "An iteration starts before the one in front of it ends.",
                                 "pipeline",
                                 (ins _OptBool:$disable,
                                      _OptInteger:$initiationinterval)>;

// Copies of the body.
def LoopUnrollAttr : _LoopAttr<"Unroll", "The body is there several times.",
                               "unroll",
                               (ins _OptBool:$disable,
                                    _OptInteger:$count,
                                    _OptBool:$runtimeDisable,
                                    _OptBool:$full,
                                    _OptLoop:$followupUnrolled,
                                    _OptLoop:$followupRemainder,
                                    _OptLoop:$followupAll)>;
def LoopUnrollAndJamAttr
    : _LoopAttr<"UnrollAndJam",
                "The outer loop is unrolled, and the inner ones become one.",
                "unroll_and_jam",
                (ins _OptBool:$disable,
                     _OptInteger:$count,
                     _OptLoop:$followupOuter,
                     _OptLoop:$followupInner,
                     _OptLoop:$followupRemainderOuter,
                     _OptLoop:$followupRemainderInner,
                     _OptLoop:$followupAll)>;
def LoopPeeledAttr : _LoopAttr<
  "Peeled", "Some iterations stand in front of the loop.", "peeled",
  (ins _OptInteger:$count)>;

// Parts of the body elsewhere.
def LoopLICMAttr : _LoopAttr<
  "LICM", "What is the same in all iterations leaves the loop.", "licm",
  (ins _OptBool:$disable, _OptBool:$versioningDisable)>;
def LoopUnswitchAttr : _LoopAttr<
  "Unswitch", "Conditions that do not change leave the loop.", "unswitch",
  (ins _OptBool:$partialDisable)>;
def LoopDistributeAttr : _LoopAttr<
  "Distribute", "Parts of the body become loops of their own.", "distribute",
  (ins _OptBool:$disable,
       _OptLoop:$followupCoincident,
       _OptLoop:$followupSequential,
       _OptLoop:$followupFallback,
       _OptLoop:$followupAll)>;

//===- Debug information: numbers of DWARF --------------------------------===//

// A number, by its name.
class _DwarfNumber<string what, string table, string default = "0">
    : AttrOrTypeParameter<"unsigned", "debug info " # what> {
  let parser = "dwarf::parse($_parser, dwarf::" # table # ", \"" # summary #
               "\")";
  let printer = "dwarf::print($_printer, dwarf::" # table # ", $_self)";
  let defaultValue = default;
}
def LLVM_DITagParameter : _DwarfNumber<"tag", "TAGS">;
def LLVM_DIEncodingParameter : _DwarfNumber<"encoding", "ENCODINGS">;
def LLVM_DICallingConventionParameter : _DwarfNumber<"calling convention",
                                                     "CALLING_CONVENTIONS">;
// These have no default.
def LLVM_DILanguageParameter : _DwarfNumber<"language", "LANGUAGES", "">;
def LLVM_DIOperationEncodingParameter : _DwarfNumber<"operation encoding",
                                                     "OPERATIONS", "">;

//===- Debug information: nodes -------------------------------------------===//

class _DIAttr<string base, string name, string word, string what, dag members,
              list<Trait> traits = []>
    : _AliasedAttr<"DI" # name, "di_" # word, what, members, traits, base>;
class _DINode<string name, string word, string what, dag members>
    : _DIAttr<"DINodeAttr", name, word, what, members>;
class _DIScope<string name, string word, string what, dag members,
               string base = "DIScopeAttr",
               list<Trait> traits = []>
    : _DIAttr<base, name, word, what, members, traits>;
class _DIType<string name, string word, string what, dag members,
              list<Trait> traits = []>
    : _DIAttr<"DITypeAttr", name, word, what, members, traits>;

defvar _DIInScope = OptionalParameter<"DIScopeAttr">;
defvar _DIOptFile = OptionalParameter<"DIFileAttr">;
defvar _DIOptType = OptionalParameter<"DITypeAttr">;
defvar _DIOptNode = OptionalParameter<"DINodeAttr">;
defvar _DIOptNodes = OptionalArrayRefParameter<"DINodeAttr">;
defvar _DIOptExpression = OptionalParameter<"DIExpressionAttr">;

// Places: what contains variables, types and other scopes.

def LLVM_DIFileAttr : _DIScope<"File", "file", "A file of the source.",
                               (ins "StringAttr":$name,
                                    "StringAttr":$directory)> {
  let assemblyFormat = "`<` $name `in` $directory `>`";
}
def LLVM_DICompileUnitAttr : _DIScope<
  "CompileUnit", "compile_unit", "A file with all that it includes, compiled.",
  (ins "DistinctAttr":$id,
       LLVM_DILanguageParameter:$sourceLanguage,
       "DIFileAttr":$file,
       _OptString:$producer,
       "bool":$isOptimized,
       "DIEmissionKind":$emissionKind,
       OptionalParameter<"DINameTableKind">:$nameTableKind,
       _OptString:$splitDebugFilename)>;
def LLVM_DIModuleAttr : _DIScope<"Module", "module", "A module of the source.",
    (ins _DIOptFile:$file,
         _DIInScope:$scope,
         _OptString:$name,
         _OptString:$configMacros,
         _OptString:$includePath,
         _OptString:$apinotes, _OptUnsigned:$line, _OptFlag:$isDecl)>;
def LLVM_DINamespaceAttr : _DIScope<"Namespace", "namespace",
                                    "A space of names.",
                                    (ins _OptString:$name,
                                         _DIInScope:$scope,
                                         "bool":$exportSymbols)>;
def LLVM_DICommonBlockAttr : _DIScope<"CommonBlock", "common_block",
                                      "Variables that parts of a Fortran program share.",
                                      (ins "DIScopeAttr":$scope,
                                           OptionalParameter<
                                             "DIGlobalVariableAttr">:$decl,
                                           "StringAttr":$name,
                                           _DIOptFile:$file,
                                           _OptUnsigned:$line)>;
def LLVM_DISubprogramAttr : _DIScope<"Subprogram", "subprogram", "A function.",
    (ins _OptId:$recId,
         _OptFlag:$isRecSelf,
         _OptId:$id,
         OptionalParameter<"DICompileUnitAttr">:$compileUnit,
         _DIInScope:$scope,
         _OptString:$name,
         _OptString:$linkageName,
         _DIOptFile:$file,
         _OptUnsigned:$line,
         _OptUnsigned:$scopeLine,
         OptionalParameter<"DISubprogramFlags">:$subprogramFlags,
         OptionalParameter<"DISubroutineTypeAttr">:$type,
         _DIOptNodes:$retainedNodes,
         _DIOptNodes:$annotations),
    "DILocalScopeAttr", [LLVM_DIRecursiveTypeAttrInterface]>;
def LLVM_DILexicalBlockAttr : _DIScope<"LexicalBlock", "lexical_block",
                                       "A block of a function.",
                                       (ins "DIScopeAttr":$scope,
                                            _DIOptFile:$file,
                                            _OptUnsigned:$line,
                                            _OptUnsigned:$column),
                                       "DILocalScopeAttr">;
def LLVM_DILexicalBlockFile
    : _DIScope<"LexicalBlockFile", "lexical_block_file",
               "A part of a block that is in another file.",
               (ins "DIScopeAttr":$scope,
                    _DIOptFile:$file,
                    "unsigned":$discriminator), "DILocalScopeAttr">;

// Types.

def LLVM_DINullTypeAttr : LLVM_Attr<"DINullType", "di_null_type", [],
                                    "DITypeAttr"> {
  let description = "No type: what a function returns that returns nothing.";
  let parameters = (ins);
  let genMnemonicAlias = 1;
}
def LLVM_DIBasicTypeAttr : _DIType<"BasicType", "basic_type",
                                   "A type of the language.",
                                   (ins LLVM_DITagParameter:$tag,
                                        "StringAttr":$name,
                                        _OptU64:$sizeInBits,
                                        LLVM_DIEncodingParameter:$encoding)>;
def LLVM_DIStringTypeAttr : _DIType<"StringType", "string_type",
                                    "A string of Fortran.",
                                    (ins LLVM_DITagParameter:$tag,
                                         "StringAttr":$name,
                                         _OptU64:$sizeInBits,
                                         _OptU32:$alignInBits,
                                         OptionalParameter<
                                           "DIVariableAttr">:$stringLength,
                                         _DIOptExpression:$stringLengthExp,
                                         _DIOptExpression:$stringLocationExp,
                                         LLVM_DIEncodingParameter:$encoding)>;
def LLVM_DIDerivedTypeAttr : _DIType<"DerivedType", "derived_type",
                                     "A type from another: a pointer, a member, a name.",
                                     (ins LLVM_DITagParameter:$tag,
                                          _OptString:$name,
                                          _DIOptType:$baseType,
                                          _OptU64:$sizeInBits,
                                          _OptU32:$alignInBits,
                                          _OptU64:$offsetInBits,
                                          OptionalParameter<
                                            "std::optional<unsigned>">:$dwarfAddressSpace,
                                          _DIOptNode:$extraData)>;
def LLVM_DICompositeTypeAttr
    : _DIType<"CompositeType", "composite_type",
              "A type with parts: a structure, an array, an enumeration.",
              (ins _OptId:$recId,
                   _OptFlag:$isRecSelf,
                   LLVM_DITagParameter:$tag,
                   _OptString:$name,
                   _DIOptFile:$file,
                   _OptU32:$line,
                   _DIInScope:$scope,
                   _DIOptType:$baseType,
                   OptionalParameter<"DIFlags">:$flags,
                   _OptU64:$sizeInBits,
                   _OptU64:$alignInBits,
                   _DIOptExpression:$dataLocation,
                   _DIOptExpression:$rank,
                   _DIOptExpression:$allocated,
                   _DIOptExpression:$associated,
                   _DIOptNodes:$elements),
              [LLVM_DIRecursiveTypeAttrInterface]>;
def LLVM_DISubroutineTypeAttr
    : _DIType<"SubroutineType", "subroutine_type",
              "What a function returns, and then what it takes.",
              (ins LLVM_DICallingConventionParameter:$callingConvention,
                   OptionalArrayRefParameter<"DITypeAttr">:$types)>;

// Bounds of arrays are numbers, variables or expressions. They are printed in place.
class _DIRange<string name, string word, string what, dag members>
    : _StructAttr<"DI" # name, "di_" # word, what, members, [], "DINodeAttr">;
def LLVM_DISubrangeAttr : _DIRange<"Subrange", "subrange",
                                   "Indices of an array.",
                                   !dag(ins, !listsplat(_OptAny, 4),
                                        ["count", "lowerBound", "upperBound",
                                         "stride"])>;
def LLVM_DIGenericSubrangeAttr
    : _DIRange<"GenericSubrange", "generic_subrange",
               "Indices of an array whose rank is not known.",
               (ins _OptAny:$count,
                    "::mlir::Attribute":$lowerBound,
                    _OptAny:$upperBound,
                    "::mlir::Attribute":$stride)>;

// Variables and other names.

def LLVM_DILocalVariableAttr : _DINode<"LocalVariable", "local_variable",
                                       "A variable of a function, or what it takes.",
                                       (ins "DIScopeAttr":$scope,
                                            _OptString:$name,
                                            _DIOptFile:$file,
                                            _OptUnsigned:$line,
                                            _OptUnsigned:$arg,
                                            _OptUnsigned:$alignInBits,
                                            _DIOptType:$type,
                                            OptionalParameter<"DIFlags",
                                                              "DIFlags::Zero">:$flags)>;
def LLVM_DIGlobalVariable : _DINode<"GlobalVariable", "global_variable",
                                    "A variable of a whole program.",
                                    (ins _DIInScope:$scope,
                                         _OptString:$name,
                                         _OptString:$linkageName,
                                         "DIFileAttr":$file,
                                         "unsigned":$line,
                                         "DITypeAttr":$type,
                                         _OptFlag:$isLocalToUnit,
                                         _OptFlag:$isDefined,
                                         _OptUnsigned:$alignInBits)>;
def LLVM_DILabelAttr : _DINode<"Label", "label", "A label that code jumps to.",
    (ins "DIScopeAttr":$scope,
         _OptString:$name,
         _DIOptFile:$file,
         _OptUnsigned:$line)>;
def LLVM_DIImportedEntityAttr : _DINode<"ImportedEntity", "imported_entity",
                                        "What a scope has from another.",
                                        (ins LLVM_DITagParameter:$tag,
                                             "DIScopeAttr":$scope,
                                             "DINodeAttr":$entity,
                                             _DIOptFile:$file,
                                             _OptUnsigned:$line,
                                             _OptString:$name,
                                             _DIOptNodes:$elements)>;
def LLVM_DIAnnotationAttr : _StructAttr<
  "DIAnnotation", "di_annotation", "What the source says of a declaration.",
  (ins "StringAttr":$name, "StringAttr":$value), [], "DINodeAttr">;

// How a value is computed from that of an operation.

def LLVM_DIExpressionElemAttr : LLVM_Attr<"DIExpressionElem",
                                          "di_expression_elem"> {
  let description = "A step of an expression.";
  let parameters = (ins LLVM_DIOperationEncodingParameter:$opcode,
                        OptionalArrayRefParameter<"uint64_t">:$arguments);
  let assemblyFormat =
      "`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)?";
}
def LLVM_DIExpressionAttr : LLVM_Attr<"DIExpression", "di_expression"> {
  let description = "Steps, each with the stack that the one in front leaves.";
  let parameters = (
      ins OptionalArrayRefParameter<"DIExpressionElemAttr">:$operations);
  let assemblyFormat = "`<` ( `[` $operations^ `]` ) : (``)? `>`";
}
def LLVM_DIGlobalVariableExpressionAttr
    : _AliasedAttr<"DIGlobalVariableExpression",
                   "di_global_variable_expression",
                   "A variable, and where it is.",
                   (ins "DIGlobalVariableAttr":$var, _DIOptExpression:$expr)>;
def DIGlobalVariableExpressionArrayAttr
    : TypedArrayAttrBase<LLVM_DIGlobalVariableExpressionAttr,
                         "an array of variable expressions">;

#endif // LLVMIR_ATTRDEFS
