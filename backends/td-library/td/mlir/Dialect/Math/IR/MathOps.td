//===- MathOps.td - mathematical functions --------------------------------===//

#ifndef MATH_OPS
#define MATH_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Dialect/Math/IR/MathBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/VectorInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Math_Op<string mnemonic, list<Trait> traits = []>
    : Op<Math_Dialect, mnemonic,
         traits # [Pure, DeclareOpInterfaceMethods<VectorUnrollOpInterface>] #
         ElementwiseMappable.traits>;

class Math_FloatOp<string mnemonic, list<Trait> traits = []>
    : Math_Op<mnemonic,
              traits # [DeclareOpInterfaceMethods<ArithFastMathInterface>]>;

class Math_FloatUnaryOp<string mnemonic>
    : Math_FloatOp<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins FloatLike:$operand, DefaultValuedAttr<
    Arith_FastMathAttr, "FastMathFlags::none">:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat =
      "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

class Math_FloatBinaryOp<string mnemonic>
    : Math_FloatOp<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins FloatLike:$lhs, FloatLike:$rhs,
                       DefaultValuedAttr<Arith_FastMathAttr,
                                         "FastMathFlags::none">:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat =
      "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

class Math_FloatTernaryOp<string mnemonic>
    : Math_FloatOp<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins FloatLike:$a, FloatLike:$b, FloatLike:$c,
                       DefaultValuedAttr<Arith_FastMathAttr,
                                         "FastMathFlags::none">:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat =
      "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

class Math_FloatClassificationOp<string mnemonic>
    : Math_Op<mnemonic, [DeclareOpInterfaceMethods<ArithFastMathInterface>,
                         TypesMatchWith<
                           "result type has i1 element type and same shape as operands",
                           "operand",
                           "result", "i1_same_shape($_self)">]> {
  let arguments = (ins FloatLike:$operand, DefaultValuedAttr<
    Arith_FastMathAttr, "FastMathFlags::none">:$fastmath);
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

class Math_IntegerUnaryOp<string mnemonic>
    : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$operand);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

class Math_IntegerBinaryOp<string mnemonic>
    : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

//===- Integers ---------------------------------------------------------===//

def Math_AbsIOp : Math_IntegerUnaryOp<"absi"> {
  let summary = "absolute value";
  let hasFolder = 1;
}
def Math_CountLeadingZerosOp : Math_IntegerUnaryOp<"ctlz"> {
  let summary = "number of leading zeros";
  let hasFolder = 1;
}
def Math_CountTrailingZerosOp : Math_IntegerUnaryOp<"cttz"> {
  let summary = "number of trailing zeros";
  let hasFolder = 1;
}
def Math_CtPopOp : Math_IntegerUnaryOp<"ctpop"> {
  let summary = "number of ones";
  let hasFolder = 1;
}
def Math_IPowIOp : Math_IntegerBinaryOp<"ipowi"> {
  let summary = "power; the exponent has a sign";
  let hasFolder = 1;
}

//===- Rounding and signs -----------------------------------------------===//

def Math_AbsFOp : Math_FloatUnaryOp<"absf"> {
  let summary = "absolute value";
  let hasFolder = 1;
}
def Math_CeilOp : Math_FloatUnaryOp<"ceil"> {
  let summary = "rounds up";
  let hasFolder = 1;
}
def Math_FloorOp : Math_FloatUnaryOp<"floor"> {
  let summary = "rounds down";
  let hasFolder = 1;
}
def Math_RoundOp : Math_FloatUnaryOp<"round"> {
  let summary = "rounds to the nearest integer, halves away from zero";
  let hasFolder = 1;
}
def Math_RoundEvenOp : Math_FloatUnaryOp<"roundeven"> {
  let summary = "rounds to the nearest integer, halves to the even one";
  let hasFolder = 1;
}
def Math_TruncOp : Math_FloatUnaryOp<"trunc"> {
  let summary = "rounds to zero";
  let hasFolder = 1;
}
def Math_CopySignOp : Math_FloatBinaryOp<"copysign"> {
  let summary = "the first number with the sign of the second";
  let hasFolder = 1;
}

//===- Powers, exponentials and logarithms ------------------------------===//

def Math_CbrtOp : Math_FloatUnaryOp<"cbrt"> {
  let summary = "cube root";
}
def Math_ExpOp : Math_FloatUnaryOp<"exp"> {
  let summary = "e to a power";
  let hasFolder = 1;
}
def Math_Exp2Op : Math_FloatUnaryOp<"exp2"> {
  let summary = "2 to a power";
  let hasFolder = 1;
}
def Math_ExpM1Op : Math_FloatUnaryOp<"expm1"> {
  let summary = "e to a power, minus 1";
  let hasFolder = 1;
}
def Math_LogOp : Math_FloatUnaryOp<"log"> {
  let summary = "natural logarithm";
  let hasFolder = 1;
}
def Math_Log10Op : Math_FloatUnaryOp<"log10"> {
  let summary = "decimal logarithm";
  let hasFolder = 1;
}
def Math_Log1pOp : Math_FloatUnaryOp<"log1p"> {
  let summary = "natural logarithm of 1 plus a number";
  let hasFolder = 1;
}
def Math_Log2Op : Math_FloatUnaryOp<"log2"> {
  let summary = "binary logarithm";
  let hasFolder = 1;
}
def Math_PowFOp : Math_FloatBinaryOp<"powf"> {
  let summary = "power";
  let hasFolder = 1;
}
def Math_RsqrtOp : Math_FloatUnaryOp<"rsqrt"> {
  let summary = "reciprocal of the square root";
}
def Math_SqrtOp : Math_FloatUnaryOp<"sqrt"> {
  let summary = "square root";
  let hasFolder = 1;
}
def Math_FmaOp : Math_FloatTernaryOp<"fma"> {
  let summary = "product and sum, rounded once";
}

