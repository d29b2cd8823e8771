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
llvm.mlir.global external @g(0 : i32) : i32
llvm.mlir.global external @h(0 : i64) : i64
llvm.mlir.global external unnamed_addr @unnamed(0 : i32) : i32
llvm.mlir.global weak @weak(0 : i32) : i32
llvm.mlir.global external @empty() : !llvm.array<0 x i32>
llvm.mlir.global external @large(dense<1> : tensor<32xi8>) : !llvm.array<32 x i8>
llvm.mlir.alias external @alias : i64 {
  %0 = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @symbols(%p: !llvm.ptr) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %h = llvm.mlir.addressof @h : !llvm.ptr
  %u = llvm.mlir.addressof @unnamed : !llvm.ptr
  %w = llvm.mlir.addressof @weak : !llvm.ptr
  %e = llvm.mlir.addressof @empty : !llvm.ptr
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %0 = llvm.icmp "eq" %g, %h : !llvm.ptr
  llvm.store %0, %p : i1, !llvm.ptr
  %1 = llvm.icmp "ne" %g, %f : !llvm.ptr
  llvm.store %1, %p : i1, !llvm.ptr
  %2 = llvm.icmp "ult" %g, %h : !llvm.ptr
  llvm.store %2, %p : i1, !llvm.ptr
  %3 = llvm.icmp "eq" %g, %u : !llvm.ptr
  llvm.store %3, %p : i1, !llvm.ptr
  %4 = llvm.icmp "eq" %g, %w : !llvm.ptr
  llvm.store %4, %p : i1, !llvm.ptr
  %5 = llvm.icmp "eq" %g, %e : !llvm.ptr
  llvm.store %5, %p : i1, !llvm.ptr
  llvm.return
}
llvm.func @bits(%p: !llvm.ptr) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %l = llvm.mlir.addressof @large : !llvm.ptr
  %f = llvm.mlir.addressof @f : !llvm.ptr
  %a = llvm.mlir.addressof @alias : !llvm.ptr
  %b = llvm.getelementptr %g[6] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.mlir.constant(3 : i64) : i64
  %7 = llvm.mlir.constant(7 : i64) : i64
  %n = llvm.mlir.constant(-4 : i64) : i64
  %8 = llvm.mlir.constant(8 : i8) : i8
  %gi = llvm.ptrtoint %g : !llvm.ptr to i64
  %bi = llvm.ptrtoint %b : !llvm.ptr to i64
  %fi = llvm.ptrtoint %f : !llvm.ptr to i64
  %ai = llvm.ptrtoint %a : !llvm.ptr to i64
  %li = llvm.ptrtoint %l : !llvm.ptr to i8
  %10 = llvm.and %gi, %3 : i64
  llvm.store %10, %p : i64, !llvm.ptr
  %11 = llvm.and %7, %gi : i64
  llvm.store %11, %p : i64, !llvm.ptr
  %12 = llvm.and %gi, %n : i64
  llvm.store %12, %p : i64, !llvm.ptr
  %13 = llvm.and %bi, %3 : i64
  llvm.store %13, %p : i64, !llvm.ptr
  %14 = llvm.and %fi, %3 : i64
  llvm.store %14, %p : i64, !llvm.ptr
  %15 = llvm.and %fi, %n : i64
  llvm.store %15, %p : i64, !llvm.ptr
  %16 = llvm.and %ai, %7 : i64
  llvm.store %16, %p : i64, !llvm.ptr
  %17 = llvm.and %li, %8 : i8
  llvm.store %17, %p : i8, !llvm.ptr
  llvm.return
}
llvm.func @offsets(%p: !llvm.ptr) {
  %g = llvm.mlir.addressof @large : !llvm.ptr
  %a = llvm.getelementptr inbounds %g[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %b = llvm.getelementptr inbounds %g[-16] : (!llvm.ptr) -> !llvm.ptr, i8
  %c = llvm.getelementptr %g[-16] : (!llvm.ptr) -> !llvm.ptr, i8
  %0 = llvm.icmp "uge" %g, %b : !llvm.ptr
  llvm.store %0, %p : i1, !llvm.ptr
  %1 = llvm.icmp "ult" %a, %b : !llvm.ptr
  llvm.store %1, %p : i1, !llvm.ptr
  %2 = llvm.icmp "ult" %a, %c : !llvm.ptr
  llvm.store %2, %p : i1, !llvm.ptr
  %3 = llvm.icmp "ne" %a, %c : !llvm.ptr
  llvm.store %3, %p : i1, !llvm.ptr
  %4 = llvm.icmp "eq" %b, %c : !llvm.ptr
  llvm.store %4, %p : i1, !llvm.ptr
  %5 = llvm.icmp "sge" %g, %b : !llvm.ptr
  llvm.store %5, %p : i1, !llvm.ptr
  llvm.return
}

// Comparisons of numbers that a function may flush to zero stay.
llvm.func @denormals(%p: !llvm.ptr) attributes {denormal_fp_math = "preserve-sign,preserve-sign"} {
  %tiny = llvm.mlir.constant(1.000000e-40 : f32) : f32
  %zero = llvm.mlir.constant(0.000000e+00 : f32) : f32
  %undef = llvm.mlir.undef : f32
  %tinies = llvm.mlir.constant(dense<[1.0e-310, 1.0]> : vector<2xf64>) : vector<2xf64>
  %ones = llvm.mlir.constant(dense<1.0> : vector<2xf64>) : vector<2xf64>
  %half = llvm.mlir.constant(6.0e-8 : f16) : f16
  %0 = llvm.fcmp "ogt" %tiny, %zero : f32
  llvm.store %0, %p : i1, !llvm.ptr
  %1 = llvm.fcmp "_false" %zero, %tiny : f32
  llvm.store %1, %p : i1, !llvm.ptr
  %2 = llvm.fcmp "ult" %undef, %tiny : f32
  llvm.store %2, %p : i1, !llvm.ptr
  %3 = llvm.fcmp "olt" %tinies, %ones : vector<2xf64>
  llvm.store %3, %p : vector<2xi1>, !llvm.ptr
  %4 = llvm.fcmp "oeq" %half, %half : f16
  llvm.store %4, %p : i1, !llvm.ptr
  %5 = llvm.fcmp "olt" %zero, %zero : f32
  llvm.store %5, %p : i1, !llvm.ptr
  llvm.return
}

// The rest of a division by 1 is 0, also of bits.
llvm.func @rests_of_bits(%p: !llvm.ptr) {
  %true = llvm.mlir.constant(true) : i1
  %bits = llvm.mlir.constant(dense<[true, true, false]> : vector<3xi1>) : vector<3xi1>
  %more = llvm.mlir.constant(dense<[true, false, true]> : vector<3xi1>) : vector<3xi1>
  %0 = llvm.srem %true, %true : i1
  llvm.store %0, %p : i1, !llvm.ptr
  %1 = llvm.srem %bits, %more : vector<3xi1>
  llvm.store %1, %p : vector<3xi1>, !llvm.ptr
  llvm.return
}
