; ModuleID = 'p.c'
source_filename = "p.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, ptr, double }

@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [3 x i8] c"bc\00", align 1, !dbg !7
@names = dso_local local_unnamed_addr constant [2 x ptr] [ptr @.str, ptr @.str.1], align 16, !dbg !12
@table = dso_local local_unnamed_addr global [2 x [3 x i32]] [[3 x i32] [i32 1, i32 2, i32 3], [3 x i32] zeroinitializer], align 16, !dbg !16
@weak = weak dso_local global i32 5, align 4, !dbg !21
@local = dso_local thread_local local_unnamed_addr global i32 3, align 4, !dbg !23
@ops = dso_local local_unnamed_addr global [1 x ptr] [ptr @add], align 8, !dbg !25
@nodes = internal unnamed_addr constant [4 x %struct.node] zeroinitializer, align 16, !dbg !38
@.str.2 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1, !dbg !33

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 !dbg !67 {
    #dbg_value(i32 %0, !69, !DIExpression(), !71)
    #dbg_value(i32 %1, !70, !DIExpression(), !71)
  %3 = add nsw i32 %1, %0, !dbg !72
  ret i32 %3, !dbg !73
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @sum(ptr noundef readonly captures(address_is_null) %0) local_unnamed_addr #1 !dbg !74 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 0, %1 ], [ %14, %6 ]
  %4 = phi ptr [ %0, %1 ], [ %13, %6 ]
    #dbg_value(ptr %4, !78, !DIExpression(), !79)
  %5 = icmp eq ptr %4, null, !dbg !80
  br i1 %5, label %15, label %6, !dbg !81

6:                                                ; preds = %2
  %7 = load i32, ptr %4, align 8, !dbg !82, !tbaa !83
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !88
  %9 = load ptr, ptr %8, align 8, !dbg !88, !tbaa !89
  %10 = tail call i32 @sum(ptr noundef %9), !dbg !90
  %11 = add nsw i32 %10, %7, !dbg !91
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !92
  %13 = load ptr, ptr %12, align 8, !dbg !92, !tbaa !93
  %14 = add nsw i32 %11, %3, !dbg !94
  br label %2, !dbg !95

15:                                               ; preds = %2
  %16 = add nsw i32 0, %3
  ret i32 %16, !dbg !96
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local float @dot(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !97 {
    #dbg_value(ptr %0, !105, !DIExpression(), !111)
    #dbg_value(ptr %1, !106, !DIExpression(), !111)
    #dbg_value(i32 %2, !107, !DIExpression(), !111)
    #dbg_value(float 0.000000e+00, !108, !DIExpression(), !111)
    #dbg_value(i32 0, !109, !DIExpression(), !112)
  %4 = icmp sgt i32 %2, 0, !dbg !113
  br i1 %4, label %5, label %7, !dbg !115

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64, !dbg !116
  br label %9, !dbg !117

7:                                                ; preds = %9, %3
  %8 = phi float [ 0.000000e+00, %3 ], [ %16, %9 ], !dbg !111
  ret float %8, !dbg !118

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %17, %9 ]
  %11 = phi float [ 0.000000e+00, %5 ], [ %16, %9 ]
    #dbg_value(i64 %10, !109, !DIExpression(), !112)
    #dbg_value(float %11, !108, !DIExpression(), !111)
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %10, !dbg !119
  %13 = load float, ptr %12, align 4, !dbg !119, !tbaa !120
  %14 = getelementptr inbounds nuw float, ptr %1, i64 %10, !dbg !122
  %15 = load float, ptr %14, align 4, !dbg !122, !tbaa !120
  %16 = tail call float @llvm.fmuladd.f32(float %13, float %15, float %11), !dbg !123
    #dbg_value(float %16, !108, !DIExpression(), !111)
  %17 = add nuw nsw i64 %10, 1, !dbg !124
    #dbg_value(i64 %17, !109, !DIExpression(), !112)
  %18 = icmp eq i64 %17, %6, !dbg !116
  br i1 %18, label %7, label %9, !dbg !125, !llvm.loop !126
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nounwind uwtable
define dso_local i32 @choose(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 !dbg !130 {
    #dbg_value(i32 %0, !132, !DIExpression(), !134)
    #dbg_value(i32 %1, !133, !DIExpression(), !134)
  switch i32 %0, label %5 [
    i32 0, label %11
    i32 5, label %3
  ], !dbg !135

3:                                                ; preds = %2
  %4 = sub nsw i32 0, %1, !dbg !136
  br label %11, !dbg !138

5:                                                ; preds = %2
  %6 = load ptr, ptr @ops, align 8, !dbg !139, !tbaa !140
  %7 = sext i32 %0 to i64, !dbg !141
  %8 = getelementptr inbounds i32, ptr getelementptr inbounds nuw (i8, ptr @table, i64 12), i64 %7, !dbg !141
  %9 = load i32, ptr %8, align 4, !dbg !141, !tbaa !63
  %10 = tail call i32 %6(i32 noundef %1, i32 noundef %9) #9, !dbg !142
  br label %11, !dbg !143

11:                                               ; preds = %2, %5, %3
  %12 = phi i32 [ %10, %5 ], [ %4, %3 ], [ %1, %2 ], !dbg !144
  ret i32 %12, !dbg !145
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #5 !dbg !146 {
  %1 = alloca %struct.node, align 8, !DIAssignID !152
    #dbg_assign(i1 poison, !151, !DIExpression(), !152, ptr %1, !DIExpression(), !153)
  %2 = load i32, ptr @weak, align 4, !dbg !154, !tbaa !63
  %3 = tail call i32 asm sideeffect "mov $1, $0", "=r,r,~{cc},~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %2) #9, !dbg !155, !srcloc !156
    #dbg_value(i32 %3, !150, !DIExpression(), !153)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #9, !dbg !157
  %4 = and i32 %3, 3, !dbg !158
  %5 = zext nneg i32 %4 to i64, !dbg !159
  %6 = getelementptr inbounds nuw %struct.node, ptr @nodes, i64 %5, !dbg !159
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 16 dereferenceable(32) %6, i64 32, i1 false), !dbg !160, !tbaa.struct !161, !DIAssignID !164
    #dbg_assign(i1 poison, !151, !DIExpression(), !164, ptr %1, !DIExpression(), !153)
  %7 = and i32 %3, 1, !dbg !165
  %8 = zext nneg i32 %7 to i64, !dbg !166
  %9 = getelementptr inbounds nuw ptr, ptr @names, i64 %8, !dbg !166
  %10 = load ptr, ptr %9, align 8, !dbg !166, !tbaa !167
  %11 = call i32 @sum(ptr noundef nonnull %1), !dbg !169
  %12 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, ptr noundef %10, i32 noundef %11), !dbg !170
  %13 = atomicrmw add ptr @weak, i32 1 seq_cst, align 4, !dbg !171
  %14 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @local), !dbg !172
  %15 = load i32, ptr %14, align 4, !dbg !172, !tbaa !63
    #dbg_value(i32 %3, !132, !DIExpression(), !173)
    #dbg_value(i32 %15, !133, !DIExpression(), !173)
  switch i32 %3, label %18 [
    i32 0, label %24
    i32 5, label %16
  ], !dbg !175

16:                                               ; preds = %0
  %17 = sub nsw i32 0, %15, !dbg !176
  br label %24, !dbg !177

18:                                               ; preds = %0
  %19 = load ptr, ptr @ops, align 8, !dbg !178, !tbaa !140
  %20 = sext i32 %3 to i64, !dbg !179
  %21 = getelementptr inbounds i32, ptr getelementptr inbounds nuw (i8, ptr @table, i64 12), i64 %20, !dbg !179
  %22 = load i32, ptr %21, align 4, !dbg !179, !tbaa !63
  %23 = call i32 %19(i32 noundef %15, i32 noundef %22) #9, !dbg !180
  br label %24, !dbg !181

24:                                               ; preds = %0, %16, %18
  %25 = phi i32 [ %23, %18 ], [ %17, %16 ], [ %15, %0 ], !dbg !182
  %26 = add nsw i32 %13, %12, !dbg !183
  %27 = add nsw i32 %26, %25, !dbg !184
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9, !dbg !185
  ret i32 %27, !dbg !186
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nofree nounwind
declare !dbg !187 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!55, !56, !57, !58, !59, !60, !61}
!llvm.ident = !{!62}
!llvm.errno.tbaa = !{!63}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 3, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "p.c", directory: "/tmp/llimport", checksumkind: CSK_MD5, checksum: "6ce8c441cc2a53afd69df951e26719e4")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 3, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 3)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "names", scope: !14, file: !2, line: 3, type: !51, isLocal: false, isDefinition: true)
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !15, splitDebugInlining: false, nameTableKind: None)
!15 = !{!0, !7, !12, !16, !21, !23, !25, !33, !38}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "table", scope: !14, file: !2, line: 4, type: !18, isLocal: false, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 192, elements: !20)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!6, !11}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "weak", scope: !14, file: !2, line: 5, type: !19, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "local", scope: !14, file: !2, line: 6, type: !19, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "ops", scope: !14, file: !2, line: 8, type: !27, isLocal: false, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 64, elements: !31)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DISubroutineType(types: !30)
!30 = !{!19, !19, !19}
!31 = !{!32}
!32 = !DISubrange(count: 1)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 7)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "nodes", scope: !14, file: !2, line: 2, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 1024, elements: !49)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 1, size: 256, elements: !42)
!42 = !{!43, !44, !46, !47}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !41, file: !2, line: 1, baseType: !19, size: 32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !41, file: !2, line: 1, baseType: !45, size: 64, offset: 64)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !41, file: !2, line: 1, baseType: !45, size: 64, offset: 128)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !41, file: !2, line: 1, baseType: !48, size: 64, offset: 192)
!48 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!49 = !{!50}
!50 = !DISubrange(count: 4)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 128, elements: !5)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !53)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!55 = !{i32 7, !"Dwarf Version", i32 5}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 8, !"PIC Level", i32 2}
!59 = !{i32 7, !"PIE Level", i32 2}
!60 = !{i32 7, !"uwtable", i32 2}
!61 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!62 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!63 = !{!64, !64, i64 0}
!64 = !{!"int", !65, i64 0}
!65 = !{!"omnipotent char", !66, i64 0}
!66 = !{!"Simple C/C++ TBAA"}
!67 = distinct !DISubprogram(name: "add", scope: !2, file: !2, line: 7, type: !29, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !68, keyInstructions: true)
!68 = !{!69, !70}
!69 = !DILocalVariable(name: "a", arg: 1, scope: !67, file: !2, line: 7, type: !19)
!70 = !DILocalVariable(name: "b", arg: 2, scope: !67, file: !2, line: 7, type: !19)
!71 = !DILocation(line: 0, scope: !67)
!72 = !DILocation(line: 7, column: 41, scope: !67, atomGroup: 1, atomRank: 2)
!73 = !DILocation(line: 7, column: 32, scope: !67, atomGroup: 1, atomRank: 1)
!74 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 10, type: !75, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !77, keyInstructions: true)
!75 = !DISubroutineType(types: !76)
!76 = !{!19, !45}
!77 = !{!78}
!78 = !DILocalVariable(name: "n", arg: 1, scope: !74, file: !2, line: 10, type: !45)
!79 = !DILocation(line: 0, scope: !74)
!80 = !DILocation(line: 10, column: 34, scope: !74, atomGroup: 2, atomRank: 2)
!81 = !DILocation(line: 10, column: 34, scope: !74, atomGroup: 2, atomRank: 1)
!82 = !DILocation(line: 10, column: 41, scope: !74)
!83 = !{!84, !64, i64 0}
!84 = !{!"node", !64, i64 0, !85, i64 8, !85, i64 16, !87, i64 24}
!85 = !{!"p1 _ZTS4node", !86, i64 0}
!86 = !{!"any pointer", !65, i64 0}
!87 = !{!"double", !65, i64 0}
!88 = !DILocation(line: 10, column: 54, scope: !74)
!89 = !{!84, !85, i64 8}
!90 = !DILocation(line: 10, column: 47, scope: !74)
!91 = !DILocation(line: 10, column: 45, scope: !74)
!92 = !DILocation(line: 10, column: 69, scope: !74)
!93 = !{!84, !85, i64 16}
!94 = !DILocation(line: 10, column: 60, scope: !74)
!95 = !DILocation(line: 10, column: 62, scope: !74)
!96 = !DILocation(line: 10, column: 27, scope: !74, atomGroup: 1, atomRank: 1)
!97 = distinct !DISubprogram(name: "dot", scope: !2, file: !2, line: 11, type: !98, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !104, keyInstructions: true)
!98 = !DISubroutineType(types: !99)
!99 = !{!100, !101, !101, !19}
!100 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!101 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !102)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !100)
!104 = !{!105, !106, !107, !108, !109}
!105 = !DILocalVariable(name: "a", arg: 1, scope: !97, file: !2, line: 11, type: !101)
!106 = !DILocalVariable(name: "b", arg: 2, scope: !97, file: !2, line: 11, type: !101)
!107 = !DILocalVariable(name: "n", arg: 3, scope: !97, file: !2, line: 11, type: !19)
!108 = !DILocalVariable(name: "s", scope: !97, file: !2, line: 12, type: !100)
!109 = !DILocalVariable(name: "i", scope: !110, file: !2, line: 13, type: !19)
!110 = distinct !DILexicalBlock(scope: !97, file: !2, line: 13, column: 3)
!111 = !DILocation(line: 0, scope: !97)
!112 = !DILocation(line: 0, scope: !110)
!113 = !DILocation(line: 13, column: 21, scope: !114, atomGroup: 10, atomRank: 1)
!114 = distinct !DILexicalBlock(scope: !110, file: !2, line: 13, column: 3)
!115 = !DILocation(line: 13, column: 3, scope: !110, atomGroup: 11, atomRank: 1)
!116 = !DILocation(line: 13, column: 21, scope: !114, atomGroup: 3, atomRank: 1)
!117 = !DILocation(line: 13, column: 3, scope: !110)
!118 = !DILocation(line: 14, column: 3, scope: !97, atomGroup: 9, atomRank: 1)
!119 = !DILocation(line: 13, column: 36, scope: !114)
!120 = !{!121, !121, i64 0}
!121 = !{!"float", !65, i64 0}
!122 = !DILocation(line: 13, column: 43, scope: !114)
!123 = !DILocation(line: 13, column: 33, scope: !114, atomGroup: 5, atomRank: 2)
!124 = !DILocation(line: 13, column: 27, scope: !114, atomGroup: 6, atomRank: 2)
!125 = !DILocation(line: 13, column: 3, scope: !110, atomGroup: 4, atomRank: 1)
!126 = distinct !{!126, !117, !127, !128, !129}
!127 = !DILocation(line: 13, column: 46, scope: !110)
!128 = !{!"llvm.loop.mustprogress"}
!129 = !{!"llvm.loop.unroll.disable"}
!130 = distinct !DISubprogram(name: "choose", scope: !2, file: !2, line: 16, type: !29, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !131, keyInstructions: true)
!131 = !{!132, !133}
!132 = !DILocalVariable(name: "c", arg: 1, scope: !130, file: !2, line: 16, type: !19)
!133 = !DILocalVariable(name: "x", arg: 2, scope: !130, file: !2, line: 16, type: !19)
!134 = !DILocation(line: 0, scope: !130)
!135 = !DILocation(line: 17, column: 3, scope: !130, atomGroup: 1, atomRank: 1)
!136 = !DILocation(line: 19, column: 18, scope: !137, atomGroup: 3, atomRank: 2)
!137 = distinct !DILexicalBlock(scope: !130, file: !2, line: 17, column: 14)
!138 = !DILocation(line: 19, column: 11, scope: !137, atomGroup: 3, atomRank: 1)
!139 = !DILocation(line: 20, column: 19, scope: !137)
!140 = !{!86, !86, i64 0}
!141 = !DILocation(line: 20, column: 29, scope: !137)
!142 = !DILocation(line: 20, column: 19, scope: !137, atomGroup: 4, atomRank: 2)
!143 = !DILocation(line: 20, column: 12, scope: !137, atomGroup: 4, atomRank: 1)
!144 = !DILocation(line: 0, scope: !137)
!145 = !DILocation(line: 22, column: 1, scope: !130, atomGroup: 5, atomRank: 1)
!146 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 23, type: !147, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !149, keyInstructions: true)
!147 = !DISubroutineType(types: !148)
!148 = !{!19}
!149 = !{!150, !151}
!150 = !DILocalVariable(name: "y", scope: !146, file: !2, line: 24, type: !19)
!151 = !DILocalVariable(name: "copy", scope: !146, file: !2, line: 26, type: !41)
!152 = distinct !DIAssignID()
!153 = !DILocation(line: 0, scope: !146)
!154 = !DILocation(line: 25, column: 49, scope: !146)
!155 = !DILocation(line: 25, column: 3, scope: !146, atomGroup: 1, atomRank: 1)
!156 = !{i64 745}
!157 = !DILocation(line: 26, column: 3, scope: !146)
!158 = !DILocation(line: 26, column: 30, scope: !146)
!159 = !DILocation(line: 26, column: 22, scope: !146)
!160 = !DILocation(line: 26, column: 22, scope: !146, atomGroup: 3, atomRank: 1)
!161 = !{i64 0, i64 4, !63, i64 8, i64 8, !162, i64 16, i64 8, !162, i64 24, i64 8, !163}
!162 = !{!85, !85, i64 0}
!163 = !{!87, !87, i64 0}
!164 = distinct !DIAssignID()
!165 = !DILocation(line: 27, column: 36, scope: !146)
!166 = !DILocation(line: 27, column: 28, scope: !146)
!167 = !{!168, !168, i64 0}
!168 = !{!"p1 omnipotent char", !86, i64 0}
!169 = !DILocation(line: 27, column: 42, scope: !146)
!170 = !DILocation(line: 27, column: 10, scope: !146)
!171 = !DILocation(line: 27, column: 56, scope: !146, atomGroup: 5, atomRank: 2)
!172 = !DILocation(line: 27, column: 115, scope: !146)
!173 = !DILocation(line: 0, scope: !130, inlinedAt: !174)
!174 = distinct !DILocation(line: 27, column: 105, scope: !146)
!175 = !DILocation(line: 17, column: 3, scope: !130, inlinedAt: !174, atomGroup: 1, atomRank: 1)
!176 = !DILocation(line: 19, column: 18, scope: !137, inlinedAt: !174, atomGroup: 3, atomRank: 2)
!177 = !DILocation(line: 19, column: 11, scope: !137, inlinedAt: !174, atomGroup: 3, atomRank: 1)
!178 = !DILocation(line: 20, column: 19, scope: !137, inlinedAt: !174)
!179 = !DILocation(line: 20, column: 29, scope: !137, inlinedAt: !174)
!180 = !DILocation(line: 20, column: 19, scope: !137, inlinedAt: !174, atomGroup: 4, atomRank: 2)
!181 = !DILocation(line: 20, column: 12, scope: !137, inlinedAt: !174, atomGroup: 4, atomRank: 1)
!182 = !DILocation(line: 0, scope: !137, inlinedAt: !174)
!183 = !DILocation(line: 27, column: 54, scope: !146)
!184 = !DILocation(line: 27, column: 103, scope: !146, atomGroup: 6, atomRank: 2)
!185 = !DILocation(line: 28, column: 1, scope: !146)
!186 = !DILocation(line: 27, column: 3, scope: !146, atomGroup: 6, atomRank: 1)
!187 = !DISubprogram(name: "printf", scope: !2, file: !2, line: 9, type: !188, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!188 = !DISubroutineType(types: !189)
!189 = !{!19, !53, null}
