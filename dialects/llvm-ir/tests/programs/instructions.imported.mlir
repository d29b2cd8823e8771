module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
  llvm.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>) -> i64 {
    %0 = llvm.add %arg0, %arg1 overflow<nsw, nuw> : i32
    %1 = llvm.sub %0, %arg1 overflow<nsw> : i32
    %2 = llvm.mul %1, %arg1 overflow<nuw> : i32
    %3 = llvm.sdiv exact %2, %arg1 : i32
    %4 = llvm.urem %3, %arg0 : i32
    %5 = llvm.or disjoint %4, %arg0 : i32
    %6 = llvm.lshr exact %5, %arg0 : i32
    %7 = llvm.icmp "ult" %6, %arg0 : i32
    %8 = llvm.select %7, %5, %6 : i1, i32
    %9 = llvm.zext nneg %8 : i32 to i64
    %10 = llvm.trunc %9 overflow<nuw> : i64 to i16
    %11 = llvm.sext %10 : i16 to i64
    %12 = llvm.xor %arg2, %arg2 : vector<4xi8>
    %13 = llvm.freeze %11 : i64
    llvm.return %13 : i64
  }
  llvm.func @floats(%arg0: f32, %arg1: f64) -> f64 {
    %0 = llvm.fadd %arg0, %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %1 = llvm.fneg %0 {fastmathFlags = #llvm.fastmath<nnan, nsz>} : f32
    %2 = llvm.fpext %1 : f32 to f64
    %3 = llvm.fcmp "uge" %2, %arg1 {fastmathFlags = #llvm.fastmath<contract>} : f64
    %4 = llvm.select %3, %2, %arg1 {fastmathFlags = #llvm.fastmath<reassoc>} : i1, f64
    %5 = llvm.uitofp nneg %3 : i1 to f64
    %6 = llvm.frem %4, %5 : f64
    llvm.return %6 : f64
  }
  llvm.func @parts(%arg0: vector<4xf32>, %arg1: !llvm.struct<(i32, array<2 x f32>)>, %arg2: i64, %arg3: vector<[2]xi16>) -> f32 {
    %0 = llvm.extractelement %arg0[%arg2 : i64] : vector<4xf32>
    %1 = llvm.insertelement %0, %arg0[%arg2 : i64] : vector<4xf32>
    %2 = llvm.shufflevector %1, %arg0 [0, -1, 5, 7] : vector<4xf32> 
    %3 = llvm.insertvalue %0, %arg1[1, 0] : !llvm.struct<(i32, array<2 x f32>)> 
    %4 = llvm.extractvalue %3[1, 1] : !llvm.struct<(i32, array<2 x f32>)> 
    %5 = llvm.shufflevector %arg3, %arg3 [0, 0] : vector<[2]xi16> 
    llvm.return %4 : f32
  }
  llvm.func @memory(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i64, %arg3: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<(i8, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %arg2 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr<5>
    %3 = llvm.getelementptr inbounds|nuw %arg0[%arg2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<packed (i8, i64)>
    %4 = llvm.load volatile %3 invariant {alignment = 1 : i64} : !llvm.ptr -> i64
    llvm.store %4, %1 {alignment = 4 : i64, nontemporal} : i64, !llvm.ptr
    %5 = llvm.load %arg1 atomic syncscope("wave") acquire {alignment = 4 : i64} : !llvm.ptr<3> -> i32
    %6 = llvm.atomicrmw umax %arg0, %arg3 acq_rel {alignment = 4 : i64} : !llvm.ptr, i32
    %7 = llvm.cmpxchg weak %arg0, %arg3, %5 seq_cst monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.fence release
    llvm.return
  }
}
