module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @pair() {addr_space = 0 : i32} : !llvm.struct<(i32, struct<packed (i8, ptr)>)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.zero : !llvm.struct<packed (i8, ptr)>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.zero : !llvm.struct<(i32, struct<packed (i8, ptr)>)>
    llvm.return %4 : !llvm.struct<(i32, struct<packed (i8, ptr)>)>
  }
  llvm.mlir.global external @opaque() {addr_space = 0 : i32} : !llvm.struct<()>
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
  llvm.func @f(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<(i32, struct<packed (i8, ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %2 : !llvm.ptr
    %3 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.intr.smax(%3, %1) : (i32, i32) -> i32
    llvm.intr.lifetime.end %2 : !llvm.ptr
    llvm.return %4 : i32
  }
}
