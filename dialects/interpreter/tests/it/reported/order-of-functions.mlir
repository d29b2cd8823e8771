// Passes: remove-dead-values; func.func(remove-dead-values); remove-dead-values{canonicalize=true}; symbol-privatize{exclude=main},remove-dead-values,symbol-dce
// The caller comes before the callee.
func.func @main(%a: f32) -> f32 {
  %0 = call @f(%a) : (f32) -> f32
  return %0 : f32
}
func.func private @f(%a: f32) -> f32 {
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}
// -----
func.func @main(%a: i32) -> i32 {
  %0:3 = call @f(%a) : (i32) -> (i32, i32, i32)
  return %0#1 : i32
}
func.func private @g(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func private @f(%a: i32) -> (i32, i32, i32) {
  %0 = call @g(%a) : (i32) -> i32
  return %a, %0, %a : i32, i32, i32
}
// -----
func.func @main(%a: i32, %p: i1) -> i32 {
  %r = scf.if %p -> i32 {
    %0 = func.call @f(%a, %a) : (i32, i32) -> i32
    scf.yield %0 : i32
  } else {
    scf.yield %a : i32
  }
  %unused = call @f(%r, %a) : (i32, i32) -> i32
  return %r : i32
}
func.func private @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
// -----
func.func @main(%a: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %0:2 = call @even(%c2, %a) : (i32, i32) -> (i32, i32)
  return %0#0 : i32
}
func.func private @even(%n: i32, %x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %z = arith.cmpi sle, %n, %c0 : i32
  cf.cond_br %z, ^end(%x, %n : i32, i32), ^more
^more:
  %m = arith.subi %n, %c1 : i32
  %r:2 = call @even(%m, %x) : (i32, i32) -> (i32, i32)
  cf.br ^end(%r#0, %r#1 : i32, i32)
^end(%s: i32, %t: i32):
  return %s, %t : i32, i32
}
