//===- InferTypeOpInterface.td - result types that follow from the rest ---===//

#ifndef MLIR_INFERTYPEOPINTERFACE
#define MLIR_INFERTYPEOPINTERFACE

include "mlir/IR/OpBase.td"

def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> {
  let description = "The types of the results follow from operands, attributes and regions.";
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"The result types of an operation that is about to be built.",
                          "::llvm::LogicalResult", "inferReturnTypes",
                          (ins "::mlir::MLIRContext *":$context, "::std::optional<::mlir::Location>":$location,
                               "::mlir::ValueRange":$operands, "::mlir::DictionaryAttr":$attributes,
                               "::mlir::OpaqueProperties":$properties, "::mlir::RegionRange":$regions,
                               "::llvm::SmallVectorImpl<::mlir::Type>&":$inferredReturnTypes)>,
    StaticInterfaceMethod<"Improves given result types by what can be inferred.",
                          "::llvm::LogicalResult", "refineReturnTypes",
                          (ins "::mlir::MLIRContext *":$context, "::std::optional<::mlir::Location>":$location,
                               "::mlir::ValueRange":$operands, "::mlir::DictionaryAttr":$attributes,
                               "::mlir::OpaqueProperties":$properties, "::mlir::RegionRange":$regions,
                               "::llvm::SmallVectorImpl<::mlir::Type>&":$returnTypes),
                          "", "runtime">,
    StaticInterfaceMethod<"Whether inferred result types fit the given ones; by default, if they are equal.",
                          "bool", "isCompatibleReturnTypes",
                          (ins "::mlir::TypeRange":$lhs, "::mlir::TypeRange":$rhs), "runtime", "runtime">
  ];
  let verifyWithRegions = 1;
  let verify = "runtime";
}

def InferShapedTypeOpInterface : OpInterface<"InferShapedTypeOpInterface"> {
  let description = "The shapes of the results follow from operands, attributes and regions.";
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"The shapes and element types of the results.",
                          "::llvm::LogicalResult", "inferReturnTypeComponents",
                          (ins "::mlir::MLIRContext*":$context, "::std::optional<::mlir::Location>":$location,
                               "::mlir::ValueShapeRange":$operands, "::mlir::DictionaryAttr":$attributes,
                               "::mlir::OpaqueProperties":$properties, "::mlir::RegionRange":$regions,
                               "::llvm::SmallVectorImpl<::mlir::ShapedTypeComponents>&":$inferredReturnShapes),
                          "", "runtime">,
    InterfaceMethod<"Builds operations that compute the shapes of the results.",
                    "::llvm::LogicalResult", "reifyReturnTypeShapes",
                    (ins "::mlir::OpBuilder&":$builder, "::mlir::ValueRange":$operands,
                         "::llvm::SmallVectorImpl<::mlir::Value> &":$reifiedReturnShapes),
                    "", "runtime">
  ];
}

// Traits that declare the methods above with an adaptor for a parameter.
class InferTypeOpAdaptorBase<code additionalDecls = [{}]>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 NativeOpTrait<"InferTypeOpAdaptor", [], additionalDecls>]>;
def InferTypeOpAdaptor : InferTypeOpAdaptorBase;
def InferTypeOpAdaptorWithIsCompatible : InferTypeOpAdaptorBase;

class InferShapedTypeOpAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>,
                 NativeOpTrait<"InferShapedTypeOpAdaptor">]>;
def InferShapedTypeOpAdaptor : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents"]>;
def InferShapedTypeOpAdaptorWithReify
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;

class InferTensorTypeBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>,
                 NativeOpTrait<"InferTensorType">]>;
def InferTensorType : InferTensorTypeBase<["inferReturnTypeComponents"]>;
def InferTensorTypeWithReify : InferTensorTypeBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;

class InferTensorTypeAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>, InferShapedTypeOpAdaptorBase<overridenMethods>,
                 NativeOpTrait<"InferTensorType">]>;
def InferTensorTypeAdaptor : InferTensorTypeAdaptorBase<["inferReturnTypeComponents"]>;
def InferTensorTypeAdaptorWithReify
    : InferTensorTypeAdaptorBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;

def ReifyRankedShapedTypeOpInterface : OpInterface<"ReifyRankedShapedTypeOpInterface"> {
  let description = "The sizes of the results' dimensions can be computed by operations.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Computes the sizes of all dimensions of all results.",
                    "::llvm::LogicalResult", "reifyResultShapes",
                    (ins "::mlir::OpBuilder &":$builder,
                         "::mlir::ReifiedRankedShapedTypeDims &":$reifiedReturnShapes),
                    "", "runtime">,
    InterfaceMethod<"Computes the sizes of all dimensions of one result.",
                    "::llvm::FailureOr<::llvm::SmallVector<::mlir::OpFoldResult>>", "reifyShapeOfResult",
                    (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex), "", "runtime">,
    InterfaceMethod<"Computes the size of one dimension of one result.",
                    "::llvm::FailureOr<::mlir::OpFoldResult>", "reifyDimOfResult",
                    (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex, "int":$dim), "", "runtime">
  ];
}

// Relations between the types of all operands and results.
def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
def SameOperandsAndResultRank : NativeOpTrait<"SameOperandsAndResultRank">;

#endif // MLIR_INFERTYPEOPINTERFACE
