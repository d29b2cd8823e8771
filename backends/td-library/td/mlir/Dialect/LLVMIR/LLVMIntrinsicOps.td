//===- LLVMIntrinsicOps.td - intrinsics of LLVM IR ------------------------===//

#ifndef LLVM_INTRINSIC_OPS
#define LLVM_INTRINSIC_OPS

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMEnums.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"

//===- Kinds of intrinsics ------------------------------------------------===//

// The names of operands, and those of the operands with some numbers.
class _IntrNames<dag operands, list<int> numbers = !range(!size(operands))> {
  list<string> all = !foreach(i, numbers, !getdagname(operands, i));
}

// Intrinsics with no result and with one. The types of operands that are `overloaded`, and of an `overloadedResult`,
// are part of the intrinsic's name. Operands that are `immediate` are attributes here.
class _IntrProcedure<string name, string what, dag operands,
                     list<int> overloaded = [], list<Trait> traits = [],
                     list<int> immediate = []>
    : LLVM_ZeroResultIntrOp<name, overloaded, traits,
                            immArgPositions = immediate,
                            immArgAttrNames = _IntrNames<operands,
                                                         immediate>.all> {
  let summary = what;
  let arguments = operands;
}
class _IntrFunction<string name, string what, dag operands,
                    list<int> overloaded = [], list<Trait> traits = [],
                    list<int> immediate = [], bit overloadedResult = 0,
                    bit isFast = 0>
    : LLVM_OneResultIntrOp<name, !if(overloadedResult, [0], []<int>),
                           overloaded, traits, isFast,
                           immArgPositions = immediate,
                           immArgAttrNames = _IntrNames<operands,
                                                        immediate>.all> {
  let summary = what;
  let arguments = operands;
}

// Texts: `(%a, %b) : (A, B) -> C`, `%a, %b : (A, B) -> C`, and `%pointer : P`.
defvar _IntrCallText =
    "`(` operands `)` attr-dict `:` functional-type(operands, results)";
class _IntrListText<dag operands> {
  string text = "$" # !interleave(_IntrNames<operands>.all, " `,` $")
                # " attr-dict `:` functional-type(operands, results)";
}
class _IntrPointerText<string pointer = "ptr"> {
  string text = "$" # pointer # " attr-dict `:` qualified(type($" # pointer #
                "))";
}

// Numbers, and vectors of them.
defvar _IntrInts = LLVM_ScalarOrVectorOf<AnySignlessInteger>;
defvar _IntrFloats = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
defvar _IntrMask = LLVM_VectorOf<I1>;

defvar _IntrFastmath = (ins DefaultValuedAttr<
  LLVM_FastmathFlagsAttr, "FastmathFlags::none">:$fastmathFlags);
// What goes away when memory becomes values.
defvar _IntrPromotable = DeclareOpInterfaceMethods<PromotableOpInterface>;

//===- Functions of one type ----------------------------------------------===//

class _IntrMath<string name, string what, Type type, list<string> operands,
                dag flags>
    : LLVM_OneResultIntrOp<name, [], [0], [Pure, SameOperandsAndResultType],
                           !not(!empty(flags))> {
  let summary = what;
  dag commonArgs = !dag(ins, !listsplat(type, !size(operands)), operands);
  dag fmfArg = flags;
  let arguments = !con(commonArgs, fmfArg);
  let assemblyFormat = _IntrCallText;
}
class _IntrFloatMath<string name, string what, list<string> operands = ["in"]>
    : _IntrMath<name, what, _IntrFloats, operands, _IntrFastmath>;
class _IntrIntMath<string name, string what, list<string> operands = ["in"]>
    : _IntrMath<name, what, _IntrInts, operands, (ins)>;

// Signs and rounding.
def LLVM_FAbsOp : _IntrFloatMath<"fabs", "absolute value">;
def LLVM_CopySignOp : _IntrFloatMath<
  "copysign", "the first number with the sign of the second", ["a", "b"]>;
def LLVM_FCeilOp : _IntrFloatMath<"ceil", "rounds up">;
def LLVM_FFloorOp : _IntrFloatMath<"floor", "rounds down">;
def LLVM_FTruncOp : _IntrFloatMath<"trunc", "rounds to zero">;
def LLVM_RoundOp : _IntrFloatMath<
  "round", "rounds to the nearest integer, halves away from zero">;
def LLVM_RoundEvenOp : _IntrFloatMath<
  "roundeven", "rounds to the nearest integer, halves to the even one">;
def LLVM_RintOp : _IntrFloatMath<
  "rint", "rounds as the current mode says; may raise that it is inexact">;
def LLVM_NearbyintOp : _IntrFloatMath<"nearbyint",
                                      "rounds as the current mode says">;

// Powers, exponentials and logarithms.
def LLVM_SqrtOp : _IntrFloatMath<"sqrt", "square root">;
def LLVM_PowOp : _IntrFloatMath<"pow", "power", ["a", "b"]>;
def LLVM_ExpOp : _IntrFloatMath<"exp", "e to a power">;
def LLVM_Exp2Op : _IntrFloatMath<"exp2", "2 to a power">;
def LLVM_Exp10Op : _IntrFloatMath<"exp10", "10 to a power">;
def LLVM_LogOp : _IntrFloatMath<"log", "natural logarithm">;
def LLVM_Log2Op : _IntrFloatMath<"log2", "binary logarithm">;
def LLVM_Log10Op : _IntrFloatMath<"log10", "decimal logarithm">;
def LLVM_FMAOp : _IntrFloatMath<"fma", "product and sum, rounded once",
                                ["a", "b", "c"]>;
