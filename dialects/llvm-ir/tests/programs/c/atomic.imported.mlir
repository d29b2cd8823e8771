#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [".globl other", "other:", "  ret"], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @a(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global external @d(0.000000e+00 : f64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : f64
  llvm.mlir.global external local_unnamed_addr @pair() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.Pair", (i32, i32)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.struct<"struct.Pair", (i32, i32)>
    llvm.return %1 : !llvm.struct<"struct.Pair", (i32, i32)>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @change(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx16", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @a : !llvm.ptr
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.addressof @d : !llvm.ptr
    %4 = llvm.mlir.constant(1.500000e+00 : f64) : f64
    %5 = llvm.atomicrmw add %0, %arg0 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %6 = llvm.atomicrmw _or %0, %1 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %7 = llvm.atomicrmw sub %0, %2 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %8 = llvm.load %3 atomic seq_cst {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f64
    llvm.br ^bb1(%8 : f64)
  ^bb1(%9: f64):  // 2 preds: ^bb0, ^bb1
    %10 = llvm.fadd %9, %4 : f64
    %11 = llvm.bitcast %9 : f64 to i64
    %12 = llvm.bitcast %10 : f64 to i64
    %13 = llvm.cmpxchg %3, %11, %12 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %14 = llvm.extractvalue %13[0] : !llvm.struct<(i64, i1)> 
    %15 = llvm.extractvalue %13[1] : !llvm.struct<(i64, i1)> 
    %16 = llvm.bitcast %14 : i64 to f64
    llvm.cond_br %15, ^bb2, ^bb1(%16 : f64)
  ^bb2:  // pred: ^bb1
    %17 = llvm.load %0 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.atomicrmw max %0, %arg0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %19 = llvm.add %18, %17 overflow<nsw> : i32
    llvm.return %19 : i32
  }
  llvm.func local_unnamed_addr @swap(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i32 {llvm.noundef}) -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 2>}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx16", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.addressof @a : !llvm.ptr
    %1 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %2 = llvm.cmpxchg weak %0, %1, %arg1 acq_rel acquire {alignment = 4 : i64} : !llvm.ptr, i32
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %3, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %4 = llvm.extractvalue %2[0] : !llvm.struct<(i32, i1)> 
    llvm.store %4, %arg0 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %5 = llvm.zext %3 : i1 to i32
    llvm.return %5 : i32
  }
  llvm.func local_unnamed_addr @get() -> i64 attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx16", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.addressof @pair : !llvm.ptr
    %1 = llvm.load %0 atomic seq_cst {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    llvm.return %1 : i64
  }
  llvm.func local_unnamed_addr @fence(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["nofree", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx16", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(3 : i32) : i32
    llvm.fence seq_cst
    llvm.fence syncscope("singlethread") acquire
    llvm.store volatile %0, %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @add(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx16", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.inline_asm tail_call_kind = <tail> asm_dialect = att "addl $2, $0", "=r,0,r,~{cc},~{dirflag},~{fpsr},~{flags}" %arg0, %arg1 : (i32, i32) -> i32
    %1 = llvm.inline_asm has_side_effects tail_call_kind = <tail> asm_dialect = att "", "~{memory},~{dirflag},~{fpsr},~{flags}"  : () -> !llvm.void
    llvm.return %0 : i32
  }
}