//===- Trigonometry -----------------------------------------------------===//

def Math_AcosOp : Math_FloatUnaryOp<"acos"> {
  let summary = "arc cosine";
  let hasFolder = 1;
}
def Math_AcoshOp : Math_FloatUnaryOp<"acosh"> {
  let summary = "inverse hyperbolic cosine";
  let hasFolder = 1;
}
def Math_AsinOp : Math_FloatUnaryOp<"asin"> {
  let summary = "arc sine";
  let hasFolder = 1;
}
def Math_AsinhOp : Math_FloatUnaryOp<"asinh"> {
  let summary = "inverse hyperbolic sine";
  let hasFolder = 1;
}
def Math_AtanOp : Math_FloatUnaryOp<"atan"> {
  let summary = "arc tangent";
  let hasFolder = 1;
}
def Math_AtanhOp : Math_FloatUnaryOp<"atanh"> {
  let summary = "inverse hyperbolic tangent";
  let hasFolder = 1;
}
def Math_CosOp : Math_FloatUnaryOp<"cos"> {
  let summary = "cosine";
  let hasFolder = 1;
}
def Math_CoshOp : Math_FloatUnaryOp<"cosh"> {
  let summary = "hyperbolic cosine";
  let hasFolder = 1;
}
def Math_SinOp : Math_FloatUnaryOp<"sin"> {
  let summary = "sine";
  let hasFolder = 1;
}
def Math_SinhOp : Math_FloatUnaryOp<"sinh"> {
  let summary = "hyperbolic sine";
  let hasFolder = 1;
}
def Math_TanOp : Math_FloatUnaryOp<"tan"> {
  let summary = "tangent";
  let hasFolder = 1;
}
def Math_TanhOp : Math_FloatUnaryOp<"tanh"> {
  let summary = "hyperbolic tangent";
  let hasFolder = 1;
}
def Math_ErfOp : Math_FloatUnaryOp<"erf"> {
  let summary = "error function";
  let hasFolder = 1;
}
def Math_ErfcOp : Math_FloatUnaryOp<"erfc"> {
  let summary = "complementary error function";
  let hasFolder = 1;
}
def Math_Atan2Op : Math_FloatBinaryOp<"atan2"> {
  let summary = "arc tangent of a quotient, in the quadrant of its operands";
  let hasFolder = 1;
}

//===- Classification ---------------------------------------------------===//

def Math_IsFiniteOp : Math_FloatClassificationOp<"isfinite"> {
  let summary = "whether a number is finite";
  let hasFolder = 1;
}
def Math_IsInfOp : Math_FloatClassificationOp<"isinf"> {
  let summary = "whether a number is infinite";
  let hasFolder = 1;
}
def Math_IsNaNOp : Math_FloatClassificationOp<"isnan"> {
  let summary = "whether a value is not a number";
  let hasFolder = 1;
}
def Math_IsNormalOp : Math_FloatClassificationOp<"isnormal"> {
  let summary = "whether a number is normal";
  let hasFolder = 1;
}

//===- Several results and types ------------------------------------------===//

def Math_ClampFOp : Math_FloatTernaryOp<"clampf"> {
  let summary = "the number in an interval that is next to a number";
  let arguments = (ins FloatLike:$value, FloatLike:$min, FloatLike:$max,
                       DefaultValuedAttr<Arith_FastMathAttr,
                                         "FastMathFlags::none">:$fastmath);
  let assemblyFormat = [{
    $value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)?
    attr-dict `:` type($result)
  }];
}

def Math_FPowIOp : Math_FloatOp<"fpowi", [SameOperandsAndResultShape,
                                          AllTypesMatch<["lhs", "result"]>]> {
  let summary = "power; the exponent is an integer";
  let arguments = (ins FloatLike:$lhs, SignlessIntegerOrIndexLike:$rhs,
                       DefaultValuedAttr<Arith_FastMathAttr,
                                         "FastMathFlags::none">:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat =
      "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)";
}

def Math_SincosOp : Math_Op<"sincos", [
    SameOperandsAndResultShape,
    DeclareOpInterfaceMethods<ArithFastMathInterface>,
    AllTypesMatch<["operand", "sin", "cos"]>]> {
  let summary = "sine and cosine";
  let arguments = (ins FloatLike:$operand, DefaultValuedAttr<
    Arith_FastMathAttr, "FastMathFlags::none">:$fastmath);
  let results = (outs FloatLike:$sin, FloatLike:$cos);
  let assemblyFormat =
      "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)";
}

#endif // MATH_OPS
