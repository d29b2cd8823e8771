//===- InferTypeOpInterface.td - result types that follow from the rest ---===//

#ifndef MLIR_INFERTYPEOPINTERFACE
#define MLIR_INFERTYPEOPINTERFACE

include "mlir/IR/OpBase.td"

def InferTypeOpInterface : OpInterface<"InferTypeOpInterface">, RuntimeTrait {
  let description =
      "The types of the results follow from operands, attributes and regions.";
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<
      "The result types of an operation that is about to be built, or why there are none.",
      "Result<Vec<::rtblgen_runtime::Type<'c>>, String>", "inferReturnTypes",
      (ins "&::rtblgen_runtime::Ir<'c>":$ir,
           "&::rtblgen_runtime::OpState<'c>":$state)>,
    StaticInterfaceMethod<
      "Whether inferred result types fit the given ones; by default, if they are equal.",
      "bool", "isCompatibleReturnTypes",
      (ins "&[::rtblgen_runtime::Type<'c>]":$inferred,
           "&[::rtblgen_runtime::Type<'c>]":$given), "",
      "inferred == given">
  ];
}

def InferShapedTypeOpInterface : OpInterface<"InferShapedTypeOpInterface">,
                                 RuntimeTrait {
  let description =
      "The shapes of the results follow from operands, attributes and regions.";
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<
      "The shapes and element types of the results of an operation that is about to be built.",
      "Result<Vec<::rtblgen_runtime::interfaces::ShapedTypeComponents<'c>>, String>",
      "inferReturnTypeComponents",
      (ins "&::rtblgen_runtime::Ir<'c>":$ir,
           "&::rtblgen_runtime::OpState<'c>":$state), "", [{
      let _ = (ir, state);
      Err("the shapes are not inferred".to_owned())
    }]>,
    InterfaceMethod<
      "Builds operations that compute the shapes of the results from these operands; `None` if it cannot.",
      "Option<Vec<::rtblgen_runtime::Value>>", "reifyReturnTypeShapes",
      (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder,
           "&[::rtblgen_runtime::Value]":$operands),
      "", [{
      let _ = (builder, operands);
      None
    }]>
  ];
}

// Traits that declare the methods above with an adaptor for a parameter.
class InferTypeOpAdaptorBase<code additionalDecls = [{}]>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 NativeOpTrait<"InferTypeOpAdaptor", [], additionalDecls>]>;
def InferTypeOpAdaptor : InferTypeOpAdaptorBase;
def InferTypeOpAdaptorWithIsCompatible : InferTypeOpAdaptorBase;

class InferShapedTypeOpAdaptorBase<list<string> overridenMethods = []>
    : TraitList<
      [DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>,
       NativeOpTrait<"InferShapedTypeOpAdaptor">]>;
def InferShapedTypeOpAdaptor
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents"]>;
def InferShapedTypeOpAdaptorWithReify
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents",
                                    "reifyReturnTypeShapes"]>;

class InferTensorTypeBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 DeclareOpInterfaceMethods<InferShapedTypeOpInterface,
                                           overridenMethods>,
                 NativeOpTrait<"InferTensorType">]>;
def InferTensorType : InferTensorTypeBase<["inferReturnTypeComponents"]>;
def InferTensorTypeWithReify : InferTensorTypeBase<["inferReturnTypeComponents",
                                                    "reifyReturnTypeShapes"]>;

class InferTensorTypeAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 InferShapedTypeOpAdaptorBase<overridenMethods>,
                 NativeOpTrait<"InferTensorType">]>;
def InferTensorTypeAdaptor
    : InferTensorTypeAdaptorBase<["inferReturnTypeComponents"]>;
def InferTensorTypeAdaptorWithReify
    : InferTensorTypeAdaptorBase<["inferReturnTypeComponents",
                                  "reifyReturnTypeShapes"]>;

def ReifyRankedShapedTypeOpInterface
    : OpInterface<"ReifyRankedShapedTypeOpInterface">, RuntimeTrait {
  let description =
      "The sizes of the results' dimensions can be computed by operations.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "The sizes of all dimensions of all results; `None` if they cannot be computed.",
      "Option<Vec<Vec<::rtblgen_runtime::interfaces::OpFoldResult<'c>>>>",
      "reifyResultShapes",
      (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder)>,
    InterfaceMethod<"The sizes of all dimensions of one result.",
                    "Option<Vec<::rtblgen_runtime::interfaces::OpFoldResult<'c>>>",
                    "reifyShapeOfResult",
                    (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder,
                         "usize":$result), "",
                    "$_op.reify_result_shapes(builder)?.into_iter().nth(result)">,
    InterfaceMethod<"The size of one dimension of one result.",
                    "Option<::rtblgen_runtime::interfaces::OpFoldResult<'c>>",
                    "reifyDimOfResult",
                    (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder,
                         "usize":$result,
                         "usize":$dim), "",
                    "$_op.reify_shape_of_result(builder, result)?.into_iter().nth(dim)">
  ];
}

// Relations between the types of all operands and results.
def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
def SameOperandsAndResultRank : NativeOpTrait<"SameOperandsAndResultRank">;

#endif // MLIR_INFERTYPEOPINTERFACE
