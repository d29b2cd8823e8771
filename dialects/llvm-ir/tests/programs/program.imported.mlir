#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "char", sizeInBits = 8, encoding = DW_ATE_signed_char>
#di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_basic_type2 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "double", sizeInBits = 64, encoding = DW_ATE_float>
#di_basic_type3 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "float", sizeInBits = 32, encoding = DW_ATE_float>
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_file = #llvm.di_file<"p.c" in "/tmp/llimport">
#di_subprogram = #llvm.di_subprogram<recId = distinct[1]<>, isRecSelf = true>
#di_subprogram1 = #llvm.di_subprogram<recId = distinct[2]<>, isRecSelf = true>
#di_subprogram2 = #llvm.di_subprogram<recId = distinct[3]<>, isRecSelf = true>
#di_subprogram3 = #llvm.di_subprogram<recId = distinct[4]<>, isRecSelf = true>
#loc = loc("p.c":13:3)
#loc1 = loc("p.c":13:46)
#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[5]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "Debian clang version 22.1.8 (1~deb12u1)", isOptimized = true, emissionKind = Full, nameTableKind = None>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, sizeInBits = 16, elements = #llvm.di_subrange<count = 2 : i64>>
#di_composite_type2 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, sizeInBits = 24, elements = #llvm.di_subrange<count = 3 : i64>>
#di_composite_type3 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type1, sizeInBits = 192, elements = #llvm.di_subrange<count = 2 : i64>, #llvm.di_subrange<count = 3 : i64>>
#di_composite_type4 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, sizeInBits = 56, elements = #llvm.di_subrange<count = 7 : i64>>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_basic_type>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "key", baseType = #di_basic_type1, sizeInBits = 32>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_member, name = "w", baseType = #di_basic_type2, sizeInBits = 64, offsetInBits = 192>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_basic_type3>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram2, file = #di_file, line = 13, column = 3>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "a", file = #di_file, line = 7, arg = 1, type = #di_basic_type1>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "b", file = #di_file, line = 7, arg = 2, type = #di_basic_type1>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram2, name = "n", file = #di_file, line = 11, arg = 3, type = #di_basic_type1>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram2, name = "s", file = #di_file, line = 12, type = #di_basic_type3>
#di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram3, name = "c", file = #di_file, line = 16, arg = 1, type = #di_basic_type1>
#di_local_variable5 = #llvm.di_local_variable<scope = #di_subprogram3, name = "x", file = #di_file, line = 16, arg = 2, type = #di_basic_type1>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type1, #di_basic_type1, #di_basic_type1>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type, sizeInBits = 64>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_subroutine_type, sizeInBits = 64>
#di_derived_type7 = #llvm.di_derived_type<tag = DW_TAG_member, name = "left", baseType = #di_derived_type2, sizeInBits = 64, offsetInBits = 64>
#di_derived_type8 = #llvm.di_derived_type<tag = DW_TAG_member, name = "right", baseType = #di_derived_type2, sizeInBits = 64, offsetInBits = 128>
#di_derived_type9 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_derived_type4, sizeInBits = 64>
#di_global_variable = #llvm.di_global_variable<file = #di_file, line = 3, type = #di_composite_type1, isLocalToUnit = true, isDefined = true>
#di_global_variable1 = #llvm.di_global_variable<file = #di_file, line = 3, type = #di_composite_type2, isLocalToUnit = true, isDefined = true>
#di_global_variable2 = #llvm.di_global_variable<scope = #di_compile_unit, name = "table", file = #di_file, line = 4, type = #di_composite_type3, isDefined = true>
#di_global_variable3 = #llvm.di_global_variable<scope = #di_compile_unit, name = "weak", file = #di_file, line = 5, type = #di_basic_type1, isDefined = true>
#di_global_variable4 = #llvm.di_global_variable<scope = #di_compile_unit, name = "local", file = #di_file, line = 6, type = #di_basic_type1, isDefined = true>
#di_global_variable5 = #llvm.di_global_variable<file = #di_file, line = 27, type = #di_composite_type4, isLocalToUnit = true, isDefined = true>
#di_local_variable6 = #llvm.di_local_variable<scope = #di_lexical_block, name = "i", file = #di_file, line = 13, type = #di_basic_type1>
#di_subprogram4 = #llvm.di_subprogram<recId = distinct[1]<>, id = distinct[6]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "add", file = #di_file, line = 7, scopeLine = 7, subprogramFlags = "LocalToUnit|Definition|Optimized", type = #di_subroutine_type, retainedNodes = #di_local_variable, #di_local_variable1>
#di_subprogram5 = #llvm.di_subprogram<recId = distinct[4]<>, id = distinct[7]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "choose", file = #di_file, line = 16, scopeLine = 16, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type, retainedNodes = #di_local_variable4, #di_local_variable5>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#di_composite_type5 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_derived_type6, sizeInBits = 64, elements = #llvm.di_subrange<count = 1 : i64>>
#di_composite_type6 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "node", file = #di_file, line = 1, sizeInBits = 256, elements = #di_derived_type1, #di_derived_type7, #di_derived_type8, #di_derived_type3>
#di_derived_type10 = #llvm.di_derived_type<tag = DW_TAG_const_type, baseType = #di_derived_type5>
#di_derived_type11 = #llvm.di_derived_type<tag = DW_TAG_restrict_type, baseType = #di_derived_type9>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_global_variable_expression1 = #llvm.di_global_variable_expression<var = #di_global_variable1, expr = <>>
#di_global_variable_expression2 = #llvm.di_global_variable_expression<var = #di_global_variable2, expr = <>>
#di_global_variable_expression3 = #llvm.di_global_variable_expression<var = #di_global_variable3, expr = <>>
#di_global_variable_expression4 = #llvm.di_global_variable_expression<var = #di_global_variable4, expr = <>>
#di_global_variable_expression5 = #llvm.di_global_variable_expression<var = #di_global_variable5, expr = <>>
#di_local_variable7 = #llvm.di_local_variable<scope = #di_subprogram4, name = "b", file = #di_file, line = 7, arg = 2, type = #di_basic_type1>
#di_local_variable8 = #llvm.di_local_variable<scope = #di_subprogram4, name = "a", file = #di_file, line = 7, arg = 1, type = #di_basic_type1>
#di_local_variable9 = #llvm.di_local_variable<scope = #di_subprogram5, name = "x", file = #di_file, line = 16, arg = 2, type = #di_basic_type1>
#di_local_variable10 = #llvm.di_local_variable<scope = #di_subprogram5, name = "c", file = #di_file, line = 16, arg = 1, type = #di_basic_type1>
#di_composite_type7 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_derived_type10, sizeInBits = 128, elements = #llvm.di_subrange<count = 2 : i64>>
#di_composite_type8 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_composite_type6, sizeInBits = 1024, elements = #llvm.di_subrange<count = 4 : i64>>
#di_derived_type12 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type6, sizeInBits = 64>
#di_global_variable6 = #llvm.di_global_variable<scope = #di_compile_unit, name = "ops", file = #di_file, line = 8, type = #di_composite_type5, isDefined = true>
#di_local_variable11 = #llvm.di_local_variable<scope = #di_subprogram2, name = "a", file = #di_file, line = 11, arg = 1, type = #di_derived_type11>
#di_local_variable12 = #llvm.di_local_variable<scope = #di_subprogram2, name = "b", file = #di_file, line = 11, arg = 2, type = #di_derived_type11>
#di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_basic_type3, #di_derived_type11, #di_derived_type11, #di_basic_type1>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#di_global_variable7 = #llvm.di_global_variable<scope = #di_compile_unit, name = "names", file = #di_file, line = 3, type = #di_composite_type7, isDefined = true>
#di_global_variable8 = #llvm.di_global_variable<scope = #di_compile_unit, name = "nodes", file = #di_file, line = 2, type = #di_composite_type8, isLocalToUnit = true, isDefined = true>
#di_global_variable_expression6 = #llvm.di_global_variable_expression<var = #di_global_variable6, expr = <>>
#di_local_variable13 = #llvm.di_local_variable<scope = #di_subprogram1, name = "n", file = #di_file, line = 10, arg = 1, type = #di_derived_type12>
#di_subprogram6 = #llvm.di_subprogram<recId = distinct[3]<>, id = distinct[8]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "dot", file = #di_file, line = 11, scopeLine = 11, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type1, retainedNodes = #di_local_variable11, #di_local_variable12, #di_local_variable2, #di_local_variable3, #di_local_variable6>
#di_subroutine_type2 = #llvm.di_subroutine_type<types = #di_basic_type1, #di_derived_type12>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#di_global_variable_expression7 = #llvm.di_global_variable_expression<var = #di_global_variable7, expr = <>>
#di_global_variable_expression8 = #llvm.di_global_variable_expression<var = #di_global_variable8, expr = <>>
#di_lexical_block1 = #llvm.di_lexical_block<scope = #di_subprogram6, file = #di_file, line = 13, column = 3>
#di_local_variable14 = #llvm.di_local_variable<scope = #di_subprogram6, name = "n", file = #di_file, line = 11, arg = 3, type = #di_basic_type1>
#di_local_variable15 = #llvm.di_local_variable<scope = #di_subprogram6, name = "b", file = #di_file, line = 11, arg = 2, type = #di_derived_type11>
#di_local_variable16 = #llvm.di_local_variable<scope = #di_subprogram6, name = "a", file = #di_file, line = 11, arg = 1, type = #di_derived_type11>
#di_local_variable17 = #llvm.di_local_variable<scope = #di_subprogram6, name = "s", file = #di_file, line = 12, type = #di_basic_type3>
#di_subprogram7 = #llvm.di_subprogram<recId = distinct[2]<>, id = distinct[9]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "sum", file = #di_file, line = 10, scopeLine = 10, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type2, retainedNodes = #di_local_variable13>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "p1 _ZTS4node", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "p1 omnipotent char", members = {<#tbaa_type_desc2, 0>}>
#di_local_variable18 = #llvm.di_local_variable<scope = #di_subprogram7, name = "n", file = #di_file, line = 10, arg = 1, type = #di_derived_type12>
#di_local_variable19 = #llvm.di_local_variable<scope = #di_lexical_block1, name = "i", file = #di_file, line = 13, type = #di_basic_type1>
#loc2 = loc(fused<#di_lexical_block1>[#loc])
#loc3 = loc(fused<#di_lexical_block1>[#loc1])
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc6, offset = 0>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true, startLoc = #loc2, endLoc = #loc3>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "node", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc5, 8>, <#tbaa_type_desc5, 16>, <#tbaa_type_desc3, 24>}>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc5, offset = 8>
#tbaa_tag6 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc5, offset = 16>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str"("a\00") {addr_space = 0 : i32, alignment = 1 : i64, dbg_exprs = [#di_global_variable_expression], dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("bc\00") {addr_space = 0 : i32, alignment = 1 : i64, dbg_exprs = [#di_global_variable_expression1], dso_local}
  llvm.mlir.global external local_unnamed_addr constant @names() {addr_space = 0 : i32, alignment = 16 : i64, dbg_exprs = [#di_global_variable_expression7], dso_local} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str" : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr> 
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global external local_unnamed_addr @table() {addr_space = 0 : i32, alignment = 16 : i64, dbg_exprs = [#di_global_variable_expression2], dso_local} : !llvm.array<2 x array<3 x i32>> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(dense<0> : tensor<3xi32>) : !llvm.array<3 x i32>
    %2 = llvm.mlir.constant(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
    %3 = llvm.mlir.undef : !llvm.array<2 x array<3 x i32>>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<2 x array<3 x i32>> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.array<2 x array<3 x i32>> 
    llvm.return %5 : !llvm.array<2 x array<3 x i32>>
  }
  llvm.mlir.global weak @weak(5 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dbg_exprs = [#di_global_variable_expression3], dso_local} : i32
  llvm.mlir.global external thread_local local_unnamed_addr @local(3 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dbg_exprs = [#di_global_variable_expression4], dso_local} : i32
  llvm.mlir.global external local_unnamed_addr @ops() {addr_space = 0 : i32, alignment = 8 : i64, dbg_exprs = [#di_global_variable_expression6], dso_local} : !llvm.array<1 x ptr> {
    %0 = llvm.mlir.addressof @add : !llvm.ptr
    %1 = llvm.mlir.undef : !llvm.array<1 x ptr>
    %2 = llvm.insertvalue %0, %1[0] : !llvm.array<1 x ptr> 
    llvm.return %2 : !llvm.array<1 x ptr>
  }
  llvm.mlir.global internal unnamed_addr constant @nodes() {addr_space = 0 : i32, alignment = 16 : i64, dbg_exprs = [#di_global_variable_expression8], dso_local} : !llvm.array<4 x struct<"struct.node", (i32, ptr, ptr, f64)>> {
    %0 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.struct<"struct.node", (i32, ptr, ptr, f64)>
    %4 = llvm.mlir.zero : !llvm.array<4 x struct<"struct.node", (i32, ptr, ptr, f64)>>
    llvm.return %4 : !llvm.array<4 x struct<"struct.node", (i32, ptr, ptr, f64)>>
  }
  llvm.mlir.global private unnamed_addr constant @".str.2"("%s %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dbg_exprs = [#di_global_variable_expression5], dso_local}
  llvm.module_flags [#llvm.mlir.module_flag<max, "Dwarf Version", 5 : i32>, #llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>, #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "debug-info-assignment-tracking", 1 : i32>]
  llvm.func internal @add(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    llvm.intr.dbg.value #di_local_variable7 = %arg1 : i32
    llvm.intr.dbg.value #di_local_variable8 = %arg0 : i32
    %0 = llvm.add %arg1, %arg0 overflow<nsw> : i32
    llvm.return %0 : i32
  }
  llvm.func local_unnamed_addr @sum(%arg0: !llvm.ptr {llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = read, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(16 : i64) : i64
    llvm.br ^bb1(%0, %arg0 : i32, !llvm.ptr)
  ^bb1(%4: i32, %5: !llvm.ptr):  // 2 preds: ^bb0, ^bb2
    llvm.intr.dbg.value #di_local_variable18 = %5 : !llvm.ptr
    %6 = llvm.icmp "eq" %5, %1 : !llvm.ptr
    llvm.cond_br %6, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %7 = llvm.load %5 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> i32
    %8 = llvm.getelementptr inbounds|nuw %5[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call tail @sum(%9) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = read, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.add %10, %7 overflow<nsw> : i32
    %12 = llvm.getelementptr inbounds|nuw %5[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag6]} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.add %11, %4 overflow<nsw> : i32
    llvm.br ^bb1(%14, %13 : i32, !llvm.ptr)
  ^bb3:  // pred: ^bb1
    %15 = llvm.add %0, %4 overflow<nsw> : i32
    llvm.return %15 : i32
  }
  llvm.func local_unnamed_addr @dot(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i32 {llvm.noundef}) -> f32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.intr.dbg.value #di_local_variable14 = %arg2 : i32
    llvm.intr.dbg.value #di_local_variable15 = %arg1 : !llvm.ptr
    llvm.intr.dbg.value #di_local_variable16 = %arg0 : !llvm.ptr
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.intr.dbg.value #di_local_variable19 = %0 : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    llvm.intr.dbg.value #di_local_variable17 = %1 : f32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.icmp "sgt" %arg2, %0 : i32
    llvm.cond_br %4, ^bb1, ^bb2(%1 : f32)
  ^bb1:  // pred: ^bb0
    %5 = llvm.zext nneg %arg2 : i32 to i64
    llvm.br ^bb3(%2, %1 : i64, f32)
  ^bb2(%6: f32):  // 2 preds: ^bb0, ^bb3
    llvm.return %6 : f32
  ^bb3(%7: i64, %8: f32):  // 2 preds: ^bb1, ^bb3
    llvm.intr.dbg.value #di_local_variable17 = %8 : f32
    llvm.intr.dbg.value #di_local_variable19 = %7 : i64
    %9 = llvm.getelementptr inbounds|nuw %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %11 = llvm.getelementptr inbounds|nuw %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %12 = llvm.load %11 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %13 = llvm.intr.fmuladd(%10, %12, %8) : (f32, f32, f32) -> f32
    llvm.intr.dbg.value #di_local_variable17 = %13 : f32
    %14 = llvm.add %7, %3 overflow<nsw, nuw> : i64
    llvm.intr.dbg.value #di_local_variable19 = %14 : i64
    %15 = llvm.icmp "eq" %14, %5 : i64
    llvm.cond_br %15, ^bb2(%13 : f32), ^bb3(%14, %13 : i64, f32) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr @choose(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.intr.dbg.value #di_local_variable9 = %arg1 : i32
    llvm.intr.dbg.value #di_local_variable10 = %arg0 : i32
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.addressof @ops : !llvm.ptr
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.mlir.addressof @table : !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.switch %arg0 : i32, ^bb2 [
      0: ^bb3(%arg1 : i32),
      5: ^bb1
    ]
  ^bb1:  // pred: ^bb0
    %5 = llvm.sub %0, %arg1 overflow<nsw> : i32
    llvm.br ^bb3(%5 : i32)
  ^bb2:  // pred: ^bb0
    %6 = llvm.load %1 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.sext %arg0 : i32 to i64
    %8 = llvm.getelementptr inbounds %4[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %9 = llvm.load %8 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %10 = llvm.call tail %6(%arg1, %9) {no_unwind} : !llvm.ptr, (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb3(%10 : i32)
  ^bb3(%11: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.return %11 : i32
  }
  llvm.func local_unnamed_addr @main() -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @weak : !llvm.ptr
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.addressof @nodes : !llvm.ptr
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.mlir.addressof @names : !llvm.ptr
    %6 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %7 = llvm.mlir.addressof @local : !llvm.ptr
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.addressof @ops : !llvm.ptr
    %10 = llvm.mlir.constant(12 : i64) : i64
    %11 = llvm.mlir.addressof @table : !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %11[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.alloca %0 x !llvm.struct<"struct.node", (i32, ptr, ptr, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.load %1 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %15 = llvm.inline_asm has_side_effects tail_call_kind = <tail> asm_dialect = att "mov $1, $0", "=r,r,~{cc},~{memory},~{dirflag},~{fpsr},~{flags}" %14 : (i32) -> i32
    llvm.intr.dbg.value #di_local_variable10 = %15 : i32
    llvm.intr.lifetime.start %13 : !llvm.ptr
    %16 = llvm.and %15, %2 : i32
    %17 = llvm.zext nneg %16 : i32 to i64
    %18 = llvm.getelementptr inbounds|nuw %3[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, ptr, f64)>
    "llvm.intr.memcpy"(%13, %18, %4) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %19 = llvm.and %15, %0 : i32
    %20 = llvm.zext nneg %19 : i32 to i64
    %21 = llvm.getelementptr inbounds|nuw %5[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %22 = llvm.load %21 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call @sum(%13) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = read, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %24 = llvm.call @printf(%6, %22, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %25 = llvm.atomicrmw add %1, %0 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %26 = "llvm.intr.threadlocal.address"(%7) : (!llvm.ptr) -> !llvm.ptr
    %27 = llvm.load %26 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    llvm.intr.dbg.value #di_local_variable9 = %27 : i32
    llvm.switch %15 : i32, ^bb2 [
      0: ^bb3(%27 : i32),
      5: ^bb1
    ]
  ^bb1:  // pred: ^bb0
    %28 = llvm.sub %8, %27 overflow<nsw> : i32
    llvm.br ^bb3(%28 : i32)
  ^bb2:  // pred: ^bb0
    %29 = llvm.load %9 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.sext %15 : i32 to i64
    %31 = llvm.getelementptr inbounds %12[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %32 = llvm.load %31 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %33 = llvm.call %29(%27, %32) {no_unwind} : !llvm.ptr, (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb3(%33 : i32)
  ^bb3(%34: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
    %35 = llvm.add %25, %24 overflow<nsw> : i32
    %36 = llvm.add %35, %34 overflow<nsw> : i32
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.return %36 : i32
  }
  llvm.func local_unnamed_addr @printf(!llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, ...) -> (i32 {llvm.noundef}) attributes {no_unwind, passthrough = ["nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic"}
}
