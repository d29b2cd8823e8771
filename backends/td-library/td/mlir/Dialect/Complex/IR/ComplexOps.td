//===- ComplexOps.td - arithmetic of complex numbers ----------------------===//

#ifndef COMPLEX_OPS
#define COMPLEX_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Dialect/Complex/IR/ComplexBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Complex_Op<string mnemonic, list<Trait> traits = []>
    : Op<Complex_Dialect, mnemonic, traits>;

class ComplexArithmeticOp<string mnemonic, list<Trait> traits = []>
    : Complex_Op<mnemonic, traits # [
      Pure, SameOperandsAndResultType, Elementwise,
      DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let arguments = (ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs,
                       DefaultValuedAttr<Arith_FastMathAttr,
                                         "::mlir::arith::FastMathFlags::none">:$fastmath);
  let results = (outs Complex<AnyFloat>:$result);
  let assemblyFormat =
      "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

class ComplexUnaryOp<string mnemonic, list<Trait> traits = []>
    : Complex_Op<mnemonic, traits # [
      Pure, Elementwise, DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let arguments = (ins Complex<AnyFloat>:$complex,
                       DefaultValuedAttr<Arith_FastMathAttr,
                                         "::mlir::arith::FastMathFlags::none">:$fastmath);
  let assemblyFormat =
      "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)";
}

// A function whose result is complex too.
class ComplexFunctionOp<string mnemonic>
    : ComplexUnaryOp<mnemonic, [SameOperandsAndResultType]> {
  let results = (outs Complex<AnyFloat>:$result);
}

// The result, or an operand, has the type of the parts of a complex number.
class PartTypeMatches<string summary, string part>
    : TypesMatchWith<summary, "complex", part, "$_self.element_type()">;

class ComplexComparisonOp<string mnemonic>
    : Complex_Op<mnemonic, [Pure, AllTypesMatch<["lhs", "rhs"]>, Elementwise]> {
  let arguments = (ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs  attr-dict `:` type($lhs)";
}

def AbsOp : ComplexUnaryOp<"abs", [
  PartTypeMatches<"complex element type matches result type", "result">]> {
  let summary = "the absolute value";
  let results = (outs AnyFloat:$result);
}

def AddOp : ComplexArithmeticOp<"add"> {
  let summary = "the sum";
  let hasFolder = 1;
}

def Atan2Op : ComplexArithmeticOp<"atan2"> {
  let summary = "the arc tangent of a quotient";
}

def BitcastOp : Complex_Op<"bitcast", [Pure]> {
  let summary =
      "the bits of a complex number as a number, or the other way round";
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat =
      "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def ConstantOp : Complex_Op<"constant", [
    ConstantLike, Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a complex number";
  let arguments = (ins ArrayAttr:$value);
  let results = (outs AnyComplex:$complex);
  let assemblyFormat = "$value attr-dict `:` type($complex)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def CosOp : ComplexFunctionOp<"cos"> {
  let summary = "the cosine";
}

def CreateOp : Complex_Op<"create", [
    Pure, AllTypesMatch<["real", "imaginary"]>,
    PartTypeMatches<"complex element type matches real operand type", "real">,
    PartTypeMatches<"complex element type matches imaginary operand type",
                    "imaginary">]> {
  let summary = "the complex number of two parts";
  let arguments = (ins AnyFloat:$real, AnyFloat:$imaginary);
  let results = (outs Complex<AnyFloat>:$complex);
  let assemblyFormat = "$real `,` $imaginary attr-dict `:` type($complex)";
  let hasFolder = 1;
}

def DivOp : ComplexArithmeticOp<"div"> {
  let summary = "the quotient";
  let hasFolder = 1;
}

def EqualOp : ComplexComparisonOp<"eq"> {
  let summary = "whether two numbers are equal";
}

def ExpOp : ComplexFunctionOp<"exp"> {
  let summary = "the exponential";
  let hasFolder = 1;
}

def Expm1Op : ComplexFunctionOp<"expm1"> {
  let summary = "the exponential minus 1";
}

def ImOp : ComplexUnaryOp<"im", [
  PartTypeMatches<"complex element type matches result type", "imaginary">]> {
  let summary = "the imaginary part";
  let results = (outs AnyFloat:$imaginary);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def LogOp : ComplexFunctionOp<"log"> {
  let summary = "the natural logarithm";
  let hasFolder = 1;
}

def Log1pOp : ComplexFunctionOp<"log1p"> {
  let summary = "the natural logarithm of 1 plus the number";
}

def MulOp : ComplexArithmeticOp<"mul"> {
  let summary = "the product";
  let hasFolder = 1;
}

def NegOp : ComplexFunctionOp<"neg"> {
  let summary = "the negated number";
  let hasFolder = 1;
}

def NotEqualOp : ComplexComparisonOp<"neq"> {
  let summary = "whether two numbers are not equal";
}

def PowOp : ComplexArithmeticOp<"pow"> {
  let summary = "a power";
}

def PowiOp : Complex_Op<"powi", [
    Pure, Elementwise, SameOperandsAndResultShape,
    AllTypesMatch<["lhs", "result"]>,
    DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let summary = "a power whose exponent is a signed integer";
  let arguments = (ins Complex<AnyFloat>:$lhs,
                       AnySignlessInteger:$rhs,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs Complex<AnyFloat>:$result);
  let assemblyFormat =
      "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)";
}

def ReOp : ComplexUnaryOp<
  "re", [PartTypeMatches<"complex element type matches result type", "real">]> {
  let summary = "the real part";
  let results = (outs AnyFloat:$real);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def RsqrtOp : ComplexFunctionOp<"rsqrt"> {
  let summary = "1 divided by the square root";
}

def SignOp : ComplexFunctionOp<"sign"> {
  let summary = "the number divided by its absolute value";
}

def SinOp : ComplexFunctionOp<"sin"> {
  let summary = "the sine";
}

def SqrtOp : ComplexFunctionOp<"sqrt"> {
  let summary = "the square root";
}

def SubOp : ComplexArithmeticOp<"sub"> {
  let summary = "the difference";
  let hasFolder = 1;
}

def TanhOp : ComplexFunctionOp<"tanh"> {
  let summary = "the hyperbolic tangent";
}

def TanOp : ComplexFunctionOp<"tan"> {
  let summary = "the tangent";
}

def ConjOp : ComplexFunctionOp<"conj"> {
  let summary = "the number with the sign of its imaginary part changed";
  let hasFolder = 1;
}

def AngleOp : ComplexUnaryOp<"angle", [
  PartTypeMatches<"complex element type matches result type", "result">]> {
  let summary = "the angle from the real axis";
  let results = (outs AnyFloat:$result);
}

#endif // COMPLEX_OPS
