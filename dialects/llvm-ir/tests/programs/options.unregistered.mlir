#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "/">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = false, emissionKind = Full>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "a", baseType = #di_basic_type, sizeInBits = 32>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "b", baseType = #di_basic_type, sizeInBits = 32, offsetInBits = 32>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "pair", file = #di_file, line = 1, sizeInBits = 64, elements = #di_derived_type, #di_derived_type1>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_composite_type>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 2, subprogramFlags = Definition, type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 3, type = #di_basic_type>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @pair() {addr_space = 0 : i32} : !llvm.struct<"pair", (i32, struct<"inner", packed (i8, ptr)>)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.zero : !llvm.struct<"inner", packed (i8, ptr)>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.zero : !llvm.struct<"pair", (i32, struct<"inner", packed (i8, ptr)>)>
    llvm.return %4 : !llvm.struct<"pair", (i32, struct<"inner", packed (i8, ptr)>)>
  }
  llvm.mlir.global external @opaque() {addr_space = 0 : i32} : !llvm.struct<"opaque", opaque>
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
  llvm.func @f(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.struct<"pair", (i32, struct<"inner", packed (i8, ptr)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.call_intrinsic "llvm.lifetime.start.p0"(%2) : (!llvm.ptr {llvm.nonnull}) -> ()
    %3 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.call_intrinsic "llvm.smax.i32"(%3, %1) : (i32, i32) -> i32
    llvm.intr.dbg.value #di_local_variable = %4 : i32
    llvm.call_intrinsic "llvm.lifetime.end.p0"(%2) : (!llvm.ptr {llvm.nonnull}) -> ()
    llvm.return %4 : i32
  }
}
