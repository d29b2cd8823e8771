// rtblgen-opt --split-input-file --convert-func-to-llvm
// rtblgen-opt --split-input-file --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
// rtblgen-opt --split-input-file --llvm-request-c-wrappers --convert-func-to-llvm=index-bitwidth=32
// func.func and func.return
func.func @f(%a: index, %b: f32) -> (index, f32) {
  return %a, %b : index, f32
}
func.func private @g(i32)
// -----
// func.call
func.func private @g(index) -> (i8, f32)
func.func @f(%a: index) -> f32 {
  %0:2 = call @g(%a) : (index) -> (i8, f32)
  return %0#1 : f32
}
// -----
// func.call_indirect and func.constant
func.func private @g(i32) -> i32
func.func @f(%a: i32) -> i32 {
  %g = constant @g : (i32) -> i32
  %0 = call_indirect %g(%a) : (i32) -> i32
  return %0 : i32
}
// -----
// memory as arguments and results
func.func @f(%m: memref<4xf32>, %n: memref<?x3xi8>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
func.func @g(%m: memref<4xf32>, %n: memref<?x3xi8>) {
  %0 = call @f(%m, %n) : (memref<4xf32>, memref<?x3xi8>) -> memref<4xf32>
  return
}
// -----
// attributes of functions and arguments
func.func @f(%a: i32 {llvm.signext}, %b: !llvm.ptr {llvm.byval = i32}) -> (i32 {llvm.zeroext}) attributes {llvm.emit_c_interface, passthrough = ["noinline"], some.thing = 1 : i8} {
  return %a : i32
}
func.func private @g() attributes {llvm.linkage = #llvm.linkage<extern_weak>, llvm.readnone}
// -----
// an unranked memref
func.func @f(%m: memref<*xf32>) { return }
