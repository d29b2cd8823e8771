//===- LLVMTypes.td - types of LLVM IR ------------------------------------===//

#ifndef LLVMTYPES_TD
#define LLVMTYPES_TD

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"

class LLVM_TypeNamed<string name, string text, string shown,
                     list<Trait> traits = []>
    : TypeDef<LLVM_Dialect, "LLVM" # name, traits> {
  let mnemonic = text;
  let summary = shown;
}

// Traits of types that a data layout has a say in, and of those that have parts.
class _InLayout<list<string> methods>
    : DeclareTypeInterfaceMethods<DataLayoutTypeInterface, methods>;
class _HasParts<list<string> methods = []>
    : DeclareTypeInterfaceMethods<DestructurableTypeInterface, methods>;

//===- Types that are a word ----------------------------------------------===//

// MLIR has most of these in C++ only.
def LLVMLabelType : LLVM_TypeNamed<"Label", "label", "a label of a block">;
def LLVMMetadataType : LLVM_TypeNamed<"Metadata", "metadata",
                                      "metadata as an operand">;
def LLVMTokenType : LLVM_TypeNamed<
  "Token", "token", "a token: a value that ties operations together">;
def LLVMVoidType : LLVM_TypeNamed<"Void", "void", "no value">;

// Types of one target. `ppc_fp128` is the sum of two numbers of 64 bits, and `x86_amx` a tile of a matrix.
def LLVMPPCFP128Type
    : LLVM_TypeNamed<"PPCFP128", "ppc_fp128",
                     "128 bit FP type with IBM double-double semantics",
                     [DeclareTypeInterfaceMethods<FloatTypeInterface,
                                                  ["getFloatSemantics"]>]>;
def LLVMX86AMXType : LLVM_TypeNamed<"X86AMX", "x86_amx", "LLVM x86_amx type.">;

//===- Functions and pointers ---------------------------------------------===//

def LLVMFunctionType : LLVM_TypeNamed<"Function", "func",
                                      "LLVM function type"> {
  let description = [{
    ```mlir
    !llvm.func<i32 (ptr, ...)>
    ```
  }];
  let parameters = (ins "Type":$returnType,
                        ArrayRefParameter<"Type">:$params,
                        "bool":$varArg);
  let assemblyFormat =
      "`<` custom<PrettyLLVMType>($returnType) ` ` `(` custom<FunctionTypes>($params, $varArg) `>`";
  let genVerifyDecl = 1;
}

def LLVMPointerType : LLVM_TypeNamed<"Pointer", "ptr", "LLVM pointer type", [
    _InLayout<["getIndexBitwidth", "areCompatible", "verifyEntries",
               "getPreferredAlignment"]>,
    VectorElementTypeInterface]> {
  let description = [{
    A pointer does not say what it points to. The address space is not written if it is 0.

    ```mlir
    !llvm.ptr
    !llvm.ptr<3>
    ```
  }];
  let parameters = (ins DefaultValuedParameter<"unsigned", "0">:$addressSpace);
  let assemblyFormat = "(`<` $addressSpace^ `>`)?";
}

//===- Types of several values --------------------------------------------===//

def LLVMArrayType : LLVM_TypeNamed<"Array", "array", "LLVM array type", [
    _InLayout<["getTypeSize", "getPreferredAlignment"]>, _HasParts<>]> {
  let parameters = (ins "Type":$elementType, "uint64_t":$numElements);
  let assemblyFormat =
      "`<` $numElements `x` custom<PrettyLLVMType>($elementType) `>`";
  let genVerifyDecl = 1;
}

// The name of an identified structure. A literal structure has a unit attribute if it is packed, and `false` otherwise.
class LLVM_StructNameParameter : AttrOrTypeParameter<
  "::mlir::Attribute", "struct name", "::llvm::StringRef"> {
  let cppStorageType = "std::string";
  let convertFromStorage = "struct_name($_self)";
}
// The body of an identified structure is set later, once.
class LLVM_StructBodyParameter : OptionalArrayRefParameter<"mlir::Type"> {
  let convertFromStorage = "self.body_or($_self)";
}

def LLVMStructType : LLVM_TypeNamed<"Struct", "struct", "LLVM struct type", [
    MutableType,
    _InLayout<["areCompatible", "verifyEntries", "getPreferredAlignment"]>,
    _HasParts<["getSubelementIndexMap", "getTypeAtIndex"]>]> {
  let description = [{
    Literal structures with the same parts are the same type. An identified structure has a name, and is another type
    than any with another name. Its body may contain its own name, and may be unknown: then it is opaque.

    ```mlir
    !llvm.struct<packed (i8, i32)>
    !llvm.struct<"pair", (f32, f32)>
    !llvm.struct<"unknown", opaque>
    ```
  }];
  let parameters = (ins LLVM_StructNameParameter<>:$name,
                        LLVM_StructBodyParameter<>:$body);
  let storageClass = "LLVMStructTypeStorage";
  let genStorageClass = 0;
  let hasCustomAssemblyFormat = 1;
}

// A type that only a backend knows.
def LLVMTargetExtType : LLVM_TypeNamed<"TargetExt", "target",
                                       "LLVM target-specific extension type"> {
  let parameters = (ins StringRefParameter<>:$extTypeName,
                        OptionalArrayRefParameter<"Type">:$typeParams,
                        OptionalArrayRefParameter<"unsigned int">:$intParams);
  let assemblyFormat =
      "`<` $extTypeName (`,` custom<ExtTypeParams>($typeParams, $intParams)^ )? `>`";
}

#endif // LLVMTYPES_TD
