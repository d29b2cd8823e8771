module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<4 x struct<(i32, f32)>>
  llvm.mlir.global internal constant @s("a\22b\\\00c") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i1, %arg3: f32) -> i32 attributes {no_inline, passthrough = [["foo", "bar"]]} {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(20 : i64) : i64
    %3 = llvm.getelementptr inbounds|nuw %0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.mlir.constant(24 : i64) : i64
    %5 = llvm.getelementptr inbounds|nuw %0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %7 = llvm.mlir.constant(7 : i64) : i64
    %8 = llvm.add %6, %7 : i64
    %9 = llvm.mlir.constant(8 : i64) : i64
    %10 = llvm.mlir.constant(1.600000e+00 : f32) : f32
    %11 = llvm.getelementptr %0[%arg1, %1] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.array<4 x struct<(i32, f32)>>
    %12 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> f32
    %14 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> f32
    %15 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> vector<4xf32>
    %16 = llvm.add %6, %arg1 : i64
    %17 = llvm.mul %6, %7 : i64
    %18 = llvm.add %8, %arg1 : i64
    %19 = llvm.add %17, %arg1 : i64
    %20 = llvm.add %9, %arg1 : i64
    %21 = llvm.fadd %10, %arg3 : f32
    llvm.cond_br %arg2, ^bb2(%12 : i32), ^bb1(%7 : i64)
  ^bb1(%22: i64):  // pred: ^bb0
    %23 = llvm.trunc %22 : i64 to i32
    llvm.br ^bb2(%23 : i32)
  ^bb2(%24: i32):  // 2 preds: ^bb0, ^bb1
    %25 = llvm.call @h(%24) : (i32) -> i32
    %26 = llvm.intr.smax(%25, %24) : (i32, i32) -> i32
    llvm.return %26 : i32
  }
  llvm.func @h(i32 {llvm.noundef}) -> (i32 {llvm.zeroext}) attributes {no_unwind}
}