def LLVM_FMulAddOp : _IntrFloatMath<
  "fmuladd", "product and sum, rounded once or twice", ["a", "b", "c"]>;

// Trigonometry.
def LLVM_SinOp : _IntrFloatMath<"sin", "sine">;
def LLVM_CosOp : _IntrFloatMath<"cos", "cosine">;
def LLVM_TanOp : _IntrFloatMath<"tan", "tangent">;
def LLVM_ASinOp : _IntrFloatMath<"asin", "arc sine">;
def LLVM_ACosOp : _IntrFloatMath<"acos", "arc cosine">;
def LLVM_ATanOp : _IntrFloatMath<"atan", "arc tangent">;
def LLVM_ATan2Op : _IntrFloatMath<"atan2", "angle of a point", ["a", "b"]>;
def LLVM_SinhOp : _IntrFloatMath<"sinh", "hyperbolic sine">;
def LLVM_CoshOp : _IntrFloatMath<"cosh", "hyperbolic cosine">;
def LLVM_TanhOp : _IntrFloatMath<"tanh", "hyperbolic tangent">;

// The greater and the smaller of two numbers.
def LLVM_MaxNumOp : _IntrFloatMath<"maxnum",
                                   "the greater number; one that is not a number is passed over",
                                   ["a", "b"]>;
def LLVM_MinNumOp : _IntrFloatMath<"minnum",
                                   "the smaller number; one that is not a number is passed over",
                                   ["a", "b"]>;
def LLVM_MaximumOp : _IntrFloatMath<
  "maximum", "the greater number, or one that is not a number", ["a", "b"]>;
def LLVM_MinimumOp : _IntrFloatMath<
  "minimum", "the smaller number, or one that is not a number", ["a", "b"]>;
def LLVM_SMaxOp : _IntrIntMath<"smax", "the greater integer; they have signs",
                               ["a", "b"]>;
def LLVM_SMinOp : _IntrIntMath<"smin", "the smaller integer; they have signs",
                               ["a", "b"]>;
def LLVM_UMaxOp : _IntrIntMath<
  "umax", "the greater integer; they have no signs", ["a", "b"]>;
def LLVM_UMinOp : _IntrIntMath<
  "umin", "the smaller integer; they have no signs", ["a", "b"]>;

// Bits.
def LLVM_BitReverseOp : _IntrIntMath<"bitreverse",
                                     "the bits, the last one first">;
def LLVM_ByteSwapOp : _IntrIntMath<"bswap", "the bytes, the last one first">;
def LLVM_CtPopOp : _IntrIntMath<"ctpop", "number of ones">;
def LLVM_FshlOp : _IntrIntMath<"fshl",
                               "the high half of two integers side by side, shifted left",
                               ["a", "b", "c"]>;
def LLVM_FshrOp : _IntrIntMath<"fshr",
                               "the low half of two integers side by side, shifted right",
                               ["a", "b", "c"]>;

// Arithmetic that stops at the greatest and the smallest integer.
foreach op = ["SAdd", "UAdd", "SSub", "USub", "SSHL", "USHL"] in
  def LLVM_ # op # Sat : _IntrIntMath<!tolower(
    op) # ".sat", "as near to the result as the type goes", ["a", "b"]>;

//===- Functions of several types -----------------------------------------===//

// The results that are poison are those of 0, and of the smallest integer.
def LLVM_AbsOp
    : _IntrFunction<"abs", "absolute value", (
        ins _IntrInts:$in,
        I1Attr:$is_int_min_poison), [0], [Pure], [1]>;
class _IntrCountZeros<string name, string what>
    : _IntrFunction<name, what, (ins _IntrInts:$in, I1Attr:$is_zero_poison),
                    [0], [Pure, SameOperandsAndResultType],
                    [1]>;
def LLVM_CountLeadingZerosOp : _IntrCountZeros<"ctlz",
                                               "number of leading zeros">;
def LLVM_CountTrailingZerosOp : _IntrCountZeros<"cttz",
                                                "number of trailing zeros">;

def LLVM_IsFPClass
    : _IntrFunction<"is.fpclass",
                    "whether a number is of one of some classes, each a bit",
                    (ins _IntrFloats:$in, I32Attr:$bit), [0], [Pure], [1]>;

class _IntrCompare<string name, string what>
    : _IntrFunction<name, what, (ins _IntrInts:$a, _IntrInts:$b), [0],
                    [Pure, SameTypeOperands], overloadedResult = 1> {
  let results = (outs _IntrInts:$res);
  let assemblyFormat = _IntrCallText;
}
def LLVM_SCmpOp
    : _IntrCompare<"scmp", "-1, 0 or 1, as two integers with signs compare">;
def LLVM_UCmpOp
    : _IntrCompare<"ucmp", "-1, 0 or 1, as two integers without signs compare">;

class _IntrRoundToInt<string name, string what, Type type = _IntrFloats>
    : _IntrFunction<name, what, (ins type:$val), [0], [Pure],
                    overloadedResult = 1> {
  let assemblyFormat = _IntrCallText;
}
def LLVM_LroundOp : _IntrRoundToInt<
  "lround", "the nearest integer; halves go away from zero">;
def LLVM_LlroundOp : _IntrRoundToInt<
  "llround", "the nearest integer, a long one", LLVM_AnyFloat>;
