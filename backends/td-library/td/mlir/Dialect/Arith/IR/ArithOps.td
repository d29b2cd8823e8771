//===- ArithOps.td - arithmetic -------------------------------------------===//

#ifndef ARITH_OPS
#define ARITH_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/EnumAttr.td"

//===- Kinds of operations ------------------------------------------------===//

class Arith_Op<string mnemonic, list<Trait> traits = []>
    : Op<Arith_Dialect, mnemonic,
         traits # [DeclareOpInterfaceMethods<VectorUnrollOpInterface>,
                   NoMemoryEffect] # ElementwiseMappable.traits>;

class Arith_ArithOp<string mnemonic, list<Trait> traits = []>
    : Arith_Op<mnemonic, traits # [SameOperandsAndResultType]>;

class Arith_UnaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_ArithOp<mnemonic, traits # [Pure]> {
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

class Arith_BinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_ArithOp<mnemonic, traits> {
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

class Arith_IntBinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic,
                     traits # [DeclareOpInterfaceMethods<
                       InferIntRangeInterface, ["inferResultRanges"]>]>,
      Arguments<(ins SignlessIntegerOrIndexLike:$lhs,
                     SignlessIntegerOrIndexLike:$rhs)>,
      Results<(outs SignlessIntegerOrIndexLike:$result)>;

class Arith_TotalIntBinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_IntBinaryOp<mnemonic, traits # [Pure]>;

class Arith_FloatUnaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_UnaryOp<
      mnemonic, [DeclareOpInterfaceMethods<ArithFastMathInterface>] # traits>,
      Arguments<(ins FloatLike:$operand,
                     DefaultValuedAttr<Arith_FastMathAttr,
                                       "FastMathFlags::none">:$fastmath)>,
      Results<(outs FloatLike:$result)> {
  let assemblyFormat =
      "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

class Arith_FloatBinaryOp<string mnemonic, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic, [
      Pure, DeclareOpInterfaceMethods<ArithFastMathInterface>] # traits>,
      Arguments<(ins FloatLike:$lhs, FloatLike:$rhs,
                     DefaultValuedAttr<Arith_FastMathAttr,
                                       "FastMathFlags::none">:$fastmath)>,
      Results<(outs FloatLike:$result)> {
  let assemblyFormat =
      "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

def SameInputOutputTensorDims
    : PredOpTrait<"input and output have the same tensor dimensions",
                  AllMatchSameOperatorPred<
                    ["in", "out"], "tensor_shape($_self.single_type())">>;

class Arith_CastOp<string mnemonic, TypeConstraint From, TypeConstraint To,
                   list<Trait> traits = []>
    : Arith_Op<mnemonic, traits # [
      Pure, SameOperandsAndResultShape, SameInputOutputTensorDims,
      DeclareOpInterfaceMethods<CastOpInterface>]>,
      Arguments<(ins From:$in)>, Results<(outs To:$out)> {
  let assemblyFormat = "$in attr-dict `:` type($in) `to` type($out)";
}

def SignlessFixedWidthIntegerLike
    : TypeConstraint<Or<[AnySignlessInteger.predicate,
                         VectorOfAnyRankOf<[AnySignlessInteger]>.predicate,
                         TensorOf<[AnySignlessInteger]>.predicate]>,
                     "signless-fixed-width-integer-like">;

class Arith_IToICastOp<string mnemonic, list<Trait> traits = []>
    : Arith_CastOp<mnemonic, SignlessFixedWidthIntegerLike,
                   SignlessFixedWidthIntegerLike,
                   traits # [DeclareOpInterfaceMethods<InferIntRangeInterface,
                                                       ["inferResultRanges"]>]>;
class Arith_IToFCastOp<string mnemonic, list<Trait> traits = []>
    : Arith_CastOp<mnemonic, SignlessFixedWidthIntegerLike, FloatLike, traits>;
