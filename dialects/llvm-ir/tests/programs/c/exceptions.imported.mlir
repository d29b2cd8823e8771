#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "vtable pointer", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc1, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "_ZTS5Error", members = {<#tbaa_type_desc2, 8>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc2, offset = 8>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @_ZTI5Error any
    llvm.comdat_selector @_ZTS5Error any
    llvm.comdat_selector @_ZTV5Error any
    llvm.comdat_selector @_ZN5ErrorD2Ev any
    llvm.comdat_selector @__clang_call_terminate any
    llvm.comdat_selector @_ZTW7counter any
    llvm.comdat_selector @_ZN5ErrorD0Ev any
  }
  llvm.mlir.global linkonce_odr constant @_ZTI5Error() comdat(@__llvm_global_comdat::@_ZTI5Error) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr)> {
    %0 = llvm.mlir.addressof @_ZTS5Error : !llvm.ptr
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.addressof @_ZTVN10__cxxabiv117__class_type_infoE : !llvm.ptr
    %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr)> 
    %6 = llvm.insertvalue %0, %5[1] : !llvm.struct<(ptr, ptr)> 
    llvm.return %6 : !llvm.struct<(ptr, ptr)>
  }
  llvm.mlir.global external @_ZTVN10__cxxabiv117__class_type_infoE() {addr_space = 0 : i32} : !llvm.array<0 x ptr>
  llvm.mlir.global linkonce_odr constant @_ZTS5Error("5Error\00") comdat(@__llvm_global_comdat::@_ZTS5Error) {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
  llvm.mlir.global external local_unnamed_addr @pointer() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.addressof @_ZN3$_08__invokeEi : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external thread_local @counter(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global linkonce_odr unnamed_addr constant @_ZTV5Error() comdat(@__llvm_global_comdat::@_ZTV5Error) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(array<4 x ptr>)> {
    %0 = llvm.mlir.addressof @_ZN5ErrorD0Ev : !llvm.ptr
    %1 = llvm.mlir.addressof @_ZN5ErrorD2Ev : !llvm.ptr
    %2 = llvm.mlir.addressof @_ZTI5Error : !llvm.ptr
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<4 x ptr> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.array<4 x ptr> 
    %7 = llvm.insertvalue %1, %6[2] : !llvm.array<4 x ptr> 
    %8 = llvm.insertvalue %0, %7[3] : !llvm.array<4 x ptr> 
    %9 = llvm.mlir.undef : !llvm.struct<(array<4 x ptr>)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(array<4 x ptr>)> 
    llvm.return %10 : !llvm.struct<(array<4 x ptr>)>
  }
  llvm.mlir.global internal thread_local @__tls_guard(0 : i8) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : i8
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @_Z5riskyi(%arg0: i32 {llvm.noundef, llvm.returned}) -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, 3, 1>}) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(42 : i32) : i32
    %3 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.addressof @_ZTV5Error : !llvm.ptr
    %8 = llvm.getelementptr inbounds|nuw %7[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.mlir.addressof @_ZTI5Error : !llvm.ptr
    %10 = llvm.mlir.addressof @_ZN5ErrorD2Ev : !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"struct.Guard", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %11 : !llvm.ptr
    llvm.call @_ZN5GuardC1Ei(%11, %arg0) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.switch %arg0 : i32, ^bb6 [
      1: ^bb1,
      2: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %12 = llvm.call @__cxa_allocate_exception(%5) {no_unwind} : (i64) -> !llvm.ptr
    "llvm.intr.memset"(%12, %6, %5) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %8, %12 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4(%12, %9, %10 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb2:  // pred: ^bb4
    %13 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.call @_ZN5GuardD1Ev(%11) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %11 : !llvm.ptr
    llvm.resume %13 : !llvm.struct<(ptr, i32)>
  ^bb3:  // pred: ^bb0
    %14 = llvm.call @__cxa_allocate_exception(%1) {no_unwind} : (i64) -> !llvm.ptr
    llvm.store %2, %14 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.br ^bb4(%14, %3, %4 : !llvm.ptr, !llvm.ptr, !llvm.ptr)
  ^bb4(%15: !llvm.ptr, %16: !llvm.ptr, %17: !llvm.ptr):  // 2 preds: ^bb1, ^bb3
    llvm.invoke @__cxa_throw(%15, %16, %17) to ^bb5 unwind ^bb2 : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr) -> ()
  ^bb5:  // pred: ^bb4
    llvm.unreachable
  ^bb6:  // pred: ^bb0
    llvm.call @_ZN5GuardD1Ev(%11) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %11 : !llvm.ptr
    llvm.return %arg0 : i32
  }
  llvm.func unnamed_addr @_ZN5GuardC1Ei(!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) attributes {passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @__cxa_allocate_exception(i64) -> !llvm.ptr
  llvm.func linkonce_odr unnamed_addr @_ZN5ErrorD2Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5ErrorD2Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }
  llvm.func local_unnamed_addr @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {passthrough = ["cold", "noreturn"]}
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func unnamed_addr @_ZN5GuardD1Ev(!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) attributes {no_unwind, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_Z5outeri(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {dso_local, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(10 : i32) : i32
    %2 = llvm.mlir.addressof @_ZTI5Error : !llvm.ptr
    %3 = llvm.mlir.addressof @_ZTIi : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.struct<"struct.Guard", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %6 : !llvm.ptr
    llvm.invoke @_ZN5GuardC1Ei(%6, %1) to ^bb1 unwind ^bb3 : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
  ^bb1:  // pred: ^bb0
    %7 = llvm.invoke @_Z5riskyi(%arg0) to ^bb2 unwind ^bb4 : (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb2:  // pred: ^bb1
    llvm.call @_ZN5GuardD1Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.br ^bb11(%arg0 : i32)
  ^bb3:  // pred: ^bb0
    %8 = llvm.landingpad (catch %2 : !llvm.ptr) (catch %3 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.br ^bb5(%8 : !llvm.struct<(ptr, i32)>)
  ^bb4:  // pred: ^bb1
    %9 = llvm.landingpad (catch %2 : !llvm.ptr) (catch %3 : !llvm.ptr) (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.call @_ZN5GuardD1Ev(%6) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5(%9 : !llvm.struct<(ptr, i32)>)
  ^bb5(%10: !llvm.struct<(ptr, i32)>):  // 2 preds: ^bb3, ^bb4
    %11 = llvm.extractvalue %10[0] : !llvm.struct<(ptr, i32)> 
    %12 = llvm.extractvalue %10[1] : !llvm.struct<(ptr, i32)> 
    llvm.intr.lifetime.end %6 : !llvm.ptr
    %13 = llvm.intr.eh.typeid.for %2 : (!llvm.ptr) -> i32
    %14 = llvm.icmp "eq" %12, %13 : i32
    llvm.cond_br %14, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %15 = llvm.call @__cxa_begin_catch(%11) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.load %16 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.call @__cxa_end_catch() : () -> ()
    llvm.br ^bb11(%17 : i32)
  ^bb7:  // pred: ^bb5
    %18 = llvm.intr.eh.typeid.for %3 : (!llvm.ptr) -> i32
    %19 = llvm.icmp "eq" %12, %18 : i32
    %20 = llvm.call @__cxa_begin_catch(%11) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.cond_br %19, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %21 = llvm.load %20 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.call @__cxa_end_catch() {no_unwind} : () -> ()
    llvm.br ^bb11(%21 : i32)
  ^bb9:  // pred: ^bb7
    llvm.invoke @__cxa_rethrow() to ^bb14 unwind ^bb10 : () -> ()
  ^bb10:  // pred: ^bb9
    %22 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.invoke @__cxa_end_catch() to ^bb12 unwind ^bb13 : () -> ()
  ^bb11(%23: i32):  // 3 preds: ^bb2, ^bb6, ^bb8
    llvm.return %23 : i32
  ^bb12:  // pred: ^bb10
    llvm.resume %22 : !llvm.struct<(ptr, i32)>
  ^bb13:  // pred: ^bb10
    %24 = llvm.landingpad (catch %4 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %25 = llvm.extractvalue %24[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @__clang_call_terminate(%25) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  ^bb14:  // pred: ^bb9
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
  llvm.func local_unnamed_addr @__cxa_rethrow()
  llvm.func local_unnamed_addr @__cxa_end_catch()
  llvm.func linkonce_odr hidden local_unnamed_addr @__clang_call_terminate(%arg0: !llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@__clang_call_terminate) attributes {dso_local, no_inline, no_unwind, passthrough = ["noreturn", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.call tail @__cxa_begin_catch(%arg0) {no_unwind} : (!llvm.ptr) -> !llvm.ptr
    llvm.call tail @_ZSt9terminatev() {no_unwind} : () -> ()
    llvm.unreachable
  }
  llvm.func local_unnamed_addr @_ZSt9terminatev() attributes {passthrough = ["cold", "nofree", "noreturn"]}
  llvm.func local_unnamed_addr @_Z5quieti(%arg0: i32 {llvm.noundef}) attributes {dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.invoke @_Z5riskyi(%arg0) to ^bb1 unwind ^bb2 : (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %2 = llvm.landingpad (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, i32)> 
    llvm.call tail @__clang_call_terminate(%3) {no_unwind} : (!llvm.ptr) -> ()
    llvm.unreachable
  }
  llvm.func internal @_ZN3$_08__invokeEi(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.noundef, llvm.range = #llvm.constant_range<i32, -2147483647, -2147483648>}) attributes {alignment = 2 : i64, dso_local, inline_hint, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.add %arg0, %0 overflow<nsw> : i32
    llvm.return %1 : i32
  }
  llvm.func internal unnamed_addr fastcc @__cxx_global_var_init() attributes {dso_local, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], personality = @__gxx_personality_v0, section = ".text.startup", target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.addressof @counter : !llvm.ptr
    %3 = llvm.alloca %0 x !llvm.struct<"struct.Guard", (i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %3 : !llvm.ptr
    llvm.call @_ZN5GuardC1Ei(%3, %1) : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.call @_ZN5GuardD1Ev(%3) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %3 : !llvm.ptr
    %4 = "llvm.intr.threadlocal.address"(%2) : (!llvm.ptr) -> !llvm.ptr
    llvm.store %1, %4 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @_Z4nextv() -> (i32 {llvm.noundef}) attributes {dso_local, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @__tls_guard : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(1 : i8) : i8
    %3 = llvm.mlir.addressof @counter : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.load %0 {alignment = 1 : i64} : !llvm.ptr -> i8
    %6 = llvm.icmp "eq" %5, %1 : i8
    llvm.cond_br %6 weights([1, 1023]), ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.store %2, %0 {alignment = 1 : i64} : i8, !llvm.ptr
    %7 = llvm.intr.invariant.start 1, %0 : !llvm.ptr
    llvm.call fastcc tail @__cxx_global_var_init() : () -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %8 = "llvm.intr.threadlocal.address"(%3) : (!llvm.ptr) -> !llvm.ptr
    %9 = llvm.load %8 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %10 = llvm.add %9, %4 overflow<nsw> : i32
    llvm.store %10, %8 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : i32, !llvm.ptr
    llvm.return %9 : i32
  }
  llvm.func weak_odr hidden local_unnamed_addr @_ZTW7counter() -> (!llvm.ptr {llvm.noundef}) comdat(@__llvm_global_comdat::@_ZTW7counter) attributes {dso_local, passthrough = [["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @__tls_guard : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(1 : i8) : i8
    %3 = llvm.mlir.addressof @counter : !llvm.ptr
    %4 = llvm.load %0 {alignment = 1 : i64} : !llvm.ptr -> i8
    %5 = llvm.icmp "eq" %4, %1 : i8
    llvm.cond_br %5 weights([1, 1023]), ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.store %2, %0 {alignment = 1 : i64} : i8, !llvm.ptr
    %6 = llvm.intr.invariant.start 1, %0 : !llvm.ptr
    llvm.call fastcc tail @__cxx_global_var_init() : () -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = "llvm.intr.threadlocal.address"(%3) : (!llvm.ptr) -> !llvm.ptr
    llvm.return %7 : !llvm.ptr
  }
  llvm.func linkonce_odr unnamed_addr @_ZN5ErrorD0Ev(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 12 : i64, llvm.nonnull, llvm.noundef}) comdat(@__llvm_global_comdat::@_ZN5ErrorD0Ev) attributes {alignment = 2 : i64, dso_local, no_unwind, passthrough = ["mustprogress", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    llvm.call tail @_ZdlPvm(%arg0, %0) {no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func local_unnamed_addr @_ZdlPvm(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) attributes {no_unwind, passthrough = ["nobuiltin", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
  llvm.func local_unnamed_addr @_ZTH7counter() attributes {dso_local, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.addressof @__tls_guard : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(1 : i8) : i8
    %3 = llvm.load %0 {alignment = 1 : i64} : !llvm.ptr -> i8
    %4 = llvm.icmp "eq" %3, %1 : i8
    llvm.cond_br %4 weights([1, 1023]), ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.store %2, %0 {alignment = 1 : i64} : i8, !llvm.ptr
    %5 = llvm.intr.invariant.start 1, %0 : !llvm.ptr
    llvm.call fastcc tail @__cxx_global_var_init() : () -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
}
