// What upstream's dialect defines when a program runs, in C++.


include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "::test";
  let summary = "what upstream tests with";
}


class Test_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

// Any number of arguments, of which a verifier admits some.
class Test_DynamicType<string name, string mnemonic_> : TypeDef<Test_Dialect, name> {
  let mnemonic = mnemonic_;
  let parameters = (ins OptionalArrayRefParameter<"::mlir::Attribute">:$arguments);
  let assemblyFormat = "(`<` $arguments^ `>`)?";
  let genVerifyDecl = 1;
}
def DynamicSingletonType : Test_DynamicType<"DynamicSingleton", "dynamic_singleton">;
def DynamicPairType : Test_DynamicType<"DynamicPair", "dynamic_pair">;
def DynamicCustomType : TypeDef<Test_Dialect, "DynamicCustom"> {
  let mnemonic = "dynamic_custom_assembly_format";
  let parameters = (ins "::mlir::Attribute":$first, "::mlir::Attribute":$second);
  let assemblyFormat = "`<` $first `` `:` `` $second `>`";
}

class Test_DynamicAttr<string name, string mnemonic_> : AttrDef<Test_Dialect, name> {
  let mnemonic = mnemonic_;
  let parameters = (ins OptionalArrayRefParameter<"::mlir::Attribute">:$arguments);
  let assemblyFormat = "(`<` $arguments^ `>`)?";
  let genVerifyDecl = 1;
}
def DynamicSingletonAttr : Test_DynamicAttr<"DynamicSingleton", "dynamic_singleton">;
def DynamicPairAttr : Test_DynamicAttr<"DynamicPair", "dynamic_pair">;
def DynamicCustomAttr : AttrDef<Test_Dialect, "DynamicCustom"> {
  let mnemonic = "dynamic_custom_assembly_format";
  let parameters = (ins "::mlir::Attribute":$first, "::mlir::Attribute":$second);
  let assemblyFormat = "`<` $first `` `:` `` $second `>`";
}

def DynamicGenericOp : Test_Op<"dynamic_generic"> {
  let arguments = (ins Variadic<AnyType>:$operands_);
  let results = (outs Variadic<AnyType>:$results_);
}
def DynamicOneOperandTwoResultsOp : Test_Op<"dynamic_one_operand_two_results"> {
  let arguments = (ins Variadic<AnyType>:$operands_);
  let results = (outs Variadic<AnyType>:$results_);
  let hasVerifier = 1;
}
def DynamicCustomParserPrinterOp : Test_Op<"dynamic_custom_parser_printer"> {
  let assemblyFormat = "`custom_keyword` attr-dict";
}

// Upstream defines this op in C++, without a `.td`.
def ManualCppOpWithFold : Test_Op<"manual_cpp_op_with_fold"> {
  let arguments = (ins Variadic<AnyType>:$operands_);
  let results = (outs Variadic<AnyType>:$results_);
  let hasFolder = 1;
}

// Upstream defines this type in C++: its name is its identity, and its body is set later. Here it does not change, and an
// occurrence of it in its own body has no body.
def TestRecursiveType : TypeDef<Test_Dialect, "TestRecursive"> {
  let mnemonic = "test_rec";
  let parameters = (ins StringRefParameter<"">:$name, OptionalParameter<"::mlir::Type">:$body);
  let hasCustomAssemblyFormat = 1;
}

// Upstream's dialect reads and writes these, which it does not define, by their names.
def DialectCustomPrinterOp : Test_Op<"dialect_custom_printer"> {
  let assemblyFormat = "`custom_format` attr-dict";
}
def DialectCustomPrinterWithDotOp : Test_Op<"dialect_custom_printer.with.dot"> {
  let assemblyFormat = "attr-dict";
}