def LLVM_LrintOp : _IntrRoundToInt<
  "lrint", "an integer near a number, as the current mode says">;
def LLVM_LlrintOp : _IntrRoundToInt<
  "llrint", "a long integer near a number, as the current mode says">;

class _IntrPowerI<string name, string what>
    : _IntrFunction<name, what,
                    !con((ins _IntrFloats:$val, AnySignlessInteger:$power),
                         _IntrFastmath), [0, 1], [Pure],
                    isFast = 1> {
  let assemblyFormat = _IntrCallText;
}
def LLVM_PowIOp : _IntrPowerI<"powi", "power, whose exponent is an integer">;
def LLVM_LoadExpOp : _IntrPowerI<"ldexp", "a number times a power of 2">;

// A structure of two.
class _IntrTwoOfFloat<string name, string what, list<int> overloadedResults,
                      list<int> overloaded>
    : LLVM_TwoResultIntrOp<name, overloadedResults, overloaded, [Pure], 1> {
  let summary = what;
  let arguments = !con((ins _IntrFloats:$val), _IntrFastmath);
  let assemblyFormat = _IntrCallText;
}
def LLVM_FractionExpOp : _IntrTwoOfFloat<
  "frexp", "a fraction, and the power of 2 that it is times", [0, 1], []>;
def LLVM_SincosOp : _IntrTwoOfFloat<"sincos", "sine and cosine", [], [0]> {
  let hasVerifier = 1;
}
class _IntrWithOverflow<string name>
    : LLVM_TwoResultIntrOp<name # ".with.overflow", [0], [],
                           [Pure, SameOperandsElementType]> {
  let summary = "the result, and whether it does not fit in the type";
  let arguments = (ins _IntrInts, _IntrInts);
}
foreach op = ["SAdd", "UAdd", "SSub", "USub", "SMul", "UMul"] in
  def LLVM_ # op # WithOverflowOp : _IntrWithOverflow<!tolower(op)>;

// Conversions that say how they round and what they raise.
class _IntrConstrained<string name, string what, bit rounds>
    : LLVM_OneResultIntrOp<"experimental.constrained." # name, [0], [0],
                           [Pure, DeclareOpInterfaceMethods<
                             FPExceptionBehaviorOpInterface>]
                           # !if(rounds, [DeclareOpInterfaceMethods<
                             RoundingModeOpInterface>], []<Trait>)> {
  let summary = what;
  dag regularArgs = (ins LLVM_Type:$arg_0);
  dag attrArgs = !con(!if(rounds,
                          (ins ValidRoundingModeAttr:$roundingmode),
                          (ins)),
                      (ins FPExceptionBehaviorAttr:$fpExceptionBehavior));
  let arguments = !con(regularArgs, attrArgs);
  let assemblyFormat = "$arg_0 " # !if(rounds, "$roundingmode ", "")
                       #
                       "$fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)";
}
def LLVM_ConstrainedUIToFP
    : _IntrConstrained<"uitofp", "the float of an integer without a sign", 1>;
def LLVM_ConstrainedSIToFP
    : _IntrConstrained<"sitofp", "the float of an integer with a sign", 1>;
def LLVM_ConstrainedFPTruncIntr
    : _IntrConstrained<"fptrunc", "a float of a smaller type", 1>;
def LLVM_ConstrainedFPExtIntr : _IntrConstrained<"fpext",
                                                 "a float of a bigger type", 0>;

//===- Vectors ------------------------------------------------------------===//

def LLVM_vscale : _IntrFunction<"vscale",
                                "by what the lengths of vectors are multiplied",
                                (ins), overloadedResult = 1>;
