; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @both_ways(i1 %0, i32 %1, i32 %2) {
  br i1 %0, label %4, label %6, !prof !1

4:                                                ; preds = %6, %3
  %5 = phi i32 [ %7, %6 ], [ %1, %3 ]
  ret i32 %5

6:                                                ; preds = %3
  %7 = phi i32 [ %2, %3 ]
  br label %4
}

define i32 @switch(i8 %0) {
  switch i8 %0, label %3 [
    i8 -1, label %2
    i8 7, label %5
  ]

2:                                                ; preds = %1
  unreachable

3:                                                ; preds = %5, %1
  %4 = phi i32 [ %6, %5 ], [ 10, %1 ]
  ret i32 %4

5:                                                ; preds = %1
  %6 = phi i32 [ 10, %1 ]
  br label %3
}

define i64 @loop(i64 %0) {
  br label %3

2:                                                ; preds = %3
  ret i64 %4

3:                                                ; preds = %6, %1
  %4 = phi i64 [ %7, %6 ], [ 0, %1 ]
  %5 = icmp slt i64 %4, %0
  br i1 %5, label %6, label %2

6:                                                ; preds = %3
  %7 = add i64 %4, 1
  br label %3, !llvm.loop !2

8:                                                ; preds = %8
  br label %8
}

declare i32 @throws(i32)

declare i32 @__gxx_personality_v0(...)

define i32 @catches(i32 %0) personality ptr @__gxx_personality_v0 {
  %2 = invoke i32 @throws(i32 %0)
          to label %3 unwind label %4

3:                                                ; preds = %1
  ret i32 %2

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %5
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"branch_weights", i32 3, i32 4}
!2 = distinct !{!2, !3, !4}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!"llvm.loop.unroll.disable"}