class Arith_FToICastOp<string mnemonic, list<Trait> traits = []>
    : Arith_CastOp<mnemonic, FloatLike, SignlessFixedWidthIntegerLike, traits>;
class Arith_FToFCastOp<string mnemonic, list<Trait> traits = []>
    : Arith_CastOp<mnemonic, FloatLike, FloatLike, traits>;

class Arith_CompareOp<string mnemonic, list<Trait> traits = []>
    : Arith_Op<mnemonic, traits # [
      Pure, SameTypeOperands,
      TypesMatchWith<
        "result type has i1 element type and same shape as operands", "lhs",
        "result",
        "i1_same_shape($_self)">]> {
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)";
}

class Arith_IntBinaryOpWithOverflowFlags<string mnemonic,
                                         list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic, traits # [
      Pure,
      DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>,
      DeclareOpInterfaceMethods<ArithIntegerOverflowFlagsInterface>]>,
      Arguments<(ins SignlessIntegerOrIndexLike:$lhs,
                     SignlessIntegerOrIndexLike:$rhs,
                     DefaultValuedAttr<Arith_IntegerOverflowAttr,
                                       "IntegerOverflowFlags::none">:$overflowFlags)>,
      Results<(outs SignlessIntegerOrIndexLike:$result)> {
  let assemblyFormat =
      "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)";
}

class Arith_IntBinaryOpWithExactFlag<string mnemonic, list<Trait> traits = []>
    : Arith_BinaryOp<mnemonic,
                     traits # [DeclareOpInterfaceMethods<
                       InferIntRangeInterface, ["inferResultRanges"]>]>,
      Arguments<(ins SignlessIntegerOrIndexLike:$lhs,
                     SignlessIntegerOrIndexLike:$rhs,
                     UnitAttr:$isExact)>,
      Results<(outs SignlessIntegerOrIndexLike:$result)> {
  let assemblyFormat =
      "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)";
}

//===- Constants ----------------------------------------------------------===//

