llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr {
  %c = llvm.mlir.constant(536870912 : i32) : i32
  %0 = llvm.getelementptr %p[%c] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  llvm.return %0 : !llvm.ptr
}
llvm.func @g(%p: !llvm.ptr) -> !llvm.ptr {
  %c = llvm.mlir.constant(-1 : i64) : i64
  %0 = llvm.getelementptr %p[%c] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.return %0 : !llvm.ptr
}
llvm.func @h(%p: !llvm.ptr) -> !llvm.ptr {
  %c = llvm.mlir.constant(268435455 : i32) : i32
  %0 = llvm.getelementptr %p[%c] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %d = llvm.mlir.constant(536870911 : i32) : i32
  %1 = llvm.getelementptr %0[%d] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %e = llvm.mlir.constant(-536870912 : i32) : i32
  %2 = llvm.getelementptr %1[%e] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  llvm.return %2 : !llvm.ptr
}
