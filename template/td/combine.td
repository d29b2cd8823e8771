include "mlir/IR/PatternBase.td"
include "ops.td"

// x * 1 = x
def MulOne
    : Pat<(MulOp $x, (ConstantOp ConstantAttr<I64Attr, "1">)),
          (replaceWithValue $x)>;

// The product of two constants is a constant.
def ProductOfConstants
    : NativeCodeCall<"mul($_builder, $0.integer_value(), $1.integer_value())">;
def MulConstants
    : Pat<(MulOp (ConstantOp $a), (ConstantOp $b)),
          (ConstantOp (ProductOfConstants $a, $b))>;