def LLVM_StepVectorOp
    : _IntrFunction<"stepvector", "the integers from 0", (ins), [], [Pure],
                    overloadedResult = 1> {
  let results = (outs LLVM_VectorOf<AnySignlessInteger>:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}
def LLVM_GetActiveLaneMaskOp
    : _IntrFunction<"get.active.lane.mask",
                    "of each lane, whether its number plus a base is below a bound",
                    (ins AnySignlessInteger:$base, AnySignlessInteger:$n), [0],
                    [Pure], overloadedResult = 1> {
  let assemblyFormat =
      "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)";
}

// Vectors of at most 2^17 bits, and none whose length is only known at run time in one of fixed length.
class _SmallVectors<string a, string b>
    : PredOpTrait<"vectors are not bigger than 2^17 bits.",
                  CPred<"[$" # a # ".single_type(), $" # b #
                        ".single_type()].into_iter().all("
                        "::rtblgen_dialects::llvm::is_small_vector)">>;
class _ScalableInScalable<string verb, string inner, string outer>
    : PredOpTrait<"it is not " # verb # " fixed-length vectors.",
                  CPred<"!$" # inner #
                        ".single_type().is_scalable_vector() || $" # outer
                        # ".single_type().is_scalable_vector()">>;

def LLVM_vector_insert
    : _IntrFunction<"vector.insert",
                    "a vector with another in it, from a position",
                    (ins LLVM_AnyVector:$dstvec,
                         LLVM_AnyVector:$srcvec,
                         I64Attr:$pos), [1],
                    [Pure, AllTypesMatch<["dstvec", "res"]>,
                     _SmallVectors<"srcvec", "dstvec">,
                     _ScalableInScalable<"inserting scalable into", "srcvec",
                                         "dstvec">],
                    [2], overloadedResult = 1> {
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat =
      "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)";
}
def LLVM_vector_extract
    : _IntrFunction<"vector.extract", "the part of a vector from a position",
                    (ins LLVM_AnyVector:$srcvec, I64Attr:$pos), [0],
                    [Pure, _SmallVectors<"srcvec", "res">,
                     _ScalableInScalable<"extracting scalable from", "res",
                                         "srcvec">],
                    [1], overloadedResult = 1> {
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat =
      "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)";
}
def LLVM_vector_interleave2
    : _IntrFunction<"vector.interleave2", "the lanes of two vectors, in turn",
                    (ins LLVM_AnyVector:$vec1, LLVM_AnyVector:$vec2), [],
                    [Pure, AllTypesMatch<["vec1", "vec2"]>,
                     PredOpTrait<"result has twice as many elements as 'vec1'",
                                 CPred<
                                   "::rtblgen_dialects::llvm::is_twice_as_long("
                                   "$res.single_type(), $vec1.single_type())">>],
                    overloadedResult = 1>;
def LLVM_vector_deinterleave2
    : _IntrFunction<"vector.deinterleave2",
                    "the lanes with even numbers, and those with odd ones",
                    (ins LLVM_AnyVector:$vec), [0], [Pure]>;

// Reductions: one number from all lanes. Those of floats whose order matters start from a value.
class _IntrReduction<string name, Type type, dag flags>
    : LLVM_OneResultIntrOp<"vector.reduce." # name, [], [0],
                           [Pure, SameOperandsAndResultElementType],
                           !not(!empty(flags))> {
  let summary = "`" # name # "` of all lanes";
  dag commonArgs = (ins LLVM_VectorOf<type>:$in);
  let arguments = !con(commonArgs, flags);
}
class _IntrReductionFrom<string name>
    : _IntrFunction<"vector.reduce." # name,
                    "`" # name # "` of a value and all lanes",
                    !con((ins AnyFloat:$start_value, LLVM_VectorOf<
                      AnyFloat>:$input), _IntrFastmath), [1],
                    [Pure, SameOperandsAndResultElementType], isFast = 1>;
foreach op = ["add", "mul", "and", "or", "xor", "smax", "smin", "umax",
              "umin"] in
  def LLVM_vector_reduce_ # op : _IntrReduction<op, AnySignlessInteger, (ins)>;
foreach op = ["fmax", "fmin", "fmaximum", "fminimum"] in {
  def LLVM_vector_reduce_ # op : _IntrReduction<op, AnyFloat, _IntrFastmath> {
    dag fmfArg = _IntrFastmath;
    let assemblyFormat = _IntrCallText;
  }
}
foreach op = ["fadd", "fmul"] in
  def LLVM_vector_reduce_ # op : _IntrReductionFrom<op>;

//===- Vectors as matrices ------------------------------------------------===//

def LLVM_MatrixMultiplyOp
    : _IntrFunction<"matrix.multiply", "the product of matrices",
                    (ins LLVM_AnyVector:$lhs,
                         LLVM_AnyVector:$rhs,
                         I32Attr:$lhs_rows,
                         I32Attr:$lhs_columns,
                         I32Attr:$rhs_columns)> {
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)";
}
def LLVM_MatrixTransposeOp
    : _IntrFunction<"matrix.transpose", "a matrix whose rows are columns",
                    (ins LLVM_AnyVector:$matrix,
                         I32Attr:$rows,
                         I32Attr:$columns)> {
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$matrix attr-dict `:` type($matrix) `into` type($res)";
}
// In memory, the columns of a matrix stand `stride` elements apart.
defvar _IntrMatrixInMemory = (ins LLVM_AnyPointer:$data,
                                  AnySignlessInteger:$stride,
                                  I1Attr:$isVolatile,
                                  I32Attr:$rows,
                                  I32Attr:$columns);
def LLVM_MatrixColumnMajorLoadOp
    : _IntrFunction<"matrix.column.major.load", "reads a matrix",
                    _IntrMatrixInMemory> {
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat =
      "$data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) "
      "`from` qualified(type($data)) `stride` type($stride)";
}
def LLVM_MatrixColumnMajorStoreOp
    : _IntrProcedure<"matrix.column.major.store", "writes a matrix",
                     !con((ins LLVM_AnyVector:$matrix), _IntrMatrixInMemory)> {
  let assemblyFormat =
      "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) "
      "`to` qualified(type($data)) `stride` type($stride)";
}

//===- Vectors in memory --------------------------------------------------===//

