//===----------------------------------------------------------------------===//
// Patterns that simplify Toy programs.
//
// The snippets are Rust. For `mlir-tblgen`, which wants C++, the parity tests
// pass `-D CPP_SNIPPETS`; `-D WITHOUT_NATIVE_CALLS` leaves out the pattern that
// calls a function written by hand.
//===----------------------------------------------------------------------===//

#ifndef TOY_COMBINE
#define TOY_COMBINE

include "mlir/IR/PatternBase.td"
include "ops.td"

#ifdef CPP_SNIPPETS
def TypesAreIdentical
    : Constraint<CPred<"$0.getType() == $1.getType()">, "identical types">;
#else
def TypesAreIdentical
    : Constraint<CPred<"$0.ty() == $1.ty()">, "identical types">;
#endif

// transpose(transpose(x)) = x
def TransposeTranspose
    : Pat<(TransposeOp:$outer (TransposeOp $input)),
          (replaceWithValue $input),
          [(TypesAreIdentical $outer, $input)]>;

// reshape(reshape(x)) = reshape(x)
def ReshapeReshape
    : Pat<(ReshapeOp (ReshapeOp $input)),
          (ReshapeOp $input)>;

// reshape(x) = x, where the shape does not change
def RedundantReshape
    : Pat<(ReshapeOp:$result $input),
          (replaceWithValue $input),
          [(TypesAreIdentical $result, $input)]>;

#ifndef WITHOUT_NATIVE_CALLS
// reshape(constant) = constant
def ReshapedElements
    : NativeCodeCall<"reshaped_elements($0, $1.ty($_builder))">;

def FoldConstantReshape
    : Pat<(ReshapeOp:$result (ConstantOp $value)),
          (ConstantOp (ReshapedElements $value, $result))>;
#endif

#endif // TOY_COMBINE
