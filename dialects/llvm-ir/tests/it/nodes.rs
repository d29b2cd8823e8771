//! Specialized nodes of metadata: the same fields, kinds of values and errors as in LLVM.

use std::fmt::Write as _;

use oracle::{Oracle, is_whole};

#[rustfmt::skip]
const NODES: &[&str] = &[
    "DILocation", "DIAssignID", "GenericDINode", "DISubrangeType", "DISubrange", "DIGenericSubrange", "DIEnumerator",
    "DIBasicType", "DIFixedPointType", "DIStringType", "DIDerivedType", "DICompositeType", "DISubroutineType",
    "DIFile", "DICompileUnit", "DISubprogram", "DILexicalBlock", "DILexicalBlockFile", "DICommonBlock",
    "DINamespace", "DIMacro", "DIMacroFile", "DIModule", "DITemplateTypeParameter", "DITemplateValueParameter",
    "DIGlobalVariable", "DILocalVariable", "DILabel", "DIGlobalVariableExpression", "DIObjCProperty",
    "DIImportedEntity", "DINode", "DIExpression",
];

#[rustfmt::skip]
const FIELDS: &[&str] = &[
    "line", "column", "scope", "inlinedAt", "isImplicitCode", "atomGroup", "atomRank", "tag", "header", "operands",
    "name", "file", "baseType", "size", "align", "flags", "lowerBound", "upperBound", "stride", "bias", "count",
    "value", "isUnsigned", "dataSize", "encoding", "num_extra_inhabitants", "kind", "factor", "numerator",
    "denominator", "stringLength", "stringLengthExpression", "stringLocationExpression", "offset", "extraData",
    "dwarfAddressSpace", "annotations", "ptrAuthKey", "ptrAuthIsAddressDiscriminated", "ptrAuthExtraDiscriminator",
    "ptrAuthIsaPointer", "ptrAuthAuthenticatesNullValues", "elements", "runtimeLang", "enumKind", "vtableHolder",
    "templateParams", "identifier", "discriminator", "dataLocation", "associated", "allocated", "rank",
    "specification", "bitStride", "cc", "types", "filename", "directory", "checksumkind", "checksum", "source",
    "language", "sourceLanguageName", "sourceLanguageVersion", "producer", "isOptimized", "runtimeVersion",
    "splitDebugFilename", "emissionKind", "enums", "retainedTypes", "globals", "imports", "macros", "dwoId",
    "splitDebugInlining", "debugInfoForProfiling", "nameTableKind", "rangesBaseAddress", "sysroot", "sdk", "dialect",
    "linkageName", "type", "isLocal", "isDefinition", "scopeLine", "containingType", "virtuality", "virtualIndex",
    "thisAdjustment", "spFlags", "unit", "declaration", "retainedNodes", "thrownTypes", "targetFuncName",
    "keyInstructions", "exportSymbols", "nodes", "configMacros", "includePath", "apinotes", "isDecl", "defaulted",
    "arg", "isArtificial", "coroSuspendIdx", "var", "expr", "setter", "getter", "attributes", "entity",
];

#[rustfmt::skip]
const VALUES: &[&str] = &[
    "3", "-3", "0", "255", "256", "65535", "65536", "4294967295", "4294967296", "-2147483649",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "18446744073709551616", "99999999999999999999999999999999999999999999", "u0x7", "s0x7",
    "0x7", "1.5", "true", "false", "null", "\"a\"", "\"\"", "!\"a\"", "!{}", "i64 7", "i32 0", "ptr null",
    "{null, !{}}", "{}", "foo", "(", ",", "3 | 4", "distinct !{}", "!DIFile(filename: \"a\", directory: \"b\")",
    "!DIFoo()", "!DIExpression(DW_OP_deref)", "DW_TAG_member", "DW_TAG_bad", "DW_TAG_member | 3", "DW_ATE_float",
    "DW_ATE_bad", "DW_LANG_C", "DW_LANG_bad", "DW_LNAME_Metal", "DW_LNAME_Hylo", "DW_LNAME_bad", "DW_CC_nocall",
    "DW_CC_bad", "DW_MACINFO_undef", "DW_MACINFO_vendor_ext", "DW_MACINFO_bad", "DW_VIRTUALITY_virtual",
    "DW_VIRTUALITY_bad", "DW_APPLE_ENUM_KIND_Open", "DW_APPLE_ENUM_KIND_bad", "DW_OP_deref", "DIFlagPublic",
    "DIFlagPublic | DIFlagVector | 4", "DIFlagZero", "DIFlagBad", "4 | DIFlagPublic | -1", "DISPFlagPure",
    "DISPFlagZero", "DISPFlagBad", "DISPFlagPure | 8", "CSK_MD5", "CSK_SHA256", "CSK_bad", "FullDebug", "NoDebug",
    "GNU", "Default", "Apple", "None", "Binary", "Rational", "Decimal",
];

