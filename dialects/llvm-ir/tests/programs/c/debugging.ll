; ModuleID = 'debugging.c'
source_filename = "debugging.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @work(ptr noalias noundef readonly captures(none) %0, i8 noundef zeroext %1, ...) local_unnamed_addr #0 !dbg !52 {
    #dbg_value(ptr %0, !60, !DIExpression(), !69)
    #dbg_value(i8 %1, !61, !DIExpression(), !69)
    #dbg_value(i8 %1, !62, !DIExpression(DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value), !69)
    #dbg_value(i32 poison, !64, !DIExpression(), !69)
    #dbg_value(i8 poison, !61, !DIExpression(), !69)
  %3 = tail call i8 @llvm.umax.i8(i8 %1, i8 3), !dbg !70
  %4 = zext i8 %3 to i32, !dbg !71
    #dbg_value(ptr %0, !73, !DIExpression(), !85)
    #dbg_value(i32 %4, !78, !DIExpression(), !85)
    #dbg_value(i32 0, !79, !DIExpression(), !85)
    #dbg_value(i32 0, !80, !DIExpression(), !87)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
    #dbg_value(i32 0, !79, !DIExpression(), !85)
    #dbg_value(i32 0, !80, !DIExpression(), !87)
  br label %6, !dbg !88

6:                                                ; preds = %6, %2
  %7 = phi i32 [ 0, %2 ], [ %20, %6 ]
  %8 = phi i32 [ 0, %2 ], [ %21, %6 ]
    #dbg_value(i32 %7, !79, !DIExpression(), !85)
    #dbg_value(i32 %8, !80, !DIExpression(), !87)
  %9 = urem i32 %8, 3, !dbg !89
  %10 = zext nneg i32 %9 to i64, !dbg !90
  %11 = getelementptr inbounds nuw [4 x i32], ptr %5, i64 %10, !dbg !90
  %12 = and i32 %8, 3, !dbg !91
  %13 = zext nneg i32 %12 to i64, !dbg !90
  %14 = getelementptr inbounds nuw i32, ptr %11, i64 %13, !dbg !90
  %15 = load i32, ptr %14, align 4, !dbg !92, !tbaa !48
    #dbg_value(i32 %15, !82, !DIExpression(), !93)
  %16 = icmp sgt i32 %15, 10, !dbg !94
  %17 = shl nuw nsw i32 %15, 1, !dbg !96
  %18 = sub i32 0, %15, !dbg !96
  %19 = select i1 %16, i32 %17, i32 %18, !dbg !96
  %20 = add i32 %19, %7, !dbg !96
    #dbg_value(i32 %20, !79, !DIExpression(), !85)
  %21 = add nuw nsw i32 %8, 1, !dbg !97
    #dbg_value(i32 %21, !80, !DIExpression(), !87)
  %22 = icmp eq i32 %21, %4, !dbg !98
  br i1 %22, label %23, label %6, !dbg !99, !llvm.loop !100

23:                                               ; preds = %6
  %24 = add nsw i32 %20, 1, !dbg !105
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 28, !dbg !106
  %26 = load i32, ptr %25, align 4, !dbg !107, !tbaa !108
  %27 = add nsw i32 %24, %26, !dbg !109
  %28 = load volatile i32, ptr @shared, align 4, !dbg !110, !tbaa !48
  %29 = add nsw i32 %27, %28, !dbg !111
  ret i32 %29, !dbg !112
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #1

