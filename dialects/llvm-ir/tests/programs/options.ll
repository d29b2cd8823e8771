%pair = type { i32, %inner }
%inner = type <{ i8, ptr }>
%opaque = type opaque

@pair = global %pair zeroinitializer
@opaque = external global %opaque

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.lifetime.end.p0(ptr)

define i32 @f(ptr %p) !dbg !5 {
  %a = alloca %pair
  call void @llvm.lifetime.start.p0(ptr nonnull %a)
  %1 = load i32, ptr %p, !range !12
  %2 = call i32 @llvm.smax.i32(i32 %1, i32 3)
  call void @llvm.lifetime.end.p0(ptr nonnull %a)
    #dbg_value(!DIArgList(i32 %1, i32 %2), !13, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !14)
    #dbg_value(i32 %2, !13, !DIExpression(), !14)
  ret i32 %2
}

declare i32 @llvm.smax.i32(i32, i32)

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !2, line: 1, size: 64, elements: !7)
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 2, type: !6, unit: !1, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !8)
!7 = !{!9, !10}
!8 = !{!3, !4}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !3, size: 32)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !3, size: 32, offset: 32)
!12 = !{i32 0, i32 100}
!13 = !DILocalVariable(name: "x", scope: !5, file: !2, line: 3, type: !3)
!14 = !DILocation(line: 3, column: 1, scope: !5)