/// Errors of the values of types inside of fields.
const INNER: [&str; 2] = ["expected type", "expected value token"];

/// Fields that nodes require together, or whole nodes.
#[rustfmt::skip]
const TEXTS: &[&str] = &[
    "DISubrange()", "DISubrange(count: 3,)", "DISubrange(count: 3 count: 3)", "DISubrange(,)", "DISubrange(3)",
    "DISubrange", "DISubrange(\"count\": -1)", "DISubrange(count: -2)", "DISubrange(count: 3, lowerBound: 1, count: 3)",
    "DIFile(filename: \"a\", directory: \"b\", checksum: \"c\")",
    "DIFile(filename: \"a\", directory: \"b\", checksumkind: CSK_SHA1)", "DIFile(filename: \"a\")",
    "DIFile(filename: \"a\", directory: \"b\", checksumkind: CSK_SHA1, checksum: \"c\", source: \"\")",
    "DIEnumerator(name: \"a\", value: -3, isUnsigned: true)", "DIEnumerator(name: \"a\", value: -3)",
    "DIEnumerator(name: \"a\", value: 340282366920938463463374607431768211456)",
    "DICompileUnit(file: !{})", "DICompileUnit(file: !{}, language: 3, sourceLanguageName: 3)",
    "DICompileUnit(file: !{}, language: 3, sourceLanguageVersion: 3)",
    "DICompileUnit(file: !{}, sourceLanguageName: 3, sourceLanguageVersion: 3)", "DICompileUnit(language: 3)",
    "DISubprogram()", "DISubprogram(isDefinition: false)", "DISubprogram(spFlags: 0)",
    "DISubprogram(spFlags: DISPFlagDefinition)", "DISubprogram(isDefinition: true, spFlags: 0)",
    "DIMacro(type: DW_MACINFO_define, line: 3, name: \"a\", value: \"b\")",
    "DILabel(scope: !{}, name: \"a\", file: !{})", "DILabel(scope: !{}, name: \"a\", file: !{}, line: 3)",
    "DIExpression()", "DIExpression(DW_OP_plus, DW_ATE_float, 3)", "DIExpression(-3)", "DIExpression(foo)",
    "DIExpression(DW_OP_bad)", "DIExpression(DW_ATE_bad)", "DIExpression(18446744073709551616)",
    "DIExpression(3 4)", "DIExpression(3,)", "DIExpression(u0x7)", "DIExpression(\"a\")", "DIArgList()", "foo", "DI",
    "{distinct !{}}", "{!DIAssignID()}", "{!DIFile()}",
];

/// The errors of mlir-translate for definitions: the column and the text, or none.
fn errors_of_oracle(oracle: &Oracle, definitions: &[String]) -> Vec<Option<(usize, String)>> {
    let name = format!("rtblgen-nodes-{}-{}.ll", std::process::id(), definitions.len());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, definitions.join("; // -----\n")).expect("the file can be written");
    let flags = ["--import-llvm", "--split-input-file=; // -----"];
    let output = oracle.tool("mlir-translate").args(flags).arg(&path).output().expect("it runs");
    std::fs::remove_file(&path).expect("the file can be removed");
    let mut errors = vec![None; definitions.len()];
    for line in String::from_utf8_lossy(&output.stderr).lines() {
        // The first split starts in the line 1, and the others at the mark before them.
        let Some((_, rest)) = line.split_once("within split at ") else { continue };
        let Some((place, message)) = rest.split_once(": error: ") else { continue };
        let mut parts = place.rsplit(':');
        let column = parts.next().and_then(|column| column.parse().ok()).expect("a column");
        let start = place.split(" offset").next().and_then(|start| start.rsplit(':').next());
        let start: usize = start.and_then(|start| start.parse().ok()).expect("a line");
        errors[start / 2].get_or_insert((column, message.to_owned()));
    }
    errors
}

fn errors_of_import(definitions: &[String]) -> Vec<Option<(usize, String)>> {
    let context = crate::import::context();
    let error_of = |definition: &String| {
        let errors = rtblgen_llvm_ir::from_llvm_ir(&context, definition, "a.ll").err()?;
        let text = errors.iter().next().expect("there is an error").to_string();
        let (place, message) = text.split_once(": error: ").expect("it has a place");
        let column = place.rsplit(':').next().and_then(|column| column.parse().ok()).expect("a column");
        Some((column, message.lines().next().unwrap_or_default().to_owned()))
    };
    definitions.iter().map(error_of).collect()
}

