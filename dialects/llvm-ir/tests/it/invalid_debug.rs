//! Debug information that LLVM's verifier refuses is dropped with a warning that gives the reason.

use oracle::Oracle;

const SOURCE: &str = r#"@g = global i32 0, !dbg !10
define i32 @f(i32 %a) !dbg !5 {
    #dbg_value(i32 %a, !13, !DIExpression(), !7)
  %b = add i32 %a, 1, !dbg !7
  ret i32 %b, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !8)
!7 = !DILocation(line: 1, scope: !5)
!8 = !{!9, !9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 1, type: !9, isLocal: false, isDefinition: true)
!13 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 1, type: !9)
!14 = distinct !DISubprogram(name: "h", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
"#;

/// A change of the source, and the reason that LLVM gives.
const CASES: &[(&str, &str, &str)] = &[
    ("!llvm.module.flags = !{!2}\n", "", "invalid version (0)"),
    ("i32 3}", "i32 2}", "invalid version (2)"),
    ("!llvm.dbg.cu = !{!0}\n", "", "DICompileUnit not listed in llvm.dbg.cu"),
    (
        "%b = add i32 %a, 1, !dbg !7",
        "%b = call i32 @f(i32 %a)",
        "inlinable function call in a function with debug info must have a !dbg location",
    ),
    (
        "%b = add i32 %a, 1, !dbg !7",
        "%b = add i32 %a, 1, !dbg !DILocation(line: 1, scope: !14)",
        "!dbg attachment points at wrong subprogram for function",
    ),
    (
        "unit: !0, spFlags: DISPFlagDefinition)\n!6",
        "spFlags: DISPFlagDefinition)\n!6",
        "subprogram definitions must have a compile unit",
    ),
    (
        "type: !6, unit: !0, spFlags: DISPFlagDefinition)\n!6",
        "type: !1, unit: !0, spFlags: DISPFlagDefinition)\n!6",
        "invalid subroutine type",
    ),
    ("!{!9, !9}", "!{!1, !9}", "invalid subroutine type ref"),
    ("!DIBasicType(", "!DIBasicType(tag: DW_TAG_member, ", "invalid tag"),
    ("!{!9, !9}", "!{!DIDerivedType(tag: DW_TAG_base_type, baseType: !9)}", "invalid tag"),
    ("!{!9, !9}", "!{!DICompositeType(tag: DW_TAG_base_type, size: 3)}", "invalid tag"),
    (
        "!{!9, !9}",
        "!{!DICompositeType(tag: DW_TAG_class_type, flags: DIFlagReservedBit4)}",
        "DIBlockByRefStruct on DICompositeType is no longer supported",
    ),
    (
        "!{!9, !9}",
        "!{!DICompositeType(tag: DW_TAG_class_type, flags: DIFlagLValueReference | DIFlagRValueReference)}",
        "invalid reference flags",
    ),
    (
        "!{!9, !9}",
        "!{!DICompositeType(tag: DW_TAG_array_type, baseType: !9, elements: !{!DISubrange(count: 3, upperBound: 4)})}",
        "Subrange can have any one of count or upperBound",
    ),
    (
        "directory: \"b\"",
        "directory: \"b\", checksumkind: CSK_MD5, checksum: \"12\"",
        "invalid checksum length",
    ),
    (
        "!{!9, !9}",
        "!{!DICompositeType(tag: DW_TAG_array_type, flags: DIFlagVector, elements: !{})}",
        "invalid vector, expected one element of type subrange",
    ),
    ("!{!9, !9}", "!{!DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1)}", "invalid base type"),
    ("!dbg !5 {", "!dbg !9 {", "function !dbg attachment must be a subprogram"),
    ("filename: \"a\"", "filename: \"\"", "invalid filename"),
    ("scope: !5)\n!8", "scope: !DILexicalBlock(scope: !1, file: !1, line: 1))\n!8", "invalid local scope"),
    ("scope: !5)\n!8", "scope: !1)\n!8", "location requires a valid scope"),
    (
        "!llvm.dbg.cu",
        "define void @k() !dbg !5 { ret void }\n!llvm.dbg.cu",
        "DISubprogram attached to more than one function",
    ),
    (
        "!llvm.dbg.cu",
        "declare !dbg !14 void @k()\n!llvm.dbg.cu",
        "function declaration may only have a unique !dbg attachment",
    ),
    ("name: \"x\", scope: !5", "name: \"x\", scope: !1", "local variable requires a valid scope"),
    ("i32 %a, !13,", "i32 %a, !9,", "invalid #dbg record variable"),
    (
        "!DIExpression(), !7)",
        "!DIExpression(), !DILocation(line: 1, scope: !14))",
        "mismatched subprogram between #dbg record variable and DILocation",
    ),
    (
        "!DIExpression(), !7)",
        "!DIExpression(DW_OP_LLVM_fragment, 0, 64), !7)",
        "fragment is larger than or outside of variable",
    ),
    ("line: 1, type: !9, isLocal", "line: 1, isLocal", "missing global variable type"),
    ("add i32 %a, 1, !dbg !7", "add i32 %a, 1, !dbg !9", "invalid !dbg metadata attachment"),
];

fn changed(from: &str, to: &str) -> String {
    assert!(SOURCE.contains(from), "{from}");
    SOURCE.replacen(from, to, 1)
}

#[test]
fn invalid_debug_information_is_dropped_with_its_reason() {
    let (text, warnings) = crate::import::imported_with_locations(SOURCE);
    let text = text.expect("the source is LLVM IR");
    assert!(text.contains("di_subprogram") && warnings.is_empty(), "{text}{warnings:?}");
    for (from, to, reason) in CASES {
        let source = changed(from, to);
        let (text, warnings) = crate::import::imported_with_locations(&source);
        let text = text.expect("the source is LLVM IR");
        assert!(!text.contains("llvm.di_"), "{from} to {to}: {text}");
        let [warning] = warnings.as_slice() else { panic!("{from} to {to}: {warnings:?}") };
        assert!(warning.contains("ignoring ") && warning.ends_with(reason), "{from} to {to}: {warning}");
    }
}

#[test]
fn invalid_debug_information_is_dropped_by_mlir_translate() {
    let Some(oracle) = Oracle::find() else { return };
    for (from, to, _) in CASES.iter().copied().chain([("", "", "")]) {
        let source = changed(from, to);
        let flags = ["--import-llvm", "--mlir-print-debuginfo"];
        let theirs = crate::run_oracle(&oracle, &flags, source.as_bytes()).expect("mlir-translate reads it");
        let (ours, _) = crate::import::imported_with_locations(&source);
        assert_eq!(ours, Ok(theirs), "{from} to {to}");
    }
}