// Lanes that the mask has are read or written. Of the others, what is read is `pass_thru`.
let llvmArgIndices = [0, 1, 2, -1, -1] in
def LLVM_MaskedLoadOp
    : _IntrFunction<"masked.load", "reads lanes that a mask has",
                    (ins LLVM_AnyPointer:$data,
                         _IntrMask:$mask,
                         Optional<LLVM_AnyVector>:$pass_thru,
                         I32Attr:$alignment, UnitAttr:$nontemporal)> {
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
}
let llvmArgIndices = [0, 1, 2, -1] in {
  def LLVM_masked_gather
      : _IntrFunction<"masked.gather",
                      "reads lanes that a mask has, each through its own pointer",
                      (ins LLVM_VectorOf<LLVM_AnyPointer>:$ptrs,
                           _IntrMask:$mask,
                           Variadic<LLVM_AnyVector>:$pass_thru,
                           I32Attr:$alignment)> {
    let results = (outs LLVM_AnyVector:$res);
    let assemblyFormat =
        "operands attr-dict `:` functional-type(operands, results)";
    let hasVerifier = 1;
  }
  def LLVM_MaskedStoreOp
      : _IntrProcedure<"masked.store", "writes lanes that a mask has",
                       (ins LLVM_AnyVector:$value,
                            LLVM_AnyPointer:$data,
                            _IntrMask:$mask,
                            I32Attr:$alignment)> {
    let assemblyFormat = "$value `,` $data `,` $mask attr-dict "
                         "`:` type($value) `,` type($mask) `into` qualified(type($data))";
  }
  def LLVM_masked_scatter
      : _IntrProcedure<"masked.scatter",
                       "writes lanes that a mask has, each through its own pointer",
                       (ins LLVM_AnyVector:$value, LLVM_VectorOf<
                         LLVM_AnyPointer>:$ptrs, _IntrMask:$mask,
                            I32Attr:$alignment)> {
    let assemblyFormat =
        "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)";
    let hasVerifier = 1;
  }
}
// Lanes that the mask has stand side by side in memory.
def LLVM_masked_expandload
    : LLVM_OneResultIntrOp<"masked.expandload", [0],
                           requiresArgAndResultAttrs = 1> {
  let summary = "reads lanes that a mask has, from one place after the other";
  dag args = (ins LLVM_AnyPointer:$ptr,
                  _IntrMask:$mask,
                  LLVM_AnyVector:$passthru);
  let arguments = !con(args, baseArgs);
}
def LLVM_masked_compressstore
    : LLVM_ZeroResultIntrOp<"masked.compressstore", [0],
                            requiresArgAndResultAttrs = 1> {
  let summary = "writes lanes that a mask has, to one place after the other";
  dag args = (ins LLVM_AnyVector:$value, LLVM_AnyPointer:$ptr, _IntrMask:$mask);
  let arguments = !con(args, baseArgs);
}

//===- Vectors with a length ----------------------------------------------===//

// Only lanes that `mask` has and that are before `evl` count.
defvar _IntrLength = (ins I32:$evl);
defvar _IntrLanes = !con((ins _IntrMask:$mask), _IntrLength);

class _IntrVP<string name, string what, dag operands, list<int> overloaded = [],
              bit overloadedResult = 0>
    : _IntrFunction<"vp." # name, what, operands, overloaded, [Pure],
                    overloadedResult = overloadedResult>;
class _IntrVPMath<string op, Type type, list<string> operands>
    : _IntrVP<!tolower(op), "`" # !tolower(op) # "` of lanes",
              !con(!dag(ins, !listsplat(LLVM_VectorOf<type>, !size(operands)),
                        operands), _IntrLanes),
              overloadedResult = 1>;
class _IntrVPCast<string op, Type type>
    : _IntrVP<!tolower(op), "`" # !tolower(op) # "` of lanes",
              !con((ins LLVM_VectorOf<type>:$src), _IntrLanes), [0],
              overloadedResult = 1>;
class _IntrVPReduction<string op, Type type>
    : _IntrVP<"reduce." # !tolower(op),
              "`" # !tolower(op) # "` of a value and lanes",
              !con((ins type:$satrt_value, LLVM_VectorOf<type>:$val),
                   _IntrLanes), [1]>;
class _IntrVPChoice<string name, string what>
    : _IntrVP<name, what,
              !con((ins _IntrMask:$cond,
                        LLVM_AnyVector:$true_val,
                        LLVM_AnyVector:$false_val), _IntrLength), [1]>;

foreach op = ["Add", "Sub", "Mul", "SDiv", "UDiv", "SRem", "URem", "And", "Or",
              "Xor", "Shl", "AShr", "LShr", "SMax",
              "SMin", "UMax", "UMin"] in
  def LLVM_VP # op # Op : _IntrVPMath<op, AnySignlessInteger, ["lhs", "rhs"]>;
foreach op = ["FAdd", "FSub", "FMul", "FDiv", "FRem"] in
  def LLVM_VP # op # Op : _IntrVPMath<op, AnyFloat, ["lhs", "rhs"]>;
def LLVM_VPFNegOp : _IntrVPMath<"FNeg", AnyFloat, ["op"]>;
foreach op = ["Fma", "FMulAdd"] in
  def LLVM_VP # op # Op : _IntrVPMath<op, AnyFloat, ["op1", "op2", "op3"]>;

foreach op = ["Trunc", "ZExt", "SExt", "UIToFP", "SIToFP", "IntToPtr"] in
  def LLVM_VP # op # Op : _IntrVPCast<op, AnySignlessInteger>;
foreach op = ["FPTrunc", "FPExt", "FPToUI", "FPToSI"] in
  def LLVM_VP # op # Op : _IntrVPCast<op, AnyFloat>;
def LLVM_VPPtrToIntOp : _IntrVPCast<"PtrToInt", LLVM_AnyPointer>;

foreach op = ["Add", "Mul", "And", "Or", "Xor", "SMax", "SMin", "UMax",
              "UMin"] in
  def LLVM_VPReduce # op # Op : _IntrVPReduction<op, AnySignlessInteger>;
foreach op = ["FAdd", "FMul", "FMax", "FMin"] in
  def LLVM_VPReduce # op # Op : _IntrVPReduction<op, AnyFloat>;

def LLVM_VPSelectMinOp : _IntrVPChoice<
  "select", "lanes of one vector or the other, as a third says">;
