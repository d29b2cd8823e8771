// Metadata of accesses, and debug information.
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#root = #llvm.tbaa_root<id = "root">
#int = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#group = #llvm.access_group<id = distinct[2]<>>
#file = #llvm.di_file<"a.toy" in "/tmp">
#unit = #llvm.di_compile_unit<id = distinct[3]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = true, emissionKind = Full>
#ty = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sig = #llvm.di_subroutine_type<types = #ty, #ty>
#sub = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #sig>
#var = #llvm.di_local_variable<scope = #sub, name = "x", file = #file, line = 4, arg = 1, type = #ty>
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p {alias_scopes = [#scope], tbaa = [#tag], access_groups = [#group]} : !llvm.ptr -> i32 loc("a.toy":5:6)
  llvm.intr.dbg.value #var = %0 : i32 loc("a.toy":5:6)
  llvm.store %0, %p {noalias_scopes = [#scope]} : i32, !llvm.ptr loc(callsite("b":1:1 at "a.toy":7:8))
  llvm.return %0 : i32 loc("a.toy":9:1)
} loc(fused<#sub>["a.toy":3:1])
