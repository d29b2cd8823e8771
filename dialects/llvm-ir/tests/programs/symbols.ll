; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:32:32-i64:64"
target triple = "x86_64-unknown-linux-gnu"

%pair = type { i32, %inner }
%inner = type { ptr }

$keep = comdat largest

@keep = linkonce_odr constant [2 x i16] [i16 1, i16 2], comdat
@text = private unnamed_addr constant [3 x i8] c"a\0A\22", section "text", align 1
@number = weak dso_local thread_local global double 1.000000e-01
@pair = global %pair undef
@second = internal global ptr getelementptr inbounds nuw (i8, ptr @keep, i32 2)
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 5, ptr @start, ptr null }]

@other = alias i16, ptr @keep

; Function Attrs: cold nounwind alignstack(8)
define internal fastcc void @start() #0 {
  ret void
}

; Function Attrs: memory(argmem: read)
define range(i8 0, 5) i8 @"odd name"(ptr nonnull byval(i32) align 8 %0, i8 signext %1, ...) #1 {
  call fastcc void @start()
  %3 = load i64, ptr %0, align 8
  %4 = call i8 @llvm.umin.i8(i8 %1, i8 %1)
  %5 = call i32 asm sideeffect "nop\0A", "=r,r"(i32 3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr %0, i64 %3, i1 false)
  ret i8 %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { cold nounwind alignstack=8 "key"="a b" "target-cpu"="x" }
attributes #1 = { memory(argmem: read) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1}

!0 = !{!"us"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
