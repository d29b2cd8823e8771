module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<4 x i32>
  llvm.mlir.global external @h() {addr_space = 3 : i32} : i32
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
  llvm.func @v(%arg0: i64, %arg1: i32, %arg2: !llvm.ptr, %arg3: vector<2x!llvm.ptr>) -> vector<[4]xi32> {
    %0 = llvm.mlir.constant(8589934593 : i64) : i64
    %1 = llvm.mlir.addressof @g : !llvm.ptr
    %2 = llvm.mlir.addressof @h : !llvm.ptr<3>
    %3 = llvm.addrspacecast %2 : !llvm.ptr<3> to !llvm.ptr
    %4 = llvm.ptrtoint %1 : !llvm.ptr to i32
    %5 = llvm.mlir.constant(-4 : i64) : i64
    %6 = llvm.getelementptr inbounds %1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.undef : !llvm.ptr
    %9 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.array<2 x ptr> 
    %11 = llvm.insertvalue %1, %10[1] : !llvm.array<2 x ptr> 
    %12 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
    %13 = llvm.mlir.undef : i32
    %14 = llvm.mlir.undef : !llvm.struct<(i32, vector<2xi32>, array<2 x ptr>)>
    %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(i32, vector<2xi32>, array<2 x ptr>)> 
    %16 = llvm.insertvalue %12, %15[1] : !llvm.struct<(i32, vector<2xi32>, array<2 x ptr>)> 
    %17 = llvm.insertvalue %11, %16[2] : !llvm.struct<(i32, vector<2xi32>, array<2 x ptr>)> 
    %18 = llvm.mlir.constant(3 : i32) : i32
    %19 = llvm.mlir.poison : i32
    %20 = llvm.mlir.undef : vector<4xi32>
    %21 = llvm.mlir.constant(0 : i32) : i32
    %22 = llvm.insertelement %19, %20[%21 : i32] : vector<4xi32>
    %23 = llvm.mlir.constant(1 : i32) : i32
    %24 = llvm.insertelement %19, %22[%23 : i32] : vector<4xi32>
    %25 = llvm.mlir.constant(2 : i32) : i32
    %26 = llvm.insertelement %19, %24[%25 : i32] : vector<4xi32>
    %27 = llvm.mlir.constant(3 : i32) : i32
    %28 = llvm.insertelement %18, %26[%27 : i32] : vector<4xi32>
    %29 = llvm.mlir.constant(4 : i64) : i64
    %30 = llvm.ptrtoint %1 : !llvm.ptr to i64
    %31 = llvm.mlir.constant(0x4B800000 : f32) : f32
    %32 = llvm.mlir.constant(dense<-0.000000e+00> : vector<4xf32>) : vector<4xf32>
    %33 = llvm.mlir.constant(dense<[0.000000e+00, 1.937500e+00]> : vector<2xf32>) : vector<2xf32>
    %34 = llvm.mlir.constant(dense<[2.000000e+00, 4.000000e+00]> : vector<2xf16>) : vector<2xf16>
    %35 = llvm.mlir.constant(1.500000e+00 : f64) : f64
    %36 = llvm.mlir.poison : vector<[4]xi32>
    %37 = llvm.mlir.constant(0 : i64) : i64
    %38 = llvm.mlir.constant(7 : i32) : i32
    %39 = llvm.insertelement %38, %36[%37 : i64] : vector<[4]xi32>
    %40 = llvm.shufflevector %39, %36 [0, 0, 0, 0] : vector<[4]xi32> 
    %41 = llvm.insertelement %18, %40[%18 : i32] : vector<[4]xi32>
    %42 = llvm.insertelement %18, %36[%37 : i64] : vector<[4]xi32>
    %43 = llvm.shufflevector %42, %36 [0, 0, 0, 0] : vector<[4]xi32> 
    %44 = llvm.add %43, %41 : vector<[4]xi32>
    %45 = llvm.add %0, %arg0 : i64
    %46 = llvm.icmp "eq" %1, %3 : !llvm.ptr
    %47 = llvm.zext %4 : i32 to i64
    llvm.store %6, %arg2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %48 = llvm.getelementptr %1[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, vector<[4]xi32>
    %49 = llvm.getelementptr %arg3[%arg0, %7] : (vector<2x!llvm.ptr>, i64, i32) -> vector<2x!llvm.ptr>, !llvm.array<4 x i32>
    %50 = llvm.insertvalue %arg1, %17[0] : !llvm.struct<(i32, vector<2xi32>, array<2 x ptr>)> 
    %51 = llvm.insertelement %arg1, %28[%18 : i32] : vector<4xi32>
    %52 = llvm.sub %0, %47 : i64
    %53 = llvm.mul %29, %arg0 : i64
    %54 = llvm.and %30, %arg0 : i64
    %55 = llvm.load %1 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.store %31, %arg2 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %32, %arg2 {alignment = 16 : i64} : vector<4xf32>, !llvm.ptr
    llvm.store %33, %arg2 {alignment = 8 : i64} : vector<2xf32>, !llvm.ptr
    llvm.store %34, %arg2 {alignment = 4 : i64} : vector<2xf16>, !llvm.ptr
    llvm.store %35, %arg2 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %46, %arg2 {alignment = 1 : i64} : i1, !llvm.ptr
    llvm.store %52, %arg2 {alignment = 4 : i64} : i64, !llvm.ptr
    llvm.return %44 : vector<[4]xi32>
  }
}
