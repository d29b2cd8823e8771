// rtblgen-opt --split-input-file --canonicalize
// an indirect call of a constant
func.func private @g(i32) -> i32
func.func @f(%a: i32) -> i32 {
  %g = constant @g : (i32) -> i32
  %0 = call_indirect %g(%a) : (i32) -> i32
  return %0 : i32
}
// -----
// equal constants become one, unused ones go
func.func private @g(i32) -> i32
func.func @f() -> ((i32) -> i32, (i32) -> i32) {
  %g = constant @g : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %i = constant @f : () -> ((i32) -> i32, (i32) -> i32)
  return %g, %h : (i32) -> i32, (i32) -> i32
}
