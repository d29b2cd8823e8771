// rtblgen-opt --split-input-file --canonicalize
// a block with one predecessor is merged
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.br ^a(%0 : i32)
^a(%1: i32):
  %2 = arith.muli %1, %a : i32
  return %2 : i32
}
// -----
// a branch to a branch
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = arith.addi %a, %b : i32
  cf.br ^c(%0 : i32)
^b:
  %1 = arith.muli %a, %b : i32
  cf.br ^c(%1 : i32)
^c(%2: i32):
  cf.br ^d(%2, %a : i32, i32)
^d(%3: i32, %4: i32):
  %5 = arith.subi %3, %4 : i32
  return %5 : i32
}
// -----
// a conditional branch by a constant
func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %t = arith.constant true
  %n = arith.constant false
  cf.cond_br %t, ^a(%a : i32), ^a(%b : i32)
^a(%0: i32):
  cf.cond_br %n, ^b(%a : i32), ^b(%b : i32)
^b(%1: i32):
  return %0, %1 : i32, i32
}
// -----
// equal successors
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^a(%a, %b : i32, i32), ^a(%b, %b : i32, i32)
^a(%0: i32, %1: i32):
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
// -----
// equal successors without operands
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^a
^a:
  return
}
// -----
// a conditional branch to branches
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^a(%a : i32), ^b
^a(%0: i32):
  cf.br ^c(%0 : i32)
^b:
  cf.br ^c(%b : i32)
^c(%1: i32):
  %2 = arith.muli %1, %1 : i32
  return %2 : i32
}
// -----
// a condition that is known from the predecessor
func.func @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^a, ^d(%a : i32)
^a:
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^b, ^d(%0 : i32)
^b:
  %1 = arith.muli %0, %a : i32
  cf.br ^d(%1 : i32)
^d(%2: i32):
  return %2 : i32
}
// -----
// the condition is a constant in each successor
func.func @f(%c: i1) -> i1 {
  cf.cond_br %c, ^a, ^b
^a:
  return %c : i1
^b:
  %0 = arith.xori %c, %c : i1
  return %c : i1
}
// -----
// a side that is never reached
func.func @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  ub.unreachable
^b:
  return %a : i32
}
// -----
// both sides are never reached
func.func @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  ub.unreachable
^b:
  ub.unreachable
}
// -----
// a loop of branches stays
func.func @f() {
  cf.br ^a
^a:
  cf.br ^b
^b:
  cf.br ^a
}
// -----
// assert of true
func.func @f() {
  %t = arith.constant true
  cf.assert %t, "holds"
  return
}
// -----
// assert of false stays
func.func @f() {
  %t = arith.constant false
  cf.assert %t, "does not hold"
  return
}
// -----
// a switch with a default only
func.func @f(%n: i32, %a: i32) -> i32 {
  cf.switch %n : i32, [
    default: ^a(%a : i32)
  ]
^a(%0: i32):
  return %0 : i32
}
// -----
// cases that are the default
func.func @f(%n: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %n : i32, [
    default: ^a(%a : i32),
    1: ^a(%a : i32),
    2: ^a(%b : i32),
    3: ^b
  ]
^a(%0: i32):
  return %0 : i32
^b:
  %1 = arith.addi %a, %b : i32
  return %1 : i32
}
// -----
// a switch over a constant
func.func @f(%a: i32, %b: i32) -> i32 {
  %n = arith.constant 2 : i32
  cf.switch %n : i32, [
    default: ^a(%a : i32),
    2: ^a(%b : i32)
  ]
^a(%0: i32):
  return %0 : i32
}
// -----
// a switch over a constant that no case has
func.func @f(%a: i32, %b: i32) -> i32 {
  %n = arith.constant 5 : i32
  cf.switch %n : i32, [
    default: ^a(%a : i32),
    2: ^a(%b : i32)
  ]
^a(%0: i32):
  return %0 : i32
}
// -----
// a switch to branches
func.func @f(%n: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %n : i32, [
    default: ^a,
    1: ^b(%b : i32)
  ]
^a:
  cf.br ^c(%a : i32)
^b(%0: i32):
  cf.br ^c(%0 : i32)
^c(%1: i32):
  %2 = arith.muli %1, %1 : i32
  return %2 : i32
}
// -----
// a switch in a case of a switch over the same value
func.func @f(%n: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %n : i32, [
    default: ^d(%a : i32),
    1: ^a
  ]
^a:
  %0 = arith.addi %a, %b : i32
  cf.switch %n : i32, [
    default: ^d(%a : i32),
    1: ^d(%0 : i32),
    2: ^d(%b : i32)
  ]
^d(%1: i32):
  return %1 : i32
}
// -----
// a switch in the default of a switch over the same value
func.func @f(%n: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %n : i32, [
    default: ^a,
    1: ^d(%a : i32)
  ]
^a:
  %0 = arith.addi %a, %b : i32
  cf.switch %n : i32, [
    default: ^d(%a : i32),
    1: ^d(%0 : i32),
    2: ^d(%b : i32)
  ]
^d(%1: i32):
  return %1 : i32
}
