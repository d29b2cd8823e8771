; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@jumps.targets = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@jumps, %2), ptr blockaddress(@jumps, %4), ptr blockaddress(@jumps, %8)], align 16
@table = dso_local local_unnamed_addr global [3 x ptr] [ptr @twice, ptr @ranges, ptr null], align 16

@alias = dso_local alias i32 (i32), ptr @weak

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @ranges(i32 noundef %0) #0 {
  switch i32 %0, label %5 [
    i32 0, label %6
    i32 1, label %2
    i32 2, label %2
    i32 7, label %3
    i32 8, label %3
    i32 9, label %3
    i32 10, label %3
    i32 11, label %3
    i32 12, label %3
    i32 2147483647, label %4
  ]

2:                                                ; preds = %1, %1
  br label %6

3:                                                ; preds = %1, %1, %1, %1, %1, %1
  br label %6

4:                                                ; preds = %1
  br label %6

5:                                                ; preds = %1
  br label %6

6:                                                ; preds = %4, %1, %5, %3, %2
  %7 = phi i32 [ 3, %1 ], [ 9, %3 ], [ 4, %2 ], [ -2147483648, %4 ], [ %0, %5 ]
  ret i32 %7
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @jumps(i32 noundef %0) local_unnamed_addr #1 {
  br label %10

2:                                                ; preds = %10
  %3 = add nsw i32 %11, 1
  br label %4

4:                                                ; preds = %2, %10
  %5 = phi i32 [ %3, %2 ], [ %11, %10 ]
  %6 = add nsw i32 %5, 10
  %7 = icmp slt i32 %5, 40
  br i1 %7, label %10, label %8

8:                                                ; preds = %4, %10
  %9 = phi i32 [ %6, %4 ], [ %11, %10 ]
  ret i32 %9