def LLVM_VPMergeMinOp : _IntrVPChoice<
  "merge", "likewise; lanes from `evl` on are those of the second vector">;

// Lanes side by side in memory, or `stride` bytes apart.
defvar _IntrStride = (ins AnySignlessInteger:$stride);
defvar _IntrLanesAt = (ins LLVM_AnyPointer:$ptr);
def LLVM_VPLoadOp
    : _IntrFunction<"vp.load", "reads lanes", !con(_IntrLanesAt, _IntrLanes),
                    [0], overloadedResult = 1>;
def LLVM_VPStridedLoadOp
    : _IntrFunction<"experimental.vp.strided.load",
                    "reads lanes that stand apart",
                    !con(_IntrLanesAt, _IntrStride, _IntrLanes), [0, 1],
                    overloadedResult = 1>;
def LLVM_VPStoreOp
    : _IntrProcedure<"vp.store", "writes lanes", !con(
      (ins LLVM_AnyVector:$val), _IntrLanesAt, _IntrLanes), [0, 1]>;
def LLVM_VPStridedStoreOp
    : _IntrProcedure<"experimental.vp.strided.store",
                     "writes lanes that stand apart",
                     !con((ins LLVM_AnyVector:$val), _IntrLanesAt, _IntrStride,
                          _IntrLanes), [0, 1, 2]>;

//===- Memory -------------------------------------------------------------===//

// Blocks of bytes. A length of the kinds `inline` is known, and no function is called for them.
class _IntrBytes<string name, string what, list<int> overloaded, dag operands,
                 list<int> immediate>
    : LLVM_ZeroResultIntrOp<
      name, overloaded, [DeclareOpInterfaceMethods<PromotableMemOpInterface>,
                         DeclareOpInterfaceMethods<
                           DestructurableAccessorOpInterface>,
                         DeclareOpInterfaceMethods<
                           SafeMemorySlotAccessOpInterface>],
      requiresAccessGroup = 1, requiresAliasAnalysis = 1,
      requiresArgAndResultAttrs = 1,
      immArgPositions = immediate,
      immArgAttrNames = _IntrNames<operands, immediate>.all> {
  let summary = what;
  dag args = operands;
  let arguments = !con(args, baseArgs);
}
defvar _IntrWritten = (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst);
class _IntrCopy<string name, string what, Constraint length,
                list<int> immediate>
    : _IntrBytes<name, what, [0, 1, 2],
                 !con(_IntrWritten, (ins Arg<LLVM_AnyPointer, "", [
                   MemRead]>:$src, length:$len, I1Attr:$isVolatile)),
                 immediate>;
class _IntrFill<string name, string what, Constraint length,
                list<int> immediate>
    : _IntrBytes<name, what, [0, 2], !con(
      _IntrWritten, (ins I8:$val, length:$len, I1Attr:$isVolatile)), immediate>;

def LLVM_MemcpyOp : _IntrCopy<"memcpy",
                              "copies bytes to a place that does not overlap",
                              AnySignlessInteger, [3]>;
def LLVM_MemmoveOp : _IntrCopy<"memmove",
                               "copies bytes to a place that may overlap",
                               AnySignlessInteger, [3]>;
def LLVM_MemsetOp : _IntrFill<"memset", "sets all bytes to one value",
                              AnySignlessInteger, [3]>;
def LLVM_MemcpyInlineOp : _IntrCopy<
  "memcpy.inline", "copies bytes, without a call", APIntAttr, [2, 3]>;
def LLVM_MemsetInlineOp : _IntrFill<"memset.inline",
                                    "sets all bytes to one value, without a call",
                                    APIntAttr, [2, 3]>;

def LLVM_Prefetch
    : _IntrProcedure<"prefetch",
                     "says that memory is going to be read or written",
                     (ins LLVM_AnyPointer:$addr,
                          I32Attr:$rw,
                          I32Attr:$hint,
                          I32Attr:$cache), [0], [], [1, 2, 3]>;

// Pointers.
defvar _IntrPointers = LLVM_ScalarOrVectorOf<LLVM_AnyPointer>;
defvar _IntrMaskedPointer = (ins _IntrPointers:$ptr,
                                 LLVM_ScalarOrVectorOf<AnyInteger>:$mask);
def LLVM_PtrMaskOp
    : _IntrFunction<"ptrmask", "a pointer without some of its bits",
                    _IntrMaskedPointer, [0, 1],
                    [Pure, AllTypesMatch<["ptr", "res"]>]> {
  let results = (outs _IntrPointers:$res);
  let assemblyFormat = _IntrListText<_IntrMaskedPointer>.text;
}
def LLVM_ThreadlocalAddressOp
    : _IntrFunction<"threadlocal.address",
                    "where a variable of each thread is in this one",
                    (ins LLVM_AnyPointer:$global), [0], [Pure]>;

// When memory is in use.
class _IntrLifetime<string name, string what>
    : _IntrProcedure<"lifetime." # name, what, (ins LLVM_AnyPointer:$ptr), [0],
                     [_IntrPromotable]> {
  let assemblyFormat = _IntrPointerText<>.text;
}
def LLVM_LifetimeStartOp : _IntrLifetime<"start",
                                         "memory is not in use before here">;
def LLVM_LifetimeEndOp : _IntrLifetime<"end",
                                       "memory is not in use after here">;

