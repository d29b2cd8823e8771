; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = external global [4 x { i32, float }]
@s = internal constant [6 x i8] c"a\22b\\\00c", align 1

; Function Attrs: noinline
define i32 @f(ptr %0, i64 %1, i1 %2, float %3) #0 {
  %5 = getelementptr [4 x { i32, float }], ptr @g, i64 %1, i32 3
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr @g, i64 20), align 4
  %7 = load float, ptr getelementptr inbounds nuw (i8, ptr @g, i64 24), align 4
  %8 = load float, ptr @g, align 4
  %9 = load <4 x float>, ptr %5, align 8
  %10 = add i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @g, i64 20) to i64), %1
  %11 = mul i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @g, i64 20) to i64), 7
  %12 = add i64 add (i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @g, i64 20) to i64), i64 7), %1
  %13 = add i64 %11, %1
  %14 = add i64 8, %1
  %15 = fadd float 0x3FF99999A0000000, %3
  br i1 %2, label %19, label %16

16:                                               ; preds = %4
  %17 = phi i64 [ 7, %4 ]
  %18 = trunc i64 %17 to i32
  br label %19

19:                                               ; preds = %16, %4
  %20 = phi i32 [ %18, %16 ], [ %6, %4 ]
  %21 = call i32 @h(i32 %20)
  %22 = call i32 @llvm.smax.i32(i32 %21, i32 %20)
  ret i32 %22
}

; Function Attrs: nounwind
declare zeroext i32 @h(i32 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { noinline "foo"="bar" }
attributes #1 = { nounwind }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
