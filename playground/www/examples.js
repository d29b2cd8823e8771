"use strict";
// The examples of the page. The first is shown at the start.
const EXAMPLES = {
  "Toy: a dialect and a rule": {
    ops: `include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_NegOp : Op<Toy_Dialect, "neg", [Pure]> {
  let summary = "negates an integer";
  let arguments = (ins I32:$input);
  let results = (outs I32:$output);
  let assemblyFormat = "$input attr-dict";
}
`,
    language: "td",
    patterns: `include "ops.td"
include "mlir/IR/PatternBase.td"

// neg(neg(x)) is x
def : Pat<(Toy_NegOp (Toy_NegOp $x)), (replaceWithValue $x)>;
`,
    program: `func.func @twice(%x: i32) -> i32 {
  %a = toy.neg %x
  %b = toy.neg %a
  return %b : i32
}
`,
    pipeline: "canonicalize",
  },
  "PDLL": {
    ops: `include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_AddOp : Op<Toy_Dialect, "add"> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$sum);
  let assemblyFormat = "$lhs \`,\` $rhs attr-dict";
}

def Toy_DoubleOp : Op<Toy_Dialect, "double"> {
  let arguments = (ins I32:$input);
  let results = (outs I32:$output);
  let assemblyFormat = "$input attr-dict";
}
`,
    language: "pdll",
    patterns: `#include "ops.td"

// x + x is double(x)
Pattern AddToDouble {
  let root = op<toy.add>(x: Value, x);
  replace root with op<toy.double>(x);
}
`,
    program: `func.func @f(%x: i32) -> i32 {
  %a = toy.add %x, %x
  return %a : i32
}
`,
    pipeline: "",
  },
  "Passes": {
    ops: "",
    language: "td",
    patterns: "",
    program: `func.func @f(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %a = arith.addi %c1, %c2 : i32
  %b = arith.addi %x, %a : i32
  %c = arith.addi %x, %a : i32
  %d = arith.muli %b, %c : i32
  return %d : i32
}
`,
    pipeline: "canonicalize,cse",
  },
};
