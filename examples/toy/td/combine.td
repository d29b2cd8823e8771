//===- combine.td - patterns that simplify Toy programs -------------------===//

#ifndef TOY_COMBINE
#define TOY_COMBINE

include "mlir/IR/PatternBase.td"
include "ops.td"

// reshape(reshape(x)) = reshape(x)
def ReshapeReshape : Pat<(ReshapeOp (ReshapeOp $input)), (ReshapeOp $input)>;

// reshape(x) = x, where the shape does not change
def TypesAreIdentical : Constraint<CPred<"$0.ty() == $1.ty()">,
                                   "identical types">;
def RedundantReshape
    : Pat<(ReshapeOp:$result $input), (replaceWithValue $input),
          [(TypesAreIdentical $result, $input)]>;

// reshape(constant) = constant, where the constant has as many elements, or one
def CanBeReshaped : Constraint<CPred<"can_be_reshaped($0, $1.ty())">,
                               "as many elements, or one">;
def ReshapedElements
    : NativeCodeCall<"reshaped_elements($0, $1.ty($_builder))">;
def FoldConstantReshape
    : Pat<(ReshapeOp:$result (ConstantOp $value)),
          (ConstantOp (ReshapedElements $value, $result)),
          [(CanBeReshaped $value, $result)]>;

#endif // TOY_COMBINE
