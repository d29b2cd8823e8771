module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.ident = "us", llvm.module_asm = [], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @keep largest
  }
  llvm.mlir.global linkonce_odr constant @keep(dense<[1, 2]> : tensor<2xi16>) comdat(@__llvm_global_comdat::@keep) {addr_space = 0 : i32} : !llvm.array<2 x i16>
  llvm.mlir.global private unnamed_addr constant @text("a\0A\22") {addr_space = 0 : i32, alignment = 1 : i64, dso_local, section = "text"}
  llvm.mlir.global weak thread_local @number(1.000000e-01 : f64) {addr_space = 0 : i32, dso_local} : f64
  llvm.mlir.global external @pair() {addr_space = 0 : i32} : !llvm.struct<"pair", (i32, struct<"inner", (ptr)>)> {
    %0 = llvm.mlir.undef : !llvm.struct<"pair", (i32, struct<"inner", (ptr)>)>
    llvm.return %0 : !llvm.struct<"pair", (i32, struct<"inner", (ptr)>)>
  }
  llvm.mlir.global internal @second() {addr_space = 0 : i32, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.addressof @keep : !llvm.ptr
    %2 = llvm.getelementptr inbounds|nuw %1[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.global_ctors ctors = [@start], priorities = [5 : i32], data = [#llvm.zero]
  llvm.mlir.alias external @other : i16 {
    %0 = llvm.mlir.addressof @keep : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
  llvm.func internal fastcc @start() attributes {dso_local, no_unwind, passthrough = ["cold", ["alignstack", "8"], ["key", "a b"], ["target-cpu", "x"]], target_cpu = "x"} {
    llvm.return
  }
  llvm.func @"odd name"(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = i32, llvm.nonnull}, %arg1: i8 {llvm.signext}, ...) -> (i8 {llvm.range = #llvm.constant_range<i8, 0, 5>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
    %0 = llvm.mlir.constant(3 : i32) : i32
    llvm.call fastcc @start() : () -> ()
    %1 = llvm.load %arg0 {alignment = 8 : i64} : !llvm.ptr -> i64
    %2 = llvm.intr.umin(%arg1, %arg1) : (i8, i8) -> i8
    %3 = llvm.inline_asm has_side_effects asm_dialect = att "nop\0A", "=r,r" %0 : (i32) -> i32
    "llvm.intr.memcpy"(%arg0, %arg0, %1) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return %2 : i8
  }
}
