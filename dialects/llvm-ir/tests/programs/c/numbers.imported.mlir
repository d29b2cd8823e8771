module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @wide(1.500000e+00 : f80) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : f80
  llvm.mlir.global external @many(dense<[1.000000e+4000, -0.000000e+00]> : tensor<2xf80>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<2 x f80>
  llvm.mlir.global external @half(1.500000e+00 : f16) {addr_space = 0 : i32, alignment = 2 : i64, dso_local} : f16
  llvm.mlir.global external @brain(1.000000e+00 : bf16) {addr_space = 0 : i32, alignment = 2 : i64, dso_local} : bf16
  llvm.mlir.global external @quad(1.250000e+00 : f128) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : f128
  llvm.mlir.global external @nan_(0x7FF8000000000000 : f64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : f64
  llvm.mlir.global external @infinite(0x7FF0000000000000 : f64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : f64
  llvm.mlir.global external @third(0.33333333333333331 : f64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : f64
  llvm.mlir.global external @tiny(4.940660e-324 : f64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : f64
  llvm.mlir.global external @small(1.401300e-45 : f32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : f32
  llvm.mlir.global external @complex_() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(f64, f64)> {
    %0 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %2 = llvm.mlir.undef : !llvm.struct<(f64, f64)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(f64, f64)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(f64, f64)> 
    llvm.return %4 : !llvm.struct<(f64, f64)>
  }
  llvm.mlir.global external @bytes("\01\02\FF") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @text("abc\0A\01\FF\22\\\00\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @bits() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(i8, i8, i8, i8, i8, i8, array<2 x i8>)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(dense<0> : tensor<2xi8>) : !llvm.array<2 x i8>
    %2 = llvm.mlir.constant(18 : i8) : i8
    %3 = llvm.mlir.constant(52 : i8) : i8
    %4 = llvm.mlir.constant(86 : i8) : i8
    %5 = llvm.mlir.constant(120 : i8) : i8
    %6 = llvm.mlir.constant(-102 : i8) : i8
    %7 = llvm.mlir.constant(-19 : i8) : i8
    %8 = llvm.mlir.undef : !llvm.struct<(i8, i8, i8, i8, i8, i8, array<2 x i8>)>
    %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    %10 = llvm.insertvalue %6, %9[1] : !llvm.struct<(i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    %11 = llvm.insertvalue %5, %10[2] : !llvm.struct<(i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    %12 = llvm.insertvalue %4, %11[3] : !llvm.struct<(i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    %13 = llvm.insertvalue %3, %12[4] : !llvm.struct<(i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    %14 = llvm.insertvalue %2, %13[5] : !llvm.struct<(i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    %15 = llvm.insertvalue %1, %14[6] : !llvm.struct<(i8, i8, i8, i8, i8, i8, array<2 x i8>)> 
    llvm.return %15 : !llvm.struct<(i8, i8, i8, i8, i8, i8, array<2 x i8>)>
  }
  llvm.mlir.global external @big(1180591620717411303424 : i128) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : i128
  llvm.mlir.global external @pairs() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x struct<(i8, array<7 x i8>, ptr)>> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(dense<0> : tensor<7xi8>) : !llvm.array<7 x i8>
    %3 = llvm.mlir.constant(3 : i8) : i8
    %4 = llvm.mlir.undef : !llvm.struct<(i8, array<7 x i8>, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %7 = llvm.insertvalue %0, %6[2] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %8 = llvm.mlir.addressof @bits : !llvm.ptr
    %9 = llvm.mlir.constant(2 : i8) : i8
    %10 = llvm.mlir.undef : !llvm.struct<(i8, array<7 x i8>, ptr)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %12 = llvm.insertvalue %2, %11[1] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %13 = llvm.insertvalue %8, %12[2] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %14 = llvm.mlir.constant(1 : i8) : i8
    %15 = llvm.mlir.undef : !llvm.struct<(i8, array<7 x i8>, ptr)>
    %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %17 = llvm.insertvalue %2, %16[1] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %18 = llvm.insertvalue %0, %17[2] : !llvm.struct<(i8, array<7 x i8>, ptr)> 
    %19 = llvm.mlir.undef : !llvm.array<3 x struct<(i8, array<7 x i8>, ptr)>>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.array<3 x struct<(i8, array<7 x i8>, ptr)>> 
    %21 = llvm.insertvalue %13, %20[1] : !llvm.array<3 x struct<(i8, array<7 x i8>, ptr)>> 
    %22 = llvm.insertvalue %7, %21[2] : !llvm.array<3 x struct<(i8, array<7 x i8>, ptr)>> 
    llvm.return %22 : !llvm.array<3 x struct<(i8, array<7 x i8>, ptr)>>
  }
  llvm.mlir.global external @inside() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.constant(20 : i64) : i64
    %1 = llvm.mlir.addressof @pairs : !llvm.ptr
    %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.global external @both() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.struct<packed (struct<(struct<(i8, array<3 x i8>, i32)>)>, struct<"union.anon", (i64)>)> {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.mlir.undef : !llvm.struct<"union.anon", (i64)>
    %2 = llvm.insertvalue %0, %1[0] : !llvm.struct<"union.anon", (i64)> 
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(dense<0> : tensor<3xi8>) : !llvm.array<3 x i8>
    %6 = llvm.mlir.constant(1 : i8) : i8
    %7 = llvm.mlir.undef : !llvm.struct<(i8, array<3 x i8>, i32)>
    %8 = llvm.insertvalue %6, %7[0] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %9 = llvm.insertvalue %5, %8[1] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %10 = llvm.insertvalue %3, %9[2] : !llvm.struct<(i8, array<3 x i8>, i32)> 
    %11 = llvm.mlir.undef : !llvm.struct<(struct<(i8, array<3 x i8>, i32)>)>
    %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(struct<(i8, array<3 x i8>, i32)>)> 
    %13 = llvm.mlir.undef : !llvm.struct<packed (struct<(struct<(i8, array<3 x i8>, i32)>)>, struct<"union.anon", (i64)>)>
    %14 = llvm.insertvalue %12, %13[0] : !llvm.struct<packed (struct<(struct<(i8, array<3 x i8>, i32)>)>, struct<"union.anon", (i64)>)> 
    %15 = llvm.insertvalue %2, %14[1] : !llvm.struct<packed (struct<(struct<(i8, array<3 x i8>, i32)>)>, struct<"union.anon", (i64)>)> 
    llvm.return %15 : !llvm.struct<packed (struct<(struct<(i8, array<3 x i8>, i32)>)>, struct<"union.anon", (i64)>)>
  }
  llvm.mlir.global external thread_local @local(3 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @twice(%arg0: f64 {llvm.noundef}, %arg1: f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)> attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+avx", "+cmov", "+crc32", "+cx8", "+f16c", "+fxsr", "+mmx", "+popcnt", "+sse", "+sse2", "+sse3", "+sse4.1", "+sse4.2", "+ssse3", "+x87", "+xsave"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<(f64, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %arg0, %4 {alignment = 8 : i64} : f64, !llvm.ptr
    %5 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %arg1, %5 {alignment = 8 : i64} : f64, !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> f64
    %8 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> f64
    %10 = llvm.getelementptr inbounds|nuw %3[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> f64
    %12 = llvm.getelementptr inbounds|nuw %3[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> f64
    %14 = llvm.fmul %7, %11 : f64
    %15 = llvm.fmul %9, %13 : f64
    %16 = llvm.fmul %7, %13 : f64
    %17 = llvm.fmul %9, %11 : f64
    %18 = llvm.fsub %14, %15 : f64
    %19 = llvm.fadd %16, %17 : f64
    %20 = llvm.fcmp "uno" %18, %18 : f64
    llvm.cond_br %20 weights([1, 1048575]), ^bb1, ^bb3(%18, %19 : f64, f64)
  ^bb1:  // pred: ^bb0
    %21 = llvm.fcmp "uno" %19, %19 : f64
    llvm.cond_br %21 weights([1, 1048575]), ^bb2, ^bb3(%18, %19 : f64, f64)
  ^bb2:  // pred: ^bb1
    %22 = llvm.call @__muldc3(%7, %9, %11, %13) {no_unwind} : (f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}, f64 {llvm.noundef}) -> !llvm.struct<(f64, f64)>
    %23 = llvm.extractvalue %22[0] : !llvm.struct<(f64, f64)> 
    %24 = llvm.extractvalue %22[1] : !llvm.struct<(f64, f64)> 
    llvm.br ^bb3(%23, %24 : f64, f64)
  ^bb3(%25: f64, %26: f64):  // 3 preds: ^bb0, ^bb1, ^bb2
    %27 = llvm.getelementptr inbounds|nuw %2[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    %28 = llvm.getelementptr inbounds|nuw %2[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f64, f64)>
    llvm.store %25, %27 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %26, %28 {alignment = 8 : i64} : f64, !llvm.ptr
    %29 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(f64, f64)>
    llvm.return %29 : !llvm.struct<(f64, f64)>
  }
  llvm.func @__muldc3(f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.func @convert(%arg0: f64 {llvm.noundef}, %arg1: f32 {llvm.noundef}, %arg2: f80 {llvm.noundef}) -> i64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+avx", "+cmov", "+crc32", "+cx8", "+f16c", "+fxsr", "+mmx", "+popcnt", "+sse", "+sse2", "+sse3", "+sse4.1", "+sse4.2", "+ssse3", "+x87", "+xsave"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x f80 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %arg1, %2 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %arg2, %3 {alignment = 16 : i64} : f80, !llvm.ptr
    %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> f64
    %5 = llvm.fptosi %4 : f64 to i32
    %6 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> f32
    %7 = llvm.fptoui %6 : f32 to i32
    %8 = llvm.add %5, %7 : i32
    %9 = llvm.zext %8 : i32 to i64
    %10 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> f80
    %11 = llvm.fptosi %10 : f80 to i64
    %12 = llvm.add %9, %11 overflow<nsw> : i64
    %13 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> f64
    %14 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> f32
    %15 = llvm.fpext %14 : f32 to f64
    %16 = llvm.fcmp "olt" %13, %15 : f64
    %17 = llvm.zext %16 : i1 to i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.add %12, %18 overflow<nsw> : i64
    llvm.return %19 : i64
  }
  llvm.func @classes(%arg0: f64 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+avx", "+cmov", "+crc32", "+cx8", "+f16c", "+fxsr", "+mmx", "+popcnt", "+sse", "+sse2", "+sse3", "+sse4.1", "+sse4.2", "+ssse3", "+x87", "+xsave"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 8 : i64} : f64, !llvm.ptr
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> f64
    %4 = "llvm.intr.is.fpclass"(%3) <{bit = 3 : i32}> : (f64) -> i1
    %5 = llvm.zext %4 : i1 to i32
    %6 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> f64
    %7 = "llvm.intr.is.fpclass"(%6) <{bit = 516 : i32}> : (f64) -> i1
    %8 = llvm.zext %7 : i1 to i32
    %9 = llvm.mul %8, %1 overflow<nsw> : i32
    %10 = llvm.add %5, %9 overflow<nsw> : i32
    llvm.return %10 : i32
  }
}
