// Passes: canonicalize; canonicalize,remove-dead-values; remove-dead-values; sccp,cse,canonicalize; mem2reg
// A loop that only its own condition reaches.
func.func @main() -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant true
  %no = arith.constant false
  %m = memref.alloc() : memref<1xi1>
  cf.cond_br %t, ^a, ^b
^a:
  cf.br ^c(%no : i1)
^b:
  cf.br ^c(%no : i1)
^c(%0: i1):
  cf.br ^d
^d:
  cf.cond_br %0, ^e, ^g
^e:
  memref.store %t, %m[%c0] : memref<1xi1>
  cf.br ^d
^g:
  cf.br ^h(%c0, %t : index, i1)
^h(%1: index, %2: i1):
  %3 = arith.cmpi slt, %1, %c1 : index
  cf.cond_br %3, ^i, ^j
^i:
  %4 = arith.addi %1, %c1 : index
  cf.br ^h(%4, %2 : index, i1)
^j:
  return %2 : i1
}
// -----
func.func @main(%a: i32) -> i32 {
  cf.br ^head(%a : i32)
^dead:
  %z = arith.muli %a, %a : i32
  cf.br ^head(%z : i32)
^head(%r: i32):
  %p = arith.cmpi sgt, %r, %a : i32
  cf.cond_br %p, ^head(%a : i32), ^end
^end:
  return %r : i32
}
// -----
func.func @main(%a: i32, %p: i1) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %a, %m[] : memref<i32>
  %no = arith.constant false
  cf.br ^head
^head:
  %l = memref.load %m[] : memref<i32>
  cf.cond_br %no, ^head, ^end
^dead:
  memref.store %l, %m[] : memref<i32>
  cf.cond_br %p, ^dead, ^head
^end:
  return %l : i32
}
// -----
func.func @main(%a: i32, %p: i1) -> i32 {
  cf.cond_br %p, ^end(%a, %a : i32, i32), ^end(%a, %a : i32, i32)
^one(%i: i32):
  cf.br ^two(%i, %j : i32, i32)
^two(%j: i32, %k: i32):
  cf.cond_br %p, ^one(%k : i32), ^end(%j, %k : i32, i32)
^end(%r: i32, %s: i32):
  return %r : i32
}