10:                                               ; preds = %4, %1
  %11 = phi i32 [ 0, %1 ], [ %6, %4 ]
  %12 = phi i32 [ %0, %1 ], [ %6, %4 ]
  %13 = srem i32 %12, 3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds ptr, ptr @jumps.targets, i64 %14
  %16 = load ptr, ptr %15, align 8, !tbaa !8
  indirectbr ptr %16, [label %2, label %4, label %8]
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @loops(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %78

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = icmp ult i32 %1, 8
  br i1 %6, label %61, label %7

7:                                                ; preds = %4
  %8 = and i64 %5, 2147483640
  %9 = add nsw i64 %5, -8
  %10 = lshr i64 %9, 3
  %11 = add nuw nsw i64 %10, 1
  %12 = and i64 %11, 3
  %13 = icmp ult i64 %9, 24
  br i1 %13, label %44, label %14

14:                                               ; preds = %7
  %15 = and i64 %11, 4611686018427387900
  br label %16

16:                                               ; preds = %16, %14
  %17 = phi i64 [ 0, %14 ], [ %38, %16 ]
  %18 = phi <8 x i64> [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %14 ], [ %39, %16 ]
  %19 = phi i64 [ 0, %14 ], [ %40, %16 ]
  %20 = mul nuw nsw <8 x i64> %18, %18
  %21 = getelementptr inbounds nuw i32, ptr %0, i64 %17
  %22 = trunc nuw <8 x i64> %20 to <8 x i32>
  store <8 x i32> %22, ptr %21, align 4, !tbaa !4
  %23 = add nuw nsw <8 x i64> %18, splat (i64 8)
  %24 = mul nuw nsw <8 x i64> %23, %23
  %25 = getelementptr inbounds nuw i32, ptr %0, i64 %17
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %27 = trunc nuw <8 x i64> %24 to <8 x i32>
  store <8 x i32> %27, ptr %26, align 4, !tbaa !4
  %28 = add nuw nsw <8 x i64> %18, splat (i64 16)
  %29 = mul nuw nsw <8 x i64> %28, %28
  %30 = getelementptr inbounds nuw i32, ptr %0, i64 %17
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 64
  %32 = trunc nuw <8 x i64> %29 to <8 x i32>
  store <8 x i32> %32, ptr %31, align 4, !tbaa !4
  %33 = add nuw nsw <8 x i64> %18, splat (i64 24)
  %34 = mul nuw nsw <8 x i64> %33, %33
  %35 = getelementptr inbounds nuw i32, ptr %0, i64 %17
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 96
  %37 = trunc nuw <8 x i64> %34 to <8 x i32>
  store <8 x i32> %37, ptr %36, align 4, !tbaa !4
  %38 = add nuw i64 %17, 32
  %39 = add nuw nsw <8 x i64> %18, splat (i64 32)
  %40 = add i64 %19, 4
  %41 = icmp eq i64 %40, %15
  br i1 %41, label %42, label %16, !llvm.loop !10

42:                                               ; preds = %16
  %43 = icmp eq i64 %12, 0
  br i1 %43, label %59, label %44

44:                                               ; preds = %42, %7
  %45 = phi i64 [ 0, %7 ], [ %38, %42 ]
  %46 = phi <8 x i64> [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, %7 ], [ %39, %42 ]
  %47 = icmp ne i64 %12, 0
  tail call void @llvm.assume(i1 %47)
  br label %48

48:                                               ; preds = %48, %44
  %49 = phi i64 [ %45, %44 ], [ %55, %48 ]
  %50 = phi <8 x i64> [ %46, %44 ], [ %56, %48 ]
  %51 = phi i64 [ 0, %44 ], [ %57, %48 ]
  %52 = mul nuw nsw <8 x i64> %50, %50
  %53 = getelementptr inbounds nuw i32, ptr %0, i64 %49
  %54 = trunc nuw <8 x i64> %52 to <8 x i32>
  store <8 x i32> %54, ptr %53, align 4, !tbaa !4
  %55 = add nuw i64 %49, 8
  %56 = add nuw nsw <8 x i64> %50, splat (i64 8)
  %57 = add i64 %51, 1
  %58 = icmp eq i64 %57, %12
  br i1 %58, label %59, label %48, !llvm.loop !14

59:                                               ; preds = %48, %42
  %60 = icmp eq i64 %8, %5
  br i1 %60, label %78, label %61

61:                                               ; preds = %4, %59
  %62 = phi i64 [ 0, %4 ], [ %8, %59 ]
  %63 = and i64 %5, 3
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %74, label %65

65:                                               ; preds = %61, %65
  %66 = phi i64 [ %71, %65 ], [ %62, %61 ]
  %67 = phi i64 [ %72, %65 ], [ 0, %61 ]
  %68 = mul nuw nsw i64 %66, %66
  %69 = getelementptr inbounds nuw i32, ptr %0, i64 %66
  %70 = trunc nuw i64 %68 to i32
  store i32 %70, ptr %69, align 4, !tbaa !4
  %71 = add nuw nsw i64 %66, 1
  %72 = add i64 %67, 1
  %73 = icmp eq i64 %72, %63
  br i1 %73, label %74, label %65, !llvm.loop !15

74:                                               ; preds = %65, %61
  %75 = phi i64 [ %62, %61 ], [ %71, %65 ]
  %76 = sub nsw i64 %62, %5
  %77 = icmp ugt i64 %76, -4
  br i1 %77, label %78, label %83

78:                                               ; preds = %74, %83, %59, %2
  %79 = icmp sgt i32 %1, 0
  br i1 %79, label %80, label %102

80:                                               ; preds = %78
  %81 = zext nneg i32 %1 to i64
  %82 = zext nneg i32 %1 to i64
  br label %103

83:                                               ; preds = %74, %83
  %84 = phi i64 [ %100, %83 ], [ %75, %74 ]
  %85 = mul nuw nsw i64 %84, %84
  %86 = getelementptr inbounds nuw i32, ptr %0, i64 %84
  %87 = trunc nuw i64 %85 to i32
  store i32 %87, ptr %86, align 4, !tbaa !4
  %88 = add nuw nsw i64 %84, 1
  %89 = mul nuw nsw i64 %88, %88
  %90 = getelementptr inbounds nuw i32, ptr %0, i64 %88
  %91 = trunc nuw i64 %89 to i32
  store i32 %91, ptr %90, align 4, !tbaa !4
  %92 = add nuw nsw i64 %84, 2
  %93 = mul nuw nsw i64 %92, %92
  %94 = getelementptr inbounds nuw i32, ptr %0, i64 %92
  %95 = trunc nuw i64 %93 to i32
  store i32 %95, ptr %94, align 4, !tbaa !4
  %96 = add nuw nsw i64 %84, 3
  %97 = mul nuw nsw i64 %96, %96
  %98 = getelementptr inbounds nuw i32, ptr %0, i64 %96
  %99 = trunc nuw i64 %97 to i32
  store i32 %99, ptr %98, align 4, !tbaa !4
  %100 = add nuw nsw i64 %84, 4
  %101 = icmp eq i64 %100, %5
  br i1 %101, label %78, label %83, !llvm.loop !16

102:                                              ; preds = %103, %78
  ret void

103:                                              ; preds = %80, %103
  %104 = phi i64 [ 0, %80 ], [ %111, %103 ]
  %105 = sub nsw i64 %81, %104
  %106 = getelementptr inbounds nuw i32, ptr %0, i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !4
  %108 = getelementptr inbounds nuw i32, ptr %0, i64 %104
  %109 = load i32, ptr %108, align 4, !tbaa !4
  %110 = xor i32 %109, %107
  store i32 %110, ptr %108, align 4, !tbaa !4
  %111 = add nuw nsw i64 %104, 1
  %112 = icmp eq i64 %111, %82
  br i1 %112, label %102, label %103, !llvm.loop !17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal range(i32 -2147483648, 2147483647) i32 @twice(i32 noundef %0) #0 {
  %2 = shl nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define weak dso_local i32 @weak(i32 noundef %0) #3 {
  %2 = icmp sgt i32 %0, 3
  br i1 %2, label %3, label %9, !prof !18

3:                                                ; preds = %1
  %4 = and i32 %0, 1
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw ptr, ptr @table, i64 %5
  %7 = load ptr, ptr %6, align 8, !tbaa !8
  %8 = tail call i32 %7(i32 noundef %0) #8
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i32 [ %8, %3 ], [ %0, %1 ]
  ret i32 %10
}

; Function Attrs: nounwind uwtable
define dso_local range(i32 2, 1073741824) i32 @check(ptr noundef readonly captures(address_is_null) %0) local_unnamed_addr #3 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  tail call void @stop() #9
  unreachable

4:                                                ; preds = %1
  %5 = load i32, ptr %0, align 4, !tbaa !4
  %6 = icmp sgt i32 %5, 3
  tail call void @llvm.assume(i1 %6)
  %7 = lshr i32 %5, 1
  ret i32 %7
}

; Function Attrs: noreturn
declare void @stop() local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local <4 x float> @shuffled(<4 x float> noundef %0, <4 x float> noundef %1) local_unnamed_addr #6 {
  %3 = shufflevector <4 x float> %0, <4 x float> %1, <4 x i32> <i32 0, i32 5, i32 2, i32 poison>
  %4 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %3, <4 x float> %0, <4 x float> %1)
  ret <4 x float> %4
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }

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
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !6, i64 0}
!10 = distinct !{!10, !11, !12, !13}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.isvectorized"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !11, !12, !13}
!17 = distinct !{!17, !11, !13}
!18 = !{!"branch_weights", !"expected", i32 1, i32 2000}
