// rtblgen-opt --split-input-file
// rtblgen-opt --split-input-file --mlir-print-op-generic
// func.func: declarations and definitions
func.func private @a()
func.func private @b(i32, memref<4xf32>) -> (i8, !llvm.ptr)
func.func nested @c(%a: i32 {a.b}, %b: f32) -> (i32 {x.y = 1 : i8}) attributes {some = "text"} {
  return %a : i32
}
func.func @"a name with spaces"() { return }
// -----
// func.func with the attribute no_inline
func.func @f() attributes {no_inline} { return }
// -----
// func.call and func.call_indirect
func.func private @g(i32) -> (i32, f32)
func.func @f(%a: i32, %g: (i32) -> i8) -> i8 {
  %0:2 = func.call @g(%a) : (i32) -> (i32, f32)
  %1:2 = call @g(%0#0) {no_inline, x} : (i32) -> (i32, f32)
  %2 = call_indirect %g(%a) : (i32) -> i8
  %3 = func.call_indirect %g(%a) {x} : (i32) -> i8
  return %3 : i8
}
// -----
// func.constant
func.func private @g(i32) -> i32
func.func @f(%a: i32) -> i32 {
  %g = func.constant @g : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %0 = call_indirect %h(%a) : (i32) -> i32
  return %0 : i32
}
// -----
// func.return of several values
func.func @f(%a: i32, %b: f32) -> (i32, f32) {
  func.return %a, %b : i32, f32
}
