//! `rtblgen opt`, run as a user runs it.

use crate::tool::Folder;

pub const OPS: &str = "
include \"mlir/IR/OpBase.td\"
def T_Dialect : Dialect { let name = \"t\"; let cppNamespace = \"::t\"; }
class T_Op<string name> : Op<T_Dialect, name> {
  let arguments = (ins I32:$x);
  let results = (outs I32:$y);
  let assemblyFormat = \"$x attr-dict\";
}
def T_NegOp : T_Op<\"neg\">;
def T_CopyOp : T_Op<\"copy\">;
";
pub const PATTERNS: &str = "
include \"mlir/IR/PatternBase.td\"
include \"ops.td\"
def Twice : Pat<(T_NegOp (T_NegOp $x)), (replaceWithValue $x)>;
";
pub const PROGRAM: &str = "func.func @f(%a: i32) -> i32 {
  %0 = t.copy %a
  %1 = t.neg %0
  return %1 : i32
}
";

fn example(name: &str) -> String {
    format!("{}/dynamic/examples/at-once/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn loaded_patterns_rewrite_a_program_of_a_loaded_dialect() {
    let run = Folder::new(&[]).run(&[
        "opt",
        "--dialect",
        &example("ops.td"),
        "--patterns",
        &example("fold.pdll"),
        &example("program.mlir"),
        "--canonicalize",
    ]);
    assert!(run.success, "{}", run.stderr);
    assert!(run.stdout.contains("return %arg0 : tensor<4x4xf32>"), "{}", run.stdout);
    assert!(!run.stdout.contains("shape2d.flip"), "{}", run.stdout);
}

#[test]
fn an_unknown_dialect_is_an_error_that_says_how_to_load_one() {
    let run = Folder::new(&[]).run_with_input(&["opt"], "%0 = shapes.square : i32");
    assert!(!run.success);
    assert!(run.stderr.contains("dialect 'shapes': `--dialect FILE.td` loads one"), "{}", run.stderr);
    assert_eq!(run.stderr.contains("--features core"), !cfg!(feature = "core"), "{}", run.stderr);
    // An op without a dialect is in none that could be loaded.
    let run = Folder::new(&[]).run_with_input(&["opt"], "\"square\"() : () -> ()");
    assert!(!run.success && !run.stderr.contains("dialect ''"), "{}", run.stderr);
}

#[test]
fn flags_without_an_effect_earn_warnings() {
    let folder = Folder::new(&[
        ("ops.td", OPS),
        ("rules.td", PATTERNS),
        ("empty.pdll", ""),
        ("rules.txt", PATTERNS),
        ("canonicalize.mlir", PROGRAM),
    ]);
    let warnings = |more: &[&str]| {
        let run =
            folder.run(&[&["opt", "--dialect", "ops.td", "-I", ".", "canonicalize.mlir"], more].concat());
        assert!(run.success, "{more:?}: {}", run.stderr);
        run.stderr
    };
    for (more, warning) in [
        (&["--patterns", "rules.td"][..], "which does not run: add `--canonicalize`"),
        (&["--patterns", "ops.td", "--canonicalize"], "the file `ops.td` has no pattern"),
        (&["--patterns", "empty.pdll", "--canonicalize"], "the file `empty.pdll` has no pattern"),
        (&["--conversions", "rules.td"], "read by the pass `--apply-conversions`"),
        (
            &["--conversions", "ops.td", "--apply-conversions"],
            "`ops.td` has no type conversion and no pattern",
        ),
        (&["--apply-conversions"], "`--conversions FILE.td` is not given"),
        (&["--skip-unsupported-patterns"], "`--skip-unsupported-patterns` has no effect"),
    ] {
        assert!(warnings(more).contains(warning), "{more:?}: {}", warnings(more));
    }
    assert_eq!(warnings(&["--patterns", "rules.td", "--canonicalize"]), "");
    let run = folder.run(&["opt", "--patterns", "rules.txt", "canonicalize.mlir"]);
    assert!(run.stderr.contains("`rules.txt` is no file of patterns"), "{}", run.stderr);
}

#[test]
fn patterns_that_call_native_functions_are_errors_at_the_call() {
    let rules = "#include \"ops.td\"
Constraint IsSmall(v: Value) [{ return small(v); }];
Pattern A { let r = op<t.neg>(a: Value); IsSmall(a); replace r with a; }
Pattern B { let r = op<t.copy>(a: Value); replace r with a; }
";
    let folder = Folder::new(&[("ops.td", OPS), ("rules.pdll", rules), ("program.mlir", PROGRAM)]);
    let arguments =
        ["opt", "--dialect", "ops.td", "--patterns", "rules.pdll", "program.mlir", "--canonicalize"];
    let run = folder.run(&arguments);
    let message =
        "the pattern `A` needs code: the native constraint `IsSmall` is not compiled into this program";
    assert!(!run.success && run.stdout.is_empty(), "{}", run.stdout);
    assert!(run.stderr.contains(&format!("rules.pdll:3:42: error: {message}")), "{}", run.stderr);
    assert!(run.stderr.contains("compile the file with `--gen-pdll-rewriters`"), "{}", run.stderr);
    let run = folder.run(&[&arguments[..], &["--skip-unsupported-patterns"]].concat());
    assert!(run.success && !run.stdout.contains("t.copy") && run.stdout.contains("t.neg"), "{}", run.stdout);
    assert!(run.stderr.contains(&format!("rules.pdll:3:42: warning: {message}")), "{}", run.stderr);
}

/// A rewrite that the operations do not allow is a mistake of the pattern.
#[test]
fn patterns_that_match_and_cannot_rewrite_earn_warnings() {
    let program = "func.func @f(%a: i32) -> i32 {\n  %0 = t.neg %a\n  %1 = t.copy %0\n  return %1 : i32\n}\n";
    for (rewrite, mistake) in [
        ("erase r", "it erases the operation 't.neg', whose results have uses"),
        ("replace r with (a, a)", "it replaces the operation 't.neg' by 2 values, expected 1"),
        ("replace r with r.0", "it replaces the operation 't.neg' by its own results"),
    ] {
        let rules = format!(
            "Pattern A {{ let r = op<t.neg>(a: Value) -> (t: Type); rewrite r with {{ {rewrite}; }}; }}"
        );
        let folder = Folder::new(&[("ops.td", OPS), ("rules.pdll", &rules), ("program.mlir", program)]);
        let run = folder.run(&[
            "opt",
            "--dialect",
            "ops.td",
            "--patterns",
            "rules.pdll",
            "program.mlir",
            "--canonicalize",
        ]);
        let warning = format!("program.mlir:2:8: warning: pattern 'A' matches here, but {mistake}\n");
        assert!(run.success && run.stderr.contains(&warning), "{rewrite}: {}", run.stderr);
        assert_eq!(run.stderr.matches("matches here").count(), 1, "{}", run.stderr);
    }
}

#[test]
fn files_of_pdl_name_types_of_loaded_dialects() {
    let ops = "include \"mlir/IR/OpBase.td\"
include \"mlir/IR/AttrTypeBase.td\"
def T_Dialect : Dialect { let name = \"t\"; let cppNamespace = \"::t\"; let useDefaultTypePrinterParser = 1; }
def T_Box : TypeDef<T_Dialect, \"Box\"> { let mnemonic = \"box\"; }
def T_WrapOp : Op<T_Dialect, \"wrap\"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$y); }
";
    let rules = "pdl.pattern @A : benefit(1) {
  %t = type : !t.box
  %x = operand : %t
  %r = operation \"t.wrap\"(%x : !pdl.value) -> (%t : !pdl.type)
  rewrite %r { replace %r with (%x : !pdl.value) }
}
";
    let program = "func.func @f(%a: !t.box, %b: i1) -> (!t.box, i1) {
  %0 = \"t.wrap\"(%a) : (!t.box) -> !t.box
  %1 = \"t.wrap\"(%b) : (i1) -> i1
  return %0, %1 : !t.box, i1
}
";
    let folder = Folder::new(&[("ops.td", ops), ("rules.mlir", rules), ("program.mlir", program)]);
    let run = folder.run(&[
        "opt",
        "--dialect",
        "ops.td",
        "--patterns",
        "rules.mlir",
        "program.mlir",
        "--canonicalize",
    ]);
    assert!(
        run.success && run.stdout.contains("return %arg0, %0 : !t.box, i1"),
        "{} {}",
        run.stdout,
        run.stderr
    );
}

