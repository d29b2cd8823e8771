func.func @f() -> (i32) {
  %c = arith.constant 1 : i32
  %0 = arith.addi %c, %c : i32
  return %0 : i32
}
func.func @g() -> (i32, i32) {
  %c = arith.constant -1 : i32
  %0, %1 = arith.mului_extended %c, %c : i32
  return %0, %1 : i32, i32
}
func.func @h(%a: i32) -> (i32, i1) {
  %c = arith.constant 1 : i32
  %z = arith.constant 0 : i32
  %0, %1 = arith.addui_extended %a, %z : i32, i1
  %2, %3 = arith.addui_extended %c, %c : i32, i1
  %4 = arith.addi %0, %2 : i32
  return %4, %3 : i32, i1
}
