//===- shape_inference.td - the interface of ops that compute their shape -===//

#ifndef TOY_SHAPE_INFERENCE
#define TOY_SHAPE_INFERENCE

include "mlir/IR/OpBase.td"

def ShapeInferenceOpInterface : OpInterface<"ShapeInference"> {
  let description =
      "An op that computes the type of its result from the types of its operands.";
  let cppNamespace = "::toy";
  let methods = [
    InterfaceMethod<"Sets the type of the result. The operands have shapes.",
                    "void", "inferShapes">
  ];
}

#endif // TOY_SHAPE_INFERENCE
