#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll>
#loop_annotation1 = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal unnamed_addr constant @jumps.targets() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x ptr> {
    %0 = llvm.blockaddress <function = @jumps, tag = <id = 2>> : !llvm.ptr
    %1 = llvm.blockaddress <function = @jumps, tag = <id = 1>> : !llvm.ptr
    %2 = llvm.blockaddress <function = @jumps, tag = <id = 0>> : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.array<3 x ptr>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<3 x ptr> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<3 x ptr> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.array<3 x ptr> 
    llvm.return %6 : !llvm.array<3 x ptr>
  }
  llvm.mlir.global external local_unnamed_addr @table() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<3 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @ranges : !llvm.ptr
    %2 = llvm.mlir.addressof @twice : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.array<3 x ptr>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<3 x ptr> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<3 x ptr> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.array<3 x ptr> 
    llvm.return %6 : !llvm.array<3 x ptr>
  }
  llvm.mlir.alias external @alias {dso_local} : !llvm.func<i32 (i32)> {
    %0 = llvm.mlir.addressof @weak : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func @ranges(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(-2147483648 : i32) : i32
    %2 = llvm.mlir.constant(9 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    llvm.switch %arg0 : i32, ^bb4 [
      0: ^bb5(%0 : i32),
      1: ^bb1,
      2: ^bb1,
      7: ^bb2,
      8: ^bb2,
      9: ^bb2,
      10: ^bb2,
      11: ^bb2,
      12: ^bb2,
      2147483647: ^bb3
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.br ^bb5(%3 : i32)
  ^bb2:  // 6 preds: ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0
    llvm.br ^bb5(%2 : i32)
  ^bb3:  // pred: ^bb0
    llvm.br ^bb5(%1 : i32)
  ^bb4:  // pred: ^bb0
    llvm.br ^bb5(%arg0 : i32)
  ^bb5(%4: i32):  // 5 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4
    llvm.return %4 : i32
  }
  llvm.func local_unnamed_addr @jumps(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.addressof @jumps.targets : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(10 : i32) : i32
    %5 = llvm.mlir.constant(40 : i32) : i32
    llvm.br ^bb4(%0, %arg0 : i32, i32)
  ^bb1:  // pred: ^bb4
    llvm.blocktag <id = 0>
    %6 = llvm.add %11, %3 overflow<nsw> : i32
    llvm.br ^bb2(%6 : i32)
  ^bb2(%7: i32):  // 2 preds: ^bb1, ^bb4
    llvm.blocktag <id = 1>
    %8 = llvm.add %7, %4 overflow<nsw> : i32
    %9 = llvm.icmp "slt" %7, %5 : i32
    llvm.cond_br %9, ^bb4(%8, %8 : i32, i32), ^bb3(%8 : i32)
  ^bb3(%10: i32):  // 2 preds: ^bb2, ^bb4
    llvm.blocktag <id = 2>
    llvm.return %10 : i32
  ^bb4(%11: i32, %12: i32):  // 2 preds: ^bb0, ^bb2
    %13 = llvm.srem %12, %1 : i32
    %14 = llvm.sext %13 : i32 to i64
    %15 = llvm.getelementptr inbounds %2[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %16 = llvm.load %15 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    llvm.indirectbr %16 : !llvm.ptr, [
    ^bb1,
    ^bb2(%11 : i32),
    ^bb3(%11 : i32)
    ]
  }
  llvm.func local_unnamed_addr @loops(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(2147483640 : i64) : i64
    %4 = llvm.mlir.constant(-8 : i64) : i64
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(24 : i64) : i64
    %8 = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>) : vector<8xi64>
    %9 = llvm.mlir.constant(4611686018427387900 : i64) : i64
    %10 = llvm.mlir.constant(dense<8> : vector<8xi64>) : vector<8xi64>
    %11 = llvm.mlir.constant(32 : i64) : i64
    %12 = llvm.mlir.constant(dense<16> : vector<8xi64>) : vector<8xi64>
    %13 = llvm.mlir.constant(64 : i64) : i64
    %14 = llvm.mlir.constant(dense<24> : vector<8xi64>) : vector<8xi64>
    %15 = llvm.mlir.constant(96 : i64) : i64
    %16 = llvm.mlir.constant(dense<32> : vector<8xi64>) : vector<8xi64>
    %17 = llvm.mlir.constant(4 : i64) : i64
    %18 = llvm.mlir.constant(8 : i64) : i64
    %19 = llvm.mlir.constant(-4 : i64) : i64
    %20 = llvm.mlir.constant(2 : i64) : i64
    %21 = llvm.icmp "sgt" %arg1, %0 : i32
    llvm.cond_br %21, ^bb1, ^bb12
  ^bb1:  // pred: ^bb0
    %22 = llvm.zext nneg %arg1 : i32 to i64
    %23 = llvm.icmp "ult" %arg1, %1 : i32
    llvm.cond_br %23, ^bb9(%2 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    %24 = llvm.and %22, %3 : i64
    %25 = llvm.add %22, %4 overflow<nsw> : i64
    %26 = llvm.lshr %25, %5 : i64
    %27 = llvm.add %26, %6 overflow<nsw, nuw> : i64
    %28 = llvm.and %27, %5 : i64
    %29 = llvm.icmp "ult" %25, %7 : i64
    llvm.cond_br %29, ^bb6(%2, %8 : i64, vector<8xi64>), ^bb3
  ^bb3:  // pred: ^bb2
    %30 = llvm.and %27, %9 : i64
    llvm.br ^bb4(%2, %8, %2 : i64, vector<8xi64>, i64)
  ^bb4(%31: i64, %32: vector<8xi64>, %33: i64):  // 2 preds: ^bb3, ^bb4
    %34 = llvm.mul %32, %32 overflow<nsw, nuw> : vector<8xi64>
    %35 = llvm.getelementptr inbounds|nuw %arg0[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %36 = llvm.trunc %34 overflow<nuw> : vector<8xi64> to vector<8xi32>
    llvm.store %36, %35 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : vector<8xi32>, !llvm.ptr
    %37 = llvm.add %32, %10 overflow<nsw, nuw> : vector<8xi64>
    %38 = llvm.mul %37, %37 overflow<nsw, nuw> : vector<8xi64>
    %39 = llvm.getelementptr inbounds|nuw %arg0[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %40 = llvm.getelementptr inbounds|nuw %39[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.trunc %38 overflow<nuw> : vector<8xi64> to vector<8xi32>
    llvm.store %41, %40 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : vector<8xi32>, !llvm.ptr
    %42 = llvm.add %32, %12 overflow<nsw, nuw> : vector<8xi64>
    %43 = llvm.mul %42, %42 overflow<nsw, nuw> : vector<8xi64>
    %44 = llvm.getelementptr inbounds|nuw %arg0[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %45 = llvm.getelementptr inbounds|nuw %44[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %46 = llvm.trunc %43 overflow<nuw> : vector<8xi64> to vector<8xi32>
    llvm.store %46, %45 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : vector<8xi32>, !llvm.ptr
    %47 = llvm.add %32, %14 overflow<nsw, nuw> : vector<8xi64>
    %48 = llvm.mul %47, %47 overflow<nsw, nuw> : vector<8xi64>
    %49 = llvm.getelementptr inbounds|nuw %arg0[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %50 = llvm.getelementptr inbounds|nuw %49[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %51 = llvm.trunc %48 overflow<nuw> : vector<8xi64> to vector<8xi32>
    llvm.store %51, %50 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : vector<8xi32>, !llvm.ptr
    %52 = llvm.add %31, %11 overflow<nuw> : i64
    %53 = llvm.add %32, %16 overflow<nsw, nuw> : vector<8xi64>
    %54 = llvm.add %33, %17 : i64
    %55 = llvm.icmp "eq" %54, %30 : i64
    llvm.cond_br %55, ^bb5, ^bb4(%52, %53, %54 : i64, vector<8xi64>, i64)
  ^bb5:  // pred: ^bb4
    %56 = llvm.icmp "eq" %28, %2 : i64
    llvm.cond_br %56, ^bb8, ^bb6(%52, %53 : i64, vector<8xi64>)
  ^bb6(%57: i64, %58: vector<8xi64>):  // 2 preds: ^bb2, ^bb5
    %59 = llvm.icmp "ne" %28, %2 : i64
    llvm.intr.assume %59  : i1
    llvm.br ^bb7(%57, %58, %2 : i64, vector<8xi64>, i64)
  ^bb7(%60: i64, %61: vector<8xi64>, %62: i64):  // 2 preds: ^bb6, ^bb7
    %63 = llvm.mul %61, %61 overflow<nsw, nuw> : vector<8xi64>
    %64 = llvm.getelementptr inbounds|nuw %arg0[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %65 = llvm.trunc %63 overflow<nuw> : vector<8xi64> to vector<8xi32>
    llvm.store %65, %64 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : vector<8xi32>, !llvm.ptr
    %66 = llvm.add %60, %18 overflow<nuw> : i64
    %67 = llvm.add %61, %10 overflow<nsw, nuw> : vector<8xi64>
    %68 = llvm.add %62, %6 : i64
    %69 = llvm.icmp "eq" %68, %28 : i64
    llvm.cond_br %69, ^bb8, ^bb7(%66, %67, %68 : i64, vector<8xi64>, i64) {loop_annotation = #loop_annotation}
  ^bb8:  // 2 preds: ^bb5, ^bb7
    %70 = llvm.icmp "eq" %24, %22 : i64
    llvm.cond_br %70, ^bb12, ^bb9(%24 : i64)
  ^bb9(%71: i64):  // 2 preds: ^bb1, ^bb8
    %72 = llvm.and %22, %5 : i64
    %73 = llvm.icmp "eq" %72, %2 : i64
    llvm.cond_br %73, ^bb11(%71 : i64), ^bb10(%71, %2 : i64, i64)
  ^bb10(%74: i64, %75: i64):  // 2 preds: ^bb9, ^bb10
    %76 = llvm.mul %74, %74 overflow<nsw, nuw> : i64
    %77 = llvm.getelementptr inbounds|nuw %arg0[%74] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %78 = llvm.trunc %76 overflow<nuw> : i64 to i32
    llvm.store %78, %77 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %79 = llvm.add %74, %6 overflow<nsw, nuw> : i64
    %80 = llvm.add %75, %6 : i64
    %81 = llvm.icmp "eq" %80, %72 : i64
    llvm.cond_br %81, ^bb11(%79 : i64), ^bb10(%79, %80 : i64, i64) {loop_annotation = #loop_annotation}
  ^bb11(%82: i64):  // 2 preds: ^bb9, ^bb10
    %83 = llvm.sub %71, %22 overflow<nsw> : i64
    %84 = llvm.icmp "ugt" %83, %19 : i64
    llvm.cond_br %84, ^bb12, ^bb14(%82 : i64)
  ^bb12:  // 4 preds: ^bb0, ^bb8, ^bb11, ^bb14
    %85 = llvm.icmp "sgt" %arg1, %0 : i32
    llvm.cond_br %85, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %86 = llvm.zext nneg %arg1 : i32 to i64
    %87 = llvm.zext nneg %arg1 : i32 to i64
    llvm.br ^bb16(%2 : i64)
  ^bb14(%88: i64):  // 2 preds: ^bb11, ^bb14
    %89 = llvm.mul %88, %88 overflow<nsw, nuw> : i64
    %90 = llvm.getelementptr inbounds|nuw %arg0[%88] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %91 = llvm.trunc %89 overflow<nuw> : i64 to i32
    llvm.store %91, %90 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %92 = llvm.add %88, %6 overflow<nsw, nuw> : i64
    %93 = llvm.mul %92, %92 overflow<nsw, nuw> : i64
    %94 = llvm.getelementptr inbounds|nuw %arg0[%92] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %95 = llvm.trunc %93 overflow<nuw> : i64 to i32
    llvm.store %95, %94 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %96 = llvm.add %88, %20 overflow<nsw, nuw> : i64
    %97 = llvm.mul %96, %96 overflow<nsw, nuw> : i64
    %98 = llvm.getelementptr inbounds|nuw %arg0[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %99 = llvm.trunc %97 overflow<nuw> : i64 to i32
    llvm.store %99, %98 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %100 = llvm.add %88, %5 overflow<nsw, nuw> : i64
    %101 = llvm.mul %100, %100 overflow<nsw, nuw> : i64
    %102 = llvm.getelementptr inbounds|nuw %arg0[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %103 = llvm.trunc %101 overflow<nuw> : i64 to i32
    llvm.store %103, %102 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %104 = llvm.add %88, %17 overflow<nsw, nuw> : i64
    %105 = llvm.icmp "eq" %104, %22 : i64
    llvm.cond_br %105, ^bb12, ^bb14(%104 : i64)
  ^bb15:  // 2 preds: ^bb12, ^bb16
    llvm.return
  ^bb16(%106: i64):  // 2 preds: ^bb13, ^bb16
    %107 = llvm.sub %86, %106 overflow<nsw> : i64
    %108 = llvm.getelementptr inbounds|nuw %arg0[%107] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %109 = llvm.load %108 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %110 = llvm.getelementptr inbounds|nuw %arg0[%106] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %111 = llvm.load %110 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %112 = llvm.xor %111, %109 : i32
    llvm.store %112, %110 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    %113 = llvm.add %106, %6 overflow<nsw, nuw> : i64
    %114 = llvm.icmp "eq" %113, %87 : i64
    llvm.cond_br %114, ^bb15, ^bb16(%113 : i64) {loop_annotation = #loop_annotation1}
  }
  llvm.func internal @twice(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.range = #llvm.constant_range<i32, -2147483648, 2147483647>}) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.shl %arg0, %0 overflow<nsw> : i32
    llvm.return %1 : i32
  }
  llvm.func weak @weak(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.addressof @table : !llvm.ptr
    %3 = llvm.icmp "sgt" %arg0, %0 : i32
    llvm.cond_br %3 weights([1, 2000]), ^bb1, ^bb2(%arg0 : i32)
  ^bb1:  // pred: ^bb0
    %4 = llvm.and %arg0, %1 : i32
    %5 = llvm.zext nneg %4 : i32 to i64
    %6 = llvm.getelementptr inbounds|nuw %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %7 = llvm.load %6 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.call tail %7(%arg0) {no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    llvm.br ^bb2(%8 : i32)
  ^bb2(%9: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %9 : i32
  }
  llvm.func local_unnamed_addr @check(%arg0: !llvm.ptr {llvm.noundef, llvm.readonly}) -> (i32 {llvm.range = #llvm.constant_range<i32, 2, 1073741824>}) attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.icmp "eq" %arg0, %0 : !llvm.ptr
    llvm.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call tail @stop() {no_unwind} : () -> ()
    llvm.unreachable
  ^bb2:  // pred: ^bb0
    %4 = llvm.load %arg0 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %5 = llvm.icmp "sgt" %4, %1 : i32
    llvm.intr.assume %5  : i1
    %6 = llvm.lshr %4, %2 : i32
    llvm.return %6 : i32
  }
  llvm.func local_unnamed_addr @stop() attributes {passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @shuffled(%arg0: vector<4xf32> {llvm.noundef}, %arg1: vector<4xf32> {llvm.noundef}) -> vector<4xf32> attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "128"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.shufflevector %arg0, %arg1 [0, 5, 2, -1] : vector<4xf32> 
    %1 = llvm.intr.fmuladd(%0, %arg0, %arg1) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
}
