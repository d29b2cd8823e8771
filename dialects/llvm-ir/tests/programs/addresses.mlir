llvm.mlir.global external @g() : !llvm.array<4 x struct<(i32, f32)>>
llvm.mlir.global internal constant @s("a\22b\5C\00c") {alignment = 1 : i64, addr_space = 0 : i32} : !llvm.array<6 x i8>
llvm.func @f(%a: !llvm.ptr, %i: i64, %c: i1, %x: f32) -> i32 attributes {passthrough = ["noinline", ["foo", "bar"]]} {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.getelementptr inbounds %0[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<(i32, f32)>>
  %2 = llvm.getelementptr %0[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<(i32, f32)>>
  %3 = llvm.getelementptr %0[%i, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x struct<(i32, f32)>>
  %z = llvm.getelementptr %0[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x struct<(i32, f32)>>
  %4 = llvm.load %1 : !llvm.ptr -> i32
  %5 = llvm.load %2 : !llvm.ptr -> f32
  %55 = llvm.load %z : !llvm.ptr -> f32
  %6 = llvm.load %3 {alignment = 8 : i64}: !llvm.ptr -> vector<4xf32>
  %7 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %8 = llvm.add %7, %i : i64
  %c7 = llvm.mlir.constant(7 : i64) : i64
  %9 = llvm.add %7, %c7 : i64
  %10 = llvm.mul %7, %c7 : i64
  %11 = llvm.add %9, %i : i64
  %12 = llvm.add %10, %i : i64
  %n = llvm.mlir.zero : !llvm.ptr
  %g1 = llvm.getelementptr %n[1] : (!llvm.ptr) -> !llvm.ptr, f64
  %p1 = llvm.ptrtoint %g1 : !llvm.ptr to i64
  %13 = llvm.add %p1, %i : i64
  %14 = llvm.icmp "eq" %0, %n : !llvm.ptr
  %fl = llvm.mlir.constant(1.5 : f32) : f32
  %fl2 = llvm.mlir.constant(0.1 : f32) : f32
  %15 = llvm.fadd %fl, %fl2 : f32
  %16 = llvm.fadd %15, %x : f32
  llvm.cond_br %c, ^a(%4 : i32), ^b(%c7 : i64)
^b(%q: i64):
  %tr = llvm.trunc %q : i64 to i32
  llvm.br ^a(%tr : i32)
^a(%r: i32):
  %k = llvm.call @h(%r) : (i32) -> i32
  %m = llvm.intr.smax(%k, %r) : (i32, i32) -> i32
  llvm.return %m : i32
}
llvm.func @h(i32 {llvm.noundef}) -> (i32 {llvm.zeroext}) attributes {no_unwind}
