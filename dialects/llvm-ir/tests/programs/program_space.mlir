module attributes {llvm.target_triple = "avr", llvm.data_layout = "e-P1-p:16:8-i8:8-i16:8-i32:8-i64:8-f32:8-f64:8-n8:16-a:8"} {
llvm.func @g(...)
llvm.mlir.global internal @fp() : !llvm.ptr<1> { %0 = llvm.mlir.addressof @f : !llvm.ptr<1>
 llvm.return %0 : !llvm.ptr<1> }
llvm.mlir.alias external @al : !llvm.func<i32 (i32)> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr<1>
  llvm.return %0 : !llvm.ptr<1>
}
llvm.func @f(%a: i32, %v: vector<2xi32>, %p: !llvm.ptr, %m : vector<2xi1>, %d: f64, %b: i8, %c: i1) -> i32 {
  llvm.inline_asm has_side_effects "nop", "" : () -> ()
  %1 = llvm.intr.masked.load %p, %m {alignment = 4: i32} : (!llvm.ptr, vector<2xi1>) -> vector<2xi32>
  "llvm.intr.memset"(%p, %b, %a) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %2 = llvm.intr.experimental.constrained.fptrunc %d towardzero ignore : f64 to f32
  %3 = "llvm.intr.vector.reduce.add"(%v) : (vector<2xi32>) -> i32
  %q = llvm.intr.stacksave : !llvm.ptr
  llvm.call @g(%a) vararg(!llvm.func<void (...)>) : (i32) -> ()
  %4 = llvm.mlir.constant(2:i32) : i32
  %5 = llvm.intr.matrix.transpose %v {rows = 1 : i32, columns = 2 : i32} : vector<2xi32> into vector<2xi32>
  llvm.intr.assume %c : i1
  llvm.return %3 : i32
}
}
