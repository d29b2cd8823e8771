//===- LLVMTypes.td - types of LLVM IR ------------------------------------===//

#ifndef LLVMTYPES_TD
#define LLVMTYPES_TD

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"

class LLVMType<string typeName, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<LLVM_Dialect, typeName, traits> {
  let mnemonic = typeMnemonic;
}

//===- Types without parameters, which MLIR defines in C++ ----------------===//

def LLVMVoidType : LLVMType<"LLVMVoid", "void"> {
  let summary = "no value";
}
def LLVMTokenType : LLVMType<"LLVMToken", "token"> {
  let summary = "a token: a value that ties operations together";
}
def LLVMLabelType : LLVMType<"LLVMLabel", "label"> {
  let summary = "a label of a block";
}
def LLVMMetadataType : LLVMType<"LLVMMetadata", "metadata"> {
  let summary = "metadata as an operand";
}
def LLVMX86AMXType : LLVMType<"LLVMX86AMX", "x86_amx"> {
  let summary = "LLVM x86_amx type.";
}
def LLVMPPCFP128Type
    : LLVMType<"LLVMPPCFP128", "ppc_fp128", [DeclareTypeInterfaceMethods<FloatTypeInterface, ["getFloatSemantics"]>]> {
  let summary = "128 bit FP type with IBM double-double semantics";
}

//===- Types with parameters ----------------------------------------------===//

def LLVMPointerType : LLVMType<"LLVMPointer", "ptr", [
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface, [
        "getIndexBitwidth", "areCompatible", "verifyEntries", "getPreferredAlignment"]>,
    VectorElementTypeInterface]> {
  let summary = "LLVM pointer type";
  let parameters = (ins DefaultValuedParameter<"unsigned", "0">:$addressSpace);
  let assemblyFormat = "(`<` $addressSpace^ `>`)?";
}

def LLVMArrayType : LLVMType<"LLVMArray", "array", [
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface, ["getTypeSize", "getPreferredAlignment"]>,
    DeclareTypeInterfaceMethods<DestructurableTypeInterface>]> {
  let summary = "LLVM array type";
  let parameters = (ins "Type":$elementType, "uint64_t":$numElements);
  let assemblyFormat = "`<` $numElements `x` custom<PrettyLLVMType>($elementType) `>`";
  let genVerifyDecl = 1;
}

def LLVMFunctionType : LLVMType<"LLVMFunction", "func"> {
  let summary = "LLVM function type";
  let parameters = (ins "Type":$returnType, ArrayRefParameter<"Type">:$params, "bool":$varArg);
  let assemblyFormat = [{
    `<` custom<PrettyLLVMType>($returnType) ` ` `(` custom<FunctionTypes>($params, $varArg) `>`
  }];
  let genVerifyDecl = 1;
}

// The name of an identified structure. A literal structure has a unit attribute if it is packed, and `false` otherwise.
class LLVM_StructNameParameter : AttrOrTypeParameter<"::mlir::Attribute", "struct name", "::llvm::StringRef"> {
  let cppStorageType = "std::string";
  let convertFromStorage = "struct_name($_self)";
}
// The body of an identified structure is set later, once.
class LLVM_StructBodyParameter : OptionalArrayRefParameter<"mlir::Type"> {
  let convertFromStorage = "self.body_or($_self)";
}

def LLVMStructType : LLVMType<"LLVMStruct", "struct", [
    MutableType,
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface, ["areCompatible", "verifyEntries", "getPreferredAlignment"]>,
    DeclareTypeInterfaceMethods<DestructurableTypeInterface, ["getSubelementIndexMap", "getTypeAtIndex"]>]> {
  let summary = "LLVM struct type";
  let parameters = (ins LLVM_StructNameParameter<>:$name, LLVM_StructBodyParameter<>:$body);
  let storageClass = "LLVMStructTypeStorage";
  let genStorageClass = 0;
  let hasCustomAssemblyFormat = 1;
}

def LLVMTargetExtType : LLVMType<"LLVMTargetExt", "target"> {
  let summary = "LLVM target-specific extension type";
  let parameters = (ins StringRefParameter<>:$extTypeName, OptionalArrayRefParameter<"Type">:$typeParams,
                        OptionalArrayRefParameter<"unsigned int">:$intParams);
  let assemblyFormat = "`<` $extTypeName (`,` custom<ExtTypeParams>($typeParams, $intParams)^ )? `>`";
}

#endif // LLVMTYPES_TD
