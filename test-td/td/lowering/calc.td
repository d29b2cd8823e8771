// The dialect that is lowered: numbers, vectors, pairs and streams of them.

#ifndef CALC_TD
#define CALC_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def Calc_Dialect : Dialect {
  let name = "calc";
  let cppNamespace = "::calc";
  let useDefaultTypePrinterParser = 1;
}

class Calc_Type<string name, string keyword> : TypeDef<Calc_Dialect, name> {
  let mnemonic = keyword;
}

def Calc_Num : Calc_Type<"Num", "num">;
def Calc_Unit : Calc_Type<"Unit", "unit">;

def Calc_Vec : Calc_Type<"Vec", "vec"> {
  let parameters = (ins "int64_t":$size, "::mlir::Type":$element);
  let assemblyFormat = "`<` $size `,` $element `>`";
}

def Calc_Pair : Calc_Type<"Pair", "pair"> {
  let parameters = (ins "::mlir::Type":$first, "::mlir::Type":$second);
  let assemblyFormat = "`<` $first `,` $second `>`";
}

def Calc_Tuple : Calc_Type<"Tuple", "tuple"> {
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$elements);
  let assemblyFormat = "`<` $elements `>`";
}

// Several values in one.
def Calc_Parts : Calc_Type<"Parts", "parts"> {
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$elements);
  let assemblyFormat = "`<` $elements `>`";
}

class Calc_Op<string mnemonic, dag ins, dag outs> : Op<Calc_Dialect, mnemonic> {
  let arguments = ins;
  let results = outs;
}

def Calc_MakeOp : Calc_Op<"make", (ins), (outs AnyType:$result)>;
def Calc_AddOp : Calc_Op<"add", (ins AnyType:$lhs, AnyType:$rhs), (outs AnyType:$result)>;
def Calc_TwiceOp : Calc_Op<"twice", (ins AnyType:$value), (outs AnyType:$result)>;
def Calc_UseOp : Calc_Op<"use", (ins AnyType:$value), (outs)>;

#endif
