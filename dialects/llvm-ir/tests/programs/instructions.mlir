// Instructions with their flags.
llvm.func @integers(%a: i32, %b: i32, %v: vector<4xi8>) -> i64 {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : i32
  %1 = llvm.sub %0, %b overflow<nsw> : i32
  %2 = llvm.mul %1, %b overflow<nuw> : i32
  %3 = llvm.sdiv exact %2, %b : i32
  %4 = llvm.urem %3, %a : i32
  %5 = llvm.or disjoint %4, %a : i32
  %6 = llvm.lshr exact %5, %a : i32
  %7 = llvm.icmp "ult" %6, %a : i32
  %8 = llvm.select %7, %5, %6 : i1, i32
  %9 = llvm.zext nneg %8 : i32 to i64
  %10 = llvm.trunc %9 overflow<nuw> : i64 to i16
  %11 = llvm.sext %10 : i16 to i64
  %12 = llvm.xor %v, %v : vector<4xi8>
  %13 = llvm.freeze %11 : i64
  llvm.return %13 : i64
}
llvm.func @floats(%a: f32, %b: f64) -> f64 {
  %0 = llvm.fadd %a, %a {fastmathFlags = #llvm.fastmath<fast>} : f32
  %1 = llvm.fneg %0 {fastmathFlags = #llvm.fastmath<nnan, nsz>} : f32
  %2 = llvm.fpext %1 : f32 to f64
  %3 = llvm.fcmp "uge" %2, %b {fastmathFlags = #llvm.fastmath<contract>} : f64
  %4 = llvm.select %3, %2, %b {fastmathFlags = #llvm.fastmath<reassoc>} : i1, f64
  %5 = llvm.uitofp nneg %3 : i1 to f64
  %6 = llvm.frem %4, %5 : f64
  llvm.return %6 : f64
}
llvm.func @parts(%v: vector<4xf32>, %s: !llvm.struct<(i32, array<2 x f32>)>, %i: i64, %w: vector<[2]xi16>) -> f32 {
  %0 = llvm.extractelement %v[%i : i64] : vector<4xf32>
  %1 = llvm.insertelement %0, %v[%i : i64] : vector<4xf32>
  %2 = llvm.shufflevector %1, %v [0, -1, 5, 7] : vector<4xf32>
  %3 = llvm.insertvalue %0, %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %4 = llvm.extractvalue %3[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %5 = llvm.shufflevector %w, %w [0, 0] : vector<[2]xi16>
  llvm.return %4 : f32
}
llvm.func @memory(%p: !llvm.ptr, %q: !llvm.ptr<3>, %n: i64, %x: i32) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c1 x !llvm.struct<(i8, i64)> : (i32) -> !llvm.ptr
  %1 = llvm.alloca %n x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr<5>
  %2 = llvm.getelementptr inbounds|nuw %p[%n, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<packed (i8, i64)>
  %3 = llvm.load volatile %2 invariant {alignment = 1 : i64} : !llvm.ptr -> i64
  llvm.store %3, %0 {nontemporal} : i64, !llvm.ptr
  %4 = llvm.load %q atomic syncscope("wave") acquire {alignment = 4 : i64} : !llvm.ptr<3> -> i32
  %5 = llvm.atomicrmw umax %p, %x acq_rel : !llvm.ptr, i32
  %6 = llvm.cmpxchg weak %p, %x, %4 seq_cst monotonic : !llvm.ptr, i32
  llvm.fence release
  llvm.return
}
