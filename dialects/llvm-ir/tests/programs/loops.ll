define void @loops(i32 %a) {
  br label %1, !llvm.loop !0
1:
  br label %2, !llvm.loop !1
2:
  br label %3, !llvm.loop !2
3:
  br label %4, !llvm.loop !3
4:
  br label %5, !llvm.loop !4
5:
  br label %6, !llvm.loop !5
6:
  br label %7, !llvm.loop !6
7:
  ret void
}
!0 = distinct !{!0, !10, !11, !12}
!1 = distinct !{!1, !10, !13}
!2 = distinct !{!2, !10, !14, !15}
!3 = distinct !{!3, !10, !16, !17}
!4 = distinct !{!4, !10, !18}
!5 = distinct !{!5, !13}
!6 = distinct !{!6, !12, !19, !20}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.vectorize.followup_all", !10, !12}
!12 = !{!"llvm.loop.unroll.count", i32 4}
!13 = !{!"llvm.loop.interleave.count", !"x"}
!14 = !{!"llvm.loop.unroll.enable"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!"llvm.loop.disable_nonforced", i32 1}
!17 = !{!"llvm.loop.unroll.full"}
!18 = !{!"llvm.loop.parallel_accesses", i32 1}
!19 = !{!"llvm.loop.isvectorized", i64 1}
!20 = !{!"llvm.loop.peeled.count", i64 1}
