#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @sum(%arg0: i32 {llvm.noundef}, ...) -> i32 attributes {dso_local, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.constant(41 : i32) : i32
    %5 = llvm.mlir.constant(8 : i32) : i32
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(161 : i32) : i32
    %8 = llvm.mlir.constant(16 : i32) : i32
    %9 = llvm.mlir.constant(24 : i64) : i64
    %10 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %10 : !llvm.ptr
    llvm.intr.lifetime.start %11 : !llvm.ptr
    llvm.intr.vastart %10 : !llvm.ptr
    %12 = llvm.icmp "sgt" %arg0, %1 : i32
    llvm.cond_br %12, ^bb1, ^bb2(%1 : i32)
  ^bb1:  // pred: ^bb0
    %13 = llvm.load %10 {alignment = 16 : i64} : !llvm.ptr -> i32
    %14 = llvm.getelementptr inbounds|nuw %10[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.getelementptr inbounds|nuw %10[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb3(%17, %1, %1, %13 : !llvm.ptr, i32, i32, i32)
  ^bb2(%18: i32):  // 2 preds: ^bb0, ^bb6
    llvm.intr.vacopy %10 to %11 : !llvm.ptr, !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %11[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.icmp "ult" %20, %7 : i32
    llvm.cond_br %21, ^bb7, ^bb8
  ^bb3(%22: !llvm.ptr, %23: i32, %24: i32, %25: i32):  // 2 preds: ^bb1, ^bb6
    %26 = llvm.icmp "ult" %25, %4 : i32
    llvm.cond_br %26, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %27 = llvm.zext nneg %25 : i32 to i64
    %28 = llvm.getelementptr %16[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.add %25, %5 overflow<nsw, nuw> : i32
    llvm.store %29, %10 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb6(%22, %29, %28 : !llvm.ptr, i32, !llvm.ptr)
  ^bb5:  // pred: ^bb3
    %30 = llvm.getelementptr %22[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %30, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6(%30, %25, %22 : !llvm.ptr, i32, !llvm.ptr)
  ^bb6(%31: !llvm.ptr, %32: i32, %33: !llvm.ptr):  // 2 preds: ^bb4, ^bb5
    %34 = llvm.load %33 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %35 = llvm.add %34, %23 overflow<nsw> : i32
    %36 = llvm.add %24, %0 overflow<nsw, nuw> : i32
    %37 = llvm.icmp "eq" %36, %arg0 : i32
    llvm.cond_br %37, ^bb2(%35 : i32), ^bb3(%31, %35, %36, %32 : !llvm.ptr, i32, i32, i32) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb2
    %38 = llvm.getelementptr inbounds|nuw %11[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.zext nneg %20 : i32 to i64
    %41 = llvm.getelementptr %39[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.add %20, %8 overflow<nsw, nuw> : i32
    llvm.store %42, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9(%41 : !llvm.ptr)
  ^bb8:  // pred: ^bb2
    %43 = llvm.getelementptr inbounds|nuw %11[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.getelementptr %44[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %45, %43 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9(%44 : !llvm.ptr)
  ^bb9(%46: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %47 = llvm.load %46 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f64
    %48 = llvm.fptosi %47 : f64 to i32
    %49 = llvm.add %18, %48 overflow<nsw> : i32
    %50 = llvm.getelementptr inbounds|nuw %10[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr %51[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %52, %50 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.load %51 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.intr.vaend %10 : !llvm.ptr
    llvm.intr.vaend %11 : !llvm.ptr
    %54 = llvm.add %49, %53 overflow<nsw> : i32
    llvm.intr.lifetime.end %11 : !llvm.ptr
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.return %54 : i32
  }
}
