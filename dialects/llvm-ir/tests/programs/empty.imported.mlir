module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @a() {addr_space = 0 : i32} : !llvm.array<0 x i32> {
    %0 = llvm.mlir.poison : !llvm.array<0 x i32>
    llvm.return %0 : !llvm.array<0 x i32>
  }
  llvm.mlir.global external @b(dense<0> : tensor<0xi32>) {addr_space = 0 : i32} : !llvm.array<0 x i32>
  llvm.mlir.global external @c() {addr_space = 0 : i32} : !llvm.array<0 x array<2 x i32>> {
    %0 = llvm.mlir.poison : !llvm.array<0 x array<2 x i32>>
    llvm.return %0 : !llvm.array<0 x array<2 x i32>>
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32} : !llvm.array<2 x array<0 x i32>> {
    %0 = llvm.mlir.poison : !llvm.array<2 x array<0 x i32>>
    llvm.return %0 : !llvm.array<2 x array<0 x i32>>
  }
  llvm.mlir.global external @e() {addr_space = 0 : i32} : !llvm.struct<(array<0 x i32>, i32)> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.poison : !llvm.array<0 x i32>
    %2 = llvm.mlir.undef : !llvm.struct<(array<0 x i32>, i32)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(array<0 x i32>, i32)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(array<0 x i32>, i32)> 
    llvm.return %4 : !llvm.struct<(array<0 x i32>, i32)>
  }
  llvm.mlir.global external @f() {addr_space = 0 : i32} : !llvm.array<0 x f32> {
    %0 = llvm.mlir.poison : !llvm.array<0 x f32>
    llvm.return %0 : !llvm.array<0 x f32>
  }
  llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<0 x ptr> {
    %0 = llvm.mlir.poison : !llvm.array<0 x ptr>
    llvm.return %0 : !llvm.array<0 x ptr>
  }
  llvm.mlir.global external @h() {addr_space = 0 : i32} : !llvm.array<0 x struct<(i32, i32)>> {
    %0 = llvm.mlir.poison : !llvm.array<0 x struct<(i32, i32)>>
    llvm.return %0 : !llvm.array<0 x struct<(i32, i32)>>
  }
  llvm.mlir.global external @i(dense<0> : tensor<0xi8>) {addr_space = 0 : i32} : !llvm.array<0 x i8>
  llvm.mlir.global external @j() {addr_space = 0 : i32} : !llvm.struct<()> {
    %0 = llvm.mlir.zero : !llvm.struct<()>
    llvm.return %0 : !llvm.struct<()>
  }
  llvm.mlir.global external @k() {addr_space = 0 : i32} : !llvm.array<1 x struct<()>> {
    %0 = llvm.mlir.zero : !llvm.struct<()>
    %1 = llvm.mlir.zero : !llvm.array<1 x struct<()>>
    llvm.return %1 : !llvm.array<1 x struct<()>>
  }
  llvm.mlir.global external @l() {addr_space = 0 : i32} : !llvm.array<0 x i32> {
    %0 = llvm.mlir.undef : !llvm.array<0 x i32>
    llvm.return %0 : !llvm.array<0 x i32>
  }
  llvm.func @fn() -> !llvm.array<0 x i32> {
    %0 = llvm.mlir.poison : !llvm.array<0 x i32>
    llvm.return %0 : !llvm.array<0 x i32>
  }
}
