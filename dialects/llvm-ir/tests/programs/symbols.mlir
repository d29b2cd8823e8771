// Functions, globals and what they say of themselves.
module attributes {llvm.data_layout = "e-p:32:32-i64:64", llvm.target_triple = "x86_64-unknown-linux-gnu", llvm.ident = "us"} {
  llvm.comdat @table { llvm.comdat_selector @keep largest }
  llvm.mlir.global linkonce_odr constant @keep(dense<[1, 2]> : tensor<2xi16>) comdat(@table::@keep) : !llvm.array<2 x i16>
  llvm.mlir.global private unnamed_addr constant @text("a\0A\22") {section = "text", alignment = 1 : i64} : !llvm.array<3 x i8>
  llvm.mlir.global weak thread_local @number(0.1 : f64) {dso_local} : f64
  llvm.mlir.global external @pair() : !llvm.struct<"pair", (i32, struct<"inner", (ptr)>)> {
    %0 = llvm.mlir.undef : !llvm.struct<"pair", (i32, struct<"inner", (ptr)>)>
    llvm.return %0 : !llvm.struct<"pair", (i32, struct<"inner", (ptr)>)>
  }
  llvm.mlir.global internal @second() : !llvm.ptr {
    %0 = llvm.mlir.addressof @keep : !llvm.ptr
    %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i16
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.alias external @other : i16 {
    %0 = llvm.mlir.addressof @keep : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global_ctors ctors = [@start], priorities = [5 : i32], data = [#llvm.zero]
  llvm.func internal fastcc @start() attributes {no_unwind, passthrough = ["cold", ["key", "a b"], ["alignstack", "8"]], target_cpu = "x"} {
    llvm.return
  }
  llvm.func @"odd name"(%a: !llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.byval = i32}, %b: i8 {llvm.signext}, ...) -> (i8 {llvm.range = #llvm.constant_range<i8, 0, 5>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
    llvm.call fastcc @start() : () -> ()
    %1 = llvm.load %a : !llvm.ptr -> i64
    %2 = llvm.intr.umin(%b, %b) : (i8, i8) -> i8
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.inline_asm has_side_effects "nop\0A", "=r,r" %3 : (i32) -> i32
    "llvm.intr.memcpy"(%a, %a, %1) <{isVolatile = false, arg_attrs = [{llvm.align = 4 : i64}, {}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return %2 : i8
  }
}
