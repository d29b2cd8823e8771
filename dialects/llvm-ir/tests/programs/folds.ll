; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@q = global i64 0, align 8

define void @f(ptr %0) {
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i64 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i8 ptrtoint (ptr @q to i8), ptr %0, align 1
  store ptr @q, ptr %0, align 8
  store i64 sub (i64 0, i64 ptrtoint (ptr @q to i64)), ptr %0, align 4
  store <4 x i32> <i32 undef, i32 0, i32 undef, i32 0>, ptr %0, align 16
  store <4 x i32> <i32 undef, i32 0, i32 0, i32 0>, ptr %0, align 16
  store float undef, ptr %0, align 4
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