// When memory does not change.
def LLVM_InvariantStartOp
    : _IntrFunction<"invariant.start", "memory does not change from here on",
                    (ins I64Attr:$size, LLVM_AnyPointer:$ptr), [1],
                    [_IntrPromotable], [0]> {
  let results = (outs LLVM_DefaultPointer:$res);
  let assemblyFormat = "$size `,` " # _IntrPointerText<>.text;
}
def LLVM_InvariantEndOp
    : _IntrProcedure<"invariant.end", "memory may change again",
                     (ins LLVM_DefaultPointer:$start,
                          I64Attr:$size,
                          LLVM_AnyPointer:$ptr), [2], [_IntrPromotable],
                     [1]> {
  let assemblyFormat = "$start `,` $size `,` " # _IntrPointerText<>.text;
}
class _IntrInvariantGroup<string name, string what>
    : _IntrFunction<name # ".invariant.group", what, (ins LLVM_AnyPointer:$ptr),
                    [0],
                    [_IntrPromotable, SameOperandsAndResultType]> {
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = _IntrPointerText<>.text;
}
def LLVM_LaunderInvariantGroupOp : _IntrInvariantGroup<
  "launder", "the same pointer, to what may have changed">;
def LLVM_StripInvariantGroupOp : _IntrInvariantGroup<
  "strip", "the same pointer, to what nothing is known of">;

def LLVM_NoAliasScopeDeclOp
    : _IntrProcedure<"experimental.noalias.scope.decl",
                     "a scope of accesses starts",
                     (ins LLVM_AliasScopeAttr:$scope)> {
  let assemblyFormat = "$scope attr-dict";
}

// The stack, and operands of the function whose number is not known.
def LLVM_StackSaveOp : _IntrFunction<"stacksave", "where the stack ends", (ins),
                                     overloadedResult = 1> {
  let assemblyFormat = "attr-dict `:` qualified(type($res))";
}
def LLVM_StackRestoreOp
    : _IntrProcedure<"stackrestore", "the stack ends where it did before",
                     (ins LLVM_AnyPointer:$ptr), [0]> {
  let assemblyFormat = _IntrPointerText<>.text;
}
class _IntrVariadic<string name, string what>
    : _IntrProcedure<name, what, (ins LLVM_AnyPointer:$arg_list), [0]> {
  let assemblyFormat = _IntrPointerText<"arg_list">.text;
}
def LLVM_VaStartOp : _IntrVariadic<
  "vastart", "makes a list of what the function is called with">;
def LLVM_VaEndOp : _IntrVariadic<"vaend", "the list is not used any more">;
def LLVM_VaCopyOp
    : _IntrProcedure<"vacopy", "copies a list", (
        ins LLVM_AnyPointer:$dest_list,
        LLVM_AnyPointer:$src_list), [0]> {
  let assemblyFormat = "$src_list `to` $dest_list attr-dict `:` type(operands)";
}

//===- What an optimizer is told ------------------------------------------===//

def LLVM_AssumeOp : LLVM_ZeroResultIntrOp<"assume", requiresOpBundles = 1> {
  let summary = "a condition that is true here";
  dag args = (ins I1:$cond);
  let arguments = !con(args, baseArgs);
  let assemblyFormat =
      "$cond (custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^)? "
      "`:` type($cond) attr-dict";
  let hasVerifier = 1;
}
def LLVM_ExpectOp
    : _IntrFunction<"expect", "an integer that mostly has a given value",
                    (ins AnySignlessInteger:$val, AnySignlessInteger:$expected),
                    [0],
                    [Pure, SameOperandsAndResultType]> {
  let assemblyFormat = "$val `,` $expected attr-dict `:` type($val)";
}
def LLVM_ExpectWithProbabilityOp
    : _IntrFunction<"expect.with.probability",
                    "an integer that has a given value with a given probability",
                    (ins AnySignlessInteger:$val,
                         AnySignlessInteger:$expected,
                         F64Attr:$prob), [0],
                    [Pure, AllTypesMatch<["val", "expected", "res"]>], [2]> {
  let assemblyFormat = "$val `,` $expected `,` $prob attr-dict `:` type($val)";
}
def LLVM_IsConstantOp
    : _IntrFunction<"is.constant", "whether the compiler knows a value",
                    (ins LLVM_Type:$val), [0], [Pure]> {
  let results = (outs I1:$res);
}
def LLVM_SSACopyOp
    : _IntrFunction<"ssa.copy", "the same value by another name",
                    (ins AnyType:$operand), [0],
                    [Pure, SameOperandsAndResultType]> {
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

// Strings of the source, of which an optimizer knows nothing: each with a file and a line.
defvar _IntrNote = (ins LLVM_AnyPointer:$annotation,
                        LLVM_AnyPointer:$fileName,
                        I32:$line);
defvar _IntrNoteArguments = (ins LLVM_AnyPointer:$attr);
def LLVM_VarAnnotation
    : _IntrProcedure<"var.annotation", "notes something of a variable",
                     !con((ins LLVM_AnyPointer:$val), _IntrNote,
                          _IntrNoteArguments), [0, 1],
                     [AllTypesMatch<["annotation", "fileName", "attr"]>]>;
def LLVM_PtrAnnotation
    : _IntrFunction<"ptr.annotation", "a pointer, of which something is noted",
                    !con((ins LLVM_AnyPointer:$ptr), _IntrNote,
                         _IntrNoteArguments), [2],
                    [AllTypesMatch<["res", "ptr"]>,
                     AllTypesMatch<["annotation", "fileName", "attr"]>],
                    overloadedResult = 1> {
  let results = (outs LLVM_AnyPointer:$res);
}
def LLVM_Annotation
    : _IntrFunction<"annotation", "an integer, of which something is noted",
                    !con((ins AnySignlessInteger:$integer), _IntrNote), [2],
                    [AllTypesMatch<["res", "integer"]>,
                     AllTypesMatch<["annotation", "fileName"]>],
                    overloadedResult = 1> {
  let results = (outs AnySignlessInteger:$res);
}

//===- Ends and exceptions ------------------------------------------------===//

class _IntrTrap<string name, string what> : _IntrProcedure<name, what, (ins)> {
  let assemblyFormat = "attr-dict";
}
def LLVM_Trap : _IntrTrap<"trap", "ends the program">;
def LLVM_DebugTrap : _IntrTrap<"debugtrap", "stops for a debugger">;
def LLVM_UBSanTrap
    : _IntrProcedure<"ubsantrap", "ends the program, and says why",
                     (ins I8Attr:$failureKind), [], [], [0]> {
  let assemblyFormat = "prop-dict attr-dict";
}
defvar _IntrTypeInfo = (ins LLVM_AnyPointer:$type_info);
def LLVM_EhTypeidForOp
    : _IntrFunction<"eh.typeid.for", "the number of a type of exceptions",
                    _IntrTypeInfo, [0]> {
  let assemblyFormat = _IntrListText<_IntrTypeInfo>.text;
}

//===- Coroutines ---------------------------------------------------------===//

class _IntrCoro<string name, string what, dag operands>
    : _IntrFunction<"coro." # name, what, operands> {
  let assemblyFormat = _IntrListText<operands>.text;
}
def LLVM_CoroIdOp : _IntrCoro<"id", "a coroutine",
    (ins I32:$align,
         LLVM_AnyPointer:$promise,
         LLVM_AnyPointer:$coroaddr,
         LLVM_AnyPointer:$fnaddrs)>;
