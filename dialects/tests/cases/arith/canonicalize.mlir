// rtblgen-opt --split-input-file --canonicalize
// (x + c) + c
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.addi %x, %c3 : i32
  %r = arith.addi %t, %c5 : i32
  return %r : i32
}
// -----
// (x - c) + c
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.subi %x, %c3 : i32
  %r = arith.addi %t, %c5 : i32
  return %r : i32
}
// -----
// (c - x) + c
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.subi %c3, %x : i32
  %r = arith.addi %t, %c5 : i32
  return %r : i32
}
// -----
// x + y * -1
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.muli %y, %m1 : i32
  %r = arith.addi %x, %t : i32
  return %r : i32
}
// -----
// y * -1 + x
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.muli %y, %m1 : i32
  %r = arith.addi %t, %x : i32
  return %r : i32
}
// -----
// (x + c) - c
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.addi %x, %c3 : i32
  %r = arith.subi %t, %c5 : i32
  return %r : i32
}
// -----
// c - (x + c)
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.addi %x, %c3 : i32
  %r = arith.subi %c5, %t : i32
  return %r : i32
}
// -----
// (x - c) - c
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.subi %x, %c3 : i32
  %r = arith.subi %t, %c5 : i32
  return %r : i32
}
// -----
// (c - x) - c
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.subi %c3, %x : i32
  %r = arith.subi %t, %c5 : i32
  return %r : i32
}
// -----
// c - (x - c)
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.subi %x, %c3 : i32
  %r = arith.subi %c5, %t : i32
  return %r : i32
}
// -----
// c - (c - x)
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.subi %c3, %x : i32
  %r = arith.subi %c5, %t : i32
  return %r : i32
}
// -----
// (x - y) - x
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.subi %x, %y : i32
  %r = arith.subi %t, %x : i32
  return %r : i32
}
// -----
// (x - y) + y
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.subi %x, %y : i32
  %r = arith.addi %t, %y : i32
  return %r : i32
}
// -----
// y + (x - y)
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.subi %x, %y : i32
  %r = arith.addi %y, %t : i32
  return %r : i32
}
// -----
// (x + y) - y
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.addi %x, %y : i32
  %r = arith.subi %t, %y : i32
  return %r : i32
}
// -----
// (x + y) - x
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.addi %x, %y : i32
  %r = arith.subi %t, %x : i32
  return %r : i32
}
// -----
// (x * c) * c
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.muli %x, %c3 : i32
  %r = arith.muli %t, %c5 : i32
  return %r : i32
}
// -----
// (x xor y) xor y
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.xori %x, %y : i32
  %r = arith.xori %t, %y : i32
  return %r : i32
}
// -----
// y xor (x xor y)
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.xori %x, %y : i32
  %r = arith.xori %y, %t : i32
  return %r : i32
}
// -----
// (x and y) and y
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.andi %x, %y : i32
  %r = arith.andi %t, %y : i32
  return %r : i32
}
// -----
// x and (x and y)
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.andi %x, %y : i32
  %r = arith.andi %x, %t : i32
  return %r : i32
}
// -----
// x or (x or y)
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.ori %x, %y : i32
  %r = arith.ori %x, %t : i32
  return %r : i32
}
// -----
// x and not x
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.xori %x, %m1 : i32
  %r = arith.andi %x, %t : i32
  return %r : i32
}
// -----
// x or not x
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.xori %x, %m1 : i32
  %r = arith.ori %x, %t : i32
  return %r : i32
}
// -----
// not not x
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.xori %x, %m1 : i32
  %r = arith.xori %t, %m1 : i32
  return %r : i32
}
// -----
// (x * y) / y with nsw
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.muli %x, %y overflow<nsw> : i32
  %r = arith.divsi %t, %y : i32
  return %r : i32
}
// -----
// (y * x) / y without a flag, divsi
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.muli %y, %x : i32
  %r = arith.divsi %t, %y : i32
  return %r : i32
}
// -----
// (x * y) / y with nuw
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.muli %x, %y overflow<nuw> : i32
  %r = arith.divui %t, %y : i32
  return %r : i32
}
// -----
// (y * x) / y without a flag, divui
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.muli %y, %x : i32
  %r = arith.divui %t, %y : i32
  return %r : i32
}
// -----
// flags of both sums
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.addi %x, %c3 overflow<nsw, nuw> : i32
  %r = arith.addi %t, %c5 overflow<nsw> : i32
  return %r : i32
}
// -----
// flags of both products
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.muli %x, %c3 overflow<nuw> : i32
  %r = arith.muli %t, %c5 overflow<nsw, nuw> : i32
  return %r : i32
}
// -----
// a sum without its carry
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %r, %u = arith.addui_extended %x, %y : i32, i1
  return %r : i32
}
// -----
// a sum with its carry by zero
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %c0 = arith.constant 0 : i32
  %s, %u = arith.addui_extended %x, %c0 : i32, i1
  %e = arith.extui %u : i1 to i32
  %r = arith.xori %s, %e : i32
  return %r : i32
}
// -----
// a carry of constants
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %s, %u = arith.addui_extended %m1, %c3 : i32, i1
  %e = arith.extui %u : i1 to i32
  %r = arith.shli %s, %e : i32
  return %r : i32
}
// -----
// mulsi_extended of constants
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %s, %r = arith.mulsi_extended %m1, %c3 : i32
  return %r : i32
}
// -----
// the low half of mulsi_extended
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %r, %u = arith.mulsi_extended %x, %y : i32
  return %r : i32
}
// -----
// the high half of mulsi_extended
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %u, %r = arith.mulsi_extended %x, %y : i32
  return %r : i32
}
// -----
// mulsi_extended by one
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %c1 = arith.constant 1 : i32
  %u, %r = arith.mulsi_extended %x, %c1 : i32
  return %r : i32
}
// -----
// mulsi_extended by zero
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %c0 = arith.constant 0 : i32
  %u, %v = arith.mulsi_extended %x, %c0 : i32
  %r = arith.xori %u, %v : i32
  return %r : i32
}
// -----
// mului_extended of constants
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %s, %r = arith.mului_extended %m1, %c3 : i32
  return %r : i32
}
// -----
// the low half of mului_extended
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %r, %u = arith.mului_extended %x, %y : i32
  return %r : i32
}
// -----
// the high half of mului_extended
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %u, %r = arith.mului_extended %x, %y : i32
  return %r : i32
}
// -----
// mului_extended by one
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %c1 = arith.constant 1 : i32
  %u, %r = arith.mului_extended %x, %c1 : i32
  return %r : i32
}
// -----
// mului_extended by zero
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %c0 = arith.constant 0 : i32
  %u, %v = arith.mului_extended %x, %c0 : i32
  %r = arith.xori %u, %v : i32
  return %r : i32
}
// -----
// the high half of a product by extsi and a shift
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extsi %x : i32 to i64
  %b = arith.extsi %y : i32 to i64
  %p = arith.muli %a, %b : i64
  %k = arith.constant 32 : i64
  %h = arith.shrui %p, %k : i64
  %r = arith.trunci %h : i64 to i32
  return %r : i32
}
// -----
// the high half of a product by extui and a shift
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extui %x : i32 to i64
  %b = arith.extui %y : i32 to i64
  %p = arith.muli %a, %b : i64
  %k = arith.constant 32 : i64
  %h = arith.shrui %p, %k : i64
  %r = arith.trunci %h : i64 to i32
  return %r : i32
}
// -----
// mulf of two negations
func.func @f(%p: f32, %q: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.negf %p : f32
  %b = arith.negf %q : f32
  %r = arith.mulf %a, %b fastmath<nnan> : f32
  return %r : f32
}
// -----
// divf of two negations
func.func @f(%p: f32, %q: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.negf %p : f32
  %b = arith.negf %q : f32
  %r = arith.divf %a, %b fastmath<nnan> : f32
  return %r : f32
}
// -----
// a negation of a negation
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.negf %p : f32
  %r = arith.negf %a : f32
  return %r : f32
}
// -----
// not (x eq y)
func.func @f(%x: i32, %y: i32) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.constant true
  %a = arith.cmpi eq, %x, %y : i32
  %r = arith.xori %a, %t : i1
  return %r : i1
}
// -----
// not (x ne y)
func.func @f(%x: i32, %y: i32) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.constant true
  %a = arith.cmpi ne, %x, %y : i32
  %r = arith.xori %a, %t : i1
  return %r : i1
}
// -----
// not (x slt y)
func.func @f(%x: i32, %y: i32) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.constant true
  %a = arith.cmpi slt, %x, %y : i32
  %r = arith.xori %a, %t : i1
  return %r : i1
}
// -----
// not (x sle y)
func.func @f(%x: i32, %y: i32) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.constant true
  %a = arith.cmpi sle, %x, %y : i32
  %r = arith.xori %a, %t : i1
  return %r : i1
}
// -----
// not (x sgt y)
func.func @f(%x: i32, %y: i32) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.constant true
  %a = arith.cmpi sgt, %x, %y : i32
  %r = arith.xori %a, %t : i1
  return %r : i1
}
// -----
// not (x sge y)
func.func @f(%x: i32, %y: i32) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.constant true
  %a = arith.cmpi sge, %x, %y : i32
  %r = arith.xori %a, %t : i1
  return %r : i1
}
// -----
// not (x ult y)
func.func @f(%x: i32, %y: i32) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.constant true
  %a = arith.cmpi ult, %x, %y : i32
  %r = arith.xori %a, %t : i1
  return %r : i1
}
// -----
// not (x ule y)
func.func @f(%x: i32, %y: i32) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.constant true
  %a = arith.cmpi ule, %x, %y : i32
  %r = arith.xori %a, %t : i1
  return %r : i1
}
// -----
// not (x ugt y)
func.func @f(%x: i32, %y: i32) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.constant true
  %a = arith.cmpi ugt, %x, %y : i32
  %r = arith.xori %a, %t : i1
  return %r : i1
}
// -----
// not (x uge y)
func.func @f(%x: i32, %y: i32) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.constant true
  %a = arith.cmpi uge, %x, %y : i32
  %r = arith.xori %a, %t : i1
  return %r : i1
}
// -----
// andi of two extui
func.func @f(%p: i8, %q: i8) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extui %p : i8 to i32
  %b = arith.extui %q : i8 to i32
  %r = arith.andi %a, %b : i32
  return %r : i32
}
// -----
// andi of two extsi
func.func @f(%p: i8, %q: i8) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extsi %p : i8 to i32
  %b = arith.extsi %q : i8 to i32
  %r = arith.andi %a, %b : i32
  return %r : i32
}
// -----
// ori of two extui
func.func @f(%p: i8, %q: i8) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extui %p : i8 to i32
  %b = arith.extui %q : i8 to i32
  %r = arith.ori %a, %b : i32
  return %r : i32
}
// -----
// ori of two extsi
func.func @f(%p: i8, %q: i8) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extsi %p : i8 to i32
  %b = arith.extsi %q : i8 to i32
  %r = arith.ori %a, %b : i32
  return %r : i32
}
// -----
// xori of two extui
func.func @f(%p: i8, %q: i8) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extui %p : i8 to i32
  %b = arith.extui %q : i8 to i32
  %r = arith.xori %a, %b : i32
  return %r : i32
}
// -----
// xori of two extsi
func.func @f(%p: i8, %q: i8) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extsi %p : i8 to i32
  %b = arith.extsi %q : i8 to i32
  %r = arith.xori %a, %b : i32
  return %r : i32
}
// -----
// eq of two extui
func.func @f(%p: i8, %q: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extui %p : i8 to i32
  %b = arith.extui %q : i8 to i32
  %r = arith.cmpi eq, %a, %b : i32
  return %r : i1
}
// -----
// ne of two extui
func.func @f(%p: i8, %q: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extui %p : i8 to i32
  %b = arith.extui %q : i8 to i32
  %r = arith.cmpi ne, %a, %b : i32
  return %r : i1
}
// -----
// slt of two extui
func.func @f(%p: i8, %q: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extui %p : i8 to i32
  %b = arith.extui %q : i8 to i32
  %r = arith.cmpi slt, %a, %b : i32
  return %r : i1
}
// -----
// a bit extended by extui is not zero
func.func @f(%p: i1) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %z = arith.constant 0 : i32
  %a = arith.extui %p : i1 to i32
  %r = arith.cmpi ne, %a, %z : i32
  return %r : i1
}
// -----
// eq of two extsi
func.func @f(%p: i8, %q: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extsi %p : i8 to i32
  %b = arith.extsi %q : i8 to i32
  %r = arith.cmpi eq, %a, %b : i32
  return %r : i1
}
// -----
// ne of two extsi
func.func @f(%p: i8, %q: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extsi %p : i8 to i32
  %b = arith.extsi %q : i8 to i32
  %r = arith.cmpi ne, %a, %b : i32
  return %r : i1
}
// -----
// slt of two extsi
func.func @f(%p: i8, %q: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extsi %p : i8 to i32
  %b = arith.extsi %q : i8 to i32
  %r = arith.cmpi slt, %a, %b : i32
  return %r : i1
}
// -----
// a bit extended by extsi is not zero
func.func @f(%p: i1) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %z = arith.constant 0 : i32
  %a = arith.extsi %p : i1 to i32
  %r = arith.cmpi ne, %a, %z : i32
  return %r : i1
}
// -----
// a bit is not false
func.func @f(%p: i1) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %z = arith.constant false
  %r = arith.cmpi ne, %p, %z : i1
  return %r : i1
}
// -----
// a bit is true
func.func @f(%p: i1) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %z = arith.constant true
  %r = arith.cmpi eq, %p, %z : i1
  return %r : i1
}
// -----
// a choice by true and by false
func.func @f(%c: i1, %d: i1, %p: i32, %q: i32, %s: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.constant true
  %f = arith.constant false
  %a = arith.select %t, %p, %q : i32
  %b = arith.select %f, %p, %q : i32
  %r = arith.subi %b, %a : i32
  return %r : i32
}
// -----
// a choice between equal values
func.func @f(%c: i1, %d: i1, %p: i32, %q: i32, %s: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %r = arith.select %c, %p, %p : i32
  return %r : i32
}
// -----
// a choice between true and false
func.func @f(%c: i1, %d: i1, %p: i32, %q: i32, %s: i32) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.constant true
  %f = arith.constant false
  %r = arith.select %c, %t, %f : i1
  return %r : i1
}
// -----
// a choice between false and true
func.func @f(%c: i1, %d: i1, %p: i32, %q: i32, %s: i32) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.constant true
  %f = arith.constant false
  %r = arith.select %c, %f, %t : i1
  return %r : i1
}
// -----
// a choice by an inverted condition
func.func @f(%c: i1, %d: i1, %p: i32, %q: i32, %s: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %r = arith.select %n, %p, %q : i32
  return %r : i32
}
// -----
// a choice inside of a choice, true side
func.func @f(%c: i1, %d: i1, %p: i32, %q: i32, %s: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.select %c, %p, %q : i32
  %r = arith.select %c, %a, %s : i32
  return %r : i32
}
// -----
// a choice inside of a choice, false side
func.func @f(%c: i1, %d: i1, %p: i32, %q: i32, %s: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.select %c, %p, %q : i32
  %r = arith.select %c, %s, %a : i32
  return %r : i32
}
// -----
// a choice between 1 and 0
func.func @f(%c: i1, %d: i1, %p: i32, %q: i32, %s: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %o = arith.constant 1 : i32
  %z = arith.constant 0 : i32
  %r = arith.select %c, %o, %z : i32
  return %r : i32
}
// -----
// a choice between 0 and 1
func.func @f(%c: i1, %d: i1, %p: i32, %q: i32, %s: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %o = arith.constant 1 : i32
  %z = arith.constant 0 : i32
  %r = arith.select %c, %z, %o : i32
  return %r : i32
}
// -----
// a choice by equality
func.func @f(%c: i1, %d: i1, %p: i32, %q: i32, %s: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %e = arith.cmpi eq, %p, %q : i32
  %r = arith.select %e, %p, %q : i32
  return %r : i32
}
// -----
// a choice by inequality
func.func @f(%c: i1, %d: i1, %p: i32, %q: i32, %s: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %e = arith.cmpi ne, %p, %q : i32
  %r = arith.select %e, %p, %q : i32
  return %r : i32
}
// -----
// a choice among elements of constants
func.func @f(%c: i1, %d: i1, %p: i32, %q: i32, %s: i32) -> vector<2xi32> {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant dense<[true, false]> : vector<2xi1>
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %b = arith.constant dense<[3, 4]> : vector<2xi32>
  %r = arith.select %k, %a, %b : vector<2xi1>, vector<2xi32>
  return %r : vector<2xi32>
}
// -----
// a choice by a poison condition
func.func @f(%c: i1, %d: i1, %p: i32, %q: i32, %s: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i1
  %r = arith.select %k, %p, %q : i32
  return %r : i32
}
// -----
// a choice with a poison value
func.func @f(%c: i1, %d: i1, %p: i32, %q: i32, %s: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.select %c, %k, %q : i32
  return %r : i32
}
// -----
// a choice of booleans: true or x
func.func @f(%c: i1, %d: i1, %p: i32, %q: i32, %s: i32) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %t = arith.constant true
  %r = arith.select %c, %t, %d : i1
  return %r : i1
}
// -----
// index_cast there and back through i64
func.func @f(%p: index) -> index {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.index_cast %p : index to i64
  %r = arith.index_cast %a : i64 to index
  return %r : index
}
// -----
// index_castui there and back through i64
func.func @f(%p: index) -> index {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.index_castui %p : index to i64
  %r = arith.index_castui %a : i64 to index
  return %r : index
}
// -----
// index_cast of an extension
func.func @f(%p: i8) -> index {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extsi %p : i8 to i32
  %r = arith.index_cast %a : i32 to index
  return %r : index
}
// -----
// index_castui of an extension
func.func @f(%p: i8) -> index {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extui %p : i8 to i32
  %r = arith.index_castui %a : i32 to index
  return %r : index
}
// -----
// bitcast of a bitcast
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.bitcast %p : f32 to i32
  %r = arith.bitcast %a : i32 to f32
  return %r : f32
}
// -----
// bitcast of bitcast to a third type
func.func @f(%p: vector<2xf16>) -> vector<2xbf16> {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.bitcast %p : vector<2xf16> to vector<2xi16>
  %r = arith.bitcast %a : vector<2xi16> to vector<2xbf16>
  return %r : vector<2xbf16>
}
// -----
// extsi of extsi
func.func @f(%p: i8) -> i64 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extsi %p : i8 to i16
  %r = arith.extsi %a : i16 to i64
  return %r : i64
}
// -----
// extui of extui
func.func @f(%p: i8) -> i64 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extui %p : i8 to i16
  %r = arith.extui %a : i16 to i64
  return %r : i64
}
// -----
// extui of extsi
func.func @f(%p: i8) -> i64 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extsi %p : i8 to i16
  %r = arith.extui %a : i16 to i64
  return %r : i64
}
// -----
// extsi of extui
func.func @f(%p: i8) -> i64 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extui %p : i8 to i16
  %r = arith.extsi %a : i16 to i64
  return %r : i64
}
// -----
// truncation of extsi to the same type
func.func @f(%p: i8) -> i8 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extsi %p : i8 to i32
  %r = arith.trunci %a : i32 to i8
  return %r : i8
}
// -----
// truncation of extsi to a wider one
func.func @f(%p: i8) -> i16 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extsi %p : i8 to i32
  %r = arith.trunci %a : i32 to i16
  return %r : i16
}
// -----
// truncation of extsi to a narrower one
func.func @f(%p: i8) -> i4 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extsi %p : i8 to i32
  %r = arith.trunci %a : i32 to i4
  return %r : i4
}
// -----
// truncation of extui to the same type
func.func @f(%p: i8) -> i8 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extui %p : i8 to i32
  %r = arith.trunci %a : i32 to i8
  return %r : i8
}
// -----
// truncation of extui to a wider one
func.func @f(%p: i8) -> i16 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extui %p : i8 to i32
  %r = arith.trunci %a : i32 to i16
  return %r : i16
}
// -----
// truncation of extui to a narrower one
func.func @f(%p: i8) -> i4 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extui %p : i8 to i32
  %r = arith.trunci %a : i32 to i4
  return %r : i4
}
// -----
// truncation of a truncation
func.func @f(%p: i64) -> i8 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.trunci %p : i64 to i32
  %r = arith.trunci %a : i32 to i8
  return %r : i8
}
// -----
// truncation of a signed shift
func.func @f(%x: i32, %y: i32) -> i16 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 16 : i32
  %a = arith.shrsi %x, %k : i32
  %r = arith.trunci %a : i32 to i16
  return %r : i16
}
// -----
// truncation of a signed shift by more
func.func @f(%x: i32, %y: i32) -> i16 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 17 : i32
  %a = arith.shrsi %x, %k : i32
  %r = arith.trunci %a : i32 to i16
  return %r : i16
}
// -----
// truncf of sitofp
func.func @f(%x: i32, %y: i32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.sitofp %x : i32 to f64
  %r = arith.truncf %a : f64 to f32
  return %r : f32
}
// -----
// truncf of uitofp
func.func @f(%x: i32, %y: i32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.uitofp %x : i32 to f64
  %r = arith.truncf %a : f64 to f32
  return %r : f32
}
// -----
// truncf of extf
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extf %p : f32 to f64
  %r = arith.truncf %a : f64 to f32
  return %r : f32
}
// -----
// truncf of extf with contract
func.func @f(%p: f32) -> f16 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extf %p fastmath<contract> : f32 to f64
  %r = arith.truncf %a fastmath<contract> : f64 to f16
  return %r : f16
}
// -----
// extf of extf
func.func @f(%p: f16) -> f64 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.extf %p fastmath<contract> : f16 to f32
  %r = arith.extf %a fastmath<contract> : f32 to f64
  return %r : f64
}
// -----
// arith.extsi of constants from i8 to i32
func.func @f() -> (i32, i32) {
  %c0_0 = arith.constant -1 : i8
  %r0 = arith.extsi %c0_0 : i8 to i32
  %c1_0 = arith.constant 100 : i8
  %r1 = arith.extsi %c1_0 : i8 to i32
  return %r0, %r1 : i32, i32
}
// -----
// arith.extui of constants from i8 to i32
func.func @f() -> (i32, i32) {
  %c0_0 = arith.constant -1 : i8
  %r0 = arith.extui %c0_0 : i8 to i32
  %c1_0 = arith.constant 100 : i8
  %r1 = arith.extui %c1_0 : i8 to i32
  return %r0, %r1 : i32, i32
}
// -----
// arith.trunci of constants from i32 to i8
func.func @f() -> (i8, i8) {
  %c0_0 = arith.constant 255 : i32
  %r0 = arith.trunci %c0_0 : i32 to i8
  %c1_0 = arith.constant -129 : i32
  %r1 = arith.trunci %c1_0 : i32 to i8
  return %r0, %r1 : i8, i8
}
// -----
// arith.sitofp of constants from i8 to f32
func.func @f() -> (f32, f32) {
  %c0_0 = arith.constant -1 : i8
  %r0 = arith.sitofp %c0_0 : i8 to f32
  %c1_0 = arith.constant 100 : i8
  %r1 = arith.sitofp %c1_0 : i8 to f32
  return %r0, %r1 : f32, f32
}
// -----
// arith.uitofp of constants from i8 to f32
func.func @f() -> (f32, f32) {
  %c0_0 = arith.constant -1 : i8
  %r0 = arith.uitofp %c0_0 : i8 to f32
  %c1_0 = arith.constant 100 : i8
  %r1 = arith.uitofp %c1_0 : i8 to f32
  return %r0, %r1 : f32, f32
}
// -----
// arith.fptosi of constants from f32 to i8
func.func @f() -> (i8, i8, i8, i8) {
  %c0_0 = arith.constant -1.7 : f32
  %r0 = arith.fptosi %c0_0 : f32 to i8
  %c1_0 = arith.constant 100.9 : f32
  %r1 = arith.fptosi %c1_0 : f32 to i8
  %c2_0 = arith.constant 300.0 : f32
  %r2 = arith.fptosi %c2_0 : f32 to i8
  %c3_0 = arith.constant 0x7FC00000 : f32
  %r3 = arith.fptosi %c3_0 : f32 to i8
  return %r0, %r1, %r2, %r3 : i8, i8, i8, i8
}
// -----
// arith.fptoui of constants from f32 to i8
func.func @f() -> (i8, i8, i8, i8) {
  %c0_0 = arith.constant -1.7 : f32
  %r0 = arith.fptoui %c0_0 : f32 to i8
  %c1_0 = arith.constant 100.9 : f32
  %r1 = arith.fptoui %c1_0 : f32 to i8
  %c2_0 = arith.constant 255.0 : f32
  %r2 = arith.fptoui %c2_0 : f32 to i8
  %c3_0 = arith.constant 256.0 : f32
  %r3 = arith.fptoui %c3_0 : f32 to i8
  return %r0, %r1, %r2, %r3 : i8, i8, i8, i8
}
// -----
// arith.index_cast of constants from i8 to index
func.func @f() -> (index, index) {
  %c0_0 = arith.constant -1 : i8
  %r0 = arith.index_cast %c0_0 : i8 to index
  %c1_0 = arith.constant 5 : i8
  %r1 = arith.index_cast %c1_0 : i8 to index
  return %r0, %r1 : index, index
}
// -----
// arith.index_castui of constants from i8 to index
func.func @f() -> (index, index) {
  %c0_0 = arith.constant -1 : i8
  %r0 = arith.index_castui %c0_0 : i8 to index
  %c1_0 = arith.constant 5 : i8
  %r1 = arith.index_castui %c1_0 : i8 to index
  return %r0, %r1 : index, index
}
// -----
// arith.index_cast of constants from index to i8
func.func @f() -> (i8, i8) {
  %c0_0 = arith.constant -1 : index
  %r0 = arith.index_cast %c0_0 : index to i8
  %c1_0 = arith.constant 300 : index
  %r1 = arith.index_cast %c1_0 : index to i8
  return %r0, %r1 : i8, i8
}
// -----
// arith.bitcast of constants from f32 to i32
func.func @f() -> (i32, i32) {
  %c0_0 = arith.constant 1.0 : f32
  %r0 = arith.bitcast %c0_0 : f32 to i32
  %c1_0 = arith.constant -0.0 : f32
  %r1 = arith.bitcast %c1_0 : f32 to i32
  return %r0, %r1 : i32, i32
}
// -----
// arith.bitcast of constants from i16 to bf16
func.func @f() -> bf16 {
  %c0_0 = arith.constant 16256 : i16
  %r0 = arith.bitcast %c0_0 : i16 to bf16
  return %r0 : bf16
}
// -----
// arith.extf of constants from f16 to f64
func.func @f() -> (f64, f64) {
  %c0_0 = arith.constant 1.5 : f16
  %r0 = arith.extf %c0_0 : f16 to f64
  %c1_0 = arith.constant 0x7C00 : f16
  %r1 = arith.extf %c1_0 : f16 to f64
  return %r0, %r1 : f64, f64
}
// -----
// arith.truncf of constants from f64 to f32
func.func @f() -> (f32, f32, f32) {
  %c0_0 = arith.constant 1.5 : f64
  %r0 = arith.truncf %c0_0 : f64 to f32
  %c1_0 = arith.constant 0.1 : f64
  %r1 = arith.truncf %c1_0 : f64 to f32
  %c2_0 = arith.constant 1.0e300 : f64
  %r2 = arith.truncf %c2_0 : f64 to f32
  return %r0, %r1, %r2 : f32, f32, f32
}
// -----
// arith.trunci of a vector of constants
func.func @f() -> vector<2xi8> {
  %a = arith.constant dense<[255, 256]> : vector<2xi32>
  %r = arith.trunci %a : vector<2xi32> to vector<2xi8>
  return %r : vector<2xi8>
}
// -----
// sitofp of i8 olt 3.5
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 3.5 : f32
  %a = arith.sitofp %p : i8 to f32
  %r = arith.cmpf olt, %a, %k : f32
  return %r : i1
}
// -----
// sitofp of i8 oge 3.0
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 3.0 : f32
  %a = arith.sitofp %p : i8 to f32
  %r = arith.cmpf oge, %a, %k : f32
  return %r : i1
}
// -----
// sitofp of i8 oeq 2.5
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 2.5 : f32
  %a = arith.sitofp %p : i8 to f32
  %r = arith.cmpf oeq, %a, %k : f32
  return %r : i1
}
// -----
// sitofp of i8 one 300.0
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 300.0 : f32
  %a = arith.sitofp %p : i8 to f32
  %r = arith.cmpf one, %a, %k : f32
  return %r : i1
}
// -----
// sitofp of i8 ult -1.0
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant -1.0 : f32
  %a = arith.sitofp %p : i8 to f32
  %r = arith.cmpf ult, %a, %k : f32
  return %r : i1
}
// -----
// sitofp of i8 ord 1.0
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 1.0 : f32
  %a = arith.sitofp %p : i8 to f32
  %r = arith.cmpf ord, %a, %k : f32
  return %r : i1
}
// -----
// sitofp of i8 uno 1.0
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 1.0 : f32
  %a = arith.sitofp %p : i8 to f32
  %r = arith.cmpf uno, %a, %k : f32
  return %r : i1
}
// -----
// sitofp of i8 ogt 0x7F800000
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 0x7F800000 : f32
  %a = arith.sitofp %p : i8 to f32
  %r = arith.cmpf ogt, %a, %k : f32
  return %r : i1
}
// -----
// uitofp of i8 olt 3.5
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 3.5 : f32
  %a = arith.uitofp %p : i8 to f32
  %r = arith.cmpf olt, %a, %k : f32
  return %r : i1
}
// -----
// uitofp of i8 oge 3.0
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 3.0 : f32
  %a = arith.uitofp %p : i8 to f32
  %r = arith.cmpf oge, %a, %k : f32
  return %r : i1
}
// -----
// uitofp of i8 oeq 2.5
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 2.5 : f32
  %a = arith.uitofp %p : i8 to f32
  %r = arith.cmpf oeq, %a, %k : f32
  return %r : i1
}
// -----
// uitofp of i8 one 300.0
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 300.0 : f32
  %a = arith.uitofp %p : i8 to f32
  %r = arith.cmpf one, %a, %k : f32
  return %r : i1
}
// -----
// uitofp of i8 ult -1.0
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant -1.0 : f32
  %a = arith.uitofp %p : i8 to f32
  %r = arith.cmpf ult, %a, %k : f32
  return %r : i1
}
// -----
// uitofp of i8 ord 1.0
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 1.0 : f32
  %a = arith.uitofp %p : i8 to f32
  %r = arith.cmpf ord, %a, %k : f32
  return %r : i1
}
// -----
// uitofp of i8 uno 1.0
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 1.0 : f32
  %a = arith.uitofp %p : i8 to f32
  %r = arith.cmpf uno, %a, %k : f32
  return %r : i1
}
// -----
// uitofp of i8 ogt 0x7F800000
func.func @f(%p: i8) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = arith.constant 0x7F800000 : f32
  %a = arith.uitofp %p : i8 to f32
  %r = arith.cmpf ogt, %a, %k : f32
  return %r : i1
}
// -----
// the constant of addi goes to the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %r = arith.addi %c5, %x : i32
  return %r : i32
}
// -----
// the constant of muli goes to the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %r = arith.muli %c5, %x : i32
  return %r : i32
}
// -----
// the constant of andi goes to the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %r = arith.andi %c5, %x : i32
  return %r : i32
}
// -----
// the constant of ori goes to the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %r = arith.ori %c5, %x : i32
  return %r : i32
}
// -----
// the constant of xori goes to the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %r = arith.xori %c5, %x : i32
  return %r : i32
}
// -----
// the constant of maxsi goes to the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %r = arith.maxsi %c5, %x : i32
  return %r : i32
}
// -----
// the constant of maxui goes to the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %r = arith.maxui %c5, %x : i32
  return %r : i32
}
// -----
// the constant of minsi goes to the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %r = arith.minsi %c5, %x : i32
  return %r : i32
}
// -----
// the constant of minui goes to the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %r = arith.minui %c5, %x : i32
  return %r : i32
}
// -----
// addi with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.addi %x, %k : i32
  return %r : i32
}
// -----
// addi with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.addi %k, %x : i32
  return %r : i32
}
// -----
// subi with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.subi %x, %k : i32
  return %r : i32
}
// -----
// subi with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.subi %k, %x : i32
  return %r : i32
}
// -----
// muli with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.muli %x, %k : i32
  return %r : i32
}
// -----
// muli with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.muli %k, %x : i32
  return %r : i32
}
// -----
// andi with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.andi %x, %k : i32
  return %r : i32
}
// -----
// andi with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.andi %k, %x : i32
  return %r : i32
}
// -----
// ori with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.ori %x, %k : i32
  return %r : i32
}
// -----
// ori with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.ori %k, %x : i32
  return %r : i32
}
// -----
// xori with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.xori %x, %k : i32
  return %r : i32
}
// -----
// xori with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.xori %k, %x : i32
  return %r : i32
}
// -----
// shli with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.shli %x, %k : i32
  return %r : i32
}
// -----
// shli with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.shli %k, %x : i32
  return %r : i32
}
// -----
// shrsi with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.shrsi %x, %k : i32
  return %r : i32
}
// -----
// shrsi with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.shrsi %k, %x : i32
  return %r : i32
}
// -----
// shrui with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.shrui %x, %k : i32
  return %r : i32
}
// -----
// shrui with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.shrui %k, %x : i32
  return %r : i32
}
// -----
// divsi with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.divsi %x, %k : i32
  return %r : i32
}
// -----
// divsi with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.divsi %k, %x : i32
  return %r : i32
}
// -----
// divui with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.divui %x, %k : i32
  return %r : i32
}
// -----
// divui with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.divui %k, %x : i32
  return %r : i32
}
// -----
// ceildivsi with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.ceildivsi %x, %k : i32
  return %r : i32
}
// -----
// ceildivsi with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.ceildivsi %k, %x : i32
  return %r : i32
}
// -----
// ceildivui with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.ceildivui %x, %k : i32
  return %r : i32
}
// -----
// ceildivui with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.ceildivui %k, %x : i32
  return %r : i32
}
// -----
// floordivsi with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.floordivsi %x, %k : i32
  return %r : i32
}
// -----
// floordivsi with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.floordivsi %k, %x : i32
  return %r : i32
}
// -----
// remsi with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.remsi %x, %k : i32
  return %r : i32
}
// -----
// remsi with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.remsi %k, %x : i32
  return %r : i32
}
// -----
// remui with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.remui %x, %k : i32
  return %r : i32
}
// -----
// remui with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.remui %k, %x : i32
  return %r : i32
}
// -----
// maxsi with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.maxsi %x, %k : i32
  return %r : i32
}
// -----
// maxsi with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.maxsi %k, %x : i32
  return %r : i32
}
// -----
// maxui with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.maxui %x, %k : i32
  return %r : i32
}
// -----
// maxui with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.maxui %k, %x : i32
  return %r : i32
}
// -----
// minsi with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.minsi %x, %k : i32
  return %r : i32
}
// -----
// minsi with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.minsi %k, %x : i32
  return %r : i32
}
// -----
// minui with poison on the right
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.minui %x, %k : i32
  return %r : i32
}
// -----
// minui with poison on the left
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.minui %k, %x : i32
  return %r : i32
}
// -----
// addf with poison
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.addf %p, %k : f32
  return %r : f32
}
// -----
// addf with poison on the left
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.addf %k, %p : f32
  return %r : f32
}
// -----
// subf with poison
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.subf %p, %k : f32
  return %r : f32
}
// -----
// subf with poison on the left
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.subf %k, %p : f32
  return %r : f32
}
// -----
// mulf with poison
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.mulf %p, %k : f32
  return %r : f32
}
// -----
// mulf with poison on the left
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.mulf %k, %p : f32
  return %r : f32
}
// -----
// divf with poison
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.divf %p, %k : f32
  return %r : f32
}
// -----
// divf with poison on the left
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.divf %k, %p : f32
  return %r : f32
}
// -----
// remf with poison
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.remf %p, %k : f32
  return %r : f32
}
// -----
// remf with poison on the left
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.remf %k, %p : f32
  return %r : f32
}
// -----
// maximumf with poison
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.maximumf %p, %k : f32
  return %r : f32
}
// -----
// maximumf with poison on the left
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.maximumf %k, %p : f32
  return %r : f32
}
// -----
// minimumf with poison
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.minimumf %p, %k : f32
  return %r : f32
}
// -----
// minimumf with poison on the left
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.minimumf %k, %p : f32
  return %r : f32
}
// -----
// maxnumf with poison
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.maxnumf %p, %k : f32
  return %r : f32
}
// -----
// maxnumf with poison on the left
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.maxnumf %k, %p : f32
  return %r : f32
}
// -----
// minnumf with poison
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.minnumf %p, %k : f32
  return %r : f32
}
// -----
// minnumf with poison on the left
func.func @f(%p: f32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.minnumf %k, %p : f32
  return %r : f32
}
// -----
// negf of poison
func.func @f(%x: i32, %y: i32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.negf %k : f32
  return %r : f32
}
// -----
// cmpi of poison
func.func @f(%x: i32, %y: i32) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.cmpi slt, %k, %x : i32
  return %r : i1
}
// -----
// cmpf of poison
func.func @f(%p: f32) -> i1 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.cmpf olt, %p, %k : f32
  return %r : i1
}
// -----
// extsi of poison
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i8
  %r = arith.extsi %k : i8 to i32
  return %r : i32
}
// -----
// extui of poison
func.func @f(%x: i32, %y: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i8
  %r = arith.extui %k : i8 to i32
  return %r : i32
}
// -----
// trunci of poison
func.func @f(%x: i32, %y: i32) -> i8 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.trunci %k : i32 to i8
  return %r : i8
}
// -----
// sitofp of poison
func.func @f(%x: i32, %y: i32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i8
  %r = arith.sitofp %k : i8 to f32
  return %r : f32
}
// -----
// uitofp of poison
func.func @f(%x: i32, %y: i32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i8
  %r = arith.uitofp %k : i8 to f32
  return %r : f32
}
// -----
// fptosi of poison
func.func @f(%x: i32, %y: i32) -> i8 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.fptosi %k : f32 to i8
  return %r : i8
}
// -----
// fptoui of poison
func.func @f(%x: i32, %y: i32) -> i8 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.fptoui %k : f32 to i8
  return %r : i8
}
// -----
// index_cast of poison
func.func @f(%x: i32, %y: i32) -> index {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i8
  %r = arith.index_cast %k : i8 to index
  return %r : index
}
// -----
// index_castui of poison
func.func @f(%x: i32, %y: i32) -> index {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i8
  %r = arith.index_castui %k : i8 to index
  return %r : index
}
// -----
// bitcast of poison
func.func @f(%x: i32, %y: i32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : i32
  %r = arith.bitcast %k : i32 to f32
  return %r : f32
}
// -----
// extf of poison
func.func @f(%x: i32, %y: i32) -> f32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f16
  %r = arith.extf %k : f16 to f32
  return %r : f32
}
// -----
// truncf of poison
func.func @f(%x: i32, %y: i32) -> f16 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %k = ub.poison : f32
  %r = arith.truncf %k : f32 to f16
  return %r : f16
}
