; ModuleID = 'variadic.c'
source_filename = "variadic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32 @sum(i32 noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  call void @llvm.va_start.p0(ptr nonnull %2)
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 16
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = load ptr, ptr %7, align 8
  br label %16

11:                                               ; preds = %28, %1
  %12 = phi i32 [ 0, %1 ], [ %33, %28 ]
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2)
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %14 = load i32, ptr %13, align 4
  %15 = icmp ult i32 %14, 161
  br i1 %15, label %36, label %42

16:                                               ; preds = %5, %28
  %17 = phi ptr [ %10, %5 ], [ %29, %28 ]
  %18 = phi i32 [ 0, %5 ], [ %33, %28 ]
  %19 = phi i32 [ 0, %5 ], [ %34, %28 ]
  %20 = phi i32 [ %6, %5 ], [ %30, %28 ]
  %21 = icmp ult i32 %20, 41
  br i1 %21, label %22, label %26

22:                                               ; preds = %16
  %23 = zext nneg i32 %20 to i64
  %24 = getelementptr i8, ptr %9, i64 %23
  %25 = add nuw nsw i32 %20, 8
  store i32 %25, ptr %2, align 16
  br label %28

26:                                               ; preds = %16
  %27 = getelementptr i8, ptr %17, i64 8
  store ptr %27, ptr %7, align 8
  br label %28

28:                                               ; preds = %26, %22
  %29 = phi ptr [ %17, %22 ], [ %27, %26 ]
  %30 = phi i32 [ %25, %22 ], [ %20, %26 ]
  %31 = phi ptr [ %24, %22 ], [ %17, %26 ]
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = add nsw i32 %32, %18
  %34 = add nuw nsw i32 %19, 1
  %35 = icmp eq i32 %34, %0
  br i1 %35, label %11, label %16, !llvm.loop !8

36:                                               ; preds = %11
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %38 = load ptr, ptr %37, align 16
  %39 = zext nneg i32 %14 to i64
  %40 = getelementptr i8, ptr %38, i64 %39
  %41 = add nuw nsw i32 %14, 16
  store i32 %41, ptr %13, align 4
  br label %46

42:                                               ; preds = %11
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr i8, ptr %44, i64 8
  store ptr %45, ptr %43, align 8
  br label %46

46:                                               ; preds = %42, %36
  %47 = phi ptr [ %40, %36 ], [ %44, %42 ]
  %48 = load double, ptr %47, align 8, !tbaa !11
  %49 = fptosi double %48 to i32
  %50 = add nsw i32 %12, %49
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr i8, ptr %52, i64 24
  store ptr %53, ptr %51, align 8
  %54 = load i32, ptr %52, align 8, !tbaa !4
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.va_end.p0(ptr %3)
  %55 = add nsw i32 %50, %54
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3
  ret i32 %55
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

attributes #0 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