def LLVM_CoroBeginOp : _IntrCoro<
  "begin", "the handle of a coroutine whose frame is in given memory",
  (ins LLVM_TokenType:$token, LLVM_AnyPointer:$mem)>;
def LLVM_CoroSaveOp
    : _IntrCoro<"save", "the state of a coroutine that is going to stop",
        (ins LLVM_AnyPointer:$handle)>;
def LLVM_CoroEndOp : _IntrCoro<"end",
                               "the coroutine ends here for who resumed it",
                               (ins LLVM_AnyPointer:$handle,
                                    I1:$unwind,
                                    LLVM_TokenType:$retvals)>;
def LLVM_CoroFreeOp : _IntrCoro<
  "free", "the memory of a frame, or null if there is none to free",
  (ins LLVM_TokenType:$id, LLVM_AnyPointer:$handle)>;
def LLVM_CoroPromiseOp : _IntrCoro<
  "promise", "from a handle to what the coroutine gives out, or back",
  (ins LLVM_AnyPointer:$handle, I32:$align, I1:$from)> {
  let results = (outs LLVM_AnyPointer:$res);
}
def LLVM_CoroSuspendOp
    : _IntrFunction<"coro.suspend",
                    "stops; then says whether it is resumed or destroyed",
                    (ins LLVM_TokenType:$save, I1:$final)> {
  let assemblyFormat = "$save `,` $final attr-dict `:` type($res)";
}
def LLVM_CoroResumeOp : _IntrProcedure<
  "coro.resume", "goes on with a coroutine", (ins LLVM_AnyPointer:$handle)> {
  let assemblyFormat = _IntrPointerText<"handle">.text;
}
class _IntrCoroFrame<string name, string what>
    : _IntrFunction<"coro." # name, what, (ins), overloadedResult = 1> {
  let assemblyFormat = "attr-dict `:` type($res)";
}
def LLVM_CoroSizeOp : _IntrCoroFrame<"size", "how many bytes the frame needs">;
def LLVM_CoroAlignOp : _IntrCoroFrame<"align", "how the frame is aligned">;

//===- Debug information --------------------------------------------------===//

class _IntrOfVariable<string name, string what, Type type, string from,
                      list<Trait> traits>
    : _IntrProcedure<"dbg." # name, what,
                     !con(!dag(ins, [type], [from]),
                          (ins LLVM_DILocalVariableAttr:$varInfo,
                               DefaultValuedAttr<LLVM_DIExpressionAttr,
                                                 "DIExpressionAttr::get($_builder.context(), &[])">:$locationExpr)),
                     [], traits> {
  let assemblyFormat =
      "qualified($varInfo) (qualified($locationExpr)^)? `=` $" # from #
      " `:` qualified(type($" # from
      # ")) attr-dict";
}
def LLVM_DbgDeclareOp
    : _IntrOfVariable<"declare", "where a variable is", LLVM_AnyPointer, "addr",
                      [DeclareOpInterfaceMethods<PromotableOpInterface,
                                                 ["requiresReplacedValues",
                                                  "visitReplacedValues"]>]>;
def LLVM_DbgValueOp
    : _IntrOfVariable<"value", "what a variable is from here on", LLVM_Type,
                      "value", [_IntrPromotable]>;
def LLVM_DbgLabelOp : _IntrProcedure<"dbg.label", "where a label is",
                                     (ins LLVM_DILabelAttr:$label)> {
  let assemblyFormat = "$label attr-dict";
}

#endif // LLVM_INTRINSIC_OPS