/// Compares the errors, and returns those of LLVM. The texts of errors of values, and of a kind of checksum
/// that is not a word, are others.
fn compare(oracle: &Oracle, definitions: &[String]) -> Vec<Option<(usize, String)>> {
    let (theirs, ours) = (errors_of_oracle(oracle, definitions), errors_of_import(definitions));
    let mut differences = String::new();
    for ((definition, theirs), ours) in definitions.iter().zip(&theirs).zip(&ours) {
        let is_same = match (theirs, ours) {
            (Some((_, theirs)), Some((_, ours))) if theirs.starts_with("invalid checksum kind") => {
                ours.starts_with("invalid checksum kind")
            }
            (Some((place, theirs)), Some((own, ours))) if INNER.contains(&theirs.as_str()) => {
                place == own && ours.starts_with("expected ")
            }
            _ => theirs == ours,
        };
        if !is_same {
            let _ = writeln!(differences, "{definition}  theirs {theirs:?}\n  ours {ours:?}");
        }
    }
    assert!(differences.is_empty(), "{differences}");
    theirs
}

#[test]
fn fields_of_nodes_are_those_of_llvm() {
    let Some(oracle) = Oracle::find() else { return };
    let pairs: Vec<(&str, &str)> =
        NODES.iter().flat_map(|node| FIELDS.iter().map(move |field| (*node, *field))).collect();
    let with =
        |(node, field): (&str, &str), value: &str| format!("!0 = distinct !{node}({field}: {value})\n");
    let definitions: Vec<String> = pairs.iter().map(|pair| with(*pair, "3")).collect();
    let errors = compare(&oracle, &definitions);
    let exists =
        |error: &Option<(usize, String)>| error.as_ref().is_none_or(|(column, _)| *column > "!0 = !".len());
    let is_field = |error: &Option<(usize, String)>| {
        exists(error) && error.as_ref().is_none_or(|(_, message)| !message.starts_with("invalid field"))
    };
    let known: Vec<(&str, &str)> =
        pairs.iter().zip(&errors).filter(|(_, error)| is_field(error)).map(|(pair, _)| *pair).collect();
    assert!(known.len() > 200, "{}", known.len());
    let definitions = known.iter().flat_map(|pair| VALUES.iter().map(|value| with(*pair, value)));
    // A usual run tries each value with some of the fields. The step has no factor in common with the number of values.
    assert!(!VALUES.len().is_multiple_of(7));
    let definitions: Vec<String> = definitions.step_by(if is_whole() { 1 } else { 7 }).collect();
    compare(&oracle, &definitions);
}

/// The names of LLVM's header: how the header starts their lines, and a node with a name.
const NAMES: [(&str, &str, &str); 8] = [
    ("Dwarf", "HANDLE_DW_TAG", "DITemplateValueParameter(value: !{}, tag: DW_TAG_"),
    ("Dwarf", "HANDLE_DW_ATE", "DIBasicType(encoding: DW_ATE_"),
    ("Dwarf", "HANDLE_DW_LANG", "DICompositeType(tag: 1, runtimeLang: DW_LANG_"),
    ("Dwarf", "HANDLE_DW_LNAME", "DICompileUnit(file: !{}, sourceLanguageName: DW_LNAME_"),
    ("Dwarf", "HANDLE_DW_CC", "DISubroutineType(types: null, cc: DW_CC_"),
    ("Dwarf", "HANDLE_DW_OP", "DIExpression(DW_OP_"),
    ("../IR/DebugInfoFlags", "HANDLE_DI_FLAG", "DIBasicType(flags: DIFlag"),
    ("../IR/DebugInfoFlags", "HANDLE_DISP_FLAG", "DISubprogram(spFlags: DISPFlag"),
];

#[test]
fn names_of_numbers_are_those_of_llvm() {
    let Some(oracle) = Oracle::find() else { return };
    let mut definitions = Vec::new();
    for (file, start, node) in NAMES {
        let path = oracle.include_dir().join(format!("llvm/BinaryFormat/{file}.def"));
        let Ok(text) = std::fs::read_to_string(path) else { return };
        let lines =
            text.lines().filter_map(|line| line.strip_prefix(start)?.strip_prefix('(')?.split_once(", "));
        let names = lines.filter_map(|(_, rest)| rest.split([',', ')']).next());
        definitions.extend(names.map(|name| format!("!0 = distinct !{node}{})\n", name.trim())));
    }
    assert!(definitions.len() > 500, "{}", definitions.len());
    compare(&oracle, &definitions);
}

