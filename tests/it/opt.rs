//! `rtblgen opt`, run as a user runs it.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use crate::tool::Folder;

const OPS: &str = "
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
const PATTERNS: &str = "
include \"mlir/IR/PatternBase.td\"
include \"ops.td\"
def Twice : Pat<(T_NegOp (T_NegOp $x)), (replaceWithValue $x)>;
";
const PROGRAM: &str = "func.func @f(%a: i32) -> i32 {
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

/// Each input is edited in turn: the definitions, the patterns, the program, and a file with an error, which is mended.
#[test]
fn watch_prints_what_an_edit_of_each_input_changes() {
    let folder = Folder::new(&[("ops.td", OPS), ("rules.td", PATTERNS), ("program.mlir", PROGRAM)]);
    let mut child = Command::new(env!("CARGO_BIN_EXE_rtblgen"))
        .args(["opt", "--watch", "--dialect", "ops.td", "-I", ".", "--patterns", "rules.td"])
        .args(["program.mlir", "--canonicalize"])
        .current_dir(folder.path("."))
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let (send, lines) = mpsc::channel();
    let output = BufReader::new(child.stdout.take().expect("it is piped"));
    std::thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
    let until = |wanted: &str| loop {
        let line = lines.recv_timeout(Duration::from_secs(60));
        let line = line.unwrap_or_else(|_| panic!("`{wanted}` is not printed"));
        if line.contains(wanted) {
            return line;
        }
    };
    let edit = |file: &str, text: String| std::fs::write(folder.path(file), text).expect("it is written");

    assert_eq!(until("t.neg"), "    %1 = t.neg %0");
    // The text of ops.
    edit("ops.td", OPS.replace("\"$x attr-dict\"", "\"`of` $x attr-dict\""));
    until("expected 'of'");
    edit("program.mlir", PROGRAM.replace("copy", "copy of").replace("neg", "neg of"));
    assert_eq!(until("+    %0"), "+    %0 = t.copy of %arg0");
    assert_eq!(until("+    %1"), "+    %1 = t.neg of %0");
    // A pattern.
    let more = "def Copy : Pat<(T_CopyOp $x), (replaceWithValue $x)>;\n";
    edit("rules.td", format!("{PATTERNS}{more}"));
    assert_eq!(until("-    %0"), "-    %0 = t.copy of %arg0");
    assert_eq!(until("+    %0"), "+    %0 = t.neg of %arg0");
    // A file with an error, and without it again.
    edit("rules.td", format!("{PATTERNS}{}", more.replace("$x)>", "$z)>")));
    until("$z");
    edit("rules.td", PATTERNS.to_owned());
    assert_eq!(until("+    %0"), "+    %0 = t.copy of %arg0");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
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
    let run = folder.run(&[&arguments[..], &["--skip-unsupported-patterns"]].concat());
    assert!(run.success && !run.stdout.contains("t.copy") && run.stdout.contains("t.neg"), "{}", run.stdout);
    assert!(run.stderr.contains(&format!("rules.pdll:3:42: warning: {message}")), "{}", run.stderr);
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
            assert!(run.stderr.contains("warning: "), "{}", run.stderr);
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
