//! Programs and their LLVM IR, which mlir-translate confirms where it is installed.

use oracle::Oracle;

const PROGRAMS: &[(&str, &str, &str)] = &[
    ("constants", include_str!("../programs/constants.mlir"), include_str!("../programs/constants.ll")),
    ("addresses", include_str!("../programs/addresses.mlir"), include_str!("../programs/addresses.ll")),
    (
        "instructions",
        include_str!("../programs/instructions.mlir"),
        include_str!("../programs/instructions.ll"),
    ),
    (
        "control_flow",
        include_str!("../programs/control_flow.mlir"),
        include_str!("../programs/control_flow.ll"),
    ),
    ("symbols", include_str!("../programs/symbols.mlir"), include_str!("../programs/symbols.ll")),
    (
        "program_space",
        include_str!("../programs/program_space.mlir"),
        include_str!("../programs/program_space.ll"),
    ),
    ("folds", include_str!("../programs/folds.mlir"), include_str!("../programs/folds.ll")),
    ("details", include_str!("../programs/details.mlir"), include_str!("../programs/details.ll")),
    (
        "debug_and_memory",
        include_str!("../programs/debug_and_memory.mlir"),
        include_str!("../programs/debug_and_memory.ll"),
    ),
];

#[test]
fn programs_have_their_stored_text() {
    for (name, source, expected) in PROGRAMS {
        let outcome = crate::translate(source);
        assert_eq!(outcome.errors, "", "{name}");
        assert_eq!(outcome.output, *expected, "{name}");
    }
}

#[test]
fn stored_texts_are_those_of_mlir_translate() {
    let Some(oracle) = Oracle::find() else { return };
    for (name, source, expected) in PROGRAMS {
        assert_eq!(crate::theirs(&oracle, source).as_deref(), Some(*expected), "{name}");
    }
}

/// Each structure has the one before it twice: a walk that visits shared elements again does not end.
#[test]
fn structures_that_share_elements_are_visited_once() {
    let mut source = "!s0 = !llvm.struct<\"s0\", (i32, i32)>\n".to_owned();
    for level in 1..=40 {
        let below = level - 1;
        source += &format!("!s{level} = !llvm.struct<\"s{level}\", (!s{below}, !s{below})>\n");
    }
    source += "llvm.mlir.global external @g() : !s40
llvm.func @f(%p: !llvm.ptr, %i: i64) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !s40
  llvm.return %0 : !llvm.ptr
}
";
    let outcome = crate::translate(&source);
    assert_eq!(outcome.errors, "");
    assert!(outcome.output.contains("@g = external global %s40"), "{}", outcome.output);
    if let Some(oracle) = Oracle::find() {
        assert_eq!(crate::theirs(&oracle, &source).as_deref(), Some(&*outcome.output));
    }
}
