// Passes: canonicalize; canonicalize,cse,sccp; sccp,canonicalize; canonicalize{region-simplify=aggressive}; inline
// A loop that control leaves for ever when its entry folds.
func.func @main() -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %go = arith.cmpi slt, %c2, %c0 : i32
  cf.cond_br %go, ^head(%c2 : i32), ^end(%c1 : i32)
^head(%i: i32):
  %d = arith.cmpi eq, %i, %c2 : i32
  cf.cond_br %d, ^end(%i : i32), ^latch
^latch:
  %n = arith.addi %i, %c1 : i32
  %m = arith.muli %n, %c1 : i32
  cf.br ^head(%m : i32)
^end(%r: i32):
  return %r : i32
}
// -----
func.func @main(%a: i32) -> i32 {
  %no = arith.constant false
  %c1 = arith.constant 1 : i32
  cf.cond_br %no, ^self(%a : i32), ^end(%a : i32)
^self(%i: i32):
  %n = arith.muli %i, %c1 : i32
  cf.br ^self(%n : i32)
^end(%r: i32):
  return %r : i32
}
// -----
func.func @main(%a: i32, %p: i1) -> i32 {
  %c7 = arith.constant 7 : i32
  %c0 = arith.constant 0 : i32
  cf.switch %c7 : i32, [
    default: ^end(%a : i32),
    1: ^one(%a : i32),
    2: ^two(%a : i32)
  ]
^one(%i: i32):
  %x = arith.addi %i, %c0 : i32
  cf.br ^two(%x : i32)
^two(%j: i32):
  %y = arith.ori %j, %c0 : i32
  cf.cond_br %p, ^one(%y : i32), ^end(%y : i32)
^end(%r: i32):
  return %r : i32
}
// -----
func.func @main(%a: i32, %p: i1) -> i32 {
  %no = arith.constant false
  %c0 = arith.constant 0 : i32
  cf.cond_br %no, ^outer(%a : i32), ^end(%a : i32)
^outer(%i: i32):
  cf.br ^inner(%i : i32)
^inner(%j: i32):
  %y = arith.xori %j, %c0 : i32
  cf.cond_br %p, ^inner(%y : i32), ^outer(%y : i32)
^end(%r: i32):
  return %r : i32
}