attributes #0 = { nofree norecurse nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}
!llvm.errno.tbaa = !{!48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 12, type: !40, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !36, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "debugging.c", directory: "/tmp/imp/fix", checksumkind: CSK_MD5, checksum: "a74dc50a1282a13e35df776a81b9865c")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 6, baseType: !32, size: 32, elements: !33)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Node", file: !3, line: 2, size: 704, elements: !7)
!7 = !{!8, !10, !14, !16, !17, !23, !28}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !6, file: !3, line: 3, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !6, file: !3, line: 4, baseType: !11, size: 64, offset: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 5, baseType: !15, size: 64, offset: 128)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "color", scope: !6, file: !3, line: 6, baseType: !5, size: 4, offset: 192, flags: DIFlagBitField, extraData: i64 192)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !6, file: !3, line: 7, baseType: !18, size: 32, offset: 224)
!18 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !6, file: !3, line: 7, size: 32, elements: !19)
!19 = !{!20, !21}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !18, file: !3, line: 7, baseType: !9, size: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !18, file: !3, line: 7, baseType: !22, size: 32)
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "table", scope: !6, file: !3, line: 8, baseType: !24, size: 384, offset: 256)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 384, elements: !25)
!25 = !{!26, !27}
!26 = !DISubrange(count: 3)
!27 = !DISubrange(count: 4)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "call", scope: !6, file: !3, line: 9, baseType: !29, size: 64, offset: 640)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DISubroutineType(types: !31)
!31 = !{!9, !9, null}
!32 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!33 = !{!34, !35}
!34 = !DIEnumerator(name: "RED", value: 0)
!35 = !DIEnumerator(name: "GREEN", value: 5)
!36 = !{!0, !37}
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression(DW_OP_constu, 10, DW_OP_stack_value))
!38 = distinct !DIGlobalVariable(name: "limit", scope: !2, file: !3, line: 11, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!40 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!48 = !{!49, !49, i64 0}
!49 = !{!"int", !50, i64 0}
!50 = !{!"omnipotent char", !51, i64 0}
!51 = !{!"Simple C/C++ TBAA"}
!52 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 24, type: !53, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !59, keyInstructions: true)
!53 = !DISubroutineType(types: !54)
!54 = !{!9, !55, !58, null}
!55 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !56)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "Node", file: !3, line: 10, baseType: !6)
!58 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!59 = !{!60, !61, !62, !64, !68}
!60 = !DILocalVariable(name: "node", arg: 1, scope: !52, file: !3, line: 24, type: !55)
!61 = !DILocalVariable(name: "n", arg: 2, scope: !52, file: !3, line: 24, type: !58)
!62 = !DILocalVariable(name: "__vla_expr0", scope: !52, type: !63, flags: DIFlagArtificial)
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocalVariable(name: "list", scope: !52, file: !3, line: 25, type: !65)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: !62)
!68 = !DILabel(scope: !52, name: "again", file: !3, line: 27, column: 1)
!69 = !DILocation(line: 0, scope: !52)
!70 = !DILocation(line: 26, column: 3, scope: !52)
!71 = !DILocation(line: 28, column: 7, scope: !72)
!72 = distinct !DILexicalBlock(scope: !52, file: !3, line: 28, column: 7)
!73 = !DILocalVariable(name: "node", arg: 1, scope: !74, file: !3, line: 13, type: !56)
!74 = distinct !DISubprogram(name: "helper", scope: !3, file: !3, line: 13, type: !75, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !77, keyInstructions: true)
!75 = !DISubroutineType(types: !76)
!76 = !{!9, !56, !9}
!77 = !{!73, !78, !79, !80, !82}
!78 = !DILocalVariable(name: "k", arg: 2, scope: !74, file: !3, line: 13, type: !9)
!79 = !DILocalVariable(name: "result", scope: !74, file: !3, line: 14, type: !9)
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 15, type: !9)
!81 = distinct !DILexicalBlock(scope: !74, file: !3, line: 15, column: 3)
!82 = !DILocalVariable(name: "entry", scope: !83, file: !3, line: 16, type: !39)
!83 = distinct !DILexicalBlock(scope: !84, file: !3, line: 15, column: 31)
!84 = distinct !DILexicalBlock(scope: !81, file: !3, line: 15, column: 3)
!85 = !DILocation(line: 0, scope: !74, inlinedAt: !86)
!86 = distinct !DILocation(line: 32, column: 10, scope: !52)
!87 = !DILocation(line: 0, scope: !81, inlinedAt: !86)
!88 = !DILocation(line: 15, column: 3, scope: !81, inlinedAt: !86, atomGroup: 14, atomRank: 1)
!89 = !DILocation(line: 16, column: 37, scope: !83, inlinedAt: !86)
!90 = !DILocation(line: 16, column: 23, scope: !83, inlinedAt: !86)
!91 = !DILocation(line: 16, column: 44, scope: !83, inlinedAt: !86)
!92 = !DILocation(line: 16, column: 23, scope: !83, inlinedAt: !86, atomGroup: 5, atomRank: 2)
!93 = !DILocation(line: 0, scope: !83, inlinedAt: !86)
!94 = !DILocation(line: 17, column: 15, scope: !95, inlinedAt: !86, atomGroup: 6, atomRank: 2)
!95 = distinct !DILexicalBlock(scope: !83, file: !3, line: 17, column: 9)
!96 = !DILocation(line: 17, column: 15, scope: !95, inlinedAt: !86, atomGroup: 6, atomRank: 1)
!97 = !DILocation(line: 15, column: 27, scope: !84, inlinedAt: !86, atomGroup: 9, atomRank: 2)
!98 = !DILocation(line: 15, column: 21, scope: !84, inlinedAt: !86, atomGroup: 3, atomRank: 1)
!99 = !DILocation(line: 15, column: 3, scope: !81, inlinedAt: !86, atomGroup: 4, atomRank: 1)
!100 = distinct !{!100, !101, !102, !103, !104}
!101 = !DILocation(line: 15, column: 3, scope: !81, inlinedAt: !86)
!102 = !DILocation(line: 21, column: 3, scope: !81, inlinedAt: !86)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !{!"llvm.loop.unroll.disable"}
!105 = !DILocation(line: 32, column: 26, scope: !52)
!106 = !DILocation(line: 32, column: 44, scope: !52)
!107 = !DILocation(line: 32, column: 46, scope: !52)
!108 = !{!50, !50, i64 0}
!109 = !DILocation(line: 32, column: 36, scope: !52)
!110 = !DILocation(line: 32, column: 50, scope: !52)
!111 = !DILocation(line: 32, column: 48, scope: !52, atomGroup: 6, atomRank: 2)
!112 = !DILocation(line: 33, column: 1, scope: !52, atomGroup: 6, atomRank: 1)
