// Constants that are computed, and those that are left to the linker.
llvm.mlir.global external @g() : !llvm.array<4 x i32>
llvm.mlir.global external @h() {addr_space = 3 : i32} : i32
llvm.func @v(%i: i64, %x: i32, %p: !llvm.ptr, %vp: vector<2x!llvm.ptr>) -> vector<[4]xi32> {
  %0 = llvm.mlir.constant(dense<7> : vector<[4]xi32>) : vector<[4]xi32>
  %1 = llvm.mlir.constant(dense<[1,2]> : vector<2xi32>) : vector<2xi32>
  %2 = llvm.bitcast %1 : vector<2xi32> to i64
  %3 = llvm.add %2, %i : i64
  %4 = llvm.mlir.constant(1.5 : f64) : f64
  %5 = llvm.bitcast %4 : f64 to vector<2xf32>
  %6 = llvm.mlir.addressof @g : !llvm.ptr
  %7 = llvm.mlir.addressof @h : !llvm.ptr<3>
  %8 = llvm.addrspacecast %7 : !llvm.ptr<3> to !llvm.ptr
  %9 = llvm.icmp "eq" %6, %8 : !llvm.ptr
  %10 = llvm.ptrtoint %6 : !llvm.ptr to i32
  %11 = llvm.zext %10 : i32 to i64
  %12 = llvm.getelementptr %6[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %13 = llvm.getelementptr inbounds %12[-2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %13, %p : !llvm.ptr, !llvm.ptr
  %14 = llvm.getelementptr %6[%i] : (!llvm.ptr, i64) -> !llvm.ptr, vector<[4]xi32>
  %15 = llvm.getelementptr %vp[%i, 1] : (vector<2x!llvm.ptr>, i64) -> vector<2x!llvm.ptr>, !llvm.array<4 x i32>
  %16 = llvm.mlir.undef : !llvm.struct<(i32, vector<2xi32>, array<2 x ptr>)>
  %17 = llvm.insertvalue %1, %16[1] : !llvm.struct<(i32, vector<2xi32>, array<2 x ptr>)>
  %18 = llvm.insertvalue %6, %17[2, 1] : !llvm.struct<(i32, vector<2xi32>, array<2 x ptr>)>
  %19 = llvm.insertvalue %x, %18[0] : !llvm.struct<(i32, vector<2xi32>, array<2 x ptr>)>
  %20 = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xf16>) : vector<2xf16>
  %21 = llvm.fadd %20, %20 : vector<2xf16>
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %22 = llvm.mlir.poison : vector<4xi32>
  %23 = llvm.insertelement %c3, %22[%c3 : i32] : vector<4xi32>
  %24 = llvm.insertelement %x, %23[%c3 : i32] : vector<4xi32>
  %25 = llvm.insertelement %c3, %0[%c3 : i32] : vector<[4]xi32>
  %26 = llvm.mlir.zero : !llvm.struct<(i32, f64)>
  %27 = llvm.extractvalue %26[1] : !llvm.struct<(i32, f64)>
  %28 = llvm.fadd %27, %4 : f64
  %29 = llvm.mlir.undef : vector<[4]xi32>
  %30 = llvm.mlir.constant(0 : i32) : i32
  %31 = llvm.insertelement %c3, %29[%30 : i32] : vector<[4]xi32>
  %32 = llvm.shufflevector %31, %29 [0, 0, 0, 0] : vector<[4]xi32>
  %33 = llvm.add %32, %25 : vector<[4]xi32>
  %34 = llvm.mlir.constant(dense<0.0> : vector<4xf32>) : vector<4xf32>
  %35 = llvm.fneg %34 : vector<4xf32>
  %36 = llvm.sub %2, %11 : i64
  %37 = llvm.ptrtoint %12 : !llvm.ptr to i64
  %38 = llvm.ptrtoint %6 : !llvm.ptr to i64
  %39 = llvm.sub %37, %38 : i64
  %40 = llvm.mul %39, %i : i64
  %41 = llvm.and %38, %i : i64
  %42 = llvm.inttoptr %38 : i64 to !llvm.ptr
  %43 = llvm.load %42 : !llvm.ptr -> i8
  %44 = llvm.mlir.constant(false) : i1
  %45 = llvm.uitofp %44 : i1 to f32
  %46 = llvm.mlir.constant(16777217 : i32) : i32
  %47 = llvm.sitofp %46 : i32 to f32
  %48 = llvm.fadd %45, %47 : f32
  llvm.store %48, %p : f32, !llvm.ptr
  llvm.store %35, %p : vector<4xf32>, !llvm.ptr
  llvm.store %5, %p : vector<2xf32>, !llvm.ptr
  llvm.store %21, %p : vector<2xf16>, !llvm.ptr
  llvm.store %28, %p : f64, !llvm.ptr
  llvm.store %9, %p : i1, !llvm.ptr
  llvm.store %36, %p : i64, !llvm.ptr
  llvm.return %33 : vector<[4]xi32>
}
