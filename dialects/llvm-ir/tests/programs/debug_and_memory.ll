; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f(ptr %0) !dbg !3 {
  %2 = load i32, ptr %0, align 4, !dbg !7, !tbaa !8, !alias.scope !11, !llvm.access.group !14
    #dbg_value(i32 %2, !15, !DIExpression(), !7)
  store i32 %2, ptr %0, align 4, !dbg !16, !noalias !11
  ret i32 %2, !dbg !17
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.toy", directory: "/tmp")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocation(line: 5, column: 6, scope: !3)
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"root"}
!11 = !{!12}
!12 = distinct !{!12, !13}
!13 = distinct !{!13, !"d"}
!14 = distinct !{}
!15 = !DILocalVariable(name: "x", arg: 1, scope: !3, file: !1, line: 4, type: !6)
!16 = !DILocation(line: 7, column: 8, scope: !3)
!17 = !DILocation(line: 9, column: 1, scope: !3)
