llvm.mlir.global external @q(0 : i64) {alignment = 8 : i64} : i64
llvm.func @f(%p: !llvm.ptr) {
  %q = llvm.mlir.addressof @q : !llvm.ptr
  %i = llvm.ptrtoint %q : !llvm.ptr to i64
  %z = llvm.mlir.constant(0 : i64) : i64
  %n = llvm.mlir.zero : !llvm.ptr
  %u = llvm.mlir.undef : i64
  %0 = llvm.icmp "ugt" %i, %z : i64
  llvm.store %0, %p : i1, !llvm.ptr
  %1 = llvm.icmp "ule" %q, %n : !llvm.ptr
  llvm.store %1, %p : i1, !llvm.ptr
  %2 = llvm.mul %z, %i : i64
  llvm.store %2, %p : i64, !llvm.ptr
  %3 = llvm.lshr %z, %i : i64
  llvm.store %3, %p : i64, !llvm.ptr
  %4 = llvm.trunc %i : i64 to i8
  llvm.store %4, %p : i8, !llvm.ptr
  %5 = llvm.getelementptr %q[%u] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %5, %p : !llvm.ptr, !llvm.ptr
  %6 = llvm.sub %z, %i overflow<nsw, nuw> : i64
  llvm.store %6, %p : i64, !llvm.ptr
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %w = llvm.mlir.undef : vector<4xi32>
  %7 = llvm.mul %v, %w : vector<4xi32>
  llvm.store %7, %p : vector<4xi32>, !llvm.ptr
  %8 = llvm.udiv %w, %v : vector<4xi32>
  llvm.store %8, %p : vector<4xi32>, !llvm.ptr
  %m = llvm.mlir.constant(-0.0 : f32) : f32
  %x = llvm.mlir.undef : f32
  %9 = llvm.fsub %m, %x : f32
  llvm.store %9, %p : f32, !llvm.ptr
  llvm.return
}
