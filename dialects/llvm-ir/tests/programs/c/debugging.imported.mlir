#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "char", sizeInBits = 8, encoding = DW_ATE_signed_char>
#di_basic_type2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "unsigned int", sizeInBits = 32, encoding = DW_ATE_unsigned>
#di_basic_type3 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "float", sizeInBits = 32, encoding = DW_ATE_float>
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_file = #llvm.di_file<"debugging.c" in "/tmp/imp/fix">
#di_null_type = #llvm.di_null_type
#di_subprogram = #llvm.di_subprogram<recId = distinct[1]<>, isRecSelf = true>
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = true, emissionKind = Full, nameTableKind = None>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_enumeration_type, file = #di_file, line = 6, scope = #di_composite_type, baseType = #di_basic_type2, sizeInBits = 32>
#di_composite_type2 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, sizeInBits = 384, elements = #llvm.di_subrange<count = 3 : i64>, #llvm.di_subrange<count = 4 : i64>>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_volatile_type, baseType = #di_basic_type>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "key", baseType = #di_basic_type, sizeInBits = 32>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_basic_type1>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_member, name = "i", baseType = #di_basic_type, sizeInBits = 32>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_member, name = "f", baseType = #di_basic_type3, sizeInBits = 32>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_basic_type>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 15, column = 3>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "k", file = #di_file, line = 13, arg = 2, type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "result", file = #di_file, line = 14, type = #di_basic_type>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_basic_type, #di_null_type>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#di_composite_type3 = #llvm.di_composite_type<tag = DW_TAG_union_type, file = #di_file, line = 7, scope = #di_composite_type, sizeInBits = 32, elements = #di_derived_type4, #di_derived_type5>
#di_derived_type7 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type2, sizeInBits = 64>
#di_derived_type8 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_derived_type3, sizeInBits = 64, offsetInBits = 128>
#di_derived_type9 = #llvm.di_derived_type<tag = DW_TAG_member, name = "color", baseType = #di_composite_type1, sizeInBits = 4, offsetInBits = 192>
#di_derived_type10 = #llvm.di_derived_type<tag = DW_TAG_member, name = "table", baseType = #di_composite_type2, sizeInBits = 384, offsetInBits = 256>
#di_derived_type11 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_subroutine_type, sizeInBits = 64>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "shared", file = #di_file, line = 12, type = #di_derived_type, isDefined = true>
#di_lexical_block1 = #llvm.di_lexical_block<scope = #di_lexical_block, file = #di_file, line = 15, column = 3>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_lexical_block, name = "i", file = #di_file, line = 15, type = #di_basic_type>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#di_derived_type12 = #llvm.di_derived_type<tag = DW_TAG_member, name = "name", baseType = #di_derived_type7, sizeInBits = 64, offsetInBits = 64>
#di_derived_type13 = #llvm.di_derived_type<tag = DW_TAG_member, name = "u", baseType = #di_composite_type3, sizeInBits = 32, offsetInBits = 224>
#di_derived_type14 = #llvm.di_derived_type<tag = DW_TAG_member, name = "call", baseType = #di_derived_type11, sizeInBits = 64, offsetInBits = 640>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_lexical_block2 = #llvm.di_lexical_block<scope = #di_lexical_block1, file = #di_file, line = 15, column = 31>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#di_composite_type4 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "Node", file = #di_file, line = 2, sizeInBits = 704, elements = #di_derived_type1, #di_derived_type12, #di_derived_type8, #di_derived_type9, #di_derived_type13, #di_derived_type10, #di_derived_type14>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_lexical_block2, name = "entry", file = #di_file, line = 16, type = #di_derived_type6>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#di_derived_type15 = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "Node", baseType = #di_composite_type4>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#di_derived_type16 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type15, sizeInBits = 64>
#di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram, name = "node", file = #di_file, line = 13, arg = 1, type = #di_derived_type16>
#di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_basic_type, #di_derived_type16, #di_basic_type>
#di_subprogram1 = #llvm.di_subprogram<recId = distinct[1]<>, id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "helper", file = #di_file, line = 13, scopeLine = 13, subprogramFlags = "LocalToUnit|Definition|Optimized", type = #di_subroutine_type1, retainedNodes = #di_local_variable4, #di_local_variable, #di_local_variable1, #di_local_variable2, #di_local_variable3>
#di_lexical_block3 = #llvm.di_lexical_block<scope = #di_subprogram1, file = #di_file, line = 15, column = 3>
#di_local_variable5 = #llvm.di_local_variable<scope = #di_subprogram1, name = "node", file = #di_file, line = 13, arg = 1, type = #di_derived_type16>
#di_local_variable6 = #llvm.di_local_variable<scope = #di_subprogram1, name = "result", file = #di_file, line = 14, type = #di_basic_type>
#di_local_variable7 = #llvm.di_local_variable<scope = #di_subprogram1, name = "k", file = #di_file, line = 13, arg = 2, type = #di_basic_type>
#di_lexical_block4 = #llvm.di_lexical_block<scope = #di_lexical_block3, file = #di_file, line = 15, column = 3>
#di_local_variable8 = #llvm.di_local_variable<scope = #di_lexical_block3, name = "i", file = #di_file, line = 15, type = #di_basic_type>
#di_lexical_block5 = #llvm.di_lexical_block<scope = #di_lexical_block4, file = #di_file, line = 15, column = 31>
#di_local_variable9 = #llvm.di_local_variable<scope = #di_lexical_block5, name = "entry", file = #di_file, line = 16, type = #di_derived_type6>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @shared(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dbg_exprs = [#di_global_variable_expression], dso_local} : i32
  llvm.module_flags [#llvm.mlir.module_flag<max, "Dwarf Version", 5 : i32>, #llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>, #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "debug-info-assignment-tracking", 1 : i32>]
  llvm.func local_unnamed_addr @work(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i8 {llvm.noundef, llvm.zeroext}, ...) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.intr.dbg.value #di_local_variable5 = %arg0 : !llvm.ptr
    %0 = llvm.mlir.constant(3 : i8) : i8
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    llvm.intr.dbg.value #di_local_variable8 = %2 : i32
    llvm.intr.dbg.value #di_local_variable6 = %2 : i32
    llvm.intr.dbg.value #di_local_variable8 = %2 : i32
    llvm.intr.dbg.value #di_local_variable6 = %2 : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(10 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(28 : i64) : i64
    %7 = llvm.mlir.addressof @shared : !llvm.ptr
    %8 = llvm.intr.umax(%arg1, %0) : (i8, i8) -> i8
    %9 = llvm.zext %8 : i8 to i32
    llvm.intr.dbg.value #di_local_variable7 = %9 : i32
    %10 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%2, %2 : i32, i32)
  ^bb1(%11: i32, %12: i32):  // 2 preds: ^bb0, ^bb1
    llvm.intr.dbg.value #di_local_variable8 = %12 : i32
    llvm.intr.dbg.value #di_local_variable6 = %11 : i32
    %13 = llvm.urem %12, %3 : i32
    %14 = llvm.zext nneg %13 : i32 to i64
    %15 = llvm.getelementptr inbounds|nuw %10[%14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %16 = llvm.and %12, %3 : i32
    %17 = llvm.zext nneg %16 : i32 to i64
    %18 = llvm.getelementptr inbounds|nuw %15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    llvm.intr.dbg.value #di_local_variable9 = %19 : i32
    %20 = llvm.icmp "sgt" %19, %4 : i32
    %21 = llvm.shl %19, %5 overflow<nsw, nuw> : i32
    %22 = llvm.sub %2, %19 : i32
    %23 = llvm.select %20, %21, %22 : i1, i32
    %24 = llvm.add %23, %11 : i32
    llvm.intr.dbg.value #di_local_variable6 = %24 : i32
    %25 = llvm.add %12, %5 overflow<nsw, nuw> : i32
    llvm.intr.dbg.value #di_local_variable8 = %25 : i32
    %26 = llvm.icmp "eq" %25, %9 : i32
    llvm.cond_br %26, ^bb2, ^bb1(%24, %25 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb1
    %27 = llvm.add %24, %5 overflow<nsw> : i32
    %28 = llvm.getelementptr inbounds|nuw %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %30 = llvm.add %27, %29 overflow<nsw> : i32
    %31 = llvm.load volatile %7 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %32 = llvm.add %30, %31 overflow<nsw> : i32
    llvm.return %32 : i32
  }
}
