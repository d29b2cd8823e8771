//===- bytecode.td - the llvm dialect in bytecode -------------------------===//
//
// The encodings of debug information and of loops. The members are the parameters in LLVMAttrDefs.td, in their order. Other
// attributes, and all types, are written as text.
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_BYTECODE
#define LLVM_BYTECODE

include "mlir/IR/BytecodeBase.td"

def String : WithParser<"fields::read_text($_reader)?",
                        Bytecode<"", "$_args",
                                 "fields::write_text($_writer, $_getter);">>;
def Present : AttributeKind;
def Maybe : Bytecode<"fields::read_optional_attribute($_reader)?", "$_args",
                     "fields::write_optional_attribute($_writer, $_getter);">;
def MaybeNumber : Bytecode<"fields::read_optional_number($_reader)?", "$_args",
                           "fields::write_optional_number($_writer, $_getter);">;
def Case : Bytecode<"fields::read_case($_reader)?", "$_args",
                    "fields::write_case($_writer, $_getter);">;

// A case, or the first one if there is none.
def MaybeCase : Bytecode<"fields::read_optional_case($_reader)?", "$_args",
                         "fields::write_optional_case($_writer, $_getter);">;

// Lists, after whether there is any element.
def Attributes : Bytecode<"fields::read_optional_attributes($_reader)?",
                          "$_args",
                          "fields::write_optional_attributes($_writer, $_getter);"> {
  let cArgument = "&$_member";
}
def Numbers : Bytecode<"fields::read_optional_numbers($_reader)?", "$_args",
                       "fields::write_optional_numbers($_writer, $_getter);"> {
  let cArgument = "&$_member";
}

def DIBasicTypeAttr : DialectAttribute<
  (attr VarInt:$tag, String:$name, VarInt:$sizeInBits, VarInt:$encoding)>;
def DIExpressionElemAttr : DialectAttribute<(attr VarInt:$opcode,
                                                  Numbers:$arguments)>;
def DIExpressionAttr : DialectAttribute<(attr Attributes:$operations)>;
def DIFileAttr : DialectAttribute<(attr String:$name, String:$directory)>;
def DILocalVariableAttr : DialectAttribute<(attr Present:$scope, Maybe:$name,
                                                 Maybe:$file, VarInt:$line,
                                                 VarInt:$arg,
                                                 VarInt:$alignInBits,
                                                 Maybe:$type, Case:$flags)>;
def DISubroutineTypeAttr : DialectAttribute<(attr VarInt:$callingConvention,
                                                  Attributes:$types)>;
def DICompileUnitAttr : DialectAttribute<
  (attr Present:$id, VarInt:$sourceLanguage, Present:$file, Maybe:$producer,
        Bool:$isOptimized, Case:$emissionKind, MaybeCase:$nameTableKind)> {
  // The format has no place for the name of a file with split debug information: such a unit is a text.
  let printerPredicate = "$_val.split_debug_filename().is_none()";
  let cBuilder = "$_resultType::get($_reader.context(), $_args, None)";
}
def DISubprogramAttr : DialectAttribute<(attr Maybe:$recId, Bool:$isRecSelf,
                                              Maybe:$id, Maybe:$compileUnit,
                                              Maybe:$scope, Maybe:$name,
                                              Maybe:$linkageName, Maybe:$file,
                                              VarInt:$line,
                                              VarInt:$scopeLine,
                                              Case:$subprogramFlags,
                                              Maybe:$type,
                                              Attributes:$retainedNodes,
                                              Attributes:$annotations)>;
def DICompositeTypeAttr : DialectAttribute<(attr Maybe:$recId, Bool:$isRecSelf,
                                                 VarInt:$tag, Maybe:$name,
                                                 Maybe:$file, VarInt:$line,
                                                 Maybe:$scope, Maybe:$baseType,
                                                 Case:$flags,
                                                 VarInt:$sizeInBits,
                                                 VarInt:$alignInBits,
                                                 Maybe:$dataLocation,
                                                 Maybe:$rank,
                                                 Maybe:$allocated,
                                                 Maybe:$associated,
                                                 Attributes:$elements)>;
def DIDerivedTypeAttr : DialectAttribute<
  (attr VarInt:$tag, Maybe:$name, Maybe:$baseType, VarInt:$sizeInBits,
        VarInt:$alignInBits, VarInt:$offsetInBits,
        MaybeNumber:$dwarfAddressSpace,
        Maybe:$extraData)>;
def DIImportedEntityAttr : DialectAttribute<(attr VarInt:$tag, Present:$scope,
                                                  Present:$entity, Maybe:$file,
                                                  VarInt:$line, Maybe:$name,
                                                  Attributes:$elements)>;
def DIGlobalVariableAttr : DialectAttribute<
  (attr Maybe:$scope, Maybe:$name, Maybe:$linkageName, Present:$file,
        VarInt:$line, Present:$type, Bool:$isLocalToUnit, Bool:$isDefined,
        VarInt:$alignInBits)>;
def DIGlobalVariableExpressionAttr : DialectAttribute<(attr Present:$var,
                                                            Maybe:$expr)>;
def DILabelAttr : DialectAttribute<(attr Present:$scope, Maybe:$name,
                                         Maybe:$file, VarInt:$line)>;
def DILexicalBlockAttr : DialectAttribute<(attr Present:$scope, Maybe:$file,
                                                VarInt:$line, VarInt:$column)>;
def DILexicalBlockFileAttr : DialectAttribute<(attr Present:$scope, Maybe:$file,
                                                    VarInt:$discriminator)>;
def DINamespaceAttr : DialectAttribute<(attr Maybe:$name, Maybe:$scope,
                                             Bool:$exportSymbols)>;
def DISubrangeAttr : DialectAttribute<(attr Maybe:$count, Maybe:$lowerBound,
                                            Maybe:$upperBound, Maybe:$stride)>;
def LoopAnnotationAttr : DialectAttribute<
  (attr Maybe:$disableNonforced, Maybe:$vectorize, Maybe:$interleave,
        Maybe:$unroll, Maybe:$unrollAndJam, Maybe:$licm, Maybe:$distribute,
        Maybe:$pipeline, Maybe:$peeled, Maybe:$unswitch, Maybe:$mustProgress,
        Maybe:$isVectorized, Maybe:$startLoc, Maybe:$endLoc,
        Attributes:$parallelAccesses)>;

def LLVMDialectAttributes : DialectAttributes<"LLVM"> {
  let elems = [
    DIBasicTypeAttr, DICompileUnitAttr, DICompositeTypeAttr, DIDerivedTypeAttr,
    DIExpressionElemAttr,
    DIExpressionAttr, DIFileAttr, DIGlobalVariableAttr,
    DIGlobalVariableExpressionAttr, DIImportedEntityAttr,
    DILabelAttr, DILexicalBlockAttr, DILexicalBlockFileAttr,
    DILocalVariableAttr, DINamespaceAttr,
    DISubprogramAttr, DISubrangeAttr, DISubroutineTypeAttr, LoopAnnotationAttr
  ];
}

#endif // LLVM_BYTECODE