#[test]
fn nodes_are_checked_as_in_llvm() {
    let Some(oracle) = Oracle::find() else { return };
    let with = |distinct: &'static str| TEXTS.iter().map(move |text| format!("!0 = {distinct}!{text}\n"));
    let definitions: Vec<String> = with("").chain(with("distinct ")).collect();
    compare(&oracle, &definitions);
}

#[test]
fn wrong_fields_are_errors_with_their_places() {
    let cases = [
        ("DIBasicType(name: \"u\", siz: 32)", "1:30: error: invalid field 'siz'"),
        ("DISubrange(count: 1, count: 1)", "1:28: error: field 'count' cannot be specified more than once"),
        ("DIFile(filename: \"a\")", "1:27: error: missing required field 'directory'"),
        ("DIBasicType(name: 3)", "1:25: error: expected string constant"),
        ("DIBasicType(size: -5)", "1:25: error: expected unsigned integer"),
        ("DIBasicType(encoding: DW_ATE_x)", "1:29: error: invalid DWARF type attribute encoding 'DW_ATE_x'"),
        ("DIFoo(a: 3)", "1:6: error: expected metadata type"),
    ];
    for (node, expected) in cases {
        let error = crate::import::imported(&format!("!0 = !{node}")).expect_err("it is wrong");
        assert!(error.starts_with(&format!("a.ll:{expected}")), "{error}");
    }
}

/// A module whose global has a type.
fn with_type(ty: &str) -> String {
    format!(
        "@g = global i32 0, !dbg !0
!llvm.module.flags = !{{!9}}
!llvm.dbg.cu = !{{!7}}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: \"g\", scope: !7, file: !8, line: 3, type: !2)
!2 = {ty}
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !8, globals: !{{!0}}, emissionKind: FullDebug, nameTableKind: None)
!8 = !DIFile(filename: \"a\", directory: \"b\")
!9 = !{{i32 2, !\"Debug Info Version\", i32 3}}
"
    )
}

/// Each flag, but for those that composite types have with certain elements only, or no longer.
#[test]
fn flags_have_the_numbers_of_llvm() {
    let Some(oracle) = Oracle::find() else { return };
    let path = oracle.include_dir().join("llvm/IR/DebugInfoFlags.def");
    let Ok(text) = std::fs::read_to_string(path) else { return };
    let lines = text.lines().filter_map(|line| line.strip_prefix("HANDLE_DI_FLAG(")?.split_once(", "));
    let names = lines
        .filter_map(|(_, rest)| rest.split(')').next())
        .filter(|name| !["Zero", "Largest", "Vector", "ReservedBit4", "SingleInheritance"].contains(name));
    let elements: Vec<String> = names
        .map(|name| format!("!DICompositeType(tag: DW_TAG_structure_type, flags: DIFlag{name})"))
        .collect();
    assert!(elements.len() > 25);
    let ty = format!("!DICompositeType(tag: DW_TAG_structure_type, elements: !{{{}}})", elements.join(", "));
    let source = with_type(&ty);
    let theirs = crate::run_oracle(&oracle, &["--import-llvm"], source.as_bytes());
    assert_eq!(crate::import::imported(&source).ok(), theirs);
}

/// A size may be a constant. The largest number of an address space is none.
#[test]
fn numbers_are_read_in_each_form() {
    let (_, warnings) = crate::import::imported_with_locations(&with_type(
        "!DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: null, ptrAuthKey: 2)",
    ));
    let [warning] = warnings.as_slice() else { panic!("{warnings:?}") };
    assert!(
        warning.contains(":6:1: warning: the schema of a signed pointer cannot be imported"),
        "{warning}"
    );
    let members = [
        "tag: DW_TAG_member, baseType: null, size: i64 32, offset: i8 -1, align: u0x8",
        "tag: 13, baseType: null, size: 32, dwarfAddressSpace: 4294967295",
        "tag: DW_TAG_pointer_type, baseType: null, dwarfAddressSpace: 3",
    ];
    let expected = [
        "tag = DW_TAG_member, sizeInBits = 32, alignInBits = 8, offsetInBits = 255>",
        "tag = DW_TAG_member, sizeInBits = 32>",
        "tag = DW_TAG_pointer_type, dwarfAddressSpace = 3>",
    ];
    let oracle = Oracle::find();
    for (member, expected) in members.iter().zip(expected) {
        let source = with_type(&format!("!DIDerivedType({member})"));
        let ours = crate::import::imported(&source).expect("it is LLVM IR");
        assert!(ours.contains(&format!("#llvm.di_derived_type<{expected}")), "{ours}");
        if let Some(oracle) = &oracle {
            let theirs = crate::run_oracle(oracle, &["--import-llvm"], source.as_bytes());
            assert_eq!(theirs, Some(ours));
        }
    }
}
