#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
  llvm.func @both_ways(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    llvm.cond_br %arg0 weights([3, 4]), ^bb1(%arg1 : i32), ^bb2(%arg2 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    llvm.return %0 : i32
  ^bb2(%1: i32):  // pred: ^bb0
    llvm.br ^bb1(%1 : i32)
  }
  llvm.func @switch(%arg0: i8) -> i32 {
    %0 = llvm.mlir.constant(10 : i32) : i32
    llvm.switch %arg0 : i8, ^bb2(%0 : i32) [
      -1: ^bb1,
      7: ^bb3(%0 : i32)
    ]
  ^bb1:  // pred: ^bb0
    llvm.unreachable
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb3
    llvm.return %1 : i32
  ^bb3(%2: i32):  // pred: ^bb0
    llvm.br ^bb2(%2 : i32)
  }
  llvm.func @loop(%arg0: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^bb2(%0 : i64)
  ^bb1:  // pred: ^bb2
    llvm.return %2 : i64
  ^bb2(%2: i64):  // 2 preds: ^bb0, ^bb3
    %3 = llvm.icmp "slt" %2, %arg0 : i64
    llvm.cond_br %3, ^bb3, ^bb1
  ^bb3:  // pred: ^bb2
    %4 = llvm.add %2, %1 : i64
    llvm.br ^bb2(%4 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func @throws(i32) -> i32
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @catches(%arg0: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
    %0 = llvm.invoke @throws(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
  ^bb1:  // pred: ^bb0
    llvm.return %0 : i32
  ^bb2:  // pred: ^bb0
    %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %1 : !llvm.struct<(ptr, i32)>
  }
}