/// Nothing else says that such a pattern does nothing.
#[test]
fn patterns_of_unregistered_operations_earn_warnings() {
    let rules = "Pattern A { let r = op<t.neg>(op<u.other>(a: Value)); replace r with a; }
Pattern B { let r = op<t.copy>(a: Value); rewrite r with { let n = op<t.none>(a) -> (type<\"i32\">); replace r with n; }; }
";
    let pdl = "pdl.pattern @C : benefit(1) { %op = operation \"u.none\" rewrite %op { erase %op } }";
    let folder = Folder::new(&[
        ("ops.td", OPS),
        ("rules.td", PATTERNS),
        ("rules.pdll", rules),
        ("rules.mlir", pdl),
        ("program.mlir", "func.func @f() { return }"),
    ]);
    let warnings = |more: &[&str]| {
        let run = folder.run(&[&["opt", "program.mlir", "-I", ".", "--canonicalize"], more].concat());
        assert!(run.success, "{more:?}: {}", run.stderr);
        run.stderr
    };
    let matched = |pattern: &str, op: &str| {
        format!("warning: the pattern `{pattern}` never applies: the operation `{op}` is not registered\n")
    };
    let pdll = ["--dialect", "ops.td", "--patterns", "rules.pdll"];
    let made =
        "rules.pdll:2:68: warning: the pattern `B` makes the operation `t.none`, which is not registered\n";
    assert_eq!(warnings(&pdll), format!("rules.pdll:1:31: {}{made}", matched("A", "u.other")));
    // The dialect `t` is registered, and `u` may be any.
    assert_eq!(warnings(&[&pdll[..], &["--allow-unregistered-dialect"]].concat()), made);
    assert_eq!(
        warnings(&["--patterns", "rules.mlir", "--canonicalize"]),
        format!("rules.mlir:1:37: {}", matched("C", "u.none"))
    );
    let drr = warnings(&["--patterns", "rules.td"]);
    assert!(drr.starts_with("rules.td:") && drr.ends_with("is not registered\n"), "{drr}");
    assert_eq!(warnings(&["--patterns", "rules.td", "--dialect", "ops.td"]), "");
}

/// A constraint of a pattern may have no value for its arguments, such as a division by zero: the pattern does not apply.
#[test]
fn constraints_without_a_value_earn_a_warning() {
    let ops = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def T_Op : Op<T_Dialect, "op"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$y); }
def Even : Constraint<CPred<"8 / ($0.ty().shape().len() as i64) == 4">, "even">;
def Drop : Pat<(T_Op $x), (replaceWithValue $x), [(Even $x)]>;
"#;
    let program = |ty: &str| {
        format!(
            "func.func @f(%x: {ty}) -> {ty} {{\n  %y = \"t.op\"(%x) : ({ty}) -> {ty}\n  return %y : {ty}\n}}\n"
        )
    };
    let (even, other) = (program("tensor<1x1xi8>"), program("tensor<i8>"));
    let folder = Folder::new(&[("ops.td", ops), ("even.mlir", &even), ("other.mlir", &other)]);
    let flags = ["opt", "--dialect", "ops.td", "--patterns", "ops.td", "--canonicalize"];
    let [even, other] =
        ["even.mlir", "other.mlir"].map(|program| folder.run(&[&flags[..], &[program]].concat()));
    assert!(even.success && !even.stdout.contains("t.op"), "{}{}", even.stderr, even.stdout);
    let message = "other.mlir:1:14: warning: `Even` (ops.td:6) has no value for these arguments: the pattern does not apply to them\n";
    assert!(other.success && other.stderr.starts_with(message), "{}", other.stderr);
    assert!(other.stdout.contains("t.op"), "{}", other.stdout);
}

/// Patterns that never end are found when they are loaded, as by the generator.
#[test]
fn loaded_patterns_that_never_end_earn_warnings() {
    let ops = r#"
include "mlir/Interfaces/InferTypeOpInterface.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string m> : Op<T_Dialect, m, [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
}
foreach n = ["A", "B", "C", "D"] in { def T_#n : T_Op<!tolower(n)>; }
"#;
    let names = ["a", "b", "c", "d"];
    for length in [2, 4] {
        let rules = (0..length).map(|n| (n, names[n], names[(n + 1) % length]));
        let drr: String = rules
            .clone()
            .map(|(n, from, to)| {
                format!("def P{n} : Pat<(T_{} $x), (T_{} $x)>;\n", from.to_uppercase(), to.to_uppercase())
            })
            .collect();
        let pdll: String = rules
            .map(|(n, from, to)| {
                format!("Pattern P{n} {{ let r = op<t.{from}>(x: Value); replace r with op<t.{to}>(x); }}\n")
            })
            .collect();
        let folder = Folder::new(&[
            ("ops.td", ops),
            ("rules.td", &format!("include \"ops.td\"\ninclude \"mlir/IR/PatternBase.td\"\n{drr}")),
            ("rules.pdll", &format!("#include \"ops.td\"\n{pdll}")),
            ("program.mlir", "func.func @f() { return }"),
        ]);
        let in_turn = "match what they make in turn, again and again";
        let [pdl, generated] = match length {
            2 => ["`P0` and `P1` undo each other".to_owned(), format!("`P0` and `P1` {in_turn}")],
            _ => [",", " and"].map(|last| format!("`P0`, `P1`, `P2`{last} `P3` {in_turn}")),
        };
        for (flags, expected) in [
            (&["--canonicalize", "--patterns", "rules.td"][..], &generated),
            (&["--canonicalize", "--patterns", "rules.pdll"], &pdl),
        ] {
            let line = ["opt", "program.mlir", "-I", ".", "--dialect", "ops.td"];
            let run = folder.run(&[&line[..], flags].concat());
            assert!(
                run.success && run.stderr.matches(expected.as_str()).count() == 1,
                "{flags:?}: {}",
                run.stderr
            );
            assert!(run.stderr.contains("warning: ") && !run.stderr.contains("<unknown>"), "{}", run.stderr);
        }
    }
}

/// The attribute of a dialect is written in its short form, whichever file has the dialect.
#[test]
fn attributes_of_another_files_dialect_have_their_short_form() {
    let base = "
include \"mlir/IR/OpBase.td\"
include \"mlir/IR/EnumAttr.td\"
def A_Dialect : Dialect { let name = \"a\"; let cppNamespace = \"::a\"; let useDefaultAttributePrinterParser = 1; }
def A_Pair : AttrDef<A_Dialect, \"Pair\"> {
  let mnemonic = \"pair\";
  let parameters = (ins \"u32\":$left);
  let assemblyFormat = \"`<` $left `>`\";
}
def A_Side : I32EnumAttr<\"Side\", \"a side\", [I32EnumAttrCase<\"L\", 0, \"l\">, I32EnumAttrCase<\"R\", 1, \"r\">]> {
  let genSpecializedAttr = 0;
  let cppNamespace = \"::a\";
}
def A_SideAttr : EnumAttr<A_Dialect, A_Side, \"side\"> { let assemblyFormat = \"`<` $value `>`\"; }
";
    let guarded = format!("#ifndef A\n#define A\n{base}#endif\n");
    let ops = "
include \"a.td\"
def B_Dialect : Dialect { let name = \"b\"; let cppNamespace = \"::b\"; }
def B_Op : Op<B_Dialect, \"op\"> {
  let arguments = (ins A_Pair:$pair, DefaultValuedAttr<A_SideAttr, \"Side::L\">:$side);
  let assemblyFormat = \"$pair (`side` $side^)? attr-dict\";
}
";
    let program = "\"b.op\"() {pair = #a.pair<1>, side = #a.side<r>} : () -> ()\nb.op <2>\n";
    let folder = Folder::new(&[("a.td", &guarded), ("b.td", ops), ("program.mlir", program)]);
    for files in [&["b.td"][..], &["a.td", "b.td"], &["b.td", "a.td"]] {
        let flags = files.iter().flat_map(|file| ["--dialect", file]).collect::<Vec<_>>();
        let run =
            folder.run(&[&["opt", "-I", ".", "--verify-roundtrip", "program.mlir"], &flags[..]].concat());
        assert!(run.success, "{files:?}: {}", run.stderr);
        assert_eq!(run.stdout, "module {\n  b.op <1> side <r>\n  b.op <2>\n}\n\n", "{files:?}");
    }
}

#[test]
fn two_files_that_define_one_op_are_an_error() {
    let other = OPS.replace("I32:$x", "I64:$x");
    let base = format!("#ifndef OPS\n#define OPS\n{OPS}#endif\n");
    let more = |name: &str| format!("include \"base.td\"\ndef T_{name} : T_Op<\"{name}\">;\n");
    let folder = Folder::new(&[
        ("ops.td", OPS),
        ("other.td", &other),
        ("base.td", &base),
        ("a.td", &more("a")),
        ("b.td", &more("b")),
        ("program.mlir", PROGRAM),
    ]);
    let run = folder.run(&["opt", "--dialect", "ops.td", "--dialect", "other.td", "program.mlir"]);
    assert!(!run.success, "{}", run.stdout);
    assert!(run.stderr.contains("two files define `t.neg`: the other is "), "{}", run.stderr);
    // The same definition, by two includes and two paths.
    let run = folder.run(&["opt", "-I", ".", "--dialect", "./a.td", "--dialect", "b.td", "program.mlir"]);
    assert!(run.success, "{}", run.stderr);
}

#[test]
fn a_dialect_that_the_program_has_is_not_replaced_in_silence() {
    let named = |name: &str| OPS.replace("name = \"t\"", &format!("name = \"{name}\""));
    let folder = Folder::new(&[
        ("func.td", &named("func")),
        ("builtin.td", &named("builtin")),
        ("ops.td", OPS),
        ("program.mlir", "\"func.neg\"() : () -> ()"),
    ]);
    let run = folder.run(&["opt", "--dialect", "func.td", "--list-hooks"]);
    let warning = "warning: the dialect `func` takes the place of the one that is compiled into the program\n --> func.td:3:5";
    assert!(run.success && run.stderr.starts_with(warning), "{}", run.stderr);
    let run = folder.run(&["opt", "--dialect", "builtin.td", "--list-hooks"]);
    let error =
        "error: the dialect `builtin` is part of the program and cannot be loaded\n --> builtin.td:3:5";
    assert!(!run.success && run.stderr.starts_with(error), "{}", run.stderr);
    // A file of an upstream folder is loaded to take the place.
    let run = folder.run(&["opt", "--dialect", "func.td", "--upstream-include", ".", "--list-hooks"]);
    assert!(run.success && !run.stderr.contains("takes the place"), "{}", run.stderr);
    let run = folder.run(&["opt", "--dialect", "ops.td", "--list-hooks"]);
    assert_eq!(run.stderr, "`t` leaves nothing to code\n");
}

/// The tree of a chain is as deep as the chain is long, and the compiler's stack is not.
#[test]
fn long_chains_in_predicates_are_errors() {
    let links = 100_000;
    for (chain, message) in [
        (format!("1{} == 2", "+1".repeat(links)), "an expression in it is too long"),
        (format!("true{}", ".not()".repeat(links)), "an expression in it is too long"),
        (format!("{}true", "return ".repeat(links)), "nested too deeply"),
        (format!("{}i32{}::a()", "Vec::<".repeat(links), ">".repeat(links)), "nested too deeply"),
        (format!("{}true", "!".repeat(links)), "nested too deeply"),
        // C++
        (format!("$_op.getName().empty(){}", " && static_cast<bool>(1)".repeat(links)), "error: "),
    ] {
        let is_cpp = chain.contains("static_cast");
        let trait_of_op = format!("\"copy\", [PredOpTrait<\"p\", CPred<\"{chain}\">>]>");
        let ops = OPS.replace(
            "class T_Op<string name> : Op<T_Dialect, name>",
            "class T_Op<string name, list<Trait> own = []> : Op<T_Dialect, name, own>",
        );
        let folder =
            Folder::new(&[("ops.td", &ops.replace("\"copy\">", &trait_of_op)), ("program.mlir", PROGRAM)]);
        for arguments in [
            &["opt", "--dialect", "ops.td", "program.mlir"][..],
            &["--gen-op-defs", "ops.td"],
            &["--gen-dialect", "--stub-hooks", "ops.td"],
            &["--list-hooks", "ops.td"],
        ] {
            let run = folder.run(arguments);
            let start: String = chain.chars().take(20).collect();
            assert!(run.status.is_some(), "{start} {arguments:?}");
            assert!(
                is_cpp && run.success || run.stderr.contains(message),
                "{start} {arguments:?}: {:.300}",
                run.stderr
            );
        }
    }
}