def Arith_ConstantOp : Op<Arith_Dialect, "constant", [
    ConstantLike, Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    AllTypesMatch<["value", "result"]>,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]> {
  let summary = "a number, or a vector or tensor of numbers";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Integers -----------------------------------------------------------===//

def Arith_AddIOp : Arith_IntBinaryOpWithOverflowFlags<"addi", [Commutative]> {
  let summary = "the sum of integers";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_AddUIExtendedOp : Arith_Op<"addui_extended", [
    Pure, Commutative, AllTypesMatch<["lhs", "rhs", "sum"]>]> {
  let summary = "the sum of unsigned integers, and whether it overflows";
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$sum, BoolLike:$overflow);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_SubIOp : Arith_IntBinaryOpWithOverflowFlags<"subi"> {
  let summary = "the difference of integers";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_MulIOp : Arith_IntBinaryOpWithOverflowFlags<"muli", [
    Commutative,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "the product of integers";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

class Arith_MulExtendedOp<string mnemonic>
    : Arith_Op<mnemonic, [Pure, Commutative,
                          AllTypesMatch<["lhs", "rhs", "low", "high"]>]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$low,
                      SignlessIntegerOrIndexLike:$high);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def Arith_MulSIExtendedOp : Arith_MulExtendedOp<"mulsi_extended"> {
  let summary = "the product of signed integers in two halves";
}
def Arith_MulUIExtendedOp : Arith_MulExtendedOp<"mului_extended"> {
  let summary = "the product of unsigned integers in two halves";
}

def Arith_DivUIOp
    : Arith_IntBinaryOpWithExactFlag<"divui", [ConditionallySpeculatable]> {
  let summary = "the quotient of unsigned integers";
  let hasFolder = 1;
}
def Arith_DivSIOp
    : Arith_IntBinaryOpWithExactFlag<"divsi", [ConditionallySpeculatable]> {
  let summary = "the quotient of signed integers, rounded to zero";
  let hasFolder = 1;
}
def Arith_CeilDivUIOp : Arith_IntBinaryOp<"ceildivui",
                                          [ConditionallySpeculatable]> {
  let summary = "the quotient of unsigned integers, rounded up";
  let hasFolder = 1;
}
def Arith_CeilDivSIOp : Arith_IntBinaryOp<"ceildivsi",
                                          [ConditionallySpeculatable]> {
  let summary = "the quotient of signed integers, rounded up";
  let hasFolder = 1;
}
def Arith_FloorDivSIOp : Arith_TotalIntBinaryOp<"floordivsi"> {
  let summary = "the quotient of signed integers, rounded down";
  let hasFolder = 1;
}
def Arith_RemUIOp : Arith_TotalIntBinaryOp<"remui"> {
  let summary = "what is left of a division of unsigned integers";
  let hasFolder = 1;
}
def Arith_RemSIOp : Arith_TotalIntBinaryOp<"remsi"> {
  let summary =
      "what is left of a division of signed integers, with the sign of the first";
  let hasFolder = 1;
}

def Arith_AndIOp : Arith_TotalIntBinaryOp<"andi", [Commutative, Idempotent]> {
  let summary = "the bits that are set in both integers";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def Arith_OrIOp : Arith_TotalIntBinaryOp<"ori", [Commutative, Idempotent]> {
  let summary = "the bits that are set in one of two integers";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def Arith_XOrIOp : Arith_TotalIntBinaryOp<"xori", [Commutative]> {
  let summary = "the bits in which two integers differ";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_ShLIOp : Arith_IntBinaryOpWithOverflowFlags<"shli"> {
  let summary = "an integer shifted to the left";
  let hasFolder = 1;
}
def Arith_ShRUIOp : Arith_IntBinaryOpWithExactFlag<"shrui", [Pure]> {
  let summary = "an integer shifted to the right, filled with zeros";
  let hasFolder = 1;
}
def Arith_ShRSIOp : Arith_IntBinaryOpWithExactFlag<"shrsi", [Pure]> {
  let summary = "an integer shifted to the right, filled with its sign";
  let hasFolder = 1;
}

//===- Floating point -----------------------------------------------------===//

def Arith_NegFOp : Arith_FloatUnaryOp<"negf"> {
  let summary = "a number with the other sign";
  let hasFolder = 1;
}
def Arith_AddFOp : Arith_FloatBinaryOp<"addf", [Commutative]> {
  let summary = "the sum of floating point numbers";
  let hasFolder = 1;
}
def Arith_SubFOp : Arith_FloatBinaryOp<"subf"> {
  let summary = "the difference of floating point numbers";
  let hasFolder = 1;
}

def Arith_MaximumFOp : Arith_FloatBinaryOp<"maximumf", [Commutative]> {
  let summary = "the larger number, or NaN if one is";
  let hasFolder = 1;
}
def Arith_MaxNumFOp : Arith_FloatBinaryOp<"maxnumf", [Commutative]> {
  let summary = "the larger number, or the one that is not NaN";
  let hasFolder = 1;
}
def Arith_MaxSIOp : Arith_TotalIntBinaryOp<"maxsi", [Commutative]> {
  let summary = "the larger signed integer";
  let hasFolder = 1;
}
def Arith_MaxUIOp : Arith_TotalIntBinaryOp<"maxui", [Commutative]> {
  let summary = "the larger unsigned integer";
  let hasFolder = 1;
}
def Arith_MinimumFOp : Arith_FloatBinaryOp<"minimumf", [Commutative]> {
  let summary = "the smaller number, or NaN if one is";
  let hasFolder = 1;
}
def Arith_MinNumFOp : Arith_FloatBinaryOp<"minnumf", [Commutative]> {
  let summary = "the smaller number, or the one that is not NaN";
  let hasFolder = 1;
}
def Arith_MinSIOp : Arith_TotalIntBinaryOp<"minsi", [Commutative]> {
  let summary = "the smaller signed integer";
  let hasFolder = 1;
}
def Arith_MinUIOp : Arith_TotalIntBinaryOp<"minui", [Commutative]> {
  let summary = "the smaller unsigned integer";
  let hasFolder = 1;
}

def Arith_MulFOp : Arith_FloatBinaryOp<"mulf", [Commutative]> {
  let summary = "the product of floating point numbers";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def Arith_DivFOp : Arith_FloatBinaryOp<"divf"> {
  let summary = "the quotient of floating point numbers";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def Arith_RemFOp : Arith_FloatBinaryOp<"remf"> {
  let summary =
      "what is left of a division of floating point numbers, with the sign of the first";
  let hasFolder = 1;
}

//===- Conversions --------------------------------------------------------===//

def Arith_ExtUIOp : Arith_IToICastOp<"extui"> {
  let summary = "a wider integer, filled with zeros";
  let hasFolder = 1;
  let hasVerifier = 1;
}
def Arith_ExtSIOp : Arith_IToICastOp<"extsi"> {
  let summary = "a wider integer, filled with the sign";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}
def Arith_ExtFOp : Arith_FToFCastOp<
  "extf", [DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let summary = "a number in a wider format";
  let arguments = (ins FloatLike:$in,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs FloatLike:$out);
  let assemblyFormat =
      "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)";
  let hasFolder = 1;
  let hasVerifier = 1;
}
def Arith_ScalingExtFOp
    : Arith_Op<"scaling_extf", [
      Pure, SameInputOutputTensorDims,
      DeclareOpInterfaceMethods<ArithFastMathInterface>,
      DeclareOpInterfaceMethods<CastOpInterface>]>,
      Arguments<(ins FloatLike:$in,
                     FloatLike:$scale,
                     OptionalAttr<Arith_FastMathAttr>:$fastmath)>,
      Results<(outs FloatLike:$out)> {
  let summary =
      "a number in a wider format, multiplied by a power of two (OCP's MX formats)";
  let assemblyFormat = [{
    $in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)
  }];
  let hasVerifier = 1;
}

def Arith_TruncIOp : Arith_Op<"trunci", [
    Pure, SameOperandsAndResultShape, SameInputOutputTensorDims,
    DeclareOpInterfaceMethods<CastOpInterface>,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>,
    DeclareOpInterfaceMethods<ArithIntegerOverflowFlagsInterface>]> {
  let summary = "the low bits of an integer";
  let arguments = (ins SignlessFixedWidthIntegerLike:$in,
                       DefaultValuedAttr<Arith_IntegerOverflowAttr,
                                         "IntegerOverflowFlags::none">:$overflowFlags);
  let results = (outs SignlessFixedWidthIntegerLike:$out);
  let assemblyFormat =
      "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}
def Arith_TruncFOp
    : Arith_Op<"truncf", [
      Pure, SameOperandsAndResultShape, SameInputOutputTensorDims,
      DeclareOpInterfaceMethods<ArithRoundingModeInterface>,
      DeclareOpInterfaceMethods<ArithFastMathInterface>,
      DeclareOpInterfaceMethods<CastOpInterface>]>,
      Arguments<(ins FloatLike:$in,
                     OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                     OptionalAttr<Arith_FastMathAttr>:$fastmath)>,
      Results<(outs FloatLike:$out)> {
  let summary = "a number in a narrower format, rounded";
  let assemblyFormat = [{
    $in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}
def Arith_ScalingTruncFOp
    : Arith_Op<"scaling_truncf", [
      Pure, SameInputOutputTensorDims,
      DeclareOpInterfaceMethods<ArithRoundingModeInterface>,
      DeclareOpInterfaceMethods<ArithFastMathInterface>,
      DeclareOpInterfaceMethods<CastOpInterface>]>,
      Arguments<(ins FloatLike:$in,
                     FloatLike:$scale,
                     OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
                     OptionalAttr<Arith_FastMathAttr>:$fastmath)>,
      Results<(outs FloatLike:$out)> {
  let summary =
      "a number divided by a power of two, in a narrower format (OCP's MX formats)";
  let assemblyFormat = [{
    $in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:`
    type($in) `,` type($scale) `to` type($out)
  }];
  let hasVerifier = 1;
}

def Arith_UIToFPOp : Arith_IToFCastOp<"uitofp"> {
  let summary =
      "an unsigned integer as a floating point number, rounded to the nearest";
  let hasFolder = 1;
}
def Arith_SIToFPOp : Arith_IToFCastOp<"sitofp"> {
  let summary =
      "a signed integer as a floating point number, rounded to the nearest";
  let hasFolder = 1;
}
def Arith_FPToUIOp : Arith_FToICastOp<"fptoui"> {
  let summary =
      "a floating point number as an unsigned integer, rounded to zero";
  let hasFolder = 1;
}
def Arith_FPToSIOp : Arith_FToICastOp<"fptosi"> {
  let summary = "a floating point number as a signed integer, rounded to zero";
  let hasFolder = 1;
}

def IndexCastTypeConstraint
    : TypeConstraint<Or<[SignlessIntegerOrIndexLike.predicate,
                         MemRefOf<[AnySignlessInteger, Index]>.predicate]>,
                     "signless-integer-like or memref of signless-integer">;
def Arith_IndexCastOp : Arith_CastOp<"index_cast", IndexCastTypeConstraint,
                                     IndexCastTypeConstraint, [
                                         DeclareOpInterfaceMethods<
                                           InferIntRangeInterface,
                                           ["inferResultRanges"]>]> {
  let summary = "an index as an integer or the other way, with the sign";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def Arith_IndexCastUIOp : Arith_CastOp<"index_castui", IndexCastTypeConstraint,
                                       IndexCastTypeConstraint, [
                                           DeclareOpInterfaceMethods<
                                             InferIntRangeInterface,
                                             ["inferResultRanges"]>]> {
  let summary = "an index as an integer or the other way, without a sign";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def BitcastTypeConstraint
    : TypeConstraint<Or<[SignlessIntegerOrFloatLike.predicate,
                         MemRefOf<[AnySignlessInteger, AnyFloat]>.predicate]>,
                     "signless-integer-or-float-like or memref of signless-integer or float">;
def Arith_BitcastOp : Arith_CastOp<"bitcast", BitcastTypeConstraint,
                                   BitcastTypeConstraint> {
  let summary = "the same bits as another type";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===- Comparisons --------------------------------------------------------===//

def Arith_CmpIOp : Arith_CompareOp<"cmpi", [
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]> {
  let summary = "whether a relation of integers holds";
  let arguments = (ins Arith_CmpIPredicateAttr:$predicate,
                       SignlessIntegerOrIndexLike:$lhs,
                       SignlessIntegerOrIndexLike:$rhs);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_CmpFOp : Arith_CompareOp<
  "cmpf", [DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let summary = "whether a relation of floating point numbers holds";
  let arguments = (ins Arith_CmpFPredicateAttr:$predicate,
                       FloatLike:$lhs,
                       FloatLike:$rhs,
                       DefaultValuedAttr<Arith_FastMathAttr,
                                         "FastMathFlags::none">:$fastmath);
  let assemblyFormat =
      "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

class BooleanConditionOrMatchingShape<string condition, string result>
    : PredOpTrait<condition # " is signless i1 or has matching shape",
                  Or<[TypeIsPred<condition, I1>,
                      AllShapesMatch<[condition, result]>.predicate]>>;

def SelectOp : Arith_Op<"select", [
    Pure, AllTypesMatch<["true_value", "false_value", "result"]>,
    BooleanConditionOrMatchingShape<"condition", "result">,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
                              ["inferResultRangesFromOptional"]>,
    DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let summary = "one of two values, by a condition, or element by element";
  let arguments = (ins BoolLike:$condition,
                       AnyType:$true_value,
                       AnyType:$false_value);
  let results = (outs AnyType:$result);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}

#endif // ARITH_OPS
