//===- IndexOps.td - arithmetic of indices --------------------------------===//

#ifndef INDEX_OPS
#define INDEX_OPS

include "mlir/Dialect/Index/IR/IndexDialect.td"
include "mlir/Dialect/Index/IR/IndexEnums.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"

class IndexOp<string mnemonic, list<Trait> traits = []>
    : Op<IndexDialect, mnemonic,
         [DeclareOpInterfaceMethods<InferIntRangeInterface,
                                    ["inferResultRanges"]>] # traits>;

class IndexBinaryOp<string mnemonic, list<Trait> traits = []>
    : IndexOp<mnemonic, traits> {
  let arguments = (ins Index:$lhs, Index:$rhs);
  let results = (outs Index:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

class IndexCommutativeOp<string mnemonic>
    : IndexBinaryOp<mnemonic, [Commutative, Pure]> {
  let hasCanonicalizeMethod = 1;
}

class IndexCastOp<string mnemonic>
    : IndexOp<mnemonic, [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins AnyTypeOf<[AnyInteger, Index]>:$input);
  let results = (outs AnyTypeOf<[AnyInteger, Index]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}

class IndexConstantOp<string mnemonic, Attr valueAttr, Type resultType>
    : IndexOp<mnemonic, [
      ConstantLike, Pure,
      DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins valueAttr:$value);
  let results = (outs resultType:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def Index_AddOp : IndexCommutativeOp<"add"> {
  let summary = "the sum";
}

def Index_SubOp : IndexBinaryOp<"sub", [Pure]> {
  let summary = "the difference";
}

def Index_MulOp : IndexCommutativeOp<"mul"> {
  let summary = "the product";
}

def Index_DivSOp : IndexBinaryOp<"divs", [NoMemoryEffect]> {
  let summary = "the quotient of signed indices, rounded to zero";
}

def Index_DivUOp : IndexBinaryOp<"divu", [NoMemoryEffect]> {
  let summary = "the quotient of unsigned indices, rounded to zero";
}

def Index_CeilDivSOp : IndexBinaryOp<"ceildivs", [NoMemoryEffect]> {
  let summary = "the quotient of signed indices, rounded up";
}

def Index_CeilDivUOp : IndexBinaryOp<"ceildivu", [NoMemoryEffect]> {
  let summary = "the quotient of unsigned indices, rounded up";
}

def Index_FloorDivSOp : IndexBinaryOp<"floordivs", [NoMemoryEffect]> {
  let summary = "the quotient of signed indices, rounded down";
}

def Index_RemSOp : IndexBinaryOp<"rems", [NoMemoryEffect]> {
  let summary = "the remainder of signed indices";
}

def Index_RemUOp : IndexBinaryOp<"remu", [NoMemoryEffect]> {
  let summary = "the remainder of unsigned indices";
}

def Index_MaxSOp : IndexCommutativeOp<"maxs"> {
  let summary = "the larger of two signed indices";
}

def Index_MaxUOp : IndexCommutativeOp<"maxu"> {
  let summary = "the larger of two unsigned indices";
}

def Index_MinSOp : IndexCommutativeOp<"mins"> {
  let summary = "the smaller of two signed indices";
}

def Index_MinUOp : IndexCommutativeOp<"minu"> {
  let summary = "the smaller of two unsigned indices";
}

def Index_ShlOp : IndexBinaryOp<"shl", [Pure]> {
  let summary = "an index shifted to the left";
}

def Index_ShrSOp : IndexBinaryOp<"shrs", [Pure]> {
  let summary = "a signed index shifted to the right";
}

def Index_ShrUOp : IndexBinaryOp<"shru", [Pure]> {
  let summary = "an unsigned index shifted to the right";
}

def Index_AndOp : IndexCommutativeOp<"and"> {
  let summary = "the bits that both have";
}

def Index_OrOp : IndexCommutativeOp<"or"> {
  let summary = "the bits that one of two has";
}

def Index_XOrOp : IndexCommutativeOp<"xor"> {
  let summary = "the bits that exactly one of two has";
}

def Index_CastSOp : IndexCastOp<"casts"> {
  let summary = "an index as a signed integer, or the other way round";
  let description = [{
    ```mlir
    %0 = index.casts %a : index to i32
    ```
  }];
}

def Index_CastUOp : IndexCastOp<"castu"> {
  let summary = "an index as an unsigned integer, or the other way round";
}

def Index_CmpOp : IndexOp<"cmp", [Pure]> {
  let summary = "compares two indices";
  let description = [{
    ```mlir
    %0 = index.cmp slt(%a, %b)
    ```
  }];
  let arguments = (ins IndexCmpPredicateAttr:$pred, Index:$lhs, Index:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "`` $pred `(` $lhs `,` $rhs `)` attr-dict";
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

def Index_SizeOfOp : IndexOp<"sizeof", [Pure]> {
  let summary = "the number of bits of an index";
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

def Index_ConstantOp : IndexConstantOp<"constant", IndexAttr, Index> {
  let summary = "an index";
}

def Index_BoolConstantOp : IndexConstantOp<"bool.constant", BoolAttr, I1> {
  let summary = "true or false";
}

#endif // INDEX_OPS
