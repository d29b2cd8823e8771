// rtblgen-opt --split-input-file --inline
// a call of a private function
func.func private @g(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @f(%a: i32) -> i32 {
  %0 = call @g(%a) : (i32) -> i32
  return %0 : i32
}
// -----
// a call of a function with blocks
func.func @g(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  return %a : i32
^b:
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
func.func @f(%c: i1, %a: i32) -> i32 {
  %0 = call @g(%c, %a) : (i1, i32) -> i32
  return %0 : i32
}
// -----
// functions and calls that are not inlined
func.func @g() attributes {no_inline} { return }
func.func @h() { return }
func.func private @i()
func.func @f() {
  call @g() : () -> ()
  call @h() {no_inline} : () -> ()
  call @i() : () -> ()
  return
}
// -----
// a function that calls itself
func.func @f(%a: i32) -> i32 {
  %0 = call @f(%a) : (i32) -> i32
  return %0 : i32
}
// -----
// indirect calls of a constant
func.func private @g(%a: i32) -> i32 { return %a : i32 }
func.func @f(%a: i32) -> i32 {
  %g = constant @g : (i32) -> i32
  %0 = call_indirect %g(%a) : (i32) -> i32
  return %0 : i32
}
