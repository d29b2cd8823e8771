include "mlir/IR/PatternBase.td"
include "calc.td"

// -(-x) = x
def NegateNegate : Pat<(NegateOp (NegateOp $x)), (replaceWithValue $x)>;

// x + 0 = x
def AddZero
    : Pat<(AddOp $x, (ConstantOp ConstantAttr<I64Attr, "0">)),
          (replaceWithValue $x)>;

// The sum of two constants is a constant.
def SumOfConstants
    : NativeCodeCall<"sum($_builder, $0.integer_value(), $1.integer_value())">;
def AddConstants
    : Pat<(AddOp (ConstantOp $a), (ConstantOp $b)),
          (ConstantOp (SumOfConstants $a, $b))>;
