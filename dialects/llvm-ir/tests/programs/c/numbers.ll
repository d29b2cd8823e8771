; ModuleID = 'numbers.c'
source_filename = "numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i64 }

@wide = dso_local global x86_fp80 0xK3FFFC000000000000000, align 16
@many = dso_local global [2 x x86_fp80] [x86_fp80 0xK73E6D1BA8323FE558C61, x86_fp80 0xK80000000000000000000], align 16
@half = dso_local global half 0xH3E00, align 2
@brain = dso_local global bfloat 0xR3F80, align 2
@quad = dso_local global fp128 0xL00000000000000003FFF400000000000, align 16
@nan_ = dso_local global double 0x7FF8000000000000, align 8
@infinite = dso_local global double 0x7FF0000000000000, align 8
@third = dso_local global double 0x3FD5555555555555, align 8
@tiny = dso_local global double 4.940660e-324, align 8
@small = dso_local global float 0x36A0000000000000, align 4
@complex_ = dso_local global { double, double } { double 1.000000e+00, double 2.000000e+00 }, align 8
@bytes = dso_local global [3 x i8] c"\01\02\FF", align 1
@text = dso_local global [10 x i8] c"abc\0A\01\FF\22\\\00\00", align 1
@bits = dso_local global { i8, i8, i8, i8, i8, i8, [2 x i8] } { i8 -19, i8 -102, i8 120, i8 86, i8 52, i8 18, [2 x i8] zeroinitializer }, align 8
@big = dso_local global i128 1180591620717411303424, align 16
@pairs = dso_local global [3 x { i8, [7 x i8], ptr }] [{ i8, [7 x i8], ptr } { i8 1, [7 x i8] zeroinitializer, ptr null }, { i8, [7 x i8], ptr } { i8 2, [7 x i8] zeroinitializer, ptr @bits }, { i8, [7 x i8], ptr } { i8 3, [7 x i8] zeroinitializer, ptr null }], align 16
@inside = dso_local global ptr getelementptr (i8, ptr @pairs, i64 20), align 8
@both = dso_local global <{ { { i8, [3 x i8], i32 } }, %union.anon }> <{ { { i8, [3 x i8], i32 } } { { i8, [3 x i8], i32 } { i8 1, [3 x i8] zeroinitializer, i32 2 } }, %union.anon { i64 5 } }>, align 16
@local = dso_local thread_local global i32 3, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { double, double } @twice(double noundef %0, double noundef %1) #0 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  store double %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  store double %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %8 = load double, ptr %7, align 8
  %9 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %10 = load double, ptr %9, align 8
  %11 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = fmul double %8, %12
  %16 = fmul double %10, %14
  %17 = fmul double %8, %14
  %18 = fmul double %10, %12
  %19 = fsub double %15, %16
  %20 = fadd double %17, %18
  %21 = fcmp uno double %19, %19
  br i1 %21, label %22, label %28, !prof !5

22:                                               ; preds = %2
  %23 = fcmp uno double %20, %20
  br i1 %23, label %24, label %28, !prof !5

24:                                               ; preds = %22
  %25 = call { double, double } @__muldc3(double noundef %8, double noundef %10, double noundef %12, double noundef %14) #2
  %26 = extractvalue { double, double } %25, 0
  %27 = extractvalue { double, double } %25, 1
  br label %28

28:                                               ; preds = %24, %22, %2
  %29 = phi double [ %19, %2 ], [ %19, %22 ], [ %26, %24 ]
  %30 = phi double [ %20, %2 ], [ %20, %22 ], [ %27, %24 ]
  %31 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %32 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  store double %29, ptr %31, align 8
  store double %30, ptr %32, align 8
  %33 = load { double, double }, ptr %3, align 8
  ret { double, double } %33
}

declare { double, double } @__muldc3(double, double, double, double)

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @convert(double noundef %0, float noundef %1, x86_fp80 noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca float, align 4
  %6 = alloca x86_fp80, align 16
  store double %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store x86_fp80 %2, ptr %6, align 16
  %7 = load double, ptr %4, align 8
  %8 = fptosi double %7 to i32
  %9 = load float, ptr %5, align 4
  %10 = fptoui float %9 to i32
  %11 = add i32 %8, %10
  %12 = zext i32 %11 to i64
  %13 = load x86_fp80, ptr %6, align 16
  %14 = fptosi x86_fp80 %13 to i64
  %15 = add nsw i64 %12, %14
  %16 = load double, ptr %4, align 8
  %17 = load float, ptr %5, align 4
  %18 = fpext float %17 to double
  %19 = fcmp olt double %16, %18
  %20 = zext i1 %19 to i32
  %21 = sext i32 %20 to i64
  %22 = add nsw i64 %15, %21
  ret i64 %22
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @classes(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call i1 @llvm.is.fpclass.f64(double %3, i32 3)
  %5 = zext i1 %4 to i32
  %6 = load double, ptr %2, align 8
  %7 = call i1 @llvm.is.fpclass.f64(double %6, i32 516)
  %8 = zext i1 %7 to i32
  %9 = mul nsw i32 %8, 2
  %10 = add nsw i32 %5, %9
  ret i32 %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+cmov,+crc32,+cx8,+f16c,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"branch_weights", i32 1, i32 1048575}
