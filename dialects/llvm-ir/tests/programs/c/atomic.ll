; ModuleID = 'atomic.c'
source_filename = "atomic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl other"
module asm "other:"
module asm "  ret"

%struct.Pair = type { i32, i32 }

@a = dso_local global i32 0, align 4
@d = dso_local global double 0.000000e+00, align 8
@pair = dso_local local_unnamed_addr global %struct.Pair zeroinitializer, align 8

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @change(i32 noundef %0) local_unnamed_addr #0 {
  %2 = atomicrmw add ptr @a, i32 %0 seq_cst, align 4
  %3 = atomicrmw or ptr @a, i32 3 seq_cst, align 4
  %4 = atomicrmw sub ptr @a, i32 1 seq_cst, align 4
  %5 = load atomic double, ptr @d seq_cst, align 8, !tbaa !8
  br label %6

6:                                                ; preds = %6, %1
  %7 = phi double [ %5, %1 ], [ %14, %6 ]
  %8 = fadd double %7, 1.500000e+00
  %9 = bitcast double %7 to i64
  %10 = bitcast double %8 to i64
  %11 = cmpxchg ptr @d, i64 %9, i64 %10 seq_cst seq_cst, align 8
  %12 = extractvalue { i64, i1 } %11, 0
  %13 = extractvalue { i64, i1 } %11, 1
  %14 = bitcast i64 %12 to double
  br i1 %13, label %15, label %6

15:                                               ; preds = %6
  %16 = load atomic i32, ptr @a acquire, align 4
  %17 = atomicrmw max ptr @a, i32 %0 monotonic, align 4
  %18 = add nsw i32 %17, %16
  ret i32 %18
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local range(i32 0, 2) i32 @swap(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = load i32, ptr %0, align 4
  %4 = cmpxchg weak ptr @a, i32 %3, i32 %1 acq_rel acquire, align 4
  %5 = extractvalue { i32, i1 } %4, 1
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = extractvalue { i32, i1 } %4, 0
  store i32 %7, ptr %0, align 4
  br label %8

8:                                                ; preds = %6, %2
  %9 = zext i1 %5 to i32
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i64 @get() local_unnamed_addr #2 {
  %1 = load atomic i64, ptr @pair seq_cst, align 8, !tbaa !8
  ret i64 %1
}

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local void @fence(ptr noundef %0) local_unnamed_addr #3 {
  fence seq_cst
  fence syncscope("singlethread") acquire
  store volatile i32 3, ptr %0, align 4, !tbaa !4
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @add(i32 noundef %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = tail call i32 asm "addl $2, $0", "=r,0,r,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0, i32 %1) #5, !srcloc !9
  tail call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #6, !srcloc !10
  ret i32 %3
}

attributes #0 = { nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind memory(none) }
attributes #6 = { nounwind }

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
!8 = !{!6, !6, i64 0}
!9 = !{i64 649}
!10 = !{i64 718}
